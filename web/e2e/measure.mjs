// How a table fits its screens. As a report:
//
//   cd web && npm run build
//   ARBITER_BIN=../target/debug/arbiter node e2e/measure.mjs [GAME…] [--size 390x844] [--language fr] [--shots FOLDER] [--all]
//
// prints a line per game, screen and language with the worst of a few positions and of a full table where what is longest is
// read, and below it what was found where
// (`--all` names every finding, otherwise the first few of a kind). `--shots` keeps a picture of each position.
// As a test: measure.test.mjs, which holds every number to its goal.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { answer, fly, nextMove, sitDown, study } from "./playing.mjs";
import { FULL, PANELS } from "./scenes.mjs";
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
  mute: "cards whose face does not show all of its lines",
  sign: "signs on cards under 10 px",
  slim: "cards too narrow: one’s own under 84 px, others under 60",
  cut: "names cut off",
  covered: "names with a sign over them",
  read: "readers of which not all is in sight",
};

/** Lets a page say which names of cards have a sign of that card over them: within an element. */
async function seesCovered(page) {
  await page.addInitScript(() => {
    window.coveredIn = (around) => {
      const over = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
      return [...around.querySelectorAll(".card")].flatMap((card) => {
        const title = card.querySelector(".card__title");
        if (!title?.checkVisibility()) return [];
        const range = document.createRange();
        range.selectNodeContents(title);
        const named = [...range.getClientRects()].filter(({ width }) => width > 0);
        const signs = [...card.querySelectorAll("svg, .card__cost")].filter(
          (sign) => !sign.closest(".card__art, .card__title, svg svg") && sign.checkVisibility(),
        );
        const above = signs.find((sign) => named.some((line) => over(line, sign.getBoundingClientRect())));
        return above ? [`${title.textContent} by ${above.parentElement.classList[0]}`] : [];
      });
    };
  });
}

