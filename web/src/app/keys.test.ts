import { expect, test } from "vitest";
import { actionOf, keyOf, read, USUAL, withKey, written } from "./keys.svelte";

const press = (key: string, code = "", shiftKey = false) => ({ key, code, shiftKey });

test("digits choose, also where they need Shift, as on French keyboards", () => {
  expect(actionOf(USUAL, press("1", "Digit1"))).toBe("choose1");
  expect(actionOf(USUAL, press("&", "Digit1"))).toBe("choose1");
  expect(actionOf(USUAL, press("à", "Digit0"))).toBe("done");
  expect(actionOf(USUAL, press("1", "Numpad1"))).toBe("choose1");
  expect(actionOf(USUAL, press("?", "Slash", true))).toBe("what");
  // Shift and a digit is another sign where digits need none.
  expect(actionOf(USUAL, press("!", "Digit1", true))).toBeUndefined();
});

test("keys that browsers and readers need do nothing of ours", () => {
  for (const key of ["Tab", "Enter", " ", "Escape", "ArrowLeft", "Shift", "Dead", "F5"]) expect(keyOf(press(key))).toBeUndefined();
  expect(keyOf(press("Q"))).toBe("q");
});

test("a key does one thing: what it did before gets the key that is free", () => {
  const map = withKey(withKey(USUAL, "choose1", "a"), "done", "a");
  expect([map.done, map.choose1]).toEqual(["a", "0"]);
  expect(actionOf(map, press("A", "KeyA", true))).toBe("done");
  expect(actionOf(map, press("1", "Digit1"))).toBeUndefined();
  expect(new Set(Object.values(map)).size).toBe(Object.keys(map).length);
});

test("only what is not usual is kept, and what makes no sense is as usual", () => {
  const map = withKey(USUAL, "back", "x");
  expect(written(USUAL)).toBe("");
  expect(written(map)).toBe('{"back":"x"}');
  expect(read(written(map))).toEqual(map);
  for (const text of [null, "", "nonsense", "[]", "null", '{"back":"1"}', '{"dance":"d"}', '{"back":7}']) expect(read(text), String(text)).toEqual(USUAL);
});
