// “What would you do?” and how things stand, for whoever plays alone with bots.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextMove, sitDown } from "./playing.mjs";
import { PHONE, room, WIDE } from "./support.mjs";

const { person } = room();

for (const [name, size] of [
  ["wide", WIDE],
  ["phone", PHONE],
]) {
  test(`the best choices are told with what they are worth and why (${name})`, async (t) => {
    const { page } = await person(t, { size });
    await sitDown(page, "res_arcana");
    await nextMove(page);
    await page.click("[data-ask-hint]:not(:disabled)");
    await page.waitForSelector("[data-hint]");
    const hints = await page.locator("[data-hint]").allInnerTexts();
    assert.ok(hints.length >= 1 && hints.length <= 3, hints.join(" | "));
    for (const hint of hints) assert.match(hint, /\d+ %/);
    const reasons = await page.locator("[data-hint] small").allInnerTexts();
    assert.equal(reasons.filter((why) => why.trim()).length, hints.length, `why, of each: ${reasons.join(" | ")}`);
    if (process.env.ARBITER_SHOTS) await page.screenshot({ path: `${process.env.ARBITER_SHOTS}/hint-${name}.png` });
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-hints]", { state: "detached" });
    assert.equal(await page.locator("[data-chances]").count(), 0, "nobody is shown chances who did not wish it");
  });
}

test("chances are shown to whoever wishes it", async (t) => {
  const { page } = await person(t);
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("chances", "on"));
  await sitDown(page, "arcs");
  await page.waitForSelector("[data-chances]");
  const shown = await page.locator("[data-chances] b").allInnerTexts();
  assert.equal(shown.length, 2);
  const sum = shown.map((chance) => Number.parseInt(chance, 10)).reduce((one, other) => one + other, 0);
  assert.ok(sum >= 99 && sum <= 101, `chances of both together: ${shown.join(", ")}`);
  if (process.env.ARBITER_SHOTS) await page.screenshot({ path: `${process.env.ARBITER_SHOTS}/chances.png` });
});

test("every level is offered with what it is like", async (t) => {
  const { page } = await person(t);
  await page.goto("/new/res_arcana");
  await page.waitForSelector('.seatrow option[value="master"]', { state: "attached" });
  const who = page.locator(".seatrow select").nth(1);
  const offered = await who.locator("option").evaluateAll((options) => options.map((option) => option.value));
  const levels = ["first", "easy", "relaxed", "medium", "keen", "hard", "expert", "master"];
  assert.deepEqual(offered.slice(-8), levels);
  for (const level of ["first", "master"]) {
    await who.selectOption(level);
    assert.ok(await page.locator(`[data-manner="${level}"]`).innerText());
  }
  if (process.env.ARBITER_SHOTS) await page.screenshot({ path: `${process.env.ARBITER_SHOTS}/levels.png` });
});
