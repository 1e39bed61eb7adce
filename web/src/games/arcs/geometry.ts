/**
 * Where everything lies on the star map: a ring of clusters around a dark centre. Gates are the inner ring, planets
 * the outer one. The ring is cut to the shape of the box it is drawn in; clusters out of play fold to a narrow wedge
 * and give their room to the others.
 */

export interface Point {
  x: number;
  y: number;
}

/** A piece's place: where, and how large beside its usual size. */
export interface Place extends Point {
  scale: number;
}

/** Radii, as shares of the rim: centre, gates, planets, the band that shows control, the power track. */
const CENTRE = 0.368;
const GATE = [0.385, 0.56] as const;
const PLANET = [0.568, 1] as const;
const BAND = 0.034;
const TRACK = [1.04, 1.095] as const;
/** What remains beyond the track. */
const MARGIN = 1.125;
/** How far the rim reaches into the corners: 2 is an ellipse. */
const CORNERS = 2.9;
/** A cluster out of play is so wide, in degrees. */
const FOLDED = 36;
const CLUSTERS = [1, 2, 3, 4, 5, 6] as const;
/** The drawing has as many units as a square of this side. */
const SIDE = 1000;
/** Wider or higher than this the ring would not be one any more. */
const NARROWEST = 0.66;
const WIDEST = 1.62;
/** The room a fleet takes, and a building. */
const FLEET = 47;
const BUILDING = 42;
const RADIUS = 35;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const line = (points: readonly Point[]): string => points.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

export const clusterOf = (system: string): number => Number(system[0]);
export const isGate = (system: string): boolean => system.endsWith("gate");

export class Atlas {
  readonly width: number;
  readonly height: number;
  /** Radius of a planet. */
  readonly planet = RADIUS;
  readonly #rx: number;
  readonly #ry: number;
  readonly #wide: Record<number, number> = {};
  readonly #from: Record<number, number> = {};

  /** A map for a box of that shape (width over height), with these clusters in play. */
  constructor(shape: number, open: ReadonlySet<number>) {
    const ratio = Math.min(WIDEST, Math.max(NARROWEST, shape || 1));
    this.width = Math.round(SIDE * Math.sqrt(ratio));
    this.height = Math.round(SIDE / Math.sqrt(ratio));
    this.#rx = this.width / 2 / MARGIN;
    this.#ry = this.height / 2 / MARGIN;
    const closed = CLUSTERS.length - open.size;
    const spread = open.size ? (360 - closed * FOLDED) / open.size : 60;
    let at = 0;
    for (const cluster of CLUSTERS) {
      this.#wide[cluster] = open.has(cluster) ? spread : open.size ? FOLDED : 60;
      this.#from[cluster] = at;
      at += this.#wide[cluster] ?? 0;
    }
  }

