//! Reading, on connections of its own.

use crate::{Ban, Entry, Guest, Holder, SeatRow, Stand, StoreError, TableRow, Unfinished};
use sqlx::{Row, SqlitePool, sqlite::SqliteRow};

pub(crate) async fn table(pool: &SqlitePool, id: &str) -> Result<Option<TableRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id).fetch_optional(pool).await?;
    match row {
        Some(row) => Ok(Some(whole(pool, &row).await?)),
        None => Ok(None),
    }
}

async fn whole(pool: &SqlitePool, row: &SqliteRow) -> Result<TableRow, StoreError> {
    let id: String = row.try_get("id")?;
    let seats = sqlx::query("SELECT bot, open, name FROM seats WHERE table_id = ? ORDER BY seat")
        .bind(&id)
        .fetch_all(pool)
        .await?;
    let seat = |row: &SqliteRow| Ok(SeatRow { bot: row.try_get(0)?, open: row.try_get(1)?, name: row.try_get(2)? });
    let seats = seats.iter().map(seat).collect::<Result<_, sqlx::Error>>()?;
    let holders =
        sqlx::query("SELECT seat, guest, since FROM holders WHERE table_id = ?").bind(&id).fetch_all(pool).await?;
    let holder = |row: &SqliteRow| {
        Ok(Holder { seat: row.try_get(0)?, guest: row.try_get(1)?, since: row.try_get::<i64, _>(2)? as u64 })
    };
    let holders = holders.iter().map(holder).collect::<Result<_, sqlx::Error>>()?;
    Ok(TableRow {
        id,
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        seed: row.try_get("seed")?,
        opening: row.try_get("opening")?,
        name: row.try_get("name")?,
        made_by: row.try_get("made_by")?,
        made_at: row.try_get::<i64, _>("made_at")? as u64,
        frozen: row.try_get("frozen")?,
        waits: row.try_get("waits")?,
        seats,
        holders,
    })
}

pub(crate) async fn entries(pool: &SqlitePool, table: &str) -> Result<Vec<Entry>, StoreError> {
    let query = "SELECT seat, deed, fingerprint, waits, at, due FROM entries WHERE table_id = ? ORDER BY n";
    let rows = sqlx::query(query).bind(table).fetch_all(pool).await?;
    let entry = |row: &SqliteRow| {
        Ok(Entry {
            seat: row.try_get(0)?,
            deed: row.try_get(1)?,
            fingerprint: row.try_get(2)?,
            waits: row.try_get(3)?,
            at: row.try_get::<i64, _>(4)? as u64,
            due: row.try_get::<Option<i64>, _>(5)?.map(|due| due as u64),
        })
    };
    Ok(rows.iter().map(entry).collect::<Result<_, sqlx::Error>>()?)
}

pub(crate) async fn tables_of(pool: &SqlitePool, guest: &str, most: u32) -> Result<Vec<(TableRow, Stand)>, StoreError> {
    let query = "SELECT * FROM tables WHERE made_by = ?1
                 OR id IN (SELECT table_id FROM holders WHERE guest = ?1) ORDER BY made_at DESC LIMIT ?2";
    let rows = sqlx::query(query).bind(guest).bind(most).fetch_all(pool).await?;
    with_stands(pool, &rows).await
}

pub(crate) async fn list(pool: &SqlitePool, most: u32, skip: u32) -> Result<Vec<(TableRow, Stand)>, StoreError> {
    let query = "SELECT * FROM tables ORDER BY made_at DESC, id LIMIT ? OFFSET ?";
    let rows = sqlx::query(query).bind(most).bind(skip).fetch_all(pool).await?;
    with_stands(pool, &rows).await
}

async fn with_stands(pool: &SqlitePool, rows: &[SqliteRow]) -> Result<Vec<(TableRow, Stand)>, StoreError> {
    let mut tables = Vec::new();
    for row in rows {
        let table = whole(pool, row).await?;
        let stand = stand(pool, &table.id).await?;
        tables.push((table, stand));
    }
    Ok(tables)
}

