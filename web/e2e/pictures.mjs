// What the makers of pictures for the documents share.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PHONE, WIDE } from "./support.mjs";

const folder = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
export const SIZES = { wide: WIDE, phone: PHONE };

/** Keeps what the page shows as `docs/screenshots/<name>.webp`: a tenth of the size of a PNG. */
export async function shoot(page, name) {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send("Page.captureScreenshot", { format: "webp", quality: 85 });
  await browser.detach();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.webp`, Buffer.from(data, "base64"));
}

/** Scrolls a phone to the board. */
export const scrollToBoard = (page) => page.evaluate(() => document.querySelector(".board").scrollIntoView({ block: "start" }));
