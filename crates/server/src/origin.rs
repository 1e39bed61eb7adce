//! Our own pages and those of others.

use crate::{App, error::ApiError};
use arbiter_protocol::Refused;
use axum::{
    extract::{Request, State},
    http::{HeaderMap, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use std::sync::Arc;

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// `play.example.org` of `https://play.example.org`.
fn host(origin: &str) -> Option<&str> {
    origin.split_once("://").map(|(_, host)| host.trim_end_matches('/'))
}

/// A browser says which page opens a socket; only our own pages may.
pub(crate) fn is_ours(headers: &HeaderMap, origins: &[String]) -> bool {
    let Some(origin) = text(headers, header::ORIGIN) else { return true };
    if origins.is_empty() {
        return text(headers, header::HOST).is_some_and(|named| host(origin) == Some(named));
    }
    origins.iter().any(|ours| ours.trim_end_matches('/') == origin)
}

/// Nothing is answered under a name that is not ours: somebody may have pointed theirs at us.
pub(crate) async fn at_home(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (origins, named) = (&app.config.origins, text(request.headers(), header::HOST));
    if origins.is_empty() || origins.iter().any(|ours| host(ours).is_some() && host(ours) == named) {
        return next.run(request).await;
    }
    ApiError::from(Refused::NotFound).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_open_sockets() {
        let headers = |origin: &str, named: &str| {
            HeaderMap::from_iter([
                (header::ORIGIN, origin.parse().expect("a value")),
                (header::HOST, named.parse().expect("a value")),
            ])
        };
        let ours = ["https://play.example.org".to_owned()];
        assert!(is_ours(&headers("http://here:8080", "here:8080"), &[]));
        assert!(!is_ours(&headers("http://there", "here:8080"), &[]));
        assert!(is_ours(&headers("https://play.example.org", "anything"), &ours));
        assert!(!is_ours(&headers("http://play.example.org", "play.example.org"), &ours), "not over TLS");
        assert!(!is_ours(&headers("https://evil.example.org", "evil.example.org"), &ours));
        assert!(is_ours(&HeaderMap::new(), &ours), "no browser");
    }
}
