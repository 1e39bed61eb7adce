//! Tournaments, rated games, and who knows whom.

use super::{Place, table};
use arbiter_store::{Account, EntrantRow, RatedGame, StoreError, Summons, TournamentRow};

fn tournament(id: &str) -> TournamentRow {
    TournamentRow { id: id.into(), made_by: "anna".into(), made_at: 5, version: 0, body: "{}".into() }
}

fn entrant(guest: &str) -> EntrantRow {
    EntrantRow { n: 0, guest: Some(guest.into()), bot: None, name: Some(guest.to_uppercase()) }
}

fn account(id: &str) -> Account {
    Account { id: id.into(), login: None, password: None, kept: "{}".into(), made_at: 1 }
}

pub async fn of_two_who_change_a_tournament_at_once_one_begins_again(place: &Place) {
    let store = place.open().await;
    store.add_tournament(&tournament("cup")).await.expect("kept");
    assert_eq!(store.tournament("none").await, Ok(None));
    assert_eq!(store.enter("cup", 0, &entrant("anna")).await, Ok(true));
    assert_eq!(store.enter("cup", 0, &entrant("ben")).await, Ok(false), "somebody else came between");
    assert_eq!(store.enter("cup", 1, &entrant("ben")).await, Ok(true));
    assert_eq!(store.enter("cup", 2, &entrant("ben")).await, Err(StoreError::Taken));
    let bot = EntrantRow { bot: Some("easy".into()), ..EntrantRow::default() };
    assert_eq!(store.enter("cup", 2, &bot).await, Ok(true));
    assert_eq!(store.enter("cup", 3, &bot).await, Ok(true), "bots are many");
    assert_eq!(store.change_tournament("cup", 3, "{1}").await, Ok(false));
    assert_eq!(store.change_tournament("cup", 4, "{2}").await, Ok(true));
    assert_eq!(store.withdraw("cup", 5, 2).await, Ok(true));
    let (row, entrants) = store.tournament("cup").await.expect("reads").expect("there");
    assert_eq!((row.version, row.body.as_str()), (6, "{2}"));
    assert_eq!(entrants.iter().map(|entrant| entrant.n).collect::<Vec<_>>(), [0, 1, 3]);
    assert_eq!(store.tournaments_of("ben", 9).await.map(|all| all.len()), Ok(1));
    assert_eq!(store.tournaments_of("carl", 9).await, Ok(vec![]));
    // Who goes over to an account takes part as that; who deletes it, as nobody.
    store.add_account(&account("benedikt"), None).await.expect("kept");
    store.move_guest("ben", "benedikt").await.expect("moved");
    assert_eq!(store.tournaments_of("benedikt", 9).await.map(|all| all.len()), Ok(1));
    store.delete_account("benedikt").await.expect("gone");
    let (_, entrants) = store.tournament("cup").await.expect("reads").expect("there");
    assert_eq!(entrants[1], EntrantRow { n: 1, ..EntrantRow::default() });
}

