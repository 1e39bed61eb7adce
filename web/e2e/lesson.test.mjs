// Lessons at the real table: each is gone through to its end and into a free game; by the list, by touch, by keyboard.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { study } from "./playing.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

const folder = (game) => new URL(`../../games/${game}/learn/`, import.meta.url);
const LESSONS = ["res_arcana", "arcs", "arcmage", "aristeia"].flatMap((game) =>
  readdirSync(folder(game))
    .filter((file) => file.startsWith("lesson_"))
    .map((file) => ({ game, lesson: file.replace(".md", ""), page: readFileSync(new URL(file, folder(game)), "utf8") })),
);
/** Each lesson in one language; together, all three. */
const SPOKEN = ["en", "fr", "de"];

/** Where a lesson waits, as the server says. */
const stopsOf = (at, page) =>
  at.evaluate(async (page) => {
    const answer = await fetch("/api/lesson", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ page }) });
    return (await answer.json()).stops.map(({ says, at, expected }) => ({ says, at, expected }));
  }, page);

const stands = (at, stop) => at.waitForSelector(`[data-coach][data-at="${stop}"]`);

async function choose(at, pieces) {
  for (const piece of pieces) {
    const button = `[data-choice="${piece}"]:not([aria-disabled="true"])`;
    await at.waitForSelector(button, { state: "attached" });
    await at.locator(button).first().dispatchEvent("click");
  }
}

async function goThrough(at, stops, from, each) {
  for (let stop = from; stop < stops.length; stop++) {
    await stands(at, stop);
    if (stops[stop].expected.length) await each(stops[stop], stop);
    else await at.locator("[data-lesson-next]").click();
  }
  await stands(at, stops.length);
  await at.locator("[data-lesson-play]").click();
  await at.waitForURL(/\/table\/.*\?coach/);
  await at.waitForSelector("[data-choice], .rail");
  await at.locator("[data-tips] summary").click();
  assert.ok((await at.locator(".tips__body").innerText()).length > 200, "the coach is at hand");
}

/** Another language, in the middle of it: what is said changes, where one stands does not. */
async function speak(at, language) {
  const before = await at.locator(".coach__text").innerText();
  await at.locator(".tool--language select").selectOption(language);
  await at.waitForFunction((before) => document.querySelector(".coach__text")?.innerText !== before, before);
}

LESSONS.forEach(({ game, lesson, page }, n) => {
  const language = SPOKEN[n % SPOKEN.length];
  test(`${game}, ${lesson}: from the list, in every language, ${language} first`, async (t) => {
    const { page: at } = await person(t, { language, theme: n % 2 ? "dark" : "light" });
    await at.goto("/");
    const stops = await stopsOf(at, page);
    let spoken = language;
    await at.goto(`/learn/${game}/${lesson}`);
    await goThrough(at, stops, 0, async (stop, n) => {
      const text = await at.locator(".coach__text").innerText();
      assert.ok(text.length > 10 && !text.startsWith("lesson-"), `the coach speaks: ${text}`);
      if (n === stops.findIndex(({ expected }) => expected.length)) {
        await isForEveryone(at, `${game}: the coach`);
        await fitsTheScreen(at, `${game}: the coach`);
      }
      await choose(at, stop.expected);
      // Each language has its turn at what comes next.
      if (n + 1 < stops.length && stops[n + 1].says !== stop.says) {
        await stands(at, n + 1);
        await speak(at, SPOKEN[(SPOKEN.indexOf(spoken) + 1) % SPOKEN.length]);
        spoken = SPOKEN[(SPOKEN.indexOf(spoken) + 1) % SPOKEN.length];
      }
    });
  });
});

test("a whole lesson by touch, on a phone", async (t) => {
  const { page: at } = await person(t, { size: PHONE, touch: true, language: "de" });
  const { game, lesson, page } = LESSONS[0];
  await at.goto("/");
  const stops = await stopsOf(at, page);
  await at.goto(`/learn/${game}/${lesson}`);
  for (const [n, stop] of stops.entries()) {
    await stands(at, n);
    const coach = at.locator(`[data-coach][data-at="${n}"]`);
    await coach.locator(stop.expected.length ? "[data-lesson-show]" : "[data-lesson-next]").tap();
  }
  await stands(at, stops.length);
  await at.locator("[data-lesson-play]").tap();
  await at.waitForURL(/\/table\/.*\?coach/);
});

test("from the lobby to the first decision in at most six touches, by touch on a phone", async (t) => {
  const { page: at } = await person(t, { size: PHONE, touch: true, language: "de" });
  for (const game of ["res_arcana", "arcs", "arcmage", "aristeia"]) {
    await at.goto("/");
    let touches = 1;
    await at.locator(`.poster [data-lesson="${game}"]`).tap();
    await at.waitForSelector("[data-coach]");
    while (await at.locator("[data-lesson-next]").count()) {
      const stop = Number(await at.locator("[data-coach]").getAttribute("data-at"));
      await at.locator("[data-lesson-next]").tap();
      await stands(at, stop + 1);
      touches++;
    }
    assert.ok(touches <= 6, `${game}: ${touches} touches`);
    await at.waitForSelector("[data-lesson-show]");
    await fitsTheScreen(at, `${game} on a phone`);
  }
});

