//! A folder becomes a database: every row of every table, but for what is only of the moment.

use crate::{
    Place,
    rows::{Raw, Rows},
};
use arbiter_store::{Durability, Postgres, PrivatePostgres, Sqlite, Store, copy_into};

/// What is only of the moment.
const NOT_COPIED: [&str; 2] = ["ceremonies", "health"];
/// What no file has: of several servers, and of the database itself.
const OF_SERVERS: [&str; 4] = ["arbiter", "leases", "secrets", "servers"];

pub async fn every_row_of_every_table(postgres: &PrivatePostgres) {
    let (place, database) = (Place::folder(), Place::database(postgres));
    let (Place::Folder(folder), Place::Database(url)) = (&place, &database) else { return };
    let file = folder.join("arbiter.db");
    Sqlite::open(&file, Durability::Process).await.expect("opens").close().await.expect("closes");
    let mut raw = Raw::file(&file).await;
    let tables = raw.tables().await;
    for table in &tables {
        raw.fill(table).await;
    }
    let mut before = raw.rows(&tables).await;
    raw.close().await;
    let copied: Vec<String> = tables.into_iter().filter(|table| !NOT_COPIED.contains(&table.as_str())).collect();
    before.retain(|table, _| copied.contains(table));
    assert!(before.contains_key("friend_links") && before.contains_key("mail_links"), "links that are on their way");
    assert!(before.values().all(|rows| rows.len() == 2), "something is everywhere: {before:?}");

    let store = Postgres::open(url).await.expect("opens");
    assert_eq!(copy_into(&file, &[7; 32], &store).await, Ok(2));
    store.close().await.expect("closes");
    let mut raw = Raw::database(url).await;
    let there: Vec<String> =
        raw.tables().await.into_iter().filter(|table| !OF_SERVERS.contains(&table.as_str())).collect();
    let after = raw.rows(&there).await;
    // Table by table, so that a row that differs is seen among the others.
    for (table, rows) in &before {
        assert_eq!(after.get(table), Some(rows), "{table}");
    }
    let more: Rows = after.into_iter().filter(|(table, _)| !before.contains_key(table)).collect();
    assert!(more.keys().eq(NOT_COPIED.iter()), "{:?} are in no file", more.keys());
    assert!(more.values().all(Vec::is_empty), "{more:?}");
}
