/** What the rules carry out of each card, line by line; lines that belong to the one above are deeper. Made from the data. */
import type { Spoken } from "../../wire";
import ops from "./ops.json";

export type Line = readonly [depth: number, says: Spoken];
export const OPS = ops as unknown as Record<string, readonly Line[]>;

/** What a word of the ops is, without its beginning: `which-such`. */
export const short = (id: string): string => id.replace(/^arcm-(op-)?/, "");

const USED = ["works-activated", "works-produces", "works-granted"];

/** The abilities of a card that are used, in the order of their numbers: what each says. */
export function abilitiesOf(card: string): Spoken[][] {
  const lines = OPS[card] ?? [];
  return lines.flatMap(([depth, { id }], at) => {
    if (!USED.includes(short(id))) return [];
    const rest = lines.slice(at + 1);
    const end = rest.findIndex(([deep]) => deep <= depth);
    return [rest.slice(0, end < 0 ? rest.length : end).map(([, says]) => says)];
  });
}

/** What a card does to its target, if one line says it. */
export function aimedBy(card: string): Spoken | undefined {
  const lines = (OPS[card] ?? [])
    .map(([, says]) => says)
    .filter(({ id, args }) => short(id).startsWith("does-") && JSON.stringify(args ?? {}).includes("-target"));
  return lines.length === 1 ? lines[0] : undefined;
}

const HARM = ["damage", "destroy", "destroy-for-defense", "destroy-unless", "city-loses", "mark", "rest", "remove"].map((verb) => `does-${verb}`);

/** Does a card harm what it is aimed at? */
export const harmsTarget = (card: string): boolean =>
  (OPS[card] ?? []).some(([, { id, args }]) => HARM.includes(short(id)) && JSON.stringify(args ?? {}).includes("-target"));
