//! How people are reached, in a database that several servers share.

use super::{Postgres, on};

crate::reach::reach_in!(Postgres, sqlx::PgConnection, sqlx::postgres::PgRow, on);
