// Runs the browser tests, one file after another. A file that fails is run once more when all the others are through:
// a real browser on a busy machine now and then misses its moment. What failed first and passed then is said.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = dirname(fileURLToPath(import.meta.url));

function passes(file) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--test", join(folder, file)], { stdio: "inherit" });
    child.once("exit", (code) => resolve(code === 0));
  });
}

async function failing(files) {
  const failed = [];
  for (const file of files) {
    if (!(await passes(file))) failed.push(file);
  }
  return failed;
}

const asked = process.argv.slice(2);
const all = readdirSync(folder).filter((file) => file.endsWith(".test.mjs"));
const files = asked.length ? all.filter((file) => asked.some((name) => file.startsWith(name))) : all;
if (!files.length) throw new Error(`no browser test is called so: ${asked.join(", ")}`);

const first = await failing(files);
const broken = await failing(first);
const unsteady = first.filter((file) => !broken.includes(file));
if (unsteady.length) console.log(`unsteady (failed, then passed): ${unsteady.join(", ")}`);
if (broken.length) console.log(`failed twice: ${broken.join(", ")}`);
process.exitCode = broken.length ? 1 : 0;
