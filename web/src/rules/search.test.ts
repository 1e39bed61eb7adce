import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { answers, keywords, matches, plain, rank, type Found } from "./search";
import { plainText, sentencesOf } from "./sentences";

const CLAUSE = { id: "RESA-TERM-01", title: null, question: null, text: "Il existe 5 types d’essence : Vigueur et Sérénité.", source: "", translated: true };

it("finds words without accents or capitals, in any order", () => {
  expect(matches(CLAUSE, "serenite vigueur")).toBe(true);
  expect(matches(CLAUSE, "resa-term")).toBe(true);
  expect(matches(CLAUSE, "or")).toBe(false);
  expect(matches(CLAUSE, "")).toBe(true);
});

it("compares what is written with what is printed", () => {
  expect(plain("Planète 2\u2011B")).toBe("planete 2-b");
});

it("leaves out what every question says, but not everything", () => {
  expect(keywords("How do I win?")).toEqual(["win"]);
  expect(keywords("Comment gagner ?")).toEqual(["gagner"]);
  expect(keywords("how")).toEqual(["how"]);
});

it("knows a sentence from the clauses behind it", () => {
  const text = "Pay. (RESA-COST-01, RESA-COST-02) Then (or later) rest.";
  expect(sentencesOf(text)).toEqual([
    { text: "Pay.", clauses: ["RESA-COST-01", "RESA-COST-02"] },
    { text: "Then (or later) rest.", clauses: [] },
  ]);
  expect(plainText(text)).toBe("Pay. Then (or later) rest.");
});

const GAMES = ["res_arcana", "arcs", "arcmage", "aristeia"];
const LANGUAGES = ["en", "fr", "de"];
const bundleOf = (game: string, language: string): FluentBundle => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`../../../locales/${language}/howto_${game}.ftl`, import.meta.url), "utf8")));
  return bundle;
};
const idsOf = (game: string): string[] =>
  [...readFileSync(new URL(`../../../locales/en/howto_${game}.ftl`, import.meta.url), "utf8").matchAll(/^(howto-[\w-]+) =/gm)].map((found) => found[1] ?? "");

describe.each(GAMES)("%s", (game) => {
  const bundles = LANGUAGES.map((language) => bundleOf(game, language));
  const said = (bundle: FluentBundle, id: string, attribute?: string): string => {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? bundle.formatPattern(pattern) : "";
  };
  const all: Found[] = idsOf(game).map((id) => ({
    id,
    asked: bundles.flatMap((bundle) => [said(bundle, id, "title"), said(bundle, id, "ask")]),
    text: bundles.map((bundle) => plainText(said(bundle, id))),
  }));

  it.each(["how do I win", "wie gewinne ich", "comment gagner", "Comment je gagne ?", "how to win"])("%s finds the goal first", (question) => {
    expect(answers(all, question, 3)[0]?.id).toBe(`howto-${game}-goal`);
  });

  it.each(["when does the game end", "wann endet das Spiel", "quand finit la partie"])("%s finds the end", (question) => {
    expect(answers(all, question, 3)[0]?.id).toBe(`howto-${game}-end`);
  });

  it("cites the same clauses in every language, and only those that there are", () => {
    const catalogue = readFileSync(new URL(`../../../rules/${game}/en.toml`, import.meta.url), "utf8");
    for (const id of idsOf(game)) {
      const cited = bundles.map((bundle) => sentencesOf(said(bundle, id)).map(({ clauses }) => clauses.join(" ")));
      expect(cited[1], id).toEqual(cited[0]);
      expect(cited[2], id).toEqual(cited[0]);
      for (const clause of cited[0]?.flatMap((clauses) => clauses.split(" ").filter(Boolean)) ?? []) {
        expect(catalogue, `${id} cites ${clause}`).toContain(`"${clause}"`);
      }
    }
  });

  it.each(LANGUAGES)("links every sentence to its clauses, in %s", (language) => {
    const bundle = bundles[LANGUAGES.indexOf(language)];
    const sentences = bundle ? idsOf(game).flatMap((id) => sentencesOf(said(bundle, id))) : [];
    expect(sentences.length).toBeGreaterThan(25);
    expect(sentences.filter(({ clauses }) => !clauses.length)).toEqual([]);
    expect(sentences.filter(({ text }) => /[.!?] \p{Lu}/u.test(text))).toEqual([]);
  });

  it("answers nothing to what nobody knows", () => {
    expect(all.filter((each) => rank(each, "xylophone") > 0)).toEqual([]);
  });
});
