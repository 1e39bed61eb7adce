//! What can go wrong with a store.

use sqlx::postgres::PgDatabaseError;
use std::fmt;

/// Why the store did not do it. Nothing was written.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum StoreError {
    /// Somebody else has written this entry or table already.
    Taken,
    /// The disk is full.
    Full,
    /// Another program keeps the store locked.
    Locked,
    /// Another server has the table: it was taken over, or never ours.
    Lost,
    /// The database does not answer.
    Silent,
    /// The store is closed.
    Closed,
    /// The files are not a store of ours, or are of a later version.
    Foreign(String),
    /// Anything else, in the words of the database.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("it was written by somebody else"),
            StoreError::Full => f.write_str("the disk is full"),
            StoreError::Locked => f.write_str("another program keeps the store locked"),
            StoreError::Lost => f.write_str("another server has the table"),
            StoreError::Silent => f.write_str("the database does not answer"),
            StoreError::Closed => f.write_str("the store is closed"),
            StoreError::Foreign(why) => write!(f, "the files cannot be used: {why}"),
            StoreError::Broken(why) => write!(f, "the store failed: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// The primary result codes of SQLite that callers treat apart.
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const FULL: i32 = 13;
const NOT_A_DATABASE: i32 = 26;

/// The codes of PostgreSQL that callers treat apart.
const DISK_FULL: &str = "53100";
const SHUTDOWN: &str = "57P01";
const CRASH: &str = "57P02";
const STARTING: &str = "57P03";

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => StoreError::Closed,
            sqlx::Error::PoolTimedOut => StoreError::Locked,
            sqlx::Error::Io(_) => StoreError::Silent,
            sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Taken,
            sqlx::Error::Database(database) if database.try_downcast_ref::<PgDatabaseError>().is_some() => {
                match database.code().as_deref() {
                    Some(DISK_FULL) => StoreError::Full,
                    Some(SHUTDOWN | CRASH | STARTING) => StoreError::Silent,
                    _ => StoreError::Broken(database.message().to_owned()),
                }
            }
            sqlx::Error::Database(database) => {
                let code = database.code().and_then(|code| code.parse::<i32>().ok()).map(|code| code & 0xff);
                match code {
                    Some(BUSY | LOCKED) => StoreError::Locked,
                    Some(FULL) => StoreError::Full,
                    Some(NOT_A_DATABASE) => StoreError::Foreign(database.message().to_owned()),
                    _ => StoreError::Broken(database.message().to_owned()),
                }
            }
            _ => StoreError::Broken(error.to_string()),
        }
    }
}
