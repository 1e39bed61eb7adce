/** What the pieces of a board may ask of the table they lie on, live or looked back on. */
import { getContext, setContext } from "svelte";

export interface Hands {
  canTouch(thing: string): boolean;
  isChosen(thing: string): boolean;
  /** Is something asked, so that what cannot be touched steps back? */
  readonly isAsked: boolean;
  /** How often a thing was taken for an answer of several pieces. */
  taken(thing: string): number;
  isLit(thing: string): boolean;
  /** Can a thing be meant with what is touched, though it does not light up? */
  canMean?(thing: string): boolean;
  /** May a choice begin with this thing, whatever is touched? */
  canBegin?(thing: string): boolean;
  /** Gently, a touch only narrows: what it means was not lit. */
  touch(thing: string, at: Element, gently?: boolean): void;
  /** Gives several answers by one gesture, one after the other; it stops where one is not offered or something else is asked. */
  follow?(choices: readonly string[]): void;
  /** What may be chosen: another value whenever other things are lit. */
  readonly left?: unknown;
  /** Can a thing be shown in the reader? */
  canRead(thing: string): boolean;
  /** Shows a thing in the reader. */
  read(thing: string, firmly?: boolean): void;
  /** Looks elsewhere: what was only passed over need not be shown any longer. */
  leave?(): void;
}

const KEY = Symbol("hands");

export const giveHands = (hands: Hands): Hands => setContext(KEY, hands);
export const getHands = (): Hands => getContext<Hands>(KEY);
