/** A view that describes itself (`Plain` in `crates/engine/src/plain.rs`). */
import type { Arg, Seat, Spoken } from "../../wire";

export interface View {
  zones: Zone[];
}

export interface Zone {
  name: Spoken;
  /** Before whom it lies; null: in the middle of the table. */
  seat: Seat | null;
  lies: { hand: Seen } | { cards: Seen } | { count: number } | { score: number };
}

export interface Seen {
  faces: CardSeen[];
  /** How many are seen only from behind. */
  backs: number;
}

export interface CardSeen {
  /** What a finger touches, if it can be touched at all. */
  thing: string | null;
  /** A name, or a number. */
  name: Arg;
}

/** A game that draws nothing and describes nothing still has its list of choices, its log and its rules. */
export const zonesOf = (view: unknown): readonly Zone[] => (view as Partial<View> | null)?.zones ?? [];

export const cardsOf = ({ lies }: Zone): Seen | undefined => ("cards" in lies ? lies.cards : "hand" in lies ? lies.hand : undefined);

export const numberOf = ({ lies }: Zone): number | undefined => ("count" in lies ? lies.count : "score" in lies ? lies.score : undefined);

export const isHandOf = (seat: string | null, zone: Zone): boolean => seat !== null && zone.seat === seat && "hand" in zone.lies;

/** What tells the cards of a zone apart. */
export const idOf = (card: CardSeen): string => card.thing ?? JSON.stringify(card.name);
