import { describe, expect, it } from "vitest";
import type { Decision, Offer, Piece, Tray } from "../wire";
import { isWhole, mayFinish, open, takes } from "./tray";

const label = { id: "x", args: {} };
const offer = (text: string, piece?: Partial<Piece>): Offer => ({
  text,
  label,
  touches: [],
  ...(piece && { piece: { most: 1, group: 0, group_least: 0, group_most: 65535, ...piece } }),
});
const decide = (tray: Partial<Tray>, choices: Offer[]): Decision => ({
  seat: "p1",
  ask: label,
  choices,
  tray: { least: 3, most: 3, ordered: false, done: null, named: [], ...tray },
});
const texts = (offers: Offer[]): string[] => offers.map(({ text }) => text);

describe("three of five essences, one of each there", () => {
  const essences = ["elan", "life", "calm", "death", "gold"].map((essence) => offer(`pay ${essence}`, {}));
  const decision = decide({}, essences);

  it("lets every one be named first, the last of the list too", () => {
    expect(texts(open(decision, essences, []))).toEqual(texts(essences));
    expect(texts(open(decision, essences, ["pay gold"]))).toEqual(["pay elan", "pay life", "pay calm", "pay death"]);
  });

  it("is whole with three, and not before", () => {
    expect(isWhole(decision, ["pay gold", "pay elan"])).toBe(false);
    expect(isWhole(decision, ["pay gold", "pay elan", "pay calm"])).toBe(true);
  });

  it("is whole where only one way is left", () => {
    const two = [offer("pay elan", {}), offer("pay gold", { most: 3 })];
    expect(isWhole(decide({}, two), ["pay elan"])).toBe(true);
    expect(isWhole(decide({}, two), ["pay gold"])).toBe(false);
  });
});

describe("up to two, or none", () => {
  const dice = [offer("reroll 2", { most: 2 }), offer("reroll 5", {}), offer("done"), offer("decline")];
  const decision = decide({ least: 0, most: 2, done: "done" }, dice);

  it("can be finished at any time, and other answers go once something is named", () => {
    expect(texts(open(decision, dice, []))).toEqual(["reroll 2", "reroll 5", "done", "decline"]);
    expect(texts(open(decision, dice, ["reroll 5"]))).toEqual(["reroll 2", "done"]);
    expect(mayFinish(decision, [])).toBe(true);
  });
});

describe("two of each group", () => {
  const cards = [1, 1, 1, 2, 2].map((group, at) => offer(`keep ${at}`, { group, group_least: 2, group_most: 2 }));
  const decision = decide({ least: 4, most: 4 }, cards);

  it("takes no third of a group, and keeps room for the other", () => {
    expect(takes(decision, ["keep 0", "keep 2"], "keep 1")).toBe(false);
    expect(takes(decision, ["keep 0"], "keep 4")).toBe(true);
    expect(isWhole(decision, ["keep 4", "keep 0", "keep 1"])).toBe(true);
  });
});
