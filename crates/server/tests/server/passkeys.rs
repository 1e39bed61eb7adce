//! Passkeys, shown by an authenticator of our own: what makes an account and opens it, and each thing that does not.

use crate::room::{NOON, Room};
use arbiter_protocol::{Account, Ceremony, NewAccount, Session};
use arbiter_server::client::{Answer, Visitor};
use arbiter_store::PasskeyRow;
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use p256::ecdsa::{Signature, SigningKey, signature::Signer};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// An authenticator with one key.
struct Authenticator {
    key: SigningKey,
    id: Vec<u8>,
}

/// Somebody is there and is who they are; and with a key: here it is.
const PRESENT: u8 = 0x05;
const WITH_KEY: u8 = 0x45;

/// Bytes as CBOR writes them.
fn cbor(bytes: &[u8]) -> Vec<u8> {
    let length = u8::try_from(bytes.len()).expect("short");
    [&[0x58, length][..], bytes].concat()
}

/// A signature as authenticators write it.
fn der(signature: &Signature) -> Vec<u8> {
    let number = |half: &[u8]| {
        let from = half.iter().position(|byte| *byte != 0).unwrap_or(half.len() - 1);
        let sign: &[u8] = if half[from] < 0x80 { &[] } else { &[0] };
        let number = [sign, &half[from..]].concat();
        [&[2, number.len() as u8][..], &number].concat()
    };
    let (r, s) = signature.split_bytes();
    let both = [number(&r), number(&s)].concat();
    [&[0x30, both.len() as u8][..], &both].concat()
}

impl Authenticator {
    fn new(n: u8) -> Authenticator {
        Authenticator { key: SigningKey::from_slice(&[n; 32]).expect("a key"), id: vec![n; 32] }
    }

    fn id(&self) -> String {
        BASE64.encode(&self.id)
    }

    /// What it says of where it is asked.
    fn data(&self, flags: u8) -> Vec<u8> {
        [&Sha256::digest(b"localhost")[..], &[flags, 0, 0, 0, 0]].concat()
    }

