//! What is kept.

/// A table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of the rules it began with.
    pub rules: u32,
    /// What decides all luck, as text. A secret until the game is over.
    pub seed: String,
    /// How it began: the lines of a log between `seed` and the first entry.
    pub opening: String,
    /// What it is called.
    pub name: Option<String>,
    /// The guest who made it.
    pub made_by: String,
    /// When, in milliseconds since 1970.
    pub made_at: u64,
    /// Why it stands still, if it does.
    pub frozen: Option<String>,
    /// Who is asked before the first entry, a bit for each seat.
    pub waits: u8,
    /// Its seats, first to last.
    pub seats: Vec<SeatRow>,
    /// Who acts for which seat.
    pub holders: Vec<Holder>,
}

/// A seat at a table.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct SeatRow {
    /// Is it a bot's, and how well does it play?
    pub bot: Option<String>,
    /// Is it still open?
    pub open: bool,
    /// What whoever sits there is called.
    pub name: Option<String>,
}

/// Somebody who acts for a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Holder {
    /// The seat, from 0.
    pub seat: u8,
    /// The guest.
    pub guest: String,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
}

/// A link that lets one more device into a seat that is taken.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Link {
    /// What it is known by; not the secret that is sent.
    pub id: String,
    /// The table.
    pub table: String,
    /// The seat, from 0.
    pub seat: u8,
    /// When it was made, in milliseconds since 1970.
    pub made_at: u64,
    /// Until when it can be used.
    pub until: u64,
}

/// An entry of a log.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Entry {
    /// Who did it: an index, or 7 for the House.
    pub seat: u8,
    /// What, in words.
    pub deed: String,
    /// The position it led to.
    pub fingerprint: String,
    /// Who is asked afterwards, a bit for each seat; none if the game is over.
    pub waits: u8,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// When the table wants to be woken though nobody comes: a bot has to think, or a clock runs out.
    pub due: Option<u64>,
}

/// How a table stands: what its last entry says.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Stand {
    /// How many entries it has.
    pub n: u32,
    /// Who is asked, a bit for each seat; none if the game is over.
    pub waits: u8,
    /// When the last entry was made; 0 if there is none.
    pub at: u64,
    /// When it wants to be woken.
    pub due: Option<u64>,
}

/// What a guest has made that is not over.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Unfinished {
    /// Tables.
    pub tables: u32,
    /// Bots at these tables.
    pub bots: u32,
}

/// Somebody without an account.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Guest {
    /// Their id.
    pub id: String,
    /// What they want to be called.
    pub name: Option<String>,
    /// When they first said so, in milliseconds since 1970.
    pub made_at: u64,
}

/// Somebody who is not let in.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Ban {
    /// A guest, an address, or a block of addresses.
    pub who: String,
    /// Why, for the record.
    pub why: Option<String>,
    /// Since when, in milliseconds since 1970.
    pub at: u64,
}

/// Who has a table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Hold {
    /// This server, under this number: it grows whenever the table is taken.
    Here(i64),
    /// Another one.
    At(crate::Peer),
    /// Nobody: there is no such table.
    Nowhere,
}
