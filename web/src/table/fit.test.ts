import { describe, expect, it } from "vitest";
import { fit, type Group } from "./fit";

const SHAPE = 63 / 88;
const GAP = 8;
const used = (groups: readonly Group[], width: number, height: number) => {
  const found = fit(groups, width, height, GAP);
  const tall = found.reduce((sum, { width: card, lines }, at) => sum + (groups[at]?.extra ?? 0) + lines * (card / (groups[at]?.shape ?? 1) + GAP), 0);
  const wide = Math.max(
    ...found.map(({ width: card, lines }, at) => (groups[at]?.inset ?? 0) + Math.ceil((groups[at]?.cards ?? 0) / lines) * (card + GAP) - GAP),
  );
  return { found, tall, wide };
};

describe("cards as large as fit", () => {
  it("never leave the box", () => {
    for (const [a, b, c, width, height] of [
      [5, 11, 8, 850, 640],
      [1, 3, 14, 850, 640],
      [5, 11, 0, 1650, 960],
      [3, 9, 20, 700, 400],
    ] as const) {
      const groups: Group[] = [
        { cards: a, shape: 88 / 104, share: 1.3, extra: 30, least: 5, lines: 1 },
        { cards: b, shape: SHAPE, extra: 30, least: 8, lines: 2 },
        { cards: c, shape: SHAPE, share: 1.3, extra: 50, inset: 24, least: 5, lines: 3 },
      ];
      const { tall, wide } = used(groups, width, height);
      expect(tall).toBeLessThanOrEqual(height + 0.5);
      expect(wide).toBeLessThanOrEqual(width + 0.5);
    }
  });

  it("take the height of a group in which nothing lies", () => {
    const row: Group = { cards: 4, shape: SHAPE };
    const [alone] = fit([row, { ...row, extra: 20 }], 900, 300, GAP);
    const [beside, nothing] = fit([row, { cards: 1, shape: SHAPE, share: 0, extra: 20, lines: 2 }], 900, 300, GAP);
    expect(nothing).toEqual({ width: 0, lines: 1 });
    expect(beside?.width).toBeGreaterThan((alone?.width ?? Infinity) * 1.8);
  });

  it("take the height that a narrow group leaves", () => {
    const crowd: Group = { cards: 20, shape: SHAPE };
    const [alone] = fit([crowd, { cards: 20, shape: SHAPE }], 400, 600, GAP).slice(1);
    const [beside] = fit([crowd, { cards: 2, shape: SHAPE }], 400, 600, GAP).slice(1);
    expect(beside?.width).toBeGreaterThan((alone?.width ?? Infinity) * 2);
  });

  it("break into lines only when they grow by it", () => {
    expect(fit([{ cards: 4, shape: SHAPE, lines: 3 }], 800, 300, GAP)[0]?.lines).toBe(1);
    expect(fit([{ cards: 16, shape: SHAPE, lines: 3 }], 800, 300, GAP)[0]?.lines).toBe(2);
  });

  it("break only where they can", () => {
    const firm = { cards: 6, shape: SHAPE, lines: 2, across: [6, 5] };
    expect(fit([firm], 600, 2000, GAP)[0]).toEqual({ width: (600 - 4 * GAP) / 5, lines: 2 });
  });

  it("grow no larger than if there were a few more", () => {
    const [one] = fit([{ cards: 1, shape: SHAPE, least: 5 }], 500, 2000, GAP);
    expect(one?.width).toBeCloseTo((500 - 4 * GAP) / 5);
  });

  it("are of some size even where there is no room, and before the room is known", () => {
    expect(fit([{ cards: 40, shape: SHAPE }], 0, 0, GAP)[0]?.width).toBeGreaterThan(0);
  });

  it("break into more lines rather than that nobody can read them", () => {
    const groups = (legible?: number): Group[] => [
      { cards: 5, shape: 1.34, share: 1.25, extra: 30, least: 4 },
      { cards: 11, shape: 1.4, share: 1.1, extra: 30, least: 8, lines: 2, legible: legible ?? 1 },
      { cards: 6, shape: 0.96, share: 1.35, extra: 46, inset: 32, least: 5, lines: 3 },
    ];
    expect(fit(groups(), 680, 380, GAP)[1]).toMatchObject({ lines: 1 });
    const [, shown] = fit(groups(84), 680, 380, GAP);
    expect(shown?.lines).toBe(2);
    expect(shown?.width).toBeGreaterThan(70);
  });
});
