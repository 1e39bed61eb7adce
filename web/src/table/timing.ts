/** How long a person waits, as the browser's own performance measures. */

/** Measures from a moment until what has just changed is on the screen. */
export function painted(name: string, since: number): void {
  requestAnimationFrame(() => setTimeout(() => performance.measure(name, { start: since })));
}
