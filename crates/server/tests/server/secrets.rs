//! Nothing leaks: two worlds that differ only in what a seat may not know look the same on the wire.

use crate::room::{Room, me};
use arbiter_engine::{Choices, Game, Notation, Rng, Seat, Seed, Setup, Table, Turn, position_text};
use arbiter_protocol::{About, ClientMessage, SeatPlan};
use arbiter_server::{NewTable, Opening, client::Visitor};
use arbiter_shelf::{GAMES, Visit};
use std::{collections::BTreeSet, time::Duration};

const FENCE: &str = "the end";
const P1: Seat = Seat::new(0);
/// Worlds that are compared, of each game.
const WORLDS: usize = 8;
/// Choices that are made and taken back in each, at most; and as many texts that anybody was offered are asked about.
const MOST: usize = 24;

/// A game that is somewhere, and the same with everything made up that the first seat may not know.
struct Twins {
    here: String,
    there: String,
    /// What the first seat may answer without calling the House.
    quiet: Vec<String>,
    /// What either of them was offered on the way, and the things these choices touch.
    said: Vec<String>,
    things: Vec<String>,
}

/// Finds some.
struct Separate<'a>(&'a mut Rng);

impl Visit for Separate<'_> {
    type Out = Twins;

    fn visit<G: Game>(self) -> Twins {
        let Separate(luck) = self;
        loop {
            let (mut said, mut things) = (BTreeSet::new(), BTreeSet::new());
            let Some(here) = position::<G>(luck, &mut said, &mut things) else { continue };
            let mut there = here;
            there.redeal(P1, luck);
            let (texts, quiet) = ((position_text(&here), position_text(&there)), quiet(&here));
            if texts.0 == texts.1 {
                continue;
            }
            assert_eq!(quiet, self::quiet(&there), "{} {}", texts.0, texts.1);
            let some = |texts: BTreeSet<String>, luck: &mut Rng| {
                let mut texts: Vec<String> = texts.into_iter().collect();
                luck.shuffle(&mut texts);
                texts.truncate(MOST);
                texts
            };
            let (said, things) = (some(said, luck), some(things, luck));
            return Twins { here: texts.0, there: texts.1, quiet, said, things };
        }
    }
}

/// A position at which the first seat is asked, some way into a game; nothing if it is over before.
fn position<G: Game>(luck: &mut Rng, said: &mut BTreeSet<String>, things: &mut BTreeSet<String>) -> Option<G> {
    let mut table = Table::<G>::open(G::Setup::usual(2), Seed::from(luck.next_u64())).expect("the usual setup");
    table.house(&mut ());
    let mut choices = Choices::new();
    let least = 4 + luck.below(60);
    for count in 0.. {
        let Turn::Waiting(seats) = table.turn() else { return None };
        if count >= least && seats.has(P1) {
            break;
        }
        let seat = seats.into_iter().next().expect("somebody is asked");
        table.position().choices(seat, &mut choices);
        for choice in choices.iter() {
            said.insert(choice.text());
            things.extend(table.position().touches(seat, *choice).iter().map(ToString::to_string));
        }
        let choice = *luck.pick(&choices).expect("a choice");
        table.play(seat, choice, &mut ()).expect("it is listed");
        table.house(&mut ());
    }
    Some(*table.position())
}

async fn lay(room: &Room, made_by: &str, game: &str, position: &str) -> String {
    let table = NewTable {
        game: game.into(),
        opening: Opening::Position(position.into()),
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
async fn overhear(visitor: &mut Visitor, table: &str, twins: &Twins, choices: &[String]) -> Vec<String> {
    let mut chair = visitor.connect(table).await.expect("connects");
    let mut heard = Vec::new();
    let mut says = vec![
        ClientMessage::Hello { since: None },
        ClientMessage::Hello { since: Some(0) },
        ClientMessage::Why { about: About::Thing("seat:p2".into()), seat: None },
        ClientMessage::Advise { options: false, seat: None },
    ];
    for said in &twins.said {
        says.push(ClientMessage::Why { about: About::Choice(said.clone()), seat: None });
        says.push(ClientMessage::Choose { n: 7, choice: said.clone(), seat: None });
    }
    for thing in &twins.things {
        says.push(ClientMessage::Why { about: About::Thing(thing.clone()), seat: None });
    }
    for pieces in choices {
        says.push(ClientMessage::Foresee { n: 0, pieces: pieces.clone(), seat: None });
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

/// Choices of the first seat that do not call the House: those that may be taken back.
fn quiet<G: Game>(position: &G) -> Vec<String> {
    let choices = position.listed(P1);
    let quiet = |choice: &&G::Choice| {
        let mut next = *position;
        next.apply(P1, **choice, &mut ());
        !next.turn().is_house() && next.turn().ranking().is_none()
    };
    choices.iter().filter(quiet).map(Notation::text).take(MOST).collect()
}

/// Compares some worlds of a game, message by message. How many messages were there?
async fn compare(room: &Room, game: &str, luck: &mut Rng) -> usize {
    let mut messages = 0;
    for _ in 0..WORLDS {
        let twins = arbiter_shelf::open(game, Separate(luck)).expect("it is on the shelf");
        let (mut anna, mut watcher) = (room.visitor(), room.visitor());
        anna.get("/api/session").await.expect("answers");
        watcher.get("/api/session").await.expect("answers");
        let cookie = anna.cookie.clone().expect("a cookie");
        let (guest, _) =
            room.server.app.keys.guest(cookie.strip_prefix("arbiter_guest=").expect("ours")).expect("signed");
        let mut heard = Vec::new();
        for position in [&twins.here, &twins.there] {
            let table = lay(room, &guest, game, position).await;
            let mut all = overhear(&mut watcher, &table, &twins, &[]).await;
            all.extend(overhear(&mut anna, &table, &twins, &twins.quiet).await);
            heard.push(all);
        }
        messages += heard[0].len();
        assert_eq!(heard[0].len(), heard[1].len(), "{game}");
        for (here, there) in heard[0].iter().zip(&heard[1]) {
            assert!(here == there, "{game}: not byte for byte the same:\n{here}\n{there}");
        }
    }
    messages
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_may_not_know_does_not_go_over_the_wire() {
    let room = Room::open().await;
    let mut luck = Rng::new(20_261_115);
    for game in GAMES {
        let messages = compare(&room, game, &mut luck).await;
        assert!(messages > WORLDS * 60, "there was something to compare: {messages} at {game}");
    }
    room.close().await;
}
