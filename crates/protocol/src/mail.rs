//! Letters: to whoever wants them, about their moves, and for a forgotten password.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Where letters reach you.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Mail {
    /// The address that you have shown to be yours.
    pub address: Option<String>,
    /// Are you written to when it is your move and you are away for long?
    pub wanted: bool,
    /// An address that a letter was sent to, and that is not shown to be yours yet.
    pub waiting: Option<String>,
}

/// Asks for letters at an address. A letter is sent there with a link that shows that it is yours.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMail {
    /// The address: `name@example.org`.
    pub address: String,
    /// The language of the letters.
    #[schema(pattern = "^(en|fr|de)$")]
    pub lang: String,
}

/// Asks to be written to about your moves, or not.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailWish {
    /// Shall you be written to?
    pub wanted: bool,
    /// The language of the letters.
    #[schema(pattern = "^(en|fr|de)$")]
    pub lang: String,
}

/// Uses a link in a letter.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailSecret {
    /// The secret in the link.
    pub secret: String,
}

/// Asks for a letter by which another password can be set.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    /// The address where letters reach you.
    pub address: String,
}

/// Sets another password by a link in a letter.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The secret in the link.
    pub secret: String,
    /// The password from now on: 8 to 200 characters.
    pub password: String,
}
