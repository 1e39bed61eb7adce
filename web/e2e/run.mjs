// Runs the browser tests, a few files at a time: each has a server and a browser of its own, and much of its time waits. A file
// that fails is run once more, alone, when all the others are through: a real browser on a busy machine now and then misses its
// moment. What failed first and passed then is said.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = dirname(fileURLToPath(import.meta.url));

/** Runs a file, and shows what it said when it is through. */
function passes(file) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--test", join(folder, file)], { stdio: ["ignore", "pipe", "pipe"] });
    const said = [];
    const begun = performance.now();
    for (const out of [child.stdout, child.stderr]) out.on("data", (bytes) => said.push(bytes));
    child.once("close", (code) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`${code === 0 ? "passed" : "FAILED"}: ${file}, ${((performance.now() - begun) / 1000).toFixed(0)} s`);
      resolve(code === 0);
    });
  });
}

/** Those of the files that fail, so many at a time. */
async function failing(files, lanes) {
  const left = [...files];
  const failed = [];
  const lane = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      if (!(await passes(file))) failed.push(file);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return failed;
}

const asked = process.argv.slice(2);
// Those that take longest begin, so that none of them is left alone at the end; how long each took is said.
const LONGEST = ["res_arcana", "lesson", "arcmage", "whole", "measure", "speed", "arcs", "pages"].map((name) => `${name}.test.mjs`);
const others = readdirSync(folder).filter((file) => file.endsWith(".test.mjs") && !LONGEST.includes(file));
const all = [...LONGEST, ...others];
const files = asked.length ? all.filter((file) => asked.some((name) => file.startsWith(name))) : all;
if (!files.length) throw new Error(`no browser test is called so: ${asked.join(", ")}`);

const first = await failing(files, Math.min(3, availableParallelism() + 1));
const broken = await failing(first, 1);
const unsteady = first.filter((file) => !broken.includes(file));
if (unsteady.length) console.log(`unsteady (failed, then passed): ${unsteady.join(", ")}`);
if (broken.length) console.log(`failed twice: ${broken.join(", ")}`);
process.exitCode = broken.length ? 1 : 0;
