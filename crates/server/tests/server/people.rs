//! What people do at a table beside playing: they speak, agree, go and come back. All of it is in the log.

use crate::room::{Person, Room, bot, join, make, me, play, refused, seat, until, wish};
use arbiter_protocol::{
    ClientMessage, Created, Invitation, Join, Level, NewTable, Phrase, Proposed, Seat, SeatPlan, TableSummary,
};
use arbiter_server::client::Visitor;
use serde_json::json;
use std::time::Duration;

fn say(phrase: Phrase) -> ClientMessage {
    ClientMessage::Say { phrase, seat: None }
}

fn chat(text: &str) -> ClientMessage {
    ClientMessage::Chat { text: text.into(), seat: None }
}

fn propose(what: Proposed) -> ClientMessage {
    ClientMessage::Propose { what, seat: None }
}

fn reply(agree: bool) -> ClientMessage {
    ClientMessage::Reply { agree, seat: None }
}

const RESIGN: ClientMessage = ClientMessage::Resign { seat: None };

/// The notes somebody heard of, by their kind.
fn notes(person: &Person) -> Vec<&str> {
    person.heard.iter().filter_map(|entry| entry["note"]["kind"].as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_say_phrases_and_their_own_words_only_where_the_host_allows_it() {
    let room = Room::open().await;
    let (table, anna, ben) = room.two().await;
    let (mut anna, mut ben) = (Person::at(&table, &anna).await, Person::at(&table, &ben).await);
    let mut watcher = Person::at(&table, &room.visitor()).await;

    anna.say(say(Phrase::WellPlayed)).await;
    let told = ben.hear_table().await;
    assert_eq!(told["entries"][0]["note"], json!({ "kind": "say", "phrase": "well_played" }));
    assert_eq!(told["entries"][0]["by"], "p1");
    assert_eq!(refused(&mut watcher, say(Phrase::Thanks)).await, "no_seat");
    assert_eq!(refused(&mut ben, chat("hello")).await, "chat_off");
    assert_eq!(refused(&mut ben, ClientMessage::ChatMode { on: true }).await, "not_yours");

    anna.say(ClientMessage::ChatMode { on: true }).await;
    until(&mut ben, |table| table["people"]["chat"] == true).await;
    ben.say(chat("  <b>Hello</b> @ all  ")).await;
    until(&mut anna, |table| table["n"] == told["table"]["n"].as_u64().map_or(0, |n| n + 2)).await;
    assert_eq!(anna.heard.last().expect("told")["note"]["text"], "<b>Hello</b> @ all", "text, as it was typed");
    assert_eq!(refused(&mut ben, chat("one\ntwo")).await, "malformed");
    assert_eq!(refused(&mut ben, chat("  ")).await, "malformed");
    assert_eq!(refused(&mut ben, chat(&"x".repeat(201))).await, "malformed");
    for _ in 0..7 {
        ben.say(say(Phrase::Oops)).await;
        ben.hear_kind(&["happened"]).await;
    }
    assert_eq!(refused(&mut ben, say(Phrase::Oops)).await, "rate");

    // What is said in between does not make an answer stale.
    let n = anna.n();
    let asked = if anna.is_asked() { &mut anna } else { &mut ben };
    let (choice, before) = (asked.choices()[0].clone(), asked.n().min(n));
    assert_eq!(asked.ask(ClientMessage::Choose { n: before, choice, seat: None }).await["type"], "happened");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_the_other_wins_when_one_gives_up() {
    let room = Room::open().await;
    let (table, mut host, guest) = room.two().await;
    let (mut anna, mut ben) = (Person::at(&table, &host).await, Person::at(&table, &guest).await);
    let mut watcher = Person::at(&table, &room.visitor()).await;
    assert_eq!(refused(&mut watcher, RESIGN).await, "no_seat");
    ben.say(RESIGN).await;
    until(&mut anna, |table| !table["over"].is_null()).await;
    assert_eq!(anna.table["over"]["how"], "resigned");
    assert_eq!(anna.table["over"]["ranking"], json!([{ "seat": "p1", "place": 1 }, { "seat": "p2", "place": 2 }]));
    assert!(anna.table["decision"].is_null() && anna.table["waiting"] == json!([]));
    until(&mut ben, |table| !table["over"].is_null()).await;
    assert_eq!(refused(&mut ben, RESIGN).await, "over");
    let answer = anna.answer("pass");
    assert_eq!(refused(&mut anna, answer).await, "over");
    assert_eq!(refused(&mut anna, propose(Proposed::Back)).await, "over");
    let summary: TableSummary = host.get(&format!("/api/tables/{table}")).await.expect("answers").json().expect("json");
    assert!(summary.over && !summary.my_move);
    let log = host.get(&format!("/api/tables/{table}/log")).await.expect("answers");
    assert!(log.status == 200 && log.body.contains("p2 note resign @"), "its secrets are told");

    let room = room.again().await;
    host.address = room.server.address;
    let anna = Person::at(&table, &host).await;
    assert_eq!(anna.table["over"]["how"], "resigned", "also after a restart");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn among_three_a_bot_plays_on_for_whoever_gives_up_and_they_come_last() {
    let room = Room::open().await;
    let (mut host, mut guest) = (room.visitor(), room.visitor());
    let created = make(&mut host, vec![me(), SeatPlan::Open, bot()]).await;
    assert_eq!(join(&mut guest, &created.table, &created.invites[0].invite).await, 200);
    let (mut anna, mut ben) = (Person::at(&created.table, &host).await, Person::at(&created.table, &guest).await);
    ben.say(RESIGN).await;
    until(&mut anna, |table| table["people"]["resigned"] == json!(["p2"])).await;
    assert!(!anna.is_over());
    assert_eq!(anna.table["seats"][1]["stand_in"], "medium");
    assert_eq!(refused(&mut ben, ClientMessage::Return { seat: None }).await, "not_found", "for good");
    anna.say(RESIGN).await;
    until(&mut anna, |table| !table["over"].is_null()).await;
    let places = json!([{ "seat": "p1", "place": 2 }, { "seat": "p2", "place": 3 }, { "seat": "p3", "place": 1 }]);
    assert_eq!(anna.table["over"]["ranking"], places);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_when_everybody_agrees() {
    let room = Room::open().await;
    let (table, host, guest) = room.two().await;
    let (mut anna, mut ben) = (Person::at(&table, &host).await, Person::at(&table, &guest).await);
    assert_eq!(refused(&mut anna, reply(true)).await, "no_proposal");
    assert_eq!(refused(&mut anna, propose(Proposed::Rematch)).await, "not_over");
    anna.say(propose(Proposed::End)).await;
    until(&mut ben, |table| table["people"]["proposal"]["asked"] == json!(["p2"])).await;
    assert_eq!(refused(&mut ben, propose(Proposed::End)).await, "proposed");
    assert_eq!(refused(&mut anna, reply(true)).await, "no_proposal", "nobody agrees with themselves");
    ben.say(reply(false)).await;
    until(&mut anna, |table| table["people"]["proposal"].is_null()).await;
    assert!(!anna.is_over());
    ben.say(propose(Proposed::End)).await;
    until(&mut anna, |table| !table["people"]["proposal"].is_null()).await;
    anna.say(reply(true)).await;
    until(&mut ben, |table| !table["over"].is_null()).await;
    assert_eq!(ben.table["over"]["how"], "agreed");
    assert_eq!(ben.table["over"]["ranking"][1]["place"], 1, "nobody wins");
    room.close().await;
}

/// Anna, Ben and Cleo at a table of their own.
async fn three(room: &Room) -> (String, [Visitor; 3]) {
    let [mut anna, mut ben, mut cleo] = [room.visitor(), room.visitor(), room.visitor()];
    let created = make(&mut anna, vec![me(), SeatPlan::Open, SeatPlan::Open]).await;
    join(&mut ben, &created.table, &created.invites[0].invite).await;
    join(&mut cleo, &created.table, &created.invites[1].invite).await;
    (created.table, [anna, ben, cleo])
}

/// Everybody hears the table until it is so.
async fn all_until(people: &mut [&mut Person], is_so: impl Fn(&serde_json::Value) -> bool) {
    for person in people.iter_mut() {
        until(person, &is_so).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_three_both_others_have_to_agree_and_whoever_declines_ends_it() {
    let room = Room::open().await;
    let (table, [anna, ben, cleo]) = three(&room).await;
    let (mut anna, mut ben, mut cleo) =
        (Person::at(&table, &anna).await, Person::at(&table, &ben).await, Person::at(&table, &cleo).await);
    play(&mut [&mut anna, &mut ben, &mut cleo], 30).await;
    let asks =
        |seats: serde_json::Value| move |table: &serde_json::Value| table["people"]["proposal"]["asked"] == seats;

    // Who declines ends it, though the other has agreed.
    anna.say(propose(Proposed::End)).await;
    all_until(&mut [&mut ben, &mut cleo], asks(json!(["p2", "p3"]))).await;
    ben.say(reply(true)).await;
    all_until(&mut [&mut anna, &mut cleo], asks(json!(["p3"]))).await;
    assert!(!anna.is_over(), "one of two is not everybody");
    cleo.say(reply(false)).await;
    all_until(&mut [&mut anna, &mut ben], |table| table["people"]["proposal"].is_null()).await;

    // What one has said to one proposal is not said to the next.
    while !anna.heard.iter().any(|entry| entry["by"] == "p1" && entry["note"].is_null()) {
        let n = anna.n();
        play(&mut [&mut anna, &mut ben, &mut cleo], n + 1).await;
    }
    anna.say(propose(Proposed::Back)).await;
    all_until(&mut [&mut ben, &mut cleo], asks(json!(["p2", "p3"]))).await;
    cleo.say(reply(true)).await;
    all_until(&mut [&mut anna, &mut ben], asks(json!(["p2"]))).await;
    let is_back = |entry: &serde_json::Value| entry["takes_back"] != json!([]) && entry["by"] == "p1";
    assert!(!anna.heard.iter().any(is_back), "nothing is taken back yet");
    ben.say(reply(true)).await;
    while !anna.heard.iter().any(is_back) {
        anna.hear_table().await;
    }
    assert!(anna.is_asked() && anna.table["people"]["proposal"].is_null(), "she is asked again");

    // Whoever a bot plays for is not asked, and is not waited for.
    cleo.say(ClientMessage::StandIn { seat: Seat::new(2), level: Some(Level::Easy) }).await;
    all_until(&mut [&mut anna, &mut ben], |table| table["seats"][2]["stand_in"] == "easy").await;
    anna.say(propose(Proposed::End)).await;
    until(&mut ben, asks(json!(["p2"]))).await;
    assert_eq!(refused(&mut cleo, reply(true)).await, "no_proposal");
    ben.say(reply(true)).await;
    until(&mut anna, |table| !table["over"].is_null()).await;
    assert_eq!(anna.table["over"]["how"], "agreed");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_all_others_agreed_to_does_not_wait_for_somebody_a_bot_plays_for() {
    let room = Room::open().await;
    let (table, [anna, ben, cleo]) = three(&room).await;
    let (mut anna, mut ben, mut cleo) =
        (Person::at(&table, &anna).await, Person::at(&table, &ben).await, Person::at(&table, &cleo).await);
    let stand_in = ClientMessage::StandIn { seat: Seat::new(2), level: Some(Level::Easy) };
    let asks =
        |seats: serde_json::Value| move |table: &serde_json::Value| table["people"]["proposal"]["asked"] == seats;
    anna.say(propose(Proposed::End)).await;
    all_until(&mut [&mut ben, &mut cleo], asks(json!(["p2", "p3"]))).await;
    // Nobody has agreed yet: that Cleo goes is no answer.
    cleo.say(stand_in.clone()).await;
    until(&mut ben, asks(json!(["p2"]))).await;
    assert!(!ben.is_over());
    cleo.say(ClientMessage::Return { seat: None }).await;
    until(&mut ben, asks(json!(["p2", "p3"]))).await;
    ben.say(reply(true)).await;
    until(&mut cleo, asks(json!(["p3"]))).await;
    cleo.say(stand_in).await;
    until(&mut anna, |table| !table["over"].is_null()).await;
    assert_eq!(anna.table["over"]["how"], "agreed");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_answers_on_does_not_agree() {
    let room = Room::open().await;
    let (table, host, guest) = room.two().await;
    let (mut anna, mut ben) = (Person::at(&table, &host).await, Person::at(&table, &guest).await);
    let (asked, other) = if anna.is_asked() { (&mut anna, &mut ben) } else { (&mut ben, &mut anna) };
    other.say(propose(Proposed::End)).await;
    until(asked, |table| !table["people"]["proposal"].is_null()).await;
    asked.choose().await;
    assert!(asked.table["people"]["proposal"].is_null());
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn by_consent_answers_are_taken_back_beyond_what_is_free_and_the_log_replays() {
    let room = Room::open().await;
    let (table, mut host, guest) = room.two().await;
    let (mut anna, mut ben) = (Person::at(&table, &host).await, Person::at(&table, &guest).await);
    play(&mut [&mut anna, &mut ben], 24).await;
    // Until the House has answered Anna, so that she may not take it back by herself.
    while !(anna.table["may_undo"].is_null() && anna.heard.iter().any(|entry| entry["by"] == "p1")) {
        let n = anna.n();
        play(&mut [&mut anna, &mut ben], n + 1).await;
    }
    let last = anna.heard.iter().rev().find(|entry| entry["by"] == "p1").expect("she answered")["n"].clone();
    anna.say(propose(Proposed::Back)).await;
    until(&mut ben, |table| table["people"]["proposal"]["what"] == "back").await;
    ben.say(reply(true)).await;
    while !anna.heard.iter().any(|entry| entry["takes_back"] != json!([])) {
        anna.hear_table().await;
    }
    let back = anna.heard.iter().rev().find(|entry| entry["takes_back"] != json!([])).expect("taken back");
    assert_eq!(back["by"], "p1");
    assert!(back["takes_back"].as_array().expect("entries").contains(&last));
    assert!(anna.is_asked(), "she is asked again");
    let (view, choices) = (anna.table["view"].clone(), anna.choices());

    let room = room.again().await;
    host.address = room.server.address;
    let anna = Person::at(&table, &host).await;
    assert!(anna.table["frozen"].is_null(), "the log replays");
    assert_eq!((anna.table["view"].clone(), anna.choices()), (view, choices));
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_alone_taking_back_needs_nobodys_consent() {
    let room = Room::open().await;
    let mut host = room.visitor();
    let table = make(&mut host, vec![me(), bot()]).await.table;
    let mut anna = Person::at(&table, &host).await;
    assert_eq!(refused(&mut anna, propose(Proposed::Back)).await, "no_undo", "nothing was answered yet");
    for _ in 0..3 {
        until(&mut anna, |table| !table["decision"].is_null()).await;
        anna.choose().await;
    }
    anna.say(propose(Proposed::Back)).await;
    while !anna.heard.iter().any(|entry| entry["takes_back"] != json!([])) {
        anna.hear_table().await;
    }
    assert!(anna.table["people"]["proposal"].is_null());
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_and_hands_back() {
    let room = Room::with(|config| config.patience = Duration::ZERO).await;
    let (table, host, guest) = room.two().await;
    let mut anna = Person::at(&table, &host).await;
    let ben = Person::at(&table, &guest).await;
    let mut watcher = Person::at(&table, &room.visitor()).await;
    let stand_in = |number: usize| ClientMessage::StandIn { seat: Seat::new(number - 1), level: Some(Level::Easy) };
    assert_eq!(refused(&mut watcher, stand_in(1)).await, "no_seat");
    assert_eq!(refused(&mut anna, stand_in(2)).await, "not_away", "Ben is there");
    assert_eq!(refused(&mut anna, stand_in(3)).await, "not_found");
    assert_eq!(refused(&mut anna, ClientMessage::Return { seat: None }).await, "not_found");

    // Ben vanishes; a bot plays for him until he comes back.
    drop(ben);
    while anna.hear_kind(&["seats"]).await["seats"][1]["connected"] == true {}
    anna.say(stand_in(2)).await;
    until(&mut anna, |table| table["seats"][1]["stand_in"] == "easy").await;
    while !anna.heard.iter().any(|entry| entry["by"] == "p2" && entry["note"].is_null()) {
        until(&mut anna, |table| !table["decision"].is_null()).await;
        anna.choose().await;
    }
    let mut ben = Person::at(&table, &guest).await;
    until(&mut ben, |table| table["seats"][1]["stand_in"].is_null()).await;
    assert!(notes(&ben).ends_with(&["stand_in", "return"]));

    // At once, for whoever wishes it; and they play again when they like.
    ben.say(stand_in(2)).await;
    until(&mut ben, |table| table["seats"][1]["stand_in"] == "easy").await;
    assert!(ben.table["decision"].is_null());
    ben.say(ClientMessage::Return { seat: seat(2) }).await;
    until(&mut ben, |table| table["seats"][1]["stand_in"].is_null()).await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_just_left_is_waited_for() {
    let room = Room::open().await;
    let (table, host, guest) = room.two().await;
    let mut anna = Person::at(&table, &host).await;
    drop(Person::at(&table, &guest).await);
    while anna.hear_kind(&["seats"]).await["seats"][1]["connected"] == true {}
    let wanted = ClientMessage::StandIn { seat: Seat::new(1), level: None };
    assert_eq!(refused(&mut anna, wanted).await, "not_away");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_carries_everybody_to_one_table_in_changed_seats() {
    let room = Room::open().await;
    let (mut host, mut guest, mut other) = (room.visitor(), room.visitor(), room.visitor());
    let wished = NewTable { chat: true, ..wish(vec![me(), SeatPlan::Open, bot()]) };
    let created: Created = host.post("/api/tables", &wished).await.expect("answers").json().expect("a table");
    join(&mut guest, &created.table, &created.invites[0].invite).await;
    let (mut anna, mut ben) = (Person::at(&created.table, &host).await, Person::at(&created.table, &guest).await);
    let mut watcher = Person::at(&created.table, &other).await;
    anna.say(RESIGN).await;
    ben.say(RESIGN).await;
    until(&mut anna, |table| !table["over"].is_null()).await;
    until(&mut ben, |table| !table["over"].is_null()).await;
    assert_eq!(refused(&mut watcher, propose(Proposed::Rematch)).await, "no_seat");
    anna.say(propose(Proposed::Rematch)).await;
    until(&mut ben, |table| table["people"]["proposal"]["what"] == "rematch").await;
    assert!(ben.table["people"]["next"].is_null(), "Ben has not agreed yet");
    ben.say(reply(true)).await;
    for person in [&mut anna, &mut ben, &mut watcher] {
        until(person, |table| !table["people"]["next"].is_null()).await;
    }
    let next = anna.table["people"]["next"].as_str().expect("a table").to_owned();
    assert_eq!((&ben.table["people"]["next"], &watcher.table["people"]["next"]), (&json!(next), &json!(next)));
    assert_eq!(refused(&mut ben, propose(Proposed::Rematch)).await, "proposed", "one table");
    let (anna, ben) = (Person::at(&next, &host).await, Person::at(&next, &guest).await);
    assert_eq!((&anna.table["mine"], &ben.table["mine"]), (&json!(["p3"]), &json!(["p1"])), "everybody moved up");
    assert_eq!(anna.table["seats"][1]["kind"], "bot");
    assert_eq!(anna.table["people"]["chat"], true, "what was agreed on is so again");
    assert_eq!(other.get(&format!("/api/tables/{next}")).await.expect("answers").status, 200);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_link_is_for_everybody_until_all_seats_are_taken() {
    let room = Room::open().await;
    let mut host = room.visitor();
    let table = make(&mut host, vec![me(), SeatPlan::Open, SeatPlan::Open]).await.table;
    let summary: TableSummary = host.get(&format!("/api/tables/{table}")).await.expect("answers").json().expect("json");
    assert!(summary.host && summary.may_delete);
    let invite = summary.invite.expect("for whoever made it");
    let (mut ben, mut cleo, mut dora) = (room.visitor(), room.visitor(), room.visitor());
    let wish = Join { invite: invite.clone(), name: None, side: None };
    for (visitor, seat) in [(&mut ben, 1), (&mut cleo, 2)] {
        let path = format!("/api/tables/{table}/invitation");
        let meant: Invitation = visitor.post(&path, &wish).await.expect("answers").json().expect("json");
        assert_eq!((meant.seat, meant.chat, meant.clock), (Seat::new(seat), false, None));
        assert_eq!(join(visitor, &table, &invite).await, 200);
        assert_eq!(join(visitor, &table, &invite).await, 200, "once more is the same seat");
    }
    assert_eq!(join(&mut dora, &table, &invite).await, 403);
    let summary: TableSummary = ben.get(&format!("/api/tables/{table}")).await.expect("answers").json().expect("json");
    assert_eq!((summary.mine, summary.invite), (vec![Seat::new(1)], None), "guests invite nobody");
    room.close().await;
}
