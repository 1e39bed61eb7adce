//! Bots think for those who look.

use crate::room::{Person, Room, bot, make, me};
use arbiter_protocol::TableSummary;
use arbiter_server::client::Visitor;
use std::time::Duration;

async fn summary(visitor: &mut Visitor, table: &str) -> TableSummary {
    visitor.get(&format!("/api/tables/{table}")).await.expect("answers").json().expect("json")
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_stop_when_nobody_looks_and_go_on_when_somebody_does() {
    let room = Room::with(|config| {
        config.bot_pace = Duration::from_millis(10);
        config.idle = Duration::from_millis(20);
    })
    .await;
    let mut anna = room.visitor();
    let table = make(&mut anna, vec![bot(), bot()]).await.table;
    let mut person = Person::at(&table, &anna).await;
    let begun = person.n();
    person.hear_until(begun + 3).await;
    drop(person);
    while !room.server.app.tables.is_empty() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let left = summary(&mut anna, &table).await;
    assert!(!left.over && left.n >= begun + 3);
    let mut person = Person::at(&table, &anna).await;
    person.hear_until(left.n + 3).await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_people_play_it_is_their_move_when_they_come_back() {
    let room = Room::with(|config| config.bot_pace = Duration::from_millis(30)).await;
    let mut anna = room.visitor();
    let table = make(&mut anna, vec![me(), bot()]).await.table;
    let mut person = Person::at(&table, &anna).await;
    while person.is_asked() {
        person.choose().await;
    }
    drop(person);
    while !summary(&mut anna, &table).await.my_move {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    room.close().await;
}
