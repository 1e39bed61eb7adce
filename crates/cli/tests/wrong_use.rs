//! Exit code 2, and one clear sentence.

mod common;

use common::{Scratch, arbiter};

#[test]
fn an_unknown_game_is_refused_with_the_known_ones() {
    for command in ["play", "laws", "sim", "bench", "clauses"] {
        let sentence = arbiter(&[command, "chess"]).refused();
        assert!(sentence.contains("“chess”") && sentence.contains("res_arcana"), "{command}: {sentence}");
    }
    let sentence = arbiter(&["perft", "chess", "--depth", "1"]).refused();
    assert!(sentence.contains("“chess”"), "{sentence}");
}

#[test]
fn a_file_that_is_not_there_is_named() {
    for arguments in [["replay", "nowhere.log"], ["book", "nowhere.md"]] {
        let sentence = arbiter(&arguments).refused();
        assert!(sentence.contains(arguments[1]), "{sentence}");
    }
    let sentence = arbiter(&["play", "--lang", "en", "--load", "nowhere.log"]).refused();
    assert!(sentence.contains("nowhere.log"), "{sentence}");
}

#[test]
fn a_file_that_is_no_log_is_refused() {
    let scratch = Scratch::with("no.log", "once upon a time\n");
    assert!(arbiter(&["replay", scratch.path()]).refused().contains("not the log of a table"));
}

#[test]
fn a_page_must_say_its_game() {
    let scratch = Scratch::with("stray.md", "# A page\n");
    assert!(arbiter(&["book", scratch.path()]).refused().contains("--game"));
}

#[test]
fn setups_and_seats_must_fit() {
    let sentence = arbiter(&["sim", "res_arcana", "--players", "3", "--bots", "random,random"]).refused();
    assert!(sentence.contains("3 seats"), "{sentence}");
    let sentence = arbiter(&["sim", "res_arcana", "--setup", "foot 2"]).refused();
    assert!(sentence.contains("the usual one is"), "{sentence}");
    let sentence = arbiter(&["laws", "res_arcana", "--variant", "nonsense"]).refused();
    assert!(sentence.contains("there are"), "{sentence}");
}

#[test]
fn nonsense_on_the_command_line_gets_advice() {
    for arguments in [
        &["fly"][..],
        &["sim"],
        &["sim", "res_arcana", "--bots", "clever"],
        &["play", "--seats", "you"],
        &["play", "--lang", "it"],
        &["play", "--seed", "x"],
        &["replay", "x.log", "--seat", "p9"],
    ] {
        let ran = arbiter(arguments);
        assert_eq!(ran.code, 2, "{arguments:?}");
        assert!(ran.err.starts_with("error: ") && ran.out.is_empty(), "{arguments:?}: {ran:?}");
    }
}
