//! What is refused beside the rules and is said nowhere else: each thing once, with who does it and why not.

use crate::room::{NOON, Person, Room, bot, join, make, me, play, refused, until, wish};
use arbiter_protocol::{
    ClientMessage, Format, Invitation, Level, NewTable, NewTournament, Phrase, Proposed, Refused, Seat, SeatPlan,
    Tournament, TournamentDeed, Until,
};
use arbiter_server::client::Visitor;
use arbiter_store::Ban;
use serde_json::{Value, json};
use std::{fs, path::Path};

/// What a request is refused with, and its status.
async fn asks(who: &mut Visitor, method: &str, path: &str, body: &Value) -> (u16, String) {
    let body = (!body.is_null()).then(|| body.to_string());
    let answer = who.request(method, path, body).await.expect("answers");
    let refusal: Value = answer.json().unwrap_or_default();
    (answer.status, refusal["refused"].as_str().unwrap_or_default().to_owned())
}

fn no(status: u16, refused: &str) -> (u16, String) {
    (status, refused.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn words_that_are_too_long_are_refused_wherever_they_are_sent() {
    let room = Room::open().await;
    let (mut anna, mut ben) = (room.visitor(), room.visitor());
    let long = format!("deal draft {}", "x".repeat(8_000));
    let table = json!({ "game": "res_arcana", "seats": [{ "kind": "me" }, { "kind": "open" }], "setup": long });
    assert_eq!(asks(&mut anna, "POST", "/api/tables", &table).await, no(400, "setup"));
    let position = json!({ "game": "res_arcana", "seats": [{ "kind": "me" }, { "kind": "open" }], "position": long });
    assert_eq!(asks(&mut anna, "POST", "/api/tables", &position).await, no(400, "setup"));
    let check = json!({ "players": 2, "setup": long });
    assert_eq!(asks(&mut anna, "POST", "/api/games/res_arcana/check", &check).await, no(400, "setup"));
    assert_eq!(asks(&mut anna, "POST", "/api/qr", &json!({ "text": "x".repeat(401) })).await, no(413, "too_big"));
    assert_eq!(asks(&mut anna, "PUT", "/api/session", &json!({ "name": "x".repeat(41) })).await, no(400, "malformed"));
    let cup = |title: &str, setup: Option<&str>| {
        let cup = NewTournament {
            title: title.into(),
            game: "arcmage".into(),
            setup: setup.map(str::to_owned),
            format: Format::League,
            rounds: None,
            size: 2,
            clock: None,
            rated: false,
        };
        json!(cup)
    };
    assert_eq!(asks(&mut anna, "POST", "/api/tournaments", &cup("Cup", Some(&long))).await, no(400, "setup"));
    assert_eq!(asks(&mut anna, "POST", "/api/tournaments", &cup(&"x".repeat(41), None)).await, no(400, "malformed"));

    // Whoever sits down, or enters, with more than anybody could bring.
    let wished = NewTable { game: "arcmage".into(), ..wish(vec![me(), SeatPlan::Open]) };
    let created: arbiter_protocol::Created =
        anna.post("/api/tables", &wished).await.expect("answers").json().expect("a table");
    let invite = &created.invites[0].invite;
    let path = format!("/api/tables/{}/join", created.table);
    assert_eq!(asks(&mut ben, "POST", &path, &json!({ "invite": invite, "side": long })).await, no(400, "setup"));
    let named = json!({ "invite": invite, "name": "a\nb" });
    assert_eq!(asks(&mut ben, "POST", &path, &named).await, no(400, "malformed"));
    let told: Tournament =
        anna.post("/api/tournaments", &cup("Cup", None)).await.expect("answers").json().expect("a tournament");
    let path = format!("/api/tournaments/{}", told.tournament);
    let enter = |name: Option<&str>, side: Option<&str>| {
        json!(TournamentDeed::Enter {
            invite: told.invite.clone().expect("for the host"),
            name: name.map(str::to_owned),
            side: side.map(str::to_owned),
        })
    };
    assert_eq!(asks(&mut ben, "POST", &path, &enter(None, Some(&long))).await, no(400, "setup"));
    assert_eq!(asks(&mut ben, "POST", &path, &enter(Some(&"x".repeat(41)), None)).await, no(400, "malformed"));

    // A league is full with twelve.
    let easy = json!(TournamentDeed::AddBot { level: Level::Easy });
    for _ in 0..12 {
        assert_eq!(asks(&mut anna, "POST", &path, &easy).await.0, 200);
    }
    assert_eq!(asks(&mut ben, "POST", &path, &enter(None, None)).await, no(409, "tournament"));
    assert_eq!(asks(&mut anna, "POST", &path, &easy).await, no(409, "tournament"));
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_last_answer_nothing_is_answered_taken_back_or_ordered() {
    let room = Room::open().await;
    let (mut host, mut guest) = (room.visitor(), room.visitor());
    let wished = NewTable { game: "pebbles".into(), ..wish(vec![me(), SeatPlan::Open]) };
    let created: arbiter_protocol::Created =
        host.post("/api/tables", &wished).await.expect("answers").json().expect("a table");
    join(&mut guest, &created.table, &created.invites[0].invite).await;
    let (mut anna, mut ben) = (Person::at(&created.table, &host).await, Person::at(&created.table, &guest).await);
    play(&mut [&mut anna, &mut ben], 2_000).await;
    assert!(anna.is_over() && anna.table["over"]["how"] == "played");
    let stand_in = |seat: usize| ClientMessage::StandIn { seat: Seat::new(seat), level: None };
    let n = anna.n();
    let answer = anna.answer("pass");
    for message in [
        answer,
        ClientMessage::Undo { n, count: 1, seat: None },
        ClientMessage::Propose { what: Proposed::End, seat: None },
        ClientMessage::Propose { what: Proposed::Back, seat: None },
        ClientMessage::Resign { seat: None },
        ClientMessage::Order { until: Some(Until::Turn), seat: None },
        stand_in(0),
        stand_in(1),
    ] {
        assert_eq!(refused(&mut anna, message.clone()).await, "over", "{message:?}");
    }
    // And who only watches has no seat for any of it.
    let mut watcher = Person::at(&created.table, &room.visitor()).await;
    for message in [
        ClientMessage::Chat { text: "hello".into(), seat: None },
        ClientMessage::Order { until: None, seat: None },
        ClientMessage::Rest { days: 1, seat: None },
        ClientMessage::Return { seat: None },
        ClientMessage::Undo { n, count: 1, seat: None },
    ] {
        assert_eq!(refused(&mut watcher, message.clone()).await, "no_seat", "{message:?}");
    }
    assert_eq!(refused(&mut watcher, ClientMessage::Reply { agree: true, seat: None }).await, "no_proposal");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_does_for_a_seat_of_somebody_else_what_only_its_holder_may() {
    let room = Room::open().await;
    let (table, host, guest) = room.two().await;
    let (mut anna, _ben) = (Person::at(&table, &host).await, Person::at(&table, &guest).await);
    let his = Some(Seat::new(1));
    let n = anna.n();
    for message in [
        ClientMessage::Say { phrase: Phrase::Oops, seat: his },
        ClientMessage::Choose { n, choice: "pass".into(), seat: his },
        ClientMessage::Undo { n, count: 1, seat: his },
        ClientMessage::Propose { what: Proposed::End, seat: his },
        ClientMessage::Resign { seat: his },
        ClientMessage::Return { seat: his },
        ClientMessage::Order { until: Some(Until::Turn), seat: his },
        ClientMessage::Rest { days: 1, seat: his },
        ClientMessage::Advise { options: true, seat: his },
    ] {
        assert_eq!(refused(&mut anna, message.clone()).await, "no_seat", "{message:?}");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_has_room_for_so_many_words_and_proposals() {
    let room = Room::with(|config| config.limits.entries = 100).await;
    let (table, host, guest) = room.two().await;
    let (mut anna, mut ben) = (Person::at(&table, &host).await, Person::at(&table, &guest).await);
    let said = |n: usize| ClientMessage::Say { phrase: Phrase::ALL[n], seat: None };
    anna.say(ClientMessage::ChatMode { on: true }).await;
    until(&mut ben, |table| table["people"]["chat"] == true).await;
    for _ in 0..8 {
        let n = ben.n();
        ben.say(ClientMessage::Chat { text: "and".into(), seat: None }).await;
        ben.hear_until(n + 1).await;
    }
    let more = ClientMessage::Chat { text: "and more".into(), seat: None };
    assert_eq!(refused(&mut ben, more).await, "rate", "so much at once");
    anna.hear_until(ben.n()).await;
    play(&mut [&mut anna, &mut ben], 51).await;
    let back = ClientMessage::Propose { what: Proposed::Back, seat: None };
    assert_eq!(refused(&mut anna, back).await, "quota", "the second half is for answers");
    play(&mut [&mut anna, &mut ben], 100).await;
    assert_eq!(refused(&mut anna, said(0)).await, "quota", "it is full");
    assert_eq!(refused(&mut ben, ClientMessage::Resign { seat: None }).await, "quota");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_let_in_no_more_is_told_so_over_http_and_at_the_table() {
    let room = Room::open().await;
    let (table, mut anna, ben) = room.two().await;
    let who = crate::trouble::guest_of(&room, &ben);
    room.server.app.store.ban(&Ban { who: who.clone(), why: None, at: NOON }).await.expect("noted");
    let room = room.again().await;
    let mut ben = Visitor { address: room.server.address, ..ben };
    anna.address = room.server.address;
    assert_eq!(asks(&mut ben, "GET", "/api/tables", &Value::Null).await, no(403, "banned"));
    assert!(ben.connect(&table).await.is_err(), "nor to a table");
    assert_eq!(anna.get("/api/tables").await.expect("answers").status, 200, "others are");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_so_many_sockets_and_none_hears_bytes_for_words() {
    let room = Room::with(|config| config.limits.sockets = 1).await;
    let (table, anna, ben) = room.two().await;
    let mut one = Person::at(&table, &anna).await;
    assert!(ben.connect(&table).await.is_err(), "one is enough for this server");
    one.chair.say_bytes(vec![1, 2, 3]).await.expect("sent");
    assert_eq!(one.hear_kind(&["refused"]).await["refused"], "malformed");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_is_asked_for_once_at_a_time() {
    let room = Room::open().await;
    let mut host = room.visitor();
    let table = make(&mut host, vec![me(), bot()]).await.table;
    let mut anna = Person::at(&table, &host).await;
    for _ in 0..20 {
        anna.say(ClientMessage::Advise { options: true, seat: None }).await;
    }
    let mut told = Vec::new();
    while told.len() < 20 {
        told.push(anna.hear_kind(&["advice", "refused"]).await);
    }
    let refusals: Vec<&Value> = told.iter().filter(|told| told["type"] == "refused").collect();
    assert!(!refusals.is_empty() && refusals.len() < 20, "{told:?}");
    assert!(refusals.iter().all(|told| told["refused"] == "rate"), "{refusals:?}");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_table_that_cannot_be_read_nothing_is_told_but_that() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let table = make(&mut anna, vec![me(), SeatPlan::Open]).await;
    let (id, invite) = (table.table, &table.invites[0].invite);
    assert_eq!(
        asks(&mut anna, "GET", &format!("/api/tables/{id}/replay?eyes=king"), &Value::Null).await,
        no(400, "malformed")
    );
    room.server.app.store.freeze(&id, Some("the rules panicked")).await.expect("noted");
    let room = room.again().await;
    anna.address = room.server.address;
    for what in ["replay", "page?seat=p1", "log"] {
        let path = format!("/api/tables/{id}/{what}");
        assert_eq!(asks(&mut anna, "GET", &path, &Value::Null).await, no(423, "frozen"), "{what}");
    }
    // Somebody may still sit down there, and is told what was agreed on.
    let mut ben = room.visitor();
    let path = format!("/api/tables/{id}/invitation");
    let told: Invitation =
        ben.post(&path, &json!({ "invite": invite })).await.expect("answers").json().expect("an invitation");
    assert_eq!(told.seat, Seat::new(1));
    // What cannot be read at all is not played again either.
    let mut row = room.server.app.store.table(&id).await.expect("reads").expect("is there");
    (row.id, row.game) = ("lost".into(), "chess".into());
    room.server.app.store.open(&row, Vec::new()).await.expect("kept");
    assert_eq!(asks(&mut anna, "POST", "/api/tables/lost/thaw", &Value::Null).await, no(423, "frozen"));
    room.close().await;
}

/// Everything in Rust below a folder, as one text.
fn code_below(folder: &Path) -> String {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let text = |path: std::path::PathBuf| match path.extension() {
        _ if path.is_dir() => code_below(&path),
        Some(kind) if kind == "rs" => fs::read_to_string(path).unwrap_or_default(),
        _ => String::new(),
    };
    entries.map(text).collect()
}

/// Whoever adds a kind of refusal provokes it somewhere: here, at the program, or beside the code that a race or a fault leads to.
#[test]
fn every_kind_of_refusal_is_provoked_by_a_test() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates");
    let tests = ["server/tests", "cli/tests"].map(|folder| code_below(&crates.join(folder))).concat();
    let beside = code_below(&crates.join("server/src"));
    let beside: String = beside.split("#[cfg(test)]\nmod tests {").skip(1).collect();
    let is_provoked = |kind: &Refused| {
        let word = serde_json::to_string(kind).expect("JSON");
        let name = format!("Refused::{kind:?}");
        [&tests, &beside].into_iter().any(|code| code.contains(&word) || code.contains(&name))
    };
    let missing: Vec<Refused> = Refused::ALL.into_iter().filter(|kind| !is_provoked(kind)).collect();
    assert_eq!(missing, []);
}
