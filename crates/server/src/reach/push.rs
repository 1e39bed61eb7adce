//! What a browser is sent: encrypted for it alone (RFC 8291), and signed so that its maker knows who sends (RFC 8292).

use crate::keys::{self, Keys};
use aes_gcm::{Aes128Gcm, KeyInit, aead::Aead};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use hkdf::Hkdf;
use p256::{
    PublicKey, SecretKey,
    ecdh::diffie_hellman,
    ecdsa::{Signature, SigningKey, signature::Signer},
    elliptic_curve::sec1::ToEncodedPoint,
};
use sha2::Sha256;
use std::io;

/// A point of the curve, uncompressed.
const POINT: usize = 65;
const SALT: usize = 16;
/// How much is encrypted at once: all of it.
const RECORD: u32 = 4096;
/// How long a signature is good for, in seconds.
const GOOD_FOR: u64 = 12 * 60 * 60;

/// Whom something is encrypted for.
pub(crate) struct Browser {
    key: PublicKey,
    auth: Vec<u8>,
}

impl Browser {
    /// Reads what a browser says of itself; nothing if that is no key.
    pub(crate) fn of(p256dh: &str, auth: &str) -> Option<Browser> {
        let read = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let key = PublicKey::from_sec1_bytes(&read(p256dh)?).ok()?;
        read(auth).filter(|auth| auth.len() == SALT).map(|auth| Browser { key, auth })
    }

    /// Encrypts something for it, under a key that is used once.
    pub(crate) fn seal(&self, text: &[u8]) -> io::Result<Vec<u8>> {
        self.seal_with(text, &new_secret()?, keys::random()?)
    }

    fn seal_with(&self, text: &[u8], secret: &SecretKey, salt: [u8; SALT]) -> io::Result<Vec<u8>> {
        let ours = secret.public_key().to_encoded_point(false);
        let theirs = self.key.to_encoded_point(false);
        let shared = diffie_hellman(secret.to_nonzero_scalar(), self.key.as_affine());
        let info = [b"WebPush: info\0", theirs.as_bytes(), ours.as_bytes()].concat();
        let secret: [u8; 32] = derived(&self.auth, shared.raw_secret_bytes(), &info)?;
        let key: [u8; 16] = derived(&salt, &secret, b"Content-Encoding: aes128gcm\0")?;
        let nonce: [u8; 12] = derived(&salt, &secret, b"Content-Encoding: nonce\0")?;
        // The last record, and the only one.
        let padded = [text, &[2]].concat();
        let cipher = Aes128Gcm::new(&key.into());
        let sealed = cipher.encrypt(&nonce.into(), padded.as_slice()).map_err(|_| io::Error::other("too long"))?;
        Ok([&salt[..], &RECORD.to_be_bytes(), &[POINT as u8], ours.as_bytes(), &sealed].concat())
    }
}

fn derived<const N: usize>(salt: &[u8], from: &[u8], info: &[u8]) -> io::Result<[u8; N]> {
    let mut out = [0; N];
    Hkdf::<Sha256>::new(Some(salt), from).expand(info, &mut out).map_err(|_| io::Error::other("too much"))?;
    Ok(out)
}

fn new_secret() -> io::Result<SecretKey> {
    loop {
        // Hardly any number is none.
        if let Ok(secret) = SecretKey::from_slice(&keys::random::<32>()?) {
            return Ok(secret);
        }
    }
}

/// Says that it is us who send. The key follows from that of the server, so there is none to make or to lose, and all
/// servers on one database have the same.
pub(crate) struct Vapid {
    key: SigningKey,
    public: String,
    /// Whom a browser's maker may turn to: `mailto:…` or `https:…`.
    subject: String,
}

impl Vapid {
    pub(crate) fn new(keys: &Keys, subject: String) -> Option<Vapid> {
        let secret = (0..8).find_map(|nth| SecretKey::from_slice(&keys.derive(&format!("push {nth}"))).ok())?;
        let public = BASE64.encode(secret.public_key().to_encoded_point(false).as_bytes());
        Some(Vapid { key: SigningKey::from(secret), public, subject })
    }

    /// The public key, as browsers ask for it.
    pub(crate) fn public(&self) -> &str {
        &self.public
    }

    /// What a request to this origin says of who sends it.
    pub(crate) fn authorization(&self, origin: &str, now: u64) -> String {
        let claims = serde_json::json!({ "aud": origin, "exp": now / 1000 + GOOD_FOR, "sub": self.subject });
        let said = format!("{}.{}", BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#), BASE64.encode(claims.to_string()));
        let signature: Signature = self.key.sign(said.as_bytes());
        format!("vapid t={said}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::{VerifyingKey, signature::Verifier};

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).expect("base64")
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn it_is_encrypted_as_the_example_of_the_standard() {
        let theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let browser = Browser::of(theirs, "BTBZMqHH6r4Tts7J_aSIgg").expect("a browser");
        let secret = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).expect("a key");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let sealed = browser.seal_with(b"When I grow up, I want to be a watermelon", &secret, salt).expect("sealed");
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                        AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(sealed), expected);
    }

    #[test]
    fn what_is_no_browser_is_refused() {
        let theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        assert!(Browser::of(theirs, "short").is_none());
        assert!(Browser::of("AAAA", "BTBZMqHH6r4Tts7J_aSIgg").is_none());
    }

    #[test]
    fn who_sends_can_be_verified() {
        let keys = Keys::new(&[7; 32]).expect("a key");
        let vapid = Vapid::new(&keys, "mailto:host@example.org".into()).expect("a key");
        let again = Vapid::new(&keys, String::new()).expect("a key");
        assert_eq!(vapid.public(), again.public(), "as long as the server has its key");
        let said = vapid.authorization("https://push.example.net", 1_000_000);
        let (token, key) = said.strip_prefix("vapid t=").and_then(|said| said.split_once(", k=")).expect("two parts");
        let (text, signature) = token.rsplit_once('.').expect("signed");
        let verifier = VerifyingKey::from_sec1_bytes(&bytes(key)).expect("a key");
        let signature = Signature::from_slice(&bytes(signature)).expect("a signature");
        verifier.verify(text.as_bytes(), &signature).expect("ours");
        let claims = String::from_utf8(bytes(text.split_once('.').expect("claims").1)).expect("text");
        assert!(
            claims.contains(r#""aud":"https://push.example.net""#) && claims.contains(r#""exp":44200"#),
            "{claims}"
        );
    }
}
