//! Tables that anybody may sit down at, and what somebody has played.

use crate::room::{NOON, Person, Room, join, me, play, wish};
use arbiter_protocol::{
    ClientMessage, Created, Fill, Filling, Level, NewTable, OpenTable, Profile, SeatPlan, TableSummary,
};
use arbiter_server::client::Visitor;
use serde_json::json;
use std::sync::atomic::{AtomicU64, Ordering};

async fn public(visitor: &mut Visitor) -> Created {
    let wish = NewTable { public: true, ..wish(vec![me(), SeatPlan::Open]) };
    visitor.post("/api/tables", &wish).await.expect("answers").json().expect("a table")
}

async fn open(visitor: &mut Visitor) -> Vec<OpenTable> {
    visitor.get("/api/open").await.expect("answers").json().expect("tables")
}

async fn profile(visitor: &mut Visitor) -> Profile {
    visitor.get("/api/profile").await.expect("answers").json().expect("a profile")
}

#[tokio::test(flavor = "multi_thread")]
async fn only_tables_whose_host_says_so_are_shown_to_everybody_as_long_as_a_seat_is_open() {
    let room = Room::open().await;
    let (mut anna, mut ben, mut carl) = (room.visitor(), room.visitor(), room.visitor());
    let shown = public(&mut anna).await;
    crate::room::make(&mut anna, vec![me(), SeatPlan::Open]).await;
    assert!(open(&mut anna).await.is_empty(), "not one's own");
    let found = open(&mut ben).await;
    assert_eq!(found.iter().map(|table| table.table.as_str()).collect::<Vec<_>>(), [shown.table.as_str()]);
    assert_eq!(join(&mut ben, &shown.table, &found[0].invite).await, 200);
    assert!(open(&mut carl).await.is_empty(), "nobody else finds a place");
    assert_eq!(join(&mut carl, &shown.table, &found[0].invite).await, 403);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_take_the_seats_that_nobody_took_if_the_host_wants_it() {
    let room = Room::open().await;
    let (mut anna, mut ben) = (room.visitor(), room.visitor());
    let shown = public(&mut anna).await;
    let mut at = Person::at(&shown.table, &anna).await;
    let (path, fill) = (format!("/api/tables/{}/fill", shown.table), Fill { level: Level::Easy, after: None });
    assert_eq!(ben.post(&path, &fill).await.expect("answers").status, 403, "not his");
    assert_eq!(anna.post("/api/tables/nothing/fill", &fill).await.expect("answers").status, 404);
    let filled: TableSummary = anna.post(&path, &fill).await.expect("answers").json().expect("a table");
    assert_eq!(json!(filled.seats[1])["level"], "easy");
    assert!(open(&mut ben).await.is_empty());
    assert_eq!(join(&mut ben, &shown.table, &shown.invites[0].invite).await, 403, "too late");
    // And it plays.
    while at.n() < 30 {
        if at.is_asked() {
            at.choose().await
        } else {
            at.hear_table().await
        };
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_comes_when_it_was_asked_to_though_nobody_looks() {
    static NOW: AtomicU64 = AtomicU64::new(NOON);
    let room = Room::with(|config| config.clock = || NOW.load(Ordering::Relaxed)).await;
    let mut anna = room.visitor();
    let shown = public(&mut anna).await;
    let path = format!("/api/tables/{}/fill", shown.table);
    let fill = |after| Fill { level: Level::Easy, after: Some(after) };
    assert_eq!(anna.post(&path, &fill(100_000)).await.expect("answers").status, 400, "not for ever");
    let waits: TableSummary = anna.post(&path, &fill(30)).await.expect("answers").json().expect("a table");
    assert_eq!(json!(waits.seats[1])["kind"], "open");
    // Whoever made the table sees when, on any of their devices, and nobody else does.
    let told: Option<Filling> = anna.get(&path).await.expect("answers").json().expect("json");
    assert_eq!(told, Some(Filling { at: NOON + 30_000, level: Level::Easy }));
    assert_eq!(room.visitor().get(&path).await.expect("answers").status, 403);
    assert_eq!(anna.get("/api/tables/nothing/fill").await.expect("answers").status, 404);
    let room = room.again().await;
    anna.address = room.server.address;
    NOW.fetch_add(30_000, Ordering::Relaxed);
    let filled = async {
        loop {
            let path = format!("/api/tables/{}", shown.table);
            let summary: TableSummary = anna.get(&path).await.expect("answers").json().expect("a table");
            if json!(summary.seats[1])["level"] == "easy" {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), filled).await.expect("a bot sits down");
    let told: Option<Filling> = anna.get(&path).await.expect("answers").json().expect("json");
    assert_eq!(told, None, "it has come");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_has_played_is_told_to_them_alone() {
    let room = Room::open().await;
    let (table, mut anna, mut ben) = room.two().await;
    let (mut one, mut two) = (Person::at(&table, &anna).await, Person::at(&table, &ben).await);
    play(&mut [&mut one, &mut two], 10).await;
    assert!(profile(&mut anna).await.games.is_empty(), "it is not over");
    two.say(ClientMessage::Resign { seat: None }).await;
    while !one.is_over() {
        one.hear_table().await;
    }
    let (mine, his) = (profile(&mut anna).await, profile(&mut ben).await);
    assert_eq!((mine.games[0].played, mine.games[0].won, his.games[0].won), (1, 1, 0));
    assert_eq!((mine.history[0].table.as_str(), mine.history[0].won), (table.as_str(), true));
    assert_eq!(
        mine.history[0].seats.iter().map(|seat| (seat.place, seat.mine)).collect::<Vec<_>>(),
        [(1, true), (2, false)]
    );
    assert!(profile(&mut room.visitor()).await.history.is_empty());
    room.close().await;
}
