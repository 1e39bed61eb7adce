/** The pages of a game that run and teach: how to play, lessons. They lie beside the rules they are about. */
const files = import.meta.glob<string>("../../../games/*/learn/*.md", { query: "?raw", import: "default" });

/** The text of a page, if the game has it. */
export const learnPage = (game: string, name: string): Promise<string> | undefined => files[`../../../games/${game}/learn/${name}.md`]?.();

/** What a game teaches: `how_to_play`, `lesson_1_first_game`, … */
export function learnPages(game: string): string[] {
  const folder = `/games/${game}/learn/`;
  return Object.keys(files)
    .filter((path) => path.includes(folder))
    .map((path) => path.slice(path.indexOf(folder) + folder.length, -".md".length))
    .sort();
}
