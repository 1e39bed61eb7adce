import { describe, expect, it } from "vitest";
import type { Arg, Said } from "../../wire";
import { toldBattle } from "./battle";
import { scoredIn } from "./scoring";

const said = (id: string, args: Record<string, Arg> = {}): Said => ({ say: { id: `arcs-log-${id}`, args }, things: [] });
const name = (id: string): Arg => ({ name: { id: `arcs-${id}` } });

describe("what a chapter brought", () => {
  const scored = (seat: "p1" | "p2", ambition: string, place: number, power: number, markers: number, cities: number): Said =>
    said("scored", {
      seat: { seat },
      ambition: name(`ambition-${ambition}`),
      place: { number: place },
      power: { number: power },
      markers: { number: markers },
      cities: { number: cities },
    });

  it("is told by ambition: who gained what, and how much of it for cities", () => {
    const told = [
      said("chapter-ends"),
      scored("p1", "tycoon", 1, 8, 5, 3),
      scored("p2", "tycoon", 2, 3, 5, 0),
      said("nobody-scored", { ambition: name("ambition-empath") }),
    ];
    expect(scoredIn(told)).toEqual([
      {
        ambition: "tycoon",
        shares: [
          { seat: "p1", place: 1, power: 8, markers: 5, cities: 3 },
          { seat: "p2", place: 2, power: 3, markers: 5, cities: 0 },
        ],
      },
      { ambition: "empath", shares: [] },
    ]);
    expect(scoredIn([said("chapter-ends")])).toEqual([]);
  });
});

describe("a battle as the log tells it", () => {
  const at: Arg = { name: { id: "arcs-planet", args: { cluster: { number: 2 }, letter: { text: "a" } } } };
  const begins = said("battle", { seat: { seat: "p1" }, rival: { seat: "p2" }, at });
  const rolled = (die: string, face: number): Said => said("rolled", { die: name(`die-${die}`), face: { number: face } });

  it("is the last one, with the dice as they lie in the end and where the hits went", () => {
    const told = toldBattle([
      begins,
      rolled("raid", 1),
      said("battle-ends"),
      begins,
      rolled("assault", 2),
      rolled("skirmish", 1),
      // The third face shows the same as the second.
      said("rerolled", { seat: { seat: "p1" }, die: name("die-assault"), face: { number: 3 } }),
      rolled("assault", 6),
      said("totals", { roll: { list: [{ id: "arcs-symbol-hits", args: { n: { number: 2 } } }] } }),
      said("ships-damaged", { n: { number: 1 }, seat: { seat: "p2" }, at }),
      said("ships-destroyed", { n: { number: 2 }, seat: { seat: "p1" }, rival: { seat: "p2" }, at }),
      said("building-destroyed", { kind: name("building-starport"), seat: { seat: "p1" }, rival: { seat: "p2" } }),
      said("building-damaged", { kind: name("building-city"), seat: { seat: "p2" } }),
      said("battle-ends"),
      said("ships-damaged", { n: { number: 5 }, seat: { seat: "p1" }, at }),
    ]);
    expect(told?.battle).toMatchObject({ attacker: "p1", defender: "p2", system: "2-a" });
    expect(told?.battle.rolled.map(([die, face]) => [die, face])).toEqual([
      ["skirmish", 1],
      ["assault", 6],
    ]);
    expect(told?.battle.totals.hits).toBe(2);
    expect(told?.losses).toEqual([
      { seat: "p2", piece: "ship", n: 1, destroyed: false },
      { seat: "p2", piece: "ship", n: 2, destroyed: true },
      { seat: "p2", piece: "starport", n: 1, destroyed: true },
      { seat: "p2", piece: "city", n: 1, destroyed: false },
    ]);
    expect(toldBattle([said("battle-ends")])).toBeUndefined();
  });
});
