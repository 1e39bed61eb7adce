// People at a table: invited by one link, they speak, agree, go, come back and play again.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { act, answer, nextMove, playNow, two } from "./playing.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

const openPeople = (page) => page.click("[data-open-people]");
async function resign(page) {
  await act(page, "resign");
  await page.click('[data-act="resign-sure"]');
}

test("one link and a code to scan; the rules of the table can be read before one sits down", async (t) => {
  const { page: anna } = await person(t, { language: "en" });
  await anna.goto("/new/pebbles");
  await anna.waitForSelector("[data-start]:enabled");
  await anna.click("[data-add]");
  for (const at of [1, 2]) await anna.locator(".seatrow select").nth(at).selectOption("friend");
  await anna.locator('input[name="clock"][value="blitz"]').check();
  await anna.locator('input[name="out"][value="lose"]').check();
  await anna.locator('input[name="chat"][value="yes"]').check();
  await isForEveryone(anna, "setting up for friends");
  await anna.click("[data-start]");
  const link = await anna.locator("[data-invite]").inputValue();
  await anna.click(".invite__scan summary");
  await anna.waitForSelector("svg.qr path");
  await isForEveryone(anna, "inviting");
  for (const [name, language] of [
    ["Ben", "de"],
    ["Cleo", "fr"],
  ]) {
    const { page } = await person(t, { language, size: PHONE, touch: true });
    await page.goto(link);
    const agreed = page.locator("[data-agreed]");
    await agreed.waitFor();
    if (language === "de") {
      assert.match(await agreed.innerText(), /Je 10 Minuten[^]*gibt der Platz auf[^]*erlaubt/);
      await isForEveryone(page, "joining");
      await fitsTheScreen(page, "joining");
    }
    await page.fill(".join input", name);
    await page.click("[data-join]");
    await page.waitForSelector("[data-clocks]");
    await fitsTheScreen(page, "at the table, with clocks");
  }
  await anna.waitForSelector("[data-invite]", { state: "detached" });
  await anna.waitForSelector("[data-clocks] .is-running");
  assert.match(await anna.locator("[data-clocks]").innerText(), /Ben[^]*Cleo/);
  // Nobody is left to take a seat.
  const { page: dora } = await person(t, { language: "en" });
  await dora.goto(link);
  await dora.getByText("not valid any more").waitFor();
});

test("a preview of the link names the game and who is waited for", async (t) => {
  const { anna } = await two(t, person);
  const id = anna.url().split("/").pop();
  const html = await (await anna.request.get(`/join/${id}`, { headers: { "accept-language": "de" } })).text();
  assert.match(html, /<meta property="og:title" content="[^"]*Pebbles/);
  assert.match(html, /<meta property="og:description" content="[^"]+"/);
});

test("phrases in everybody's language, own words where the host allows them, and who is muted is not heard", async (t) => {
  const { anna, ben } = await two(t, person, { ben: { size: PHONE, touch: true } });
  await openPeople(anna);
  await isForEveryone(anna, "people");
  await anna.click('[data-say="well_played"]');
  await ben.waitForSelector("[data-said]");
  assert.match(await ben.locator("[data-said]").innerText(), /Gut gespielt/);
  await anna.click('[data-act="chat-mode"]');
  await openPeople(ben);
  await ben.fill("[data-chat]", "<b>Moin</b>");
  await ben.press("[data-chat]", "Enter");
  await isForEveryone(ben, "people, phone");
  await fitsTheScreen(ben, "people, phone");
  await anna.waitForSelector('[data-note="chat"]', { state: "attached" });
  assert.match(await anna.locator('[data-note="chat"]').innerText(), /Ben: <b>Moin<\/b>/);
  await anna.click('[data-act="mute"]');
  await anna.waitForSelector('[data-note="chat"]', { state: "detached" });
  // What is said later has come later: once Anna sees her own word, Ben's has been there.
  const saidBy = (page, name) => page.locator("[data-said]").filter({ hasText: name });
  const thanks = (page, text) => page.locator('[data-note="say"]').filter({ hasText: text });
  await ben.click('[data-say="thanks"]');
  await thanks(ben, "Danke").waitFor({ state: "attached" });
  await anna.click('[data-say="oops"]');
  await saidBy(anna, "Oops").waitFor({ state: "attached" });
  assert.equal(await saidBy(anna, "Ben").count(), 0);
  assert.equal(await thanks(anna, "Thanks").count(), 0);
  await anna.click('[data-act="mute"]');
  await thanks(anna, "Thanks").waitFor({ state: "attached" });
});

