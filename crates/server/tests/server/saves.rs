//! Games of every release are kept (`tests/saves/<release>/`) and played again by the rules of today: to their end, each
//! entry leading where it led then. Where newer rules do not allow an old game any more, `stops` beside it says from which
//! entry on, so that it is never a surprise. `ARBITER_BLESS=1` writes those of this release that are missing.

use arbiter_bots::Kind;
use arbiter_engine::{BadLog, LogText, Seat, Seed, Turn};
use arbiter_shelf::{open_table, replay_table, rules_version};
use std::{fs, path::PathBuf};

/// The release whose games are written.
const RELEASE: &str = "0.1";

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saves"))
}

/// How far the games go that are written.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Written {
    /// To their end.
    Finished,
    /// To their middle, with somebody asked something.
    Unfinished,
    /// To where one of the people gives up.
    GivenUp,
}

/// The games of a release: how each of its files is called, what is played, by how many, with which words, how far.
const GAMES: [(&str, &str, u8, &str, Written); 15] = [
    ("res_arcana", "res_arcana", 2, "", Written::Finished),
    ("res_arcana_draft_unfinished", "res_arcana", 3, "deal draft", Written::Unfinished),
    ("res_arcana_given_up", "res_arcana", 2, "", Written::GivenUp),
    ("arcs", "arcs", 3, "", Written::Finished),
    ("arcs_leaders_unfinished", "arcs", 4, "mode leaders", Written::Unfinished),
    ("arcs_given_up", "arcs", 2, "", Written::GivenUp),
    ("arcmage", "arcmage", 2, "", Written::Finished),
    ("arcmage_four_unfinished", "arcmage", 4, "", Written::Unfinished),
    ("arcmage_given_up", "arcmage", 2, "", Written::GivenUp),
    ("aristeia", "aristeia", 2, "", Written::Finished),
    ("aristeia_conquest_unfinished", "aristeia", 2, "scenario conquest teams choose", Written::Unfinished),
    ("aristeia_given_up", "aristeia", 2, "", Written::GivenUp),
    ("pebbles", "pebbles", 4, "", Written::Finished),
    ("pebbles_unfinished", "pebbles", 2, "", Written::Unfinished),
    ("pebbles_given_up", "pebbles", 3, "", Written::GivenUp),
];

/// A game between bots, with people beside it: something was said, and something taken back by consent.
fn played(game: &str, players: u8, words: &str, far: Written) -> String {
    let mut table = open_table(game, players, words, Seed::from(16)).expect("a table");
    table.note(Seat::HOUSE, "chat_mode on");
    let mut answers = 0;
    while let Turn::Waiting(seats) = table.turn() {
        let seat = seats.into_iter().next().expect("somebody is asked");
        let choice = table.thinker(seat, Kind::Greedy)(&|| false);
        table.play(seat, &choice).expect("bots play by the rules");
        answers += 1;
        if answers == 20 && table.turn().ranking().is_none() {
            table.note(seat, "chat hello @ all");
            if let Some(ply) = table.before_last_of(seat) {
                table.back_to(seat, ply).expect("not over");
            }
        }
        match far {
            Written::Unfinished if answers >= 90 || (answers >= 6 && game == "pebbles") => break,
            Written::GivenUp if answers >= 40 || (answers >= 6 && game == "pebbles") => {
                table.note(seat, "resign");
                break;
            }
            _ => assert!(answers < 8_000, "{game} comes to its end"),
        }
    }
    table.log().to_string()
}

/// Every game that was kept, with the release that wrote it.
fn kept() -> Vec<PathBuf> {
    let releases = fs::read_dir(folder()).expect("the saves are there").flatten();
    let files = releases.flat_map(|release| fs::read_dir(release.path()).expect("a folder").flatten());
    let mut logs: Vec<_> = files.map(|file| file.path()).collect();
    logs.retain(|file| file.extension().is_some_and(|ending| ending == "log"));
    logs.sort();
    logs
}

#[test]
fn games_of_every_release_are_played_again() {
    let release = folder().join(RELEASE);
    if std::env::var_os("ARBITER_BLESS").is_some() {
        fs::create_dir_all(&release).expect("a folder");
        for (name, game, players, words, far) in GAMES {
            let file = release.join(format!("{name}.log"));
            if !file.exists() {
                fs::write(file, played(game, players, words, far)).expect("written");
            }
        }
    }
    let logs = kept();
    for (name, ..) in GAMES {
        assert!(logs.contains(&release.join(format!("{name}.log"))), "the game {name} of a release was lost");
    }
    for file in logs {
        let text = fs::read_to_string(&file).expect("a file");
        let log: LogText = text.parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let now = rules_version(&log.game).expect("on the shelf");
        assert!(log.rules <= now, "{}: rules become no older", file.display());
        let stops = fs::read_to_string(file.with_extension("stops")).ok();
        let stops = stops.map(|entry| entry.trim().parse::<usize>().expect("the number of an entry"));
        let stopped = match replay_table(&log).expect("on the shelf") {
            Ok(table) => {
                assert_eq!(table.n(), log.lines.len(), "{}: all of it, and no more", file.display());
                let name = file.file_stem().and_then(|name| name.to_str()).expect("a name");
                let ends = !name.ends_with("_unfinished") && !name.ends_with("_given_up");
                assert_eq!(table.turn().ranking().is_some(), ends, "{}: as far as it went", file.display());
                None
            }
            Err(BadLog::Illegal { entry, .. } | BadLog::Differs { entry, .. }) => Some(entry),
            Err(bad) => panic!("{}: {bad}", file.display()),
        };
        assert_eq!(stopped, stops, "{}: by the rules of today", file.display());
        // What today's rules no longer allow was played by others: a fix of the rules comes with a number of its own.
        assert!(stopped.is_none() || log.rules < now, "{}: the rules changed and kept their number", file.display());
    }
}
