//! The store in a file: SQLite, embedded.
//!
//! One connection writes, a few read. Appends from all tables are gathered while the disk is busy
//! with the last ones and committed together (`writer.rs`), so that many tables cost little more
//! than one.

mod accounts;
mod backup;
mod contests;
mod friends;
mod letters;
mod links;
mod lobby;
mod migrate;
mod pen;
mod positions;
mod reach;
mod read;
mod writer;

use crate::{Ban, Doing, Entry, Guest, Holder, Link, Stand, Store, StoreError, TableRow, Unfinished};
pub(crate) use backup::open_to_copy;
pub use backup::{check_backup, copy_while_in_use};
use pen::Pen;
use sqlx::{
    Connection, SqliteConnection, SqlitePool,
    query::Query,
    sqlite::{SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{path::Path, sync::Arc, time::Duration};
use writer::Writer;

/// What a commit survives.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Durability {
    /// The end of the process, however sudden, and that of the machine.
    #[default]
    Machine,
    /// The end of the process only. For tests and measurements.
    Process,
}

/// How long to wait for another program that writes to the same file.
const PATIENCE: Duration = Duration::from_secs(5);
const READERS: u32 = 3;

/// A store in one file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    pen: Arc<Pen>,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, making or bringing up to date what is in it.
    pub async fn open(file: &Path, durability: Durability) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(match durability {
                Durability::Machine => SqliteSynchronous::Full,
                Durability::Process => SqliteSynchronous::Normal,
            })
            .busy_timeout(PATIENCE);
        backup::only_ours(file).map_err(|error| StoreError::Broken(error.to_string()))?;
        let mut connection = SqliteConnection::connect_with(&options).await?;
        migrate::migrate(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .connect_with(options.clone().read_only(true).create_if_missing(false))
            .await?;
        let pen = Arc::new(Pen::new(options, connection));
        Ok(Sqlite { readers, writer: Writer::start(Arc::clone(&pen)), pen })
    }
}

impl Sqlite {
    /// Writes one thing. How many rows changed?
    async fn write(&self, query: Query<'_, sqlx::Sqlite, SqliteArguments>) -> Result<u64, StoreError> {
        let mut held = self.pen.take().await?;
        let written = query.execute(&mut held.connection).await;
        held.done(written.map(|done| done.rows_affected()).map_err(StoreError::from))
    }

    /// There is no other server to be told that a table has changed.
    async fn tell(&self, _table: &str) -> Result<(), StoreError> {
        Ok(())
    }
}

/// Does one thing on a connection that reads.
macro_rules! read_on {
    ($store:expr, $connection:ident => $work:expr) => {{
        let mut held = $store.readers.acquire().await.map_err(StoreError::from)?;
        let $connection = &mut *held;
        $work.await
    }};
}
use read_on;

/// Does one thing on the connection that writes.
macro_rules! write_on {
    ($store:expr, $connection:ident => $work:expr) => {{
        let mut held = $store.pen.take().await?;
        let done = {
            let $connection = &mut held.connection;
            $work.await
        };
        held.done(done)
    }};
}
use write_on;

impl Store for Sqlite {
    fn open<'a>(&'a self, table: &'a TableRow, entries: Vec<Entry>) -> Doing<'a, ()> {
        Box::pin(async move {
            let mut held = self.pen.take().await?;
            let opened = open(&mut held.connection, table, &entries).await;
            held.done(opened)
        })
    }

    fn table<'a>(&'a self, table: &'a str) -> Doing<'a, Option<TableRow>> {
        Box::pin(read::table(&self.readers, table))
    }

    fn entries<'a>(&'a self, table: &'a str) -> Doing<'a, Vec<Entry>> {
        Box::pin(read::entries(&self.readers, table))
    }

    fn append<'a>(&'a self, table: &'a str, from: u32, entries: Vec<Entry>) -> Doing<'a, ()> {
        Box::pin(self.writer.append(table, from, entries))
    }

