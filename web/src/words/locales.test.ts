import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ROOT = new URL("../../../locales/", import.meta.url);
const read = (language: string, file: string): string => readFileSync(new URL(`${language}/${file}`, ROOT), "utf8");
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");

function sources(folder: URL): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = new URL(`${entry.name}${entry.isDirectory() ? "/" : ""}`, folder);
      if (entry.isDirectory()) return sources(path);
      return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? readFileSync(path, "utf8") : "";
    })
    .join("\n");
}

describe("the texts of the pages", () => {
  /** What the pages write, and what the table of each game writes. */
  const files = readdirSync(new URL("en/", ROOT)).filter((file) => file === "ui.ftl" || file.endsWith("_table.ftl"));

  it.each(["fr", "de"])("are complete in %s", (language) => {
    for (const file of files) expect(ids(read(language, file)), file).toEqual(ids(read("en", file)));
  });

  it.each(["en", "fr", "de"])("are well formed in %s", (language) => {
    for (const file of files) expect(new FluentResource(read(language, file)).body.length, file).toBe(ids(read("en", file)).length);
  });

  it("are there for every id the client names", () => {
    const all = new Set(readdirSync(new URL("en/", ROOT)).flatMap((file) => ids(read("en", file))));
    const named = [...sources(new URL("../", import.meta.url)).matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((found) => found[1] ?? "");
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((id) => !all.has(id))).toEqual([]);
  });

  it("use the narrow no-break space before French double punctuation", () => {
    const wrong = files.flatMap((file) => read("fr", file).split("\n")).filter((line) => !line.startsWith("#") && / [:;!?»]|« /.test(line));
    expect(wrong).toEqual([]);
  });
});
