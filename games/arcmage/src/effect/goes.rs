//! Where effects put cards: creatures that are moved, tokens, cards from graveyards and decks.

use crate::{
    Event,
    card::{Found, Op, To},
    filter::{Subject, Zone},
    piece::{Flag, Permanent, Piece, Place},
    script::{Step, Where},
    state::{Arcmage, Note},
    tables::Card,
    target::Target,
};
use arbiter_engine::{List, Seat, Seats, Tell};

/// An effect moves a creature, unless a siege (ARCM-CARD-22) or the city keeps it where it is.
pub(super) fn move_piece(s: &mut Arcmage, piece: Piece, to: To, by: Seat, tell: &mut impl Tell<Event>) {
    let place = match to {
        To::YourArmy => Place::Army,
        To::WithIt => match s.in_play(s.doing.source) {
            Some(own) => own.place,
            None => return,
        },
        To::ControllersCity => return s.next(Step::Move { piece, to: Where::ControllersCity, by }),
        To::ControllersPlace => return s.next(Step::Move { piece, to: Where::Controllers, by }),
        To::OwnersPlace => return s.next(Step::Move { piece, to: Where::Owners, by }),
        To::OtherPlace => return s.next(Step::Move { piece, to: Where::Others, by }),
        _ => return,
    };
    let Some(there) = s.in_play(piece) else { return };
    let besieged = [there.place.city(), place.city()].into_iter().flatten().any(|city| s.is_besieged(city));
    if !besieged && s.may_enter(there, place) {
        s.relocate(piece, place, tell);
    }
}

/// An effect has moved a creature. Who is put with what its owner has is its owner's again, in the army as in a city
/// (ARCM-CARD-01).
pub(crate) fn relocate_to(s: &mut Arcmage, piece: Piece, place: Place, step: Step, tell: &mut impl Tell<Event>) {
    if let Step::Move { to: Where::Owners, .. } = step
        && let Some(there) = s.in_play(piece).copied()
        && there.controller != there.owner
    {
        s.hand_over(piece, there.owner, tell);
    }
    s.relocate(piece, place, tell);
}

/// Tokens come into play, one in each of the places.
pub(super) fn create_token(s: &mut Arcmage, token: Card, to: To, marked: bool, tell: &mut impl Tell<Event>) {
    let you = s.doing.controller;
    let source = s.doing.source;
    let places: List<Place, 16> = match to {
        To::YourArmy => std::iter::once(Place::Army).collect(),
        To::ThisCity => {
            s.own(you, source).filter(|city| city.is_city()).map(|_| Place::City(source)).into_iter().collect()
        }
        To::Target => {
            let place = match s.first_aim() {
                Target::Piece(city) => s.own(you, city).map(|city| Place::City(city.piece)),
                Target::Army(_) => Some(Place::Army),
                _ => None,
            };
            place.into_iter().collect()
        }
        To::EachOfYourCities => s.cities(you).take(16).map(|city| Place::City(city.piece)).collect(),
        To::EachOtherOfYourCities => {
            let own = s.in_play(source).map_or(Place::Gone, |own| own.place);
            s.cities(you).map(|city| Place::City(city.piece)).filter(|place| *place != own).take(16).collect()
        }
        _ => List::new(),
    };
    for place in places.iter() {
        if let Some(piece) = s.enter(token, you, you, *place, tell)
            && marked
            && let Some(there) = s.pieces.get_mut(piece)
        {
            there.set(Flag::Marked, true);
        }
    }
}

/// Another token like the one this is about, where that is and as it is (ARCM-CARD-61). It is known as a copy before
/// anybody hears of it.
pub(super) fn copy_token(s: &mut Arcmage, tell: &mut impl Tell<Event>) {
    let Some(of) = s.doing.that.piece().and_then(|of| s.in_play(of)).copied() else { return };
    let mut copy = Permanent::new(s.pieces.name(of.piece.card), of.owner, of.controller, of.place);
    copy.set(Flag::Marked, of.is_marked());
    if s.pieces.insert(copy) {
        s.add_note(copy.piece, Note::Copy { n: of.piece.n });
        s.arrive(copy.piece, tell);
    }
}

/// What was hidden comes back, out of the cards that have left the game (ARCM-CARD-56).
pub(super) fn unhide(s: &mut Arcmage, tell: &mut impl Tell<Event>) {
    let Some(hidden) = s.doing.that.piece().and_then(|piece| s.get(piece)).copied() else { return };
    if s.player_mut(hidden.owner).grave.take_removed(hidden.piece.card) {
        put_card(s, hidden.piece.card, hidden.owner, To::YourCity, tell);
    }
}

