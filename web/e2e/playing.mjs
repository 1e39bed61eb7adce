// Ways to play: sitting down, touching things, and a pilot that answers by itself.
import assert from "node:assert/strict";

/** Two clicks from the first page: a table against a bot. */
export async function playNow(page, game) {
  await page.goto("/");
  await page.click(`[data-play="${game}"]`);
  await page.waitForSelector("[data-choice]", { state: "attached", timeout: PATIENCE });
}

/** Opens a table of one's own making. `agree` settles what else is asked for that game. */
export async function openTable(page, game, sitters, agree) {
  await page.goto(`/new/${game}`);
  await page.waitForSelector("[data-start]:enabled");
  for (let more = 1; more < sitters.length; more++) await page.click("[data-add]");
  for (const [at, sitter] of sitters.entries())
    await page
      .locator(".seatrow select")
      .nth(at + 1)
      .selectOption(sitter);
  await agree?.();
  await page.click("[data-start]");
}

/** Anna opens a table for two from the lobby, Ben comes by her link. */
export async function two(t, person, { game = "pebbles", ben: how = {} } = {}) {
  const anna = await person(t, { language: "en" });
  await anna.page.goto("/?all");
  await anna.page.click(`[data-friend="${game}"]`);
  const link = await anna.page.locator("[data-invite]").inputValue();
  const ben = await person(t, { language: "de", ...how });
  await ben.page.goto(link);
  await ben.page.fill(".join input", "Ben");
  await ben.page.click("[data-join]");
  await ben.page.waitForSelector(".decision");
  await anna.page.waitForSelector("[data-invite]", { state: "detached" });
  return { anna: anna.page, ben: ben.page, link };
}

/** Does something of the list beside the board. */
export async function act(page, what) {
  await page.click("[data-open-people]");
  await page.click(`[data-act="${what}"]`);
}

/** Looks for somebody to play Pebbles with, and waits at the table. */
export async function quick(page, { tempo = "none", wait = "600" } = {}) {
  await page.goto("/?all");
  await page.waitForSelector('[data-quick="find"]:enabled');
  await page.selectOption('[data-quick="game"]', "pebbles");
  await page.selectOption('[data-quick="tempo"]', tempo);
  await page.selectOption('[data-quick="wait"]', wait);
  await page.click('[data-quick="find"]');
  await page.waitForSelector(".decision");
}

/** Sits down against bots. What is agreed on besides the usual: `{ variant: "draft" }`. */
export async function sitDown(page, game, { seats = 2, level = "easy", agreed = {} } = {}) {
  await openTable(page, game, Array(seats - 1).fill(level), async () => {
    for (const [matter, answer] of Object.entries(agreed)) await page.locator(`input[name="${matter}"][value="${answer}"]`).check();
  });
  await page.waitForSelector("[data-choice]", { state: "attached", timeout: PATIENCE });
}

/** Where a thing lies. */
export const place = (thing) => `[data-thing="${thing}"]`;

/** Touches what is there, once it lies on the table: the board is drawn after what led to it. */
async function touch(page, selector) {
  await page.waitForSelector(selector, { state: "attached" });
  await page.locator(selector).first().dispatchEvent("click");
}
export const tap = (page, thing) => touch(page, place(thing));
/** Touches a thing as soon as it is lit. */
export const tapLit = (page, thing) => touch(page, `${place(thing)}.can-touch`);
/** Waits until a thing is lit. */
export const isLit = (page, thing) => page.waitForSelector(`${place(thing)}.can-touch`, { state: "attached" });
/** Waits until it is no longer. */
export const isUnlit = (page, thing) => page.waitForSelector(`${place(thing)}.can-touch`, { state: "detached" });

/** How long a page may take to draw its first board on a machine that has other things to do, in milliseconds. */
export const PATIENCE = 90_000;

/** Waits until there is something to do on a page; says what. */
export async function nextMove(page) {
  await page.waitForSelector('.end, [data-ready], [data-choice]:not([aria-disabled="true"])', { state: "attached", timeout: PATIENCE });
  return page.evaluate(() => ({
    over: Boolean(document.querySelector(".end")),
    choices: [...document.querySelectorAll('[data-choice]:not([aria-disabled="true"])')].map((button) => button.dataset.choice),
  }));
}

