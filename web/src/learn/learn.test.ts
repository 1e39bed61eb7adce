import { expect, it } from "vitest";
import { isMeant } from "./meant";
import { messageOf, ownWords } from "./pages";
import { RIDDLES, riddleOn } from "./puzzles";
import { streakOf } from "./solved";

it("takes the pieces of an answer in any order", () => {
  expect(isMeant("pay gold, pay elan", ["pay elan", "pay gold"])).toBe(true);
  expect(isMeant("pay gold, pay gold", ["pay elan", "pay gold"])).toBe(false);
  expect(isMeant("pass", ["place prism"])).toBe(false);
});

it("knows what a coach says", () => {
  expect(messageOf("arcs", "lesson_2", "goal")).toBe("arcs-2-goal");
  expect(ownWords("# Mine\n\nhello = Welcome.\n").get("hello")).toBe("Welcome.");
});

it("has a puzzle for every day, the same for everybody, and each comes once before any comes again", () => {
  const days = Array.from({ length: RIDDLES.length }, (_, day) => riddleOn(20_000 + day, RIDDLES));
  expect(riddleOn(20_000, RIDDLES)).toBe(days[0]);
  const some = ["a1", "b1", "a2", "b2", "a3", "b3"].map((name) => ({ game: name.charAt(0), name }));
  expect(new Set(Array.from({ length: 6 }, (_, day) => riddleOn(day, some))).size).toBe(6);
  expect(riddleOn(7, [])).toBeUndefined();
});

it("counts the days in a row, up to today or yesterday", () => {
  expect(streakOf([5, 6, 7], 7)).toBe(3);
  expect(streakOf([5, 6, 7], 8)).toBe(3);
  expect(streakOf([5, 6, 7], 9)).toBe(0);
  expect(streakOf([3, 5, 6], 6)).toBe(2);
});
