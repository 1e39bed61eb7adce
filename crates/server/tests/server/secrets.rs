//! Nothing leaks: two worlds that differ only in what a seat may not know look the same on the wire.

use crate::room::{Room, me};
use arbiter_engine::{Choices, Game, Rng, Seat, Seed, Table};
use arbiter_protocol::{About, ClientMessage, SeatPlan};
use arbiter_server::{NewTable, Opening, client::Visitor};
use res_arcana::ResArcana;
use std::time::Duration;

const FENCE: &str = "the end";
const P1: Seat = Seat::new(0);

/// A position at which the first seat is asked, some way into a game.
fn position(luck: &mut Rng) -> ResArcana {
    use arbiter_engine::Setup;
    let setup = <ResArcana as Game>::Setup::usual(2);
    let mut table = Table::<ResArcana>::open(setup, Seed::from(luck.next_u64())).expect("the usual setup");
    table.house(&mut ());
    let mut choices = Choices::new();
    let least = 4 + luck.below(60);
    for count in 0.. {
        let arbiter_engine::Turn::Waiting(seats) = table.turn() else { return position(luck) };
        if count >= least && seats.has(P1) {
            break;
        }
        let seat = seats.into_iter().next().expect("somebody is asked");
        table.position().choices(seat, &mut choices);
        let choice = *luck.pick(&choices).expect("a choice");
        table.play(seat, choice, &mut ()).expect("it is listed");
        table.house(&mut ());
    }
    *table.position()
}

async fn lay(room: &Room, made_by: &str, position: ResArcana) -> String {
    let table = NewTable {
        game: "res_arcana".into(),
        opening: Opening::Position(arbiter_engine::position_text(&position)),
        seats: vec![me(), SeatPlan::Open],
        name: None,
        made_by: made_by.into(),
        maker_name: None,
        clock: None,
        chat: false,
        rated: false,
        known_as: None,
        held_by: None,
    };
    table.make(&room.server.app).await.map_err(|error| error.0).expect("laid")
}

/// Everything one visitor is sent at a table, while doing the same things there.
async fn overhear(visitor: &mut Visitor, table: &str, choices: &[String]) -> Vec<String> {
    let mut chair = visitor.connect(table).await.expect("connects");
    let mut heard = Vec::new();
    let mut says = vec![
        ClientMessage::Hello { since: None },
        ClientMessage::Hello { since: Some(0) },
        ClientMessage::Why { about: About::Thing("seat:p2".into()), seat: None },
        ClientMessage::Choose { n: 0, choice: "claim_top".into(), seat: None },
        ClientMessage::Choose { n: 7, choice: "pass".into(), seat: None },
    ];
    for card in ["prism", "vault", "athanor", "bone_dragon", "research"] {
        says.push(ClientMessage::Why { about: About::Choice(format!("place {card}")), seat: None });
        says.push(ClientMessage::Why { about: About::Thing(format!("card:{card}")), seat: None });
    }
    // What can be taken back called nothing new up, so it may not tell anything either.
    for (i, choice) in choices.iter().enumerate() {
        let n = 2 * i as u32;
        says.push(ClientMessage::Choose { n, choice: choice.clone(), seat: None });
        says.push(ClientMessage::Undo { n: n + 1, count: 1, seat: None });
    }
    // The last thing said is not a choice; once it is refused, everything before was answered.
    says.push(ClientMessage::Choose { n: 0, choice: FENCE.into(), seat: None });
    for message in says {
        chair.say(&message).await.expect("sent");
    }
    loop {
        let text = tokio::time::timeout(Duration::from_secs(20), chair.hear_text()).await.expect("in time");
        let text = text.expect("hears").expect("the connection lives");
        let last = text.contains(FENCE);
        heard.push(text);
        if last {
            break;
        }
    }
    let replay = visitor.get(&format!("/api/tables/{table}/replay")).await.expect("answers").body;
    let summary = visitor.get(&format!("/api/tables/{table}")).await.expect("answers").body;
    heard.push(replay.replace(table, "TABLE"));
    // Invitations are signed for each table.
    heard.push(summary.replace(table, "TABLE").split("\"invites\"").next().unwrap_or_default().to_owned());
    heard.into_iter().map(|text| without_luck(&text)).collect()
}

/// Two tables have two seeds, which say nothing about what lies on them.
fn without_luck(text: &str) -> String {
    const KEY: &str = "\"seed_commitment\":\"";
    match text.split_once(KEY) {
        Some((before, after)) => format!("{before}{}", &after[64..]),
        None => text.to_owned(),
    }
}

/// The choices of the first seat that do not call the House: those that may be taken back.
fn quiet(position: &ResArcana) -> Vec<String> {
    use arbiter_engine::Notation;
    let choices = position.listed(P1);
    let quiet = |choice: &&res_arcana::Choice| {
        let mut next = *position;
        next.apply(P1, **choice, &mut ());
        !next.turn().is_house() && next.turn().ranking().is_none()
    };
    choices.iter().filter(quiet).map(Notation::text).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_may_not_know_does_not_go_over_the_wire() {
    let room = Room::open().await;
    let mut luck = Rng::new(20_261_115);
    let (mut worlds, mut messages) = (0, 0);
    while worlds < 12 {
        let here = position(&mut luck);
        let mut there = here;
        there.redeal(P1, &mut luck);
        if here == there {
            continue;
        }
        worlds += 1;
        let (mut anna, mut watcher) = (room.visitor(), room.visitor());
        anna.get("/api/session").await.expect("answers");
        watcher.get("/api/session").await.expect("answers");
        let cookie = anna.cookie.clone().expect("a cookie");
        let (guest, _) =
            room.server.app.keys.guest(cookie.strip_prefix("arbiter_guest=").expect("ours")).expect("signed");
        let choices = quiet(&here);
        assert_eq!(choices, quiet(&there));
        let mut heard = Vec::new();
        for position in [here, there] {
            let table = lay(&room, &guest, position).await;
            let mut all = overhear(&mut watcher, &table, &[]).await;
            all.extend(overhear(&mut anna, &table, &choices).await);
            heard.push(all);
        }
        messages += heard[0].len();
        assert_eq!(heard[0].len(), heard[1].len());
        for (here, there) in heard[0].iter().zip(&heard[1]) {
            assert!(here == there, "not byte for byte the same:\n{here}\n{there}");
        }
    }
    assert!(messages > worlds * 30, "there was something to compare");
    room.close().await;
}
