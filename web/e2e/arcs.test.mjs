// Whole games of Arcs in a real browser, and its board under fingers.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, WIDE, nextMove, person, playToTheEnd, quantiles, startBrowser, startServer, violations } from "./support.mjs";

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

/** Somebody who fights, builds and declares. */
const EAGER = "^(declare|secure|battle|build|tax|collect \\w+ [1-6]|lead|surpass)";

/** Sits down at a table of one's own making, against easy bots. */
async function sitDown(page, { seats = 3, variant = "base" } = {}) {
  await page.goto("/new/arcs");
  await page.waitForSelector(".variant");
  for (let more = 2; more < seats; more++) await page.click("[data-add]");
  for (let bot = 1; bot < seats; bot++) await page.locator(".seatrow select").nth(bot).selectOption("easy");
  await page.locator(`input[value="${variant}"]`).check();
  await page.click("[data-start]");
  await page.waitForSelector("[data-choice]");
}

const place = (thing) => `[data-thing="${thing}"]`;
/** Touches a thing, once it lies on the table: the board is drawn after what led to it. */
async function tap(page, thing) {
  await page.waitForSelector(place(thing), { state: "attached" });
  await page.locator(place(thing)).first().dispatchEvent("click");
}
/** Does a thing come to be lit? */
const isLit = (page, thing) => page.waitForSelector(`${place(thing)}.can-touch`, { state: "attached" }).then(() => true, () => false);

/** Answers from the list until one of the choices is like this; says which. */
async function untilOffered(page, pattern, most = 400) {
  for (let moves = 0; moves < most; moves++) {
    const { now } = await nextMove(page);
    assert.ok(!now.over, `nothing like ${pattern} was offered in a whole game`);
    const found = now.choices.find((choice) => pattern.test(choice));
    if (found) return found;
    const liked = now.choices.filter((choice) => new RegExp(EAGER).test(choice));
    const among = liked.length ? liked : now.choices;
    const before = now.choices.join();
    await page.evaluate((wanted) => document.querySelector(`[data-choice="${CSS.escape(wanted)}"]`).click(), among[moves % among.length]);
    // Either something else is asked, or somebody else is.
    await page.waitForFunction((last) => [...document.querySelectorAll("[data-choice]")].map((one) => one.dataset.choice).join() !== last || document.querySelector(".end"), before).catch(() => undefined);
  }
  throw new Error(`nothing like ${pattern} was offered`);
}

test("a game of three against bots, by the list of choices", async (t) => {
  const ada = await person(browser, server, { language: "en" });
  await sitDown(ada.page, { seats: 3 });
  const { moves, asked } = await playToTheEnd([ada.page], { seed: 3, best: EAGER });
  assert.ok(moves > 30);
  assert.ok(asked.lead || asked.surpass || asked.copy, "cards were played");
  assert.equal(await ada.page.locator(".ranking li").count(), 3);
  await ada.page.waitForSelector(".race");
  const points = await ada.page.locator(".ranking__points").allInnerTexts();
  for (const [at, row] of (await ada.page.locator(".ranking li").all()).entries()) {
    const parts = await row.locator(".chip .num").allInnerTexts();
    assert.equal(parts.reduce((sum, part) => sum + Number(part), 0), Number(points[at]), "every point came from somewhere");
  }
  assert.deepEqual(ada.errors, []);
  const { n, p50, p95 } = quantiles(await ada.page.evaluate(() => performance.getEntriesByName("choice to board").map((entry) => entry.duration)));
  t.diagnostic(`from choice to settled board: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${n} choices`);
  await ada.close();
});

test("a game of two with leaders and lore, on a phone in French, by touch", async () => {
  const ben = await person(browser, server, { language: "fr", size: PHONE, touch: true });
  await sitDown(ben.page, { seats: 2, variant: "leaders" });
  await playToTheEnd([ben.page], { seed: 11, byTouch: true });
  assert.equal(await ben.page.locator(".ranking li").count(), 2);
  assert.deepEqual(ben.errors, []);
  await ben.close();
});