    /// The page's word for what is asked.
    fn asked(kind: &str, ceremony: &Ceremony, origin: &str) -> Vec<u8> {
        let challenge = &ceremony.options["challenge"];
        let said = json!({ "type": kind, "challenge": challenge, "origin": origin, "crossOrigin": false });
        // The order counts.
        let of = |what: &str| said[what].to_string();
        let (kind, challenge, origin) = (of("type"), of("challenge"), of("origin"));
        format!(r#"{{"type":{kind},"challenge":{challenge},"origin":{origin},"crossOrigin":false}}"#).into_bytes()
    }

    fn makes(&self, ceremony: &Ceremony, origin: &str) -> Value {
        let point = self.key.verifying_key().to_encoded_point(false);
        let (x, y) = (point.x().expect("a point"), point.y().expect("a point"));
        let key = [&[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21][..], &cbor(x), &[0x22], &cbor(y)].concat();
        let length = (self.id.len() as u16).to_be_bytes();
        let data = [&self.data(WITH_KEY)[..], &[0; 16], &length, &self.id, &key].concat();
        let object = [&b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData"[..], &cbor(&data)].concat();
        let client = Authenticator::asked("webauthn.create", ceremony, origin);
        json!({ "ceremony": ceremony.ceremony, "credential": { "id": self.id(), "rawId": self.id(), "type": "public-key",
            "response": { "clientDataJSON": BASE64.encode(client), "attestationObject": BASE64.encode(object) } } })
    }

    /// Shows its key for this user.
    fn shows(&self, ceremony: &Ceremony, origin: &str, user: &str) -> Value {
        let client = Authenticator::asked("webauthn.get", ceremony, origin);
        let data = self.data(PRESENT);
        let signed: Signature = self.key.sign(&[&data[..], &Sha256::digest(&client)].concat());
        json!({ "ceremony": ceremony.ceremony, "credential": { "id": self.id(), "rawId": self.id(), "type": "public-key",
            "response": { "clientDataJSON": BASE64.encode(client), "authenticatorData": BASE64.encode(data),
                "signature": BASE64.encode(der(&signed)), "userHandle": user } } })
    }
}

const MAKE: &str = "/api/account/passkeys";
const SHOW: &str = "/api/session/passkey";

/// A page with a name, which passkeys need.
struct Home {
    origin: String,
    host: String,
}

impl Home {
    fn of(room: &Room) -> Home {
        let host = format!("localhost:{}", room.server.address.port());
        Home { origin: format!("http://{host}"), host }
    }

    async fn post(&self, who: &mut Visitor, path: &str, body: &Value) -> Answer {
        let home = [("origin", self.origin.as_str()), ("host", self.host.as_str())];
        who.post_with(path, body, &home).await.expect("answers")
    }

    async fn ask(&self, who: &mut Visitor, path: &str) -> Ceremony {
        let answer = self.post(who, &format!("{path}/ask"), &Value::Null).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json().expect("a ceremony")
    }

    /// Makes a passkey; comes back with the user that authenticators know.
    async fn make(&self, who: &mut Visitor, key: &Authenticator) -> String {
        let asked = self.ask(who, MAKE).await;
        let answer = self.post(who, MAKE, &key.makes(&asked, &self.origin)).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert!(answer.json::<Session>().expect("a session").signed_in);
        asked.options["user"]["id"].as_str().expect("an id").to_owned()
    }

    async fn refused(&self, who: &mut Visitor, path: &str, body: &Value) -> (u16, String) {
        let answer = self.post(who, path, body).await;
        let refusal: Value = answer.json().expect("a refusal");
        (answer.status, refusal["refused"].as_str().unwrap_or_default().to_owned())
    }
}

fn passkey() -> (u16, String) {
    (403, "passkey".into())
}

fn malformed() -> (u16, String) {
    (400, "malformed".into())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_makes_an_account_and_opens_it_and_nothing_else_does() {
    let room = Room::open().await;
    let home = Home::of(&room);
    let (key, other) = (Authenticator::new(1), Authenticator::new(2));
    let mut anna = room.visitor();
    let user = home.make(&mut anna, &key).await;
    let mut phone = room.visitor();
    let asked = home.ask(&mut phone, SHOW).await;
    let answer = home.post(&mut phone, SHOW, &key.shows(&asked, &home.origin, &user)).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let account: Account = phone.get("/api/account").await.expect("answers").json().expect("an account");
    assert_eq!((account.passkeys.len(), account.devices.len()), (1, 2));
    assert_eq!(account.passkeys[0].id, key.id());

    // The answer to another question, to the same once more, from another page, of another user, by another key.
    let mut thief = room.visitor();
    assert_eq!(home.refused(&mut thief, SHOW, &key.shows(&asked, &home.origin, &user)).await, passkey(), "once");
    let forged = Authenticator { id: key.id.clone(), ..Authenticator::new(2) };
    let strangers = BASE64.encode([7; 16]);
    let elsewhere = "http://localhost.example";
    let mut wrong = Vec::new();
    for _ in 0..6 {
        wrong.push(home.ask(&mut thief, SHOW).await);
    }
    let mut swapped = key.shows(&wrong[0], &home.origin, &user);
    swapped["ceremony"] = json!(wrong[1].ceremony);
    for (why, answer) in [
        ("the answer to another question", swapped),
        ("from another page", key.shows(&wrong[2], elsewhere, &user)),
        ("for another user", key.shows(&wrong[3], &home.origin, &strangers)),
        ("signed by another key", forged.shows(&wrong[4], &home.origin, &user)),
        ("a key that is not known", other.shows(&wrong[5], &home.origin, &user)),
    ] {
        assert_eq!(home.refused(&mut thief, SHOW, &answer).await, passkey(), "{why}");
    }
    // What was asked to make a key shows none.
    let made = home.ask(&mut thief, MAKE).await;
    assert_eq!(home.refused(&mut thief, SHOW, &key.shows(&made, &home.origin, &user)).await, passkey());
    assert_eq!(thief.get("/api/account").await.expect("answers").status, 403, "nobody was let in");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_answer_of_an_authenticator_is_refused() {
    let room = Room::open().await;
    let home = Home::of(&room);
    let key = Authenticator::new(3);
    let mut anna = room.visitor();
    let user = home.make(&mut anna, &key).await;
    let mut thief = room.visitor();
    // No page says where it is.
    assert_eq!(thief.post(&format!("{SHOW}/ask"), &Value::Null).await.expect("answers").status, 403);
    for (what, with, expected) in [
        (None, json!({}), malformed()),
        (Some("rawId"), json!("not base64!"), passkey()),
        (Some("response"), json!({}), malformed()),
        (Some("response"), json!(null), malformed()),
    ] {
        let asked = home.ask(&mut thief, SHOW).await;
        let mut answer = key.shows(&asked, &home.origin, &user);
        match what {
            Some(what) => answer["credential"][what] = with,
            None => answer["credential"] = with,
        }
        assert_eq!(home.refused(&mut thief, SHOW, &answer).await, expected, "{answer}");
    }
    for (what, with) in [("userHandle", "short"), ("signature", "%"), ("clientDataJSON", "%")] {
        let asked = home.ask(&mut thief, SHOW).await;
        let mut answer = key.shows(&asked, &home.origin, &user);
        answer["credential"]["response"][what] = json!(with);
        assert_eq!(home.refused(&mut thief, SHOW, &answer).await, malformed(), "{what}");
    }
    for (what, with, expected) in
        [("attestationObject", "AAAA", passkey()), ("attestationObject", "%", malformed()), ("nothing", "", passkey())]
    {
        let asked = home.ask(&mut thief, MAKE).await;
        let mut answer = Authenticator::new(4).makes(&asked, &home.origin);
        answer["credential"]["response"][what] = json!(with);
        if what == "nothing" {
            // As it is, but asked for on another page.
            answer = Authenticator::new(4).makes(&asked, "http://localhost.example");
        }
        assert_eq!(home.refused(&mut thief, MAKE, &answer).await, expected, "{what}");
    }
    let asked = home.ask(&mut thief, MAKE).await;
    let answer = json!({ "ceremony": asked.ceremony, "credential": {} });
    assert_eq!(home.refused(&mut thief, MAKE, &answer).await, malformed());
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_is_in_one_account_and_an_account_has_only_so_many() {
    let room = Room::open().await;
    let home = Home::of(&room);
    let (key, other) = (Authenticator::new(5), Authenticator::new(6));
    let (mut anna, mut ben) = (room.visitor(), room.visitor());
    home.make(&mut anna, &key).await;
    // Somebody else may not have the same one.
    let asked = home.ask(&mut ben, MAKE).await;
    assert_eq!(home.refused(&mut ben, MAKE, &key.makes(&asked, &home.origin)).await, passkey());
    // What was asked of a guest is not answered by who has signed in since.
    let asked = home.ask(&mut ben, MAKE).await;
    let wish = NewAccount { login: "ben".into(), password: "correct horse".into() };
    assert_eq!(ben.post("/api/account", &wish).await.expect("answers").status, 200);
    assert_eq!(home.refused(&mut ben, MAKE, &other.makes(&asked, &home.origin)).await, passkey());
    // Who is signed in gets one more; and may drop it again, having a password.
    home.make(&mut ben, &other).await;
    let account: Account = ben.get("/api/account").await.expect("answers").json().expect("an account");
    let drop_it = format!("{MAKE}/{}", account.passkeys[0].id);
    assert_eq!(ben.request("DELETE", &drop_it, None).await.expect("answers").status, 200);
    assert_eq!(ben.request("DELETE", &drop_it, None).await.expect("answers").status, 404, "it is gone");
    // The last way in stays.
    let last = format!("{MAKE}/{}", key.id());
    let answer = anna.request("DELETE", &last, None).await.expect("answers");
    assert_eq!((answer.status, answer.body.contains("last_way_in")), (409, true));

    let store = &room.server.app.store;
    let owner = store.passkey(&key.id()).await.expect("reads").expect("is there").account;
    for n in 0..49 {
        let row = PasskeyRow {
            id: format!("key {n}"),
            account: owner.clone(),
            label: String::new(),
            key: String::new(),
            made_at: NOON,
            used_at: NOON,
        };
        store.add_passkey(&row).await.expect("kept");
    }
    assert_eq!(home.refused(&mut anna, &format!("{MAKE}/ask"), &Value::Null).await, (429, "quota".into()));
    room.close().await;
}
