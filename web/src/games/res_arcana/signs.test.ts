import { describe, expect, it } from "vitest";
import { draw, UNIT } from "../../art/signs";
import icons from "../../art/icons.svg?raw";
import { factsOf } from "./facts";
import printed from "./facts.json";
import { keySigns, linesOf } from "./signs";

const CARDS = Object.keys(printed);
/** The narrowest card on which all its lines stand, in pixels, and how much of it a run has. Places of Power are wider. */
const narrowest = (card: string): number => (factsOf(card).kind === "place_of_power" ? 110 : 88);
const ROOM = 0.79;

describe("the cards in signs", () => {
  it("say every line of all 78 components", () => {
    const said = CARDS.flatMap((card) => linesOf(card));
    // Nightingale and the Great Pyramid have nothing but points.
    expect(CARDS.filter((card) => linesOf(card).length === 0)).toEqual(["nightingale", "great_pyramid"]);
    expect(said.length).toBe(136);
    for (const { line } of said) expect(line.run.length).toBeGreaterThan(0);
  });

  it("are drawn of symbols that there are, none smaller than 10 pixels", () => {
    for (const card of CARDS)
      for (const { line, said } of linesOf(card)) {
        const { width, svg } = draw(line.run);
        expect((narrowest(card) * ROOM * UNIT) / width, `${card} ${said}`).toBeGreaterThanOrEqual(10);
        for (const [, used] of `${svg}#${line.lead}"`.matchAll(/#([\w-]+)"/g)) expect(icons, `${card} ${said}`).toContain(`id="${used}"`);
      }
  });

  it("are refused for a word without a sign", () => {
    expect(() => draw([{ word: "?" }])).toThrow("no letter");
  });

  it("are told in a row of signs where a card is small", () => {
    // What the Obelisk brings is over once it is claimed.
    const silent = CARDS.filter((card) => keySigns(card).length === 0);
    expect(silent).toEqual(["nightingale", "great_pyramid", "obelisk"]);
  });
});
