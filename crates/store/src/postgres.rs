//! The store of several servers: PostgreSQL.
//!
//! The same rows as in SQLite, the same contract; and beside them who of the servers has which table awake
//! (`lease.rs`). Nothing waits for an answer for ever: a connection that does not answer is thrown away.

mod accounts;
mod contests;
mod copy;
mod friends;
mod lease;
mod letters;
mod lobby;
mod migrate;
mod positions;
mod reach;
mod read;
mod write;

use crate::{Ban, Doing, Entry, Guest, Hold, Holder, Link, Stand, Store, StoreError, TableRow, Unfinished};
pub use copy::copy_into;
pub use lease::{Listener, News, Peer};
use sqlx::{
    PgPool, Postgres as Db,
    pool::PoolConnection,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use std::{
    collections::HashMap,
    future::Future,
    str::FromStr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

/// How long to wait for an answer of the database.
const PATIENCE: Duration = Duration::from_secs(3);
const CONNECTIONS: u32 = 12;

/// A store that several servers share.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    /// Who we are among the servers.
    me: Mutex<String>,
    /// The tables we hold, and under which numbers.
    tokens: Mutex<HashMap<String, i64>>,
}

/// What lets us write to a table.
struct Token {
    server: String,
    number: i64,
}

/// A connection in use; thrown away if it did not answer in time.
struct Held {
    connection: PoolConnection<Db>,
}

impl Held {
    fn finish<T>(self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if matches!(result, Err(StoreError::Silent)) {
            drop(self.connection.detach());
        }
        result
    }
}

/// A file is waited for because somebody else writes to it; a database because it does not answer.
fn late(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::PoolTimedOut => StoreError::Silent,
        error => error.into(),
    }
}

fn unsigned(number: i32) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

impl Postgres {
    /// Opens the database at this URL, making or bringing up to date what is in it.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(url)
            .map_err(|error| StoreError::Foreign(format!("this is no address of a database: {error}")))?
            .application_name("arbiter");
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let pool = pool.connect_with(options).await.map_err(late)?;
        migrate::migrate(&mut *pool.acquire().await.map_err(late)?).await?;
        Ok(Postgres { pool, me: Mutex::default(), tokens: Mutex::default() })
    }

    /// What all servers sign with: this key, unless there is one already.
    pub async fn key(&self, new: &[u8]) -> Result<Vec<u8>, StoreError> {
        let query = "INSERT INTO secrets (id, key) VALUES (1, $1) ON CONFLICT DO NOTHING";
        sqlx::query(query).bind(new).execute(&self.pool).await.map_err(late)?;
        let row = sqlx::query("SELECT key FROM secrets WHERE id = 1").fetch_one(&self.pool).await.map_err(late)?;
        Ok(sqlx::Row::try_get(&row, 0)?)
    }

    fn me(&self) -> MutexGuard<'_, String> {
        self.me.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tokens(&self) -> MutexGuard<'_, HashMap<String, i64>> {
        self.tokens.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does not hold this table any more. Did it?
    fn forget(&self, table: &str) -> bool {
        self.tokens().remove(table).is_some()
    }

    /// Holds nothing any more.
    pub fn forget_all(&self) {
        self.tokens().clear();
    }

    async fn take(&self) -> Result<Held, StoreError> {
        if self.pool.is_closed() {
            return Err(StoreError::Closed);
        }
        Ok(Held { connection: self.pool.acquire().await.map_err(late)? })
    }

    /// Does something, if the database answers in time.
    async fn within<T>(&self, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        tokio::time::timeout(PATIENCE, work).await.unwrap_or(Err(StoreError::Silent))
    }

    /// Writes one thing. How many rows changed?
    async fn write(&self, query: sqlx::query::Query<'_, Db, sqlx::postgres::PgArguments>) -> Result<u64, StoreError> {
        let mut held = self.take().await?;
        let done = self.within(async { Ok(query.execute(&mut *held.connection).await?.rows_affected()) }).await;
        held.finish(done)
    }

    /// Lets the other servers know that a table has changed.
    async fn tell(&self, table: &str) -> Result<(), StoreError> {
        let me = self.me().clone();
        let mut held = self.take().await?;
        let done = self.within(lease::changed(&mut held.connection, &me, table)).await;
        held.finish(done)
    }
}