/** Opens a table at a written position, against bots. */
export async function study(page, game, position, seats = 2) {
  await page.goto("/");
  // Whoever is new here is given a cookie by the first answer: what is asked before that would be somebody else's.
  await page.waitForLoadState("networkidle");
  const table = await page.evaluate(
    async ([game, position, bots]) => {
      const seats = [{ kind: "me" }, ...Array(bots).fill({ kind: "bot", level: "easy" })];
      const made = await fetch("/api/tables", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ game, position: `players ${bots + 1}\n${position}`, seats }),
      });
      return made.ok ? (await made.json()).table : Promise.reject(new Error(await made.text()));
    },
    [game, position, seats - 1],
  );
  await page.goto(`/table/${table}`);
  await nextMove(page);
}

/** Waits until the answer under way has been heard; what is asked next may look the same. */
export const isAnswered = (page) => page.waitForFunction(() => !document.querySelector('[data-choice][aria-disabled="true"]'));

/** Gives an answer from the list. */
export async function answer(page, choice) {
  await page.evaluate((wanted) => document.querySelector(`[data-choice="${CSS.escape(wanted)}"]`)?.click(), choice);
  await isAnswered(page);
}

/** Choices that are taken wherever they are offered. */
const BEST = [/^(claim|place|react|take)/];

/**
 * Plays in the page itself until the game is over, or something is offered: by the list of choices, or by touching the
 * board wherever something on it can be touched. It likes to get things done. Runs in the browser, so it knows nothing of
 * this file.
 */
async function pilot({ seed, byTouch, likes, until, least, most }) {
  let state = seed;
  const roll = (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
  const among = (texts) => texts[roll(texts.length)];
  const pick = (texts) => {
    const best = likes.map((like) => texts.filter((text) => new RegExp(like).test(text))).find((some) => some.length);
    if (best) return among(best);
    // Passing now and then keeps the rounds short.
    if (texts.includes("pass") && roll(4) === 0) return "pass";
    const liked = texts.filter((text) => /^(keep|item|use|discard|gain)/.test(text));
    return among(liked.length ? liked : texts);
  };
  // What is drawn as SVG has no `click`.
  const tap = (thing) => thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const asked = {};
  for (let moves = 0; moves < most;) {
    if (document.querySelector(".end")) return { moves, asked };
    const ready = document.querySelector("[data-ready]");
    const choices = all('[data-choice]:not([aria-disabled="true"])');
    const texts = choices.map((button) => button.dataset.choice);
    const lit = byTouch ? all(".can-touch[data-thing]") : [];
    if (ready) ready.click();
    else if (choices.length) {
      const found = until && moves >= least ? texts.find((text) => new RegExp(until).test(text)) : undefined;
      if (found) return { moves, asked, found };
      const word = texts[0].split(" ")[0];
      asked[word] = (asked[word] ?? 0) + 1;
      // What ends something has no place on the board: slots could be exchanged for ever.
      const done = texts.find((text) => /^(pass|done)$/.test(text));
      if (lit.length && !(done && roll(5) === 0)) tap(among(lit));
      else if (lit.length && done === "done") choices[texts.indexOf(done)].click();
      else choices[texts.indexOf(pick(texts))].click();
      moves++;
    }
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  throw new Error(until ? `nothing like ${until} was offered in ${most} answers` : `not over after ${most} answers`);
}

export function fly(page, { seed = 7, byTouch = false, likes = BEST, until, least = 0, most = 4000 }) {
  return page.evaluate(pilot, { seed, byTouch, likes: likes.map((like) => like.source), until: until?.source, least, most });
}

/** Plays on one page, or on several at once, until the game is over. Says how many answers were given, and to what. */
export async function playToTheEnd(pages, { seed = 7, ...how } = {}) {
  const played = await Promise.all(pages.map((page, at) => fly(page, { seed: seed + at, ...how })));
  return { moves: played.reduce((sum, { moves }) => sum + moves, 0), asked: played[0].asked };
}

/** Plays until one of the choices is like this, and says which. Likes these answers, most first. */
export async function playUntil(page, pattern, ...likes) {
  const { found } = await fly(page, { likes, until: pattern, most: 900 });
  assert.ok(found, `nothing like ${pattern} was offered in a whole game`);
  return found;
}

/** Plays so many answers, then stops at the next decision that may be passed. */
export async function playSome(page, { seed, most = 30 } = {}) {
  await fly(page, { seed, until: /^pass$/, least: most, most: most + 60 }).catch(() => undefined);
}
