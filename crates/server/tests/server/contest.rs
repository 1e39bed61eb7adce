//! Tournaments, rated tables and friends: what is done, and each thing that is refused.

use crate::room::{NOON, Person, Room, bot, join, make, me, play, wish};
use arbiter_protocol::{
    ClientMessage, Clock, Format, FriendDeed, FriendLink, FriendOffer, FriendSecret, FriendsNow, Level, NewAccount,
    NewTable, NewTournament, Profile, Proposed, SeatPlan, TimeOut, Tournament, TournamentDeed, TournamentState,
    TournamentSummary,
};
use arbiter_server::client::Visitor;
use serde_json::Value;
use std::time::Duration;

fn cup(format: Format) -> NewTournament {
    NewTournament {
        title: "Cup".into(),
        game: "pebbles".into(),
        setup: None,
        format,
        rounds: None,
        size: 2,
        clock: None,
        rated: true,
    }
}

async fn found(host: &mut Visitor, wish: &NewTournament) -> Tournament {
    let answer = host.post("/api/tournaments", wish).await.expect("answers");
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json().expect("a tournament")
}

/// Does something; comes back with the status and what was answered.
async fn act(who: &mut Visitor, cup: &Tournament, deed: TournamentDeed) -> (u16, Value) {
    let path = format!("/api/tournaments/{}", cup.tournament);
    let answer = who.post(&path, &deed).await.expect("answers");
    (answer.status, answer.json().expect("json"))
}

async fn done(who: &mut Visitor, cup: &Tournament, deed: TournamentDeed) -> Tournament {
    let (status, told) = act(who, cup, deed).await;
    assert_eq!(status, 200, "{told}");
    serde_json::from_value(told).expect("a tournament")
}

async fn refused(who: &mut Visitor, cup: &Tournament, deed: TournamentDeed) -> String {
    act(who, cup, deed).await.1["refused"].as_str().expect("refused").to_owned()
}

async fn look(who: &mut Visitor, cup: &Tournament) -> Tournament {
    let path = format!("/api/tournaments/{}", cup.tournament);
    who.get(&path).await.expect("answers").json().expect("a tournament")
}

fn enter(cup: &Tournament) -> TournamentDeed {
    TournamentDeed::Enter { invite: cup.invite.clone().expect("for the host"), name: None, side: None }
}

