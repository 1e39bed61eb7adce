//! What is to be reached: the game, or so much of something; or what is to be prevented: the only defence.

use arbiter_engine::{Facets, Game, Seat, Seats, Turn};
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
    /// Nobody else wins.
    Survive,
    /// One's own facet goes on saying at least so much: `keep cities 2`.
    Keep {
        /// The facet, as above.
        what: String,
        /// At least so much.
        least: u32,
    },
    /// The facet of no rival says so much: `deny points 10`.
    Deny {
        /// The facet, as above.
        what: String,
        /// Less than so much.
        least: u32,
    },
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Win => f.write_str("win"),
            Goal::Reach { what, least } => write!(f, "{what} {least}"),
            Goal::Survive => f.write_str("survive"),
            Goal::Keep { what, least } => write!(f, "keep {what} {least}"),
            Goal::Deny { what, least } => write!(f, "deny {what} {least}"),
        }
    }
}

impl Goal {
    /// Reads it.
    #[must_use]
    pub fn read(text: &str) -> Option<Goal> {
        match text {
            "win" => return Some(Goal::Win),
            "survive" => return Some(Goal::Survive),
            _ => {}
        }
        let (what, least) = text.rsplit_once(' ')?;
        let least = least.parse().ok()?;
        Some(match what.split_once(' ') {
            Some(("keep", what)) => Goal::Keep { what: what.to_owned(), least },
            Some(("deny", what)) => Goal::Deny { what: what.to_owned(), least },
            _ => Goal::Reach { what: what.to_owned(), least },
        })
    }

    /// Is something to be prevented? Then it must hold until one is asked again after others have answered.
    #[must_use]
    pub fn is_defence(&self) -> bool {
        matches!(self, Goal::Survive | Goal::Keep { .. } | Goal::Deny { .. })
    }

    /// Has happened what was to be prevented? To lose the game is no defence of anything.
    #[must_use]
    pub fn is_broken<G: Game>(&self, position: &G, seat: Seat) -> bool {
        let lost = || matches!(position.turn(), Turn::Over(ranking) if !ranking.winners().has(seat));
        match self {
            Goal::Win | Goal::Reach { .. } => false,
            Goal::Survive => lost(),
            Goal::Keep { what, least } => amount(position, seat, what) < *least || lost(),
            Goal::Deny { what, least } => most_of_rivals(position, seat, what) >= *least || lost(),
        }
    }

    /// Is it reached? What is to be prevented is safe for good only when the game is over.
    #[must_use]
    pub fn is_met<G: Game>(&self, position: &G, seat: Seat) -> bool {
        match self {
            Goal::Win => matches!(position.turn(), Turn::Over(ranking)
                if ranking.winners().has(seat) && ranking.winners().len() == 1),
            Goal::Reach { what, least } => amount(position, seat, what) >= *least,
            Goal::Survive | Goal::Keep { .. } | Goal::Deny { .. } => {
                matches!(position.turn(), Turn::Over(_)) && !self.is_broken(position, seat)
            }
        }
    }
}

/// What the rival who has most of something has.
pub(crate) fn most_of_rivals<G: Game>(position: &G, seat: Seat, what: &str) -> u32 {
    let rivals = Seats::all(position.seats()).into_iter().filter(|rival| *rival != seat);
    rivals.map(|rival| amount(position, rival, what)).max().unwrap_or(0)
}

/// Facets that list things with what is to be said of each: they are parted by commas.
const PARTED: [&str; 3] = ["army", "cities", "residents"];

/// What stands on a map, and not before anybody.
const SHIPS: &str = "ships";
/// Where somebody lies who is out of it for now.
const AWAY: &str = "infirmary";

/// How much a seat has of something, by what its facets say: the number behind the word, or how often the word stands there;
/// without a word, the number alone, or how many things there are. `ships` lie in facets that are nobody's: they are counted in all.
pub(crate) fn amount<G: Game>(position: &G, seat: Seat, what: &str) -> u32 {
    let facets = Facets::of(position);
    if what == SHIPS {
        return ships(&facets, seat);
    }
    let Some((key, word)) =
        facets.split(&format!("{seat} {what}")).map(|(key, word)| (key.to_owned(), word.to_owned()))
    else {
        return 0;
    };
    let value = facets.get(&key).unwrap_or_default();
    if word.is_empty() && PARTED.iter().any(|list| key.ends_with(list)) {
        return value.split(',').filter(|thing| !thing.trim().is_empty() && thing.trim() != "-").count() as u32;
    }
    let words: Vec<&str> = value.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    if words.first() == Some(&AWAY) {
        return 0;
    }
    if word.is_empty() {
        return words.first().map_or(0, |first| first.parse().unwrap_or(words.len() as u32));
    }
    let found = words.iter().enumerate().filter(|(_, found)| **found == word);
    found.map(|(at, _)| words.get(at + 1).and_then(|next| next.parse().ok()).unwrap_or(1)).sum()
}

/// A seat's ships, fresh and damaged, in all systems: `6-a p1 3, p2 0 1, city p1`.
fn ships(facets: &Facets, seat: Seat) -> u32 {
    let seat = seat.to_string();
    let systems = facets.iter().filter(|(key, _)| key.starts_with(|first: char| first.is_ascii_digit()));
    let groups =
        systems.flat_map(|(_, value)| value.split(',')).map(|group| group.split(' ').filter(|word| !word.is_empty()));
    let own = groups.filter_map(|mut words| (words.next() == Some(seat.as_str())).then_some(words));
    own.flatten().filter_map(|count| count.parse::<u32>().ok()).sum()
}
