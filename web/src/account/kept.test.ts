import { expect, it } from "vitest";
import { merged } from "./kept";

it("takes what either keeps, and the account's where they differ", () => {
  expect(merged({ theme: "dark" }, { theme: "light", size: "large" })).toEqual({ theme: "dark", size: "large" });
});

it("does not undo a lesson, nor go back in it", () => {
  const account = { a: "done", b: "3", c: "7" };
  expect(merged(account, { a: "2", b: "done", c: "5" })).toEqual({ a: "done", b: "done", c: "7" });
});

it("keeps the decks of both, the account's where they are called the same", () => {
  const decks = (...named: [string, string][]): string => JSON.stringify(named.map(([name, cards]) => ({ name, cards })));
  const both = merged({ decks: decks(["Fire", "new"]) }, { decks: decks(["Fire", "old"], ["Water", "mine"]) });
  expect(both["decks"]).toBe(decks(["Fire", "new"], ["Water", "mine"]));
});
