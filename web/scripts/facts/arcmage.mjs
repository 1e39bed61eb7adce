// Draws what is printed on the cards, and the ready decks, out of the game's data files: `npm run facts`.
// The results are committed; a test keeps them fresh. Names, figures and texts of the cards: (c) the Arcmage / WTactics
// project, CC BY-SA 4.0; see games/arcmage/data/LICENSE.md.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";

const read = (name) => parse(readFileSync(new URL(`../../../games/arcmage/data/${name}.toml`, import.meta.url), "utf8"));

const FILES = ["gaian", "dark_legion", "red_banner", "house_of_nobles", "the_empire", "extra"].map((name) => `cards_${name}`);
const GROUPS = { "Enchanted Realm: Merfolk": "merfolk", "Enchanted Realm: The Empire's Thugs": "thugs" };

const rows = () => FILES.flatMap((file) => read(file).card);

/** May it be in a deck, and if not, why? The rules say the same (`Standing`). */
function standing({ cost_kind, legacy, standing: said }) {
  if (cost_kind === "token") return "token";
  return legacy ? "legacy" : (said ?? "ready");
}

function card(row) {
  const group = row.set ?? row.group;
  return {
    faction: row.faction,
    kind: row.type,
    subtypes: row.subtypes.map((name) => name.toLowerCase()),
    cost: row.cost_kind === "fixed" ? row.cost : row.cost_kind,
    loyalty: row.loyalty ?? 0,
    ...(row.attack === undefined ? {} : { attack: row.attack }),
    ...(row.defense === undefined ? {} : { defense: row.defense }),
    keywords: row.keywords ?? [],
    standing: standing(row),
    set: GROUPS[group] ?? group.toLowerCase().replaceAll(" ", "_"),
  };
}

export function facts() {
  const { deck } = read("facts");
  return {
    deck: { size: deck.size, copies: deck.max_copies_same_name, cities: deck.min_cities },
    keywords: Object.fromEntries(
      read("keywords")
        .keyword.filter(({ clause }) => clause)
        .map(({ id, clause }) => [id, clause]),
    ),
    decks: Object.fromEntries(read("decks").deck.map(({ id, cards }) => [id, Object.fromEntries(cards.map(({ id: one, count }) => [one, count]))])),
    cards: Object.fromEntries(rows().map((row) => [row.id, card(row)])),
  };
}

const lines = (value) =>
  `{\n${Object.entries(value)
    .map(([key, one]) => `    ${JSON.stringify(key)}: ${JSON.stringify(one)}`)
    .join(",\n")}\n  }`;

export const text = () =>
  `{\n${Object.entries(facts())
    .map(([part, value]) => `  ${JSON.stringify(part)}: ${lines(value)}`)
    .join(",\n")}\n}\n`;

/** The words on the cards themselves, as they were printed: in English. */
export const printed = () =>
  `{\n${rows()
    .filter((row) => row.text)
    .map((row) => `  ${JSON.stringify(row.id)}: ${JSON.stringify(row.text)}`)
    .join(",\n")}\n}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../../src/games/arcmage/facts.json", import.meta.url), text());
  writeFileSync(new URL("../../src/games/arcmage/printed.json", import.meta.url), printed());
}
