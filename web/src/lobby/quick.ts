/** Finding somebody to play with: an open table that fits, or one of one's own that a bot joins after a while. */
import { api } from "../app/api";
import { CLOCKS, clockOf, type ClockName } from "../people/time";
import type { Clock, Level, OpenTable } from "../wire";

/** How fast one wants to play. */
export const TEMPOS = ["none", "blitz", "live", "day"] as const satisfies readonly ClockName[];
export type Tempo = (typeof TEMPOS)[number];

/** How long one waits for a person before a bot sits down, in seconds. */
export const WAITS = [30, 120, 600] as const;

export interface Wanted {
  game: string;
  tempo: Tempo;
  wait: number;
  level: Level;
}

const isClock = (clock: Clock | null, tempo: ClockName): boolean => {
  const wanted = CLOCKS[tempo];
  return wanted ? clock?.each === wanted.each && clock.bank === wanted.bank && clock.add === wanted.add : clock === null;
};

/** The tempo of a clock, if it is one of those that are offered. */
export const tempoOf = (clock: Clock | null): Tempo | undefined => TEMPOS.find((tempo) => isClock(clock, tempo));

/** Does somebody wait for just this? For two, without anything special agreed on. */
export function fits(table: OpenTable, wanted: Pick<Wanted, "game" | "tempo">, usual: string | undefined): boolean {
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const host = table.seats.some((seat) => seat.kind === "person" && seat.connected);
  const isPlain = !table.rated && !table.chat && table.setup === usual && (table.clock?.out ?? "bot") === "bot";
  return table.game === wanted.game && table.seats.length === 2 && open === 1 && host && isClock(table.clock, wanted.tempo) && isPlain;
}

/** Sits down with whoever waits, or waits at a table of one's own. Where is it? */
export async function findSomebody(wanted: Wanted, usual: string | undefined): Promise<string> {
  for (const table of (await api.open()).filter((one) => fits(one, wanted, usual))) {
    // Somebody else may have been faster.
    const joined = await api.join(table.table, { invite: table.invite }).catch(() => undefined);
    if (joined) return table.table;
  }
  const clock = clockOf(wanted.tempo, "bot");
  const { table } = await api.create({
    game: wanted.game,
    ...(usual !== undefined && { setup: usual }),
    seats: [{ kind: "me" }, { kind: "open" }],
    ...(clock && { clock }),
    public: true,
  });
  // The server sits the bot down, whether this page is still open or not; the page shows the time.
  await api.fill(table, { level: wanted.level, after: wanted.wait });
  return table;
}
