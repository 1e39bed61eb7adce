//! Displacing and placing (ARIS-DISPLACE-01 to ARIS-DISPLACE-05, ARIS-PLACE-01, ARIS-PLACE-02).

use crate::{
    Ask, Choice, Event, Reason,
    board::{RADIUS, Space, Spaces, Zone},
    figure::{Figure, Piece},
    table::Aristeia,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// A piece comes to another space without moving.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// Displace a piece, space by space; it may stop earlier if `up_to` (ARIS-DISPLACE-03).
    Displace { by: Seat, piece: Piece, left: u8, up_to: bool },
    /// Place a piece next to another one.
    Beside { by: Seat, piece: Piece, other: Piece },
    /// Choose the adjacent piece next to which one is placed.
    Choose { by: Seat, piece: Piece },
    /// Place a piece next to the zone it has to leave (ARIS-SCEN-ASSAULT-07).
    Clear { by: Seat, piece: Piece, zone: Zone },
    /// A character returns from the bench (ARIS-PREP-04).
    Return { figure: Figure },
}

/// These spaces as far as they are free; if none is, free ones next to them (ARIS-PLACE-02).
fn or_next_to(s: &Aristeia, named: Spaces) -> Spaces {
    let free = s.free();
    let mut wider = named;
    // Farther and farther out, should it ever be that crowded.
    for _ in 0..2 * RADIUS {
        if !wider.and(free).is_empty() {
            break;
        }
        wider = wider.or(wider.around());
    }
    wider.and(free)
}

/// Where a benched character may come back: inside the zones of the scenario, never in a scoring
/// zone (ARIS-SETUP-11).
fn return_spaces(s: &Aristeia) -> Spaces {
    let scoring = s.scoring.spaces();
    let zones = s.setup.scenario.row().bench.without(s.scoring).spaces().without(scoring);
    or_next_to(s, zones).without(scoring)
}

impl Step {
    /// The spaces to choose from.
    fn spaces(self, s: &Aristeia) -> Spaces {
        let around = |piece: Piece| s.stands(piece).map_or(Spaces::NONE, |at| Spaces::NONE.with(at).around());
        match self {
            Step::Displace { piece, .. } => around(piece).and(s.free()),
            Step::Beside { piece, other, .. } => {
                // A piece that leaves the HexaDome takes part no more.
                if s.stands(piece).is_none() || s.stands(other).is_none() {
                    return Spaces::NONE;
                }
                or_next_to(s, around(other))
            }
            Step::Clear { zone, .. } => {
                let rim = zone.spaces().around().without(zone.spaces());
                let open = rim.and(s.free());
                if open.is_empty() { or_next_to(s, rim).without(zone.spaces()) } else { open }
            }
            Step::Return { .. } => return_spaces(s),
            Step::Choose { .. } => Spaces::NONE,
        }
    }

    fn by(self) -> Seat {
        match self {
            Step::Displace { by, .. } | Step::Beside { by, .. } | Step::Choose { by, .. } | Step::Clear { by, .. } => {
                by
            }
            Step::Return { figure } => figure.seat(),
        }
    }

    /// May it stay where it is?
    fn may_stay(self) -> bool {
        matches!(self, Step::Displace { up_to: true, .. })
    }

    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        let ways = match self {
            Step::Choose { piece, .. } => adjacent_pieces(s, piece).count(),
            _ => self.spaces(s).len(),
        };
        let asked = ways > 1 || ways == 1 && self.may_stay();
        if asked { Seats::only(self.by()) } else { Seats::NONE }
    }

    pub(crate) fn ask(self, _: &Aristeia, _: Seat) -> Ask {
        match self {
            Step::Displace { piece, left, up_to: false, .. } => Ask::Displace { piece, n: left },
            Step::Displace { piece, left, .. } => Ask::DisplaceUpTo { piece, n: left },
            Step::Beside { piece, .. } | Step::Clear { piece, .. } => Ask::Place { piece },
            Step::Choose { piece, .. } => Ask::Beside { piece },
            Step::Return { figure } => Ask::Return { figure },
        }
    }

    pub(crate) fn options(self, s: &Aristeia, _: Seat, out: &mut impl Options<Choice, Reason>) {
        if let Step::Choose { piece, .. } = self {
            adjacent_pieces(s, piece).for_each(|piece| out.offer(Choice::Beside { piece }));
            return;
        }
        let spaces = self.spaces(s);
        if let Step::Displace { piece, .. } = self {
            for space in s.stands(piece).into_iter().flat_map(Space::neighbours) {
                let verdict = if spaces.has(space) { Ok(()) } else { Err(Reason::NotFree { space }) };
                out.put(Choice::Displace { space }, verdict);
            }
        } else {
            spaces.into_iter().for_each(|space| out.offer(Choice::Place { space }));
        }
        if self.may_stay() {
            out.offer(Choice::Stay);
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (_, Choice::Displace { space } | Choice::Place { space }) => self.go(s, space, tell),
            (Step::Choose { by, piece }, Choice::Beside { piece: other }) => s.next(Step::Beside { by, piece, other }),
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, tell: &mut impl Tell<Event>) {
        if let Step::Choose { by, piece } = self {
            let only = adjacent_pieces(s, piece).next();
            if let Some(other) = only {
                s.next(Step::Beside { by, piece, other });
            }
            return;
        }
        // One way is left, or none: then nothing happens.
        if !self.may_stay()
            && let Some(space) = self.spaces(s).into_iter().next()
        {
            self.go(s, space, tell);
        }
    }

    fn go(self, s: &mut Aristeia, space: Space, tell: &mut impl Tell<Event>) {
        match self {
            Step::Displace { by, piece, left, up_to } => {
                s.put_piece(piece, space);
                tell.tell(Event::Displaced { piece, space });
                if left > 1 {
                    s.next(Step::Displace { by, piece, left: left - 1, up_to });
                }
            }
            Step::Beside { piece, .. } | Step::Clear { piece, .. } => {
                s.put_piece(piece, space);
                tell.tell(Event::Placed { piece, space });
            }
            Step::Return { figure } => {
                s.put(figure, space);
                tell.tell(Event::Returned { figure, space });
            }
            Step::Choose { .. } => {}
        }
    }
}

/// Characters and obstacles next to a piece.
pub(crate) fn adjacent_pieces(s: &Aristeia, piece: Piece) -> impl Iterator<Item = Piece> {
    let here = s.stands(piece);
    s.pieces().filter(move |other| match (here, s.stands(*other)) {
        (Some(here), Some(there)) => here.is_adjacent(there),
        _ => false,
    })
}

impl Aristeia {
    /// A piece stands on another space now.
    pub(crate) fn put_piece(&mut self, piece: Piece, space: Space) {
        match piece.figure() {
            Some(figure) => self.put(figure, space),
            None => {
                if let Some(at) = piece.barrier_number().and_then(|number| self.barriers.get_mut(number)) {
                    *at = space;
                }
            }
        }
    }
}
