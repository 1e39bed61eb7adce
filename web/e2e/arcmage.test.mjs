// Arcmage in a real browser: a deck is built, a whole game is played with it; the stack, dragging, and every screen.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, WIDE, nextMove, person, playToTheEnd, startBrowser, startServer, violations } from "./support.mjs";

let server;
let browser;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Somebody who lays down resources, plays what can be played and attacks. */
const EAGER = "^(attack|attacker|play|begin|draw_one|resource \\S+ (red_banner|dark_legion)|move \\S+ army)";

/** Sits down at a table of the shared making, against an easy bot. */
async function sitDown(page, { seats = 2, deck = "the_uprising", option } = {}) {
  await page.goto("/new/arcmage");
  await page.waitForSelector("[data-deck-of]");
  for (let more = 2; more < seats; more++) await page.click("[data-add]");
  for (let bot = 1; bot < seats; bot++) await page.locator(".seatrow select").nth(bot).selectOption("easy");
  await page.selectOption('[data-deck-of="1"]', deck);
  if (option) await page.check(`[data-option="${option}"]`);
  await page.click("[data-start]");
  await page.waitForSelector("[data-choice]");
}

/** Answers from the list until one of the choices is like this; says which. Plays in the page itself. */
function untilOffered(page, pattern, { most = 900, liked = EAGER } = {}) {
  return page.evaluate(
    async ({ wanted, likes, moves: left }) => {
      const [stop, like] = [new RegExp(wanted), new RegExp(likes)];
      for (let at = 0; at < left; at++) {
        for (let wait = 0; wait < 2000; wait++) {
          if (document.querySelector(".end")) throw new Error(`nothing like ${wanted} was offered in a whole game`);
          if (document.querySelector('[data-choice]:not([aria-disabled="true"])')) break;
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        const choices = [...document.querySelectorAll('[data-choice]:not([aria-disabled="true"])')];
        const texts = choices.map((one) => one.dataset.choice);
        const found = texts.find((text) => stop.test(text));
        if (found) return found;
        const some = texts.filter((text) => like.test(text));
        const pick = some.length ? some[(at * 7) % some.length] : texts.includes("pass") ? "pass" : texts[at % texts.length];
        choices[texts.indexOf(pick)]?.click();
        await new Promise((resolve) => setTimeout(resolve, 12));
      }
      throw new Error(`nothing like ${wanted} was offered`);
    },
    { wanted: pattern.source, likes: liked, moves: most },
  );
}

const place = (thing) => `[data-thing="${thing}"]`;
/** Touches a thing, once it lies on the table. */
async function tap(page, thing) {
  await page.waitForSelector(place(thing), { state: "attached" });
  await page.locator(place(thing)).first().dispatchEvent("click");
}

test("a deck is built, judged by the rules, and played to the end of a game", async () => {
  const ada = await person(browser, server, { language: "en" });
  const { page } = ada;
  await page.goto("/");
  await page.click('a[href="/decks/arcmage"]');
  await page.click("[data-new]");
  await page.fill("[data-deck-name]", "Ada’s horde");
  await page.waitForSelector('[data-verdict="no"]');
  assert.match(await page.locator(".verdict").innerText(), /Ada’s horde has 0 cards; it needs exactly 45.*ARCM-DECK-01/s);

  // Cards are found by faction, kind, cost and words, and go in one by one, three of each at most.
  await page.selectOption("[data-by-faction]", "red_banner");
  await page.selectOption("[data-by-kind]", "creature");
  await page.selectOption("[data-by-cost]", "1");
  await page.fill("[data-search]", "orc thug");
  assert.equal(await page.locator(".pool__cards li").count(), 1);
  for (let n = 0; n < 3; n++) await page.click('[data-add="orc_thug"]');
  assert.ok(await page.locator('[data-add="orc_thug"]').isDisabled());

  // A card that is not ready says why, and has no way in.
  await page.fill("[data-search]", "");
  for (const filter of ["faction", "kind", "cost"]) await page.selectOption(`[data-by-${filter}]`, "");
  await page.check("[data-all]");
  await page.fill("[data-search]", "fireblaze");
  assert.equal(await page.locator('[data-card="fireblaze"] [data-add]').count(), 0);
  assert.match(await page.locator('[data-card="fireblaze"] .pool__why').innerText(), /older version of the rules/);

  // The rest comes as text, in three languages; what is not understood is named.
  await page.click(".decktext summary");
  const lines = ["3 Orc Thug", "3 Wolf Rider", "3 misled_orc", "3 orque eclaireur", "3 Ork-Trommler", "3 Wild Warg", "3 Little Brother", "3 Big Brother", "3 Orc Rouser", "3 Orc Recruiter", "3 Cutpurse Imp", "3 Witchdoctor", "3 Deadly Shock", "3 Outmaneuvered", "1 Warren", "1 Tunnel Network", "1 Second Sons' Army Camp", "2 Black Lotus"];
  await page.fill("[data-deck-text]", lines.join("\n"));
  await page.click("[data-read]");
  const unknown = await page.locator("[data-unknown]").innerText();
  assert.match(unknown, /Black Lotus/);
  await page.waitForSelector('[data-verdict="yes"]');
  await page.click("[data-write-words]");
  assert.match(await page.inputValue("[data-deck-text]"), /^list 1 .* 3 orc_thug .* end$/);
  assert.match(await page.locator(".attribution").last().innerText(), /Arcmage \/ WTactics.*CC BY-SA 4.0/s);

  // It is still there after the page was loaded anew, and can be played.
  await page.reload();
  await page.waitForSelector("[data-play-deck]");
  assert.equal(await page.inputValue("[data-deck-name]"), "Ada’s horde");
  await page.click("[data-play-deck]");
  await page.waitForSelector("[data-deck-of]");
  assert.equal(await page.locator('[data-deck-of="1"] option:checked').innerText(), "Ada’s horde");
  await page.locator(".seatrow select").nth(1).selectOption("easy");
  await page.click("[data-start]");
  await page.waitForSelector("[data-choice]");
  const { moves } = await playToTheEnd([page], { seed: 5, best: EAGER });
  assert.ok(moves > 30, `${moves} answers`);
  assert.equal(await page.locator(".ranking li").count(), 2);
  assert.deepEqual(ada.errors, []);
  await ada.close();
});

test("a game on a phone in French, by touch", async () => {
  const ben = await person(browser, server, { language: "fr", size: PHONE, touch: true });
  await sitDown(ben.page, { deck: "shadow_league", option: "any_window" });
  await playToTheEnd([ben.page], { seed: 11, byTouch: true, best: EAGER });
  assert.equal(await ben.page.locator(".ranking li").count(), 2);
  assert.deepEqual(ben.errors, []);
  await ben.close();
});

test("an attacker is dragged onto a city: an arrow, and what it would do", async () => {
  const cleo = await person(browser, server, { language: "de" });
  const { page } = cleo;
  await sitDown(page);
  const city = (await untilOffered(page, /^attack /)).split(" ")[1];
  const attacker = await page.locator(".realm--mine .lane--army .unit:not(:has(.card--marked)) [data-thing]").first().getAttribute("data-thing");
  const [from, to] = [await page.locator(place(attacker)).first().boundingBox(), await page.locator(`.rivals ${place(`card:${city}`)}`).boundingBox()];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 40, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.waitForSelector(".arrow--aim .arrow__line", { state: "attached" });
  await page.mouse.up();
  await page.waitForSelector(`.unit--lunges ${place(attacker)}`);
  await page.waitForSelector(".arrow--attack .arrow__line", { state: "attached" });
  const printed = Number(await page.locator(".city--attacked .am__stats b").first().innerText());
  const wound = Number((await page.locator(".city--attacked .wound").innerText()).replace("−", ""));
  assert.ok(wound > 0 && printed > 0, "what it would do stands at the city, before anybody is bound to it");
  assert.deepEqual(cleo.errors, []);
  await cleo.close();
});

test("a creature moves by touching it and where it goes", async () => {
  const dora = await person(browser, server, { language: "en" });
  const { page } = dora;
  await sitDown(page);
  const [, piece] = (await untilOffered(page, /^move \S+ army/, { liked: "^(play|begin|draw_one|resource \\S+ red_banner)" })).split(" ");
  await tap(page, `card:${piece}`);
  // With nowhere else to go and nothing else to do, it has gone already.
  const there = page.locator(`.realm--mine .lane--army ${place(`card:${piece}`)}`);
  await there.or(page.locator(`${place("army:p1")}.can-touch`)).first().waitFor({ state: "attached" });
  if (!(await there.count())) await tap(page, "army:p1");
  await there.waitFor();
  assert.deepEqual(dora.errors, []);
  await dora.close();
});

test("what cannot be played says why, with its clause; a card is read with its text and whose it is", async () => {
  const emil = await person(browser, server, { language: "fr" });
  const { page } = emil;
  await sitDown(page, { deck: "gaian_love_for_life" });
  await untilOffered(page, /^pass$/, { liked: "^(begin|draw_two)" });
  const card = page.locator(".hand .thing:not(.can-touch)").first();
  await card.click();
  await page.waitForSelector(".whynot .clause");
  assert.match(await page.locator(".whynot .clause").innerText(), /^ARCM-/);
  await page.keyboard.press("Escape");
  await card.hover();
  await page.waitForSelector(".reader .attribution");
  assert.match(await page.locator(".reader .attribution").innerText(), /projet Arcmage.*CC BY-SA 4.0/s);
  await page.waitForSelector('.reader [lang="en"]');
  await emil.close();
});

test("the rules say whose they are, in every language", async () => {
  for (const [language, words] of [["en", "restated here"], ["fr", "redites ici"], ["de", "in eigenen Worten"]]) {
    const fay = await person(browser, server, { language });
    await fay.page.goto("/rules/arcmage");
    await fay.page.waitForSelector(".rules__licence");
    const text = await fay.page.locator(".rules__licence").innerText();
    assert.ok(text.includes("CC BY-SA 4.0") && text.includes(words), text);
    await fay.close();
  }
});

for (const theme of ["light", "dark"]) {
  for (const [name, size] of [["wide", WIDE], ["phone", PHONE]]) {
    test(`table, set-up and deck builder can be used by everyone: ${name}, ${theme}`, async () => {
      const gil = await person(browser, server, { theme, size, touch: name === "phone" });
      const { page } = gil;
      await page.goto("/decks/arcmage");
      await page.waitForSelector('[data-verdict="yes"]');
      await page.click("[data-copy]");
      assert.deepEqual(await violations(page), [], "in the deck builder");
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), size.width, "the deck builder fits");
      await sitDown(page, { seats: 3 });
      await untilOffered(page, /^(attacker|defend|attack) /);
      assert.deepEqual(await violations(page), [], "at the table");
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), size.width, "nothing is wider than the screen");
      assert.deepEqual(gil.errors, []);
      await gil.close();
    });
  }
}

test("the table fits every screen in every language", async () => {
  for (const language of ["en", "fr", "de"]) {
    const ines = await person(browser, server, { language });
    const { page } = ines;
    await sitDown(page, { seats: 4 });
    await untilOffered(page, /^(attack|move) /);
    await nextMove(page);
    for (const [width, height] of [[360, 740], [390, 844], [800, 1100], [1366, 768], [1600, 1000], [2560, 1440]]) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(120);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, `${language}, ${width} wide`);
      if (width >= 1100) assert.ok((await page.evaluate(() => document.documentElement.scrollHeight)) <= height, `${language}, ${height} high`);
    }
    assert.deepEqual(ines.errors, []);
    await ines.close();
  }
});
