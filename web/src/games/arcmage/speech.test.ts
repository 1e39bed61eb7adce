import { describe, expect, it } from "vitest";
import type { Offer, Said, Spoken } from "../../wire";
import { arrowsOf, attackedIn, curve, woundOf } from "./battle";
import { cardOfThing, clauseOf, iconOf, isReadable, MARK, textLines, thingOf, thingOfTarget, thingsOf } from "./speech";
import { CLAUSES, type View } from "../../wire/arcmage";

const offer = (text: string): Offer => ({ text, label: { id: "" }, touches: [] });
const said = (id: string, args: NonNullable<Spoken["args"]>): Said => ({ say: { id, args }, things: [] });
const ghoul: Spoken = { id: "arcm-card-ghoul" };

describe("things of Arcmage", () => {
  it("are named by messages, with the number of a piece", () => {
    expect(thingOf("arcm-card-natures-outrage")).toBe("card:natures_outrage");
    expect(thingOf("arcm-log-died")).toBeUndefined();
    const second: Spoken = { id: "arcm-piece", args: { card: { name: ghoul }, n: { number: 2 } } };
    expect(thingsOf(said("arcm-log-defends", { card: { name: second }, against: { name: ghoul } }))).toEqual(["card:ghoul.2", "card:ghoul"]);
    expect(thingsOf(said("arcm-log-attacks", { seat: { seat: "p2" }, target: { name: { id: "arcm-target-army", args: { seat: { seat: "p1" } } } } }))).toEqual([
      "seat:p2",
      "army:p1",
    ]);
  });

  it("are targets of what is on the stack", () => {
    expect(["ghoul.2", "p2", "p2.army", "p1.grave.3.ghoul"].map(thingOfTarget)).toEqual(["card:ghoul.2", "seat:p2", "army:p2", "grave:p1.3"]);
  });

  it("are read where there is a card", () => {
    expect(["card:ghoul.2", "hand:ghoul", "pile:farmland", "grave:p1.1", "faction:gaian"].every(isReadable)).toBe(true);
    expect(["seat:p1", "army:p2", "stack:pass", "card:unheard_of"].some(isReadable)).toBe(false);
    const view = { players: [{ graveyard: ["ghoul", "wight"], resources: [{ faction: "gaian" }] }] } as unknown as View;
    expect(cardOfThing("grave:p1.2", view)).toBe("wight");
    expect(clauseOf("hand:botanist", view)).toBe("ARCM-CARD-09");
    expect(["card:royal_guard.2", "grave:p1.1", "resource:p1.1", "faction:gaian"].map((thing) => clauseOf(thing, view))).toEqual(
      ["card:royal_guard", "card:ghoul", "faction:gaian", "faction:gaian"].map((thing) => CLAUSES[thing]),
    );
  });

  it("have signs", () => {
    expect([offer("play ghoul"), offer("resource ghoul the_empire"), offer("defend a b")].map(iconOf)).toEqual(["am-creature", "am-the-empire", "am-defence"]);
  });
});

describe("the text of a city", () => {
  it("has a line for each advantage, in every language", () => {
    expect(textLines("Level 2: Draw. Level 4: Your Trees get +1/+3.")).toEqual(["Level 2: Draw.", "Level 4: Your Trees get +1/+3."]);
    expect(textLines("Niveau 2 : piochez. Niveau 4 : gagnez.")).toHaveLength(2);
    expect(textLines("M, Sacrifice 2 resource cards: draw.")).toHaveLength(1);
  });
});

describe("the mark-me symbol", () => {
  it("is told from a letter, and from a word that begins with it", () => {
    expect("M, Sacrifice me. Mark M: draw.".split(new RegExp(MARK, "gu"))).toEqual(["", ", Sacrifice me. Mark ", ": draw."]);
    expect(MARK.test("Merfolk, MM, 3M, Menge")).toBe(false);
  });
});

describe("an attack", () => {
  const view = {
    attack: {
      target: "warren",
      defender: "p2",
      also: null,
      battles: [
        { attacker: "ghoul", target: "warren", defenders: [] },
        { attacker: "wight", target: "warren", defenders: ["kolibri", "orc_thug"] },
      ],
      forecast: {
        blows: [
          { by: "ghoul", to: "warren", n: 3 },
          { by: "kolibri", to: "wight", n: 1 },
          { by: "orc_thug", to: "wight", n: 2 },
        ],
        lost: ["wight"],
      },
    },
    stack: [{ targets: ["ghoul", "none"] }],
    doing: null,
  } as unknown as View;

  it("hurts as the rules foretell", () => {
    expect(woundOf(view, "warren")).toEqual({ n: 3, lost: false });
    expect(woundOf(view, "wight")).toEqual({ n: 3, lost: true });
    expect(woundOf({ ...view, attack: null }, "wight")).toEqual({ n: 0, lost: false });
  });

  it("is drawn as arrows: attackers, defenders, aims", () => {
    expect(arrowsOf(view)).toEqual([
      { kind: "attack", from: "card:ghoul", to: "card:warren", blocked: false, n: 3 },
      { kind: "attack", from: "card:wight", to: "card:warren", blocked: true },
      { kind: "defend", from: "card:kolibri", to: "card:wight" },
      { kind: "defend", from: "card:orc_thug", to: "card:wight" },
      { kind: "aim", from: "stack:0", to: "card:ghoul" },
    ]);
  });

  it("may be one on two cities at once", () => {
    const attack = {
      target: "warren",
      also: "barracks",
      battles: [
        { attacker: "ghoul", target: "warren", defenders: [] },
        { attacker: "wight", target: "barracks", defenders: [] },
      ],
      forecast: { blows: [{ by: "wight", to: "barracks", n: 1 }], lost: [] },
    };
    const both = { ...view, attack, stack: [] } as unknown as View;
    expect(attackedIn(both)).toEqual(["warren", "barracks"]);
    expect(arrowsOf(both).map(({ to }) => to)).toEqual(["card:warren", "card:barracks"]);
    expect(attackedIn({ ...both, attack: null })).toEqual([]);
  });

  it("bends its arrows and stops before what they point at", () => {
    const { path, says } = curve({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.1, 20);
    expect(path).toBe("M0.0 0.0Q40.0 -10.0 80.0 0.0");
    expect(says.x).toBeCloseTo(24);
    expect(says.y).toBeCloseTo(-4.2);
  });
});
