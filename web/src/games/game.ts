/** What a game gives the table: how to draw it, and what its things are called. No rules. */
import type { Component } from "svelte";
import type { Offer, Seat, SeatNow } from "../wire";

/** What every drawing of a table gets. */
export interface Scene {
  /** The game's own JSON. */
  view: unknown;
  /** Whose eyes see it; null for a spectator's. */
  eyes: Seat | null;
  seats: readonly SeatNow[];
  /** What everybody is called, from p1 on. */
  names: readonly string[];
}

export interface Score {
  seat: Seat;
  points: number;
  /** Where the points came from, most first: a message and its share. */
  parts: { name: string; points: number }[];
}

export interface GameClient {
  title: string;
  Board: Component<Scene>;
  Mats: Component<Scene>;
  Hand: Component<Scene>;
  /** A card, large, with everything on it. */
  Reader: Component<{ thing: string }>;
  /** Can this thing be read? */
  isReadable(thing: string): boolean;
  /** The clause of the rules about a thing, if it has one of its own. */
  clauseOf(thing: string): string | undefined;
  /** The thing that a message names. */
  thingOf(message: string): string | undefined;
  nameOf(thing: string): string;
  /** Things beside those a choice names that stand for it on the table. */
  alsoTouches(offer: Offer, seat: Seat): string[];
  detailOf(offer: Offer): string | undefined;
  iconOf(offer: Offer): string;
  /** Short facts for the head of the page. */
  factsOf(view: unknown): string[];
  scores(view: unknown): Score[];
}

const GAMES: Record<string, () => Promise<{ client: GameClient }>> = {
  res_arcana: () => import("./res_arcana"),
};

export async function openGame(game: string): Promise<GameClient | undefined> {
  return (await GAMES[game]?.())?.client;
}
