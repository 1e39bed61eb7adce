// Nothing by accident: asked once more, taken back while bots wait, and what they did meanwhile.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answer, nextMove, playSome, sitDown, study } from "./playing.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

/** Somebody who is not disturbed by what is not the matter of a test. */
const CALM = { confirm: "never", pause: "0", pace: "0", told: "hold" };

const DRAWS = "p1 item research; p1 pool elan 4; p1 deck hawk prism; p1 hand guard_dog";

test("what the House answers at once is asked for once more, and can be left", async (t) => {
  const { page } = await person(t, { prefers: { confirm: "final", pause: "0", pace: "0" } });
  await study(page, "res_arcana", DRAWS);
  await answer(page, "use research 1");
  await page.waitForSelector(".doubt");
  assert.ok(await page.evaluate(() => document.activeElement?.matches("[data-not-yet]")), "the way back has the focus");
  await page.click("[data-not-yet]");
  await page.waitForSelector('[data-choice="use research 1"]');
  await answer(page, "use research 1");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".doubt", { state: "detached" });
  await answer(page, "use research 1");
  await page.click("[data-sure]");
  await page.waitForSelector('[data-thing="card:hawk"], [data-thing="card:prism"]');
});

test("somebody who wants it is asked before ending what could go on, and told what that is", async (t) => {
  const { page } = await person(t, { prefers: { confirm: "always", pause: "0", pace: "0" } });
  await study(page, "res_arcana", DRAWS);
  await answer(page, "pass");
  await page.waitForSelector(".doubt li");
  await page.locator('.doubt input[value="never"]').check();
  await page.click("[data-not-yet]");
  await answer(page, "pass");
  assert.equal(await page.locator(".doubt").count(), 0, "what was wished is heeded at once");
});

test("what strikes one's own team is asked once more, though it could be taken back", async (t) => {
  const { page } = await person(t, { prefers: { confirm: "final", pause: "4000", pace: "0", told: "hold" } });
  await study(page, "aristeia", "p1 gata f8; p1 parvati f9; p2 maximus e9; active p1.gata points 5");
  const strikes = "act misdirection p1.parvati";
  await answer(page, strikes);
  await page.waitForSelector(".doubt");
  assert.equal(await page.locator(".roll .die").count(), 0, "no dice are thrown");
  await page.click("[data-not-yet]");
  await page.waitForSelector(`[data-choice="${strikes}"]`, { state: "attached" });
  // A rival is struck without a word more than dice need.
  await answer(page, "act misdirection p2.maximus");
  await page.waitForSelector(".doubt, .roll .die");
  assert.equal(await page.locator("#doubt-why").filter({ hasText: "your own" }).count(), 0);
});

test("touching a card that cannot be paid for does not throw it away", async (t) => {
  const { page } = await person(t);
  await study(page, "res_arcana", "p1 pool elan 1; p1 hand prism celestial_horse; p1 deck hawk");
  const hand = page.locator('.hand [data-thing="card:celestial_horse"]');
  await hand.click();
  await page.waitForSelector(".whynot");
  assert.equal(await page.locator('[data-choice="discard celestial_horse"]').count(), 1, "discarding is offered");
  assert.equal(await hand.count(), 1, "and not done");
});

test("bots wait: an answer is taken back while the time runs, or they are told to go on", async (t) => {
  const { page } = await person(t, { prefers: { confirm: "never", pause: "4000", pace: "0" } });
  await study(page, "res_arcana", "p1 hand prism guard_dog; p1 deck hawk; p2 hand mermaid; p2 deck vault");
  await answer(page, "discard prism");
  await answer(page, "gain gold");
  await page.waitForSelector("[data-undo].is-running");
  await page.click("[data-undo]");
  await page.waitForSelector('[data-choice="gain gold"]');
  await answer(page, "gain gold");
  await page.click("[data-go-on]");
  await page.waitForSelector(".recap", { timeout: 3000 });
});

test("what was answered unasked is taken back with the answer before it, and not given again by itself", async (t) => {
  const { page } = await person(t, { prefers: { ...CALM, pause: "4000" } });
  // With nothing on the board that the card can do, the turn ends by itself.
  await study(page, "arcs", "2-a p1 1; p1 hand administration-6 mobilization-4; p2 hand administration-4 construction-2");
  await answer(page, "lead administration-6");
  await answer(page, "decline");
  await page.waitForSelector("[data-undo].is-running");
  assert.equal(await page.locator("[data-choice]").count(), 0, "nothing is asked: the turn is over");
  await page.click("[data-undo]");
  await page.waitForSelector('[data-choice="decline"]');
  await page.waitForTimeout(800);
  assert.ok(await page.locator('[data-choice^="declare "]').count(), "it is asked until one answers");
});

