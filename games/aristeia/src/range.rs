//! Range: how far a target is, and whether it may be one (ARIS-RANGE-01 to ARIS-RANGE-06,
//! ARIS-TARGET-01, ARIS-ACTION-03).

use crate::{
    Aristeia, Reason,
    board::{Space, Spaces},
    figure::{Figure, Piece},
    printed::{Mark, Range},
    sight::Sight,
    tables::Action,
};

/// Ways through free spaces from one figure, worked out as far as anybody asks, and what is seen along them.
#[derive(Debug)]
pub(crate) struct Ways {
    from: Space,
    crowd: Spaces,
    free: Spaces,
    /// Spaces reached by ways of exactly this length, up to `length`.
    rim: Spaces,
    reached: Spaces,
    length: u8,
    rings: [Spaces; LONGEST as usize + 1],
    /// What the figure sees of each piece already asked for: actions ask for the same ones.
    seen: [Option<Sight>; Piece::COUNT],
}

/// No range is longer: 8, and what tactics add.
const LONGEST: u8 = 12;

impl Ways {
    pub(crate) fn new(s: &Aristeia, from: Space) -> Ways {
        let start = Spaces::NONE.with(from);
        let mut rings = [Spaces::NONE; LONGEST as usize + 1];
        rings[0] = start;
        let crowd = s.crowd();
        let (free, seen) = (s.free_but_for(crowd), [None; Piece::COUNT]);
        Ways { from, crowd, free, rim: start, reached: start, length: 0, rings, seen }
    }

    /// What the figure that looks from here sees of a piece.
    fn sight(&mut self, s: &Aristeia, viewer: Figure, piece: Piece) -> Sight {
        *self.seen[piece.index()].get_or_insert_with(|| s.sight_in(self.crowd, viewer, piece))
    }

    /// How far a space is, counted around blocked and occupied spaces and ending on it
    /// (ARIS-RANGE-03); nothing if it is out of every range.
    pub(crate) fn to(&mut self, space: Space) -> Option<u8> {
        if space == self.from {
            return Some(0);
        }
        let beside = space.beside();
        // Around pieces the way is never shorter.
        for length in self.from.distance(space) - 1..LONGEST {
            while self.length < length {
                self.rim = self.rim.around().and(self.free).without(self.reached);
                self.reached = self.reached.or(self.rim);
                self.length += 1;
                self.rings[usize::from(self.length)] = self.rim;
            }
            if !self.rings[usize::from(length)].and(beside).is_empty() {
                return Some(length + 1);
            }
        }
        None
    }
}

/// What speaks against a target at this range, sight included.
pub(crate) fn within(
    s: &Aristeia,
    viewer: Figure,
    piece: Piece,
    range: Range,
    ways: &mut Option<Ways>,
) -> Result<(), Reason> {
    let (Some(from), Some(to)) = (s.space_of(viewer), s.stands(piece)) else {
        return Err(Reason::Outside { piece });
    };
    let plain = from.distance(to);
    if plain > range.max || range.min > 0 && plain == 0 {
        return Err(Reason::OutOfRange { piece, n: plain });
    }
    if !range.sight || plain <= 1 {
        return if plain < range.min { Err(Reason::OutOfRange { piece, n: plain }) } else { Ok(()) };
    }
    let ways = ways.get_or_insert_with(|| Ways::new(s, from));
    let distance = ways.to(to).ok_or(Reason::NoWay { piece })?;
    if distance < range.min || distance > range.max {
        return Err(Reason::OutOfRange { piece, n: distance });
    }
    // A marked one may be a target unseen (ARIS-STATE-MARK-01).
    let shown = piece.figure().is_some_and(|figure| s.is_marked(figure, Mark::TargetableUnseen));
    if !shown && ways.sight(s, viewer, piece) == Sight::Blocked {
        return Err(Reason::NoSight { piece });
    }
    Ok(())
}

/// The range of an action with what tactics make of it.
pub(crate) fn reach(action: Action, farther: u8, unsighted: bool) -> Option<Range> {
    let range = action.row().range?;
    Some(Range { min: range.min, max: range.max + farther, sight: range.sight && !unsighted })
}

/// What speaks against this target of an action (ARIS-ACTION-03).
pub(crate) fn may_target(
    s: &Aristeia,
    figure: Figure,
    action: Action,
    range: Range,
    piece: Piece,
    ways: &mut Option<Ways>,
) -> Result<(), Reason> {
    if action.row().attack {
        if piece.figure().is_some_and(|other| other.seat() == figure.seat()) {
            return Err(Reason::Ally { piece }); // ARIS-ATTACK-01
        }
        let markers = s.body(figure).markers;
        if markers.do_(Mark::AttacksOnlyImposer) && piece.figure() != markers.taunted_by {
            return Err(Reason::Taunted { figure }); // ARIS-STATE-TAUNT-01
        }
    }
    within(s, figure, piece, range, ways)
}

impl Aristeia {
    /// How far a piece is from a figure for a range with line of sight (ARIS-RANGE-03).
    #[must_use]
    pub fn way_to(&self, figure: Figure, piece: Piece) -> Option<u8> {
        let (from, to) = (self.space_of(figure)?, self.stands(piece)?);
        Ways::new(self, from).to(to)
    }
}
