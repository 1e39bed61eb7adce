import { describe, expect, it } from "vitest";
import { changed, curveOf, deckIn, decksIn, isAgreed, linesOf, plain, readList, setupOf, sizeOf, sorted, wordsOf } from "./decklist";
import { DECKS, FACTS } from "./facts";
import { cardFinder } from "./names";

const none = (): undefined => undefined;

describe("a deck", () => {
  it("is counted and changed", () => {
    const cards = changed(changed({ ghoul: 2 }, "ghoul", 1), "farmland", 1);
    expect(cards).toEqual({ ghoul: 3, farmland: 1 });
    expect(sizeOf(cards)).toBe(4);
    expect(changed(cards, "farmland", -1)).toEqual({ ghoul: 3 });
    expect(changed({ ghoul: 1 }, "ghoul", -5)).toEqual({});
  });

  it("is shown by kind and cost", () => {
    expect(sorted({ early_spring: 3, kolibri: 3, majestic_griffin: 3, farmland: 1 }).map(([card]) => card)).toEqual([
      "farmland",
      "kolibri",
      "majestic_griffin",
      "early_spring",
    ]);
  });

  it("has a curve of costs, without its cities", () => {
    const curve = curveOf({ kolibri: 3, natures_outrage: 2, grassroots: 1, farmland: 1 });
    expect(curve.filter(({ n }) => n > 0)).toEqual([
      { cost: "1", n: 3 },
      { cost: "6+", n: 2 },
      { cost: "X", n: 1 },
    ]);
  });

  it("is written as the rules write it", () => {
    expect(wordsOf({ ghoul: 3, farmland: 1 })).toBe("list 1 farmland 3 ghoul end");
    expect(setupOf({ decks: ["shadow_league", "list 3 ghoul end"], agreed: ["attack_army", "closed_lists"], alone: "p2" })).toBe(
      "players 2 p1 shadow_league p2 list 3 ghoul end attack_army yes any_window no concede no closed_lists yes alone none",
    );
    expect(setupOf({ decks: ["a", "b", "c"], agreed: ["concede"], alone: "p2" })).toContain("concede yes closed_lists no alone p2");
    const alike = "p1 shadow_league attack_army no any_window yes concede no closed_lists no alone none";
    expect(setupOf({ decks: ["shadow_league"], agreed: ["any_window"], anySize: true })).toBe(alike);
  });

  it("is found in the words of a setup", () => {
    const setup = "players 2 first p1 p1 gaian_love_for_life p2 list 3 ghoul end alone p2 attack_army yes any_window no";
    expect([0, 1, 2].map((seat) => deckIn(setup, seat))).toEqual(["gaian_love_for_life", "list", undefined]);
    expect(deckIn(`${setup} p2 toll_of_time`, 1)).toBe("toll_of_time");
    expect([isAgreed(setup, "attack_army"), isAgreed(setup, "any_window"), isAgreed("", "any_window")]).toEqual([true, false, false]);
  });
});

describe("a list somebody wrote", () => {
  it("is read back as it was written", async () => {
    const find = await cardFinder();
    for (const deck of DECKS) {
      const cards = FACTS.decks[deck] ?? {};
      expect(readList(wordsOf(cards), none)).toEqual({ cards, unknown: [] });
      expect(
        readList(
          linesOf(cards, (card) => card),
          find,
        ).cards,
      ).toEqual(cards);
    }
  });

  it("may be in any of the languages, in any case, with any marks", async () => {
    const find = await cardFinder();
    const text = "# a comment\n3 Ghoul\n2x Nature's Outrage\n1 appel à l’aide\n1 HILFERUF\nFarmland\n\n2 natures_outrage";
    expect(readList(text, find)).toEqual({ cards: { ghoul: 3, natures_outrage: 4, call_to_aid: 2, farmland: 1 }, unknown: [] });
  });

  it("says which lines mean nothing", async () => {
    expect(readList("3 Ghoul\n2 Black Lotus\nlist", await cardFinder())).toEqual({ cards: { ghoul: 3 }, unknown: ["2 Black Lotus", "list"] });
  });

  it("may be the name of a deck that is ready", () => {
    expect(readList(" shadow_league\n", none).cards).toEqual(FACTS.decks["shadow_league"]);
  });

  it("is compared without what people write differently", () => {
    expect(plain("  Nature’s   OUTRAGE ")).toBe(plain("nature's outrage"));
    expect(plain("Érosion")).toBe("erosion");
  });
});

it("finds the ready decks in a setup, lists aside", () => {
  expect(decksIn("players 2 p1 shadow_league p2 toll_of_time attack_army no")).toEqual(["shadow_league", "toll_of_time"]);
  expect(decksIn("p1 list 3 ghoul end p2 toll_of_time")).toEqual(["toll_of_time"]);
  expect(decksIn("")).toEqual([]);
});
