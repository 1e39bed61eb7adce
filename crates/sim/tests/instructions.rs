//! How many instructions a decision takes, counted by valgrind: a number that neither the machine nor its load has a say in.
//!
//! The counts that are expected lie in `instructions.txt`; they are those of the build the tests use. A change of rules that makes a
//! decision a fifth dearer or cheaper is to be looked at; `ARBITER_BLESS=1` then writes the new counts.

use arbiter_engine::{Choices, Game, Rng, Setup};
use arbiter_sim::{Tally, play_random_loop};
use std::{collections::BTreeMap, path::Path, process::Command};

/// By how much a count may differ, in per cent.
const LEEWAY: u64 = 20;
/// What tells the program that it is the one that is counted.
const COUNTED: &str = "ARBITER_COUNTED";
const EXPECTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/instructions.txt");

/// Plays at random and says how many decisions there were. What is only worked out once is worked out before anything is counted.
fn play<G: Game>(games: u64) -> u64 {
    let start = G::begin(&G::Setup::usual(2)).unwrap_or_else(|_| panic!("the usual table"));
    play_random_loop(&start, 1, &mut Rng::new(2), &mut Choices::new(), &mut Tally::default());
    what_is_counted(&start, games)
}

/// Known to valgrind by this name.
#[inline(never)]
fn what_is_counted<G: Game>(start: &G, games: u64) -> u64 {
    let mut tally = Tally::default();
    play_random_loop(start, games, &mut Rng::new(1), &mut Choices::new(), &mut tally);
    tally.decisions
}

/// The games, and how many of each are counted: enough that beginning and ending do not count.
fn workloads() -> [(&'static str, fn(u64) -> u64, u64); 4] {
    [
        ("arcmage", play::<arcmage::Arcmage>, 12),
        ("arcs", play::<arcs::Arcs>, 40),
        ("aristeia", play::<aristeia::Aristeia>, 16),
        ("res_arcana", play::<res_arcana::ResArcana>, 24),
    ]
}

/// Not a test of its own: what the other one has counted.
#[test]
fn workload() {
    let Ok(wanted) = std::env::var(COUNTED) else { return };
    for (name, play, games) in workloads() {
        if name == wanted {
            println!("decisions {}", play(games));
        }
    }
}

/// The instructions of a decision of this game; nothing where nobody can count them.
fn count(game: &str) -> Option<u64> {
    let this = std::env::current_exe().expect("this program");
    let counted = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*what_is_counted*"])
        .arg(this)
        .args(["--exact", "workload", "--nocapture", "--test-threads=1"])
        .env(COUNTED, game)
        .output()
        .ok()?;
    let after = |text: &[u8], word: &str| {
        let text = String::from_utf8_lossy(text).into_owned();
        let rest = text.split(word).nth(1)?;
        rest.split_whitespace().find_map(|word| word.replace(',', "").parse::<u64>().ok())
    };
    let (instructions, decisions) = (after(&counted.stderr, "Collected :")?, after(&counted.stdout, "decisions ")?);
    (decisions > 0).then(|| instructions / decisions)
}

#[test]
fn a_decision_takes_as_many_instructions_as_it_used_to() {
    let text = std::fs::read_to_string(Path::new(EXPECTED)).unwrap_or_default();
    let expected: BTreeMap<&str, u64> = text
        .lines()
        .filter_map(|line| line.split_once(' '))
        .filter_map(|(game, count)| Some((game, count.parse().ok()?)))
        .collect();
    let mut found = BTreeMap::new();
    for (game, ..) in workloads() {
        let Some(count) = count(game) else {
            eprintln!("skipped: there is no valgrind here to count instructions");
            return;
        };
        println!("{game}: {count} instructions a decision");
        found.insert(game, count);
    }
    if std::env::var_os("ARBITER_BLESS").is_some() {
        let lines: String = found.iter().map(|(game, count)| format!("{game} {count}\n")).collect();
        std::fs::write(EXPECTED, lines).expect("instructions.txt can be written");
        return;
    }
    for (game, count) in found {
        let used_to = expected.get(game).copied().unwrap_or(0);
        let off = count.abs_diff(used_to) * 100;
        assert!(off <= used_to * LEEWAY, "{game}: {count} instructions a decision; it used to be {used_to}");
    }
}
