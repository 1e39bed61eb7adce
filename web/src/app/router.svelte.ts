/** Where we are. A path is a list of words; unknown ones lead to the lobby. */
export type Place =
  | { page: "lobby" }
  | { page: "setup"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "join"; table: string }
  | { page: "rules"; game: string }
  | { page: "decks"; game: string }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "learn" }
  | { page: "account" }
  | { page: "friend" }
  | { page: "letter"; what: Letter; exit: string }
  | { page: "tournaments" }
  | { page: "tournament"; tournament: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; name: string }
  | { page: "book" };

/** What a link in an e-mail is for. */
const LETTERS = ["confirm", "off", "password"] as const;
type Letter = (typeof LETTERS)[number];

export function place(path: string): Place {
  const [first, second, third] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (second) {
    if (first === "new") return { page: "setup", game: second };
    if (first === "table") return { page: "table", table: second };
    if (first === "replay") return { page: "replay", table: second };
    if (first === "join") return { page: "join", table: second };
    if (first === "rules") return { page: "rules", game: second };
    if (first === "learn" && third) return { page: "lesson", game: second, lesson: third };
    if (first === "puzzles" && third) return { page: "puzzle", game: second, name: third };
    if (first === "tournament") return { page: "tournament", tournament: second };
    if (first === "decks") return { page: "decks", game: second };
    const what = LETTERS.find((letter) => letter === second);
    if (first === "letters" && what) return { page: "letter", what, exit: third ?? "" };
  }
  if (first === "book") return { page: "book" };
  if (first === "friend") return { page: "friend" };
  if (first === "tournaments") return { page: "tournaments" };
  if (first === "account") return { page: "account" };
  if (first === "learn") return { page: "learn" };
  if (first === "puzzles") return { page: "puzzles" };
  return { page: "lobby" };
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  place = $derived(place(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(href: string, replace = false): void {
    if (replace) history.replaceState(null, "", href);
    else history.pushState(null, "", href);
    const before = this.path;
    this.#read();
    if (this.path !== before) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }

  /** Links inside the page change the place without loading it anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return; // the browser jumps there
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
