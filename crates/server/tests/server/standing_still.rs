//! Nothing stays stuck: bots think after a restart, and a table that stood still goes on.

use crate::{
    room::{Person, Room, bot, make, me},
    trouble::{broken, guest_of},
};
use arbiter_protocol::{Refusal, Refused, TableSummary};
use std::time::Duration;

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
