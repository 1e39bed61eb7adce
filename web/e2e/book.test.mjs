// The book that runs: anybody writes a page and sees it played, in three languages; and copies one from a table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { nextMove, openTable, playNow, playToTheEnd } from "./playing.mjs";
import { LOOKS, PHONE, room } from "./support.mjs";

const { person } = room();

const GAMES = ["res_arcana", "arcs", "arcmage", "aristeia"];

const page = (claim) => `<!-- game: res_arcana -->

# An artifact is placed by paying for it — RESA-PLACE-01

\`\`\`table
given   p1 pool elan 1 gold 1; p1 hand athanor
play    p1: place athanor
${claim}
\`\`\`
`;

/** Writes a page and runs it; says whether everything holds. */
async function run(at, text) {
  await at.locator("[data-book]").fill(text);
  return again(at);
}

async function again(at) {
  const answer = at.waitForResponse((response) => response.url().endsWith("/api/book") && response.request().method() === "POST");
  await at.locator("[data-book-run]").click();
  await answer;
  await at.waitForSelector("main[aria-busy=false]");
  return held(at);
}

async function held(at) {
  await at.waitForSelector("main[aria-busy=false] #verdict");
  return (await at.locator("#verdict").getAttribute("data-held")) === "true";
}

const WORDS = {
  en: { expected: /^expected\s+p1 pool\s+gold 1/, kind: /“hopefully” is no kind of line/, refused: /is refused by RESA-/ },
  fr: { expected: /^attendu\s+p1 pool\s+gold 1/, kind: /«\u202Fhopefully\u202F» n’est pas une sorte de ligne/, refused: /est refusé par RESA-/ },
  de: { expected: /^erwartet\s+p1 pool\s+gold 1/, kind: /„hopefully“ ist keine Art von Zeile/, refused: /ist nach RESA-\S+ nicht erlaubt/ },
};

for (const [language, words] of Object.entries(WORDS)) {
  test(`a page is written and run: ${language}`, async (t) => {
    const { page: at } = await person(t, { language });
    await at.goto("/book");
    assert.ok(await held(at), "the new page holds");
    assert.ok(await run(at, page("expect  p1 pool -; p1 hand -")));
    await at.waitForSelector(".book__table .board [data-thing], .book__table .board svg, .book__table .thing");
    assert.equal(await at.locator(".verdict .clause").first().getAttribute("href"), "/rules/res_arcana#RESA-PLACE-01");

    assert.ok(!(await run(at, page("expect  p1 pool gold 1"))));
    assert.match(await at.locator(".verdict__what p").first().innerText(), words.expected);
    await at.locator(".verdict .linkish").first().click();
    const chosen = await at.locator("[data-book]").evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd));
    assert.equal(chosen, "expect  p1 pool gold 1", "the line that is wrong is shown");

    assert.ok(!(await run(at, page("play    p1: place athanor"))));
    assert.match(await at.locator(".verdict__what p").first().innerText(), words.refused);
    assert.ok(!(await run(at, page("hopefully p1 pool -"))));
    assert.match(await at.locator(".verdict__what").first().innerText(), words.kind);
    await at.locator("[data-book]").fill("x".repeat(20_000));
    await at.locator("[data-book-run]").click();
    await at.waitForSelector(".trouble[role=alert]");
    assert.ok((await at.locator(".trouble").innerText()).length > 10, "too long is said in words");
  });
}

for (const look of LOOKS) {
  test(`axe finds nothing wrong: ${look.name}`, async (t) => {
    const { page: at } = await person(t, look);
    for (const game of GAMES) {
      await at.goto(`/book?game=${game}`);
      assert.ok(await held(at), `the new page of ${game} holds`);
      await at.waitForSelector(".book__table");
      await at.waitForTimeout(300);
      await isForEveryone(at, game);
      await fitsTheScreen(at, game);
    }
    await run(at, page("expect  p1 pool gold 1"));
    await at.locator(".book__help summary").click();
    await isForEveryone(at, "a page that fails");
    await fitsTheScreen(at, "a page that fails");
  });
}

test("what happened at a table is copied as a page in two clicks", async (t) => {
  const { page: at } = await person(t);
  await playNow(at, "res_arcana");
  const [choice] = (await nextMove(at)).choices;
  await at.locator(`[data-choice="${choice}"]`).click();
  await nextMove(at);
  await at.locator("[data-book-this]").click();
  await at.waitForURL(/\/book\?table=/);
  assert.ok(await held(at), "a page of one's own answer holds");
  const text = await at.locator("[data-book]").inputValue();
  assert.match(text, /^<!-- game: res_arcana -->/);
  assert.match(text, /\nplay {3}p1: /);
  assert.match(text, /\nasks {3}p1 /);
});

test("a game that is over is copied from any of its moments", async (t) => {
  const { page: at } = await person(t, { size: PHONE, touch: true });
  await openTable(at, "pebbles", ["easy"]);
  await at.waitForSelector(".table");
  await playToTheEnd([at], { seed: 6 });
  await at.goto(new URL(at.url()).pathname.replace("table", "replay"));
  await at.locator("[data-book-this]").click();
  await at.waitForURL(/\/book\?table=.*frame=/);
  assert.ok(await held(at));
});

test("the lobby and the rules lead to the book", async (t) => {
  const { page: at } = await person(t);
  await at.goto("/");
  await at.locator('.trust a[href="/book"]').click();
  await at.waitForSelector("[data-book]");
  await at.goto("/rules/arcs");
  await at.locator('a[href="/book?game=arcs"]').click();
  assert.ok(await held(at));
  assert.match(await at.locator("[data-book]").inputValue(), /<!-- game: arcs -->/);
});