test("taking back by consent, and not without it", async (t) => {
  const { anna, ben } = await two(t, person);
  const first = (await nextMove(anna)).choices[0];
  const called = (await anna.locator(`[data-choice="${first}"] > span`).first().innerText()).split("\n")[0];
  await answer(anna, first);
  // Both bid in secret: while she waits for him she sees what she has chosen.
  assert.ok((await anna.locator(".decision__said").innerText()).includes(called), called);
  const second = (await nextMove(ben)).choices[0];
  await answer(ben, second);
  await act(anna, "take-back");
  await ben.waitForSelector('[data-proposal="back"] [data-agree]');
  await isForEveryone(ben, "asked to agree");
  await ben.click("[data-decline]");
  await anna.waitForSelector("[data-proposal]", { state: "detached" });
  await act(anna, "take-back");
  await ben.click("[data-agree]");
  await anna.waitForSelector("[data-takes-back]");
  assert.deepEqual((await nextMove(anna)).choices[0], first, "she is asked again");
});

test("a bot stands in at once and hands back", async (t) => {
  const { anna, ben } = await two(t, person);
  await act(ben, "stand-in");
  await anna.waitForSelector('[data-stands-in="p2"]');
  await answer(anna, (await nextMove(anna)).choices[0]);
  await nextMove(anna);
  await ben.click("[data-return]");
  await anna.waitForSelector("[data-stands-in]", { state: "detached" });
});

test("giving up, and a rematch that carries everybody, who only watches too", async (t) => {
  const { anna, ben } = await two(t, person);
  const { page: cleo } = await person(t, { language: "fr" });
  await cleo.goto(anna.url());
  await cleo.waitForSelector(".decision");
  const before = anna.url();
  await act(anna, "mute");
  await anna.keyboard.press("Escape");
  await resign(ben);
  for (const page of [anna, ben, cleo]) await page.waitForSelector(".end");
  assert.match(await anna.locator(".end").innerText(), /You win![^]*Ben gave up/);
  await anna.click("[data-rematch]");
  await ben.waitForSelector(".end [data-agree]");
  await isForEveryone(ben, "offered a rematch");
  await ben.click(".end [data-agree]");
  for (const page of [anna, ben, cleo]) await page.waitForURL((url) => url.href !== before);
  for (const page of [ben, cleo]) assert.equal(page.url(), anna.url(), "one table, for who watches too");
  await anna.waitForSelector(".mat--mine.seat-2");
  await ben.waitForSelector(".mat--mine.seat-1");
  // Whom Anna did not want to hear she does not hear in the other seat either.
  await openPeople(ben);
  await ben.click('[data-say="thanks"]');
  await cleo.locator("[data-said]").filter({ hasText: "Merci" }).waitFor();
  await openPeople(anna);
  await anna.click('[data-say="oops"]');
  await anna.locator("[data-said]").filter({ hasText: "Oops" }).waitFor();
  assert.equal(await anna.locator("[data-said]").filter({ hasText: "Thanks" }).count(), 0);
  // Whoever comes back to the old table is shown the way.
  await cleo.goto(before);
  await cleo.click(".end [data-next]");
  await cleo.waitForURL(anna.url());
});

test("ending by agreement; and a table of one's own is deleted", async (t) => {
  const { anna, ben } = await two(t, person);
  await act(anna, "end");
  await ben.click("[data-agree]");
  await anna.waitForSelector(".end");
  assert.match(await anna.locator(".end h2").innerText(), /everybody agreed/);
  const { page } = await person(t, { language: "en" });
  await page.goto("/?all");
  await page.click('[data-friend="pebbles"]');
  await page.waitForSelector("[data-invite]");
  await act(page, "delete");
  await page.click('[data-act="delete-sure"]');
  await page.waitForSelector('[data-play="res_arcana"]');
  assert.equal(await page.locator(".move").count(), 0);
});

