import { describe, expect, it } from "vitest";
import type { Happening, Seat } from "../wire";
import { namedIn, speakerOf, tell } from "./telling";

const gain = (seat: Seat, n: number, of: string): Happening["events"][number] => ({
  say: { id: "gain", args: { seat: { seat }, n: { number: n }, essence: { text: of } } },
  things: [],
});
const plain = (id: string): Happening["events"][number] => ({ say: { id }, things: [] });
const entry = (n: number, by: Seat, ...events: Happening["events"]): Happening => ({ n, by, takes_back: [], events });

describe("the log", () => {
  it("tells amounts of several kinds in one line", () => {
    const [line, ...others] = tell([entry(1, "p1", gain("p1", 1, "Elan"), gain("p1", 2, "Life"), gain("p1", 1, "Gold"))]);
    expect(others).toEqual([]);
    expect(line?.more).toHaveLength(2);
  });

  it("keeps different people apart", () => {
    expect(tell([entry(1, "house", gain("p1", 1, "Elan"), gain("p2", 1, "Elan"))])).toHaveLength(2);
  });

  it("tells the same again as so many times", () => {
    expect(tell([entry(1, "p1", plain("draws")), entry(2, "p1", plain("draws"))])).toMatchObject([{ times: 2 }]);
  });

  it("stands beside the mark of whoever's piece it tells of, whoever answered", () => {
    const of = (seat: Seat) => ({ name: { id: "gata", args: { seat: { seat } } } });
    const told = (by: Seat, args: Record<string, object>): string | undefined => {
      const [line] = tell([entry(1, by, { say: { id: "told", args: args as never }, things: [] })]);
      return line && speakerOf(line);
    };
    expect(told("p1", { figure: of("p2") })).toBe("p2");
    expect(told("p1", { target: of("p2") })).toBe("p1");
    expect(told("p2", { seat: { seat: "p1" }, figure: of("p2") })).toBe("p1");
    expect(told("house", { piece: of("p2") })).toBe("p2");
    expect(told("p2", {})).toBe("p2");
    const [nobody] = tell([entry(1, "p2", plain("goes on"))]);
    expect(nobody && namedIn(nobody)).toBeUndefined();
  });

  it("marks where somebody else begins; the House belongs to them", () => {
    const told = tell([entry(1, "p1", plain("a")), entry(2, "house", plain("b")), entry(3, "p1", plain("c")), entry(4, "p2", plain("d"))]);
    expect(told.map(({ isTurn }) => isTurn)).toEqual([true, false, false, true]);
  });

  it("folds what was taken back into the line that took it back", () => {
    const told = tell([entry(1, "p1", plain("a")), entry(2, "p1", plain("b")), { ...entry(3, "p1"), takes_back: [2] }]);
    expect(told.map(({ said, taken }) => [said?.say.id, taken.length])).toEqual([
      ["a", 0],
      [undefined, 1],
    ]);
  });

  it("tells of a walk only where it ends", () => {
    const step = (to: string): Happening["events"][number] => ({ say: { id: "steps", args: { who: { text: "Gata" }, space: { text: to } } }, things: [] });
    const told = tell([entry(1, "p1", step("a"), step("b")), entry(2, "p1", step("c"), plain("stops"))], (message) => message === "steps");
    expect(told.map(({ n, said }) => [n, said?.say.args?.["space"]])).toEqual([
      [2, { text: "c" }],
      [2, undefined],
    ]);
  });
});
