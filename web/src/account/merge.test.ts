import { describe, expect, it } from "vitest";
import { merged, type Things } from "./merge";

/** Both for the first time: there was nothing in which they were alike. */
const first = (account: Things, browser: Things): Things => merged({}, account, browser);

const deck = (id: string, name: string, cards: Record<string, number> = {}): object => ({ id, name, cards });
const text = (...all: unknown[]): string => JSON.stringify(all);

describe("signing in", () => {
  it("takes what either keeps, and the account's where they differ", () => {
    expect(first({ theme: "dark" }, { theme: "light", size: "large" })).toEqual({ theme: "dark", size: "large" });
  });

  it("does not undo a lesson, nor go back in it", () => {
    const [a, b, c] = ["a", "b", "c"].map((name) => `arbiter-lesson-arcs-${name}`) as [string, string, string];
    const account = { [a]: "done", [b]: "3", [c]: "7" };
    expect(first(account, { [a]: "2", [b]: "done", [c]: "5" })).toEqual({ [a]: "done", [b]: "done", [c]: "7" });
  });

  it("keeps every puzzle that was solved, every game that was played, and every first time", () => {
    for (const key of ["arbiter-puzzles", "played", "firsts"])
      expect(first({ [key]: "arcs-one arcs-two" }, { [key]: "arcs-two pebbles-x" })[key]).toBe("arcs-one arcs-two pebbles-x");
    expect(first({ firsts: "off" }, { firsts: "place" })["firsts"]).toBe("off");
  });

  it("keeps every day, the first one first, also where there is one alone", () => {
    expect(first({ "arbiter-puzzle-days": "20400" }, { "arbiter-puzzle-days": "20399" })["arbiter-puzzle-days"]).toBe("20399 20400");
  });

  it("takes numbers that are a setting for what they are", () => {
    expect(first({ pace: "0" }, { pace: "900" })["pace"]).toBe("0");
  });

  it("keeps a guest's deck under another name where the account has one that is called the same", () => {
    const both = first(
      { "arcmage-decks": text(deck("1", "Fire", { drake: 3 })) },
      { "arcmage-decks": text(deck("7", "Fire", { imp: 2 }), deck("8", "Water"), deck("9", "Fire", { drake: 3 })) },
    );
    expect(JSON.parse(both["arcmage-decks"] ?? "")).toEqual([deck("1", "Fire", { drake: 3 }), deck("7", "Fire (2)", { imp: 2 }), deck("8", "Water")]);
  });

  it("does not hear whom either does not want to hear", () => {
    expect(first({ muted: text("t p1") }, { muted: text("t p1", "t p2") })["muted"]).toBe(text("t p1", "t p2"));
  });
});

describe("since they were alike", () => {
  it("whoever has changed something is right, also by taking it away", () => {
    const base = { theme: "dark", size: "large", hand: "left", firsts: "off" };
    const account = { theme: "light", size: "large", hand: "left", firsts: "off" };
    const browser = { theme: "dark", size: "huge", hand: "left" };
    expect(merged(base, account, browser)).toEqual({ theme: "light", size: "huge", hand: "left" });
    expect(merged(base, { theme: "dark" }, base)).toEqual({ theme: "dark" });
  });

  it("two devices both solve a puzzle", () => {
    const kept = (solved: string): Things => ({ "arbiter-puzzles": solved });
    expect(merged(kept("a"), kept("a b"), kept("a c"))).toEqual(kept("a b c"));
  });

  it("decks come, change and go, whichever device does it", () => {
    const key = "arcmage-decks";
    const kept = (...decks: object[]): Things => ({ [key]: text(...decks) });
    const base = kept(deck("1", "One"), deck("2", "Two"), deck("3", "Three"), deck("4", "Four"));
    const account = kept(deck("1", "One", { imp: 1 }), deck("2", "Two"), deck("3", "Three"), deck("5", "Five"));
    const browser = kept(deck("1", "One"), deck("2", "Two", { imp: 2 }), deck("4", "Four"), deck("6", "Six"));
    const all = JSON.parse(merged(base, account, browser)[key] ?? "") as unknown;
    expect(all).toEqual([deck("1", "One", { imp: 1 }), deck("2", "Two", { imp: 2 }), deck("5", "Five"), deck("6", "Six")]);
  });

  it("a deck that both have changed is there twice", () => {
    const kept = (...decks: object[]): Things => ({ d: text(...decks) });
    const all = merged(kept(deck("1", "One")), kept(deck("1", "One", { imp: 1 })), kept(deck("1", "One", { imp: 2 })));
    expect(JSON.parse(all["d"] ?? "")).toEqual([deck("1", "One", { imp: 1 }), deck("1-2", "One (2)", { imp: 2 })]);
  });
});
