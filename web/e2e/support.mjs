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

/** What decides all luck at the tables of a test file. */
const SEED = process.env.ARBITER_E2E_SEED ?? "1";

/** Starts the program named by ARBITER_BIN on a free port, with an empty data folder. */
export async function startServer() {
  const program = process.env.ARBITER_BIN;
  if (!program) throw new Error("ARBITER_BIN must name the arbiter program");
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "arbiter-e2e-"));
  const child = spawn(program, ["serve", "--port", String(port), "--data", data, "--unlimited", "--seed", SEED, "--bot-pace", "0"], { stdio: ["ignore", "ignore", "inherit"] });
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
export async function person(browser, server, { language = "en", theme = "dark", size = WIDE, touch = false, worker = true } = {}) {
  const context = await browser.newContext({ baseURL: server.url, locale: language, colorScheme: theme, viewport: size, hasTouch: touch, reducedMotion: "reduce", serviceWorkers: worker ? "allow" : "block" });
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

/** Choices that are taken wherever they are offered. */
const BEST = "^(claim|place|react|take)";

/**
 * Plays in the page itself until the game is over: by the list of choices, or by touching the board wherever something on
 * it can be touched. It likes to get things done. Runs in the browser, so it knows nothing of this file.
 */
async function autopilot({ seed, byTouch, most, best: wanted }) {
  let state = seed;
  const roll = (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
  const among = (texts) => texts[roll(texts.length)];
  const pick = (texts) => {
    const best = texts.filter((text) => new RegExp(wanted).test(text));
    if (best.length) return among(best);
    // Passing now and then keeps the rounds short.
    if (texts.includes("pass") && roll(4) === 0) return "pass";
    const liked = texts.filter((text) => /^(keep|item|use|discard|gain)/.test(text));
    return among(liked.length ? liked : texts);
  };
  // What is drawn as SVG has no `click`.
  const tap = (thing) => thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const asked = new Map();
  for (let moves = 0; moves < most; ) {
    if (document.querySelector(".end")) return { moves, asked: Object.fromEntries(asked) };
    const ready = document.querySelector("[data-ready]");
    const choices = all('[data-choice]:not([aria-disabled="true"])');
    const texts = choices.map((button) => button.dataset.choice);
    const lit = byTouch ? all(".can-touch[data-thing]") : [];
    if (ready) ready.click();
    else if (choices.length) {
      const word = texts[0].split(" ")[0];
      asked.set(word, (asked.get(word) ?? 0) + 1);
      if (lit.length && !(texts.includes("pass") && roll(5) === 0)) tap(among(lit));
      else choices[texts.indexOf(pick(texts))].click();
      moves++;
    }
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  throw new Error(`not over after ${most} answers`);
}

/** Plays on one page, or on several at once, until the game is over. Says how many answers each gave, and to what. */
export async function playToTheEnd(pages, { seed = 7, byTouch = false, most = 4000, best = BEST } = {}) {
  const played = await Promise.all(pages.map((page, at) => page.evaluate(autopilot, { seed: seed + at, byTouch, most, best })));
  return { moves: played.reduce((sum, { moves }) => sum + moves, 0), asked: played[0].asked };
}

/** Plays so many answers, then stops at the next decision that may be passed. */
export async function playSome(page, { seed = 7, most = 30 } = {}) {
  await page.evaluate(autopilot, { seed, byTouch: false, most, best: BEST }).catch(() => undefined);
  for (let more = 0; more < 60; more++) {
    const { now } = await nextMove(page);
    if (now.over || now.choices.includes("pass")) return;
    await page.evaluate(() => document.querySelector("[data-choice]")?.click());
  }
}

/** Waits until there is something to do on a page; says what. */
export async function nextMove(page) {
  await page.waitForSelector('.end, [data-ready], [data-choice]:not([aria-disabled="true"])');
  return page.evaluate(() => ({
    now: {
      over: Boolean(document.querySelector(".end")),
      choices: [...document.querySelectorAll('[data-choice]:not([aria-disabled="true"])')].map((button) => button.dataset.choice),
    },
  }));
}

/** The middle of many, and what all but a few of them stay below. */
export function quantiles(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { n: sorted.length, p50: at(0.5), p95: at(0.95) };
}
