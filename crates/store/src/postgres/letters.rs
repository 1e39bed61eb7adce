//! Where letters reach people, in a database that several servers share.

use super::{Postgres, on};

crate::letters::letters_in!(Postgres, sqlx::PgConnection, sqlx::postgres::PgRow, on, on);
