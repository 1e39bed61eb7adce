//! Before and between tables.

use crate::{Clock, Ending, GameRating, Seat, SeatNow, Spoken};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game on the shelf.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// What programs call it: `res_arcana`.
    pub game: String,
    /// What is printed on the box.
    pub title: String,
    /// Is it shown only to those who ask for it?
    pub hidden: bool,
    /// The sizes of table it can be played at, smallest first.
    pub sizes: Vec<TableSize>,
    /// How well bots can play, easiest first.
    pub levels: Vec<Level>,
}

/// What a table for so many can be like.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSize {
    /// How many sit at it.
    pub players: u8,
    /// The setup in words, when nothing special is agreed on.
    pub usual: String,
    /// Setups worth offering, the usual one first.
    pub variants: Vec<Variant>,
}

/// A named setup.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Variant {
    /// Its short name: `draft`.
    pub name: String,
    /// The setup in words: `players 2 deal draft …`.
    pub setup: String,
}

/// How well a bot plays.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// As in a first game: whatever is no obvious mistake.
    First,
    /// Sees what is obvious.
    Easy,
    /// Now and then takes the second best.
    Relaxed,
    /// One thought ahead.
    Medium,
    /// Some lines of play.
    Keen,
    /// Many.
    Hard,
    /// Very many.
    Expert,
    /// As many as people like to wait for.
    Master,
}

impl Level {
    /// Every level, easiest first.
    pub const ALL: [Level; 8] = [
        Level::First,
        Level::Easy,
        Level::Relaxed,
        Level::Medium,
        Level::Keen,
        Level::Hard,
        Level::Expert,
        Level::Master,
    ];

    /// As written.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Level::First => "first",
            Level::Easy => "easy",
            Level::Relaxed => "relaxed",
            Level::Medium => "medium",
            Level::Keen => "keen",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// Reads it back.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.as_str() == text)
    }
}

/// Asks for a new table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// How the setup differs from the usual one, in words: `deal draft`. May be a whole setup.
    #[serde(default)]
    #[ts(optional)]
    pub setup: Option<String>,
    /// A written position to begin from instead, one facet a line: a study, a puzzle.
    #[serde(default)]
    #[ts(optional)]
    pub position: Option<String>,
    /// Who sits where, first seat first.
    pub seats: Vec<SeatPlan>,
    /// What the table is called.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// How much time everybody has; as much as they like if not said.
    #[serde(default)]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// May people say something in their own words? Otherwise there are phrases only.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub chat: bool,
    /// May anybody sit down in an open seat? Then everybody finds the table in the lobby.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub public: bool,
    /// Does the game count for ratings? Then it begins from the box, and nothing is taken back by consent.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub rated: bool,
}

impl NewTable {
    /// The usual table of a game: from the box, without a name or a clock, phrases only, for those who are told of it.
    #[must_use]
    pub fn usual(game: impl Into<String>, seats: Vec<SeatPlan>) -> NewTable {
        NewTable {
            game: game.into(),
            setup: None,
            position: None,
            seats,
            name: None,
            clock: None,
            chat: false,
            public: false,
            rated: false,
        }
    }
}

/// Lets bots take the seats that are still open.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Fill {
    /// How well they play.
    pub level: Level,
    /// In how many seconds they come, if somebody has not come by then; at once if not said.
    #[schema(maximum = 86400)]
    #[serde(default)]
    #[ts(optional)]
    pub after: Option<u32>,
}

/// Bots will take the seats that are still open.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Filling {
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// How well they play.
    pub level: Level,
}

/// A table that anybody may sit down at.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenTable {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// The setup in words; null for a table that began from a written position.
    pub setup: Option<String>,
    /// Everybody, from p1 on.
    pub seats: Vec<SeatNow>,
    /// How much time everybody has.
    pub clock: Option<Clock>,
    /// May people say something in their own words?
    pub chat: bool,
    /// Does the game count for ratings?
    pub rated: bool,
    /// The secret to send with `join`.
    pub invite: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: u64,
}

/// What you have played.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    /// What you want to be called.
    pub name: Option<String>,
    /// Each game you have played against somebody, the one you played most first.
    pub games: Vec<GameRecord>,
    /// Your last games, the last one first.
    pub history: Vec<GamePlayed>,
    /// How well you play, where you have played rated games.
    pub ratings: Vec<GameRating>,
}

