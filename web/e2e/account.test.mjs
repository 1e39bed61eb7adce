// Accounts: made with a passkey or a password, taken along to another device, and deleted again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

/** Somebody on a page with a name, which passkeys need, and with a device that knows who they are. */
async function owner(t, how = {}, keys = []) {
  const someone = await person(t, how);
  const page = someone.page;
  const session = await someone.context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  for (const credential of keys) await session.send("WebAuthn.addCredential", { authenticatorId, credential });
  const credentials = async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  return { page, credentials, at: (path) => new URL(path, someone.url).href.replace("127.0.0.1", "localhost") };
}

/** A table of their own, as a guest. */
async function sitDown(page) {
  await page.click('[data-play="res_arcana"]');
  await page.waitForSelector(".table");
  return new URL(page.url()).pathname;
}

const isIn = (page) => page.waitForSelector("[data-sign-out]");

test("an account with a passkey takes the guest's table along, to a second device too", async (t) => {
  const anna = await owner(t, { language: "en" });
  await anna.page.goto(anna.at("/"));
  const table = await sitDown(anna.page);
  await anna.page.evaluate(() => localStorage.setItem("arbiter-lesson-res_arcana-lesson_1", "done"));
  await anna.page.goto(anna.at("/account"));
  await anna.page.waitForSelector('[data-passkey="make"]');
  await isForEveryone(anna.page, "a guest");
  await anna.page.click('[data-passkey="make"]');
  await isIn(anna.page);
  await isForEveryone(anna.page, "signed in");
  await anna.page.locator("section:has(#account-passkeys) [data-way] button").click();
  await anna.page.getByText("last way into your account").waitFor();
  await anna.page.goto(anna.at("/"));
  await anna.page.waitForSelector(`.move[href="${table}"]`);

  const phone = await owner(t, { language: "de", size: PHONE, touch: true }, await anna.credentials());
  await phone.page.goto(phone.at("/account"));
  await phone.page.click('[data-passkey="show"]');
  await isIn(phone.page);
  assert.equal(await phone.page.locator("section:has(#account-devices) [data-way]").count(), 2);
  await isForEveryone(phone.page, "signed in, phone");
  await fitsTheScreen(phone.page, "signed in, phone");
  assert.equal(await phone.page.evaluate(() => localStorage.getItem("arbiter-lesson-res_arcana-lesson_1")), "done");
  await phone.page.goto(phone.at(table));
  await phone.page.waitForSelector(".mat--mine");
  // Signed out everywhere, the other device is a guest again, who only watches.
  await phone.page.goto(phone.at("/account"));
  await phone.page.click('[data-sign-out="all"]');
  await phone.page.waitForSelector('[data-passkey="show"]');
  await anna.page.goto(anna.at(table));
  await anna.page.waitForSelector(".table");
  assert.equal(await anna.page.locator(".mat--mine").count(), 0);
});

const deck = (id, name, cards = {}) => ({ id, name, cards });
const keep = (page, things) => page.evaluate((things) => Object.entries(things).forEach(([key, value]) => localStorage.setItem(key, value)), things);
const kept = (page, key) => page.evaluate((key) => localStorage.getItem(key), key);
const decks = async (page) => JSON.parse(await kept(page, "arcmage-decks")).map(({ name }) => name);

/** Goes somewhere without opening the page anew. */
const stroll = (page, path) =>
  page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

async function byPassword(page, login, how) {
  await page.fill('[autocomplete="username"]', login);
  await page.fill('[autocomplete="current-password"]', "correct horse");
  await page.click(`[data-password="${how}"]`);
  await isIn(page);
}

