/** The same people, the same game, once more. */
import { api } from "../app/api";
import type { NewTable, SeatPlan, TableNow } from "../wire";

export async function rematch(table: string, now: TableNow): Promise<NewTable> {
  const { setup } = await api.table(table);
  const seats = now.seats.map((seat): SeatPlan => {
    if (now.mine.includes(seat.seat)) return seat.name ? { kind: "me", name: seat.name } : { kind: "me" };
    return seat.kind === "bot" ? { kind: "bot", level: seat.level ?? "medium" } : { kind: "open" };
  });
  return setup ? { game: now.game, setup, seats } : { game: now.game, seats };
}
