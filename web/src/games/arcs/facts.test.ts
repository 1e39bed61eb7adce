import { describe, expect, it } from "vitest";
import { MOTIFS } from "../../art/motifs";
import { FACTS, actionFacts, cardOf, inkOf, isActionCard, messageOf, motifOf } from "./facts";

describe("what is printed", () => {
  it("is 53 cards, and messages lead back to them", () => {
    const cards = Object.keys(FACTS.cards);
    expect(cards.length).toBe(25 + 6 + 8 + 14);
    for (const card of cards) expect(cardOf(messageOf(card))).toBe(card);
    expect(cardOf("arcs-resource-fuel")).toBeUndefined();
  });

  it("has a picture of its own for every card but a few that share one", () => {
    const motifs = Object.keys(FACTS.cards).map(motifOf);
    for (const motif of motifs) expect(MOTIFS).toHaveProperty(motif);
    expect(motifs.filter((motif) => motif === "star").length).toBeLessThanOrEqual(2);
  });

  it("chooses inks by type and kind", () => {
    expect([inkOf("farseers"), inkOf("elder"), inkOf("call_to_action")]).toEqual(["psionic", "leader", "vox"]);
  });

  it("knows what an action card gives", () => {
    expect(actionFacts("aggression-4")).toMatchObject({ suit: "aggression", number: 4, pips: 2, declares: ["warlord"] });
    expect(actionFacts("mobilization-7").declares.length).toBe(5);
    expect(actionFacts("construction-1").declares).toEqual([]);
    expect(isActionCard("farseers")).toBe(false);
  });
});
