/** Whom one does not want to hear, by table and seat. */
import { whenKept } from "../app/recall";
import type { Seat } from "../wire";

const KEY = "muted";

function recall(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // storage may be forbidden: then nothing is remembered
  }
}

/** So many are remembered. */
const MOST = 200;

/** Everybody sits `shift` seats further up at another table: who was muted there is so here. */
export function carried(kept: readonly string[], from: string, to: string, count: number, shift: number): string[] {
  const moved = (seat: string): string => `p${((Number(seat.slice(1)) - 1 + count - shift) % count) + 1}`;
  const here = kept.filter((one) => one.startsWith(`${from} `)).map((one) => `${to} ${moved(one.slice(from.length + 1))}`);
  return [...kept, ...here.filter((one) => !kept.includes(one))];
}

class Muted {
  #kept = $state.raw<readonly string[]>(recall());

  constructor() {
    whenKept(() => (this.#kept = recall()));
  }

  has(table: string, seat: Seat): boolean {
    return this.#kept.includes(`${table} ${seat}`);
  }

  /** Is anybody muted at this table? */
  hasAny(table: string): boolean {
    return this.#kept.some((kept) => kept.startsWith(`${table} `));
  }

  toggle(table: string, seat: Seat): void {
    const one = `${table} ${seat}`;
    this.#keep(this.has(table, seat) ? this.#kept.filter((kept) => kept !== one) : [...this.#kept, one]);
  }

  /** The same people play on at another table, everybody so many seats further up. */
  carry(from: string, to: string, count: number, shift: number): void {
    this.#keep(carried(this.#kept, from, to, count, shift));
  }

  #keep(all: readonly string[]): void {
    this.#kept = all.slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // see recall
    }
  }
}

export const muted = new Muted();
