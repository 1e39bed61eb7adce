// How a table fits its screens. As a report:
//
//   cd web && npm run build
//   ARBITER_BIN=../target/debug/arbiter node e2e/measure.mjs [GAME…] [--size 390x844] [--language fr] [--shots FOLDER] [--all]
//
// prints a line per game, screen and language with the worst of a few positions, and below it what was found where
// (`--all` names every finding, otherwise the first few of a kind). `--shots` keeps a picture of each position.
// As a test: measure.test.mjs, which holds every number to its goal.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fly, nextMove, sitDown } from "./playing.mjs";
import { openRoom } from "./support.mjs";

export const GAMES = ["res_arcana", "arcs", "aristeia", "arcmage"];
export const LANGUAGES = ["en", "fr", "de"];
export const SCREENS = [
  { width: 1600, height: 1000, touch: false },
  { width: 1280, height: 720, touch: false },
  { width: 820, height: 1180, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 360, height: 740, touch: true },
];

/** After so many answers the table is measured. */
const STOPS = [0, 9, 24];

/** What is counted, and where it must be: findings below, shares above. */
export const GOALS = {
  small: "texts under 11 px",
  tiny: "targets under 24 px",
  narrow: "targets of the decision under 44 px, on touch",
  outside: "controls outside the screen or cut off",
  overlap: "regions over each other",
  key: "keys out of sight",
  log: "newest line out of sight",
  hand: "cards in hand out of sight",
  choices: "choices out of sight, themselves and their group",
};

