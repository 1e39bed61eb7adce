/** Two that keep things for the same person, brought together: what the account keeps, and what a browser keeps. */
import { PLAYED } from "../games/played";
import { KEY as FIRSTS, OFF } from "../learn/firsts";
import { DAYS, SOLVED } from "../learn/solved";

export type Things = Record<string, string>;

/** Words with blanks between them, to which one is added now and then: whatever either has, both have. */
const SETS: readonly string[] = [SOLVED, DAYS, FIRSTS, PLAYED];

const isNumber = (text: string): boolean => /^\d+$/.test(text);

function union(one: string, other: string): string {
  if (one === OFF || other === OFF) return OFF;
  const all = [...new Set(`${one} ${other}`.split(" ").filter(Boolean))];
  // Of days, the oldest are forgotten first.
  return (all.every(isNumber) ? all.sort((a, b) => Number(a) - Number(b)) : all).join(" ");
}

// ----- lists: decks, and whom one does not want to hear -----

function list(text: string | undefined): unknown[] | undefined {
  try {
    const read: unknown = JSON.parse(text ?? "");
    return Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

type Named = Record<string, unknown> & { name: string };
const isNamed = (thing: unknown): thing is Named => typeof thing === "object" && thing !== null && typeof (thing as Partial<Named>).name === "string";

/** The same text for the same thing, in whatever order it was written. */
function textOf(thing: unknown): string {
  if (typeof thing !== "object" || thing === null) return JSON.stringify(thing);
  if (Array.isArray(thing)) return `[${thing.map(textOf).join()}]`;
  const parts = Object.entries(thing).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, value]) => `${key}:${textOf(value)}`).join()}}`;
}

/** By what a thing is known again, though it was changed. */
const keyOf = (thing: unknown): string => (isNamed(thing) ? String(thing["id"] ?? thing.name) : textOf(thing));

/** What somebody made of it, whatever it is called. */
const matterOf = ({ name: _name, id: _id, ...matter }: Named): string => textOf(matter);

/** A thing of the browser that is to stay beside those there are: nothing if it is one of them, else under a name of its own. */
function beside(all: readonly unknown[], thing: unknown): unknown {
  if (all.some((one) => textOf(one) === textOf(thing))) return undefined;
  if (!isNamed(thing)) return thing;
  const alike = all.filter(isNamed).filter(({ name }) => name === thing.name);
  if (alike.some((one) => matterOf(one) === matterOf(thing))) return undefined;
  const has = (what: "name" | "id", value: string): boolean => all.some((one) => isNamed(one) && one[what] === value);
  let [name, id] = [thing.name, thing["id"]];
  for (let n = 2; has("name", name); n++) name = `${thing.name} (${n})`;
  for (let n = 2; typeof id === "string" && has("id", id); n++) id = `${String(thing["id"])}-${n}`;
  return { ...thing, name, ...(id !== undefined && { id }) };
}

/** Two lists that both have changed since they were alike. What was taken out of either is gone; what both changed is kept twice. */
function lists(base: readonly unknown[], account: readonly unknown[], browser: readonly unknown[]): string {
  const find = (all: readonly unknown[], thing: unknown): unknown => all.find((one) => keyOf(one) === keyOf(thing));
  const text = (all: readonly unknown[], thing: unknown): string | undefined => {
    const found = find(all, thing);
    return found === undefined ? undefined : textOf(found);
  };
  const result: unknown[] = [];
  for (const ours of account) {
    const [was, theirs] = [text(base, ours), text(browser, ours)];
    if (was === textOf(ours) && theirs === undefined) continue;
    // Only the browser has changed it.
    result.push(was === textOf(ours) ? find(browser, ours) : ours);
  }
  for (const theirs of browser) {
    const was = text(base, theirs);
    if (was === textOf(theirs)) continue;
    const kept = beside(result, theirs);
    if (kept !== undefined) result.push(kept);
  }
  return JSON.stringify(result);
}

// ----- one thing, and all of them -----

/** One value of two: what is done stays done, the further stop counts, sets and lists have what either has; otherwise the account's. */
function both(key: string, base: string | undefined, account: string, browser: string): string {
  if (SETS.includes(key)) return union(account, browser);
  if (account === "done" || browser === "done") return "done";
  if (isNumber(account) && isNumber(browser) && key.startsWith("arbiter-lesson-")) return String(Math.max(Number(account), Number(browser)));
  const [ours, theirs] = [list(account), list(browser)];
  return ours && theirs ? lists(list(base) ?? [], ours, theirs) : account;
}

/** What the account and this browser keep, together. Whoever has changed something since they were alike (`base`) is right. */
export function merged(base: Things, account: Things, browser: Things): Things {
  const result: Things = {};
  for (const key of new Set([...Object.keys(account), ...Object.keys(browser)])) {
    const [was, ours, theirs] = [base[key], account[key], browser[key]];
    const value = theirs === was ? ours : ours === was || ours === undefined ? theirs : theirs === undefined ? ours : both(key, was, ours, theirs);
    if (value !== undefined) result[key] = value;
  }
  return result;
}
