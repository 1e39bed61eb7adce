//! Positions kept beside logs.

use crate::{Place, entry, table};
use arbiter_store::PositionRow;

pub async fn a_position_is_kept_until_another_is_or_its_table_has_gone(place: &Place) {
    let store = place.open().await;
    let position = |n| PositionRow { n, ply: n - 1, rules: 3, text: format!("players 2\nturn p{n}") };
    for id in ["t1", "t2"] {
        store.open(&table(id), vec![entry("a")]).await.expect("kept");
        assert_eq!(store.position(id).await, Ok(None), "none yet");
    }
    for n in [7, 9] {
        store.keep_position("t1", &position(n)).await.expect("kept");
        assert_eq!(store.position("t1").await, Ok(Some(position(n))));
    }
    store.keep_position("t2", &position(4)).await.expect("kept");
    store.keep_position("gone", &position(4)).await.expect("there is no such table, and nothing to be kept of it");
    assert_eq!(store.position("gone").await, Ok(None));
    store.drop_position("t2").await.expect("forgotten");
    assert_eq!((store.position("t2").await, store.position("t1").await), (Ok(None), Ok(Some(position(9)))));
    assert_eq!(store.delete("t1").await, Ok(true));
    assert_eq!(store.position("t1").await, Ok(None), "it went with its table");
}
