//! How a table answers for chance.

use sha2::{Digest, Sha256};
use std::fmt;

/// What decides all luck at a table. Its [`commitment`](Seed::commitment) may be shown at the start
/// and the seed itself at the end, so that anyone may audit the House.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct Seed([u8; 16]);

impl Seed {
    /// A seed from sixteen bytes, which should be random where secrecy matters.
    #[must_use]
    pub const fn new(bytes: [u8; 16]) -> Seed {
        Seed(bytes)
    }

    /// A hash that fixes the seed without telling it.
    #[must_use]
    pub fn commitment(self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// Which of `count` equally likely answers the House gives at this ply.
    ///
    /// It depends on the seed and the ply only: a roll taken back rolls the same, and the answers
    /// so far do not give the next one away.
    #[must_use]
    pub fn answer(self, ply: usize, count: usize) -> usize {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update((ply as u64).to_le_bytes());
        let digest = hash.finalize();
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&digest[..8]);
        ((u128::from(u64::from_le_bytes(bytes)) * count as u128) >> 64) as usize
    }
}

impl From<u64> for Seed {
    /// A seed that is easy to type: for tests, simulations and reproducing a game.
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 16];
        bytes[8..].copy_from_slice(&number.to_be_bytes());
        Seed(bytes)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// A seed decides secrets, so it does not show up in debug output.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl std::str::FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        if text.len() != 32 || !text.is_ascii() {
            return text.parse::<u64>().map(Seed::from).map_err(|_| BadSeed);
        }
        let mut bytes = [0; 16];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| BadSeed)?;
        }
        Ok(Seed(bytes))
    }
}

/// Neither 32 hexadecimal digits nor a number.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct BadSeed;

impl fmt::Display for BadSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is a number or 32 hexadecimal digits")
    }
}

impl std::error::Error for BadSeed {}
