/** What can be found in the rules of a game beside its clauses, by its words in every language. */
import { openGame } from "../games/shelf";
import { inEveryLanguage, t, words } from "../words/words.svelte";
import type { Found } from "./search";
import { plainText } from "./sentences";

export interface Section extends Found {
  /** Where it stands on the page. */
  anchor: string;
  title: () => string;
}

export interface Card extends Found {
  title: () => string;
  /** What is written on it. */
  lines: () => string[];
  clause?: string | undefined;
}

/** Sections that have no title of their own. */
const HEADINGS: Record<string, string> = { goal: "ui-howto-goal", end: "ui-howto-end" };
/** What a message of a card says beside its name, in the order in which it is read. */
const LINES = ["when", "range", "roll", "always", "success", "cost", "text", "power-1", "power-2", "power-3", "ability-1", "ability-2", "prelude", "secured"];

export async function sectionsIn(game: string): Promise<Section[]> {
  const texts = await inEveryLanguage([`howto_${game}`]);
  const sections = [...texts].filter(([id]) => id.startsWith("howto-"));
  return sections.map(([id, said]) => {
    const section = id.slice(`howto-${game}-`.length);
    return {
      id,
      anchor: `howto-${section}`,
      asked: said.flatMap(({ attributes }) => [attributes.title ?? "", attributes.ask ?? ""]),
      text: said.map(({ value }) => plainText(value)),
      title: () => words.attribute(id, "title") ?? t(HEADINGS[section] ?? ""),
    };
  });
}

export async function cardsIn(game: string): Promise<Card[]> {
  const [texts, client] = await Promise.all([inEveryLanguage([`${game}_cards`]), openGame(game)]);
  return [...texts]
    .filter(([, said]) => said.some(({ value }) => value && !value.includes("{")))
    .map(([id, said]) => {
      const thing = client?.thingOf?.(id);
      return {
        id,
        asked: said.map(({ value }) => value),
        text: [],
        title: () => t(id),
        lines: () => LINES.flatMap((line) => words.attribute(id, line) ?? []),
        clause: thing ? client?.clauseOf?.(thing, undefined) : undefined,
      };
    });
}
