//! What happened at a table, as somebody saw it.

use crate::phrases::Say;
use arbiter_engine::{Deed, Entry, Event, Eyes, Game, Message, Seat, Table};
use arbiter_language::Speaker;

/// Something worth a sentence.
#[derive(Copy, Clone, Debug)]
pub enum Happening<G: Game> {
    /// The rules told it.
    Event(G::Event),
    /// Somebody took answers back.
    TakenBack {
        /// Who.
        seat: Seat,
        /// How many.
        n: u32,
    },
}

impl<G: Game> Happening<G> {
    /// The sentence these eyes read about it, if they saw anything.
    pub fn sentence(&self, eyes: Eyes, speaker: &Speaker) -> Option<String> {
        match *self {
            Happening::Event(event) => event.seen_by(eyes).map(|seen| speaker.say(&seen.say())),
            Happening::TakenBack { seat, n } => Some(speaker.phrase(Say::TakesBack { seat, n })),
        }
    }
}

impl<G: Game> Happening<G> {
    /// The word a page of the book has for what these eyes saw.
    fn word(&self, eyes: Eyes) -> Option<&'static str> {
        match *self {
            Happening::Event(event) => event.seen_by(eyes).map(|seen| seen.say().word()),
            Happening::TakenBack { .. } => None,
        }
    }
}

/// Everything that happened at a table, oldest first; and how many entries counted then.
#[derive(Clone, Debug)]
pub struct History<G: Game>(Vec<Happening<G>>, usize);

impl<G: Game> Default for History<G> {
    fn default() -> History<G> {
        History(Vec::new(), 0)
    }
}

impl<G: Game> History<G> {
    /// The last entry of the log was made, and the rules told this.
    pub fn hear(&mut self, table: &Table<G>, events: Vec<G::Event>) {
        match table.log().entries.last() {
            Some(Entry { seat, deed: Deed::Undo(n), .. }) => {
                self.0.push(Happening::TakenBack { seat: *seat, n: *n });
            }
            Some(Entry { seat, deed: Deed::Back(ply), .. }) => {
                let n = self.1.saturating_sub(*ply as usize) as u32;
                self.0.push(Happening::TakenBack { seat: *seat, n });
            }
            _ => {}
        }
        self.1 = table.ply();
        self.0.extend(events.into_iter().map(Happening::Event));
    }

    /// How much has happened.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Has nothing happened yet?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The sentences these eyes read about everything from `start` on; with the word a page of the book has for it, if
    /// `words` are wanted.
    #[must_use]
    pub fn sentences(&self, start: usize, eyes: Eyes, speaker: &Speaker, words: bool) -> Vec<String> {
        let told = |happening: &Happening<G>| {
            let sentence = happening.sentence(eyes, speaker)?;
            Some(match happening.word(eyes).filter(|_| words) {
                Some(word) => format!("{sentence}   [tells {word}]"),
                None => sentence,
            })
        };
        self.0.iter().skip(start).filter_map(told).collect()
    }
}
