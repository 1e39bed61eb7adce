/**
 * How large cards can be: groups of cards share a box, one below the other. Each group may take several lines. Knows
 * numbers only.
 */
export interface Group {
  /** How many cards lie side by side, parts of cards included. */
  cards: number;
  /** Width of a card over its height. */
  shape: number;
  /** How large its cards shall be next to those of other groups; 1 if nothing is said, 0 if nothing lies there. */
  share?: number;
  /** Height taken by what is no card: a heading, an edge. */
  extra?: number;
  /** Width taken likewise. */
  inset?: number;
  /** Few cards are drawn no larger than if there were so many. */
  least?: number;
  /** So wide a card must be for what is on it to be read: where nothing else helps, others give way to that. */
  legible?: number;
  /** Into so many lines it may break; 1 if nothing is said. */
  lines?: number;
  /** How many lie side by side in one line, in two, …, where they cannot break anywhere. */
  across?: readonly number[];
}

export interface Fit {
  /** How wide a card is, in pixels. */
  width: number;
  lines: number;
}

/** No card is narrower, however many there are. */
const NARROWEST = 24;

const heightOf = (group: Group, fit: Fit, gap: number): number => (group.extra ?? 0) + fit.lines * (fit.width / group.shape + gap);
const isEmpty = (group: Group): boolean => group.share === 0;

/** The widest a card can be in so many lines. */
function widest(group: Group, lines: number, width: number, gap: number): number {
  const across = Math.max(group.least ?? 1, group.across?.[lines - 1] ?? Math.max(Math.ceil(group.cards / lines), group.cards / lines));
  return Math.max(NARROWEST, (width - (group.inset ?? 0) - (across - 1) * gap) / across);
}

/** Everything as large as it gets when each group has so many lines: some are as wide as they can be, the others share the height. */
function filled(groups: readonly Group[], lines: readonly number[], width: number, height: number, gap: number): Fit[] {
  const most = groups.map((group, at) => widest(group, lines[at] ?? 1, width, gap));
  const at = (scale: number): Fit[] =>
    groups.map((group, i) => ({
      width: isEmpty(group) ? 0 : Math.max(NARROWEST, Math.min(scale * (group.share ?? 1) * group.shape, most[i] ?? 0)),
      lines: lines[i] ?? 1,
    }));
  let [low, high] = [0, height];
  for (let step = 0; step < 24; step++) {
    const scale = (low + high) / 2;
    const needed = at(scale).reduce((sum, fit, i) => sum + heightOf(groups[i] as Group, fit, gap), 0);
    if (needed > height) high = scale;
    else low = scale;
  }
  return at(low);
}

function* breaks(groups: readonly Group[]): Generator<number[]> {
  const [first, ...rest] = groups;
  if (!first) return yield [];
  for (const more of breaks(rest)) for (let lines = 1; lines <= (isEmpty(first) ? 1 : (first.lines ?? 1)); lines++) yield [lines, ...more];
}

/** What cannot be read weighs more than what could be larger. */
const WEIGHT = 12;

/** The best way to lay all groups into the box; larger cards count by the share of their group. */
export function fit(groups: readonly Group[], width: number, height: number, gap: number): Fit[] {
  let best: Fit[] = [];
  let most = -Infinity;
  for (const lines of breaks(groups)) {
    const tried = filled(groups, lines, width, height, gap);
    const worth = tried.reduce((sum, found, at) => {
      const group = groups[at];
      if (!group || isEmpty(group)) return sum;
      return sum + (group.share ?? 1) * Math.log(found.width / group.shape) + WEIGHT * Math.min(0, Math.log(found.width / (group.legible ?? 1)));
    }, 0);
    if (worth > most + 1e-6) [best, most] = [tried, worth];
  }
  return best;
}
