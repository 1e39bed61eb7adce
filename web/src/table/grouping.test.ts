import { describe, expect, it, vi } from "vitest";
import type { Offer } from "../wire";

const GROUPS: Record<string, string> = { use: "Power", claim: "Claim", "claim-top": "Claim", discard: "Discard" };
vi.mock("../words/words.svelte", () => ({ t: (id: string) => id, words: { attribute: (id: string) => GROUPS[id] } }));
const { grouped } = await import("./grouping");

const offer = (id: string, text: string, ...touches: string[]): Offer => ({ text, label: { id }, touches });
const GAME = { iconOf: (one: Offer) => one.label.id, nameOf: (thing: string) => thing.split(":")[1] ?? "" };
const TURN = [
  offer("use", "use prism 1"),
  offer("claim", "claim library"),
  offer("claim-top", "claim_top"),
  offer("use", "use hawk 1"),
  offer("discard", "discard dragon"),
  offer("pass", "pass"),
];

describe("a list of choices", () => {
  it("is read by what is done", () => {
    const { groups } = grouped(TURN, GAME);
    expect(groups.map(({ name, offers }) => [name, offers.length])).toEqual([
      ["Power", 2],
      ["Claim", 2],
      ["Discard", 1],
    ]);
  });

  it("keeps what ends the matter apart, and loses nothing", () => {
    const { keys, offers } = grouped(TURN, GAME);
    expect(keys.map(({ text }) => text)).toEqual(["pass"]);
    expect([...offers, ...keys].map(({ text }) => text).sort()).toEqual(TURN.map(({ text }) => text).sort());
  });

  it("has no groups where it is short, or of one kind", () => {
    expect(grouped(TURN.slice(0, 4), GAME).groups).toEqual([]);
    expect(grouped(Array(8).fill(TURN[0]), GAME).groups).toEqual([]);
  });

  it("that does one thing is read by what it is done with", () => {
    const deploy = ["gata", "maximus"].flatMap((who) => ["a1", "a2", "a3", "b1", "b2"].map((at) => offer("deploy", `deploy ${who} ${at}`, `figure:${who}`)));
    expect(grouped(deploy, GAME).groups.map(({ name }) => name)).toEqual(["gata", "maximus"]);
  });

  it("keeps the few that have no word of their own together, at the end", () => {
    const { groups } = grouped([offer("look", "look_own"), ...TURN], GAME);
    expect(groups.map(({ name, offers }) => [name, offers.length])).toEqual([
      ["Power", 2],
      ["Claim", 2],
      ["Discard", 1],
      ["ui-group-other", 1],
    ]);
  });

  it("may be nothing but an ending", () => {
    expect(grouped([offer("pass", "pass")], GAME)).toMatchObject({ keys: [{ text: "pass" }], offers: [] });
  });
});
