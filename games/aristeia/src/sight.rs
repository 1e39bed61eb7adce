//! Line of sight and cover (ARIS-LOS-01 to ARIS-LOS-11, ARIS-COVER-01 to ARIS-COVER-07, ARIS-AMB-01 to ARIS-AMB-03).
//!
//! From each of the six vertices of the viewer's space run six straight lines to the vertices of the
//! target's space: 36 lines, a bit each, vertex by vertex. Which lines a space interrupts depends on where the
//! target and that space lie from the viewer, so it is worked out once for every such pair, in exact
//! integers, and looked up afterwards.

use crate::{
    Aristeia,
    board::{DIRECTIONS, FLOOR, NUMBERS, RADIUS, Space, Spaces, WALLS, hex_length},
    figure::{Figure, Piece},
    printed::Mark,
    setup::Sides,
};
use serde::Serialize;
use std::sync::LazyLock;

/// What can be seen (ARIS-LOS-02).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// At most one line from every vertex.
    Blocked,
    /// Two to five lines from the best vertex.
    Limited,
    /// All six.
    Clear,
}

/// The 36 lines between two spaces; a set bit is an interrupted line.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Lines(u64);

impl Lines {
    const ALL: Lines = Lines((1 << 36) - 1);

    /// How many lines from a vertex of the viewer are uninterrupted.
    #[must_use]
    #[inline]
    pub fn open_from(self, vertex: usize) -> u32 {
        6 - (self.0 >> (6 * vertex) & 63).count_ones()
    }

    /// The most uninterrupted lines from one vertex (ARIS-LOS-03).
    #[must_use]
    #[inline]
    pub fn best(self) -> u32 {
        (0..6).map(|vertex| self.open_from(vertex)).max().unwrap_or(0)
    }

    /// Is this line interrupted?
    #[must_use]
    pub fn interrupts(self, vertex: usize, to: usize) -> bool {
        self.0 >> (6 * vertex + to) & 1 == 1
    }

    #[inline]
    fn sight(self) -> Sight {
        match self.best() {
            _ if self.0 == 0 => Sight::Clear,
            6 => Sight::Clear,
            2..=5 => Sight::Limited,
            _ => Sight::Blocked,
        }
    }
}

/// Nothing is seen, shot at or hurt from farther away: range 8, and what tactics add to it. Beyond,
/// a line of sight still exists and is worked out line by line.
const FAR: i8 = 2 * RADIUS;
/// Rows and columns of ways from one space to another.
const WIDE: usize = 2 * FAR as usize + 1;

/// A vertex or centre in the exact picture: `board.toml` gives the affine map.
type Point = (i32, i32);

