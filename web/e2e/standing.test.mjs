// Reaction windows without chores: what is not asked, what is asked all the same, and cards one never wants to hear of.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./playing.mjs";
import { room } from "./support.mjs";

const { person } = room();

/** Answers in the page itself until the choices are like that; says what was offered at each answer. Runs in the browser. */
async function play({ only, play, most }) {
  const seen = [];
  for (let waits = 0; waits < 20_000 && seen.length < most; waits++) {
    const buttons = [...document.querySelectorAll('[data-choice]:not([aria-disabled="true"])')];
    const texts = buttons.map((button) => button.dataset.choice);
    if (document.querySelector(".end")) break;
    if (texts.length) {
      if (only && texts.length === 1 && texts[0] === only) return { seen, found: texts };
      if (play && texts.includes("pass") && texts.some((text) => text.startsWith("play "))) return { seen, found: texts };
      seen.push(texts);
      const liked = texts.findIndex((text) => /^(plan|switch|apply|act (?!move))/.test(text));
      const key = texts.findIndex((text) => /^(pass|done|end)/.test(text));
      buttons[liked >= 0 && seen.length % 3 ? liked : key >= 0 ? key : (seen.length * 7) % buttons.length].click();
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { seen };
}

test("windows with nothing to play are not asked, unless everything is held", async (t) => {
  const { page } = await person(t);
  await sitDown(page, "aristeia", { agreed: { tactics: "random" } });
  const { seen } = await page.evaluate(play, { most: 60 });
  assert.deepEqual(
    seen.filter((texts) => texts.length === 1),
    [],
    "where there is one answer, it is given",
  );
  assert.deepEqual(
    seen.filter((texts) => texts.every((text) => text === "pass" || text.startsWith("first "))).filter((texts) => texts.includes("pass")),
    [],
    "who begins is not asked with nothing to play",
  );
  await page.click("[data-standing]");
  await page.check("[data-hold]");
  const { found } = await page.evaluate(play, { only: "pass", most: 90 });
  assert.deepEqual(found, ["pass"], "held, it is asked");
  await page.uncheck("[data-hold]");
  await page.waitForFunction(() => [...document.querySelectorAll("[data-choice]")].map((one) => one.dataset.choice).join() !== "pass");
});

test("about a card that is never to be asked about, the window is passed; it can be asked about again", async (t) => {
  const { page } = await person(t);
  await sitDown(page, "aristeia", { agreed: { tactics: "random" } });
  const { found } = await page.evaluate(play, { play: true, most: 120 });
  assert.ok(found, "a window with something to play");
  if (!(await page.locator("[data-mute]").count())) await page.click("[data-standing]");
  assert.equal(await page.locator("[data-stand]").count(), 3, "this window, this turn, until there is something");
  while (await page.locator("[data-mute]").count()) await page.locator("[data-mute]").first().click();
  await page.waitForSelector("[data-unmute]");
  if (found.every((text) => !text.startsWith("first "))) {
    await page.waitForFunction((texts) => [...document.querySelectorAll("[data-choice]")].map((one) => one.dataset.choice).join() !== texts.join(), found);
  }
  const muted = await page.locator("[data-unmute]").count();
  await page.locator("[data-unmute]").first().click();
  assert.equal(await page.locator("[data-unmute]").count(), muted - 1);
});
