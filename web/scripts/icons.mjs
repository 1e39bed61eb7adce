// Draws the icons of the installed page from their SVG: `npm run icons`. The pictures are committed.
import { chromium } from "playwright-core";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../public/", import.meta.url));
const ICONS = [
  { from: "icon.svg", to: "icon-192.png", size: 192 },
  { from: "icon.svg", to: "icon-512.png", size: 512 },
  { from: "icon-maskable.svg", to: "icon-maskable-512.png", size: 512 },
  { from: "icon-maskable.svg", to: "apple-touch-icon.png", size: 180 },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const { from, to, size } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${readFileSync(folder + from, "utf8")}`);
  await page.screenshot({ path: folder + to, omitBackground: true });
  await page.close();
}
await browser.close();
