//! Exit codes 0 and 1, and the JSON that other programs read.

mod common;

use common::{Scratch, arbiter};
use serde_json::Value;
use std::{
    collections::BTreeSet,
    io::{BufRead, BufReader},
};

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn a_simulation_is_the_same_every_time() {
    let arguments = ["sim", "res_arcana", "--bots", "greedy,random", "--games", "6", "--seed", "3", "--json"];
    let first = arbiter(&arguments).expect(0);
    assert_eq!(arbiter(&arguments).expect(0), first);
    let result: Value = serde_json::from_str(&first).expect("one JSON object");
    for key in ["game", "rules", "setup", "games", "players", "bots", "wins", "win_rate", "interval", "seed"] {
        assert!(keys(&result).contains(key), "{key} in {first}");
    }
    assert_eq!(result["games"], 6);
    assert_eq!(result["bots"], serde_json::json!(["greedy", "random"]));
}

#[test]
fn a_stream_is_a_line_for_each_game() {
    let out = arbiter(&["sim", "res_arcana", "--bots", "random,random,random", "--games", "4", "--stream"]).expect(0);
    let games: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("a JSON line")).collect();
    assert_eq!(
        games.iter().map(|game| game["game"].as_u64()).collect::<Vec<_>>(),
        [Some(0), Some(1), Some(2), Some(3)]
    );
    assert!(keys(&games[0]).is_superset(&BTreeSet::from(["seed", "seats", "winners", "places", "decisions"])));
}

/// What was interrupted goes on from what is kept; every game has its log; what came is recorded once, as long as it is.
#[test]
fn a_simulation_keeps_records_and_logs() {
    let (kept, logs, records) = (Scratch::new("kept"), Scratch::new("logs"), Scratch::new("records"));
    let games = |count: &str| {
        let bots =
            ["sim", "res_arcana", "--bots", "easy,random", "--seed", "3", "--paired", "--games", count, "--json"];
        let files = ["--keep", kept.path(), "--logs", logs.path(), "--record", records.path()];
        arbiter(&[&bots[..], &files].concat()).expect(0)
    };
    games("2");
    let lines = kept.text();
    let whole = games("5");
    assert!(kept.text().starts_with(&lines) && kept.text().lines().count() == 5, "the first two are not played again");
    let plain =
        arbiter(&["sim", "res_arcana", "--bots", "easy,random", "--seed", "3", "--paired", "--games", "5", "--json"]);
    assert_eq!(plain.expect(0), whole, "a log changes no game, and going on neither");

    let log = format!("{}/00000004.log", logs.path());
    let told = arbiter(&["replay", &log]).expect(0);
    assert!(!told.is_empty());
    let page = Scratch::with("entry.md", &arbiter(&["replay", &log, "--page", "12"]).expect(0));
    assert!(arbiter(&["book", page.path()]).expect(0).ends_with("1 example holds, 0 failed\n"), "{}", page.text());
    assert!(arbiter(&["replay", &log, "--page", "100000"]).refused().contains("there is no entry 100000"));
    let _ = std::fs::remove_dir_all(logs.path());

    let records = records.text();
    let records: Vec<Value> = records.lines().map(|line| serde_json::from_str(line).expect("a record")).collect();
    assert_eq!(records.iter().map(|one| one["games"].as_u64()).collect::<Vec<_>>(), [Some(2), Some(5)]);
    assert!(records[0]["skills"][0].as_str().is_some_and(|skill| skill.starts_with("noise ")), "{records:?}");
    let command = records[1]["command"].as_str().expect("a command").strip_prefix("arbiter ").expect("of ours");
    let again = arbiter(&[&command.split(' ').collect::<Vec<_>>()[..], &["--json"]].concat()).expect(0);
    assert_eq!(again, whole, "the command beside a record shows the same");
}

#[test]
fn stated_chances_are_held_against_what_comes() {
    let arguments = ["calibrate", "res_arcana", "--games", "4", "--every", "40", "--seed", "3"];
    let out = arbiter(&arguments).expect(0);
    assert!(out.contains("told") && out.contains("4 games, ") && out.contains("off by "), "{out}");
    let json = [&arguments[..], &["--json"]].concat();
    let found: Value = serde_json::from_str(&arbiter(&json).expect(0)).expect("JSON");
    assert!(found["error"].as_f64().is_some_and(|error| (0.0..1.0).contains(&error)), "{found}");
    assert_eq!(arbiter(&json).expect(0), arbiter(&json).expect(0), "on however many cores");
    let felt = [&arguments[..], &["--felt"]].concat();
    assert!(arbiter(&felt).expect(0).contains("const CAME: &'static [u16] = &[0, "));
}

#[test]
fn a_simulation_can_be_read_by_people() {
    let out = arbiter(&["sim", "res_arcana", "--bots", "random,random", "--games", "2"]).expect(0);
    assert!(out.contains("95 % interval") && out.contains("2 games, 0 unfinished"), "{out}");
}

#[test]
fn a_bench_measures() {
    let out = arbiter(&["bench", "res_arcana", "--seconds", "0.05", "--json"]).expect(0);
    let measured: Value = serde_json::from_str(&out).expect("one JSON object");
    assert!(measured["decisions_per_cpu_second"].as_f64().expect("a number") > 0.0, "{out}");
    assert!(arbiter(&["bench", "--seconds", "0.05"]).expect(0).contains("decisions per second"));
}

