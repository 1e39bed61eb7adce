//! Accounts: whoever wants to be known on several devices.
//!
//! An account is a guest with ways in: its id stands wherever that of a guest does, so everything else knows nothing of
//! accounts. The two dialects agree on all of it, so it is said once ([`accounts_in!`]) and built for each.

use crate::Doing;

/// Somebody with ways in.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Account {
    /// Its id, which is that of a guest.
    pub id: String,
    /// What they sign in by, folded; nothing if by passkeys only.
    pub login: Option<String>,
    /// What is kept of their password: nothing it could be found from.
    pub password: Option<String>,
    /// What their browsers keep for them, as JSON.
    pub kept: String,
    /// When it was made, in milliseconds since 1970.
    pub made_at: u64,
}

/// A passkey that lets into an account.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PasskeyRow {
    /// What the authenticator calls it.
    pub id: String,
    /// The account.
    pub account: String,
    /// Where it was made.
    pub label: String,
    /// The public key and what goes with it, as JSON.
    pub key: String,
    /// When it was made.
    pub made_at: u64,
    /// When it was last used.
    pub used_at: u64,
}

/// A device that is signed in.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SessionRow {
    /// What it is known by; not the secret in its cookie.
    pub id: String,
    /// The account.
    pub account: String,
    /// What kind of device it is, as far as it says.
    pub label: String,
    /// Since when.
    pub made_at: u64,
    /// When it was last heard of.
    pub seen_at: u64,
}

/// Keeps accounts.
pub trait Accounts: Send + Sync {
    /// Keeps a new account, with its first passkey if it has one. [`StoreError::Taken`](crate::StoreError::Taken) if
    /// somebody else signs in by that name, or has that passkey.
    fn add_account<'a>(&'a self, account: &'a Account, passkey: Option<&'a PasskeyRow>) -> Doing<'a, ()>;

    /// The account of this id.
    fn account<'a>(&'a self, id: &'a str) -> Doing<'a, Option<Account>>;

    /// The account that is signed in to by this name.
    fn account_called<'a>(&'a self, login: &'a str) -> Doing<'a, Option<Account>>;

    /// Changes by which name and password an account is signed in to. `Taken` if somebody else has the name.
    fn set_password<'a>(&'a self, account: &'a str, login: &'a str, password: &'a str) -> Doing<'a, ()>;

    /// Keeps what the browsers of an account keep for it.
    fn keep<'a>(&'a self, account: &'a str, kept: &'a str) -> Doing<'a, ()>;

    /// The passkeys of an account, oldest first.
    fn passkeys<'a>(&'a self, account: &'a str) -> Doing<'a, Vec<PasskeyRow>>;

    /// The passkey that an authenticator calls so.
    fn passkey<'a>(&'a self, id: &'a str) -> Doing<'a, Option<PasskeyRow>>;

    /// Lets one more passkey into an account.
    fn add_passkey<'a>(&'a self, passkey: &'a PasskeyRow) -> Doing<'a, ()>;

    /// Notes that a passkey was used, and what it says of itself now.
    fn use_passkey<'a>(&'a self, id: &'a str, key: &'a str, at: u64) -> Doing<'a, ()>;

    /// Takes a passkey out of an account. Was it there?
    fn drop_passkey<'a>(&'a self, account: &'a str, id: &'a str) -> Doing<'a, bool>;

    /// Signs a device in.
    fn begin_session<'a>(&'a self, session: &'a SessionRow) -> Doing<'a, ()>;

    /// The device that is known by this.
    fn session<'a>(&'a self, id: &'a str) -> Doing<'a, Option<SessionRow>>;

    /// The devices that are signed in to an account, longest first.
    fn sessions<'a>(&'a self, account: &'a str) -> Doing<'a, Vec<SessionRow>>;

    /// Notes when a device was last heard of.
    fn see_session<'a>(&'a self, id: &'a str, at: u64) -> Doing<'a, ()>;

    /// Signs a device of an account out, or all of them. How many?
    fn end_sessions<'a>(&'a self, account: &'a str, id: Option<&'a str>) -> Doing<'a, u64>;

    /// Keeps what was asked of an authenticator until it answers, and forgets what nobody answered before `now`.
    fn begin_ceremony<'a>(&'a self, id: &'a str, state: &'a str, until: u64, now: u64) -> Doing<'a, ()>;

    /// What was asked of an authenticator: once.
    fn end_ceremony<'a>(&'a self, id: &'a str, now: u64) -> Doing<'a, Option<String>>;

    /// Gives somebody else all that a guest holds and has made: seats, tables, and the name unless they have one. Which
    /// tables?
    fn move_guest<'a>(&'a self, from: &'a str, to: &'a str) -> Doing<'a, Vec<String>>;

    /// Forgets an account and all that says who it was; what it did at tables stays, and nobody did it. Which tables?
    fn delete_account<'a>(&'a self, id: &'a str) -> Doing<'a, Vec<String>>;
}

