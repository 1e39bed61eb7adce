import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";

/** What the worker does when it is told of a move. */
type Told = (event: { data: { json: () => unknown }; waitUntil: (done: Promise<unknown>) => void }) => void;

/** A worker whose server answers so; comes back with what it marked and what it showed. */
async function told(answer: () => Promise<unknown>): Promise<{ marks: unknown[]; shown: string[] }> {
  const hears: Record<string, Told> = {};
  const [marks, shown]: [unknown[], string[]] = [[], []];
  const self = {
    addEventListener: (what: string, hear: Told) => (hears[what] = hear),
    location: { origin: "http://here" },
    clients: { matchAll: () => Promise.resolve([]) },
    registration: { showNotification: (title: string) => Promise.resolve(void shown.push(title)) },
    navigator: {
      setAppBadge: (count?: number) => Promise.resolve(void marks.push(count ?? "one")),
      clearAppBadge: () => Promise.resolve(void marks.push(0)),
    },
  };
  const code = readFileSync(new URL("../../worker/worker.js", import.meta.url), "utf8");
  // It is no module: a worker runs like this.
  new Function("self", "fetch", "caches", code)(self, vi.fn(answer), {});
  let done: Promise<unknown> = Promise.resolve();
  hears["push"]?.({ data: { json: () => ({ title: "Arcs", url: "/table/a" }) }, waitUntil: (work) => (done = work) });
  await done;
  return { marks, shown };
}

const tables = (...mine: boolean[]): (() => Promise<unknown>) => {
  return () => Promise.resolve({ ok: true, json: () => Promise.resolve(mine.map((my_move) => ({ my_move }))) });
};

it("marks the installed page with the number of tables that wait, and shows the notice", async () => {
  expect(await told(tables(true, false, true))).toEqual({ marks: [2], shown: ["Arcs"] });
});

it("where somebody has answered meanwhile, no mark stays", async () => {
  expect((await told(tables(false))).marks).toEqual([0]);
});

it("marks that something waits where the server cannot be asked", async () => {
  expect(await told(() => Promise.reject(new Error("offline")))).toEqual({ marks: ["one"], shown: ["Arcs"] });
  expect((await told(() => Promise.resolve({ ok: false }))).marks).toEqual(["one"]);
});
