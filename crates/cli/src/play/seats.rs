//! Who sits where.

use crate::phrases::{Called, Level as LevelWord, Say};
use arbiter_bots::{Kind, Level};
use arbiter_engine::{MAX_SEATS, Seat};
use arbiter_language::Speaker;
use std::str::FromStr;

/// Somebody in a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Sitter {
    /// A person at this terminal, with a name if they gave one.
    Person(Option<String>),
    /// A bot.
    Bot(Kind),
}

/// Who sits where, first seat first. Written `me,greedy` or `me=Anna,me=Ben,search`.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Seating(Vec<Sitter>);

impl Seating {
    /// One person, and bots of the usual level.
    #[must_use]
    pub fn usual(seats: u8) -> Seating {
        Seating::against(Kind::Level(Level::Medium), seats)
    }

    /// One person, and bots of this kind in the other seats.
    #[must_use]
    pub fn against(kind: Kind, seats: u8) -> Seating {
        let rivals = std::iter::repeat_n(Sitter::Bot(kind), usize::from(seats).saturating_sub(1));
        Seating(std::iter::once(Sitter::Person(None)).chain(rivals).collect())
    }

    /// How many seats.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "nobody plays at an empty table")]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Who sits here.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.0.get(seat.index())
    }

    /// Is a person asked here?
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        matches!(self.sitter(seat), Some(Sitter::Person(_)))
    }

    /// How many people share the terminal.
    #[must_use]
    pub fn people(&self) -> usize {
        self.0.iter().filter(|sitter| matches!(sitter, Sitter::Person(_))).count()
    }

    /// Every sitter.
    pub fn iter(&self) -> impl Iterator<Item = &Sitter> {
        self.0.iter()
    }

    /// What everybody is called: by their name, or as in the log.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let name = |(i, sitter): (usize, &Sitter)| match sitter {
            Sitter::Person(Some(name)) => name.clone(),
            _ => Seat::new(i as u8).to_string(),
        };
        self.0.iter().enumerate().map(name).collect()
    }

    /// A line about everybody.
    #[must_use]
    pub fn introduce(&self, speaker: &Speaker) -> Vec<String> {
        let line = |(i, sitter): (usize, &Sitter)| {
            let (n, seat) = (i + 1, Seat::new(i as u8));
            match sitter {
                Sitter::Person(_) => speaker.phrase(Say::SeatPerson { n, seat }),
                Sitter::Bot(Kind::Level(level)) => {
                    let (name, level) = (speaker.phrase(Called::from(*level)), speaker.phrase(LevelWord::from(*level)));
                    speaker.phrase(Say::SeatLevel { n, seat, name, level })
                }
                Sitter::Bot(kind) => speaker.phrase(Say::SeatBot { n, seat, level: kind.to_string() }),
            }
        };
        self.0.iter().enumerate().map(line).collect()
    }
}

impl FromStr for Seating {
    type Err = String;

    fn from_str(text: &str) -> Result<Seating, String> {
        let sitters = text.split(',').map(|word| sitter(word.trim())).collect::<Result<Vec<_>, _>>()?;
        if sitters.len() > MAX_SEATS {
            return Err(format!("no game seats more than {MAX_SEATS}"));
        }
        Ok(Seating(sitters))
    }
}

fn sitter(word: &str) -> Result<Sitter, String> {
    match word.split_once('=') {
        None if word == "me" => Ok(Sitter::Person(None)),
        Some(("me", name)) if !name.trim().is_empty() => Ok(Sitter::Person(Some(name.trim().to_owned()))),
        _ => {
            word.parse().map(Sitter::Bot).map_err(|error: arbiter_bots::BadKind| format!("{error}; or me for a person"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_and_bots_are_told_apart() {
        let seating: Seating = "me,me=Ben, search:50".parse().unwrap();
        assert_eq!((seating.len(), seating.people()), (3, 2));
        assert_eq!(seating.names(), ["p1", "Ben", "p3"]);
        assert!(seating.is_person(Seat::new(1)) && !seating.is_person(Seat::new(2)) && !seating.is_person(Seat::HOUSE));
    }

    #[test]
    fn nonsense_does_not_sit_down() {
        for text in ["", "you", "me=", "me,,greedy", "me,me,me,me,me"] {
            assert!(text.parse::<Seating>().is_err(), "{text}");
        }
    }

    #[test]
    fn every_level_is_introduced_by_name() {
        let lines =
            "me,first,master,search:50".parse::<Seating>().unwrap().introduce(&Speaker::of(arbiter_language::Lang::En));
        assert!(lines[1].contains("first game") && lines[2].contains("master"), "{lines:?}");
        assert!(lines[3].contains("search:50"), "{lines:?}");
    }
}
