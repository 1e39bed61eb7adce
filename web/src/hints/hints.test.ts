import { expect, test } from "vitest";
import type { SeatNow } from "../wire";
import { isAlone, signed } from "./hints";

const seat = (seat: "p1" | "p2" | "p3", kind: SeatNow["kind"]): SeatNow => ({
  seat,
  kind,
  name: null,
  level: null,
  connected: true,
  holders: 1,
  thinking_since: null,
});

test("only who plays alone with bots is advised", () => {
  expect(isAlone([seat("p1", "person"), seat("p2", "bot")], ["p1"])).toBe(true);
  expect(isAlone([seat("p1", "person"), seat("p2", "bot")], [])).toBe(false);
  expect(isAlone([seat("p1", "person"), seat("p2", "person")], ["p1", "p2"])).toBe(false);
  expect(isAlone([seat("p1", "person"), seat("p2", "open"), seat("p3", "bot")], ["p1"])).toBe(false);
  expect(isAlone([seat("p1", "bot"), seat("p2", "bot")], [])).toBe(false);
});

test("changes have a sign", () => {
  expect([signed(2), signed(-3)]).toEqual(["+2", "−3"]);
});
