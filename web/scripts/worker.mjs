// Puts the service worker and the page it shows without a network beside the built files.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LANGUAGES = ["en", "fr", "de"];
const ICONS = ["/icon.svg", "/manifest.webmanifest"];
const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");

/** What to say in one language; all three stand on the page, for it cannot know who reads it. */
function section(language) {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(read(`../../locales/${language}/ui.ftl`)));
  const say = (id) => bundle.formatPattern(bundle.getMessage(id).value);
  return `<section lang="${language}"><h1>${say("ui-no-network")}</h1><p>${say("ui-no-network-how")}</p><p><a href="">${say("ui-try-again")}</a></p></section>`;
}

/** Writes both into a folder of built files. */
export function addWorker(folder) {
  const offline = read("../worker/offline.html").replace("%SAID%", LANGUAGES.map(section).join("\n    "));
  const page = readFileSync(`${folder}/index.html`, "utf8");
  // What the first page names: its scripts, the modules it will need, its styles.
  const shell = [...new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1])), ...ICONS];
  const build = createHash("sha256").update(page).update(offline).digest("hex").slice(0, 12);
  writeFileSync(`${folder}/offline.html`, offline);
  writeFileSync(`${folder}/worker.js`, read("../worker/worker.js").replace("%BUILD%", build).replace('["%SHELL%"]', JSON.stringify(shell)));
  return build;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) addWorker(fileURLToPath(new URL("../dist", import.meta.url)));
