// Arcmage in a real browser: a deck is built, a whole game is played with it; the stack, dragging, and every screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsScreens, fitsTheScreen, isForEveryone } from "./checks.mjs";
import { answer, nextMove, openTable, place, playToTheEnd, playUntil, study, tap, tapLit } from "./playing.mjs";
import { LOOKS, PHONE, room } from "./support.mjs";

const { person } = room();

/** Somebody who lays down resources, plays what can be played and attacks. */
const EAGER = /^(attack|attacker|play|begin|draw_one|resource \S+ (red_banner|dark_legion)|move \S+ army)/;
const PASS = /^pass$/;

/** Sits down with a ready-made deck, against easy bots. */
async function sitDown(page, { seats = 2, deck = "the_uprising", option } = {}) {
  await openTable(page, "arcmage", Array(seats - 1).fill("easy"), async () => {
    await page.selectOption('[data-deck-of="1"]', deck);
    if (option) await page.check(`[data-option="${option}"]`);
  });
  await page.waitForSelector("[data-choice]", { state: "attached" });
}

test("a deck is built, judged by the rules, and played to the end of a game", async (t) => {
  const { page } = await person(t, { language: "en" });
  await page.goto("/");
  await page.click('a[href="/decks/arcmage"]');
  await page.click("[data-new]");
  await page.fill("[data-deck-name]", "Ada’s horde");
  await page.waitForSelector('[data-verdict="no"]');
  assert.match(await page.locator(".verdict").innerText(), /The deck “Ada’s horde” has 0 cards; it needs exactly 45.*ARCM-DECK-01/s);
  assert.ok(await page.locator("[data-play-deck]").isDisabled(), "what the rules refuse cannot be played");

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
  await page.fill("[data-search]", "wildfire");
  assert.equal(await page.locator('[data-card="wildfire"] [data-add]').count(), 0);
  assert.match(await page.locator('[data-card="wildfire"] .pool__why').innerText(), /no rule says what that does/);

  // The rest comes as text, in three languages; what is not understood is named.
  await page.click(".decktext summary");
  const lines = [
    "3 Orc Thug",
    "3 Wolf Rider",
    "3 misled_orc",
    "3 orque eclaireur",
    "3 Ork-Trommler",
    "3 Wild Warg",
    "3 Little Brother",
    "3 Big Brother",
    "3 Orc Rouser",
    "3 Orc Recruiter",
    "3 Cutpurse Imp",
    "3 Witchdoctor",
    "3 Deadly Shock",
    "3 Outmaneuvered",
    "1 Warren",
    "1 Tunnel Network",
    "1 Second Sons' Army Camp",
    "2 Black Lotus",
  ];
  await page.fill("[data-deck-text]", lines.join("\n"));
  await page.click("[data-read]");
  const unknown = await page.locator("[data-unknown]").innerText();
  assert.match(unknown, /Black Lotus/);
  await page.waitForSelector('[data-verdict="yes"]');
  // What was read can be taken back.
  await page.click("[data-unread]");
  await page.waitForSelector('[data-verdict="no"]');
  await page.click("[data-read]");
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
  await page.waitForSelector("[data-choice]", { state: "attached" });
  const { moves } = await playToTheEnd([page], { seed: 5, likes: [EAGER] });
  assert.ok(moves > 30, `${moves} answers`);
  assert.equal(await page.locator(".ranking li").count(), 2);
});

test("a ready deck that is looked at is the one that is played", async (t) => {
  const { page } = await person(t, { language: "fr" });
  await page.goto("/decks/arcmage");
  await page.selectOption("[data-decks]", "toll_of_time");
  await page.waitForSelector('[data-verdict="yes"]');
  await page.click("[data-play-deck]");
  await page.waitForSelector("[data-deck-of]");
  assert.equal(await page.inputValue('[data-deck-of="1"]'), "toll_of_time");
});

