// Pictures of the table of Arcs for the documents: part of `npm run screenshots`.
import { SIZES, shoot } from "./pictures.mjs";
import { nextMove, person, startBrowser, startServer } from "./support.mjs";

/** A language for each look, so that all three are shown. */
const LOOKS = [
  { theme: "dark", language: "en", seats: 3, variant: "leaders" },
  { theme: "light", language: "de", seats: 3, variant: "base" },
];
/** What a lively player likes, most first. */
const LIKED = [/^declare/, /^pick/, /^(battle|secure)/, /^(build|tax|influence)/, /^collect (assault|skirmish) [1-6]/, /^(lead|surpass)/];

const server = await startServer();
const browser = await startBrowser();

/** Plays until the table is full, and stops where ships can move. */
async function someChapters(page, least) {
  for (let moves = 0; moves < 300; moves++) {
    const { now } = await nextMove(page);
    if (now.over) return;
    if (moves > least && now.choices.filter((choice) => choice.startsWith("move")).length > 4) return;
    const liked = LIKED.map((like) => now.choices.filter((choice) => like.test(choice))).find((found) => found.length) ?? now.choices;
    const before = now.choices.join();
    await page.evaluate((wanted) => document.querySelector(`[data-choice="${CSS.escape(wanted)}"]`).click(), liked[(moves * 7) % liked.length]);
    await page.waitForFunction((last) => [...document.querySelectorAll("[data-choice]")].map((one) => one.dataset.choice).join() !== last, before).catch(() => undefined);
  }
}

for (const [sizeName, size] of Object.entries(SIZES)) {
  for (const { theme, language, seats, variant } of LOOKS) {
    const someone = await person(browser, server, { theme, language, size });
    const { page } = someone;
    await page.goto("/new/arcs");
    await page.waitForSelector(".variant");
    for (let more = 2; more < seats; more++) await page.click("[data-add]");
    for (let bot = 1; bot < seats; bot++) await page.locator(".seatrow select").nth(bot).selectOption("medium");
    await page.locator(`input[value="${variant}"]`).check();
    await page.click("[data-start]");
    await page.waitForSelector("[data-choice]");
    await someChapters(page, 45);
    const from = (await nextMove(page)).now.choices.find((choice) => choice.startsWith("move"))?.split(" ")[1];
    if (from) await page.evaluate((thing) => document.querySelector(`[data-thing="${CSS.escape(thing)}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true })), `system:${from}`);
    if (sizeName === "wide") await page.locator(".court [data-thing]").first().hover();
    else await page.evaluate(() => scrollTo(0, document.querySelector(".board").offsetTop - document.querySelector(".mat--mine").offsetHeight - 12));
    // A battle that was fought meanwhile has been seen by then.
    await page.waitForTimeout(5000);
    await shoot(page, `arcs-${sizeName}-${theme}`);
    await someone.close();
  }
}

await browser.close();
await server.stop();
