// Answers of several pieces: gathered in any order, taken back one by one, sent together; nothing happens before.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { answer, nextMove, study } from "./playing.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

const offered = async (page) => (await nextMove(page)).choices;
const gathered = (page) => page.locator("[data-put-back]:enabled").evaluateAll((chips) => chips.map((chip) => chip.dataset.putBack));

/** The first question of each game's own tests, and the language in which it is asked. */
const CASES = Object.entries({ res_arcana: "de", arcs: "fr", aristeia: "en", arcmage: "de" }).map(([game, language]) => {
  const [, first] = readFileSync(new URL(`../../games/${game}/tests/orders.txt`, import.meta.url), "utf8").split(/^# /m);
  const said = (word) => [...first.matchAll(new RegExp(`^${word} +(.*)$`, "gm"))].map(([, rest]) => rest);
  return { game, language, position: said("given").join("\n"), pieces: said("pieces")[0].split("; ") };
});

for (const { game, language, position, pieces } of CASES)
  for (const [first, ...others] of [pieces, pieces.toReversed()])
    test(`${game}: ${first} is named first and taken back, all are named in another order and sent together`, async (t) => {
      const { page } = await person(t, { language, size: game === "res_arcana" ? PHONE : undefined });
      await study(page, game, position);
      const asked = await page.locator(".decision__prompt").textContent();
      for (const piece of pieces) assert.ok((await offered(page)).includes(piece), `${piece} is offered at once`);
      await answer(page, first);
      assert.deepEqual(await gathered(page), [first]);
      await page.locator("[data-put-back]:enabled").first().click();
      assert.deepEqual(await gathered(page), [], "what was gathered can be put back");
      for (const piece of [...others, first].slice(0, -1)) await answer(page, piece);
      assert.equal(await page.locator(".decision__prompt").textContent(), asked, "nothing happens before the answer is whole");
      assert.ok((await offered(page)).includes(first), "what was named first can be named last");
      await answer(page, first);
      await page.waitForFunction((before) => document.querySelector(".decision__prompt")?.textContent !== before, asked);
    });