test("wrong tries are answered by the rules, and a lesson goes on where it was left", async (t) => {
  const { page: at } = await person(t, { size: PHONE, touch: true });
  await at.goto("/learn/res_arcana/lesson_1");
  for (let stop = 0; stop < 2; stop++) {
    await stands(at, stop);
    await at.locator("[data-lesson-next]").tap();
  }
  await stands(at, 2);
  await choose(at, ["pass"]);
  await at.waitForSelector(".whynot:not(:has(a))");
  assert.match(await at.locator(".whynot").innerText(), /free game/);
  await at.locator('.hand [data-thing="card:celestial_horse"]').first().dispatchEvent("click");
  await at.waitForSelector('.whynot a[href$="#RESA-COST-03"]');
  await at.reload();
  await stands(at, 2);
  await at.locator("[data-lesson-next]").tap();
  await stands(at, 3);
  await at.locator('.hand [data-thing="card:magical_shard"]').first().dispatchEvent("click");
  if (await at.locator('[data-at="3"]').count()) await choose(at, ["place magical_shard"]);
  await stands(at, 4);
});

test("a whole lesson by keyboard alone", async (t) => {
  const { page: at } = await person(t, { language: "fr" });
  const { game, lesson, page } = LESSONS.find(({ game, lesson }) => game === "aristeia" && lesson === "lesson_1");
  await at.goto("/");
  const stops = await stopsOf(at, page);
  await at.goto(`/learn/${game}/${lesson}`);
  for (const [n, stop] of stops.entries()) {
    await stands(at, n);
    if (!stop.expected.length) await at.waitForFunction(() => document.activeElement?.matches("[data-lesson-next]"));
    for (const piece of stop.expected) {
      const choice = at.locator(`[data-choice="${piece}"]`).first();
      await ((await choice.isVisible()) ? choice : at.locator("[data-lesson-show]")).focus();
      if (piece !== stop.expected.at(-1)) await at.keyboard.press("Enter");
    }
    await at.keyboard.press("Enter");
  }
  await stands(at, stops.length);
  await at.waitForFunction(() => document.activeElement?.matches("[data-lesson-play]"));
  await at.keyboard.press("Enter");
  await at.waitForURL(/\/table\/.*\?coach/);
});

test("a lesson of one's own is opened from a file, and offered on a first visit only", async (t) => {
  const { page: at } = await person(t);
  await at.goto("/learn");
  const page =
    "<!-- game: pebbles -->\n\n# Mine\n\ntitle = Pebbles by hand\nhello = Bid what you like.\nend = Enough.\n\n```table\nsetup players 2\ncoach hello\nasks p1 bid\n```\n";
  await at.locator("[data-own]").setInputFiles({ name: "mine.md", mimeType: "text/markdown", buffer: Buffer.from(page) });
  await stands(at, 0);
  assert.equal(await at.locator(".coach__text").innerText(), "Bid what you like.");
  await at.goto("/new/arcs");
  await at.locator("[data-offer] button").click();
  await at.reload();
  await at.waitForSelector("[data-start]");
  assert.equal(await at.locator("[data-offer]").count(), 0);
});

/** What “?” says of whatever is touched. */
async function asked(at, touched) {
  await at.locator("button[data-what]").first().tap();
  await at.waitForSelector(".what--asking");
  await touched.evaluate((found) => found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
  const meaning = at.locator("[data-meaning]");
  const [said, clause] = [await meaning.locator("p").nth(1).innerText(), await meaning.locator(".clause").count()];
  await meaning.locator("button").tap();
  await meaning.waitFor({ state: "detached" });
  return { said, clause };
}

test("“?” has a sentence for every part of each table and every kind of thing, by touch on a phone", async (t) => {
  const { page: at } = await person(t, { size: PHONE, touch: true, language: "de" });
  for (const game of ["res_arcana", "arcs", "arcmage", "aristeia"]) {
    await at.goto(`/learn/${game}/lesson_1`);
    await stands(at, 0);
    const nothing = "Die Regeln haben keinen Satz";
    const zones = await at.locator(".table [data-zone]").evaluateAll((all) => [...new Set(all.map((one) => one.dataset.zone))]);
    assert.ok(zones.length >= 6, `${game}: ${zones}`);
    for (const zone of zones) {
      const { said } = await asked(at, at.locator(`.table [data-zone="${zone}"]`).first());
      assert.ok(said.length > 10 && !said.startsWith(nothing) && !said.startsWith("what-"), `${game}, ${zone}: ${said}`);
    }
    const things = await at.locator(".table [data-thing]").evaluateAll((all) => all.map((one) => one.dataset.thing));
    const kinds = new Map(things.map((thing) => [thing.split(":")[0], thing]));
    for (const thing of kinds.values()) {
      const { said, clause } = await asked(at, at.locator(`.table [data-thing="${thing}"]`).first());
      assert.ok(clause === 1 && said.length > 10, `${game}, ${thing}: ${said}`);
    }
  }
});

test("a kind of decision is explained the first time, and only then", async (t) => {
  const { page: at } = await person(t, { language: "de", prefers: {} });
  await study(at, "res_arcana", "p1 hand prism\np1 pool elan 1");
  await at.locator('[data-first="resa-ask-action"] .tool').click();
  await at.reload();
  await at.waitForSelector("[data-choice]", { state: "attached" });
  assert.equal(await at.locator("[data-first]").count(), 0);
  await at.goto("/learn");
  await at.locator("details summary").first().click();
  await at.waitForSelector(".learn__first li:nth-child(7)");
  await isForEveryone(at, "the page of lessons");
});
