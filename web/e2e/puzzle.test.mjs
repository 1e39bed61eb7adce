// Puzzles at the real table: a question, an answer, and why; the one of the day, and what was solved.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fitsTheScreen, isForEveryone } from "./checks.mjs";
import { PHONE, room } from "./support.mjs";

const { person } = room();

const folder = (game) => new URL(`../../games/${game}/learn/puzzles/`, import.meta.url);
const GAMES = ["res_arcana", "arcs", "arcmage", "aristeia"];
/** The first puzzle of a kind: its name, and what its page says. */
function first(game, kind) {
  const file = readdirSync(folder(game))
    .sort()
    .find((name) => name.startsWith(kind));
  if (!file) return undefined;
  const page = readFileSync(new URL(file, folder(game)), "utf8");
  const refused = /refuses +p\d: .* — (\S+)/.exec(page)?.[1];
  return { name: file.replace(".md", ""), page, answer: refused ?? "yes", among: /^among = (.*)$/m.exec(page)?.[1].split(" ") ?? [] };
}

GAMES.forEach((game, n) => {
  test(`${game}: legal or not, first wrong and then right`, async (t) => {
    const { page: at } = await person(t, { language: ["en", "fr", "de"][n % 3], ...(n % 2 ? { size: PHONE, touch: true } : {}) });
    const { name, answer, among } = first(game, "legal");
    await at.goto(`/puzzles/${game}/${name}`);
    await at.waitForSelector("[data-answer=yes]");
    assert.equal(await at.locator("[data-choice]").count(), 0, "what is allowed is not given away");
    await isForEveryone(at, `${game}: a puzzle`);
    await fitsTheScreen(at, `${game}: a puzzle`);
    await at.locator(`[data-answer="${answer === "yes" ? among[0] : "yes"}"]`).click();
    await at.waitForSelector('[data-verdict="wrong"]');
    const told = await at.locator(".puzzle__verdict").innerText();
    if (answer !== "yes") assert.ok(told.includes(answer), `the clause is named: ${told}`);
    await at.locator("[data-puzzle-again]").click();
    await at.locator(`[data-answer="${answer}"]`).click();
    await at.waitForSelector('[data-verdict="right"]');
    await at.locator("[data-puzzle-next]").click();
    await at.waitForFunction((name) => !document.querySelector(`[data-puzzle$="/${name}"]`) && document.querySelector("[data-puzzle]"), name);
    await at.goto("/puzzles");
    await at.waitForSelector(`[data-riddle="${game}/${name}"].puzzles__one--solved`);
  });
});

test("a wrong answer at the table is played out until one sees why, by keyboard", async (t) => {
  const { page: at } = await person(t);
  const { name, page } = first("res_arcana", "best");
  const right = /^play +p\d: ([^;\n]+)/m.exec(page)[1].trim();
  await at.goto(`/puzzles/res_arcana/${name}`);
  await at.waitForSelector("[data-choice]", { state: "attached" });
  const offered = await at.locator('[data-choice]:not([aria-disabled="true"])').evaluateAll((all) => all.map((one) => one.dataset.choice));
  assert.ok(offered.includes(right), "the right answer is offered");
  const wrong = offered.find((one) => one !== right);
  await at.locator(`[data-choice="${wrong}"]`).first().focus();
  await at.keyboard.press("Enter");
  await at.waitForSelector(".puzzle__verdict");
  while (await at.locator("[data-puzzle-step]").count()) {
    await at.locator("[data-puzzle-step]").focus();
    await at.keyboard.press("Enter");
  }
  await at.waitForSelector('[data-verdict="wrong"]');
  const told = await at.locator(".puzzle__verdict").innerText();
  assert.match(told, /your answer leads to \d+ of 100/);
  assert.match(told, /The answer: \S/);
  await isForEveryone(at, "a puzzle that was missed");
});

