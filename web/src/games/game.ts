/** What a game gives the table: how to draw it, and what its things are called. No rules. See README.md. */
import type { Component } from "svelte";
import type { MotifName } from "../art/motifs";
import type { SignLine } from "../art/signs";
import type { Decision, Offer, Said, Seat, SeatNow, Spoken } from "../wire";

/** What every drawing of a table gets. */
export interface Scene<View = unknown> {
  /** The game's own JSON, as these eyes see it; its type is generated from the rules (`wire/<game>.ts`). */
  view: View;
  /** Whose eyes see it; null for a spectator's. */
  eyes: Seat | null;
  seats: readonly SeatNow[];
  /** What everybody is called, from p1 on. */
  names: readonly string[];
  /** What has happened since these eyes last answered, that answer included; in a replay, at this step. */
  just: readonly Said[];
}

/** A part of the table: what it is called, its sign, and where it is on the page (a selector). */
export interface ZoneTab {
  name: string;
  icon: string;
  at: string;
}

export interface Score {
  seat: Seat;
  points: number;
  /** What is counted, in words beside the number. */
  unit?: string;
  /** What the picture of the race shows, where it is not the points: in a match, those of the game under way. */
  race?: number;
  /** Where the points came from, most first: a name in the reader's language, and its share. */
  parts: { name: string; points: number }[];
}

/** What a mat gets beside the scene: who sits there, and what the view says of them, where it has `players`. */
export type MatProps<View> = Scene<View> & {
  seat: SeatNow;
  name: string;
  player: View extends { players: readonly (infer Player)[] } ? Player : unknown;
  /** Is it the mat of whoever looks? */
  mine: boolean;
};

/** Lines in signs beside a choice. */
export interface OfferSigns {
  lines: readonly SignLine[];
  /** The ink of the card. */
  ink?: string;
  /** How wide a line may be at most. */
  most?: number;
  /** Beside the words, not below them? */
  beside?: boolean;
}

/** A picture seen from afar. */
export interface Glimpse {
  id: string;
  motif: MotifName;
  /** Its inks, as in `ink-life`. */
  ink: string;
}

/** What a game gives; to the table itself, what is in a view is unknown. */
export interface GameClient<View = unknown> {
  // ----- what is drawn -----

  /** The middle of the table. */
  Board: Component<Scene<View>>;
  /** What lies before one of them: a `MatFrame`. */
  Mat: Component<MatProps<View>>;
  /** What stands below the mats. */
  Beside?: Component<Scene<View>>;
  /** What only these eyes see, below the board. */
  Hand?: Component<Scene<View>>;
  /** One thing, large, with everything on it; left out where nothing can be read. */
  Reader?: Component<Scene<View> & { thing: string }>;
  /** Short facts for the head of the page: the round, the phase. */
  factsOf(view: View): string[];

  // ----- things: `card:prism`, `seat:p2`; their ids are those of the rules (`touches`, `things`) -----

  /** Can this thing be shown in the reader? */
  isReadable(thing: string): boolean;
  /** What a thing is called; empty if it has no name to show. */
  nameOf(thing: string): string;
  /** The clause of the rules about a thing, if it has one: the rules name it (`CLAUSES` in `wire/<game>.ts`). */
  clauseOf?(thing: string, view: View): string | undefined;
  /** The clause of a part of the table by its name (`data-zone`), and of a kind of thing: `card`, `system`. */
  zoneClauses?: Readonly<Record<string, string>>;
  /** The thing that a message names: `resa-card-prism` is `card:prism`. */
  thingOf?(message: string): string | undefined;
  /** What a line of the log lights up; left out, the things it names. */
  thingsOf?(said: Said): readonly string[];

  /** What a thing looks like, small: the picture of its card and the inks it is printed in. */
  pictureOf?(thing: string): Glimpse | undefined;

  // ----- choices -----

  /** The sign beside a choice. */
  iconOf(offer: Offer): string;
  /** A question or a choice as the board calls its things: a space by its place, not by its coordinates. */
  reword?(said: Spoken): Spoken;
  /** The choices in the order in which somebody wants to read them; left out, as the rules list them. */
  arrange?(offers: Offer[], view: View, seat: Seat): Offer[];
  /** What a choice is about, in signs, beside its words; nothing where it has none. */
  signsOf?(offer: Offer, view: View): OfferSigns | undefined;
  /** What a choice will do, in small print below it; the view says what its things look like now. */
  detailOf?(offer: Offer, view: View, decision: Decision): string | undefined;
  /**
   * Is this decision a window: a chance to answer what somebody else does, where `pass` is the usual answer?
   * A game that has them gets standing answers in the decision bar.
   */
  isWindow?(decision: Decision): boolean;

  /** The answer to a question on which nothing hangs for whoever is asked, as only this game knows: who begins, with nothing to play. */
  mootOf?(decision: Decision, view: View): string | undefined;

  /** What a choice is worth a second look for, as only this game knows: it strikes one's own, takes all one has, or leaves something undone. */
  cautionOf?(offer: Offer, view: View, decision: Decision): "own" | "all" | "left" | undefined;
  /** Where a choice brings its card, as a thing: touched first, it asks which card. */
  goalOf?(offer: Offer): string | undefined;
  /** What somebody hoped to do who touched a card that can only be discarded: `place prism`. */
  hopedFor?(offer: Offer): string | undefined;

  /** Parts of the table that a small screen cannot show at once: tabs lead there, and say where something can be touched. */
  zones?(): readonly ZoneTab[];

  /** Are the pieces of an answer to this shown on the table before it is whole, with what would come of them? */
  foresees?(decision: Decision): boolean;

  // ----- the log and the end -----

  /** Does this message begin a part of the log: a round, a turn? */
  isHeading?(message: string): boolean;
  /** Does this message go on where the same one before it ended, so that only the last is told: a walk? */
  goesOn?(message: string): boolean;
  /** Does this message tell nothing that would stop a standing answer: a pass, a phase? */
  isQuiet?(message: string): boolean;
  /**
   * Everybody's points and where they came from, from p1 on. Left out by a game without points. At the end it is given
   * everything that was told, for games whose view does not say where points came from.
   */
  scores?(view: View, told?: readonly Said[]): Score[];
  /** What the picture of the race shows, where that is not the points. */
  raceOf?(): string;
}
