// Draws what is printed on board, sheets and cards out of the game's data files: `npm run facts`.
// The result is committed; a test keeps it fresh.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";

const root = new URL("../../../games/aristeia/data/", import.meta.url);
const read = (file) => parse(readFileSync(new URL(`${file}.toml`, root), "utf8"));

/** `j10` is the centre: a column and a row, as the rules write a space. */
const space = ([q, r]) => `${String.fromCharCode(97 + q + 9)}${r + 10}`;

const isHouse = (row) => row.source === "house" || row.confidence === "low";

const hasHouse = (op) => Object.entries(op).some(([key, value]) => key.endsWith("_source") && value === "house");

/** How much of a tactic is known of the printed card; the rules say the same (`Standing`). */
function standing(row) {
  if (row.source === "house") return "stand_in";
  const known = row.effect_status === "documented" && row.window_status === "documented" && row.name_status !== "house";
  return known && !row.ops.some(hasHouse) ? "documented" : "partly";
}

export function facts() {
  const board = read("board");
  const { character: characters, common_action: common } = read("characters");
  const actions = {};
  const switches = {};
  const skills = {};
  const note = (owner) => (row) => {
    actions[row.id] = {
      owner,
      type: row.type,
      cost: row.cost_ap,
      move: row.cost_mp ?? 0,
      range: row.range ?? null,
      pool: row.pool ?? [],
      switches: (row.switches ?? []).map(({ id }) => id),
      standIn: isHouse(row),
    };
    for (const one of row.switches ?? []) switches[one.id] = { owner, action: row.id, cost: one.cost };
  };
  common.forEach(note(null));
  const sheets = {};
  for (const row of characters) {
    const own = row.action.map(({ id }) => id);
    row.action.forEach(note(row.id));
    for (const one of row.switch) switches[one.id] = { owner: row.id, action: null, cost: one.cost };
    for (const one of row.automatic ?? []) skills[one.id] = { owner: row.id, standIn: isHouse(one) };
    sheets[row.id] = {
      initiative: row.initiative,
      speed: row.speed,
      energy: row.energy,
      health: row.health,
      defence: row.defence,
      strength: row.strength,
      agility: row.agility,
      actions: [...own, ...common.map(({ id }) => id)],
      switches: row.switch.map(({ id }) => id),
      skills: (row.automatic ?? []).map(({ id }) => id),
    };
  }
  const tactics = Object.fromEntries(
    read("tactics").tactic.map((row) => [row.id, { owner: row.owner === "standard" ? null : row.owner, window: row.window, standing: standing(row) }]),
  );
  return {
    blocked: { spaces: board.blocked.spaces.map(space) },
    zones: Object.fromEntries(board.zone.map((zone) => [zone.id, zone.spaces.map(space)])),
    characters: sheets,
    actions,
    switches,
    skills,
    tactics,
  };
}

export const text = () => {
  const parts = Object.entries(facts()).map(([part, rows]) => {
    const lines = Object.entries(rows).map(([id, row]) => `    ${JSON.stringify(id)}: ${JSON.stringify(row)}`);
    return `  ${JSON.stringify(part)}: {\n${lines.join(",\n")}\n  }`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../../src/games/aristeia/facts.json", import.meta.url), text());
}
