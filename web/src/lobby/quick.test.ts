import { expect, it } from "vitest";
import type { OpenTable, SeatNow } from "../wire";
import { fits, tempoOf } from "./quick";

const seat = (seat: "p1" | "p2", kind: "person" | "open", connected: boolean): SeatNow => ({
  seat,
  kind,
  name: null,
  level: null,
  connected,
  holders: connected ? 1 : 0,
  thinking_since: null,
});

const TABLE: OpenTable = {
  table: "t",
  game: "arcs",
  setup: "players 2",
  seats: [seat("p1", "person", true), seat("p2", "open", false)],
  clock: { each: null, bank: 600, add: 10, out: "bot" },
  chat: false,
  rated: false,
  invite: "x",
  created_at: 0,
};

it("sits down only where just this is waited for", () => {
  const wanted = { game: "arcs", tempo: "blitz" } as const;
  expect(fits(TABLE, wanted, "players 2")).toBe(true);
  expect(fits(TABLE, { ...wanted, tempo: "none" }, "players 2")).toBe(false);
  expect(fits(TABLE, { ...wanted, game: "arcmage" }, "players 2")).toBe(false);
  expect(fits({ ...TABLE, setup: "players 2 deal draft" }, wanted, "players 2")).toBe(false);
  expect(fits({ ...TABLE, seats: [seat("p1", "person", false), seat("p2", "open", false)] }, wanted, "players 2")).toBe(false);
  expect(fits({ ...TABLE, rated: true }, wanted, "players 2")).toBe(false);
  expect(fits({ ...TABLE, chat: true }, wanted, "players 2")).toBe(false);
  expect(fits({ ...TABLE, clock: { each: null, bank: 600, add: 10, out: "lose" } }, wanted, "players 2")).toBe(false);
  expect(fits({ ...TABLE, clock: null }, { ...wanted, tempo: "none" }, "players 2")).toBe(true);
});

it("knows a tempo by its clock", () => {
  expect(tempoOf(TABLE.clock)).toBe("blitz");
  expect(tempoOf(null)).toBe("none");
  expect(tempoOf({ each: 7, bank: 0, add: 0, out: "bot" })).toBeUndefined();
});
