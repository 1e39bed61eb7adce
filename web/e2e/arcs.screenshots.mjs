// Pictures of the table of Arcs for the documents: part of `npm run screenshots`.
import { SIZES, scrollToBoard, shoot } from "./pictures.mjs";
import { answer, nextMove, sitDown, tap } from "./playing.mjs";
import { openRoom } from "./support.mjs";

/** A language for each look, so that all three are shown. */
const LOOKS = [
  { theme: "dark", language: "en", seats: 3, variant: "leaders" },
  { theme: "light", language: "de", seats: 3, variant: "base" },
];
/** What a lively player likes, most first. */
const LIKED = [/^declare/, /^pick/, /^(battle|secure)/, /^(build|tax|influence)/, /^collect (assault|skirmish) [1-6]/, /^(lead|surpass)/];

const room = await openRoom();

/** Plays until the table is full, and stops where ships can move. */
async function someChapters(page, least) {
  for (let moves = 0; moves < 300; moves++) {
    const { over, choices } = await nextMove(page);
    if (over) return;
    if (moves > least && choices.filter((choice) => choice.startsWith("move")).length > 4) return;
    const liked = LIKED.map((like) => choices.filter((choice) => like.test(choice))).find((found) => found.length) ?? choices;
    await answer(page, liked[(moves * 7) % liked.length]);
  }
}

for (const [sizeName, size] of Object.entries(SIZES)) {
  for (const { theme, language, seats, variant } of LOOKS) {
    const { page, close } = await room.person({ theme, language, size });
    await sitDown(page, "arcs", { seats, level: "medium", agreed: { variant } });
    await someChapters(page, 45);
    const from = (await nextMove(page)).choices.find((choice) => choice.startsWith("move"))?.split(" ")[1];
    if (from) await tap(page, `system:${from}`);
    if (sizeName === "wide") await page.locator(".court [data-thing]").first().hover();
    else await scrollToBoard(page);
    // A battle that was fought meanwhile has been seen by then.
    await page.waitForTimeout(5000);
    await shoot(page, `arcs-${sizeName}-${theme}`);
    await close();
  }
}

await room.close();
