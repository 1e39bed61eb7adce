//! Accounts in a database that several servers share.

use super::{Postgres, on};

crate::account::accounts_in!(Postgres, sqlx::PgConnection, sqlx::postgres::PgRow, on, on);
