//! Opening a table by the name of its game: a new one, or an old one from its log.

use crate::{AnyPosition, AnyReason, AnyTable, NotOnShelf, Visit, kept::Kept};
use arbiter_engine::{
    BadLog, BadNotation, BadPosition, Game, Log, LogText, MAX_SEATS, Notation, Reason, Seat, Seats, Seed, Setup,
    Spoken, Table, read_position,
};

/// Why there is no such table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum CannotOpen {
    /// There is no such game.
    Shelf(NotOnShelf),
    /// The words of the setup mean nothing.
    Words(BadNotation),
    /// The setup is for another number of seats.
    Seats {
        /// How many it is for.
        wanted: u8,
    },
    /// The rules say no.
    Refused(AnyReason),
    /// There is no such position.
    Position(BadPosition),
}

impl CannotOpen {
    fn because(reason: impl Reason) -> CannotOpen {
        CannotOpen::Refused(AnyReason::of(&reason))
    }
}

/// The usual setup for so many, changed by these words, if a table can be opened with it.
fn setup_of<G: Game>(seats: u8, words: &str) -> Result<G::Setup, CannotOpen> {
    let words = format!("{} {words}", G::Setup::usual(seats).text());
    let setup = G::Setup::from_text(&words).map_err(CannotOpen::Words)?;
    let wanted = G::begin(&setup).map_err(CannotOpen::because)?.seats();
    if wanted == seats { Ok(setup) } else { Err(CannotOpen::Seats { wanted }) }
}

/// A new table. `words` change the usual setup for that many seats.
pub fn open_table(game: &str, seats: u8, words: &str, seed: Seed) -> Result<Box<dyn AnyTable>, CannotOpen> {
    struct Begin<'a> {
        seats: u8,
        words: &'a str,
        seed: Seed,
    }

    impl Visit for Begin<'_> {
        type Out = Result<Box<dyn AnyTable>, CannotOpen>;

        fn visit<G: Game>(self) -> Self::Out {
            let setup = setup_of::<G>(self.seats, self.words)?;
            let table = Table::<G>::open(setup, self.seed).map_err(CannotOpen::because)?;
            Ok(Box::new(Kept::new(table)))
        }
    }

    crate::open(game, Begin { seats, words, seed }).map_err(CannotOpen::Shelf)?
}

/// A table that begins from a written position: a study, a puzzle.
pub fn study_table(game: &str, position: &str, seed: Seed) -> Result<Box<dyn AnyTable>, CannotOpen> {
    struct Study<'a> {
        position: &'a str,
        seed: Seed,
    }

    impl Visit for Study<'_> {
        type Out = Result<Box<dyn AnyTable>, CannotOpen>;

        fn visit<G: Game>(self) -> Self::Out {
            let position = read_position::<G>(self.position).map_err(CannotOpen::Position)?;
            Ok(Box::new(Kept::new(Table::study(position, self.seed))))
        }
    }

    crate::open(game, Study { position, seed }).map_err(CannotOpen::Shelf)?
}

/// Would such a table open? The same answer as [`open_table`], without the table.
pub fn check_setup(game: &str, seats: u8, words: &str) -> Result<(), CannotOpen> {
    struct Check<'a> {
        seats: u8,
        words: &'a str,
    }

    impl Visit for Check<'_> {
        type Out = Result<(), CannotOpen>;

        fn visit<G: Game>(self) -> Self::Out {
            setup_of::<G>(self.seats, self.words).map(|_| ())
        }
    }

    crate::open(game, Check { seats, words }).map_err(CannotOpen::Shelf)?
}

/// Does everybody bring something of their own to this game: a deck? Then nothing is asked before all are there.
#[must_use]
pub fn brings(game: &str) -> bool {
    struct Brings;

    impl Visit for Brings {
        type Out = bool;

        fn visit<G: Game>(self) -> bool {
            !G::Setup::sides().is_empty()
        }
    }

    crate::open(game, Brings).unwrap_or(false)
}

/// What lies before each seat is called, by the words of a setup; see [`Setup::side_of`].
pub fn side_names(game: &str, seats: u8, words: &str) -> Result<Vec<Option<Spoken>>, CannotOpen> {
    struct Names<'a> {
        seats: u8,
        words: &'a str,
    }

    impl Visit for Names<'_> {
        type Out = Result<Vec<Option<Spoken>>, CannotOpen>;

        fn visit<G: Game>(self) -> Self::Out {
            let setup = setup_of::<G>(self.seats, self.words)?;
            Ok(Seats::all(self.seats).into_iter().map(|seat| setup.side_of(seat)).collect())
        }
    }

    crate::open(game, Names { seats, words }).map_err(CannotOpen::Shelf)?
}

