//! Positions kept beside the logs of long tables, so that these wake without being played again.
//!
//! The two dialects agree on it, so it is said once ([`positions_in!`]) and built for each.

use crate::Doing;

/// A position a table was in.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PositionRow {
    /// How many entries its log had.
    pub n: u32,
    /// How many of them counted.
    pub ply: u32,
    /// The version of the rules it was written by.
    pub rules: u32,
    /// The position in words. It holds secrets.
    pub text: String,
}

/// Keeps a position of each table. It follows from the log, so nothing is lost with it.
pub trait Positions: Send + Sync {
    /// The position that is kept of a table.
    fn position<'a>(&'a self, table: &'a str) -> Doing<'a, Option<PositionRow>>;

    /// Keeps this one instead of what was kept before, if the table is still there.
    fn keep_position<'a>(&'a self, table: &'a str, position: &'a PositionRow) -> Doing<'a, ()>;

    /// Keeps none: it does not fit.
    fn drop_position<'a>(&'a self, table: &'a str) -> Doing<'a, ()>;
}

/// All of it for one dialect. `$read` does something on a connection of the store.
macro_rules! positions_in {
    ($Store:ty, $Connection:ty, $read:ident) => {
        use crate::{Doing, PositionRow, Positions, StoreError};
        use sqlx::Row;

        impl Positions for $Store {
            fn position<'a>(&'a self, table: &'a str) -> Doing<'a, Option<PositionRow>> {
                Box::pin(async move { $read!(self, connection => position(connection, table)) })
            }

            fn keep_position<'a>(&'a self, table: &'a str, position: &'a PositionRow) -> Doing<'a, ()> {
                let query = "INSERT INTO positions (table_id, n, ply, rules, text)
                             SELECT id, $2, $3, $4, $5 FROM tables WHERE id = $1
                             ON CONFLICT (table_id) DO UPDATE
                             SET n = excluded.n, ply = excluded.ply, rules = excluded.rules, text = excluded.text";
                let PositionRow { n, ply, rules, text } = position;
                let query = sqlx::query(query).bind(table).bind(*n as i32).bind(*ply as i32).bind(*rules as i32);
                let query = query.bind(text);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn drop_position<'a>(&'a self, table: &'a str) -> Doing<'a, ()> {
                let query = sqlx::query("DELETE FROM positions WHERE table_id = $1").bind(table);
                Box::pin(async move { self.write(query).await.map(drop) })
            }
        }

        async fn position(connection: &mut $Connection, table: &str) -> Result<Option<PositionRow>, StoreError> {
            let query = "SELECT n, ply, rules, text FROM positions WHERE table_id = $1";
            let Some(row) = sqlx::query(query).bind(table).fetch_optional(connection).await? else { return Ok(None) };
            let number = |column: usize| row.try_get::<i32, _>(column).map(|number| number as u32);
            Ok(Some(PositionRow { n: number(0)?, ply: number(1)?, rules: number(2)?, text: row.try_get(3)? }))
        }
    };
}
pub(crate) use positions_in;
