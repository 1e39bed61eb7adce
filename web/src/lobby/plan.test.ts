import { expect, it } from "vitest";
import type { GameInfo } from "../wire";
import { anySize, newTable, usualChairs, usualRival, variantsFor } from "./plan";

const GAME: GameInfo = {
  game: "res_arcana",
  hidden: false,
  title: "Res Arcana",
  sizes: [
    {
      players: 2,
      usual: "players 2",
      variants: [
        { name: "base", setup: "players 2" },
        { name: "draft", setup: "players 2 deal draft" },
      ],
    },
  ],
  levels: ["easy", "medium"],
};

it("plans the usual table", () => {
  expect(newTable(GAME, usualChairs("medium"))).toEqual({
    game: "res_arcana",
    setup: "players 2",
    seats: [{ kind: "me" }, { kind: "bot", level: "medium" }],
  });
});

it("plans friends, a shared screen and a variant", () => {
  const chairs = [
    { who: "me", name: " Ada " },
    { who: "friend", name: "" },
  ] as const;
  expect(newTable(GAME, chairs, "players 2 deal draft")).toEqual({
    game: "res_arcana",
    setup: "players 2 deal draft",
    seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
  });
});

it("leaves an unknown size to the server", () => {
  expect(newTable(GAME, [{ who: "me", name: "" }])).toEqual({ game: "res_arcana", seats: [{ kind: "me" }] });
});

it("plans by the words that were agreed on", () => {
  expect(newTable(GAME, usualChairs("easy"), "players 2 p1 shadow_league").setup).toBe("players 2 p1 shadow_league");
});

it("offers for tables of several sizes what there is at each of them, in words that fit all", () => {
  const three = { players: 3, usual: "players 3", variants: [{ name: "draft", setup: "players 3 deal draft" }] };
  const game = { ...GAME, sizes: [...GAME.sizes, three] };
  expect(variantsFor(game, [2]).map(({ name }) => name)).toEqual(["base", "draft"]);
  expect(variantsFor(game, [2, 3]).map(({ setup }) => anySize(setup))).toEqual(["deal draft"]);
  expect(variantsFor(game, [2, 3, 4])).toEqual([]);
  expect(anySize("players 2")).toBe("");
});

it("has the gentlest rival for a first game", () => expect([usualRival(true), usualRival(false)]).toEqual(["first", "medium"]));
