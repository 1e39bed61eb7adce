// Packs the built files once, so that the server need not do it for every visitor.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = fileURLToPath(new URL("../dist/", import.meta.url));
const LEAST = 1024;

for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
  const file = folder + name;
  const plain = readFileSync(file);
  if (plain.length < LEAST) continue;
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
