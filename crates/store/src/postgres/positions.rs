//! Positions of long tables, in a database that several servers share.

use super::{Postgres, on};

crate::position::positions_in!(Postgres, sqlx::PgConnection, on);
