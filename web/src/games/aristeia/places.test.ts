import { expect, test } from "vitest";
import { ZONES } from "./facts";
import { SPACES } from "./geometry";
import { placeOf, reword } from "./places";

test("a space is named by its zone and the clock", () => {
  expect(placeOf("j10")).toEqual({ id: "ui-aris-place-middle", args: { zone: { name: { id: "aris-zone-central" } } } });
  expect(placeOf("j9")).toEqual({ id: "ui-aris-place-in", args: { zone: { name: { id: "aris-zone-central" } }, hour: { number: 12 } } });
  expect(placeOf("j8").id).toBe("ui-aris-place-beside");
});

test("no two spaces in or beside a zone have the same name", () => {
  const near = SPACES.map(placeOf).filter(({ id }) => id !== "ui-aris-place-from");
  expect(new Set(near.map((place) => JSON.stringify(place))).size).toBe(near.length);
  expect(near.length).toBeGreaterThan(ZONES.length * 7);
});

test("sentences name spaces by their place", () => {
  const said = { id: "aris-choice-step", args: { space: { text: "j9" } } };
  expect(reword(said).args?.["space"]).toHaveProperty("name");
  const other = { id: "aris-choice-pass" };
  expect(reword(other)).toBe(other);
});
