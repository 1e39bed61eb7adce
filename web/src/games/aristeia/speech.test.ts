import { describe, expect, it } from "vitest";
import { atLeast, detailOf, iconOf, isReadable, percent, thingOf } from "./speech";
import type { AimView, View } from "../../wire/aristeia";

const offer = (text: string) => ({ text, label: { id: "aris-choice-done" }, touches: [] });

describe("things of Aristeia!", () => {
  it("are named by messages", () => {
    expect(thingOf("aris-tactic-quick-feet")).toBe("tactic:quick_feet");
    expect(thingOf("aris-character-eight-ball")).toBe("character:eight_ball");
    expect(thingOf("aris-state-speed-down")).toBe("state:speed_down");
    expect(thingOf("aris-log-stepped")).toBeUndefined();
    expect(thingOf("resa-card-prism")).toBeUndefined();
  });

  it("are read where there is something to read", () => {
    expect(["piece:p1.gata", "tactic:no", "action:move", "state:marked", "scenario:assault"].every(isReadable)).toBe(true);
    expect(["piece:barrier.1", "space:j10", "zone:1", "die:a1", "tactic:unheard_of"].some(isReadable)).toBe(false);
  });

  it("have signs", () => {
    expect(iconOf(offer("plan eight_ball"))).toBe("hx-8-ball");
    expect(iconOf(offer("turn speed_down"))).toBe("hx-speed-down");
    expect(iconOf(offer("first p2"))).toBe("seat-2");
  });
});

describe("small print", () => {
  const die = (colour: string, face: number) => ({ colour, face, shows: {}, gives: {}, cancelled: false });
  const view = {
    roll: { sides: [{ dice: [die("red", 1)] }, { dice: [die("blue", 2), die("black", 0)] }] },
    aims: [{ action: "contender", target: "p2.gata", cover: [false, true], odds: { outcomes: 4, first: [3, 1], second: [4] } }],
  } as unknown as View;

  it("is there for what a die shows, on either side, and only for dice that lie there", () => {
    expect(detailOf(offer("cancel a1"), view)).toBeDefined();
    expect(detailOf(offer("reroll d2"), view)).toBeDefined();
    expect(detailOf(offer("take a2"), view)).toBeUndefined();
    expect(detailOf(offer("take a1"), undefined)).toBeUndefined();
  });

  it("is there for what nothing is known about, too", () => {
    expect(() => detailOf(offer("act contender p2.gata"), view)).not.toThrow();
    expect(() => detailOf(offer("act contender barrier.1"), undefined)).not.toThrow();
  });
});

describe("odds", () => {
  it("are whole per cent, and never certain where they are not", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });

  it("count what is left", () => {
    const aim = { odds: { outcomes: 4, first: [1, 2, 1], second: [4] } } as AimView;
    expect([0, 1, 2, 3].map((n) => atLeast(aim, n))).toEqual([1, 0.75, 0.25, 0]);
  });
});
