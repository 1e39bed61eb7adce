import { describe, expect, it } from "vitest";
import { copyLink, lineAt, replayOf } from "./scene";

describe("a page of the book", () => {
  it("is copied from a table by a link", () => {
    expect(copyLink("abc", "p2")).toBe("/book?table=abc&seat=p2");
    expect(copyLink("abc", null, 7)).toBe("/book?table=abc&frame=7");
  });

  it("finds its lines", () => {
    const text = "one\n\nthree";
    expect(text.slice(...lineAt(text, 1))).toBe("one");
    expect(text.slice(...lineAt(text, 2))).toBe("");
    expect(text.slice(...lineAt(text, 3))).toBe("three");
  });

  it("seats as many as the table has", () => {
    expect(replayOf({ seats: 3, position: "", view: {} }, "arcs").seats.map(({ seat }) => seat)).toEqual(["p1", "p2", "p3"]);
  });
});
