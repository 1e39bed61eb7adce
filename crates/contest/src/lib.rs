//! Tournaments and ratings, as functions of results.
//!
//! Nothing here knows a game, a table, a person or the time: somebody who takes part is a number, and what has happened
//! is a list of [`Meeting`]s. From it follow who meets next ([`next`]), who stands where ([`standings`]) and, for rated
//! games, how well somebody plays ([`Pool`]). The same list leads to the same answer, at every server and after every
//! restart.
//!
//! | File | What is in it |
//! |---|---|
//! | `draw.rs` | who meets next, by each format |
//! | `knockout.rs` | the tree of a knock-out |
//! | `matching.rs` | pairs for as many as possible |
//! | `seats.rs` | who sits where, so that it is even in the end |
//! | `standings.rs` | points and what breaks ties |
//! | `rating.rs` | how well somebody plays, and how sure that is |

mod draw;
mod knockout;
mod matching;
mod rating;
mod seats;
mod standings;
#[cfg(test)]
mod tests;

pub use draw::next;
pub use rating::{Pool, Rating};
pub use standings::{Line, standings};

/// Somebody who takes part: the number of their entry, from 0.
pub type Entrant = u16;

/// What first place at a table is worth; the last gets nothing, and those between them their share, so that it divides for
/// every size of table up to four.
pub const WIN: i64 = 12;
/// The most who sit at a table.
pub const MOST_SEATS: u8 = 4;

/// How a tournament is played.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Format {
    /// Everybody meets everybody once, round after round; for two at a table.
    RoundRobin,
    /// Everybody meets everybody twice, once in each seat, all tables open from the start; for two at a table.
    League,
    /// Whoever stands alike meets, and nobody meets twice while that can be avoided.
    Swiss,
    /// Whoever loses is out; for two at a table.
    Knockout,
}

/// What was agreed on.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Plan {
    /// How it is played.
    pub format: Format,
    /// How many rounds, where the format leaves it open.
    pub rounds: u8,
    /// The most who sit at a table.
    pub size: u8,
}

/// Some who meet, or one who has nobody to meet and gets the points all the same.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Meeting {
    /// In which round, from 1.
    pub round: u8,
    /// Who, by seats.
    pub seats: Vec<Entrant>,
    /// The place of each, from 1; empty as long as it is not over.
    pub places: Vec<u8>,
}

impl Meeting {
    fn of(round: u8, seats: Vec<Entrant>) -> Meeting {
        let places = if seats.len() == 1 { vec![1] } else { Vec::new() };
        Meeting { round, seats, places }
    }

    /// Is it over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        !self.seats.is_empty() && self.places.len() == self.seats.len()
    }

    /// Has this one nobody to meet?
    #[must_use]
    pub fn is_bye(&self) -> bool {
        self.seats.len() == 1
    }

    fn has(&self, entrant: Entrant) -> bool {
        self.seats.contains(&entrant)
    }

    /// What somebody gets for it: all for the first, nothing for the last, and those who tie share.
    #[must_use]
    pub fn points(&self, entrant: Entrant) -> i64 {
        if !self.is_over() || !self.has(entrant) {
            return 0;
        }
        if self.is_bye() {
            return WIN;
        }
        let others = self.rivals(entrant).map(|(_, halves)| halves).sum::<i64>();
        others * WIN / (2 * (self.seats.len() as i64 - 1))
    }

    /// The others, each with 2 if this one came before them, 1 if they tie, 0 if not. Nobody before it is over.
    fn rivals(&self, entrant: Entrant) -> impl Iterator<Item = (Entrant, i64)> {
        let mine = self.seats.iter().zip(&self.places).find(|(seat, _)| **seat == entrant).map(|(_, place)| *place);
        let others = self.seats.iter().zip(&self.places).filter(move |(seat, _)| **seat != entrant);
        others.filter_map(move |(seat, place)| {
            let halves = match place.cmp(&mine?) {
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 0,
            };
            Some((*seat, halves))
        })
    }
}

/// How often two have met.
fn met(meetings: &[Meeting], one: Entrant, other: Entrant) -> usize {
    meetings.iter().filter(|meeting| meeting.has(one) && meeting.has(other)).count()
}
