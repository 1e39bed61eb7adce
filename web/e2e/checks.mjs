// What the browser tests look at again and again.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Everyone can use the page: axe finds nothing wrong with it. */
export async function isForEveryone(page, when) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }));
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => node.target.join(" "))
        .join(" | ")}`,
  );
  assert.deepEqual(found, [], when);
}

/** Nothing is wider than the screen. */
export async function fitsTheScreen(page, when) {
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), page.viewportSize().width, `${when}: as wide as the screen`);
}

export const SCREENS = [
  [360, 740],
  [390, 844],
  [800, 1100],
  [1366, 768],
  [1600, 1000],
  [2560, 1440],
];

/** Nothing of a table is wider than these screens; on the wide ones, nothing is higher. */
export async function fitsScreens(page, when, screens = SCREENS) {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(100);
    await fitsTheScreen(page, `${when}, ${width} wide`);
    if (width >= 1100) assert.ok((await page.evaluate(() => document.documentElement.scrollHeight)) <= height, `${when}, ${height} high`);
  }
}

/** The end of a game: so many are ranked, and every point of theirs came from somewhere. */
export async function pointsAddUp(page, seats) {
  const rows = await page.locator(".ranking li").all();
  assert.equal(rows.length, seats);
  for (const row of rows) {
    const parts = await row.locator(".chip .num").allInnerTexts();
    const points = (await row.locator(".ranking__points").innerText()).split("\n")[0];
    assert.equal(
      parts.reduce((sum, part) => sum + Number(part), 0),
      Number(points),
      "every point came from somewhere",
    );
  }
}

/** The middle of many times, and what all but a few of them stay below. */
export function quantiles(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return `p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms`;
}

/** Reports how long it took from each choice to the settled board. */
export async function reportWaits(t, page) {
  const waits = await page.evaluate(() => performance.getEntriesByName("choice to board").map((entry) => entry.duration));
  t.diagnostic(`from choice to settled board: ${quantiles(waits)}, ${waits.length} choices`);
}
