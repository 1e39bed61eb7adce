/** Decks as lists: counting, writing and reading them. What a deck must be like, the rules say. */
import { CARDS, DECKS, FACTS, factsOf, isCard, KINDS } from "./facts";

/** How many of each card. */
export type Cards = Readonly<Record<string, number>>;

export const sizeOf = (cards: Cards): number => Object.values(cards).reduce((sum, n) => sum + n, 0);

/** By kind, then by cost, then in the order of the printed sets. */
export function sorted(cards: Cards): [card: string, n: number][] {
  const rank = (card: string): number => {
    const { kind, cost } = factsOf(card);
    return KINDS.indexOf(kind) * 1e6 + (typeof cost === "number" ? cost : 99) * 1e3 + CARDS.indexOf(card);
  };
  return Object.entries(cards)
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => rank(a) - rank(b));
}

/** The same with so many more of a card, or fewer. */
export function changed(cards: Cards, card: string, by: number): Cards {
  const n = Math.max(0, (cards[card] ?? 0) + by);
  const { [card]: _, ...others } = cards;
  return n > 0 ? { ...others, [card]: n } : others;
}

/** From this cost on, costs share a column. */
export const DEAR = 6;

/** How many cards cost 0, 1, 2 …; the last two columns are the dear ones and those that cost X. Cities cost a turn. */
export function curveOf(cards: Cards): { cost: string; n: number }[] {
  const columns = [...Array.from({ length: DEAR }, (_, cost) => String(cost)), `${DEAR}+`, "X"].map((cost) => ({ cost, n: 0 }));
  for (const [card, n] of Object.entries(cards)) {
    const { cost } = factsOf(card);
    const column = cost === "x" ? columns.at(-1) : typeof cost === "number" ? columns[Math.min(cost, DEAR)] : undefined;
    if (column) column.n += n;
  }
  return columns;
}

// ----- as the rules write it -----

/** `list 3 ghoul 1 farmland end` */
export const wordsOf = (cards: Cards): string => ["list", ...sorted(cards).map(([card, n]) => `${n} ${card}`), "end"].join(" ");

export interface Agreement {
  /** The deck of each seat in words: one that is ready, or a list. */
  decks: readonly string[];
  /** Which of the matters are agreed to. */
  agreed: readonly string[];
  /** Who plays alone against two, if anybody does: only three can. */
  alone?: string | undefined;
  /** Is it for tables of any size? */
  anySize?: boolean;
}

/** What can be agreed to besides the decks, each by itself. */
export const MATTERS = ["attack_army", "any_window", "concede", "closed_lists"] as const;
/** How many play two against one. */
export const TEAMS = 3;

export const setupOf = ({ decks, agreed, alone, anySize = false }: Agreement): string =>
  [
    ...(anySize ? [] : [`players ${decks.length}`]),
    ...decks.map((deck, at) => `p${at + 1} ${deck}`),
    ...MATTERS.map((matter) => `${matter} ${agreed.includes(matter) ? "yes" : "no"}`),
    `alone ${(decks.length === TEAMS && alone) || "none"}`,
  ].join(" ");

/** The decks that are ready, of a setup in the words of the rules, seat by seat. */
export const decksIn = (setup: string): string[] => [...setup.matchAll(/\bp[1-4] (?!list )(\S+)/g)].map(([, deck = ""]) => deck);

/** What lies before a seat, counted from 0, by the words of a setup: the first word of a deck, which for a list is `list`. */
export function deckIn(setup: string, seat: number): string | undefined {
  // Seats are named where nobody's deck is meant: who begins, who plays alone.
  const meant = setup.replace(/\b(first|alone) \S+/g, "");
  return [...meant.matchAll(/\bp([1-4]) (\S+)/g)].findLast(([, number]) => Number(number) === seat + 1)?.[2];
}

/** Is a matter agreed on with yes? */
export const isAgreed = (setup: string, matter: string): boolean =>
  [...setup.matchAll(/(\S+) (yes|no)\b/g)].findLast(([, one]) => one === matter)?.[2] === "yes";

// ----- as people write it -----

/** `3 Ghoul`, line by line. */
export const linesOf = (cards: Cards, nameOf: (card: string) => string): string =>
  sorted(cards)
    .map(([card, n]) => `${n} ${nameOf(card)}`)
    .join("\n");

/** A name without what people write differently: case, accents, the shape of quotation marks. */
export const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

export interface Read {
  cards: Cards;
  /** Lines that mean nothing. */
  unknown: string[];
}

/** Reads a list in words, or lines such as `3 Ghoul`, `3x Ghoul`, `Ghoul`; `find` knows cards by their plain names. */
export function readList(text: string, find: (name: string) => string | undefined): Read {
  const ready = text.trim();
  if (DECKS.includes(ready)) return { cards: FACTS.decks[ready] ?? {}, unknown: [] };
  const words = /^(?:p[1-4]\s+)?list\s([\s\S]*?)(?:\send)?\s*$/.exec(ready)?.[1];
  const lines = words === undefined ? ready.split("\n") : (words.match(/\d+\s+\S+/g) ?? []);
  let cards: Cards = {};
  const unknown: string[] = [];
  for (const line of lines.map((one) => one.trim()).filter((one) => one && !/^(#|\/\/)/.test(one))) {
    const [, n = "1", name = ""] = /^(?:(\d{1,3})\s*[x×]?\s+)?(.+?)$/i.exec(line) ?? [];
    const card = isCard(name) ? name : find(plain(name));
    if (card) cards = changed(cards, card, Number(n));
    else unknown.push(line);
  }
  return { cards, unknown };
}
