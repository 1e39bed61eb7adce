//! People who are not there: the server passes for them where they said so, their clocks rest, and they are reminded.

use crate::room::{NOON, Person, Room, join, me, refused, until, wish};
use arbiter_protocol::{ClientMessage, Clock, Created, NewTable, Seat, SeatPlan, TimeOut, Until};
use arbiter_server::client::Visitor;
use serde_json::json;
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

const DAY: u64 = 24 * 60 * 60 * 1000;

fn order(until: Option<Until>) -> ClientMessage {
    ClientMessage::Order { until, seat: None }
}

fn rest(days: u8) -> ClientMessage {
    ClientMessage::Rest { days, seat: None }
}

const NUDGE: ClientMessage = ClientMessage::Nudge { seat: Seat::new(1) };

/// A game with windows, and how a table of it begins at once.
const ARCMAGE: (&str, &str) = ("arcmage", "");
const ARISTEIA: (&str, &str) = ("aristeia", "teams starter tactics random");

fn is_in_window(person: &Person) -> bool {
    let windows = person.table["game"].as_str().and_then(arbiter_shelf::windows).expect("a game with windows");
    let ask = person.table["decision"]["ask"]["id"].as_str();
    ask.is_some_and(|ask| windows.asks.contains(&ask)) && person.choices().iter().any(|choice| choice == windows.pass)
}

/// A table for two.
async fn opened(wish: NewTable, host: &mut Visitor, guest: &mut Visitor) -> String {
    let answer = host.post("/api/tables", &wish).await.expect("answers");
    assert_eq!(answer.status, 201, "{}", answer.body);
    let created: Created = answer.json().expect("a table");
    assert_eq!(join(guest, &created.table, &created.invites[0].invite).await, 200);
    created.table
}

/// A table of a game with windows.
async fn of_windows((game, setup): (&str, &str), host: &mut Visitor, guest: &mut Visitor) -> String {
    let setup = Some(setup.to_owned());
    opened(NewTable { game: game.into(), setup, ..wish(vec![me(), SeatPlan::Open]) }, host, guest).await
}

/// A table of Arcmage or Aristeia! in the middle of a game.
async fn at(game: &str, position: &str, host: &mut Visitor, guest: &mut Visitor) -> String {
    let position = Some(format!("players 2\n{}", position.replace("; ", "\n")));
    opened(NewTable { game: game.into(), position, ..wish(vec![me(), SeatPlan::Open]) }, host, guest).await
}

/// Both hear all there is.
async fn both_hear(anna: &mut Person, ben: &mut Person) {
    let n = anna.n().max(ben.n());
    anna.hear_until(n).await;
    ben.hear_until(n).await;
}

/// They play until Ben may pass.
async fn to_a_window(anna: &mut Person, ben: &mut Person) {
    for _ in 0..1_000 {
        both_hear(anna, ben).await;
        if is_in_window(ben) {
            return;
        }
        if ben.is_asked() {
            ben.choose().await
        } else {
            anna.choose().await
        };
    }
    panic!("Ben was never asked whether he passes");
}

fn passed_by_ben(person: &Person, since: u64) -> bool {
    person.heard.iter().any(|entry| entry["by"] == "p2" && entry["n"].as_u64() > Some(since))
}

