import { describe, expect, it } from "vitest";
import type { Happening, Seat, TableNow } from "../wire";
import { lanesOf } from "./recap";

const entry = (by: Seat, ...ids: string[]): Happening => ({
  n: 1,
  by,
  takes_back: [],
  events: ids.map((id) => ({ say: { id, ...(id === "hits" ? { args: { seat: { seat: "p1" as const } } } : {}) }, things: [] })),
});
const beat = (...entries: Happening[]) => ({ now: {} as TableNow, entries });
const GAME = { isQuiet: (id: string) => id === "passes", isHeading: (id: string) => id === "round" };

describe("what rivals did", () => {
  it("has a lane for each, with what the House said to them", () => {
    const lanes = lanesOf([beat(entry("p2", "places"), entry("house", "draws")), beat(entry("p3", "claims"))], ["p1"], GAME);
    expect(lanes.map(({ by, steps }) => [by, steps.map(({ said }) => said.say.id)])).toEqual([
      ["p2", ["places", "draws"]],
      ["p3", ["claims"]],
    ]);
  });

  it("leaves out passing, headings and what one did oneself", () => {
    expect(lanesOf([beat(entry("p2", "passes", "round")), beat(entry("p1", "places"))], ["p1"], GAME)).toEqual([]);
  });

  it("tells the same again as so many times, and looks at the last of them", () => {
    const [lane] = lanesOf([beat(entry("p2", "gains")), beat(entry("p2", "gains", "claims"))], ["p1"], GAME);
    expect(lane?.steps.map(({ said, beat, times }) => [said.say.id, beat, times])).toEqual([
      ["gains", 1, 2],
      ["claims", 1, 1],
    ]);
  });

  it("marks what happened to the reader, and remembers which step it was", () => {
    const [lane] = lanesOf([beat(entry("p2", "places")), beat(entry("p2", "hits"))], ["p1"], GAME);
    expect(lane?.steps.map(({ beat, isMine }) => [beat, isMine])).toEqual([
      [0, false],
      [1, true],
    ]);
  });
});
