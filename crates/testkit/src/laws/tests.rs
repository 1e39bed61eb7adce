//! The laws hold for a small game, and each of them is broken by a game made to break it.

use super::flawed::{Flawed, flaw};
use super::{Broken, Law, LawReport, Limits, check_laws, position};
use arbiter_engine::{BadNotation, Game, Notation, Players, Words, Writer};
use pebbles::Pebbles;

const GAMES: usize = 30;

/// Every third choice is listened to.
fn listening() -> Limits {
    Limits { listens: 3, ..Limits::default() }
}

fn broken<G: Game<Setup = Players>>(setup: &Players) -> Broken {
    check_laws::<G>(setup, GAMES, 0, listening()).expect_err("a flaw that no law sees")
}

/// The flaw breaks just this law, whatever the number of seats.
fn breaks<const F: u8>(law: Law) {
    for players in 2..=4 {
        let broken = broken::<Flawed<F>>(&Players { players });
        assert_eq!(broken.law, law, "{broken}");
    }
}

#[test]
fn a_game_without_flaws_breaks_no_law() {
    for players in 2..=4 {
        let setup = Players { players };
        let report = check_laws::<Pebbles>(&setup, 100, 7, listening()).unwrap_or_else(|broken| panic!("{broken}"));
        assert_eq!(report.games, 100);
        assert!(report.undos >= 100 && report.refusals > 100 && report.redeals > report.choices, "{report}");
        check_laws::<Flawed<{ flaw::NONE }>>(&setup, GAMES, 0, listening()).unwrap_or_else(|broken| panic!("{broken}"));
    }
}

#[test]
fn setup_can_be_broken() {
    breaks::<{ flaw::CANNOT_BEGIN }>(Law::Setup);
    assert_eq!(broken::<Pebbles>(&Players { players: 5 }).law, Law::Setup);
}

#[test]
fn determinism_can_be_broken() {
    breaks::<{ flaw::MOODY }>(Law::Determinism);
}

#[test]
fn replay_can_be_broken() {
    breaks::<{ flaw::NEVER_BEGINS_ALIKE }>(Law::Replay);
}

#[test]
fn legal_means_listed_can_be_broken() {
    breaks::<{ flaw::LISTS_TWICE }>(Law::Listed);
    breaks::<{ flaw::LISTS_FOR_ALL }>(Law::Listed);
    breaks::<{ flaw::LISTS_NOTHING }>(Law::Listed);
    breaks::<{ flaw::REFUSES_ALL }>(Law::Listed);
    breaks::<{ flaw::REFUSES_NOTHING }>(Law::Listed);
    breaks::<{ flaw::ASKS_NOBODY }>(Law::Listed);
    breaks::<{ flaw::ASKS_ABSENT }>(Law::Listed);
    breaks::<{ flaw::ASKS_HOUSE_TOO }>(Law::Listed);
}

#[test]
fn the_view_law_can_be_broken() {
    breaks::<{ flaw::SHOWS_HANDS }>(Law::View);
    breaks::<{ flaw::SHOWS_SPECTATORS }>(Law::View);
    breaks::<{ flaw::REDEALS_OWN }>(Law::View);
    breaks::<{ flaw::REDEAL_LOSES }>(Law::View);
    breaks::<{ flaw::REDEAL_MOVES_ON }>(Law::View);
    breaks::<{ flaw::ASK_TELLS }>(Law::View);
    breaks::<{ flaw::CHOICES_TELL }>(Law::View);
    breaks::<{ flaw::TELLS_TOO_EARLY }>(Law::View);
    breaks::<{ flaw::FEATURES_TELL }>(Law::View);
    breaks::<{ flaw::FEATURES_FALL_SHORT }>(Law::View);
}

#[test]
fn the_choice_law_can_be_broken() {
    breaks::<{ flaw::OPENS_WITHOUT_HOUSE }>(Law::Choice);
    breaks::<{ flaw::EVENT_TELLS }>(Law::Choice);
}

