// Pictures of every page for the documents: `npm run screenshots`.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PHONE, WIDE, nextMove, person, playToTheEnd, startBrowser, startServer } from "./support.mjs";

const folder = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const SIZES = { wide: WIDE, phone: PHONE };
/** A language for each look, so that all three are shown. */
const LOOKS = [
  { theme: "dark", language: "en" },
  { theme: "light", language: "fr" },
];

mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await startBrowser();

/** Plays some rounds, so that there is something to see; stops at a decision with much to touch. */
async function someRounds(page, answers) {
  await playToTheEnd([page], { seed: 21, most: answers }).catch(() => undefined);
  for (let more = 0; more < 60; more++) {
    const { now } = await nextMove([page]);
    if (now.over || now.choices.includes("pass")) return;
    await page.locator("[data-choice]").first().click();
  }
}

const shoot = async (page, name) => {
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}${name}.png` });
};

for (const [sizeName, size] of Object.entries(SIZES)) {
  for (const { theme, language } of LOOKS) {
    const someone = await person(browser, server, { theme, language, size });
    const { page } = someone;
    const name = (what) => `${what}-${sizeName}-${theme}`;
    await page.goto("/");
    await page.click('[data-play="res_arcana"]');
    await page.waitForSelector("[data-choice]");
    const table = page.url();
    await someRounds(page, 32);
    await page.locator(".zone--mine .thing").first().hover();
    await shoot(page, name("table"));
    await page.goto("/");
    await page.waitForSelector(".move");
    await shoot(page, name("lobby"));
    await page.goto("/new/res_arcana");
    await page.waitForSelector(".variant");
    await shoot(page, name("setup"));
    await page.goto(table);
    await playToTheEnd([page], { seed: 22 });
    await page.waitForSelector(".race");
    await shoot(page, name("end"));
    await page.goto(table.replace("/table/", "/replay/"));
    await page.waitForSelector(".scrub input");
    await page.locator(".scrub input").fill("90");
    await shoot(page, name("replay"));
    await page.goto("/rules/res_arcana#RESA-COST-03");
    await page.waitForSelector(".clausebox");
    await shoot(page, name("rules"));
    await someone.close();
  }
}

const german = await person(browser, server, { theme: "dark", language: "de", size: WIDE });
await german.page.goto("/");
await german.page.click('[data-play="res_arcana"]');
await german.page.waitForSelector("[data-choice]");
await someRounds(german.page, 40);
await german.page.locator(".zone--places .thing").first().click();
await german.page.waitForSelector(".whynot");
await shoot(german.page, "table-wide-german");
await german.close();

await browser.close();
await server.stop();
