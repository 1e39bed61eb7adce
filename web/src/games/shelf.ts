/**
 * The one place that names all games: the facts of their boxes, and where their parts are. What a game draws is
 * loaded when somebody looks at it.
 */
import type { Component } from "svelte";
import { words } from "../words/words.svelte";
import type { GameClient } from "./game";

export interface Box {
  game: string;
  title: string;
  players: string;
  minutes: string;
  icon: string;
}

export const SHELF: readonly Box[] = [
  { game: "res_arcana", title: "Res Arcana", players: "2–4", minutes: "30–60", icon: "ra-dragon" },
  { game: "arcs", title: "Arcs", players: "2–4", minutes: "60–120", icon: "ar-ship" },
  { game: "arcmage", title: "Arcmage", players: "2–4", minutes: "30–45", icon: "am-creature" },
  { game: "aristeia", title: "Aristeia!", players: "2", minutes: "45–75", icon: "hx-wild-bill" },
];

const boxOf = (game: string): Box | undefined => SHELF.find((box) => box.game === game);

export const titleOf = (game: string): string => boxOf(game)?.title ?? game;
export const iconOf = (game: string): string => boxOf(game)?.icon ?? "ui-play";

const clients = import.meta.glob<{ client: GameClient }>("./*/index.ts");
const posters = import.meta.glob<Component>("./*/Poster.svelte", { import: "default" });

/** Can this client draw the game? */
export const isDrawn = (game: string): boolean => `./${game}/index.ts` in clients;

/** How a game is drawn, with its words; nothing if this client does not know it. */
export async function openGame(game: string): Promise<GameClient | undefined> {
  const [loaded] = await Promise.all([clients[`./${game}/index.ts`]?.(), words.open(game)]);
  return loaded?.client;
}

/** The picture on the box. */
export async function openPoster(game: string): Promise<Component | undefined> {
  const [poster] = await Promise.all([posters[`./${game}/Poster.svelte`]?.(), words.open(game)]);
  return poster;
}
