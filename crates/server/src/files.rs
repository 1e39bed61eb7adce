//! The client, embedded from `web/dist`: one binary is the whole server.

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

const NOT_BUILT: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Arbiter</title>\
    <p>The server is well, but the client was not built into it. <code>cargo xtask play</code> builds both.";

/// A file of the client; for every other path its first page, which then finds its way.
pub(crate) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(response) = found(path, &headers) {
        return response;
    }
    // A name with an ending is a file that is not there; anything else is a place in the client.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return StatusCode::NOT_FOUND.into_response();
    }
    found("index.html", &headers).unwrap_or_else(|| {
        let html = HeaderValue::from_static("text/html; charset=utf-8");
        ([(header::CONTENT_TYPE, html), (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))], NOT_BUILT)
            .into_response()
    })
}

/// A file of the client as text.
pub(crate) fn text(path: &str) -> Option<String> {
    String::from_utf8(Files::get(path)?.data.into_owned()).ok()
}

fn found(path: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = Files::get(path)?;
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let accepts = |coding: &str| accepted.split(',').any(|word| word.trim().split(';').next() == Some(coding));
    let packed = [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(coding, _)| accepts(coding))
        .find_map(|(coding, ending)| Some((coding, Files::get(&format!("{path}.{ending}"))?)));
    let tag = format!("\"{}\"", hex(&plain.metadata.sha256_hash()[..12]));
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if known { StatusCode::NOT_MODIFIED.into_response() } else { Response::default() };
    let out = response.headers_mut();
    if let Some(kind) = content_type(&plain).filter(|_| !known) {
        out.insert(header::CONTENT_TYPE, kind);
    }
    // Files with a hash in their name never change; the others are asked for again each time.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        out.insert(header::ETAG, tag);
    }
    if !known {
        let EmbeddedFile { data, .. } = match packed {
            Some((coding, file)) => {
                out.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
                file
            }
            None => plain,
        };
        *response.body_mut() = Body::from(data.into_owned());
    }
    Some(response)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Its type by its ending; our texts are all UTF-8.
fn content_type(file: &EmbeddedFile) -> Option<HeaderValue> {
    let kind = file.metadata.mimetype();
    let charset = if kind.starts_with("text/") { "; charset=utf-8" } else { "" };
    HeaderValue::from_str(&format!("{kind}{charset}")).ok()
}
