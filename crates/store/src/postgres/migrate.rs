//! Bringing a database up to date: one step per version. Servers that begin at the same time wait for each other.

use crate::StoreError;
use sqlx::{Connection, PgConnection, Row};

/// What makes each version from the one before. Never edited, only added to.
const STEPS: [&str; 13] = [
    include_str!("../../migrations/postgres/1_tables.sql"),
    include_str!("../../migrations/postgres/2_due.sql"),
    include_str!("../../migrations/postgres/3_bans.sql"),
    include_str!("../../migrations/postgres/4_accounts.sql"),
    include_str!("../../migrations/postgres/5_results.sql"),
    include_str!("../../migrations/postgres/6_reach.sql"),
    include_str!("../../migrations/postgres/7_orders.sql"),
    include_str!("../../migrations/postgres/8_tournaments.sql"),
    include_str!("../../migrations/postgres/9_ratings.sql"),
    include_str!("../../migrations/postgres/10_friends.sql"),
    include_str!("../../migrations/postgres/11_positions.sql"),
    include_str!("../../migrations/postgres/12_letters.sql"),
    include_str!("../../migrations/postgres/13_fills.sql"),
];

/// What servers wait for while one of them brings the database up to date: `arbt`.
const TURN: i64 = 0x6172_6274;

pub(super) async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(TURN).execute(&mut *transaction).await?;
    let made = "CREATE TABLE IF NOT EXISTS arbiter (version INTEGER NOT NULL)";
    sqlx::query(made).execute(&mut *transaction).await?;
    let row = sqlx::query("SELECT coalesce(max(version), 0) FROM arbiter").fetch_one(&mut *transaction).await?;
    let done = usize::try_from(row.try_get::<i32, _>(0)?).unwrap_or(0);
    if done > STEPS.len() {
        return Err(StoreError::Foreign(format!("it is of version {done}, this program knows {}", STEPS.len())));
    }
    if done == 0 {
        // Tables of the same names that are not ours must not be mixed with ours.
        let others = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'arbiter'";
        let others: i64 = sqlx::query(others).fetch_one(&mut *transaction).await?.try_get(0)?;
        if others > 0 {
            return Err(StoreError::Foreign("the database holds tables of another program".to_owned()));
        }
    }
    for (i, step) in STEPS.iter().enumerate().skip(done) {
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
        sqlx::query("INSERT INTO arbiter VALUES ($1)").bind(i as i32 + 1).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}
