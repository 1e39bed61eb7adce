//! Several servers on one database.

use crate::{Place, entry, server, table};
use arbiter_store::{Entry, Hold, News, Postgres, PrivatePostgres, Store, StoreError};
use std::time::Duration;

const LONG: Duration = Duration::from_secs(600);

pub async fn all(postgres: &PrivatePostgres) {
    a_table_is_held_by_one_and_taken_over_when_it_has_gone(postgres).await;
    a_table_is_woken_by_nobody_else_while_it_is_held(postgres).await;
    what_another_server_has_awake_is_not_abandoned(postgres).await;
    whoever_lost_a_table_cannot_write_to_it(postgres).await;
    whoever_was_silent_for_too_long_has_to_join_anew(postgres).await;
    whoever_was_silent_goes_on_with_what_nobody_took(postgres).await;
    servers_hear_of_each_other(postgres).await;
    servers_that_begin_together_make_one_store(postgres).await;
}

async fn two(postgres: &PrivatePostgres) -> (Postgres, Postgres) {
    let place = Place::database(postgres);
    let Place::Database(url) = &place else { unreachable!("it is a database") };
    let (one, other) = (server(url).await, server(url).await);
    one.open(&table("t1"), vec![entry("a")]).await.expect("kept");
    (one, other)
}

/// As if it had been silent for too long.
async fn expire(store: &Postgres, id: &str) {
    store.join(id, "127.0.0.1:1", Duration::from_micros(1)).await.expect("joins");
}

async fn a_table_is_held_by_one_and_taken_over_when_it_has_gone(postgres: &PrivatePostgres) {
    let (one, other) = two(postgres).await;
    assert_eq!(one.hold("none").await, Ok(Hold::Nowhere));
    assert_eq!((one.holder("t1").await, other.holder("t1").await), (Ok(None), Ok(None)));
    assert_eq!(one.hold("t1").await, Ok(Hold::Here(1)));
    let held = other.hold("t1").await.expect("answers");
    assert!(matches!(&held, Hold::At(peer) if peer.address == "127.0.0.1:1"), "{held:?}");
    assert!(matches!(other.holder("t1").await, Ok(Some(_))));
    assert_eq!(one.holder("t1").await, Ok(None), "it is not another's");
    assert_eq!(one.hold("t1").await, Ok(Hold::Here(2)), "anew, under a new number");
    one.let_go("t1", 1).await.expect("answers");
    assert!(matches!(other.hold("t1").await, Ok(Hold::At(_))), "it was taken again since");
    one.let_go("t1", 2).await.expect("answers");
    assert_eq!(other.hold("t1").await, Ok(Hold::Here(3)));
    other.leave().await.expect("leaves");
    assert_eq!(one.hold("t1").await, Ok(Hold::Here(4)), "whoever left holds nothing");
}

async fn a_table_is_woken_by_nobody_else_while_it_is_held(postgres: &PrivatePostgres) {
    let (one, other) = two(postgres).await;
    one.open(&table("due"), vec![Entry { due: Some(10), ..entry("a") }]).await.expect("kept");
    let due = Ok(vec!["due".to_owned()]);
    assert_eq!(other.due(0, 10, 9).await, due);
    one.hold("due").await.expect("held");
    assert_eq!((one.due(0, 10, 9).await, other.due(0, 10, 9).await), (due.clone(), Ok(vec![])));
    one.leave().await.expect("leaves");
    assert_eq!(other.due(0, 10, 9).await, due, "its server has gone");
}

async fn what_another_server_has_awake_is_not_abandoned(postgres: &PrivatePostgres) {
    const EVER: u64 = u64::MAX >> 1;
    let (one, other) = two(postgres).await;
    one.hold("t1").await.expect("held");
    let found = Ok(vec!["t1".to_owned()]);
    assert_eq!(one.abandoned(EVER, EVER, "", 9).await, found, "whoever has it awake knows by itself");
    assert_eq!(other.abandoned(EVER, EVER, "", 9).await, Ok(vec![]));
    one.leave().await.expect("leaves");
    assert_eq!(other.abandoned(EVER, EVER, "", 9).await, found);
}