/// Does one thing on a connection, in time.
macro_rules! on {
    ($store:expr, $connection:ident => $work:expr) => {{
        let mut held = $store.take().await?;
        let done = {
            let $connection = &mut *held.connection;
            $store.within($work).await
        };
        held.finish(done)
    }};
}

use on;

impl Store for Postgres {
    fn open<'a>(&'a self, table: &'a TableRow, entries: Vec<Entry>) -> Doing<'a, ()> {
        Box::pin(async move { on!(self, connection => write::open(connection, table, &entries)) })
    }

    fn table<'a>(&'a self, table: &'a str) -> Doing<'a, Option<TableRow>> {
        Box::pin(async move { on!(self, connection => read::table(connection, table)) })
    }

    fn entries<'a>(&'a self, table: &'a str) -> Doing<'a, Vec<Entry>> {
        Box::pin(async move { on!(self, connection => read::entries(connection, table)) })
    }

    fn append<'a>(&'a self, table: &'a str, from: u32, entries: Vec<Entry>) -> Doing<'a, ()> {
        Box::pin(async move {
            let mut held = self.take().await?;
            let number = self.tokens().get(table).copied().ok_or(StoreError::Lost)?;
            let token = Token { server: self.me().clone(), number };
            let done = self.within(write::append(&mut held.connection, &token, table, from, &entries)).await;
            if done == Err(StoreError::Lost) {
                self.forget(table);
            }
            held.finish(done)
        })
    }

