//! Our own pages and those of others.

use crate::{App, error::ApiError};
use arbiter_protocol::Refused;
use axum::{
    extract::{Request, State},
    http::{HeaderMap, Uri, header},
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

/// Reads where our pages are, as browsers will say it: small letters, no port that goes without saying, no path.
pub fn origin(text: &str) -> Result<String, String> {
    let why = || "where pages are, such as https://play.example.org".to_owned();
    let uri: Uri = text.trim().trim_end_matches('/').parse().map_err(|_| why())?;
    let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else { return Err(why()) };
    let usual = match scheme {
        "https" => 443,
        "http" => 80,
        _ => return Err(why()),
    };
    let is_bare = uri.path_and_query().is_none_or(|rest| rest == "/") && !text.contains(['@', '#']);
    let Some(port) = authority.as_str().strip_prefix(authority.host()).filter(|_| is_bare) else { return Err(why()) };
    let host = authority.host().to_ascii_lowercase();
    match port.strip_prefix(':').map(str::parse::<u16>) {
        _ if host.is_empty() => Err(why()),
        None if port.is_empty() => Ok(format!("{scheme}://{host}")),
        Some(Ok(port)) if port == usual => Ok(format!("{scheme}://{host}")),
        Some(Ok(port)) => Ok(format!("{scheme}://{host}:{port}")),
        _ => Err(why()),
    }
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
    fn where_pages_are_is_read_as_browsers_say_it() {
        for (said, meant) in [
            ("https://play.example.org", "https://play.example.org"),
            ("https://Play.Example.org/", "https://play.example.org"),
            ("https://play.example.org:443", "https://play.example.org"),
            ("http://localhost:8080", "http://localhost:8080"),
            ("http://[::1]:80", "http://[::1]"),
        ] {
            assert_eq!(origin(said).as_deref(), Ok(meant), "{said}");
        }
        for wrong in [
            "play.example.org",
            "play.example.org:8080",
            "//play.example.org",
            "ftp://play.example.org",
            "https://",
            "https://play.example.org/arbiter",
            "https://play.example.org?a",
            "https://me@play.example.org",
            "https://play.example.org:",
            "https://play.example.org:99999",
            "https://play example.org",
            "*",
            "",
        ] {
            assert!(origin(wrong).is_err(), "{wrong}");
        }
    }

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
