/** The reader's language: Fluent files, loaded per language, and sentences made from them. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Spoken } from "../wire";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence in parts: plain text, and names that stand for a thing or a seat. */
export interface Part {
  text: string;
  /** The message that was named, such as `resa-card-prism`. */
  name?: string;
}

const files = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default" });

/** What every page says; the words of a game come with the game: `res_arcana.ftl`, `res_arcana_cards.ftl`, … */
const EVERYWHERE: readonly string[] = ["common", "ui", "people_table", "account_table", "contest_table"];

// Marks around a name inside a formatted sentence; private use, so no text contains them.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const BETWEEN = "\uE002";
const NAMED = new RegExp(`${OPEN}([^${BETWEEN}]*)${BETWEEN}([^${CLOSE}]*)${CLOSE}`, "g");

/** The files in `locales/<language>/` that these games need. */
function wanted(language: Language, games: readonly string[]): string[] {
  const folder = `/locales/${language}/`;
  return Object.keys(files).filter((path) => {
    const name = path.slice(path.indexOf(folder) + folder.length, -".ftl".length);
    return path.includes(folder) && (EVERYWHERE.includes(name) || games.some((game) => name === game || name.startsWith(`${game}_`)));
  });
}

const parsed = new Map<string, FluentResource>();

async function parse(path: string): Promise<FluentResource> {
  const known = parsed.get(path);
  if (known) return known;
  const resource = new FluentResource((await files[path]?.()) ?? "");
  parsed.set(path, resource);
  return resource;
}

async function load(language: Language, games: readonly string[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of await Promise.all(wanted(language, games).map(parse))) bundle.addResource(resource);
  return bundle;
}

/** What a message says in each language, with its further texts. */
export interface SaidIn {
  value: string;
  attributes: Record<string, string>;
}

/** Every message of these files, in every language: for those who look for a word they know in another. */
export async function inEveryLanguage(names: readonly string[]): Promise<Map<string, SaidIn[]>> {
  const all = new Map<string, SaidIn[]>();
  for (const language of LANGUAGES) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const name of names) {
      const resource = await parse(`../../../locales/${language}/${name}.ftl`);
      bundle.addResource(resource);
      for (const { id } of resource.body.filter((entry) => !entry.id.startsWith("-"))) {
        const message = bundle.getMessage(id);
        const say = (pattern: Parameters<FluentBundle["formatPattern"]>[0]): string => bundle.formatPattern(pattern, null, []);
        const attributes = Object.fromEntries(Object.entries(message?.attributes ?? {}).map(([name, pattern]) => [name, say(pattern)]));
        all.set(id, [...(all.get(id) ?? []), { value: message?.value ? say(message.value) : "", attributes }]);
      }
    }
  }
  return all;
}

export function isLanguage(text: string | null): text is Language {
  return LANGUAGES.includes(text as Language);
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #wanted: Language = "en";
  #games = new Set<string>();
  #loading: Promise<void> | undefined;

  /** Speaks a language from now on. */
  use(language: Language): Promise<void> {
    this.#wanted = language;
    return (this.#loading = this.#load());
  }

  /** Learns the words of a game. */
  open(game: string): Promise<void> {
    if (this.#loading && this.#games.has(game)) return this.#loading;
    this.#games.add(game);
    return (this.#loading = this.#load());
  }

  async #load(): Promise<void> {
    const [language, games] = [this.#wanted, [...this.#games]];
    const bundle = await load(language, games);
    // Meanwhile the reader may have chosen another language, or a game.
    if (language !== this.#wanted || games.length !== this.#games.size) return this.#load();
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A text of the interface. */
  t(id: string, args?: Record<string, FluentVariable>): string {
    return this.#format(id, args);
  }

  /** One of the further texts of a message, such as `.power-1` of a card. */
  attribute(id: string, name: string): string | undefined {
    const bundle = this.#bundle;
    const pattern = bundle.getMessage(id)?.attributes[name];
    return pattern === undefined ? undefined : bundle.formatPattern(pattern, null, []);
  }

  /** Something the rules say, as one text. */
  say(spoken: Spoken, seats: readonly string[] = []): string {
    return this.#format(spoken.id, this.#arguments(spoken, seats, false));
  }

  /** Something the rules say, with its names kept apart. */
  parts(spoken: Spoken, seats: readonly string[] = []): Part[] {
    const text = this.#format(spoken.id, this.#arguments(spoken, seats, true));
    const parts: Part[] = [];
    let from = 0;
    for (const found of text.matchAll(NAMED)) {
      if (found.index > from) parts.push({ text: text.slice(from, found.index) });
      parts.push({ text: found[2] ?? "", name: found[1] });
      from = found.index + found[0].length;
    }
    if (from < text.length) parts.push({ text: text.slice(from) });
    return parts;
  }

  /** What an argument is called by itself: a name, a number. */
  call(arg: Arg, seats: readonly string[] = []): string {
    return String(this.#argument(arg, seats, false));
  }

  /** `a, b and c`, as the language joins it. */
  join(texts: readonly string[]): string {
    const last = texts.at(-1);
    if (last === undefined) return this.t("common-list-empty");
    if (texts.length === 1) return last;
    return texts.slice(0, -1).join(this.t("common-list-separator")) + this.t("common-list-last") + last;
  }

  /** `12 s`, `3 min`, as the language writes it. */
  duration(seconds: number): string {
    const [amount, unit] = seconds < 90 ? [seconds, "second"] : [Math.round(seconds / 60), "minute"];
    return new Intl.NumberFormat(this.language, { style: "unit", unit, unitDisplay: "short" }).format(amount);
  }

  #format(id: string, args?: Record<string, FluentVariable>): string {
    const bundle = this.#bundle;
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args ?? null, []) : "";
  }

  #arguments(spoken: Spoken, seats: readonly string[], marked: boolean): Record<string, FluentVariable> {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(spoken.args ?? {})) {
      if (arg !== undefined) args[name] = this.#argument(arg, seats, marked);
    }
    return args;
  }

  #argument(arg: Arg, seats: readonly string[], marked: boolean): FluentVariable {
    if ("number" in arg) return Number(arg.number);
    if ("text" in arg) return arg.text;
    if ("seat" in arg) {
      const name = seats[seatIndex(arg.seat)] ?? arg.seat;
      return marked ? `${OPEN}${arg.seat}${BETWEEN}${name}${CLOSE}` : name;
    }
    if ("list" in arg) return this.join(arg.list.map((item) => this.say(item, seats)));
    const text = this.say(arg.name, seats);
    return marked ? `${OPEN}${arg.name.id}${BETWEEN}${text}${CLOSE}` : text;
  }
}

/** `p1` is 0. */
export function seatIndex(seat: string): number {
  return Number(seat.slice(1)) - 1;
}

export const words = new Words();
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.t(id, args);
