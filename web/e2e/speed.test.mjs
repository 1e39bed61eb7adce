// How long people wait, and how much they load: reported, never asserted, for a busy machine says nothing.
// From choice to settled board: see res_arcana.test.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { quantiles } from "./checks.mjs";
import { playSome, sitDown } from "./playing.mjs";
import { room } from "./support.mjs";

const { person } = room();

const LONG = 500;

/** Plays until there is a table with many entries that is not over; says which, and how many. */
async function longTable(page) {
  for (;;) {
    // With three bots there are many entries for each answer.
    await sitDown(page, "res_arcana", { seats: 4 });
    await playSome(page, { seed: 12, most: 90 });
    const table = new URL(page.url()).pathname.split("/").at(-1);
    const { n, over } = await (await page.request.get(`/api/tables/${table}`)).json();
    if (n >= LONG && !over) return { table, n };
  }
}

test("a long table opens quickly", async (t) => {
  const { page } = await person(t);
  const { table, n } = await longTable(page);
  const opened = () =>
    page
      .waitForFunction(() => performance.getEntriesByName("table opened")[0])
      .then((entry) => entry.evaluate(({ startTime, duration }) => ({ since: duration, load: startTime + duration })));
  const times = { lobby: [], load: [] };
  for (let again = 0; again < 9; again++) {
    await page.goto("/", { waitUntil: "networkidle" });
    await page.click(`a[href="/table/${table}"]`);
    times.lobby.push((await opened()).since);
    await page.reload();
    times.load.push((await opened()).load);
  }
  assert.ok((await page.locator("[data-choice]").count()) > 0);
  for (const [from, waited] of Object.entries(times)) {
    t.diagnostic(`a table of ${n} entries, ${from === "lobby" ? "from a click in the lobby" : "from an empty page"}: ${quantiles(waited)}`);
  }
});

test("the first page is small", async (t) => {
  for (const language of ["en", "fr", "de"]) {
    const { page, context } = await person(t, { language, worker: false });
    const network = await context.newCDPSession(page);
    let [bytes, files] = [0, 0];
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      files++;
    });
    await network.send("Network.enable");
    await page.goto("/", { waitUntil: "networkidle" });
    assert.equal(await page.locator(".poster").count(), 4);
    t.diagnostic(`the first page in ${language}: ${(bytes / 1000).toFixed(0)} kB compressed, ${files} files`);
  }
});
