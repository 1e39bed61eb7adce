//! Who knows whom, in a file.

use super::{Sqlite, read_on, write_on};

crate::friends::friends_in!(Sqlite, sqlx::SqliteConnection, sqlx::sqlite::SqliteRow, read_on, write_on);
