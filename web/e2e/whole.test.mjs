// A whole game of each, with one finger on a phone, and with keys alone, to the end screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openTable, sitDown } from "./playing.mjs";
import { playByFinger, playByKeys } from "./players.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

/** Each game as short as it gets, and what somebody likes who wants it to end. */
const GAMES = {
  res_arcana: { sit: (page) => sitDown(page, "res_arcana"), likes: [/^(claim|place|react|take)/, /^(keep|item|use|gain)/] },
  arcs: { sit: (page) => sitDown(page, "arcs"), likes: [/^(declare|secure|battle|tax|lead|surpass|copy)/] },
  aristeia: {
    sit: (page) => sitDown(page, "aristeia", { agreed: { teams: "starter", tactics: "random" } }),
    likes: [/^(plan|deploy|switch|apply)/, /^act (?!move)/],
  },
  arcmage: {
    sit: async (page) => {
      await openTable(page, "arcmage", ["easy"], () => page.selectOption('[data-deck-of="1"]', "the_uprising"));
      await page.waitForSelector("[data-choice]", { state: "attached" });
    },
    likes: [/^(attack|attacker|play|begin|draw_one|resource \S+ (red_banner|dark_legion)|move \S+ army)/],
  },
};

for (const [game, { sit, likes }] of Object.entries(GAMES)) {
  test(`${game}: a whole game with one finger on a phone`, async (t) => {
    const { page } = await person(t, { language: "fr", size: PHONE, touch: true });
    await sit(page);
    const { board, list } = await playByFinger(page, { seed: 3, likes });
    t.diagnostic(`${board} touches on the table, ${list} on the list`);
    assert.ok(board > 10, "most is touched on the table itself");
    assert.equal(await page.locator(".ranking li").count(), 2);
  });

  test(`${game}: a whole game with keys alone`, async (t) => {
    const { page } = await person(t, { language: "de" });
    await sit(page);
    const { digits, tabs } = await playByKeys(page, { seed: 3, likes });
    t.diagnostic(`${digits} digits, ${tabs} with Tab and Enter`);
    assert.ok(digits > 10 && tabs > 3, "by digits, and by Tab and Enter");
    assert.equal(await page.locator(".ranking li").count(), 2);
  });
}
