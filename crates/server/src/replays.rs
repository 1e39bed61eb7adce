//! Replays are long, and everybody at a table reads them when its game is over: so they are sent in pages, packed, and
//! those of finished games remembered. Only a few are made at a time, so that games go on meanwhile.

use crate::{App, caller::Caller, config::Limits, error::ApiError};
use arbiter_protocol::{Refused, Replay};
use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use quick_cache::{Weighter, sync::Cache};
use std::{
    fmt,
    io::{self, Read, Write},
    net::IpAddr,
    num::NonZeroU32,
};
use tokio::sync::{Semaphore, SemaphorePermit};

/// Replays made at the same time.
const MADE: usize = 2;

/// A page of a replay: which table, through whose eyes, from which frame on, how many.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct Page {
    pub(crate) table: String,
    pub(crate) eyes: String,
    pub(crate) from: usize,
    pub(crate) count: usize,
}

#[derive(Clone)]
struct Length;

impl Weighter<Page, Bytes> for Length {
    fn weight(&self, page: &Page, packed: &Bytes) -> u64 {
        (page.table.len() + page.eyes.len() + packed.len()) as u64
    }
}

/// Pages that are remembered, and who may ask for how many.
pub(crate) struct Replays {
    packed: Cache<Page, Bytes, Length>,
    asking: DefaultKeyedRateLimiter<IpAddr>,
    makers: Semaphore,
}

impl fmt::Debug for Replays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replays").field("remembered", &self.packed.len()).finish_non_exhaustive()
    }
}

impl Replays {
    pub(crate) fn new(limits: &Limits) -> Replays {
        let some = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let (each, burst) = (some(limits.replays_per_second), some(limits.replays_per_second.saturating_mul(10)));
        Replays {
            packed: Cache::with_weighter(64, limits.remembered, Length),
            asking: RateLimiter::keyed(Quota::per_second(each).allow_burst(burst)),
            makers: Semaphore::new(MADE),
        }
    }

    /// May this address ask for one more?
    pub(crate) fn may_ask(&self, caller: Caller) -> Result<(), Refused> {
        self.asking.check_key(&caller.0).map_err(|_| Refused::Rate)
    }

    /// Waits until a replay may be made.
    pub(crate) async fn turn(&self) -> Result<SemaphorePermit<'_>, Refused> {
        self.makers.acquire().await.map_err(|_| Refused::Busy)
    }

    /// A page that is remembered.
    pub(crate) fn remembered(&self, page: &Page) -> Option<Bytes> {
        self.packed.get(page)
    }

    /// How many pages are remembered.
    pub(crate) fn len(&self) -> usize {
        self.packed.len()
    }

    /// Forgets addresses that have not asked for a while.
    pub(crate) fn tidy(&self) {
        self.asking.retain_recent();
    }
}

impl App {
    /// Packs a page, and remembers it if it will never be another.
    pub(crate) async fn pack(&self, page: Page, replay: Replay) -> Result<Bytes, ApiError> {
        let for_good = replay.over.is_some();
        let packed = tokio::task::spawn_blocking(move || {
            let mut out = GzEncoder::new(Vec::new(), Compression::fast());
            out.write_all(&serde_json::to_vec(&replay)?)?;
            out.finish()
        });
        let packed = Bytes::from(packed.await.map_err(io::Error::other)??);
        if for_good {
            self.replays.packed.insert(page, packed.clone());
        }
        Ok(packed)
    }
}

/// Sends a packed page; unpacked to whoever cannot unpack it.
pub(crate) fn answer(packed: Bytes, asked: &HeaderMap) -> Result<Response, ApiError> {
    let accepted = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut response = Response::default();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if accepted.split(',').any(|word| word.trim().split(';').next() == Some("gzip")) {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        *response.body_mut() = Body::from(packed);
    } else {
        let mut plain = Vec::new();
        GzDecoder::new(&packed[..]).read_to_end(&mut plain)?;
        *response.body_mut() = Body::from(plain);
    }
    Ok(response.into_response())
}
