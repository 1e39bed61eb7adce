/** “?” explains every part of every board, and every kind of thing on it, by a clause that is named: nothing hangs on a search. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sources } from "../words/sources";
import { SHELF } from "../games/shelf";

const ROOT = new URL("../../../", import.meta.url);
const GAMES = SHELF.map(({ game }) => game).filter((game) => existsSync(new URL(`web/src/games/${game}/zones.ts`, ROOT)));
const zonesOf = import.meta.glob<Record<string, string>>("../games/*/zones.ts", { import: "ZONES", eager: true });

/** What every table says of itself in `ui.ftl`; what is decided is explained by its own sentence. */
const COMMON = ["log", "recap", "top", "rail"];
const text = (files: readonly { text: string }[]): string => files.map((file) => file.text).join("\n");
const found = (code: string, pattern: RegExp): string[] => [...new Set([...code.matchAll(pattern)].map((one) => one[1] ?? ""))];
const zonesIn = (code: string): string[] => found(code, /data-zone="([a-z_]+)"/g);
const table = zonesIn(text(sources(new URL("../table/", import.meta.url), /\.svelte$/)));

describe("tools", () => {
  const FILES = ["app/TopBar", "app/Preferences", "hints/Hint", "lobby/FillBox", "people/LinkBox", "people/PeopleBar"].map((file) => `${file}.svelte`);
  const own = FILES.map((file) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));
  const used = found([...own, text(sources(new URL("../table/", import.meta.url), /\.svelte$/))].join("\n"), /data-tool="([a-z-]+)"/g).sort();

  it.each(["en", "fr", "de"])("have a sentence of their own, in %s", (language) => {
    const said = [...readFileSync(new URL(`locales/${language}/ui.ftl`, ROOT), "utf8").matchAll(/^what-tool-([a-z-]+) = (.+)$/gm)];
    expect(said.map(([, tool]) => tool).sort()).toEqual(used);
    expect(new Set(said.map(([, , sentence]) => sentence)).size).toBe(used.length);
  });
});

it("knows the four games", () => expect(GAMES).toHaveLength(4));

describe.each(GAMES)("%s", (game) => {
  const zones = zonesOf[`../games/${game}/zones.ts`] ?? {};
  const code = text(sources(new URL(`../games/${game}/`, import.meta.url), /(?<!\.test)\.(svelte|ts)$/));

  it("names a clause for each part of its board", () => {
    const parts = [...zonesIn(code), ...table].filter((part) => !COMMON.includes(part));
    expect(parts.length).toBeGreaterThan(6);
    expect(parts.filter((part) => !zones[part])).toEqual([]);
  });

  it("gives each section of its board a name", () => {
    const bare = found(code, /(<(?:section|aside|article)\b[^>]*>)/g).filter((tag) => !tag.includes("data-zone"));
    // Parts of a character sheet, a leaf that is read, and the workshop for decks, which is a page of its own.
    expect(bare.filter((tag) => !/charsheet__act|class="(?:leaf|deck|pool)|deck panel/.test(tag))).toEqual([]);
  });

  it("names a clause for each kind of thing", () => {
    const kinds = found(code, /(?:thing="|thing=\{`|`)([a-z_]+):(?:\{|\$\{)/g);
    expect(kinds.length).toBeGreaterThan(2);
    expect(kinds.filter((kind) => kind !== "zone" && !zones[kind])).toEqual([]);
  });

  it.each(["en", "fr", "de"])("names clauses that there are, in %s", (language) => {
    const rules = readFileSync(new URL(`rules/${game}/${language}.toml`, ROOT), "utf8");
    const known = new Set(found(rules, /^(?:id = ")?([A-Z]{4}-[A-Z0-9_-]+)(?:"| =)/gm));
    expect(Object.values(zones).filter((clause) => !known.has(clause))).toEqual([]);
  });
});
