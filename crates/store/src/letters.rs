//! Where letters reach people who want them, and the links in letters.
//!
//! An address is kept once its owner has shown that it is theirs; until then it is only part of the link that was sent
//! there, and ends with it. The two dialects agree on it, so it is said once ([`letters_in!`]) and built for each.

use crate::Doing;

/// Where letters reach somebody.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Mailbox {
    /// The account.
    pub account: String,
    /// The address, as they wrote it.
    pub address: String,
    /// The language they are written to in.
    pub lang: String,
    /// Are they written to about their moves?
    pub wanted: bool,
    /// What the way out of every letter is known by; not the secret in it.
    pub out: String,
    /// When they were last written to about their moves, in milliseconds since 1970.
    pub written_at: u64,
    /// When the address was shown to be theirs.
    pub made_at: u64,
}

/// A link in a letter.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct MailLink {
    /// What it is known by; not the secret that is sent.
    pub id: String,
    /// The account.
    pub account: String,
    /// What it is for: `confirm`, `password`.
    pub purpose: String,
    /// Where it was sent.
    pub address: String,
    /// The language of the letter.
    pub lang: String,
    /// What the way out of the letter is known by.
    pub out: String,
    /// Until when it can be used, in milliseconds since 1970.
    pub until: u64,
}

/// Keeps where letters reach people.
pub trait Letters: Send + Sync {
    /// Where letters reach an account.
    fn mailbox<'a>(&'a self, account: &'a str) -> Doing<'a, Option<Mailbox>>;

    /// Keeps where letters reach an account from now on, instead of where they did.
    fn set_mailbox<'a>(&'a self, mailbox: &'a Mailbox) -> Doing<'a, ()>;

    /// Writes to an account about its moves, in this language, or no more. Has it an address?
    fn want_letters<'a>(&'a self, account: &'a str, wanted: bool, lang: &'a str) -> Doing<'a, bool>;

    /// Forgets where letters reach an account, and the links that were sent to it.
    fn drop_mailbox<'a>(&'a self, account: &'a str) -> Doing<'a, ()>;

    /// Every account that is reached at an address; large and small letters are the same.
    fn mailboxes_at<'a>(&'a self, address: &'a str) -> Doing<'a, Vec<Mailbox>>;

    /// The way out of a letter: nobody is written to any more who has it, and an address that is not shown to be theirs is
    /// forgotten. Was it one?
    fn way_out<'a>(&'a self, out: &'a str) -> Doing<'a, bool>;

    /// Keeps a link, and forgets those that ended before `now`. Of those that confirm, an account has one.
    fn add_mail_link<'a>(&'a self, link: &'a MailLink, now: u64) -> Doing<'a, ()>;

    /// The links of an account that can be used at this time, those that end last first.
    fn mail_links<'a>(&'a self, account: &'a str, now: u64) -> Doing<'a, Vec<MailLink>>;

    /// Uses a link up, if it is for this. Which, if it could be used?
    fn use_mail_link<'a>(&'a self, id: &'a str, purpose: &'a str, now: u64) -> Doing<'a, Option<MailLink>>;

    /// Whom somebody waits for at a table where something happened until `until`, later than they were there and than they
    /// were last written to; who was written to after `written` or was there after `until` is left in peace. At most `most`.
    fn waited_for(&self, until: u64, written: u64, most: u32) -> Doing<'_, Vec<Mailbox>>;

    /// Notes that an account is written to now, unless another server did so first. Did this one?
    fn claim_letter<'a>(&'a self, account: &'a str, before: u64, now: u64) -> Doing<'a, bool>;
}

