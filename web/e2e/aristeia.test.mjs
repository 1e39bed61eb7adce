// A whole game of Aristeia! in a real browser, and its dome under fingers, mouse and keys.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, WIDE, nextMove, person, playToTheEnd, quantiles, startBrowser, startServer, violations } from "./support.mjs";

let server;
let browser;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Somebody who fights rather than walks. */
const BRAVE = "^(plan|play|act (?!move)|switch|apply|cancel|done)";
const TARGET = /^act contender (barrier\.\d|p2\.\w+)$/;

/** Sits down against an easy bot; what is agreed on besides the usual: `{ teams: "random" }`. */
async function sitDown(page, agreed = {}) {
  await page.goto("/new/aristeia");
  await page.waitForSelector(".variant");
  await page.locator(".seatrow select").nth(1).selectOption("easy");
  for (const [matter, answer] of Object.entries(agreed)) await page.locator(`input[name="${matter}"][value="${answer}"]`).check();
  await page.click("[data-start]");
  await page.waitForSelector("[data-choice]");
}

const place = (thing) => `[data-thing="${thing}"]`;
/** Touches a thing as soon as it is lit. */
async function tap(page, thing) {
  await page.waitForSelector(`${place(thing)}.can-touch`, { state: "attached" });
  await page.locator(`${place(thing)}.can-touch`).first().dispatchEvent("click");
}
const isAsked = (page, verb) => page.waitForSelector(`[data-choice^="${verb} "]`, { state: "attached" });
/** Waits until the answer under way has been heard; what is asked next may look the same. */
const isAnswered = (page) => page.waitForFunction(() => !document.querySelector('[data-choice][aria-disabled="true"]'));

/** Answers from the list until one of the choices is like this; says which. */
async function untilOffered(page, pattern, most = 300) {
  for (let moves = 0; moves < most; moves++) {
    const { now } = await nextMove(page);
    assert.ok(!now.over, `nothing like ${pattern} was offered in a whole game`);
    const found = now.choices.find((choice) => pattern.test(choice));
    if (found) return found;
    const brave = now.choices.filter((choice) => new RegExp(BRAVE).test(choice));
    const among = brave.length ? brave : now.choices;
    await page.evaluate((wanted) => document.querySelector(`[data-choice="${CSS.escape(wanted)}"]`)?.click(), among[moves % among.length]);
    await isAnswered(page);
  }
  throw new Error(`nothing like ${pattern} was offered`);
}

