//! Accounts: whoever wants to be known on several devices.

use super::{Place, hold, holder, table};
use arbiter_store::{Account, Guest, PasskeyRow, SessionRow, Store, StoreError, TableRow};
use std::sync::Arc;

fn account(id: &str, login: Option<&str>) -> Account {
    let password = login.map(|login| format!("hash of {login}"));
    Account { id: id.into(), login: login.map(Into::into), password, kept: "{}".into(), made_at: 5 }
}

fn passkey(id: &str, account: &str) -> PasskeyRow {
    let (label, key) = ("Firefox".into(), "{\"k\":1}".into());
    PasskeyRow { id: id.into(), account: account.into(), label, key, made_at: 6, used_at: 6 }
}

fn session(id: &str, account: &str) -> SessionRow {
    SessionRow { id: id.into(), account: account.into(), label: "Firefox".into(), made_at: 7, seen_at: 7 }
}

pub async fn an_account_has_ways_in_that_are_its_own(place: &Place) {
    let store = place.open().await;
    store.add_account(&account("a", Some("anna")), None).await.expect("kept");
    let key = passkey("k", "b");
    store.add_account(&account("b", None), Some(&key)).await.expect("kept");
    assert_eq!(store.add_account(&account("c", Some("anna")), None).await, Err(StoreError::Taken), "the name");
    let stolen = passkey("k", "c");
    assert_eq!(store.add_account(&account("c", None), Some(&stolen)).await, Err(StoreError::Taken), "the passkey");
    assert_eq!(store.account("c").await, Ok(None), "all of it or nothing");
    assert_eq!(store.account("a").await, Ok(Some(account("a", Some("anna")))));
    assert_eq!(store.account_called("anna").await, Ok(Some(account("a", Some("anna")))));
    assert_eq!(store.account_called("ben").await, Ok(None));
    assert_eq!(store.set_password("b", "anna", "x").await, Err(StoreError::Taken));
    store.set_password("b", "ben", "hash of ben").await.expect("kept");
    store.keep("b", "{\"theme\":\"dark\"}").await.expect("kept");
    let kept = Account { kept: "{\"theme\":\"dark\"}".into(), ..account("b", Some("ben")) };
    assert_eq!(store.account_called("ben").await, Ok(Some(kept)));
    store.add_passkey(&passkey("l", "b")).await.expect("kept");
    store.use_passkey("k", "{\"k\":2}", 9).await.expect("kept");
    let used = PasskeyRow { key: "{\"k\":2}".into(), used_at: 9, ..key };
    assert_eq!(store.passkey("k").await, Ok(Some(used.clone())));
    assert_eq!(store.passkeys("b").await, Ok(vec![used, passkey("l", "b")]));
    assert_eq!(store.drop_passkey("a", "k").await, Ok(false), "it is not hers");
    assert_eq!((store.drop_passkey("b", "k").await, store.drop_passkey("b", "k").await), (Ok(true), Ok(false)));
    assert_eq!(store.passkey("k").await, Ok(None));
}

pub async fn a_device_is_signed_in_until_it_is_signed_out(place: &Place) {
    let store = place.open().await;
    for id in ["a", "b"] {
        store.add_account(&account(id, None), None).await.expect("kept");
    }
    for (id, of) in [("s1", "a"), ("s2", "a"), ("s3", "a"), ("t1", "b")] {
        store.begin_session(&session(id, of)).await.expect("kept");
    }
    store.see_session("s1", 70).await.expect("kept");
    let seen = SessionRow { seen_at: 70, ..session("s1", "a") };
    assert_eq!(store.session("s1").await, Ok(Some(seen)));
    assert_eq!(store.sessions("a").await.map(|all| all.len()), Ok(3));
    assert_eq!(store.end_sessions("a", Some("t1")).await, Ok(0), "it is another's");
    assert_eq!(store.end_sessions("a", Some("s1")).await, Ok(1));
    assert_eq!(store.end_sessions("a", None).await, Ok(2));
    assert_eq!((store.session("s2").await, store.sessions("b").await), (Ok(None), Ok(vec![session("t1", "b")])));
}

