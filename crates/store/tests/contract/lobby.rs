//! What a lobby shows beside one's own tables.

use super::{Place, holder, table};
use arbiter_store::{Played, PlayedSeat, TableRow};

pub async fn how_games_ended_is_found_by_whoever_played_them(place: &Place) {
    let store = place.open().await;
    let others = TableRow { holders: vec![holder(0, "carl")], ..table("theirs") };
    for row in [table("first"), table("second"), others] {
        store.open(&row, vec![]).await.expect("kept");
    }
    assert_eq!(store.played("anna", 9).await, Ok(vec![]), "none is over");
    store.finish("first", 10, &[2, 1, 3], "played", 40).await.expect("kept");
    store.finish("second", 20, &[1, 2, 2], "played", 40).await.expect("kept");
    store.finish("theirs", 30, &[1, 2, 3], "played", 40).await.expect("kept");
    store.finish("first", 10, &[1, 2, 3], "played", 40).await.expect("kept once more");
    let played = store.played("anna", 9).await.expect("reads");
    assert_eq!(played.iter().map(|game| game.table.as_str()).collect::<Vec<_>>(), ["second", "first"]);
    let seat = |bot: Option<&str>, name: Option<&str>, place, mine| PlayedSeat {
        bot: bot.map(Into::into),
        name: name.map(Into::into),
        place,
        mine,
    };
    let seats = vec![seat(None, Some("Anna"), 1, true), seat(None, None, 2, false), seat(Some("easy"), None, 3, false)];
    assert_eq!(
        played[1],
        Played {
            table: "first".into(),
            game: "res_arcana".into(),
            opening: table("first").opening,
            at: 10,
            how: "played".into(),
            answers: 40,
            seats
        }
    );
    assert_eq!(store.played("anna", 1).await.map(|played| played.len()), Ok(1));
    assert_eq!(store.delete("first").await, Ok(true), "with all that is known of it");
    assert_eq!(store.played("anna", 9).await.map(|played| played.len()), Ok(1));
}

pub async fn anybody_finds_a_table_that_is_shown_as_long_as_a_seat_is_open(place: &Place) {
    let store = place.open().await;
    for id in ["a", "b", "hidden"] {
        store.open(&table(id), vec![]).await.expect("kept");
    }
    store.publish("a", 10).await.expect("kept");
    store.publish("b", 20).await.expect("kept");
    let found = |after| store.published(after, 9);
    assert_eq!(found(0).await, Ok(vec!["b".to_owned(), "a".to_owned()]));
    assert_eq!(found(10).await, Ok(vec!["b".to_owned()]), "the other was shown before");
    store.take_seat("a", holder(1, "ben"), None).await.expect("taken");
    store.freeze("b", Some("a fault")).await.expect("kept");
    assert_eq!(found(0).await, Ok(vec![]));
    assert_eq!((store.fill("b", "hard").await, store.fill("b", "easy").await), (Ok(true), Ok(false)));
    let filled = store.table("b").await.expect("reads").expect("there");
    assert_eq!((filled.seats[1].open, filled.seats[1].bot.as_deref()), (false, Some("hard")));
    assert_eq!(store.delete("a").await, Ok(true));
}

pub async fn bots_come_once_at_their_time(place: &Place) {
    let store = place.open().await;
    for id in ["a", "b", "gone"] {
        store.open(&table(id), vec![]).await.expect("kept");
        store.fill_later(id, 50, "easy").await.expect("kept");
    }
    store.fill_later("b", 40, "hard").await.expect("kept instead");
    assert_eq!(store.filling("b").await, Ok(Some((40, "hard".into()))));
    assert_eq!(store.filling("nowhere").await, Ok(None));
    assert_eq!(store.fills_due(39, 9).await, Ok(vec![]));
    assert_eq!(store.fills_due(49, 9).await, Ok(vec![("b".into(), "hard".into())]));
    assert_eq!(store.delete("gone").await, Ok(true));
    assert_eq!(store.fill("b", "hard").await, Ok(true));
    assert_eq!(store.filling("b").await, Ok(None), "once");
    // Somebody came in time: nobody else does.
    store.take_seat("a", holder(1, "ben"), None).await.expect("taken");
    assert_eq!(store.fills_due(60, 9).await, Ok(vec![("a".into(), "easy".into())]));
    assert_eq!(store.fill("a", "easy").await, Ok(false));
    assert_eq!(store.fills_due(60, 9).await, Ok(vec![]));
}