/** Every text that is seen: nothing of it is an id, a hole, or empty. */
async function isTranslated(page, when) {
  const found = await page.evaluate(() => {
    const bare = document.body.innerText.match(/\{ ?\$|\b(?:aris|ui|common)-[a-z-]+|\bundefined\b/g) ?? [];
    const mute = [...document.querySelectorAll(".decision__prompt, .choice > span, .log li > span, .card__title, .label")].filter((one) => !one.textContent.trim());
    return [...bare, ...mute.map((one) => `empty ${one.className || one.parentElement.className}`)];
  });
  assert.deepEqual(found, [], when);
}

test("a whole Assault against a bot: team, deployment and plan by touch, the rest by the list", async (t) => {
  const ada = await person(browser, server, { language: "fr" });
  const { page } = ada;
  await sitDown(page, { tactics: "random" });
  // A team is picked in the order of the row.
  for (const character of ["gata", "maximus", "mushashi", "wild_bill"]) await tap(page, `character:${character}`);
  await untilOffered(page, /^deploy /);
  for (const [character, left] of [["gata", 3], ["maximus", 2], ["mushashi", 1], ["wild_bill", 0]]) {
    await isAsked(page, "deploy");
    await tap(page, `piece:p1.${character}`);
    const space = (await page.locator("svg .step.can-touch").first().getAttribute("data-thing")).slice(6);
    // Of the last one the list names only spaces.
    if (left) assert.ok((await nextMove(page)).now.choices.every((choice) => choice.includes(character)), "the list narrows to that character");
    await tap(page, `space:${space}`);
    await isAnswered(page);
    await page.waitForSelector(`svg ${place(`piece:p1.${character}`)}`, { state: "attached" });
  }
  await isTranslated(page, "deployed");
  // All four cards at once, the last one first.
  await page.waitForSelector("[data-plan]:not([disabled])");
  await page.locator(`.plan ${place("character:wild_bill")}`).focus();
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press("ArrowLeft");
  await page.click("[data-plan]");
  await page.waitForSelector(".order__now");
  assert.match(await page.locator(".order li").first().locator(".seat-1 [aria-label], .seat-1 title, .seat-1 .sr").first().evaluate((one) => one.getAttribute("aria-label") ?? one.textContent), /Wild Bill/, "it was planned in that order");
  const { moves } = await playToTheEnd([page], { seed: 5, best: BRAVE });
  assert.ok(moves > 60, `${moves} answers`);
  assert.equal(await page.locator(".ranking li").count(), 2);
  await isTranslated(page, "at the end");
  for (const row of await page.locator(".ranking li").all()) {
    const parts = await row.locator(".chip .num").allInnerTexts();
    const points = (await row.locator(".ranking__points").innerText()).split("\n")[0];
    assert.equal(parts.reduce((sum, part) => sum + Number(part), 0), Number(points), "every point came from a round");
  }
  assert.deepEqual(ada.errors, []);
  const { n, p50, p95 } = quantiles(await page.evaluate(() => performance.getEntriesByName("choice to board").map((entry) => entry.duration)));
  t.diagnostic(`${moves} answers; from choice to settled board: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${n} choices`);
  await ada.close();
});

test("a target that is pointed at shows sight, cover and odds; touching it rolls the dice", async () => {
  const ben = await person(browser, server, { language: "en" });
  const { page } = ben;
  await sitDown(page, { teams: "random", tactics: "random" });
  const [, action, target] = (await untilOffered(page, TARGET)).split(" ");
  await page.locator(`svg ${place(`piece:${target}`)}`).focus();
  await page.waitForSelector(".sighttag");
  assert.equal(await page.locator(".sight__line").count(), 6, "six lines of sight");
  assert.match(await page.locator(`${place(`action:${action}`)} .act__odds`).innerText(), /^\d+\s*%$/, "the odds of the roll");
  assert.match(await page.locator(`[data-choice="act ${action} ${target}"] small`).innerText(), /\d+ %/, "and in the list");
  await tap(page, `action:${action}`);
  const { now } = await nextMove(page);
  if (now.choices.some((choice) => choice.startsWith("act"))) await tap(page, `piece:${target}`);
  await page.waitForSelector(".roll .die");
  await untilOffered(page, /^(act|done|switch)/);
  assert.ok(await page.locator(".log li").filter({ hasText: "orange die (" }).count(), "the log tells the symbols");
  assert.deepEqual(ben.errors, []);
  await ben.close();
});

test("touching what cannot be done says why, and a stand-in says that it is one", async () => {
  const cleo = await person(browser, server, { language: "de" });
  const { page } = cleo;
  await sitDown(page, { teams: "starter", tactics: "random" });
  await untilOffered(page, /^plan /);
  const floor = await page.locator("[data-floor]").boundingBox();
  const middle = { x: floor.x + floor.width / 2, y: floor.y + floor.height / 2 };
  await page.mouse.click(middle.x, middle.y);
  await page.waitForSelector(".whynot .clause");
  assert.match(await page.locator(".whynot .clause").innerText(), /^ARIS-/);
  const bubble = await page.locator(".whynot").boundingBox();
  assert.ok(Math.hypot(bubble.x - middle.x, bubble.y - middle.y) < 500, "beside what was touched");
  const words = { de: "Ersatz", fr: "provisoire", en: "stand-in" };
  const card = page.locator(".tray .card:has(.stamp)").first();
  await card.hover();
  for (const [language, word] of Object.entries(words)) {
    await page.locator(".tool--language select").selectOption(language);
    await page.waitForFunction(([on, note, said]) => [on, note].every((one) => document.querySelector(one)?.textContent.toLowerCase().includes(said.toLowerCase())), [".stamp", ".standin-note", word]);
  }
  assert.deepEqual(cleo.errors, []);
  await cleo.close();
});

test("everyone can use the table, on every screen, light and dark, in three languages", async () => {
  const dora = await person(browser, server, { worker: false });
  const { page } = dora;
  await sitDown(page, { scenario: "conquest", teams: "random", tactics: "random" });
  const looks = { planning: [["light", WIDE]], acting: [["dark", WIDE], ["light", PHONE]] };
  for (const [when, pattern, languages] of [["planning", /^plan /, ["fr"]], ["acting", TARGET, ["de", "en"]]]) {
    const found = await untilOffered(page, pattern);
    for (const language of languages) {
      await page.locator(".tool--language select").selectOption(language);
      await page.waitForSelector(`html[lang="${language}"]`);
      await isTranslated(page, `${when}, ${language}`);
      for (const [width, height] of [[360, 740], [1366, 768], [2560, 1440]]) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(60);
        const [wide, high] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
        assert.equal(wide, width, `${when}, ${language}, ${width} wide`);
        if (width >= 1100) assert.ok(high <= height, `${when}, ${language}, ${height} high`);
      }
    }
    if (when === "acting") await page.locator(`svg ${place(`piece:${found.split(" ")[2]}`)}`).focus();
    for (const [colorScheme, size] of looks[when]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize(size);
      await page.waitForTimeout(60);
      assert.deepEqual(await violations(page), [], `${when}, ${colorScheme}, ${size.width} wide`);
    }
    await page.setViewportSize(WIDE);
  }
  assert.deepEqual(dora.errors, []);
  await dora.close();
});
