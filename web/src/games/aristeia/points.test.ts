import { expect, it } from "vitest";
import type { Said, Seat } from "../../wire";
import { pointsByRound } from "./points";

const round = (n: number): Said => ({ say: { id: "aris-log-round-begins", args: { round: { number: n } } }, things: [] }) as unknown as Said;
const scored = (seat: Seat, n: number): Said => ({ say: { id: "aris-log-scored", args: { seat: { seat }, n: { number: n } } }, things: [] }) as unknown as Said;

it("counts points in the rounds they came in, several of one round together", () => {
  const told = [round(1), scored("p1", 3), round(2), scored("p1", 1), scored("p2", 1), scored("p1", 2), round(3)];
  expect(pointsByRound(told, "p1")).toEqual([
    { round: 1, points: 3 },
    { round: 2, points: 3 },
  ]);
  expect(pointsByRound(told, "p2")).toEqual([{ round: 2, points: 1 }]);
  expect(pointsByRound([], "p2")).toEqual([]);
});
