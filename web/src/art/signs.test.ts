import { expect, it } from "vitest";
import { first, type SignLine } from "./signs";

const line = (lead: string): SignLine => ({ kind: "rule", lead, run: [{ word: "1" }] });

it("says of a face with room for fewer lines that there are more", () => {
  const [one, two, three] = [line("a"), line("b"), line("c")];
  expect(first([one, two], 2)).toEqual([one, two]);
  expect(first([one, two, three], 2)).toEqual([one, { ...two, run: [{ word: "1" }, "more"] }]);
  expect(two.run, "the card itself is what it was").toHaveLength(1);
});
