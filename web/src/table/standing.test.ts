import { describe, expect, it } from "vitest";
import type { Decision, Happening, Seat, SeatKind, SeatNow } from "../wire";
import { loneOf, muteOf, passOf, playsOf, STANDINGS, stands } from "./standing";

const ask = (id: string, ...texts: string[]): Decision => ({
  seat: "p1",
  ask: { id },
  tray: null,
  choices: texts.map((text) => ({ text, label: { id: text }, touches: [] })),
});
const said = (by: Seat, ...ids: string[]): Happening => ({ n: 1, by, takes_back: [], events: ids.map((id) => ({ say: { id }, things: [] })) });

const GAME = {
  isWindow: (decision: Decision) => decision.ask.id === "window",
  isQuiet: (message: string) => message === "passes",
  isHeading: (message: string) => message === "turn begins",
  isReadable: (thing: string) => thing.startsWith("card:"),
};
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
    expect(loneOf(ONLY, BOTS, ["p1"], GAME)?.text).toBe("pass");
    expect(loneOf(ask("turn", "end_turn"), BOTS, ["p1"], GAME)?.text).toBe("end_turn");
    expect(loneOf(WINDOW, BOTS, ["p1"], GAME)).toBeUndefined();
    expect(loneOf(null, BOTS, ["p1"], GAME)).toBeUndefined();
  });

  it("is asked for where the House answers it, or it is one of several pieces", () => {
    const [only] = ONLY.choices;
    const lucky = only ? [{ ...only, luck: true }] : [];
    expect(loneOf({ ...ONLY, ask: { id: "turn" }, choices: lucky }, BOTS, ["p1"], GAME)).toBeUndefined();
    expect(loneOf({ ...ONLY, choices: lucky }, BOTS, ["p1"], GAME)?.text).toBe("pass");
    expect(loneOf({ ...ONLY, tray: { least: 1, most: 2, ordered: false, done: null, named: [] } }, BOTS, ["p1"], GAME)).toBeUndefined();
  });

  it("is asked for among people: a quick answer would tell them something", () => {
    expect(loneOf(ONLY, seats("person", "person"), ["p1"], GAME)).toBeUndefined();
    expect(loneOf(ONLY, seats("person", "bot", "open"), ["p1"], GAME)).toBeUndefined();
  });
});

describe("a standing answer", () => {
  it("ends with one's own turn", () => {
    for (const standing of STANDINGS) expect(stands(standing, "p1", [], TURN, GAME)).toBe(false);
  });

  it("for this turn, stands whatever happens, until a turn begins", () => {
    expect(stands("turn", "p1", [said("p2", "attacks")], WINDOW, GAME)).toBe(true);
    expect(stands("turn", "p1", [said("p2", "attacks")], null, GAME)).toBe(true);
    expect(stands("turn", "p1", [said("house", "turn begins")], WINDOW, GAME)).toBe(false);
  });

  it("for this window, ends when a rival or the House does something", () => {
    expect(stands("window", "p1", [said("p2", "attacks")], WINDOW, GAME)).toBe(false);
    expect(stands("window", "p1", [said("house", "rolls")], null, GAME)).toBe(false);
    expect(stands("window", "p1", [{ ...said("p2"), takes_back: [3] }], WINDOW, GAME)).toBe(false);
  });

  it("for this window, is not ended by passing, nor by what one does oneself", () => {
    expect(stands("window", "p1", [said("p2", "passes"), said("p1", "draws"), said("p3")], WINDOW, GAME)).toBe(true);
  });

  it("until there is something to play, ends as soon as there is", () => {
    expect(stands("something", "p1", [said("p2", "attacks")], ask("window", "pass"), GAME)).toBe(true);
    expect(stands("something", "p1", [said("p2", "attacks")], null, GAME)).toBe(true);
    expect(stands("something", "p1", [], WINDOW, GAME)).toBe(false);
  });
});

describe("a card one is not asked about", () => {
  const playing = (...things: string[]): Decision => ({
    ...WINDOW,
    choices: [
      ...things.map((thing) => ({ text: `play ${thing}`, label: { id: "play" }, touches: [thing] })),
      { text: "pass", label: { id: "pass" }, touches: [] },
    ],
  });

  it("is passed where nothing else can be played", () => {
    expect(muteOf(playing("card:no"), ["card:no"], GAME)?.text).toBe("pass");
    expect(muteOf(playing("card:no", "card:triage"), ["card:no"], GAME)).toBeUndefined();
    expect(muteOf(playing("card:no"), [], GAME)).toBeUndefined();
    expect(muteOf(TURN, ["card:no"], GAME)).toBeUndefined();
  });

  it("is named by what can be read of a choice", () => {
    expect(playsOf(playing("card:no", "card:no", "space:3"), GAME)).toEqual(["card:no"]);
  });
});
