// People who are not there: their own deck, a clock that rests, orders to the server, and a browser that is told.
import assert from "node:assert/strict";
import { createECDH, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { answer, nextMove, openTable } from "./playing.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

/** Anna opens a table for two, Ben comes by her link as far as the page where he sits down. */
async function invited(t, game, { agree, ben: how = {} } = {}) {
  const { page: anna } = await person(t, { language: "en" });
  await openTable(anna, game, ["friend"], agree && (() => agree(anna)));
  const link = await anna.locator("[data-invite]").inputValue();
  const ben = await person(t, { language: "de", ...how });
  await ben.page.goto(link);
  await ben.page.waitForSelector("[data-join]");
  return { anna, ben: ben.page, context: ben.context, id: anna.url().split("/").pop() };
}

async function join(page) {
  await page.fill(".join input", "Ben");
  await page.click("[data-join]");
  await page.waitForSelector(".decision");
}

const facts = JSON.parse(readFileSync(new URL("../src/games/arcmage/facts.json", import.meta.url), "utf8"));

test("a guest brings a deck of their own; nothing is asked before they are there", async (t) => {
  const { anna, ben, id } = await invited(t, "arcmage", { ben: { size: PHONE, touch: true } });
  await anna.waitForSelector("[data-gathering]");
  await isForEveryone(anna, "waiting for a guest who brings a deck");
  const deck = { id: "own", name: "Mein Deck", cards: facts.decks.the_uprising };
  await ben.evaluate((deck) => localStorage.setItem("arcmage-decks", JSON.stringify([deck])), deck);
  await ben.reload();
  await ben.waitForSelector("[data-deck-at]");
  assert.match(await ben.locator("[data-agreed]").innerText(), /Gaias Liebe zum Leben[^]*wer sich hier hinsetzt, bringt eins mit/);
  const html = await (await ben.request.get(`/join/${id}`, { headers: { "accept-language": "de" } })).text();
  assert.match(html, /content="[^"]*Gaias Liebe zum Leben[^"]*Welches Deck du mitbringst, wählst du/);
  await ben.locator("[data-bring] select").selectOption({ label: "Mein Deck" });
  await isForEveryone(ben, "bringing a deck, phone");
  await fitsTheScreen(ben, "bringing a deck, phone");
  await join(ben);
  await anna.waitForSelector("[data-gathering]", { state: "detached" });
  const { setup } = await (await anna.request.get(`/api/tables/${id}`)).json();
  assert.match(setup, /p2 list \d/);
});

test("a clock rests for some days, and everybody sees it", async (t) => {
  const day = (page) => page.locator('input[name="clock"][value="day"]').check();
  const { anna, ben } = await invited(t, "pebbles", { agree: day, ben: { size: PHONE, touch: true } });
  await join(ben);
  await ben.click("[data-open-people]");
  await isForEveryone(ben, "resting, phone");
  await fitsTheScreen(ben, "resting, phone");
  await ben.click('[data-act="rest-3"]');
  await anna.waitForSelector("[data-resting]", { state: "attached" });
  assert.match(await anna.locator("[data-clocks]").innerText(), /rests until/);
  await isForEveryone(anna, "somebody rests");
  await anna.waitForSelector('[data-note="rest"]', { state: "attached" });
  await ben.click("[data-open-people]");
  await ben.click('[data-act="rest-end"]');
  await anna.waitForSelector("[data-resting]", { state: "detached" });
});

test("the server is told to pass, also while one is away, and told to ask again", async (t) => {
  const { anna, ben } = await invited(t, "arcmage");
  await join(ben);
  await anna.waitForSelector("[data-gathering]", { state: "detached" });
  await ben.click("[data-standing]");
  await isForEveryone(ben, "orders");
  await ben.click('[data-order="turn"]');
  await ben.waitForSelector('[data-ordered="turn"]');
  await ben.reload();
  await ben.waitForSelector('[data-ordered="turn"]');
  assert.equal(await anna.locator("[data-ordered]").count(), 0, "nobody else is told");
  await ben.click("[data-order-stop]");
  await ben.waitForSelector("[data-ordered]", { state: "detached" });
});

/** Anna attacks, and Ben has a card for the window and creatures that could defend. */
const ATTACK = `players 2
p1 cities farmland
p1 army ghoul, wight
p2 cities warren
p2 army shatis
p2 hand whirlwind
p2 resources 2 house_of_nobles
phase attack
agenda combat choose`;

test("where the server passes, the window is over though nothing was pressed in it, until one must decide", async (t) => {
  const { page: anna } = await person(t, { language: "en" });
  await anna.goto("/");
  await anna.waitForLoadState("networkidle");
  const wish = { game: "arcmage", position: ATTACK, seats: [{ kind: "me" }, { kind: "open" }] };
  const { table, invites } = await (await anna.request.post("/api/tables", { data: wish })).json();
  const { page: ben } = await person(t, { language: "de", size: PHONE, touch: true });
  await ben.goto(`/join/${table}#${invites[0].invite}`);
  await join(ben);
  await anna.goto(`/table/${table}`);
  for (const choice of ["attack warren", "attacker ghoul", "done"]) {
    await nextMove(anna);
    await answer(anna, choice);
  }
  const { choices } = await nextMove(ben);
  assert.ok(choices.includes("pass") && choices.includes("play whirlwind"), choices.join());
  await ben.click("[data-standing]");
  await ben.click('[data-order="asked"]');
  await ben.waitForSelector('[data-choice^="defend "]', { state: "attached" });
  await ben.waitForSelector("[data-ordered]", { state: "detached" });
});

/** The server of a browser's maker: hands out what it is sent. */
async function maker(t) {
  const heard = [];
  const server = createServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  return { heard, endpoint: `http://127.0.0.1:${server.address().port}/browser` };
}

test("a browser is told that it is somebody's move; the worker shows it", async (t) => {
  const { heard, endpoint } = await maker(t);
  const key = createECDH("prime256v1");
  key.generateKeys();
  const made = { endpoint, keys: { p256dh: key.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") } };
  const { anna, ben, context, id } = await invited(t, "pebbles");
  await context.grantPermissions(["notifications"]);
  // The makers of browsers are not reached from here: what they hand out is made here.
  await context.addInitScript((made) => {
    let subscription = null;
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async () => (subscription = { ...made, toJSON: () => made, unsubscribe: async () => ((subscription = null), true) });
  }, made);
  const session = await context.newCDPSession(ben);
  const registered = new Promise((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => one && resolve(one.registrationId)),
  );
  await session.send("ServiceWorker.enable");
  await ben.reload();
  await ben.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await join(ben);
  await ben.click("[data-settings]");
  // Its value is the one every such button has, so nothing writes it into the page.
  await ben.locator('input[name="notify"]:not([value="off"])').check();
  await ben.waitForSelector('[data-told="true"]');
  await isForEveryone(ben, "being told");
  await ben.keyboard.press("Escape");

  const registrationId = await registered;
  const origin = new URL(ben.url()).origin;
  await ben.goto("/");
  for (let moves = 0; moves < 6 && !heard.length; moves++) {
    const waits = await (await ben.request.get(`/api/tables/${id}`)).json();
    if (waits.my_move) {
      await ben.goto(`/table/${id}`);
      await answer(ben, (await nextMove(ben)).choices[0]);
      await ben.goto("/");
    } else await answer(anna, (await nextMove(anna)).choices[0]);
  }
  for (let waits = 0; waits < 100 && !heard.length; waits++) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(heard[0]?.headers["content-encoding"], "aes128gcm");
  assert.match(heard[0].headers.authorization, /^vapid t=.+, k=/);
  assert.ok(!heard[0].body.includes("pebbles"), "encrypted");

  const data = JSON.stringify({ title: "Pebbles", body: "Du bist am Zug.", url: `/table/${id}`, tag: id });
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  const shown = await ben.waitForFunction(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`)[0];
  });
  assert.equal(await shown.jsonValue(), "Pebbles: Du bist am Zug.");
  await ben.click("[data-settings]");
  await ben.locator('input[name="notify"][value="off"]').check();
  await ben.waitForFunction(async (endpoint) => {
    const asked = { method: "DELETE", headers: { "content-type": "application/json" }, body: JSON.stringify({ endpoint }) };
    return (await fetch("/api/push", asked)).status === 404;
  }, endpoint);
});