/// All of it for one dialect. `$read` and `$write` do something on a connection of the store.
macro_rules! accounts_in {
    ($Store:ty, $Connection:ty, $Row:ty, $read:ident, $write:ident) => {
        use crate::{Account, Accounts, Doing, PasskeyRow, SessionRow, StoreError};
        use sqlx::{Connection, Row};

        impl Accounts for $Store {
            fn add_account<'a>(&'a self, account: &'a Account, passkey: Option<&'a PasskeyRow>) -> Doing<'a, ()> {
                Box::pin(async move { $write!(self, connection => add_account(connection, account, passkey)) })
            }

            fn account<'a>(&'a self, id: &'a str) -> Doing<'a, Option<Account>> {
                let query = "SELECT id, login, password, kept, made_at FROM accounts WHERE id = $1";
                Box::pin(async move { $read!(self, connection => account(connection, query, id)) })
            }

            fn account_called<'a>(&'a self, login: &'a str) -> Doing<'a, Option<Account>> {
                let query = "SELECT id, login, password, kept, made_at FROM accounts WHERE login = $1";
                Box::pin(async move { $read!(self, connection => account(connection, query, login)) })
            }

            fn set_password<'a>(&'a self, account: &'a str, login: &'a str, password: &'a str) -> Doing<'a, ()> {
                let query = "UPDATE accounts SET login = $2, password = $3 WHERE id = $1";
                let query = sqlx::query(query).bind(account).bind(login).bind(password);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn keep<'a>(&'a self, account: &'a str, kept: &'a str) -> Doing<'a, ()> {
                let query = sqlx::query("UPDATE accounts SET kept = $2 WHERE id = $1").bind(account).bind(kept);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn passkeys<'a>(&'a self, account: &'a str) -> Doing<'a, Vec<PasskeyRow>> {
                let query = "SELECT id, account, label, key, made_at, used_at FROM passkeys WHERE account = $1
                             ORDER BY made_at, id";
                Box::pin(async move { $read!(self, connection => passkeys(connection, query, account)) })
            }

            fn passkey<'a>(&'a self, id: &'a str) -> Doing<'a, Option<PasskeyRow>> {
                let query = "SELECT id, account, label, key, made_at, used_at FROM passkeys WHERE id = $1";
                Box::pin(async move { Ok($read!(self, connection => passkeys(connection, query, id))?.pop()) })
            }

            fn add_passkey<'a>(&'a self, passkey: &'a PasskeyRow) -> Doing<'a, ()> {
                Box::pin(async move { $write!(self, connection => add_passkey(connection, passkey)) })
            }

            fn use_passkey<'a>(&'a self, id: &'a str, key: &'a str, at: u64) -> Doing<'a, ()> {
                let query = "UPDATE passkeys SET key = $2, used_at = $3 WHERE id = $1";
                let query = sqlx::query(query).bind(id).bind(key).bind(at as i64);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn drop_passkey<'a>(&'a self, account: &'a str, id: &'a str) -> Doing<'a, bool> {
                let query = "DELETE FROM passkeys WHERE account = $1 AND id = $2";
                let query = sqlx::query(query).bind(account).bind(id);
                Box::pin(async move { Ok(self.write(query).await? > 0) })
            }

            fn begin_session<'a>(&'a self, session: &'a SessionRow) -> Doing<'a, ()> {
                let query = "INSERT INTO sessions (id, account, label, made_at, seen_at) VALUES ($1, $2, $3, $4, $5)";
                let query = sqlx::query(query).bind(&session.id).bind(&session.account).bind(&session.label);
                let query = query.bind(session.made_at as i64).bind(session.seen_at as i64);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn session<'a>(&'a self, id: &'a str) -> Doing<'a, Option<SessionRow>> {
                let query = "SELECT id, account, label, made_at, seen_at FROM sessions WHERE id = $1";
                Box::pin(async move { Ok($read!(self, connection => sessions(connection, query, id))?.pop()) })
            }

            fn sessions<'a>(&'a self, account: &'a str) -> Doing<'a, Vec<SessionRow>> {
                let query = "SELECT id, account, label, made_at, seen_at FROM sessions WHERE account = $1
                             ORDER BY made_at, id";
                Box::pin(async move { $read!(self, connection => sessions(connection, query, account)) })
            }

            fn see_session<'a>(&'a self, id: &'a str, at: u64) -> Doing<'a, ()> {
                let query = sqlx::query("UPDATE sessions SET seen_at = $2 WHERE id = $1").bind(id).bind(at as i64);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn end_sessions<'a>(&'a self, account: &'a str, id: Option<&'a str>) -> Doing<'a, u64> {
                let query = "DELETE FROM sessions WHERE account = $1 AND id = coalesce($2, id)";
                let query = sqlx::query(query).bind(account).bind(id);
                Box::pin(async move { self.write(query).await })
            }

            fn begin_ceremony<'a>(&'a self, id: &'a str, state: &'a str, until: u64, now: u64) -> Doing<'a, ()> {
                let ended = sqlx::query("DELETE FROM ceremonies WHERE until <= $1").bind(now as i64);
                let query = "INSERT INTO ceremonies (id, state, until) VALUES ($1, $2, $3)";
                let query = sqlx::query(query).bind(id).bind(state).bind(until as i64);
                Box::pin(async move {
                    self.write(ended).await?;
                    self.write(query).await.map(drop)
                })
            }

            fn end_ceremony<'a>(&'a self, id: &'a str, now: u64) -> Doing<'a, Option<String>> {
                Box::pin(async move { $write!(self, connection => end_ceremony(connection, id, now)) })
            }

            fn move_guest<'a>(&'a self, from: &'a str, to: &'a str) -> Doing<'a, Vec<String>> {
                Box::pin(async move {
                    let moved = $write!(self, connection => move_guest(connection, from, to))?;
                    for table in &moved {
                        self.tell(table).await?;
                    }
                    Ok(moved)
                })
            }

            fn delete_account<'a>(&'a self, id: &'a str) -> Doing<'a, Vec<String>> {
                Box::pin(async move {
                    let left = $write!(self, connection => delete_account(connection, id))?;
                    for table in &left {
                        self.tell(table).await?;
                    }
                    Ok(left)
                })
            }
        }

        async fn add_account(
            connection: &mut $Connection,
            account: &Account,
            passkey: Option<&PasskeyRow>,
        ) -> Result<(), StoreError> {
            let mut transaction = connection.begin().await?;
            let query = "INSERT INTO accounts (id, login, password, kept, made_at) VALUES ($1, $2, $3, $4, $5)";
            sqlx::query(query)
                .bind(&account.id)
                .bind(&account.login)
                .bind(&account.password)
                .bind(&account.kept)
                .bind(account.made_at as i64)
                .execute(&mut *transaction)
                .await?;
            if let Some(passkey) = passkey {
                add_passkey(&mut transaction, passkey).await?;
            }
            transaction.commit().await?;
            Ok(())
        }

        async fn account(
            connection: &mut $Connection,
            query: &'static str,
            by: &str,
        ) -> Result<Option<Account>, StoreError> {
            let row = sqlx::query(query).bind(by).fetch_optional(connection).await?;
            let account = |row: $Row| {
                Ok(Account {
                    id: row.try_get(0)?,
                    login: row.try_get(1)?,
                    password: row.try_get(2)?,
                    kept: row.try_get(3)?,
                    made_at: row.try_get::<i64, _>(4)? as u64,
                })
            };
            row.map(account).transpose().map_err(|error: sqlx::Error| error.into())
        }

        async fn add_passkey(connection: &mut $Connection, passkey: &PasskeyRow) -> Result<(), StoreError> {
            let query = "INSERT INTO passkeys (id, account, label, key, made_at, used_at)
                         VALUES ($1, $2, $3, $4, $5, $6)";
            sqlx::query(query)
                .bind(&passkey.id)
                .bind(&passkey.account)
                .bind(&passkey.label)
                .bind(&passkey.key)
                .bind(passkey.made_at as i64)
                .bind(passkey.used_at as i64)
                .execute(connection)
                .await?;
            Ok(())
        }

        async fn passkeys(
            connection: &mut $Connection,
            query: &'static str,
            by: &str,
        ) -> Result<Vec<PasskeyRow>, StoreError> {
            let rows = sqlx::query(query).bind(by).fetch_all(connection).await?;
            let passkey = |row: &$Row| {
                Ok(PasskeyRow {
                    id: row.try_get(0)?,
                    account: row.try_get(1)?,
                    label: row.try_get(2)?,
                    key: row.try_get(3)?,
                    made_at: row.try_get::<i64, _>(4)? as u64,
                    used_at: row.try_get::<i64, _>(5)? as u64,
                })
            };
            rows.iter().map(passkey).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
        }

        async fn sessions(
            connection: &mut $Connection,
            query: &'static str,
            by: &str,
        ) -> Result<Vec<SessionRow>, StoreError> {
            let rows = sqlx::query(query).bind(by).fetch_all(connection).await?;
            let session = |row: &$Row| {
                Ok(SessionRow {
                    id: row.try_get(0)?,
                    account: row.try_get(1)?,
                    label: row.try_get(2)?,
                    made_at: row.try_get::<i64, _>(3)? as u64,
                    seen_at: row.try_get::<i64, _>(4)? as u64,
                })
            };
            rows.iter().map(session).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
        }

        /// Of two who answer at once, one finds it gone.
        async fn end_ceremony(
            connection: &mut $Connection,
            id: &str,
            now: u64,
        ) -> Result<Option<String>, StoreError> {
            let query = "DELETE FROM ceremonies WHERE id = $1 AND until > $2 RETURNING state";
            let row = sqlx::query(query).bind(id).bind(now as i64).fetch_optional(connection).await?;
            row.map(|row| row.try_get(0)).transpose().map_err(StoreError::from)
        }

        /// The tables a guest holds a seat at or has made.
        async fn tables_with(connection: &mut $Connection, guest: &str) -> Result<Vec<String>, StoreError> {
            let query = "SELECT table_id FROM holders WHERE guest = $1 UNION SELECT id FROM tables WHERE made_by = $1";
            let rows = sqlx::query(query).bind(guest).fetch_all(connection).await?;
            rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
        }

        async fn move_guest(connection: &mut $Connection, from: &str, to: &str) -> Result<Vec<String>, StoreError> {
            let mut transaction = connection.begin().await?;
            let moved = tables_with(&mut transaction, from).await?;
            for query in [
                // Both of them hold it.
                "DELETE FROM holders WHERE guest = $1 AND EXISTS (SELECT 1 FROM holders AS other
                 WHERE other.table_id = holders.table_id AND other.seat = holders.seat AND other.guest = $2)",
                "UPDATE holders SET guest = $2 WHERE guest = $1",
                "UPDATE tables SET made_by = $2 WHERE made_by = $1",
                "UPDATE tournaments SET made_by = $2 WHERE made_by = $1",
                // Both of them take part: one goes on.
                "UPDATE entrants SET guest = NULL WHERE guest = $1 AND EXISTS (SELECT 1 FROM entrants AS other
                 WHERE other.tournament_id = entrants.tournament_id AND other.guest = $2)",
                "UPDATE entrants SET guest = $2 WHERE guest = $1",
                "UPDATE rated SET who = $2 WHERE who = $1",
                "UPDATE subscriptions SET guest = $2 WHERE guest = $1",
                "INSERT INTO guests (id, name, made_at) SELECT $2, name, made_at FROM guests WHERE id = $1
                 ON CONFLICT (id) DO NOTHING",
            ] {
                sqlx::query(query).bind(from).bind(to).execute(&mut *transaction).await?;
            }
            sqlx::query("DELETE FROM guests WHERE id = $1").bind(from).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(moved)
        }

        async fn delete_account(connection: &mut $Connection, id: &str) -> Result<Vec<String>, StoreError> {
            let mut transaction = connection.begin().await?;
            let left = tables_with(&mut transaction, id).await?;
            for query in [
                "UPDATE seats SET name = NULL
                 WHERE EXISTS (SELECT 1 FROM holders WHERE holders.table_id = seats.table_id
                               AND holders.seat = seats.seat AND guest = $1)
                 AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.table_id = seats.table_id
                                 AND holders.seat = seats.seat AND guest <> $1)",
                "DELETE FROM holders WHERE guest = $1",
                "UPDATE tables SET made_by = '' WHERE made_by = $1",
                "UPDATE tournaments SET made_by = '' WHERE made_by = $1",
                "UPDATE entrants SET guest = NULL, name = NULL WHERE guest = $1",
                // The ratings of the others go on from what was played; nobody knows by whom.
                "UPDATE rated SET who = 'gone ' || (SELECT min(table_id || ' ' || CAST(seat AS TEXT)) FROM rated AS first
                 WHERE first.who = $1) WHERE who = $1",
                "DELETE FROM friends WHERE account = $1 OR other = $1",
                "DELETE FROM friend_links WHERE account = $1",
                "DELETE FROM summons WHERE account = $1 OR host = $1",
                "DELETE FROM presence WHERE account = $1",
                "DELETE FROM guests WHERE id = $1",
                "DELETE FROM subscriptions WHERE guest = $1",
                "DELETE FROM mail_links WHERE account = $1",
                "DELETE FROM mailboxes WHERE account = $1",
                "DELETE FROM sessions WHERE account = $1",
                "DELETE FROM passkeys WHERE account = $1",
                "DELETE FROM accounts WHERE id = $1",
            ] {
                sqlx::query(query).bind(id).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(left)
        }
    };
}
pub(crate) use accounts_in;
