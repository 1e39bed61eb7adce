// Every page: reachable, readable by everyone, nothing wider than the screen.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, WIDE, nextMove, person, playToTheEnd, startBrowser, startServer, violations } from "./support.mjs";

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

const pathOf = (page) => new URL(page.url()).pathname;

/** A person with a table that waits for them. */
async function seated(options) {
  const someone = await person(browser, server, options);
  await someone.page.goto("/");
  await someone.page.click('[data-play="res_arcana"]');
  await someone.page.waitForSelector("[data-choice]");
  return someone;
}

/** Opens a table with somebody else in the second seat; says where it is. */
async function tableWith(page, sitter) {
  await page.goto("/new/res_arcana");
  await page.locator(".seatrow select").nth(1).selectOption(sitter);
  await page.click("[data-start]");
  await page.waitForSelector(".table");
  return pathOf(page);
}

let guest;
/** Every page there is, made once by one guest; each look at them borrows the guest's cookies. */
async function everyPage() {
  if (guest) return guest;
  const ada = await seated();
  const table = pathOf(ada.page);
  const places = { lobby: "/", setup: "/new/res_arcana", table, rules: "/rules/res_arcana", replay: table.replace("table", "replay") };
  places.handOver = await tableWith(ada.page, "same-screen");
  await tableWith(ada.page, "friend");
  const invitation = new URL(await ada.page.locator("[data-invite]").inputValue());
  places.join = invitation.pathname + invitation.hash;
  places.over = await tableWith(ada.page, "easy");
  await playToTheEnd([ada.page], { seed: 6 });
  places.notFound = "/table/nothing";
  guest = { places, cookies: await ada.context.cookies() };
  await ada.close();
  return guest;
}

/** What must be there before a page is looked at. */
const SETTLED = { over: ".race", handOver: "[data-ready]", join: "[data-join]", lobby: ".move" };

for (const theme of ["light", "dark"]) {
  for (const size of [WIDE, PHONE]) {
    test(`axe finds nothing wrong, ${theme}, ${size.width} pixels wide`, async () => {
      const { places, cookies } = await everyPage();
      const ada = await person(browser, server, { theme, size });
      await ada.context.addCookies(cookies);
      for (const [name, path] of Object.entries(places)) {
        await ada.page.goto(path);
        await ada.page.waitForSelector(SETTLED[name] ?? "main:not([aria-busy])");
        await ada.page.waitForTimeout(300);
        assert.deepEqual(await violations(ada.page), [], name);
        const [wide, screen] = await ada.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(wide <= screen, `${name} is ${wide} wide on a screen of ${screen}`);
      }
      assert.deepEqual(ada.errors, []);
      await ada.close();
    });
  }
}

test("touching what cannot be done says why, and leads to the clause", async () => {
  const ada = await seated();
  await ada.page.locator('.zone--places .thing').first().click();
  const clause = ada.page.locator(".whynot .clause");
  await clause.waitFor();
  const href = await clause.getAttribute("href");
  assert.match(href, /^\/rules\/res_arcana#RESA-/);
  await ada.page.goto(href);
  await ada.page.waitForSelector(`#${href.split("#")[1]}`);
  await ada.close();
});

test("the language changes in place, in the middle of a game", async () => {
  const ada = await seated();
  const before = await ada.page.locator(".decision__prompt").textContent();
  await ada.page.locator(".tool--language select").selectOption("fr");
  await ada.page.waitForFunction((old) => document.querySelector(".decision__prompt")?.textContent !== old, before);
  assert.equal(await ada.page.locator("html").getAttribute("lang"), "fr");
  await ada.close();
});

test("an answer can be given without a pointer, and taken back", async () => {
  const ada = await seated();
  for (let answers = 0; answers < 60; answers++) {
    const { now } = await nextMove(ada.page);
    assert.ok(!now.over);
    if (await ada.page.locator("[data-undo]").count()) break;
    // A card discarded asks what is gained for it: then nobody else has answered yet.
    const wanted = now.choices.find((choice) => choice.startsWith("discard")) ?? now.choices[0];
    await ada.page.locator(`[data-choice="${wanted}"]`).focus();
    await ada.page.keyboard.press("Enter");
    await ada.page.waitForTimeout(80);
  }
  await ada.page.locator("[data-undo]").focus();
  await ada.page.keyboard.press("Enter");
  await ada.page.waitForSelector("[data-takes-back]");
  const { now } = await nextMove(ada.page);
  assert.ok(now.choices.length > 0);
  await ada.close();
});

test("a lost connection shows quietly and heals by itself", async () => {
  const ada = await person(browser, server);
  let cut;
  await ada.page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer();
    cut = () => socket.close({ code: 4000 });
  });
  await ada.page.goto("/");
  await ada.page.click('[data-play="res_arcana"]');
  await ada.page.waitForSelector("[data-choice]");
  await cut();
  await ada.page.waitForSelector(".offline");
  await ada.page.waitForSelector(".offline", { state: "detached" });
  const { now } = await nextMove(ada.page);
  await ada.page.locator(`[data-choice="${now.choices[0]}"]`).click();
  await ada.page.waitForFunction((old) => !document.querySelector(`[data-choice="${old}"]`), now.choices[0]);
  assert.deepEqual(ada.errors, []);
  await ada.close();
});
