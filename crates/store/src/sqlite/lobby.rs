//! What a lobby shows, in a file.

use super::{Sqlite, read_on, write_on};

crate::lobby::lobby_in!(Sqlite, sqlx::SqliteConnection, sqlx::sqlite::SqliteRow, read_on, write_on);
