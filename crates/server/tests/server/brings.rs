//! Whoever sits down brings their own deck, and nothing else; nobody is asked anything before all are there.

use crate::room::{Person, Room, join, me, wish};
use arbiter_protocol::{ClientMessage, Created, Invitation, Join, NewTable, SeatPlan, TableSummary};
use arbiter_server::client::Visitor;
use serde_json::Value;

const HOST: &str = "p1 shadow_league p2 toll_of_time";

async fn table(host: &mut Visitor) -> Created {
    let setup = Some(HOST.to_owned());
    let wish = NewTable { game: "arcmage".into(), setup, ..wish(vec![me(), SeatPlan::Open]) };
    host.post("/api/tables", &wish).await.expect("answers").json().expect("a table")
}

/// Sits down with this. The status, and what was refused.
async fn bring(guest: &mut Visitor, created: &Created, side: &str) -> (u16, Value) {
    let join = Join { invite: created.invites[0].invite.clone(), name: None, side: Some(side.into()) };
    let answer = guest.post(&format!("/api/tables/{}/join", created.table), &join).await.expect("answers");
    (answer.status, answer.json().expect("json"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_brings_a_deck_and_the_game_begins_when_all_are_there() {
    let room = Room::open().await;
    let (mut host, mut guest) = (room.visitor(), room.visitor());
    let created = table(&mut host).await;
    let mut anna = Person::at(&created.table, &host).await;
    assert_eq!(anna.table["people"]["gathering"], true);
    assert!(anna.table["decision"].is_null() && anna.table["waiting"] == serde_json::json!([]));
    let n = anna.n();
    anna.say(ClientMessage::Choose { n, choice: "keep".into(), seat: None }).await;
    assert_eq!(anna.hear_kind(&["refused"]).await["refused"], "gathering");
    let path = format!("/api/tables/{}", created.table);
    let summary: TableSummary = host.get(&path).await.expect("answers").json().expect("json");
    assert!(!summary.my_move && !summary.over);
    anna.say(ClientMessage::Say { phrase: arbiter_protocol::Phrase::GoodLuck, seat: None }).await;

    let wish = Join { invite: created.invites[0].invite.clone(), name: None, side: None };
    let invited = guest.post(&format!("{path}/invitation"), &wish).await.expect("answers");
    assert!(invited.json::<Invitation>().expect("json").may_bring);
    for bad in ["", "nothing", "the_uprising first p2", "the_uprising p1 toll_of_time", "the_uprising attack_army yes"]
    {
        let (status, refused) = bring(&mut guest, &created, bad).await;
        assert_eq!((status, &refused["refused"]), (400, &"setup".into()), "{bad}");
    }
    let (status, refused) = bring(&mut guest, &created, "list 60 ghoul end").await;
    assert_eq!((status, &refused["refused"]), (400, &"setup".into()), "the rules know what a deck is");
    let (status, sat) = bring(&mut guest, &created, "the_uprising").await;
    assert_eq!(status, 200, "{sat}");
    let setup = sat["setup"].as_str().expect("words");
    assert!(setup.contains("p1 shadow_league") && setup.contains("p2 the_uprising"), "{setup}");
    let mut ben = Person::at(&created.table, &guest).await;
    assert_eq!(ben.table["people"]["gathering"], false);
    assert!(ben.heard.iter().any(|entry| entry["note"]["phrase"] == "good_luck"), "what was said is not lost");
    while anna.table["people"]["gathering"] == true {
        anna.hear_table().await;
    }
    let asked = if anna.is_asked() { &mut anna } else { &mut ben };
    let answer = asked.answer(&asked.choices()[0].clone());
    assert_eq!(asked.ask(answer).await["type"], "happened");

    let mut third = room.visitor();
    let (status, refused) = bring(&mut third, &created, "the_uprising").await;
    assert_eq!((status, &refused["refused"]), (409, &"begun".into()));
    let room = room.again().await;
    guest.address = room.server.address;
    let ben = Person::at(&created.table, &guest).await;
    assert!(ben.table["frozen"].is_null(), "the log replays as it was laid anew");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_closed_lists_everybody_is_told_their_own() {
    let room = Room::open().await;
    let (mut host, mut guest) = (room.visitor(), room.visitor());
    let setup = Some("p1 shadow_league p2 the_uprising closed_lists yes".to_owned());
    let wish =
        NewTable { game: "arcmage".into(), setup, public: true, ..wish(vec![me(), SeatPlan::Open, SeatPlan::Open]) };
    let created: Created = host.post("/api/tables", &wish).await.expect("answers").json().expect("a table");
    let path = format!("/api/tables/{}", created.table);
    let open = guest.get("/api/open").await.expect("answers").body;
    let before = guest.get(&path).await.expect("answers").body;
    for told in [open, before] {
        assert!(told.contains("closed_lists yes"), "{told}");
        assert!(!told.contains("shadow_league") && !told.contains("the_uprising"), "{told}");
    }
    let (status, sat) = bring(&mut guest, &created, "gaian_love_for_life").await;
    assert_eq!(status, 200, "{sat}");
    let mine = host.get(&path).await.expect("answers").body;
    for (told, own, other) in [
        (sat.to_string(), "p2 gaian_love_for_life", "shadow_league"),
        (mine, "p1 shadow_league", "gaian_love_for_life"),
    ] {
        assert!(told.contains(own) && !told.contains(other), "{told}");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_brings_nothing_plays_what_the_host_chose() {
    let room = Room::open().await;
    let (mut host, mut guest) = (room.visitor(), room.visitor());
    let created = table(&mut host).await;
    assert_eq!(join(&mut guest, &created.table, &created.invites[0].invite).await, 200);
    let ben = Person::at(&created.table, &guest).await;
    assert_eq!(ben.table["people"]["gathering"], false);
    let answer = guest.get(&format!("/api/tables/{}", created.table)).await.expect("answers");
    assert!(answer.body.contains("p2 toll_of_time"), "{}", answer.body);
    room.close().await;
}
