//! Movement (ARCM-MOVE-01 to ARCM-MOVE-08).

use crate::{
    Ask, Choice, Event, Reason,
    card::{Faction, Keyword},
    check,
    piece::{Flag, Permanent, Piece, Place, ROOM},
    state::Arcmage,
    win,
};
use arbiter_engine::{List, Notation, Options, Seat, Seats, Tell};

/// Only creatures that move without being marked could move this often in a turn; then they stay (ARCM-AMB-21).
const MOST_MOVES: u8 = 60;

/// What comes of moving.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// A creature has moved: has everything stood like this before?
    Moved,
}

impl Step {
    pub(crate) fn waits_for(self, _: &Arcmage) -> Seats {
        Seats::NONE
    }

    pub(crate) fn ask(self, _: &Arcmage, _: Seat) -> Ask {
        Ask::Chance
    }

    pub(crate) fn options(self, _: &Arcmage, _: Seat, _: &mut impl Options<Choice, Reason>) {}

    pub(crate) fn resume(self, _: &mut Arcmage, _: Seat, _: Choice, _: &mut impl Tell<Event>) {}

    /// The third time the same stands there, the game is a draw (ARCM-AMB-21).
    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        let now = s.standing();
        if s.stood.iter().filter(|stood| **stood == now).count() > 1 {
            let all = s.everybody().collect();
            win::finish(s, all, tell);
            return;
        }
        if s.stood.is_full() {
            s.stood.pop_front();
        }
        s.stood.push(now);
    }
}

impl Arcmage {
    /// How everything stands, as a number. Whatever else is done in a play phase pays, marks or uses something up, and
    /// begins the list anew; so this is about pieces and about how many cards lie where.
    fn standing(&self) -> u32 {
        let mut number: u32 = 0x811c_9dc5;
        let mut mix = |n: u32| number = (number ^ n).wrapping_mul(0x0100_0193);
        for there in self.permanents() {
            let name = |piece: Piece| (piece.card as u32) << 8 | u32::from(piece.n);
            mix(name(there.piece));
            mix(match there.place {
                Place::City(city) => name(city),
                Place::On(host) => name(host) | 1 << 24,
                Place::Army => 1 << 25,
                _ => 0,
            });
            for flag in 0..Flag::ALL.len() {
                mix(u32::from(there.flags() >> flag & 1));
            }
            mix(u32::from(there.damage) << 8 | u32::from(there.defense.unsigned_abs()));
            mix(u32::from(there.growth) << 16 | u32::from(there.edge) << 8 | u32::from(there.decay));
        }
        for seat in self.everybody() {
            let player = self.player(seat);
            for n in [player.hand.len(), player.known.len(), player.deck.len(), player.grave.len()] {
                mix(n as u32);
            }
        }
        number
    }

    /// What moving out of a city costs that was part of a movement this turn; nothing if that is not to be had.
    fn bribe(&self, seat: Seat, city: Piece) -> Option<u8> {
        self.leaving_again(city).filter(|_| self.own(seat, city).is_some())
    }

    /// May the creature, which is not marked, move there now?
    fn may_move(&self, seat: Seat, there: &Permanent, to: Place) -> Result<(), Reason> {
        let card = there.piece;
        if there.place == to {
            return Err(Reason::IsThere { card });
        }
        if self.is_tied(there) {
            return Err(Reason::Tied { card });
        }
        if let Place::City(city) = to
            && self.own(seat, city).is_none()
        {
            // Into a city of an opponent, and by infiltrating only (ARCM-KW-07).
            let opponents = self.get(city).is_some_and(|city| !self.allied(city.controller, seat));
            if !opponents || !self.has(there, Keyword::Infiltrate) {
                return Err(Reason::NotYourCity);
            }
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
                if there.place.city() != Some(city) {
                    return Err(Reason::Travelled { city });
                }
                let pay = self.bribe(seat, city).ok_or(Reason::Travelled { city })?;
                Arcmage::can_pay(&self.available(seat), pay, 0, Faction::Gaian)?;
            }
        }
        if self.moves >= MOST_MOVES { Err(Reason::Repetition) } else { Ok(()) }
    }
}

/// The answers that move a creature.
pub(crate) fn options(s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    let cities: List<(Piece, bool), ROOM> =
        s.pieces.iter().filter(|city| city.is_city()).map(|city| (city.piece, city.controller == seat)).collect();
    for there in s.creatures().filter(|there| there.controller == seat) {
        let piece = there.piece;
        // Into cities of others only those who may come into question.
        let infiltrates = s.has(there, Keyword::Infiltrate);
        let cities = cities.iter().filter(|(_, own)| *own || infiltrates).map(|(city, _)| Place::City(*city));
        for to in cities.chain([Place::Army]) {
            let marked = there.is_marked().then_some(Reason::Marked { card: piece });
            out.put(Choice::Move { piece, to }, marked.map_or_else(|| s.may_move(seat, there, to), Err));
        }
    }
}

/// Marks the creature and puts it there; moving uses no stack (ARCM-MOVE-02).
pub(crate) fn act(s: &mut Arcmage, seat: Seat, piece: Piece, to: Place, tell: &mut impl Tell<Event>) {
    let Some(there) = s.own(seat, piece).copied() else { return };
    if s.stood.is_empty() {
        let before = s.standing();
        s.stood.push(before);
    }
    let mut pay = 0;
    if !s.has(&there, Keyword::Travel) {
        if let Some(city) = there.place.city()
            && s.get(city).is_some_and(|city| city.is(Flag::Travelled))
        {
            pay = s.bribe(seat, city).unwrap_or(0);
        }
        for city in [there.place.city(), to.city()].into_iter().flatten() {
            if let Some(city) = s.pieces.get_mut(city) {
                city.set(Flag::Travelled, true);
            }
        }
    }
    let marks = !s.moves_unmarked(&there);
    s.moves = s.moves.saturating_add(1);
    s.next(Step::Moved);
    s.next(check::Step::Check);
    s.relocate(piece, to, tell);
    if marks {
        s.mark(piece, seat, tell);
    }
    s.hear_movement(seat, piece);
    s.pay(seat, pay, 0, Faction::Gaian, tell);
}
