//! How people are reached, in a file.

use super::{Sqlite, read_on};

crate::reach::reach_in!(Sqlite, sqlx::SqliteConnection, sqlx::sqlite::SqliteRow, read_on);
