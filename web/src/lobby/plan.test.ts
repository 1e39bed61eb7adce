import { expect, it } from "vitest";
import type { GameInfo } from "../wire";
import { newTable, usualChairs, usualRival } from "./plan";

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
  expect(newTable(GAME, usualChairs("medium"), "base")).toEqual({
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
  expect(newTable(GAME, chairs, "draft")).toEqual({
    game: "res_arcana",
    setup: "players 2 deal draft",
    seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
  });
});

it("leaves an unknown size to the server", () => {
  expect(newTable(GAME, [{ who: "me", name: "" }], "base")).toEqual({ game: "res_arcana", seats: [{ kind: "me" }] });
});

it("plans by the words that were agreed on", () => {
  expect(newTable(GAME, usualChairs("easy"), "base", "players 2 p1 shadow_league").setup).toBe("players 2 p1 shadow_league");
});

it("has the gentlest rival for a first game", () => expect([usualRival(true), usualRival(false)]).toEqual(["first", "medium"]));
