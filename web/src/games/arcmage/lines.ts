/** Breaking a row of things into lines. */

const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);

/** How long the longest line is when a row breaks as well as it can into so many lines, in its order. */
export function longest(wide: readonly number[], lines: number): number {
  if (lines <= 1 || wide.length <= 1) return sum(wide);
  return Math.min(...wide.map((_, at) => Math.max(sum(wide.slice(0, at + 1)), longest(wide.slice(at + 1), lines - 1))));
}
