import { describe, expect, it } from "vitest";
import { draw, first, UNIT } from "../../art/signs";
import icons from "../../art/icons.svg?raw";
import texts from "../../../../locales/en/arcs_cards.ftl?raw";
import { FACTS, messageOf } from "./facts";
import { linesOf } from "./signs";

/** The attributes of a card that say what it does. */
function saidOf(card: string): string[] {
  const [, rest = ""] = texts.split(`\n${messageOf(card)} = `);
  const own = rest.split("\n").slice(1);
  const end = own.findIndex((line) => !line.startsWith(" "));
  return own
    .slice(0, end < 0 ? undefined : end)
    .flatMap((line) => line.match(/^\s+\.([\w-]+) =/)?.[1] ?? [])
    .filter((name) => name !== "kind" && name !== "setup");
}

describe("the cards in signs", () => {
  const cards = Object.keys(FACTS.cards);

  it("say each line of every card once", () => {
    expect(cards.length).toBe(53);
    for (const card of cards)
      expect(
        linesOf(card)
          .map(({ said }) => said)
          .sort(),
        card,
      ).toEqual(saidOf(card).sort());
  });

  it("are drawn of symbols that there are, none smaller than 10 pixels on a card of 96", () => {
    for (const card of cards)
      for (const line of [
        ...linesOf(card).map(({ line }) => line),
        ...first(
          linesOf(card).map(({ line }) => line),
          2,
        ),
      ]) {
        const { width, svg } = draw(line.run);
        expect((96 * 0.79 * UNIT) / width, card).toBeGreaterThanOrEqual(10);
        for (const [, used] of `${svg}#${line.lead}"`.matchAll(/#([\w-]+)"/g)) expect(icons, card).toContain(`id="${used}"`);
      }
  });
});
