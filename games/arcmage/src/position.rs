//! Positions in words where a field alone does not say them. Pieces on the table are in `position/pieces.rs`, what a sound
//! position obeys in `position/sound.rs`.

pub(crate) mod pieces;
mod sound;

pub(crate) use pieces::said_of;
pub(crate) use sound::sound;

use crate::{
    card::{Faction, Set},
    cards::{Cards, Deck, Graveyard, SeenCard},
    piece::{Permanent, Piece},
    setup::empty,
    state::{Arcmage, Resource},
    tables::Card,
    target::Target,
    turn,
};
use arbiter_engine::{
    BadNotation, BySeat, Form, List, MAX_SEATS, Notation, Rows, Seat, Seats, Words, Writer, read_form, read_rows, rows,
    write_rows,
};

/// Nothing on the table: the first play phase of p1's first turn.
pub(crate) fn blank(seats: u8) -> Arcmage {
    let mut s = empty(seats);
    s.next(turn::Step::Act);
    s
}

/// The cards on top of the deck that somebody knows.
pub(crate) mod top {
    use super::*;

    pub(crate) fn write(s: &Arcmage, seat: Seat, out: &mut Writer) {
        write_rows(out, s.player(seat).deck.top(), |out, seen| seen.write(out));
    }

    pub(crate) fn set(s: &mut Arcmage, seat: Seat, value: &str) -> Result<(), BadNotation> {
        let deck = &mut s.player_mut(seat).deck;
        *deck = known_places(deck.pool, &read_form::<Rows, List<SeenCard, 45>>(value)?, deck.bottom())?;
        Ok(())
    }
}

/// Those at the bottom.
pub(crate) mod bottom {
    use super::*;

    pub(crate) fn write(s: &Arcmage, seat: Seat, out: &mut Writer) {
        write_rows(out, s.player(seat).deck.bottom(), |out, seen| seen.write(out));
    }

    pub(crate) fn set(s: &mut Arcmage, seat: Seat, value: &str) -> Result<(), BadNotation> {
        let deck = &mut s.player_mut(seat).deck;
        *deck = known_places(deck.pool, deck.top(), &read_form::<Rows, List<SeenCard, 45>>(value)?)?;
        Ok(())
    }
}

/// No deck has more cards in known places than a game has cards.
fn known_places(pool: Cards, top: &[SeenCard], bottom: &[SeenCard]) -> Result<Deck, BadNotation> {
    Deck::with(pool, top, bottom).ok_or_else(|| BadNotation::unknown("shorter_list", "top"))
}

/// The graveyard, oldest first.
pub(crate) mod grave {
    use super::*;

    pub(crate) fn write(s: &Arcmage, seat: Seat, out: &mut Writer) {
        s.player(seat).grave.iter().for_each(|card| card.write(out));
    }

    pub(crate) fn set(s: &mut Arcmage, seat: Seat, value: &str) -> Result<(), BadNotation> {
        let grave = &mut s.player_mut(seat).grave;
        *grave = buried(grave.removed(), &List::<Card, 45>::from_text(value)?)?;
        Ok(())
    }
}

/// The cards removed from the game.
pub(crate) mod removed {
    use super::*;

    pub(crate) fn write(s: &Arcmage, seat: Seat, out: &mut Writer) {
        s.player(seat).grave.removed().iter().for_each(|card| card.write(out));
    }

    pub(crate) fn set(s: &mut Arcmage, seat: Seat, value: &str) -> Result<(), BadNotation> {
        let grave = &mut s.player_mut(seat).grave;
        *grave = buried(&List::<Card, 45>::from_text(value)?, grave)?;
        Ok(())
    }
}

/// A graveyard, and the cards removed from the game.
fn buried(removed: &[Card], cards: &[Card]) -> Result<Graveyard, BadNotation> {
    if removed.len() + cards.len() > 45 {
        return Err(BadNotation::unknown("shorter_list", "grave"));
    }
    let mut grave = Graveyard::default();
    removed.iter().for_each(|card| grave.remove_from_game(*card));
    cards.iter().for_each(|card| grave.push(*card));
    Ok(grave)
}

/// Resource cards, with or without their faces: `gaian ghoul marked, 3 red_banner`.
pub(crate) mod resources {
    use super::*;

    pub(crate) fn write(s: &Arcmage, seat: Seat, out: &mut Writer) {
        write_rows(out, s.resources_of(seat), |out, resource| {
            resource.faction().write(out);
            resource.card.write(out);
            if resource.is_marked() {
                out.word("marked");
            }
            if resource.owner() != seat {
                out.word("of");
                resource.owner().write(out);
            }
            if resource.thief.is_some() {
                out.word("by");
                resource.thief.write(out);
            }
        });
    }

