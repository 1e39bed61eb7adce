// The page as an installed one: its files are kept, what the server says about tables is not.
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { addWorker } from "../scripts/worker.mjs";
import { isForEveryone } from "./checks.mjs";
import { playNow, playSome } from "./playing.mjs";
import { room, startServer } from "./support.mjs";

const { person } = room();

/** Waits until the worker is at work; says what it keeps, by cache. */
const kept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const urls = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)));
    return Object.fromEntries(names.map((name, at) => [name, urls[at]]));
  });

test("the worker keeps the shell, and nothing of a table", async (t) => {
  const server = await startServer();
  const { page } = await person(t, { url: server.url });
  await page.goto("/");
  const shell = Object.values(await kept(page)).flat();
  assert.ok(shell.includes("/offline.html") && shell.some((path) => path.startsWith("/assets/index-")), String(shell));

  await playNow(page, "res_arcana");
  await playSome(page, { most: 5 });
  assert.ok(await page.evaluate(() => Boolean(navigator.serviceWorker.controller)), "the worker is asked");
  const all = Object.values(await kept(page)).flat();
  assert.ok(all.length > shell.length, "parts that were needed are kept");
  assert.deepEqual(
    all.filter((path) => !path.startsWith("/assets/") && !shell.includes(path)),
    [],
  );

  // Without the server, three languages say so.
  await server.stop();
  await page.reload();
  for (const language of ["en", "fr", "de"]) assert.ok((await page.locator(`section[lang="${language}"] h1`).textContent()).length > 5);
  await isForEveryone(page, "without the server");
});

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** Serves a folder, as a server with just this build would. */
async function serve(folder) {
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    const file = join(folder, path);
    const found = path !== "/" && existsSync(file) ? file : join(folder, "index.html");
    if (path.startsWith("/api/") || (extname(path) && found !== file)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(found)] ?? "text/plain", "cache-control": "no-cache" }).end(readFileSync(found));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => new Promise((resolve) => server.close(resolve)) };
}

test("a new build replaces the old shell", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "arbiter-build-"));
  cpSync(fileURLToPath(new URL("../dist", import.meta.url)), folder, { recursive: true });
  const server = await serve(folder);
  const { page } = await person(t, { url: server.url });
  t.after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  await page.goto("/");
  const [old] = Object.keys(await kept(page));

  const index = join(folder, "index.html");
  writeFileSync(index, readFileSync(index, "utf8").replace("</head>", '<meta name="build" content="next"></head>'));
  const next = `arbiter-${addWorker(folder)}`;
  assert.notEqual(next, old);
  await page.goto("/rules/res_arcana");
  assert.equal(await page.locator('meta[name="build"]').count(), 1, "the new page is there at once");
  await page.waitForFunction(async (name) => JSON.stringify(await caches.keys()) === JSON.stringify([name]), next);
});

test("the page can be installed: a manifest with icons that are there", async (t) => {
  const { page } = await person(t);
  await page.goto("/");
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector('link[rel="manifest"]').href)).json());
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await page.request.get(src);
    assert.equal(answer.headers()["content-type"], type);
    if (type !== "image/png") continue;
    // The width stands in the head of the file.
    assert.equal(`${(await answer.body()).readUInt32BE(16)}x${(await answer.body()).readUInt32BE(20)}`, sizes);
  }
  assert.ok(manifest.icons.some(({ purpose }) => purpose === "maskable"));
});
