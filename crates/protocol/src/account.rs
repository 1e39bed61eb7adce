//! Accounts: whoever wants to be known on several devices.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// Asks for an account that is signed in to by a name and a password.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// The name to sign in by: 3 to 40 characters, large and small letters are the same.
    pub login: String,
    /// The password: 8 to 200 characters.
    pub password: String,
}

/// Signs in by a name and a password.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name.
    pub login: String,
    /// The password.
    pub password: String,
}

/// Changes by which name and password you sign in.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password so far, if there is one.
    #[serde(default)]
    #[ts(optional)]
    pub old: Option<String>,
    /// The name from now on.
    pub login: String,
    /// The password from now on.
    pub password: String,
}

/// What is asked of an authenticator.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ceremony {
    /// To be sent back with the answer; good for one answer, and not for long.
    pub ceremony: String,
    /// What WebAuthn calls the options: JSON for `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub options: serde_json::Value,
}

/// What an authenticator answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credential {
    /// What it was asked with.
    pub ceremony: String,
    /// What WebAuthn calls the credential, as `toJSON` writes it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub credential: serde_json::Value,
}

/// Your account.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Account {
    /// The name you sign in by; null if there is no password.
    pub login: Option<String>,
    /// Your passkeys.
    pub passkeys: Vec<Way>,
    /// The devices that are signed in.
    pub devices: Vec<Way>,
    /// Where letters reach you; null where the server sends none.
    pub mail: Option<crate::Mail>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub made_at: u64,
}

/// A passkey, or a device that is signed in.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Way {
    /// What it is known by.
    pub id: String,
    /// The browser, as far as it says: `Firefox · Linux`.
    pub label: String,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub made_at: u64,
    /// When it was last used.
    #[ts(type = "number")]
    pub used_at: u64,
    /// Is it this device?
    pub this: bool,
}

/// What your browsers keep for you: settings, decks, lessons.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// As they keep it.
    pub kept: BTreeMap<String, String>,
}

/// Everything that is kept of you.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Export {
    /// What you want to be called.
    pub name: Option<String>,
    /// Your account.
    pub account: Account,
    /// What your browsers keep for you.
    pub kept: Kept,
    /// The tables you sit at or have made.
    pub tables: Vec<ExportedTable>,
    /// The browsers that are told when it is your move.
    pub browsers: Vec<ExportedBrowser>,
    /// Whom you know.
    pub friends: crate::FriendsNow,
    /// The tournaments you run or take part in.
    pub tournaments: Vec<crate::TournamentSummary>,
    /// How well you play, where you have played rated games.
    pub ratings: Vec<crate::GameRating>,
}

/// A browser of yours that is told when it is your move.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedBrowser {
    /// The address of its maker by which it is told.
    pub endpoint: String,
    /// The language it is told in.
    pub lang: String,
    /// Since when, in milliseconds since 1970.
    pub made_at: u64,
}

/// A table of yours.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedTable {
    /// As the lobby shows it.
    pub table: crate::TableSummary,
    /// Its whole log once the game is over; before, what you did.
    pub log: Vec<String>,
}
