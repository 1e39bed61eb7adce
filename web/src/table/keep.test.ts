import { expect, it } from "vitest";
import { keep } from "./keep";

it("keeps what is equal, as the very same object", () => {
  const before = { a: [1, { b: 2 }], c: null, d: { e: "f" } };
  expect(keep(before, structuredClone(before))).toBe(before);
});

it("replaces only what has changed, and what holds it", () => {
  const before = { players: [{ pool: { gold: 1 } }, { pool: { gold: 2 } }], round: 1 };
  const after = keep(before, { players: [{ pool: { gold: 1 } }, { pool: { gold: 3 } }], round: 1 });
  expect(after).toEqual({ players: [{ pool: { gold: 1 } }, { pool: { gold: 3 } }], round: 1 });
  expect(after).not.toBe(before);
  expect(after.players[0]).toBe(before.players[0]);
  expect(after.players[1]).not.toBe(before.players[1]);
});

it("sees what was added or is gone", () => {
  expect(keep({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(Object.keys(keep<object>({ a: 1, b: 2 }, { a: 1 }))).toEqual(["a"]);
  expect(keep([1, 2], [1])).toEqual([1]);
  expect(keep<unknown>([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(keep<unknown>(null, { a: 1 })).toEqual({ a: 1 });
  expect(keep<unknown>({ a: 1 }, null)).toBeNull();
});