/// What you have played of a game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameRecord {
    /// The game.
    pub game: String,
    /// How often, against somebody.
    pub played: u32,
    /// How often you came first.
    pub won: u32,
    /// Bots you came before as the first, easiest first.
    pub beaten: Vec<Level>,
    /// Your last games: did you come first? The last one last.
    pub recent: Vec<bool>,
    /// How many times running you came first, at most.
    pub streak: u32,
    /// How many answers a game took, on average; null where none was counted.
    pub length: Option<u32>,
    /// By the number of people and bots at the table.
    pub by_players: Vec<Counted>,
    /// By what was agreed on that sets tables apart: variant, scenario, deck; the words of the setup.
    pub by_setup: Vec<Counted>,
    /// By how they ended.
    pub by_end: Vec<Counted>,
}

/// How often something was, and how often you came first then.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Counted {
    /// What.
    pub what: String,
    /// How often.
    pub played: u32,
    /// How often you came first.
    pub won: u32,
}

/// A game that is over.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GamePlayed {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Did you come first?
    pub won: bool,
    /// How it came to its end.
    pub how: Ending,
    /// Everybody, from p1 on.
    pub seats: Vec<PlayedBy>,
}

/// Somebody who played it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedBy {
    /// What they were called.
    pub name: Option<String>,
    /// How well the bot played, if it was one.
    pub level: Option<Level>,
    /// Their place, from 1.
    pub place: u8,
    /// Was it you?
    pub mine: bool,
}

/// Asks whether a table could begin, without making it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetupCheck {
    /// For how many.
    #[schema(maximum = 255)]
    pub players: u8,
    /// How the setup differs from the usual one, in words: `p1 list 3 ghoul … end`.
    pub setup: String,
}

/// Whether a table could begin.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SetupVerdict {
    /// Why not; null if it could.
    pub reason: Option<Spoken>,
    /// The clause of the rules that says so.
    pub clause: Option<String>,
}

/// Who shall sit in a seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever asks for the table. Several of these share one screen.
    Me {
        /// What they are called; usually the name of the guest.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
    /// Whoever has the invitation.
    Open,
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

/// A table that was just made.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Created {
    /// Its id, which is also what a spectator needs to know.
    pub table: String,
    /// An invitation for each open seat.
    pub invites: Vec<Invite>,
}

/// The right to take a seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Invite {
    /// Which seat.
    pub seat: Seat,
    /// The secret to send with `join`. Keep it behind the `#` of a link.
    pub invite: String,
}

/// Asks for a seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The secret of the invitation.
    pub invite: String,
    /// What they bring, where everybody brings something of their own, in the words of the setup: a ready deck by its
    /// name, or `list 3 ghoul … end`. What the host chose for the seat if not said.
    #[serde(default)]
    #[ts(optional)]
    pub side: Option<String>,
    /// What they want to be called; usually the name of the guest.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// A table as the lobby shows it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// The setup in words; null for a table that began from a written position.
    pub setup: Option<String>,
    /// What it is called.
    pub name: Option<String>,
    /// Everybody, from p1 on.
    pub seats: Vec<SeatNow>,
    /// The seats you hold.
    pub mine: Vec<Seat>,
    /// Who is asked something.
    pub waiting: Vec<Seat>,
    /// Are you?
    pub my_move: bool,
    /// How many entries the log has.
    pub n: u32,
    /// Is the game over?
    pub over: bool,
    /// Does the table stand still because something went wrong?
    pub frozen: bool,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: u64,
    /// When the last entry was made.
    #[ts(type = "number")]
    pub changed_at: u64,
    /// The invitations to open seats, for whoever made the table.
    pub invites: Vec<Invite>,
    /// An invitation to whichever seat is open, for whoever made the table.
    pub invite: Option<String>,
    /// When somebody's time runs out, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub due: Option<u64>,
    /// Did you make it?
    pub host: bool,
    /// May you delete it?
    pub may_delete: bool,
}

/// Who you are: a guest, known by a signed cookie, or signed in to an account.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Session {
    /// What you want to be called.
    pub name: Option<String>,
    /// Are you signed in to an account?
    pub signed_in: bool,
    /// Does the server send letters to whoever wants them?
    pub letters: bool,
    /// The version of the server.
    pub version: String,
}

/// Asks to be called something, or nothing.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name, at most 40 characters.
    pub name: Option<String>,
}

/// Whether the server is well.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Health {
    /// Can the store be read and written?
    pub well: bool,
    /// The version of the server.
    pub version: String,
    /// How many tables are awake.
    pub tables: u32,
}
