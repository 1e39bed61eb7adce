//! Links that let one more device into a seat.

use super::hold;
use crate::{Holder, Link, StoreError};
use sqlx::{Connection, Row, SqliteConnection, SqlitePool, sqlite::SqliteRow};

pub(super) async fn add(connection: &mut SqliteConnection, link: &Link) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query("DELETE FROM links WHERE table_id = ? AND until <= ?")
        .bind(&link.table)
        .bind(link.made_at as i64)
        .execute(&mut *transaction)
        .await?;
    sqlx::query("INSERT INTO links VALUES (?, ?, ?, ?, ?)")
        .bind(&link.id)
        .bind(&link.table)
        .bind(link.seat)
        .bind(link.made_at as i64)
        .bind(link.until as i64)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn of(pool: &SqlitePool, table: &str, now: u64) -> Result<Vec<Link>, StoreError> {
    let query =
        "SELECT id, table_id, seat, made_at, until FROM links WHERE table_id = ? AND until > ? ORDER BY made_at";
    let rows = sqlx::query(query).bind(table).bind(now as i64).fetch_all(pool).await?;
    let link = |row: &SqliteRow| {
        Ok(Link {
            id: row.try_get(0)?,
            table: row.try_get(1)?,
            seat: row.try_get(2)?,
            made_at: row.try_get::<i64, _>(3)? as u64,
            until: row.try_get::<i64, _>(4)? as u64,
        })
    };
    Ok(rows.iter().map(link).collect::<Result<_, sqlx::Error>>()?)
}

/// Of two who use it at once, one finds it gone.
pub(super) async fn use_up(
    connection: &mut SqliteConnection,
    table: &str,
    link: &str,
    guest: &str,
    now: u64,
) -> Result<Option<u8>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let found = sqlx::query("DELETE FROM links WHERE table_id = ? AND id = ? AND until > ? RETURNING seat")
        .bind(table)
        .bind(link)
        .bind(now as i64)
        .fetch_optional(&mut *transaction)
        .await?;
    let seat: Option<u8> = found.map(|row| row.try_get(0)).transpose()?;
    if let Some(seat) = seat {
        hold(&mut transaction, table, &Holder { seat, guest: guest.to_owned(), since: now }).await?;
    }
    transaction.commit().await?;
    Ok(seat)
}
