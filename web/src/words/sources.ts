/** The files of the client itself, for tests that read them. */
import { readFileSync, readdirSync } from "node:fs";

export interface Source {
  name: string;
  text: string;
}

export function sources(folder: URL, wanted: RegExp): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = new URL(`${entry.name}${entry.isDirectory() ? "/" : ""}`, folder);
    if (entry.isDirectory()) return sources(path, wanted);
    return wanted.test(entry.name) ? [{ name: entry.name, text: readFileSync(path, "utf8") }] : [];
  });
}