    fn lay_anew<'a>(&'a self, table: &'a str, opening: &'a str, waits: u8, entries: Vec<Entry>) -> Doing<'a, ()> {
        Box::pin(async move {
            let number = self.tokens().get(table).copied().ok_or(StoreError::Lost)?;
            let token = Token { server: self.me().clone(), number };
            on!(self, connection => write::lay_anew(connection, &token, table, (opening, waits), &entries))
        })
    }

    fn hold<'a>(&'a self, table: &'a str) -> Doing<'a, Hold> {
        Box::pin(async move {
            let me = self.me().clone();
            let hold = on!(self, connection => lease::hold(connection, &me, table))?;
            if let Hold::Here(number) = hold {
                self.tokens().insert(table.to_owned(), number);
            }
            Ok(hold)
        })
    }

    fn let_go<'a>(&'a self, table: &'a str, token: i64) -> Doing<'a, ()> {
        Box::pin(async move {
            let server = self.me().clone();
            {
                let mut tokens = self.tokens();
                if tokens.get(table) == Some(&token) {
                    tokens.remove(table);
                }
            }
            let token = Token { server, number: token };
            on!(self, connection => lease::let_go(connection, &token, table))
        })
    }

    fn holder<'a>(&'a self, table: &'a str) -> Doing<'a, Option<Peer>> {
        Box::pin(async move {
            let me = self.me().clone();
            on!(self, connection => lease::holder(connection, &me, table))
        })
    }

    fn freeze<'a>(&'a self, table: &'a str, why: Option<&'a str>) -> Doing<'a, ()> {
        Box::pin(async move {
            self.write(sqlx::query("UPDATE tables SET frozen = $1 WHERE id = $2").bind(why).bind(table)).await?;
            self.tell(table).await
        })
    }

    fn take_seat<'a>(&'a self, table: &'a str, holder: Holder, name: Option<&'a str>) -> Doing<'a, bool> {
        Box::pin(async move {
            let taken = on!(self, connection => write::take_seat(connection, table, &holder, name))?;
            self.tell(table).await?;
            Ok(taken)
        })
    }

    fn leave_seat<'a>(&'a self, table: &'a str, seat: u8, guest: &'a str) -> Doing<'a, bool> {
        Box::pin(async move {
            let left = on!(self, connection => write::leave_seat(connection, table, seat, guest))?;
            self.tell(table).await?;
            Ok(left)
        })
    }

    fn add_link(&self, link: Link) -> Doing<'_, ()> {
        Box::pin(async move { on!(self, connection => write::add_link(connection, &link)) })
    }

    fn links<'a>(&'a self, table: &'a str, now: u64) -> Doing<'a, Vec<Link>> {
        Box::pin(async move { on!(self, connection => read::links(connection, table, now)) })
    }

    fn drop_link<'a>(&'a self, table: &'a str, link: &'a str) -> Doing<'a, bool> {
        Box::pin(async move {
            let query = sqlx::query("DELETE FROM links WHERE table_id = $1 AND id = $2").bind(table).bind(link);
            Ok(self.write(query).await? > 0)
        })
    }

    fn use_link<'a>(&'a self, table: &'a str, link: &'a str, guest: &'a str, now: u64) -> Doing<'a, Option<u8>> {
        Box::pin(async move {
            let used = on!(self, connection => write::use_link(connection, table, link, guest, now))?;
            self.tell(table).await?;
            Ok(used)
        })
    }

    fn tables_of<'a>(&'a self, guest: &'a str, most: u32) -> Doing<'a, Vec<(TableRow, Stand)>> {
        Box::pin(async move { on!(self, connection => read::tables_of(connection, guest, most)) })
    }

    fn unfinished<'a>(&'a self, guest: &'a str) -> Doing<'a, Unfinished> {
        Box::pin(async move { on!(self, connection => read::unfinished(connection, guest)) })
    }

    fn abandoned<'a>(&'a self, unfinished: u64, finished: u64, after: &'a str, most: u32) -> Doing<'a, Vec<String>> {
        Box::pin(async move {
            let me = self.me().clone();
            on!(self, connection => read::abandoned(connection, &me, (unfinished, finished), after, most))
        })
    }

    fn forget_guests(&self, before: u64) -> Doing<'_, ()> {
        Box::pin(async move {
            let query =
                "DELETE FROM guests WHERE made_at < $1 AND NOT EXISTS (SELECT 1 FROM holders WHERE guest = guests.id)
                         AND NOT EXISTS (SELECT 1 FROM tables WHERE made_by = guests.id)
                         AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.id = guests.id)";
            self.write(sqlx::query(query).bind(before as i64)).await?;
            Ok(())
        })
    }

    fn due(&self, after: u64, until: u64, most: u32) -> Doing<'_, Vec<String>> {
        Box::pin(async move {
            let me = self.me().clone();
            on!(self, connection => read::tables_due(connection, &me, after, until, most))
        })
    }

    fn delete<'a>(&'a self, table: &'a str) -> Doing<'a, bool> {
        Box::pin(async move {
            let deleted = self.write(sqlx::query("DELETE FROM tables WHERE id = $1").bind(table)).await? > 0;
            self.forget(table);
            self.tell(table).await?;
            Ok(deleted)
        })
    }

    fn stand<'a>(&'a self, table: &'a str) -> Doing<'a, Stand> {
        Box::pin(async move { on!(self, connection => read::stand(connection, table)) })
    }

    fn guest<'a>(&'a self, guest: &'a str) -> Doing<'a, Option<Guest>> {
        Box::pin(async move { on!(self, connection => read::guest(connection, guest)) })
    }

    fn name_guest<'a>(&'a self, guest: &'a Guest) -> Doing<'a, ()> {
        Box::pin(async move {
            let query = "INSERT INTO guests (id, name, made_at) VALUES ($1, $2, $3)
                         ON CONFLICT (id) DO UPDATE SET name = excluded.name";
            self.write(sqlx::query(query).bind(&guest.id).bind(&guest.name).bind(guest.made_at as i64)).await?;
            Ok(())
        })
    }

    fn list(&self, most: u32, skip: u32) -> Doing<'_, Vec<(TableRow, Stand)>> {
        Box::pin(async move { on!(self, connection => read::list(connection, most, skip)) })
    }

    fn bans(&self) -> Doing<'_, Vec<Ban>> {
        Box::pin(async move { on!(self, connection => read::bans(connection)) })
    }

    fn ban<'a>(&'a self, ban: &'a Ban) -> Doing<'a, ()> {
        Box::pin(async move {
            let query = "INSERT INTO bans VALUES ($1, $2, $3) ON CONFLICT (who) DO UPDATE SET why = excluded.why";
            self.write(sqlx::query(query).bind(&ban.who).bind(&ban.why).bind(ban.at as i64)).await?;
            Ok(())
        })
    }

    fn unban<'a>(&'a self, who: &'a str) -> Doing<'a, bool> {
        Box::pin(async move { Ok(self.write(sqlx::query("DELETE FROM bans WHERE who = $1").bind(who)).await? > 0) })
    }

    fn check(&self) -> Doing<'_, ()> {
        Box::pin(async move {
            // Only who has written knows that it can be done.
            let query = "INSERT INTO health VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET n = health.n + 1";
            self.write(sqlx::query(query)).await?;
            Ok(())
        })
    }

    fn close(&self) -> Doing<'_, ()> {
        Box::pin(async move {
            self.pool.close().await;
            Ok(())
        })
    }
}