test("ships are moved by touching where they are and where they go", async () => {
  const cleo = await person(browser, server, { language: "de" });
  const { page } = cleo;
  await sitDown(page);
  const [, from, to] = (await untilOffered(page, /^move /)).split(" ");
  await tap(page, `system:${from}`);
  const { now } = await nextMove(page);
  assert.ok(now.choices.every((choice) => choice.includes(from)), "the list narrows to that system");
  assert.equal(await page.locator(`[data-thing="system:${from}"].chosen`).count(), 1);
  assert.ok(await isLit(page, `to:${to}`), "where they can go is lit");
  await page.keyboard.press("Backspace");
  assert.ok(!(await isLit(page, `to:${to}`)), "and no longer, once that touch is taken back");
  await tap(page, `system:${from}`);
  await tap(page, `to:${to}`);
  await page.waitForFunction((gone) => !document.querySelector(`[data-choice="${CSS.escape(gone)}"]`), `move ${from} ${to}`);
  await page.waitForFunction(() => document.querySelector('[data-choice^="fleet"]') || document.querySelector(".trail"));
  assert.deepEqual(cleo.errors, []);
  await cleo.close();
});

test("a rival is attacked by touching what is theirs, and the dice lie in the middle", async () => {
  const dora = await person(browser, server, { language: "en" });
  const { page } = dora;
  await sitDown(page);
  // Whoever wants a fight leads Aggression, and goes where others are.
  const [, at, rival] = (await untilOffered(page, /^battle /)).split(" ");
  await tap(page, `rival:${at}.${rival}`);
  await page.waitForSelector(".battle .die");
  assert.ok((await page.locator(".battle__where").textContent()).includes(at.replace("-gate", "").split("-")[0]), "it says where the battle is");
  assert.deepEqual(dora.errors, []);
  await dora.close();
});

test("something is built by touching a free place, a card led by touching it", async () => {
  const emil = await person(browser, server, { language: "en" });
  const { page } = emil;
  await sitDown(page);
  const card = (await untilOffered(page, /^lead /)).split(" ")[1];
  await tap(page, `action_card:${card}`);
  await page.waitForSelector(`.round [data-thing="action_card:${card}"]`);
  const [, piece, at] = (await untilOffered(page, /^build (city|starport) /)).split(" ");
  assert.ok(await isLit(page, `free:${at}`));
  await tap(page, `free:${at}`);
  const { now } = await nextMove(page);
  if (now.choices.some((choice) => choice.startsWith("build"))) await tap(page, `supply:${piece}`);
  await page.waitForFunction((place) => [...document.querySelectorAll(".log li")].some((line) => line.textContent.includes(place)), at);
  assert.deepEqual(emil.errors, []);
  await emil.close();
});

test("touching what cannot be done says why, with its clause", async () => {
  const fay = await person(browser, server, { language: "en" });
  const { page } = fay;
  await sitDown(page);
  await untilOffered(page, /^(lead|surpass|copy)/);
  await tap(page, "system:" + (await page.locator("[data-thing^='system:']").first().getAttribute("data-thing")).slice(7));
  await page.waitForSelector(".whynot .clause");
  assert.match(await page.locator(".whynot .clause").innerText(), /^ARCS-/);
  await fay.close();
});

for (const theme of ["light", "dark"]) {
  for (const [name, size] of [["wide", WIDE], ["phone", PHONE]]) {
    test(`the table can be used by everyone: ${name}, ${theme}`, async () => {
      const gil = await person(browser, server, { theme, size, touch: name === "phone" });
      const { page } = gil;
      await sitDown(page, { seats: 4, variant: "leaders" });
      assert.deepEqual(await violations(page), [], "in the draft");
      await untilOffered(page, /^(move|build|tax)/);
      assert.deepEqual(await violations(page), [], "in a turn");
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
    await sitDown(page, { seats: 4, variant: "two_lore" });
    await untilOffered(page, /^(move|build|tax)/);
    for (const [width, height] of [[360, 740], [390, 844], [800, 1100], [1366, 768], [1600, 1000], [2560, 1440]]) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(80);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, `${language}, ${width} wide`);
      if (width >= 1100) assert.ok((await page.evaluate(() => document.documentElement.scrollHeight)) <= height, `${language}, ${height} high`);
    }
    assert.deepEqual(ines.errors, []);
    await ines.close();
  }
});
