//! What is to be reached: the game, or so much of something.

use arbiter_engine::{Facets, Game, Seat, Turn};
use std::fmt;

/// What is to be reached.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum Goal {
    /// The game is won, and nobody else has won it.
    Win,
    /// One's own facet says at least so much: `points 10`, `pool gold 4`.
    Reach {
        /// The facet, and the word before the number if it has several: `points`, `pool gold`.
        what: String,
        /// At least so much.
        least: u32,
    },
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Win => f.write_str("win"),
            Goal::Reach { what, least } => write!(f, "{what} {least}"),
        }
    }
}

impl Goal {
    /// Reads it.
    #[must_use]
    pub fn read(text: &str) -> Option<Goal> {
        if text == "win" {
            return Some(Goal::Win);
        }
        let (what, least) = text.rsplit_once(' ')?;
        Some(Goal::Reach { what: what.to_owned(), least: least.parse().ok()? })
    }

    /// Is it reached?
    #[must_use]
    pub fn is_met<G: Game>(&self, position: &G, seat: Seat) -> bool {
        match self {
            Goal::Win => matches!(position.turn(), Turn::Over(ranking)
                if ranking.winners().has(seat) && ranking.winners().len() == 1),
            Goal::Reach { what, least } => amount(position, seat, what) >= *least,
        }
    }
}

/// How much a seat has of something, by what its facets say: the number behind the word, or how often the word stands there;
/// without a word, the number alone, or how many things there are.
pub(crate) fn amount<G: Game>(position: &G, seat: Seat, what: &str) -> u32 {
    let facets = Facets::of(position);
    let Some((key, word)) =
        facets.split(&format!("{seat} {what}")).map(|(key, word)| (key.to_owned(), word.to_owned()))
    else {
        return 0;
    };
    let value = facets.get(&key).unwrap_or_default();
    let words: Vec<&str> = value.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    if word.is_empty() {
        return words.first().map_or(0, |first| first.parse().unwrap_or(words.len() as u32));
    }
    let found = words.iter().enumerate().filter(|(_, found)| **found == word);
    found.map(|(at, _)| words.get(at + 1).and_then(|next| next.parse().ok()).unwrap_or(1)).sum()
}
