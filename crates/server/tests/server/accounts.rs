//! Accounts: the ways in, what moves along, and what is left of somebody who has gone.

use crate::room::{NOON, Person, Room, bot, join, make, me};
use arbiter_protocol::{Account, Export, SeatPlan, Session, TableSummary};
use arbiter_server::client::{Answer, Visitor};
use serde_json::{Value, json};
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

async fn ask(visitor: &mut Visitor, method: &str, path: &str, body: Value) -> Answer {
    let body = (!body.is_null()).then(|| body.to_string());
    visitor.request(method, path, body).await.expect("answers")
}

fn anna() -> Value {
    json!({ "login": "Anna", "password": "correct horse" })
}

async fn sign_up(visitor: &mut Visitor, wish: Value) -> Session {
    let answer = ask(visitor, "POST", "/api/account", wish).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json().expect("a session")
}

async fn sign_in(visitor: &mut Visitor, wish: Value) -> u16 {
    ask(visitor, "POST", "/api/session/password", wish).await.status
}

async fn tables(visitor: &mut Visitor) -> Vec<String> {
    let tables: Vec<TableSummary> = visitor.get("/api/tables").await.expect("answers").json().expect("json");
    tables.into_iter().map(|table| table.table).collect()
}

async fn account(visitor: &mut Visitor) -> Account {
    visitor.get("/api/account").await.expect("answers").json().expect("an account")
}