test("closed lists, conceding and two against one are agreed on at set-up, in every language", async (t) => {
  for (const [language, closed, concede, team] of [
    ["en", "Deck lists are closed", "Players may concede", "alone against two"],
    ["fr", "Les listes des Decks sont fermées", "On peut abandonner", "contre les deux autres"],
    ["de", "Die Decklisten sind geschlossen", "Aufgeben ist möglich", "allein gegen zwei"],
  ]) {
    const { page } = await person(t, { language });
    await openTable(page, "arcmage", ["easy", "easy"], async () => {
      await page.getByLabel(closed).check();
      await page.getByLabel(concede).check();
      assert.match(await page.locator('[data-alone] option[value="p1"]').innerText(), new RegExp(team));
      await page.selectOption("[data-alone]", "p1");
      await isForEveryone(page, `at set-up in ${language}`);
      await fitsTheScreen(page, `at set-up in ${language}`);
    });
    await page.waitForSelector('[data-choice="concede"]', { state: "attached" });
    const { setup } = await page.evaluate(() => fetch(`/api/tables/${location.pathname.split("/").pop()}`).then((answer) => answer.json()));
    assert.match(setup, /concede yes alone p1 closed_lists yes/);
    assert.match(setup, / p1 gaian_love_for_life/);
    assert.doesNotMatch(setup, / p[23] [a-z]/, "the decks of others are nobody's to read");
  }
});

test("a game on a phone in French, by touch", async (t) => {
  const { page } = await person(t, { language: "fr", size: PHONE, touch: true });
  await sitDown(page, { deck: "shadow_league", option: "any_window" });
  await playToTheEnd([page], { seed: 11, byTouch: true, likes: [EAGER] });
  assert.equal(await page.locator(".ranking li").count(), 2);
});

test("an attacker is dragged onto a city: an arrow, and what it would do", async (t) => {
  const { page } = await person(t, { language: "de" });
  // Another could attack as well, so nothing happens before both are asked about.
  await study(page, "arcmage", "p1 cities farmland; p1 army big_brother, orc_thug; p1 deck kolibri; p2 cities warren; p2 deck kolibri");
  const city = (await playUntil(page, /^attack /, PASS)).split(" ")[1];
  const attacker = "card:big_brother";
  const [from, to] = [await page.locator(place(attacker)).first().boundingBox(), await page.locator(`.rivals ${place(`card:${city}`)}`).boundingBox()];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 40, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.waitForSelector(".arrow--aim .arrow__line", { state: "attached" });
  await page.mouse.up();
  await page.waitForSelector(`.unit--lunges ${place(attacker)}`);
  await page.waitForSelector(".arrow--attack .arrow__line", { state: "attached" });
  const printed = Number(await page.locator(".city--attacked .am__foot b").first().innerText());
  const wound = Number((await page.locator(".city--attacked .wound").innerText()).replace("−", ""));
  assert.ok(wound > 0 && printed > 0, "what it would do stands at the city, before anybody is bound to it");
});

test("one may begin with what a card is aimed at: it is asked for no more", async (t) => {
  const { page } = await person(t);
  const mine = "p1 cities farmland; p1 army orc_thug; p1 hand deadly_shock ghoul; p1 resources 2 red_banner, 5 dark_legion; p1 deck kolibri";
  await study(page, "arcmage", `${mine}; p2 cities warren; p2 army shatis; p2 deck kolibri`);
  assert.equal(await page.locator(`${place("card:shatis")}.can-touch`).count(), 0, "it begins nothing");
  await tap(page, "card:shatis");
  await page.waitForSelector(`${place("card:shatis")}.chosen`);
  assert.deepEqual((await nextMove(page)).choices, ["play deadly_shock"]);
  await tapLit(page, "hand:deadly_shock");
  // Of its two effects only one is for creatures; its target is known.
  await page.waitForSelector('[data-choice="mode 1"]');
  assert.equal((await nextMove(page)).choices.length, 1);
  await answer(page, "mode 1");
  await page.waitForSelector('[data-choice^="pay "]');
  await page.waitForSelector(".arrow--aim .arrow__line", { state: "attached" });
  await page.click("[data-undo]");
  await page.waitForSelector('[data-choice="mode 2"]');
});

