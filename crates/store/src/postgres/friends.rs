//! Who knows whom, in a database that several servers share.

use super::{Postgres, on};

crate::friends::friends_in!(Postgres, sqlx::PgConnection, sqlx::postgres::PgRow, on, on);
