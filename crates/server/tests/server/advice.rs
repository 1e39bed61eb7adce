//! Advice for whoever plays alone with bots.

use crate::room::{Person, Room, bot, make, me};
use arbiter_protocol::{Advice, ClientMessage};
use serde_json::Value;

async fn asks(person: &mut Person, options: bool) -> Value {
    person.say(ClientMessage::Advise { options, seat: None }).await;
    person.hear_kind(&["advice", "refused"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_alone_with_bots_is_advised() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let table = make(&mut anna, vec![me(), bot()]).await.table;
    let mut person = Person::at(&table, &anna).await;
    while !person.is_asked() {
        person.hear().await;
    }
    let heard = asks(&mut person, true).await;
    let advice: Advice = serde_json::from_value(heard.clone()).expect("advice");
    // The bot may have answered meanwhile, where both are asked at once.
    assert!(advice.n <= person.n() && advice.seat.to_string() == "p1", "{heard}");
    assert!((98..=102).contains(&advice.chances.iter().map(|chance| u32::from(*chance)).sum::<u32>()), "{heard}");
    assert!((1..=3).contains(&advice.options.len()), "{heard}");
    let offered = person.table["decision"]["choices"].as_array().expect("choices");
    assert!(offered.iter().any(|offer| offer["text"] == advice.options[0].text.as_str()), "{heard}");

    let chances = asks(&mut person, false).await;
    assert_eq!(chances["options"].as_array().map(Vec::len), Some(0), "{chances}");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_other_people_play_nobody_is_advised() {
    let room = Room::open().await;
    let (table, anna, _) = room.two().await;
    let mut person = Person::at(&table, &anna).await;
    assert_eq!(asks(&mut person, true).await["refused"], "no_advice");
    let mut watcher = Person::at(&table, &room.visitor()).await;
    assert_eq!(asks(&mut watcher, false).await["refused"], "no_seat");
    room.close().await;
}
