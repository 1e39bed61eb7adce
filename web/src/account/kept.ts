/** What the browser keeps for somebody, taken along to every device they sign in on: settings, decks, lessons. */
import { api, Refused } from "../app/api";
import { tellKept } from "../app/recall";
import { merged, type Things } from "./merge";

/** What the account kept when this browser and it were alike last. As long as it is here, what else is here is the account's. */
const MARK = "kept-by-account";
/** Marks that belong to this browser alone. */
const OWN = new Set(["told", MARK]);
/** How often it is looked whether there is something new, in milliseconds. */
const EVERY = 20_000;
/** So much may be sent by a page that goes. */
const AT_LAST = 60_000;

const mine = (): [string, string][] => Object.entries({ ...localStorage }).filter(([key, value]) => !OWN.has(key) && typeof value === "string");
const here = (): Things => Object.fromEntries(mine().sort(([a], [b]) => (a < b ? -1 : 1)));

/** Is what is here an account's? */
function isMarked(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false; // storage may be forbidden: then nothing is kept
  }
}

function base(): Things | undefined {
  const text = localStorage.getItem(MARK);
  return text === null ? undefined : (JSON.parse(text) as Things);
}

const isAlike = (one: Things, other: Things): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([key, value]) => other[key] === value);

/** Puts down what is to be kept, and tells those who have read it already. */
function put(things: Things): void {
  const before = here();
  for (const key of Object.keys(before)) if (things[key] === undefined) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(things)) if (before[key] !== value) localStorage.setItem(key, value);
  if (!isAlike(before, things)) tellKept();
}

async function bringTogether(): Promise<void> {
  try {
    const { kept } = await api.kept();
    // Somebody may have signed out meanwhile.
    if (!isIn) return;
    const together = merged(base() ?? {}, kept, here());
    put(together);
    localStorage.setItem(MARK, JSON.stringify(kept));
    if (isAlike(kept, together)) return;
    await api.keep({ kept: together }, JSON.stringify(together).length < AT_LAST);
    if (isIn) localStorage.setItem(MARK, JSON.stringify(together));
  } catch (error) {
    // The browser keeps it; the account gets it the next time. Unless this browser was signed out, elsewhere.
    if (error instanceof Refused && error.reason.id === "refused-no-account") stayBehind();
  }
}

let isIn = false;
let clock: ReturnType<typeof setInterval> | undefined;
/** What is under way: one after the other. */
let last = Promise.resolve();

/** Sends what has changed here, if anything has. */
export function send(): Promise<void> {
  const known = base();
  return isIn && known && !isAlike(known, here()) ? takeAlong() : last;
}

const leave = (): void => void (document.visibilityState === "hidden" && send());

/** Brings account and browser together, and keeps them so. */
export function takeAlong(): Promise<void> {
  if (!isIn) {
    isIn = true;
    addEventListener("visibilitychange", leave);
    clock = setInterval(() => document.visibilityState === "visible" && void send(), EVERY);
  }
  return (last = last.then(bringTogether));
}

/** Goes on as before on a page that was opened anew. */
export function goOn(signedIn = isMarked()): void {
  if (signedIn && !isIn) void takeAlong();
}

/** Nobody is signed in any more: what the account keeps does not stay here, for whoever comes next. */
export function stayBehind(): void {
  isIn = false;
  removeEventListener("visibilitychange", leave);
  clearInterval(clock);
  if (!isMarked()) return;
  put({});
  localStorage.removeItem(MARK);
}
