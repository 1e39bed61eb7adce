//! Games of every release are kept (`tests/saves/<release>/`) and played again by the rules of today: to their end, each
//! entry leading where it led then. Where newer rules do not allow an old game any more, `stops` beside it says from which
//! entry on, so that it is never a surprise. `ARBITER_BLESS=1` writes those of this release that are missing.

use arbiter_bots::Kind;
use arbiter_engine::{BadLog, LogText, Seat, Seed, Turn};
use arbiter_shelf::{open_table, replay_table};
use std::{fs, path::PathBuf};

/// The release whose games are written.
const RELEASE: &str = "0.1";

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saves"))
}

/// A game between bots, with people beside it: something was said, and something taken back by consent.
fn played(game: &str, players: u8) -> String {
    let mut table = open_table(game, players, "", Seed::from(16)).expect("the usual table");
    table.note(Seat::HOUSE, "chat_mode on");
    let mut answers = 0;
    while let Turn::Waiting(seats) = table.turn() {
        let seat = seats.into_iter().next().expect("somebody is asked");
        let choice = table.thinker(seat, Kind::Greedy)();
        table.play(seat, &choice).expect("bots play by the rules");
        answers += 1;
        if answers == 20 && table.turn().ranking().is_none() {
            table.note(seat, "chat hello @ all");
            if let Some(ply) = table.before_last_of(seat) {
                table.back_to(seat, ply).expect("not over");
            }
        }
        if answers > 4_000 {
            break;
        }
    }
    table.log().to_string()
}

#[test]
fn games_of_every_release_are_played_again() {
    let mut saves = 0;
    if std::env::var_os("ARBITER_BLESS").is_some() {
        let release = folder().join(RELEASE);
        fs::create_dir_all(&release).expect("a folder");
        for (game, players) in [("res_arcana", 2), ("arcs", 3), ("arcmage", 2), ("aristeia", 2), ("pebbles", 4)] {
            let file = release.join(format!("{game}.log"));
            if !file.exists() {
                fs::write(file, played(game, players)).expect("written");
            }
        }
    }
    for release in fs::read_dir(folder()).expect("the saves are there").flatten() {
        for file in fs::read_dir(release.path()).expect("a folder").flatten().map(|file| file.path()) {
            if file.extension().is_none_or(|ending| ending != "log") {
                continue;
            }
            saves += 1;
            let text = fs::read_to_string(&file).expect("a file");
            let log: LogText = text.parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let stops = fs::read_to_string(file.with_extension("stops")).ok();
            let stops = stops.map(|entry| entry.trim().parse::<usize>().expect("the number of an entry"));
            let stopped = match replay_table(&log).expect("on the shelf") {
                Ok(table) => {
                    assert_eq!(table.n(), log.lines.len(), "{}: all of it, and no more", file.display());
                    None
                }
                Err(BadLog::Illegal { entry, .. } | BadLog::Differs { entry, .. }) => Some(entry),
                Err(bad) => panic!("{}: {bad}", file.display()),
            };
            assert_eq!(stopped, stops, "{}: by the rules of today", file.display());
        }
    }
    assert!(saves >= 3, "the games of a release were lost");
}
