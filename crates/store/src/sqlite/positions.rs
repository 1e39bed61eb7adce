//! Positions of long tables, in a file.

use super::{Sqlite, read_on};

crate::position::positions_in!(Sqlite, sqlx::SqliteConnection, read_on);
