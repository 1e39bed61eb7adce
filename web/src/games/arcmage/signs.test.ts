import { expect, test } from "vitest";
import { draw, ROOM, type Part } from "../../art/signs";
import icons from "../../art/icons.svg?raw";
import { CARDS, DECKS, FACTS } from "./facts";
import ops from "./ops.json";
import { keywordIcon, linesOf, signsOf } from "./signs";
import { detailOf } from "./speech";
import type { Decision, Offer } from "../../wire";
import type { View } from "../../wire/arcmage";

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

test("a choice about a card that is not in play says what the card does", () => {
  const view = { players: [{ graveyard: ["ghoul", "undead_archer"], resources: [{ card: "undead_archer", faction: "dark_legion" }] }] } as unknown as View;
  const about = (text: string, thing: string): Offer => ({ text, label: { id: "" }, touches: [thing] });
  const offers = [
    ...["play", "discard"].map((verb) => about(`${verb} undead_archer`, "hand:undead_archer")),
    ...["take", "under"].map((verb) => about(`${verb} undead_archer`, "found:undead_archer")),
    ...["salvage", "remove", "target", "choose"].map((verb) => about(`${verb} p1.grave.2.undead_archer`, "grave:p1.2")),
    ...["sacrifice", "steal"].map((verb) => about(`${verb} p1.1`, "resource:p1.1")),
  ];
  for (const offer of offers) {
    expect(signsOf(offer, view)?.lines, offer.text).toEqual(linesOf("undead_archer"));
    const decision = { seat: "p1", ask: { id: "" }, choices: [] } as unknown as Decision;
    if (offer.text.split(" ")[0] !== "take") expect(detailOf(offer, view, decision), offer.text).toBeDefined();
  }
  // A face-down resource of a rival, a card that lies there to be read, one that gives up what it does.
  const hidden = { players: [{ graveyard: [], resources: [{ card: null, faction: "dark_legion" }] }] } as unknown as View;
  expect(signsOf(about("steal p1.1", "resource:p1.1"), hidden)).toBeUndefined();
  expect(signsOf(about("target ghoul.2", "card:ghoul.2"), view)).toBeUndefined();
  expect(signsOf(about("resource ghoul dark_legion", "hand:ghoul"), view)).toBeUndefined();
});