    fn lay_anew<'a>(&'a self, table: &'a str, opening: &'a str, waits: u8, entries: Vec<Entry>) -> Doing<'a, ()> {
        Box::pin(async move {
            let mut held = self.pen.take().await?;
            let laid = lay_anew(&mut held.connection, table, (opening, waits), &entries).await;
            held.done(laid)
        })
    }

    fn freeze<'a>(&'a self, table: &'a str, why: Option<&'a str>) -> Doing<'a, ()> {
        Box::pin(async move {
            let query = sqlx::query("UPDATE tables SET frozen = ? WHERE id = ?").bind(why).bind(table);
            self.write(query).await?;
            Ok(())
        })
    }

    fn take_seat<'a>(&'a self, table: &'a str, holder: Holder, name: Option<&'a str>) -> Doing<'a, bool> {
        Box::pin(async move {
            let mut held = self.pen.take().await?;
            let taken = take_seat(&mut held.connection, table, &holder, name).await;
            held.done(taken)
        })
    }

    fn leave_seat<'a>(&'a self, table: &'a str, seat: u8, guest: &'a str) -> Doing<'a, bool> {
        Box::pin(async move {
            let query = "DELETE FROM holders WHERE table_id = ?1 AND seat = ?2 AND guest = ?3
                         AND (SELECT count(*) FROM holders WHERE table_id = ?1 AND seat = ?2) > 1";
            Ok(self.write(sqlx::query(query).bind(table).bind(seat).bind(guest)).await? > 0)
        })
    }

    fn add_link(&self, link: Link) -> Doing<'_, ()> {
        Box::pin(async move {
            let mut held = self.pen.take().await?;
            let added = links::add(&mut held.connection, &link).await;
            held.done(added)
        })
    }

    fn links<'a>(&'a self, table: &'a str, now: u64) -> Doing<'a, Vec<Link>> {
        Box::pin(links::of(&self.readers, table, now))
    }

    fn drop_link<'a>(&'a self, table: &'a str, link: &'a str) -> Doing<'a, bool> {
        Box::pin(async move {
            let query = sqlx::query("DELETE FROM links WHERE table_id = ? AND id = ?").bind(table).bind(link);
            Ok(self.write(query).await? > 0)
        })
    }

    fn use_link<'a>(&'a self, table: &'a str, link: &'a str, guest: &'a str, now: u64) -> Doing<'a, Option<u8>> {
        Box::pin(async move {
            let mut held = self.pen.take().await?;
            let used = links::use_up(&mut held.connection, table, link, guest, now).await;
            held.done(used)
        })
    }

    fn tables_of<'a>(&'a self, guest: &'a str, most: u32) -> Doing<'a, Vec<(TableRow, Stand)>> {
        Box::pin(read::tables_of(&self.readers, guest, most))
    }

    fn unfinished<'a>(&'a self, guest: &'a str) -> Doing<'a, Unfinished> {
        Box::pin(read::unfinished(&self.readers, guest))
    }

    fn abandoned<'a>(&'a self, unfinished: u64, finished: u64, after: &'a str, most: u32) -> Doing<'a, Vec<String>> {
        Box::pin(read::abandoned(&self.readers, unfinished, finished, after, most))
    }

    fn forget_guests(&self, before: u64) -> Doing<'_, ()> {
        Box::pin(async move {
            let query =
                "DELETE FROM guests WHERE made_at < ? AND NOT EXISTS (SELECT 1 FROM holders WHERE guest = guests.id)
                         AND NOT EXISTS (SELECT 1 FROM tables WHERE made_by = guests.id)
                         AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.id = guests.id)";
            self.write(sqlx::query(query).bind(before as i64)).await?;
            Ok(())
        })
    }

    fn due(&self, after: u64, until: u64, most: u32) -> Doing<'_, Vec<String>> {
        Box::pin(read::due(&self.readers, after, until, most))
    }

    fn delete<'a>(&'a self, table: &'a str) -> Doing<'a, bool> {
        Box::pin(async move {
            let mut held = self.pen.take().await?;
            let deleted = delete(&mut held.connection, table).await;
            held.done(deleted)
        })
    }

    fn stand<'a>(&'a self, table: &'a str) -> Doing<'a, Stand> {
        Box::pin(read::stand(&self.readers, table))
    }

    fn guest<'a>(&'a self, guest: &'a str) -> Doing<'a, Option<Guest>> {
        Box::pin(read::guest(&self.readers, guest))
    }

    fn name_guest<'a>(&'a self, guest: &'a Guest) -> Doing<'a, ()> {
        Box::pin(async move {
            let query = "INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name";
            self.write(sqlx::query(query).bind(&guest.id).bind(&guest.name).bind(guest.made_at as i64)).await?;
            Ok(())
        })
    }

    fn list(&self, most: u32, skip: u32) -> Doing<'_, Vec<(TableRow, Stand)>> {
        Box::pin(read::list(&self.readers, most, skip))
    }

    fn bans(&self) -> Doing<'_, Vec<Ban>> {
        Box::pin(read::bans(&self.readers))
    }

    fn ban<'a>(&'a self, ban: &'a Ban) -> Doing<'a, ()> {
        Box::pin(async move {
            let query = "INSERT INTO bans VALUES (?, ?, ?) ON CONFLICT (who) DO UPDATE SET why = excluded.why";
            self.write(sqlx::query(query).bind(&ban.who).bind(&ban.why).bind(ban.at as i64)).await?;
            Ok(())
        })
    }

    fn unban<'a>(&'a self, who: &'a str) -> Doing<'a, bool> {
        Box::pin(async move { Ok(self.write(sqlx::query("DELETE FROM bans WHERE who = ?").bind(who)).await? > 0) })
    }

    fn check(&self) -> Doing<'_, ()> {
        Box::pin(async move {
            // Only who has written knows that it can be done.
            let query = "INSERT INTO health VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET n = n + 1";
            self.write(sqlx::query(query)).await?;
            sqlx::query("SELECT n FROM health").execute(&self.readers).await?;
            Ok(())
        })
    }

    fn close(&self) -> Doing<'_, ()> {
        Box::pin(async move {
            self.writer.finish().await;
            self.readers.close().await;
            // The log of writes becomes part of the file, so that one file is the whole store.
            self.write(sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")).await?;
            Ok(())
        })
    }
}