test("a link for another device does not pass for an invitation, and who shares a seat is told and can end it", async (t) => {
  // Whoever would look into somebody's cards takes the other seat, too, and sends its link for a second device.
  const { ben: second } = await two(t, person);
  const id = second.url().split("/").pop();
  const link = await (await second.request.post(`/api/tables/${id}/devices`, { data: { seat: "p2" } })).json();
  const { page: vera } = await person(t, { language: "de", size: PHONE, touch: true });
  await vera.goto(`/join/${id}#${link.invite}`);
  await vera.waitForSelector("[data-shares]");
  assert.match(await vera.locator("h1").innerText(), /Dieser Link ist für ein weiteres Gerät von Ben/);
  assert.match(await vera.locator("[data-shares]").innerText(), /Der Platz ist vergeben[^]*sieht deine Karten/);
  await isForEveryone(vera, "a link for another device");
  await fitsTheScreen(vera, "a link for another device");
  assert.equal(await second.locator("[data-shared]").count(), 0, "nobody shares the seat yet");
  await vera.click("[data-join]");
  // Both who hold it are told, whoever of them came first.
  for (const page of [vera, second]) await page.waitForSelector("[data-shared]");
  assert.match(await vera.locator("[data-shared]").innerText(), /Noch ein Gerät hat deinen Platz/);
  await isForEveryone(vera, "a seat with another holder");
  await fitsTheScreen(vera, "a seat with another holder");
  await vera.click("[data-shared] button");
  await vera.waitForSelector("[data-shared]", { state: "detached" });
  await second.waitForSelector(".mat--mine", { state: "detached" });
  assert.ok((await nextMove(vera)).choices.length > 0, "the seat is hers alone");
  // The link is used up.
  const { page: other } = await person(t, { language: "en" });
  await other.goto(`/join/${id}#${link.invite}`);
  await other.getByText("not valid any more").waitFor();
});

test("the end leads to the log and says how its luck is checked; and so it can be", async (t) => {
  const { anna, ben } = await two(t, person);
  for (const page of [anna, ben]) await answer(page, (await nextMove(page)).choices[0]);
  await resign(ben);
  await anna.waitForSelector(".end");
  await anna.click(".end__audit summary");
  await isForEveryone(anna, "how luck is checked");
  const [saved] = await Promise.all([anna.waitForEvent("download"), anna.click("[data-audit]")]);
  const said = (await anna.locator(".end__audit code").first().innerText()).split(" ");
  assert.deepEqual(said.slice(0, 3), ["arbiter", "replay", saved.suggestedFilename()]);
  const file = await saved.path();
  const audit = (...words) => execFileSync(process.env.ARBITER_BIN, ["replay", file, "--lang", "en", ...words], { encoding: "utf8" });
  audit(...said.slice(3));
  assert.throws(() => audit("--verify", "--commitment", "0".repeat(64)), "of another seed");
});

test("a table that began by other rules says so", async (t) => {
  const { page } = await person(t, { language: "fr", size: PHONE, touch: true });
  // As the server tells it after a change of rules.
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(text.replace(/"rules_now":(\d+)/g, (_, rules) => `"rules_now":${Number(rules) + 1}`)));
  });
  await playNow(page, "res_arcana");
  const notice = page.locator("[data-rules]");
  await notice.waitFor();
  const [begun, now] = (await notice.innerText()).match(/\d+/g).map(Number);
  assert.equal(now, begun + 1);
  assert.match(await notice.innerText(), /a commencé avec la version[^]*continue avec la version/);
  await isForEveryone(page, "other rules");
  await fitsTheScreen(page, "other rules");
});

test("a clock runs out: whoever let it loses, as was agreed on, and both are told so", async (t) => {
  const { page: anna } = await person(t, { language: "en" });
  await anna.goto("/?all");
  const clock = { each: 5, bank: 0, add: 0, out: "lose" };
  const wish = { game: "pebbles", seats: [{ kind: "me" }, { kind: "open" }], clock };
  const { table, invites } = await (await anna.request.post("/api/tables", { data: wish })).json();
  await anna.goto(`/table/${table}`);
  await anna.waitForSelector("[data-clocks]");
  const { page: ben } = await person(t, { language: "de", size: PHONE, touch: true });
  await ben.goto(`/join/${table}#${invites[0].invite}`);
  await ben.click("[data-join]");
  // However slow the machine is: nobody answers, so it runs out.
  for (const page of [anna, ben]) await page.waitForSelector(".end");
  await isForEveryone(ben, "time has run out");
  assert.match(await anna.locator(".end").innerText(), /gave up/);
  assert.match(await ben.locator(".end").innerText(), /Aufgegeben: /);
});

