//! Bringing a file up to date: one step per version, each in a transaction of its own.

use crate::StoreError;
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};

/// Marks a file as ours: `arbt`.
const APPLICATION: i32 = 0x6172_6274;

/// What makes each version from the one before. Never edited, only added to.
const STEPS: [&str; 16] = [
    include_str!("../../migrations/1_tables.sql"),
    include_str!("../../migrations/2_health.sql"),
    include_str!("../../migrations/3_devices.sql"),
    include_str!("../../migrations/4_waits.sql"),
    include_str!("../../migrations/5_due.sql"),
    include_str!("../../migrations/6_bans.sql"),
    include_str!("../../migrations/7_accounts.sql"),
    include_str!("../../migrations/8_results.sql"),
    include_str!("../../migrations/9_reach.sql"),
    include_str!("../../migrations/10_orders.sql"),
    include_str!("../../migrations/11_tournaments.sql"),
    include_str!("../../migrations/12_ratings.sql"),
    include_str!("../../migrations/13_friends.sql"),
    include_str!("../../migrations/14_positions.sql"),
    include_str!("../../migrations/15_letters.sql"),
    include_str!("../../migrations/16_fills.sql"),
];

/// Is this file ours, and of which version?
pub(crate) async fn version(connection: &mut SqliteConnection) -> Result<usize, StoreError> {
    let version = pragma(connection, "PRAGMA user_version").await?;
    let application = pragma(connection, "PRAGMA application_id").await?;
    if version > 0 && application != APPLICATION {
        return Err(StoreError::Foreign("they belong to another program".to_owned()));
    }
    let done = usize::try_from(version).unwrap_or(0);
    if done > STEPS.len() {
        return Err(StoreError::Foreign(format!("they are of version {done}, this program knows {}", STEPS.len())));
    }
    Ok(done)
}

pub(crate) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let done = version(connection).await?;
    for (i, step) in STEPS.iter().enumerate().skip(done) {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
        let marks = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {}", i + 1);
        sqlx::raw_sql(AssertSqlSafe(marks)).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(())
}

async fn pragma(connection: &mut SqliteConnection, query: &'static str) -> Result<i32, StoreError> {
    Ok(sqlx::query(query).fetch_one(connection).await?.try_get(0)?)
}
