/** Finding rules: by what somebody would ask, by the name of a card in any language, by the words of a clause. */
import type { RulesClause } from "../wire";

/** As it is compared: without accents, capitals and the finer marks of printing. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[’']/g, " ")
    .replace(/[‐‑]/g, "-")
    .toLowerCase();

/** Words that every question has: they find nothing. */
const SMALL = new Set(
  plain(
    `how do does did i a an the of to is are am what when where which who why can could my me you it in on for and or with if be there
     wie was wann wo wer warum ich du man der die das den dem ein eine einen kann mein meine ist sind es im in am auf zu und oder mit wenn wird werden
     comment je tu on vous que quoi quand ou qui pourquoi le la les un une des du de d l mon ma mes est sont c ce ca peut puis peux faire dans sur et avec si il y a qu`,
  ).split(/\s+/),
);

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu) ?? [];

/** What of a question finds something. */
export function keywords(question: string): string[] {
  const all = wordsOf(question);
  const telling = all.filter((word) => !SMALL.has(word));
  return telling.length ? telling : all;
}

/** Is it the same word, as far as its beginning goes: gewinne, gewinnen? */
const alike = (wanted: string, word: string): boolean =>
  word.startsWith(wanted) || (wanted.length > 5 && word.length > 4 && word.startsWith(wanted.slice(0, -2)));

const says = (wanted: string, text: string): boolean => wordsOf(text).some((word) => alike(wanted, word));

/** Something that can be found, in all its languages. */
export interface Found {
  id: string;
  /** What people ask it by, most telling first: a title and questions, then the text itself. */
  asked: readonly string[];
  text: readonly string[];
}

/** How well something answers a question; 0 if it does not. */
export function rank({ asked, text }: Found, question: string): number {
  const wanted = keywords(question);
  const whole = plain(question.trim());
  if (!wanted.length) return 0;
  let sum = 0;
  for (const word of wanted) {
    if (asked.some((each) => says(word, each))) sum += 3;
    else if (text.some((each) => says(word, each))) sum += 1;
    else return 0;
  }
  return sum / wanted.length + (whole.length > 3 && asked.some((each) => plain(each).includes(whole)) ? 3 : 0);
}

/** The best answers, best first; the order of the list decides between equals. */
export function answers<T extends Found>(all: readonly T[], question: string, most: number): T[] {
  return all
    .map((found) => ({ found, rank: rank(found, question) }))
    .filter((each) => each.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map((each) => each.found);
}

/** Does a clause say all of this? Accents and capitals do not matter; its id counts. */
export function matches(clause: RulesClause, wanted: string): boolean {
  const text = plain([clause.id, clause.title, clause.question, clause.text].join(" "));
  return keywords(wanted).every((word) => text.includes(word) || (word.length > 5 && text.includes(word.slice(0, -2))));
}