#[test]
fn orders_can_be_broken() {
    breaks::<{ flaw::NAMES_NO_SECOND }>(Law::Orders);
    breaks::<{ flaw::SAYS_MORE }>(Law::Orders);
    breaks::<{ flaw::SAYS_LESS }>(Law::Orders);
    breaks::<{ flaw::SAYS_TOO_WHAT_DIFFERS }>(Law::Orders);
    breaks::<{ flaw::SAYS_TOO_WHAT_IS_LISTED }>(Law::Orders);
    // What is listed in every order is seen where three can be named.
    type G = Flawed<{ flaw::NAMES_IN_EVERY_ORDER }>;
    let limits = Limits { every: 1, ..Limits::default() };
    let broken = check_laws::<G>(&Players { players: 4 }, 100, 0, limits).expect_err("answers are listed twice");
    assert_eq!(broken.law, Law::Orders, "{broken}");
    assert!(broken.what.contains("search finds 6 answers"), "{broken}");
}

#[test]
fn conservation_can_be_broken() {
    breaks::<{ flaw::LOSES_A_COIN }>(Law::Conservation);
}

#[test]
fn termination_can_be_broken() {
    breaks::<{ flaw::NEVER_ENDS }>(Law::Termination);
}

#[test]
fn notation_can_be_broken() {
    breaks::<{ flaw::FORGETS_TO_WRITE }>(Law::Notation);

    #[derive(PartialEq, Debug)]
    struct Shouted(u8);
    impl Notation for Shouted {
        fn write(&self, out: &mut Writer) {
            out.number(self.0);
        }
        fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
            match u8::read(words)? {
                number @ 0..10 => Ok(Shouted(number)),
                number @ 10..20 => Ok(Shouted(number + 1)),
                _ => Err(BadNotation::unknown("small", "large")),
            }
        }
    }
    let law = |number| position::reads_back(&Shouted(number), "a shout").map_err(|(law, _)| law);
    assert_eq!([law(1), law(10), law(20)], [Ok(()), Err(Law::Notation), Err(Law::Notation)]);
}

#[test]
fn a_choice_must_fit_the_log_and_the_page() {
    let law = |text| position::can_stand_anywhere(text).map_err(|(law, _)| law);
    assert_eq!(law("place undo_stone"), Ok(()));
    for text in ["", "undo 1", "undo", "take; pass", "take #1", "take  two", " take", "take — two"] {
        assert_eq!(law(text), Err(Law::Notation), "{text:?}");
    }
}

#[test]
fn messages_can_be_broken() {
    breaks::<{ flaw::SAYS_UNKNOWN_EVENT }>(Law::Messages);
    breaks::<{ flaw::SAYS_UNKNOWN_REASON }>(Law::Messages);
    breaks::<{ flaw::SAYS_UNKNOWN_ASK }>(Law::Messages);
}

#[test]
fn size_can_be_broken() {
    let limits = Limits { size: size_of::<Pebbles>() - 1, ..Limits::default() };
    let broken = check_laws::<Pebbles>(&Players::default(), 1, 0, limits).expect_err("too large");
    assert_eq!(broken.law, Law::Size);
}

#[test]
fn a_crash_is_caught_with_its_log() {
    breaks::<{ flaw::PANICS }>(Law::NoCrash);
    let broken = broken::<Flawed<{ flaw::PANICS }>>(&Players::default());
    assert!(broken.what.contains(": no hands to take it with"), "{broken}");
    assert!(broken.log.lines().count() > 10, "{broken}");
}

#[test]
fn a_breach_is_told_with_all_one_needs_to_see_it_again() {
    let first = broken::<Flawed<{ flaw::LOSES_A_COIN }>>(&Players::default());
    let text = first.to_string();
    for part in ["flawed breaks a law", "conservation", "setup  players 2", "an amount is too large", "p1 bid"] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    type G = Flawed<{ flaw::LOSES_A_COIN }>;
    let again = check_laws::<G>(&Players::default(), 1, first.game_seed, Limits::default());
    assert_eq!(again, Err(first));
}

#[test]
fn a_run_can_be_split() {
    let run =
        |games, seed| check_laws::<Pebbles>(&Players::default(), games, seed, Limits::default()).expect("no flaw");
    let mut split = LawReport::default();
    split.add(run(4, 10));
    split.add(run(6, 14));
    assert_eq!(run(10, 10), split);
}
