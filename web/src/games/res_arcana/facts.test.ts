import { describe, expect, it } from "vitest";
import { MOTIFS } from "../../art/motifs";
import { print } from "../../art/press";
import printed from "./facts.json";
import { cardOf, factsOf, inkOf, messageOf, motifOf } from "./facts";

describe("the facts on the cards", () => {
  it("name 78 cards, and messages lead back to them", () => {
    const cards = Object.keys(printed);
    expect(cards.length).toBe(78);
    for (const card of cards) expect(cardOf(messageOf(card))).toBe(card);
    expect(cardOf("resa-essence-elan")).toBeUndefined();
  });

  it("choose inks by pile and by cost", () => {
    expect(inkOf("bone_dragon")).toBe("death");
    expect(inkOf("alchemist")).toBe("mage");
    expect(factsOf("great_pyramid").cost).toEqual({ gold: 4 });
  });
});

describe("the press", () => {
  it("prints the same picture for the same card, and another for another", () => {
    expect(print("prism", motifOf("prism"))).toBe(print("prism", motifOf("prism")));
    expect(print("prism", "prism")).not.toBe(print("vault", "prism"));
  });

  it("knows every motif it is asked for", () => {
    for (const card of Object.keys(printed)) expect(MOTIFS).toHaveProperty(motifOf(card));
  });
});