const VERTICES: [Point; 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

fn centre(q: i8, r: i8) -> Point {
    (3 * i32::from(q), 2 * i32::from(r) + i32::from(q))
}

fn vertex(q: i8, r: i8, n: usize) -> Point {
    let (x, y) = centre(q, r);
    (x + VERTICES[n].0, y + VERTICES[n].1)
}

/// On which side of the line from `a` to `b` a point lies: the sign tells, zero is on it.
fn side(a: Point, b: Point, p: Point) -> i32 {
    (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0)
}

/// The corners of a space, all the way round.
fn corners((q, r): (i8, i8)) -> [Point; 6] {
    std::array::from_fn(|n| vertex(q, r, n))
}

/// The two ends of the side between a space and its neighbour in a direction.
fn shared_side((q, r): (i8, i8), direction: usize) -> Option<(Point, Point)> {
    let others = corners((q + DIRECTIONS[direction].0, r + DIRECTIONS[direction].1));
    let mut shared = corners((q, r)).into_iter().filter(|corner| others.contains(corner));
    shared.next().zip(shared.next())
}

/// Does the line pass through the inside of the space with these corners? (ARIS-LOS-04) Two convex shapes overlap unless
/// some side of the space, or the line itself, parts them.
fn crosses((a, b): (Point, Point), corners: &[Point; 6]) -> bool {
    let sides = corners.map(|corner| side(a, b, corner));
    if sides.iter().all(|side| *side >= 0) || sides.iter().all(|side| *side <= 0) {
        return false;
    }
    (0..6).all(|n| {
        let (from, to) = (corners[n], corners[(n + 1) % 6]);
        let inside = side(from, to, corners[(n + 2) % 6]).signum();
        side(from, to, a) * inside > 0 || side(from, to, b) * inside > 0
    })
}

/// Does the line run along this side of a space, for more than a point? (ARIS-LOS-05)
fn runs_along((a, b): (Point, Point), (from, to): (Point, Point)) -> bool {
    if side(a, b, from) != 0 || side(a, b, to) != 0 {
        return false;
    }
    // All four on one straight line: compare along it.
    let along = |p: Point| i64::from(p.0 - a.0) * i64::from(b.0 - a.0) + i64::from(p.1 - a.1) * i64::from(b.1 - a.1);
    let (low, high) = (along(from).min(along(to)), along(from).max(along(to)));
    low.max(0) < high.min(along(b))
}

/// A side between two spaces that some lines run along.
#[derive(Copy, Clone)]
struct Edge {
    /// The two spaces, from the viewer; the second may be that of the viewer or of the target.
    one: (i8, i8),
    two: (i8, i8),
    lines: u64,
}

/// What lies between two spaces, for every way from one to the other.
struct Geometry {
    /// For every way: where its spaces begin and end in `crossed`, and its sides in `edges`.
    ways: Vec<Way>,
    /// Spaces between, from the viewer, and the lines that pass through their inside.
    crossed: Vec<((i8, i8), u64)>,
    edges: Vec<Edge>,
    /// For every way within [`NEAR`]: the same by the place of the space between, with [`MATTERS`].
    near: Vec<u64>,
    /// Lines that the printed spaces interrupt among themselves, for every two spaces of the board.
    walls: Vec<u64>,
}

#[derive(Copy, Clone, Default)]
struct Way {
    crossed: (u32, u32),
    edges: (u32, u32),
}

/// Lookups by place cover ways up to this length; it is as far as any action reaches.
const NEAR: i8 = 10;
const NEAR_WIDE: usize = 2 * NEAR as usize + 1;
const NEAR_COUNT: usize = NEAR_WIDE * NEAR_WIDE;

/// Beside the 36 lines: a piece there may have a part in interrupting one of them.
const MATTERS: u64 = 1 << 63;

fn way_index(q: i8, r: i8) -> usize {
    (q + FAR) as usize * WIDE + (r + FAR) as usize
}

#[inline]
fn near_index(q: i8, r: i8) -> Option<usize> {
    let inside = q.unsigned_abs() <= NEAR as u8 && r.unsigned_abs() <= NEAR as u8;
    inside.then(|| (q + NEAR) as usize * NEAR_WIDE + (r + NEAR) as usize)
}

static GEOMETRY: LazyLock<Geometry> = LazyLock::new(geometry);

fn geometry() -> Geometry {
    let mut g = Geometry {
        ways: vec![Way::default(); WIDE * WIDE],
        crossed: Vec::new(),
        edges: Vec::new(),
        near: vec![0; NEAR_COUNT * NEAR_COUNT],
        walls: Vec::new(),
    };
    // A sixth of all ways, with their turns: the picture looks the same when it is turned by a sixth.
    for q in 1..=FAR {
        for r in 0..=FAR - q {
            if hex_length(q, r) < 2 {
                continue; // adjacent spaces always see each other (ARIS-LOS-07)
            }
            let mut way = g.next_way();
            between(&mut g, q, r);
            way.end(&g);
            let (mut q, mut r) = (q, r);
            g.take_in(way, q, r);
            for _ in 1..6 {
                way = g.turned(way);
                (q, r) = turned((q, r));
                g.take_in(way, q, r);
            }
        }
    }
    walls(&mut g);
    g
}

/// A sixth of a turn, which moves each vertex to the next one.
fn turned((q, r): (i8, i8)) -> (i8, i8) {
    (-r, q + r)
}

/// The same lines after a sixth of a turn.
fn turned_lines(lines: u64) -> u64 {
    let next = |bits: u64| bits << 1 & 63 | bits >> 5;
    (0..6).fold(0, |all, vertex| all | next(lines >> (6 * vertex) & 63) << (6 * ((vertex + 1) % 6)))
}

impl Way {
    fn end(&mut self, g: &Geometry) {
        (self.crossed.1, self.edges.1) = (g.crossed.len() as u32, g.edges.len() as u32);
    }
}

impl Geometry {
    /// What is laid down next belongs to this way.
    fn next_way(&self) -> Way {
        let (crossed, edges) = (self.crossed.len() as u32, self.edges.len() as u32);
        Way { crossed: (crossed, crossed), edges: (edges, edges) }
    }

    fn crossed(&self, way: Way) -> &[((i8, i8), u64)] {
        &self.crossed[way.crossed.0 as usize..way.crossed.1 as usize]
    }

    fn edges(&self, way: Way) -> &[Edge] {
        &self.edges[way.edges.0 as usize..way.edges.1 as usize]
    }

    /// The way that lies a sixth of a turn further.
    fn turned(&mut self, way: Way) -> Way {
        let mut next = self.next_way();
        for i in way.crossed.0..way.crossed.1 {
            let (place, lines) = self.crossed[i as usize];
            self.crossed.push((turned(place), turned_lines(lines)));
        }
        for i in way.edges.0..way.edges.1 {
            let edge = self.edges[i as usize];
            self.edges.push(Edge { one: turned(edge.one), two: turned(edge.two), lines: turned_lines(edge.lines) });
        }
        next.end(self);
        next
    }

    /// What lies between is found under the way from now on.
    fn take_in(&mut self, way: Way, q: i8, r: i8) {
        self.ways[way_index(q, r)] = way;
        let Some(row) = near_index(q, r).map(|row| row * NEAR_COUNT) else { return };
        for i in way.crossed.0..way.crossed.1 {
            let ((x, y), lines) = self.crossed[i as usize];
            if let Some(place) = near_index(x, y) {
                self.near[row + place] |= lines | MATTERS;
            }
        }
        for i in way.edges.0..way.edges.1 {
            let Edge { one, two, .. } = self.edges[i as usize];
            for place in [one, two].into_iter().filter_map(|(x, y)| near_index(x, y)) {
                self.near[row + place] |= MATTERS;
            }
        }
    }
}

/// A bit for each line of which this is so.
fn those(lines: &[(Point, Point); 36], is_so: impl Fn((Point, Point)) -> bool) -> u64 {
    lines.iter().enumerate().fold(0, |bits, (n, line)| bits | u64::from(is_so(*line)) << n)
}

/// Every space between the viewer and a target, with the lines it touches.
fn between(g: &mut Geometry, q: i8, r: i8) {
    let length = hex_length(q, r);
    let lines: [(Point, Point); 36] = std::array::from_fn(|n| (vertex(0, 0, n / 6), vertex(q, r, n % 6)));
    let near = |x: i8, y: i8| hex_length(x, y) + hex_length(q - x, r - y) <= length + 2;
    for x in q.min(0) - 1..=q.max(0) + 1 {
        for y in r.min(0) - 1..=r.max(0) + 1 {
            // The spaces of viewer and target never interrupt (ARIS-LOS-06).
            let ends = (x, y) == (0, 0) || (x, y) == (q, r);
            if ends || !near(x, y) {
                continue;
            }
            let corners = corners((x, y));
            let inside = those(&lines, |line| crosses(line, &corners));
            if inside != 0 {
                g.crossed.push(((x, y), inside));
            }
            // Each side once: three of the six directions, and those towards the two ends.
            for (direction, (dx, dy)) in DIRECTIONS.into_iter().enumerate() {
                let two = (x + dx, y + dy);
                if direction >= 3 && two != (0, 0) && two != (q, r) {
                    continue;
                }
                let Some(ends) = shared_side((x, y), direction) else { continue };
                let along = those(&lines, |line| runs_along(line, ends));
                if along != 0 {
                    g.edges.push(Edge { one: (x, y), two, lines: along });
                }
            }
        }
    }
}

fn walls(g: &mut Geometry) {
    g.walls = vec![0; NUMBERS * NUMBERS];
    for from in FLOOR {
        for to in FLOOR {
            let lines = through(g, from, to, WALLS);
            g.walls[from.index() * NUMBERS + to.index()] = along(g, lines, from, to, WALLS, Sides::Shared);
        }
    }
}

/// The lines that spaces of a set interrupt by their inside.
fn through(g: &Geometry, from: Space, to: Space, spaces: Spaces) -> u64 {
    let way = g.ways[way_index(to.q() - from.q(), to.r() - from.r())];
    g.crossed(way).iter().filter(|((x, y), _)| is_in(spaces, from, (*x, *y))).fold(0, |all, (_, lines)| all | lines)
}

/// These lines, and those that are interrupted along the common side of two spaces of a set, or along any side of one
/// (ARIS-LOS-05).
fn along(g: &Geometry, mut bits: u64, from: Space, to: Space, spaces: Spaces, sides: Sides) -> u64 {
    for edge in g.edges(g.ways[way_index(to.q() - from.q(), to.r() - from.r())]) {
        let interrupts = || match (is_in(spaces, from, edge.one), is_in(spaces, from, edge.two)) {
            (true, true) => true,
            (one, two) => sides == Sides::Any && (one || two),
        };
        if bits & edge.lines != edge.lines && interrupts() {
            bits |= edge.lines;
        }
    }
    bits
}

#[inline]
fn is_in(spaces: Spaces, from: Space, (x, y): (i8, i8)) -> bool {
    let (q, r) = (from.q() + x, from.r() + y);
    hex_length(q, r) <= RADIUS && spaces.has(Space::at(q, r))
}

/// The lines that are interrupted when these spaces block, besides the printed ones. The spaces of
/// viewer and target never count.
#[must_use]
pub fn lines(from: Space, to: Space, blocking: Spaces, sides: Sides) -> Lines {
    let g = &*GEOMETRY;
    if from.distance(to) < 2 {
        return Lines(0); // ARIS-LOS-07
    }
    let (q, r) = (to.q() - from.q(), to.r() - from.r());
    let mut bits = g.walls[from.index() * NUMBERS + to.index()];
    match near_index(q, r) {
        Some(way) => {
            let row = &g.near[way * NEAR_COUNT..(way + 1) * NEAR_COUNT];
            let (column, line) = (from.q(), from.r());
            for space in blocking {
                if let Some(place) = near_index(space.q() - column, space.r() - line) {
                    bits |= row[place];
                }
            }
        }
        None => bits |= through(g, from, to, blocking) | MATTERS,
    }
    // Walls have no sides in common with each other that are not counted yet.
    if bits & MATTERS != 0 || sides == Sides::Any {
        bits &= Lines::ALL.0;
        if bits != Lines::ALL.0 {
            bits = along(g, bits, from, to, blocking.or(WALLS), sides);
        }
    }
    Lines(bits)
}

/// The lines that this one space has a part in interrupting, when all of `blocking` block.
fn interrupted_by(from: Space, to: Space, space: Space, blocking: Spaces, sides: Sides) -> u64 {
    let g = &*GEOMETRY;
    let way = g.ways[way_index(to.q() - from.q(), to.r() - from.r())];
    let place = (space.q() - from.q(), space.r() - from.r());
    let mut bits = g.crossed(way).iter().find(|(at, _)| *at == place).map_or(0, |(_, lines)| *lines);
    for edge in g.edges(way) {
        let other = match (edge.one == place, edge.two == place) {
            (true, _) => edge.two,
            (_, true) => edge.one,
            _ => continue,
        };
        if sides == Sides::Any || is_in(blocking, from, other) {
            bits |= edge.lines;
        }
    }
    bits
}

/// Has whoever stands on `there` cover against somebody on `from`, when these spaces interrupt?
/// (ARIS-AMB-03)
fn is_covered(from: Space, there: Space, interrupting: Spaces, sides: Sides) -> bool {
    if from.distance(there) < 2 {
        return false; // ARIS-COVER-04
    }
    let all = lines(from, there, interrupting.without(WALLS), sides);
    let best = all.best();
    if best == 6 {
        return false;
    }
    let beside = Spaces::NONE.with(there).around().and(interrupting);
    let own = beside.into_iter().fold(0, |bits, space| bits | interrupted_by(from, there, space, interrupting, sides));
    // The viewer picks among the best vertices: cover must exist for every one of them.
    (0..6).filter(|vertex| all.open_from(*vertex) == best).all(|vertex| own >> (6 * vertex) & 63 != 0)
}

impl Aristeia {
    /// Spaces that interrupt lines for sight besides the printed ones: characters and smoke
    /// (ARIS-SPACE-03, ARIS-SMOKE-01), but for these two ends.
    fn blocking(&self, crowd: Spaces, from: Space, to: Space) -> Spaces {
        let mut spaces = crowd;
        for smoke in self.smoke.iter() {
            spaces.insert(smoke.space);
        }
        spaces.remove(from);
        spaces.remove(to);
        spaces
    }

    fn is_smoky(&self, space: Space) -> bool {
        self.smoke.iter().any(|smoke| smoke.space == space)
    }

    /// What can be seen of one space from another, states aside.
    #[must_use]
    pub fn sight_between(&self, from: Space, to: Space) -> Sight {
        self.sight_through(self.crowd(), from, to)
    }

    fn sight_through(&self, crowd: Spaces, from: Space, to: Space) -> Sight {
        if from.distance(to) < 2 {
            return Sight::Clear; // ARIS-LOS-07, ARIS-RANGE-06
        }
        if self.is_smoky(from) || self.is_smoky(to) {
            return Sight::Blocked; // ARIS-LOS-11, ARIS-SMOKE-02
        }
        lines(from, to, self.blocking(crowd, from, to), self.setup.sides).sight()
    }

    /// The lines a person may look at: from where to where, and which are interrupted.
    #[must_use]
    pub fn sight_lines(&self, from: Space, to: Space) -> Lines {
        lines(from, to, self.blocking(self.crowd(), from, to), self.setup.sides)
    }

    /// What a figure sees of a piece, states included.
    #[must_use]
    pub fn sight(&self, viewer: Figure, piece: Piece) -> Sight {
        self.sight_in(self.crowd(), viewer, piece)
    }

    /// The same for somebody who knows already where all characters stand.
    pub(crate) fn sight_in(&self, crowd: Spaces, viewer: Figure, piece: Piece) -> Sight {
        let (Some(from), Some(to)) = (self.space_of(viewer), self.stands(piece)) else {
            return Sight::Blocked; // ARIS-SPACE-05
        };
        if from.distance(to) > 1 {
            let unseen = piece.figure().is_some_and(|seen| self.is_marked(seen, Mark::Unseen));
            if unseen || self.is_marked(viewer, Mark::Blind) {
                return Sight::Blocked; // ARIS-STATE-BLIND-01, ARIS-STATE-HIDE-01
            }
        }
        self.sight_through(crowd, from, to)
    }

    /// Has `figure` cover against `enemy`, before any skill or range denies it? (ARIS-COVER-01)
    #[must_use]
    pub fn has_cover(&self, figure: Figure, enemy: Figure) -> bool {
        let (Some(here), Some(from)) = (self.space_of(figure), self.space_of(enemy)) else { return false };
        if self.is_marked(figure, Mark::NoCover) {
            return false; // ARIS-COVER-05
        }
        self.is_covered_between(from, here)
    }

    /// Has whoever would stand on `here` cover against somebody on `from`, states aside?
    pub(crate) fn is_covered_between(&self, from: Space, here: Space) -> bool {
        let mut interrupting = self.taken();
        interrupting.remove(here);
        interrupting.remove(from);
        is_covered(from, here, interrupting, self.setup.sides)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::Notation;

    fn at(text: &str) -> Space {
        Space::from_text(text).unwrap()
    }

    /// Every way that was turned has what it would have had if it had been worked out itself.
    #[test]
    fn a_turned_way_is_the_way_itself() {
        let g = &*GEOMETRY;
        for (q, r) in (-FAR..=FAR).flat_map(|q| (-FAR..=FAR).map(move |r| (q, r))) {
            if !(2..=NEAR).contains(&hex_length(q, r)) {
                continue;
            }
            let mut own = Geometry { ways: vec![], crossed: vec![], edges: vec![], near: vec![], walls: vec![] };
            between(&mut own, q, r);
            let way = g.ways[way_index(q, r)];
            let sorted = |crossed: &[((i8, i8), u64)]| {
                let mut crossed = crossed.to_vec();
                crossed.sort_unstable();
                crossed
            };
            assert_eq!(sorted(g.crossed(way)), sorted(&own.crossed), "{q} {r}");
            let sides = |edges: &[Edge]| {
                let ends = edges.iter().map(|edge| (edge.one.min(edge.two), edge.one.max(edge.two), edge.lines));
                let mut ends: Vec<_> = ends.collect();
                ends.sort_unstable();
                ends
            };
            assert_eq!(sides(g.edges(way)), sides(&own.edges), "{q} {r}");
        }
    }

    /// Every line of many pairs, tested against every blocking space without any table.
    #[test]
    fn tables_agree_with_geometry_done_anew() {
        let floor: Vec<Space> = FLOOR.into_iter().collect();
        for n in 0..160 {
            let (from, to) = (floor[n * 97 % floor.len()], floor[n * 61 % floor.len()]);
            if from.distance(to) < 2 {
                continue;
            }
            let others: Spaces = (1..9).map(|k| floor[(n * 31 + k * 53) % floor.len()]).collect();
            let others = others.without(Spaces::of(&[from, to]));
            let blocking = others.or(WALLS);
            for (sides, line) in
                [Sides::Shared, Sides::Any].into_iter().flat_map(|sides| (0..36).map(move |n| (sides, n)))
            {
                let ends = (vertex(from.q(), from.r(), line / 6), vertex(to.q(), to.r(), line % 6));
                let place = |space: Space| (space.q(), space.r());
                let inside = blocking.into_iter().any(|space| crosses(ends, &corners(place(space))));
                let along = blocking.into_iter().any(|space| {
                    let shared = |d: &usize| space.neighbour(*d).is_some_and(|other| blocking.has(other));
                    let counts = |d: &usize| sides == Sides::Any || shared(d);
                    let along = |d| shared_side(place(space), d).is_some_and(|side| runs_along(ends, side));
                    (0..6).filter(counts).any(along)
                });
                let said = lines(from, to, others, sides).interrupts(line / 6, line % 6);
                assert_eq!(said, inside || along, "{} {} line {line} {sides:?}", from.text(), to.text());
            }
        }
    }

    #[test]
    fn an_empty_board_is_clear_and_a_wall_is_not() {
        // A straight line of spaces: the middle one hides most of the far one.
        let (from, middle, to) = (at("f10"), at("f11"), at("f12"));
        assert_eq!(lines(from, to, Spaces::NONE, Sides::Shared).sight(), Sight::Clear);
        assert_ne!(lines(from, to, Spaces::NONE.with(middle), Sides::Shared).sight(), Sight::Clear);
    }
}
