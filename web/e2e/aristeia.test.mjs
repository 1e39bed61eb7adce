// A whole game of Aristeia! in a real browser, and its dome under fingers, mouse and keys.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsScreens, isForEveryone, pointsAddUp, reportWaits } from "./checks.mjs";
import { isAnswered, nextMove, place, playToTheEnd, playUntil, sitDown, tapLit } from "./playing.mjs";
import { PHONE, WIDE, room } from "./support.mjs";

const { person } = room();

/** Somebody who fights rather than walks. */
const BRAVE = /^(plan|play|act (?!move)|switch|apply|cancel|done)/;
const TARGET = /^act contender (barrier\.\d|p2\.\w+)$/;

/** Waits until this is asked. */
const isAsked = (page, verb) => page.waitForSelector(`[data-choice^="${verb} "]`, { state: "attached" });

/** Every text that is seen: nothing of it is an id, a hole, or empty. */
async function isTranslated(page, when) {
  const found = await page.evaluate(() => {
    const bare = document.body.innerText.match(/\{ ?\$|\b(?:aris|ui|common)-[a-z-]+|\bundefined\b/g) ?? [];
    const mute = [...document.querySelectorAll(".decision__prompt, .choice > span:not([aria-hidden]), .log li > span, .card__title, .label")].filter(
      (one) => !one.textContent.trim(),
    );
    return [...bare, ...mute.map((one) => `empty ${one.className || one.parentElement.className}`)];
  });
  assert.deepEqual(found, [], when);
}

test("a whole Assault against a bot: team, deployment and plan by touch, the rest by the list", async (t) => {
  const { page } = await person(t, { language: "fr" });
  await sitDown(page, "aristeia", { agreed: { teams: "choose", tactics: "random" } });
  // A team is picked in any order.
  for (const character of ["wild_bill", "mushashi", "gata", "maximus"]) await tapLit(page, `character:${character}`);
  await playUntil(page, /^deploy /, BRAVE);
  for (const [character, left] of [
    ["gata", 3],
    ["maximus", 2],
    ["mushashi", 1],
    ["wild_bill", 0],
  ]) {
    await isAsked(page, "deploy");
    await tapLit(page, `piece:p1.${character}`);
    const space = (await page.locator("svg .step.can-touch").first().getAttribute("data-thing")).slice(6);
    // Of the last one the list names only spaces.
    if (left)
      assert.ok(
        (await nextMove(page)).choices.every((choice) => choice.includes(character)),
        "the list narrows to that character",
      );
    await tapLit(page, `space:${space}`);
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
  assert.match(
    await page
      .locator(".order li")
      .first()
      .locator(".seat-1 [aria-label], .seat-1 title, .seat-1 .sr")
      .first()
      .evaluate((one) => one.getAttribute("aria-label") ?? one.textContent),
    /Wild Bill/,
    "it was planned in that order",
  );
  const { moves } = await playToTheEnd([page], { seed: 5, likes: [BRAVE] });
  assert.ok(moves > 60, `${moves} answers`);
  await isTranslated(page, "at the end");
  await pointsAddUp(page, 2);
  await reportWaits(t, page);
});

test("a target that is pointed at shows sight, cover and odds; touching it rolls the dice", async (t) => {
  const { page } = await person(t, { language: "en" });
  await sitDown(page, "aristeia", { agreed: { teams: "random", tactics: "random" } });
  const [, action, target] = (await playUntil(page, TARGET, BRAVE)).split(" ");
  await page.locator(`svg ${place(`piece:${target}`)}`).focus();
  await page.waitForSelector(".sighttag");
  assert.equal(await page.locator(".sight__line").count(), 6, "six lines of sight");
  assert.match(await page.locator(`${place(`action:${action}`)} .act__odds`).innerText(), /^\d+\s*%$/, "the odds of the roll");
  assert.match(await page.locator(`[data-choice="act ${action} ${target}"] small`).innerText(), /\d+ %/, "and in the list");
  await tapLit(page, `action:${action}`);
  const { choices } = await nextMove(page);
  if (choices.some((choice) => choice.startsWith("act"))) await tapLit(page, `piece:${target}`);
  await page.waitForSelector(".roll .die");
  await playUntil(page, /^(act|done|switch)/, BRAVE);
  assert.ok(await page.locator(".log li").filter({ hasText: "orange die (" }).count(), "the log tells the symbols");
});

test("a walk: its reach is shown, its way is drawn, one touch sends every step, and undo takes it all back", async (t) => {
  const { page } = await person(t);
  await sitDown(page, "aristeia", { agreed: { teams: "starter", tactics: "random" } });
  await playUntil(page, /^step /, /^(plan|act move|done)/);
  const points = () =>
    page
      .locator(".active__points b")
      .last()
      .innerText()
      .then((text) => Number(text));
  const before = await points();
  const goal = page.locator(".reach:not(.reach--paid)").last();
  assert.match(await goal.getAttribute("aria-label"), /zone.*movement point/, "a space has a spoken name, and its price");
  await goal.focus();
  await page.waitForSelector(".walk__way", { state: "attached" });
  const cost = Number(await page.locator(".walk__n").textContent());
  assert.ok(cost > 1 && cost <= before, `${cost} of ${before} points`);
  await goal.dispatchEvent("click");
  const counts = (n) => page.waitForFunction((left) => document.querySelectorAll(".active__points b")[1]?.textContent === String(left), n);
  await counts(before - cost);
  await page.click("[data-undo]");
  await counts(before);
  // Arrow keys go from hex to hex.
  await page.locator("svg .step.can-touch").first().focus();
  const at = () => page.evaluate(() => document.activeElement.dataset.thing ?? document.activeElement.dataset.walk);
  const from = await at();
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) if ((await at()) === from) await page.keyboard.press(key);
  assert.notEqual(await at(), from);
});

test("touching what cannot be done says why, and a stand-in says that it is one", async (t) => {
  const { page } = await person(t, { language: "de" });
  await sitDown(page, "aristeia", { agreed: { teams: "starter", tactics: "random" } });
  await playUntil(page, /^plan /, BRAVE);
  const floor = await page.locator("[data-floor]").boundingBox();
  const middle = { x: floor.x + floor.width / 2, y: floor.y + floor.height / 2 };
  await page.mouse.click(middle.x, middle.y);
  await page.waitForSelector(".whynot .clause");
  assert.match(await page.locator(".whynot .clause").innerText(), /^ARIS-/);
  const bubble = await page.locator(".whynot").boundingBox();
  assert.ok(Math.hypot(bubble.x - middle.x, bubble.y - middle.y) < 500, "beside what was touched");
  const words = { de: "Ersatz", fr: "provisoire", en: "stand-in" };
  const card = page.locator(".tray .card:has(.standin-mark)").last();
  await card.hover();
  for (const [language, word] of Object.entries(words)) {
    await page.locator(".tool--language select").selectOption(language);
    await page.waitForFunction(
      ([on, note, said]) => {
        const told = [document.querySelector(on)?.getAttribute("aria-label"), document.querySelector(note)?.textContent];
        return told.every((text) => text?.toLowerCase().includes(said.toLowerCase()));
      },
      [".standin-mark svg", ".standin-note", word],
    );
  }
});

test("everyone can use the table, on every screen, light and dark, in three languages", async (t) => {
  const { page } = await person(t, { worker: false });
  await sitDown(page, "aristeia", { agreed: { scenario: "conquest", teams: "random", tactics: "random" } });
  const looks = {
    planning: [["light", WIDE]],
    acting: [
      ["dark", WIDE],
      ["light", PHONE],
    ],
  };
  for (const [when, pattern, languages] of [
    ["planning", /^plan /, ["fr"]],
    ["acting", TARGET, ["de", "en"]],
  ]) {
    const found = await playUntil(page, pattern, BRAVE);
    for (const language of languages) {
      await page.locator(".tool--language select").selectOption(language);
      await page.waitForSelector(`html[lang="${language}"]`);
      await isTranslated(page, `${when}, ${language}`);
      await fitsScreens(page, `${when}, ${language}`, [
        [360, 740],
        [1366, 768],
        [2560, 1440],
      ]);
    }
    if (when === "acting") await page.locator(`svg ${place(`piece:${found.split(" ")[2]}`)}`).focus();
    for (const [colorScheme, size] of looks[when]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize(size);
      await page.waitForTimeout(60);
      await isForEveryone(page, `${when}, ${colorScheme}, ${size.width} wide`);
    }
    await page.setViewportSize(WIDE);
  }
});
