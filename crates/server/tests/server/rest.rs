//! Long tables wake from a kept position, and where nothing happens little is kept; nobody can tell.

use crate::room::{Person, Room, me, play, wish};
use arbiter_protocol::{ClientMessage, Created, NewTable, Proposed};
use arbiter_store::PositionRow;
use serde_json::Value;
use std::time::{Duration, Instant};

/// Waits until a position of the table is kept.
async fn kept(room: &Room, table: &str) -> PositionRow {
    for _ in 0..200 {
        if let Some(position) = room.server.app.store.position(table).await.expect("reads") {
            return position;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("no position was kept of it");
}

async fn replay(visitor: &mut arbiter_server::client::Visitor, table: &str) -> Value {
    let answer = visitor.get(&format!("/api/tables/{table}/replay?from=3&count=20")).await.expect("answers");
    answer.json().expect("json")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_table_goes_on_from_a_kept_position_and_the_log_is_the_truth() {
    let room = Room::open().await;
    let (table, mut anna, mut ben) = room.two().await;
    let (mut one, mut two) = (Person::at(&table, &anna).await, Person::at(&table, &ben).await);
    play(&mut [&mut one, &mut two], 330).await;
    assert!(!one.is_over(), "a game that is over would show less");
    let position = kept(&room, &table).await;
    assert!((200..=330).contains(&position.n), "{}", position.n);
    let (seen, heard) = ([one.table.clone(), two.table.clone()], one.heard.clone());
    let frames = replay(&mut anna, &table).await;
    let connected = |mut table: Value| {
        table.as_object_mut().map(|table| table.remove("seats"));
        table.as_object_mut().map(|table| table.remove("type"));
        table
    };

    // Once as it was kept, then with a position that is somewhere else, is of other rules, or says nothing.
    let mut room = room;
    let wrong = [
        None,
        Some(PositionRow { n: position.n - 1, ..position.clone() }),
        Some(PositionRow { rules: 99, ..position.clone() }),
        Some(PositionRow { text: "players 2\nnonsense".into(), ..position.clone() }),
        Some(PositionRow { n: 4000, ..position.clone() }),
    ];
    for wrong in wrong {
        if let Some(wrong) = &wrong {
            room.server.app.store.keep_position(&table, wrong).await.expect("kept");
        }
        drop((one, two));
        room = room.again().await;
        (anna.address, ben.address) = (room.server.address, room.server.address);
        // At once, without a word of what was before.
        let first = Person::since(&table, &anna, None).await;
        assert_eq!(connected(first.table.clone()), connected(seen[0].clone()), "with {wrong:?}");
        (one, two) = (Person::at(&table, &anna).await, Person::at(&table, &ben).await);
        for (person, seen) in [&one, &two].into_iter().zip(&seen) {
            assert_eq!(connected(person.table.clone()), connected(seen.clone()), "with {wrong:?}");
        }
        assert_eq!(one.heard, heard, "with {wrong:?}");
        assert_eq!(replay(&mut anna, &table).await["frames"], frames["frames"]);
    }
    play(&mut [&mut one, &mut two], u32::MAX).await;
    let log = anna.get(&format!("/api/tables/{table}/log")).await.expect("answers").body;
    let again = arbiter_shelf::replay_table(&log.parse().expect("a log")).expect("on the shelf").expect("replays");
    assert_eq!(again.n() as u32, one.n(), "all of it is one game");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_at_rest_has_forgotten_nothing_that_somebody_asks_for() {
    let room = Room::with(|config| config.rest = Duration::from_millis(30)).await;
    let (table, mut anna, ben) = room.two().await;
    let (mut one, mut two) = (Person::at(&table, &anna).await, Person::at(&table, &ben).await);
    let nap = || tokio::time::sleep(Duration::from_millis(120));
    for until in [40, 70, 90] {
        play(&mut [&mut one, &mut two], until).await;
        nap().await;
        assert_eq!(Person::at(&table, &anna).await.heard, one.heard, "who comes hears everything");
        nap().await;
    }
    assert!(replay(&mut anna, &table).await["frames"].as_array().is_some_and(|frames| frames.len() == 20));
    nap().await;
    // A choice that was sent twice counts once, also if it was made before the rest.
    let old = one.heard.iter().rev().find(|entry| entry["by"] == "p1").expect("an answer of hers");
    let n = old["n"].as_u64().expect("a number") as u32 - 1;
    let stale = one.ask(ClientMessage::Choose { n: n - 20, choice: "nothing at all".into(), seat: None }).await;
    assert_eq!((stale["type"].as_str(), stale["refused"].as_str()), (Some("refused"), Some("stale")));
    one.hear_kind(&["table"]).await;
    nap().await;
    // By consent, all the way back behind what is forgotten.
    let before = one.n();
    one.say(ClientMessage::Propose { what: Proposed::Back, seat: None }).await;
    two.hear_until(before + 1).await;
    nap().await;
    two.say(ClientMessage::Reply { agree: true, seat: None }).await;
    one.hear_until(before + 3).await;
    assert!(one.heard.last().is_some_and(|entry| !entry["takes_back"].as_array().expect("a list").is_empty()));
    two.hear_until(before + 3).await;
    nap().await;
    play(&mut [&mut one, &mut two], u32::MAX).await;
    nap().await;
    assert_eq!(Person::at(&table, &ben).await.heard.len(), one.n() as usize);
    room.close().await;
}

/// While people play, a long table forgets what nobody goes back behind alone. Nobody can tell.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_for_long_takes_back_and_hears_of_everything() {
    let room = Room::open().await;
    let (table, mut anna, ben) = room.two().await;
    let (mut one, mut two) = (Person::at(&table, &anna).await, Person::at(&table, &ben).await);
    let mut undone = 0;
    while one.n() < 320 && !one.is_over() {
        let n = one.n() + 5;
        play(&mut [&mut one, &mut two], n).await;
        let n = one.n();
        let may = [&mut one, &mut two].into_iter().find(|person| !person.table["may_undo"].is_null());
        if let Some(person) = may {
            assert_eq!(person.ask(ClientMessage::Undo { n, count: 1, seat: None }).await["type"], "happened");
            undone += 1;
        }
        let n = one.n().max(two.n());
        one.hear_until(n).await;
        two.hear_until(n).await;
    }
    assert!(one.n() > 200 && undone > 10, "{undone} of {}", one.n());
    for (visitor, person) in [(&anna, &one), (&ben, &two)] {
        assert_eq!(Person::at(&table, visitor).await.heard, person.heard);
    }
    assert!(replay(&mut anna, &table).await["frames"].as_array().is_some_and(|frames| frames.len() == 20));
    play(&mut [&mut one, &mut two], u32::MAX).await;
    assert_eq!(Person::at(&table, &ben).await.heard, two.heard);
    room.close().await;
}

/// `cargo nextest run -p arbiter-server --run-ignored only --no-capture how_soon`
#[tokio::test(flavor = "multi_thread")]
#[ignore = "it measures, and holds nothing"]
async fn how_soon_a_long_table_opens() {
    for game in ["res_arcana", "arcs", "aristeia", "arcmage"] {
        let room = Room::open().await;
        let mut anna = room.visitor();
        let wish = NewTable { game: game.into(), ..wish(vec![me(), me()]) };
        let created: Created = anna.post("/api/tables", &wish).await.expect("answers").json().expect("a table");
        let mut person = Person::at(&created.table, &anna).await;
        // Taking back makes any log long.
        while person.n() < 2_000 && !person.is_over() {
            person.choose().await;
            let n = person.n();
            if !person.table["may_undo"].is_null() && n % 5 > 0 && n < 1_900 {
                person.ask(ClientMessage::Undo { n, count: 1, seat: None }).await;
            }
        }
        let n = person.n();
        drop(person);
        let room = room.again().await;
        anna.address = room.server.address;
        for state in ["asleep", "awake"] {
            let begun = Instant::now();
            let mut first = Person::since(&created.table, &anna, None).await;
            let opened = begun.elapsed();
            first.say(ClientMessage::Hello { since: Some(0) }).await;
            while first.heard.len() < n as usize {
                first.hear_table().await;
            }
            eprintln!(
                "{game}, {n} entries, {state}: opens in {opened:.1?}, all of it is known after {:.1?}",
                begun.elapsed()
            );
        }
        room.close().await;
    }
}
