// Runs the browser tests, two files at a time: each has a server and a browser of its own. A file that fails is run once
// more, alone, when all the others are through: a real browser on a busy machine now and then misses its moment. What
// failed first and passed then is said.
import { spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = dirname(fileURLToPath(import.meta.url));

/** Runs a file, and shows what it said when it is through. */
function passes(file) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--test", join(folder, file)], { stdio: ["ignore", "pipe", "pipe"] });
    const said = [];
    for (const out of [child.stdout, child.stderr]) out.on("data", (bytes) => said.push(bytes));
    child.once("close", (code) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`${code === 0 ? "passed" : "FAILED"}: ${file}`);
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
// Whoever has much to say takes long, and begins.
const length = (file) => statSync(join(folder, file)).size;
const all = readdirSync(folder)
  .filter((file) => file.endsWith(".test.mjs"))
  .sort((a, b) => length(b) - length(a));
const files = asked.length ? all.filter((file) => asked.some((name) => file.startsWith(name))) : all;
if (!files.length) throw new Error(`no browser test is called so: ${asked.join(", ")}`);

const first = await failing(files, Math.min(2, availableParallelism()));
const broken = await failing(first, 1);
const unsteady = first.filter((file) => !broken.includes(file));
if (unsteady.length) console.log(`unsteady (failed, then passed): ${unsteady.join(", ")}`);
if (broken.length) console.log(`failed twice: ${broken.join(", ")}`);
process.exitCode = broken.length ? 1 : 0;
