import { expect, it } from "vitest";
import { matches } from "./search";

const CLAUSE = { id: "RESA-TERM-01", title: null, question: null, text: "Il existe 5 types d’essence : Vigueur et Sérénité.", source: "", translated: true };

it("finds words without accents or capitals, in any order", () => {
  expect(matches(CLAUSE, "serenite vigueur")).toBe(true);
  expect(matches(CLAUSE, "resa-term")).toBe(true);
  expect(matches(CLAUSE, "or")).toBe(false);
  expect(matches(CLAUSE, "")).toBe(true);
});
