import { expect, it } from "vitest";
import type { Said, Seat, Spoken } from "../../wire";
import { pointsByRound, pointsOf, scoredRound, wonSince } from "./points";

const said = (id: string, args: Spoken["args"] = {}): Said => ({ say: { id, args }, things: [] });
const round = (n: number): Said => said("aris-log-round-begins", { round: { number: n } });
const frag = (seat: Seat): Said => said("aris-log-scored-frag", { seat: { seat }, n: { number: 1 }, figure: { name: { id: "aris-figure" } } });
const scored = (seat: Seat, n: number, objective = "more-zones"): Said =>
  said("aris-log-scored", { seat: { seat }, n: { number: n }, objective: { name: { id: `aris-objective-${objective}` } } });
const inside = (seat: Seat, n: number): Said =>
  said("aris-log-scored-in", {
    seat: { seat },
    n: { number: n },
    zone: { name: { id: "aris-zone-central" } },
    objective: { name: { id: "aris-objective-sole-inside" } },
  });

it("counts points in the rounds they came in, several of one round together, whatever they are for", () => {
  const told = [round(1), inside("p1", 3), round(2), scored("p1", 1), scored("p2", 1), frag("p1"), scored("p1", 1), round(3)];
  expect(pointsByRound(told, "p1")).toEqual([
    { round: 1, points: 3 },
    { round: 2, points: 3 },
  ]);
  expect(pointsByRound(told, "p2")).toEqual([{ round: 2, points: 1 }]);
  expect(pointsByRound([], "p2")).toEqual([]);
});

it("says who scored for which zone, and for what, since the objectives phase began", () => {
  const told = [frag("p2"), said("aris-log-objectives"), inside("p1", 3), scored("p2", 2), scored("p2", 1, "owns-central")];
  expect(scoredRound(told)).toBe(true);
  expect(scoredRound([inside("p1", 3)])).toBe(false);
  const won = wonSince(told);
  expect(won.map(({ seat, points, zone, why }) => [seat, points, zone?.id, why?.id])).toEqual([
    ["p1", 3, "aris-zone-central", "aris-objective-sole-inside"],
    ["p2", 2, undefined, "aris-objective-more-zones"],
    ["p2", 1, undefined, "aris-objective-owns-central"],
  ]);
  expect([pointsOf(won, "p1"), pointsOf(won, "p2")]).toEqual([3, 3]);
});
