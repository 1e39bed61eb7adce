//! Reading.

use super::unsigned;
use crate::{Ban, Entry, Guest, Holder, Link, SeatRow, Stand, StoreError, TableRow, Unfinished};
use sqlx::{PgConnection, Row, postgres::PgRow};

pub(super) async fn table(connection: &mut PgConnection, id: &str) -> Result<Option<TableRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM tables WHERE id = $1").bind(id).fetch_optional(&mut *connection).await?;
    match row {
        Some(row) => Ok(Some(whole(connection, &row).await?)),
        None => Ok(None),
    }
}

async fn whole(connection: &mut PgConnection, row: &PgRow) -> Result<TableRow, StoreError> {
    let id: String = row.try_get("id")?;
    let seats = sqlx::query("SELECT bot, open, name FROM seats WHERE table_id = $1 ORDER BY seat")
        .bind(&id)
        .fetch_all(&mut *connection)
        .await?;
    let seat = |row: &PgRow| Ok(SeatRow { bot: row.try_get(0)?, open: row.try_get(1)?, name: row.try_get(2)? });
    let seats = seats.iter().map(seat).collect::<Result<_, sqlx::Error>>()?;
    let holders = sqlx::query("SELECT seat, guest, since FROM holders WHERE table_id = $1 ORDER BY seat, guest")
        .bind(&id)
        .fetch_all(&mut *connection)
        .await?;
    let holder = |row: &PgRow| Ok(Holder { seat: bits(row, 0)?, guest: row.try_get(1)?, since: time(row, 2)? });
    let holders = holders.iter().map(holder).collect::<Result<_, sqlx::Error>>()?;
    Ok(TableRow {
        id,
        game: row.try_get("game")?,
        rules: unsigned(row.try_get::<i32, _>("rules")?),
        seed: row.try_get("seed")?,
        opening: row.try_get("opening")?,
        name: row.try_get("name")?,
        made_by: row.try_get("made_by")?,
        made_at: row.try_get::<i64, _>("made_at")? as u64,
        frozen: row.try_get("frozen")?,
        waits: row.try_get::<i16, _>("waits")? as u8,
        seats,
        holders,
    })
}

fn bits(row: &PgRow, column: usize) -> Result<u8, sqlx::Error> {
    Ok(row.try_get::<i16, _>(column)? as u8)
}

fn time(row: &PgRow, column: usize) -> Result<u64, sqlx::Error> {
    Ok(row.try_get::<i64, _>(column)? as u64)
}

fn due(row: &PgRow, column: usize) -> Result<Option<u64>, sqlx::Error> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(|due| due as u64))
}

pub(super) async fn tables_due(
    connection: &mut PgConnection,
    me: &str,
    after: u64,
    until: u64,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    let query = "SELECT last.table_id FROM entries last JOIN tables ON id = last.table_id
                 WHERE last.due > $1 AND last.due <= $2 AND frozen IS NULL
                 AND last.n = (SELECT max(e.n) FROM entries e WHERE e.table_id = last.table_id)
                 AND NOT EXISTS (SELECT 1 FROM leases JOIN servers ON servers.id = leases.server
                     WHERE leases.table_id = last.table_id AND leases.server <> $4 AND servers.until > clock_timestamp())
                 ORDER BY last.due LIMIT $3";
    let query = sqlx::query(query).bind(after as i64).bind(until as i64).bind(i64::from(most)).bind(me);
    let rows = query.fetch_all(connection).await?;
    Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
}

pub(super) async fn entries(connection: &mut PgConnection, table: &str) -> Result<Vec<Entry>, StoreError> {
    let query = "SELECT seat, deed, fingerprint, waits, at, due FROM entries WHERE table_id = $1 ORDER BY n";
    let rows = sqlx::query(query).bind(table).fetch_all(connection).await?;
    let entry = |row: &PgRow| {
        Ok(Entry {
            seat: bits(row, 0)?,
            deed: row.try_get(1)?,
            fingerprint: row.try_get(2)?,
            waits: bits(row, 3)?,
            at: time(row, 4)?,
            due: due(row, 5)?,
        })
    };
    Ok(rows.iter().map(entry).collect::<Result<_, sqlx::Error>>()?)
}

pub(super) async fn tables_of(
    connection: &mut PgConnection,
    guest: &str,
    most: u32,
) -> Result<Vec<(TableRow, Stand)>, StoreError> {
    let query = "SELECT * FROM tables WHERE made_by = $1
                 OR id IN (SELECT table_id FROM holders WHERE guest = $1) ORDER BY made_at DESC LIMIT $2";
    let rows = sqlx::query(query).bind(guest).bind(i64::from(most)).fetch_all(&mut *connection).await?;
    with_stands(connection, &rows).await
}

