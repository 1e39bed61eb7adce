//! Who may sit where, and on how many devices.

use crate::room::{NOON, Person, Room, join, make, me, play, seat, wish};
use arbiter_protocol::{
    ClientMessage, Created, DeviceLink, Devices, Invitation, Join, NewLink, NewTable, Right, SeatPlan, Session,
    TableSummary,
};
use arbiter_server::client::Visitor;
use serde_json::{Value, json};
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

#[tokio::test(flavor = "multi_thread")]
async fn a_second_device_sits_in_the_same_seat() {
    let room = Room::open().await;
    let (table, mut anna, ben) = room.two().await;
    let mut phone = room.visitor();
    let link = device_link(&mut anna, &table, 1).await;
    assert_eq!(join(&mut phone, &table, &link.invite).await, 200);
    let (mut desk, mut hand) = (Person::at(&table, &anna).await, Person::at(&table, &phone).await);
    let mut rival = Person::at(&table, &ben).await;
    assert_eq!(hand.table, desk.table);
    play(&mut [&mut hand, &mut desk, &mut rival], 60).await;
    assert_eq!(hand.table, desk.table);
    assert_eq!(hand.heard, desk.heard);
    room.close().await;
}

/// A link for another device into a seat.
async fn device_link(visitor: &mut Visitor, table: &str, n: usize) -> DeviceLink {
    let wish = NewLink { seat: seat(n).expect("a seat") };
    let answer = visitor.post(&format!("/api/tables/{table}/devices"), &wish).await.expect("answers");
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json().expect("a link")
}

async fn devices(visitor: &mut Visitor, table: &str) -> Devices {
    visitor.get(&format!("/api/tables/{table}/devices")).await.expect("answers").json().expect("json")
}

