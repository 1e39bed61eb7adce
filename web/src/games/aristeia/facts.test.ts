import { describe, expect, it } from "vitest";
import { MOTIFS } from "../../art/motifs";
import { BLOCKED, CHARACTERS, isKnown, motifOf, sheetOf, switchesIn, TACTICS, tacticFacts, ZONES } from "./facts";
import { border, centre, corner, SPACES } from "./geometry";

describe("the facts on board, sheets and cards", () => {
  it("name eight characters and 42 tactics, each with a picture", () => {
    expect([CHARACTERS.length, TACTICS.length]).toEqual([8, 42]);
    for (const card of [...CHARACTERS, ...TACTICS]) expect(MOTIFS).toHaveProperty(motifOf(card));
  });

  it("give each sheet actions and switches that exist", () => {
    for (const character of CHARACTERS) {
      for (const action of sheetOf(character).actions) expect(isKnown("action", action)).toBe(true);
      for (const one of sheetOf(character).switches) expect(isKnown("switch", one)).toBe(true);
    }
    expect(switchesIn("wild_bill", "twin_pistols")).toEqual(["draw", "second_gun"]);
    expect(switchesIn("gata", "twin_pistols")).toEqual(["sidestep"]);
  });

  it("say which tactics are stand-ins", () => {
    expect(tacticFacts("no").standing).toBe("documented");
    expect(tacticFacts("feint").standing).toBe("stand_in");
    expect(tacticFacts("pink_blur").standing).toBe("partly");
  });
});

describe("the HexaDome", () => {
  it("has 271 spaces, 28 of them blocked, and seven zones of seven", () => {
    expect([SPACES.length, BLOCKED.size, ZONES.length]).toEqual([271, 28, 7]);
    for (const { spaces } of ZONES) expect(spaces.length).toBe(7);
    for (const space of [...BLOCKED, ...ZONES.flatMap((zone) => zone.spaces)]) expect(SPACES).toContain(space);
  });

  it("lies around its centre, and neighbours share two corners", () => {
    expect(centre("j10")).toEqual({ x: 0, y: 0 });
    const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);
    expect(apart(corner("j10", 0), corner("k10", 4))).toBeLessThan(0.01);
    expect(apart(corner("j10", 1), corner("k10", 3))).toBeLessThan(0.01);
  });

  it("walks around a zone: a flower of seven has eighteen sides", () => {
    for (const { spaces } of ZONES) expect(border(spaces).split("L").length).toBe(18);
  });
});
