import { expect, it } from "vitest";
import { centre, corner, SPACES, spaceAt } from "./geometry";

it("finds the space under a point, up to its corners", () => {
  for (const space of SPACES) {
    expect(spaceAt(centre(space))).toBe(space);
    for (const n of [0, 1, 2, 3, 4, 5]) expect(spaceAt(corner(space, n, 0.95))).toBe(space);
  }
});

it("knows the middle, and the edge from outside", () => {
  expect(spaceAt({ x: 0, y: 0 })).toBe("j10");
  expect(SPACES).toContain(spaceAt({ x: 9999, y: -20 }));
});
