import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Happening } from "../wire";
import { words } from "../words/words.svelte";
import { PHRASES, SIGNS, tellNote, wordsOf } from "./phrases";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.use("en");
});

const said = (n: number, by: "p1" | "p2", note: Happening["note"]): Happening => ({ n, by, takes_back: [], events: [], ...(note && { note }) });

describe("what is said", () => {
  test("is read in one's own language, and only from those one wants to hear", () => {
    const log = [said(1, "p1", { kind: "say", phrase: "thanks" }), said(2, "p2", { kind: "chat", text: "<b>hi</b>" }), said(3, "p1", undefined)];
    expect(wordsOf(log, () => false)).toEqual([
      { n: 1, by: "p1", text: "Thanks!" },
      { n: 2, by: "p2", text: "<b>hi</b>" },
    ]);
    expect(wordsOf(log, (seat) => seat === "p2").map(({ n }) => n)).toEqual([1]);
    expect(wordsOf([said(1, "p1", { kind: "say", phrase: "fire" })], () => false)).toEqual([{ n: 1, by: "p1", text: "What a move", icon: "ra-elan" }]);
  });

  test("every phrase has words", () => {
    for (const phrase of [...PHRASES, ...Object.keys(SIGNS)]) expect(words.t(`ui-phrase-${phrase}`)).not.toMatch(/^ui-/);
  });

  test("the log tells what people agreed on", () => {
    const names = ["Anna", "Ben"];
    expect(tellNote({ kind: "propose", what: "back", to: 3 }, "p2", names)).toBe("Ben asks to take back an answer.");
    expect(tellNote({ kind: "decline" }, "house", names)).toBe("The proposal came to nothing.");
    expect(tellNote({ kind: "time_up", seat: "p1" }, "house", names)).toBe("The time of Anna is up.");
    expect(tellNote({ kind: "lost" }, "p1", names)).toBeUndefined();
  });
});
