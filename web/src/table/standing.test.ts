import { describe, expect, it } from "vitest";
import type { Decision, Happening, Seat, SeatKind, SeatNow } from "../wire";
import { loneOf, passOf, stands } from "./standing";

const ask = (id: string, ...texts: string[]): Decision => ({
  seat: "p1",
  ask: { id },
  tray: null,
  choices: texts.map((text) => ({ text, label: { id: text }, touches: [] })),
});
const said = (by: Seat, ...ids: string[]): Happening => ({ n: 1, by, takes_back: [], events: ids.map((id) => ({ say: { id }, things: [] })) });

const GAME = { isWindow: (decision: Decision) => decision.ask.id === "window", isQuiet: (message: string) => message === "passes" };
const WINDOW = ask("window", "play event", "pass");
const TURN = ask("turn", "attack", "pass");

describe("a window", () => {
  it("is passed by the choice of that name", () => {
    expect(passOf(WINDOW, GAME)?.text).toBe("pass");
    expect(passOf(ask("window", "defend", "suffer"), GAME)).toBeUndefined();
  });

  it("is what the game calls one: one's own turn is none, and a game without windows has none", () => {
    expect(passOf(TURN, GAME)).toBeUndefined();
    expect(passOf(WINDOW, {})).toBeUndefined();
    expect(passOf(null, GAME)).toBeUndefined();
  });
});

describe("the only answer", () => {
  const ONLY = ask("window", "pass");
  const seats = (...kinds: SeatKind[]): SeatNow[] => kinds.map((kind, at) => ({ seat: `p${at + 1}` as Seat, kind }) as SeatNow);
  const BOTS = seats("person", "bot");

  it("is given unasked among bots", () => {
    expect(loneOf(ONLY, BOTS, ["p1"])?.text).toBe("pass");
    expect(loneOf(ask("turn", "end_turn"), BOTS, ["p1"])?.text).toBe("end_turn");
    expect(loneOf(WINDOW, BOTS, ["p1"])).toBeUndefined();
    expect(loneOf(null, BOTS, ["p1"])).toBeUndefined();
  });

  it("is asked for where the House answers it, or it is one of several pieces", () => {
    const [only] = ONLY.choices;
    expect(only && loneOf({ ...ONLY, choices: [{ ...only, luck: true }] }, BOTS, ["p1"])).toBeUndefined();
    expect(loneOf({ ...ONLY, tray: { least: 1, most: 2, ordered: false, done: null, named: [] } }, BOTS, ["p1"])).toBeUndefined();
  });

  it("is asked for among people: a quick answer would tell them something", () => {
    expect(loneOf(ONLY, seats("person", "person"), ["p1"])).toBeUndefined();
    expect(loneOf(ONLY, seats("person", "bot", "open"), ["p1"])).toBeUndefined();
  });
});

describe("a standing answer", () => {
  it("ends with one's own turn", () => {
    expect(stands("turn", "p1", [], TURN, GAME)).toBe(false);
    expect(stands("something", "p1", [], TURN, GAME)).toBe(false);
  });

  it("until the turn, stands whatever happens", () => {
    expect(stands("turn", "p1", [said("p2", "attacks")], WINDOW, GAME)).toBe(true);
    expect(stands("turn", "p1", [said("p2", "attacks")], null, GAME)).toBe(true);
  });

  it("until something happens, ends when a rival or the House does something", () => {
    expect(stands("something", "p1", [said("p2", "attacks")], WINDOW, GAME)).toBe(false);
    expect(stands("something", "p1", [said("house", "rolls")], null, GAME)).toBe(false);
    expect(stands("something", "p1", [{ ...said("p2"), takes_back: [3] }], WINDOW, GAME)).toBe(false);
  });

  it("until something happens, is not ended by passing, nor by what one does oneself", () => {
    expect(stands("something", "p1", [said("p2", "passes"), said("p1", "draws"), said("p3")], WINDOW, GAME)).toBe(true);
  });
});
