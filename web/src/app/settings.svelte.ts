/** What this reader prefers, kept in the browser. */
import { isLanguage, words, type Language } from "../words/words.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** When a choice is asked for once more: whenever something goes with it, where it cannot be taken back, or never. */
export const CONFIRMS = ["always", "final", "never"] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** How long bots wait, so that an answer can be taken back: in milliseconds. */
export const PAUSES = ["0", "1500", "4000"] as const;
export type Pause = (typeof PAUSES)[number];

/** How long each step of a bot is looked at before the next: in milliseconds. */
export const PACES = ["0", "350", "900"] as const;
export type Pace = (typeof PACES)[number];

/** Is something answered without asking where there is only one answer? */
export const LONES = ["answer", "ask"] as const;
export type Lone = (typeof LONES)[number];

/** Does the client answer for somebody where that was wished, or is everything asked? */
export const HOLDS = ["some", "all"] as const;
export type Hold = (typeof HOLDS)[number];

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be forbidden: then nothing is remembered
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // see recall
  }
}

/** What was chosen before, if it is still one of these. */
function kept<T extends string>(key: string, among: readonly T[], otherwise: T): T {
  const value = recall(key);
  return among.find((one) => one === value) ?? otherwise;
}

class Settings {
  theme = $state<Theme>("system");
  confirm = $state<Confirm>(kept("confirm", CONFIRMS, "final"));
  pause = $state<Pause>(kept("pause", PAUSES, "1500"));
  pace = $state<Pace>(kept("pace", PACES, "350"));
  lone = $state<Lone>(kept("lone", LONES, "answer"));
  hold = $state<Hold>(kept("hold", HOLDS, "some"));
  /** Was it said once how a card is read with a finger? */
  told = $state(recall("told") === "hold");

  /** Applies what was chosen before, or what the browser says. */
  async begin(): Promise<void> {
    this.choose("theme", kept("theme", THEMES, "system"));
    const asked = new URLSearchParams(location.search).get("lang");
    const known = recall("language");
    const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
    await words.use(isLanguage(asked) ? asked : isLanguage(known) ? known : (spoken ?? "en"));
  }

  async chooseLanguage(language: Language): Promise<void> {
    remember("language", language);
    await words.use(language);
  }

  /** It was said how a card is read with a finger. */
  tell(): void {
    this.told = true;
    remember("told", "hold");
  }

  choose<K extends "theme" | "confirm" | "pause" | "pace" | "lone" | "hold">(what: K, value: this[K] & string): void {
    this[what] = value;
    remember(what, value);
    if (what !== "theme") return;
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
