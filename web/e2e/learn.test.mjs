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

/** How light the ink is and what it stands on, from 0 to 255, as seen on a screen or on paper. */
async function shade(at, media) {
  await at.emulateMedia({ media });
  return at.evaluate(() => {
    const light = (colour) => {
      const [red, green, blue] = colour.match(/[\d.]+/g).map(Number);
      return Math.round((red + green + blue) / 3);
    };
    const style = (selector, what) => getComputedStyle(document.querySelector(selector))[what];
    return { ink: light(style(".howto p", "color")), ground: light(style(".illustration", "backgroundColor")) };
  });
}

test("it is printed on two pages at most, in every language, with dark ink on light paper whatever the screen is", async (t) => {
  for (const [n, language] of ["en", "fr", "de"].entries()) {
    const { page: at } = await person(t, { language, theme: n % 2 ? "light" : "dark" });
    for (const game of GAMES) {
      await howTo(at, game);
      const paper = (await at.pdf({ preferCSSPageSize: true })).toString("latin1");
      const pages = paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      assert.ok(pages > 0 && pages <= 2, `${game} in ${language}: ${pages} pages`);
    }
    // Whoever chose the dark for good sees it on the screen only.
    await at.evaluate(() => (document.documentElement.dataset.theme = "dark"));
    const [screen, paper] = [await shade(at, "screen"), await shade(at, "print")];
    assert.ok(screen.ink > screen.ground && paper.ink < paper.ground, `${language}: ${JSON.stringify({ screen, paper })}`);
  }
});
