// Whole games of Res Arcana in a real browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reportWaits } from "./checks.mjs";
import { answer, isAnswered, isLit, openTable, place, playNow, playToTheEnd, playUntil, sitDown, study, tapLit } from "./playing.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

test("a game against a bot, by the list of choices, two clicks from the first page", async (t) => {
  const { page } = await person(t, { language: "en" });
  await playNow(page, "res_arcana");
  const { moves } = await playToTheEnd([page], { seed: 3 });
  assert.ok(moves > 10);
  assert.equal(await page.locator(".ranking li").count(), 2);
  await page.waitForSelector(".race");
  await reportWaits(t, page);
});

test("a game against a bot on a phone in French, by touching the board", async (t) => {
  const { page } = await person(t, { language: "fr", size: PHONE, touch: true });
  await playNow(page, "res_arcana");
  await playToTheEnd([page], { seed: 11, byTouch: true });
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
});

test("two people share one screen in German", async (t) => {
  const { page } = await person(t, { language: "de" });
  await openTable(page, "res_arcana", ["same-screen"]);
  await page.waitForSelector("[data-ready]");
  assert.equal(await page.locator("[data-choice]").count(), 0, "nothing is shown before the screen is handed over");
  assert.equal(await page.locator(".tray").count(), 0, "nor is a hand");
  await playToTheEnd([page], { seed: 2 });
});

test("two browsers by invitation, and somebody who watches", async (t) => {
  const dora = await person(t, { language: "en" });
  const emil = await person(t, { language: "de" });
  const fay = await person(t, { language: "fr" });

  await openTable(dora.page, "res_arcana", ["friend"]);
  const link = await dora.page.locator("[data-invite]").inputValue();
  await emil.page.goto(link);
  await emil.page.fill(".join input", "Emil");
  await emil.page.click("[data-join]");
  await emil.page.waitForURL("**/table/**");

  await fay.page.goto(new URL(emil.page.url()).pathname);
  await fay.page.waitForSelector(".board .thing");
  assert.equal(await fay.page.locator("[data-choice]").count(), 0, "who watches is asked nothing");
  assert.equal(await fay.page.locator(".tray .card").count(), 0, "who watches sees no hand");

  await playToTheEnd([dora.page, emil.page], { seed: 9 });
  for (const { page } of [dora, emil, fay]) await page.waitForSelector(".ranking li");
});

test("the draft: cards are kept from packs that go round", async (t) => {
  const { page } = await person(t, { language: "fr" });
  await sitDown(page, "res_arcana", { agreed: { variant: "draft" } });
  assert.equal(await page.locator(".trays--asked .tray").first().locator(".thing.can-touch").count(), 4, "the first pack has four cards");
  const { asked } = await playToTheEnd([page], { seed: 4 });
  // Of eight cards the last of each pack comes by itself; a mage is kept as well.
  assert.ok(asked.keep >= 7, `kept ${asked.keep} cards`);
  assert.equal(await page.locator(".ranking li").count(), 2);
});

test("the mini-tournament: linked games, decided by games won", async (t) => {
  const { page } = await person(t, { language: "de" });
  await sitDown(page, "res_arcana", { agreed: { variant: "match" } });
  const { asked } = await playToTheEnd([page], { seed: 2 });
  // Besides a mage, cards laid open after a game are kept for the next one.
  assert.ok(asked.keep > 4, `kept ${asked.keep} cards`);
  const won = await page.locator(".ranking__points").evaluateAll((found) => found.map((points) => parseInt(points.textContent, 10)));
  assert.equal(won.length, 2);
  assert.ok(won[0] >= won[1] && won[0] <= 2, `games won: ${won}`);
  await page.waitForSelector(".race");
});

test("four seats, three of them bots, on a phone", async (t) => {
  const { page } = await person(t, { language: "en", size: PHONE, touch: true });
  await sitDown(page, "res_arcana", { seats: 4 });
  assert.equal(await page.locator(".mat").count(), 4);
  await playToTheEnd([page], { seed: 2 });
  assert.equal(await page.locator(".ranking li").count(), 4);
});

test("a game begins with the introductory set-up, here and on the set-up page, until one was finished", async (t) => {
  const { page } = await person(t, { prefers: { confirm: "never", firsts: "off", pace: "0", pause: "0" } });
  await page.goto("/new/res_arcana");
  assert.ok(await page.locator('input[name="variant"][value="introductory"]').isChecked());
  // The coach was not wanted.
  await page.locator("[data-offer] button").click();
  await playNow(page, "res_arcana");
  // The mage is dealt, so it lies before its player at once.
  await page.waitForSelector(".area--mine .thing");
  await page.goto("/new/res_arcana");
  await page.waitForSelector('input[name="variant"][value="introductory"]:checked');
  await study(page, "res_arcana", "first p2\np1 play coral_castle\np2 play catacombs_of_the_dead death 9");
  await answer(page, "use coral_castle 1");
  await page.waitForSelector(".end");
  await page.goto("/new/res_arcana");
  await page.waitForSelector('input[name="variant"][value="base"]:checked');
});

test("a card goes where one touches: the place first and then the card, on a phone with tabs to the parts of the table", async (t) => {
  const { page } = await person(t, { size: PHONE, touch: true });
  await playNow(page, "res_arcana");
  const [, card] = (await playUntil(page, /^discard /, /^(keep|item|gain|collect)/)).split(" ");
  const isOnly = (await page.locator('[data-choice^="discard "]').count()) === 1;
  await tapLit(page, "zone:discard");
  // With one card in hand there is nothing more to say.
  if (!isOnly) {
    await page.waitForSelector(`${place("zone:discard")}.chosen`);
    await tapLit(page, `card:${card}`);
  }
  await isAnswered(page);
  await page.waitForSelector(`.tray--pile ${place(`card:${card}`)}`, { state: "attached" });

  const [, other] = (await playUntil(page, /^place /, /^(keep|item|gain|collect|use)/)).split(" ");
  await isLit(page, "zone:play");
  assert.ok(Number(await page.locator(".tab__count > [aria-hidden]").first().textContent()) > 0, "the first tab counts what is lit");
  await tapLit(page, `card:${other}`);
  await page.click('[data-tab="2"]');
  await page.waitForSelector('[data-tab="2"][aria-current]');
});
