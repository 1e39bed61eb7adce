import { expect, test } from "vitest";
import { carried } from "./muted.svelte";

test("who was muted is so at the rematch, one seat further up; others are not", () => {
  expect(carried(["a p1", "a p3", "b p2"], "a", "next", 3, 1)).toEqual(["a p1", "a p3", "b p2", "next p3", "next p2"]);
  expect(carried(["a p2"], "a", "next", 2, 0)).toEqual(["a p2", "next p2"]);
  expect(carried(["a p2", "next p1"], "a", "next", 2, 1)).toEqual(["a p2", "next p1"]);
  expect(carried(["ab p2"], "a", "next", 2, 1)).toEqual(["ab p2"]);
});
