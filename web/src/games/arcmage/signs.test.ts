import { expect, test } from "vitest";
import { draw, ROOM, type Part } from "../../art/signs";
import icons from "../../art/icons.svg?raw";
import { CARDS, DECKS, FACTS } from "./facts";
import ops from "./ops.json";
import { keywordIcon, linesOf } from "./signs";

const say = (part: Part): string => (typeof part === "string" ? part : "sign" in part ? part.sign : "word" in part ? part.word : JSON.stringify(part));
const said = (card: string): string[] => linesOf(card).map(({ lead, run }) => `${lead} | ${run.map(say).join(" ")}`);

test("a line says when, what it costs and what it does", () => {
  expect(said("undead_archer")).toEqual(["g-turn | ar-hit 1 to am-city or am-creature"]);
  expect(said("early_spring")).toEqual(["am-event | ra-life +2⁄+2 am-city +2 am-defence"]);
  expect(said("kolibri")).toEqual(["g-turn | am-gaian 1⁄2"]);
  expect(said("shadow_in_the_dark")).toEqual(["g-turn | −1⁄−1 to g-break-o am-creature"]);
  expect(said("wolf_rider")[0]).toMatch(/^ra-destroy \| am-creature \d⁄\d/);
  expect(said("farmland")).toHaveLength(2);
});

test("every card that does something says so on its face", () => {
  const mute = CARDS.filter(
    (card) => ops[card as keyof typeof ops]?.some(([, says]) => (says as { id: string }).id.startsWith("arcm-op-works")) && !linesOf(card).length,
  );
  expect(mute).toEqual([]);
});

test("the ready decks need hardly more room than there is", () => {
  const cards = new Set(DECKS.flatMap((deck) => Object.keys(FACTS.decks[deck] ?? {})));
  const lines = [...cards].flatMap(linesOf);
  const long = lines.filter(({ run }) => draw(run).width > ROOM);
  const unsaid = lines.filter(({ run }) => run.length === 0 || run.includes("more"));
  expect(long.length / lines.length).toBeLessThan(0.25);
  expect(unsaid.length / lines.length).toBeLessThan(0.1);
});

test("every keyword of the rules that is printed has a sign", () => {
  const without = Object.keys(FACTS.keywords).filter((keyword) => !keywordIcon(keyword));
  expect(without).toEqual(["rabies", "token"]);
});

test("every line is drawn of symbols that there are", () => {
  for (const card of CARDS)
    for (const { lead, run } of linesOf(card))
      for (const [, used] of `${draw(run).svg}#${lead}"`.matchAll(/#([\w-]+)"/g)) expect(icons, card).toContain(`id="${used}"`);
});