fn refused(answer: &Answer) -> (u16, String) {
    let refusal: Value = answer.json().expect("a refusal");
    (answer.status, refusal["refused"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_guest_has_moves_into_the_account_and_to_every_device() {
    let room = Room::open().await;
    let (mut desk, mut phone) = (room.visitor(), room.visitor());
    let first = make(&mut desk, vec![me(), bot()]).await.table;
    ask(&mut desk, "PUT", "/api/session", json!({ "name": "Änna" })).await;
    let session = sign_up(&mut desk, anna()).await;
    assert_eq!((session.name.as_deref(), session.signed_in), (Some("Änna"), true));
    assert_eq!(tables(&mut desk).await, [first.as_str()]);
    // Somebody who had a table on the phone before has both from now on.
    let second = make(&mut phone, vec![me(), bot()]).await.table;
    assert_eq!(sign_in(&mut phone, json!({ "login": "aNNA ", "password": "correct horse" })).await, 200);
    for device in [&mut desk, &mut phone] {
        let mut found = tables(device).await;
        found.sort();
        let mut both = [first.clone(), second.clone()];
        both.sort();
        assert_eq!(found, both);
    }
    assert_eq!(Person::at(&first, &phone).await.table["mine"], json!(["p1"]));
    // The server begins anew: both devices are still signed in.
    let room = room.again().await;
    (desk.address, phone.address) = (room.server.address, room.server.address);
    let devices = account(&mut desk).await.devices;
    assert_eq!((devices.len(), devices.iter().filter(|device| device.this).count()), (2, 1));
    // What browsers keep goes along as well.
    let kept = json!({ "kept": { "theme": "dark" } });
    assert_eq!(ask(&mut desk, "PUT", "/api/account/kept", kept.clone()).await.status, 204);
    assert_eq!(ask(&mut phone, "GET", "/api/account/kept", Value::Null).await.json::<Value>().expect("json"), kept);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whether_there_is_such_a_name_is_not_told_by_signing_in() {
    let room = Room::open().await;
    sign_up(&mut room.visitor(), anna()).await;
    let mut answers = Vec::new();
    for (login, password) in
        [("anna", "wrong horse"), ("nobody", "wrong horse"), ("anna", "short"), ("x", "correct horse")]
    {
        let wish = json!({ "login": login, "password": password });
        let answer = ask(&mut room.visitor(), "POST", "/api/session/password", wish).await;
        answers.push((answer.status, answer.body));
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    assert_eq!(answers[0].0, 403);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_account_is_refused() {
    let room = Room::open().await;
    let mut guest = room.visitor();
    for (login, password, expected) in [
        ("ab", "correct horse", (400, "password")),
        ("anna", "1234567", (400, "password")),
        ("an\nna", "correct horse", (400, "password")),
    ] {
        let wish = json!({ "login": login, "password": password });
        let answer = ask(&mut guest, "POST", "/api/account", wish).await;
        assert_eq!(refused(&answer), (expected.0, expected.1.to_owned()), "{login}");
    }
    sign_up(&mut guest, anna()).await;
    let answer = ask(&mut room.visitor(), "POST", "/api/account", anna()).await;
    assert_eq!(refused(&answer), (409, "name_taken".to_owned()));
    let mut stranger = room.visitor();
    for (method, path) in [
        ("GET", "/api/account"),
        ("DELETE", "/api/account"),
        ("DELETE", "/api/session"),
        ("GET", "/api/account/export"),
        ("GET", "/api/account/kept"),
        ("DELETE", "/api/account/devices"),
        ("DELETE", "/api/account/devices/x"),
        ("DELETE", "/api/account/passkeys/x"),
    ] {
        let answer = ask(&mut stranger, method, path, Value::Null).await;
        assert_eq!(refused(&answer), (403, "no_account".to_owned()), "{method} {path}");
    }
    // Another password is set by whoever knows the old one.
    let wish = |old: Option<&str>| json!({ "old": old, "login": "anna", "password": "another horse" });
    for old in [None, Some("wrong horse")] {
        let answer = ask(&mut guest, "PUT", "/api/account/password", wish(old)).await;
        assert_eq!(refused(&answer), (403, "sign_in".to_owned()));
    }
    assert_eq!(ask(&mut guest, "PUT", "/api/account/password", wish(Some("correct horse"))).await.status, 200);
    assert_eq!(sign_in(&mut room.visitor(), anna()).await, 403);
    assert_eq!(ask(&mut guest, "DELETE", "/api/account/devices/x", Value::Null).await.status, 404);
    let long = json!({ "kept": { "a": "x".repeat(300 * 1024) } });
    assert_eq!(ask(&mut guest, "PUT", "/api/account/kept", long).await.status, 413);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passkeys_answer_what_was_asked_on_our_own_pages_or_not_at_all() {
    let room = Room::open().await;
    let mut guest = room.visitor();
    // From no page, from another's, from an address.
    let port = room.server.address.port();
    for origin in ["", "http://elsewhere", &format!("http://{}", room.server.address)] {
        for path in ["/api/account/passkeys/ask", "/api/session/passkey/ask"] {
            let answer = guest.post_with(path, &Value::Null, &[("origin", origin)]).await.expect("answers");
            assert_eq!(refused(&answer), (403, "passkey".to_owned()), "{origin} {path}");
        }
    }
    let (origin, host) = (format!("http://localhost:{port}"), format!("localhost:{port}"));
    let home = [("origin", origin.as_str()), ("host", host.as_str())];
    let asked = guest.post_with("/api/session/passkey/ask", &Value::Null, &home).await.expect("answers");
    assert_eq!(asked.status, 200, "{}", asked.body);
    let ceremony = asked.json::<Value>().expect("json")["ceremony"].clone();
    let credential = json!({ "rawId": "AAAA", "response": {
        "clientDataJSON": "AAAA", "authenticatorData": "AAAA", "signature": "AAAA", "userHandle": "AAAA" } });
    let answer = json!({ "ceremony": ceremony, "credential": credential });
    // As if it were for making one, then for showing one: it is used up by then.
    for (path, body) in [
        ("/api/account/passkeys", &answer),
        ("/api/session/passkey", &answer),
        ("/api/session/passkey", &json!({ "ceremony": "nothing", "credential": {} })),
    ] {
        let answered = guest.post_with(path, body, &home).await.expect("answers");
        assert_eq!(refused(&answered), (403, "passkey".to_owned()), "{path}");
    }
    assert_eq!(guest.get("/api/account").await.expect("answers").status, 403, "nobody was signed in");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn signed_out_means_out_also_at_tables() {
    let room = Room::with(|config| config.heartbeat = Duration::from_millis(50)).await;
    let (mut desk, mut phone) = (room.visitor(), room.visitor());
    sign_up(&mut desk, anna()).await;
    let table = make(&mut desk, vec![me(), bot()]).await.table;
    assert_eq!(sign_in(&mut phone, anna()).await, 200);
    let mut at = Person::at(&table, &phone).await;
    assert_eq!(at.table["mine"], json!(["p1"]));
    let stolen = phone.clone();
    let device = account(&mut desk).await.devices.into_iter().find(|device| !device.this).expect("the phone");
    let path = format!("/api/account/devices/{}", device.id);
    assert_eq!(ask(&mut desk, "DELETE", &path, Value::Null).await.status, 200);
    // The table hangs up, and whoever has the old cookie is nobody.
    assert_eq!(at.chair.hear_end().await.expect("an end"), Some(1013));
    assert_eq!(Person::at(&table, &stolen).await.table["mine"], json!([]));
    assert_eq!(sign_in(&mut phone, anna()).await, 200);
    let answer = ask(&mut phone, "DELETE", "/api/account/devices", Value::Null).await;
    assert_eq!(answer.status, 204);
    for device in [&mut desk, &mut phone] {
        let session: Session = device.get("/api/session").await.expect("answers").json().expect("json");
        assert!(!session.signed_in);
        assert!(tables(device).await.is_empty(), "a guest who holds nothing");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_deletes_their_account_was_somebody_and_the_others_play_on() {
    let room = Room::open().await;
    let (table, anna_guest, mut ben) = room.two().await;
    let alone = make(&mut ben, vec![me(), bot()]).await.table;
    ask(&mut ben, "PUT", "/api/session", json!({ "name": "Ben" })).await;
    sign_up(&mut ben, json!({ "login": "ben", "password": "correct horse" })).await;
    let export: Export = ben.get("/api/account/export").await.expect("answers").json().expect("json");
    assert_eq!((export.name.as_deref(), export.tables.len()), (Some("Ben"), 2));
    let mut left = Person::at(&table, &anna_guest).await;
    assert_eq!(ask(&mut ben, "DELETE", "/api/account", Value::Null).await.status, 204);
    while !left.is_over() {
        left.hear_table().await;
    }
    assert_eq!(left.table["over"]["ranking"][0], json!({ "seat": "p1", "place": 1 }));
    let seat = &left.table["seats"][1];
    assert_eq!((&seat["kind"], &seat["name"], &seat["holders"]), (&json!("person"), &Value::Null, &json!(0)));
    assert_eq!(ben.get(&format!("/api/tables/{alone}")).await.expect("answers").status, 404, "nobody else sat there");
    assert_eq!(sign_in(&mut room.visitor(), json!({ "login": "ben", "password": "correct horse" })).await, 403);
    // The log is sound: it is read again by the next server, and everybody sees the same.
    let room = room.again().await;
    let mut anna = anna_guest.clone();
    anna.address = room.server.address;
    let log = anna.get(&format!("/api/tables/{table}/log")).await.expect("answers");
    assert_eq!(log.status, 200, "{}", log.body);
    assert!(!log.body.contains("Ben"));
    assert!(Person::at(&table, &anna).await.is_over());
    room.close().await;
}

/// Milliseconds after noon.
static LATER: AtomicU64 = AtomicU64::new(0);

#[tokio::test(flavor = "multi_thread")]
async fn an_address_tries_only_so_often_and_a_device_not_heard_of_for_a_year_is_out() {
    let room = Room::with(|config| {
        config.limits.tries_per_hour = 3;
        config.clock = || NOON + LATER.load(Ordering::Relaxed);
    })
    .await;
    let mut guest = room.visitor();
    sign_up(&mut guest, anna()).await;
    let wrong = || json!({ "login": "anna", "password": "wrong horse" });
    for _ in 0..2 {
        assert_eq!(sign_in(&mut room.visitor(), wrong()).await, 403);
    }
    assert_eq!(sign_in(&mut room.visitor(), wrong()).await, 429);
    assert_eq!(sign_in(&mut room.visitor(), anna()).await, 429, "even if it were right");
    let answer =
        ask(&mut room.visitor(), "POST", "/api/account", json!({ "login": "ben", "password": "12345678" })).await;
    assert_eq!(answer.status, 429);
    LATER.store(2 * 60 * 60 * 1000, Ordering::Relaxed);
    let seen = guest.get("/api/account").await.expect("answers");
    assert!(seen.header("set-cookie").is_some_and(|cookie| cookie.starts_with("arbiter_session=")), "renewed");
    LATER.store(366 * 24 * 60 * 60 * 1000, Ordering::Relaxed);
    assert_eq!(guest.get("/api/account").await.expect("answers").status, 403);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn from_one_account_to_another_nothing_moves() {
    let room = Room::open().await;
    let mut desk = room.visitor();
    sign_up(&mut desk, anna()).await;
    let table = make(&mut desk, vec![me(), SeatPlan::Open]).await;
    sign_up(&mut desk, json!({ "login": "ben", "password": "correct horse" })).await;
    assert!(tables(&mut desk).await.is_empty());
    assert_eq!(join(&mut desk, &table.table, &table.invites[0].invite).await, 200);
    let mut other = room.visitor();
    assert_eq!(sign_in(&mut other, anna()).await, 200);
    assert_eq!(tables(&mut other).await, [table.table.as_str()]);
    room.close().await;
}
