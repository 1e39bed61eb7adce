// Nothing by accident: asked once more, taken back while bots wait, and what they did meanwhile.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answer, playSome, sitDown, study } from "./playing.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

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

test("what rivals did is told, and shown again on the board", async (t) => {
  const { page } = await person(t, { prefers: { confirm: "never", pause: "0", pace: "0" } });
  await sitDown(page, "res_arcana", { seats: 3, level: "easy" });
  await playSome(page, { most: 12 });
  await page.waitForSelector(".recap .beat");
  const beats = await page.locator(".recap .lane").count();
  assert.ok(beats >= 1 && beats <= 2, "a lane for each rival that acted");
  await page.locator(".recap .beat").first().click();
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
