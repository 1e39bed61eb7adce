// Every game fits its screens, in every language: nothing too small, nothing cut off, nothing over something else, and what
// is asked, held and said last is in sight. What is counted, and how to see more of it: measure.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, GOALS, LANGUAGES, SCREENS, measure } from "./measure.mjs";
import { openRoom } from "./support.mjs";

for (const game of GAMES) {
  test(`${game} fits its screens`, async () => {
    const room = await openRoom();
    try {
      const rows = await measure(room, game, { stops: [0, 20] });
      assert.equal(rows.length, 2 * SCREENS.length * LANGUAGES.length, "everything was looked at");
      for (const [goal, means] of Object.entries(GOALS)) {
        const over = rows.filter((row) => row.found[goal].length > 0);
        const told = over.map((row) => `${row.screen} ${row.language} after ${row.stop} answers: ${row.found[goal].slice(0, 8).join(" | ")}`);
        assert.deepEqual(told, [], `no ${means}`);
      }
    } finally {
      await room.close();
    }
  });
}

test("Start is in sight on a laptop in French, whatever is agreed on", async () => {
  const room = await openRoom();
  try {
    const { page, close } = await room.person({ size: { width: 1280, height: 720 }, language: "fr", worker: false });
    for (const game of GAMES) {
      await page.goto(`/new/${game}`);
      await page.waitForSelector("[data-start]:enabled");
      await page.waitForSelector(".variants, .opts > :not([data-start])");
      const box = await page.locator("[data-start]").boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 720, `${game}: Start is in sight`);
    }
    await close();
  } finally {
    await room.close();
  }
});
