//! What every store must do: each contract once for SQLite and once for PostgreSQL, where it is installed.

mod accounts;
mod contests;
mod letters;
mod lobby;
mod moved;
mod older;
mod positions;
mod reach;
mod rows;
mod several;

use accounts::*;
use arbiter_store::{
    Ban, Durability, Entry, Guest, Hold, Holder, Link, Postgres, PrivatePostgres, SeatRow, Sqlite, Stand, Store,
    StoreError, TableRow, Unfinished, copy_into,
};
use contests::*;
use letters::*;
use lobby::*;
use positions::*;
use reach::*;
use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

/// A number nobody else in this program has.
fn number() -> u32 {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    COUNT.fetch_add(1, Ordering::Relaxed)
}

/// Where a store is.
enum Place {
    /// In a folder that goes away with the test.
    Folder(PathBuf),
    /// In a database.
    Database(String),
}

impl Place {
    fn folder() -> Place {
        let folder = std::env::temp_dir().join(format!("arbiter-store-{}-{}", std::process::id(), number()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        Place::Folder(folder)
    }

    fn database(postgres: &PrivatePostgres) -> Place {
        Place::Database(postgres.database(&format!("contract_{}", number())).expect("a database"))
    }

    async fn open(&self) -> Arc<dyn Store> {
        match self {
            Place::Folder(folder) => {
                Arc::new(Sqlite::open(&folder.join("arbiter.db"), Durability::Process).await.expect("opens"))
            }
            Place::Database(url) => Arc::new(server(url).await),
        }
    }
}

/// A server among others, on this database.
async fn server(url: &str) -> Postgres {
    let store = Postgres::open(url).await.expect("opens");
    store.join(&format!("server-{}", number()), "127.0.0.1:1", Duration::from_secs(600)).await.expect("joins");
    store
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Place::Folder(folder) = self {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// Runs each contract for each kind of store.
macro_rules! contracts {
    ($($contract:ident)*) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $contract() {
                super::$contract(&super::Place::folder()).await;
            })*
        }

        /// One PostgreSQL for all of them: it takes longer to begin than they do.
        #[tokio::test]
        async fn postgres() {
            let Some(postgres) = start("contract") else { return };
            $($contract(&Place::database(&postgres)).await;)*
            a_file_is_copied_into_a_database(&postgres).await;
            moved::every_row_of_every_table(&postgres).await;
            older::databases(&postgres).await;
            several::all(&postgres).await;
        }
    };
}

/// A PostgreSQL of our own; nothing where none is installed.
fn start(name: &str) -> Option<PrivatePostgres> {
    let started = PrivatePostgres::start(name).expect("starts");
    if started.is_none() {
        eprintln!("not tried: PostgreSQL is not installed");
    }
    started
}

contracts! {
    what_was_kept_is_found_again_also_by_the_next_program
    an_entry_is_written_once
    in_a_group_only_who_lost_the_race_is_refused
    a_seat_is_taken_once_and_its_links_let_in_once
    what_is_abandoned_is_found_and_forgotten
    tables_are_woken_when_their_last_entry_says_so
    guests_are_called_what_they_said_last
    a_frozen_table_stays_so_until_it_is_told_to_go_on
    whoever_is_banned_stays_so_until_they_are_let_in
    tables_are_listed_newest_first
    an_account_has_ways_in_that_are_its_own
    a_device_is_signed_in_until_it_is_signed_out
    an_authenticator_answers_once_and_in_time
    what_a_guest_holds_moves_into_an_account
    who_deletes_an_account_was_nobody
    how_games_ended_is_found_by_whoever_played_them
    anybody_finds_a_table_that_is_shown_as_long_as_a_seat_is_open
    bots_come_once_at_their_time
    a_position_is_kept_until_another_is_or_its_table_has_gone
    of_two_who_change_a_tournament_at_once_one_begins_again
    rated_games_outlive_their_tables_and_name_nobody_who_has_gone
    friends_are_so_both_ways_until_one_does_not_want_it
    a_browser_is_of_whoever_used_it_last
    an_address_is_kept_until_its_owner_goes
    a_link_in_a_letter_works_once_for_what_it_is_and_in_time
    whoever_is_waited_for_is_found_once_they_were_away_for_long
    orders_go_with_their_table
    a_table_is_laid_anew_by_whoever_holds_it
    a_closed_store_says_so
}

/// Takes a table, to write to it.
async fn hold(store: &Arc<dyn Store>, table: &str) {
    assert!(matches!(store.hold(table).await, Ok(Hold::Here(_))), "{table} is nobody else's");
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
    Entry { seat: 7, deed: deed.into(), fingerprint: "00ff".into(), waits: 0b11, at: 1_700_000_000_001, due: None }
}

async fn tables_are_woken_when_their_last_entry_says_so(place: &Place) {
    let store = place.open().await;
    let due = |due: u64| Entry { due: Some(due), ..entry("pass") };
    store.open(&table("first"), vec![due(10)]).await.expect("kept");
    store.open(&table("second"), vec![entry("deal"), due(20)]).await.expect("kept");
    store.open(&table("never"), vec![entry("deal")]).await.expect("kept");
    let soonest = |after, until, most| store.due(after, until, most);
    assert_eq!(soonest(0, 30, 9).await, Ok(vec!["first".to_owned(), "second".to_owned()]));
    assert_eq!(soonest(0, 30, 1).await, Ok(vec!["first".to_owned()]));
    assert_eq!(soonest(10, 19, 9).await, Ok(vec![]), "after the one, and not yet the other");
    // It was answered since; the other stands still.
    hold(&store, "first").await;
    store.append("first", 1, vec![entry("take")]).await.expect("kept");
    store.freeze("second", Some("a fault")).await.expect("noted");
    assert_eq!(soonest(0, 30, 9).await, Ok(vec![]));
    assert_eq!(store.entries("first").await.map(|entries| entries[0].due), Ok(Some(10)));
}

async fn what_was_kept_is_found_again_also_by_the_next_program(place: &Place) {
    let store = place.open().await;
    store.open(&table("t1"), vec![entry("first \"p1\""), entry("deal")]).await.expect("kept");
    hold(&store, "t1").await;
    store.append("t1", 2, vec![entry("été")]).await.expect("kept");
    store.close().await.expect("closes");
    drop(store);
    let store = place.open().await;
    assert_eq!(store.table("t1").await, Ok(Some(table("t1"))));
    assert_eq!(store.table("t2").await, Ok(None));
    store.open(&table("t3"), vec![]).await.expect("kept");
    assert_eq!(
        store.stand("t3").await,
        Ok(Stand { n: 0, waits: 0b101, at: 0, due: None }),
        "somebody is asked from the start"
    );
    assert_eq!(store.entries("t1").await, Ok(vec![entry("first \"p1\""), entry("deal"), entry("été")]));
    assert_eq!(store.stand("t1").await, Ok(Stand { n: 3, waits: 0b11, at: 1_700_000_000_001, due: None }));
    assert_eq!(store.check().await, Ok(()));
}

async fn an_entry_is_written_once(place: &Place) {
    let (one, other) = (place.open().await, place.open().await);
    one.open(&table("t1"), vec![entry("a")]).await.expect("kept");
    assert_eq!(one.open(&table("t1"), vec![]).await, Err(StoreError::Taken));
    hold(&one, "t1").await;
    assert_eq!(one.append("t1", 1, vec![entry("b")]).await, Ok(()));
    let late = other.append("t1", 1, vec![entry("c"), entry("d")]).await;
    assert!(matches!(late, Err(StoreError::Taken | StoreError::Lost)), "{late:?}");
    assert_eq!(one.append("t1", 1, vec![entry("e")]).await, Err(StoreError::Taken));
    assert_eq!(other.entries("t1").await.map(|all| all.len()), Ok(2), "all of them or none");
}

async fn in_a_group_only_who_lost_the_race_is_refused(place: &Place) {
    let store = place.open().await;
    for i in 0..20 {
        store.open(&table(&format!("t{i}")), vec![entry("a")]).await.expect("kept");
        hold(&store, &format!("t{i}")).await;
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

async fn a_seat_is_taken_once_and_its_links_let_in_once(place: &Place) {
    let store = place.open().await;
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

async fn what_is_abandoned_is_found_and_forgotten(place: &Place) {
    let store = place.open().await;
    for id in ["begun", "played", "over"] {
        store.open(&table(id), vec![]).await.expect("kept");
        hold(&store, id).await;
    }
    let at = table("begun").made_at;
    store.append("played", 0, vec![Entry { at: at + 100, ..entry("a") }]).await.expect("kept");
    store.append("over", 0, vec![entry("a"), Entry { waits: 0, at: at + 100, ..entry("b") }]).await.expect("kept");
    assert_eq!(store.unfinished("anna").await, Ok(Unfinished { tables: 2, bots: 2 }));
    assert_eq!(store.unfinished("ben").await, Ok(Unfinished::default()));
    let found = |unfinished, finished| store.abandoned(unfinished, finished, "", 10);
    assert_eq!(found(at, at).await, Ok(vec![]));
    assert_eq!(found(at + 1, at + 1).await, Ok(vec!["begun".into()]));
    assert_eq!(found(at + 101, at).await, Ok(vec!["begun".into(), "played".into()]));
    assert_eq!(found(at, at + 101).await, Ok(vec!["over".into()]));
    const EVER: u64 = u64::MAX >> 1;
    for (after, next) in [("", Some("begun")), ("begun", Some("over")), ("over", Some("played")), ("played", None)] {
        let next: Vec<String> = next.into_iter().map(Into::into).collect();
        assert_eq!(store.abandoned(EVER, EVER, after, 1).await, Ok(next), "what comes after “{after}”");
    }
    assert_eq!(store.delete("over").await, Ok(true));
    assert_eq!(store.delete("over").await, Ok(false));
    assert_eq!((store.table("over").await, store.entries("over").await), (Ok(None), Ok(vec![])));
    assert!(store.append("over", 2, vec![entry("c")]).await.is_err(), "nothing is added to what is gone");
    assert_eq!(store.append("played", 1, vec![entry("b")]).await, Ok(()), "and the others go on");
    let guest = |id: &str| Guest { id: id.into(), name: Some(id.into()), made_at: 5 };
    for id in ["anna", "nobody"] {
        store.name_guest(&guest(id)).await.expect("kept");
    }
    store.forget_guests(6).await.expect("forgotten");
    assert_eq!((store.guest("anna").await, store.guest("nobody").await), (Ok(Some(guest("anna"))), Ok(None)));
}

async fn guests_are_called_what_they_said_last(place: &Place) {
    let store = place.open().await;
    let guest = |name: Option<&str>| Guest { id: "g".into(), name: name.map(Into::into), made_at: 1 };
    assert_eq!(store.guest("g").await, Ok(None));
    store.name_guest(&guest(Some("Anna"))).await.expect("kept");
    store.name_guest(&guest(None)).await.expect("kept");
    assert_eq!(store.guest("g").await, Ok(Some(guest(None))));
}

async fn a_frozen_table_stays_so_until_it_is_told_to_go_on(place: &Place) {
    let store = place.open().await;
    store.open(&table("t1"), vec![]).await.expect("kept");
    for why in [Some("panic"), None] {
        store.freeze("t1", why).await.expect("kept");
        assert_eq!(store.table("t1").await.expect("reads").expect("is there").frozen.as_deref(), why);
    }
}

async fn whoever_is_banned_stays_so_until_they_are_let_in(place: &Place) {
    let store = place.open().await;
    let ban = |who: &str, why: Option<&str>, at| Ban { who: who.into(), why: why.map(Into::into), at };
    store.ban(&ban("192.0.2.0/24", None, 1)).await.expect("kept");
    store.ban(&ban("carl", None, 2)).await.expect("kept");
    store.ban(&ban("carl", Some("rude"), 3)).await.expect("kept");
    assert_eq!(store.bans().await, Ok(vec![ban("192.0.2.0/24", None, 1), ban("carl", Some("rude"), 2)]));
    assert_eq!((store.unban("carl").await, store.unban("carl").await), (Ok(true), Ok(false)));
    assert_eq!(store.bans().await.map(|bans| bans.len()), Ok(1));
}

async fn tables_are_listed_newest_first(place: &Place) {
    let store = place.open().await;
    for (id, made_at) in [("old", 1), ("new", 3), ("middle", 2)] {
        store.open(&TableRow { made_at, ..table(id) }, vec![entry("a")]).await.expect("kept");
    }
    let ids = |tables: Vec<(TableRow, Stand)>| tables.into_iter().map(|(row, stand)| (row.id, stand.n)).collect();
    let listed: Vec<_> = ids(store.list(2, 0).await.expect("reads"));
    assert_eq!(listed, [("new".to_owned(), 1), ("middle".to_owned(), 1)]);
    let rest: Vec<_> = ids(store.list(2, 2).await.expect("reads"));
    assert_eq!(rest, [("old".to_owned(), 1)]);
}

async fn a_closed_store_says_so(place: &Place) {
    let store = place.open().await;
    store.close().await.expect("closes");
    assert_eq!(store.append("t1", 0, vec![entry("a")]).await, Err(StoreError::Closed));
}

/// Nobody else is at fault where there is no database.
#[tokio::test]
async fn a_database_that_is_not_there_does_not_answer() {
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port");
    let opened = Postgres::open(&format!("postgres://arbiter@{nobody}/arbiter")).await;
    assert_eq!(opened.err(), Some(StoreError::Silent));
}

#[tokio::test]
async fn files_of_others_are_left_alone() {
    let place = Place::folder();
    let Place::Folder(folder) = &place else { return };
    let file = folder.join("arbiter.db");
    std::fs::write(&file, "this is a diary, not a database, and it is long enough to look like one".repeat(20))
        .expect("written");
    let opened = Sqlite::open(&file, Durability::Process).await;
    assert!(matches!(opened, Err(StoreError::Foreign(_))), "{opened:?}");
}

async fn a_file_is_copied_into_a_database(postgres: &PrivatePostgres) {
    let (place, database) = (Place::folder(), Place::database(postgres));
    let (Place::Folder(folder), Place::Database(url)) = (&place, &database) else { return };
    let file = place.open().await;
    for id in ["t1", "t2"] {
        file.open(&table(id), vec![entry("first \"p1\""), entry("été")]).await.expect("kept");
    }
    file.name_guest(&Guest { id: "anna".into(), name: Some("Änna".into()), made_at: 7 }).await.expect("kept");
    let link = Link { id: "l".into(), table: "t2".into(), seat: 1, made_at: 10, until: 20 };
    file.add_link(link.clone()).await.expect("kept");
    let many: Vec<_> = (0..4_500).map(|i| entry(&format!("deed {i}"))).collect();
    file.append("t1", 2, many).await.expect("kept");
    let entries = file.entries("t1").await.expect("reads");
    file.close().await.expect("closes");

    let copy = Postgres::open(url).await.expect("opens");
    assert_eq!(copy_into(&folder.join("arbiter.db"), &[7; 32], &copy).await, Ok(2));
    assert_eq!(copy.key(&[9; 32]).await, Ok(vec![7; 32]), "whoever has a seat has it by the old key");
    assert_eq!(copy_into(&folder.join("arbiter.db"), &[7; 32], &copy).await, Err(StoreError::Taken), "only once");
    assert_eq!((copy.table("t1").await, copy.table("t2").await), (Ok(Some(table("t1"))), Ok(Some(table("t2")))));
    assert_eq!(copy.entries("t1").await, Ok(entries));
    assert_eq!(copy.guest("anna").await.map(|guest| guest.and_then(|guest| guest.name)), Ok(Some("Änna".into())));
    assert_eq!(copy.links("t2", 15).await, Ok(vec![link]));
}
