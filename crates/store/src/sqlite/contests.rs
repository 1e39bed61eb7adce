//! Tournaments and rated games, in a file.

use super::{Sqlite, read_on, write_on};

crate::contests::contests_in!(Sqlite, sqlx::SqliteConnection, sqlx::sqlite::SqliteRow, read_on, write_on);
