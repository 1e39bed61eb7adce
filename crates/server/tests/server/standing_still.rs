//! Nothing stays stuck: bots think after a restart, and a table that stood still goes on.

use crate::{
    room::{NOON, Person, Room, bot, join, make, me, until, wish},
    trouble::{broken, guest_of},
};
use arbiter_protocol::{Clock, Created, NewTable, Refusal, Refused, SeatPlan, TableSummary, TimeOut};
use serde_json::json;
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

#[tokio::test(flavor = "multi_thread")]
async fn bots_think_after_a_restart_though_nobody_opens_the_table() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let table = make(&mut anna, vec![bot(), me()]).await.table;
    let room = room.again().await;
    anna.address = room.server.address;
    let mine = async {
        loop {
            let summary: TableSummary =
                anna.get(&format!("/api/tables/{table}")).await.expect("answers").json().expect("json");
            if summary.my_move && summary.waiting.len() == 1 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), mine).await.expect("the bot has answered");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_made_a_table_lets_it_go_on_from_its_last_good_entry() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let well = make(&mut anna, vec![me(), bot()]).await.table;
    let (row, entries) = broken(&guest_of(&room, &anna));
    room.server.app.store.open(&row, entries).await.expect("kept");
    assert!(!Person::at("broken", &anna).await.table["frozen"].is_null());

    for (mut visitor, id, status, refused) in [
        (room.visitor(), "broken", 403, Refused::NotYours),
        (anna.clone(), well.as_str(), 409, Refused::NotFrozen),
        (anna.clone(), "nowhere", 404, Refused::NotFound),
    ] {
        let answer = visitor.post(&format!("/api/tables/{id}/thaw"), &()).await.expect("answers");
        let refusal: Refusal = answer.json().expect("json");
        assert_eq!((answer.status, refusal.refused), (status, refused), "{id}");
    }

    let answer = anna.post("/api/tables/broken/thaw", &()).await.expect("answers");
    assert_eq!(answer.status, 200, "{}", answer.body);
    let mut person = Person::at("broken", &anna).await;
    assert!(person.table["frozen"].is_null());
    let notes: Vec<_> = person.heard.iter().filter_map(|entry| entry["note"]["kind"].as_str()).collect();
    assert_eq!(notes[..2], ["lost", "thaw"], "everybody is told");
    while !person.is_asked() {
        person.hear_table().await;
    }
    assert_eq!(person.choose().await["type"], "happened");
    let n = person.n();
    drop(person);
    let room = room.again().await;
    anna.address = room.server.address;
    let person = Person::at("broken", &anna).await;
    assert!(person.table["frozen"].is_null() && person.n() >= n, "and it stays so");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_fault_took_is_nobodys_time() {
    static NOW: AtomicU64 = AtomicU64::new(NOON);
    const HOUR: u64 = 60 * 60 * 1000;
    let room = Room::with(|config| config.clock = || NOW.load(Ordering::Relaxed)).await;
    let (mut anna, mut ben) = (room.visitor(), room.visitor());
    let clock = Some(Clock { each: None, bank: 600, add: 0, out: TimeOut::Lose });
    let wished = NewTable { clock, ..wish(vec![me(), SeatPlan::Open]) };
    let created: Created = anna.post("/api/tables", &wished).await.expect("answers").json().expect("a table");
    join(&mut ben, &created.table, &created.invites[0].invite).await;
    let has_deadline = |table: &serde_json::Value, at: u64| {
        table["seats"].as_array().expect("seats").iter().any(|seat| seat["deadline"] == json!(at))
    };
    let mut person = Person::at(&created.table, &anna).await;
    until(&mut person, |table| has_deadline(table, NOON + 600_000)).await;
    drop(person);
    let mut room = room;

    // A newer program allows the log again; then a fault is seen, and whoever made the table lets it go on.
    for (why, hours) in [("replay: entry 7 is not allowed", 1), ("the rules panicked", 2)] {
        room.server.app.store.freeze(&created.table, Some(why)).await.expect("noted");
        room = room.again().await;
        anna.address = room.server.address;
        NOW.fetch_add(HOUR, Ordering::Relaxed);
        if hours == 2 {
            assert!(!Person::at(&created.table, &anna).await.table["frozen"].is_null());
            let path = format!("/api/tables/{}/thaw", created.table);
            assert_eq!(anna.post(&path, &()).await.expect("answers").status, 200);
        }
        let person = Person::at(&created.table, &anna).await;
        assert!(person.table["frozen"].is_null() && !person.is_over(), "{why}");
        assert!(has_deadline(&person.table, NOON + hours * HOUR + 600_000), "{why}: {}", person.table["seats"]);
        let thaws = person.heard.iter().filter(|entry| entry["note"]["kind"] == "thaw").count();
        assert_eq!(thaws as u64, hours, "everybody is told: {why}");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_operator_closed_stays_closed_for_its_host_and_says_why() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let closed =
        [("closed: somebody was rude", "refused-closed-why", "somebody was rude"), ("closed", "refused-closed", "")];
    let mut tables = Vec::new();
    for (kept, ..) in closed {
        let table = make(&mut anna, vec![me(), bot()]).await.table;
        room.server.app.store.freeze(&table, Some(kept)).await.expect("noted");
        tables.push(table);
    }
    let room = room.again().await;
    anna.address = room.server.address;
    for (table, (_, id, why)) in tables.iter().zip(closed) {
        let told = Person::at(table, &anna).await.table["frozen"].clone();
        assert_eq!((&told["refused"], &told["reason"]["id"]), (&json!("closed"), &json!(id)));
        assert!(told["reason"].to_string().contains(why), "{told}");
        let answer = anna.post(&format!("/api/tables/{table}/thaw"), &()).await.expect("answers");
        let refusal: Refusal = answer.json().expect("json");
        assert_eq!((answer.status, refusal.refused), (423, Refused::Closed));
        assert!(!Person::at(table, &anna).await.table["frozen"].is_null(), "and it stays so");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operators_wish_is_carried_out_by_whichever_server_wakes_the_table() {
    let room = Room::open().await;
    let anna = {
        let mut anna = room.visitor();
        anna.get("/api/session").await.expect("answers");
        anna
    };
    let (row, entries) = broken(&guest_of(&room, &anna));
    let store = &room.server.app.store;
    store.open(&row, entries).await.expect("kept");
    store.freeze("broken", Some("thaw")).await.expect("noted");
    let person = Person::at("broken", &anna).await;
    assert!(person.table["frozen"].is_null());
    let notes: Vec<_> = person.heard.iter().filter_map(|entry| entry["note"]["kind"].as_str()).collect();
    assert_eq!(notes[..2], ["lost", "thaw"], "from its last good entry, and everybody is told");
    assert_eq!(store.table("broken").await.expect("reads").expect("is there").frozen, None);
    room.close().await;
}
