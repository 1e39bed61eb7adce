//! Requests about a table that another server has awake go to that server, sockets as well: any server serves anybody.
//!
//! What is passed on is signed by the key that all servers share, with the address it came from. So a server knows what
//! comes from another one, whose word it takes, and does not pass it on a second time.

use crate::{App, caller::Address, error::ApiError, keys::Keys};
use arbiter_protocol::Refused;
use arbiter_store::Peer;
use axum::{
    body::Body,
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode},
    middleware::Next,
    response::{IntoResponse, Response},
};
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use std::{io, net::IpAddr, sync::Arc, time::Duration};
use tokio::net::TcpStream;

/// Who passes a request on, from which address, when.
const VIA: HeaderName = HeaderName::from_static("x-arbiter-via");
/// How long a signature is good for: clocks differ a little.
const FRESH: u64 = 60_000;
/// How long to wait for another server to let us in.
const PATIENCE: Duration = Duration::from_secs(2);

/// What is signed.
fn said(at: u64, caller: IpAddr, path: &str) -> String {
    format!("via {at} {caller} {path}")
}

fn sign(keys: &Keys, at: u64, caller: IpAddr, path: &str) -> String {
    format!("{at} {caller} {}", keys.mark(&said(at, caller, path)))
}

/// The address that another server of ours says a request comes from.
pub(crate) fn passed_on(keys: &Keys, headers: &HeaderMap, path: &str, now: u64) -> Option<IpAddr> {
    let mut words = headers.get(VIA)?.to_str().ok()?.split(' ');
    let (at, caller): (u64, IpAddr) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let known = keys.knows_mark(&said(at, caller, path), words.next()?);
    (known && now.abs_diff(at) < FRESH).then_some(caller)
}

/// It came from another server of ours.
#[derive(Copy, Clone, Debug)]
pub(crate) struct PassedOn;

/// The table a path is about.
fn table(path: &str) -> Option<&str> {
    let rest = path.strip_prefix("/api/tables/")?;
    rest.split('/').next().filter(|table| !table.is_empty())
}

/// Answers what is about tables of this server or nobody's, and passes the rest on.
pub(crate) async fn to_holder(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let about = table(request.uri().path()).map(str::to_owned);
    let (Some(cluster), Some(about)) = (&app.cluster, about) else { return next.run(request).await };
    if app.tables.is_awake(&about) {
        return next.run(request).await;
    }
    let holder = match app.store.holder(&about).await {
        Ok(holder) => holder,
        Err(error) => return ApiError::from(error).into_response(),
    };
    let Some(peer) = holder else { return next.run(request).await };
    if request.extensions().get::<PassedOn>().is_some() {
        // It was taken from us since: whoever asks comes again.
        return ApiError::from(Refused::Busy).into_response();
    }
    let answered = tokio::select! {
        answered = pass_on(&app, &peer, request) => answered,
        () = cluster.gone(&peer) => Err(io::Error::other("the server has gone")),
    };
    answered.unwrap_or_else(|error| {
        tracing::warn!(%error, peer = peer.address, "another server cannot be asked");
        ApiError::from(Refused::Busy).into_response()
    })
}

async fn pass_on(app: &Arc<App>, peer: &Peer, mut request: Request) -> io::Result<Response> {
    let stream = tokio::time::timeout(PATIENCE, TcpStream::connect(&peer.address)).await??;
    stream.set_nodelay(true)?;
    let (mut sender, connection) = handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    tokio::spawn(connection.with_upgrades());
    let path = request.uri().path().to_owned();
    let address = request.extensions().get::<Address>().map_or(IpAddr::from([0, 0, 0, 0]), |address| address.0);
    let via = sign(&app.keys, app.now(), address, &path);
    request.headers_mut().insert(VIA, HeaderValue::from_str(&via).map_err(io::Error::other)?);
    let asked = hyper::upgrade::on(&mut request);
    // The path alone, as a request to the server itself has it.
    let target = request.uri().path_and_query().map_or("/", |target| target.as_str()).to_owned();
    *request.uri_mut() = target.parse().map_err(io::Error::other)?;
    let mut answer = sender.send_request(request).await.map_err(io::Error::other)?;
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
        let (app, peer, answered) = (Arc::clone(app), peer.clone(), hyper::upgrade::on(&mut answer));
        tokio::spawn(async move {
            let joined = async {
                let (near, far) = (asked.await.map_err(io::Error::other)?, answered.await.map_err(io::Error::other)?);
                let (mut near, mut far) = (TokioIo::new(near), TokioIo::new(far));
                tokio::io::copy_bidirectional(&mut near, &mut far).await
            };
            app.metrics.sockets.inc();
            tokio::select! {
                ended = joined => if let Err(error) = ended {
                    tracing::debug!(%error, "a socket that was passed on ended");
                },
                // Who stopped in the middle says nothing and hangs up on nobody.
                () = gone(&app, &peer) => {}
                () = app.bans.has_come_to(None, address) => {}
                () = app.closed() => {}
            }
            app.metrics.sockets.dec();
        });
    }
    Ok(answer.map(Body::new))
}

async fn gone(app: &App, peer: &Peer) {
    match &app.cluster {
        Some(cluster) => cluster.gone(peer).await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_servers_say_where_a_request_comes_from() {
        let keys = Keys::new(&[1; 32]).expect("a key");
        let caller: IpAddr = "192.0.2.1".parse().expect("an address");
        let with = |value: &str| HeaderMap::from_iter([(VIA, value.parse().expect("a value"))]);
        let signed = sign(&keys, 1_000_000, caller, "/api/tables/t/ws");
        let found = |value: &str, path: &str, now| passed_on(&keys, &with(value), path, now);
        assert_eq!(found(&signed, "/api/tables/t/ws", 1_000_001), Some(caller));
        assert_eq!(found(&signed, "/api/tables/u/ws", 1_000_001), None, "for another path");
        assert_eq!(found(&signed, "/api/tables/t/ws", 1_000_000 + FRESH), None, "too old");
        assert_eq!(found(&signed.replace("192.0.2.1", "192.0.2.2"), "/api/tables/t/ws", 1_000_001), None);
        for nonsense in ["", "1 2 3", "1000000 192.0.2.1", "1000000 192.0.2.1 AAAA"] {
            assert_eq!(found(nonsense, "/api/tables/t/ws", 1_000_001), None, "{nonsense}");
        }
        assert_eq!((table("/api/tables/t/ws"), table("/api/tables/t")), (Some("t"), Some("t")));
        assert_eq!((table("/api/tables"), table("/api/tables/"), table("/api/games")), (None, None, None));
    }
}
