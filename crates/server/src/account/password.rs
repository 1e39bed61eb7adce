//! Passwords: Argon2id, and the same answer in the same time whether there is such a name or not.

use crate::{App, error::ApiError, keys};
use arbiter_protocol::Refused;
use argon2::{
    Argon2,
    password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString},
};
use std::sync::OnceLock;

/// A name to sign in by, as it is compared: large and small letters are the same.
pub(crate) fn folded(login: &str) -> Result<String, Refused> {
    let login = crate::api::words::line(login, 40).map_err(|_| Refused::Password)?.unwrap_or_default();
    let folded = login.to_lowercase();
    if folded.chars().count() >= 3 { Ok(folded) } else { Err(Refused::Password) }
}

/// Is it a password? Long enough to be one, short enough to be hashed.
pub(crate) fn may_be(password: &str) -> Result<(), Refused> {
    if (8..=200).contains(&password.chars().count()) { Ok(()) } else { Err(Refused::Password) }
}

/// What is kept of a password.
pub(crate) async fn hash(app: &App, password: String) -> Result<String, ApiError> {
    in_turn(app, move || hashed(&password)).await
}

/// Is this the password? Where none is kept, finding that out takes as long.
pub(crate) async fn verify(app: &App, password: String, kept: Option<String>) -> Result<bool, ApiError> {
    in_turn(app, move || {
        let known = kept.is_some();
        let kept = kept.map_or_else(nobodys, Some)?;
        let kept = PasswordHash::new(&kept).ok()?;
        let is_it = Argon2::default().verify_password(password.as_bytes(), &kept).is_ok();
        Some(known && is_it)
    })
    .await
}

fn hashed(password: &str) -> Option<String> {
    let salt = SaltString::encode_b64(&keys::random::<16>().ok()?).ok()?;
    Some(Argon2::default().hash_password(password.as_bytes(), &salt).ok()?.to_string())
}

/// What would be kept of a password that nobody has.
fn nobodys() -> Option<String> {
    static NOBODYS: OnceLock<Option<String>> = OnceLock::new();
    NOBODYS.get_or_init(|| hashed("nobody's")).clone()
}

/// Away from whoever else is served, a few at a time.
async fn in_turn<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> Option<T> + Send + 'static,
) -> Result<T, ApiError> {
    let turn = app.tries.passwords.clone().acquire_owned().await.map_err(|_| Refused::Busy)?;
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(turn);
        done
    });
    Ok(done.await.ok().flatten().ok_or(Refused::Busy)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_the_same_whatever_their_size() {
        assert_eq!(folded(" Änna "), Ok("änna".to_owned()));
        for short in ["", "ab", " a ", "\u{200b}\u{200b}\u{200b}"] {
            assert_eq!(folded(short), Err(Refused::Password), "{short:?}");
        }
        assert_eq!((may_be("1234567"), may_be(&"x".repeat(201))), (Err(Refused::Password), Err(Refused::Password)));
        assert_eq!(may_be("korrekt Pferd"), Ok(()));
    }
}
