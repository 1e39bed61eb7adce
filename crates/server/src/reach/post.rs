//! Sending something to an address that somebody else has named: only to the world outside, never to a machine near us,
//! without following anybody elsewhere, and not for long.

use super::push::Vapid;
use http_body_util::Full;
use hyper::{Request, Uri, body::Bytes, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use std::{
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName},
};

/// How long an address may take for all of it.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest address.
const LONGEST: usize = 1_000;
/// How long a browser that is off may come back for what was sent, in seconds.
const KEPT: u32 = 24 * 60 * 60;

/// Where something is sent.
struct Target {
    host: String,
    port: u16,
    /// Is it a server of the tests, on this machine?
    is_local: bool,
    origin: String,
    path: String,
}

/// May something be sent there? What it resolves to is looked at when it is sent.
pub(crate) fn is_allowed(endpoint: &str, local: bool) -> bool {
    target(endpoint, local).is_some()
}

fn target(endpoint: &str, local: bool) -> Option<Target> {
    let uri: Uri = Some(endpoint).filter(|text| text.len() <= LONGEST)?.parse().ok()?;
    let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
    let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
    let address: Option<IpAddr> = host.parse().ok();
    let is_local = local && uri.scheme_str() == Some("http") && address.is_some_and(|address| address.is_loopback());
    let is_outside = uri.scheme_str() == Some("https")
        && matches!(authority.port_u16(), None | Some(443))
        && address.is_none_or(is_public)
        && host.contains(['.', ':']);
    if !is_local && !is_outside {
        return None;
    }
    let port = authority.port_u16().unwrap_or(if is_local { 80 } else { 443 });
    let origin = format!("{}://{authority}", uri.scheme_str()?);
    let path = uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string);
    Some(Target { host, port, is_local, origin, path })
}

/// Is this an address anybody could have, of the world outside?
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && b & 0xc0 == 64)
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && b & 0xfe == 18))
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // 2000::/3 is all that was given out, but for what is written in books and what leads elsewhere.
    let [a, b, ..] = address.segments();
    a & 0xe000 == 0x2000 && !(a == 0x2001 && (b == 0x0db8 || b < 0x0200)) && a != 0x2002 && a != 0x3fff
}

pub(super) struct Post {
    tls: Option<TlsConnector>,
    /// May something be sent to this machine, without TLS? For tests.
    is_local: bool,
}

impl Post {
    pub(super) fn new(is_local: bool) -> Post {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let config = config.with_safe_default_protocol_versions().ok();
        let config = config.map(|config| config.with_root_certificates(roots).with_no_client_auth());
        Post { tls: config.map(|config| TlsConnector::from(Arc::new(config))), is_local }
    }

    /// Sends it. Which status came back?
    pub(super) async fn post(
        &self,
        endpoint: &str,
        vapid: &Vapid,
        topic: &str,
        sealed: Vec<u8>,
        now: u64,
    ) -> io::Result<u16> {
        let target = target(endpoint, self.is_local).ok_or_else(|| io::Error::other("nothing is sent there"))?;
        let request = Request::post(&target.path)
            .header(header::HOST, target.origin.split("//").nth(1).unwrap_or_default())
            .header(header::AUTHORIZATION, vapid.authorization(&target.origin, now))
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header("ttl", KEPT)
            .header("urgency", "normal")
            // What was not fetched yet about the same table is replaced.
            .header("topic", topic)
            .body(Full::new(Bytes::from(sealed)))
            .map_err(io::Error::other)?;
        let answered = tokio::time::timeout(PATIENCE, self.deliver(&target, request)).await;
        answered.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))?
    }

    async fn deliver(&self, target: &Target, request: Request<Full<Bytes>>) -> io::Result<u16> {
        let addresses = tokio::net::lookup_host((target.host.as_str(), target.port)).await?;
        // The address that was looked at is the one that is called: a name may mean another one a moment later.
        let is_fine = |address: &SocketAddr| target.is_local || is_public(address.ip());
        let address = addresses.into_iter().find(is_fine).ok_or_else(|| io::Error::other("it is not outside"))?;
        let stream = TcpStream::connect(address).await?;
        if target.is_local {
            return send(stream, request).await;
        }
        let tls = self.tls.as_ref().ok_or_else(|| io::Error::other("there is no TLS"))?;
        let name = ServerName::try_from(target.host.clone()).map_err(io::Error::other)?;
        send(tls.connect(name, stream).await?, request).await
    }
}

async fn send(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Full<Bytes>>,
) -> io::Result<u16> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(io::Error::other);
    // What else it has to say is not read.
    connection.abort();
    Ok(answer?.status().as_u16())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_sent_to_machines_near_us() {
        for fine in ["https://push.example.net/a?b=c", "https://push.example.net:443/", "https://[2a00::1]/x"] {
            assert!(is_allowed(fine, false), "{fine}");
        }
        for bad in [
            "http://push.example.net/",
            "https://push.example.net:8443/",
            "https://push.example.net@10.0.0.1/",
            "https://localhost/",
            "https://127.0.0.1/",
            "https://10.1.2.3/",
            "https://169.254.169.254/latest",
            "https://100.64.0.1/",
            "https://0.0.0.0/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://[fd00::1]/",
            "https://[fe80::1]/",
            "https://[2002:0a00:0001::1]/",
            "file:///etc/passwd",
            "https://",
            "nonsense",
        ] {
            assert!(!is_allowed(bad, false), "{bad}");
        }
        assert!(!is_allowed("http://127.0.0.1:9/", false) && is_allowed("http://127.0.0.1:9/", true));
        assert!(!is_allowed("http://10.0.0.1:9/", true), "not even where this machine is allowed");
        assert!(!is_allowed(&format!("https://push.example.net/{}", "x".repeat(1_000)), false));
    }
}
