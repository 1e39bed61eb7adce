//! What programs of before have written is there after it was brought up to date, whichever of them it was.

use crate::{
    Place, number,
    rows::{Raw, Rows, moment, text},
};
use arbiter_store::{Durability, Postgres, PrivatePostgres, Sqlite, Store, StoreError};
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};

/// Marks a file as ours: `arbt`.
const APPLICATION: u32 = 0x6172_6274;

/// What makes each version from the one before, first to last.
fn steps(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = std::fs::read_dir(folder).expect("the folder").map(|file| file.expect("a file").path());
    let step = |file: &PathBuf| file.file_name()?.to_str()?.split_once('_')?.0.parse::<usize>().ok();
    let mut files: Vec<_> = files.filter_map(|file| Some((step(&file)?, file))).collect();
    files.sort();
    assert!(files.iter().map(|(step, _)| *step).eq(1..=files.len()), "one after the other: {files:?}");
    files.into_iter().map(|(_, file)| std::fs::read_to_string(file).expect("it reads")).collect()
}

/// Lays out a store as a program of this version did, with rows in every table.
async fn lay(raw: &mut Raw, steps: &[String]) -> (Vec<String>, Rows) {
    for step in steps {
        raw.run(step).await;
    }
    let tables = raw.tables().await;
    for table in &tables {
        raw.fill(table).await;
    }
    let rows = raw.rows(&tables).await;
    assert!(!rows.values().any(Vec::is_empty), "something is everywhere");
    match raw {
        Raw::Sqlite(_) => {
            let marks = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {}", steps.len());
            raw.run(&marks).await;
        }
        Raw::Postgres(_) => {
            raw.run("CREATE TABLE arbiter (version INTEGER NOT NULL)").await;
            raw.run(&format!("INSERT INTO arbiter SELECT generate_series(1, {})", steps.len())).await;
        }
    }
    (tables, rows)
}

/// Is every row there, with all that it said?
fn are_kept(before: &Rows, after: &Rows, version: usize) {
    let says = |now: &Map<String, Value>, before: &Map<String, Value>| {
        before.iter().all(|(column, value)| now.get(column) == Some(value))
    };
    for (table, rows) in before {
        assert_eq!(rows.len(), after[table].len(), "{table} of version {version}");
        for row in rows {
            assert!(after[table].iter().any(|now| says(now, row)), "{table} of version {version}: {row:?}");
        }
    }
}

/// Can it be read by today's program?
async fn is_read(store: &dyn Store, version: usize) {
    for i in 0..2 {
        let row = store.table(&text(i)).await.expect("reads").expect("is there");
        assert_eq!((row.seed, row.seats.len(), row.holders.len()), (text(i), 1, 1), "version {version}");
        let entries = store.entries(&row.id).await.expect("reads");
        assert_eq!((entries.len(), &entries[0].deed), (1, &text(i)), "version {version}");
        assert_eq!(store.guest(&text(i)).await.expect("reads").map(|guest| guest.made_at), Some(moment(i) as u64));
    }
    store.check().await.expect("it can be written to");
}

#[tokio::test]
async fn a_file_of_any_version_is_brought_up_to_date_with_all_that_is_in_it() {
    let all = steps("migrations");
    for version in 1..=all.len() {
        let place = Place::folder();
        let Place::Folder(folder) = &place else { return };
        let file = folder.join("arbiter.db");
        let mut raw = Raw::file(&file).await;
        let (tables, before) = lay(&mut raw, &all[..version]).await;
        raw.close().await;
        let store = Sqlite::open(&file, Durability::Process).await.expect("is brought up to date");
        is_read(&store, version).await;
        if version < 4 {
            // Before it was kept who is asked first, it was taken to be everybody who sits there.
            let waits = (store.table(&text(0)).await, store.table(&text(1)).await);
            let waits =
                (waits.0.expect("reads").expect("a table").waits, waits.1.expect("reads").expect("a table").waits);
            assert_eq!(waits, (0b1, 0b10));
        }
        store.close().await.expect("closes");
        let mut raw = Raw::file(&file).await;
        let mut after = raw.rows(&tables).await;
        if let Some(row) = after.get_mut("health").and_then(|rows| rows.first_mut()) {
            row.insert("n".to_owned(), 1.into()); // It was looked at since.
        }
        are_kept(&before, &after, version);
    }
}

#[tokio::test]
async fn a_file_of_a_later_version_is_refused_and_left_as_it_is() {
    let all = steps("migrations");
    let place = Place::folder();
    let Place::Folder(folder) = &place else { return };
    let file = folder.join("arbiter.db");
    let mut raw = Raw::file(&file).await;
    let (tables, before) = lay(&mut raw, &all).await;
    raw.run(&format!("PRAGMA user_version = {}", all.len() + 1)).await;
    raw.close().await;
    let refused = Sqlite::open(&file, Durability::Process).await.expect_err("is refused");
    says_both(&refused, all.len());
    assert_eq!(Raw::file(&file).await.rows(&tables).await, before);
}

fn says_both(refused: &StoreError, known: usize) {
    let StoreError::Foreign(why) = refused else { panic!("{refused:?}") };
    assert!(why.contains(&(known + 1).to_string()) && why.ends_with(&format!("knows {known}")), "{why}");
}

pub async fn databases(postgres: &PrivatePostgres) {
    let all = steps("migrations/postgres");
    let database = || postgres.database(&format!("older_{}", number())).expect("a database");
    for version in 1..=all.len() {
        let url = database();
        let mut raw = Raw::database(&url).await;
        let (tables, before) = lay(&mut raw, &all[..version]).await;
        let store = Postgres::open(&url).await.expect("is brought up to date");
        is_read(&store, version).await;
        store.close().await.expect("closes");
        let mut after = raw.rows(&tables).await;
        if let Some(row) = after.get_mut("health").and_then(|rows| rows.first_mut()) {
            row.insert("n".to_owned(), 1.into()); // It was looked at since.
        }
        are_kept(&before, &after, version);
    }
    let url = database();
    let mut raw = Raw::database(&url).await;
    let (tables, before) = lay(&mut raw, &all).await;
    raw.run(&format!("INSERT INTO arbiter VALUES ({})", all.len() + 1)).await;
    says_both(&Postgres::open(&url).await.expect_err("is refused"), all.len());
    assert_eq!(raw.rows(&tables).await, before);
}