pub async fn an_authenticator_answers_once_and_in_time(place: &Place) {
    let store = place.open().await;
    store.begin_ceremony("c", "asked", 20, 10).await.expect("kept");
    store.begin_ceremony("d", "asked too", 21, 10).await.expect("kept");
    assert_eq!(store.end_ceremony("c", 19).await, Ok(Some("asked".into())));
    assert_eq!(store.end_ceremony("c", 19).await, Ok(None), "once");
    assert_eq!(store.end_ceremony("d", 21).await, Ok(None), "too late");
    store.begin_ceremony("e", "another", 40, 30).await.expect("kept");
    assert_eq!(store.end_ceremony("d", 0).await, Ok(None), "forgotten by then");
}

async fn at_tables(store: &Arc<dyn Store>) {
    let mine = TableRow { holders: vec![holder(0, "g")], made_by: "g".into(), ..table("mine") };
    let ours = TableRow { holders: vec![holder(0, "g"), holder(0, "a"), holder(1, "ben")], ..table("ours") };
    for row in [mine, ours] {
        store.open(&row, vec![]).await.expect("kept");
    }
    store.name_guest(&Guest { id: "g".into(), name: Some("Gast".into()), made_at: 1 }).await.expect("kept");
    store.add_account(&account("a", None), Some(&passkey("k", "a"))).await.expect("kept");
    store.begin_session(&session("s", "a")).await.expect("kept");
}

fn holders(row: &TableRow, seat: u8) -> Vec<&str> {
    row.holders.iter().filter(|holder| holder.seat == seat).map(|holder| holder.guest.as_str()).collect()
}

pub async fn what_a_guest_holds_moves_into_an_account(place: &Place) {
    let store = place.open().await;
    at_tables(&store).await;
    let mut moved = store.move_guest("g", "a").await.expect("moves");
    moved.sort();
    assert_eq!(moved, ["mine", "ours"]);
    let row = |id| store.table(id);
    let (mine, ours) =
        (row("mine").await.expect("reads").expect("there"), row("ours").await.expect("reads").expect("there"));
    assert_eq!((mine.made_by.as_str(), holders(&mine, 0)), ("a", vec!["a"]));
    assert_eq!((holders(&ours, 0), holders(&ours, 1)), (vec!["a"], vec!["ben"]), "both held it");
    assert_eq!(store.guest("g").await, Ok(None));
    assert_eq!(store.guest("a").await.map(|guest| guest.and_then(|guest| guest.name)), Ok(Some("Gast".into())));
    // A name that is there stays.
    store.name_guest(&Guest { id: "h".into(), name: Some("Haus".into()), made_at: 1 }).await.expect("kept");
    assert_eq!(store.move_guest("h", "a").await, Ok(vec![]));
    assert_eq!(store.guest("a").await.map(|guest| guest.and_then(|guest| guest.name)), Ok(Some("Gast".into())));
    // Who has an account is not forgotten, however long they hold nothing.
    store.add_account(&account("b", None), None).await.expect("kept");
    store.name_guest(&Guest { id: "b".into(), name: Some("Bo".into()), made_at: 1 }).await.expect("kept");
    store.forget_guests(1_000).await.expect("looked");
    assert!(store.guest("b").await.expect("reads").is_some());
}

pub async fn who_deletes_an_account_was_nobody(place: &Place) {
    let store = place.open().await;
    at_tables(&store).await;
    store.move_guest("g", "a").await.expect("moves");
    hold(&store, "ours").await;
    let mut left = store.delete_account("a").await.expect("deletes");
    left.sort();
    assert_eq!(left, ["mine", "ours"]);
    let ours = store.table("ours").await.expect("reads").expect("there");
    assert_eq!((holders(&ours, 0).len(), ours.seats[0].name.as_deref(), ours.seats[0].open), (0, None, false));
    assert_eq!(holders(&ours, 1), ["ben"]);
    assert_eq!(store.table("mine").await.expect("reads").expect("there").made_by, "");
    assert_eq!((store.account("a").await, store.guest("a").await), (Ok(None), Ok(None)));
    assert_eq!((store.session("s").await, store.passkey("k").await), (Ok(None), Ok(None)));
    assert_eq!(store.delete_account("a").await, Ok(vec![]));
}
