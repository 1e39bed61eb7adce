//! How many instructions a decision of random play takes, in each game: what a clock cannot tell in a test, since it
//! depends on the machine and on what else it does.
//!
//! The test starts itself once more under valgrind, which counts; twice, with fewer and with more games, so that starting
//! up does not matter. Where valgrind is missing nothing is counted, and the test says so. The counts are those of a build
//! for tests, with all its assertions (`docs/performance.md` has those of programs as they are built). Another compiler may
//! count otherwise: then the new numbers are written down here.

use arbiter_engine::{Choices, Game, Rng, Setup as _};
use arbiter_sim::{Tally, play_random_loop};
use arcmage::Arcmage;
use arcs::Arcs;
use aristeia::Aristeia;
use res_arcana::ResArcana;
use std::{
    env,
    process::{Command, Stdio},
};

/// What the process that is counted is to play: a game, and how many of it.
const PLAY: &str = "ARBITER_COUNTED_PLAY";
/// More or less than this of what is written down, in hundredths, is worth a look.
const BOUND: u64 = 20;

/// Instructions for each decision of a seat, with its share of those of the House.
fn known(game: &str) -> u64 {
    match game {
        ResArcana::NAME => 3_019,
        Arcs::NAME => 5_746,
        Aristeia::NAME => 9_881,
        _ => 11_031,
    }
}

fn is_near(known: u64, counted: u64) -> bool {
    known.abs_diff(counted) * 100 <= known * BOUND
}

fn play<G: Game>(games: u64) -> Tally {
    let start = G::begin(&G::Setup::usual(2)).unwrap();
    let mut tally = Tally::default();
    play_random_loop(&start, games, &mut Rng::new(1), &mut Choices::new(), &mut tally);
    tally
}

/// What is counted. It plays nothing by itself.
#[test]
fn counted_play() {
    let Ok(what) = env::var(PLAY) else { return };
    let (game, games) = what.split_once(' ').unwrap();
    let games = games.parse().unwrap();
    let tally = match game {
        ResArcana::NAME => play::<ResArcana>(games),
        Arcs::NAME => play::<Arcs>(games),
        Aristeia::NAME => play::<Aristeia>(games),
        _ => play::<Arcmage>(games),
    };
    println!("\ndecisions {}", tally.decisions);
}

/// Instructions and decisions of so many games; nothing where there is no valgrind.
fn count(game: &str, games: u64) -> Option<(u64, u64)> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    valgrind.arg(env::current_exe().unwrap()).args(["counted_play", "--exact", "--nocapture", "--test-threads=1"]);
    let ran = valgrind.env(PLAY, format!("{game} {games}")).stdin(Stdio::null()).output().ok()?;
    let (told, counted) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{told}{counted}");
    let number = |text: &str, before: &str| -> Option<u64> {
        let line = text.lines().find_map(|line| line.split_once(before)).map(|(_, rest)| rest)?;
        line.chars().filter(char::is_ascii_digit).collect::<String>().parse().ok()
    };
    let (instructions, decisions) = (number(&counted, "refs:"), number(&told, "decisions "));
    Some((instructions.expect(&counted), decisions.expect(&told)))
}

fn takes_as_many_as_known<G: Game>(games: u64) {
    let (Some(few), Some(many)) = (count(G::NAME, games), count(G::NAME, 3 * games)) else {
        eprintln!("not counted: valgrind is missing");
        return;
    };
    let (known, counted) = (known(G::NAME), (many.0 - few.0) / (many.1 - few.1));
    assert!(
        is_near(known, counted),
        "a decision of {} takes {counted} instructions, and took {known}: if that is meant, write it down here",
        G::NAME
    );
}

#[test]
fn decisions_of_res_arcana_take_as_many_instructions_as_before() {
    takes_as_many_as_known::<ResArcana>(20);
}

#[test]
fn decisions_of_arcs_take_as_many_instructions_as_before() {
    takes_as_many_as_known::<Arcs>(20);
}

#[test]
fn decisions_of_aristeia_take_as_many_instructions_as_before() {
    takes_as_many_as_known::<Aristeia>(5);
}

#[test]
fn decisions_of_arcmage_take_as_many_instructions_as_before() {
    takes_as_many_as_known::<Arcmage>(3);
}

#[test]
fn a_fifth_more_is_too_many() {
    assert!(is_near(1000, 1199) && is_near(1000, 801));
    assert!(!is_near(1000, 1201) && !is_near(1000, 799));
}
