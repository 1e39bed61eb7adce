/** The rule catalogues, fetched once per game and language. */
import { api } from "../app/api";
import type { RulesPage } from "../wire";

const pages = new Map<string, Promise<RulesPage>>();

export function rulesOf(game: string, language: string): Promise<RulesPage> {
  const key = `${game}/${language}`;
  const known = pages.get(key);
  if (known) return known;
  const page = api.rules(game, language);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  return page;
}

export async function clauseText(game: string, language: string, clause: string): Promise<string | undefined> {
  const page = await rulesOf(game, language);
  return page.chapters.flatMap((chapter) => chapter.clauses).find((found) => found.id === clause)?.text;
}

export const clauseLink = (game: string, clause: string): string => `/rules/${game}#${clause}`;
