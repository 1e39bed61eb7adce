// Whole games in a real browser.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, person, playToTheEnd, startBrowser, startServer } from "./support.mjs";

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

test("a game against a bot, by the list of choices, two clicks from the first page", async () => {
  const ada = await person(browser, server, { language: "en" });
  await ada.page.goto("/");
  await ada.page.click('[data-play="res_arcana"]');
  await ada.page.waitForSelector("[data-choice]");
  const moves = await playToTheEnd([ada.page], { seed: 3 });
  assert.ok(moves > 10);
  await ada.page.waitForSelector(".ranking li");
  assert.equal(await ada.page.locator(".ranking li").count(), 2);
  assert.deepEqual(ada.errors, []);
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