/// Looks until it is so.
async fn until(who: &mut Visitor, cup: &Tournament, is_so: impl Fn(&Tournament) -> bool) -> Tournament {
    for _ in 0..400 {
        let now = look(who, cup).await;
        if is_so(&now) {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it does not become so: {:?}", look(who, cup).await);
}

const EASY: TournamentDeed = TournamentDeed::AddBot { level: Level::Easy };

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_swiss_tournament_to_its_end_and_their_ratings_move() {
    let room = Room::open().await;
    let mut host = room.visitor();
    let cup = found(&mut host, &cup(Format::Swiss)).await;
    for level in [Level::First, Level::Easy, Level::Medium, Level::Hard, Level::Master] {
        done(&mut host, &cup, TournamentDeed::AddBot { level }).await;
    }
    let begun = done(&mut host, &cup, TournamentDeed::Start).await;
    assert_eq!((begun.rounds, begun.invite), (Some(3), None), "as many as five need");
    let over = until(&mut host, &cup, |cup| cup.state == TournamentState::Over).await;
    assert_eq!(over.meetings.len(), 9, "two tables and a bye in each of three rounds");
    let byes: Vec<u16> = over.meetings.iter().filter(|one| one.seats.len() == 1).map(|one| one.seats[0]).collect();
    assert!(byes.len() == 3 && byes[0] != byes[1] && byes[1] != byes[2] && byes[0] != byes[2], "{byes:?}");
    assert_eq!(over.standings.iter().map(|line| line.points).sum::<i64>(), 9 * 12);
    let mut pairs: Vec<Vec<u16>> = over.meetings.iter().map(|one| one.seats.clone()).collect();
    for pair in &mut pairs {
        pair.sort_unstable();
    }
    pairs.sort();
    let all = pairs.len();
    pairs.dedup();
    assert_eq!(pairs.len(), all, "nobody meets twice");
    let rated = room.server.app.store.rated("pebbles", 2).await.expect("reads");
    assert_eq!(rated.len(), 6);
    assert!(rated.iter().flat_map(|game| &game.places).all(|(who, _)| who.starts_with("bot ")));
    let mine: Vec<TournamentSummary> = host.get("/api/tournaments").await.expect("answers").json().expect("a list");
    assert_eq!((mine.len(), mine[0].host, mine[0].state), (1, true, TournamentState::Over));
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_a_knock_out_and_who_is_dropped_gives_up() {
    let room = Room::open().await;
    let (mut host, mut ben, mut carl) = (room.visitor(), room.visitor(), room.visitor());
    let cup = found(&mut host, &cup(Format::Knockout)).await;
    for who in [&mut host, &mut ben] {
        done(who, &cup, enter(&cup)).await;
    }
    assert_eq!(refused(&mut ben, &cup, enter(&cup)).await, "tournament", "once");
    let wrong = TournamentDeed::Enter { invite: "nothing".into(), name: None, side: None };
    assert_eq!(refused(&mut carl, &cup, wrong).await, "invitation");
    assert_eq!(refused(&mut carl, &cup, TournamentDeed::Leave).await, "tournament", "he is not in");
    for deed in [EASY, TournamentDeed::Drop { entrant: 0 }, TournamentDeed::Start, TournamentDeed::Close] {
        assert_eq!(refused(&mut ben, &cup, deed).await, "not_yours");
    }
    assert_eq!(refused(&mut host, &cup, TournamentDeed::Pause).await, "tournament", "it has not begun");
    assert_eq!(refused(&mut host, &cup, TournamentDeed::Drop { entrant: 9 }).await, "not_found");
    assert!(look(&mut carl, &cup).await.invite.is_none());
    // Somebody enters and leaves again before it begins.
    done(&mut carl, &cup, enter(&cup)).await;
    assert_eq!(done(&mut carl, &cup, TournamentDeed::Leave).await.entrants.len(), 2);
    let begun = done(&mut host, &cup, TournamentDeed::Start).await;
    assert_eq!(refused(&mut host, &cup, TournamentDeed::Start).await, "tournament");
    assert_eq!(refused(&mut carl, &cup, enter(&cup)).await, "tournament", "too late");
    let table = begun.meetings[0].table.clone().expect("a table");
    let (mut one, mut two) = (Person::at(&table, &host).await, Person::at(&table, &ben).await);
    play(&mut [&mut one, &mut two], 4).await;
    assert!(one.table["people"]["rated"].as_bool() == Some(true), "as agreed");
    assert_eq!(one.table["seats"][0]["rating"]["value"], 1500);
    let dropped = begun.entrants.iter().find(|entrant| begun.mine != Some(entrant.entrant)).expect("Ben").entrant;
    done(&mut host, &cup, TournamentDeed::Drop { entrant: dropped }).await;
    let over = until(&mut host, &cup, |cup| cup.state == TournamentState::Over).await;
    assert_eq!(over.standings[0].entrant, begun.mine.expect("the host plays"));
    assert_eq!(refused(&mut host, &cup, TournamentDeed::Close).await, "tournament");
    assert_eq!(refused(&mut ben, &cup, TournamentDeed::Leave).await, "tournament");
    while !one.is_over() {
        one.hear_table().await;
    }
    one.say(ClientMessage::Propose { what: Proposed::Rematch, seat: None }).await;
    assert_eq!(one.hear_kind(&["refused"]).await["refused"], "tournament", "the next game is drawn");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_pauses_and_closes_and_a_tournament_survives_a_restart() {
    let room = Room::open().await;
    let (mut host, mut ben) = (room.visitor(), room.visitor());
    let cup = found(&mut host, &cup(Format::RoundRobin)).await;
    done(&mut host, &cup, enter(&cup)).await;
    done(&mut ben, &cup, enter(&cup)).await;
    done(&mut host, &cup, EASY).await;
    done(&mut host, &cup, TournamentDeed::Start).await;
    assert_eq!(done(&mut host, &cup, TournamentDeed::Pause).await.state, TournamentState::Paused);
    let room = room.again().await;
    for who in [&mut host, &mut ben] {
        who.address = room.server.address;
    }
    assert_eq!(look(&mut ben, &cup).await.state, TournamentState::Paused);
    assert_eq!(refused(&mut host, &cup, TournamentDeed::Pause).await, "tournament");
    let running = done(&mut host, &cup, TournamentDeed::GoOn).await;
    assert_eq!(running.meetings.iter().filter(|one| one.round == 1).count(), 2, "a table and a bye");
    assert_eq!(done(&mut host, &cup, TournamentDeed::Close).await.state, TournamentState::Over);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tournaments_that_cannot_be_are_refused() {
    let room = Room::open().await;
    let mut host = room.visitor();
    let usual = cup(Format::Swiss);
    let fast = Clock { each: None, bank: 1, add: 0, out: TimeOut::Bot };
    for (wish, status) in [
        (NewTournament { title: " ".into(), ..usual.clone() }, 400),
        (NewTournament { game: "chess".into(), ..usual.clone() }, 404),
        (NewTournament { setup: Some("no words".into()), ..usual.clone() }, 400),
        (NewTournament { size: 1, ..usual.clone() }, 400),
        (NewTournament { size: 5, ..usual.clone() }, 400),
        (NewTournament { size: 3, format: Format::Knockout, ..usual.clone() }, 400),
        (NewTournament { rounds: Some(0), ..usual.clone() }, 400),
        (NewTournament { clock: Some(fast), ..usual.clone() }, 400),
    ] {
        let answer = host.post("/api/tournaments", &wish).await.expect("answers");
        assert_eq!(answer.status, status, "{wish:?}: {}", answer.body);
    }
    let alone = found(&mut host, &usual).await;
    done(&mut host, &alone, enter(&alone)).await;
    assert_eq!(refused(&mut host, &alone, TournamentDeed::Start).await, "tournament", "nobody to meet");
    for _ in 0..15 {
        done(&mut host, &alone, EASY).await;
    }
    assert_eq!(refused(&mut host, &alone, EASY).await, "quota", "each of them thinks");
    for _ in 0..9 {
        found(&mut host, &usual).await;
    }
    assert_eq!(host.post("/api/tournaments", &usual).await.expect("answers").status, 429);
    assert_eq!(host.get("/api/tournaments/nothing").await.expect("answers").status, 404);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_counts_once_it_is_over_and_nobody_is_helped_in_it() {
    let room = Room::open().await;
    let (mut anna, mut ben) = (room.visitor(), room.visitor());
    let rated = |seats| NewTable { rated: true, game: "pebbles".into(), ..wish(seats) };
    for wrong in
        [rated(vec![me(), me()]), NewTable { position: Some("p1 pool 1".into()), ..rated(vec![me(), SeatPlan::Open]) }]
    {
        let answer = anna.post("/api/tables", &wrong).await.expect("answers");
        assert!(answer.status == 409 && answer.body.contains("\"rated\""), "{}", answer.body);
    }
    let created: arbiter_protocol::Created =
        anna.post("/api/tables", &rated(vec![me(), SeatPlan::Open])).await.expect("answers").json().expect("a table");
    let invite = &created.invites[0].invite;
    let (path, asks) = (format!("/api/tables/{}/invitation", created.table), serde_json::json!({ "invite": invite }));
    let told: Value = ben.post(&path, &asks).await.expect("answers").json().expect("json");
    assert_eq!(told["rated"], true, "before he sits down");
    assert_eq!(join(&mut ben, &created.table, invite).await, 200);
    let (mut one, mut two) = (Person::at(&created.table, &anna).await, Person::at(&created.table, &ben).await);
    play(&mut [&mut one, &mut two], 4).await;
    for person in [&mut one, &mut two] {
        person.say(ClientMessage::Propose { what: Proposed::Back, seat: None }).await;
        assert_eq!(person.hear_kind(&["refused"]).await["refused"], "rated");
    }
    let bot_for_me = ClientMessage::StandIn { seat: arbiter_protocol::Seat::new(1), level: Some(Level::Master) };
    two.say(bot_for_me).await;
    assert_eq!(two.hear_kind(&["refused"]).await["refused"], "rated", "nobody lets a bot win for them");
    two.say(ClientMessage::Resign { seat: None }).await;
    while !one.is_over() {
        one.hear_table().await;
    }
    let of = |profile: &Profile| (profile.ratings[0].rating.value, profile.ratings[0].rating.games);
    let mine: Profile = anna.get("/api/profile").await.expect("answers").json().expect("a profile");
    let his: Profile = ben.get("/api/profile").await.expect("answers").json().expect("a profile");
    assert_eq!((of(&mine), of(&his)), ((1658, 1), (1342, 1)), "whoever gives up has lost");
    assert_eq!(mine.games[0].by_end[0].what, "resigned");

    // Alone with a bot there is advice, but not where it counts.
    let alone: arbiter_protocol::Created =
        anna.post("/api/tables", &rated(vec![me(), bot()])).await.expect("answers").json().expect("a table");
    let mut one = Person::at(&alone.table, &anna).await;
    one.say(ClientMessage::Advise { options: true, seat: None }).await;
    assert_eq!(one.hear_kind(&["refused"]).await["refused"], "rated");
    one.say(ClientMessage::Resign { seat: None }).await;
    while !one.is_over() {
        one.hear_table().await;
    }
    let mine: Profile = anna.get("/api/profile").await.expect("answers").json().expect("a profile");
    assert_eq!(mine.ratings[0].rating.games, 2);
    assert!(mine.ratings[0].bots[0].rating.value > 1500, "bots are on the same scale, and move");

    // What was taken along counts for the account; who deletes it has been somebody.
    let before = mine.ratings[0].rating;
    account(&mut anna, "anna").await;
    let mine: Profile = anna.get("/api/profile").await.expect("answers").json().expect("a profile");
    assert_eq!(mine.ratings[0].rating, before);
    assert_eq!(anna.request("DELETE", "/api/account", None).await.expect("answers").status, 204);
    let his: Profile = ben.get("/api/profile").await.expect("answers").json().expect("a profile");
    assert_eq!(of(&his), (1342, 1), "it stays what it was");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_bot_plays_for_a_rating_as_somebody_chose() {
    let room = Room::with(|config| config.patience = Duration::ZERO).await;
    let (mut anna, mut ben) = (room.visitor(), room.visitor());
    for out in [TimeOut::Bot, TimeOut::Nothing] {
        let clock = Some(Clock { each: Some(60), bank: 0, add: 0, out });
        let rated = NewTable { rated: true, clock, game: "pebbles".into(), ..wish(vec![me(), SeatPlan::Open]) };
        let created: arbiter_protocol::Created =
            anna.post("/api/tables", &rated).await.expect("answers").json().expect("a table");
        let invite = &created.invites[0].invite;
        let (path, asks) =
            (format!("/api/tables/{}/invitation", created.table), serde_json::json!({ "invite": invite }));
        let told: Value = ben.post(&path, &asks).await.expect("answers").json().expect("json");
        assert_eq!(told["clock"]["out"], "lose", "time that has run out loses, and that is said before: {out:?}");
        if out == TimeOut::Bot {
            continue;
        }
        join(&mut ben, &created.table, invite).await;
        let mut one = Person::at(&created.table, &anna).await;
        drop(Person::at(&created.table, &ben).await);
        while one.hear_kind(&["seats"]).await["seats"][1]["connected"] == true {}
        one.say(ClientMessage::StandIn { seat: arbiter_protocol::Seat::new(1), level: Some(Level::First) }).await;
        crate::room::until(&mut one, |table| !table["seats"][1]["stand_in"].is_null()).await;
        assert_eq!(one.table["seats"][1]["stand_in"], "medium", "nobody chooses how well a rival plays");
    }
    room.close().await;
}

async fn account(visitor: &mut Visitor, login: &str) {
    let wish = NewAccount { login: login.into(), password: "correct horse".into() };
    assert_eq!(visitor.post("/api/account", &wish).await.expect("answers").status, 200);
}

async fn friends(who: &mut Visitor) -> FriendsNow {
    who.get("/api/friends").await.expect("answers").json().expect("friends")
}

async fn befriend(who: &mut Visitor, deed: &FriendDeed) -> (u16, Value) {
    let answer = who.post("/api/friends", deed).await.expect("answers");
    (answer.status, answer.json().expect("json"))
}

async fn link(who: &mut Visitor) -> String {
    let answer = who.post("/api/friends/links", &()).await.expect("answers");
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json::<FriendLink>().expect("a link").secret
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_are_found_by_a_link_asked_to_a_table_and_blocked() {
    let room = Room::open().await;
    let (mut anna, mut ben) = (room.visitor(), room.visitor());
    assert_eq!(anna.get("/api/friends").await.expect("answers").status, 403, "without an account");
    account(&mut anna, "anna").await;
    account(&mut ben, "ben").await;
    anna.request("PUT", "/api/session", Some("{\"name\":\"Anna\"}".into())).await.expect("answers");
    let secret = link(&mut anna).await;
    let asks = FriendSecret { secret: secret.clone() };
    let offer: FriendOffer = ben.post("/api/friends/offer", &asks).await.expect("answers").json().expect("an offer");
    assert_eq!((offer.name.as_deref(), offer.own), (Some("Anna"), false));
    let accept = FriendDeed::Accept { secret };
    assert_eq!(befriend(&mut anna, &accept).await.1["refused"], "friend", "nobody is their own friend");
    let (status, told) = befriend(&mut ben, &accept).await;
    assert_eq!((status, &told["friends"][0]["name"]), (200, &Value::from("Anna")));
    assert_eq!(befriend(&mut ben, &accept).await.1["refused"], "friend", "once");
    assert_eq!(ben.post("/api/friends/offer", &asks).await.expect("answers").status, 409);

    // They see each other, if they wish.
    let known = friends(&mut anna).await;
    assert!(known.friends[0].online);
    assert!(befriend(&mut ben, &FriendDeed::Hide { hidden: true }).await.1["hidden"] == true);
    assert!(!friends(&mut anna).await.friends[0].online);

    // Asked to a table with one touch.
    let created = make(&mut anna, vec![me(), SeatPlan::Open]).await;
    let ask = FriendDeed::Ask { friend: known.friends[0].friend.clone(), table: created.table.clone() };
    assert_eq!(befriend(&mut ben, &ask).await.1["refused"], "friend", "what Anna calls him means nothing to Ben");
    assert_eq!(befriend(&mut anna, &ask).await.0, 200);
    let whom = friends(&mut ben).await.friends[0].friend.clone();
    let others = FriendDeed::Ask { friend: whom, table: created.table.clone() };
    assert_eq!(befriend(&mut ben, &others).await.1["refused"], "not_yours", "whoever made the table asks to it");
    let strange = FriendDeed::Ask { friend: known.friends[0].friend.clone(), table: "nothing".into() };
    assert_eq!(befriend(&mut anna, &strange).await.0, 404);
    let asked = friends(&mut ben).await.asked;
    assert_eq!((asked[0].table.as_str(), asked[0].by.as_deref()), (created.table.as_str(), Some("Anna")));
    assert_eq!(befriend(&mut ben, &FriendDeed::Decline { table: created.table.clone() }).await.0, 200);
    assert_eq!(befriend(&mut ben, &FriendDeed::Decline { table: created.table.clone() }).await.0, 404);
    assert_eq!(befriend(&mut anna, &ask).await.0, 200);
    let asked = friends(&mut ben).await.asked;
    assert_eq!(join(&mut ben, &created.table, &asked[0].invite).await, 200);
    assert!(friends(&mut ben).await.asked.is_empty(), "he is there");
    assert_eq!(befriend(&mut anna, &ask).await.1["refused"], "friend", "no seat is open");

    // Refused, removed, blocked.
    let secret = link(&mut anna).await;
    assert_eq!(befriend(&mut ben, &FriendDeed::Refuse { secret: secret.clone() }).await.0, 200);
    assert_eq!(befriend(&mut ben, &FriendDeed::Refuse { secret }).await.1["refused"], "friend");
    let whom = friends(&mut ben).await.friends[0].friend.clone();
    assert_eq!(befriend(&mut ben, &FriendDeed::Block { friend: whom.clone() }).await.0, 200);
    assert!(friends(&mut anna).await.friends.is_empty());
    let secret = link(&mut anna).await;
    assert_eq!(befriend(&mut ben, &FriendDeed::Accept { secret }).await.1["refused"], "friend");
    assert_eq!(befriend(&mut ben, &FriendDeed::Remove { friend: whom }).await.0, 200);
    let secret = link(&mut ben).await;
    assert_eq!(befriend(&mut anna, &FriendDeed::Accept { secret }).await.0, 200);
    let export = anna.get("/api/account/export").await.expect("answers").body;
    assert!(export.contains("\"friends\":{\"friends\":[{"), "{export}");
    anna.request("DELETE", "/api/account", None).await.expect("answers");
    assert!(friends(&mut ben).await.friends.is_empty(), "gone with the account");
    for _ in 0..20 {
        link(&mut ben).await;
    }
    assert_eq!(ben.post("/api/friends/links", &()).await.expect("answers").status, 429);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_knows_more_than_so_many() {
    let room = Room::open().await;
    let (mut anna, mut ben) = (room.visitor(), room.visitor());
    account(&mut anna, "anna").await;
    account(&mut ben, "ben").await;
    let secret = link(&mut ben).await;
    let store = &room.server.app.store;
    let own = make(&mut anna, vec![me(), bot()]).await.table;
    let known = store.table(&own).await.expect("reads").expect("is there").made_by;
    for n in 0..200 {
        let (id, other) = (format!("link {n}"), format!("friend {n}"));
        store.add_friend_link(&id, &known, NOON + 1000, NOON).await.expect("kept");
        assert!(store.befriend(&id, &other, NOON).await.expect("kept"));
    }
    assert_eq!(befriend(&mut anna, &FriendDeed::Accept { secret: secret.clone() }).await.0, 429);
    assert_eq!(anna.post("/api/friends/links", &()).await.expect("answers").status, 429);
    store.part(&known, "friend 7").await.expect("kept");
    assert_eq!(befriend(&mut anna, &FriendDeed::Accept { secret }).await.0, 200, "the link was not used up");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_league_is_played_to_its_end() {
    let room = Room::open().await;
    let mut host = room.visitor();
    let cup = found(&mut host, &cup(Format::League)).await;
    for level in [Level::First, Level::Easy, Level::Hard] {
        done(&mut host, &cup, TournamentDeed::AddBot { level }).await;
    }
    done(&mut host, &cup, enter(&cup)).await;
    let begun = done(&mut host, &cup, TournamentDeed::Start).await;
    assert_eq!(begun.meetings.len(), 12, "everybody meets everybody twice");
    assert!(begun.meetings.iter().all(|one| one.table.is_some()), "all tables are open from the start");
    let mine = begun.mine.expect("the host plays");
    for meeting in begun.meetings.iter().filter(|one| one.seats.contains(&mine)) {
        let mut one = Person::at(meeting.table.as_deref().expect("a table"), &host).await;
        one.say(ClientMessage::Resign { seat: None }).await;
        while !one.is_over() {
            one.hear_table().await;
        }
    }
    let over = until(&mut host, &cup, |cup| cup.state == TournamentState::Over).await;
    let mut pairs: Vec<Vec<u16>> = over.meetings.iter().map(|one| one.seats.clone()).collect();
    pairs.sort();
    pairs.dedup();
    assert_eq!(pairs.len(), 12, "each of two begins once");
    assert!(over.standings.iter().all(|line| line.played == 6));
    assert_eq!(over.standings.iter().map(|line| line.points).sum::<i64>(), 12 * 12);
    let last = over.standings.last().expect("four of them");
    assert_eq!((last.entrant, last.wins, last.points), (mine, 0, 0), "whoever gives up has lost");
    let seats: Vec<_> = begun.meetings.iter().map(|one| (one.round, &one.seats)).collect();
    assert_eq!(seats, over.meetings.iter().map(|one| (one.round, &one.seats)).collect::<Vec<_>>(), "drawn once");
    room.close().await;
}

/// How the tables of a tournament begin: who sits there, and the words of the setup.
async fn setups(room: &Room, cup: &Tournament) -> Vec<(Vec<u16>, String)> {
    let mut all = Vec::new();
    for meeting in &cup.meetings {
        let Some(table) = &meeting.table else { continue };
        let row = room.server.app.store.table(table).await.expect("reads").expect("is there");
        all.push((meeting.seats.clone(), row.opening));
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_chooses_how_every_table_begins() {
    let room = Room::open().await;
    for (game, setup) in [
        ("res_arcana", "deal draft"),
        ("arcs", "mode leaders"),
        ("aristeia", "scenario conquest teams starter tactics random"),
        ("arcmage", "p1 toll_of_time p2 toll_of_time any_window yes"),
    ] {
        let mut host = room.visitor();
        let wish = NewTournament { game: game.into(), setup: Some(setup.into()), ..cup(Format::RoundRobin) };
        let cup = found(&mut host, &wish).await;
        assert_eq!((cup.setup.as_deref(), cup.may_bring), (Some(setup), game == "arcmage"));
        done(&mut host, &cup, enter(&cup)).await;
        done(&mut host, &cup, EASY).await;
        let begun = done(&mut host, &cup, TournamentDeed::Start).await;
        assert!(!begun.may_bring, "too late");
        for (_, words) in setups(&room, &begun).await {
            let pairs: Vec<&str> = setup.split(' ').collect();
            assert!(pairs.chunks(2).all(|pair| words.contains(&pair.join(" "))), "{game}: {words}");
        }
        done(&mut host, &cup, TournamentDeed::Close).await;
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_brings_a_deck_to_all_their_tables() {
    let room = Room::open().await;
    let (mut host, mut ben, mut carl) = (room.visitor(), room.visitor(), room.visitor());
    let wish = NewTournament {
        game: "arcmage".into(),
        setup: Some("p1 toll_of_time p2 toll_of_time".into()),
        ..cup(Format::League)
    };
    let cup = found(&mut host, &wish).await;
    let bring = |side: &str| TournamentDeed::Enter {
        invite: cup.invite.clone().expect("for the host"),
        name: None,
        side: Some(side.into()),
    };
    for wrong in ["nothing", "list 45 farmland end", "shadow_league any_window yes", "shadow_league p2 the_uprising"] {
        let (status, told) = act(&mut ben, &cup, bring(wrong)).await;
        assert_eq!(status, 400, "{wrong}: {told}");
    }
    assert!(look(&mut ben, &cup).await.entrants.is_empty(), "whose deck is refused has not entered");
    // Somebody goes again, and whoever comes then has their number, but not their deck.
    let gone = done(&mut carl, &cup, bring("the_uprising")).await;
    assert!(gone.entrants[0].brings);
    done(&mut carl, &cup, TournamentDeed::Leave).await;
    let now = done(&mut host, &cup, enter(&cup)).await;
    assert_eq!((now.entrants[0].entrant, now.entrants[0].brings), (gone.entrants[0].entrant, false));
    done(&mut ben, &cup, bring("shadow_league")).await;
    done(&mut host, &cup, EASY).await;
    let begun = done(&mut host, &cup, TournamentDeed::Start).await;
    let bens = begun.entrants.iter().find(|one| one.brings).expect("Ben").entrant;
    let tables = setups(&room, &begun).await;
    assert_eq!(tables.len(), 6, "everybody meets everybody twice");
    for (seats, words) in tables {
        for (seat, entry) in seats.iter().enumerate() {
            let deck = if *entry == bens { "shadow_league" } else { "toll_of_time" };
            assert!(words.contains(&format!("p{} {deck}", seat + 1)), "{words}");
        }
    }
    // Where everybody begins alike, nobody brings anything.
    let alike =
        found(&mut host, &NewTournament { title: "Alike".into(), game: "pebbles".into(), setup: None, ..wish }).await;
    let invite = alike.invite.clone().expect("for the host");
    let (status, _) =
        act(&mut ben, &alike, TournamentDeed::Enter { invite, name: None, side: Some("any".into()) }).await;
    assert_eq!(status, 400);
    room.close().await;
}
