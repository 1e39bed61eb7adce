import { expect, it } from "vitest";
import { longest } from "./lines";

it("breaks a row where its longest line is shortest", () => {
  expect(longest([], 2)).toBe(0);
  expect(longest([3, 1, 2], 1)).toBe(6);
  expect(longest([3, 1, 2], 2)).toBe(3);
  expect(longest([1, 5, 1], 3)).toBe(5);
  expect(longest([2, 2], 5)).toBe(2);
});
