/** Where the spaces of the HexaDome lie: flat-top hexes around the centre `j10`. */
import type { FigureView, Space } from "../../wire/aristeia";

/** From the centre of a hex to its corner. */
export const SIZE = 24;
const RADIUS = 9;
const ROOT = Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

interface Axial {
  q: number;
  r: number;
}

function axial(space: Space): Axial {
  return { q: space.charCodeAt(0) - 97 - RADIUS, r: Number(space.slice(1)) - 1 - RADIUS };
}

const nameOf = ({ q, r }: Axial): Space => `${String.fromCharCode(97 + q + RADIUS)}${r + RADIUS + 1}`;
const length = ({ q, r }: Axial): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** Where a figure stands, if it is in the dome. */
export const spaceOf = ({ place }: FigureView): Space | undefined => (typeof place === "object" ? place.on : undefined);

/** The middle of a space. */
export function centre(space: Space): Point {
  const { q, r } = axial(space);
  return { x: SIZE * 1.5 * q, y: SIZE * ROOT * (r + q / 2) };
}

/** A corner of a space, from 0 at the right on, clockwise: as the rules number them. */
export function corner(space: Space, n: number, scale = 1): Point {
  const at = centre(space);
  const angle = (Math.PI / 3) * n;
  return { x: at.x + SIZE * scale * Math.cos(angle), y: at.y + SIZE * scale * Math.sin(angle) };
}

const SIX = [0, 1, 2, 3, 4, 5];
export const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const closed = (points: readonly Point[]): string => `M${points.map(at).join("L")}z`;

/** The outline of a space, around its own middle. */
export const hexAt = (scale: number): string =>
  closed(SIX.map((n) => ({ x: SIZE * scale * Math.cos((Math.PI / 3) * n), y: SIZE * scale * Math.sin((Math.PI / 3) * n) })));

/** The outline of a space where it lies. */
export const hex = (space: Space, scale: number): string => closed(SIX.map((n) => corner(space, n, scale)));

/** Neighbours in the order of the sides: side n lies between corners n and n + 1. */
const ACROSS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** Walks around a group of spaces and returns its border as one closed path. */
export function border(spaces: readonly Space[]): string {
  const inside = new Set(spaces);
  const sides: [Point, Point][] = [];
  for (const space of spaces) {
    const { q, r } = axial(space);
    ACROSS.forEach((step, n) => {
      if (!inside.has(nameOf({ q: q + step.q, r: r + step.r }))) sides.push([corner(space, n), corner(space, (n + 1) % 6)]);
    });
  }
  const walk: Point[] = [];
  let side = sides.pop();
  while (side) {
    walk.push(side[0]);
    const end = side[1];
    const next = sides.findIndex(([from]) => Math.hypot(from.x - end.x, from.y - end.y) < 1);
    side = next < 0 ? undefined : sides.splice(next, 1)[0];
  }
  return closed(walk);
}

/** How many spaces lie between two, one of them counted. */
export function distance(a: Space, b: Space): number {
  const [from, to] = [axial(a), axial(b)];
  return length({ q: to.q - from.q, r: to.r - from.r });
}

/** Where one space lies as seen from another, on the face of a clock. */
export function hourOf(from: Space, to: Space): number {
  const [a, b] = [centre(from), centre(to)];
  const hour = Math.round((Math.atan2(b.x - a.x, a.y - b.y) / Math.PI) * 6);
  return hour <= 0 ? hour + 12 : hour;
}

/** Every space of the board. */
export const SPACES: readonly Space[] = Array.from({ length: 19 }, (_, column) => column - RADIUS).flatMap((q) =>
  Array.from({ length: 19 }, (_, row) => row - RADIUS)
    .filter((r) => length({ q, r }) <= RADIUS)
    .map((r) => nameOf({ q, r })),
);

const ON_BOARD: ReadonlySet<Space> = new Set(SPACES);

/** The spaces next to one. */
export const neighbours = (space: Space): Space[] => {
  const { q, r } = axial(space);
  return ACROSS.map((step) => nameOf({ q: q + step.q, r: r + step.r })).filter((one) => ON_BOARD.has(one));
};

/** The space at a point of the drawing; outside the dome, the nearest one. */
export function spaceAt({ x, y }: Point): Space {
  const away = (space: Space): number => Math.hypot(centre(space).x - x, centre(space).y - y);
  return SPACES.reduce((best, space) => (away(space) < away(best) ? space : best));
}

export const isRim = (space: Space): boolean => length(axial(space)) === RADIUS;

/** The edge of the dome: the hull of its corner spaces. */
export const RIM = closed(
  SIX.map((n) => ({ x: SIZE * 16.75 * Math.cos((Math.PI / 3) * n + Math.PI / 6), y: SIZE * 16.75 * Math.sin((Math.PI / 3) * n + Math.PI / 6) })),
);

/** The whole drawing: x, y, width, height. */
export const BOX = [-SIZE * 14.9, -SIZE * 17, SIZE * 29.8, SIZE * 34] as const;

/** Pieces farther down are drawn later: they stand in front. */
export const byDepth = (a: Space, b: Space): number => centre(a).y - centre(b).y;
