import { describe, expect, it } from "vitest";
import { FACTS } from "./facts";
import { Atlas, clusterOf, isGate, type Point } from "./geometry";

const ALL = new Set([1, 2, 3, 4, 5, 6]);
const SHAPES = [0.5, 0.72, 1, 1.3, 2];
const OPEN = [ALL, new Set([2, 3, 5, 6]), new Set([1, 4, 5, 6]), new Set([1, 2, 3, 4, 5])];
const SYSTEMS = Object.keys(FACTS.systems);

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const maps = SHAPES.flatMap((shape) => OPEN.map((open) => ({ atlas: new Atlas(shape, open), open })));

describe("the star map", () => {
  it("has the shape of its box, within reason", () => {
    expect(new Atlas(1.3, ALL).width / new Atlas(1.3, ALL).height).toBeCloseTo(1.3, 1);
    expect(new Atlas(9, ALL).width / new Atlas(9, ALL).height).toBeLessThan(1.7);
  });

  it("is divided among all clusters, those out of play least", () => {
    for (const { atlas, open } of maps) {
      const widths = [...ALL].map((cluster) => atlas.span(cluster)[1] - atlas.span(cluster)[0]);
      expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(360);
      for (const cluster of ALL) expect(open.has(cluster) ? widths[cluster - 1] : 36).toBeGreaterThanOrEqual(open.has(cluster) ? 60 : 36);
    }
  });

  it("keeps everything inside the drawing", () => {
    for (const { atlas, open } of maps) {
      for (const system of SYSTEMS.filter((found) => open.has(clusterOf(found)))) {
        for (const { x, y } of [atlas.body(system), atlas.sign(system), atlas.heart(system), atlas.fleet(system, 3, 4)]) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(atlas.width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(atlas.height);
        }
      }
    }
  });

  it("sets pieces of one system beside each other, not upon each other", () => {
    for (const { atlas, open } of maps) {
      for (const system of SYSTEMS.filter((found) => open.has(clusterOf(found)))) {
        for (const of of [2, 3, 4]) {
          const fleets = Array.from({ length: of }, (_, at) => atlas.fleet(system, at, of));
          for (const [at, one] of fleets.entries())
            for (const other of fleets.slice(at + 1)) expect(apart(one, other)).toBeGreaterThan(30 * Math.min(one.scale, other.scale));
        }
        if (!isGate(system)) expect(apart(atlas.site(system, 0, 2), atlas.site(system, 1, 2))).toBeGreaterThan(38);
        if (!isGate(system)) expect(apart(atlas.body(system), atlas.site(system, 0, 1))).toBeGreaterThan(50);
      }
    }
  });

  it("runs the power track clockwise from the top", () => {
    const atlas = new Atlas(1, ALL);
    const [start, quarter, half] = [atlas.onTrack(0), atlas.onTrack(0.25), atlas.onTrack(0.5)];
    expect(start.y).toBeLessThan(atlas.height * 0.1);
    expect(quarter.x).toBeGreaterThan(atlas.width * 0.9);
    expect(half.y).toBeGreaterThan(atlas.height * 0.9);
  });
});
