//! What a lobby shows beside one's own tables: those that anybody may sit down at, and how games ended.
//!
//! The two dialects agree on it, so it is said once ([`lobby_in!`]) and built for each.

use crate::Doing;

/// The House among the seats of entries.
pub(crate) const HOUSE: i16 = 7;

/// A game that is over.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Played {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// How it began, as the log says.
    pub opening: String,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// How, in a word; nothing for games that ended before it was kept.
    pub how: String,
    /// How many entries it had then; 0 for such games.
    pub answers: u32,
    /// Everybody, from the first seat on.
    pub seats: Vec<PlayedSeat>,
}

/// Somebody who played it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PlayedSeat {
    /// How well the bot played, if it was one.
    pub bot: Option<String>,
    /// What they were called.
    pub name: Option<String>,
    /// Their place, from 1.
    pub place: u8,
    /// Was it whoever asks?
    pub mine: bool,
}

/// Keeps what a lobby shows.
pub trait Lobby: Send + Sync {
    /// Notes how a game ended: the place of each seat, from the first on, how, and with how many entries.
    fn finish<'a>(&'a self, table: &'a str, at: u64, places: &'a [u8], how: &'a str, answers: u32) -> Doing<'a, ()>;

    /// The games of a guest that are over, the last one first, at most so many.
    fn played<'a>(&'a self, guest: &'a str, most: u32) -> Doing<'a, Vec<Played>>;

    /// Lets bots that play so well take the seats that are still open. Were there any?
    fn fill<'a>(&'a self, table: &'a str, bot: &'a str) -> Doing<'a, bool>;

    /// Has bots that play so well take the seats that are still open at a time.
    fn fill_later<'a>(&'a self, table: &'a str, at: u64, bot: &'a str) -> Doing<'a, ()>;

    /// The tables where bots take what is open by this time, and how well they play; at most so many.
    fn fills_due(&self, by: u64, most: u32) -> Doing<'_, Vec<(String, String)>>;

    /// When bots take the seats at a table that are open then, and how well they play, if that was wished.
    fn filling<'a>(&'a self, table: &'a str) -> Doing<'a, Option<(u64, String)>>;

    /// What the House has noted at a table, oldest first: the deeds of those entries. That is little, however long the log is.
    fn house_notes<'a>(&'a self, table: &'a str) -> Doing<'a, Vec<String>>;

    /// Shows a table to everybody as long as a seat at it is open.
    fn publish<'a>(&'a self, table: &'a str, since: u64) -> Doing<'a, ()>;

    /// The tables that anybody may sit down at and that were shown after a time, newest first, at most so many.
    fn published(&self, after: u64, most: u32) -> Doing<'_, Vec<String>>;
}

