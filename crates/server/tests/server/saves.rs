//! Games of every release are kept (`tests/saves/<release>/`) and played again by the rules of today: to their end, each
//! entry leading where it led then. Where newer rules do not allow an old game any more, `stops` beside it says from which
//! entry on, so that it is never a surprise. A release has games of all rules that it knows: with a new version of the
//! program, and with a new number of the rules of a game, there are games that are missing. `ARBITER_BLESS=1` writes them.
//!
//! What people agreed on beside the rules is kept the same way, in `people/`: with what everybody was told of it then.

use crate::{
    room::{NOON, Person, Room},
    trouble::guest_of,
};
use arbiter_bots::Kind;
use arbiter_engine::{BadLog, LogLine, LogText, Notation, Seat, Seed, Turn};
use arbiter_shelf::{open_table, replay_table, rules_version};
use arbiter_store::{Entry, Holder, SeatRow, TableRow};
use serde_json::{Value, json};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The release whose games are written: what comes after is no other one.
const RELEASE: &str = concat!(env!("CARGO_PKG_VERSION_MAJOR"), ".", env!("CARGO_PKG_VERSION_MINOR"));

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

fn is_blessing() -> bool {
    std::env::var_os("ARBITER_BLESS").is_some()
}

fn read(file: &Path) -> LogText {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Where a game of this release lies that was played by the rules of today: `arcs.log`, and beside it `arcs.5.log` if the
/// rules got the number 5 since.
fn place(name: &str, rules: u32) -> PathBuf {
    let first = folder().join(RELEASE).join(format!("{name}.log"));
    let is_older = first.exists() && read(&first).rules != rules;
    if is_older { first.with_extension(format!("{rules}.log")) } else { first }
}

#[test]
fn games_of_every_release_are_played_again() {
    for (name, game, players, words, far) in GAMES {
        let file = place(name, rules_version(game).expect("on the shelf"));
        if is_blessing() && !file.exists() {
            fs::create_dir_all(folder().join(RELEASE)).expect("a folder");
            fs::write(&file, played(game, players, words, far)).expect("written");
        }
        assert!(file.exists(), "{}: no such game is kept; ARBITER_BLESS=1 plays and keeps it", file.display());
    }
    for file in kept() {
        let log = read(&file);
        let now = rules_version(&log.game).expect("on the shelf");
        assert!(log.rules <= now, "{}: rules become no older", file.display());
        let stops = fs::read_to_string(file.with_extension("stops")).ok();
        let stops = stops.map(|entry| entry.trim().parse::<usize>().expect("the number of an entry"));
        let stopped = match replay_table(&log).expect("on the shelf") {
            Ok(table) => {
                assert_eq!(table.n(), log.lines.len(), "{}: all of it, and no more", file.display());
                let name = file.file_name().and_then(|name| name.to_str()).expect("a name");
                let name = name.split('.').next().expect("a name");
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

// ----- what people agreed on -----

/// What three people do beside playing, and how many answers are given in between.
const AGREED: [(&str, &str); 25] = [
    ("house", "rated"),
    ("house", "clock 86400 600 5 lose"),
    ("house", "chat_mode on"),
    ("house", "begin"),
    ("answers", "3"),
    ("p1", "say well_played"),
    ("p2", "chat Until Monday! @ all"),
    ("p2", "rest 3"),
    ("answers", "1"),
    ("p1", "nudge p2"),
    ("p1", "propose back 9"),
    ("p3", "decline"),
    ("p3", "stand_in easy"),
    ("answers", "1"),
    ("p3", "return"),
    ("broken", ""),
    ("answers", "1"),
    ("house", "time p1"),
    ("p1", "resign"),
    ("p3", "stand_in hard"),
    ("p2", "propose end"),
    ("p3", "agree"),
    ("house", "end"),
    ("p3", "propose rematch"),
    ("house", "next another"),
];

/// A table at which all of that was done. Where it is broken, it stood still and went on.
fn agreed() -> LogText {
    let mut table = open_table("pebbles", 3, "", Seed::from(16)).expect("a table");
    let mut broken = None;
    for (who, what) in AGREED {
        match who {
            "answers" => {
                for _ in 0..what.parse::<usize>().expect("a number") {
                    let Turn::Waiting(seats) = table.turn() else { panic!("the game is over") };
                    let seat = seats.into_iter().next().expect("somebody is asked");
                    let choice = table.thinker(seat, Kind::Greedy)(&|| false);
                    table.play(seat, &choice).expect("bots play by the rules");
                }
            }
            "broken" => broken = Some(table.n()),
            "house" => table.note(Seat::HOUSE, what),
            seat => table.note(Seat::from_text(seat).expect("a seat"), what),
        }
    }
    let mut log: LogText = table.log().to_string().parse().expect("a log");
    let at = broken.expect("it was broken");
    let line = |seat, deed: String| LogLine { seat, deed, fingerprint: "0123456789abcdef".into(), number: 0 };
    let thaw = line(Seat::HOUSE, format!("note thaw {at}"));
    log.lines.splice(at..at, [line(Seat::new(0), "keep what nobody knows".into()), thaw]);
    log
}

/// The table of a log as it is kept, with a minute between two entries. The guest has every seat.
fn row_of(log: &LogText, guest: &str) -> (TableRow, Vec<Entry>) {
    // What was answered between the last good entry and the going on leads nowhere.
    let mut good = log.clone();
    for at in 0..good.lines.len() {
        let Some(entry) = good.lines[at].deed.strip_prefix("note thaw ") else { continue };
        let entry = entry.parse::<usize>().expect("a number");
        for line in good.lines[..at].iter_mut().skip(entry).filter(|line| !line.deed.starts_with("note ")) {
            line.deed = "note lost".into();
        }
    }
    let table = replay_table(&good).expect("on the shelf").expect("as it was played");
    let bits = |seats: Vec<Seat>| seats.into_iter().map(|seat| 1 << seat.index()).sum();
    let waits = table.entries(0..table.n()).into_iter().map(|entry| bits(entry.waits));
    let entry = |(at, (line, waits)): (usize, (&LogLine, u8))| Entry {
        seat: line.seat.index() as u8,
        deed: line.deed.clone(),
        fingerprint: line.fingerprint.clone(),
        waits,
        at: NOON + at as u64 * 60_000,
        due: None,
    };
    let entries = log.lines.iter().zip(waits).enumerate().map(entry).collect();
    let row = TableRow {
        id: "kept".into(),
        game: log.game.clone(),
        rules: log.rules,
        seed: log.seed.clone(),
        opening: log.opening.clone(),
        name: None,
        made_by: guest.into(),
        made_at: NOON,
        frozen: None,
        waits: 0,
        seats: vec![SeatRow::default(); 3],
        holders: (0..3).map(|seat| Holder { seat, guest: guest.into(), since: NOON }).collect(),
    };
    (row, entries)
}

/// What everybody is told of what people agreed on: beside the rules, and of each seat.
fn told(table: &Value) -> Value {
    let of = |seat: &Value| {
        let mut kept = json!({});
        for what in ["stand_in", "resting_until", "time_left", "deadline", "nudge_at"] {
            kept[what] = seat[what].clone();
        }
        kept
    };
    let seats: Vec<Value> = table["seats"].as_array().expect("seats").iter().map(of).collect();
    json!({ "people": table["people"], "over": table["over"], "seats": seats })
}

/// Is all that was told then told now? More may be.
fn is_within(then: &Value, now: &Value) -> bool {
    match (then, now) {
        (Value::Object(then), Value::Object(_)) => then.iter().all(|(name, value)| is_within(value, &now[name])),
        (Value::Array(then), Value::Array(now)) => {
            then.len() == now.len() && then.iter().zip(now).all(|(then, now)| is_within(then, now))
        }
        _ => then == now,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_agreed_on_is_read_as_it_was_written() {
    let of_this_release = folder().join(RELEASE).join("people");
    let file = of_this_release.join("pebbles.log");
    if is_blessing() && !file.exists() {
        fs::create_dir_all(&of_this_release).expect("a folder");
        fs::write(&file, agreed().to_string()).expect("written");
    }
    assert!(file.exists(), "{}: nothing is kept; ARBITER_BLESS=1 writes it", file.display());
    let releases = fs::read_dir(folder()).expect("the saves are there").flatten();
    for file in releases.map(|release| release.path().join("people/pebbles.log")).filter(|file| file.exists()) {
        let room = Room::open().await;
        let mut anna = room.visitor();
        anna.get("/api/session").await.expect("answers");
        let log = read(&file);
        let (row, entries) = row_of(&log, &guest_of(&room, &anna));
        room.server.app.store.open(&row, entries).await.expect("kept");
        let person = Person::at("kept", &anna).await;
        assert!(person.table["frozen"].is_null(), "{}: {}", file.display(), person.table["frozen"]);
        assert_eq!(person.n() as usize, log.lines.len(), "{}", file.display());
        // No note is overlooked: each of them, and what was lost, is told as one.
        let written = log.lines.iter().filter(|line| line.deed.starts_with("note ")).count() + 1;
        let notes = person.heard.iter().filter(|entry| !entry["note"].is_null()).count();
        assert_eq!(notes, written, "{}", file.display());
        let kept = file.with_extension("json");
        if is_blessing() && !kept.exists() {
            let text = serde_json::to_string_pretty(&told(&person.table)).expect("json");
            fs::write(&kept, text + "\n").expect("written");
        }
        let then = serde_json::from_str(&fs::read_to_string(&kept).expect("a file")).expect("json");
        let now = told(&person.table);
        assert!(is_within(&then, &now), "{}: then {then:#}, now {now:#}", file.display());
        room.close().await;
    }
}
