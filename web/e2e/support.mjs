// What the browser tests share: a server of their own, a browser, and ways to play.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

export const WIDE = { width: 1600, height: 1000 };
export const PHONE = { width: 390, height: 844 };

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the program named by ARBITER_BIN on a free port, with an empty data folder. */
export async function startServer() {
  const program = process.env.ARBITER_BIN;
  if (!program) throw new Error("ARBITER_BIN must name the arbiter program");
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "arbiter-e2e-"));
  const child = spawn(program, ["serve", "--port", String(port), "--data", data, "--unlimited", "--bot-pace", "0"], { stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  const exited = new Promise((resolve) => child.once("exit", resolve));
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(`${url}/api/games`).catch(() => undefined);
    if (answer?.ok) break;
    if (attempt > 100 || child.exitCode !== null) throw new Error("the server did not start");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await exited;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export function startBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
}

/** A person at a browser: a context of its own, and every error of the page is an error of the test. */
export async function person(browser, server, { language = "en", theme = "dark", size = WIDE, touch = false } = {}) {
  const context = await browser.newContext({ baseURL: server.url, locale: language, colorScheme: theme, viewport: size, hasTouch: touch, reducedMotion: "reduce" });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return { context, page, errors, close: () => context.close() };
}

/** What axe finds wrong with the page, in a few words each. */
export async function violations(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }));
  return found.violations.map((violation) => `${violation.id}: ${violation.nodes.slice(0, 3).map((node) => node.target.join(" ")).join(" | ")}`);
}

/** A small dice cup, so that every run plays alike. */
export function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
}

const LIKED = ["claim", "place", "keep", "item", "react", "take", "use", "discard", "gain gold", "gain"];

/** Somebody who likes to get things done: what of these to choose? */
function pick(texts, roll) {
  const best = texts.filter((text) => /^(claim|place|react|take)/.test(text));
  if (best.length) return best[roll(best.length)];
  // Passing now and then keeps the rounds short.
  if (texts.includes("pass") && roll(4) === 0) return "pass";
  const liked = texts.filter((text) => LIKED.some((start) => text.startsWith(start)));
  const among = liked.length ? liked : texts;
  return among[roll(among.length)];
}

const state = (page) =>
  page.evaluate(() => ({
    over: Boolean(document.querySelector(".end")),
    handOver: Boolean(document.querySelector("[data-ready]")),
    choices: [...document.querySelectorAll('[data-choice]:not([aria-disabled="true"])')].map((button) => button.dataset.choice),
    lit: [...document.querySelectorAll(".thing.can-touch")].map((thing) => thing.dataset.thing),
  }));

/** Waits until there is something to do on one of the pages; says on which. */
export async function nextMove(pages, patience = 30_000) {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    for (const page of pages) {
      const now = await state(page);
      if (now.over || now.handOver || now.choices.length) return { page, now };
    }
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  throw new Error("nobody was asked anything for a long time");
}

const choose = (page, text) => page.evaluate((wanted) => document.querySelector(`[data-choice="${CSS.escape(wanted)}"]`)?.click(), text);
const touch = (page, thing) => page.evaluate((wanted) => document.querySelector(`.can-touch[data-thing="${CSS.escape(wanted)}"]`)?.click(), thing);

/**
 * Plays until the game is over, on one page or several; by the list of choices, or by touching the
 * board wherever something on it can be touched. Returns how many answers were given.
 */
export async function playToTheEnd(pages, { seed = 7, byTouch = false, most = 4000 } = {}) {
  const roll = dice(seed);
  for (let moves = 0; moves < most; moves++) {
    const { page, now } = await nextMove(pages);
    if (now.over) return moves;
    if (now.handOver) await page.click("[data-ready]");
    else if (byTouch && now.lit.length && !(now.choices.includes("pass") && roll(5) === 0)) await touch(page, now.lit[roll(now.lit.length)]);
    else await choose(page, pick(now.choices, roll));
  }
  throw new Error(`not over after ${most} answers`);
}