async fn whoever_lost_a_table_cannot_write_to_it(postgres: &PrivatePostgres) {
    let (one, other) = two(postgres).await;
    assert_eq!(one.append("t1", 1, vec![entry("b")]).await, Err(StoreError::Lost), "it was not taken");
    expire(&one, "sleeper").await;
    assert_eq!(one.hold("t1").await, Ok(Hold::Here(1)));
    assert_eq!(one.append("t1", 1, vec![entry("b")]).await, Ok(()), "nobody else wants it");
    assert_eq!(other.hold("t1").await, Ok(Hold::Here(2)), "it can be taken from who is not heard of");
    assert_eq!(one.append("t1", 2, vec![entry("c")]).await, Err(StoreError::Lost));
    assert_eq!(other.append("t1", 2, vec![entry("d"), entry("e")]).await, Ok(()));
    assert_eq!(other.entries("t1").await.map(|all| all.len()), Ok(4));
}

async fn whoever_was_silent_for_too_long_has_to_join_anew(postgres: &PrivatePostgres) {
    let (one, other) = two(postgres).await;
    assert_eq!(one.renew(LONG).await.map(|peers| peers.map(|peers| peers.len())), Ok(Some(1)));
    expire(&one, "silent").await;
    assert_eq!(one.renew(LONG).await, Ok(None));
    assert_eq!(other.renew(LONG).await.map(|peers| peers.map(|peers| peers.len())), Ok(Some(1)), "as it was before");
    one.join("awake-again", "127.0.0.1:1", LONG).await.expect("joins");
    assert_eq!(one.renew(LONG).await.map(|peers| peers.is_some()), Ok(true));
    assert_eq!(one.ours().await, Ok(vec![]));
}

async fn whoever_was_silent_goes_on_with_what_nobody_took(postgres: &PrivatePostgres) {
    let (one, other) = two(postgres).await;
    one.open(&table("t2"), vec![entry("a")]).await.expect("kept");
    expire(&one, "silent").await;
    let tokens = (one.hold("t1").await, one.hold("t2").await);
    assert_eq!(tokens, (Ok(Hold::Here(1)), Ok(Hold::Here(1))));
    assert_eq!(one.renew(LONG).await, Ok(None));
    assert_eq!(other.hold("t2").await, Ok(Hold::Here(2)));
    assert_eq!(one.resume(LONG).await, Ok(Some(vec!["t1".to_owned()])));
    assert_eq!(one.append("t1", 1, vec![entry("b")]).await, Ok(()), "under the same number");
    assert_eq!(one.append("t2", 1, vec![entry("b")]).await, Err(StoreError::Lost));
    assert!(matches!(other.hold("t1").await, Ok(Hold::At(_))), "it is believed again");
    assert_eq!(one.renew(LONG).await.map(|peers| peers.is_some()), Ok(true));
    one.leave().await.expect("leaves");
    assert_eq!(one.resume(LONG).await, Ok(None), "it was forgotten");
}

async fn servers_hear_of_each_other(postgres: &PrivatePostgres) {
    let (one, other) = two(postgres).await;
    expire(&one, "forgotten").await;
    one.hold("t1").await.expect("held");
    let mut listener = one.listen().await.expect("listens");
    other.hold("t1").await.expect("held");
    assert_eq!(one.hear(&mut listener).await, Ok(News::Taken("t1".into())));
    one.delete("t1").await.expect("deleted");
    other.delete("t1").await.expect("nothing left");
    assert_eq!(one.hear(&mut listener).await, Ok(News::Changed("t1".into())), "of others, not of itself");
}

async fn servers_that_begin_together_make_one_store(postgres: &PrivatePostgres) {
    let place = Place::database(postgres);
    let Place::Database(url) = &place else { unreachable!("it is a database") };
    let begin = |key: u8| async move {
        let store = Postgres::open(url).await?;
        store.key(&[key; 32]).await
    };
    let (one, other, third) = tokio::join!(begin(1), begin(2), begin(3));
    assert!(one.is_ok() && one == other && other == third, "{one:?} {other:?} {third:?}");
}
