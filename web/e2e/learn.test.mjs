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

const QUESTIONS = { en: "how do I win", fr: "comment gagner", de: "wie gewinne ich" };

for (const [language, question] of Object.entries(QUESTIONS)) {
  test(`a question finds its answer, a card any of its names: ${language}`, async (t) => {
    const { page: at } = await person(t, { language });
    for (const game of GAMES) {
      await at.goto(`/rules/${game}`);
      await at.locator("[data-search]").fill(question);
      const first = at.locator("[data-answer]").first();
      await first.waitFor();
      assert.equal(await first.getAttribute("data-answer"), `howto-${game}-goal`);
    }
    await at.goto("/rules/res_arcana");
    for (const name of ["Guard Dog", "Molosse", "Wachhund"]) {
      await at.locator("[data-search]").fill(name);
      await at.locator('[data-answer="resa-card-guard-dog"]').waitFor();
    }
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
