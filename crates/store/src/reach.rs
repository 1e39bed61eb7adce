//! What is kept for people who are not there: where their browsers can be told something, and in which windows the
//! server passes for them.
//!
//! The two dialects agree on it, so it is said once ([`reach_in!`]) and built for each.

use crate::Doing;

/// A browser that wants to be told when it is somebody's move.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Subscription {
    /// Where to send it: an address of the browser's maker that nobody else knows.
    pub endpoint: String,
    /// Whose browser it is.
    pub guest: String,
    /// The key it is encrypted for, in base64.
    pub p256dh: String,
    /// And the secret that goes with it.
    pub auth: String,
    /// The language it is said in.
    pub lang: String,
    /// Since when, in milliseconds since 1970.
    pub made_at: u64,
}

/// Keeps how people are reached.
pub trait Reach: Send + Sync {
    /// Keeps a browser, for whoever uses it now: nobody else is told anything there any more.
    fn subscribe<'a>(&'a self, subscription: &'a Subscription) -> Doing<'a, ()>;

    /// The browsers of a guest, the newest first.
    fn subscriptions<'a>(&'a self, guest: &'a str) -> Doing<'a, Vec<Subscription>>;

    /// Forgets a browser. Was it known?
    fn unsubscribe<'a>(&'a self, endpoint: &'a str) -> Doing<'a, bool>;

    /// Keeps until when the server passes for a seat, or that it does not.
    fn set_order<'a>(&'a self, table: &'a str, seat: u8, until: Option<&'a str>) -> Doing<'a, ()>;

    /// For which seats of a table it passes, and until when.
    fn orders<'a>(&'a self, table: &'a str) -> Doing<'a, Vec<(u8, String)>>;
}

/// All of it for one dialect. `$read` does something on a connection of the store.
macro_rules! reach_in {
    ($Store:ty, $Connection:ty, $Row:ty, $read:ident) => {
        use crate::{Doing, Reach, StoreError, Subscription};
        use sqlx::Row;

        impl Reach for $Store {
            fn subscribe<'a>(&'a self, subscription: &'a Subscription) -> Doing<'a, ()> {
                let query = "INSERT INTO subscriptions (endpoint, guest, p256dh, auth, lang, made_at)
                             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (endpoint) DO UPDATE SET
                             guest = excluded.guest, p256dh = excluded.p256dh, auth = excluded.auth,
                             lang = excluded.lang, made_at = excluded.made_at";
                let Subscription { endpoint, guest, p256dh, auth, lang, made_at } = subscription;
                let query = sqlx::query(query).bind(endpoint).bind(guest).bind(p256dh).bind(auth);
                let query = query.bind(lang).bind(*made_at as i64);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn subscriptions<'a>(&'a self, guest: &'a str) -> Doing<'a, Vec<Subscription>> {
                Box::pin(async move { $read!(self, connection => subscriptions(connection, guest)) })
            }

            fn unsubscribe<'a>(&'a self, endpoint: &'a str) -> Doing<'a, bool> {
                let query = sqlx::query("DELETE FROM subscriptions WHERE endpoint = $1").bind(endpoint);
                Box::pin(async move { Ok(self.write(query).await? > 0) })
            }

            fn set_order<'a>(&'a self, table: &'a str, seat: u8, until: Option<&'a str>) -> Doing<'a, ()> {
                let query = match until {
                    Some(until) => sqlx::query(
                        "INSERT INTO orders (table_id, seat, until) VALUES ($1, $2, $3)
                         ON CONFLICT (table_id, seat) DO UPDATE SET until = excluded.until",
                    )
                    .bind(table)
                    .bind(i16::from(seat))
                    .bind(until),
                    None => sqlx::query("DELETE FROM orders WHERE table_id = $1 AND seat = $2")
                        .bind(table)
                        .bind(i16::from(seat)),
                };
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn orders<'a>(&'a self, table: &'a str) -> Doing<'a, Vec<(u8, String)>> {
                Box::pin(async move { $read!(self, connection => orders(connection, table)) })
            }
        }

        async fn subscriptions(connection: &mut $Connection, guest: &str) -> Result<Vec<Subscription>, StoreError> {
            let query = "SELECT endpoint, guest, p256dh, auth, lang, made_at FROM subscriptions WHERE guest = $1
                         ORDER BY made_at DESC, endpoint";
            let rows = sqlx::query(query).bind(guest).fetch_all(connection).await?;
            let subscription = |row: &$Row| {
                Ok(Subscription {
                    endpoint: row.try_get(0)?,
                    guest: row.try_get(1)?,
                    p256dh: row.try_get(2)?,
                    auth: row.try_get(3)?,
                    lang: row.try_get(4)?,
                    made_at: row.try_get::<i64, _>(5)? as u64,
                })
            };
            rows.iter().map(subscription).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
        }

        async fn orders(connection: &mut $Connection, table: &str) -> Result<Vec<(u8, String)>, StoreError> {
            let query = "SELECT seat, until FROM orders WHERE table_id = $1 ORDER BY seat";
            let rows = sqlx::query(query).bind(table).fetch_all(connection).await?;
            let order = |row: &$Row| Ok((row.try_get::<i16, _>(0)? as u8, row.try_get(1)?));
            rows.iter().map(order).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
        }
    };
}
pub(crate) use reach_in;
