//! What every store must do. A new kind of store adds its line to `stores`.

use arbiter_store::{
    Durability, Entry, Guest, Holder, Link, SeatRow, Sqlite, Stand, Store, StoreError, TableRow, Unfinished,
};
use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

/// A folder that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("arbiter-store-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        Folder(folder)
    }

    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(Sqlite::open(&self.0.join("arbiter.db"), Durability::Process).await.expect("opens"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        game: "res_arcana".into(),
        rules: 1,
        seed: "5".into(),
        opening: "setup players 2".into(),
        name: Some("Friday".into()),
        made_by: "anna".into(),
        made_at: 1_700_000_000_000,
        frozen: None,
        waits: 0b101,
        seats: vec![
            SeatRow { name: Some("Anna".into()), ..SeatRow::default() },
            SeatRow { open: true, ..SeatRow::default() },
            SeatRow { bot: Some("easy".into()), ..SeatRow::default() },
        ],
        holders: vec![holder(0, "anna")],
    }
}

fn entry(deed: &str) -> Entry {
    Entry { seat: 7, deed: deed.into(), fingerprint: "00ff".into(), waits: 0b11, at: 1_700_000_000_001 }
}

#[tokio::test]
async fn what_was_kept_is_found_again_also_by_the_next_program() {
    let folder = Folder::new();
    let store = folder.open().await;
    store.open(&table("t1"), vec![entry("first \"p1\""), entry("deal")]).await.expect("kept");
    store.append("t1", 2, vec![entry("été")]).await.expect("kept");
    store.close().await.expect("closes");
    drop(store);
    let store = folder.open().await;
    assert_eq!(store.table("t1").await, Ok(Some(table("t1"))));
    assert_eq!(store.table("t2").await, Ok(None));
    store.open(&table("t3"), vec![]).await.expect("kept");
    assert_eq!(store.stand("t3").await, Ok(Stand { n: 0, waits: 0b101, at: 0 }), "somebody is asked from the start");
    assert_eq!(store.entries("t1").await, Ok(vec![entry("first \"p1\""), entry("deal"), entry("été")]));
    assert_eq!(store.stand("t1").await, Ok(Stand { n: 3, waits: 0b11, at: 1_700_000_000_001 }));
    assert_eq!(store.check().await, Ok(()));
}

#[tokio::test]
async fn an_entry_is_written_once() {
    let folder = Folder::new();
    let (one, other) = (folder.open().await, folder.open().await);
    one.open(&table("t1"), vec![entry("a")]).await.expect("kept");
    assert_eq!(one.open(&table("t1"), vec![]).await, Err(StoreError::Taken));
    assert_eq!(one.append("t1", 1, vec![entry("b")]).await, Ok(()));
    assert_eq!(other.append("t1", 1, vec![entry("c"), entry("d")]).await, Err(StoreError::Taken));
    assert_eq!(other.entries("t1").await.map(|all| all.len()), Ok(2), "all of them or none");
}

#[tokio::test]
async fn in_a_group_only_who_lost_the_race_is_refused() {
    let folder = Folder::new();
    let store = folder.open().await;
    for i in 0..20 {
        store.open(&table(&format!("t{i}")), vec![entry("a")]).await.expect("kept");
    }
    let appends: Vec<_> = (0..20)
        .map(|i| {
            let store = Arc::clone(&store);
            // Every fifth comes too late.
            let from = u32::from(i % 5 != 0);
            tokio::spawn(async move { store.append(&format!("t{i}"), from, vec![entry("b")]).await })
        })
        .collect();
    for (i, append) in appends.into_iter().enumerate() {
        let expected = if i % 5 == 0 { Err(StoreError::Taken) } else { Ok(()) };
        assert_eq!(append.await.expect("no panic"), expected, "t{i}");
    }
}

fn holder(seat: u8, guest: &str) -> Holder {
    Holder { seat, guest: guest.into(), since: 1_700_000_000_002 }
}

