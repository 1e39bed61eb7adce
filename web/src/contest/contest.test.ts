import { expect, test } from "vitest";
import type { Tournament } from "../wire";
import { broken, isShared, myTable, points, rounds } from "./contest";

const cup = {
  mine: 2,
  meetings: [
    { round: 1, seats: [2, 0], places: [1, 2], table: "a" },
    { round: 2, seats: [1, 2], places: [], table: "b" },
    { round: 2, seats: [0], places: [1], table: null },
  ],
} as unknown as Tournament;

test("points are parts of a win", () => {
  expect([points(12), points(18), points(8), points(0)]).toEqual(["1", "1.5", "0.67", "0"]);
  expect(broken(144 * 2 + 72)).toBe("2.5");
});

test("the last round comes first, and one's own table is found", () => {
  expect(rounds(cup).map(({ round, meetings }) => [round, meetings.length])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(cup.meetings.map(isShared)).toEqual([false, false, false]);
  expect(isShared({ round: 1, seats: [0, 1], places: [1, 1], table: "c" })).toBe(true);
  expect(myTable(cup)).toBe("b");
  expect(myTable({ ...cup, mine: 0 })).toBeUndefined();
  expect(myTable({ ...cup, mine: null })).toBeUndefined();
});
