//! Where letters reach people, in a file.

use super::{Sqlite, read_on, write_on};

crate::letters::letters_in!(Sqlite, sqlx::SqliteConnection, sqlx::sqlite::SqliteRow, read_on, write_on);