test("what rivals did is told, and shown again on the board", async (t) => {
  const { page } = await person(t, { prefers: { confirm: "never", pause: "0", pace: "0" } });
  await sitDown(page, "res_arcana", { seats: 3, level: "easy" });
  // Rivals may just have passed, which is not worth a word: then a little more is played.
  const isTold = () => page.evaluate(() => Boolean(document.querySelector(".recap .beat__pic") && document.querySelector(".log__turn .log__you")));
  for (let tries = 0; tries < 8 && !(await isTold()); tries++) {
    await playSome(page, { most: tries ? 4 : 12 });
    await page.waitForTimeout(300);
  }
  await page.waitForSelector(".recap .beat");
  const beats = await page.locator(".recap .recap__lane").count();
  assert.ok(beats >= 1 && beats <= 2, "a lane for each rival that acted");
  await page.waitForSelector(".recap .beat__pic svg");
  await page.waitForSelector(".log .log__turn .log__you");
  // Who does not see the board is told what rivals did, and then what is asked.
  const told = await page.locator(".sr[role=status]").first().textContent();
  const prompt = await page.locator(".decision__prompt").innerText();
  assert.ok(told.endsWith(prompt) && told.length > prompt.length + 5, told);
  await page.locator(".recap .beat").first().click();
  await page.waitForSelector('.recap .beat[aria-pressed="true"]');
  await page.click("[data-recap-now]");
  // All of it, as fast as one likes, or a step at a time.
  for (let more = 0; more < 2; more++) await page.click("[data-recap-speed]");
  assert.match(await page.locator("[data-recap-speed]").innerText(), /4×$/);
  await page.click("[data-recap-play]");
  await page.waitForSelector("[data-recap-now]");
  await page.waitForSelector("[data-recap-play]");
  await page.click("[data-recap-step]");
  await page.waitForSelector('.recap .beat[aria-pressed="true"]');
  await page.click("[data-recap-now]");
  await page.waitForSelector('.recap .beat[aria-pressed="true"]', { state: "detached" });
});

test("long lists are read by their groups, by touch and by digits, with the key in sight on a phone", async (t) => {
  const { page } = await person(t, { size: PHONE, touch: true });
  const cards = "p1 play athanor elan 6, hawk, prism, vault, celestial_horse; p1 pool elan 9 life 9 calm 9 death 9 gold 9";
  await study(page, "res_arcana", `${cards}; p1 hand guard_dog fire_dragon; p1 deck hypnotic_basin`);
  const groups = page.locator("[data-group]");
  assert.ok((await groups.count()) >= 3);
  const box = await page.locator('[data-choice="pass"]').boundingBox();
  assert.ok(box && box.y + box.height <= PHONE.height, "pass is in sight");
  await groups.nth(1).click();
  const shown = await page.locator(".choices [data-choice]").count();
  await page.keyboard.press("Escape");
  await page.keyboard.press("2");
  assert.equal(await page.locator(".choices [data-choice]").count(), shown, "a digit names a group");
});

test("on a phone, signs tell the powers of one card apart", async (t) => {
  const { page } = await person(t, { size: PHONE, touch: true });
  await study(page, "res_arcana", "p1 play hawk; p1 pool elan 1 calm 3; p1 hand guard_dog; p1 deck hypnotic_basin");
  for (const power of ["use hawk 1", "use hawk 2"]) assert.ok(await page.locator(`[data-choice="${power}"] .choice__lines .line`).isVisible(), power);
});

test("another question begins with its first choice, however far the list was scrolled", async (t) => {
  const { page } = await person(t, { size: { width: 1280, height: 720 } });
  const armies = "p1 cities enchanted_forest, coral_labyrinth; p1 army smith, witchdoctor, esteemed_duelist, typhon; p1 deck kolibri";
  await study(page, "arcmage", `${armies}; p2 cities farmland; p2 deck kolibri`);
  const scrolled = () => page.locator(".choices").evaluate((list) => list.scrollTop);
  await page.locator(".choices").evaluate((list) => list.scrollTo(0, list.scrollHeight));
  assert.ok((await scrolled()) > 0, "there is more than fits");
  const [first] = (await nextMove(page)).choices;
  await answer(
    page,
    (await nextMove(page)).choices.findLast((choice) => choice.startsWith("move ")),
  );
  await page.waitForSelector(`[data-choice="${first}"]`);
  assert.equal(await scrolled(), 0);
});

test("what is read stands where nobody points, if it is too high for its place", async (t) => {
  const { page } = await person(t, { size: { width: 1280, height: 720 }, language: "de" });
  await study(page, "res_arcana", "p1 play prism, hawk, corrupt_altar, vault, sacrificial_pit; p1 hand guard_dog");
  for (const card of ["prism", "sacrificial_pit"]) {
    const thing = page.locator(`[data-thing="card:${card}"]`).first();
    await page.mouse.move(0, 0);
    await page.waitForSelector(".reader", { state: "detached" });
    await thing.hover();
    await page.waitForSelector(".reader");
    const [a, b] = [await thing.boundingBox(), await page.locator(".reader").boundingBox()];
    assert.ok(a && b && (a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y), `${card} stays in sight`);
  }
});

