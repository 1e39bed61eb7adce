/** The puzzles of all games: pages that lie beside the rules they are about. Loaded by whoever looks at them. */
const files = import.meta.glob<string>("../../../games/*/learn/puzzles/*.md", { query: "?raw", import: "default", eager: true });

export type Kind = "legal" | "find" | "best";

export interface Riddle {
  game: string;
  name: string;
  kind: Kind;
  /** From 1 to 5. */
  level: number;
  page: string;
}

/** What a page says of itself: the lines `name = text` above its block. */
const said = (page: string, name: string): string | undefined => new RegExp(`^${name} = (.*)$`, "m").exec(page)?.[1];

function riddle(path: string, page: string): Riddle {
  const [game = "", , , file = ""] = path.split("/games/")[1]?.split("/") ?? [];
  return { game, name: file.replace(".md", ""), kind: said(page, "kind") as Kind, level: Number(said(page, "level")), page };
}

const KINDS: readonly Kind[] = ["legal", "find", "best"];

/** All puzzles: by game, by kind, the easier ones first. */
export const RIDDLES: readonly Riddle[] = Object.entries(files)
  .map(([path, page]) => riddle(path, page))
  .sort((a, b) => a.game.localeCompare(b.game) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.level - b.level || a.name.localeCompare(b.name));

export const riddlesOf = (game: string): Riddle[] => RIDDLES.filter((riddle) => riddle.game === game);

export const keyOf = (riddle: { game: string; name: string }): string => `${riddle.game}/${riddle.name}`;

/** Its number in the list of its game, from 1. */
export const numberOf = (riddle: Riddle): number => riddlesOf(riddle.game).indexOf(riddle) + 1;

/** The puzzle of a day, the same for everybody: games take turns, and none comes twice before all have come. */
export function riddleOn<T extends { game: string }>(day: number, riddles: readonly T[]): T | undefined {
  const games = [...new Set(riddles.map(({ game }) => game))].sort();
  const game = games[day % games.length];
  const mine = riddles.filter((riddle) => riddle.game === game);
  // A step that shares no factor with any number of puzzles up to a hundred and twelve goes through all of them.
  return mine[(Math.floor(day / games.length) * 113) % mine.length];
}

/** The one after it; after the last of a game, nothing. */
export function nextAfter(riddle: Riddle, isSolved: (key: string) => boolean): Riddle | undefined {
  const mine = riddlesOf(riddle.game);
  const at = mine.indexOf(riddle);
  const others = [...mine.slice(at + 1), ...mine.slice(0, at)];
  return others.find((other) => !isSolved(keyOf(other))) ?? mine[at + 1];
}
