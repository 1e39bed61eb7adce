//! Telling browsers something while nobody looks.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a browser needs to be told something.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PushKey {
    /// The public key of the server, in base64; null where nobody is told anything.
    pub key: Option<String>,
}

/// A browser that wants to be told when it is somebody's move.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PushSubscription {
    /// Where to send it.
    pub endpoint: String,
    /// The key it is encrypted for, in base64.
    pub p256dh: String,
    /// The secret that goes with it.
    pub auth: String,
    /// The language it is said in: `en`, `fr` or `de`.
    #[schema(pattern = "^(en|fr|de)$")]
    pub lang: String,
}

/// Names a browser.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PushBrowser {
    /// Where something is sent to it.
    pub endpoint: String,
}
