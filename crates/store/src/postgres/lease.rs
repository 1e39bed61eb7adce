//! Several servers on one database.
//!
//! A server says every so often that it runs, and is believed for a while: by the clock of the database alone. A table
//! is held by one server, under a number that grows whenever it is taken. It can be taken from a server that was not
//! heard of for too long; and since every entry is written under the number its writer took, whoever lost a table
//! without noticing cannot write to it.

use super::{Postgres, Token, late};
use crate::{Hold, StoreError};
use sqlx::{
    PgConnection, Row,
    postgres::{PgListener, PgRow},
};
use std::time::Duration;

/// Where news are told.
const CHANNEL: &str = "arbiter";

/// A server that runs.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Peer {
    /// Its id: another one whenever it begins anew.
    pub id: String,
    /// Where the others reach it.
    pub address: String,
}

/// What servers tell each other.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum News {
    /// A table of ours was taken by another server.
    Taken(String),
    /// Who sits at a table has changed, or it was deleted.
    Changed(String),
    /// Some news may have been missed.
    Missed,
}

/// Hears what servers tell each other.
#[derive(Debug)]
pub struct Listener(PgListener);

pub(super) async fn hold(connection: &mut PgConnection, server: &str, table: &str) -> Result<Hold, StoreError> {
    let query = "WITH took AS (
            INSERT INTO leases AS old (table_id, server, token) SELECT id, $2, 1 FROM tables WHERE id = $1
            ON CONFLICT (table_id) DO UPDATE SET server = $2, token = old.token + 1 WHERE old.server IS NULL OR old.server = $2
            OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = old.server AND until > clock_timestamp())
            RETURNING token)
        SELECT token, pg_notify($3, $4) FROM took";
    loop {
        let query = sqlx::query(query).bind(table).bind(server).bind(CHANNEL).bind(format!("taken {server} {table}"));
        if let Some(row) = query.fetch_optional(&mut *connection).await? {
            return Ok(Hold::Here(row.try_get(0)?));
        }
        let query = "SELECT servers.id, address FROM leases JOIN servers ON servers.id = server WHERE table_id = $1";
        if let Some(row) = sqlx::query(query).bind(table).fetch_optional(&mut *connection).await? {
            return Ok(Hold::At(peer(&row)?));
        }
        let query = sqlx::query("SELECT 1 FROM tables WHERE id = $1").bind(table);
        if query.fetch_optional(&mut *connection).await?.is_none() {
            return Ok(Hold::Nowhere);
        }
        // Whoever had it let it go in between.
    }
}

fn peer(row: &PgRow) -> Result<Peer, StoreError> {
    Ok(Peer { id: row.try_get(0)?, address: row.try_get(1)? })
}

pub(super) async fn holder(
    connection: &mut PgConnection,
    server: &str,
    table: &str,
) -> Result<Option<Peer>, StoreError> {
    let query = "SELECT servers.id, address FROM leases JOIN servers ON servers.id = server
                 WHERE table_id = $1 AND server <> $2 AND until > clock_timestamp()";
    let row = sqlx::query(query).bind(table).bind(server).fetch_optional(connection).await?;
    row.as_ref().map(peer).transpose()
}

pub(super) async fn let_go(connection: &mut PgConnection, token: &Token, table: &str) -> Result<(), StoreError> {
    let query = "UPDATE leases SET server = NULL WHERE table_id = $1 AND server = $2 AND token = $3";
    sqlx::query(query).bind(table).bind(&token.server).bind(token.number).execute(connection).await?;
    Ok(())
}

pub(super) async fn changed(connection: &mut PgConnection, server: &str, table: &str) -> Result<(), StoreError> {
    let said = format!("changed {server} {table}");
    sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(said).execute(connection).await?;
    Ok(())
}

async fn ours(connection: &mut PgConnection, server: &str) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query("SELECT table_id FROM leases WHERE server = $1").bind(server).fetch_all(connection).await?;
    Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
}

