// How long people wait, and how much they load: reported, never asserted, for a busy machine says nothing.
// From choice to settled board: see res_arcana.test.mjs.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { person, playSome, quantiles, startBrowser, startServer } from "./support.mjs";

let server;
let browser;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const LONG = 500;

/** Plays until there is a table with many entries that is not over; says which, and how many. */
async function longTable(page) {
  for (;;) {
    await page.goto("/new/res_arcana");
    await page.waitForSelector(".variant");
    await page.locator(".seatrow select").nth(1).selectOption("easy");
    await page.locator('input[value="match"]').check();
    await page.click("[data-start]");
    await page.waitForSelector("[data-choice]");
    await playSome(page, { seed: 12, most: 330 });
    const table = new URL(page.url()).pathname.split("/").at(-1);
    const { n, over } = await (await page.request.get(`/api/tables/${table}`)).json();
    if (n >= LONG && !over) return { table, n };
  }
}

test("a long table opens quickly", async (t) => {
  const ada = await person(browser, server);
  const { table, n } = await longTable(ada.page);
  const opened = () => ada.page.waitForFunction(() => performance.getEntriesByName("table opened")[0]).then((entry) => entry.evaluate(({ startTime, duration }) => ({ since: duration, load: startTime + duration })));
  const times = { lobby: [], load: [] };
  for (let again = 0; again < 9; again++) {
    await ada.page.goto("/", { waitUntil: "networkidle" });
    await ada.page.click(`a[href="/table/${table}"]`);
    times.lobby.push((await opened()).since);
    await ada.page.reload();
    times.load.push((await opened()).load);
  }
  assert.ok((await ada.page.locator("[data-choice]").count()) > 0);
  for (const [from, waited] of Object.entries(times)) {
    const { p50, p95 } = quantiles(waited);
    t.diagnostic(`a table of ${n} entries, ${from === "lobby" ? "from a click in the lobby" : "from an empty page"}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
  }
  await ada.close();
});

test("the first page is small", async (t) => {
  for (const language of ["en", "fr", "de"]) {
    const ada = await person(browser, server, { language, worker: false });
    const network = await ada.context.newCDPSession(ada.page);
    let [bytes, files] = [0, 0];
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      files++;
    });
    await network.send("Network.enable");
    await ada.page.goto("/", { waitUntil: "networkidle" });
    assert.equal(await ada.page.locator(".poster").count(), 4);
    t.diagnostic(`the first page in ${language}: ${(bytes / 1000).toFixed(0)} kB compressed, ${files} files`);
    await ada.close();
  }
});
