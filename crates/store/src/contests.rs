//! Tournaments, and how rated games ended.
//!
//! The two dialects agree on it, so it is said once ([`contests_in!`]) and built for each.

use crate::Doing;

/// A tournament.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct TournamentRow {
    /// Its id.
    pub id: String,
    /// Who runs it.
    pub made_by: String,
    /// When it was made, in milliseconds since 1970.
    pub made_at: u64,
    /// How often it has changed.
    pub version: u32,
    /// What was agreed on and what has happened, as whoever keeps it writes it.
    pub body: String,
}

/// Somebody who takes part.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct EntrantRow {
    /// The number of their entry.
    pub n: u16,
    /// Who; nobody if they have gone, or for a bot.
    pub guest: Option<String>,
    /// How well the bot plays, if it is one.
    pub bot: Option<String>,
    /// What they want to be called.
    pub name: Option<String>,
}

/// A rated game that is over: everybody with their place, from the first seat on.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct RatedGame {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// When it ended.
    pub at: u64,
    /// Who, and their place.
    pub places: Vec<(String, u8)>,
}

/// Keeps tournaments, and how rated games ended.
pub trait Contests: Send + Sync {
    /// Keeps a new tournament.
    fn add_tournament<'a>(&'a self, row: &'a TournamentRow) -> Doing<'a, ()>;

    /// A tournament, with everybody who takes part in the order of entry.
    fn tournament<'a>(&'a self, id: &'a str) -> Doing<'a, Option<(TournamentRow, Vec<EntrantRow>)>>;

    /// Replaces the body, if nobody has changed it since that version. Was it so?
    fn change_tournament<'a>(&'a self, id: &'a str, version: u32, body: &'a str) -> Doing<'a, bool>;

    /// Lets somebody in, behind all the others, if nobody has changed it since that version. Was it so?
    /// [`Taken`](crate::StoreError::Taken) if they are in.
    fn enter<'a>(&'a self, id: &'a str, version: u32, entrant: &'a EntrantRow) -> Doing<'a, bool>;

    /// Takes an entry back, if nobody has changed it since that version. Was it so?
    fn withdraw<'a>(&'a self, id: &'a str, version: u32, n: u16) -> Doing<'a, bool>;

    /// The tournaments a guest runs or takes part in, newest first, at most so many.
    fn tournaments_of<'a>(&'a self, guest: &'a str, most: u32) -> Doing<'a, Vec<TournamentRow>>;

    /// The place of each seat, once it is noted how the game of a table ended.
    fn result<'a>(&'a self, table: &'a str) -> Doing<'a, Option<Vec<u8>>>;

    /// Notes how a rated game ended: once. Of two that ended in the same moment the one noted first was first.
    fn add_rated<'a>(&'a self, ended: &'a RatedGame) -> Doing<'a, ()>;

    /// How all rated games of a game for so many ended, in the order they did.
    fn rated<'a>(&'a self, game: &'a str, players: u8) -> Doing<'a, Vec<RatedGame>>;

    /// Of which games, and for how many, somebody has played rated ones.
    fn rated_of<'a>(&'a self, who: &'a str) -> Doing<'a, Vec<(String, u8)>>;

    /// Every game and size of table that was played rated.
    fn rated_games(&self) -> Doing<'_, Vec<(String, u8)>>;
}