/// All of it for one dialect. `$read` and `$write` do something on a connection of the store.
macro_rules! lobby_in {
    ($Store:ty, $Connection:ty, $Row:ty, $read:ident, $write:ident) => {
        use crate::{Doing, Lobby, Played, PlayedSeat, StoreError, lobby::HOUSE};
        use sqlx::{Connection, Row};

        impl Lobby for $Store {
            fn finish<'a>(
                &'a self,
                table: &'a str,
                at: u64,
                places: &'a [u8],
                how: &'a str,
                answers: u32,
            ) -> Doing<'a, ()> {
                Box::pin(async move { $write!(self, connection => finish(connection, table, at, places, how, answers)) })
            }

            fn played<'a>(&'a self, guest: &'a str, most: u32) -> Doing<'a, Vec<Played>> {
                Box::pin(async move { $read!(self, connection => played(connection, guest, most)) })
            }

            fn fill<'a>(&'a self, table: &'a str, bot: &'a str) -> Doing<'a, bool> {
                Box::pin(async move {
                    let filled = $write!(self, connection => fill(connection, table, bot))?;
                    self.tell(table).await?;
                    Ok(filled)
                })
            }

            fn fill_later<'a>(&'a self, table: &'a str, at: u64, bot: &'a str) -> Doing<'a, ()> {
                let query = "INSERT INTO fills (table_id, at, bot) VALUES ($1, $2, $3)
                             ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, bot = excluded.bot";
                let query = sqlx::query(query).bind(table).bind(at as i64).bind(bot);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn fills_due(&self, by: u64, most: u32) -> Doing<'_, Vec<(String, String)>> {
                Box::pin(async move { $read!(self, connection => fills_due(connection, by, most)) })
            }

            fn filling<'a>(&'a self, table: &'a str) -> Doing<'a, Option<(u64, String)>> {
                Box::pin(async move { $read!(self, connection => filling(connection, table)) })
            }

            fn house_notes<'a>(&'a self, table: &'a str) -> Doing<'a, Vec<String>> {
                Box::pin(async move { $read!(self, connection => house_notes(connection, table)) })
            }

            fn publish<'a>(&'a self, table: &'a str, since: u64) -> Doing<'a, ()> {
                let query = "INSERT INTO listed (table_id, since) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                let query = sqlx::query(query).bind(table).bind(since as i64);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn published(&self, after: u64, most: u32) -> Doing<'_, Vec<String>> {
                Box::pin(async move { $read!(self, connection => published(connection, after, most)) })
            }
        }

        async fn finish(
            connection: &mut $Connection,
            table: &str,
            at: u64,
            places: &[u8],
            how: &str,
            answers: u32,
        ) -> Result<(), StoreError> {
            let mut transaction = connection.begin().await?;
            let query = "INSERT INTO results (table_id, seat, place, at, how, answers) VALUES ($1, $2, $3, $4, $5, $6)
                         ON CONFLICT (table_id, seat) DO UPDATE SET place = excluded.place, at = excluded.at";
            for (seat, place) in places.iter().enumerate() {
                let query = sqlx::query(query).bind(table).bind(seat as i16).bind(i16::from(*place));
                let query = query.bind(at as i64).bind(how).bind(answers as i32);
                query.execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        }

        async fn fill(connection: &mut $Connection, table: &str, bot: &str) -> Result<bool, StoreError> {
            let mut transaction = connection.begin().await?;
            let query = "UPDATE seats SET open = NOT open, bot = $2 WHERE table_id = $1 AND open";
            let filled = sqlx::query(query).bind(table).bind(bot).execute(&mut *transaction).await?;
            let query = "DELETE FROM fills WHERE table_id = $1";
            sqlx::query(query).bind(table).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(filled.rows_affected() > 0)
        }

        async fn fills_due(
            connection: &mut $Connection,
            by: u64,
            most: u32,
        ) -> Result<Vec<(String, String)>, StoreError> {
            let query = "SELECT table_id, bot FROM fills WHERE at <= $1 ORDER BY at, table_id LIMIT $2";
            let query = sqlx::query(query).bind(by as i64).bind(i64::from(most));
            let rows = query.fetch_all(connection).await?;
            let due = |row: &$Row| Ok((row.try_get(0)?, row.try_get(1)?));
            rows.iter().map(due).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
        }

        async fn filling(connection: &mut $Connection, table: &str) -> Result<Option<(u64, String)>, StoreError> {
            let query = sqlx::query("SELECT at, bot FROM fills WHERE table_id = $1").bind(table);
            let row = query.fetch_optional(connection).await?;
            let due = |row: $Row| Ok((row.try_get::<i64, _>(0)? as u64, row.try_get(1)?));
            let found: Result<_, sqlx::Error> = row.map(due).transpose();
            found.map_err(StoreError::from)
        }

        async fn house_notes(connection: &mut $Connection, table: &str) -> Result<Vec<String>, StoreError> {
            let query = "SELECT deed FROM entries WHERE table_id = $1 AND seat = $2 AND deed LIKE 'note %' ORDER BY n";
            let rows = sqlx::query(query).bind(table).bind(HOUSE).fetch_all(connection).await?;
            rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
        }

        async fn played(connection: &mut $Connection, guest: &str, most: u32) -> Result<Vec<Played>, StoreError> {
            let query = "SELECT DISTINCT tables.id, tables.game, results.at, tables.opening, results.how, results.answers
                         FROM holders
                         JOIN results ON results.table_id = holders.table_id AND results.seat = holders.seat
                         JOIN tables ON tables.id = holders.table_id
                         WHERE holders.guest = $1 ORDER BY results.at DESC, tables.id LIMIT $2";
            let rows = sqlx::query(query).bind(guest).bind(i64::from(most)).fetch_all(&mut *connection).await?;
            let mut all = Vec::new();
            for row in rows {
                let (table, game): (String, String) = (row.try_get(0)?, row.try_get(1)?);
                let query = "SELECT seats.bot, seats.name, results.place, (SELECT count(*) FROM holders
                             WHERE holders.table_id = seats.table_id AND holders.seat = seats.seat AND guest = $2)
                             FROM seats JOIN results ON results.table_id = seats.table_id AND results.seat = seats.seat
                             WHERE seats.table_id = $1 ORDER BY seats.seat";
                let seats = sqlx::query(query).bind(&table).bind(guest).fetch_all(&mut *connection).await?;
                let seat = |row: &$Row| {
                    Ok(PlayedSeat {
                        bot: row.try_get(0)?,
                        name: row.try_get(1)?,
                        place: row.try_get::<i16, _>(2)? as u8,
                        mine: row.try_get::<i64, _>(3)? > 0,
                    })
                };
                let seats = seats.iter().map(seat).collect::<Result<_, sqlx::Error>>()?;
                all.push(Played {
                    table,
                    game,
                    opening: row.try_get(3)?,
                    at: row.try_get::<i64, _>(2)? as u64,
                    how: row.try_get(4)?,
                    answers: row.try_get::<i32, _>(5)? as u32,
                    seats,
                });
            }
            Ok(all)
        }

        async fn published(connection: &mut $Connection, after: u64, most: u32) -> Result<Vec<String>, StoreError> {
            let query = "SELECT table_id FROM listed WHERE since > $1
                         AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = listed.table_id AND open)
                         AND EXISTS (SELECT 1 FROM tables WHERE id = listed.table_id AND frozen IS NULL)
                         ORDER BY since DESC, table_id LIMIT $2";
            let query = sqlx::query(query).bind(after as i64).bind(i64::from(most));
            let rows = query.fetch_all(connection).await?;
            rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
        }
    };
}
pub(crate) use lobby_in;