    pub(crate) fn set(s: &mut Arcmage, seat: Seat, value: &str) -> Result<(), BadNotation> {
        s.resources.retain(|resource| resource.controller() != seat);
        let mut fillers = fillers();
        for mut words in rows(value) {
            let row = words.rest();
            let counted = words.peek().is_some_and(|word| word.parse::<u8>().is_ok());
            let count = if counted { u8::read(&mut words)? } else { 1 };
            let faction = Faction::read(&mut words)?;
            let face = if words.is_before(&["marked", "of", "by"]) { None } else { Some(Card::read(&mut words)?) };
            let marked = words.take("marked");
            let owner = if words.take("of") { Seat::read(&mut words)? } else { seat };
            let thief = if words.take("by") { Piece::read(&mut words)? } else { Piece::NONE };
            words.end()?;
            for _ in 0..count {
                let full = || BadNotation::unknown("shorter_list", row);
                let card = face.or_else(|| fillers.next()).ok_or_else(full)?;
                if s.resources.is_full() || owner.index() >= MAX_SEATS {
                    return Err(full());
                }
                let mut resource = Resource::new(card, faction, owner);
                resource.give_to(seat);
                resource.mark(marked);
                resource.thief = thief;
                s.add_resource(resource);
            }
        }
        Ok(())
    }

    /// Cards that stand for the unknown faces of resource cards: old ones, which few decks have.
    fn fillers() -> impl Iterator<Item = Card> {
        let old = Card::ALL.into_iter().filter(|card| card.facts().set == Set::Ablaze);
        old.flat_map(|card| std::iter::repeat_n(card, Cards::COPIES.into()))
    }
}

/// What is attacked and who defends it; of a second city, also from which attacker on.
pub(crate) mod attack {
    use super::*;

    pub(crate) fn write(s: &Arcmage, out: &mut Writer) {
        let combat = &s.combat;
        if combat.target != Target::None {
            combat.target.write(out);
            combat.defender.write(out);
        }
        if combat.also.is_some() {
            combat.also.write(out);
            combat.also_of.write(out);
            out.number(combat.also_from);
        }
    }

    pub(crate) fn set(s: &mut Arcmage, value: &str) -> Result<(), BadNotation> {
        let mut words = Words::new(value);
        (s.combat.target, s.combat.defender) = match words.is_empty() {
            true => (Target::None, Seat::default()),
            false => (Target::read(&mut words)?, Seat::read(&mut words)?),
        };
        if !words.is_empty() {
            s.combat.also = Piece::read(&mut words)?;
            s.combat.also_of = Seat::read(&mut words)?;
            s.combat.also_from = u8::read(&mut words)?;
        }
        words.end()
    }
}

/// Who draws one card, and by whose effect: `p1 p2, p3 p2`.
pub(crate) struct DrawnBy;

impl Form<BySeat<Seats>> for DrawnBy {
    fn write(drawn: &BySeat<Seats>, out: &mut Writer) {
        let each = drawn.iter().flat_map(|(by, seats)| seats.into_iter().map(move |seat| [seat, by]));
        write_rows(out, each, |out, pair| pair.write(out));
    }

    fn read(words: &mut Words<'_>) -> Result<BySeat<Seats>, BadNotation> {
        let mut drawn = BySeat::all(Seats::NONE);
        let put = |[seat, by]: [Seat; 2]| drawn.0.get_mut(by.index()).map(|seats| seats.insert(seat)).is_some();
        read_rows(words, Notation::read, put)?;
        Ok(drawn)
    }
}

/// What the cities of a player have left.
pub(crate) fn defenses(s: &Arcmage, seat: Seat) -> String {
    pairs(s.cities(seat), |city| city.defense.to_string())
}

/// ATK and DEF of the creatures of a player.
pub(crate) fn stats(s: &Arcmage, seat: Seat) -> String {
    pairs(s.creatures().filter(|there| there.controller == seat), |there| {
        let (atk, def) = s.stats(there);
        [atk.to_string(), def.to_string()].join("/")
    })
}

/// The devotion of the cities of a player.
pub(crate) fn devotions(s: &Arcmage, seat: Seat) -> String {
    pairs(s.cities(seat), |city| s.devotion(city.piece).to_string())
}

/// Pieces with what is said of them, parted by commas.
fn pairs<'a>(pieces: impl Iterator<Item = &'a Permanent>, what: impl Fn(&Permanent) -> String) -> String {
    let mut out = Writer::default();
    write_rows(&mut out, pieces, |out, there| {
        there.piece.write(out);
        out.word(&what(there));
    });
    out.finish()
}
