// A game without a line of TypeScript of its own: Pebbles, drawn from what its view says of itself.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsScreens, isForEveryone } from "./checks.mjs";
import { answer, nextMove, openTable, place, playToTheEnd, playUntil, sitDown, tap } from "./playing.mjs";
import { LOOKS, PHONE, room } from "./support.mjs";

const { person } = room();

test("it is hidden from those who do not ask for it, and two clicks away from those who do", async (t) => {
  const { page } = await person(t, { language: "en" });
  await page.goto("/");
  await page.waitForSelector('[data-play="res_arcana"]');
  assert.equal(await page.locator('[data-play="pebbles"]').count(), 0);
  await page.goto("/?all");
  await page.waitForSelector('[data-play="pebbles"]');
  const poster = page.locator('.poster[data-game="pebbles"]');
  await poster.locator(".fan .card").first().waitFor();
  assert.equal(await poster.locator("h2").innerText(), "Pebbles");
  assert.match(await poster.innerText(), /Sixteen pebbles[^]*2–4/);
  await page.click('[data-play="pebbles"]');
  await page.waitForSelector("[data-choice]", { state: "attached" });
  const { moves } = await playToTheEnd([page], { seed: 3 });
  assert.ok(moves >= 3, `${moves} answers`);
  assert.equal(await page.locator(".ranking li").count(), 2);
  assert.match(await page.locator(".ranking__points").first().innerText(), /^\d\s*Coins$/);
  await page.waitForSelector(".race");
  await page.click('.end a[href^="/replay/"]');
  await page.waitForSelector(".plain .label");
  assert.equal(await page.locator(".top__game").first().innerText(), "Pebbles");
  // From turn to turn; the link names the moment, and another pair of eyes looks at the same.
  await page.click("[data-turn-forward]");
  await page.click("[data-turn-forward]");
  const at = await page.locator(".scrub .num").innerText();
  const moment = new URL(page.url()).hash.slice(1);
  assert.equal(at.split(" ")[0], moment);
  await page.locator(".eyes select").first().selectOption({ index: 1 });
  await page.waitForFunction((before) => document.querySelector(".scrub .num")?.textContent?.startsWith(before), moment);
  await page.reload();
  await page.waitForSelector(".scrub .num");
  assert.equal((await page.locator(".scrub .num").innerText()).split(" ")[0], moment);
  // By itself, as fast as one likes, to the end.
  await page.locator(".eyes select").last().selectOption("4");
  await page.click(".decision--replay .btn--go");
  await page.waitForFunction(() => {
    const [at, last] = document.querySelector(".scrub .num").textContent.split("/").map(Number);
    return at === last;
  });
});

test("a game on a phone in German, by touching the board", async (t) => {
  const { page } = await person(t, { language: "de", size: PHONE, touch: true });
  await sitDown(page, "pebbles");
  assert.equal(await page.locator(".tray .thing.can-touch").count(), 3, "three pebbles may be bid");
  assert.match(await page.locator(".board").innerText(), /Beutel[^]*Truhe[^]*Ausgespielt/i);
  await playToTheEnd([page], { seed: 11, byTouch: true });
  assert.equal(await page.locator(".ranking li").count(), 2);
});

test("an answer of two pieces is put on the tray in any order, and nothing happens before it is whole", async (t) => {
  const { page } = await person(t, { language: "en" });
  await openTable(page, "pebbles", ["same-screen"]);
  await playUntil(page, /^trade/, /^bid (\d|1[0-2])$/);
  const { choices } = await nextMove(page);
  const [low, high] = choices.filter((text) => text.startsWith("trade")).map((text) => text.replace("trade ", "pebble:"));
  await tap(page, high);
  await page.waitForSelector(`${place(high)}.chosen`);
  assert.equal(await page.locator(`.board ${place(high)}`).count(), 0);
  await tap(page, low);
  await page.click("[data-ready]");
  for (const traded of [low, high]) await page.waitForSelector(`.board ${place(traded)}`);
});

test("a pebble that is not held says why it cannot be bid", async (t) => {
  const { page } = await person(t, { language: "fr" });
  await openTable(page, "pebbles", ["same-screen"]);
  await playUntil(page, /^take/, /^bid/, /^keep/);
  await answer(page, "take");
  await answer(page, "pass");
  await playUntil(page, /^bid/);
  await page.locator(".board .thing").first().dispatchEvent("click");
  assert.match(await page.locator(".whynot").innerText(), /Vous n’avez pas le galet/);
});

for (const { name, theme, size, touch } of LOOKS) {
  test(`everyone can use it: ${name}`, async (t) => {
    const { page } = await person(t, { language: "en", theme, size, touch });
    await sitDown(page, "pebbles");
    await isForEveryone(page, name);
    // Of two, one wins the round and the other may trade.
    await playUntil(page, /^(take|trade)/, /^bid/, /^keep/);
    await isForEveryone(page, `${name}, later`);
  });
}

test("it fits every screen", async (t) => {
  const { page } = await person(t, { language: "de" });
  await sitDown(page, "pebbles", { seats: 4 });
  await fitsScreens(page, "pebbles");
});
