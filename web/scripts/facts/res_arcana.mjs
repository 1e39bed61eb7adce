// Draws the facts a card face needs out of the game's data files: `npm run facts`.
// The result is committed; a test keeps it fresh.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";

const FILES = {
  artifact: "artifacts",
  mage: "mages",
  monument: "monuments",
  magic_item: "magic_items",
  place_of_power: "places_of_power",
};
const ESSENCES = ["elan", "life", "calm", "death", "gold", "any"];

const root = new URL("../../../games/res_arcana/data/", import.meta.url);

const essences = (from) => ESSENCES.filter((kind) => from[kind]).map((kind) => [kind, from[kind]]);

/** What a printed power costs, as signs: a turn, essences, something destroyed. */
function price(power) {
  return power.cost.flatMap((cost) => {
    switch (cost.op) {
      case "turn_self":
        return [["turn"]];
      case "pay":
      case "remove_from_self":
        return essences(cost);
      case "pay_x_same":
        return [["any", "X"]];
      case "pay_one_of":
        return (cost.options ?? []).map((kind) => [kind, 1]);
      case "destroy_self":
      case "destroy_own":
        return [["destroy"]];
      case "turn_own_other":
        return [["turn"], [cost.filter]];
      case "discard_from_hand":
        return [["discard"]];
      default:
        throw new Error(`no sign for the cost ${cost.op}`);
    }
  });
}

export function facts() {
  const cards = {};
  for (const [kind, file] of Object.entries(FILES)) {
    const rows = parse(readFileSync(new URL(`${file}.toml`, root), "utf8"))[kind];
    for (const row of rows) {
      cards[row.id] = {
        kind,
        cost: essences(row.cost ?? {}),
        points: row.vp ?? 0,
        pointsPer: (row.vp_per ?? []).length > 0,
        subtypes: row.subtypes ?? [],
        powers: (row.power ?? []).map((power) => ({ react: power.kind === "react", price: price(power) })),
      };
    }
  }
  return cards;
}

export const text = () => {
  const lines = Object.entries(facts()).map(([id, card]) => `  ${JSON.stringify(id)}: ${JSON.stringify(card)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../../src/games/res_arcana/facts.json", import.meta.url), text());
}
