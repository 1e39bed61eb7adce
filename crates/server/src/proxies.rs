//! Proxies in front of the server: whose word is taken for where a request comes from.

use axum::http::{HeaderMap, HeaderName, header};
pub use ipnet::IpNet;
use std::{net::IpAddr, str::FromStr};

/// Whose word is taken.
#[derive(Clone, Debug, Default)]
pub struct Proxies(Vec<IpNet>);

impl FromIterator<IpNet> for Proxies {
    fn from_iter<I: IntoIterator<Item = IpNet>>(nets: I) -> Proxies {
        Proxies(nets.into_iter().collect())
    }
}

/// Reads an address, or a block of them: `10.0.0.0/8`.
pub fn network(text: &str) -> Result<IpNet, String> {
    let block = IpNet::from_str(text).or_else(|_| IpAddr::from_str(text).map(IpNet::from));
    block.map_err(|_| "an address, or a block of them such as 10.0.0.0/8".to_owned())
}

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

impl Proxies {
    /// Is the word of this address taken?
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.0.iter().any(|net| net.contains(&address.to_canonical()))
    }

    /// Where a request comes from: the nearest address that is no proxy of ours. What is further away could have been
    /// written by anybody.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut nearest = peer.to_canonical();
        if !self.trusts(nearest) {
            return nearest;
        }
        let said = |name: HeaderName| -> Vec<String> {
            let lines = headers.get_all(name).iter().filter_map(|line| line.to_str().ok());
            lines.flat_map(|line| line.split(',')).map(|part| part.trim().to_owned()).collect()
        };
        // Nearly every proxy writes the older header, and many pass the newer one on as a stranger wrote it.
        let addresses: Vec<_> = match said(FORWARDED_FOR) {
            none if none.is_empty() => {
                said(header::FORWARDED).iter().map(|part| named_for(part).and_then(address)).collect()
            }
            some => some.iter().map(|part| address(part)).collect(),
        };
        for found in addresses.into_iter().rev() {
            // A proxy that does not say an address is the nearest thing we know.
            let Some(found) = found else { break };
            nearest = found;
            if !self.trusts(found) {
                break;
            }
        }
        nearest
    }
}

/// The `for` of an element of `Forwarded`.
fn named_for(element: &str) -> Option<&str> {
    let mut pairs = element.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| name.eq_ignore_ascii_case("for")).map(|(_, value)| value.trim_matches('"'))
}

/// An address, also with brackets and a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = match text.strip_prefix('[') {
        Some(rest) => rest.split_once(']')?.0,
        None if text.matches(':').count() == 1 => text.split_once(':')?.0,
        None => text,
    };
    bare.parse::<IpAddr>().ok().map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_proxies_are_believed() {
        let proxies: Proxies = ["127.0.0.1", "10.0.0.0/8"].iter().map(|net| network(net).expect("a net")).collect();
        let client = |peer: &str, name: HeaderName, value: &str| {
            let headers = HeaderMap::from_iter([(name, value.parse().expect("a value"))]);
            proxies.client(peer.parse().expect("an address"), &headers).to_string()
        };
        for (peer, said, found) in [
            ("192.0.2.9", "198.51.100.1", "192.0.2.9"),
            ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
            ("127.0.0.1", "203.0.113.7, 198.51.100.1", "198.51.100.1"),
            ("127.0.0.1", "203.0.113.7, 198.51.100.1, 10.1.2.3", "198.51.100.1"),
            ("127.0.0.1", "198.51.100.1:4711", "198.51.100.1"),
            ("127.0.0.1", "nonsense", "127.0.0.1"),
            ("127.0.0.1", "198.51.100.1, nonsense, 10.0.0.1", "10.0.0.1"),
            ("127.0.0.1", "", "127.0.0.1"),
        ] {
            assert_eq!(client(peer, FORWARDED_FOR, said), found, "{peer}: {said}");
        }
        for (said, found) in [
            ("for=198.51.100.1;proto=https", "198.51.100.1"),
            ("For=\"[2001:db8::1]:4711\"", "2001:db8::1"),
            ("for=203.0.113.7, for=198.51.100.1", "198.51.100.1"),
            ("for=_hidden", "127.0.0.1"),
        ] {
            assert_eq!(client("127.0.0.1", header::FORWARDED, said), found, "{said}");
        }
        let both = HeaderMap::from_iter([
            (header::FORWARDED, "for=203.0.113.7".parse().expect("a value")),
            (FORWARDED_FOR, "198.51.100.1".parse().expect("a value")),
        ]);
        let found = proxies.client([127, 0, 0, 1].into(), &both).to_string();
        assert_eq!(found, "198.51.100.1", "what a stranger adds in the other header counts for nothing");
        assert_eq!(client("::ffff:127.0.0.1", FORWARDED_FOR, "198.51.100.1"), "198.51.100.1");
        assert!(network("somewhere").is_err());
    }
}
