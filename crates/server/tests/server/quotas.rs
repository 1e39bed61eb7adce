//! How much one guest and one address may have.

use crate::room::{NOON, Person, Room, bot, join, make, me, until, wish};
use arbiter_protocol::{About, ClientMessage, Fill, Level, Proposed, SeatPlan, TableSummary};
use arbiter_server::client::Visitor;
use arbiter_store::TableRow;
use serde_json::{Value, json};
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

async fn refused(visitor: &mut Visitor, seats: Vec<SeatPlan>) -> Value {
    let answer = visitor.post("/api/tables", &wish(seats)).await.expect("answers");
    assert_eq!(answer.status, 429, "{}", answer.body);
    answer.json::<Value>().expect("json")["refused"].clone()
}

async fn delete(visitor: &mut Visitor, table: &str) -> u16 {
    visitor.request("DELETE", &format!("/api/tables/{table}"), None).await.expect("answers").status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_so_many_tables_and_bots_and_may_delete_their_own() {
    let room = Room::with(|config| {
        config.limits.tables_per_guest = 3;
        config.limits.bots_per_guest = 2;
    })
    .await;
    let (mut anna, mut ben) = (room.visitor(), room.visitor());
    let first = make(&mut anna, vec![me(), bot()]).await.table;
    make(&mut anna, vec![me(), bot()]).await;
    assert_eq!(refused(&mut anna, vec![me(), bot()]).await, "quota", "too many bots");
    let shared = make(&mut anna, vec![me(), SeatPlan::Open]).await;
    assert_eq!(refused(&mut anna, vec![me(), me()]).await, "quota", "too many tables");
    make(&mut ben, vec![me(), bot()]).await;

    let mut person = Person::at(&first, &anna).await;
    assert_eq!(delete(&mut ben, &first).await, 403, "it is not his");
    assert_eq!(delete(&mut anna, &first).await, 204);
    while !matches!(person.chair.hear().await, Ok(Value::Null) | Err(_)) {}
    assert_eq!(anna.get(&format!("/api/tables/{first}")).await.expect("answers").status, 404);
    assert_eq!(delete(&mut anna, &first).await, 404);
    make(&mut anna, vec![me(), bot()]).await;

    assert_eq!(join(&mut ben, &shared.table, &shared.invites[0].invite).await, 200);
    assert_eq!(delete(&mut anna, &shared.table).await, 403, "somebody else sits there");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn neither_a_rematch_nor_bots_for_open_seats_go_beyond_what_a_guest_has() {
    let room = Room::with(|config| {
        config.limits.tables_per_guest = 2;
        config.limits.bots_per_guest = 1;
    })
    .await;
    let (table, mut anna, ben) = room.two().await;
    let open = make(&mut anna, vec![me(), SeatPlan::Open, SeatPlan::Open]).await.table;
    let fill = |after| Fill { level: Level::Easy, after };
    for after in [None, Some(30)] {
        let answer = anna.post(&format!("/api/tables/{open}/fill"), &fill(after)).await.expect("answers");
        assert_eq!(answer.status, 429, "two bots are too many: {}", answer.body);
    }
    let (mut one, mut two) = (Person::at(&table, &anna).await, Person::at(&table, &ben).await);
    one.say(ClientMessage::Resign { seat: None }).await;
    until(&mut two, |table| !table["over"].is_null()).await;
    until(&mut one, |table| !table["over"].is_null()).await;
    make(&mut anna, vec![me(), me()]).await;
    one.say(ClientMessage::Propose { what: Proposed::Rematch, seat: None }).await;
    until(&mut two, |table| table["people"]["proposal"]["what"] == "rematch").await;
    two.say(ClientMessage::Reply { agree: true, seat: None }).await;
    assert_eq!(two.hear_kind(&["refused"]).await["refused"], "quota", "whoever made the table has too many");
    for who in [&mut one, &mut two] {
        until(who, |table| table["people"]["proposal"].is_null()).await;
    }
    assert!(one.table["people"]["next"].is_null());
    // One table less, and it may be.
    assert_eq!(delete(&mut anna, &open).await, 204);
    one.say(ClientMessage::Propose { what: Proposed::Rematch, seat: None }).await;
    until(&mut two, |table| table["people"]["proposal"]["what"] == "rematch").await;
    two.say(ClientMessage::Reply { agree: true, seat: None }).await;
    until(&mut one, |table| !table["people"]["next"].is_null()).await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_much_kept_whoever_asks() {
    let room = Room::with(|config| config.limits.kept_per_hour = 3).await;
    for _ in 0..2 {
        make(&mut room.visitor(), vec![me(), bot()]).await;
    }
    let name = || Some(json!({ "name": "Anna" }).to_string());
    let mut named = room.visitor();
    assert_eq!(named.request("PUT", "/api/session", name()).await.expect("answers").status, 200);
    assert_eq!(named.request("PUT", "/api/session", name()).await.expect("answers").status, 429);
    assert_eq!(refused(&mut room.visitor(), vec![me(), bot()]).await, "quota");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_and_an_address_have_so_many_sockets() {
    let room = Room::with(|config| {
        config.limits.sockets_per_guest = 2;
        config.limits.sockets_per_address = 3;
    })
    .await;
    let (table, anna, ben) = room.two().await;
    let (one, _two) = (Person::at(&table, &anna).await, Person::at(&table, &anna).await);
    assert!(anna.connect(&table).await.is_err(), "two are enough for anybody");
    let _three = Person::at(&table, &ben).await;
    assert!(ben.connect(&table).await.is_err(), "and three for an address");
    drop(one);
    // It is noticed sooner or later that somebody has gone.
    while ben.connect(&table).await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_does_not_grow_by_taking_back() {
    let room = Room::with(|config| config.limits.entries = 200).await;
    let mut anna = room.visitor();
    let table = make(&mut anna, vec![me(), me()]).await.table;
    let mut person = Person::at(&table, &anna).await;
    let told = loop {
        person.choose().await;
        if person.table["may_undo"].is_null() {
            continue;
        }
        let n = person.n();
        let told = person.ask(ClientMessage::Undo { n, count: 1, seat: None }).await;
        if told["type"] == "refused" {
            break told;
        }
    };
    assert_eq!((told["refused"].as_str(), person.n() >= 100), (Some("quota"), true), "{told}");
    // The game goes on, but no further than the log may.
    while person.n() < 200 && !person.is_over() {
        person.choose().await;
    }
    if !person.is_over() {
        assert_eq!(person.choose().await["refused"], "quota");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_much_written_at_all_its_tables() {
    let room = Room::with(|config| config.limits.entries_per_hour = 10).await;
    let mut told = Value::Null;
    let mut answered = 0;
    // Another guest at another table each time: it is the address that counts.
    while told["type"] != "refused" {
        let mut anna = room.visitor();
        let table = make(&mut anna, vec![me(), me()]).await.table;
        let mut person = Person::at(&table, &anna).await;
        for _ in 0..4 {
            let why = ClientMessage::Why { about: About::Thing("card:prism".into()), seat: None };
            assert_eq!(person.ask(why).await["type"], "because", "asking writes nothing");
            told = person.choose().await;
            if told["type"] == "refused" {
                break;
            }
            answered += 1;
        }
    }
    assert_eq!((told["refused"].as_str(), answered), (Some("quota"), 10));
    room.close().await;
}

/// Milliseconds after noon.
static LATER: AtomicU64 = AtomicU64::new(0);

#[tokio::test(flavor = "multi_thread")]
async fn what_is_abandoned_goes_and_what_is_looked_at_stays() {
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    let room = Room::with(|config| {
        config.clock = || NOON + LATER.load(Ordering::Relaxed);
        config.keep_unfinished = Some(10 * DAY);
        config.keep_finished = None;
    })
    .await;
    let mut anna = room.visitor();
    let (left, looked_at) = (make(&mut anna, vec![me(), bot()]).await, make(&mut anna, vec![me(), me()]).await);
    let finished = make(&mut anna, vec![bot(), bot()]).await.table;
    let mut over = Person::at(&finished, &anna).await;
    while !over.is_over() {
        over.hear_table().await;
    }
    drop(over);
    let _person = Person::at(&looked_at.table, &anna).await;
    LATER.store(9 * DAY.as_millis() as u64, Ordering::Relaxed);
    assert_eq!(room.server.app.sweep().await, Ok(0));
    LATER.store(11 * DAY.as_millis() as u64, Ordering::Relaxed);
    assert_eq!(room.server.app.sweep().await, Ok(1));
    let tables: Vec<TableSummary> = anna.get("/api/tables").await.expect("answers").json().expect("json");
    let kept: Vec<&str> = tables.iter().map(|table| table.table.as_str()).collect();
    assert!(!kept.contains(&left.table.as_str()) && kept.len() == 2, "{kept:?}");
    room.close().await;
}

/// Whoever makes tables for nothing makes more in an hour than are looked up at a time.
#[tokio::test(flavor = "multi_thread")]
async fn however_many_are_abandoned_all_of_them_go() {
    static NOW: AtomicU64 = AtomicU64::new(NOON);
    let room = Room::with(|config| {
        config.clock = || NOW.load(Ordering::Relaxed);
        config.keep_unfinished = Some(Duration::from_secs(60));
    })
    .await;
    let mut anna = room.visitor();
    let looked_at = make(&mut anna, vec![me(), me()]).await.table;
    let store = &room.server.app.store;
    let row = store.table(&looked_at).await.expect("reads").expect("is there");
    for i in 0..450 {
        let left = TableRow { id: format!("{i}-left"), made_at: 1, ..row.clone() };
        store.open(&left, vec![]).await.expect("kept");
    }
    let _person = Person::at(&looked_at, &anna).await;
    NOW.store(NOON + 120_000, Ordering::Relaxed);
    assert_eq!(room.server.app.sweep().await, Ok(450));
    assert_eq!(store.list(10, 0).await.expect("reads").len(), 1);
    room.close().await;
}