test("a defender on the tray shows its arrow and what would come of it, before it is bound", async (t) => {
  const { page } = await person(t, { language: "fr" });
  const attack = "phase attack; attack warren p1; attackers wight; agenda combat defenders nothing";
  const armies = "active p2; p2 cities farmland; p2 army wight marked attacking attacked; p1 cities warren; p1 army ghoul, shatis";
  await study(page, "arcmage", `${armies}; ${attack}`);
  const wounds = (piece) => page.locator(`${place(`card:${piece}`)} .wound`);
  await wounds("warren").waitFor();
  assert.equal(await wounds("wight").count(), 0);
  await answer(page, "defend ghoul wight");
  await page.waitForSelector(".arrow--defend .arrow__line", { state: "attached" });
  assert.match(await wounds("wight").innerText(), /3/, "what the defender deals");
  await wounds("warren").waitFor({ state: "detached" });
  await page.locator("[data-put-back]:enabled").first().click();
  await page.waitForSelector(".arrow--defend .arrow__line", { state: "detached" });
  await wounds("warren").waitFor();
});

test("a creature moves by touching it and where it goes", async (t) => {
  const { page } = await person(t, { language: "en" });
  await sitDown(page);
  const [, piece] = (await playUntil(page, /^move \S+ army/, /^(play|begin|draw_one|resource \S+ red_banner)/, PASS)).split(" ");
  await tap(page, `card:${piece}`);
  // With nowhere else to go and nothing else to do, it has gone already.
  const there = page.locator(`.realm--mine .lane--army ${place(`card:${piece}`)}`);
  await there
    .or(page.locator(`${place("army:p1")}.can-touch`))
    .first()
    .waitFor({ state: "attached" });
  if (!(await there.count())) await tap(page, "army:p1");
  await there.waitFor();
});

test("what cannot be played says why, with its clause; a card is read with its text and whose it is", async (t) => {
  const { page } = await person(t, { language: "fr" });
  const mine = "p1 cities farmland; p1 army orc_thug; p1 hand ghoul kolibri; p1 resources 5 dark_legion; p1 deck kolibri";
  await study(page, "arcmage", `${mine}; p2 cities warren; p2 deck kolibri`);
  const card = page.locator(".hand .thing:not(.can-touch)").first();
  await card.click();
  await page.waitForSelector(".whynot .clause");
  assert.match(await page.locator(".whynot .clause").innerText(), /^ARCM-/);
  await page.keyboard.press("Escape");
  await page.mouse.move(0, 0);
  await card.hover();
  await page.waitForSelector(".reader .attribution");
  assert.match(await page.locator(".reader .attribution").innerText(), /projet Arcmage.*CC BY-SA 4.0/s);
  await page.waitForSelector('.reader [lang="en"]');
});

test("the rules say whose they are, in every language", async (t) => {
  for (const [language, words] of [
    ["en", "restated here"],
    ["fr", "redites ici"],
    ["de", "in eigenen Worten"],
  ]) {
    const { page } = await person(t, { language });
    await page.goto("/rules/arcmage");
    await page.waitForSelector(".rules__licence");
    const text = await page.locator(".rules__licence").innerText();
    assert.ok(text.includes("CC BY-SA 4.0") && text.includes(words), text);
  }
});

for (const look of LOOKS) {
  test(`table, set-up and deck builder can be used by everyone: ${look.name}`, async (t) => {
    const { page } = await person(t, look);
    await page.goto("/decks/arcmage");
    await page.waitForSelector('[data-verdict="yes"]');
    await page.click("[data-copy]");
    await isForEveryone(page, "in the deck builder");
    await fitsTheScreen(page, "in the deck builder");
    await sitDown(page, { seats: 3 });
    await playUntil(page, /^(attacker|defend|attack) /, EAGER, PASS);
    await isForEveryone(page, "at the table");
    await fitsTheScreen(page, "at the table");
  });
}

test("the table fits every screen in every language", async (t) => {
  for (const language of ["en", "fr", "de"]) {
    const { page } = await person(t, { language });
    await sitDown(page, { seats: 4 });
    await playUntil(page, /^(attack|move) /, EAGER, PASS);
    await fitsScreens(page, language);
  }
});
