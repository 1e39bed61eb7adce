/** What rivals did since one's last answer, as beats that can be read and looked at again. */
import type { GameClient } from "../games/game";
import type { Said, Seat } from "../wire";
import type { Beat } from "./table.svelte";

export interface Step {
  /** Which beat of the table it belongs to. */
  beat: number;
  said: Said;
  /** Did it touch the reader's own things? */
  isMine: boolean;
  /** The same again, so many times. */
  times: number;
}

export interface Lane {
  /** Who did it; the House's answers belong to whoever they answer. */
  by: Seat;
  steps: Step[];
}

/** The most steps a lane shows; the log has all of them. */
const MOST = 6;

/** Lanes in the order in which rivals acted. The last steps of each count most. */
export function lanesOf(beats: readonly Beat[], mine: readonly Seat[], game: Pick<GameClient, "isQuiet" | "isHeading" | "thingsOf">): Lane[] {
  const lanes: Lane[] = [];
  let by: Seat | undefined;
  for (const [at, beat] of beats.entries()) {
    for (const entry of beat.entries) {
      if (entry.by !== "house") by = entry.by;
      if (!by || mine.includes(by)) continue;
      for (const said of entry.events) {
        if (game.isQuiet?.(said.say.id) || game.isHeading?.(said.say.id)) continue;
        const lane = lanes.findLast((one) => one.by === by);
        const things = game.thingsOf?.(said) ?? said.things;
        const step = { beat: at, said, isMine: mine.some((seat) => things.includes(`seat:${seat}`) || about(said, seat)), times: 1 };
        const last = lane?.steps.at(-1);
        // It is looked at again as it was in the end.
        if (last && JSON.stringify(last.said.say) === JSON.stringify(said.say)) Object.assign(last, { beat: at, times: last.times + 1 });
        else if (lane) lane.steps.push(step);
        else lanes.push({ by, steps: [step] });
      }
    }
  }
  return lanes.map(({ by, steps }) => ({ by, steps: steps.slice(-MOST) }));
}

/** Does a sentence name this seat as somebody to whom it happens? */
function about(said: Said, seat: Seat): boolean {
  return Object.values(said.say.args ?? {}).some((arg) => arg !== undefined && "seat" in arg && arg.seat === seat);
}
