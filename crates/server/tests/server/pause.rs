//! Bots wait a moment, so that an answer may be taken back.

use crate::room::{Person, Room, bot, me, wish};
use arbiter_protocol::{ClientMessage, Created, NewTable};
use std::time::{Duration, Instant};

/// Somebody who is about to pay, after which a bot is asked; and how long bots wait for them.
async fn about_to_pay(room: &Room, ms: u32) -> Person {
    let mut visitor = room.visitor();
    let given = "p1 pool elan 1 life 1 calm 1 death 1 gold 1\nagenda cost any p1 3 elan | round after p1";
    let wish = NewTable { game: "res_arcana".into(), position: Some(given.into()), ..wish(vec![me(), bot()]) };
    let made = visitor.post("/api/tables", &wish).await.expect("answers");
    let id = made.json::<Created>().expect("a table").table;
    let mut person = Person::at(&id, &visitor).await;
    person.say(ClientMessage::Pause { ms }).await;
    person
}

const PAY: &str = "pay gold, pay life, pay elan";

#[tokio::test]
async fn bots_wait_for_second_thoughts() {
    let room = Room::open().await;
    // Longer than ten seconds is ten seconds.
    let mut person = about_to_pay(&room, u32::MAX).await;
    person.ask(person.answer(PAY)).await;
    let left = person.table["may_undo"]["for_ms"].as_u64().expect("it can be taken back for a while");
    assert!((1..=10_000).contains(&left), "{left}");
    assert_eq!(person.table["waiting"], serde_json::json!(["p2"]), "the bot is asked, and waits");

    person.ask(ClientMessage::Undo { n: person.n(), count: 1, seat: None }).await;
    assert_eq!(person.table["waiting"], serde_json::json!(["p1"]), "it was taken back");
    assert!(person.table["may_undo"].is_null());
    room.close().await;
}

#[tokio::test]
async fn whoever_has_no_second_thoughts_lets_them_go_on() {
    let room = Room::open().await;
    let mut person = about_to_pay(&room, 10_000).await;
    let begun = Instant::now();
    person.ask(person.answer(PAY)).await;
    person.say(ClientMessage::GoOn).await;
    person.hear_until(person.n() + 1).await;
    assert!(begun.elapsed() < Duration::from_secs(9), "the bot has answered before its time");
    room.close().await;
}

#[tokio::test]
async fn nobody_waits_unasked() {
    let room = Room::open().await;
    let mut person = about_to_pay(&room, 0).await;
    person.ask(person.answer(PAY)).await;
    assert!(person.table["may_undo"]["for_ms"].is_null());
    person.hear_until(person.n() + 1).await;
    room.close().await;
}
