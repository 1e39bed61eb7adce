// Every page: reachable, readable by everyone, nothing wider than the screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { PATIENCE, nextMove, openTable, playNow, playToTheEnd } from "./playing.mjs";
import { LOOKS, room } from "./support.mjs";

const { person, admin } = room();

const pathOf = (page) => new URL(page.url()).pathname;

/** A person with a table that waits for them. */
async function seated(t) {
  const someone = await person(t);
  await playNow(someone.page, "res_arcana");
  return someone;
}

/** Opens a table with somebody else in the second seat; says where it is. */
async function tableWith(page, sitter) {
  await openTable(page, "res_arcana", [sitter]);
  await page.waitForSelector(".table");
  return pathOf(page);
}

let guest;
/** Every page there is, made once by one guest; each look at them borrows the guest's cookies. */
async function everyPage(t) {
  if (guest) return guest;
  const { page, context } = await seated(t);
  const table = pathOf(page);
  const places = { lobby: "/", setup: "/new/res_arcana", table, rules: "/rules/res_arcana", replay: table.replace("table", "replay") };
  places.handOver = await tableWith(page, "same-screen");
  await tableWith(page, "friend");
  const invitation = new URL(await page.locator("[data-invite]").inputValue());
  places.join = invitation.pathname + invitation.hash;
  places.over = await tableWith(page, "easy");
  await playToTheEnd([page], { seed: 6 });
  places.notFound = "/table/nothing";
  guest = { places, cookies: await context.cookies() };
  return guest;
}

/** What must be there before a page is looked at. */
const SETTLED = { over: ".race", handOver: "[data-ready]", join: "[data-join]", lobby: ".move" };

for (const look of LOOKS) {
  test(`axe finds nothing wrong: ${look.name}`, async (t) => {
    const { places, cookies } = await everyPage(t);
    const { page, context } = await person(t, look);
    await context.addCookies(cookies);
    for (const [name, path] of Object.entries(places)) {
      await page.goto(path);
      await page.waitForSelector(SETTLED[name] ?? "main:not([aria-busy])", { timeout: PATIENCE });
      await page.waitForTimeout(300);
      await isForEveryone(page, name);
      await fitsTheScreen(page, name);
    }
  });
}

test("touching what cannot be done says why, and leads to the clause", async (t) => {
  const { page } = await seated(t);
  await page.locator(".area--places .thing").first().click();
  const clause = page.locator(".whynot .clause");
  await clause.waitFor();
  const href = await clause.getAttribute("href");
  assert.match(href, /^\/rules\/res_arcana#RESA-/);
  await page.goto(href);
  await page.waitForSelector(`#${href.split("#")[1]}`);
});

test("the language changes in place, in the middle of a game", async (t) => {
  const { page } = await seated(t);
  const before = await page.locator(".decision__prompt").textContent();
  await page.locator(".tool--language select").selectOption("fr");
  await page.waitForFunction((old) => document.querySelector(".decision__prompt")?.textContent !== old, before);
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
});

test("an answer can be given without a pointer, and taken back", async (t) => {
  const { page } = await seated(t);
  for (let answers = 0; answers < 60; answers++) {
    const { over, choices } = await nextMove(page);
    assert.ok(!over);
    if (await page.locator("[data-undo]").count()) break;
    // A card discarded asks what is gained for it: then nobody else has answered yet.
    const wanted = choices.find((choice) => choice.startsWith("discard")) ?? choices[0];
    await page.locator(`[data-choice="${wanted}"]`).focus();
    await page.keyboard.press("Enter");
    await page.waitForTimeout(80);
  }
  await page.locator("[data-undo]").focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-takes-back]");
  assert.ok((await nextMove(page)).choices.length > 0);
});

test("a lost connection shows quietly and heals by itself", async (t) => {
  const { page } = await person(t);
  let cut;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer();
    cut = () => socket.close({ code: 4000 });
  });
  await playNow(page, "res_arcana");
  await cut();
  await page.waitForSelector(".offline");
  await page.waitForSelector(".offline", { state: "detached" });
  const [choice] = (await nextMove(page)).choices;
  await page.locator(`[data-choice="${choice}"]`).click();
  await page.waitForFunction((old) => !document.querySelector(`[data-choice="${old}"]`), choice);
});

test("whoever is banned reads so at their table, and nobody knocks again", async (t) => {
  const { page } = await seated(t);
  const [guest] = JSON.parse(admin("inspect", pathOf(page).replace("/table/", ""))).seats[0].guests;
  let knocks = 0;
  page.on("websocket", () => knocks++);
  admin("ban", guest);
  await page.waitForSelector("text=Whoever runs this server does not let you in.");
  await page.waitForTimeout(1500);
  assert.equal(knocks, 0);
  admin("unban", guest);
});
