// Whole games of Res Arcana in a real browser.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, person, playToTheEnd, quantiles, startBrowser, startServer } from "./support.mjs";

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

/** Sits down at a table of one's own making, against easy bots. */
async function sitDown(page, { variant = "base", seats = 2 } = {}) {
  await page.goto("/new/res_arcana");
  await page.waitForSelector(".variant");
  for (let more = 2; more < seats; more++) await page.click("[data-add]");
  for (let bot = 1; bot < seats; bot++) await page.locator(".seatrow select").nth(bot).selectOption("easy");
  await page.locator(`input[value="${variant}"]`).check();
  await page.click("[data-start]");
  await page.waitForSelector("[data-choice]");
}

test("a game against a bot, by the list of choices, two clicks from the first page", async (t) => {
  const ada = await person(browser, server, { language: "en" });
  await ada.page.goto("/");
  await ada.page.click('[data-play="res_arcana"]');
  await ada.page.waitForSelector("[data-choice]");
  const { moves } = await playToTheEnd([ada.page], { seed: 3 });
  assert.ok(moves > 10);
  assert.equal(await ada.page.locator(".ranking li").count(), 2);
  await ada.page.waitForSelector(".race");
  assert.deepEqual(ada.errors, []);
  const waited = await ada.page.evaluate(() => performance.getEntriesByName("choice to board").map((entry) => entry.duration));
  const { n, p50, p95 } = quantiles(waited);
  t.diagnostic(`from choice to settled board: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${n} choices`);
  await ada.close();
});

test("a game against a bot on a phone in French, by touching the board", async () => {
  const ben = await person(browser, server, { language: "fr", size: PHONE, touch: true });
  await ben.page.goto("/");
  await ben.page.click('[data-play="res_arcana"]');
  await ben.page.waitForSelector(".can-touch");
  await playToTheEnd([ben.page], { seed: 11, byTouch: true });
  assert.equal(await ben.page.locator("html").getAttribute("lang"), "fr");
  assert.deepEqual(ben.errors, []);
  await ben.close();
});

test("two people share one screen in German", async () => {
  const cleo = await person(browser, server, { language: "de" });
  await cleo.page.goto("/new/res_arcana");
  await cleo.page.locator(".seatrow select").nth(1).selectOption("same-screen");
  await cleo.page.click("[data-start]");
  await cleo.page.waitForSelector("[data-ready]");
  assert.equal(await cleo.page.locator("[data-choice]").count(), 0, "nothing is shown before the screen is handed over");
  assert.equal(await cleo.page.locator(".tray").count(), 0, "nor is a hand");
  await playToTheEnd([cleo.page], { seed: 5 });
  assert.deepEqual(cleo.errors, []);
  await cleo.close();
});

test("two browsers by invitation, and somebody who watches", async () => {
  const dora = await person(browser, server, { language: "en" });
  const emil = await person(browser, server, { language: "de" });
  const fay = await person(browser, server, { language: "fr" });

  await dora.page.goto("/new/res_arcana");
  await dora.page.locator(".seatrow select").nth(1).selectOption("friend");
  await dora.page.click("[data-start]");
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
  for (const { page, errors } of [dora, emil, fay]) {
    await page.waitForSelector(".ranking li");
    assert.deepEqual(errors, []);
  }
  for (const someone of [dora, emil, fay]) await someone.close();
});

test("the draft: cards are kept from packs that go round", async () => {
  const gwen = await person(browser, server, { language: "fr" });
  await sitDown(gwen.page, { variant: "draft" });
  assert.equal(await gwen.page.locator(".trays--asked .tray").first().locator(".thing.can-touch").count(), 4, "the first pack has four cards");
  const { asked } = await playToTheEnd([gwen.page], { seed: 4 });
  // Of eight cards the last of each pack comes by itself; a mage is kept as well.
  assert.ok(asked.keep >= 7, `kept ${asked.keep} cards`);
  assert.equal(await gwen.page.locator(".ranking li").count(), 2);
  assert.deepEqual(gwen.errors, []);
  await gwen.close();
});

test("the mini-tournament: linked games, decided by games won", async () => {
  const hugo = await person(browser, server, { language: "de" });
  await sitDown(hugo.page, { variant: "match" });
  const { asked } = await playToTheEnd([hugo.page], { seed: 8 });
  // Besides a mage, cards laid open after a game are kept for the next one.
  assert.ok(asked.keep > 4, `kept ${asked.keep} cards`);
  const won = await hugo.page.locator(".ranking__points").evaluateAll((found) => found.map((points) => parseInt(points.textContent, 10)));
  assert.equal(won.length, 2);
  assert.ok(won[0] >= won[1] && won[0] <= 2, `games won: ${won}`);
  await hugo.page.waitForSelector(".race");
  assert.deepEqual(hugo.errors, []);
  await hugo.close();
});

test("four seats, three of them bots, on a phone", async () => {
  const ines = await person(browser, server, { language: "en", size: PHONE, touch: true });
  await sitDown(ines.page, { seats: 4 });
  assert.equal(await ines.page.locator(".mat").count(), 4);
  await playToTheEnd([ines.page], { seed: 2 });
  assert.equal(await ines.page.locator(".ranking li").count(), 4);
  assert.deepEqual(ines.errors, []);
  await ines.close();
});
