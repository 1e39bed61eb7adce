/** Cards by their names in every language, for reading lists of cards that people wrote. Fetched when one is read. */
import { FluentResource } from "@fluent/bundle";
import { CARDS, messageOf } from "./facts";
import { plain } from "./decklist";

const files = import.meta.glob<string>("../../../../locales/*/arcmage_cards.ftl", { query: "?raw", import: "default" });

/** Finds a card by its plain name in any language. */
export async function cardFinder(): Promise<(name: string) => string | undefined> {
  const ids = new Map(CARDS.map((card) => [messageOf("card", card), card]));
  const found = new Map<string, string>();
  for (const text of await Promise.all(Object.values(files).map((load) => load()))) {
    for (const { id, value } of new FluentResource(text).body) {
      const card = ids.get(id);
      if (card && typeof value === "string") found.set(plain(value), card);
    }
  }
  return (name) => found.get(name) ?? (ids.has(messageOf("card", name.replaceAll(" ", "_"))) ? name.replaceAll(" ", "_") : undefined);
}
