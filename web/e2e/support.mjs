// What the browser tests and the makers of pictures share: a server of their own, a browser, and people at it.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

export const WIDE = { width: 1600, height: 1000 };
export const PHONE = { width: 390, height: 844 };

/** What somebody prefers who waits for nothing, is never asked twice, and has played Res Arcana before. */
const BRISK = { confirm: "never", pause: "0", pace: "0", told: "hold", firsts: "off", played: "res_arcana" };

/** The looks in which everyone must be able to use a page. */
export const LOOKS = ["light", "dark"].flatMap((theme) => [
  { name: `wide, ${theme}`, theme, size: WIDE, touch: false },
  { name: `phone, ${theme}`, theme, size: PHONE, touch: true },
]);

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** What decides all luck at the tables of a test file. */
const SEED = process.env.ARBITER_E2E_SEED ?? "1";

/** Browsers are told at addresses of this machine. */
const PUSH = ["--push", "mailto:tests@example.org", "--push-to-this-machine"];

/** Starts the program named by ARBITER_BIN on a free port, with an empty data folder. `more` says what else it is told; of the port and the folder. */
export async function startServer(more = () => []) {
  const program = process.env.ARBITER_BIN;
  if (!program) throw new Error("ARBITER_BIN must name the arbiter program");
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "arbiter-e2e-"));
  const child = spawn(
    program,
    ["serve", "--port", String(port), "--data", data, "--unlimited", "--seed", SEED, "--bot-pace", "0", "--bots", "random", ...PUSH, ...more(port, data)],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const exited = new Promise((resolve) => child.once("exit", resolve));
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(`${url}/api/games`).catch(() => undefined);
    if (answer?.ok) break;
    if (attempt > 100 || child.exitCode !== null) {
      child.kill();
      throw new Error("the server did not start");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    data,
    /** Whoever runs the server asks it for something: what it says. */
    admin(...words) {
      const { status, stdout, stderr } = spawnSync(program, ["admin", "--data", data, ...words], { encoding: "utf8" });
      assert.equal(status, 0, stderr);
      return stdout;
    },
    async stop() {
      child.kill("SIGTERM");
      await exited;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function startBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
}

/** A server and a browser, and a way in: `person` is somebody with a context of their own. */
export async function openRoom(more) {
  const server = await startServer(more);
  const browser = await startBrowser().catch(async (error) => {
    await server.stop();
    throw error;
  });
  return {
    server,
    url: server.url,
    admin: server.admin,
    async person({ url = server.url, language = "en", theme = "dark", size = WIDE, touch = false, worker = true, prefers = BRISK } = {}) {
      const context = await browser.newContext({
        baseURL: url,
        locale: language,
        colorScheme: theme,
        viewport: size,
        hasTouch: touch,
        reducedMotion: "reduce",
        serviceWorkers: worker ? "allow" : "block",
      });
      context.setDefaultTimeout(15_000);
      await context.addInitScript(
        (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value)),
        prefers,
      );
      const page = await context.newPage();
      const errors = [];
      page.on("pageerror", (error) => errors.push(error.message));
      return { context, page, url, errors, close: () => context.close() };
    },
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}

/**
 * A room for the tests of a file. Somebody comes in with `person(t)` and leaves when that test is over; every error of
 * their page is an error of the test.
 */
export function room(more) {
  let open;
  before(async () => {
    open = await openRoom(more);
  });
  after(() => open?.close());
  return {
    data: () => open.server.data,
    admin: (...words) => open.admin(...words),
    async person(t, options) {
      const someone = await open.person(options);
      t.after(async () => {
        await someone.close();
        assert.deepEqual(someone.errors, []);
      });
      return someone;
    },
  };
}
