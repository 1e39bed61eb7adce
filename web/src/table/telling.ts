/** The log as it is told: turns, not atoms. What was taken back is folded away; the same sentence again is one line. */
import type { Arg, Happening, Note, Said, Seat } from "../wire";

export interface Line {
  key: string;
  n: number;
  by: Seat;
  /** What happened; nothing if this line takes others back. */
  said?: Said;
  /** What further sentences of the same kind say otherwise: `2 Life`, after `gains 1 Elan`. */
  more: Arg[][];
  /** The same sentence so many times. */
  times: number;
  /** What it notes of the people at the table. */
  note?: Note;
  /** What was taken back by it. */
  taken: Line[];
  /** Does somebody else begin with this line? */
  isTurn: boolean;
}

type Args = Record<string, Arg | undefined>;
const argsOf = (line: Line): Args => line.said?.say.args ?? {};
const same = (a: Arg | undefined, b: Arg | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The arguments in which two sentences differ; nothing if they are not of a kind. */
function difference(first: Line, next: Line): string[] | undefined {
  if (!first.said || !next.said || first.said.say.id !== next.said.say.id || first.said.clause !== next.said.clause) return undefined;
  const [a, b] = [argsOf(first), argsOf(next)];
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length || !same(a["seat"], b["seat"])) return undefined;
  return keys.filter((key) => !same(a[key], b[key]));
}

/** Does a sentence go on where the same one before it ended? */
type GoesOn = (message: string) => boolean;

/** Joins sentences that only count on: the same again, or another amount of another kind; of a way, only where it ends is told. */
function join(lines: readonly Line[], goesOn: GoesOn): Line[] {
  const told: Line[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const differs = last && last.by === line.by && difference(last, line);
    if (!last || !differs) told.push({ ...line, more: [], times: 1 });
    else if (differs.length === 0 && last.more.length === 0) last.times++;
    else if (differs.length === 1 && line.said && goesOn(line.said.say.id)) Object.assign(last, { said: line.said, n: line.n });
    else if (counts(line) && last.times === 1) last.more.push(amount(line));
    else told.push({ ...line, more: [], times: 1 });
  }
  return told;
}

/** Does it tell an amount of something, which can be added to a list? */
const counts = (line: Line): boolean => Object.values(argsOf(line)).some((arg) => arg && "number" in arg) && amount(line).length === 2;
const amount = (line: Line): Arg[] => Object.entries(argsOf(line)).flatMap(([key, arg]) => (key !== "seat" && arg ? [arg] : []));

/** Whose mark stands beside a line: theirs whom it names first, or whose piece it is about, else theirs who answered. */
export const speakerOf = (line: Line): string => namedIn(line) ?? line.by;

/** Whom a line names, or whose piece it is about. */
export function namedIn(line: Line): string | undefined {
  const args = argsOf(line);
  const seat = args["seat"];
  if (seat && "seat" in seat) return seat.seat;
  // What the House does is told of whatever piece it names; what people do, of the piece that does it.
  const about = line.by === "house" ? Object.values(args) : [args["figure"]];
  const owner = about.flatMap((arg) => (arg && "name" in arg ? (arg.name.args?.["seat"] ?? []) : []))[0];
  return owner && "seat" in owner ? owner.seat : undefined;
}

const linesOf = ({ n, by, events }: Happening): Line[] =>
  events.map((said, at) => ({ key: `${n}.${at}`, n, by, said, more: [], times: 1, taken: [], isTurn: false }));

/** Everything that happened, line by line. */
export function tell(log: readonly Happening[], goesOn: GoesOn = () => false): Line[] {
  const gone = new Set(log.flatMap((entry) => entry.takes_back));
  const entries = new Map(log.map((entry) => [entry.n, entry]));
  const told: Line[] = [];
  let by: Seat | undefined;
  let run: Line[] = [];
  const finish = (): void => {
    told.push(...join(run, goesOn));
    run = [];
  };
  for (const entry of log) {
    if (gone.has(entry.n)) continue;
    if (entry.takes_back.length) {
      finish();
      const taken = entry.takes_back.flatMap((n) => entries.get(n) ?? []).flatMap(linesOf);
      told.push({ key: `${entry.n}`, n: entry.n, by: entry.by, more: [], times: 1, taken, isTurn: false });
      continue;
    }
    if (entry.note) {
      finish();
      told.push({ key: `${entry.n}`, n: entry.n, by: entry.by, note: entry.note, more: [], times: 1, taken: [], isTurn: false });
      continue;
    }
    const lines = linesOf(entry);
    const [first] = lines;
    if (first && entry.by !== "house" && entry.by !== by) {
      finish();
      by = entry.by;
      first.isTurn = true;
    }
    run.push(...lines);
  }
  finish();
  return told;
}