async fn revoke(visitor: &mut Visitor, table: &str, device: &str) -> u16 {
    let path = format!("/api/tables/{table}/devices/{device}");
    visitor.request("DELETE", &path, None).await.expect("answers").status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_for_a_device_does_not_pass_for_an_invitation() {
    let room = Room::open().await;
    // Whoever made the table sits in both seats, in two browsers, and sends a link for the second one's devices.
    let (table, _anna, mut other) = room.two().await;
    let link = device_link(&mut other, &table, 2).await;
    let mut watching = Person::at(&table, &other).await;
    assert_eq!(watching.table["seats"][1]["holders"], 1);
    // What it is for is told before it is used, and using it is noticed by both.
    let mut victim = room.visitor();
    let join_it = Join { invite: link.invite.clone(), name: None, side: None };
    let asked = victim.post(&format!("/api/tables/{table}/invitation"), &join_it).await.expect("answers");
    let told: Invitation = asked.json().expect("json");
    assert_eq!((told.right, Some(told.seat)), (Right::Share, seat(2)));
    assert_eq!(join(&mut victim, &table, &link.invite).await, 200);
    watching.hear_kind(&["table"]).await;
    assert_eq!(watching.table["seats"][1]["holders"], 2);
    let at = Person::at(&table, &victim).await;
    assert_eq!((&at.table["mine"], &at.table["seats"][1]["holders"]), (&json!(["p2"]), &json!(2)));
    // It is used up.
    assert_eq!(join(&mut room.visitor(), &table, &link.invite).await, 403);
    // She keeps the seat to herself: whoever sent it sees nothing any more.
    let list = devices(&mut victim, &table).await;
    assert_eq!((list.devices.len(), list.links.len()), (2, 0));
    let theirs = list.devices.iter().find(|device| !device.this).expect("the other one");
    assert_eq!(revoke(&mut room.visitor(), &table, &theirs.id).await, 404, "not for strangers");
    assert_eq!(revoke(&mut victim, &table, &theirs.id).await, 200);
    watching.hear_kind(&["table"]).await;
    assert_eq!((&watching.table["mine"], &watching.table["eyes"]), (&json!([]), &Value::Null));
    let mine = devices(&mut victim, &table).await.devices.remove(0);
    assert!(mine.this);
    assert_eq!(revoke(&mut victim, &table, &mine.id).await, 404, "the last device keeps its seat");
    room.close().await;
}

/// Milliseconds after noon.
static LATER: AtomicU64 = AtomicU64::new(0);

#[tokio::test(flavor = "multi_thread")]
async fn links_for_devices_are_few_are_listed_can_be_taken_back_and_end() {
    let room = Room::with(|config| {
        config.clock = || NOON + LATER.load(Ordering::Relaxed);
        config.limits.links = 2;
    })
    .await;
    let (table, mut anna, _) = room.two().await;
    let wish = NewLink { seat: seat(2).expect("a seat") };
    let path = format!("/api/tables/{table}/devices");
    assert_eq!(anna.post(&path, &wish).await.expect("answers").status, 403, "the seat of another");
    let (one, two) = (device_link(&mut anna, &table, 1).await, device_link(&mut anna, &table, 1).await);
    let wish = NewLink { seat: seat(1).expect("a seat") };
    assert_eq!(anna.post(&path, &wish).await.expect("answers").status, 429, "enough wait to be used");
    let list = devices(&mut anna, &table).await;
    assert_eq!((list.devices.len(), list.links.len()), (1, 2));
    assert!(list.links.iter().all(|link| link.id != one.invite && link.id != two.invite), "not the secret");
    assert_eq!(revoke(&mut anna, &table, &list.links[0].id).await, 200);
    let (mut phone, mut left) = (room.visitor(), Vec::new());
    for link in [&one, &two] {
        let join_it = Join { invite: link.invite.clone(), name: None, side: None };
        left.push(phone.post(&format!("/api/tables/{table}/invitation"), &join_it).await.expect("answers").status);
    }
    left.sort_unstable();
    assert_eq!(left, [200, 403], "one was taken back");
    LATER.store(two.until - NOON, Ordering::Relaxed);
    for link in [one, two] {
        assert_eq!(join(&mut phone, &table, &link.invite).await, 403, "the other has ended");
    }
    assert!(devices(&mut anna, &table).await.links.is_empty());
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

/// Milliseconds after noon.
static MUCH_LATER: AtomicU64 = AtomicU64::new(0);

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_renewed_before_it_ends() {
    let room = Room::with(|config| config.clock = || NOON + MUCH_LATER.load(Ordering::Relaxed)).await;
    let (table, mut anna, _) = room.two().await;
    let first = anna.cookie.clone();
    MUCH_LATER.store(29 * 24 * 60 * 60 * 1000, Ordering::Relaxed);
    assert!(anna.get("/api/session").await.expect("answers").header("set-cookie").is_none());
    MUCH_LATER.store(200 * 24 * 60 * 60 * 1000, Ordering::Relaxed);
    let answer = anna.get("/api/session").await.expect("answers");
    assert!(answer.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=31536000")));
    assert_ne!(anna.cookie, first);
    assert!(anna.get("/api/session").await.expect("answers").header("set-cookie").is_none(), "once");
    let person = Person::at(&table, &anna).await;
    assert_eq!(person.table["mine"], json!(["p1"]), "it is the same guest");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_of_a_new_table_says_who_is_asked() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    for game in ["res_arcana", "arcs", "aristeia", "arcmage"] {
        let wish = NewTable { game: game.into(), ..wish(vec![me(), SeatPlan::Open]) };
        let created: Created = anna.post("/api/tables", &wish).await.expect("answers").json().expect("a table");
        let path = format!("/api/tables/{}", created.table);
        let before: TableSummary = anna.get(&path).await.expect("answers").json().expect("json");
        let person = Person::at(&created.table, &anna).await;
        assert_eq!(json!(before.waiting), person.table["waiting"], "{game}");
        let gathers = person.table["people"]["gathering"] == true;
        assert_eq!(
            before.waiting.is_empty(),
            gathers,
            "{game}: somebody is asked, unless a guest may still bring a deck"
        );
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
async fn under_another_name_nothing_is_answered() {
    let room = Room::with(|config| config.origins = vec!["https://play.example.org".into()]).await;
    let mut anybody = room.visitor();
    assert_eq!(anybody.get("/api/games").await.expect("answers").status, 404, "asked by the address");
    assert_eq!(anybody.get("/health").await.expect("answers").status, 200, "whoever runs the server asks so");
    let as_named = [("host", "play.example.org")];
    assert_eq!(anybody.get_with("/api/games", &as_named).await.expect("answers").status, 200);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_of_ours_says_who_asks_and_nobody_else() {
    for (trusted, statuses) in [(false, [200, 429, 429]), (true, [200, 200, 429])] {
        // After a second one may ask again: where the machine is that slow, it shows nothing.
        let told = loop {
            if let Some(told) = ask_from_two(trusted).await {
                break told;
            }
        };
        assert_eq!(told, statuses, "trusted: {trusted}");
    }
}

/// Asks thrice, as if from two addresses, where each may ask once a second; nothing if that took a second.
async fn ask_from_two(trusted: bool) -> Option<Vec<u16>> {
    let room = Room::with(|config| {
        config.limits.requests_per_second = 1;
        config.limits.requests_at_once = 1;
        if trusted {
            config.proxies = ["127.0.0.1"].iter().map(|net| arbiter_server::network(net).expect("a net")).collect();
        }
    })
    .await;
    let (mut anybody, begun) = (room.visitor(), Instant::now());
    let mut told = Vec::new();
    for from in ["192.0.2.1", "192.0.2.2", "192.0.2.1"] {
        let said = [("x-forwarded-for", from)];
        told.push(anybody.get_with("/api/games", &said).await.expect("answers").status);
    }
    let in_time = begun.elapsed() < Duration::from_secs(1);
    room.close().await;
    in_time.then_some(told)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_may_not_answer_for_anybody() {
    let room = Room::open().await;
    let (table, _, _) = room.two().await;
    let mut watcher = Person::at(&table, &room.visitor()).await;
    let n = watcher.n();
    for seat in [None, seat(1)] {
        let told = watcher.ask(ClientMessage::Choose { n, choice: "pass".into(), seat }).await;
        assert_eq!(told["refused"], "no_seat");
        let told = watcher.ask(ClientMessage::Undo { n, count: 1, seat }).await;
        assert_eq!(told["refused"], "no_seat");
    }
    room.close().await;
}
