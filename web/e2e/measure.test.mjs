// Every game fits its screens, in every language: no text, sign, card or target too small, no control outside, nothing named in
// part, no region over another; the face of a card has all of its lines, and what is asked, held and said last is in sight. A
// full table as well, on which all of the longest readers is seen; and on a laptop and a phone what lies over a board for a
// while. What is counted, and how to see more of it: measure.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, GOALS, LANGUAGES, SCREENS, measure, measureFull, measurePanels, unseen } from "./measure.mjs";
import { PANELS } from "./scenes.mjs";
import { openRoom } from "./support.mjs";

/** Does something in a room of its own. */
async function inRoom(what) {
  const room = await openRoom();
  try {
    await what(room);
  } finally {
    await room.close();
  }
}

/** Every number is at its goal. */
function areGood(rows) {
  for (const [goal, means] of Object.entries(GOALS)) {
    const over = rows.filter((row) => row.found[goal]?.length > 0);
    const told = over.map((row) => `${row.game} ${row.screen} ${row.language}, ${row.stop}: ${row.found[goal].slice(0, 8).join(" | ")}`);
    assert.deepEqual(told, [], `no ${means}`);
  }
}

for (const game of GAMES) {
  test(`${game} fits its screens`, () =>
    inRoom(async (room) => {
      const rows = [...(await measure(room, game, { stops: [0, 20] })), ...(await measureFull(room, game))];
      assert.equal(rows.length, 3 * SCREENS.length * LANGUAGES.length, "everything was looked at");
      areGood(rows);
    }));
}

test("what lies over a board for a while fits a laptop and a phone", () =>
  inRoom(async (room) => {
    const rows = await measurePanels(room);
    assert.equal(rows.length, 2 * Object.keys(PANELS).length, "everything was looked at");
    areGood(rows);
  }));

test("every number can be missed: what a page is spoiled by is found", () => inRoom(async (room) => assert.deepEqual(await unseen(room), [])));

test("Start is in sight on a laptop in French, whatever is agreed on", () =>
  inRoom(async (room) => {
    const { page, close } = await room.person({ size: { width: 1280, height: 720 }, language: "fr", worker: false });
    for (const game of GAMES) {
      await page.goto(`/new/${game}`);
      await page.waitForSelector("[data-start]:enabled");
      await page.waitForSelector(".variants, .opts > :not([data-start])");
      const box = await page.locator("[data-start]").boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 720, `${game}: Start is in sight`);
    }
    await close();
  }));
