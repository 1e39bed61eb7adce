//! What becomes of a piece by an effect: destroyed, countered, given away, sheltered, homesick.

use crate::{
    Event,
    card::{Keyword, Keywords},
    check,
    piece::{Flag, Piece, Place},
    script::Step,
    state::{Aimed, Arcmage, Note},
    target::Target,
    zone::Exit,
};
use arbiter_engine::{Seat, Tell};

/// A creature or city dies or falls in the state check that follows; an enchantment goes at once.
pub(crate) fn destroy(s: &mut Arcmage, piece: Piece, tell: &mut impl Tell<Event>) {
    let Some(there) = s.pieces.get_mut(piece).filter(|there| there.in_play()) else { return };
    if there.is_creature() || there.is_city() {
        there.set(Flag::Doomed, true);
    } else {
        s.exit(piece, Exit::Grave, tell);
    }
}

/// This creature and the target change armies; then both are the targets, and the other is what is spoken of.
pub(super) fn exchange(s: &mut Arcmage, piece: Piece, script: u8, tell: &mut impl Tell<Event>) {
    let Some(other) = s.first_aim().piece().and_then(|other| s.in_play(other)) else { return };
    let (other, seat, you) = (other.piece, other.controller, s.doing.controller);
    s.give_to(piece, seat, tell);
    s.give_to(other, you, tell);
    s.doing.that = Target::Piece(other);
    if !s.aims.is_full() {
        s.aims.push(Aimed { item: s.doing.id, cost: false, at: Target::Piece(piece) });
    }
    s.next(Step::Run { card: s.doing.card, script, at: 0 });
}

impl Arcmage {
    /// A city gains or loses defense for good; this is no damage.
    pub(crate) fn change_defense(&mut self, city: Piece, n: i16, tell: &mut impl Tell<Event>) {
        let Some(there) = self.pieces.get_mut(city).filter(|there| there.is_city()) else { return };
        there.defense = (i16::from(there.defense) + n).clamp(-99, 99) as i8;
        match n {
            0 => {}
            1.. => tell.tell(Event::Gained { city, n: n as u8 }),
            _ => tell.tell(Event::Weakened { city, n: -n as u8 }),
        }
    }

    /// A homesick creature loses a loyalty mark, or regains one in a city of its faction; without any it dies.
    pub(super) fn pine(&mut self, piece: Piece) {
        let Some(there) = self.in_play(piece) else { return };
        let at_home = there.place.city().is_some_and(|city| city.facts().faction == piece.facts().faction);
        let lost = self.lost_loyalty(piece);
        let now = if at_home { lost.saturating_sub(1) } else { lost + 1 };
        self.notes.retain(|noted| noted.piece != piece || !matches!(noted.note, Note::Pines { .. }));
        if now > 0 {
            self.add_note(piece, Note::Pines { n: now });
        }
        self.find_sources();
        if now > 0 && self.loyalty_marks(piece) == 0 {
            self.doom(piece);
            self.next(check::Step::Graves);
        }
    }

    /// A creature in an army goes over to that of another player, as it is.
    fn give_to(&mut self, piece: Piece, seat: Seat, tell: &mut impl Tell<Event>) {
        if self.in_play(piece).is_some_and(|there| there.place == Place::Army) {
            self.hand_over(piece, seat, tell);
        }
    }

    /// Somebody else controls a creature; it attacks no more, and is devoted to nothing.
    pub(crate) fn hand_over(&mut self, piece: Piece, seat: Seat, tell: &mut impl Tell<Event>) {
        let Some(there) = self.pieces.get_mut(piece) else { return };
        there.controller = seat;
        for flag in [Flag::Attacking, Flag::Devoted, Flag::Devoting] {
            there.set(flag, false);
        }
        // Of two unique ones this is the newer (ARCM-KW-19).
        there.set(Flag::Fresh, true);
        self.find_sources();
        tell.tell(Event::Controls { seat, card: piece });
    }

    /// A creature has sanctuary until it is marked.
    pub(super) fn shelter(&mut self, piece: Piece) {
        let Some(there) = self.pieces.get_mut(piece).filter(|there| there.in_play() && !there.is_marked()) else {
            return;
        };
        there.gained = there.gained.and(Keywords::only(Keyword::Sanctuary));
        if self.note(piece, |note| (note == Note::Sheltered).then_some(())).is_none() {
            self.add_note(piece, Note::Sheltered);
        }
    }

    /// A piece is about to go to its owner's graveyard.
    pub(crate) fn doom(&mut self, piece: Piece) {
        if let Some(there) = self.pieces.get_mut(piece).filter(|there| there.in_play()) {
            there.set(Flag::Dying, true);
        }
    }

    /// A card on the stack is countered (ARCM-STACK-09).
    pub(super) fn counter(&mut self, piece: Piece, tell: &mut impl Tell<Event>) {
        if let Some(item) = self.stack.iter().copied().find(|item| item.is_card() && item.source == piece) {
            self.stack.retain(|other| other.id != item.id);
            self.forget_aims(item.id);
            tell.tell(Event::Countered { card: piece });
            self.exit(piece, Exit::Grave, tell);
        }
    }
}