#[test]
fn laws_are_tried_for_every_table() {
    let out = arbiter(&["laws", "res_arcana", "--games", "2", "--seed", "5"]).expect(0);
    assert!(["2 seats", "3 seats", "4 seats"].iter().all(|seats| out.contains(seats)), "{out}");
    assert!(out.ends_with("no law is broken\n"), "{out}");
}

const HOLDS: &str = "\
<!-- game: res_arcana -->
# A pool holds what lies in it — RESA-TERM-03

```table
given    p1 pool elan 2
expect   p1 pool elan 2
```
";

#[test]
fn a_page_that_holds_says_so() {
    let scratch = Scratch::with("holds.md", HOLDS);
    let out = arbiter(&["book", scratch.path()]).expect(0);
    assert!(out.contains("holds   line    4  A pool holds what lies in it — RESA-TERM-03"), "{out}");
    assert!(out.ends_with("1 example holds, 0 failed\n"), "{out}");
}

#[test]
fn a_page_that_fails_shows_the_difference() {
    let scratch = Scratch::with("fails.md", &HOLDS.replace("expect   p1 pool elan 2", "expect   p1 pool elan 3"));
    let out = arbiter(&["book", scratch.path()]).expect(1);
    assert!(out.contains("expected  p1 pool  elan 3") && out.contains("found     p1 pool  elan 2"), "{out}");
    assert!(out.ends_with("0 examples hold, 1 failed\n"), "{out}");
}

#[test]
fn a_page_need_not_say_its_game_twice() {
    let silent = HOLDS.replace("<!-- game: res_arcana -->\n", "");
    let scratch = Scratch::with("silent.md", &silent);
    arbiter(&["book", scratch.path(), "--game", "res_arcana"]).expect(0);
    // A page of a game's folder belongs to that game.
    arbiter(&["book", "games/res_arcana/tests/book/place.md"]).expect(0);
}

#[test]
fn a_page_that_cannot_be_read_says_where() {
    let scratch = Scratch::with("bad.md", &HOLDS.replace("expect ", "hopefully "));
    let out = arbiter(&["book", scratch.path()]).expect(1);
    assert!(out.contains("cannot be read") && out.contains("hopefully"), "{out}");
}

#[test]
fn a_new_page_is_written_and_holds() {
    for game in ["arcs", "pebbles"] {
        let scratch = Scratch::with("new.md", &arbiter(&["book", "new", game, "--players", "3"]).expect(0));
        assert!(arbiter(&["book", scratch.path()]).expect(0).ends_with("1 example holds, 0 failed\n"));
    }
    assert!(arbiter(&["book", "new", "chess"]).refused().contains("there is no game “chess”"));
}

#[test]
fn a_watched_page_is_run_again_when_it_is_saved() {
    let scratch = Scratch::with("watched.md", HOLDS);
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(["book", "--watch", scratch.path()])
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("arbiter starts");
    let lines = BufReader::new(child.stdout.take().expect("it speaks"));
    let mut verdicts = lines.lines().map_while(Result::ok).filter(|line| line.ends_with("failed"));
    let first = verdicts.next();
    std::fs::write(scratch.path(), HOLDS.replace("expect   p1 pool elan 2", "expect   p1 pool elan 3")).expect("saved");
    let second = verdicts.next();
    child.kill().expect("it can be stopped");
    child.wait().expect("it ends");
    assert_eq!(first.as_deref(), Some("1 example holds, 0 failed"));
    assert_eq!(second.as_deref(), Some("0 examples hold, 1 failed"));
}

#[test]
fn every_clause_report_has_the_same_shape() {
    for game in arbiter_shelf::all() {
        let ran = arbiter(&["clauses", game, "--json"]);
        let report: Value = serde_json::from_str(&ran.out).expect("one JSON object");
        assert_eq!(keys(&report), BTreeSet::from(["game", "total", "witnessed", "unwitnessed"]));
        let unwitnessed = report["unwitnessed"].as_array().expect("a list").len() as u64;
        let (total, witnessed) = (report["total"].as_u64(), report["witnessed"].as_u64());
        assert_eq!(total, witnessed.map(|witnessed| witnessed + unwitnessed), "{game}");
        assert!(ran.code == 1 || (ran.code == 0 && unwitnessed == 0), "{game}");
    }
}

#[test]
fn without_a_game_the_clauses_are_those_of_all_games() {
    let ran = arbiter(&["clauses", "--json"]);
    let reports = arbiter_shelf::all().map(|game| arbiter(&["clauses", game, "--json"])).collect::<Vec<_>>();
    assert_eq!(ran.out, reports.iter().map(|report| report.out.as_str()).collect::<String>());
    assert_eq!(ran.code, reports.iter().map(|report| report.code).max().unwrap_or(0), "one game without is no");
}

#[test]
fn every_message_is_there_and_used() {
    let out = arbiter(&["locales"]).expect(0);
    assert!(out.contains("all there in every language"), "{out}");
}

#[test]
fn futures_are_counted() {
    let out = arbiter(&["perft", "res_arcana", "--depth", "2"]).expect(0);
    let counts: Vec<u64> = out.lines().filter_map(|line| line.split_whitespace().last()?.parse().ok()).collect();
    assert!(counts.len() == 2 && counts[0] >= 1 && counts[1] >= counts[0], "{out}");
}
