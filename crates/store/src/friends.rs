//! Who knows whom.
//!
//! The two dialects agree on it, so it is said once ([`friends_in!`]) and built for each.

use crate::Doing;

/// Somebody whom an account knows.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct FriendRow {
    /// Their account.
    pub other: String,
    /// What they want to be called.
    pub name: Option<String>,
    /// Are they blocked? Then they are no friend.
    pub blocked: bool,
    /// Since when.
    pub since: u64,
    /// When they were there last, if they let friends see it.
    pub seen_at: Option<u64>,
}

/// A friend asks somebody to a table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Summons {
    /// Which table.
    pub table: String,
    /// Who asks.
    pub host: String,
    /// When.
    pub at: u64,
}

/// Keeps who knows whom.
pub trait Friends: Send + Sync {
    /// Keeps a link by which somebody becomes a friend of an account, and forgets those that have ended.
    fn add_friend_link<'a>(&'a self, id: &'a str, account: &'a str, until: u64, now: u64) -> Doing<'a, ()>;

    /// Whose link this is, if it can be used.
    fn friend_link<'a>(&'a self, id: &'a str, now: u64) -> Doing<'a, Option<String>>;

    /// How many links of an account can be used.
    fn friend_links<'a>(&'a self, account: &'a str, now: u64) -> Doing<'a, u32>;

    /// Forgets a link. Was there one?
    fn drop_friend_link<'a>(&'a self, id: &'a str) -> Doing<'a, bool>;

    /// Uses a link up: its account and this one are friends. Not if one has blocked the other; the link is gone all the
    /// same. Was it so?
    fn befriend<'a>(&'a self, id: &'a str, account: &'a str, now: u64) -> Doing<'a, bool>;

    /// Whom an account knows, longest first.
    fn friends<'a>(&'a self, account: &'a str) -> Doing<'a, Vec<FriendRow>>;

    /// Two are no friends any more.
    fn part<'a>(&'a self, account: &'a str, other: &'a str) -> Doing<'a, ()>;

    /// Wants to hear nothing of somebody any more; they are no friends.
    fn block<'a>(&'a self, account: &'a str, other: &'a str, now: u64) -> Doing<'a, ()>;

    /// Notes that an account is there.
    fn see<'a>(&'a self, account: &'a str, now: u64) -> Doing<'a, ()>;

    /// Lets friends see whether an account is there, or not.
    fn hide<'a>(&'a self, account: &'a str, hidden: bool) -> Doing<'a, ()>;

    /// Does an account hide whether it is there?
    fn hides<'a>(&'a self, account: &'a str) -> Doing<'a, bool>;

    /// Asks an account to a table.
    fn summon<'a>(&'a self, account: &'a str, summons: &'a Summons) -> Doing<'a, ()>;

    /// To which tables an account is asked that still have a seat for them, newest first.
    fn summoned<'a>(&'a self, account: &'a str) -> Doing<'a, Vec<Summons>>;

    /// An account does not want to come to a table, or has come. Was it asked?
    fn drop_summons<'a>(&'a self, account: &'a str, table: &'a str) -> Doing<'a, bool>;
}

