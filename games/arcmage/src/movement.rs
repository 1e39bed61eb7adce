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

/// Many numbers made one (FNV-1a). What is written in logs and positions depends on it.
struct Sum(u32);

impl Sum {
    const PRIME: u32 = 0x0100_0193;
    /// The prime to the power of so many.
    const POWERS: [u32; 17] = {
        let mut powers = [1; 17];
        let mut i = 1;
        while i < powers.len() {
            powers[i] = Sum::PRIME.wrapping_mul(powers[i - 1]);
            i += 1;
        }
        powers
    };

    #[inline]
    fn mix(&mut self, n: u32) {
        self.0 = (self.0 ^ n).wrapping_mul(Sum::PRIME);
    }

    /// The same as mixing in each of the sixteen bits as a number, the lowest first. Most are 0, and those only multiply.
    #[inline]
    fn mix_bits(&mut self, mut bits: u16) {
        let mut left = 16;
        while bits != 0 {
            let zeros = bits.trailing_zeros() as usize;
            self.0 = self.0.wrapping_mul(Sum::POWERS[zeros]);
            self.mix(1);
            bits = bits >> zeros >> 1;
            left -= zeros + 1;
        }
        self.0 = self.0.wrapping_mul(Sum::POWERS[left]);
    }
}

impl Arcmage {
    /// How everything stands, as a number. Whatever else is done in a play phase pays, marks or uses something up, and
    /// begins the list anew; so this is about pieces and about how many cards lie where.
    fn standing(&self) -> u32 {
        let mut sum = Sum(0x811c_9dc5);
        for there in self.permanents() {
            let name = |piece: Piece| (piece.card as u32) << 8 | u32::from(piece.n);
            sum.mix(name(there.piece));
            sum.mix(match there.place {
                Place::City(city) => name(city),
                Place::On(host) => name(host) | 1 << 24,
                Place::Army => 1 << 25,
                _ => 0,
            });
            sum.mix_bits(there.flags());
            sum.mix(u32::from(there.damage) << 8 | u32::from(there.defense.unsigned_abs()));
            sum.mix(u32::from(there.growth) << 16 | u32::from(there.edge) << 8 | u32::from(there.decay));
        }
        for seat in self.everybody() {
            let player = self.player(seat);
            for n in [player.hand.len(), player.known.len(), player.deck.len(), player.grave.len()] {
                sum.mix(n as u32);
            }
        }
        sum.0
    }

    /// What moving out of a city costs that was part of a movement this turn; nothing if that is not to be had.
    fn bribe(&self, seat: Seat, city: Piece) -> Option<u8> {
        self.leaving_again(city).filter(|_| self.own(seat, city).is_some())
    }

    /// What speaks against the creature moving anywhere.
    fn may_leave(&self, seat: Seat, there: &Permanent, from: Option<&Stop>, travels: bool) -> Result<(), Reason> {
        let Some(&Stop { city, besieged, travelled, .. }) = from else { return Ok(()) };
        if besieged {
            return Err(Reason::Besieged);
        }
        // A city is part of a movement once a turn, as origin or destination (ARCM-MOVE-03).
        if travelled && !travels {
            let pay = self.bribe(seat, city).ok_or(Reason::Travelled { city })?;
            Arcmage::can_pay(&self.available(seat), pay, 0, Faction::Gaian)?;
        }
        debug_assert_eq!(there.place, Place::City(city));
        Ok(())
    }

    /// Everything a creature may come to or come from.
    fn stops(&self, seat: Seat) -> List<Stop, ROOM> {
        let cities = self.pieces.iter().filter(|city| city.is_city());
        let stop = |city: &Permanent| Stop {
            city: city.piece,
            own: city.controller == seat,
            opponents: !self.allied(city.controller, seat),
            besieged: self.is_besieged(city.piece),
            travelled: city.is(Flag::Travelled),
        };
        cities.map(stop).collect()
    }
}

/// A city, as somebody looks at it who wants to move.
#[derive(Copy, Clone, Default)]
struct Stop {
    city: Piece,
    own: bool,
    opponents: bool,
    besieged: bool,
    travelled: bool,
}

/// The answers that move a creature.
pub(crate) fn options(s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    let stops = s.stops(seat);
    for there in s.creatures().filter(|there| there.controller == seat) {
        let piece = there.piece;
        // Into cities of others only those who may come into question.
        let infiltrates = s.has(there, Keyword::Infiltrate);
        let towards = stops.iter().filter(|stop| stop.own || infiltrates).map(Some);
        let destinations =
            towards.chain([None]).map(|stop| (stop.map_or(Place::Army, |stop| Place::City(stop.city)), stop));
        if there.is_marked() {
            destinations.for_each(|(to, _)| out.put(Choice::Move { piece, to }, Err(Reason::Marked { card: piece })));
            continue;
        }
        let (tied, travels) = (s.is_tied(there), s.has(there, Keyword::Travel));
        let from = there.place.city().and_then(|city| stops.iter().find(|stop| stop.city == city));
        let leaves = s.may_leave(seat, there, from, travels);
        for (to, stop) in destinations {
            let verdict = match stop {
                _ if there.place == to => Err(Reason::IsThere { card: piece }),
                _ if tied => Err(Reason::Tied { card: piece }),
                // Into a city of an opponent, and by infiltrating only (ARCM-KW-07).
                Some(stop) if !stop.own && !stop.opponents => Err(Reason::NotYourCity),
                Some(_) if !s.may_enter(there, to) => Err(Reason::NotYourCity),
                _ if leaves.is_err() => leaves,
                Some(stop) if stop.besieged => Err(Reason::Besieged),
                Some(stop) if stop.travelled && !travels => Err(Reason::Travelled { city: stop.city }),
                _ if s.moves >= MOST_MOVES => Err(Reason::Repetition),
                _ => Ok(()),
            };
            out.put(Choice::Move { piece, to }, verdict);
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

#[cfg(test)]
mod tests {
    use super::Sum;

    #[test]
    fn bits_are_mixed_in_one_by_one() {
        for bits in 0..=u16::MAX {
            let (mut at_once, mut each) = (Sum(bits.into()), Sum(bits.into()));
            at_once.mix_bits(bits);
            (0..16).for_each(|bit| each.mix(u32::from(bits >> bit & 1)));
            assert_eq!(at_once.0, each.0, "{bits:#b}");
        }
    }
}
