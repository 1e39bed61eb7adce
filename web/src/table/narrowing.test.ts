import { describe, expect, it } from "vitest";
import type { Offer } from "../wire";
import { aimsOf, narrow, touch, touchable } from "./narrowing";

const offer = (text: string, ...touches: string[]): Offer => ({ text, label: { id: "x" }, touches });
const OFFERS = [
  offer("place prism", "card:prism"),
  offer("discard prism", "card:prism"),
  offer("move a b", "ship:a", "place:b"),
  offer("move a c", "ship:a", "place:c"),
  offer("pass"),
];

describe("narrowing", () => {
  it("keeps the choices that touch everything touched, in any order", () => {
    expect(narrow(OFFERS, ["place:b", "ship:a"]).map((found) => found.text)).toEqual(["move a b"]);
    expect(narrow(OFFERS, []).length).toBe(5);
  });

  it("lights what can be touched next, and not what already is", () => {
    expect([...touchable(OFFERS, [])]).toEqual(["card:prism", "ship:a", "place:b", "place:c"]);
    expect([...touchable(OFFERS, ["ship:a"])]).toEqual(["place:b", "place:c"]);
    expect([...touchable(OFFERS, ["card:prism"])]).toEqual([]);
  });

  it("chooses when one is left", () => {
    expect(touch(OFFERS, ["ship:a"], "place:c")).toEqual({ kind: "chosen", offer: OFFERS[3], touched: ["ship:a", "place:c"] });
    expect(touch(OFFERS, [], "card:prism")).toEqual({ kind: "narrowed", touched: ["card:prism"] });
  });

  it("takes a touch back when the same thing is touched again", () => {
    expect(touch(OFFERS, ["card:prism"], "card:prism")).toEqual({ kind: "narrowed", touched: [] });
  });

  it("begins anew with something else, and says when nothing is meant", () => {
    expect(touch(OFFERS, ["card:prism"], "ship:a")).toEqual({ kind: "narrowed", touched: ["ship:a"] });
    expect(touch(OFFERS, ["card:prism"], "moon:1")).toEqual({ kind: "nothing" });
  });

  it("counts a thing as often as it is touched", () => {
    const twice = [offer("pay gold gold", "essence:gold", "essence:gold"), offer("pay gold elan", "essence:gold", "essence:elan")];
    expect(narrow(twice, ["essence:gold", "essence:gold"]).map((found) => found.text)).toEqual(["pay gold gold"]);
  });

  it("may begin with what a choice only leads to: that narrows, is not lit, and decides nothing by itself", () => {
    const shock = { ...offer("play shock", "hand:shock"), leads: ["card:ghoul", "card:warren"] };
    const offers = [shock, offer("play orc", "hand:orc"), offer("attack warren", "card:warren")];
    expect(touchable(offers, []).has("card:ghoul")).toBe(false);
    expect(touch(offers, [], "card:ghoul")).toEqual({ kind: "narrowed", touched: ["card:ghoul"] });
    expect([...touchable(offers, ["card:ghoul"])]).toEqual(["hand:shock"]);
    expect(touch(offers, ["card:ghoul"], "hand:shock")).toEqual({ kind: "chosen", offer: shock, touched: ["card:ghoul", "hand:shock"] });
    expect(aimsOf(shock, ["card:ghoul", "hand:shock"])).toEqual(["card:ghoul"]);
    expect(touch(offers, [], "card:warren")).toEqual({ kind: "narrowed", touched: ["card:warren"] });
    expect(touch(offers, ["card:ghoul"], "card:ghoul")).toEqual({ kind: "narrowed", touched: [] });
  });
});
