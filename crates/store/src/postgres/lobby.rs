//! What a lobby shows, in a database that several servers share.

use super::{Postgres, on};

crate::lobby::lobby_in!(Postgres, sqlx::PgConnection, sqlx::postgres::PgRow, on, on);
