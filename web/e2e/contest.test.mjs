// Tournaments, rated tables and friends: two and three people, and bots that fill a tournament up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

/** Somebody with an account. */
async function member(t, login, how = {}) {
  const { page } = await person(t, { language: "en", ...how });
  await page.goto("/account");
  await page.waitForSelector('[data-password="make"]');
  await page.fill('[autocomplete="nickname"]', login);
  await page.fill('[autocomplete="username"]', login);
  await page.fill('[autocomplete="current-password"]', "correct horse");
  await page.click('[data-password="make"]');
  await page.waitForSelector("[data-friends]");
  await page.fill('[autocomplete="nickname"]', login);
  await page.click("section:has(#account-name) button");
  await page.waitForSelector("[data-told]");
  return page;
}

test("a small tournament to its end: two people and two bots, by a link", async (t) => {
  const { page: host } = await person(t, { language: "en" });
  await host.goto("/tournaments?all");
  await host.waitForSelector('[data-new="game"] option[value="pebbles"]', { state: "attached" });
  await isForEveryone(host, "a new tournament");
  await host.fill('[data-new="title"]', "Pebble Cup");
  await host.selectOption('[data-new="game"]', "pebbles");
  await host.selectOption('[data-new="format"]', "round_robin");
  await host.selectOption('[data-new="clock"]', "none");
  await host.click('[data-new="make"]');
  await host.waitForSelector("[data-cup-link]");
  const link = await host.locator("[data-cup-link]").inputValue();
  await host.fill('form [autocomplete="nickname"]', "Anna");
  await host.click('[data-cup="enter"]');
  await host.getByText("Anna").first().waitFor();
  for (const level of ["easy", "hard"]) {
    await host.selectOption("[data-cup-level]", level);
    await host.click('[data-cup="bot"]');
    await host.waitForSelector(`[data-entrant="${level === "easy" ? 1 : 2}"]`);
  }
  await isForEveryone(host, "a tournament that gathers");
  const { page: ben } = await person(t, { language: "de", size: PHONE, touch: true });
  await ben.goto(link);
  await ben.fill('form [autocomplete="nickname"]', "Ben");
  await ben.click('[data-cup="enter"]');
  await ben.waitForSelector('[data-entrant="3"]');
  await host.waitForSelector('[data-entrant="3"]');
  await host.click('[data-cup="start"]');
  await host.waitForSelector('[data-state="running"]');

  // Both play whatever waits for them: they give up, until the bots have won.
  const cup = new URL(host.url()).pathname;
  for (let turn = 0; turn < 12; turn++) {
    for (const page of [host, ben]) {
      await page.goto(cup);
      await page.waitForSelector("[data-state]");
      if (!(await page.locator("[data-my-table]").count())) continue;
      const table = await page.locator("[data-my-table]").getAttribute("href");
      await page.click("[data-my-table]");
      await page.waitForSelector(".table");
      await page.evaluate(
        (path) =>
          new Promise((resolve) => {
            const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${path.split("/").pop()}/ws`);
            socket.onopen = () => {
              socket.send(JSON.stringify({ type: "hello" }));
              socket.send(JSON.stringify({ type: "resign" }));
              setTimeout(resolve, 300);
            };
          }),
        table,
      );
    }
    await host.goto(cup);
    await host.waitForSelector("[data-state]");
    if (await host.locator('[data-state="over"]').count()) break;
  }
  await host.waitForSelector('[data-state="over"]');
  assert.equal(await host.locator('[data-meeting="over"]').count(), 6, "everybody has met everybody");
  assert.equal(await host.locator(".standings tbody tr").count(), 4);
  assert.match(await host.locator('.standings [data-place="1"]').first().innerText(), /bot/i);
  await isForEveryone(host, "a tournament that is over");
  await ben.goto(cup);
  await ben.waitForSelector('[data-state="over"]');
  await isForEveryone(ben, "a tournament on a phone");
  await fitsTheScreen(ben, "a tournament on a phone");
  await ben.goto("/account");
  await ben.waitForSelector("[data-ratings]");
  assert.match(await ben.locator("[data-ratings]").innerText(), /± \d+/, "its games were rated");
  await isForEveryone(ben, "ratings on a phone");
});

test("a host chooses how every table of a tournament begins, and whoever enters can read it", async (t) => {
  const { page: host } = await person(t, { language: "en" });
  for (const [game, choice, called] of [
    ["res_arcana", ["variant", "draft"], /draft/i],
    ["aristeia", ["scenario", "conquest"], /Conquest/],
  ]) {
    await host.goto("/tournaments");
    await host.waitForSelector(`[data-new="game"] option[value="${game}"]`, { state: "attached" });
    await host.fill('[data-new="title"]', "Cup");
    await host.selectOption('[data-new="game"]', game);
    const [matter, answer] = choice;
    await host.locator(`input[name="${matter}"][value="${answer}"]`).check();
    await isForEveryone(host, `a new tournament of ${game}`);
    await host.click('[data-new="make"]');
    await host.waitForSelector("[data-cup-setup] dd");
    assert.match(await host.locator("[data-cup-setup]").innerText(), called);
  }
});

test("a league of Arcmage: everybody brings a deck, and who brings none has the host's", async (t) => {
  const { page: host } = await person(t, { language: "en" });
  await host.goto("/tournaments");
  await host.waitForSelector('[data-new="game"] option[value="arcmage"]', { state: "attached" });
  await host.fill('[data-new="title"]', "League of Cards");
  await host.selectOption('[data-new="game"]', "arcmage");
  await host.selectOption('[data-new="format"]', "league");
  await host.selectOption('[data-new="clock"]', "none");
  await host.selectOption("[data-deck-of]", "toll_of_time");
  await host.check('[data-option="any_window"]');
  await isForEveryone(host, "a new league of Arcmage");
  await host.click('[data-new="make"]');
  await host.waitForSelector("[data-cup-link]");
  assert.match(await host.locator("[data-cup-setup]").innerText(), /Toll of Time[^]*Abilities at any time/);
  const link = await host.locator("[data-cup-link]").inputValue();
  await host.click('[data-cup="bot"]');
  await host.waitForSelector('[data-entrant="0"]');
  const { page: ben } = await person(t, { language: "fr", size: PHONE, touch: true });
  await ben.goto(link);
  await ben.locator("[data-bring] select").selectOption("shadow_league");
  await isForEveryone(ben, "bringing a deck to a league, phone");
  await fitsTheScreen(ben, "bringing a deck to a league");
  await ben.fill('form [autocomplete="nickname"]', "Ben");
  await ben.click('[data-cup="enter"]');
  await ben.waitForSelector("[data-brings]");
  await host.waitForSelector('[data-entrant="1"] [data-brings]');
  await host.click('[data-cup="start"]');
  await host.waitForSelector('[data-state="running"]');
  assert.equal(await host.locator("[data-meeting]").count(), 2, "both begin once");
  await ben.reload();
  await ben.waitForSelector("[data-my-table]");
  const table = (await ben.locator("[data-my-table]").getAttribute("href")).split("/").pop();
  const { setup } = await (await ben.request.get(`/api/tables/${table}`)).json();
  assert.match(setup, /p[12] shadow_league/);
  assert.match(setup, /p[12] toll_of_time/);
  assert.match(setup, /any_window yes/);
  // Who is taken out gives up what they play: that is asked once more, and ends it.
  await host.click('[data-entrant="1"] [data-cup="drop"]');
  assert.equal(await host.locator('[data-meeting="over"]').count(), 0, "not yet");
  await isForEveryone(host, "somebody is about to be taken out");
  await host.setViewportSize(PHONE);
  await fitsTheScreen(host, "somebody is about to be taken out, phone");
  await host.click('[data-cup="drop-sure"]');
  await host.waitForSelector('[data-state="over"]');
  assert.equal(await host.locator('[data-meeting="over"]').count(), 2);
});

test("a rated table says so before one sits down, and beside the seats", async (t) => {
  const { page: anna } = await person(t, { language: "en" });
  await anna.goto("/new/pebbles?all");
  await anna.waitForSelector("[data-start]:not([disabled])");
  await anna.selectOption('select[aria-label*="2"]', "friend");
  await anna.check('[name="clock"][value="blitz"]', { force: true });
  await anna.check('[name="rated"][value="yes"]', { force: true });
  assert.ok(await anna.isChecked('[name="out"][value="lose"]'), "no bot plays on where it counts");
  assert.ok(await anna.isDisabled('[name="out"][value="bot"]'));
  await isForEveryone(anna, "a rated table being set up");
  await anna.click("[data-start]");
  const link = await anna.locator("[data-invite]").inputValue();
  const { page: ben } = await person(t, { language: "fr" });
  await ben.goto(link);
  await ben.waitForSelector("[data-agreed]");
  assert.match(await ben.locator("[data-agreed]").innerText(), /partie classée/);
  assert.match(await ben.locator("[data-agreed]").innerText(), /la place abandonne/, "and what happens when time is up");
  await ben.click("[data-join]");
  await ben.waitForSelector(".decision");
  await ben.getByText("1500 ± 1000").first().waitFor();
});

test("friends by a link, asked to a table with one touch", async (t) => {
  const anna = await member(t, "Anna");
  await anna.click("[data-friend-link]");
  const link = await anna.locator("[data-friend-secret]").inputValue();
  const { page: stranger } = await person(t, { language: "de" });
  await stranger.goto(link);
  await stranger.getByText("Anna möchte mit dir befreundet sein").waitFor();
  await stranger.getByText("Freunde brauchen ein Konto").waitFor();

  const ben = await member(t, "Ben", { size: PHONE, touch: true });
  await ben.goto(link);
  await ben.waitForSelector('[data-friend-answer="accept"]');
  await isForEveryone(ben, "somebody wants to be a friend");
  await fitsTheScreen(ben, "somebody wants to be a friend");
  await ben.click('[data-friend-answer="accept"]');
  await ben.waitForSelector("[data-friend-row]");
  await isForEveryone(ben, "friends on a phone");
  await fitsTheScreen(ben, "friends on a phone");
  await anna.reload();
  await anna.waitForSelector("[data-friend-row]");
  assert.match(await anna.locator("[data-friend-row]").innerText(), /Ben\s+.*is here/s);

  await anna.goto("/?all");
  await anna.click('[data-friend="pebbles"]');
  await anna.waitForSelector("[data-invite]");
  await anna.click("[data-open-people]");
  await anna.click('[data-act="ask-friend"]');
  await anna.getByText("Ben is asked").waitFor();
  await isForEveryone(anna, "a friend is asked");
  await ben.goto("/");
  await ben.waitForSelector("[data-asked] a");
  await isForEveryone(ben, "asked to a table");
  await ben.click("[data-asked] a");
  await ben.waitForSelector("[data-join]");
  await ben.click("[data-join]");
  await ben.waitForSelector(".decision");

  // Blocked: gone on both sides.
  await ben.goto("/account");
  await ben.click("[data-friend-row] button:last-child");
  await ben.waitForSelector("[data-friend-row]", { state: "detached" });
  await anna.goto("/account");
  await anna.waitForSelector("[data-friend-link]");
  assert.equal(await anna.locator("[data-friend-row]").count(), 0);
});
