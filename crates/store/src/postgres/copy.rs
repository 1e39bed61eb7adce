//! From a file to a database: every row of SQLite, as it is, but for what is only of the moment.
//!
//! Rows travel as JSON objects with the names of their columns, which are the same in both stores. So a table or a column
//! that is new in both is copied without a word about it here.

use super::{Postgres, late};
use crate::{StoreError, sqlite};
use futures_util::TryStreamExt;
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};
use std::path::Path;

/// Tables of which nothing is copied: that the store could be written to, and what authenticators were asked a moment ago.
const OF_THE_MOMENT: [&str; 2] = ["health", "ceremonies"];
/// Rows sent at a time.
const BATCH: usize = 2_000;

/// Copies the store in this file into an empty database, with the key it signs by: all of it, or nothing. How many
/// tables were there?
pub async fn copy_into(file: &Path, key: &[u8], to: &Postgres) -> Result<u64, StoreError> {
    let mut from = sqlite::open_to_copy(file).await?;
    let mut connection = to.pool.acquire().await.map_err(late)?;
    let mut transaction = connection.begin().await?;
    let there: i64 = sqlx::query("SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM secrets)")
        .fetch_one(&mut *transaction)
        .await?
        .try_get(0)?;
    if there > 0 {
        return Err(StoreError::Taken);
    }
    sqlx::query("INSERT INTO secrets (id, key) VALUES (1, $1)").bind(key).execute(&mut *transaction).await?;
    let mut count = 0;
    for table in tables_of(&mut from).await? {
        let (fields, order) = columns(&mut from, &table).await?;
        let all = format!("SELECT json_object({fields}) FROM {table} ORDER BY {order}");
        let into = format!("INSERT INTO {table} SELECT * FROM jsonb_populate_recordset(null::{table}, $1::jsonb)");
        let mut rows = sqlx::query(AssertSqlSafe(all)).fetch(&mut from);
        let (mut copied, mut batch) = (0, Vec::<String>::new());
        loop {
            let row = rows.try_next().await?;
            if let Some(row) = &row {
                batch.push(row.try_get(0)?);
            }
            if batch.len() == BATCH || (row.is_none() && !batch.is_empty()) {
                copied += batch.len() as u64;
                let batch = format!("[{}]", std::mem::take(&mut batch).join(","));
                sqlx::query(AssertSqlSafe(into.as_str())).bind(batch).execute(&mut *transaction).await?;
            }
            if row.is_none() {
                break;
            }
        }
        if table == "tables" {
            count = copied;
        }
    }
    transaction.commit().await?;
    from.close().await?;
    Ok(count)
}

/// The tables that are copied, in the order in which they were made: what others refer to was there before them.
async fn tables_of(from: &mut SqliteConnection) -> Result<Vec<String>, StoreError> {
    let query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid";
    let names = sqlx::query(query).fetch_all(from).await?;
    let names = names.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
    Ok(names.into_iter().filter(|name| !OF_THE_MOMENT.contains(&name.as_str())).collect())
}

/// The columns of a table, as arguments of `json_object`, and those its rows are ordered by.
async fn columns(from: &mut SqliteConnection, table: &str) -> Result<(String, String), StoreError> {
    let query = "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid";
    let (mut fields, mut order) = (Vec::new(), Vec::new());
    for row in sqlx::query(query).bind(table).fetch_all(from).await? {
        let (name, key): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
        fields.push(format!("'{name}', \"{name}\""));
        if key > 0 {
            order.push(format!("\"{name}\""));
        }
    }
    Ok((fields.join(", "), order.join(", ")))
}
