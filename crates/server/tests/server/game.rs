//! Whole games.

use crate::room::{Person, Room, bot, make, me, play};
use arbiter_protocol::SeatPlan;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn two_guests_play_a_whole_game_while_somebody_watches() {
    let room = Room::open().await;
    let (table, mut anna, ben) = room.two().await;
    let mut watcher = room.visitor();
    let (mut one, mut two) = (Person::at(&table, &anna).await, Person::at(&table, &ben).await);
    let mut third = Person::at(&table, &watcher).await;
    assert_eq!(
        (&one.table["mine"], &two.table["mine"], &third.table["mine"]),
        (&json!(["p1"]), &json!(["p2"]), &json!([]))
    );
    let early = watcher.get(&format!("/api/tables/{table}/log")).await.expect("answers");
    assert_eq!((early.status, early.json::<Value>().expect("json")["refused"].as_str()), (409, Some("not_over")));
    let all = watcher.get(&format!("/api/tables/{table}/replay?eyes=all")).await.expect("answers");
    assert_eq!(all.status, 409);
    let rival = anna.get(&format!("/api/tables/{table}/replay?eyes=p2")).await.expect("answers");
    assert_eq!(rival.status, 403);

    play(&mut [&mut one, &mut two, &mut third], u32::MAX).await;

    assert_eq!(one.table["over"], two.table["over"]);
    assert_eq!(one.table["over"], third.table["over"]);
    assert!(third.table["decision"].is_null() && third.table["eyes"].is_null());
    for player in third.table["view"]["players"].as_array().expect("players") {
        assert!(player["hand"].is_null(), "a spectator sees no hand");
    }
    let numbers: Vec<u64> = third.heard.iter().map(|entry| entry["n"].as_u64().expect("a number")).collect();
    assert_eq!(numbers, (1..=u64::from(third.n())).collect::<Vec<_>>(), "everybody hears of every entry");

    let log = watcher.get(&format!("/api/tables/{table}/log")).await.expect("answers");
    assert_eq!(log.status, 200);
    let again = arbiter_shelf::replay_table(&log.body.parse().expect("a log")).expect("on the shelf").expect("replays");
    assert_eq!(again.n() as u32, one.n());
    assert_eq!(again.seed().commitment(), one.table["seed_commitment"].as_str().expect("a hash"));

    let replay: Value = watcher
        .get(&format!("/api/tables/{table}/replay?from=1&count=50"))
        .await
        .expect("answers")
        .json()
        .expect("json");
    assert_eq!((replay["all"].as_bool(), replay["frames"].as_array().map(Vec::len)), (Some(true), Some(50)));
    assert_eq!(replay["total"].as_u64(), Some(u64::from(one.n()) + 1), "nothing was taken back");
    assert!(!replay["frames"][0]["choices"][0].is_null(), "{}", replay["frames"][0]);
    let ranking = one.table["over"]["ranking"].as_array().expect("a ranking").len();
    assert_eq!(ranking, 2);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_guest_plays_for_all_seats_of_a_shared_screen() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let table = make(&mut anna, vec![me(), SeatPlan::Me { name: Some("Ben".into()) }, me()]).await.table;
    let mut all = Person::at(&table, &anna).await;
    assert_eq!(all.table["mine"], json!(["p1", "p2", "p3"]));
    assert_eq!(all.table["seats"][1]["name"], "Ben");
    while !all.is_over() {
        assert_eq!(all.table["eyes"], all.table["decision"]["seat"], "the eyes are those of whoever is asked");
        all.choose().await;
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_for_its_seat() {
    let room = Room::open().await;
    let mut anna = room.visitor();
    let table = make(&mut anna, vec![me(), bot()]).await.table;
    let mut one = Person::at(&table, &anna).await;
    assert_eq!(one.table["seats"][1]["level"], "easy");
    while !one.is_over() {
        if one.is_asked() {
            let n = one.n();
            one.choose().await;
            one.hear_until(n + 1).await;
        } else {
            one.hear_table().await;
        }
    }
    assert!(one.heard.iter().any(|entry| entry["by"] == "p2"));
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_among_themselves() {
    let room = Room::open().await;
    let mut watcher = room.visitor();
    let table = make(&mut watcher, vec![bot(), bot()]).await.table;
    let mut eyes = Person::at(&table, &watcher).await;
    while !eyes.is_over() {
        eyes.hear_table().await;
    }
    room.close().await;
}
