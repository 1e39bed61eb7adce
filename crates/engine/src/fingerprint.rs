//! Fingerprints: a short proof that two plays of a log meet in the same position.

use crate::{Facets, Game, position::text_with_blank};
use std::fmt;

/// A hash of a position's text form, so that it changes when the position does and not when the
/// code is merely laid out anew.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// The fingerprint of a position.
    #[must_use]
    pub fn of<G: Game>(position: &G) -> Fingerprint {
        Fingerprint::with_blank(position, &Facets::of(&G::blank(position.seats())))
    }

    /// The same, when the facets of the blank position are at hand.
    pub(crate) fn with_blank<G: Game>(position: &G, blank: &Facets) -> Fingerprint {
        // FNV-1a: tiny, stable for ever, and nobody gains by forging a fingerprint.
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        for byte in text_with_blank(position, blank).bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Fingerprint(hash)
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl std::str::FromStr for Fingerprint {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(Fingerprint)
    }
}
