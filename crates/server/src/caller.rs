//! Whose address a request comes from.
//!
//! One address stands for one household: of the newer kind, everybody has a whole block of them.

use crate::{
    App,
    crowd::Pass,
    error::ApiError,
    forward::{self, PassedOn},
};
use arbiter_protocol::Refused;
use axum::{
    body::{Body, Bytes, HttpBody},
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::request::Parts,
    middleware::Next,
    response::{IntoResponse, Response},
};
use hyper::body::{Frame, SizeHint};
use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};
use tower_governor::{GovernorError, key_extractor::KeyExtractor};

/// Whose address a request comes from.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct Caller(pub(crate) IpAddr);

impl Caller {
    /// The household of an address.
    pub(crate) fn at(address: IpAddr) -> Caller {
        Caller(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => (u128::from(address) >> 64 << 64).to_be_bytes().into(),
        })
    }
}

/// The address itself, of whichever household.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

/// Finds out whose address a request comes from.
pub(crate) async fn find(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let passed_on = forward::passed_on(&app.keys, request.headers(), request.uri().path(), app.now());
    if passed_on.is_some() {
        request.extensions_mut().insert(PassedOn);
    }
    let peer = peer.unwrap_or(Ipv4Addr::UNSPECIFIED.into());
    let address = passed_on.unwrap_or_else(|| app.config.proxies.client(peer, request.headers()));
    if app.bans.has_address(address) {
        return ApiError::from(Refused::Banned).into_response();
    }
    let caller = Caller::at(address);
    request.extensions_mut().insert(caller);
    request.extensions_mut().insert(Address(address));
    // Whoever comes through a proxy has as many connections as they like, there; here, so many requests at a time.
    let Some(pass) = app.requests_of_address.enter(caller, app.config.limits.connections_per_address) else {
        app.metrics.turned_away.inc();
        return ApiError::from(Refused::Rate).into_response();
    };
    next.run(request).await.map(|body| Body::new(Held { body, _pass: pass }))
}

/// What is sent to somebody, and their pass until all of it is.
struct Held {
    body: Body,
    _pass: Pass<Caller>,
}

impl HttpBody for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or(Caller(Ipv4Addr::UNSPECIFIED.into())))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Address, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or(Address(Ipv4Addr::UNSPECIFIED.into())))
    }
}

/// Requests are counted by it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ByCaller;

impl KeyExtractor for ByCaller {
    type Key = IpAddr;

    fn extract<T>(&self, request: &axum::http::Request<T>) -> Result<IpAddr, GovernorError> {
        request.extensions().get::<Caller>().map(|caller| caller.0).ok_or(GovernorError::UnableToExtractKey)
    }
}

#[cfg(test)]
mod tests {
    use super::Caller;

    #[test]
    fn a_household_is_one_address_or_one_block_of_them() {
        let at = |text: &str| Caller::at(text.parse().expect("an address"));
        assert_ne!(at("192.0.2.1"), at("192.0.2.2"));
        assert_eq!(at("::ffff:192.0.2.1"), at("192.0.2.1"));
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:3:4:5:6"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
    }
}
