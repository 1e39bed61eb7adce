// Nothing stays stuck: a table that stood still goes on, who finds nobody plays a bot, and who has gone is reminded, or played for.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { act, answer, nextMove, quick, two } from "./playing.mjs";
import { PHONE, room } from "./support.mjs";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const said = (data) => join(data, "ahead");
const { person, admin, data } = room((_, data) => ["--ahead", said(data)]);

/** It is so much later, for the server and on these pages. */
async function itIsLater(ms, ...pages) {
  writeFileSync(said(data()), String(ms));
  for (const page of pages)
    await page.evaluate((ms) => {
      const { now } = Date;
      Date.now = () => now() + ms;
    }, ms);
}

/** What may be done about others, in the list beside the board. */
async function mayDo(page, what) {
  await page.click("[data-open-people]");
  const may = (await page.locator(`[data-act="${what}"]`).count()) > 0;
  await page.keyboard.press("Escape");
  return may;
}

test("a table that stood still goes on when its host says so, and everybody else is told whom to ask", async (t) => {
  const { anna, ben } = await two(t, person, { ben: { language: "fr", size: PHONE, touch: true } });
  await answer(anna, (await nextMove(anna)).choices[0]);
  await admin("close", anna.url().split("/").pop(), "--fault");
  for (const page of [anna, ben]) await page.waitForSelector("[data-frozen]");
  await anna.waitForSelector("[data-thaw]");
  assert.equal(await ben.locator("[data-thaw]").count(), 0);
  for (const [page, why] of [
    [anna, /stands still because something went wrong/],
    [ben, /est à l’arrêt\s: un problème/],
  ])
    assert.match(await page.locator(".decision").innerText(), why);
  await isForEveryone(anna, "a table that stands still");
  await isForEveryone(ben, "a table that stands still, phone");
  await fitsTheScreen(ben, "a table that stands still");
  await anna.click("[data-thaw]");
  for (const page of [anna, ben]) {
    await page.waitForSelector("[data-frozen]", { state: "detached" });
    await page.waitForSelector('[data-note="thaw"]', { state: "attached" });
  }
  await answer(ben, (await nextMove(ben)).choices[0]);
});

test("who finds nobody in time plays a bot, though nothing is pressed", async (t) => {
  const { page } = await person(t, { language: "en" });
  await quick(page, { wait: "30" });
  await page.waitForSelector("[data-fill]");
  await itIsLater(MINUTE, page);
  await page.waitForSelector("[data-invite]", { state: "detached" });
  await answer(page, (await nextMove(page)).choices[0]);
  await nextMove(page);
});

test("for somebody who has vanished a bot is put in, and hands back", async (t) => {
  const { anna, ben } = await two(t, person, { ben: { size: PHONE, touch: true } });
  const table = ben.url();
  await ben.goto("/");
  await anna.waitForFunction(() => document.querySelector("[data-open-people]"));
  assert.equal(await mayDo(anna, "put-bot-in"), false, "he may come back at once");
  await itIsLater(10 * MINUTE, anna);
  while (!(await mayDo(anna, "put-bot-in"))) await anna.waitForTimeout(50);
  await act(anna, "put-bot-in");
  await anna.waitForSelector('[data-stands-in="p2"]');
  await isForEveryone(anna, "a bot stands in");
  await answer(anna, (await nextMove(anna)).choices[0]);
  await nextMove(anna);
  await ben.goto(table);
  await anna.waitForSelector("[data-stands-in]", { state: "detached" });
});

test("whoever lets others wait for long is reminded, once a day", async (t) => {
  const { anna, ben } = await two(t, person, { ben: { size: PHONE, touch: true } });
  await answer(anna, (await nextMove(anna)).choices[0]);
  assert.equal(await mayDo(anna, "nudge"), false, "not yet");
  await itIsLater(13 * HOUR, anna, ben);
  await anna.click("[data-open-people]");
  await anna.waitForSelector('[data-act="nudge"]');
  await isForEveryone(anna, "somebody can be reminded");
  await anna.click('[data-act="nudge"]');
  for (const page of [anna, ben]) await page.waitForSelector('[data-note="nudge"]', { state: "attached" });
  assert.equal(await mayDo(anna, "nudge"), false, "not twice");
});
