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

/** After the last stop: a free game, with the coach at hand. */
async function playOn(at, end) {
  await stands(at, end);
  await at.locator("[data-lesson-play]").click();
  await at.waitForURL(/\/table\/.*\?coach/);
  await at.waitForSelector("[data-choice], .rail");
  await at.locator("[data-tips] summary").click();
  assert.ok((await at.locator(".tips__body").innerText()).length > 200, "the coach is at hand");
}

/** Another language, in the middle of it: what is said changes, where one stands does not. Says what is said. */
async function speak(at, language) {
  const before = await at.locator(".coach__text").innerText();
  await at.locator(".tool--language select").selectOption(language);
  await at.waitForFunction((before) => document.querySelector(".coach__text")?.innerText !== before, before);
  return at.locator(".coach__text").innerText();
}

/** The wrong tries that the coach speaks of, by what is said then: the choice, and the clause against it. */
const wrongOf = (page) => {
  const found = new Map();
  for (const [, says, tries] of page.matchAll(/^coach +(\S+).*\n((?:refuses .*\n)+)/gm))
    found.set(
      says,
      [...tries.matchAll(/^refuses +p1: (.+) — (\S+)$/gm)].map(([, choice, clause]) => ({ choice, clause })),
    );
  return found;
};

/** Tries something wrong: by touching what it is about; where that can be touched for something else, by asking why not. Says how. */
async function tryInVain(at, page, stop, { choice, clause }) {
  const said = at.locator(`.whynot a[href$="#${clause}"]`);
  for (const word of choice.split(" ").slice(1).reverse()) {
    const things = at.locator(`.table [data-thing$=":${word}"]:not(.can-touch)`);
    if (!(await things.count())) continue;
    await things.first().dispatchEvent("click");
    const answered = await said.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    await at.keyboard.press("Escape");
    if (answered) return "touch";
  }
  const because = await at.evaluate(
    async (asked) => {
      const answer = await fetch("/api/lesson/why", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(asked) });
      return answer.json();
    },
    { page, stop, about: { choice } },
  );
  assert.equal(because.clause, clause, choice);
  return "asked";
}

LESSONS.forEach(({ game, lesson, page }, n) => {
  const language = SPOKEN[n % SPOKEN.length];
  test(`${game}, ${lesson}: every stop in every language, right and wrong, ${language} first`, async (t) => {
    const { page: at } = await person(t, { language, theme: n % 2 ? "dark" : "light" });
    await at.goto("/");
    const stops = await stopsOf(at, page);
    const wrong = wrongOf(page);
    const tried = [];
    let spoken = language;
    let heard = "";
    await at.goto(`/learn/${game}/${lesson}`);
    for (const [n, stop] of stops.entries()) {
      await stands(at, n);
      // What is said here, in every language; the last of them speaks on.
      if (stop.says !== heard) {
        const texts = new Set([await at.locator(".coach__text").innerText()]);
        for (let more = 1; more < SPOKEN.length; more++) {
          spoken = SPOKEN[(SPOKEN.indexOf(spoken) + 1) % SPOKEN.length];
          texts.add(await speak(at, spoken));
        }
        for (const text of texts) assert.ok(text.length > 10 && !text.startsWith("lesson-"), `the coach speaks: ${text}`);
        assert.equal(texts.size, SPOKEN.length, `${stop.says} in every language`);
        heard = stop.says;
        // What the coach points at lies on the table.
        if (stop.at.length) await at.waitForSelector(".coach__hole");
        for (const one of wrong.get(heard) ?? []) tried.push(await tryInVain(at, page, n, one));
      }
      if (n === stops.findIndex(({ expected }) => expected.length)) {
        await isForEveryone(at, `${game}: the coach`);
        await fitsTheScreen(at, `${game}: the coach`);
      }
      if (stop.expected.length) await choose(at, stop.expected);
      else await at.locator("[data-lesson-next]").click();
    }
    assert.equal(tried.length, page.match(/^refuses +p1:/gm)?.length ?? 0, "every wrong try was made");
    await playOn(at, stops.length);
  });
});

/** Gives an answer with a finger: on the table where a single thing stands for it, else in the list. Was it on the table? */
async function touched(at, choice) {
  const button = at.locator(`[data-choice="${choice}"]:not([aria-disabled="true"])`).first();
  await button.waitFor({ state: "attached" });
  const lit = at.locator(`.table .can-touch[data-thing$=":${choice.split(" ")[1]}"]`);
  const others = await at.locator(`[data-choice*=" ${choice.split(" ")[1]}"]`).count();
  if (others === 1 && (await lit.count()) && (await canBeTouched(lit.first()))) {
    await lit.first().tap();
    return 1;
  }
  if (await canBeTouched(button)) await button.tap();
  else await at.locator("[data-lesson-show]").tap();
  return 0;
}

/** Does a finger in its middle meet it, and not what lies above? */
const canBeTouched = (one) =>
  one.evaluate((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && (thing.contains(met) || met.contains(thing));
  });

test("a whole lesson by touch, on a phone", async (t) => {
  const { page: at } = await person(t, { size: PHONE, touch: true, language: "de" });
  const { game, lesson, page } = LESSONS[0];
  await at.goto("/");
  const stops = await stopsOf(at, page);
  await at.goto(`/learn/${game}/${lesson}`);
  let byFinger = 0;
  for (const [n, stop] of stops.entries()) {
    await stands(at, n);
    if (!stop.expected.length) await at.locator(`[data-coach][data-at="${n}"] [data-lesson-next]`).tap();
    for (const piece of stop.expected) byFinger += await touched(at, piece);
  }
  assert.ok(byFinger * 2 > stops.length, `${byFinger} answers were given by touching what lies on the table`);
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
