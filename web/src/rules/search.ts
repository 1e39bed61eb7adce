/** Finding clauses: all words must occur, accents and capitals do not matter. */
import type { RulesClause } from "../wire";

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

export function matches(clause: RulesClause, wanted: string): boolean {
  const text = plain([clause.id, clause.title, clause.question, clause.text].join(" "));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