/** Looks at the page as it is. Runs in the browser. */
function look({ isTouch, goals }) {
  const found = Object.fromEntries(goals.map((goal) => [goal, []]));
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
    return isShown(element) && share > 0.9 && inScreen(part) && isHit(element, (part.left + part.right) / 2, (part.top + part.bottom) / 2, within);
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
    const box = boxOf(element.closest("label") ?? element);
    const side = Math.max(Math.min(box.width, box.height), reachOf(element));
    if (side < 23.5) found.tiny.push(`${side.toFixed(0)} ${nameOf(element)}`);
    const decides = element.matches(".can-touch, .chosen, .decision *, .recap *, .top *, .tabs *, .choice, .btn, .tool");
    if (isTouch && decides && side < 43.5) found.narrow.push(`${side.toFixed(0)} ${nameOf(element)}`);
    const part = seen(element);
    const out = part.left < -1 || part.right > width + 1 || ((part.fixed || !scrolls) && (part.top < -1 || part.bottom > height + 1));
    if ((out || !part.reachable) && !inZoom(element)) found.outside.push(nameOf(element));
  }
  if (page.scrollWidth > width) found.outside.push(`the page is ${page.scrollWidth} wide`);

  const regions = [
    ...document.querySelectorAll(".top, .recap, .board, .mat, .hand, .log, .decision, .reader:not(.reader--out), .newest, .tabs, .strip"),
  ].filter(isShown);
  regions.forEach((one, at) => {
    for (const other of regions.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [seen(one), seen(other)];
      const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (x > 1 && y > 1) found.overlap.push(`${one.classList[0]} × ${other.classList[0]} (${x.toFixed(0)}×${y.toFixed(0)})`);
    }
  });

  const within = (box, clip) => ({
    left: Math.max(box.left, clip.left),
    top: Math.max(box.top, clip.top),
    right: Math.min(box.right, clip.right),
    bottom: Math.min(box.bottom, clip.bottom),
  });
  // What is written above cards does not lie on them, nor on one another.
  const written = [...document.querySelectorAll(".board .label, .hand .label, .front span")].filter(isShown).map((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return { label, box: within(range.getBoundingClientRect(), seen(label)) };
  });
  const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const units = [...document.querySelectorAll(".lane .unit .card, .area .card, .tray .card")].filter(isShown);
  written.forEach(({ label, box }, at) => {
    const on = [...written.slice(at + 1), ...units.map((card) => ({ label: card, box: seen(card) }))].find((other) => meets(box, other.box));
    if (on) found.overlap.push(`“${label.textContent.trim()}” × ${nameOf(on.label)}`);
  });

  for (const key of document.querySelectorAll(".choice--key")) if (!inSight(key)) found.key.push(key.dataset.choice ?? key.className);
  const lines = [...document.querySelectorAll(".newest, .log li:last-child:not(.sep:only-child)")];
  if (lines.length && !lines.some((line) => isShown(line) && isHit(line, boxOf(line).left + 20, boxOf(line).bottom - 8))) found.log.push("newest line");
  // By its corner a card is known, which others in a fan leave free; what it lies in must not cut it off.
  const showsCorner = (thing) => {
    const box = boxOf(thing);
    const [x, y] = [box.left + Math.min(12, box.width / 2), box.top + Math.min(14, box.height / 2)];
    const part = seen(thing);
    return x >= part.left && x <= part.right && y >= part.top && y <= part.bottom && isHit(thing, x, y);
  };
  for (const card of document.querySelectorAll(".hand .tray:not(.tray--pile, .tray--end) .thing")) if (!showsCorner(card)) found.hand.push(card.dataset.thing);
  const groups = document.querySelectorAll(".group");
  const grouped = groups.length > 0 && [...groups].every((group) => inSight(group));
  // What a choice is about may be lit before one's eyes as well.
  const lit = [...document.querySelectorAll(".can-touch[data-thing], .chosen[data-thing]")].filter((thing) => isShown(thing) && showsCorner(thing));
  const shown = new Set(lit.map((thing) => thing.dataset.thing.split(":")[1]));
  for (const choice of document.querySelectorAll("[data-choice]:not(.choice--key)"))
    if (!grouped && !inSight(choice) && !choice.dataset.choice.split(" ").some((word) => shown.has(word))) found.choices.push(choice.dataset.choice);

  // The rule is on the face: every line of a card, or a sign that there is more. From afar its head must do.
  const [AFAR, OWN, OTHER, SIGN] = [80, 84, 60, 10];
  const isIn = (box, around) =>
    box.left > around.left - 1.5 && box.top > around.top - 1.5 && box.right < around.right + 1.5 && box.bottom < around.bottom + 1.5;
  for (const card of document.querySelectorAll(".card[data-lines], .hand .card:not(.card--gap, .card--back, .portrait)")) {
    // In the stack a card is a picture beside its words; the reader has a measure of its own. Initiative cards are sorted, four in a row.
    if (card.closest(".stacked, .reader") || !isShown(card)) continue;
    const width = card.offsetWidth * scaleOf(card);
    const name = `${width.toFixed(0)} ${nameOf(card)}`;
    const isOwn = card.closest(".hand, .area--mine, .own, .realm--mine") && !card.closest(".tray--pile, .tray--end, .unit--small");
    if (width < (isOwn ? OWN : OTHER) - 0.5) found.slim.push(name);
    const face = boxOf(card.querySelector(".card__face"));
    const lines = [...card.querySelectorAll(".line")].filter((line) => isShown(line) && isIn(boxOf(line), face));
    const signs = [...card.querySelectorAll(".line__lead, .line__run, .ra__key .signs")].filter(isShown);
    const isAfar = width < AFAR || card.querySelector(".ra__key");
    const isWhole = isAfar ? signs.length > 0 : lines.length === Number(card.dataset.lines) || (lines.length > 0 && card.querySelector(".sg-more"));
    if (Number(card.dataset.lines ?? 0) > 0 && !isWhole) found.mute.push(`${lines.length}/${card.dataset.lines} ${name}`);
    const smallest = Math.min(Infinity, ...signs.map((sign) => 24 * scaleOf(sign)));
    if (smallest < SIGN - 0.05) found.sign.push(`${smallest.toFixed(1)} ${name}`);
  }

  // What is named is named in full.
  for (const element of document.querySelectorAll(".table *")) {
    const style = styleOf(element);
    const isCut =
      (style.textOverflow === "ellipsis" && style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) ||
      (style.webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 1);
    if (isCut && !element.matches("small") && isShown(element)) found.cut.push(`${nameOf(element)} “${element.textContent.trim().slice(0, 30)}”`);
  }
  found.covered = window.coveredIn(document.querySelector(".table") ?? document.body);
  return { found };
}

