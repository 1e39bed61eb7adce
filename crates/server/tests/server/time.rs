//! Clocks: they live in the log, run only once everybody is there, and what happens at their end was agreed on.

use crate::room::{NOON, Person, Room, join, me, until, wish};
use arbiter_protocol::{ClientMessage, Clock, Created, NewTable, Phrase, SeatPlan, TableSummary, TimeOut};
use arbiter_server::client::Visitor;
use serde_json::json;
use std::sync::atomic::{AtomicU64, Ordering};

const EACH: Clock = Clock { each: Some(60), bank: 0, add: 0, out: TimeOut::Bot };

/// A table for two with a clock. Ben has not come yet.
async fn table(host: &mut Visitor, clock: Clock) -> Created {
    let wish = NewTable { clock: Some(clock), ..wish(vec![me(), SeatPlan::Open]) };
    host.post("/api/tables", &wish).await.expect("answers").json().expect("a table")
}

/// Somebody at the table says something of no consequence, so that it looks at its clock; then it is so.
async fn looks_at_its_clock(person: &mut Person, is_so: impl Fn(&serde_json::Value) -> bool) {
    while !is_so(&person.table) {
        person.say(ClientMessage::Pause { ms: 0 }).await;
        person.hear_table().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_when_time_is_up_and_the_clock_waits_for_everybody() {
    static NOW: AtomicU64 = AtomicU64::new(NOON);
    let room = Room::with(|config| config.clock = || NOW.load(Ordering::Relaxed)).await;
    let (mut host, mut guest) = (room.visitor(), room.visitor());
    let created = table(&mut host, EACH).await;
    let mut anna = Person::at(&created.table, &host).await;
    assert_eq!(anna.table["people"]["clock"]["each"], 60);
    assert!(anna.table["seats"][0]["deadline"].is_null(), "nobody waits yet");
    NOW.fetch_add(100_000, Ordering::Relaxed);
    join(&mut guest, &created.table, &created.invites[0].invite).await;
    let mut ben = Person::at(&created.table, &guest).await;
    while !anna.table["waiting"].as_array().is_some_and(|waiting| waiting.len() == 2 || !waiting.is_empty()) {
        anna.hear_table().await;
    }
    while ben.table["seats"].as_array().expect("seats").iter().all(|seat| seat["deadline"].is_null()) {
        ben.hear_table().await;
    }
    let asked = ben.table["waiting"][0].as_str().expect("somebody").to_owned();
    let i = usize::from(asked == "p2");
    assert_eq!(ben.table["seats"][i]["deadline"], json!(NOON + 160_000));
    NOW.fetch_add(60_000, Ordering::Relaxed);
    looks_at_its_clock(&mut ben, |table| table["seats"][i]["stand_in"] == "medium").await;
    let notes: Vec<_> = ben.heard.iter().filter_map(|entry| entry["note"]["kind"].as_str()).collect();
    assert!(notes.contains(&"time_up"), "{notes:?}");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_out_of_time_loses_where_that_was_agreed_on_also_while_nobody_looks() {
    static NOW: AtomicU64 = AtomicU64::new(NOON);
    let room = Room::with(|config| config.clock = || NOW.load(Ordering::Relaxed)).await;
    let (mut host, mut guest) = (room.visitor(), room.visitor());
    let created = table(&mut host, Clock { each: None, bank: 600, add: 5, out: TimeOut::Lose }).await;
    let anna = Person::at(&created.table, &host).await;
    join(&mut guest, &created.table, &created.invites[0].invite).await;
    let mut ben = Person::at(&created.table, &guest).await;
    while ben.table["seats"].as_array().expect("seats").iter().all(|seat| seat["deadline"].is_null()) {
        ben.hear_table().await;
    }
    drop((anna, ben));
    let room = room.again().await;
    host.address = room.server.address;
    let path = format!("/api/tables/{}", created.table);
    let summary: TableSummary = host.get(&path).await.expect("answers").json().expect("json");
    assert_eq!((summary.due, summary.over), (Some(NOON + 600_000), false), "the lobby knows when");
    NOW.fetch_add(600_000, Ordering::Relaxed);
    // The server finds out by itself.
    let over = async {
        loop {
            let summary: TableSummary = host.get(&path).await.expect("answers").json().expect("json");
            if summary.over {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), over).await.expect("time runs out");
    let anna = Person::at(&created.table, &host).await;
    assert_eq!(anna.table["over"]["how"], "resigned");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_left_in_a_bank_is_so_after_a_restart() {
    static NOW: AtomicU64 = AtomicU64::new(NOON);
    let room = Room::with(|config| config.clock = || NOW.load(Ordering::Relaxed)).await;
    let (mut host, mut guest) = (room.visitor(), room.visitor());
    let clock = Some(Clock { each: None, bank: 600, add: 5, out: TimeOut::Nothing });
    let wished = NewTable { clock, game: "pebbles".into(), ..wish(vec![me(), SeatPlan::Open]) };
    let created: Created = host.post("/api/tables", &wished).await.expect("answers").json().expect("a table");
    join(&mut guest, &created.table, &created.invites[0].invite).await;
    let (mut anna, mut ben) = (Person::at(&created.table, &host).await, Person::at(&created.table, &guest).await);
    let runs = |table: &serde_json::Value| {
        table["seats"].as_array().expect("seats").iter().any(|seat| !seat["deadline"].is_null())
    };
    until(&mut anna, runs).await;
    until(&mut ben, runs).await;
    // Before each answer, ten seconds pass for everybody who is asked; it gives five back.
    let (mut spent, mut answers) = ([0_u64; 2], [0_u64; 2]);
    for _ in 0..6 {
        let i = usize::from(!anna.is_asked());
        NOW.fetch_add(10_000, Ordering::Relaxed);
        for (seat, spent) in ["p1", "p2"].iter().zip(&mut spent) {
            if anna.table["waiting"].as_array().is_some_and(|waiting| waiting.iter().any(|one| one == seat)) {
                *spent += 10_000;
            }
        }
        let person = if i == 0 { &mut anna } else { &mut ben };
        assert_eq!(person.choose().await["type"], "happened");
        let n = person.n();
        anna.hear_until(n).await;
        ben.hear_until(n).await;
        answers[i] += 1;
    }
    assert!(answers[0] > 0 && answers[1] > 0, "{answers:?}");
    let left = |table: &serde_json::Value, i: usize| {
        let (seat, now) = (&table["seats"][i], NOW.load(Ordering::Relaxed));
        seat["time_left"].as_u64().or_else(|| Some(seat["deadline"].as_u64()? - now)).expect("a clock")
    };
    let should = |i: usize| 600_000 - spent[i] + answers[i] * 5_000;
    assert_eq!([0, 1].map(|i| left(&anna.table, i)), [0, 1].map(should));
    drop((anna, ben));
    let room = room.again().await;
    host.address = room.server.address;
    let mut anna = Person::at(&created.table, &host).await;
    assert_eq!([0, 1].map(|i| left(&anna.table, i)), [0, 1].map(should), "also after a restart");
    // Where nothing was agreed on, nothing happens when it is up.
    NOW.fetch_add(2_000_000, Ordering::Relaxed);
    let n = anna.n();
    anna.say(ClientMessage::Say { phrase: Phrase::Thanks, seat: None }).await;
    anna.hear_until(n + 1).await;
    let summary: TableSummary =
        host.get(&format!("/api/tables/{}", created.table)).await.expect("answers").json().expect("json");
    assert_eq!((summary.due, summary.over), (None, false));
    assert!(anna.heard.iter().all(|entry| entry["note"]["kind"] != "time_up"));
    room.close().await;
}

#[tokio::test]
async fn a_clock_by_which_nobody_can_play_is_refused() {
    let room = Room::open().await;
    let mut host = room.visitor();
    for clock in [
        Clock { each: None, bank: 0, ..EACH },
        Clock { each: Some(1), ..EACH },
        Clock { bank: u32::MAX, ..EACH },
        Clock { add: u32::MAX, ..EACH },
    ] {
        let wish = NewTable { clock: Some(clock), ..wish(vec![me(), SeatPlan::Open]) };
        assert_eq!(host.post("/api/tables", &wish).await.expect("answers").status, 400, "{clock:?}");
    }
    room.close().await;
}
