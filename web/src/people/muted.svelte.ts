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

class Muted {
  #kept = $state.raw<readonly string[]>(recall());

  constructor() {
    whenKept(() => (this.#kept = recall()));
  }

  has(table: string, seat: Seat): boolean {
    return this.#kept.includes(`${table} ${seat}`);
  }

  toggle(table: string, seat: Seat): void {
    const one = `${table} ${seat}`;
    this.#kept = this.has(table, seat) ? this.#kept.filter((kept) => kept !== one) : [...this.#kept, one].slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // see recall
    }
  }
}

export const muted = new Muted();
