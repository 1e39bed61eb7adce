//! Movement (ARCM-MOVE-01 to ARCM-MOVE-08).

use crate::{
    Choice, Event, Reason,
    card::Keyword,
    check,
    piece::{Flag, Permanent, Piece, Place},
    state::Arcmage,
};
use arbiter_engine::{Options, Seat, Tell};

/// Only creatures that move without being marked could move this often in a turn; then they stay (ARCM-AMB-21).
const MOST_MOVES: u8 = 60;

impl Arcmage {
    /// May the creature move there now?
    fn may_move(&self, seat: Seat, there: &Permanent, to: Place) -> Result<(), Reason> {
        let card = there.piece;
        if there.is_marked() {
            return Err(Reason::Marked { card });
        }
        if there.place == to {
            return Err(Reason::IsThere { card });
        }
        if let Place::City(city) = to
            && self.own(seat, city).is_none()
            && !self.has(there, Keyword::Infiltrate)
        {
            return Err(Reason::NotYourCity);
        }
        if !self.may_enter(there, to) {
            return Err(Reason::NotYourCity);
        }
        // A city is part of a movement once a turn, as origin or destination (ARCM-MOVE-03).
        let travels = self.has(there, Keyword::Travel);
        for city in [there.place.city(), to.city()].into_iter().flatten() {
            if self.is_besieged(city) {
                return Err(Reason::Besieged);
            }
            if !travels && self.get(city).is_some_and(|city| city.is(Flag::Travelled)) {
                return Err(Reason::Travelled { city });
            }
        }
        if self.moves >= MOST_MOVES { Err(Reason::Repetition) } else { Ok(()) }
    }
}

/// The answers that move a creature.
pub(crate) fn options(s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    for there in s.creatures().filter(|there| there.controller == seat) {
        let piece = there.piece;
        for city in s.pieces.iter().filter(|city| city.is_city()) {
            // Into cities of others only those who may come into question.
            if city.controller == seat || s.has(there, Keyword::Infiltrate) {
                let to = Place::City(city.piece);
                out.put(Choice::Move { piece, to }, s.may_move(seat, there, to));
            }
        }
        out.put(Choice::Move { piece, to: Place::Army }, s.may_move(seat, there, Place::Army));
    }
}

/// Marks the creature and puts it there; moving uses no stack (ARCM-MOVE-02).
pub(crate) fn act(s: &mut Arcmage, seat: Seat, piece: Piece, to: Place, tell: &mut impl Tell<Event>) {
    let Some(there) = s.own(seat, piece).copied() else { return };
    if !s.has(&there, Keyword::Travel) {
        for city in [there.place.city(), to.city()].into_iter().flatten() {
            if let Some(city) = s.pieces.get_mut(city) {
                city.set(Flag::Travelled, true);
            }
        }
    }
    let marks = !s.moves_unmarked(&there);
    s.moves = s.moves.saturating_add(1);
    s.next(check::Step::Check);
    s.relocate(piece, to, tell);
    if marks {
        s.mark(piece, seat, tell);
    }
}
