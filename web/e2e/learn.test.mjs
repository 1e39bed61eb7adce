// How to play, on one screen: pictures drawn by the boards, questions that find their answer, two pages of paper.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { LOOKS, room } from "./support.mjs";

const { person } = room();

const GAMES = ["res_arcana", "arcs", "arcmage", "aristeia"];

async function howTo(at, game) {
  await at.goto(`/rules/${game}`);
  await at.waitForFunction(() => document.querySelectorAll(".illustration__table").length === 5);
}

for (const look of LOOKS) {
  test(`axe finds nothing wrong: ${look.name}`, async (t) => {
    const { page: at } = await person(t, { ...look, language: look.touch ? "de" : "fr" });
    for (const game of GAMES) {
      await howTo(at, game);
      await isForEveryone(at, game);
      await fitsTheScreen(at, game);
    }
  });
}

/** What people ask, and words that mean the same. */
const QUESTIONS = { en: ["how do I win", "victory"], fr: ["comment gagner", "victoire"], de: ["wie gewinne ich", "sieg"] };
/** A card of each game by all its names. */
const CARDS = {
  res_arcana: ["resa-card-guard-dog", ["Guard Dog", "Molosse", "Wachhund"]],
  arcs: ["arcs-card-relic-fence", ["Relic Fence", "Négociant d’antiquités", "Relikt-Hehler"]],
  arcmage: ["arcm-card-elvish-archer", ["Elvish Archer", "Archer elfe", "Elfenbogenschütze"]],
  aristeia: ["aris-tactic-feint", ["Feint", "Feinte", "Finte"]],
};

for (const [language, questions] of Object.entries(QUESTIONS)) {
  test(`a question finds its answer, a card any of its names: ${language}`, async (t) => {
    const { page: at } = await person(t, { language });
    for (const game of GAMES) {
      await at.goto(`/rules/${game}`);
      for (const question of questions) {
        await at.locator("[data-search]").fill(question);
        // The overview comes first.
        await at.waitForFunction((id) => document.querySelector("[data-answer]")?.getAttribute("data-answer") === id, `howto-${game}-goal`);
      }
      const [card, names] = CARDS[game];
      for (const name of names) {
        await at.locator("[data-search]").fill(name);
        await at.locator(`[data-answer="${card}"]`).waitFor();
      }
    }
    await at.goto("/rules/res_arcana");
    await at.locator("[data-search]").fill("Guard Dog");
    await at.locator('[data-answer="resa-card-guard-dog"] a').click();
    await at.waitForURL(/#RESA-CARD-GUARD_DOG$/);
    await at.waitForSelector(".clausebox--here");
  });
}

test("it is printed on two pages at most, in every language", async (t) => {
  for (const language of ["en", "fr", "de"]) {
    const { page: at } = await person(t, { language, theme: "light" });
    for (const game of GAMES) {
      await howTo(at, game);
      const paper = (await at.pdf({ preferCSSPageSize: true })).toString("latin1");
      const pages = paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      assert.ok(pages > 0 && pages <= 2, `${game} in ${language}: ${pages} pages`);
    }
  }
});
