//! Why something was not done.

use crate::{Arg, Spoken};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The kinds of refusal, over HTTP and at a table.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    /// The table has moved on since; the current table comes with the next message.
    Stale,
    /// Somebody else is asked, or this seat is not yours.
    NotAsked,
    /// The rules say no; a clause says which.
    Illegal,
    /// Not a message, or not a choice.
    Malformed,
    /// Longer than any message may be.
    TooBig,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// Nothing can be taken back.
    NoUndo,
    /// The table stands still because something went wrong; its log is safe.
    Frozen,
    /// Whoever runs the server has closed the table; its log is safe.
    Closed,
    /// Too much in too short a time.
    Rate,
    /// You have as much as anybody may have.
    Quota,
    /// Whoever runs the server does not let you in.
    Banned,
    /// Only whoever made the table may do this, and only while nobody else sits at it.
    NotYours,
    /// You only watch here.
    NoSeat,
    /// There is no such thing.
    NotFound,
    /// The invitation is not one, or somebody else has taken the seat.
    Invitation,
    /// Such a table cannot be.
    Setup,
    /// The server could not keep it, so it did not happen; try again.
    Store,
    /// The server has too much to do, or is closing.
    Busy,
    /// They are there, or have not been away for long.
    NotAway,
    /// Nothing is proposed that you could answer.
    NoProposal,
    /// Something is proposed already.
    Proposed,
    /// There are phrases only at this table.
    ChatOff,
    /// The table does not stand still.
    NotFrozen,
    /// Nobody is signed in.
    NoAccount,
    /// The name or the password is not right.
    SignIn,
    /// Somebody else signs in by that name.
    NameTaken,
    /// The name or the password is too short or too long.
    Password,
    /// The passkey is not known here, or did not answer what was asked.
    Passkey,
    /// Nobody could sign in any more.
    LastWayIn,
    /// This is no address that letters reach.
    Address,
    /// The link of the letter is used up, or too old.
    MailLink,
    /// Other people sit at this table: nobody is advised there.
    NoAdvice,
    /// The game counts for ratings: it begins from the box, everybody has one seat, and nobody is helped.
    Rated,
    /// The tournament does not allow it as it stands.
    Tournament,
    /// The link is used up, or you are no friends.
    Friend,
    /// Nothing is asked before everybody is there.
    Gathering,
    /// The game has begun: what one brings is settled.
    Begun,
    /// There are no windows in this game that one could pass.
    NoWindows,
    /// Clocks rest only at tables that last for days.
    NotSlow,
    /// No days of rest are left.
    NoRest,
    /// They have not let others wait for long, or were reminded already.
    TooSoon,
}

impl Refused {
    /// Every kind.
    pub const ALL: [Refused; 43] = [
        Refused::Stale,
        Refused::NotAsked,
        Refused::Illegal,
        Refused::Malformed,
        Refused::TooBig,
        Refused::Over,
        Refused::NotOver,
        Refused::NoUndo,
        Refused::Frozen,
        Refused::Closed,
        Refused::Rate,
        Refused::Quota,
        Refused::Banned,
        Refused::NotYours,
        Refused::NoSeat,
        Refused::NotFound,
        Refused::Invitation,
        Refused::Setup,
        Refused::Store,
        Refused::Busy,
        Refused::NotAway,
        Refused::NoProposal,
        Refused::Proposed,
        Refused::ChatOff,
        Refused::NotFrozen,
        Refused::NoAccount,
        Refused::SignIn,
        Refused::NameTaken,
        Refused::Password,
        Refused::Passkey,
        Refused::LastWayIn,
        Refused::Address,
        Refused::MailLink,
        Refused::NoAdvice,
        Refused::Rated,
        Refused::Tournament,
        Refused::Friend,
        Refused::Gathering,
        Refused::Begun,
        Refused::NoWindows,
        Refused::NotSlow,
        Refused::NoRest,
        Refused::TooSoon,
    ];

