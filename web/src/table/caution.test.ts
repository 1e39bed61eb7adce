import { describe, expect, it } from "vitest";
import type { Decision, Offer } from "../wire";
import { cautionsOf, isAskedAgain } from "./caution";

const offer = (text: string, luck = false): Offer => ({ text, label: { id: text }, touches: [], ...(luck ? { luck } : {}) });
const ask = (id: string, ...choices: Offer[]): Decision => ({ seat: "p1", ask: { id }, tray: null, choices });
const GAME = { isWindow: (decision: Decision) => decision.ask.id === "window" };
const pass = offer("pass");
const draw = offer("use research 1", true);
const discard = offer("discard prism");
const TURN = ask("turn", draw, discard, offer("place prism"), pass);

describe("a choice is worth a second look", () => {
  it("where the House answers at once", () => expect(cautionsOf(draw, TURN, null, GAME)).toEqual(["luck"]));
  it("where a card goes that could do more", () => {
    expect(cautionsOf(discard, TURN, null, GAME)).toEqual(["discard"]);
    expect(cautionsOf(discard, ask("discard", discard, offer("discard hawk")), null, GAME)).toEqual([]);
  });
  it("where it ends what could go on", () => {
    expect(cautionsOf(pass, TURN, null, GAME)).toEqual(["left"]);
    expect(cautionsOf(pass, ask("turn", discard, pass), null, GAME)).toEqual([]);
  });
  it("where the game says so", () => expect(cautionsOf(offer("act"), TURN, null, { ...GAME, cautionOf: () => "own" })).toEqual(["own"]));
  it("but not for passing in a window", () => expect(cautionsOf({ ...pass, luck: true }, ask("window", draw, pass), null, GAME)).toEqual([]));
});

describe("somebody is asked once more", () => {
  it("as they wish", () => {
    expect(isAskedAgain(["left"], "always", true)).toBe(true);
    expect(isAskedAgain([], "always", true)).toBe(false);
    expect(isAskedAgain(["left"], "final", true)).toBe(false);
    expect(isAskedAgain(["luck"], "final", true)).toBe(true);
    // Where nobody waits for second thoughts, nothing can be taken back for sure.
    expect(isAskedAgain(["left"], "final", false)).toBe(true);
    expect(isAskedAgain([], "final", false)).toBe(false);
    expect(isAskedAgain(["luck"], "never", false)).toBe(false);
    expect(isAskedAgain(["own"], "final", true)).toBe(true);
    expect(isAskedAgain(["luck"], "never", true)).toBe(false);
  });
});
