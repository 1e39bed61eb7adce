//! Refusals over HTTP: the one place that knows status codes.

use arbiter_protocol::{Refusal, Refused};
use arbiter_store::StoreError;
use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};

/// A request that was refused.
#[derive(Debug)]
pub struct ApiError(pub Refusal);

impl ApiError {
    /// The status that goes with a refusal.
    #[must_use]
    pub const fn status(refused: Refused) -> StatusCode {
        match refused {
            Refused::Malformed | Refused::Setup | Refused::Illegal | Refused::Password | Refused::Address => {
                StatusCode::BAD_REQUEST
            }
            Refused::Banned
            | Refused::NoSeat
            | Refused::NotYours
            | Refused::Invitation
            | Refused::NoAccount
            | Refused::SignIn
            | Refused::Passkey
            | Refused::MailLink => StatusCode::FORBIDDEN,
            Refused::NotFound => StatusCode::NOT_FOUND,
            Refused::Stale
            | Refused::NotAsked
            | Refused::Over
            | Refused::NotOver
            | Refused::NoUndo
            | Refused::NotAway
            | Refused::NoProposal
            | Refused::Proposed
            | Refused::ChatOff
            | Refused::NotFrozen
            | Refused::NameTaken
            | Refused::LastWayIn
            | Refused::Rated
            | Refused::Tournament
            | Refused::Friend
            | Refused::NoAdvice
            | Refused::Gathering
            | Refused::Begun
            | Refused::NoWindows
            | Refused::NotSlow
            | Refused::NoRest
            | Refused::TooSoon => StatusCode::CONFLICT,
            Refused::TooBig => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::Rate | Refused::Quota => StatusCode::TOO_MANY_REQUESTS,
            Refused::Frozen | Refused::Closed => StatusCode::LOCKED,
            Refused::Store | Refused::Busy => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> ApiError {
        ApiError(refused.into())
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        ApiError(refusal)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        tracing::error!(%error, "the store could not answer a request");
        Refused::Store.into()
    }
}

impl From<std::io::Error> for ApiError {
    fn from(error: std::io::Error) -> ApiError {
        tracing::error!(%error, "the system could not answer a request");
        Refused::Busy.into()
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (ApiError::status(self.0.refused), Json(self.0)).into_response()
    }
}
