//! When something goes wrong at one table, the others play on.

use crate::room::{NOON, Person, Room, bot, make, me};
use arbiter_engine::{LogLine, LogText};
use arbiter_protocol::{ClientMessage, TableSummary};
use arbiter_store::{Entry, Holder, SeatRow, TableRow};
use serde_json::Value;

/// A table whose log the rules of today do not allow.
fn broken(guest: &str) -> (TableRow, Vec<Entry>) {
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
    let entry = Entry { seat: 7, deed: "first p1".into(), fingerprint: "0123456789abcdef".into(), waits: 1, at: NOON };
    (row, vec![entry])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_no_longer_replays_stands_still_and_the_others_do_not() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let well = make(&mut anna, vec![me(), bot()]).await.table;
    let cookie = anna.cookie.clone().expect("a cookie");
    let (guest, _) = room.server.app.keys.guest(cookie.strip_prefix("arbiter_guest=").expect("ours")).expect("signed");
    let (row, entries) = broken(&guest);
    room.server.app.store.open(&row, entries).await.expect("kept");

    let mut frozen = Person::at("broken", &anna).await;
    assert_eq!(frozen.table["frozen"]["refused"], "frozen");
    assert!(frozen.table["view"].is_null() && frozen.table["decision"].is_null());
    assert_eq!(frozen.table["n"], 1, "its log is intact");
    let told = frozen.ask(ClientMessage::Choose { n: 1, choice: "pass".into(), seat: None }).await;
    assert_eq!(told["refused"], "frozen");
    assert_eq!(anna.get("/api/tables/broken/replay").await.expect("answers").status, 423);

    let mut person = Person::at(&well, &anna).await;
    while !person.is_asked() {
        person.hear_table().await;
    }
    assert_eq!(person.choose().await["type"], "happened");
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
