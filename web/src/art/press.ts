/**
 * The press: a printed emblem for a card, as a pure function of its id. The id picks backdrop, ground
 * and light; the motif is the subject; the inks (five CSS plates, --k0 to --k4) come from the card.
 */
import { MOTIFS, type Motif, type MotifName } from "./motifs";

const WIDTH = 100;
const HEIGHT = 84;
const CX = WIDTH / 2;
const CY = HEIGHT / 2;

/** A small dice cup: the same key always gives the same throws. */
export function dice(key: string): (sides: number) => number {
  let state = 2166136261;
  for (const letter of key) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

const range = (from: number, to: number, step: number): number[] => Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);

function rays(count: number, tilt: number): string {
  const at = (angle: number) => `${(CX + 90 * Math.cos(angle)).toFixed(1)} ${(CY + 90 * Math.sin(angle)).toFixed(1)}`;
  const beams = range(0, count, 1).map((i) => {
    const angle = tilt + (i * 2 * Math.PI) / count;
    return `M${CX} ${CY}L${at(angle)} ${at(angle + Math.PI / count)}z`;
  });
  return `<path class="p1" opacity=".42" d="${beams.join("")}"/>`;
}

const rings = () =>
  range(26, 74, 8)
    .map((r) => `<circle cx="${CX}" cy="${CY}" r="${r}" fill="none" stroke="var(--k1)" stroke-width="${(3.4 - r / 26).toFixed(1)}" opacity=".6"/>`)
    .join("");

const barredSun = () =>
  `<circle class="p4" cx="${CX}" cy="${CY - 3}" r="33" opacity=".75"/>` +
  range(0, 5, 1)
    .map((i) => `<rect class="p0" x="0" y="${CY + 2 + i * 7}" width="${WIDTH}" height="${(1.2 + i * 1.1).toFixed(1)}"/>`)
    .join("");

const lattice = () => {
  const lines = range(-84, 110, 14).map((x) => `M${x} 0l${HEIGHT} ${HEIGHT}M${x + HEIGHT} 0l${-HEIGHT} ${HEIGHT}`);
  return `<path d="${lines.join("")}" stroke="var(--k1)" stroke-width="1.6" opacity=".45"/>`;
};

const arches = () =>
  range(24, 66, 8)
    .map((r) => `<path d="M${CX - r} ${HEIGHT}V${CY}a${r} ${r} 0 0 1 ${2 * r} 0V${HEIGHT}z" fill="none" stroke="var(--k1)" stroke-width="2.4" opacity=".6"/>`)
    .join("");

function ground(kind: number, pick: (sides: number) => number): string {
  const near = (d: string) => `<path class="p3" opacity=".85" d="${d}"/>`;
  switch (kind) {
    case 0: {
      const [a, b, c, d] = [pick(14), pick(14), pick(14), pick(14)];
      return (
        `<path class="p1" d="M0 ${HEIGHT}V${62 - a}l18-${14 + b} 16 ${12 + b} 22-${18 + c} 24 ${20 + c} 20-${9 + d}V${HEIGHT}z"/>` +
        near(`M0 ${HEIGHT}v-12l22-9 26 12 30-14 22 8v15z`)
      );
    }
    case 1:
      return `<path class="p1" d="M0 62q12.5-9 25 0t25 0 25 0 25 0v30H0z"/>` + near("M-8 72q12.5-8 25 0t25 0 25 0 25 0 25 0v22H-8z");
    case 2:
      return `<path class="p1" d="M0 ${HEIGHT}V60h14v-7h16v9h34v-9h18v7h18v24z"/>` + near(`M0 ${HEIGHT}V72h30v-4h40v4h30v12z`);
    default:
      return `<circle class="p1" cx="${CX}" cy="${HEIGHT + 52}" r="78"/><circle class="p3" opacity=".85" cx="${CX}" cy="${HEIGHT + 66}" r="80"/>`;
  }
}

function subject(motif: Motif): string {
  const half = motif.map(([plate, d]) => `<path class="p${plate}" d="${d}"/>`).join("");
  const key = motif[1]?.[1] ?? "";
  return `<g transform="translate(${CX} ${CY})"><path class="off" transform="translate(1.6 1.3)" d="${key}"/>${half}<g class="sh" transform="scale(-1 1)">${half}</g></g>`;
}

