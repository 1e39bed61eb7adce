import { describe, expect, it } from "vitest";
import { around, CLOSEST, byKey, closeness, middle, nearest, panned, pinch, within, zoomed, type Frame } from "./zoom";

const WHOLE: Frame = { x: -100, y: 0, width: 400, height: 200 };

describe("touching", () => {
  const things = [
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 30, y: 0, width: 10, height: 10 },
  ];

  it("means the nearest that is within reach", () => {
    expect(nearest({ x: 24, y: 5 }, things, 44)).toBe(1);
    expect(nearest({ x: 14, y: 20 }, things, 44)).toBe(0);
  });

  it("means nothing far from everything", () => expect(nearest({ x: 5, y: 40 }, things, 44)).toBeUndefined());
});

describe("zooming", () => {
  it("keeps the point under the finger where it is", () => {
    const at = { x: 50, y: 40 };
    const frame = zoomed(WHOLE, WHOLE, 2, at);
    expect(closeness(frame, WHOLE)).toBeCloseTo(2);
    const share = (f: Frame) => [(at.x - f.x) / f.width, (at.y - f.y) / f.height];
    share(frame).forEach((value, i) => expect(value).toBeCloseTo(share(WHOLE)[i] ?? NaN));
  });

  it("keeps the shape of the whole and never leaves it", () => {
    let frame = WHOLE;
    for (const [factor, x, y] of [
      [3, 300, 200],
      [0.5, -100, 0],
      [9, 0, 0],
      [0.4, 300, 0],
    ] as const) {
      frame = zoomed(frame, WHOLE, factor, { x, y });
      expect(frame.width / frame.height).toBeCloseTo(2);
      expect(within(frame, WHOLE)).toEqual(frame);
    }
  });

  it("goes no closer than allowed, and back to the whole", () => {
    const near = zoomed(WHOLE, WHOLE, 100, middle(WHOLE));
    expect(closeness(near, WHOLE)).toBe(CLOSEST);
    expect(zoomed(near, WHOLE, 0.001, { x: 3, y: 7 })).toEqual(WHOLE);
  });
});

describe("panning", () => {
  it("stops at the edges", () => {
    expect(panned(WHOLE, WHOLE, 50, 50)).toEqual(WHOLE);
    const frame = zoomed(WHOLE, WHOLE, 2, middle(WHOLE));
    expect(panned(frame, WHOLE, 1e6, -1e6)).toMatchObject({ x: 100, y: 0 });
  });
});

describe("two fingers", () => {
  it("spread to come closer, and carry the drawing along", () => {
    const { factor, from, to } = pinch(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      [
        { x: 0, y: 4 },
        { x: 20, y: 4 },
      ],
    );
    expect([factor, from, to]).toEqual([2, { x: 5, y: 0 }, { x: 10, y: 4 }]);
  });

  it("may lie on one point", () => {
    expect(
      pinch(
        [
          { x: 1, y: 1 },
          { x: 1, y: 1 },
        ],
        [
          { x: 1, y: 1 },
          { x: 1, y: 1 },
        ],
      ).factor,
    ).toBe(1);
  });
});

describe("keys", () => {
  it("zoom, pan and go home", () => {
    const near = byKey("+", WHOLE, WHOLE);
    expect(near && closeness(near, WHOLE)).toBeGreaterThan(1);
    expect(near && byKey("0", near, WHOLE)).toEqual(WHOLE);
    expect(near && byKey("-", near, WHOLE)).toEqual(WHOLE);
    expect(near && byKey("ArrowRight", near, WHOLE)?.x).toBeGreaterThan(near?.x ?? Infinity);
  });

  it("leave other keys alone", () => {
    expect(byKey("1", WHOLE, WHOLE)).toBeUndefined();
    expect(byKey("Enter", WHOLE, WHOLE)).toBeUndefined();
    expect(byKey("ArrowLeft", WHOLE, WHOLE)).toBeUndefined();
  });
});

describe("what can be touched", () => {
  const map = { x: 0, y: 0, width: 100, height: 100 };
  const small = (x: number, y: number) => ({ x, y, width: 5, height: 5 });

  it("is brought closer until it is large enough", () => {
    const frame = around([small(10, 10), small(20, 20)], map, 4, 40);
    expect(frame?.width).toBeCloseTo(50);
    expect(frame && frame.x <= 10 && frame.x + frame.width >= 25).toBe(true);
  });

  it("is never brought so close that some of it is not seen", () => {
    const frame = around([small(5, 40), small(70, 40)], map, 4, 40);
    expect(frame && frame.x <= 5 && frame.x + frame.width >= 75).toBe(true);
    expect(around([small(0, 0), small(95, 95)], map, 4, 40)).toBeUndefined();
  });

  it("stays where it is if it is large enough, or there is nothing", () => {
    expect(around([small(10, 10)], map, 10, 40)).toBeUndefined();
    expect(around([], map, 4, 40)).toBeUndefined();
  });
});