/// A card of a graveyard is removed from the game, and counted.
pub(crate) fn remove_from_grave(s: &mut Arcmage, seat: Seat, at: u8, tell: &mut impl Tell<Event>) {
    if let Some(card) = s.unbury(seat, at) {
        s.player_mut(seat).grave.remove_from_game(card);
        s.tally = s.tally.saturating_add(1);
        tell.tell(Event::Removed { card });
    }
}

/// A card that lies nowhere now is put into play under your control.
pub(crate) fn put_card(s: &mut Arcmage, card: Card, owner: Seat, to: To, tell: &mut impl Tell<Event>) {
    let you = s.doing.controller;
    let place = match to {
        To::YourArmy => Some(Place::Army),
        To::ThisCity => s.own(you, s.doing.source).map(|city| Place::City(city.piece)),
        To::YourCity if s.cities(you).next().is_some() => return s.next(Step::House { card, owner }),
        _ => None,
    };
    match place {
        Some(place) => enter_at(s, card, owner, place, tell),
        // Nowhere to put it: it goes to the graveyard (ARCM-CONFLICT-04).
        None => s.bury(owner, card),
    }
}

/// The card comes into play there, and is what the next op speaks of.
pub(crate) fn enter_at(s: &mut Arcmage, card: Card, owner: Seat, place: Place, tell: &mut impl Tell<Event>) {
    match s.enter(card, owner, s.doing.controller, place, tell) {
        Some(piece) => s.doing.that = Target::Piece(piece),
        None => s.bury(owner, card),
    }
}

/// A card of a graveyard is put into play.
pub(crate) fn from_grave(s: &mut Arcmage, op: Option<&Op>, seat: Seat, at: u8, tell: &mut impl Tell<Event>) {
    if let (Some(Op::PutInPlay { to, .. }), Some(card)) = (op, s.unbury(seat, at)) {
        put_card(s, card, seat, *to, tell);
    }
}

/// A card found in the own deck goes where the op says.
pub(crate) fn found(s: &mut Arcmage, seat: Seat, card: Card, op: Option<&Op>, tell: &mut impl Tell<Event>) {
    let Some(Op::SearchDeck { to, how, .. }) = op else { return };
    let everybody = Seats::all(s.count);
    let player = s.player_mut(seat);
    if *to == To::YourDeckTop {
        player.deck.pool.take(card);
        player.deck.put_on_top(card, everybody);
        tell.tell(Event::Revealed { seat, card });
        return;
    }
    player.deck.take_any(card);
    match to {
        To::YourHand => {
            player.hand.add(card);
            if *how == Some(Found::Revealed) {
                player.known.add(card);
                tell.tell(Event::Revealed { seat, card });
            } else {
                tell.tell(Event::Found { seat, card });
            }
        }
        _ => {
            put_card(s, card, seat, *to, tell);
            if *how == Some(Found::Marked)
                && let Target::Piece(piece) = s.doing.that
                && let Some(there) = s.pieces.get_mut(piece)
            {
                there.set(Flag::Marked, true);
            }
        }
    }
}

/// A card on top of the deck is put into the army of the target, under their control.
pub(crate) fn plant(s: &mut Arcmage, card: Card, script: u8, tell: &mut impl Tell<Event>) {
    let (you, text) = (s.doing.controller, s.doing.card);
    let Some(rival) = s.first_aim().seat() else { return };
    if !s.player_mut(you).deck.take_seen(card) {
        return;
    }
    match s.enter(card, you, rival, Place::Army, tell) {
        Some(_) => s.next(Step::Run { card: text, script, at: 0 }),
        None => s.bury(you, card),
    }
}

/// The House has revealed the next card of the deck.
pub(crate) fn reveal(s: &mut Arcmage, op: Option<&Op>, card: Card, tell: &mut impl Tell<Event>) {
    let seat = s.doing.controller;
    let Some(Op::RevealTop { what, .. }) = op else { return };
    let scene = s.scene();
    let subject = Subject::Card(card, Zone::Deck, seat);
    let meant = s.means(what, &scene, subject);
    let player = s.player_mut(seat);
    player.deck.take_top(card);
    tell.tell(Event::Revealed { seat, card });
    if meant {
        player.hand.add(card);
        player.known.add(card);
    } else if !s.revealed.is_full() {
        s.revealed.push(card);
    }
}

/// A revealed card goes under the deck, for all to see.
pub(crate) fn put_under(s: &mut Arcmage, seat: Seat, card: Card) {
    let everybody = Seats::all(s.count);
    if s.revealed.take(&card) {
        s.player_mut(seat).deck.put_at_bottom(card, everybody);
    }
}
