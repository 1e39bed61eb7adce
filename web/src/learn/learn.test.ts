import { expect, it } from "vitest";
import { isMeant } from "./meant";
import { messageOf, ownWords } from "./pages";

it("takes the pieces of an answer in any order", () => {
  expect(isMeant("pay gold, pay elan", ["pay elan", "pay gold"])).toBe(true);
  expect(isMeant("pay gold, pay gold", ["pay elan", "pay gold"])).toBe(false);
  expect(isMeant("pass", ["place prism"])).toBe(false);
});

it("knows what a coach says", () => {
  expect(messageOf("arcs", "lesson_2", "goal")).toBe("arcs-2-goal");
  expect(ownWords("# Mine\n\nhello = Welcome.\n").get("hello")).toBe("Welcome.");
});
