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

/** The picture's SVG children, for a view box of 100 × 84. */
export function print(id: string, motif: MotifName): string {
  const pick = dice(id);
  const back = pick(5);
  const land = pick(4);
  const tilt = pick(360) / 57.3;
  const backdrop = [() => rays(14 + pick(6), tilt), rings, barredSun, lattice, arches][back] ?? rings;
  const light = back === 2 ? "" : `<circle class="p4" cx="${CX + pick(25) - 12}" cy="${CY - 8}" r="${20 + pick(9)}" opacity=".8"/>`;
  return (
    `<rect class="p0" width="${WIDTH}" height="${HEIGHT}"/>${backdrop()}${light}` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#halftone)"/>${ground(land, pick)}${subject(MOTIFS[motif])}`
  );
}