test("what does not reach a goal is played out, too, and the answer is told", async (t) => {
  const { page: at } = await person(t, { language: "fr", size: PHONE, touch: true });
  const { name, page } = first("res_arcana", "find");
  const right = /^play +p\d: ([^;\n]+)/m.exec(page)[1].trim();
  await at.goto(`/puzzles/res_arcana/${name}`);
  await at.waitForSelector("[data-choice]", { state: "attached" });
  assert.ok((await at.locator(`[data-choice="${right}"]`).count()) > 0, "the right answer is offered");
  await at.locator('[data-choice="pass"]').dispatchEvent("click");
  await at.waitForSelector(".puzzle__verdict");
  while (await at.locator("[data-puzzle-step]").count()) await at.locator("[data-puzzle-step]").tap();
  await at.waitForSelector('[data-verdict="wrong"]');
  const told = await at.locator(".puzzle__verdict").innerText();
  assert.match(told, /le but est manqué/);
  // What would have been right is told to its end, answer by answer.
  const within = Number(/^within = (\d+)$/m.exec(page)[1]);
  const line = /La réponse\s*: (.*)/.exec(told)[1].split("; ");
  assert.ok(line.length > 1 && line.length <= within, `${line.length} answers of ${within}: ${told}`);
  assert.equal(await at.evaluate(() => localStorage.getItem("arbiter-puzzles")), null, "and nothing is counted as solved");
});

test("a question names places as the board shows them, and what is over waits for nobody", async (t) => {
  const { page: at } = await person(t, { language: "de" });
  const steps = readdirSync(folder("aristeia"))
    .filter((file) => file.startsWith("legal"))
    .map((file) => ({ name: file.replace(".md", ""), page: readFileSync(new URL(file, folder("aristeia")), "utf8") }))
    .find(({ page }) => /^(refuses|allows) +p\d: step /m.test(page));
  await at.goto(`/puzzles/aristeia/${steps.name}`);
  await at.waitForSelector("[data-answer=yes]");
  const [, space] = /: step (\w+)/.exec(steps.page);
  const asks = await at.locator(".puzzle__asks").innerText();
  assert.ok(/Zone/i.test(asks) && !asks.includes(space), asks);
  await at.locator("[data-answer]").first().click();
  await at.waitForSelector(".puzzle[data-over]");
  await at.waitForSelector("#decision", { state: "hidden" });
});

test("solving the puzzle of the day goes on with the streak", async (t) => {
  const { page: at } = await person(t);
  await at.clock.install();
  const day = 86_400_000;
  let now = Date.UTC(2031, 4, 5, 12);
  let href = "";
  // Games take turns, and so do kinds: a day is soon found on which a sentence is the answer.
  for (; !href.includes("/legal_"); now += day) {
    await at.clock.setFixedTime(now);
    await at.goto("/puzzles");
    href = await at.locator("[data-puzzle-day]").getAttribute("href");
  }
  const today = Math.floor((now - day) / day);
  await at.evaluate((days) => localStorage.setItem("arbiter-puzzle-days", days), `${today - 3} ${today - 1}`);
  const [, , game, name] = href.split("/");
  const page = readFileSync(new URL(`${name}.md`, folder(game)), "utf8");
  await at.locator("[data-puzzle-day]").click();
  await at.locator(`[data-answer="${/refuses +p\d: .* — (\S+)/.exec(page)?.[1] ?? "yes"}"]`).click();
  await at.waitForSelector('[data-verdict="right"]');
  assert.match(await at.locator(".puzzle__verdict").innerText(), /Solved on 2 days in a row/);
  await at.goto("/puzzles");
  assert.match(await at.locator("[data-puzzle-day]").innerText(), /Solved for today/);
  assert.match(await at.locator("aside.offer").innerText(), /Solved on 2 days in a row/);
});

test("the puzzle of the day is the same all day, and the list is for everyone", async (t) => {
  const { page: at } = await person(t, { language: "de", size: PHONE, touch: true });
  await at.goto("/");
  await at.locator("[data-puzzles]").click();
  await at.waitForSelector("[data-puzzle-day]");
  const day = await at.locator("[data-puzzle-day]").getAttribute("href");
  await at.reload();
  await at.waitForSelector("[data-puzzle-day]");
  assert.equal(await at.locator("[data-puzzle-day]").getAttribute("href"), day);
  assert.ok((await at.locator("[data-riddle]").count()) >= 120);
  await isForEveryone(at, "the list of puzzles");
  await fitsTheScreen(at, "the list of puzzles");
});