pub async fn rated_games_outlive_their_tables_and_name_nobody_who_has_gone(place: &Place) {
    let store = place.open().await;
    let game = |table: &str, at, places: &[(&str, u8)]| RatedGame {
        table: table.into(),
        game: "pebbles".into(),
        at,
        places: places.iter().map(|(who, place)| ((*who).into(), *place)).collect(),
    };
    store.open(&table("one"), vec![]).await.expect("kept");
    store.add_rated(&game("two", 20, &[("anna", 1), ("bot easy", 2)])).await.expect("kept");
    store.add_rated(&game("one", 10, &[("anna", 2), ("ben", 1)])).await.expect("kept");
    store.add_rated(&game("one", 30, &[("anna", 1), ("ben", 2)])).await.expect("once");
    store.delete("one").await.expect("deleted");
    let all = store.rated("pebbles", 2).await.expect("reads");
    assert_eq!(all, [game("one", 10, &[("anna", 2), ("ben", 1)]), game("two", 20, &[("anna", 1), ("bot easy", 2)])]);
    assert_eq!(store.rated_of("anna").await, Ok(vec![("pebbles".to_owned(), 2)]));
    assert_eq!((store.rated_of("carl").await, store.rated("pebbles", 3).await), (Ok(vec![]), Ok(vec![])));
    store.add_account(&account("anna"), None).await.expect("kept");
    store.delete_account("anna").await.expect("gone");
    let who: Vec<String> =
        store.rated("pebbles", 2).await.expect("reads").into_iter().map(|game| game.places[0].0.clone()).collect();
    assert!(who[0].starts_with("gone ") && who[0] == who[1], "one and the same nobody: {who:?}");
    for table in ["zoe", "abe", "mia"] {
        store.add_rated(&game(table, 40, &[("carl", 1), ("dora", 2)])).await.expect("kept");
    }
    let order: Vec<String> =
        store.rated("pebbles", 2).await.expect("reads").into_iter().skip(2).map(|game| game.table).collect();
    assert_eq!(order, ["zoe", "abe", "mia"], "games of one moment stay in the order in which they were noted");
}

pub async fn friends_are_so_both_ways_until_one_does_not_want_it(place: &Place) {
    let store = place.open().await;
    for id in ["anna", "ben"] {
        store.add_account(&account(id), None).await.expect("kept");
    }
    store.add_friend_link("link", "anna", 100, 0).await.expect("kept");
    assert_eq!(store.friend_link("link", 99).await, Ok(Some("anna".to_owned())));
    assert_eq!((store.friend_link("link", 100).await, store.friend_links("anna", 50).await), (Ok(None), Ok(1)));
    assert_eq!(store.befriend("link", "ben", 50).await, Ok(true));
    assert_eq!(store.befriend("link", "ben", 50).await, Ok(false), "once");
    store.see("ben", 70).await.expect("kept");
    let friends = store.friends("anna").await.expect("reads");
    assert_eq!((friends[0].other.as_str(), friends[0].seen_at, friends[0].blocked), ("ben", Some(70), false));
    store.hide("ben", true).await.expect("kept");
    assert_eq!((store.hides("ben").await, store.hides("anna").await), (Ok(true), Ok(false)));
    assert_eq!(store.friends("anna").await.map(|friends| friends[0].seen_at), Ok(None));
    // Asked to a table, until the table is full.
    store.open(&table("one"), vec![]).await.expect("kept");
    let summons = Summons { table: "one".into(), host: "anna".into(), at: 5 };
    store.summon("ben", &summons).await.expect("kept");
    assert_eq!(store.summoned("ben").await, Ok(vec![summons.clone()]));
    store.fill("one", "easy").await.expect("filled");
    assert_eq!(store.summoned("ben").await, Ok(vec![]));
    assert_eq!((store.drop_summons("ben", "one").await, store.drop_summons("ben", "one").await), (Ok(true), Ok(false)));
    // Blocked: the other hears nothing of it, and no link helps.
    store.block("ben", "anna", 60).await.expect("kept");
    assert_eq!(store.friends("anna").await, Ok(vec![]));
    assert!(store.friends("ben").await.expect("reads")[0].blocked);
    store.add_friend_link("again", "anna", 100, 60).await.expect("kept");
    assert_eq!(store.befriend("again", "ben", 61).await, Ok(false));
    store.part("anna", "ben").await.expect("kept");
    assert_eq!(store.friends("ben").await.map(|friends| friends.len()), Ok(1), "it is his wish");
    store.part("ben", "anna").await.expect("kept");
    assert_eq!(store.friends("ben").await, Ok(vec![]));
    store.add_friend_link("third", "anna", 100, 60).await.expect("kept");
    assert_eq!(store.befriend("third", "ben", 61).await, Ok(true));
    store.delete_account("anna").await.expect("gone");
    assert_eq!(store.friends("ben").await, Ok(vec![]), "with all that is known of them");
}
