/** What the keys do at a table. Digits choose, unless somebody wants other keys, or none. */
import { whenKept } from "./recall";

/** So many answers or groups have a key each. */
export const CHOICES = 9;

export const ACTIONS = ["choose1", "choose2", "choose3", "choose4", "choose5", "choose6", "choose7", "choose8", "choose9", "done", "back", "what"] as const;
export type Action = (typeof ACTIONS)[number];
export type KeyMap = Readonly<Record<Action, string>>;

export const USUAL: KeyMap = {
  choose1: "1",
  choose2: "2",
  choose3: "3",
  choose4: "4",
  choose5: "5",
  choose6: "6",
  choose7: "7",
  choose8: "8",
  choose9: "9",
  done: "0",
  back: "Backspace",
  what: "?",
};

/** What a key is called that writes nothing. */
const SIGNS: Readonly<Record<string, string>> = { Backspace: "⌫", Delete: "⌦", Insert: "Ins" };

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** The key that was pressed, if it may do something: those that browsers and readers need may not. */
export function keyOf({ key }: Pressed): string | undefined {
  if (key in SIGNS) return key;
  return [...key].length === 1 && key.trim() ? key.toLowerCase() : undefined;
}

/** What a key does. Where digits need Shift, as on French keyboards, the row of digits does without it. */
export function actionOf(map: KeyMap, event: Pressed): Action | undefined {
  const does = (key: string | undefined): Action | undefined => ACTIONS.find((action) => map[action] === key);
  const row = event.shiftKey ? undefined : /^Digit(\d)$/.exec(event.code)?.[1];
  return does(keyOf(event)) ?? (row ? does(row) : undefined);
}

/** The map with another key for this; what had the key before gets the one that is free now. */
export function withKey(map: KeyMap, action: Action, key: string): KeyMap {
  const before = ACTIONS.find((other) => map[other] === key);
  return { ...map, ...(before && { [before]: map[action] }), [action]: key };
}

/** A map as it is kept: only what is not as usual. Nothing is kept if all is. */
export function written(map: KeyMap): string {
  const own = ACTIONS.filter((action) => map[action] !== USUAL[action]).map((action) => [action, map[action]]);
  return own.length ? JSON.stringify(Object.fromEntries(own)) : "";
}

/** Reads it back. What makes no sense, or two of the same, is as usual. */
export function read(text: string | null): KeyMap {
  let kept: unknown;
  try {
    kept = JSON.parse(text || "{}");
  } catch {
    return USUAL;
  }
  if (typeof kept !== "object" || kept === null) return USUAL;
  const own = Object.entries(kept).filter(([action, key]) => ACTIONS.some((one) => one === action) && typeof key === "string" && key);
  const map: KeyMap = { ...USUAL, ...(Object.fromEntries(own) as Partial<KeyMap>) };
  return new Set(Object.values(map)).size === ACTIONS.length ? map : USUAL;
}

const KEY = "keys";
const OFF = "keys-off";

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be forbidden: then nothing is remembered
  }
}

function remember(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // see recall
  }
}

class Keys {
  #map = $state.raw<KeyMap>(read(recall(KEY)));
  /** Does a key do nothing at all? Whoever speaks to their computer may write where they do not mean to. */
  off = $state(recall(OFF) === "yes");

  constructor() {
    whenKept(() => {
      this.#map = read(recall(KEY));
      this.off = recall(OFF) === "yes";
    });
  }

  get isUsual(): boolean {
    return written(this.#map) === "";
  }

  /** What this key does now, if anything. */
  meant(event: KeyboardEvent): Action | undefined {
    if (this.off || event.metaKey || event.ctrlKey || event.altKey) return undefined;
    return actionOf(this.#map, event);
  }

  /** How the key for this is written; nothing where keys do nothing. */
  sign(action: Action | undefined): string | undefined {
    return this.off || !action ? undefined : this.signOf(action);
  }

  signOf(action: Action): string {
    const key = this.#map[action];
    return SIGNS[key] ?? key.toUpperCase();
  }

  give(action: Action, key: string): void {
    this.#map = withKey(this.#map, action, key);
    remember(KEY, written(this.#map));
  }

  usual(): void {
    this.#map = USUAL;
    remember(KEY, "");
  }

  turn(off: boolean): void {
    this.off = off;
    remember(OFF, off ? "yes" : "");
  }
}

export const keys = new Keys();

/** The key for an answer or a group by its place in the list, from 0. */
export const choosing = (at: number): Action | undefined => (at < CHOICES ? ACTIONS[at] : undefined);