  /** Polar to page; 0 degrees is where the first cluster begins, so that its middle is on top. */
  at(radius: number, degrees: number): Point {
    const angle = radians(degrees - 90 - (this.#wide[1] ?? 60) / 2);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const square = (Math.abs(cos) ** CORNERS + Math.abs(sin) ** CORNERS) ** (-1 / CORNERS);
    const stretch = radius * (1 + (square - 1) * Math.min(1, Math.max(0, (radius - 0.25) / 0.75)));
    return { x: this.width / 2 + this.#rx * stretch * cos, y: this.height / 2 + this.#ry * stretch * sin };
  }

  // ----- clusters -----

  /** From where to where a cluster reaches, in degrees. */
  span(cluster: number): [number, number] {
    const from = this.#from[cluster] ?? 0;
    return [from, from + (this.#wide[cluster] ?? 0)];
  }

  middle(cluster: number): number {
    const [from, to] = this.span(cluster);
    return (from + to) / 2;
  }

  /** A curve at one radius. */
  arc(radius: number, from: number, to: number): string {
    return line(this.#arc(radius, from, to));
  }

  /** A straight line outwards. */
  ray(degrees: number, from: number, to: number): string {
    return line([this.at(from, degrees), this.at(to, degrees)]);
  }

  /** The whole circle at one radius. */
  ring(radius: number): string {
    return `${this.arc(radius, 0, 360)}z`;
  }

  // ----- systems -----

  /** From where to where a system reaches, in degrees: a gate as far as its cluster, planets a third each. */
  spanOf(system: string): [number, number] {
    const [from, to] = this.span(clusterOf(system));
    if (isGate(system)) return [from, to];
    const third = (to - from) / 3;
    const at = "abc".indexOf(system.slice(-1));
    return [from + at * third, from + (at + 1) * third];
  }

  /** The outline of a system, drawn inwards by so many units. */
  outline(system: string, inset = 0): string {
    const [inner, outer] = isGate(system) ? GATE : PLANET;
    return this.#sector(system, inner, outer, inset);
  }

  /** The band along the edge that shows who controls a system: a planet's at the rim, a gate's at the centre. */
  band(system: string): string {
    return isGate(system) ? this.#sector(system, GATE[0], GATE[0] + BAND, 2) : this.#sector(system, PLANET[1] - BAND, PLANET[1], 2);
  }

  /** Where the holder's sign stands on that band. */
  sign(system: string): Point {
    const radius = isGate(system) ? GATE[0] + BAND / 2 : PLANET[1] - BAND / 2;
    const [from, to] = this.spanOf(system);
    return this.at(radius, isGate(system) ? (from + to) / 2 : from + (to - from) * 0.2);
  }

  /** Where a planet is drawn, or the sign of a gate. */
  body(system: string): Point {
    if (isGate(system)) return this.#spot(system, (GATE[0] + GATE[1]) / 2 + 0.008, this.#gateEnd(system) + 32);
    const edge = this.#inwards(system, RADIUS + 13);
    return this.#isBroad(system) ? this.#spot(system, edge, -this.#breadth(system) * 0.22) : this.#spot(system, edge, 0);
  }

  /** Where the name of a planet is printed. */
  name(system: string): Point {
    return this.#spot(system, this.#inwards(system, 32), this.#breadth(system, 0.92) / 2 - 22);
  }

  /** Where the building with that number (from 0) stands, of so many places. */
  site(system: string, number: number, of: number): Place {
    if (isGate(system)) return this.#onGate(system, number, of);
    const along = (number - (of - 1) / 2) * BUILDING;
    return { ...this.#spot(system, this.#outwards(system, 29), along), scale: 1 };
  }

  /** Where one of several fleets lies; at a gate after the buildings that stand there. */
  fleet(system: string, number: number, of: number, buildings = 0): Place {
    if (isGate(system)) return this.#onGate(system, number + buildings, of + buildings);
    if (!this.#isBroad(system)) {
      const room = this.#breadth(system, 0.71) - 12;
      const step = Math.min(FLEET, room / of);
      const middle = (this.#outwards(system, 50) + this.#inwards(system, RADIUS * 2 + 8)) / 2;
      return { ...this.#spot(system, middle, (number - (of - 1) / 2) * step), scale: Math.min(1, step / FLEET) };
    }
    const radius = (this.#outwards(system, 52) + this.#inwards(system, 16)) / 2;
    const side = this.#breadth(system) * 0.26;
    if (of === 1) return { ...this.#spot(system, radius, side), scale: 1 };
    const columns = of > 2 ? 2 : 1;
    const row = Math.floor(number / columns) - 0.5;
    const column = columns === 2 ? (number % 2) - 0.5 : 0;
    const scale = columns === 2 ? 0.74 : 0.92;
    return { ...this.#spot(system, radius + this.#units(system, row * FLEET * scale), side + column * FLEET * scale), scale };
  }

  /** The middle of a system, for trails. */
  heart(system: string): Point {
    const [from, to] = this.spanOf(system);
    return this.at(isGate(system) ? 0.475 : 0.72, (from + to) / 2);
  }

  // ----- the centre and the track -----

  /** The dark centre: half its width and height. */
  get centre(): { rx: number; ry: number } {
    return { rx: this.#rx * CENTRE, ry: this.#ry * CENTRE };
  }

  /** A share (0 to 1) of the power track, which begins on top and runs clockwise. */
  onTrack(share: number, lane = 0.5): Point {
    const degrees = (this.#wide[1] ?? 60) / 2 + 14 + Math.min(1.04, Math.max(-0.04, share)) * 332;
    return this.at(TRACK[0] + (TRACK[1] - TRACK[0]) * lane, degrees);
  }

  readonly radii = { gate: GATE, planet: PLANET, track: TRACK };

  // ----- inside -----

  #arc(radius: number, from: number, to: number): Point[] {
    const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 2.5));
    return Array.from({ length: steps + 1 }, (_, at) => this.at(radius, from + ((to - from) * at) / steps));
  }

  #sector(system: string, inner: number, outer: number, inset: number): string {
    const [from, to] = this.spanOf(system);
    const [lo, hi] = [inner + this.#units(system, inset), outer - this.#units(system, inset)];
    const turn = (radius: number): number => (inset / this.#length(system, radius)) * (to - from);
    return `${line([...this.#arc(lo, from + turn(lo), to - turn(lo)), ...this.#arc(hi, to - turn(hi), from + turn(hi))])}z`;
  }

  /** How long a system is along the ring, at a radius. */
  #length(system: string, radius: number): number {
    const points = this.#arc(radius, ...this.spanOf(system));
    return points.reduce((sum, point, at) => sum + (at ? Math.hypot(point.x - (points[at - 1]?.x ?? 0), point.y - (points[at - 1]?.y ?? 0)) : 0), 0);
  }

  #breadth(system: string, radius = 0.8): number {
    return this.#length(system, radius);
  }

  /** Drawing units as a share of the radius, in the direction of a system. */
  #units(system: string, units: number): number {
    const [from, to] = this.spanOf(system);
    const [a, b] = [this.at(0.7, (from + to) / 2), this.at(0.9, (from + to) / 2)];
    return (units * 0.2) / Math.hypot(b.x - a.x, b.y - a.y);
  }

  #outwards = (system: string, units: number): number => PLANET[0] + this.#units(system, units);
  #inwards = (system: string, units: number): number => PLANET[1] - this.#units(system, units);

  /** Is there more room beside a planet than before it? */
  #isBroad(system: string): boolean {
    const depth = (PLANET[1] - PLANET[0]) / this.#units(system, 1);
    return depth < 172 && this.#breadth(system) > 118;
  }

  /** A radius on the middle line of a system, and so many units along the ring, clockwise. */
  #spot(system: string, radius: number, along: number): Point {
    const [from, to] = this.spanOf(system);
    const middle = (from + to) / 2;
    return this.at(radius, middle + (along / this.#length(system, radius)) * (to - from));
  }

  /** The end of a gate where its sign is. */
  #gateEnd(system: string): number {
    return -this.#length(system, 0.475) / 2;
  }

  #onGate(system: string, number: number, of: number): Place {
    const length = this.#length(system, 0.475);
    const room = length - 62 - 12;
    const step = Math.min(FLEET + 3, room / Math.max(1, of));
    const middle = this.#gateEnd(system) + 62 + room / 2;
    return { ...this.#spot(system, 0.483, middle + (number - (of - 1) / 2) * step), scale: Math.min(1, step / FLEET) };
  }
}