/// All of it for one dialect. `$read` and `$write` do something on a connection of the store.
macro_rules! letters_in {
    ($Store:ty, $Connection:ty, $Row:ty, $read:ident, $write:ident) => {
        use crate::{Doing, Letters, MailLink, Mailbox, StoreError};
        use sqlx::{Connection, Row};

        impl Letters for $Store {
            fn mailbox<'a>(&'a self, account: &'a str) -> Doing<'a, Option<Mailbox>> {
                let query = "SELECT account, address, lang, wanted, out, written_at, made_at FROM mailboxes
                             WHERE account = $1";
                Box::pin(async move { Ok($read!(self, connection => mailboxes(connection, query, account))?.pop()) })
            }

            fn set_mailbox<'a>(&'a self, mailbox: &'a Mailbox) -> Doing<'a, ()> {
                let query = "INSERT INTO mailboxes (account, address, lang, wanted, out, written_at, made_at)
                             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (account) DO UPDATE SET
                             address = excluded.address, lang = excluded.lang, wanted = excluded.wanted,
                             out = excluded.out, written_at = excluded.written_at, made_at = excluded.made_at";
                let Mailbox { account, address, lang, wanted, out, written_at, made_at } = mailbox;
                let query = sqlx::query(query).bind(account).bind(address).bind(lang).bind(i16::from(*wanted));
                let query = query.bind(out).bind(*written_at as i64).bind(*made_at as i64);
                Box::pin(async move { self.write(query).await.map(drop) })
            }

            fn want_letters<'a>(&'a self, account: &'a str, wanted: bool, lang: &'a str) -> Doing<'a, bool> {
                let query = "UPDATE mailboxes SET wanted = $2, lang = $3 WHERE account = $1";
                let query = sqlx::query(query).bind(account).bind(i16::from(wanted)).bind(lang);
                Box::pin(async move { Ok(self.write(query).await? > 0) })
            }

            fn drop_mailbox<'a>(&'a self, account: &'a str) -> Doing<'a, ()> {
                Box::pin(async move { $write!(self, connection => drop_mailbox(connection, account)) })
            }

            fn mailboxes_at<'a>(&'a self, address: &'a str) -> Doing<'a, Vec<Mailbox>> {
                let query = "SELECT account, address, lang, wanted, out, written_at, made_at FROM mailboxes
                             WHERE lower(address) = lower($1) ORDER BY made_at, account";
                Box::pin(async move { $read!(self, connection => mailboxes(connection, query, address)) })
            }

            fn way_out<'a>(&'a self, out: &'a str) -> Doing<'a, bool> {
                Box::pin(async move { $write!(self, connection => way_out(connection, out)) })
            }

            fn add_mail_link<'a>(&'a self, link: &'a MailLink, now: u64) -> Doing<'a, ()> {
                Box::pin(async move { $write!(self, connection => add_mail_link(connection, link, now)) })
            }

            fn mail_links<'a>(&'a self, account: &'a str, now: u64) -> Doing<'a, Vec<MailLink>> {
                let query = "SELECT id, account, purpose, address, lang, out, until FROM mail_links
                             WHERE account = $1 AND until > $2 ORDER BY until DESC, id";
                Box::pin(async move { $read!(self, connection => mail_links(connection, query, [account], now)) })
            }

            fn use_mail_link<'a>(&'a self, id: &'a str, purpose: &'a str, now: u64) -> Doing<'a, Option<MailLink>> {
                // Of two who use it at once, one finds it gone.
                let query = "DELETE FROM mail_links WHERE id = $1 AND purpose = $2 AND until > $3
                             RETURNING id, account, purpose, address, lang, out, until";
                Box::pin(async move {
                    Ok($write!(self, connection => mail_links(connection, query, [id, purpose], now))?.pop())
                })
            }

            fn waited_for(&self, until: u64, written: u64, most: u32) -> Doing<'_, Vec<Mailbox>> {
                Box::pin(async move { $read!(self, connection => waited_for(connection, until, written, most)) })
            }

            fn claim_letter<'a>(&'a self, account: &'a str, before: u64, now: u64) -> Doing<'a, bool> {
                let query = "UPDATE mailboxes SET written_at = $3 WHERE account = $1 AND written_at = $2 AND wanted <> 0";
                let query = sqlx::query(query).bind(account).bind(before as i64).bind(now as i64);
                Box::pin(async move { Ok(self.write(query).await? > 0) })
            }
        }

        fn mailbox(row: &$Row) -> Result<Mailbox, sqlx::Error> {
            Ok(Mailbox {
                account: row.try_get(0)?,
                address: row.try_get(1)?,
                lang: row.try_get(2)?,
                wanted: row.try_get::<i16, _>(3)? != 0,
                out: row.try_get(4)?,
                written_at: row.try_get::<i64, _>(5)? as u64,
                made_at: row.try_get::<i64, _>(6)? as u64,
            })
        }

        async fn mailboxes(
            connection: &mut $Connection,
            query: &'static str,
            by: &str,
        ) -> Result<Vec<Mailbox>, StoreError> {
            let rows = sqlx::query(query).bind(by).fetch_all(connection).await?;
            rows.iter().map(mailbox).collect::<Result<_, _>>().map_err(StoreError::from)
        }

        async fn mail_links<const N: usize>(
            connection: &mut $Connection,
            query: &'static str,
            by: [&str; N],
            now: u64,
        ) -> Result<Vec<MailLink>, StoreError> {
            let query = by.into_iter().fold(sqlx::query(query), |query, by| query.bind(by.to_owned()));
            let rows = query.bind(now as i64).fetch_all(connection).await?;
            let link = |row: &$Row| {
                Ok(MailLink {
                    id: row.try_get(0)?,
                    account: row.try_get(1)?,
                    purpose: row.try_get(2)?,
                    address: row.try_get(3)?,
                    lang: row.try_get(4)?,
                    out: row.try_get(5)?,
                    until: row.try_get::<i64, _>(6)? as u64,
                })
            };
            rows.iter().map(link).collect::<Result<_, sqlx::Error>>().map_err(StoreError::from)
        }

        async fn add_mail_link(connection: &mut $Connection, link: &MailLink, now: u64) -> Result<(), StoreError> {
            let mut transaction = connection.begin().await?;
            let ended = "DELETE FROM mail_links WHERE until <= $1";
            sqlx::query(ended).bind(now as i64).execute(&mut *transaction).await?;
            if link.purpose == "confirm" {
                let other = "DELETE FROM mail_links WHERE account = $1 AND purpose = 'confirm'";
                sqlx::query(other).bind(&link.account).execute(&mut *transaction).await?;
            }
            let query = "INSERT INTO mail_links (id, account, purpose, address, lang, out, until)
                         VALUES ($1, $2, $3, $4, $5, $6, $7)";
            let MailLink { id, account, purpose, address, lang, out, until } = link;
            let query = sqlx::query(query).bind(id).bind(account).bind(purpose).bind(address).bind(lang);
            query.bind(out).bind(*until as i64).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        }

        async fn drop_mailbox(connection: &mut $Connection, account: &str) -> Result<(), StoreError> {
            let mut transaction = connection.begin().await?;
            for query in ["DELETE FROM mail_links WHERE account = $1", "DELETE FROM mailboxes WHERE account = $1"] {
                sqlx::query(query).bind(account).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(())
        }

        async fn way_out(connection: &mut $Connection, out: &str) -> Result<bool, StoreError> {
            let mut transaction = connection.begin().await?;
            let mut found = 0;
            for query in [
                "UPDATE mailboxes SET wanted = 0 WHERE out = $1",
                "DELETE FROM mail_links WHERE out = $1 AND purpose = 'confirm'",
            ] {
                found += sqlx::query(query).bind(out).execute(&mut *transaction).await?.rows_affected();
            }
            transaction.commit().await?;
            Ok(found > 0)
        }

        async fn waited_for(
            connection: &mut $Connection,
            until: u64,
            written: u64,
            most: u32,
        ) -> Result<Vec<Mailbox>, StoreError> {
            let query = "SELECT box.account, address, lang, wanted, out, written_at, made_at FROM mailboxes AS box
                         LEFT JOIN presence ON presence.account = box.account
                         WHERE wanted <> 0 AND written_at <= $2 AND coalesce(seen_at, 0) <= $1 AND EXISTS (
                             SELECT 1 FROM holders AS mine
                             JOIN tables ON id = mine.table_id
                             JOIN entries AS last ON last.table_id = mine.table_id
                             WHERE mine.guest = box.account AND frozen IS NULL
                             AND n = (SELECT max(n) FROM entries WHERE table_id = mine.table_id)
                             AND (last.waits & (1 << mine.seat)) <> 0
                             AND at <= $1 AND at > written_at AND at > coalesce(seen_at, 0)
                             AND EXISTS (SELECT 1 FROM holders AS other
                                         WHERE other.table_id = mine.table_id AND other.guest <> box.account))
                         ORDER BY written_at, box.account LIMIT $3";
            let query = sqlx::query(query).bind(until as i64).bind(written as i64).bind(i64::from(most));
            let rows = query.fetch_all(connection).await?;
            rows.iter().map(mailbox).collect::<Result<_, _>>().map_err(StoreError::from)
        }
    };
}
pub(crate) use letters_in;
