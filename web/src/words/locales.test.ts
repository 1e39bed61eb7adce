import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sources } from "./sources";

const ROOT = new URL("../../../locales/", import.meta.url);
const read = (language: string, file: string): string => readFileSync(new URL(`${language}/${file}`, ROOT), "utf8");
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const variables = (text: string): Map<string, string> =>
  new Map(text.split(/^(?=[a-z][\w-]* =)/m).map((message) => [ids(message)[0] ?? "", [...new Set(message.match(/\$\w+/g))].sort().join(" ")]));

/** What only the browser says: the pages, how to play, and the table of each game. */
const OURS = readdirSync(new URL("en/", ROOT)).filter((file) => file === "ui.ftl" || file.endsWith("_table.ftl") || /^(howto|lesson)_/.test(file));
const ALL = readdirSync(new URL("en/", ROOT)).flatMap((file) => ids(read("en", file)));

const code = sources(new URL("../", import.meta.url), /(?<!\.test)\.(svelte|ts)$/)
  .map(({ text }) => text)
  .join("\n");
/** The worker and its page are made from the files by a script; refusals are named by the server. */
const elsewhere = [new URL("../../scripts/worker.mjs", import.meta.url), new URL("../../../crates/protocol/src/refusal.rs", import.meta.url)]
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

const everywhere = `${code}\n${elsewhere}`;

/** Ids the client asks for by name. */
const named = [...code.matchAll(/\b(?:t|words\.t|words\.attribute)\(\s*"([a-z][\w-]*)"/g)].map((found) => found[1] ?? "");
/** Ids it puts together: `ui-theme-${…}` may be any that begins like that. */
const made = [...code.matchAll(/\b(?:t|words\.t|words\.attribute)\(\s*`([^`]*)`/g)].map(
  (found) => new RegExp(`^${(found[1] ?? "").replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
);

describe.each(OURS)("%s", (file) => {
  const english = read("en", file);

  it.each(["fr", "de"])("is complete in %s, in the same order, with the same variables", (language) => {
    expect(ids(read(language, file))).toEqual(ids(english));
    expect(variables(read(language, file))).toEqual(variables(english));
  });

  it.each(["en", "fr", "de"])("is well formed in %s", (language) => {
    expect(new FluentResource(read(language, file)).body.length).toBe(ids(english).length);
  });

  it("has nothing that nobody says", () => {
    const said = (id: string): boolean => everywhere.includes(`"${id}"`) || made.some((pattern) => pattern.test(id));
    expect(ids(english).filter((id) => !said(id))).toEqual([]);
  });

  it("uses the narrow no-break space before French double punctuation", () => {
    expect(
      read("fr", file)
        .split("\n")
        .filter((line) => / [:;!?»]|« /.test(line) && !line.startsWith("#")),
    ).toEqual([]);
  });
});

describe("a choice that the table tells more about", () => {
  const texts = readdirSync(new URL("en/", ROOT)).map((file) => read("en", file));
  const groups = new Map(
    texts.flatMap((text) => [...text.matchAll(/^([\w-]+) =[^\n]*\n(?:[ \t][^\n]*\n)*? {4}\.group = (.+)$/gm)].map(([, id = "", group]) => [id, group])),
  );

  it("lies in the group that it lies in elsewhere", () => {
    const labels = ALL.filter((id) => /^[a-z]+-label-/.test(id)).map((id) => ({ id, choice: id.replace("-label-", "-choice-") }));
    const grouped = labels.flatMap(({ id, choice }) => {
      const base = [...groups.keys()].find((one) => choice === one || choice.startsWith(`${one}-`));
      return base && !base.endsWith("-discard") ? [[id, groups.get(id), groups.get(base)]] : [];
    });
    expect(grouped.length).toBeGreaterThan(5);
    expect(grouped.filter(([, own, other]) => own !== other)).toEqual([]);
  });
});

describe("the client", () => {
  it("names no id that is not there", () => {
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((id) => !ALL.includes(id))).toEqual([]);
  });

  it("makes no id of a kind that is not there", () => {
    expect(made.length).toBeGreaterThan(8);
    expect(made.filter((pattern) => !ALL.some((id) => pattern.test(id))).map(String)).toEqual([]);
  });
});
