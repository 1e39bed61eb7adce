// What somebody has played, on their own page: levels beaten, and numbers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { playToTheEnd } from "./playing.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

test("levels beaten and statistics are told of every game that is over", async (t) => {
  const { page } = await person(t, { language: "fr", size: PHONE, touch: true });
  await page.goto("/account");
  await page.waitForSelector("[data-record]");
  assert.equal(await page.locator("[data-stats]").count(), 0, "nothing was played");
  const profile = async () => (await (await page.request.get("/api/profile")).json()).games[0];
  const seats = [{ kind: "me" }, { kind: "bot", level: "easy" }];
  // Bots of this room answer at random: nobody loses to them for ever.
  let games = 0;
  for (; games === 0 || !(await profile()).won; games++) {
    assert.ok(games < 20, "one of twenty games is won");
    const { table } = await (await page.request.post("/api/tables", { data: { game: "pebbles", seats } })).json();
    await page.goto(`/table/${table}`);
    await playToTheEnd([page], { seed: games });
  }
  const { played, won, streak, length } = await profile();
  assert.deepEqual([played, won, streak], [games, 1, 1]);
  await page.goto("/account");
  const record = page.locator("[data-record]");
  await record.locator("[data-stats]").waitFor();
  assert.match(await record.locator(".beaten").innerText(), /facile/i);
  assert.match(await record.locator(".record .num").innerText(), new RegExp(`^1 / ${games}$`));
  await record.locator("[data-stats] summary").click();
  const told = (await record.locator("[data-stats] dl").innerText()).replace(/\s+/g, " ");
  assert.match(told, new RegExp(`${length} réponses.* 1 / ${games}`));
  assert.equal(await record.locator(".history li").count(), Math.min(games, 8));
  await isForEveryone(page, "what was played, phone");
  await fitsTheScreen(page, "what was played");
});
