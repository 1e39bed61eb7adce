import { describe, expect, it } from "vitest";
import * as arcmage from "../games/arcmage/facts";
import * as arcs from "../games/arcs/facts";
import * as aristeia from "../games/aristeia/facts";
import * as resArcana from "../games/res_arcana/facts";
import resArcanaPrinted from "../games/res_arcana/facts.json";
import type { MotifName } from "./motifs";
import { chosen } from "./press";

/** Every card with a picture, and its subject. */
const CARDS: Record<string, [card: string, motif: MotifName][]> = {
  res_arcana: Object.keys(resArcanaPrinted).map((card) => [card, resArcana.motifOf(card)]),
  arcs: Object.keys(arcs.FACTS.cards).map((card) => [card, arcs.motifOf(card)]),
  "action cards of arcs": Object.keys(arcs.FACTS.suits).flatMap((suit) =>
    [1, 2, 3, 4, 5, 6, 7].map((number): [string, MotifName] => [`${suit}-${number}`, arcs.suitMotif(suit as arcs.Suit)]),
  ),
  arcmage: arcmage.CARDS.map((card) => [card, arcmage.motifOf(card)]),
  aristeia: [...aristeia.CHARACTERS, ...aristeia.TACTICS].map((card) => [card, aristeia.motifOf(card)]),
};

describe("the press", () => {
  it("gives every card of a game a picture of its own", () => {
    for (const [game, cards] of Object.entries(CARDS)) {
      const seen = new Map<string, string>();
      const alike: string[] = [];
      for (const [card, motif] of cards) {
        const { back, land, light, sight } = chosen(card);
        // Where the sun is barred, no other light is drawn.
        const looks = [motif, back, land, back === 2 ? "" : light, sight].join();
        if (seen.has(looks)) alike.push(`${seen.get(looks)} = ${card}`);
        seen.set(looks, card);
      }
      expect(alike, game).toEqual([]);
      expect(seen.size, game).toBe(cards.length);
    }
  });
});