/** Looks at the page as it is. Runs in the browser. */
function look(isTouch) {
  const found = { small: [], tiny: [], narrow: [], outside: [], overlap: [], key: [], log: [], hand: [], choices: [] };
  const [width, height] = [innerWidth, innerHeight];
  const boxes = new Map();
  const boxOf = (element) => {
    if (!boxes.has(element)) boxes.set(element, element.getBoundingClientRect());
    return boxes.get(element);
  };
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const nameOf = (element) => {
    const own = element.closest("[data-thing], [data-choice], [data-group]") ?? element;
    const id = own.dataset?.thing ?? own.dataset?.choice ?? own.dataset?.group;
    const area = element.closest(".top, .recap, .board, .mat, .hand, .reader, .log, .decision, .newest, .mats");
    const kind = [...(element.classList ?? [])].slice(0, 2).join(".") || element.tagName.toLowerCase();
    return `${area ? `${[...area.classList][0]} ` : ""}${kind}${id ? ` [${id}]` : ""}`;
  };
  const ancestors = (element) => {
    const chain = [];
    for (let one = element; one; one = one.parentElement) chain.push(one);
    return chain;
  };
  const isShown = (element) => {
    const box = boxOf(element);
    if (box.width === 0 || box.height === 0 || !element.checkVisibility()) return false;
    return ancestors(element).every((one) => {
      const style = styleOf(one);
      if (one.classList.contains("sr") || style.visibility === "hidden" || style.display === "none" || Number(style.opacity) < 0.05) return false;
      return !style.clipPath.startsWith("inset(50%");
    });
  };
  // How much larger or smaller than written a text is drawn.
  const scaleOf = (element) => {
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    }
    let scale = 1;
    for (const one of ancestors(element)) {
      if (one instanceof SVGElement) return scale * scaleOf(one instanceof SVGGraphicsElement ? one : one.ownerSVGElement);
      const { transform, scale: own } = styleOf(one);
      if (transform !== "none") {
        const { a, b, c, d } = new DOMMatrixReadOnly(transform);
        scale *= Math.sqrt(Math.abs(a * d - b * c));
      }
      if (own !== "none") scale *= Number.parseFloat(own);
    }
    return scale;
  };

  const walker = document.createTreeWalker(document.querySelector(".table") ?? document.body, NodeFilter.SHOW_TEXT);
  const measured = new Set();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element || measured.has(element) || element.closest("option, title, desc, style, defs")) continue;
    measured.add(element);
    if (!isShown(element)) continue;
    const size = Number.parseFloat(styleOf(element).fontSize) * scaleOf(element);
    if (size < 10.95) found.small.push(`${size.toFixed(1)} ${nameOf(element)} “${element.textContent.trim().slice(0, 24)}”`);
  }

  /** The part of an element that is not cut off by what it lies in; says whether it can be scrolled there. */
  const seen = (element) => {
    let { left, top, right, bottom } = boxOf(element);
    let reachable = true;
    let fixed = styleOf(element).position === "fixed";
    for (let one = element.parentElement; one && !fixed; one = one.parentElement) {
      const style = styleOf(one);
      if (one instanceof SVGElement && !(one instanceof SVGSVGElement)) continue;
      if (style.overflowX !== "visible" || style.overflowY !== "visible") {
        if (one === document.body || one === document.documentElement) break;
        const box = boxOf(one);
        const scrollsX = /auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth;
        const scrollsY = /auto|scroll/.test(style.overflowY) && one.scrollHeight > one.clientHeight;
        if ((right > box.right + 1 || left < box.left - 1) && !scrollsX) reachable = false;
        if ((bottom > box.bottom + 1 || top < box.top - 1) && !scrollsY) reachable = false;
        [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      if (style.position === "fixed") fixed = true;
    }
    return { left, top, right, bottom, reachable, fixed };
  };
  const inScreen = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1;
  const isHit = (element, x, y, within = element) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const at = document.elementFromPoint(x, y);
    return Boolean(at && (within.contains(at) || at.contains(element)));
  };
  const inSight = (element, within = element) => {
    const part = seen(element);
    const box = boxOf(element);
    const share = (Math.max(0, part.right - part.left) * Math.max(0, part.bottom - part.top)) / (box.width * box.height || 1);
    return share > 0.9 && inScreen(part) && isHit(element, (part.left + part.right) / 2, (part.top + part.bottom) / 2, within);
  };

  const page = document.documentElement;
  const scrolls = page.scrollHeight > page.clientHeight + 1;
  /** In a drawing a finger need not hit: what is lit and next to it is meant, as far as no other is nearer. */
  const CROWDED = 30;
  const middleOf = ({ left, top, right, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const reachOf = (element) => {
    const drawing = element.closest("[data-reach]");
    if (!drawing || !element.matches(".can-touch")) return 0;
    const { x, y } = middleOf(boxOf(element));
    const others = [...drawing.querySelectorAll(".can-touch")]
      .filter((other) => other.dataset.thing !== element.dataset.thing)
      .map((other) => middleOf(boxOf(other)));
    const room = Math.min(Infinity, ...others.map((other) => Math.hypot(other.x - x, other.y - y)));
    // Where pieces crowd, each has as much of a finger as its neighbours leave it.
    return room >= CROWDED ? Number(drawing.dataset.reach) : room;
  };
  const inZoom = (element) => element.closest(".zoom--near") !== null;
  for (const element of document.querySelectorAll('button, a[href], select, input, summary, [role="button"]:not([tabindex="-1"])')) {
    if (!isShown(element)) continue;
    // Words in a sentence and what lies beneath a label's own box are as large as what surrounds them.
    if (element.matches(".skip, .tool--language select, .seg input") || (element.matches("a") && styleOf(element).display === "inline")) continue;
    const box = boxOf(element);
    const side = Math.max(Math.min(box.width, box.height), reachOf(element));
    if (side < 23.5) found.tiny.push(`${side.toFixed(0)} ${nameOf(element)}`);
    const decides = element.matches(".can-touch, .chosen, .decision *, .recap *, .top *, .tabs *, .choice, .btn, .tool");
    if (isTouch && decides && side < 43.5) found.narrow.push(`${side.toFixed(0)} ${nameOf(element)}`);
    const part = seen(element);
    const out = part.left < -1 || part.right > width + 1 || ((part.fixed || !scrolls) && (part.top < -1 || part.bottom > height + 1));
    if ((out || !part.reachable) && !inZoom(element)) found.outside.push(nameOf(element));
  }
  if (page.scrollWidth > width) found.outside.push(`the page is ${page.scrollWidth} wide`);

  const regions = [...document.querySelectorAll(".top, .recap, .board, .mat, .hand, .log, .decision, .reader, .newest, .tabs, .strip")].filter(isShown);
  regions.forEach((one, at) => {
    for (const other of regions.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [seen(one), seen(other)];
      const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (x > 1 && y > 1) found.overlap.push(`${one.classList[0]} × ${other.classList[0]} (${x.toFixed(0)}×${y.toFixed(0)})`);
    }
  });

  for (const key of document.querySelectorAll(".choice--key")) if (!inSight(key)) found.key.push(key.dataset.choice ?? key.className);
  const lines = [...document.querySelectorAll(".newest, .log li:last-child:not(.sep:only-child)")];
  if (lines.length && !lines.some((line) => isShown(line) && isHit(line, boxOf(line).left + 20, boxOf(line).bottom - 8))) found.log.push("newest line");
  for (const card of document.querySelectorAll(".hand .tray:not(.tray--pile, .tray--end) .thing")) {
    const box = boxOf(card);
    if (!isHit(card, box.left + Math.min(12, box.width / 2), box.top + Math.min(14, box.height / 2), card)) found.hand.push(card.dataset.thing);
  }
  const groups = document.querySelectorAll(".group");
  const grouped = groups.length > 0 && [...groups].every((group) => inSight(group));
  // What a choice is about may be lit before one's eyes as well.
  const lit = [...document.querySelectorAll(".can-touch[data-thing], .chosen[data-thing]")].filter((thing) => {
    const box = boxOf(thing);
    return isShown(thing) && isHit(thing, box.left + Math.min(12, box.width / 2), box.top + Math.min(14, box.height / 2), thing);
  });
  const shown = new Set(lit.map((thing) => thing.dataset.thing.split(":")[1]));
  for (const choice of document.querySelectorAll("[data-choice]:not(.choice--key)"))
    if (!grouped && !inSight(choice) && !choice.dataset.choice.split(" ").some((word) => shown.has(word))) found.choices.push(choice.dataset.choice);
  return { found, offered: document.querySelectorAll("[data-choice]").length, held: document.querySelectorAll(".hand .thing").length };
}

/** Sits down at a table of a game and looks at it on these screens, in these languages, at a few positions. */
export async function measure(room, game, { screens = SCREENS, languages = LANGUAGES, stops = STOPS, shots } = {}) {
  const rows = [];
  for (const touch of [false, true]) {
    const sizes = screens.filter((screen) => screen.touch === touch);
    const [first] = sizes;
    if (!first) continue;
    const { page, close } = await room.person({ size: { width: first.width, height: first.height }, touch, worker: false });
    await sitDown(page, game, { seats: game === "arcs" || game === "res_arcana" ? 3 : 2 });
    let answers = 0;
    for (const stop of stops) {
      if (stop > answers) await fly(page, { seed: 5, until: /./, least: stop - answers, most: stop - answers + 60 });
      answers = stop;
      if ((await nextMove(page)).over) break;
      for (const { width, height } of sizes) {
        await page.setViewportSize({ width, height });
        for (const language of languages) {
          await page.selectOption(".tool--language select", language);
          await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          rows.push({ game, screen: `${width}x${height}`, language, stop, ...(await page.evaluate(look, touch)) });
          if (shots) {
            mkdirSync(shots, { recursive: true });
            await page.screenshot({ path: `${shots}/${game}-${width}-${language}-${stop}.png` });
          }
        }
      }
    }
    await close();
  }
  return rows;
}

/** The worst of several positions. */
function worst(rows) {
  return Object.fromEntries(Object.keys(GOALS).map((goal) => [goal, Math.max(...rows.map((row) => row.found[goal].length))]));
}

async function report() {
  const args = process.argv.slice(2);
  const option = (name) => {
    const at = args.indexOf(name);
    return at < 0 ? undefined : args.splice(at, 2)[1];
  };
  const [size, language, shots] = [option("--size"), option("--language"), option("--shots")];
  const all = args.includes("--all");
  const games = args.filter((arg) => !arg.startsWith("--"));
  const screens = SCREENS.filter(({ width, height }) => !size || size === `${width}x${height}`);
  const languages = language ? [language] : LANGUAGES;
  const room = await openRoom();
  const goals = Object.keys(GOALS);
  console.log(
    Object.entries(GOALS)
      .map(([goal, means]) => `${goal}: ${means}`)
      .join("\n"),
  );
  console.log(`\n${"".padEnd(24)}${goals.map((goal) => goal.padStart(9)).join("")}`);
  for (const game of games.length ? games : GAMES) {
    const rows = await measure(room, game, { screens, languages, shots });
    for (const { width, height } of screens) {
      const here = rows.filter((row) => row.screen === `${width}x${height}`);
      for (const tongue of languages) {
        const numbers = worst(here.filter((row) => row.language === tongue));
        console.log(`${game.padEnd(11)}${`${width}x${height}`.padEnd(10)}${tongue} ${goals.map((goal) => String(numbers[goal] || "·").padStart(9)).join("")}`);
      }
      for (const goal of goals) {
        const named = [...new Set(here.flatMap((row) => row.found[goal]))];
        if (named.length) console.log(`    ${goal}: ${(all ? named : named.slice(0, 6)).join(" | ")}${!all && named.length > 6 ? ` | … ${named.length}` : ""}`);
      }
    }
  }
  await room.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await report();