pub(crate) async fn bans(pool: &SqlitePool) -> Result<Vec<Ban>, StoreError> {
    let rows = sqlx::query("SELECT who, why, at FROM bans ORDER BY at, who").fetch_all(pool).await?;
    let ban =
        |row: &SqliteRow| Ok(Ban { who: row.try_get(0)?, why: row.try_get(1)?, at: row.try_get::<i64, _>(2)? as u64 });
    Ok(rows.iter().map(ban).collect::<Result<_, sqlx::Error>>()?)
}

pub(crate) async fn unfinished(pool: &SqlitePool, guest: &str) -> Result<Unfinished, StoreError> {
    let query = "SELECT count(DISTINCT id), count(bot) FROM tables LEFT JOIN seats ON table_id = id WHERE made_by = ?
                 AND coalesce((SELECT waits FROM entries WHERE table_id = id ORDER BY n DESC LIMIT 1), 1) <> 0";
    let row = sqlx::query(query).bind(guest).fetch_one(pool).await?;
    Ok(Unfinished { tables: row.try_get(0)?, bots: row.try_get(1)? })
}

pub(crate) async fn abandoned(
    pool: &SqlitePool,
    unfinished: u64,
    finished: u64,
    after: &str,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    let query = "SELECT id FROM tables LEFT JOIN entries ON table_id = id
                 AND n = (SELECT max(n) FROM entries WHERE table_id = id)
                 WHERE id > ?3 AND coalesce(at, made_at) < CASE coalesce(entries.waits, 1) WHEN 0 THEN ?2 ELSE ?1 END
                 ORDER BY id LIMIT ?4";
    let query = sqlx::query(query).bind(unfinished as i64).bind(finished as i64).bind(after).bind(most);
    let rows = query.fetch_all(pool).await?;
    Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
}

pub(crate) async fn due(pool: &SqlitePool, after: u64, until: u64, most: u32) -> Result<Vec<String>, StoreError> {
    let query = "SELECT table_id FROM entries AS last JOIN tables ON id = table_id
                 WHERE due > ? AND due <= ? AND frozen IS NULL
                 AND n = (SELECT max(n) FROM entries WHERE table_id = last.table_id) ORDER BY due LIMIT ?";
    let query = sqlx::query(query).bind(after as i64).bind(until as i64).bind(most);
    let rows = query.fetch_all(pool).await?;
    Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
}

pub(crate) async fn stand(pool: &SqlitePool, table: &str) -> Result<Stand, StoreError> {
    let query = "SELECT n, waits, at, due FROM entries WHERE table_id = ? ORDER BY n DESC LIMIT 1";
    let Some(row) = sqlx::query(query).bind(table).fetch_optional(pool).await? else {
        let row = sqlx::query("SELECT waits FROM tables WHERE id = ?").bind(table).fetch_optional(pool).await?;
        return Ok(Stand { waits: row.map_or(Ok(0), |row| row.try_get(0))?, ..Stand::default() });
    };
    Ok(Stand {
        n: row.try_get::<u32, _>(0)? + 1,
        waits: row.try_get(1)?,
        at: row.try_get::<i64, _>(2)? as u64,
        due: row.try_get::<Option<i64>, _>(3)?.map(|due| due as u64),
    })
}

pub(crate) async fn guest(pool: &SqlitePool, id: &str) -> Result<Option<Guest>, StoreError> {
    let row = sqlx::query("SELECT id, name, made_at FROM guests WHERE id = ?").bind(id).fetch_optional(pool).await?;
    let guest = |row: SqliteRow| {
        Ok(Guest { id: row.try_get(0)?, name: row.try_get(1)?, made_at: row.try_get::<i64, _>(2)? as u64 })
    };
    Ok(row.map(guest).transpose().map_err(|error: sqlx::Error| error)?)
}
