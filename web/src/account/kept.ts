/** What the browser keeps for somebody, taken along to every device they sign in on: settings, decks, lessons. */
import { api } from "../app/api";

type Things = Record<string, string>;

/** Marks that belong to this browser alone. */
const OWN = new Set(["told"]);

function here(): Things {
  return Object.fromEntries(Object.entries({ ...localStorage }).filter(([key, value]) => !OWN.has(key) && typeof value === "string"));
}

const isNumber = (text: string): boolean => /^\d+$/.test(text);

function list(text: string): unknown[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The name by which two things of a list are the same. */
function nameOf(thing: unknown): string {
  const named = typeof thing === "object" && thing !== null && "name" in thing ? (thing as { name: unknown }).name : thing;
  return JSON.stringify(named);
}

/** One value of two: what is done stays done, the further stop counts, lists have what either has; otherwise the account's. */
function both(account: string, browser: string): string {
  if (account === browser) return account;
  if (account === "done" || browser === "done") return "done";
  if (isNumber(account) && isNumber(browser)) return String(Math.max(Number(account), Number(browser)));
  const [ours, theirs] = [list(account), list(browser)];
  if (!ours || !theirs) return account;
  const known = new Set(ours.map(nameOf));
  return JSON.stringify([...ours, ...theirs.filter((thing) => !known.has(nameOf(thing)))]);
}

/** What the account and this browser keep, together. */
export function merged(account: Things, browser: Things): Things {
  const result = { ...browser, ...account };
  for (const key of Object.keys(account)) {
    const mine = browser[key];
    if (mine !== undefined) result[key] = both(account[key] ?? mine, mine);
  }
  return result;
}

/** What the account is known to keep, as text. */
let known: string | undefined;

async function send(kept: Things): Promise<void> {
  const text = JSON.stringify(kept);
  if (text === known) return;
  await api.keep({ kept });
  known = text;
}

/** Brings account and browser together, and keeps them so: whenever the page is left, what has changed is sent. */
export async function takeAlong(): Promise<void> {
  try {
    const { kept } = await api.kept();
    const together = merged(kept, here());
    for (const [key, value] of Object.entries(together)) if (localStorage.getItem(key) !== value) localStorage.setItem(key, value);
    if (known === undefined) addEventListener("visibilitychange", leave);
    known = JSON.stringify(kept);
    await send(together);
  } catch {
    // The browser keeps it; the account gets it the next time.
  }
}

function leave(): void {
  if (known !== undefined && document.visibilityState === "hidden") void send(here()).catch(() => undefined);
}

/** Nobody is signed in any more: what is kept here stays here. */
export function stayBehind(): void {
  removeEventListener("visibilitychange", leave);
  known = undefined;
}
