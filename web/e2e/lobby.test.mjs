// Finding a game: open tables, and a quick match that a bot joins if nobody does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { nextMove, quick } from "./playing.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

test("a public table is found by strangers, by game and tempo; others are not", async (t) => {
  const { page: anna } = await person(t, { language: "en" });
  for (const shown of ["no", "yes"]) {
    await anna.goto("/new/pebbles");
    await anna.waitForSelector("[data-start]:enabled");
    await anna.locator(".seatrow select").nth(1).selectOption("friend");
    await anna.locator('input[name="clock"][value="day"]').check();
    await anna.locator(`input[name="public"][value="${shown}"]`).check();
    await anna.click("[data-start]");
    await anna.waitForSelector("[data-invite]");
  }
  const { page: ben } = await person(t, { language: "de", size: PHONE, touch: true });
  await ben.goto("/?all");
  const found = ben.locator("[data-open-table]");
  await found.first().waitFor();
  assert.equal(await found.count(), 1);
  await isForEveryone(ben, "open tables");
  await fitsTheScreen(ben, "open tables");
  await ben.selectOption('[data-filter="tempo"]', "blitz");
  await found.first().waitFor({ state: "detached" });
  await ben.selectOption('[data-filter="tempo"]', "day");
  await found.first().waitFor();
  await found.locator("a").click();
  await ben.click("[data-join]");
  await ben.waitForSelector(".decision");
  await anna.waitForSelector("[data-invite]", { state: "detached" });
});

test("on a laptop every game can be begun without scrolling, in every language", async (t) => {
  for (const language of ["en", "fr", "de"]) {
    const { page } = await person(t, { language, size: { width: 1280, height: 720 } });
    await page.goto("/");
    for (const game of ["res_arcana", "arcs", "arcmage", "aristeia"]) {
      const button = page.locator(`[data-play="${game}"]`);
      await button.waitFor();
      const box = await button.boundingBox();
      assert.ok(box && box.y + box.height <= 720, `${game} in ${language}: the button is in sight`);
    }
  }
});

test("two who want the same meet; who finds nobody plays a bot", async (t) => {
  const { page: anna } = await person(t, { language: "en" });
  await quick(anna);
  await anna.waitForSelector("[data-fill]");
  await isForEveryone(anna, "waiting for somebody");
  // The server knows when, so it is seen in another window too.
  const window = await anna.context().newPage();
  await window.goto(anna.url());
  await window.waitForSelector("[data-fill]");
  await window.close();
  const { page: ben } = await person(t, { language: "fr" });
  await quick(ben);
  assert.equal(ben.url(), anna.url());
  await anna.waitForSelector("[data-fill]", { state: "detached" });
  const { page: cleo } = await person(t, { language: "en" });
  await quick(cleo, { tempo: "blitz" });
  assert.notEqual(cleo.url(), anna.url());
  await cleo.click("[data-fill-now]");
  await cleo.waitForSelector("[data-invite]", { state: "detached" });
  await nextMove(cleo);
});
