import { beforeEach, expect, it, vi } from "vitest";
import { decline, isDone, isKnown, keepDone, keepStop, stopIn } from "./progress";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("goes on where a lesson was left", () => {
  expect([stopIn("arcs", "lesson_1"), isKnown("arcs")]).toEqual([0, false]);
  keepStop("arcs", "lesson_1", 7);
  expect([stopIn("arcs", "lesson_1"), isKnown("arcs"), isDone("arcs", "lesson_1")]).toEqual([7, true, false]);
  expect([stopIn("arcs", "lesson_2"), isKnown("arcmage")]).toEqual([0, false]);
});

it("keeps a lesson done, whoever looks at it once more", () => {
  keepDone("arcs", "lesson_1");
  keepStop("arcs", "lesson_1", 3);
  expect([isDone("arcs", "lesson_1"), stopIn("arcs", "lesson_1")]).toEqual([true, 0]);
});

it("takes no for an answer, and forgets nothing by it", () => {
  decline("arcs");
  expect([isKnown("arcs"), stopIn("arcs", "lesson_1")]).toEqual([true, 0]);
  keepStop("arcmage", "lesson_1", 4);
  decline("arcmage");
  expect(stopIn("arcmage", "lesson_1")).toBe(4);
});