async fn open(connection: &mut SqliteConnection, table: &TableRow, entries: &[Entry]) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(&table.id)
        .bind(&table.game)
        .bind(table.rules)
        .bind(&table.seed)
        .bind(&table.opening)
        .bind(&table.name)
        .bind(&table.made_by)
        .bind(table.made_at as i64)
        .bind(&table.frozen)
        .bind(table.waits)
        .execute(&mut *transaction)
        .await?;
    for (seat, row) in table.seats.iter().enumerate() {
        sqlx::query("INSERT INTO seats VALUES (?, ?, ?, ?, ?)")
            .bind(&table.id)
            .bind(seat as i64)
            .bind(&row.bot)
            .bind(row.open)
            .bind(&row.name)
            .execute(&mut *transaction)
            .await?;
    }
    for holder in &table.holders {
        hold(&mut transaction, &table.id, holder).await?;
    }
    writer::insert(&mut transaction, &writer::rows(&table.id, 0, entries)).await?;
    transaction.commit().await?;
    Ok(())
}

async fn lay_anew(
    connection: &mut SqliteConnection,
    table: &str,
    (opening, waits): (&str, u8),
    entries: &[Entry],
) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let laid =
        sqlx::query("UPDATE tables SET opening = ?, waits = ? WHERE id = ?").bind(opening).bind(waits).bind(table);
    if laid.execute(&mut *transaction).await?.rows_affected() == 0 {
        transaction.rollback().await?;
        return Err(StoreError::Lost);
    }
    sqlx::query("DELETE FROM entries WHERE table_id = ?").bind(table).execute(&mut *transaction).await?;
    writer::insert(&mut transaction, &writer::rows(table, 0, entries)).await?;
    transaction.commit().await?;
    Ok(())
}

async fn take_seat(
    connection: &mut SqliteConnection,
    table: &str,
    holder: &Holder,
    name: Option<&str>,
) -> Result<bool, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let taken = sqlx::query("UPDATE seats SET open = 0, name = ? WHERE table_id = ? AND seat = ? AND open = 1")
        .bind(name)
        .bind(table)
        .bind(holder.seat)
        .execute(&mut *transaction)
        .await?;
    if taken.rows_affected() == 0 {
        transaction.rollback().await?;
        return Ok(false);
    }
    hold(&mut transaction, table, holder).await?;
    transaction.commit().await?;
    Ok(true)
}

async fn delete(connection: &mut SqliteConnection, table: &str) -> Result<bool, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for query in [
        "DELETE FROM links WHERE table_id = ?",
        "DELETE FROM listed WHERE table_id = ?",
        "DELETE FROM fills WHERE table_id = ?",
        "DELETE FROM summons WHERE table_id = ?",
        "DELETE FROM results WHERE table_id = ?",
        "DELETE FROM positions WHERE table_id = ?",
        "DELETE FROM orders WHERE table_id = ?",
        "DELETE FROM entries WHERE table_id = ?",
        "DELETE FROM holders WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
    ] {
        sqlx::query(query).bind(table).execute(&mut *transaction).await?;
    }
    let deleted = sqlx::query("DELETE FROM tables WHERE id = ?").bind(table).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(deleted.rows_affected() > 0)
}

/// Lets somebody act for a seat.
async fn hold(connection: &mut SqliteConnection, table: &str, holder: &Holder) -> Result<(), StoreError> {
    sqlx::query("INSERT OR IGNORE INTO holders (table_id, seat, guest, since) VALUES (?, ?, ?, ?)")
        .bind(table)
        .bind(holder.seat)
        .bind(&holder.guest)
        .bind(holder.since as i64)
        .execute(connection)
        .await?;
    Ok(())
}
