/** The pages of a game that run and teach: how to play, lessons. They lie beside the rules they are about. */
const files = import.meta.glob<string>("../../../games/*/learn/*.md", { query: "?raw", import: "default" });

/** The text of a page, if the game has it. */
export const learnPage = (game: string, name: string): Promise<string> | undefined => files[`../../../games/${game}/learn/${name}.md`]?.();

/** What a game teaches: `how_to_play`, `lesson_1`, … */
export function learnPages(game: string): string[] {
  const folder = `/games/${game}/learn/`;
  return Object.keys(files)
    .filter((path) => path.includes(folder))
    .map((path) => path.slice(path.indexOf(folder) + folder.length, -".md".length))
    .sort();
}

/** The lessons of a game, in the order in which they are learnt. */
export const lessonsOf = (game: string): string[] => learnPages(game).filter((name) => name.startsWith("lesson_"));

/** What a coach's message is called: `lesson-res_arcana-1-goal`. */
export const messageOf = (game: string, lesson: string, says: string): string => `${game}-${lesson.replace(/^lesson_/, "")}-${says}`;

/** Somebody's own lesson, opened from a file, lies here until the window is closed. */
export const OWN = "arbiter-own-lesson";

/** What the coach of one's own lesson says: the lines `name = text` of the page. */
export function ownWords(page: string): Map<string, string> {
  const lines = page.split("\n").flatMap((line) => {
    const at = line.indexOf(" = ");
    return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 3).trim()] as const];
  });
  return new Map(lines);
}
