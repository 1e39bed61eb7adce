//! Positions in words where a field alone does not say them. What a sound position obeys is in `position/sound.rs`, what
//! stands in a system in `position/systems.rs`.

mod sound;
pub(crate) mod systems;

pub(crate) use sound::sound;

use crate::{
    action::{ActionCards, Manner, Played, Union},
    battle::{Battle, Die},
    cards::guild::union::OF_SUIT,
    map::system_named,
    pile::Pile,
    resource::{Resource, Slot},
    round,
    setup::{Setup, empty},
    state::Arcs,
    tables::{ALIKE, Card},
};
use arbiter_components::Counts;
use arbiter_engine::{BadNotation, Form, Maybe, Notation, Parts, Seat, Words, Writer, read_form, rows, write_rows};

/// Nothing on the table, chapter 1, and a round about to begin with the initiative at p1.
pub(crate) fn blank(seats: u8) -> Arcs {
    let mut s = empty(<Setup as arbiter_engine::Setup>::usual(seats));
    s.chapter = 1;
    s.next(round::Step::Begin);
    s
}

/// Tokens that nobody has.
pub(crate) fn supply(s: &Arcs) -> String {
    let mut out = Writer::default();
    Counts::<Resource>::write(&Resource::ALL.map(|resource| s.supply(resource)), &mut out);
    out.finish()
}

/// The layers of the pile, from the bottom, parted by strokes.
pub(crate) mod pile {
    use super::*;

    pub(crate) fn write(s: &Arcs, out: &mut Writer) {
        for layer in 1..=s.pile.height() {
            if layer > 1 {
                out.word("/");
            }
            s.pile.layer(layer).write(out);
        }
    }

    pub(crate) fn set(s: &mut Arcs, value: &str) -> Result<(), BadNotation> {
        let open = std::mem::replace(&mut s.pile, Pile::EMPTY).open;
        s.pile.open = open;
        for layer in value.split('/') {
            let cards = ActionCards::from_text(layer)?;
            if !cards.and(s.pile.cards()).is_empty() {
                return Err(BadNotation::unknown("other_card", layer));
            }
            s.pile.put(cards);
        }
        Ok(())
    }
}

/// The card a seat played, and how: whoever led is known by it.
pub(crate) mod played {
    use super::*;

    pub(crate) fn write(s: &Arcs, seat: Seat, out: &mut Writer) {
        Maybe::write(&s.played(seat), out);
    }

    pub(crate) fn set(s: &mut Arcs, seat: Seat, value: &str) -> Result<(), BadNotation> {
        let played: Option<Played> = read_form::<Maybe, _>(value)?;
        s.round.played[seat] = played;
        if played.is_some_and(|played| played.manner == Manner::Lead) {
            s.round.lead = Some(seat);
        } else if s.round.lead == Some(seat) {
            s.round.lead = None;
        }
        Ok(())
    }
}

/// The card a seat seized the initiative with.
pub(crate) mod seizing {
    use super::*;

    pub(crate) fn write(s: &Arcs, seat: Seat, out: &mut Writer) {
        Maybe::write(&s.round.seizing[seat], out);
    }

    pub(crate) fn set(s: &mut Arcs, seat: Seat, value: &str) -> Result<(), BadNotation> {
        s.round.seizing[seat] = read_form::<Maybe, _>(value)?;
        Ok(())
    }
}

/// Unions beside played cards: `arms_union p1 aggression-4`.
pub(crate) struct Unions;

impl Form<[Option<Union>; 4]> for Unions {
    fn write(unions: &[Option<Union>; 4], out: &mut Writer) {
        let laid = OF_SUIT.into_iter().zip(unions).filter_map(|(card, union)| Some((card, (*union)?)));
        write_rows(out, laid, |out, (card, union)| {
            card.write(out);
            union.write(out);
        });
    }

    fn read(words: &mut Words<'_>) -> Result<[Option<Union>; 4], BadNotation> {
        let mut unions = [None; 4];
        for mut words in rows(words.take_rest()) {
            let card = Card::read(&mut words)?;
            let suit = OF_SUIT.iter().position(|union| *union == card);
            let suit = suit.ok_or_else(|| BadNotation::unknown("union", &card.text()))?;
            unions[suit] = Some(Union::read(&mut words)?);
            words.end()?;
        }
        Ok(unions)
    }
}

/// Dice by type and the symbols they show: `assault hit+hit blank skirmish hit`.
pub(crate) struct Rolled;

impl Form<[[u8; 6]; 3]> for Rolled {
    fn write(rolled: &[[u8; 6]; 3], out: &mut Writer) {
        for die in Die::ALL.into_iter().filter(|die| rolled[*die as usize] != [0; 6]) {
            die.write(out);
            for (face, count) in (1u8..).zip(rolled[die as usize]) {
                let shows = die.shows(face).word();
                (0..count).for_each(|_| out.word(&shows));
            }
        }
    }

    fn read(words: &mut Words<'_>) -> Result<[[u8; 6]; 3], BadNotation> {
        let mut rolled = [[0u8; 6]; 3];
        while let Some(die) = words.peek().and_then(|word| Die::from_text(word).ok()) {
            words.next_word("die")?;
            while let Some(face) = words.peek().and_then(|word| die.face_named(word)) {
                words.next_word("face")?;
                let first_alike = ALIKE[die as usize][usize::from(face - 1)];
                let count = &mut rolled[die as usize][usize::from(first_alike - 1)];
                *count = count.saturating_add(1);
            }
        }
        Ok(rolled)
    }
}

/// What may be said of a building, or of the battle going on.
pub(crate) fn said_of(facet: &str) -> &'static [&'static str] {
    match facet {
        "battle" => Battle::PARTS,
        _ if system_named(facet).is_some() => &["damaged", "used"],
        _ => &[],
    }
}

/// The places that hold tokens, for `sound`.
fn homeless(s: &Arcs, seat: Seat) -> bool {
    let costs = s.slot_costs(seat);
    Slot::all().any(|slot| costs[slot.index()] == 0 && s.player(seat).slots[slot.index()].is_some())
}