    /// What to tell a person when nothing closer is known: a message every client has.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Refused::Stale => "refused-stale",
            Refused::NotAsked => "common-illegal-not-asked",
            Refused::Illegal => "refused-illegal",
            Refused::Malformed => "refused-malformed",
            Refused::TooBig => "refused-too-big",
            Refused::Over => "common-illegal-over",
            Refused::NotOver => "refused-not-over",
            Refused::NoUndo => "common-undo-not-yours",
            Refused::Frozen => "refused-frozen",
            Refused::Closed => "refused-closed",
            Refused::Rate => "refused-rate",
            Refused::Quota => "refused-quota",
            Refused::Banned => "refused-banned",
            Refused::NotYours => "refused-not-yours",
            Refused::NoSeat => "refused-no-seat",
            Refused::NotFound => "refused-not-found",
            Refused::Invitation => "refused-invitation",
            Refused::Setup => "refused-setup",
            Refused::Store => "refused-store",
            Refused::Busy => "refused-busy",
            Refused::NotAway => "refused-not-away",
            Refused::NoProposal => "refused-no-proposal",
            Refused::Proposed => "refused-proposed",
            Refused::ChatOff => "refused-chat-off",
            Refused::NotFrozen => "refused-not-frozen",
            Refused::NoAccount => "refused-no-account",
            Refused::SignIn => "refused-sign-in",
            Refused::NameTaken => "refused-name-taken",
            Refused::Password => "refused-password",
            Refused::Passkey => "refused-passkey",
            Refused::LastWayIn => "refused-last-way-in",
            Refused::Address => "refused-address",
            Refused::MailLink => "refused-mail-link",
            Refused::NoAdvice => "refused-no-advice",
            Refused::Rated => "refused-rated",
            Refused::Tournament => "refused-tournament",
            Refused::Friend => "refused-friend",
            Refused::Gathering => "refused-gathering",
            Refused::Begun => "refused-begun",
            Refused::NoWindows => "refused-no-windows",
            Refused::NotSlow => "refused-not-slow",
            Refused::NoRest => "refused-no-rest",
            Refused::TooSoon => "refused-too-soon",
        }
    }
}

/// Why something was not done. Nothing has changed.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Refusal {
    /// The kind of refusal, for programs.
    pub refused: Refused,
    /// The reason, for people.
    pub reason: Spoken,
    /// The clause of the rules it comes from.
    pub clause: Option<String>,
    /// How many entries the table had, if a table refused.
    pub n: Option<u32>,
    /// The choice that was refused, as it was sent.
    pub choice: Option<String>,
}

impl Refusal {
    /// The table would begin from a written position that cannot be.
    #[must_use]
    pub fn position() -> Refusal {
        Refusal { reason: Spoken::plain("refused-position"), ..Refused::Setup.into() }
    }

    /// Whoever runs the server has closed the table, and may have said why.
    #[must_use]
    pub fn closed(why: Option<&str>) -> Refusal {
        let told = |why: &str| Spoken::plain("refused-closed-why").with("why", Arg::Text(why.to_owned().into()));
        Refusal { reason: why.map_or(Spoken::plain(Refused::Closed.id()), told), ..Refused::Closed.into() }
    }

    /// A table of other rules, one of whose entries those of today do not allow.
    #[must_use]
    pub fn other_rules(entry: usize, begun: u32, now: u32) -> Refusal {
        Refusal::by_other_rules("refused-rules", entry, begun, now)
    }

    /// A table of other rules, one of whose entries leads elsewhere by those of today.
    #[must_use]
    pub fn other_outcome(entry: usize, begun: u32, now: u32) -> Refusal {
        Refusal::by_other_rules("refused-rules-elsewhere", entry, begun, now)
    }

    fn by_other_rules(id: &'static str, entry: usize, begun: u32, now: u32) -> Refusal {
        let reason = Spoken::plain(id)
            .with("entry", Arg::Number(entry as i64))
            .with("begun", Arg::Number(begun.into()))
            .with("now", Arg::Number(now.into()));
        Refusal { reason, ..Refused::Frozen.into() }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal { refused, reason: Spoken::plain(refused.id()), clause: None, n: None, choice: None }
    }
}
