//! Where tables are kept.
//!
//! The heart is one table of entries that only grows, with `(table, n)` as its key. The key is the
//! lock: of two servers that would write the same entry, one cannot. What [`Store::append`] has
//! answered is on the disk.
//!
//! One server keeps them in a file ([`Sqlite`]); several share a database ([`Postgres`]), where a table is held by one of
//! them and only that one can add to it.
//!
//! The store sees text and numbers. It knows no game, no rule, and nobody's secrets from anybody
//! else's.

mod account;
mod contests;
mod error;
mod friends;
mod letters;
mod lobby;
mod position;
mod postgres;
#[cfg(unix)]
mod private;
mod reach;
mod row;
mod sqlite;

pub use account::{Account, Accounts, PasskeyRow, SessionRow};
pub use contests::{Contests, EntrantRow, RatedGame, TournamentRow};
pub use error::StoreError;
pub use friends::{FriendRow, Friends, Summons};
pub use letters::{Letters, MailLink, Mailbox};
pub use lobby::{Lobby, Played, PlayedSeat};
pub use position::{PositionRow, Positions};
pub use postgres::{Listener, News, Peer, Postgres, copy_into};
#[cfg(unix)]
pub use private::PrivatePostgres;
pub use reach::{Reach, Subscription};
pub use row::{Ban, Entry, Guest, Hold, Holder, Link, SeatRow, Stand, TableRow, Unfinished};
pub use sqlite::{Durability, Sqlite, check_backup, copy_while_in_use};

use std::{future::Future, pin::Pin};

/// Something the store does, in its own time.
pub type Doing<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Keeps tables. Every kind of store passes the same contract test (`tests/contract.rs`).
pub trait Store: Accounts + Contests + Friends + Letters + Lobby + Positions + Reach {
    /// Keeps a new table with its seats, its holders and its first entries: all of it, or nothing.
    fn open<'a>(&'a self, table: &'a TableRow, entries: Vec<Entry>) -> Doing<'a, ()>;

    /// The table of this id, with its seats and holders.
    fn table<'a>(&'a self, table: &'a str) -> Doing<'a, Option<TableRow>>;

    /// Every entry of a table, oldest first.
    fn entries<'a>(&'a self, table: &'a str) -> Doing<'a, Vec<Entry>>;

    /// Adds entries to a table, the first of them as number `from` (counted from 0): all of them, or
    /// none. [`StoreError::Taken`] if somebody else has written one of them.
    fn append<'a>(&'a self, table: &'a str, from: u32, entries: Vec<Entry>) -> Doing<'a, ()>;

    /// Lays a table anew before anybody has answered: how it begins, who is asked first, and its entries. Like
    /// [`Store::append`], only whoever holds the table may.
    fn lay_anew<'a>(&'a self, table: &'a str, opening: &'a str, waits: u8, entries: Vec<Entry>) -> Doing<'a, ()>;

    /// Takes a table, so that entries can be added to it: from nobody, or from a server that has gone. A store of one
    /// server has nobody to take it from.
    fn hold<'a>(&'a self, _table: &'a str) -> Doing<'a, Hold> {
        Box::pin(async { Ok(Hold::Here(0)) })
    }

    /// Lets others take a table that was taken under this number.
    fn let_go<'a>(&'a self, _table: &'a str, _token: i64) -> Doing<'a, ()> {
        Box::pin(async { Ok(()) })
    }

    /// The other server that has this table, if one has it.
    fn holder<'a>(&'a self, _table: &'a str) -> Doing<'a, Option<Peer>> {
        Box::pin(async { Ok(None) })
    }

    /// Notes that a table stands still and why, or that it goes on.
    fn freeze<'a>(&'a self, table: &'a str, why: Option<&'a str>) -> Doing<'a, ()>;

    /// Sits somebody down in an open seat. Did they get it?
    fn take_seat<'a>(&'a self, table: &'a str, holder: Holder, name: Option<&'a str>) -> Doing<'a, bool>;

    /// Takes a seat away from somebody who does not hold it alone. Was it so?
    fn leave_seat<'a>(&'a self, table: &'a str, seat: u8, guest: &'a str) -> Doing<'a, bool>;

    /// Keeps a link that lets one more device into a seat, and forgets those of the table that have ended.
    fn add_link(&self, link: Link) -> Doing<'_, ()>;

    /// The links of a table that can be used at this time.
    fn links<'a>(&'a self, table: &'a str, now: u64) -> Doing<'a, Vec<Link>>;

    /// Forgets a link of a table. Was there one?
    fn drop_link<'a>(&'a self, table: &'a str, link: &'a str) -> Doing<'a, bool>;

    /// Uses a link up: whoever has it holds its seat from `now` on. Which seat, if it could be used?
    fn use_link<'a>(&'a self, table: &'a str, link: &'a str, guest: &'a str, now: u64) -> Doing<'a, Option<u8>>;

    /// The tables a guest holds a seat at or has made, newest first, at most `most`.
    fn tables_of<'a>(&'a self, guest: &'a str, most: u32) -> Doing<'a, Vec<(TableRow, Stand)>>;

    /// What a guest has made that is not over: tables, and bots at them.
    fn unfinished<'a>(&'a self, guest: &'a str) -> Doing<'a, Unfinished>;

    /// Tables at which nothing has happened since `unfinished`, or since `finished` if their game is over, by their ids:
    /// those that come after one, at most `most`. What another server has awake is left out.
    fn abandoned<'a>(&'a self, unfinished: u64, finished: u64, after: &'a str, most: u32) -> Doing<'a, Vec<String>>;

    /// Forgets guests who hold nothing and were last heard of before a time.
    fn forget_guests(&self, before: u64) -> Doing<'_, ()>;

    /// Tables whose last entry wants them woken after one time and until another, soonest first, at most `most`; those
    /// that stand still, or that another server has awake, are left out.
    fn due(&self, after: u64, until: u64, most: u32) -> Doing<'_, Vec<String>>;

    /// Forgets a table and everything about it. Was there one?
    fn delete<'a>(&'a self, table: &'a str) -> Doing<'a, bool>;

    /// How a table stands.
    fn stand<'a>(&'a self, table: &'a str) -> Doing<'a, Stand>;

    /// Who a guest is; nothing if they never said.
    fn guest<'a>(&'a self, guest: &'a str) -> Doing<'a, Option<Guest>>;

    /// Notes what a guest wants to be called.
    fn name_guest<'a>(&'a self, guest: &'a Guest) -> Doing<'a, ()>;

    /// Tables, newest first: so many, after so many others.
    fn list(&self, most: u32, skip: u32) -> Doing<'_, Vec<(TableRow, Stand)>>;

    /// Who is not let in.
    fn bans(&self) -> Doing<'_, Vec<Ban>>;

    /// Lets somebody in no more.
    fn ban<'a>(&'a self, ban: &'a Ban) -> Doing<'a, ()>;

    /// Lets somebody in again. Were they not?
    fn unban<'a>(&'a self, who: &'a str) -> Doing<'a, bool>;

    /// Can it be read and written? Writes, to know.
    fn check(&self) -> Doing<'_, ()>;

    /// Finishes what is under way and lets go of the files.
    fn close(&self) -> Doing<'_, ()>;
}
