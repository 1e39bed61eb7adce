// Pictures of the table of Aristeia! for the documents: part of `npm run screenshots`.
import { SIZES, shoot } from "./pictures.mjs";
import { answer, nextMove, place, sitDown } from "./playing.mjs";
import { openRoom } from "./support.mjs";

/** A language for each look, so that all three are shown. */
const LOOKS = {
  wide: [
    ["dark", "en"],
    ["light", "fr"],
  ],
  phone: [
    ["dark", "fr"],
    ["light", "de"],
  ],
};

const room = await openRoom();

/** How far a space is from the middle of the dome, which everybody wants to hold. */
function distance(space) {
  const [q, r] = [space.charCodeAt(0) - 106, Number(space.slice(1)) - 10];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
const nearest = (choices, at) => [...choices].sort((a, b) => distance(a.split(" ")[at]) - distance(b.split(" ")[at]))[0];

/** What a lively player answers: deploys in front, walks to the middle, fights whoever is there. */
function answerOf(choices, moves) {
  const like = (pattern) => choices.filter((choice) => pattern.test(choice));
  const [deploy, attack, step] = [like(/^deploy/), like(/^act \w+ p2\./), like(/^step/)];
  if (deploy.length) return nearest(deploy, 2);
  if (attack.length) return attack[moves % attack.length];
  if (step.length && distance(nearest(step, 1).split(" ")[1]) > 0) return nearest(step, 1);
  return like(/^(switch|apply|cancel)/)[0] ?? like(/^act move/)[0] ?? like(/^done/)[0] ?? choices[moves % choices.length];
}

/** Plays until the dome is lively, and stops before an attack; says on whom. */
async function untilAnAttack(page, least) {
  for (let moves = 0; moves < 400; moves++) {
    const { over, choices } = await nextMove(page);
    if (over) return undefined;
    const attack = choices.filter((choice) => /^act (?!contender)\w+ p2\./.test(choice)).at(-1) ?? choices.find((choice) => /^act \w+ p2\./.test(choice));
    if (attack && moves > least) return attack.split(" ")[2];
    await answer(page, answerOf(choices, moves));
  }
  return undefined;
}

for (const [sizeName, size] of Object.entries(SIZES)) {
  for (const [theme, language] of LOOKS[sizeName]) {
    const { page, close } = await room.person({ theme, language, size });
    await sitDown(page, "aristeia", { level: "medium", agreed: { teams: "starter", tactics: "random" } });
    const target = await untilAnAttack(page, 30);
    // The keyboard points at the target: its sheet, the lines of sight, the odds.
    if (target) await page.locator(`svg ${place(`piece:${target}`)}`).focus();
    if (sizeName === "phone") await page.evaluate(() => scrollTo(0, document.querySelector(".board").offsetTop - 8));
    await shoot(page, `aristeia-${sizeName}-${theme}`);
    await close();
  }
}

await room.close();
