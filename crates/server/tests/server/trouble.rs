//! When something goes wrong at one table, the others play on.

use crate::room::{NOON, Person, Room, bot, make, me};
use arbiter_engine::{LogLine, LogText};
use arbiter_protocol::{ClientMessage, TableSummary};
use arbiter_server::client::Visitor;
use arbiter_store::{Entry, Holder, SeatRow, TableRow};
use serde_json::{Value, json};

/// What the server knows somebody by.
pub fn guest_of(room: &Room, visitor: &Visitor) -> String {
    let cookie = visitor.cookie.as_deref().and_then(|cookie| cookie.strip_prefix("arbiter_guest=")).expect("ours");
    room.server.app.keys.guest(cookie).expect("signed").0
}

/// A table whose log the rules of today do not allow.
pub fn broken(guest: &str) -> (TableRow, Vec<Entry>) {
    let row = TableRow {
        id: "broken".into(),
        game: "res_arcana".into(),
        rules: 1,
        seed: "5".into(),
        opening: "setup players 2 deal normal faces usual first none play game".into(),
        name: None,
        made_by: guest.into(),
        made_at: NOON,
        frozen: None,
        waits: 0,
        seats: vec![SeatRow::default(), SeatRow { bot: Some("easy".into()), ..SeatRow::default() }],
        holders: vec![Holder { seat: 0, guest: guest.into(), since: NOON }],
    };
    let entry = Entry {
        seat: 7,
        deed: "first p1".into(),
        fingerprint: "0123456789abcdef".into(),
        waits: 1,
        at: NOON,
        due: None,
    };
    (row, vec![entry])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_no_longer_replays_stands_still_and_the_others_do_not() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let well = make(&mut anna, vec![me(), bot()]).await.table;
    let (row, entries) = broken(&guest_of(&room, &anna));
    room.server.app.store.open(&row, entries).await.expect("kept");

    let mut frozen = Person::at("broken", &anna).await;
    assert_eq!(frozen.table["frozen"]["refused"], "frozen");
    assert!(frozen.table["view"].is_null() && frozen.table["decision"].is_null());
    assert_eq!(frozen.table["n"], 1, "its log is intact");
    let told = frozen.ask(ClientMessage::Choose { n: 1, choice: "pass".into(), seat: None }).await;
    assert_eq!(told["refused"], "frozen");
    assert_eq!(anna.get("/api/tables/broken/log").await.expect("answers").status, 423);
    let replay: Value = anna.get("/api/tables/broken/replay").await.expect("answers").json().expect("json");
    assert_eq!((replay["total"].as_u64(), replay["stops"]["refused"].as_str()), (Some(1), Some("frozen")));
    let summary: TableSummary = anna.get("/api/tables/broken").await.expect("answers").json().expect("json");
    assert!(summary.frozen, "the lobby says so as well");
    assert!(anna.get("/metrics").await.expect("answers").body.contains("arbiter_tables_frozen_total 1"));

    let mut person = Person::at(&well, &anna).await;
    while !person.is_asked() {
        person.hear_table().await;
    }
    assert_eq!(person.choose().await["type"], "happened");
    room.close().await;
}

