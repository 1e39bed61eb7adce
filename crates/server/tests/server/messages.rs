//! What is said at a table, and what must not be said.

use crate::room::{Person, Room, make, me, play, seat};
use arbiter_protocol::{About, ClientMessage};
use serde_json::Value;

/// A table at which both have chosen their mage, and the first player is asked for an action.
async fn at_the_first_action(room: &Room) -> (Person, Person) {
    let (table, anna, ben) = room.two().await;
    let (mut one, mut two) = (Person::at(&table, &anna).await, Person::at(&table, &ben).await);
    while !(one.table["decision"]["ask"]["id"] == "resa-ask-action"
        || two.table["decision"]["ask"]["id"] == "resa-ask-action")
    {
        let n = one.n() + 1;
        play(&mut [&mut one, &mut two], n).await;
    }
    if one.is_asked() { (one, two) } else { (two, one) }
}

/// A Place of Power, which nobody can afford with the first action.
fn place(person: &Person) -> String {
    person.table["view"]["places"][0].as_str().expect("a place").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_choice_gets_the_reason_and_its_clause() {
    let room = Room::open().await;
    let (mut mover, mut rival) = at_the_first_action(&room).await;
    let (n, table) = (mover.n(), mover.table.clone());
    let claim = format!("claim {}", place(&mover));
    let told = mover.ask(mover.answer(&claim)).await;
    assert_eq!((told["refused"].as_str(), told["choice"].as_str()), (Some("illegal"), Some(claim.as_str())), "{told}");
    assert!(told["reason"]["id"].as_str().is_some_and(|id| id.starts_with("resa-why-")), "{told}");
    assert!(told["clause"].as_str().is_some_and(|clause| clause.starts_with("RESA-")), "{told}");
    let told = mover.ask(mover.answer("juggle")).await;
    assert_eq!(
        (told["refused"].as_str(), told["reason"]["id"].as_str()),
        (Some("malformed"), Some("common-unreadable-unknown"))
    );
    let told = rival.ask(rival.answer("pass")).await;
    assert_eq!(told["refused"], "not_asked");
    let told = rival.ask(ClientMessage::Choose { n, choice: "pass".into(), seat: seat(4) }).await;
    assert_eq!(told["refused"], "no_seat");
    assert_eq!((mover.n(), &mover.table), (n, &table), "nothing has changed");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not_is_answered_for_choices_and_things() {
    let room = Room::open().await;
    let (mut mover, _rival) = at_the_first_action(&room).await;
    let why = |about| ClientMessage::Why { about, seat: None };
    let place = place(&mover);
    let told = mover.ask(why(About::Choice(format!("claim {place}")))).await;
    assert_eq!((told["type"].as_str(), told["allowed"].as_bool()), (Some("because"), Some(false)));
    assert!(told["clause"].as_str().is_some_and(|clause| clause.starts_with("RESA-")), "{told}");
    let told = mover.ask(why(About::Thing(format!("card:{place}")))).await;
    assert_eq!(told["allowed"].as_bool(), Some(false));
    let told = mover.ask(why(About::Choice("pass".into()))).await;
    assert_eq!((told["allowed"].as_bool(), told["reason"].is_null()), (Some(true), true));
    let told = mover.ask(why(About::Thing("nothing".into()))).await;
    assert_eq!(told["refused"], "malformed");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_choice_gets_the_table_as_it_is() {
    let room = Room::open().await;
    let (mut mover, _rival) = at_the_first_action(&room).await;
    for n in [mover.n() - 1, mover.n() + 1, u32::MAX] {
        let told = mover.ask(ClientMessage::Choose { n, choice: "pass".into(), seat: None }).await;
        assert_eq!(told["refused"], "stale");
        let now = mover.hear_table().await;
        assert_eq!(now["n"].as_u64(), Some(u64::from(mover.n())));
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_sent_twice_counts_once() {
    let room = Room::open().await;
    let (mut mover, mut rival) = at_the_first_action(&room).await;
    let choice = mover.answer("pass");
    mover.say(choice.clone()).await;
    mover.say(choice.clone()).await;
    assert_eq!(mover.hear_table().await["type"], "happened");
    let n = mover.n();
    assert_eq!(mover.hear_table().await["type"], "table", "the second time, the table as it is");
    assert_eq!(mover.n(), n);
    rival.hear_until(n).await;
    assert_eq!(rival.n(), n);
    let ClientMessage::Choose { n, .. } = choice else { unreachable!() };
    let told = mover.ask(ClientMessage::Choose { n, choice: "claim_top".into(), seat: None }).await;
    assert_eq!(told["refused"], "stale", "another choice for the same question comes too late");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_in_secret_do_not_make_each_other_stale() {
    let room = Room::open().await;
    let (table, anna, ben) = room.two().await;
    let (mut one, mut two) = (Person::at(&table, &anna).await, Person::at(&table, &ben).await);
    assert!(one.is_asked() && two.is_asked(), "both choose a mage");
    let n = two.n();
    one.choose().await;
    // The second has not heard of it yet and answers the position it knows.
    let choice = two.choices()[0].clone();
    two.say(ClientMessage::Choose { n, choice, seat: None }).await;
    two.hear_until(n + 2).await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_taken_back_is_as_if_it_had_not_been() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let table = make(&mut anna, vec![me(), me()]).await.table;
    let mut person = Person::at(&table, &anna).await;
    let shown = |table: &Value| (table["view"].clone(), table["decision"].clone(), table["waiting"].clone());
    let mut undone = 0;
    while undone < 5 && !person.is_over() {
        let before = person.table.clone();
        person.choose().await;
        if person.table["may_undo"].is_null() || person.table["may_undo"]["count"] != 1 {
            continue;
        }
        let n = person.n();
        let told = person.ask(ClientMessage::Undo { n, count: 1, seat: None }).await;
        assert_eq!(told["type"], "happened", "{told}");
        assert_eq!(told["entries"][0]["takes_back"], serde_json::json!([n]));
        assert_eq!(shown(&person.table), shown(&before));
        assert_eq!(person.n(), n + 1, "taking back is an entry too");
        let told = person.ask(ClientMessage::Undo { n: n + 1, count: 9, seat: None }).await;
        assert_eq!(told["refused"], "no_undo");
        let told = person.ask(ClientMessage::Undo { n, count: 2, seat: None }).await;
        assert_eq!(told["refused"], "stale");
        person.hear_table().await;
        undone += 1;
        person.choose().await;
    }
    assert!(undone > 0, "something could be taken back");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_message_is_refused_and_hurts_nobody() {
    let room = Room::open().await;
    let (mut mover, mut rival) = at_the_first_action(&room).await;
    let deep = "[".repeat(1500);
    for text in [
        "",
        "{",
        "null",
        "[]",
        "\"hello\"",
        r#"{"type":"dance"}"#,
        r#"{"type":"choose","n":-1,"choice":"pass"}"#,
        &deep,
    ] {
        mover.chair.say_text(text.to_owned()).await.expect("sent");
        let told = mover.hear_kind(&["refused"]).await;
        assert_eq!(told["refused"], "malformed", "{text}");
    }
    let long = ClientMessage::Choose { n: mover.n(), choice: "x".repeat(3000), seat: None };
    assert_eq!(mover.ask(long).await["refused"], "too_big");
    assert_eq!(mover.ask(ClientMessage::Ping).await["type"], "pong", "the connection lives");
    mover.chair.say_text("x".repeat(200_000)).await.expect("sent");
    while !matches!(mover.chair.hear().await, Ok(Value::Null) | Err(_)) {}
    rival.hear_kind(&["seats"]).await;
    assert_eq!(rival.ask(ClientMessage::Ping).await["type"], "pong");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_messages_are_refused() {
    let room = Room::with(|config| {
        config.limits.messages_per_second = 1;
        config.limits.messages_at_once = 4;
    })
    .await;
    let (table, anna, _) = room.two().await;
    let mut person = Person::at(&table, &anna).await;
    let mut told = Vec::new();
    for _ in 0..6 {
        told.push(person.ask(ClientMessage::Ping).await["type"].clone());
    }
    assert_eq!(told.iter().filter(|kind| **kind == "pong").count(), 3);
    assert_eq!(told.last(), Some(&Value::from("refused")));
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_said_before_hello_and_nothing_where_there_is_no_table() {
    let room = Room::open().await;
    let (table, anna, _) = room.two().await;
    let mut chair = anna.connect(&table).await.expect("connects");
    chair.say(&ClientMessage::Choose { n: 0, choice: "pass".into(), seat: None }).await.expect("sent");
    assert_eq!(chair.hear().await.expect("hears")["refused"], "malformed");
    let mut chair = anna.connect("nowhere").await.expect("connects");
    chair.say(&ClientMessage::Hello { since: None }).await.expect("sent");
    assert_eq!(chair.hear().await.expect("hears")["refused"], "not_found");
    room.close().await;
}
