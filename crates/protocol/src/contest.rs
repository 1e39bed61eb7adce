//! Tournaments that a host runs, and how well somebody plays.

use crate::{Clock, Level};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How well somebody plays a game at tables of one size.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rating {
    /// The strength; 1500 for whoever is new.
    pub value: i32,
    /// The true strength lies so far from it at most, in nineteen of twenty cases.
    pub spread: u32,
    /// How many rated games it was found by.
    pub games: u32,
}

/// How well you play one game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameRating {
    /// The game.
    pub game: String,
    /// At tables for so many.
    pub players: u8,
    /// How well.
    pub rating: Rating,
    /// The bots that were rated there, on the same scale, the strongest first.
    pub bots: Vec<BotRating>,
}

/// How well a bot plays.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BotRating {
    /// Which.
    pub level: Level,
    /// How well.
    pub rating: Rating,
}

/// How a tournament is played.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Everybody meets everybody once, round after round.
    RoundRobin,
    /// Everybody meets everybody twice, all tables open from the start.
    League,
    /// Whoever stands alike meets, for so many rounds.
    Swiss,
    /// Whoever loses is out.
    Knockout,
}

/// How a tournament stands.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentState {
    /// Who wants to may enter.
    Gathering,
    /// It is played.
    Running,
    /// Tables that are open are played; none is opened.
    Paused,
    /// It is over.
    Over,
}

/// Asks for a tournament, which you run.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    /// What it is called.
    pub title: String,
    /// The game.
    pub game: String,
    /// How the setup differs from the usual one, in words.
    #[serde(default)]
    #[ts(optional)]
    pub setup: Option<String>,
    /// How it is played.
    pub format: Format,
    /// How many rounds, in Swiss; as many as it needs if not said.
    #[schema(minimum = 1, maximum = 15)]
    #[serde(default)]
    #[ts(optional)]
    pub rounds: Option<u8>,
    /// The most who sit at a table: more than two in Swiss only.
    #[schema(minimum = 2, maximum = 4)]
    pub size: u8,
    /// How much time everybody has. Whoever has none left loses.
    #[serde(default)]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// Do its games count for ratings?
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub rated: bool,
}

/// What somebody does at a tournament.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TournamentDeed {
    /// Takes part.
    Enter {
        /// The secret of the invitation.
        invite: String,
        /// What they want to be called; usually the name of the guest.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
        /// What they bring to all their tables, where everybody brings something of their own, in the words of the setup: a
        /// ready deck by its name, or a list. What the host chose for those who bring nothing, if not said.
        #[serde(default)]
        #[ts(optional)]
        side: Option<String>,
    },
    /// Does not take part any more; games under way are given up.
    Leave,
    /// Lets a bot take part. The host only, before it begins.
    AddBot {
        /// How well it plays.
        level: Level,
    },
    /// Takes somebody out. The host only.
    Drop {
        /// The number of their entry.
        #[schema(maximum = 65535)]
        entrant: u16,
    },
    /// Begins. The host only.
    Start,
    /// Opens no more tables for now. The host only.
    Pause,
    /// Goes on after that. The host only.
    GoOn,
    /// Ends it as it stands. The host only.
    Close,
}

/// A tournament.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Tournament {
    /// Its id, which is all that whoever looks on needs to know.
    pub tournament: String,
    /// What it is called.
    pub title: String,
    /// The game.
    pub game: String,
    /// How the setup differs from the usual one.
    pub setup: Option<String>,
    /// How it is played.
    pub format: Format,
    /// How many rounds there are; null where that follows from who goes on.
    pub rounds: Option<u8>,
    /// The most who sit at a table.
    pub size: u8,
    /// How much time everybody has.
    pub clock: Option<Clock>,
    /// Do its games count for ratings?
    pub rated: bool,
    /// How it stands.
    pub state: TournamentState,
    /// Do you run it?
    pub host: bool,
    /// The number of your entry, if you take part.
    pub mine: Option<u16>,
    /// The secret by which people enter, for the host.
    pub invite: Option<String>,
    /// May whoever enters bring something of their own: a deck?
    pub may_bring: bool,
    /// Everybody who entered.
    pub entrants: Vec<TournamentEntrant>,
    /// Who stands where, the first first.
    pub standings: Vec<Standing>,
    /// Who met or meets whom, round by round.
    pub meetings: Vec<TournamentMeeting>,
}

/// Somebody who takes part.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentEntrant {
    /// The number of their entry.
    pub entrant: u16,
    /// What they want to be called.
    pub name: Option<String>,
    /// How well the bot plays, if it is one.
    pub level: Option<Level>,
    /// Do they bring something of their own: a deck?
    pub brings: bool,
    /// Are they out?
    pub out: bool,
}

/// How somebody stands.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Standing {
    /// Who.
    pub entrant: u16,
    /// Their place, from 1; shared by those whom nothing sets apart.
    pub place: u16,
    /// Meetings that are over.
    pub played: u16,
    /// Meetings they came first in.
    pub wins: u16,
    /// Their points, in twelfths: 12 for first place, 0 for the last, those between them their share.
    #[ts(type = "number")]
    pub points: i64,
    /// Buchholz: the points of everybody they met, in 144ths.
    #[ts(type = "number")]
    pub buchholz: i64,
    /// Sonneborn–Berger: the points of everybody they came before, half of those they tied with, in 144ths.
    #[ts(type = "number")]
    pub berger: i64,
}

/// Some who meet; alone if somebody has nobody to meet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentMeeting {
    /// In which round, from 1.
    pub round: u8,
    /// Who, from p1 on.
    pub seats: Vec<u16>,
    /// The place of each, from 1; empty as long as it is not over.
    pub places: Vec<u8>,
    /// The table.
    pub table: Option<String>,
}

/// A tournament as a list shows it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentSummary {
    /// Its id.
    pub tournament: String,
    /// What it is called.
    pub title: String,
    /// The game.
    pub game: String,
    /// How it stands.
    pub state: TournamentState,
    /// Do you run it?
    pub host: bool,
}
