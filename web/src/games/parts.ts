/** Ids, things and sentences taken apart, as every game does. */
import type { Arg, Seat, Spoken } from "../wire";
import { t } from "../words/words.svelte";

/** `quick_feet` as messages and symbols write it: `quick-feet`. */
export const dashed = (id: string): string => id.replaceAll("_", "-");

/** `card:prism` apart: its kind and its id. */
export function split(thing: string): [kind: string, id: string] {
  const at = thing.indexOf(":");
  return [thing.slice(0, at), thing.slice(at + 1)];
}

/** What is said of something, without what is not so, as a list of the language. */
export const joined = (texts: readonly (string | undefined | false | 0)[]): string => texts.filter(Boolean).join(t("common-list-separator"));

// ----- the arguments of a sentence -----

export const named = (arg: Arg | undefined): Spoken | undefined => (arg && "name" in arg ? arg.name : undefined);
export const counted = (arg: Arg | undefined): number => (arg && "number" in arg ? Number(arg.number) : 0);
export const seated = (arg: Arg | undefined): Seat | undefined => (arg && "seat" in arg ? arg.seat : undefined);
