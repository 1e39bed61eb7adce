import { describe, expect, it } from "vitest";
import type { Said, Spoken } from "../../wire";
import { toldBattle } from "./battle";
import { thingsOf } from "./speech";

const planet = (cluster: number, letter: string): Spoken => ({ id: "arcs-planet", args: { cluster: { number: cluster }, letter: { text: letter } } });
const gate = (cluster: number): Spoken => ({ id: "arcs-gate", args: { cluster: { number: cluster } } });
const said = (id: string, args: NonNullable<Spoken["args"]>): Said => ({ say: { id, args }, things: [] });

describe("a sentence of the log", () => {
  it("lights up systems, buildings, cards and people", () => {
    const moved = said("arcs-log-moved", {
      seat: { seat: "p2" },
      from: { name: gate(2) },
      to: { name: planet(2, "c") },
      fresh: { number: 2 },
      damaged: { number: 0 },
    });
    expect(thingsOf(moved)).toEqual(["seat:p2", "system:2-gate", "system:2-c"]);
    const taxed = said("arcs-log-taxed", {
      seat: { seat: "p1" },
      site: { name: { id: "arcs-site", args: { system: { name: planet(4, "b") }, n: { number: 2 } } } },
    });
    expect(thingsOf(taxed)).toEqual(["seat:p1", "site:4-b.2"]);
    const led = said("arcs-log-led", {
      seat: { seat: "p1" },
      card: { name: { id: "arcs-action-card", args: { suit: { name: { id: "arcs-suit-aggression" } }, number: { number: 4 } } } },
    });
    expect(thingsOf(led)).toEqual(["seat:p1", "action_card:aggression-4"]);
  });
});

describe("a battle that is told", () => {
  const die = (name: string): { name: Spoken } => ({ name: { id: `arcs-die-${name}` } });
  const begun = said("arcs-log-battle", { seat: { seat: "p1" }, rival: { seat: "p3" }, at: { name: planet(2, "b") } });
  const rolled = (name: string, face: number): Said => said("arcs-log-rolled", { die: die(name), face: { number: face } });
  const symbol = (name: string, n: number): Spoken => ({ id: `arcs-symbol-${name}`, args: { n: { number: n } } });
  const totals = said("arcs-log-totals", { roll: { list: [symbol("hits", 3), symbol("self-hits", 1)] } });

  it("shows its dice and what they add up to", () => {
    const told = toldBattle([begun, rolled("assault", 5), rolled("skirmish", 4), totals, said("arcs-log-battle-ends", {})]);
    expect(told?.battle).toMatchObject({ attacker: "p1", defender: "p3", system: "2-b", totals: { hits: 3, self_hits: 1 } });
    expect(told?.battle.rolled.map(([name, face, shows]) => [name, face, shows.hits])).toEqual([
      ["assault", 5, 2],
      ["skirmish", 4, 1],
    ]);
  });

  it("shows a rerolled die as it lies in the end", () => {
    const again = said("arcs-log-rerolled", { seat: { seat: "p1" }, die: die("skirmish"), face: { number: 1 } });
    const told = toldBattle([begun, rolled("skirmish", 3), again, rolled("skirmish", 6), totals]);
    expect(told?.battle.rolled.map(([, face]) => face)).toEqual([6]);
  });

  it("is the last of several, and nothing where there was none", () => {
    const second = said("arcs-log-battle", { seat: { seat: "p2" }, rival: { seat: "p1" }, at: { name: gate(5) } });
    expect(toldBattle([begun, totals, second, rolled("raid", 6)])?.battle.system).toBe("5-gate");
    expect(toldBattle([totals])).toBeUndefined();
  });
});
