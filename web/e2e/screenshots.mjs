// Pictures of every page for the documents: `npm run screenshots`.
import { SIZES, shoot } from "./pictures.mjs";
import { nextMove, playNow, playSome, playToTheEnd } from "./playing.mjs";
import { WIDE, openRoom } from "./support.mjs";

/** A language for each look; the third has pictures of its own. */
const LOOKS = [
  { theme: "dark", language: "en" },
  { theme: "light", language: "fr" },
];

const room = await openRoom();

const count = (page, selector) => page.locator(selector).count();

/** Sits down and plays until there is something to see: cards in hand, several in play, much to touch. */
async function showcase(page) {
  for (let seed = 21; ; seed++) {
    await playNow(page, "res_arcana");
    for (let more = 20, answers = 0; answers < 70; more = 4) {
      await playSome(page, { seed: seed + answers, most: more });
      answers += more;
      if ((await nextMove(page)).over) break;
      const [inPlay, inHand, lit] = [
        await count(page, ".area--mine .thing"),
        await count(page, ".hand [data-thing^='card:']"),
        await count(page, ".thing.can-touch"),
      ];
      if (inPlay >= 4 && inPlay <= 8 && inHand >= 2 && lit >= 4) return;
    }
  }
}

/** Shows a card in the reader, as somebody would who looks at it. */
const read = (page) => page.locator(".area--mine .thing.can-touch").last().hover();

for (const [sizeName, size] of Object.entries(SIZES)) {
  for (const { theme, language } of LOOKS) {
    const { page, close } = await room.person({ theme, language, size, worker: false });
    const name = (what) => `${what}-${sizeName}-${theme}`;
    await showcase(page);
    const table = page.url();
    if (size === WIDE) await read(page);
    await shoot(page, name("table"));
    await page.goto("/");
    await page.waitForSelector(".move");
    await shoot(page, name("lobby"));
    await page.goto("/new/res_arcana");
    await page.waitForSelector(".variant");
    await shoot(page, name("setup"));
    await page.goto(table);
    await page.waitForSelector("[data-choice]", { state: "attached" });
    await playToTheEnd([page], { seed: 22 });
    await page.waitForSelector(".race");
    await shoot(page, name("end"));
    await page.goto(table.replace("/table/", "/replay/"));
    await page.waitForSelector(".scrub input");
    await page.locator(".scrub input").fill("110");
    await shoot(page, name("replay"));
    await page.goto("/rules/res_arcana#RESA-COST-03");
    await page.waitForSelector(".clausebox");
    await shoot(page, name("rules"));
    await close();
  }
}

for (const [sizeName, size] of Object.entries(SIZES)) {
  const { page, close } = await room.person({ theme: "dark", language: "de", size, worker: false });
  await showcase(page);
  await page.locator(".area--places .thing").nth(1).click();
  await page.waitForSelector(".whynot");
  await shoot(page, `table-${sizeName}-german`);
  await close();
}

await room.close();
