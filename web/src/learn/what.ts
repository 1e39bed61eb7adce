/** One sentence about something: of the clause it has, of what a decision is for, or of the rules that speak of it. */
import { answers, keywords, plain, type Found } from "../rules/search";
import { sentencesOf } from "../rules/sentences";
import type { RulesClause } from "../wire";

export interface Meaning {
  name: string;
  text: string;
  clause?: string | undefined;
}

/** What was touched. */
export interface About {
  name: string;
  /** The clause about it. */
  clause?: string | undefined;
  /** What the decision is for, if a choice was touched. */
  first?: string;
  /** What is said of it where no rule speaks of it. */
  said?: string;
}

interface Sources {
  /** How to play, each section with its text. */
  sections: readonly (Found & { said: string })[];
  clauses: readonly Pick<RulesClause, "id" | "text">[];
}

/** How many of these words a sentence says. */
const says = (text: string, wanted: readonly string[]): number =>
  wanted.filter((word) => plain(text).includes(word.length > 5 ? word.slice(0, -2) : word)).length;

export function meaningOf({ name, clause, first, said }: About, { sections, clauses }: Sources): Meaning {
  const ruled = clause && clauses.find(({ id }) => id === clause);
  if (ruled) return { name, text: ruled.text, clause: ruled.id };
  if (first || said) return { name, text: first || said || "" };
  // The longest words tell most: a heading that says too much is asked by less of it.
  const wanted = keywords(name)
    .filter((word) => !/^\d+$/.test(word))
    .sort((a, b) => b.length - a.length)
    .slice(0, 4);
  for (let most = wanted.length; most > 0; most--) {
    const asked = wanted.slice(0, most);
    const [section] = answers(sections, asked.join(" "), 1);
    const sentences = section ? sentencesOf(section.said) : [];
    const best = sentences.map((sentence) => ({ sentence, count: says(sentence.text, asked) })).sort((a, b) => b.count - a.count)[0];
    if (best && best.count > 0) return { name, text: best.sentence.text, clause: best.sentence.clauses[0] };
    const found = clauses.find(({ text }) => says(text, asked) === most);
    if (found) return { name, text: found.text, clause: found.id };
  }
  return { name, text: "" };
}
