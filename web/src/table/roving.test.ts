import { expect, test } from "vitest";
import { nearest } from "./roving";

test("the nearest in the direction of the key", () => {
  const points = [
    { x: 10, y: 0 },
    { x: 30, y: 0 },
    { x: -10, y: 0 },
    { x: 4, y: 12 },
  ];
  const from = { x: 0, y: 0 };
  expect(nearest(from, { x: 1, y: 0 }, points)).toBe(0);
  expect(nearest(from, { x: -1, y: 0 }, points)).toBe(2);
  expect(nearest(from, { x: 0, y: 1 }, points)).toBe(3);
  expect(nearest(from, { x: 0, y: -1 }, points)).toBeUndefined();
});
