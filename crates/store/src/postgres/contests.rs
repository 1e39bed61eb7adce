//! Tournaments and rated games, in a database that several servers share.

use super::{Postgres, on};

crate::contests::contests_in!(Postgres, sqlx::PgConnection, sqlx::postgres::PgRow, on, on);
