//! The rules of Arcs with Leaders & Lore: two to four people fight over a galaxy for five chapters.
//!
//! A value of [`Arcs`] is a position. A file bears the middle word of its clauses where it can:
//! `ARCS-BATTLE-04` is kept in `battle.rs` and proven in `tests/book/battle.md`.

mod action;
mod actions;
mod ambition;
mod ask;
mod battle;
mod card;
mod cards;
mod chapter;
mod choice;
mod city;
mod court;
mod draft;
mod estimate;
mod event;
mod features;
mod label;
mod levels;
mod map;
mod moments;
mod names;
mod piece;
mod pile;
mod position;
mod prelude;
mod raid;
mod reason;
mod redeal;
mod resource;
mod round;
mod score;
mod setup;
mod slots;
mod state;
mod step;
mod tables;
mod things;
mod turn;
mod view;

pub use action::{Action, ActionCard, ActionCards, Actions, Manner, Played, Suit, Union, Via};
pub use ask::Ask;
pub use battle::{Battle, Die, Face};
pub use card::{CardKind, Cards, Facts};
pub use choice::{Choice, Damaged, Loot};
pub use event::Event;
pub use map::{Homes, Layout, Place, Site, System, Systems};
pub use moments::Moment;
pub use piece::{Building, Kind, Piece, Ships, Start, Trophies};
pub use pile::Pile;
pub use reason::Reason;
pub use resource::{Pair, Resource, Resources, Slot};
pub use score::{Podium, Stakes};
pub use setup::{Discard, Mode, Setup};
pub use state::{Arcs, CourtPlace, Player, Round, Turn};
pub use tables::{Ambition, Board, Card};
pub use view::{
    AmbitionView, BattleView, BuildingView, CourtView, MarkerView, PlayedView, PlayerView, SystemView, TurnView, View,
};

use arbiter_engine::{BadNotation, Game, Notation, Seat, Spoken, Tell, Words};

/// A position is plain data and small: copying one is copying a good kilobyte.
const _: () = assert!(size_of::<Arcs>() <= 1536);

impl Game for Arcs {
    const NAME: &'static str = "arcs";
    const RULES: u32 = 2;
    const LONGEST: usize = 4_000;
    const JUDGE: &'static [u8] = include_bytes!("../data/judge.bin");

    arbiter_engine::laid_out!(Ask::Chance);

    fn apply_by_hand(&mut self, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match choice {
            Choice::Swap { slots } => {
                self.rearrange_by_hand(seat, slots, tell);
                self.run(tell);
            }
            _ => self.apply(seat, choice, tell),
        }
    }

    fn tidied(&self) -> Arcs {
        let mut tidy = *self;
        self.everybody().for_each(|seat| tidy.tidy_slots(seat));
        tidy
    }

    fn label(&self, seat: Seat, choice: Choice) -> Spoken {
        label::label(self, seat, choice)
    }

    fn spelled(choice: Choice) -> String {
        match choice {
            Choice::Roll { die, face } => ["roll", &die.text(), &die.shows(face).word()].join(" "),
            Choice::Reroll { die, face } => ["reroll", &die.text(), &die.shows(face).word()].join(" "),
            _ => choice.text(),
        }
    }

    fn from_spelled(text: &str) -> Result<Choice, BadNotation> {
        let rolls = ["roll ", "reroll "].iter().any(|verb| text.starts_with(verb));
        if !rolls || text.ends_with(|c: char| c.is_ascii_digit()) {
            return Choice::from_text(text);
        }
        let mut words = Words::new(text);
        let (verb, die, word) = (words.next_word("choice")?, Die::read(&mut words)?, words.next_word("face")?);
        words.end()?;
        let face = die.face_named(word).ok_or_else(|| BadNotation::unknown("face", word))?;
        Ok(if verb == "roll" { Choice::Roll { die, face } } else { Choice::Reroll { die, face } })
    }
}
