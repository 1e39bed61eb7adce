/** What a page read from what the browser keeps has changed: by another page, or since somebody signed in or out. */
const KEPT = "kept";

/** Reads it again whenever that happens. */
export function whenKept(read: () => void): void {
  if (typeof addEventListener !== "function") return;
  addEventListener(KEPT, read);
  // Other pages of this browser.
  addEventListener("storage", read);
}

/** Those who have read something read it again. */
export const tellKept = (): boolean => dispatchEvent(new Event(KEPT));
