//! The one connection that writes.
//!
//! A write that fails may leave its connection in any state: SQLite ends a transaction by itself when the disk is
//! full, and whoever counts transactions is then wrong for good. So a connection is used again only after it did what
//! it should; after anything else, also when whoever waited has gone, the next write begins with a new one.

use crate::StoreError;
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::sync::{Mutex, MutexGuard};

/// The one connection that writes.
#[derive(Debug)]
pub(crate) struct Pen {
    options: SqliteConnectOptions,
    place: Mutex<Option<SqliteConnection>>,
}

/// The pen in somebody's hand; lost unless it is put back.
pub(crate) struct Held<'a> {
    place: MutexGuard<'a, Option<SqliteConnection>>,
    pub(crate) connection: SqliteConnection,
}

impl Pen {
    pub(crate) fn new(options: SqliteConnectOptions, connection: SqliteConnection) -> Pen {
        Pen { options, place: Mutex::new(Some(connection)) }
    }

    /// Waits for the pen, and cuts a new one if the last was lost.
    pub(crate) async fn take(&self) -> Result<Held<'_>, StoreError> {
        let mut place = self.place.lock().await;
        let connection = match place.take() {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        Ok(Held { place, connection })
    }
}

impl Held<'_> {
    /// Puts the pen back, unless it may be spoilt.
    pub(crate) fn done<T>(mut self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        match &result {
            Ok(_) | Err(StoreError::Taken) => *self.place = Some(self.connection),
            Err(error) => tracing::warn!(%error, "a write failed; the next one begins with a new connection"),
        }
        result
    }
}