/// All of it for one dialect. `$read` and `$write` do something on a connection of the store.
macro_rules! contests_in {
    ($Store:ty, $Connection:ty, $Row:ty, $read:ident, $write:ident) => {
        use crate::{Contests, Doing, EntrantRow, RatedGame, StoreError, TournamentRow};
        use sqlx::{Connection, Row};

        impl Contests for $Store {
            fn add_tournament<'a>(&'a self, row: &'a TournamentRow) -> Doing<'a, ()> {
                let query = "INSERT INTO tournaments (id, made_by, made_at, version, body) VALUES ($1, $2, $3, $4, $5)";
                let query = sqlx::query(query).bind(&row.id).bind(&row.made_by).bind(row.made_at as i64);
                let query = query.bind(row.version as i32).bind(&row.body);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn tournament<'a>(&'a self, id: &'a str) -> Doing<'a, Option<(TournamentRow, Vec<EntrantRow>)>> {
                Box::pin(async move { $read!(self, connection => tournament(connection, id)) })
            }

            fn change_tournament<'a>(&'a self, id: &'a str, version: u32, body: &'a str) -> Doing<'a, bool> {
                let query = "UPDATE tournaments SET body = $3, version = version + 1 WHERE id = $1 AND version = $2";
                let query = sqlx::query(query).bind(id).bind(version as i32).bind(body);
                Box::pin(async move { Ok(self.write(query).await? > 0) })
            }

            fn enter<'a>(&'a self, id: &'a str, version: u32, entrant: &'a EntrantRow) -> Doing<'a, bool> {
                Box::pin(async move { $write!(self, connection => enter(connection, id, version, entrant)) })
            }

            fn withdraw<'a>(&'a self, id: &'a str, version: u32, n: u16) -> Doing<'a, bool> {
                Box::pin(async move { $write!(self, connection => withdraw(connection, id, version, n)) })
            }

            fn tournaments_of<'a>(&'a self, guest: &'a str, most: u32) -> Doing<'a, Vec<TournamentRow>> {
                Box::pin(async move { $read!(self, connection => tournaments_of(connection, guest, most)) })
            }

            fn result<'a>(&'a self, table: &'a str) -> Doing<'a, Option<Vec<u8>>> {
                Box::pin(async move { $read!(self, connection => result(connection, table)) })
            }

            fn add_rated<'a>(&'a self, ended: &'a RatedGame) -> Doing<'a, ()> {
                Box::pin(async move { $write!(self, connection => add_rated(connection, ended)) })
            }

            fn rated<'a>(&'a self, game: &'a str, players: u8) -> Doing<'a, Vec<RatedGame>> {
                Box::pin(async move { $read!(self, connection => rated(connection, game, players)) })
            }

            fn rated_of<'a>(&'a self, who: &'a str) -> Doing<'a, Vec<(String, u8)>> {
                let query = "SELECT DISTINCT game, players FROM rated WHERE who = $1 ORDER BY game, players";
                Box::pin(async move { $read!(self, connection => pools(connection, sqlx::query(query).bind(who))) })
            }

            fn rated_games(&self) -> Doing<'_, Vec<(String, u8)>> {
                let query = "SELECT DISTINCT game, players FROM rated ORDER BY game, players";
                Box::pin(async move { $read!(self, connection => pools(connection, sqlx::query(query))) })
            }
        }

        fn tournament_row(row: &$Row) -> Result<TournamentRow, sqlx::Error> {
            Ok(TournamentRow {
                id: row.try_get(0)?,
                made_by: row.try_get(1)?,
                made_at: row.try_get::<i64, _>(2)? as u64,
                version: row.try_get::<i32, _>(3)? as u32,
                body: row.try_get(4)?,
            })
        }

        async fn tournament(
            connection: &mut $Connection,
            id: &str,
        ) -> Result<Option<(TournamentRow, Vec<EntrantRow>)>, StoreError> {
            let query = "SELECT id, made_by, made_at, version, body FROM tournaments WHERE id = $1";
            let Some(row) = sqlx::query(query).bind(id).fetch_optional(&mut *connection).await? else {
                return Ok(None);
            };
            let query = "SELECT n, guest, bot, name FROM entrants WHERE tournament_id = $1 ORDER BY n";
            let rows = sqlx::query(query).bind(id).fetch_all(connection).await?;
            let entrant = |row: &$Row| {
                Ok(EntrantRow {
                    n: row.try_get::<i16, _>(0)? as u16,
                    guest: row.try_get(1)?,
                    bot: row.try_get(2)?,
                    name: row.try_get(3)?,
                })
            };
            let entrants = rows.iter().map(entrant).collect::<Result<_, sqlx::Error>>()?;
            Ok(Some((tournament_row(&row)?, entrants)))
        }

        /// One more change. Was it still of that version?
        async fn step(connection: &mut $Connection, id: &str, version: u32) -> Result<bool, StoreError> {
            let query = "UPDATE tournaments SET version = version + 1 WHERE id = $1 AND version = $2";
            let done = sqlx::query(query).bind(id).bind(version as i32).execute(connection).await?;
            Ok(done.rows_affected() > 0)
        }

        async fn enter(
            connection: &mut $Connection,
            id: &str,
            version: u32,
            entrant: &EntrantRow,
        ) -> Result<bool, StoreError> {
            let mut transaction = connection.begin().await?;
            if !step(&mut transaction, id, version).await? {
                return Ok(false);
            }
            let query = "INSERT INTO entrants (tournament_id, n, guest, bot, name)
                         SELECT $1, coalesce(max(n) + 1, 0), $2, $3, $4 FROM entrants WHERE tournament_id = $1";
            let query = sqlx::query(query).bind(id).bind(&entrant.guest).bind(&entrant.bot).bind(&entrant.name);
            query.execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(true)
        }

        async fn withdraw(connection: &mut $Connection, id: &str, version: u32, n: u16) -> Result<bool, StoreError> {
            let mut transaction = connection.begin().await?;
            if !step(&mut transaction, id, version).await? {
                return Ok(false);
            }
            let query = "DELETE FROM entrants WHERE tournament_id = $1 AND n = $2";
            sqlx::query(query).bind(id).bind(n as i16).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(true)
        }

        async fn tournaments_of(
            connection: &mut $Connection,
            guest: &str,
            most: u32,
        ) -> Result<Vec<TournamentRow>, StoreError> {
            let query = "SELECT id, made_by, made_at, version, body FROM tournaments WHERE made_by = $1
                         OR id IN (SELECT tournament_id FROM entrants WHERE guest = $1)
                         ORDER BY made_at DESC, id LIMIT $2";
            let rows = sqlx::query(query).bind(guest).bind(i64::from(most)).fetch_all(connection).await?;
            rows.iter().map(tournament_row).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
        }

        async fn result(connection: &mut $Connection, table: &str) -> Result<Option<Vec<u8>>, StoreError> {
            let query = "SELECT place FROM results WHERE table_id = $1 ORDER BY seat";
            let rows = sqlx::query(query).bind(table).fetch_all(connection).await?;
            let place = |row: &$Row| row.try_get::<i16, _>(0).map(|place| place as u8);
            let places: Vec<u8> = rows.iter().map(place).collect::<Result<_, sqlx::Error>>()?;
            Ok((!places.is_empty()).then_some(places))
        }

        async fn add_rated(connection: &mut $Connection, ended: &RatedGame) -> Result<(), StoreError> {
            let mut transaction = connection.begin().await?;
            let players = ended.places.len() as i16;
            // No two games of a pool end in the same moment: their order would be left to their names.
            let mut at = ended.at as i64;
            let taken = "SELECT 1 FROM rated WHERE game = $1 AND players = $2 AND at = $3 AND table_id <> $4";
            loop {
                let query = sqlx::query(taken).bind(&ended.game).bind(players).bind(at).bind(&ended.table);
                if query.fetch_optional(&mut *transaction).await?.is_none() {
                    break;
                }
                at += 1;
            }
            let query = "INSERT INTO rated (table_id, seat, game, players, who, place, at)
                         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
            for (seat, (who, place)) in ended.places.iter().enumerate() {
                let query = sqlx::query(query).bind(&ended.table).bind(seat as i16).bind(&ended.game);
                let query = query.bind(players).bind(who).bind(i16::from(*place));
                query.bind(at).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        }

        async fn rated(
            connection: &mut $Connection,
            game: &str,
            players: u8,
        ) -> Result<Vec<RatedGame>, StoreError> {
            let query = "SELECT table_id, who, place, at FROM rated WHERE game = $1 AND players = $2
                         ORDER BY at, table_id, seat";
            let query = sqlx::query(query).bind(game).bind(i16::from(players));
            let mut all: Vec<RatedGame> = Vec::new();
            for row in query.fetch_all(connection).await? {
                let table: String = row.try_get(0)?;
                let place = (row.try_get(1)?, row.try_get::<i16, _>(2)? as u8);
                match all.last_mut().filter(|last| last.table == table) {
                    Some(last) => last.places.push(place),
                    None => {
                        let (game, at) = (game.to_owned(), row.try_get::<i64, _>(3)? as u64);
                        all.push(RatedGame { table, game, at, places: vec![place] });
                    }
                }
            }
            Ok(all)
        }

        async fn pools(
            connection: &mut $Connection,
            query: sqlx::query::Query<
                '_,
                <$Connection as Connection>::Database,
                <<$Connection as Connection>::Database as sqlx::Database>::Arguments,
            >,
        ) -> Result<Vec<(String, u8)>, StoreError> {
            let rows = query.fetch_all(connection).await?;
            let pool = |row: &$Row| Ok((row.try_get(0)?, row.try_get::<i16, _>(1)? as u8));
            rows.iter().map(pool).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
        }
    };
}
pub(crate) use contests_in;
