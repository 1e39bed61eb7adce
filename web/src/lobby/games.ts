/** The four games as the lobby presents them. Facts of the box; whether they can be played, the server says. */
export interface Poster {
  game: string;
  title: string;
  players: string;
  minutes: string;
  icon: string;
}

export const POSTERS: readonly Poster[] = [
  { game: "res_arcana", title: "Res Arcana", players: "2–4", minutes: "30–60", icon: "ra-dragon" },
  { game: "arcs", title: "Arcs", players: "2–4", minutes: "60–120", icon: "ar-ship" },
  { game: "arcmage", title: "Arcmage", players: "2", minutes: "30–45", icon: "am-creature" },
  { game: "aristeia", title: "Aristeia!", players: "2", minutes: "45–75", icon: "hx-wild-bill" },
];

export const titleOf = (game: string): string => POSTERS.find((poster) => poster.game === game)?.title ?? game;