#[tokio::test]
async fn a_seat_is_taken_once_and_its_links_let_in_once() {
    let folder = Folder::new();
    let store = folder.open().await;
    store.open(&table("t1"), vec![]).await.expect("kept");
    store.open(&table("t2"), vec![]).await.expect("kept");
    assert_eq!(store.take_seat("t1", holder(1, "ben"), Some("Ben")).await, Ok(true));
    assert_eq!(store.take_seat("t1", holder(1, "carl"), None).await, Ok(false));
    assert_eq!(store.take_seat("t1", holder(0, "carl"), None).await, Ok(false), "it never was open");
    let link = |id: &str| Link { id: id.into(), table: "t1".into(), seat: 1, made_at: 10, until: 20 };
    store.add_link(link("a")).await.expect("kept");
    store.add_link(link("b")).await.expect("kept");
    assert_eq!(store.links("t1", 15).await, Ok(vec![link("a"), link("b")]));
    assert_eq!(store.use_link("t2", "a", "ben's phone", 15).await, Ok(None), "it is for one table");
    assert_eq!(store.use_link("t1", "a", "ben's phone", 15).await, Ok(Some(1)));
    assert_eq!(store.use_link("t1", "a", "carl", 15).await, Ok(None), "it is used up");
    assert_eq!(store.use_link("t1", "b", "carl", 20).await, Ok(None), "it has ended");
    assert_eq!(store.links("t1", 20).await, Ok(vec![]));
    assert_eq!(store.drop_link("t1", "b").await, Ok(true));
    assert_eq!(store.drop_link("t1", "b").await, Ok(false));
    let found = store.table("t1").await.expect("reads").expect("is there");
    assert_eq!((found.seats[1].open, found.seats[1].name.as_deref()), (false, Some("Ben")));
    assert_eq!(found.holders.iter().filter(|holder| holder.seat == 1).count(), 2);
    assert_eq!(store.tables_of("ben's phone", 10).await.map(|tables| tables.len()), Ok(1));
    assert_eq!(store.tables_of("carl", 10).await.map(|tables| tables.len()), Ok(0));
    assert_eq!(store.leave_seat("t1", 1, "ben").await, Ok(true));
    assert_eq!(store.leave_seat("t1", 1, "ben's phone").await, Ok(false), "nobody leaves a seat to nobody");
}

#[tokio::test]
async fn what_is_abandoned_is_found_and_forgotten() {
    let folder = Folder::new();
    let store = folder.open().await;
    for id in ["begun", "played", "over"] {
        store.open(&table(id), vec![]).await.expect("kept");
    }
    let at = table("begun").made_at;
    store.append("played", 0, vec![Entry { at: at + 100, ..entry("a") }]).await.expect("kept");
    store.append("over", 0, vec![entry("a"), Entry { waits: 0, at: at + 100, ..entry("b") }]).await.expect("kept");
    assert_eq!(store.unfinished("anna").await, Ok(Unfinished { tables: 2, bots: 2 }));
    assert_eq!(store.unfinished("ben").await, Ok(Unfinished::default()));
    let found = |unfinished, finished| store.abandoned(unfinished, finished, 10);
    assert_eq!(found(at, at).await, Ok(vec![]));
    assert_eq!(found(at + 1, at + 1).await, Ok(vec!["begun".into()]));
    assert_eq!(found(at + 101, at).await, Ok(vec!["begun".into(), "played".into()]));
    assert_eq!(found(at, at + 101).await, Ok(vec!["over".into()]));
    assert_eq!(store.abandoned(u64::MAX >> 1, u64::MAX >> 1, 1).await.map(|found| found.len()), Ok(1));
    assert_eq!(store.delete("over").await, Ok(true));
    assert_eq!(store.delete("over").await, Ok(false));
    assert_eq!((store.table("over").await, store.entries("over").await), (Ok(None), Ok(vec![])));
    assert!(store.append("over", 2, vec![entry("c")]).await.is_err(), "nothing is added to what is gone");
    assert_eq!(store.append("played", 1, vec![entry("b")]).await, Ok(()), "and the others go on");
    let guest = |id: &str| Guest { id: id.into(), name: Some(id.into()), made_at: 5 };
    for id in ["anna", "nobody"] {
        store.name_guest(&guest(id)).await.expect("kept");
    }
    found(6, 0).await.expect("looked");
    assert_eq!((store.guest("anna").await, store.guest("nobody").await), (Ok(Some(guest("anna"))), Ok(None)));
}

#[tokio::test]
async fn guests_are_called_what_they_said_last() {
    let folder = Folder::new();
    let store = folder.open().await;
    let guest = |name: Option<&str>| Guest { id: "g".into(), name: name.map(Into::into), made_at: 1 };
    assert_eq!(store.guest("g").await, Ok(None));
    store.name_guest(&guest(Some("Anna"))).await.expect("kept");
    store.name_guest(&guest(None)).await.expect("kept");
    assert_eq!(store.guest("g").await, Ok(Some(guest(None))));
}

#[tokio::test]
async fn a_frozen_table_stays_so_until_it_is_told_to_go_on() {
    let folder = Folder::new();
    let store = folder.open().await;
    store.open(&table("t1"), vec![]).await.expect("kept");
    for why in [Some("panic"), None] {
        store.freeze("t1", why).await.expect("kept");
        assert_eq!(store.table("t1").await.expect("reads").expect("is there").frozen.as_deref(), why);
    }
}

#[tokio::test]
async fn a_closed_store_says_so() {
    let folder = Folder::new();
    let store = folder.open().await;
    store.close().await.expect("closes");
    assert_eq!(store.append("t1", 0, vec![entry("a")]).await, Err(StoreError::Closed));
}

#[tokio::test]
async fn files_of_others_are_left_alone() {
    let folder = Folder::new();
    let file = folder.0.join("arbiter.db");
    std::fs::write(&file, "this is a diary, not a database, and it is long enough to look like one".repeat(20))
        .expect("written");
    let opened = Sqlite::open(&file, Durability::Process).await;
    assert!(matches!(opened, Err(StoreError::Foreign(_))), "{opened:?}");
}