/// All of it for one dialect. `$read` and `$write` do something on a connection of the store.
macro_rules! friends_in {
    ($Store:ty, $Connection:ty, $Row:ty, $read:ident, $write:ident) => {
        use crate::{Doing, FriendRow, Friends, StoreError, Summons};
        use sqlx::{Connection, Row};

        impl Friends for $Store {
            fn add_friend_link<'a>(&'a self, id: &'a str, account: &'a str, until: u64, now: u64) -> Doing<'a, ()> {
                let ended = sqlx::query("DELETE FROM friend_links WHERE until <= $1").bind(now as i64);
                let query = "INSERT INTO friend_links (id, account, until) VALUES ($1, $2, $3)";
                let query = sqlx::query(query).bind(id).bind(account).bind(until as i64);
                Box::pin(async move {
                    self.write(ended).await?;
                    self.write(query).await.map(drop)
                })
            }

            fn friend_link<'a>(&'a self, id: &'a str, now: u64) -> Doing<'a, Option<String>> {
                Box::pin(async move { $read!(self, connection => friend_link(connection, id, now)) })
            }

            fn friend_links<'a>(&'a self, account: &'a str, now: u64) -> Doing<'a, u32> {
                Box::pin(async move { $read!(self, connection => friend_links(connection, account, now)) })
            }

            fn drop_friend_link<'a>(&'a self, id: &'a str) -> Doing<'a, bool> {
                let query = sqlx::query("DELETE FROM friend_links WHERE id = $1").bind(id);
                Box::pin(async move { Ok(self.write(query).await? > 0) })
            }

            fn befriend<'a>(&'a self, id: &'a str, account: &'a str, now: u64) -> Doing<'a, bool> {
                Box::pin(async move { $write!(self, connection => befriend(connection, id, account, now)) })
            }

            fn friends<'a>(&'a self, account: &'a str) -> Doing<'a, Vec<FriendRow>> {
                Box::pin(async move { $read!(self, connection => friends(connection, account)) })
            }

            fn part<'a>(&'a self, account: &'a str, other: &'a str) -> Doing<'a, ()> {
                // Whoever has blocked somebody keeps it so; one may take back only one's own wish.
                let query = "DELETE FROM friends WHERE (account = $1 AND other = $2)
                             OR (account = $2 AND other = $1 AND state = 'friend')";
                let query = sqlx::query(query).bind(account).bind(other);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn block<'a>(&'a self, account: &'a str, other: &'a str, now: u64) -> Doing<'a, ()> {
                Box::pin(async move {
                    self.part(account, other).await?;
                    let query = "INSERT INTO friends (account, other, state, since) VALUES ($1, $2, 'blocked', $3)
                                 ON CONFLICT (account, other) DO UPDATE SET state = 'blocked'";
                    let query = sqlx::query(query).bind(account).bind(other).bind(now as i64);
                    self.write(query).await?;
                    let query = "DELETE FROM summons WHERE account = $1 AND host = $2";
                    self.write(sqlx::query(query).bind(account).bind(other)).await.map(drop)
                })
            }

            fn see<'a>(&'a self, account: &'a str, now: u64) -> Doing<'a, ()> {
                let query = "INSERT INTO presence (account, hidden, seen_at) VALUES ($1, 0, $2)
                             ON CONFLICT (account) DO UPDATE SET seen_at = excluded.seen_at";
                let query = sqlx::query(query).bind(account).bind(now as i64);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn hide<'a>(&'a self, account: &'a str, hidden: bool) -> Doing<'a, ()> {
                let query = "INSERT INTO presence (account, hidden, seen_at) VALUES ($1, $2, 0)
                             ON CONFLICT (account) DO UPDATE SET hidden = excluded.hidden";
                let query = sqlx::query(query).bind(account).bind(i16::from(hidden));
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn hides<'a>(&'a self, account: &'a str) -> Doing<'a, bool> {
                Box::pin(async move { $read!(self, connection => hides(connection, account)) })
            }

            fn summon<'a>(&'a self, account: &'a str, summons: &'a Summons) -> Doing<'a, ()> {
                let query = "INSERT INTO summons (table_id, account, host, at) VALUES ($1, $2, $3, $4)
                             ON CONFLICT DO NOTHING";
                let query = sqlx::query(query).bind(&summons.table).bind(account).bind(&summons.host);
                let query = query.bind(summons.at as i64);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn summoned<'a>(&'a self, account: &'a str) -> Doing<'a, Vec<Summons>> {
                Box::pin(async move { $read!(self, connection => summoned(connection, account)) })
            }

            fn drop_summons<'a>(&'a self, account: &'a str, table: &'a str) -> Doing<'a, bool> {
                let query = sqlx::query("DELETE FROM summons WHERE account = $1 AND table_id = $2");
                let query = query.bind(account).bind(table);
                Box::pin(async move { Ok(self.write(query).await? > 0) })
            }
        }

        async fn friend_link(
            connection: &mut $Connection,
            id: &str,
            now: u64,
        ) -> Result<Option<String>, StoreError> {
            let query = "SELECT account FROM friend_links WHERE id = $1 AND until > $2";
            let row = sqlx::query(query).bind(id).bind(now as i64).fetch_optional(connection).await?;
            row.map(|row| row.try_get(0)).transpose().map_err(StoreError::from)
        }

        async fn friend_links(connection: &mut $Connection, account: &str, now: u64) -> Result<u32, StoreError> {
            let query = "SELECT count(*) FROM friend_links WHERE account = $1 AND until > $2";
            let row = sqlx::query(query).bind(account).bind(now as i64).fetch_one(connection).await?;
            Ok(row.try_get::<i64, _>(0)? as u32)
        }

        async fn befriend(
            connection: &mut $Connection,
            id: &str,
            account: &str,
            now: u64,
        ) -> Result<bool, StoreError> {
            let mut transaction = connection.begin().await?;
            let query = "DELETE FROM friend_links WHERE id = $1 AND until > $2 RETURNING account";
            let row = sqlx::query(query).bind(id).bind(now as i64).fetch_optional(&mut *transaction).await?;
            let Some(row) = row else { return Ok(false) };
            let owner: String = row.try_get(0)?;
            let query = "SELECT count(*) FROM friends WHERE state = 'blocked'
                         AND ((account = $1 AND other = $2) OR (account = $2 AND other = $1))";
            let row = sqlx::query(query).bind(&owner).bind(account).fetch_one(&mut *transaction).await?;
            let may = row.try_get::<i64, _>(0)? == 0 && owner != account;
            if may {
                for (one, other) in [(owner.as_str(), account), (account, owner.as_str())] {
                    let query = "INSERT INTO friends (account, other, state, since) VALUES ($1, $2, 'friend', $3)
                                 ON CONFLICT DO NOTHING";
                    let query = sqlx::query(query).bind(one).bind(other).bind(now as i64);
                    query.execute(&mut *transaction).await?;
                }
            }
            transaction.commit().await?;
            Ok(may)
        }

        async fn friends(connection: &mut $Connection, account: &str) -> Result<Vec<FriendRow>, StoreError> {
            let query = "SELECT friends.other, guests.name, friends.state, friends.since,
                         CASE WHEN presence.hidden = 0 AND friends.state = 'friend' THEN presence.seen_at END
                         FROM friends LEFT JOIN guests ON guests.id = friends.other
                         LEFT JOIN presence ON presence.account = friends.other
                         WHERE friends.account = $1 ORDER BY friends.since, friends.other";
            let rows = sqlx::query(query).bind(account).fetch_all(connection).await?;
            let friend = |row: &$Row| {
                Ok(FriendRow {
                    other: row.try_get(0)?,
                    name: row.try_get(1)?,
                    blocked: row.try_get::<String, _>(2)? == "blocked",
                    since: row.try_get::<i64, _>(3)? as u64,
                    seen_at: row.try_get::<Option<i64>, _>(4)?.filter(|seen| *seen > 0).map(|seen| seen as u64),
                })
            };
            rows.iter().map(friend).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
        }

        async fn hides(connection: &mut $Connection, account: &str) -> Result<bool, StoreError> {
            let query = "SELECT hidden FROM presence WHERE account = $1";
            let row = sqlx::query(query).bind(account).fetch_optional(connection).await?;
            Ok(row.map(|row| row.try_get::<i16, _>(0)).transpose()? == Some(1))
        }

        async fn summoned(connection: &mut $Connection, account: &str) -> Result<Vec<Summons>, StoreError> {
            let query = "SELECT table_id, host, at FROM summons WHERE account = $1
                         AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = summons.table_id AND open)
                         ORDER BY at DESC, table_id";
            let rows = sqlx::query(query).bind(account).fetch_all(connection).await?;
            let summons = |row: &$Row| {
                Ok(Summons { table: row.try_get(0)?, host: row.try_get(1)?, at: row.try_get::<i64, _>(2)? as u64 })
            };
            rows.iter().map(summons).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
        }
    };
}
pub(crate) use friends_in;
