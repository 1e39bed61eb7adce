//! Rerolling chosen dice once, after a roll: Skirmishers and Seeker Torpedoes.
//!
//! The dice of an answer are taken up, and then rolled together.

use crate::{Choice, Event, Reason, battle, battle::Die, moments::Cue, state::Arcs, tables::Card};
use arbiter_engine::{Options, Pick, Seat, Tell, Wanted};

/// Asks which of these dice to reroll, at most so many. The stages 1 to 6 of the card's cue are the
/// faces from which on dice can still be taken up.
pub(crate) fn begin(s: &mut Arcs, card: Card, seat: Seat, most: u8) {
    s.next(battle::Step::Roll);
    s.cue(card, seat, 1, most);
}

/// Is any die of this type there to be rerolled?
pub(crate) fn any(s: &Arcs, die: Die) -> bool {
    s.battle.rolled[die as usize] != [0; 6]
}

pub(crate) fn options(s: &Arcs, cue: Cue, die: Die, out: &mut impl Options<Choice, Reason>) {
    let rolled = s.battle.rolled[die as usize];
    let pick = |face: u8| Pick::times(Choice::Reroll { die, face }, rolled[usize::from(face - 1)]);
    out.pieces(Wanted::up_to(cue.n, Choice::Done), (cue.stage.max(1)..=6).map(pick));
}

pub(crate) fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
    if let Choice::Reroll { die, face } = choice {
        s.take_up(die, face);
        tell.tell(Event::Rerolled { seat: cue.seat, die, face, shows: die.shows(face) });
        let left = s.battle.rolled[die as usize].iter().skip(usize::from(face - 1)).any(|count| *count > 0);
        if cue.n > 1 && left {
            s.cue(cue.card, cue.seat, face, cue.n - 1);
        }
    }
}
