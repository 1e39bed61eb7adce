/** A table of the book as a game looked back on: one frame, nobody there. */
import type { BookTable, Replay, Seat, SeatNow } from "../wire";

/** The game a page says it is of. */
export const gameOf = (page: string): string | undefined => /<!--\s*game:\s*(\w+)\s*-->/.exec(page)?.[1];

/** What a page calls everybody. */
export const SEATS: readonly Seat[] = ["p1", "p2", "p3", "p4"];

const seatOf = (seat: Seat): SeatNow => ({ seat, kind: "person", name: seat, level: null, connected: true, holders: 1, thinking_since: null });

export function replayOf(left: BookTable, game: string): Replay {
  return {
    table: "",
    game,
    name: null,
    seats: SEATS.slice(0, left.seats).map(seatOf),
    eyes: null,
    all: true,
    total: 1,
    frames: [{ frame: 0, n: 0, by: null, choices: [], events: [], view: left.view }],
    over: null,
    rules: 0,
    rules_now: 0,
    stops: null,
  };
}

/** Where a page is copied from: a table, as far as a seat may know it; or one of its frames, once the game is over. */
export function copyLink(table: string, seat: Seat | null, frame?: number): string {
  const query = new URLSearchParams({ table });
  if (seat) query.set("seat", seat);
  if (frame !== undefined) query.set("frame", String(frame));
  return `/book?${query.toString()}`;
}

/** Where a line of a text begins and ends, counted from 1. */
export function lineAt(text: string, line: number): [start: number, end: number] {
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}