/** Reads one thing after the other and says what of it is out of sight. Runs in the browser. */
async function readAll({ things, isTouch }) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isWhole = (one) => one.clientHeight === 0 || getComputedStyle(one).overflowY === "visible" || one.scrollHeight <= one.clientHeight + 1;
  const cut = [];
  for (const thing of things) {
    const element = document.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
    if (!element) {
      cut.push(`${thing} is not there`);
      continue;
    }
    element.dispatchEvent(
      isTouch ? new MouseEvent("contextmenu", { bubbles: true, cancelable: true }) : new PointerEvent("pointerenter", { pointerType: "mouse" }),
    );
    // The ruling comes with the clauses of the game.
    for (let wait = 0; wait < 90 && (wait < 1 || document.querySelector(".reader__notes:has(.clause):not(:has(p + p))")); wait++) await frame();
    const reader = document.querySelector(".reader");
    const { top, bottom, left, right, height } = reader.getBoundingClientRect();
    const worst = [reader, ...reader.querySelectorAll(":not(.sr, svg, svg *)")].find((one) => !isWhole(one));
    if (worst) cut.push(`${thing}: ${worst.scrollHeight - worst.clientHeight} px of ${worst.classList[0] ?? worst.tagName}`);
    cut.push(...window.coveredIn(reader));
    if (!height || top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) cut.push(`${thing}: outside the screen`);
  }
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  return cut;
}