/// The words of a setup with what a seat brings instead: the name of a ready deck, or a list of one's own. Whatever
/// would change more than that is refused, and what the rules do not allow as well.
pub fn bring(game: &str, seats: u8, words: &str, seat: Seat, side: &str) -> Result<String, CannotOpen> {
    struct Bring<'a> {
        seats: u8,
        words: &'a str,
        seat: Seat,
        side: &'a str,
    }

    impl Visit for Bring<'_> {
        type Out = Result<String, CannotOpen>;

        fn visit<G: Game>(self) -> Self::Out {
            let Bring { seats, words, seat, side } = self;
            let sides = G::Setup::sides();
            let nothing = || CannotOpen::Words(BadNotation::unknown("side", side));
            let ready = sides.first().ok_or_else(nothing)?;
            let with = |side: &str| format!("{words} {} {side}", seat.text());
            let brought = setup_of::<G>(seats, &with(side))?;
            // With a ready deck in its place again, nothing must be left of what was brought.
            let again = setup_of::<G>(seats, &format!("{} {} {ready}", with(side), seat.text()))?;
            if again != setup_of::<G>(seats, &with(ready))? {
                return Err(nothing());
            }
            Ok(brought.text())
        }
    }

    crate::open(game, Bring { seats, words, seat, side }).map_err(CannotOpen::Shelf)?
}

/// The words of a setup as far as those in these seats may know them; nothing, where they are no setup of the game.
#[must_use]
pub fn known_setup(game: &str, words: &str, seats: Seats) -> Option<String> {
    struct Known<'a> {
        words: &'a str,
        seats: Seats,
    }

    impl Visit for Known<'_> {
        type Out = Option<String>;

        fn visit<G: Game>(self) -> Option<String> {
            G::Setup::from_text(self.words).ok().map(|setup| setup.known_to(self.seats))
        }
    }

    crate::open(game, Known { words, seats }).ok()?
}

/// Plays a log again; every entry must be legal and lead where it led then.
pub fn replay_table(log: &LogText) -> Result<Result<Box<dyn AnyTable>, BadLog>, NotOnShelf> {
    struct Again<'a> {
        log: &'a LogText,
    }

    impl Visit for Again<'_> {
        type Out = Result<Box<dyn AnyTable>, BadLog>;

        fn visit<G: Game>(self) -> Self::Out {
            Ok(Box::new(Kept::replay(&Log::<G>::read(self.log)?)?))
        }
    }

    crate::open(&log.game, Again { log })
}

/// The table of a log that goes on from a position that was kept of it; nothing where the two do not fit.
pub fn resume_table(log: &LogText, from: &AnyPosition) -> Result<Option<Box<dyn AnyTable>>, NotOnShelf> {
    struct Resume<'a> {
        log: &'a LogText,
        from: &'a AnyPosition,
    }

    impl Visit for Resume<'_> {
        type Out = Option<Box<dyn AnyTable>>;

        fn visit<G: Game>(self) -> Self::Out {
            Some(Box::new(Kept::<G>::resume(self.log, self.from)?))
        }
    }

    crate::open(&log.game, Resume { log, from })
}

/// The version of a game's rules.
pub fn rules_version(game: &str) -> Result<u32, NotOnShelf> {
    struct Version;

    impl Visit for Version {
        type Out = u32;

        fn visit<G: Game>(self) -> u32 {
            G::RULES
        }
    }

    crate::open(game, Version)
}

/// What a table for so many can be like.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Size {
    /// How many sit at it.
    pub players: u8,
    /// The usual setup in words.
    pub usual: String,
    /// Setups with a name, in words.
    pub variants: Vec<(&'static str, String)>,
}

/// The sizes of table a game can be played at, smallest first.
pub fn sizes(game: &str) -> Result<Vec<Size>, NotOnShelf> {
    struct Sizes;

    impl Visit for Sizes {
        type Out = Vec<Size>;

        fn visit<G: Game>(self) -> Vec<Size> {
            let fits = |players: &u8| G::begin(&G::Setup::usual(*players)).is_ok();
            let size = |players| Size {
                players,
                usual: G::Setup::usual(players).text(),
                variants: G::Setup::variants(players).into_iter().map(|(name, setup)| (name, setup.text())).collect(),
            };
            (1..=MAX_SEATS as u8).filter(fits).map(size).collect()
        }
    }

    crate::open(game, Sizes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_opened_says_why() {
        let open = |game, seats, words| {
            let opened = open_table(game, seats, words, Seed::from(1)).map(|_| ());
            assert_eq!(opened, check_setup(game, seats, words), "a setup is checked as it is opened");
            opened
        };
        assert!(matches!(open("chess", 2, ""), Err(CannotOpen::Shelf(NotOnShelf(_)))));
        assert!(matches!(open("res_arcana", 2, "weather fine"), Err(CannotOpen::Words(_))));
        assert_eq!(open("res_arcana", 2, "players 3"), Err(CannotOpen::Seats { wanted: 3 }));
        let Err(CannotOpen::Refused(reason)) = open("res_arcana", 1, "") else { panic!("alone") };
        assert!(reason.clause.0.starts_with("RESA-"));
        assert_eq!(
            sizes("res_arcana").expect("on the shelf").iter().map(|size| size.players).collect::<Vec<_>>(),
            [2, 3, 4]
        );
    }
}
