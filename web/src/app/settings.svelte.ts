/** What this reader prefers, kept in the browser. */
import { whenKept } from "./recall";
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

/** Does a sound tell that it is one's move? Nothing sounds before a touch or a key. */
export const SOUNDS = ["off", "soft", "on"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Does the device tell it while the page is hidden? */
export const NOTIFIES = ["off", "on"] as const;
export type Notify = (typeof NOTIFIES)[number];

/** Is it shown how likely everybody is to win, where one plays alone with bots? */
export const CHANCES = ["off", "on"] as const;
export type Chances = (typeof CHANCES)[number];

export const SIZES = ["small", "usual", "large", "huge"] as const;
export type Size = (typeof SIZES)[number];

export const MOTIONS = ["system", "less"] as const;
export type Motion = (typeof MOTIONS)[number];

/** The colours of the seats: the usual ones, or those that differ in lightness as well. */
export const PALETTES = ["usual", "safe"] as const;
export type Palette = (typeof PALETTES)[number];

/** Which thumb reaches what on a phone. */
export const HANDS = ["right", "left"] as const;
export type Hand = (typeof HANDS)[number];

/** What the page itself is told, by a mark on its root: the usual needs none. */
const MARKS = { theme: "system", size: "usual", motion: "system", palette: "usual", hand: "right" } as const;
type Marked = keyof typeof MARKS;

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

type Chosen = Marked | "confirm" | "pause" | "pace" | "lone" | "hold" | "sound" | "notify" | "chances";

class Settings {
  theme = $state<Theme>("system");
  confirm = $state<Confirm>("final");
  pause = $state<Pause>("1500");
  pace = $state<Pace>("350");
  lone = $state<Lone>("answer");
  sound = $state<Sound>("soft");
  notify = $state<Notify>("off");
  chances = $state<Chances>("off");
  size = $state<Size>("usual");
  motion = $state<Motion>("system");
  palette = $state<Palette>("usual");
  hand = $state<Hand>("right");
  hold = $state<Hold>("some");
  /** Was it said once how a card is read with a finger? */
  told = $state(recall("told") === "hold");

  constructor() {
    this.#recall();
    whenKept(() => {
      this.#recall();
      this.#show();
      if (this.#language() !== words.language) void words.use(this.#language());
    });
  }

  /** What was chosen before. */
  #recall(): void {
    this.theme = kept("theme", THEMES, "system");
    this.confirm = kept("confirm", CONFIRMS, "final");
    this.pause = kept("pause", PAUSES, "1500");
    this.pace = kept("pace", PACES, "350");
    this.lone = kept("lone", LONES, "answer");
    this.sound = kept("sound", SOUNDS, "soft");
    this.notify = kept("notify", NOTIFIES, "off");
    this.chances = kept("chances", CHANCES, "off");
    this.size = kept("size", SIZES, "usual");
    this.motion = kept("motion", MOTIONS, "system");
    this.palette = kept("palette", PALETTES, "usual");
    this.hand = kept("hand", HANDS, "right");
    this.hold = kept("hold", HOLDS, "some");
  }

  /** Applies what was chosen before, or what the browser says. */
  async begin(): Promise<void> {
    this.#show();
    await words.use(this.#language());
  }

  #show(): void {
    for (const what of Object.keys(MARKS) as Marked[]) this.#mark(what);
  }

  #language(): Language {
    const asked = new URLSearchParams(location.search).get("lang");
    const known = recall("language");
    const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
    return isLanguage(asked) ? asked : isLanguage(known) ? known : (spoken ?? "en");
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

  choose<K extends Chosen>(what: K, value: this[K] & string): void {
    this[what] = value;
    remember(what, value);
    if (what in MARKS) this.#mark(what as Marked);
  }

  /** Shall pieces jump instead of moving? */
  get isStill(): boolean {
    return this.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #mark(what: Marked): void {
    const root = document.documentElement.dataset;
    if (this[what] === MARKS[what]) delete root[what];
    else root[what] = this[what];
  }
}

export const settings = new Settings();
