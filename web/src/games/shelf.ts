/**
 * The facts of the boxes, and where the parts of a game are. What a game draws is loaded when somebody looks at it. A
 * game that has nothing here is known by what the server says of it, and drawn by what its view says of itself (`plain/`).
 */
import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { api } from "../app/api";
import type { GameInfo } from "../wire";
import { words } from "../words/words.svelte";
import type { GameClient } from "./game";
import { played } from "./played";

export interface Box {
  game: string;
  title: string;
  players: string;
  /** How long a game takes; left out where nobody has said. */
  minutes?: string;
  icon: string;
  /** Is it shown only to those who ask for it? */
  hidden?: boolean;
  /** What is agreed on before the game, where each matter is chosen by itself. */
  options?: readonly Option[];
  /** How a first game is set up, in the words of the setup: ready teams and decks, nothing to choose before play begins. */
  first?: string;
  /** What should be known before one sits down, as a message of the game's table. */
  note?: string;
}

/** A matter by its word in the setup, and its answers, the usual one first. */
export interface Option {
  matter: string;
  answers: readonly string[];
  /** It matters only if another matter is answered like this. */
  when?: readonly [matter: string, answer: string];
}

export const SHELF: readonly Box[] = [
  { game: "res_arcana", title: "Res Arcana", players: "2–4", minutes: "30–60", icon: "ra-dragon", first: "deal introductory" },
  { game: "arcs", title: "Arcs", players: "2–4", minutes: "60–120", icon: "ar-ship" },
  {
    game: "arcmage",
    title: "Arcmage",
    players: "2–4",
    minutes: "30–45",
    icon: "am-creature",
    // The deck of the lesson, and one that it is a match for (docs/performance.md has them all).
    first: "p1 gaian_love_for_life p2 brothers_in_arms",
    // Its own set-up page asks; only what is unusual is told.
    options: [
      { matter: "attack_army", answers: ["yes"] },
      { matter: "any_window", answers: ["yes"] },
      { matter: "concede", answers: ["yes"] },
      { matter: "closed_lists", answers: ["yes"] },
      { matter: "alone", answers: ["p1", "p2", "p3"] },
    ],
  },
  {
    game: "aristeia",
    title: "Aristeia!",
    players: "2",
    minutes: "45–75",
    icon: "hx-wild-bill",
    first: "teams starter tactics random",
    note: "ui-aris-stand-ins",
    options: [
      { matter: "scenario", answers: ["assault", "conquest", "king_of_the_hill", "scorched_earth"] },
      { matter: "teams", answers: ["choose", "starter", "random"] },
      { matter: "tactics", answers: ["choose", "random"] },
      { matter: "crowd", answers: ["each", "additional"] },
      { matter: "sides", answers: ["shared", "any"] },
      { matter: "scorched_frags", answers: ["no", "yes"], when: ["scenario", "scorched_earth"] },
    ],
  },
];

/** What a game that is set up in its own way gets: who sits where, and whom to tell the setup in words. */
export interface SetUpProps {
  /** What everybody will be called, from the first seat on. */
  names: readonly string[];
  /** Is it for all tables of a tournament, where nobody has a seat of their own and tables are not all of one size? */
  alike?: boolean;
  change: (setup: string) => void;
}

/** What a game that is set up in its own way gets to say what was agreed on, as entries of a list. */
export interface AgreedProps {
  setup: string;
  /** Everybody, from the first seat on. */
  seats: readonly { name: string; open: boolean }[];
}

/** What a game gets to which everybody brings something of their own: the seat, counted from 0, and whom to tell the words. */
export interface BringProps {
  seat: number;
  names: readonly string[];
  /** The setup as the host chose it. */
  setup: string;
  change: (side: string) => void;
}

/** The boxes of games that have none here, made from what the server says. */
const learned = new SvelteMap<string, Box>();

