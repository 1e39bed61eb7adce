// Draws what is printed on the map, the boards, the dice and the cards out of the game's data files: `npm run facts`.
// The result is committed; a test keeps it fresh.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";

const read = (name) => parse(readFileSync(new URL(`../../../games/arcs/data/${name}.toml`, import.meta.url), "utf8"));

/** Systems by id: the type of a planet and its building slots; a gate has neither. */
const systems = () => Object.fromEntries(read("board").system.map(({ id, type, slots, adjacent }) => [id, { type, slots: slots ?? 0, adjacent }]));

/** Guild, vox, leader and lore cards by id. */
function cards() {
  const found = {};
  for (const { id, type, raid_cost, loyal } of read("guilds").guild) found[id] = { kind: "guild", type, keys: raid_cost, loyal };
  for (const { id } of read("vox").vox) found[id] = { kind: "vox" };
  for (const { id, resources, a, b, c, traits } of read("leaders").leader) found[id] = { kind: "leader", resources, start: [a, b, c], traits };
  for (const { id } of read("lore").lore) found[id] = { kind: "lore" };
  return found;
}

export function facts() {
  const { resource_slot, pieces } = read("player_board");
  const { ambition, chapters, city_bonus } = read("ambitions");
  return {
    systems: systems(),
    suits: Object.fromEntries(read("action_cards").suit.map(({ id, actions, pips }) => [id, { actions, pips }])),
    ambitions: Object.fromEntries(ambition.map(({ id, card_number }) => [card_number, id])),
    chapters,
    cityBonus: [0, city_bonus.one, city_bonus.both],
    pieces: { cities: pieces.cities, starports: pieces.starports, ships: pieces.ships, agents: pieces.agents },
    slots: Object.fromEntries(resource_slot.map(({ slot, covered_by_city_slot }) => [slot, covered_by_city_slot])),
    dice: Object.fromEntries(read("dice").die.map(({ id, face }) => [id, face])),
    cards: cards(),
  };
}

export const text = () => {
  const nested = (value) =>
    `{\n${Object.entries(value)
      .map(([key, one]) => `    ${JSON.stringify(key)}: ${JSON.stringify(one)}`)
      .join(",\n")}\n  }`;
  const parts = Object.entries(facts()).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${typeof value === "object" && !Array.isArray(value) ? nested(value) : JSON.stringify(value)}`,
  );
  return `{\n${parts.join(",\n")}\n}\n`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../../src/games/arcs/facts.json", import.meta.url), text());
}
