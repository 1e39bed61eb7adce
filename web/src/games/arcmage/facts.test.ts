import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MOTIFS } from "../../art/motifs";
import { sizeOf } from "./decklist";
import { CARDS, DECKS, FACTIONS, FACTS, factsOf, keywordOf, KINDS, messageOf, motifOf } from "./facts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const WORDS = ["arcmage", "arcmage_cards"].map((file) => read(`../../../../locales/en/${file}.ftl`)).join("\n");
const isNamed = (message: string): boolean => WORDS.includes(`\n${message} =`);

describe("the facts on cards", () => {
  it("name every card, set and creature type", () => {
    expect(CARDS.length).toBe(180);
    expect(CARDS.filter((card) => !isNamed(messageOf("card", card)))).toEqual([]);
    expect(CARDS.flatMap((card) => factsOf(card).subtypes).filter((subtype) => !isNamed(messageOf("subtype", subtype)))).toEqual([]);
    expect(CARDS.map((card) => factsOf(card).set).filter((set) => !isNamed(messageOf("set", set)))).toEqual([]);
    expect(CARDS.map((card) => factsOf(card).standing).filter((standing) => !isNamed(messageOf("standing", standing)))).toEqual([]);
  });

  it("name the keywords of all cards that are ready", () => {
    const keywords = CARDS.filter((card) => factsOf(card).standing === "ready").flatMap((card) => factsOf(card).keywords);
    expect(keywords.map((text) => keywordOf(text).id).filter((id) => !isNamed(messageOf("keyword", id)))).toEqual([]);
    expect(keywordOf("bodyguard:3")).toEqual({ id: "bodyguard", n: "3" });
  });

  it("know factions, kinds and pictures", () => {
    for (const card of CARDS) {
      expect(FACTIONS).toContain(factsOf(card).faction);
      expect(KINDS).toContain(factsOf(card).kind);
      expect(Object.keys(MOTIFS)).toContain(motifOf(card));
    }
  });

  it("give every keyword a clause that is there", () => {
    const rules = read("../../../../rules/arcmage/en.toml");
    const cited = Object.values(FACTS.keywords);
    expect(cited.filter((clause) => !rules.includes(`"${clause}"`))).toEqual([]);
  });

  it("have six ready decks of ready cards, each of the right size", () => {
    expect(DECKS.length).toBe(6);
    for (const deck of DECKS) {
      const cards = FACTS.decks[deck] ?? {};
      expect(sizeOf(cards)).toBe(FACTS.deck.size);
      expect(Object.keys(cards).filter((card) => factsOf(card).standing !== "ready")).toEqual([]);
      expect(isNamed(messageOf("deck", deck))).toBe(true);
    }
  });
});