/// A game that was played to its end, as it is kept.
async fn finished(room: &Room, anna: &mut Visitor) -> (TableRow, Vec<Entry>) {
    let table = make(anna, vec![bot(), bot()]).await.table;
    let mut person = Person::at(&table, anna).await;
    while !person.is_over() {
        person.hear_table().await;
    }
    let store = &room.server.app.store;
    let row = store.table(&table).await.expect("reads").expect("is there");
    (row, store.entries(&table).await.expect("reads"))
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_other_rules_say_so_and_stay_readable() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let (row, entries) = finished(&room, &mut anna).await;
    let store = &room.server.app.store;

    // The rules of today allow all of it.
    let allowed = TableRow { id: "allowed".into(), rules: 99, ..row.clone() };
    store.open(&allowed, entries.clone()).await.expect("kept");
    let person = Person::at("allowed", &anna).await;
    assert_eq!((&person.table["rules"], &person.table["rules_now"]), (&json!(99), &json!(row.rules)));
    assert!(person.is_over() && person.table["frozen"].is_null());

    // They do not allow one entry near the end: they do not know a word of it, or somebody else is asked.
    let is_alone = |at: &usize| entries[*at].seat < 2 && entries[at - 1].waits == 1 << entries[*at].seat;
    let at = (1..entries.len()).rev().find(is_alone).expect("somebody was asked alone");
    let (mut unknown, mut forbidden) = (entries.clone(), entries.clone());
    unknown[at].deed = "place nothing_we_know".into();
    forbidden[at].seat = 1 - forbidden[at].seat;
    for (id, entries) in [("unreadable", unknown), ("forbidden", forbidden)] {
        store.open(&TableRow { id: id.into(), rules: 99, ..row.clone() }, entries).await.expect("kept");
    }
    for id in ["forbidden", "unreadable"] {
        let mut chair = anna.connect(id).await.expect("connects");
        chair.say(&ClientMessage::Hello { since: None }).await.expect("sent");
        assert_eq!(chair.hear().await.expect("hears")["frozen"]["reason"]["id"], "refused-rules");
        let log = anna.get(&format!("/api/tables/{id}/log")).await.expect("answers");
        assert_eq!(log.status, 200);
        assert!(log.body.contains("rules 99\n"), "as it was played");
        let lines = log.body.lines().filter(|line| line.contains('@')).count();
        assert_eq!(lines, entries.len(), "all of it");
        let replay: Value = anna.get(&format!("/api/tables/{id}/replay")).await.expect("answers").json().expect("json");
        assert_eq!(replay["total"].as_u64(), Some(at as u64 + 1), "up to there");
        assert_eq!((replay["all"].as_bool(), &replay["stops"]["reason"]["id"]), (Some(true), &json!("refused-rules")));
    }

    // A program that knows better lets it go on.
    store.freeze("allowed", Some("replay: entry 7 is not allowed")).await.expect("noted");
    let room = room.again().await;
    anna.address = room.server.address;
    assert!(Person::at("allowed", &anna).await.is_over());
    let summary: TableSummary = anna.get("/api/tables/allowed").await.expect("answers").json().expect("json");
    assert!(!summary.frozen);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_race_lost_to_another_server_brings_everybody_back_to_what_was_kept() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let table = make(&mut anna, vec![me(), me()]).await.table;
    let mut person = Person::at(&table, &anna).await;
    // Another server on the same store plays the same question first.
    let store = &room.server.app.store;
    let (row, entries) = (store.table(&table).await.expect("reads"), store.entries(&table).await.expect("reads"));
    let row = row.expect("is there");
    let line = |entry: &Entry| LogLine {
        seat: arbiter_engine::Seat::new(entry.seat),
        deed: entry.deed.clone(),
        fingerprint: entry.fingerprint.clone(),
        number: 0,
    };
    let lines = entries.iter().map(line).collect();
    let log = LogText { game: row.game, rules: row.rules, seed: row.seed, opening: row.opening, lines };
    let mut other = arbiter_shelf::replay_table(&log).expect("on the shelf").expect("replays");
    let seat = arbiter_engine::Seat::new(0);
    let choices = person.choices();
    other.play(seat, &choices[1]).expect("legal");
    let written = other.entries(entries.len()..other.n()).into_iter().map(|entry| Entry {
        seat: entry.line.seat.index() as u8,
        deed: entry.line.deed,
        fingerprint: entry.line.fingerprint,
        waits: 3,
        at: NOON,
        due: None,
    });
    store.append(&table, entries.len() as u32, written.collect()).await.expect("kept");

    person.say(person.answer(&choices[0])).await;
    let told = person.hear_kind(&["refused"]).await;
    assert_eq!(told["refused"], "store");
    assert!(matches!(person.chair.hear().await, Ok(Value::Null) | Err(_)), "come again");
    let back = Person::at(&table, &anna).await;
    assert_eq!(back.n() as usize, other.n());
    let summary: TableSummary = anna.get(&format!("/api/tables/{table}")).await.expect("answers").json().expect("json");
    assert_eq!(summary.n as usize, other.n());
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_elsewhere_by_other_rules_goes_on_from_the_last_entry_that_agrees() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let table = make(&mut anna, vec![me(), me()]).await.table;
    let mut person = Person::at(&table, &anna).await;
    while person.n() < 20 {
        person.choose().await;
    }
    drop(person);
    let store = &room.server.app.store;
    let row = store.table(&table).await.expect("reads").expect("is there");
    let begun = store.entries(&table).await.expect("reads");
    let (over, finished) = finished(&room, &mut anna).await;
    // As they would be if positions were something else from some entry on, counted from 0.
    let since = |at: usize, mut entries: Vec<Entry>| {
        entries.iter_mut().skip(at).for_each(|entry| entry.fingerprint = "0123456789abcdef".into());
        entries
    };
    for (id, row, entries) in [
        ("elsewhere", &row, since(9, begun.clone())),
        ("anew", &row, since(0, begun)),
        ("over", &over, since(9, finished)),
    ] {
        store.open(&TableRow { id: id.into(), rules: 99, ..row.clone() }, entries).await.expect("kept");
    }
    let told = Person::at("elsewhere", &anna).await.table["frozen"].clone();
    assert_eq!(told["reason"]["id"], "refused-rules-elsewhere");
    assert!(told["reason"]["args"].to_string().contains("10"), "from its tenth entry on: {told}");
    let answer = anna.post("/api/tables/elsewhere/thaw", &()).await.expect("answers");
    assert_eq!(answer.status, 200, "{}", answer.body);
    let mut person = Person::at("elsewhere", &anna).await;
    assert!(person.table["frozen"].is_null(), "{}", person.table["frozen"]);
    let thaw = person.heard.iter().find(|entry| entry["note"]["kind"] == "thaw").expect("everybody is told");
    assert_eq!(thaw["note"]["entry"], 9, "from the last entry that agrees");
    assert_eq!(person.choose().await["type"], "happened");
    // Where no position is written as it was, nothing can be compared; and what is over is read to its end.
    assert!(Person::at("anew", &anna).await.table["frozen"].is_null());
    assert!(Person::at("over", &anna).await.is_over());
    room.close().await;
}
