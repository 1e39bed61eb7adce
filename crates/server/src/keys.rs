//! The key of the server: signs guests' cookies and makes invitations.
//!
//! An invitation is a signature of the seat it is for, so it need not be kept anywhere; whoever has
//! the key can make it again.

use crate::folder;
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::{fs, io, path::Path};

pub(crate) const KEY: usize = 32;
/// How much of a signature is sent: 128 bits.
const SIGNATURE: usize = 16;

/// Signs, and knows its own signature again.
#[derive(Clone)]
pub struct Keys(Hmac<Sha256>);

impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Keys(…)")
    }
}

impl Keys {
    /// Reads the key in this file, or makes one.
    pub(crate) fn open(file: &Path) -> io::Result<Keys> {
        match Keys::read(file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let key: [u8; KEY] = random()?;
                folder::write(file, &key)?;
                Keys::new(&key)
            }
            read => read,
        }
    }

    /// Reads the key in this file.
    pub(crate) fn read(file: &Path) -> io::Result<Keys> {
        let bytes = fs::read(file)?;
        if bytes.len() == KEY { Keys::new(&bytes) } else { Err(io::Error::other("the key file is not a key")) }
    }

    pub(crate) fn new(key: &[u8]) -> io::Result<Keys> {
        Hmac::new_from_slice(key).map(Keys).map_err(io::Error::other)
    }

    fn sign(&self, what: &str) -> Vec<u8> {
        let mut mac = self.0.clone();
        mac.update(what.as_bytes());
        mac.finalize().into_bytes()[..SIGNATURE].to_vec()
    }

    /// Compares without telling by its duration how much is right.
    fn signed(&self, what: &str, signature: &str) -> bool {
        let Ok(signature) = URL_SAFE_NO_PAD.decode(signature) else { return false };
        let mut mac = self.0.clone();
        mac.update(what.as_bytes());
        signature.len() == SIGNATURE && mac.verify_truncated_left(&signature).is_ok()
    }

    /// A cookie value that proves who a guest is, and says on which day (since 1970) it was given.
    #[must_use]
    pub fn cookie(&self, guest: &str, day: u64) -> String {
        format!("{guest}.{day}.{}", URL_SAFE_NO_PAD.encode(self.sign(&format!("guest {guest} {day}"))))
    }

    /// The guest of a cookie value and the day it was given, unless it is forged.
    #[must_use]
    pub fn guest(&self, cookie: &str) -> Option<(String, u64)> {
        let (guest, rest) = cookie.split_once('.')?;
        match rest.split_once('.') {
            Some((day, signature)) => {
                let day = day.parse().ok()?;
                self.signed(&format!("guest {guest} {day}"), signature).then(|| (guest.to_owned(), day))
            }
            // As they were given before they said the day.
            None => self.signed(&format!("guest {guest}"), rest).then(|| (guest.to_owned(), 0)),
        }
    }

    /// The secret that lets somebody take an open seat.
    #[must_use]
    pub fn invite(&self, table: &str, seat: u8) -> String {
        URL_SAFE_NO_PAD.encode(self.sign(&invitation(table, seat)))
    }

    /// The secret that lets somebody take whichever seat is open.
    #[must_use]
    pub fn invite_any(&self, table: &str) -> String {
        URL_SAFE_NO_PAD.encode(self.sign(&format!("sit {table} any")))
    }

    /// Does this secret let somebody take whichever seat is open?
    #[must_use]
    pub fn is_invited(&self, invite: &str, table: &str) -> bool {
        self.signed(&format!("sit {table} any"), invite)
    }

    /// Which of so many seats this secret lets somebody take.
    #[must_use]
    pub fn invited(&self, invite: &str, table: &str, seats: u8) -> Option<u8> {
        (0..seats).find(|seat| self.signed(&invitation(table, *seat), invite))
    }

    /// A secret for another purpose, which tells nothing of this key.
    pub(crate) fn derive(&self, purpose: &str) -> [u8; 32] {
        let mut mac = self.0.clone();
        mac.update(format!("derive {purpose}").as_bytes());
        mac.finalize().into_bytes().into()
    }

    /// A mark that only whoever has the key can make.
    pub(crate) fn mark(&self, what: &str) -> String {
        URL_SAFE_NO_PAD.encode(self.sign(what))
    }

    /// Is this the mark of it?
    pub(crate) fn knows_mark(&self, what: &str, mark: &str) -> bool {
        self.signed(what, mark)
    }

    /// What the secret of a link is known by: who reads the store cannot use it.
    #[must_use]
    pub fn link(&self, table: &str, secret: &str) -> String {
        URL_SAFE_NO_PAD.encode(self.sign(&format!("link {table} {secret}")))
    }

    /// What the secret of a device that is signed in is known by.
    pub(crate) fn session(&self, secret: &str) -> String {
        self.mark(&format!("session {secret}"))
    }

    /// What somebody who holds a seat is known by to others who do.
    #[must_use]
    pub fn device(&self, table: &str, seat: u8, guest: &str) -> String {
        URL_SAFE_NO_PAD.encode(self.sign(&format!("device {table} {seat} {guest}")))
    }
}

fn invitation(table: &str, seat: u8) -> String {
    format!("sit {table} {seat}")
}

/// Random bytes from the system.
pub fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}

/// A new id nobody can guess, with this many random bytes.
pub fn new_id<const N: usize>() -> io::Result<String> {
    Ok(URL_SAFE_NO_PAD.encode(random::<N>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_for_one_thing_and_one_key() {
        let (keys, other) = (Keys::new(&[1; KEY]).unwrap(), Keys::new(&[2; KEY]).unwrap());
        let cookie = keys.cookie("anna", 20_000);
        assert_eq!(keys.guest(&cookie), Some(("anna".to_owned(), 20_000)));
        assert_eq!(other.guest(&cookie), None);
        assert_eq!(keys.guest(&cookie.replace("anna", "ben")), None);
        assert_eq!(keys.guest(&cookie.replace("20000", "20001")), None);
        let old = format!("anna.{}", URL_SAFE_NO_PAD.encode(keys.sign("guest anna")));
        assert_eq!(keys.guest(&old), Some(("anna".to_owned(), 0)), "whoever has an old one keeps their seats");
        for forged in ["", ".", "..", "anna", "anna.", "anna.AAAA", "anna.!", "anna.1.", "anna.x.AAAA"] {
            assert_eq!(keys.guest(forged), None, "{forged}");
        }
        let invite = keys.invite("t", 1);
        assert_eq!(keys.invited(&invite, "t", 2), Some(1));
        assert_eq!(keys.invited(&invite, "t", 1), None, "there is no such seat");
        assert_eq!(keys.invited(&invite, "other", 2), None);
        assert_ne!(keys.link("t", &invite), keys.link("other", &invite));
    }
}
