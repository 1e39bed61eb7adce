//! How people are reached who are not there, and a table that is laid anew before anybody has answered.

use super::{Place, entry, hold, table};
use arbiter_store::Subscription;

fn browser(endpoint: &str, guest: &str, made_at: u64) -> Subscription {
    Subscription {
        endpoint: endpoint.into(),
        guest: guest.into(),
        p256dh: "key".into(),
        auth: "secret".into(),
        lang: "de".into(),
        made_at,
    }
}

pub async fn a_browser_is_of_whoever_used_it_last(place: &Place) {
    let store = place.open().await;
    let (phone, laptop) = (browser("https://push/1", "anna", 1), browser("https://push/2", "anna", 2));
    store.subscribe(&phone).await.expect("kept");
    store.subscribe(&laptop).await.expect("kept");
    assert_eq!(store.subscriptions("anna").await, Ok(vec![laptop.clone(), phone.clone()]));
    store.subscribe(&browser("https://push/1", "ben", 3)).await.expect("kept");
    assert_eq!(store.subscriptions("anna").await, Ok(vec![laptop]), "it is Ben's now");
    assert_eq!(
        (store.unsubscribe("https://push/2").await, store.unsubscribe("https://push/2").await),
        (Ok(true), Ok(false))
    );
    store.move_guest("ben", "account").await.expect("moved");
    assert_eq!(store.subscriptions("account").await.map(|all| all.len()), Ok(1), "it moves with its guest");
    store.delete_account("account").await.expect("deleted");
    assert_eq!(store.subscriptions("account").await, Ok(vec![]));
}

pub async fn orders_go_with_their_table(place: &Place) {
    let store = place.open().await;
    store.open(&table("t"), vec![]).await.expect("kept");
    store.set_order("t", 1, Some("turn")).await.expect("kept");
    store.set_order("t", 0, Some("asked")).await.expect("kept");
    store.set_order("t", 1, Some("named")).await.expect("kept instead");
    assert_eq!(store.orders("t").await, Ok(vec![(0, "asked".to_owned()), (1, "named".to_owned())]));
    store.set_order("t", 0, None).await.expect("forgotten");
    assert_eq!(store.orders("t").await.map(|all| all.len()), Ok(1));
    assert_eq!(store.delete("t").await, Ok(true));
    assert_eq!(store.orders("t").await, Ok(vec![]));
}

pub async fn a_table_is_laid_anew_by_whoever_holds_it(place: &Place) {
    let store = place.open().await;
    store.open(&table("t"), vec![entry("first"), entry("second")]).await.expect("kept");
    hold(&store, "t").await;
    store.lay_anew("t", "setup other", 2, vec![entry("only")]).await.expect("laid");
    let row = store.table("t").await.expect("reads").expect("there");
    assert_eq!((row.opening.as_str(), row.waits), ("setup other", 2));
    let entries = store.entries("t").await.expect("reads");
    assert_eq!(entries.iter().map(|entry| entry.deed.as_str()).collect::<Vec<_>>(), ["only"]);
    store.append("t", 1, vec![entry("next")]).await.expect("it goes on from there");
    assert!(store.lay_anew("nowhere", "setup", 0, vec![]).await.is_err());
}
