//! Who may sit where, and on how many devices.

use crate::room::{Person, Room, join, make, me, play};
use arbiter_protocol::{ClientMessage, SeatPlan, Session, TableSummary};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_second_device_sits_in_the_same_seat() {
    let room = Room::open().await;
    let (table, mut anna, ben) = room.two().await;
    let summary: TableSummary = anna.get(&format!("/api/tables/{table}")).await.expect("answers").json().expect("json");
    let mut phone = room.visitor();
    assert_eq!(join(&mut phone, &table, &summary.devices[0].invite).await, 200);
    let (mut desk, mut hand) = (Person::at(&table, &anna).await, Person::at(&table, &phone).await);
    let mut rival = Person::at(&table, &ben).await;
    assert_eq!(hand.table, desk.table);
    play(&mut [&mut hand, &mut desk, &mut rival], 60).await;
    assert_eq!(hand.table, desk.table);
    assert_eq!(hand.heard, desk.heard);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_lost_the_connection_hears_what_they_missed() {
    let room = Room::open().await;
    let (table, anna, ben) = room.two().await;
    let (mut one, mut two) = (Person::at(&table, &anna).await, Person::at(&table, &ben).await);
    play(&mut [&mut one, &mut two], 50).await;
    while !one.is_asked() {
        let n = one.n() + 1;
        play(&mut [&mut one, &mut two], n).await;
    }
    let (known, mut heard) = (two.n(), two.heard.clone());
    drop(two);
    let seats = one.hear_kind(&["seats"]).await;
    assert_eq!(seats["seats"][1]["connected"], false);
    // Whoever is still there goes on as far as possible.
    while one.is_asked() {
        one.choose().await;
    }
    let back = Person::since(&table, &ben, Some(known)).await;
    heard.extend(back.heard.iter().cloned());
    let fresh = Person::at(&table, &ben).await;
    assert_eq!(heard, fresh.heard);
    assert_eq!(back.table, fresh.table);
    assert!(one.n() > known, "something happened in between");
    let ahead = Person::since(&table, &ben, Some(1_000_000)).await;
    assert_eq!(ahead.table["type"], "table", "who knows of more than there is begins anew");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_cookie_is_nobodys() {
    let room = Room::open().await;
    let (table, anna, _) = room.two().await;
    let cookie = anna.cookie.clone().expect("a cookie");
    let swapped = if cookie.ends_with('A') { "B" } else { "A" };
    let forged = format!("{}{swapped}", &cookie[..cookie.len() - 1]);
    for forged in [forged, cookie.replace('.', ""), "arbiter_guest=".into(), "arbiter_guest=a.b".into()] {
        let mut thief = room.visitor();
        thief.cookie = Some(forged.clone());
        let tables: Vec<TableSummary> = thief.get("/api/tables").await.expect("answers").json().expect("json");
        assert!(tables.is_empty());
        thief.cookie = Some(forged);
        let mut person = Person::at(&table, &thief).await;
        assert_eq!(person.table["mine"], json!([]));
        let told = person.ask(person.answer("pass")).await;
        assert_eq!(told["refused"], "no_seat");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_right_invitation_gives_a_seat_and_only_once() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let created = make(&mut anna, vec![me(), SeatPlan::Open]).await;
    let other = make(&mut anna, vec![me(), SeatPlan::Open]).await;
    let mut ben = room.visitor();
    for wrong in ["", "x", &other.invites[0].invite, &"A".repeat(22)] {
        assert_eq!(join(&mut ben, &created.table, wrong).await, 403, "{wrong}");
    }
    assert_eq!(join(&mut ben, "no-table", &created.invites[0].invite).await, 404);
    let mut waiting = Person::at(&created.table, &anna).await;
    assert_eq!(waiting.table["seats"][1]["kind"], "open");
    assert_eq!(join(&mut ben, &created.table, &created.invites[0].invite).await, 200);
    waiting.hear_kind(&["table"]).await;
    assert_eq!(waiting.table["seats"][1]["kind"], "person", "whoever waits sees somebody sit down");
    assert_eq!(join(&mut ben, &created.table, &created.invites[0].invite).await, 200, "twice is once");
    let mut carl = room.visitor();
    assert_eq!(join(&mut carl, &created.table, &created.invites[0].invite).await, 403, "it is taken");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_my_move_first_and_tables_survive_a_restart() {
    let room = Room::open().await;
    let (mut anna, mut ben) = (room.visitor(), room.visitor());
    let name = json!({ "name": "  Anna " }).to_string();
    let session: Session =
        anna.request("PUT", "/api/session", Some(name)).await.expect("answers").json().expect("json");
    assert_eq!(session.name.as_deref(), Some("Anna"));
    let created = make(&mut anna, vec![me(), SeatPlan::Open]).await;
    join(&mut ben, &created.table, &created.invites[0].invite).await;
    let mut person = Person::at(&created.table, &anna).await;
    assert_eq!(person.table["seats"][0]["name"], "Anna");
    while person.is_asked() {
        person.choose().await;
    }
    make(&mut anna, vec![SeatPlan::Open, me()]).await;
    let list = |answer: arbiter_server::client::Answer| answer.json::<Vec<TableSummary>>().expect("json");
    let tables = list(anna.get("/api/tables").await.expect("answers"));
    assert_eq!(tables.iter().map(|table| table.my_move).collect::<Vec<_>>(), [true, false]);
    assert_eq!((tables[0].invites.len(), tables[1].invites.len()), (1, 0));
    let before = person.table.clone();
    drop(person);
    let room = room.again().await;
    anna.address = room.server.address;
    let person = Person::at(&created.table, &anna).await;
    let shown = |table: &Value| (table["n"].clone(), table["view"].clone(), table["waiting"].clone());
    assert_eq!(shown(&person.table), shown(&before));
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_others_may_not_open_our_sockets() {
    let room = Room::open().await;
    let (table, mut anna, _) = room.two().await;
    let mut stream = tokio::net::TcpStream::connect(room.server.address).await.expect("connects");
    let request = format!(
        "GET /api/tables/{table}/ws HTTP/1.1\r\nhost: {}\r\norigin: https://elsewhere.example\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        room.server.address
    );
    tokio::io::AsyncWriteExt::write_all(&mut stream, request.as_bytes()).await.expect("sent");
    let mut answer = [0; 12];
    tokio::io::AsyncReadExt::read_exact(&mut stream, &mut answer).await.expect("answered");
    assert_eq!(&answer, b"HTTP/1.1 403");
    assert_eq!(anna.get("/health").await.expect("answers").status, 200);
    drop(stream);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_may_not_answer_for_anybody() {
    let room = Room::open().await;
    let (table, _, _) = room.two().await;
    let mut watcher = Person::at(&table, &room.visitor()).await;
    let n = watcher.n();
    for seat in [None, crate::room::seat(1)] {
        let told = watcher.ask(ClientMessage::Choose { n, choice: "pass".into(), seat }).await;
        assert_eq!(told["refused"], "no_seat");
        let told = watcher.ask(ClientMessage::Undo { n, count: 1, seat }).await;
        assert_eq!(told["refused"], "no_seat");
    }
    room.close().await;
}