/** Shows a table at a size, in a language. */
async function show(page, { width, height }, language) {
  await page.setViewportSize({ width, height });
  await page.selectOption(".tool--language select", language);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Somebody sits at each kind of device, and at each of its sizes, in each language, something is looked at. */
async function everywhere(room, { screens = SCREENS, languages = LANGUAGES }, begin) {
  for (const touch of [false, true]) {
    const sizes = screens.filter((screen) => screen.touch === touch);
    const [first] = sizes;
    if (!first) continue;
    const { page, close } = await room.person({ size: { width: first.width, height: first.height }, touch, worker: false });
    await seesCovered(page);
    const look = async (see) => {
      for (const size of sizes)
        for (const language of languages) {
          await show(page, size, language);
          await see({ screen: `${size.width}x${size.height}`, language });
        }
    };
    await begin(page, touch, look);
    await close();
  }
}

const lookAt = async (page, isTouch) => (await page.evaluate(look, { isTouch, goals: Object.keys(GOALS) })).found;

async function shoot(page, shots, name) {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/${name}.png` });
}

/** What a style sheet does to a page so that each goal is missed; where fingers play for those that are about them. */
const SPOILS = {
  small: ".decision__prompt { font-size: 8px !important; }",
  tiny: ".top .tool { width: 14px !important; min-width: 0 !important; }",
  narrow: ".choice { min-height: 0 !important; height: 30px !important; }",
  outside: ".decision__foot { translate: 60vw; }",
  overlap: ".hand { translate: 0 -40px; }",
  key: ".choice--key { visibility: hidden; }",
  hand: ".hand .trays { max-height: 1px; overflow: hidden; }",
  choices: ".groups, .choices, .can-touch { visibility: hidden; }",
  mute: ".card .line { position: relative; left: 100%; }",
  sign: ".line__lead, .line__run, .ra__key .signs { scale: .3; }",
  slim: ".hand .tray .card { width: 40px; }",
  cut: ".mat__name { width: 2em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }",
  covered: ".card .ra__cost { top: 50% !important; bottom: 0 !important; scale: 3; }",
  read: ".reader { max-height: 40px !important; overflow: hidden !important; }",
  log: ".newest, .log li { visibility: hidden; }",
};

/** Whether each goal can be missed: says which are not seen to be when a page is spoiled for them. */
export async function unseen(room) {
  const { position, seats, long } = FULL.res_arcana;
  const missed = [];
  for (const { touch, ...size } of [SCREENS[0], SCREENS[3]]) {
    const { page, close } = await room.person({ size, touch, worker: false });
    await seesCovered(page);
    await study(page, "res_arcana", position, seats);
    for (const [goal, style] of Object.entries(SPOILS)) {
      if (goal === "narrow" && !touch) continue;
      if (goal === "log") {
        // Something has to be told first.
        for (const choice of ["discard windup_man", "gain gold"]) await answer(page, choice);
        await page.waitForSelector(".newest, .log .log__turn", { state: "attached" });
      }
      const sheet = await page.addStyleTag({ content: style });
      const found = goal === "read" ? await page.evaluate(readAll, { things: long, isTouch: touch }) : (await lookAt(page, touch))[goal];
      if (!found.length) missed.push(`${goal}, ${touch ? "phone" : "wide"}`);
      await sheet.evaluate((tag) => tag.remove());
    }
    await close();
  }
  return missed;
}

/** A full table: looks at it, and opens what is longest to read. */
export async function measureFull(room, game, { shots, ...where } = {}) {
  const rows = [];
  const { position, seats, shows = ".board", long } = FULL[game];
  await everywhere(room, where, async (page, touch, eachWay) => {
    await study(page, game, position, seats);
    await page.waitForSelector(shows);
    await eachWay(async ({ screen, language }) => {
      await shoot(page, shots, `${game}-${screen}-${language}-full`);
      const read = await page.evaluate(readAll, { things: long, isTouch: touch });
      rows.push({ game, screen, language, stop: "full", found: { ...(await lookAt(page, touch)), read } });
    });
  });
  return rows;
}

/** Panels that come and go, one language on a laptop, one on a phone. */
export async function measurePanels(room, { shots } = {}) {
  const rows = [];
  for (const [screen, language] of [
    [SCREENS[1], "fr"],
    [SCREENS[3], "de"],
  ])
    await everywhere(room, { screens: [screen], languages: [language] }, async (page, touch, eachWay) => {
      for (const [panel, { game, position, answers, shows }] of Object.entries(PANELS)) {
        await study(page, game, position);
        for (const like of answers) {
          const { choices } = await nextMove(page);
          const found = choices.find((choice) => like.test(choice));
          if (found) await answer(page, found);
        }
        await page.waitForSelector(shows);
        await eachWay(async ({ screen, language }) => {
          await page.evaluate(() => document.querySelector("[data-standing]")?.click());
          await shoot(page, shots, `${game}-${screen}-${language}-${shows.replace(/\W/g, "")}`);
          rows.push({ game, screen, language, stop: panel, found: await lookAt(page, touch) });
        });
      }
    });
  return rows;
}

/** Sits down at a table of a game and looks at it on these screens, in these languages, at a few positions. */
export async function measure(room, game, { stops = STOPS, shots, ...where } = {}) {
  const rows = [];
  await everywhere(room, where, async (page, touch, eachWay) => {
    await sitDown(page, game, { seats: game === "arcs" || game === "res_arcana" ? 3 : 2 });
    // What lay under the button that began the game is not read.
    await page.mouse.move(0, 0);
    let answers = 0;
    for (const stop of stops) {
      if (stop > answers) await fly(page, { seed: 5, until: /./, least: stop - answers, most: stop - answers + 60 });
      answers = stop;
      if ((await nextMove(page)).over) break;
      await eachWay(async ({ screen, language }) => {
        rows.push({ game, screen, language, stop: `after ${stop} answers`, found: await lookAt(page, touch) });
        await shoot(page, shots, `${game}-${screen}-${language}-${stop}`);
      });
    }
  });
  return rows;
}

/** The worst of several positions. */
function worst(rows) {
  return Object.fromEntries(Object.keys(GOALS).map((goal) => [goal, Math.max(...rows.map((row) => row.found[goal]?.length ?? 0))]));
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
    const where = { screens, languages, shots };
    const rows = [...(await measure(room, game, where)), ...(await measureFull(room, game, where))];
    for (const { width, height } of screens) {
      const here = rows.filter((row) => row.screen === `${width}x${height}`);
      for (const tongue of languages) {
        const numbers = worst(here.filter((row) => row.language === tongue));
        console.log(`${game.padEnd(11)}${`${width}x${height}`.padEnd(10)}${tongue} ${goals.map((goal) => String(numbers[goal] || "·").padStart(9)).join("")}`);
      }
      for (const goal of goals) {
        const named = [...new Set(here.flatMap((row) => row.found[goal] ?? []))];
        if (named.length) console.log(`    ${goal}: ${(all ? named : named.slice(0, 6)).join(" | ")}${!all && named.length > 6 ? ` | … ${named.length}` : ""}`);
      }
    }
  }
  await room.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await report();