/** Hears what the server says of its games. */
export function learn(games: readonly GameInfo[]): void {
  for (const { game, title, hidden, sizes } of games) {
    if (SHELF.some((box) => box.game === game)) continue;
    const players = [...new Set([sizes[0]?.players, sizes.at(-1)?.players])].join("–");
    learned.set(game, { game, title, players, hidden, icon: "ui-play" });
  }
}

/** Every box, those without one here last; hidden ones only if they are asked for. */
export const boxes = (all: boolean): Box[] => [...SHELF, ...learned.values()].filter((box) => all || !box.hidden);

const boxOf = (game: string): Box | undefined => SHELF.find((box) => box.game === game) ?? learned.get(game);

/** Makes sure that a game has a box; without an answer, it is called by its key. */
async function knowBox(game: string): Promise<void> {
  if (!boxOf(game)) await api.games().then(learn, () => undefined);
}

// ----- a first game is set up in the simplest way -----

/** Was none of these finished on this device? */
export const isFirstGame = (game: string): boolean => !played().includes(game);

/** The setup of a first game. */
export const firstOf = (game: string): string | undefined => (isFirstGame(game) ? boxOf(game)?.first : undefined);

export const optionsOf = (game: string): readonly Option[] => boxOf(game)?.options ?? [];

export const noteOf = (game: string): string | undefined => boxOf(game)?.note;

export const titleOf = (game: string): string => boxOf(game)?.title ?? game;
export const iconOf = (game: string): string => boxOf(game)?.icon ?? "ui-play";

const clients = import.meta.glob<{ client: GameClient }>("./*/index.ts");
const setUps = import.meta.glob<Component<SetUpProps>>("./*/SetUp.svelte", { import: "default" });
const agreeds = import.meta.glob<Component<AgreedProps>>("./*/Agreed.svelte", { import: "default" });
const brings = import.meta.glob<Component<BringProps>>("./*/Bring.svelte", { import: "default" });
const decks = import.meta.glob<Component>("./*/Decks.svelte", { import: "default" });
const posters = import.meta.glob<Component<{ game: string }>>("./*/Poster.svelte", { import: "default" });

/** A part of a game, or the one that stands for it where a game has none of its own. */
const partOf = <T>(parts: Record<string, () => Promise<T>>, game: string, file: string): Promise<T> | undefined =>
  (parts[`./${game}/${file}`] ?? parts[`./plain/${file}`])?.();

/** How a game is drawn, with its words. */
export async function openGame(game: string): Promise<GameClient | undefined> {
  const [loaded] = await Promise.all([partOf(clients, game, "index.ts"), words.open(game), knowBox(game)]);
  return loaded?.client;
}

/** The picture on the box. */
export async function openPoster(game: string): Promise<Component<{ game: string }> | undefined> {
  const [poster] = await Promise.all([partOf(posters, game, "Poster.svelte"), words.open(game), knowBox(game)]);
  return poster;
}

/** How a game is set up, if a list of variants does not do. */
export async function openSetUp(game: string): Promise<Component<SetUpProps> | undefined> {
  const [setUp] = await Promise.all([setUps[`./${game}/SetUp.svelte`]?.(), words.open(game)]);
  return setUp;
}

/** What is brought to a seat, in a game that has such a thing. */
export async function openBring(game: string): Promise<Component<BringProps> | undefined> {
  const [bring] = await Promise.all([brings[`./${game}/Bring.svelte`]?.(), words.open(game)]);
  return bring;
}

/** How a game that is set up in its own way says what was agreed on. */
export async function openAgreed(game: string): Promise<Component<AgreedProps> | undefined> {
  const [agreed] = await Promise.all([agreeds[`./${game}/Agreed.svelte`]?.(), words.open(game)]);
  return agreed;
}

/** Is it a game that people build decks for? */
export const hasDecks = (game: string): boolean => `./${game}/Decks.svelte` in decks;

/** Where they do. */
export async function openDecks(game: string): Promise<Component | undefined> {
  const [page] = await Promise.all([decks[`./${game}/Decks.svelte`]?.(), words.open(game)]);
  return page;
}