impl Postgres {
    /// Begins to run as a new server that others reach at this address, and is believed to run for so long. Whatever
    /// it held as the server it was before is not its own any more.
    pub async fn join(&self, id: &str, address: &str, lease: Duration) -> Result<(), StoreError> {
        self.forget_all();
        let mut held = self.take().await?;
        let query = "WITH gone AS (DELETE FROM servers WHERE until < clock_timestamp() - interval '1 minute')
                     INSERT INTO servers (id, address, until) VALUES ($1, $2, clock_timestamp() + $3)";
        let done = self.within(async {
            sqlx::query(query).bind(id).bind(address).bind(lease).execute(&mut *held.connection).await?;
            Ok(())
        });
        let done = done.await;
        let done = held.finish(done);
        if done.is_ok() {
            *self.me() = id.to_owned();
        }
        done
    }

    /// Says that this server still runs. Which others do? Nothing if it was silent for too long: then its tables may
    /// be others' by now, and it has to ask which are [still its own](Postgres::resume).
    pub async fn renew(&self, lease: Duration) -> Result<Option<Vec<Peer>>, StoreError> {
        let me = self.me().clone();
        let mut held = self.take().await?;
        let renewed = self.within(async {
            let query = "UPDATE servers SET until = clock_timestamp() + $2 WHERE id = $1 AND until > clock_timestamp()";
            let query = sqlx::query(query).bind(&me).bind(lease);
            if query.execute(&mut *held.connection).await?.rows_affected() == 0 {
                return Ok(None);
            }
            let query = "SELECT id, address FROM servers WHERE id <> $1 AND until > clock_timestamp()";
            let rows = sqlx::query(query).bind(&me).fetch_all(&mut *held.connection).await?;
            Ok(Some(rows.iter().map(peer).collect::<Result<_, _>>()?))
        });
        let renewed = renewed.await;
        held.finish(renewed)
    }

    /// Goes on running after it was silent for too long. Which tables did nobody take meanwhile? Nothing if it was
    /// forgotten: then it has to [join](Postgres::join) anew.
    pub async fn resume(&self, lease: Duration) -> Result<Option<Vec<String>>, StoreError> {
        let me = self.me().clone();
        let mut held = self.take().await?;
        let resumed = self.within(async {
            let query = "UPDATE servers SET until = clock_timestamp() + $2 WHERE id = $1";
            let query = sqlx::query(query).bind(&me).bind(lease);
            if query.execute(&mut *held.connection).await?.rows_affected() == 0 {
                return Ok(None);
            }
            Ok(Some(ours(&mut held.connection, &me).await?))
        });
        let resumed = resumed.await;
        held.finish(resumed)
    }

    /// Stops running: others need not wait until they stop believing it.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let me = self.me().clone();
        self.forget_all();
        let mut held = self.take().await?;
        let done = self.within(async {
            sqlx::query("DELETE FROM servers WHERE id = $1").bind(&me).execute(&mut *held.connection).await?;
            Ok(())
        });
        let done = done.await;
        held.finish(done)
    }

    /// The tables that are still this server's.
    pub async fn ours(&self) -> Result<Vec<String>, StoreError> {
        let me = self.me().clone();
        let mut held = self.take().await?;
        let ours = self.within(ours(&mut held.connection, &me)).await;
        held.finish(ours)
    }

    /// Begins to listen to the others.
    pub async fn listen(&self) -> Result<Listener, StoreError> {
        let mut listener = PgListener::connect_with(&self.pool).await.map_err(late)?;
        listener.listen(CHANNEL).await?;
        Ok(Listener(listener))
    }

    /// The next news of the others.
    pub async fn hear(&self, listener: &mut Listener) -> Result<News, StoreError> {
        loop {
            let Some(said) = listener.0.try_recv().await? else { return Ok(News::Missed) };
            let mut words = said.payload().splitn(3, ' ');
            let (what, who, table) = (words.next(), words.next(), words.next());
            let Some(table) = table.filter(|_| who != Some(self.me().as_str())) else { continue };
            match what {
                Some("taken") if self.forget(table) => return Ok(News::Taken(table.to_owned())),
                Some("changed") => return Ok(News::Changed(table.to_owned())),
                _ => {}
            }
        }
    }
}
