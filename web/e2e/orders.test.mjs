// Answers of several pieces: gathered in any order, taken back one by one, sent together; nothing happens before.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answer, nextMove, study } from "./playing.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

const offered = async (page) => (await nextMove(page)).choices;
const gathered = (page) => page.locator("[data-put-back]:enabled").evaluateAll((chips) => chips.map((chip) => chip.dataset.putBack));

/** Each game's question: where it is asked, the pieces of an answer with the last in the list first, and what tells that it happened. */
const CASES = [
  {
    game: "res_arcana",
    language: "de",
    position: "p1 pool elan 1 life 1 calm 1 death 1 gold 1\nagenda cost any p1 3 elan | round after p1",
    pieces: ["pay gold", "pay life", "pay elan"],
  },
  {
    game: "arcs",
    language: "fr",
    position: `2-c p1 3, starport p2, city p2; p1 played lead aggression-3; turn p1; pips 1
      battle p1 p2 2-c ships 3 0 all_fresh
      agenda battle building_hits 2 0 | city fall | raid spend | battle end | turn act p1 | round after p1`,
    pieces: ["hit 2-c.2", "hit 2-c.1"],
  },
  {
    game: "aristeia",
    language: "en",
    position: "agenda setup teams",
    pieces: ["pick parvati", "pick wild_bill", "pick gata", "pick eight_ball"],
  },
  {
    game: "arcmage",
    language: "de",
    position: `active p2; p2 cities farmland; p2 army wight marked attacking attacked
      p1 cities warren; p1 army ghoul, shatis; phase attack
      attack warren p1; attackers wight; agenda combat defenders nothing`,
    pieces: ["defend shatis wight", "defend ghoul wight"],
  },
];

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
