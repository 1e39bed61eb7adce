import { expect, test } from "vitest";
import { answersOf, ways } from "./walk";

const all = (): boolean => true;
const none = (): boolean => false;

test("the shortest way, around what is in it", () => {
  expect(ways("j10", 1, all, none).size).toBe(6);
  expect(ways("j10", 2, all, none).size).toBe(18);
  expect(ways("j10", 3, all, none).get("j13")).toEqual(["j11", "j12", "j13"]);
  const around = ways("j10", 4, (space) => space !== "j11", none).get("j12");
  expect(around).toHaveLength(3);
  expect(around).not.toContain("j11");
});

test("nobody walks past whoever holds them", () => {
  const found = ways("j10", 3, all, (space) => space === "j11");
  expect(found.get("j11")).toEqual(["j11"]);
  expect(found.get("j12")).toHaveLength(3);
});

test("a walk is its steps, and the action that pays for them", () => {
  expect(answersOf({ spaces: ["j11", "j12"], paid: false })).toEqual(["step j11", "step j12"]);
  expect(answersOf({ spaces: ["j11"], paid: true })).toEqual(["act move", "step j11"]);
});
