// Lessons at the real table: each is gone through to its end and into a free game; by the list, by touch, by keyboard.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { PATIENCE, playSome, study } from "./playing.mjs";
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

/** The table somebody is at, as the server says. */
const tableOf = (at) => at.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split("/").at(-1)}`)).json());

/** Who sits at a table with them, by what they are like: all the gentlest of the bots. */
async function meetsTheGentlest(at) {
  const { seats, mine } = await tableOf(at);
  const rivals = seats.filter(({ seat }) => !mine.includes(seat));
  assert.ok(rivals.length > 0, "somebody plays against them");
  for (const { kind, level } of rivals) assert.deepEqual([kind, level], ["bot", "first"]);
}

/** After the last stop: a free game against the gentlest bot, with the coach at hand. */
async function playOn(at, end) {
  await stands(at, end);
  await at.locator("[data-lesson-play]").click();
  await at.waitForURL(/\/table\/.*\?coach/);
  await at.waitForSelector("[data-choice], .rail");
  await meetsTheGentlest(at);
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

/** The wrong tries that the coach speaks of, by what is said then and how much was answered since: the choice, and the clause against it. */
const wrongOf = (page) => {
  const found = new Map();
  let [says, answers] = ["", 0];
  for (const line of page.split("\n")) {
    const [, coach] = /^coach +(\S+)/.exec(line) ?? [];
    const [, played] = /^play +p1: (.+)$/.exec(line) ?? [];
    const [, choice, clause] = /^refuses +p1: (.+) — (\S+)$/.exec(line) ?? [];
    if (coach) [says, answers] = [coach, 0];
    if (played) answers += played.split(";").length;
    if (choice) found.set(`${says} ${answers}`, [...(found.get(`${says} ${answers}`) ?? []), { choice, clause }]);
  }
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
        if (stop.at.length) {
          await at.waitForSelector(".coach__hole");
          // And whoever does not see it is told, by name and not by the words of the rules.
          await at.waitForSelector("[data-about]", { state: "attached" });
          const about = await at.locator("[data-about]").textContent();
          assert.match(about, /: \S/);
          for (const thing of stop.at) assert.ok(!about.includes(thing) && !about.includes(thing.split(":")[1] + ":"), about);
        }
      }
      const since = n - stops.findIndex(({ says }) => says === heard);
      for (const one of wrong.get(`${heard} ${since}`) ?? []) tried.push(await tryInVain(at, page, n, one));
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

/** Presses Tab from where the keyboard is until it is at one of these. Says how often; a page has only so much to go through. */
async function tabTo(at, selector) {
  for (let presses = 0; presses <= MOST_TABS; presses++) {
    if (await at.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return presses;
    await at.keyboard.press("Tab");
  }
  return assert.fail(`${MOST_TABS} times Tab do not lead to ${selector}`);
}
const MOST_TABS = 150;

/** Gives an answer as somebody does who has a keyboard and nothing else: a digit where one stands beside it, else Tab and Enter. */
async function typed(at, piece) {
  const choice = `[data-choice="${piece}"]:not([aria-disabled="true"])`;
  await at.waitForSelector(choice, { state: "attached" });
  // Where there are many, they lie in groups: the one that has it is opened first.
  for (const group of await at.locator("[data-group]").evaluateAll((all) => all.map((one) => one.dataset.group))) {
    if (await at.locator(choice).first().isVisible()) break;
    await tabTo(at, `[data-group="${group}"]`);
    await at.keyboard.press("Enter");
  }
  await tabTo(at, choice);
  await at.keyboard.press("Enter");
}

test("a whole lesson by keyboard alone", async (t) => {
  const { page: at } = await person(t, { language: "fr" });
  const { game, lesson, page } = LESSONS.find(({ game, lesson }) => game === "aristeia" && lesson === "lesson_1");
  await at.goto("/");
  const stops = await stopsOf(at, page);
  await at.goto(`/learn/${game}/${lesson}`);
  for (const [n, stop] of stops.entries()) {
    await stands(at, n);
    for (const piece of stop.expected) await typed(at, piece);
    if (stop.expected.length) continue;
    // What is only read is gone on from by Enter, from where the keyboard is put.
    await at.waitForFunction(() => document.activeElement?.matches("[data-lesson-next]"));
    await at.keyboard.press("Enter");
  }
  await stands(at, stops.length);
  await at.waitForFunction(() => document.activeElement?.matches("[data-lesson-play]"));
  await at.keyboard.press("Enter");
  await at.waitForURL(/\/table\/.*\?coach/);
});

/** How the simplest game of each is set up. */
const FIRST = {
  res_arcana: /deal introductory/,
  arcs: /mode base/,
  arcmage: /p1 gaian_love_for_life p2 brothers_in_arms/,
  aristeia: /teams starter tactics random/,
};
/** Somebody who has never been here, and waits for nothing. */
const NEW_HERE = { confirm: "never", firsts: "off", pace: "0", pause: "0" };

test("a first game against bots: a coach is offered once and skipped in one touch, the set-up is the simplest, the rival the gentlest", async (t) => {
  const { page: at } = await person(t, { size: PHONE, touch: true, language: "fr", prefers: NEW_HERE });
  for (const [game, setup] of Object.entries(FIRST)) {
    await at.goto("/");
    await at.locator(`[data-play="${game}"]`).tap();
    await at.waitForSelector(`[data-offered="${game}"]`);
    await isForEveryone(at, `${game}: a lesson is offered`);
    await fitsTheScreen(at, `${game}: a lesson is offered`);
    await at.locator("[data-offer-play]").tap();
    await at.waitForURL(/\/table\//);
    await at.waitForSelector("[data-choice]", { state: "attached", timeout: PATIENCE });
    assert.match((await tableOf(at)).setup, setup, game);
    await meetsTheGentlest(at);
    // Asked once, whatever was answered.
    await at.goto("/");
    await at.locator(`[data-play="${game}"]`).tap();
    await at.waitForURL(/\/table\//);
    // And where one sits down with more care, it is proposed as well.
    await at.goto(`/new/${game}`);
    await at.locator("[data-start]:enabled").tap();
    await at.waitForURL(/\/table\//);
    assert.match((await tableOf(at)).setup, setup, `${game}, set up`);
    await meetsTheGentlest(at);
  }
});

test("whoever takes the offer is shown the game; whoever leaves the lesson is not asked again", async (t) => {
  const { page: at } = await person(t, { language: "de", prefers: NEW_HERE });
  await at.goto("/");
  await at.locator('[data-play="arcs"]').click();
  await at.locator("[data-offer-lesson]").click();
  await stands(at, 0);
  await at.locator("[data-lesson-skip]").click();
  await at.waitForURL(/\/rules\/arcs$/);
  await at.goto("/new/arcs");
  await at.waitForSelector("[data-start]");
  assert.equal(await at.locator("[data-offer]").count(), 0);
  // Whoever goes to a lesson by themselves and leaves it at once, has seen it as well.
  await at.goto("/learn/arcmage/lesson_1");
  await stands(at, 0);
  await at.locator("[data-lesson-skip]").click();
  await at.waitForURL(/\/rules\/arcmage$/);
  await at.goto("/");
  await at.locator('[data-play="arcmage"]').click();
  await at.waitForURL(/\/table\//);
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

test("a page that is no lesson is told what is wrong with it, in the reader’s language", async (t) => {
  const { page: at } = await person(t, { language: "de" });
  const held = "<!-- game: pebbles -->\n\n# Mine\n\nhello = Biete.\n\n```table\nsetup players 2\ncoach hello\nasks p1 bid\n```\n";
  for (const [page, told] of [
    [held.replace("<!-- game: pebbles -->", ""), "von welchem Spiel"],
    [held.replace("pebbles", "chess"), "kein Spiel namens „chess“"],
    [held.replace("coach hello\n", ""), "spricht niemand"],
    [held.replace("coach", "says"), "Zeile 9"],
    [held.replace("asks p1 bid", "asks p1 spend"), "Zeile 10"],
  ]) {
    await at.goto("/learn");
    await at.locator("[data-own]").setInputFiles({ name: "mine.md", mimeType: "text/markdown", buffer: Buffer.from(page) });
    await at.waitForSelector("[data-broken]");
    const said = await at.locator("[data-broken]").innerText();
    assert.ok(said.includes(told), `${told}: ${said}`);
  }
  await isForEveryone(at, "a page that is no lesson");
});

/** What “?” says of whatever is touched. */
async function asked(at, touched) {
  await at.locator("button[data-what]").first().click();
  await at.waitForSelector(".what--asking");
  await touched.evaluate((found) => found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
  const meaning = at.locator("[data-meaning]");
  await meaning.waitFor();
  const [name, said] = await meaning.locator("p").allInnerTexts();
  const clause = await meaning.locator(".clause").count();
  await meaning.locator("button").click();
  await meaning.waitFor({ state: "detached" });
  return { name, said, clause };
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

/** Each tool of the table that is seen now, once. */
const toolsOf = (at) =>
  at.evaluate(() => {
    const buttons = [...document.querySelectorAll(".top :is(a, button, select, summary), :is(.rail, .recap) :is(button, summary, input)")];
    const seen = buttons.filter((one) => one.checkVisibility() && !one.matches("[data-what], [data-choice], [data-newest], .recap__title"));
    return {
      bare: seen.filter((one) => !one.closest("[data-tool]")).map((one) => one.outerHTML.slice(0, 160)),
      tools: [...new Set(seen.map((one) => one.closest("[data-tool]")?.dataset.tool))],
    };
  });

test("“?” explains every button beside the table by a sentence of its own, and a term in the log by its rule", async (t) => {
  const { page: at } = await person(t, { language: "fr" });
  await study(at, "res_arcana", "p1 hand prism hawk athanor\np1 deck vault\np1 pool elan 3 life 3 calm 3 death 3 gold 3");
  await playSome(at, { seed: 3, most: 3 });
  const { tools, bare } = await toolsOf(at);
  assert.deepEqual(bare, [], "every button says what it is");
  for (const tool of ["home", "people", "hint", "replay", "page", "rules", "language", "settings", "undo"])
    assert.ok(tools.includes(tool), `${tool}: ${tools}`);
  const sentences = new Map();
  for (const tool of tools) {
    const { said, clause } = await asked(at, at.locator(`[data-tool="${tool}"]:visible`).first());
    assert.ok(said.length > 20 && clause === 0, `${tool}: ${said}`);
    assert.ok(!sentences.has(said), `${tool} is told like ${sentences.get(said)}: ${said}`);
    sentences.set(said, tool);
  }
  const term = at.locator(".log [data-term]").first();
  const named = await term.innerText();
  const { name, clause } = await asked(at, term);
  assert.deepEqual([name, clause], [named, 1]);
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