test("puzzles, settings and decks come along, are in force at once, and stay nobody else's", async (t) => {
  const { page: desk } = await person(t, { language: "en" });
  await desk.goto("/account");
  await keep(desk, { "arbiter-puzzles": "arcs-one", theme: "light", "arcmage-decks": JSON.stringify([deck("1", "Fire", { burn_the_city: 2 })]) });
  await byPassword(desk, "Dora", "make");
  await isForEveryone(desk, "signed in, with what leaves this browser");

  // The other device has a deck of the same name, and has read its own before.
  const { page: tablet } = await person(t, { language: "en" });
  await tablet.goto("/");
  await keep(tablet, { "arbiter-puzzles": "arcs-two", "arcmage-decks": JSON.stringify([deck("2", "Fire", {})]) });
  await tablet.goto("/decks/arcmage");
  await tablet.waitForSelector("[data-new]");
  await stroll(tablet, "/account");
  await byPassword(tablet, "Dora", "show");
  assert.equal(await kept(tablet, "arbiter-puzzles"), "arcs-one arcs-two");
  await tablet.waitForSelector('html[data-theme="light"]');
  await stroll(tablet, "/decks/arcmage");
  await tablet.click("[data-new]");
  const all = await decks(tablet);
  assert.deepEqual(all.slice(0, 2), ["Fire", "Fire (2)"], "a deck that is saved now leaves the others where they are");
  assert.equal(all.length, 3);

  // What both do from now on stays, whichever is left last; and nothing of it stays on a machine of others.
  await keep(tablet, { "arbiter-puzzles": "arcs-one arcs-two arcs-three" });
  await keep(desk, { "arbiter-puzzles": "arcs-one arcs-four", pace: "900" });
  for (const page of [tablet, desk]) {
    await page.goto("/account");
    await page.click('[data-sign-out=""]');
    await page.waitForSelector('[data-password="show"]');
    assert.deepEqual([await kept(page, "arbiter-puzzles"), await kept(page, "arcmage-decks"), await kept(page, "pace")], [null, null, null]);
    assert.equal(await page.locator("html[data-theme]").count(), 0, "as it was before");
  }
  await byPassword(desk, "Emil", "make");
  const emils = await (await desk.request.get("/api/account/kept")).json();
  assert.deepEqual([emils.kept["arbiter-puzzles"], emils.kept["arcmage-decks"]], [undefined, undefined]);
  await desk.click('[data-sign-out=""]');
  await desk.waitForSelector('[data-password="show"]');
  await byPassword(desk, "Dora", "show");
  assert.deepEqual((await kept(desk, "arbiter-puzzles")).split(" ").sort(), ["arcs-four", "arcs-one", "arcs-three", "arcs-two"]);
  assert.deepEqual([(await decks(desk)).length, await kept(desk, "pace")], [3, "900"]);
});

test("a passkey that is not known here lets nobody in", async (t) => {
  const stranger = await owner(t, { language: "en" });
  await stranger.page.goto(stranger.at("/account"));
  await stranger.page.click('[data-passkey="make"]');
  await isIn(stranger.page);
  await stranger.page.click("[data-delete]");
  await stranger.page.click('[data-delete="sure"]');
  await stranger.page.waitForSelector('[data-passkey="show"]');
  await stranger.page.click('[data-passkey="show"]');
  await stranger.page.getByText("not known here").waitFor();
});

test("by password; a wrong one is refused; whoever deletes their account was somebody", async (t) => {
  const { page: anna } = await person(t, { language: "en" });
  await anna.goto("/?all");
  await anna.click('[data-friend="pebbles"]');
  const link = await anna.locator("[data-invite]").inputValue();
  const { page: ben } = await person(t, { language: "en" });
  await ben.goto(link);
  await ben.fill(".join input", "Ben");
  await ben.click("[data-join]");
  await ben.waitForSelector(".decision");
  await ben.goto("/account");
  await ben.fill('[autocomplete="username"]', "Ben");
  await ben.fill('[autocomplete="current-password"]', "correct horse");
  await ben.click('[data-password="make"]');
  await isIn(ben);

  const { page: desk } = await person(t, { language: "fr" });
  await desk.goto("/account");
  await desk.fill('[autocomplete="username"]', "ben");
  await desk.fill('[autocomplete="current-password"]', "wrong horse");
  await desk.click('[data-password="show"]');
  await desk.getByText("n’est pas correct").waitFor();
  await desk.fill('[autocomplete="current-password"]', "correct horse");
  await desk.click('[data-password="show"]');
  await isIn(desk);
  const data = await (await desk.request.get("/api/account/export")).json();
  assert.deepEqual([data.name, data.account.login, data.tables.length], ["Ben", "ben", 1]);
  await desk.click("[data-delete]");
  await desk.click('[data-delete="sure"]');
  await desk.waitForSelector('[data-password="show"]');
  await anna.waitForSelector(".end");
  assert.match(await anna.locator(".end").innerText(), /Somebody gave up/);
});
