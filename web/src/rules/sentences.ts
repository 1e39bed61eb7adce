/** Texts on how to play: sentences, and behind them in brackets the clauses they come from. */
export interface Sentence {
  text: string;
  clauses: string[];
}

const CITED = /\s*\(([A-Z]{4}-[A-Z0-9_-]+(?:, [A-Z]{4}-[A-Z0-9_-]+)*)\)/g;

export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const found of text.matchAll(CITED)) {
    sentences.push({ text: text.slice(from, found.index).trim(), clauses: (found[1] ?? "").split(", ") });
    from = found.index + found[0].length;
  }
  const rest = text.slice(from).trim();
  if (rest) sentences.push({ text: rest, clauses: [] });
  return sentences;
}

/** The text without what it cites. */
export const plainText = (text: string): string =>
  sentencesOf(text)
    .map((sentence) => sentence.text)
    .join(" ");