const isAsked = (page) => page.evaluate(() => document.title.startsWith("● "));

/** They answer until it becomes Ben's move while he looks on. */
async function untilItIsBens(anna, ben) {
  for (let waits = false; ; waits ||= !(await isAsked(ben))) {
    const asked = [ben, anna].map(async (page) => {
      await page.waitForFunction(() => document.title.startsWith("● "));
      return page;
    });
    const page = await Promise.any(asked);
    if (waits && page === ben) return;
    await answer(page, (await nextMove(page)).choices[0]);
  }
}

test("one's move is told by the title, and by a sound only after a gesture", async (t) => {
  const { anna, ben } = await two(t, person);
  await ben.context().addInitScript(() => {
    globalThis.sounded = { voices: 0, tones: 0 };
    const part = () => ({ setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
    globalThis.AudioContext = class {
      state = "running";
      currentTime = 0;
      constructor() {
        globalThis.sounded.voices++;
      }
      createOscillator() {
        return { frequency: part(), connect: (next) => next, start: () => globalThis.sounded.tones++, stop() {} };
      }
      createGain() {
        return { gain: part(), connect() {} };
      }
    };
  });
  await ben.reload();
  await ben.waitForSelector(".decision");
  await untilItIsBens(anna, ben);
  assert.deepEqual(await ben.evaluate(() => globalThis.sounded), { voices: 0, tones: 0 }, "nobody has touched the page");
  await ben.keyboard.press("Shift");
  await untilItIsBens(anna, ben);
  await ben.waitForFunction(() => globalThis.sounded.tones === 2);
  assert.equal(await ben.evaluate(() => globalThis.sounded.voices), 1);
});

test("settings are kept, and change the page at once", async (t) => {
  const { page } = await person(t, { language: "en" });
  await page.goto("/");
  await page.click("[data-settings]");
  await isForEveryone(page, "settings");
  for (const [name, value] of [
    ["size", "large"],
    ["motion", "less"],
    ["palette", "safe"],
    ["hand", "left"],
    ["theme", "light"],
    ["sound", "off"],
  ])
    await page.locator(`input[name="${name}"][value="${value}"]`).check();
  await isForEveryone(page, "settings, changed");
  const marks = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  const wanted = { size: "large", motion: "less", palette: "safe", hand: "left", theme: "light" };
  assert.deepEqual(await marks(), wanted);
  await page.reload();
  await page.waitForSelector("[data-settings]");
  assert.deepEqual(await marks(), wanted);
});

test("keys are changed and turned off, and are so in the next game", async (t) => {
  const { page } = await person(t, { language: "fr" });
  await playNow(page, "res_arcana");
  const { choices } = await nextMove(page);
  assert.ok(choices.length > 1);
  await page.click("[data-settings]");
  await page.click('[data-key="choose1"]');
  await page.waitForSelector('[data-key="choose1"][aria-pressed="true"]');
  await isForEveryone(page, "a key is waited for");
  await page.keyboard.press("a");
  assert.equal(await page.locator('[data-key="choose1"]').innerText(), "A");
  // Esc leaves the key as it was, and the sheet open.
  await page.click('[data-key="choose2"]');
  await page.keyboard.press("Escape");
  assert.equal(await page.locator('[data-key="choose2"]').innerText(), "2");
  await page.locator('input[name="keys"][value="off"]').check();
  await isForEveryone(page, "keys that are off");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  assert.equal(await page.locator(".choice kbd").count(), 0);
  const firstChoice = async () => (await nextMove(page)).choices[0];
  await page.keyboard.press("a");
  await page.waitForTimeout(300);
  assert.equal(await firstChoice(), choices[0], "no key does anything");
  await page.reload();
  await nextMove(page);
  await page.click("[data-settings]");
  // Its value is the one every such button has, so nothing writes it into the page.
  await page.locator('input[name="keys"]:not([value="off"])').check();
  await page.keyboard.press("Escape");
  await page.waitForSelector(".choice kbd");
  assert.equal(await page.locator(".choice kbd").first().innerText(), "A");
  await page.keyboard.press("1");
  await page.waitForTimeout(300);
  assert.equal(await firstChoice(), choices[0], "the key of before does nothing");
  await page.keyboard.press("a");
  await page.waitForFunction((choice) => !document.querySelector(`[data-choice="${CSS.escape(choice)}"]`), choices[0]);
});
