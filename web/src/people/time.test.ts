import { beforeAll, describe, expect, test, vi } from "vitest";
import { words } from "../words/words.svelte";
import { clockOf, isShort, sayClock, timeLeft } from "./time";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.use("en");
});

describe("time", () => {
  test("is told as exactly as it matters", () => {
    expect([0, 9_400, 65_000, 3_600_000, 7_300_000, 200_000_000].map(timeLeft)).toEqual(["0:00", "0:09", "1:05", "60:00", "2 h", "2 days"]);
    expect(timeLeft(-5)).toBe("0:00");
  });

  test("is short in seconds at a quick table and in hours at a slow one", () => {
    const [quick, slow] = [clockOf("blitz", "bot"), clockOf("day", "bot")];
    expect([isShort(29_000, quick), isShort(31_000, quick)]).toEqual([true, false]);
    expect([isShort(3_600_000, slow), isShort(30_000_000, slow)]).toEqual([true, false]);
  });

  test("clocks are called by their names, others by what they are", () => {
    expect(sayClock(clockOf("live", "lose"))).toBe("25 minutes each");
    expect(sayClock(null)).toBe("No clock");
    expect(sayClock({ each: 90, bank: 300, add: 0, out: "bot" })).toBe("1:30 for every answer, 5:00 in all");
  });
});
