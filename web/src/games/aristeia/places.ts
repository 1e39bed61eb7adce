/** What a space is called: by the zone it is in or near, and where it lies as seen from its middle. */
import type { Arg, Spoken } from "../../wire";
import { words } from "../../words/words.svelte";
import type { Space } from "../../wire/aristeia";
import { ZONES } from "./facts";
import { distance, hourOf, SPACES } from "./geometry";

/** The middle of each zone: the space next to all the others. */
const MIDDLES = ZONES.map(({ name, spaces }) => ({
  name,
  middle: spaces.find((space) => spaces.every((other) => distance(space, other) <= 1)) ?? spaces[0] ?? "j10",
}));

const INSIDE = 1;
const BESIDE = 2;

/** A space as a name that can be put into a sentence. */
export function placeOf(space: Space): Spoken {
  const near = MIDDLES.map((zone) => ({ ...zone, n: distance(zone.middle, space) })).reduce((best, zone) => (zone.n < best.n ? zone : best));
  const args: Record<string, Arg> = { zone: { name: { id: `aris-zone-${near.name}` } } };
  if (near.n === 0) return { id: "ui-aris-place-middle", args };
  const hour: Arg = { number: hourOf(near.middle, space) };
  if (near.n <= INSIDE) return { id: "ui-aris-place-in", args: { ...args, hour } };
  if (near.n <= BESIDE) return { id: "ui-aris-place-beside", args: { ...args, hour } };
  return { id: "ui-aris-place-from", args: { ...args, hour, n: { number: near.n } } };
}

export const placeName = (space: Space): string => words.say(placeOf(space));

const KNOWN: ReadonlySet<string> = new Set(SPACES);

/** A sentence of the rules that names a space by its place on the board, not by its coordinates. */
export function reword(said: Spoken): Spoken {
  const space = said.args?.["space"];
  return space && "text" in space && KNOWN.has(space.text) ? { ...said, args: { ...said.args, space: { name: placeOf(space.text) } } } : said;
}