test("a card is read by pointing at it or at its entry in the list, beside the newest line; it goes by itself, and by Escape", async (t) => {
  const { page } = await person(t);
  await study(page, "res_arcana", "p1 pool elan 4; p1 hand prism guard_dog; p1 deck hawk");
  await page.locator('.choices [data-choice="discard prism"]').hover();
  await page.waitForSelector(".reader");
  const log = await page.locator(".log li").last().boundingBox();
  const reader = await page.locator(".reader").boundingBox();
  assert.ok(log && reader && log.y >= reader.y + reader.height - 1, "the newest line stays beside it");
  const before = await page.locator('.choices [data-choice="discard prism"]').boundingBox();
  await page.locator(".decision__prompt").hover();
  await page.waitForSelector(".reader", { state: "detached" });
  assert.deepEqual(await page.locator('.choices [data-choice="discard prism"]').boundingBox(), before, "nothing moves under the pointer");
  await page.locator('.hand [data-thing="card:guard_dog"]').hover();
  await page.waitForSelector(".reader");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".reader", { state: "detached" });
});

test("on a phone it is said once how a card is read; a long touch, or a button where something was touched, reads it", async (t) => {
  const { page } = await person(t, { size: PHONE, touch: true, prefers: { ...CALM, told: "" } });
  await study(page, "res_arcana", "p1 pool elan 1; p1 hand prism celestial_horse; p1 deck hawk");
  await page.tap("[data-told]");
  await page.waitForSelector(".holdhint", { state: "detached" });
  await page.reload();
  const card = page.locator('.hand [data-thing="card:celestial_horse"]');
  await card.waitFor();
  assert.equal(await page.locator(".holdhint").count(), 0, "and not again");
  // A finger that stays.
  await card.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  await page.waitForSelector(".reader--firm");
  await card.dispatchEvent("pointerup", { pointerType: "touch", bubbles: true });
  await page.keyboard.press("Escape");
  await page.waitForSelector(".reader", { state: "detached" });
  // What cannot be paid for says why, and can be read from there: the one makes room for the other.
  await card.tap();
  await page.waitForSelector(".whynot");
  await page.tap(".whynot [data-read]");
  await page.waitForSelector(".reader--firm");
  assert.equal(await page.locator(".whynot").count(), 0, "they never cover each other");
});

test("an answer of several pieces is counted on a tray, in any order, and taken back piece by piece", async (t) => {
  const { page } = await person(t);
  await study(page, "res_arcana", "p1 play horn_of_plenty; p1 hand prism; p1 deck hawk");
  await answer(page, "use horn_of_plenty 1");
  await page.waitForSelector(".steppers");
  const count = (text) => page.locator(`.stepper:has([data-put-back="${text}"]) b`).innerText();
  await page.click('[data-choice="gain calm"]');
  await page.click('[data-choice="gain calm"]');
  assert.equal(await count("gain calm"), "2");
  await page.click('[data-put-back="gain calm"]');
  assert.equal(await count("gain calm"), "1");
  await page.click('[data-choice="gain life"]');
  await page.click('[data-choice="gain elan"]');
  await page.waitForSelector(".steppers", { state: "detached" });
});

test("after a choice by keys the keyboard has a place that is seen: from the list, and from the table", async (t) => {
  const { page } = await person(t);
  await study(page, "res_arcana", "p1 pool elan 4; p1 hand guard_dog prism; p1 deck hawk");
  await page.locator('[data-choice="discard prism"]').focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector('[data-choice="gain gold"]');
  const isHere = () => page.evaluate(() => document.activeElement?.closest(".decision") !== null && document.activeElement?.matches(":focus-visible"));
  assert.ok(await isHere(), "from the list");
  await answer(page, "gain gold");
  await page.waitForSelector('.hand [data-thing="card:guard_dog"].can-touch');
  await page.locator('.hand [data-thing="card:guard_dog"]').focus();
  await page.keyboard.press("Enter");
  const place = page.locator('[data-choice="place guard_dog"]');
  if (await place.count()) await place.press("Enter");
  await page.waitForSelector('.hand [data-thing="card:guard_dog"]', { state: "detached" });
  await page.waitForFunction(() => document.activeElement !== document.body);
});

test("a lost connection is seen at once: nothing is lit, nothing is lost, and the page stays as wide as it is", async (t) => {
  const { page, context } = await person(t, { size: PHONE, touch: true });
  await study(page, "res_arcana", "p1 pool elan 4; p1 hand prism guard_dog; p1 deck hawk");
  await page.waitForSelector(".can-touch");
  await context.setOffline(true);
  await page.waitForSelector(".offline", { timeout: 3000 });
  await page.waitForSelector(".can-touch", { state: "detached" });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
  await page.evaluate(() => document.querySelector('[data-choice="discard prism"]').click());
  await page.waitForSelector(".whynot");
  await context.setOffline(false);
  await page.waitForSelector(".can-touch");
  await answer(page, "discard prism");
  await page.waitForSelector('[data-choice="gain gold"]');
});
