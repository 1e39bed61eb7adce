/**
 * A line of a card, said in signs: LEAD | pay ▸ get. A run of signs is drawn as one picture, so it is as large as its room
 * allows. Numbers are drawn too, not set: they stay as tall as they must be, whatever the font. Knows no game.
 */

/** A symbol of the sprite, with how many; or something between symbols; or symbols in a frame that says where or whose. */
export type Part =
  | { sign: string; n?: number | string; tone?: string; badge?: "plus" | "minus"; detail?: string }
  | { word: string; tone?: string }
  | { frame: Frame; run: readonly Part[] }
  /** A die by its colour, as the game's style knows it. */
  | { die: string }
  | "to"
  | "if"
  | "or"
  | "unless"
  /** There is more to it: the reader says it. */
  | "more";

/** On this card; off this card; all rivals; one rival; both together; a level that is reached. */
export type Frame = "dish" | "out" | "rivals" | "rival" | "pair" | "level";

/** What kind of line it is: done, answered with, collected, counted, or always true. */
export type LineKind = "action" | "react" | "collect" | "points" | "rule";

export interface SignLine {
  kind: LineKind;
  /** The symbol of the lead: when it happens. */
  lead: string;
  run: readonly Part[];
}

/** A sign is so high and wide. */
export const UNIT = 24;
const GAP = 1.2;

/** Letters of numbers, as strokes on a field of 10 × 16. */
const LETTERS: Record<string, string> = {
  "0": "M5 1.500c2.600 0 4 2.400 4 6.500s-1.400 6.500-4 6.500-4-2.400-4-6.500 1.400-6.500 4-6.500z",
  "1": "M2 4 5.800 1.500v13",
  "2": "M1.300 4.800C1.500 2.700 3 1.500 5 1.500c2.300 0 3.800 1.300 3.800 3.300 0 1.700-.9 2.800-2.900 4.600L1.200 14.500H9.200",
  "3": "M1.300 2.900C2.300 1.900 3.500 1.500 5 1.500c2.200 0 3.600 1.100 3.600 2.900S7.200 7.600 4.800 7.600c2.700 0 4.300 1.300 4.300 3.400s-1.700 3.500-4.200 3.500c-1.600 0-3-.5-4-1.600",
  "4": "M7 14.500v-13L1 10.600h8.800",
  "5": "M8.600 1.500H2.400L1.900 7.300C2.700 6.700 3.700 6.400 4.900 6.400c2.500 0 4.200 1.500 4.200 4s-1.800 4.100-4.300 4.100c-1.600 0-2.900-.5-3.800-1.500",
  "6": "M8.400 2.700C7.600 1.900 6.600 1.500 5.400 1.500 2.600 1.500 1 4.100 1 8.600c0 3.900 1.500 5.900 4 5.900 2.400 0 4.100-1.600 4.100-4S7.500 6.700 5.200 6.700C3 6.700 1.400 8 1.100 9.600",
  "7": "M1 1.500h8.200L4 14.500",
  "8": "M5 7.500a3 3 0 1 1 0-6 3 3 0 0 1 0 6zM5 7.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z",
  "9": "M1.600 13.300c.8.800 1.800 1.200 3 1.200C7.400 14.500 9 11.900 9 7.400c0-3.900-1.500-5.900-4-5.900-2.400 0-4.100 1.600-4.100 4s1.600 3.800 3.900 3.800C7 9.300 8.600 8 8.900 6.400",
  X: "M1.200 1.500l7.600 13M8.800 1.500l-7.600 13",
  A: "M.8 14.500 5 1.500l4.200 13M2.300 10.300h5.400",
  B: "M1.500 1.500v13h4c2.300 0 3.600-1.400 3.600-3.500S7.800 7.600 5.500 7.600h-4M1.500 1.500H5c2 0 3.300 1.100 3.300 3S7 7.600 5 7.600",
  C: "M9 3.600C8.200 2.200 6.900 1.500 5.400 1.500 2.700 1.500 1 4 1 8s1.700 6.500 4.400 6.500c1.500 0 2.800-.7 3.600-2.100",
  "+": "M5 4v9M.8 8.500h8.400",
  "−": "M1 8.500h8",
  "=": "M1 6h8M1 11h8",
  "≠": "M1 6h8M1 11h8M7.800 2.500 2.200 14.500",
  "×": "M1.500 5l7 7M8.500 5l-7 7",
  ":": "M5 5.400v.2M5 11.400v.2",
  "≤": "M9 2.500 1.500 6.700 9 11M1.500 14.500H9",
  "/": "M8 1.500 2 14.500",
  "⁄": "M8 1.500 2 14.500",
};

function letter(char: string): string {
  const drawn = LETTERS[char];
  if (drawn === undefined) throw new Error(`no letter for “${char}”`);
  return drawn;
}

const at = (x: number, y = 0, scale = 1): string => `translate(${x.toFixed(2)} ${y.toFixed(2)})${scale === 1 ? "" : ` scale(${scale.toFixed(3)})`}`;

/** A row of letters with its middle at a point, so high. */
function lettering(text: string, x: number, y: number, high: number, tone: string): string {
  const scale = high / 16;
  const step = 11.6;
  const wide = (text.length - 1) * step + 10;
  const each = [...text].map((char, i) => `<path transform="translate(${(i * step).toFixed(1)})" d="${letter(char)}"/>`).join("");
  return `<g class="sg-n sg-n--${tone}" transform="${at(x - (wide * scale) / 2, y - high / 2, scale)}">${each}</g>`;
}

