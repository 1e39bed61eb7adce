/** Every kind of decision is explained once: what it is for, in every language. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SHELF } from "../games/shelf";
import { isNew, noMore, onceMore, see } from "./firsts";

const read = (file: string): string => readFileSync(new URL(`../../../locales/${file}`, import.meta.url), "utf8");
const idsOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1] ?? "");

/** Chance asks nobody. What a card asks for is said by that card, which the question names first. */
const explained = (question: string): boolean => /-ask-chance =|= (\{ \$\w+ ->\s+\[\w+\] )?\{ \$card \}/.test(question);

describe.each(SHELF.map(({ game }) => game))("%s", (game) => {
  const questions = read(`en/${game}.ftl`)
    .split(/^(?=\S)/m)
    .filter((message) => /^[a-z]+-ask-/.test(message));
  const asks = questions.flatMap((question) => idsOf(question, /^(\S+) =/gm));
  const needed = questions.filter((question) => !explained(question)).flatMap((question) => idsOf(question, /^(\S+) =/gm));

  it.each(["en", "fr", "de"])("explains every decision of its own, and no other, in %s", (language) => {
    const told = idsOf(read(`${language}/howto_${game}.ftl`), /^first-(\S+) = \S/gm);
    expect(needed.length).toBeGreaterThan(20);
    expect(needed.filter((ask) => !told.includes(ask))).toEqual([]);
    expect(told.filter((ask) => !asks.includes(ask))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  });
});

describe("what was explained", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it("is not explained again, until one asks for everything once more", () => {
    see("resa-ask-pay");
    expect([isNew("resa-ask-pay"), isNew("resa-ask-pay-same")]).toEqual([false, true]);
    noMore();
    expect(isNew("resa-ask-pay-same")).toBe(false);
    onceMore();
    expect(isNew("resa-ask-pay")).toBe(true);
  });
});