pub(super) async fn list(
    connection: &mut PgConnection,
    most: u32,
    skip: u32,
) -> Result<Vec<(TableRow, Stand)>, StoreError> {
    let query = sqlx::query("SELECT * FROM tables ORDER BY made_at DESC, id LIMIT $1 OFFSET $2");
    let rows = query.bind(i64::from(most)).bind(i64::from(skip)).fetch_all(&mut *connection).await?;
    with_stands(connection, &rows).await
}

async fn with_stands(connection: &mut PgConnection, rows: &[PgRow]) -> Result<Vec<(TableRow, Stand)>, StoreError> {
    let mut tables = Vec::new();
    for row in rows {
        let table = whole(connection, row).await?;
        let stand = stand(connection, &table.id).await?;
        tables.push((table, stand));
    }
    Ok(tables)
}

pub(super) async fn bans(connection: &mut PgConnection) -> Result<Vec<Ban>, StoreError> {
    let rows = sqlx::query("SELECT who, why, at FROM bans ORDER BY at, who").fetch_all(connection).await?;
    let ban = |row: &PgRow| Ok(Ban { who: row.try_get(0)?, why: row.try_get(1)?, at: time(row, 2)? });
    Ok(rows.iter().map(ban).collect::<Result<_, sqlx::Error>>()?)
}

pub(super) async fn unfinished(connection: &mut PgConnection, guest: &str) -> Result<Unfinished, StoreError> {
    let query = "SELECT count(DISTINCT id), count(bot) FROM tables LEFT JOIN seats ON table_id = id WHERE made_by = $1
                 AND coalesce((SELECT e.waits FROM entries e WHERE e.table_id = id ORDER BY n DESC LIMIT 1), 1) <> 0";
    let row = sqlx::query(query).bind(guest).fetch_one(connection).await?;
    Ok(Unfinished { tables: row.try_get::<i64, _>(0)? as u32, bots: row.try_get::<i64, _>(1)? as u32 })
}

pub(super) async fn abandoned(
    connection: &mut PgConnection,
    me: &str,
    (unfinished, finished): (u64, u64),
    after: &str,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    let query = "SELECT id FROM tables LEFT JOIN LATERAL
                 (SELECT e.at, e.waits FROM entries e WHERE e.table_id = id ORDER BY n DESC LIMIT 1) last ON true
                 WHERE id > $3 AND coalesce(last.at, made_at) < CASE coalesce(last.waits, 1) WHEN 0 THEN $2 ELSE $1 END
                 AND NOT EXISTS (SELECT 1 FROM leases JOIN servers ON servers.id = leases.server
                     WHERE leases.table_id = tables.id AND leases.server <> $5 AND servers.until > clock_timestamp())
                 ORDER BY id LIMIT $4";
    let query = sqlx::query(query).bind(unfinished as i64).bind(finished as i64);
    let query = query.bind(after).bind(i64::from(most)).bind(me);
    let rows = query.fetch_all(connection).await?;
    Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
}

pub(super) async fn stand(connection: &mut PgConnection, table: &str) -> Result<Stand, StoreError> {
    let query = "SELECT n, waits, at, due FROM entries WHERE table_id = $1 ORDER BY n DESC LIMIT 1";
    let Some(row) = sqlx::query(query).bind(table).fetch_optional(&mut *connection).await? else {
        let query = sqlx::query("SELECT waits FROM tables WHERE id = $1").bind(table);
        let row = query.fetch_optional(connection).await?;
        return Ok(Stand { waits: row.map_or(Ok(0), |row| bits(&row, 0))?, ..Stand::default() });
    };
    let n = unsigned(row.try_get::<i32, _>(0)?) + 1;
    Ok(Stand { n, waits: bits(&row, 1)?, at: time(&row, 2)?, due: due(&row, 3)? })
}

pub(super) async fn guest(connection: &mut PgConnection, id: &str) -> Result<Option<Guest>, StoreError> {
    let query = sqlx::query("SELECT id, name, made_at FROM guests WHERE id = $1").bind(id);
    let row = query.fetch_optional(connection).await?;
    let guest = |row: PgRow| Ok(Guest { id: row.try_get(0)?, name: row.try_get(1)?, made_at: time(&row, 2)? });
    Ok(row.map(guest).transpose().map_err(|error: sqlx::Error| error)?)
}

pub(super) async fn links(connection: &mut PgConnection, table: &str, now: u64) -> Result<Vec<Link>, StoreError> {
    let query = "SELECT id, table_id, seat, made_at, until FROM links WHERE table_id = $1 AND until > $2
                 ORDER BY made_at, id";
    let rows = sqlx::query(query).bind(table).bind(now as i64).fetch_all(connection).await?;
    let link = |row: &PgRow| {
        Ok(Link {
            id: row.try_get(0)?,
            table: row.try_get(1)?,
            seat: bits(row, 2)?,
            made_at: time(row, 3)?,
            until: time(row, 4)?,
        })
    };
    Ok(rows.iter().map(link).collect::<Result<_, sqlx::Error>>()?)
}
