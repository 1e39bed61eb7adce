import { expect, test } from "vitest";
import { ROOM, widthOf, type Sign } from "../../art/strips";
import { CARDS, DECKS, FACTS } from "./facts";
import ops from "./ops.json";
import { keywordIcon, stripsOf } from "./strips";

const say = (sign: Sign): string => (typeof sign === "string" ? sign : "icon" in sign ? sign.icon : "text" in sign ? sign.text : JSON.stringify(sign));
const said = (card: string): string[] => stripsOf(card).map(({ lead, run }) => `${lead} | ${run.map(say).join(" ")}`);

test("a strip says when, what it costs and what it does", () => {
  expect(said("undead_archer")).toEqual(["g-turn | ar-hit 1 to am-city or am-creature"]);
  expect(said("early_spring")).toEqual(["am-event | ra-life +2⁄+2 am-city +2 am-defence"]);
  expect(said("kolibri")).toEqual(["g-turn | am-gaian 1⁄2"]);
  expect(said("shadow_in_the_dark")).toEqual(["g-turn | −1⁄−1 to g-break-o am-creature"]);
  expect(said("wolf_rider")[0]).toMatch(/^ra-destroy \| am-creature \d⁄\d/);
  expect(said("farmland")).toHaveLength(2);
});

test("every card that does something says so on its face", () => {
  const mute = CARDS.filter(
    (card) => ops[card as keyof typeof ops]?.some(([, says]) => (says as { id: string }).id.startsWith("arcm-op-works")) && !stripsOf(card).length,
  );
  expect(mute).toEqual([]);
});

test("the ready decks need hardly more room than there is", () => {
  const cards = new Set(DECKS.flatMap((deck) => Object.keys(FACTS.decks[deck] ?? {})));
  const strips = [...cards].flatMap(stripsOf);
  const long = strips.filter(({ run }) => run.reduce((sum, sign) => sum + widthOf(sign), 0) > ROOM);
  const unsaid = strips.filter(({ run }) => run.length === 0 || run.includes("more"));
  expect(long.length / strips.length).toBeLessThan(0.25);
  expect(unsaid.length / strips.length).toBeLessThan(0.1);
});

test("every keyword of the rules that is printed has a sign", () => {
  const without = Object.keys(FACTS.keywords).filter((keyword) => !keywordIcon(keyword));
  expect(without).toEqual(["rabies", "token"]);
});