/** Where the number stands in a shape: sideways, down; and in which ink. */
const SEATS: Record<string, readonly [number, number, string]> = {
  "g-elan": [0, 3, "light"],
  "g-life": [0.3, 0.6, "light"],
  "g-calm": [0, 2.4, "light"],
  "g-death": [0, -1.4, "light"],
  "g-gold": [0, 0, "dark"],
  "g-seal": [0, 0, "dark"],
  "g-card": [-0.8, 0.4, "light"],
};

interface Drawn {
  width: number;
  svg: string;
}

const use = (sign: string, tone: string, x = 0, y = 0, size = UNIT): string =>
  `<use href="#${sign}" class="sg-${tone}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;

function sign({ sign, n, tone = "ink", badge, detail }: Extract<Part, { sign: string }>): Drawn {
  const text = n === undefined ? "" : String(n);
  const [dx, dy, ink] = SEATS[sign] ?? (sign.startsWith("g-pile") ? [-1.6, -1.6, "dark"] : [0, 0, "dark"]);
  const high = text.length > 1 ? 12.6 : sign.startsWith("g-pile") ? 12.5 : sign.startsWith("g-ring") ? 14 : 15.6;
  return {
    width: UNIT,
    svg:
      use(sign, tone) +
      (detail ? use(detail, "detail") : "") +
      (text ? lettering(text, UNIT / 2 + dx, UNIT / 2 + dy, high, ink) : "") +
      (badge ? use(`g-${badge}`, "ink", 13, -1, 11.5) : ""),
  };
}

/** The frames: how much they scale what is in them, and what they add left and right. */
const FRAMES: Record<Frame, readonly [scale: number, inset: number]> = {
  dish: [0.86, 4.2],
  out: [0.86, 4.2],
  rivals: [0.9, 2.6],
  rival: [0.9, 2.6],
  pair: [0.86, 2.2],
  level: [0.9, 3],
};

function frame(kind: Frame, parts: readonly Part[]): Drawn {
  const run = draw(parts);
  const [scale, inset] = FRAMES[kind];
  const width = run.width * scale + 2 * inset;
  const high = UNIT * scale;
  const isDish = kind === "dish" || kind === "out";
  const edge = isDish
    ? `<path class="sg-${kind}" d="M1.500 6v10a6.500 6.500 0 0 0 6.500 6.500H${(width - 8).toFixed(1)}a6.500 6.500 0 0 0 6.500-6.500V6"/>`
    : `<rect class="sg-${kind}" x=".6" y=".6" width="${(width - 1.2).toFixed(1)}" height="${UNIT - 1.2}" rx="6"/>`;
  return { width, svg: `${edge}<g transform="${at(inset, isDish ? 0 : (UNIT - high) / 2, scale)}">${run.svg}</g>` };
}

function part(one: Part): Drawn {
  switch (one) {
    case "to":
      return { width: 12, svg: `<path class="sg-to" d="M1.500 4.500 10.500 12l-9 7.500z"/>` };
    case "if":
      return { width: 12, svg: `<path class="sg-if" d="M2.500 6 9.500 12l-7 6z"/>` };
    case "or":
      return { width: 7, svg: `<path class="sg-or" d="M5.500 1.500l-4 21"/>` };
    case "unless":
      return { width: 6, svg: `<path class="sg-unless" d="M3 3v18"/>` };
    case "more":
      return { width: 15, svg: `<path class="sg-more" d="M2.500 12h.01M7.500 12h.01M12.500 12h.01"/>` };
  }
  if ("die" in one) return { width: 21, svg: `<rect class="sg-die die--${one.die}" x="1" y="2.500" width="19" height="19" rx="4.500"/>` };
  if ("word" in one) {
    const wide = one.word === ":" ? 6 : one.word.length * 11;
    return { width: wide, svg: lettering(one.word, wide / 2, UNIT / 2, 14.5, one.tone ?? "dark") };
  }
  return "frame" in one ? frame(one.frame, one.run) : sign(one);
}

/** A run as the children of an SVG that is `width` × 24. */
export function draw(run: readonly Part[]): Drawn {
  let width = 0;
  let svg = "";
  for (const one of run) {
    const drawn = part(one);
    svg += `<g transform="${at(width)}">${drawn.svg}</g>`;
    width += drawn.width + GAP;
  }
  return { width: Math.max(1, width - GAP), svg };
}

/** So wide a run is still easily read in a line as wide as a card. */
export const ROOM = 6.4 * UNIT;

/** As much of a run as has room, with a sign that there is more. */
export function cut(run: readonly Part[], most: number): readonly Part[] {
  if (draw(run).width <= most) return run;
  const kept: Part[] = [];
  for (const one of run) {
    if (draw([...kept, one, "more"]).width > most) break;
    kept.push(one);
  }
  // An arrow to nothing tells nothing.
  while (["to", "if", "or"].includes(kept.at(-1) as string)) kept.pop();
  return [...kept, "more"];
}

/** The first lines of a card, as many as have room; the last says that there is more. */
export function first(lines: readonly SignLine[], most: number): readonly SignLine[] {
  if (lines.length <= most) return lines;
  return lines.slice(0, most).map((line, at) => (at === most - 1 ? { ...line, run: [...line.run, "more"] } : line));
}