/** What gives light, in the sky or behind the hill; `x` is where. */
const LIGHTS: readonly ((x: number, r: number) => string)[] = [
  (x, r) => `<circle class="p4" cx="${x}" cy="${CY - 8}" r="${r}" opacity=".8"/>`,
  (x, r) =>
    `<path class="p4" opacity=".85" d="M${x - r * 0.2} ${CY - 8 - r}a${r} ${r} 0 1 0 ${r} ${r * 1.5}a${r * 0.86} ${r * 0.86} 0 0 1 ${-r} ${-r * 1.5}z"/>`,
  (x, r) => `<circle cx="${x}" cy="${CY - 8}" r="${r}" fill="none" stroke="var(--k4)" stroke-width="5" opacity=".85"/>`,
  (_, r) => `<circle class="p4" cx="${CX}" cy="${HEIGHT - 18}" r="${r + 12}" opacity=".75"/>`,
  (x, r) =>
    `<circle class="p4" cx="${x - 20}" cy="${CY - 16}" r="${r * 0.55}" opacity=".85"/><circle class="p4" cx="${x + 24}" cy="${CY - 6}" r="${r * 0.75}" opacity=".7"/>`,
];

/** What else is to be seen, beside the subject: nothing, trees, stones, birds, clouds, towers, stars, banners. */
const SIGHTS: readonly string[] = [
  "",
  `<path class="p3" opacity=".75" d="M3 72l7-20 7 20zM14 74l5-14 5 14zM80 72l8-24 8 24z"/>`,
  `<path class="p3" opacity=".7" d="M5 72V56q4-6 8 0v16zM17 74V64q3-4 6 0v10zM84 72V50q4-6 8 0v22z"/>`,
  `<path fill="none" stroke="var(--k3)" stroke-width="2" stroke-linecap="round" d="M6 24q4-5 8 0q4-5 8 0M16 12q3-4 6 0q3-4 6 0M74 18q4-5 8 0q4-5 8 0"/>`,
  `<path class="p0" d="M-4 26a8 8 0 0 1 12-7 9 9 0 0 1 16 3 6 6 0 0 1 2 11H0a6 6 0 0 1-4-7zM72 17a7 7 0 0 1 10-6 8 8 0 0 1 14 3 5 5 0 0 1 2 9H74a5 5 0 0 1-2-6z"/>`,
  `<path class="p1" d="M3 74V48h3v-5h4v5h3v-5h4v5h3v26zM83 74V40l7-9 7 9v34z"/>`,
  `<path class="p4" d="M12 6l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM86 4l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM92 34l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM6 40l1.500 4 4 1.500-4 1.500L6 51l-1.500-4-4-1.500 4-1.500z"/>`,
  `<path class="p3" d="M9 34h2v40H9zM89 28h2v46h-2z"/><path class="p4" d="M11 35l14 5-14 6zM89 29 74 34l15 6z"/>`,
];

/** Cards that would look like another one are thrown for once more; the test of all cards says which. */
const AGAIN: Record<string, number> = { "aggression-7": 1, kai_dorellis: 1, elvish_cloak: 1 };

/** What the id of a card chooses for its picture. Of two cards with the same subject, one of these is another. */
export function chosen(id: string): { back: number; land: number; light: number; sight: number; pick: (sides: number) => number } {
  const pick = dice(`${id}${"'".repeat(AGAIN[id] ?? 0)}`);
  return { back: pick(5), land: pick(4), light: pick(LIGHTS.length), sight: pick(SIGHTS.length), pick };
}

/** The picture's SVG children, for a view box of 100 × 84. */
export function print(id: string, motif: MotifName): string {
  const { back, land, light, sight, pick } = chosen(id);
  const tilt = pick(360) / 57.3;
  const backdrop = [() => rays(14 + pick(6), tilt), rings, barredSun, lattice, arches][back] ?? rings;
  const lit = back === 2 ? "" : (LIGHTS[light]?.(CX + pick(25) - 12, 20 + pick(9)) ?? "");
  return (
    `<rect class="p0" width="${WIDTH}" height="${HEIGHT}"/>${backdrop()}${lit}` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#halftone)"/>${SIGHTS[sight] ?? ""}${ground(land, pick)}${subject(MOTIFS[motif])}`
  );
}
