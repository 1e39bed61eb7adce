// Whole games of Arcs in a real browser, and its board under fingers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsScreens, fitsTheScreen, isForEveryone, pointsAddUp, reportWaits } from "./checks.mjs";
import { answer, isAnswered, isLit, isUnlit, nextMove, place, playToTheEnd, playUntil, sitDown, study, tap, tapLit } from "./playing.mjs";
import { LOOKS, PHONE, room } from "./support.mjs";

const { person } = room();

/** Somebody who fights, builds and declares. */
const EAGER = /^(declare|secure|battle|build|tax|collect \w+ [1-6]|lead|surpass)/;

test("a game of three against bots, by the list of choices", async (t) => {
  const { page } = await person(t, { language: "en" });
  await sitDown(page, "arcs", { seats: 3 });
  const { moves, asked } = await playToTheEnd([page], { seed: 3, likes: [EAGER] });
  assert.ok(moves > 30);
  assert.ok(asked.lead || asked.surpass || asked.copy, "cards were played");
  await pointsAddUp(page, 3);
  await page.waitForSelector(".race");
  await reportWaits(t, page);
});

test("a game of two with leaders and lore, on a phone in French, by touch", async (t) => {
  const { page } = await person(t, { language: "fr", size: PHONE, touch: true });
  await sitDown(page, "arcs", { seats: 2, agreed: { variant: "leaders" } });
  await playToTheEnd([page], { seed: 11, byTouch: true });
  assert.equal(await page.locator(".ranking li").count(), 2);
});

test("ships are moved by touching where they are and where they go", async (t) => {
  const { page } = await person(t, { language: "de" });
  await sitDown(page, "arcs", { seats: 3 });
  const [, from, to] = (await playUntil(page, /^move /, EAGER)).split(" ");
  await tap(page, `system:${from}`);
  const { choices } = await nextMove(page);
  assert.ok(
    choices.every((choice) => choice.includes(from)),
    "the list narrows to that system",
  );
  assert.equal(await page.locator(`${place(`system:${from}`)}.chosen`).count(), 1);
  // Where they can go is lit, until that touch is taken back.
  await isLit(page, `to:${to}`);
  await page.keyboard.press("Backspace");
  await isUnlit(page, `to:${to}`);
  await tap(page, `system:${from}`);
  await tap(page, `to:${to}`);
  await page.waitForFunction((gone) => !document.querySelector(`[data-choice="${CSS.escape(gone)}"]`), `move ${from} ${to}`);
  await page.waitForFunction(() => document.querySelector('[data-choice^="fleet"]') || document.querySelector(".trail"));
});

test("one may begin with where a card or ships go: what is touched narrows the choices to it", async (t) => {
  const { page } = await person(t);
  await study(page, "arcs", "2-a p1 2; 2-b p1 2; p1 hand mobilization-4 aggression-2");
  await tapLit(page, "zone:round");
  await page.waitForSelector(`${place("zone:round")}.chosen`);
  await tapLit(page, "action_card:mobilization-4");
  await isAnswered(page);
  await answer(page, "decline");
  // Nothing begins in 2-c, so touching it means going there: that decides nothing yet.
  await tap(page, "system:2-c");
  await page.waitForSelector(`${place("to:2-c")}.chosen`);
  assert.deepEqual((await nextMove(page)).choices, ["move 2-b 2-c"]);
  await tapLit(page, "system:2-b");
  await page.waitForSelector('[data-choice^="fleet "]');
  await page.click("[data-undo]");
  // Ships may leave 2-a as well as come: once more, and it is where they come.
  await tapLit(page, "system:2-a");
  await page.waitForSelector(`${place("system:2-a")}.chosen`);
  await tap(page, "system:2-a");
  await page.waitForSelector(`${place("to:2-a")}.chosen`);
  const { choices } = await nextMove(page);
  assert.ok(choices.length && choices.every((choice) => choice.endsWith(" 2-a")), choices.join());
});

test("a rival is attacked by touching what is theirs, and the dice lie in the middle", async (t) => {
  const { page } = await person(t, { language: "en" });
  await sitDown(page, "arcs", { seats: 3 });
  // Whoever wants a fight leads Aggression, and goes where others are.
  const [, at, rival] = (await playUntil(page, /^battle /, EAGER)).split(" ");
  await tap(page, `rival:${at}.${rival}`);
  await page.waitForSelector(".battle .die");
  assert.ok((await page.locator(".battle__where").textContent()).includes(at.replace("-gate", "").split("-")[0]), "it says where the battle is");
});

test("something is built by touching a free place, a card led by touching it", async (t) => {
  const { page } = await person(t, { language: "en" });
  await sitDown(page, "arcs", { seats: 3 });
  const card = (await playUntil(page, /^lead /, EAGER)).split(" ")[1];
  await tap(page, `action_card:${card}`);
  await page.waitForSelector(`.round ${place(`action_card:${card}`)}`);
  const [, piece, at] = (await playUntil(page, /^build (city|starport) /, EAGER)).split(" ");
  await tapLit(page, `free:${at}`);
  const { choices } = await nextMove(page);
  if (choices.some((choice) => choice.startsWith("build"))) await tap(page, `supply:${piece}`);
  // Names of planets do not break: their hyphen is another than that of the rules.
  await page.waitForFunction(
    (place) => [...document.querySelectorAll(".log li")].some((line) => line.textContent.replaceAll("\u2011", "-").includes(place)),
    at,
  );
});

test("arrow keys go from system to system, and each is named with what lies there", async (t) => {
  const { page } = await person(t);
  await study(page, "arcs", "2-a p1 2; 2-b p1 2; p1 hand mobilization-4");
  const here = page.locator(place("system:2-b"));
  assert.match(await here.getAttribute("aria-label"), /2\u2011b.*: 2 fresh ships/);
  const reached = new Set();
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
    await here.focus();
    await page.keyboard.press(key);
    reached.add(await page.evaluate(() => document.activeElement.dataset.thing));
  }
  assert.ok(reached.size > 2, [...reached].join());
});

test("touching what cannot be done says why, with its clause", async (t) => {
  const { page } = await person(t, { language: "en" });
  await sitDown(page, "arcs", { seats: 3 });
  await playUntil(page, /^(lead|surpass|copy)/, EAGER);
  await tap(page, await page.locator("[data-thing^='system:']").first().getAttribute("data-thing"));
  await page.waitForSelector(".whynot .clause");
  assert.match(await page.locator(".whynot .clause").innerText(), /^ARCS-/);
});

for (const look of LOOKS) {
  test(`the table can be used by everyone: ${look.name}`, async (t) => {
    const { page } = await person(t, look);
    await sitDown(page, "arcs", { seats: 4, agreed: { variant: "leaders" } });
    await isForEveryone(page, "in the draft");
    await playUntil(page, /^(move|build|tax)/, EAGER);
    await isForEveryone(page, "in a turn");
    await fitsTheScreen(page, "in a turn");
  });
}

test("the table fits every screen in every language", async (t) => {
  for (const language of ["en", "fr", "de"]) {
    const { page } = await person(t, { language });
    await sitDown(page, "arcs", { seats: 4, agreed: { variant: "two_lore" } });
    await playUntil(page, /^(move|build|tax)/, EAGER);
    await fitsScreens(page, language);
  }
});
