import { expect, it } from "vitest";
import { isMeant } from "./meant";
import { messageOf, ownWords } from "./pages";
import { RIDDLES, riddleOn, riddlesOf } from "./puzzles";
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

it("has a puzzle for every day: games take turns, and each comes once before any comes again", () => {
  const games = [...new Set(RIDDLES.map(({ game }) => game))];
  expect(new Set(games.map((_, day) => riddleOn(day, RIDDLES)?.game)).size).toBe(games.length);
  for (const game of games) {
    const all = riddlesOf(game);
    const from = 20_000 - (20_000 % games.length);
    const days = Array.from({ length: all.length * games.length }, (_, day) => riddleOn(from + day, RIDDLES));
    const seen = days.filter((riddle) => riddle?.game === game);
    expect(seen).toHaveLength(all.length);
    expect(new Set(seen)).toEqual(new Set(all));
  }
  expect(riddleOn(7, [])).toBeUndefined();
});

it("counts the days in a row, up to today or yesterday", () => {
  expect(streakOf([5, 6, 7], 7)).toBe(3);
  expect(streakOf([5, 6, 7], 8)).toBe(3);
  expect(streakOf([5, 6, 7], 9)).toBe(0);
  expect(streakOf([3, 5, 6], 6)).toBe(2);
});
