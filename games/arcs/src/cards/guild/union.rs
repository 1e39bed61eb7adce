//! Admin, Construction, Spacing and Arms Union (ARCS-GUILD-04, -05, -10, -11).

use crate::{
    Ask, Choice, Event, Reason,
    action::{ActionCard, ActionCards, Suit, Union},
    moments::{Cue, Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// All four of them.
pub(crate) struct GuildUnion;

/// The suit of a union.
fn suit(card: Card) -> Suit {
    match card {
        Card::ConstructionUnion => Suit::Construction,
        Card::SpacingUnion => Suit::Mobilization,
        Card::ArmsUnion => Suit::Aggression,
        _ => Suit::Administration,
    }
}

/// The union of a suit.
pub(crate) const OF_SUIT: [Card; 4] = [Card::AdminUnion, Card::ArmsUnion, Card::ConstructionUnion, Card::SpacingUnion];

/// Cards of the suit played face up this round, also one's own.
fn targets(s: &Arcs, card: Card) -> ActionCards {
    let up = s.round.played.0.into_iter().flatten().filter(|played| played.face_up());
    up.map(|played| played.card).filter(|played| played.suit() == suit(card)).collect()
}

/// The union leaves the play area for its place beside the card.
fn lay(s: &mut Arcs, seat: Seat, card: Card, beside: ActionCard, tell: &mut impl Tell<Event>) {
    tell.tell(Event::LaidBeside { seat, card, beside });
    s.player_mut(seat).cards.remove(card);
    s.round.unions[suit(card) as usize] = Some(Union { by: seat, card: beside });
}

impl Speaks for GuildUnion {
    const HEARS: Moments = Moments::of(&[Moment::Prelude]);

    fn prelude(card: Card, s: &Arcs, _: Seat) -> Result<(), Reason> {
        if targets(s, card).is_empty() { Err(Reason::NoCardOfSuit { card, suit: suit(card) }) } else { Ok(()) }
    }

    fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        let targets = targets(s, card);
        match (targets.len(), targets.first()) {
            (1, Some(only)) => lay(s, seat, card, only, tell),
            _ => s.cue(card, seat, 0, 0),
        }
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        Ask::Beside { card: cue.card }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        targets(s, cue.card).into_iter().for_each(|card| out.offer(Choice::Beside { card }));
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Beside { card } = choice {
            lay(s, cue.seat, cue.card, card, tell);
        }
    }
}

/// After the last turn of the round the cards beside unions are taken into hand, and the unions
/// are discarded (ARCS-ROUNDEND-01). Everybody has seen which cards these are.
pub(crate) fn round_ends(s: &mut Arcs, tell: &mut impl Tell<Event>) {
    for (suit, union) in OF_SUIT.into_iter().enumerate() {
        let Some(Union { by, card }) = s.round.unions[suit].take() else { continue };
        for played in &mut s.round.played.0 {
            *played = played.filter(|played| played.card != card);
        }
        s.player_mut(by).hand.insert(card);
        for rival in s.rivals(by) {
            s.player_mut(rival).knows.insert(card);
        }
        tell.tell(Event::TookCard { seat: by, card });
        s.court_discard.insert(union);
        tell.tell(Event::CardDiscarded { seat: by, card: union });
    }
}
