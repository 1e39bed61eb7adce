/** What the lobby knows: the games, my tables, who I am. */
import { untrack } from "svelte";
import { api, reasonOf } from "../app/api";
import { waitAt } from "../people/badge";
import { learn } from "../games/shelf";
import { goOn, stayBehind } from "../account/kept";
import type { GameInfo, Session, Spoken, TableSummary } from "../wire";

const EVERY = 5000;

class Shelf {
  games = $state.raw<GameInfo[]>([]);
  tables = $state.raw<TableSummary[]>([]);
  session = $state.raw<Session>();
  trouble = $state.raw<Spoken>();

  /** My tables: my move first, then those that go on, then those that are over; newest first. */
  mine = $derived([...this.tables].sort((a, b) => rank(a) - rank(b) || b.changed_at - a.changed_at));

  /** Asks the server. Whoever wants it to happen does not thereby look at what it changes. */
  refresh(): Promise<void> {
    return untrack(() => this.#ask());
  }

  async #ask(): Promise<void> {
    try {
      if (!this.session) {
        this.session = await api.session();
        if (this.session.signed_in) goOn(true);
        else stayBehind();
      }
      const [games, tables] = await Promise.all([this.games.length ? this.games : api.games(), api.tables()]);
      learn(games);
      this.games = games;
      this.tables = tables;
      waitAt(waitingIn(tables));
      this.trouble = undefined;
    } catch (error) {
      this.trouble = reasonOf(error);
    }
  }

  /** Keeps the list fresh while somebody looks at it. */
  watch(): () => void {
    void this.refresh();
    const clock = setInterval(() => document.visibilityState === "visible" && void this.refresh(), EVERY);
    return () => clearInterval(clock);
  }

  /** Somebody else from now on: signed in, signed out, or under another name. */
  become(session: Session | undefined): void {
    this.session = session;
    this.tables = [];
    waitAt([]);
  }

  /** Remembers what somebody wants to be called, if they say so. */
  async remember(name: string): Promise<void> {
    if (name.trim()) this.session = await api.rename({ name: name.trim() });
  }
}

const waitingIn = (tables: readonly TableSummary[]): string[] => tables.filter(({ my_move }) => my_move).map(({ table }) => table);

/** The tables that wait for whoever is here, as the server knows them. */
export const waitingTables = async (): Promise<string[]> => waitingIn(await api.tables());

function rank(table: TableSummary): number {
  if (table.over) return 2;
  return table.my_move ? 0 : 1;
}

export const shelf = new Shelf();
