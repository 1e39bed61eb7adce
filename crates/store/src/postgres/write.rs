//! Writing what takes more than one statement.

use super::Token;
use crate::{Entry, Holder, Link, StoreError, TableRow};
use sqlx::{Connection, PgConnection, Row};

pub(super) async fn open(connection: &mut PgConnection, table: &TableRow, entries: &[Entry]) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    let query = "INSERT INTO tables (id, game, rules, seed, opening, name, made_by, made_at, frozen, waits)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
    sqlx::query(query)
        .bind(&table.id)
        .bind(&table.game)
        .bind(table.rules as i32)
        .bind(&table.seed)
        .bind(&table.opening)
        .bind(&table.name)
        .bind(&table.made_by)
        .bind(table.made_at as i64)
        .bind(&table.frozen)
        .bind(i16::from(table.waits))
        .execute(&mut *transaction)
        .await?;
    for (seat, row) in table.seats.iter().enumerate() {
        sqlx::query("INSERT INTO seats (table_id, seat, bot, open, name) VALUES ($1, $2, $3, $4, $5)")
            .bind(&table.id)
            .bind(seat as i16)
            .bind(&row.bot)
            .bind(row.open)
            .bind(&row.name)
            .execute(&mut *transaction)
            .await?;
    }
    for holder in &table.holders {
        hold(&mut transaction, &table.id, holder).await?;
    }
    let columns = Columns::of(0, entries);
    let query = format!("INSERT INTO entries SELECT $1, {COLUMNS} FROM {ROWS}");
    columns.bind(sqlx::query(sqlx::AssertSqlSafe(query)).bind(&table.id)).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(())
}

/// Adds entries, if the table is still ours: whoever takes it waits for us, or we find it taken.
pub(super) async fn append(
    connection: &mut PgConnection,
    token: &Token,
    table: &str,
    from: u32,
    entries: &[Entry],
) -> Result<(), StoreError> {
    let query = format!(
        "WITH ours AS (SELECT 1 FROM leases WHERE table_id = $1 AND server = $9 AND token = $10 FOR SHARE)
         INSERT INTO entries SELECT $1, {COLUMNS} FROM {ROWS}, ours"
    );
    let query = Columns::of(from, entries).bind(sqlx::query(sqlx::AssertSqlSafe(query)).bind(table));
    let written = query.bind(&token.server).bind(token.number).execute(connection).await?;
    if written.rows_affected() as usize == entries.len() { Ok(()) } else { Err(StoreError::Lost) }
}

/// Lays a table anew, if it is still ours.
pub(super) async fn lay_anew(
    connection: &mut PgConnection,
    token: &Token,
    table: &str,
    (opening, waits): (&str, u8),
    entries: &[Entry],
) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    let query = "SELECT 1 FROM leases WHERE table_id = $1 AND server = $2 AND token = $3 FOR SHARE";
    let ours = sqlx::query(query).bind(table).bind(&token.server).bind(token.number);
    if ours.fetch_optional(&mut *transaction).await?.is_none() {
        return Err(StoreError::Lost);
    }
    let laid = sqlx::query("UPDATE tables SET opening = $1, waits = $2 WHERE id = $3").bind(opening);
    laid.bind(i16::from(waits)).bind(table).execute(&mut *transaction).await?;
    sqlx::query("DELETE FROM entries WHERE table_id = $1").bind(table).execute(&mut *transaction).await?;
    let query = format!("INSERT INTO entries SELECT $1, {COLUMNS} FROM {ROWS}");
    let columns = Columns::of(0, entries);
    columns.bind(sqlx::query(sqlx::AssertSqlSafe(query)).bind(table)).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(())
}

const COLUMNS: &str = "e.n, e.seat, e.deed, e.fingerprint, e.waits, e.at, e.due";
const ROWS: &str = "unnest($2::integer[], $3::smallint[], $4::text[], $5::text[], $6::smallint[], $7::bigint[],
                           $8::bigint[]) AS e (n, seat, deed, fingerprint, waits, at, due)";

