/**
 * The part of a drawing that is seen: zooming and panning as arithmetic. A frame is what a `viewBox` says; `whole` is
 * the frame of the whole drawing, and no frame ever leaves it.
 */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How much closer than the whole one may look. */
export const CLOSEST = 6;
/** One step of a button or key. */
export const STEP = 1.4;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** How close a frame is: 1 shows the whole. */
export const closeness = (frame: Frame, whole: Frame): number => whole.width / frame.width;

/** The same frame, moved back inside the whole. */
export function within(frame: Frame, whole: Frame): Frame {
  return {
    ...frame,
    x: clamp(frame.x, whole.x, whole.x + whole.width - frame.width),
    y: clamp(frame.y, whole.y, whole.y + whole.height - frame.height),
  };
}

/** Closer by a factor (further away below 1); the point stays where it is on the screen. */
export function zoomed(frame: Frame, whole: Frame, factor: number, at: Point): Frame {
  const close = clamp(closeness(frame, whole) * factor, 1, CLOSEST);
  const shrink = whole.width / close / frame.width;
  return within({ x: at.x - (at.x - frame.x) * shrink, y: at.y - (at.y - frame.y) * shrink, width: whole.width / close, height: whole.height / close }, whole);
}

/** Moved, in units of the drawing. */
export const panned = (frame: Frame, whole: Frame, dx: number, dy: number): Frame => within({ ...frame, x: frame.x + dx, y: frame.y + dy }, whole);

export const middle = (frame: Frame): Point => ({ x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 });

/** What is left free around things that are brought closer, as a share of the whole. */
const MARGIN = 0.05;

/**
 * The frame in which all of these are seen and the smallest is so large, or as close as all of them allow; nothing if the
 * whole does as well. `scale` is how many pixels a unit of the drawing takes in the whole.
 */
export function around(things: readonly Frame[], whole: Frame, scale: number, least: number): Frame | undefined {
  const smallest = Math.min(...things.map(({ width, height }) => Math.min(width, height))) * scale;
  if (things.length === 0 || smallest >= least || smallest <= 0) return undefined;
  const [left, top] = [Math.min(...things.map(({ x }) => x)), Math.min(...things.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...things.map(({ x, width }) => x + width)), Math.max(...things.map(({ y, height }) => y + height))];
  const fits = Math.min(whole.width / (right - left + 2 * MARGIN * whole.width), whole.height / (bottom - top + 2 * MARGIN * whole.height));
  const close = Math.min(least / smallest, fits, CLOSEST);
  if (close < 1.1) return undefined;
  const [width, height] = [whole.width / close, whole.height / close];
  return within({ x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }, whole);
}

/** Which of these a touch at a point means: the nearest of those that would be hit if each were so large. */
export function nearest(at: Point, things: readonly Frame[], size: number): number | undefined {
  const away = things.map((thing) => {
    const { x, y } = middle(thing);
    const isNear = Math.abs(at.x - x) <= Math.max(size, thing.width) / 2 && Math.abs(at.y - y) <= Math.max(size, thing.height) / 2;
    return isNear ? Math.hypot(at.x - x, at.y - y) : Infinity;
  });
  const least = Math.min(...away);
  return Number.isFinite(least) ? away.indexOf(least) : undefined;
}

/** Two fingers before and after: how much they spread, and where they are now. */
export function pinch(before: readonly [Point, Point], after: readonly [Point, Point]): { factor: number; from: Point; to: Point } {
  const spread = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const between = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  return { factor: spread(after) / spread(before), from: between(before), to: between(after) };
}

/** What a key asks for; nothing if it is no key of ours. */
export function byKey(key: string, frame: Frame, whole: Frame): Frame | undefined {
  const [dx, dy] = [frame.width / 8, frame.height / 8];
  // Where everything is seen, arrows have other work to do.
  if (key.startsWith("Arrow") && closeness(frame, whole) <= 1) return undefined;
  switch (key) {
    case "+":
    case "=":
      return zoomed(frame, whole, STEP, middle(frame));
    case "-":
    case "−":
      return zoomed(frame, whole, 1 / STEP, middle(frame));
    case "0":
      return whole;
    case "ArrowLeft":
      return panned(frame, whole, -dx, 0);
    case "ArrowRight":
      return panned(frame, whole, dx, 0);
    case "ArrowUp":
      return panned(frame, whole, 0, -dy);
    case "ArrowDown":
      return panned(frame, whole, 0, dy);
    default:
      return undefined;
  }
}