async fn passes_and_nobody_else_hears_of_it(game: (&str, &str)) {
    let room = Room::open().await;
    let (mut host, mut guest) = (room.visitor(), room.visitor());
    let table = of_windows(game, &mut host, &mut guest).await;
    let (mut anna, mut ben) = (Person::at(&table, &host).await, Person::at(&table, &guest).await);
    let mut watcher = Person::at(&table, &room.visitor()).await;
    assert_eq!(refused(&mut watcher, order(Some(Until::Turn))).await, "no_seat");
    to_a_window(&mut anna, &mut ben).await;
    let n = ben.n();
    ben.say(order(Some(Until::Asked))).await;
    until(&mut ben, |table| table["order"] == "asked").await;
    assert_eq!(ben.n(), n, "it is no entry of the log");
    drop(ben);
    while !passed_by_ben(&anna, u64::from(n)) {
        anna.hear_table().await;
    }
    assert!(anna.table.get("order").is_none(), "only its holder is told");
    assert!(!anna.heard.iter().any(|entry| entry["note"]["kind"] == "order"));
    let mut ben = Person::at(&table, &guest).await;
    ben.say(order(None)).await;
    until(&mut ben, |table| table.get("order").is_none()).await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_passes_for_whoever_said_so_and_nobody_else_hears_of_it_in_arcmage() {
    passes_and_nobody_else_hears_of_it(ARCMAGE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_passes_for_whoever_said_so_and_nobody_else_hears_of_it_in_aristeia() {
    passes_and_nobody_else_hears_of_it(ARISTEIA).await;
}

async fn outlives_the_server(game: (&str, &str)) {
    let room = Room::open().await;
    let (mut host, mut guest) = (room.visitor(), room.visitor());
    let table = of_windows(game, &mut host, &mut guest).await;
    let (mut anna, mut ben) = (Person::at(&table, &host).await, Person::at(&table, &guest).await);
    to_a_window(&mut anna, &mut ben).await;
    let n = ben.n();
    ben.say(order(Some(Until::Asked))).await;
    until(&mut ben, |table| table["order"] == "asked").await;
    drop((anna, ben));
    let room = room.again().await;
    (host.address, guest.address) = (room.server.address, room.server.address);
    let mut anna = Person::at(&table, &host).await;
    while !passed_by_ben(&anna, u64::from(n)) {
        anna.hear_table().await;
    }
    let mut ben = Person::at(&table, &guest).await;
    for _ in 0..400 {
        if ben.table.get("order").is_none() {
            assert!(ben.is_asked() && !is_in_window(&ben), "it ended because he must decide");
            return room.close().await;
        }
        if anna.is_asked() {
            anna.choose().await;
        } else {
            anna.hear_table().await;
        }
        ben.hear_until(anna.n()).await;
    }
    panic!("it never ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_outlives_the_server_and_ends_with_the_first_real_question_in_arcmage() {
    outlives_the_server(ARCMAGE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_outlives_the_server_and_ends_with_the_first_real_question_in_aristeia() {
    outlives_the_server(ARISTEIA).await;
}

/// Ben's last phase of Arcmage, and cards with which both could answer in windows.
const END_OF_BENS_TURN: &str = "active p2; phase replay; agenda turn act; p1 cities farmland; p2 cities warren; \
                                p1 deck wight wight wight; p1 hand ghoul kolibri; p2 hand whirlwind; \
                                p2 resources 3 house_of_nobles";

/// Does the order stand once Anna's turn has begun?
async fn stands_in_the_next_turn(wish: Until) -> bool {
    let room = Room::open().await;
    let (mut host, mut guest) = (room.visitor(), room.visitor());
    let table = at("arcmage", END_OF_BENS_TURN, &mut host, &mut guest).await;
    let (mut anna, mut ben) = (Person::at(&table, &host).await, Person::at(&table, &guest).await);
    ben.say(order(Some(wish))).await;
    until(&mut ben, |table| table["order"].is_string()).await;
    ben.ask(ben.answer("pass")).await;
    let begun = |person: &Person| {
        let events = |entry: &serde_json::Value| entry["events"].as_array().expect("events").clone();
        person.heard.iter().flat_map(events).any(|event| event["say"]["id"] == "arcm-log-turn-begins")
    };
    while !begun(&ben) {
        both_hear(&mut anna, &mut ben).await;
        if anna.is_asked() && is_in_window(&anna) {
            anna.ask(anna.answer("pass")).await;
        } else if !begun(&ben) {
            ben.hear_table().await;
        }
    }
    // What was told of the order came with the same entry, or right after it.
    ben.say(ClientMessage::Hello { since: None }).await;
    ben.hear_kind(&["table"]).await;
    assert!(!ben.is_asked(), "it is Anna's turn");
    let stands = ben.table["order"].is_string();
    room.close().await;
    stands
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_for_a_turn_ends_with_the_next_and_others_do_not() {
    assert!(!stands_in_the_next_turn(Until::Turn).await);
    assert!(stands_in_the_next_turn(Until::Asked).await);
    assert!(stands_in_the_next_turn(Until::Named).await, "Anna was named, not Ben");
}

/// Anna can make Ben discard two cards, and he could answer with one.
const ROTTEN_DEAL: &str = "p1 cities farmland; p1 hand rotten_deal ghoul; p1 resources 3 dark_legion; \
                           p2 cities warren; p2 hand whirlwind erode erode; p2 resources 3 house_of_nobles";

/// Does the order stand once a card is aimed at Ben?
async fn stands_when_aimed_at(wish: Until) -> bool {
    let room = Room::open().await;
    let (mut host, mut guest) = (room.visitor(), room.visitor());
    let table = at("arcmage", ROTTEN_DEAL, &mut host, &mut guest).await;
    let (mut anna, mut ben) = (Person::at(&table, &host).await, Person::at(&table, &guest).await);
    ben.say(order(Some(wish))).await;
    until(&mut ben, |table| table["order"].is_string()).await;
    anna.ask(anna.answer("play rotten_deal")).await;
    both_hear(&mut anna, &mut ben).await;
    assert!(ben.table["order"].is_string(), "it may be aimed at anybody");
    anna.ask(anna.answer("target p2")).await;
    both_hear(&mut anna, &mut ben).await;
    let stands = ben.table["order"].is_string();
    room.close().await;
    stands
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_until_one_is_named_ends_with_a_card_that_is_aimed_at_one() {
    assert!(!stands_when_aimed_at(Until::Named).await);
    assert!(stands_when_aimed_at(Until::Asked).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_there_are_no_windows_nothing_can_be_ordered() {
    let room = Room::open().await;
    let (table, host, _) = room.two().await;
    let mut anna = Person::at(&table, &host).await;
    assert_eq!(refused(&mut anna, order(Some(Until::Turn))).await, "no_windows");
    assert_eq!(refused(&mut anna, rest(1)).await, "not_slow");
    room.close().await;
}

/// A table with a day for each answer, where Ben is asked.
async fn slow(room: &Room) -> (String, Visitor, Visitor) {
    let (mut host, mut guest) = (room.visitor(), room.visitor());
    let clock = Clock { each: Some(86_400), bank: 0, add: 0, out: TimeOut::Lose };
    let wish = NewTable { clock: Some(clock), ..wish(vec![me(), SeatPlan::Open]) };
    let created: Created = host.post("/api/tables", &wish).await.expect("answers").json().expect("a table");
    join(&mut guest, &created.table, &created.invites[0].invite).await;
    (created.table, host, guest)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_rests_for_so_many_days_of_a_season_and_everybody_sees_it() {
    static NOW: AtomicU64 = AtomicU64::new(NOON);
    let room = Room::with(|config| config.clock = || NOW.load(Ordering::Relaxed)).await;
    let (table, host, guest) = slow(&room).await;
    let (mut anna, mut ben) = (Person::at(&table, &host).await, Person::at(&table, &guest).await);
    until(&mut ben, |table| {
        table["seats"].as_array().is_some_and(|seats| seats.iter().any(|seat| seat["deadline"].is_u64()))
    })
    .await;
    while !ben.is_asked() {
        anna.choose().await;
        ben.hear_table().await;
    }
    assert_eq!(ben.table["rest_days"], 14);
    assert_eq!(refused(&mut ben, rest(15)).await, "no_rest");
    assert_eq!(refused(&mut ben, rest(0)).await, "no_rest", "it does not rest");
    ben.say(rest(5)).await;
    until(&mut anna, |table| table["seats"][1]["resting_until"] == json!(NOON + 5 * DAY)).await;
    assert_eq!(anna.table["seats"][1]["deadline"], json!(NOON + 6 * DAY));
    assert_eq!(refused(&mut anna, NUDGE).await, "too_soon", "whoever rests is left in peace");

    NOW.fetch_add(2 * DAY, Ordering::Relaxed);
    until(&mut ben, |table| table["seats"][1]["resting_until"].is_u64()).await;
    ben.say(rest(0)).await;
    until(&mut ben, |table| table["seats"][1].get("resting_until").is_none()).await;
    assert_eq!(ben.table["seats"][1]["deadline"], json!(NOON + 3 * DAY), "two days are gone, and count as rest");
    assert_eq!(ben.table["rest_days"], 12);
    NOW.fetch_add(DAY, Ordering::Relaxed);
    ben.say(ClientMessage::Say { phrase: arbiter_protocol::Phrase::Oops, seat: None }).await;
    until(&mut anna, |table| !table["over"].is_null()).await;
    assert_eq!(anna.table["over"]["how"], "resigned", "then the clock ran out");
    assert_eq!(refused(&mut ben, rest(1)).await, "over");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_for_long_may_remind_once_a_day() {
    static NOW: AtomicU64 = AtomicU64::new(NOON);
    let room = Room::with(|config| config.clock = || NOW.load(Ordering::Relaxed)).await;
    let (table, host, guest) = room.two().await;
    let (mut anna, mut ben) = (Person::at(&table, &host).await, Person::at(&table, &guest).await);
    while !ben.is_asked() {
        anna.choose().await;
        ben.hear_table().await;
    }
    let mut watcher = Person::at(&table, &room.visitor()).await;
    assert_eq!(refused(&mut watcher, NUDGE).await, "no_seat");
    assert_eq!(refused(&mut anna, NUDGE).await, "too_soon");
    NOW.fetch_add(DAY / 2, Ordering::Relaxed);
    assert_eq!(refused(&mut ben, NUDGE).await, "too_soon", "nobody reminds themselves");
    anna.say(NUDGE).await;
    while !ben.heard.iter().any(|entry| entry["note"] == json!({ "kind": "nudge", "seat": "p2" })) {
        ben.hear_table().await;
    }
    assert_eq!(refused(&mut anna, NUDGE).await, "too_soon", "not twice");
    NOW.fetch_add(DAY, Ordering::Relaxed);
    anna.say(NUDGE).await;
    let told = tokio::time::timeout(Duration::from_secs(20), anna.hear_kind(&["happened", "refused"])).await;
    assert_eq!(told.expect("answers")["type"], "happened", "the next day");
    room.close().await;
}