/// Entries, column by column: so any number of them is one statement, prepared once.
struct Columns {
    n: Vec<i32>,
    seat: Vec<i16>,
    deed: Vec<String>,
    fingerprint: Vec<String>,
    waits: Vec<i16>,
    at: Vec<i64>,
    due: Vec<Option<i64>>,
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Postgres, sqlx::postgres::PgArguments>;

impl Columns {
    fn of(from: u32, entries: &[Entry]) -> Columns {
        Columns {
            n: (from as i32..).take(entries.len()).collect(),
            seat: entries.iter().map(|entry| entry.seat.into()).collect(),
            deed: entries.iter().map(|entry| entry.deed.clone()).collect(),
            fingerprint: entries.iter().map(|entry| entry.fingerprint.clone()).collect(),
            waits: entries.iter().map(|entry| entry.waits.into()).collect(),
            at: entries.iter().map(|entry| entry.at as i64).collect(),
            due: entries.iter().map(|entry| entry.due.map(|due| due as i64)).collect(),
        }
    }

    fn bind(self, query: Query<'_>) -> Query<'_> {
        let query = query.bind(self.n).bind(self.seat).bind(self.deed).bind(self.fingerprint);
        query.bind(self.waits).bind(self.at).bind(self.due)
    }
}

pub(super) async fn take_seat(
    connection: &mut PgConnection,
    table: &str,
    holder: &Holder,
    name: Option<&str>,
) -> Result<bool, StoreError> {
    let mut transaction = connection.begin().await?;
    let taken = sqlx::query("UPDATE seats SET open = false, name = $1 WHERE table_id = $2 AND seat = $3 AND open")
        .bind(name)
        .bind(table)
        .bind(i16::from(holder.seat))
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

/// Takes a seat away from somebody who does not hold it alone. Of two who leave at once, one stays.
pub(super) async fn leave_seat(
    connection: &mut PgConnection,
    table: &str,
    seat: u8,
    guest: &str,
) -> Result<bool, StoreError> {
    let mut transaction = connection.begin().await?;
    let query = "SELECT 1 FROM seats WHERE table_id = $1 AND seat = $2 FOR UPDATE";
    sqlx::query(query).bind(table).bind(i16::from(seat)).execute(&mut *transaction).await?;
    let query = "DELETE FROM holders WHERE table_id = $1 AND seat = $2 AND guest = $3
                 AND (SELECT count(*) FROM holders WHERE table_id = $1 AND seat = $2) > 1";
    let left = sqlx::query(query).bind(table).bind(i16::from(seat)).bind(guest).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(left.rows_affected() > 0)
}

pub(super) async fn add_link(connection: &mut PgConnection, link: &Link) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    sqlx::query("DELETE FROM links WHERE table_id = $1 AND until <= $2")
        .bind(&link.table)
        .bind(link.made_at as i64)
        .execute(&mut *transaction)
        .await?;
    sqlx::query("INSERT INTO links (id, table_id, seat, made_at, until) VALUES ($1, $2, $3, $4, $5)")
        .bind(&link.id)
        .bind(&link.table)
        .bind(i16::from(link.seat))
        .bind(link.made_at as i64)
        .bind(link.until as i64)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(())
}

/// Of two who use it at once, one finds it gone.
pub(super) async fn use_link(
    connection: &mut PgConnection,
    table: &str,
    link: &str,
    guest: &str,
    now: u64,
) -> Result<Option<u8>, StoreError> {
    let mut transaction = connection.begin().await?;
    let found = sqlx::query("DELETE FROM links WHERE table_id = $1 AND id = $2 AND until > $3 RETURNING seat")
        .bind(table)
        .bind(link)
        .bind(now as i64)
        .fetch_optional(&mut *transaction)
        .await?;
    let seat = found.map(|row| row.try_get::<i16, _>(0)).transpose()?.map(|seat| seat as u8);
    if let Some(seat) = seat {
        hold(&mut transaction, table, &Holder { seat, guest: guest.to_owned(), since: now }).await?;
    }
    transaction.commit().await?;
    Ok(seat)
}

/// Lets somebody act for a seat.
async fn hold(connection: &mut PgConnection, table: &str, holder: &Holder) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO holders (table_id, seat, guest, since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING")
        .bind(table)
        .bind(i16::from(holder.seat))
        .bind(&holder.guest)
        .bind(holder.since as i64)
        .execute(connection)
        .await?;
    Ok(())
}
