/** Decks to play with: the reader's own, kept in the browser, and those that are ready. */
import { whenKept } from "../../app/recall";
import { wordsOf, type Cards } from "./decklist";
import { DECKS, isCard } from "./facts";

export interface Deck {
  id: string;
  name: string;
  cards: Cards;
}

const KEY = "arcmage-decks";

function isDeck(value: unknown): value is Deck {
  const { id, name, cards } = (value ?? {}) as Partial<Deck>;
  return (
    typeof id === "string" &&
    typeof name === "string" &&
    typeof cards === "object" &&
    cards !== null &&
    Object.entries(cards).every(([card, n]) => isCard(card) && Number.isInteger(n) && n > 0)
  );
}

function recall(): Deck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isDeck) : [];
  } catch {
    return []; // storage may be forbidden, or hold something else
  }
}

class Decks {
  all = $state.raw<readonly Deck[]>(recall());

  constructor() {
    whenKept(() => (this.all = recall()));
  }

  find(id: string): Deck | undefined {
    return this.all.find((deck) => deck.id === id);
  }

  /** Is there such a deck, one's own or a ready one? */
  has(id: string): boolean {
    return this.find(id) !== undefined || DECKS.includes(id);
  }

  /** How the rules write it: a ready deck by its name, one's own as a list. */
  wordsFor(id: string): string {
    const own = this.find(id);
    return own ? wordsOf(own.cards) : id;
  }

  add(name: string, cards: Cards): Deck {
    const deck = { id: Date.now().toString(36) + this.all.length, name, cards };
    this.#keep([...this.all, deck]);
    return deck;
  }

  change(id: string, to: Partial<Omit<Deck, "id">>): void {
    this.#keep(this.all.map((deck) => (deck.id === id ? { ...deck, ...to } : deck)));
  }

  remove(id: string): void {
    this.#keep(this.all.filter((deck) => deck.id !== id));
  }

  #keep(all: readonly Deck[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // see recall
    }
  }
}

export const decks = new Decks();
