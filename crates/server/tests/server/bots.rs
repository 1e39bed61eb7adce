//! Bots think for those who look.

use crate::room::{Person, Room, bot, make, me};
use arbiter_bots::Kind;
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

/// How many answers bots have given at these tables.
async fn answers(room: &Room, tables: &[String]) -> usize {
    let mut count = 0;
    for table in tables {
        let entries = room.server.app.store.entries(table).await.expect("reads");
        count += entries.iter().filter(|entry| entry.seat < 7).count();
    }
    count
}

/// However many tables somebody looks at where bots think for long: the bot of whoever plays at one waits for a turn or two.
#[tokio::test(flavor = "multi_thread")]
async fn the_bots_of_one_guest_do_not_starve_those_of_another() {
    const CROWD: usize = 40;
    let room = Room::with(|config| {
        config.thinkers = Some(1);
        config.bots = Some(Kind::Search { budget: 150 });
    })
    .await;
    let (mut ben, mut anna) = (room.visitor(), room.visitor());
    let table = make(&mut anna, vec![me(), bot()]).await.table;
    let mut person = Person::at(&table, &anna).await;
    let (mut crowd, mut looks) = (Vec::new(), Vec::new());
    for _ in 0..CROWD {
        let table = make(&mut ben, vec![bot(), bot(), bot(), bot()]).await.table;
        looks.push(Person::at(&table, &ben).await);
        crowd.push(table);
    }
    for _ in 0..3 {
        while !person.is_asked() {
            person.hear_table().await;
        }
        // Whoever is asked at the same time has answered, so that it is the bot's turn after this.
        while person.is_asked() {
            person.choose().await;
        }
        let before = answers(&room, &crowd).await;
        while !person.is_asked() {
            person.hear_table().await;
        }
        let meanwhile = answers(&room, &crowd).await - before;
        assert!(meanwhile < CROWD / 2, "{meanwhile} others had their turn before");
    }
    room.close().await;
}
