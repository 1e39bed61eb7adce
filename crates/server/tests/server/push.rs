//! Browsers are told that it is somebody's move who is not there: once, encrypted for them alone, and nothing more.

use crate::room::{Person, Room};
use aes_gcm::{Aes128Gcm, KeyInit, aead::Aead};
use arbiter_protocol::{Export, PushBrowser, PushKey, PushSubscription};
use arbiter_server::client::Visitor;
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey, ecdh::diffie_hellman, elliptic_curve::sec1::ToEncodedPoint};
use serde_json::{Value, json};
use sha2::Sha256;
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpListener,
    sync::mpsc,
};

const AUTH: [u8; 16] = [9; 16];

/// A browser, and the server of its maker.
struct Browser {
    secret: SecretKey,
    address: String,
    sent: mpsc::UnboundedReceiver<(String, Vec<u8>)>,
}

/// The head and the body of a request.
async fn read(stream: &mut tokio::net::TcpStream) -> Option<(String, Vec<u8>)> {
    let mut bytes = Vec::new();
    loop {
        if stream.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
        let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse::<usize>().ok())?;
        if bytes.len() >= end + 4 + length {
            return Some((head, bytes[end + 4..].to_vec()));
        }
    }
}

impl Browser {
    /// One whose maker answers with this status.
    async fn with(status: &'static str) -> Browser {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("listens");
        let address = format!("http://{}/send/1", listener.local_addr().expect("an address"));
        let (sender, sent) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                if let Some(request) = read(&mut stream).await {
                    let _ =
                        stream.write_all(format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n").as_bytes()).await;
                    let _ = sender.send(request);
                }
            }
        });
        Browser { secret: SecretKey::from_slice(&[3; 32]).expect("a key"), address, sent }
    }

    fn wish(&self, lang: &str) -> PushSubscription {
        PushSubscription {
            endpoint: self.address.clone(),
            p256dh: BASE64.encode(self.secret.public_key().to_encoded_point(false).as_bytes()),
            auth: BASE64.encode(AUTH),
            lang: lang.into(),
        }
    }

    /// What it is told next, and with which head.
    async fn hear(&mut self) -> (String, Value) {
        let heard = tokio::time::timeout(Duration::from_secs(20), self.sent.recv()).await;
        let (head, body) = heard.expect("told in time").expect("told");
        let (salt, rest) = body.split_at(16);
        let (ours, sealed) = rest[5..].split_at(65);
        let sender = PublicKey::from_sec1_bytes(ours).expect("a key");
        let shared = diffie_hellman(self.secret.to_nonzero_scalar(), sender.as_affine());
        let derive = |salt: &[u8], from: &[u8], info: &[u8], out: &mut [u8]| {
            Hkdf::<Sha256>::new(Some(salt), from).expand(info, out).expect("short enough");
        };
        let own = self.secret.public_key().to_encoded_point(false);
        let (mut secret, mut key, mut nonce) = ([0; 32], [0; 16], [0; 12]);
        let info = [b"WebPush: info\0", own.as_bytes(), ours].concat();
        derive(&AUTH, shared.raw_secret_bytes(), &info, &mut secret);
        derive(salt, &secret, b"Content-Encoding: aes128gcm\0", &mut key);
        derive(salt, &secret, b"Content-Encoding: nonce\0", &mut nonce);
        let text = Aes128Gcm::new(&key.into()).decrypt(&nonce.into(), sealed).expect("for this browser");
        let (end, text) = text.split_last().expect("padded");
        assert_eq!(*end, 2);
        (head, serde_json::from_slice(text).expect("JSON"))
    }

    async fn hears_nothing(&mut self) {
        let heard = tokio::time::timeout(Duration::from_millis(500), self.sent.recv()).await;
        assert!(heard.is_err(), "{heard:?}");
    }
}

async fn room() -> Room {
    Room::with(|config| {
        config.push = Some("mailto:host@example.org".into());
        config.push_to_this_machine = true;
    })
    .await
}

/// Ben answers what he is asked and goes; Anna plays until he is asked again.
pub async fn play_on_alone(table: &str, anna: &mut Person, guest: &Visitor) {
    let mut ben = Person::at(table, guest).await;
    while ben.is_asked() {
        ben.choose().await;
        anna.hear_until(ben.n()).await;
    }
    drop(ben);
    while anna.hear_kind(&["seats"]).await["seats"][1]["connected"] != false {}
    let is_asked =
        |anna: &Person| anna.table["waiting"].as_array().is_some_and(|waiting| waiting.contains(&json!("p2")));
    while !is_asked(anna) {
        anna.choose().await;
    }
}

/// Makes an account of a guest.
async fn sign_up(visitor: &mut Visitor) {
    let wish = json!({ "login": "anna", "password": "correct horse" });
    assert_eq!(visitor.post("/api/account", &wish).await.expect("answers").status, 200);
}

async fn forget(visitor: &mut Visitor, browser: &Browser) -> u16 {
    let gone = PushBrowser { endpoint: browser.address.clone() };
    let body = serde_json::to_string(&gone).expect("JSON");
    visitor.request("DELETE", "/api/push", Some(body)).await.expect("answers").status
}

async fn subscribe(visitor: &mut Visitor, wish: &PushSubscription) -> u16 {
    visitor.post("/api/push", wish).await.expect("answers").status
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_not_there_is_told_once_that_it_is_their_move() {
    let room = room().await;
    let (table, mut host, mut guest) = room.two().await;
    let mut browser = Browser::with("201 Created").await;
    let key: PushKey = guest.get("/api/push").await.expect("answers").json().expect("json");
    assert_eq!(key.key.map(|key| BASE64.decode(key).expect("base64").len()), Some(65));
    assert_eq!(subscribe(&mut guest, &browser.wish("de")).await, 204);
    assert_eq!(subscribe(&mut guest, &browser.wish("de")).await, 204, "again, as often as it likes");
    let mut anna = Person::at(&table, &host).await;
    play_on_alone(&table, &mut anna, &guest).await;
    let (head, told) = browser.hear().await;
    let path = format!("/table/{table}");
    assert_eq!(told, json!({ "title": "Res Arcana", "body": "Du bist am Zug.", "url": path, "tag": table }));
    for wanted in ["post /send/1", "authorization: vapid t=", "ttl: ", "content-encoding: aes128gcm", "topic: "] {
        assert!(head.contains(wanted), "{head}");
    }
    anna.say(arbiter_protocol::ClientMessage::Say { phrase: arbiter_protocol::Phrase::Oops, seat: None }).await;
    anna.hear_table().await;
    browser.hears_nothing().await;
    assert_eq!((forget(&mut host, &browser).await, forget(&mut host, &browser).await), (204, 404));
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_is_forgotten() {
    let room = room().await;
    let (table, host, mut guest) = room.two().await;
    let mut browser = Browser::with("410 Gone").await;
    assert_eq!(subscribe(&mut guest, &browser.wish("fr")).await, 204);
    let mut anna = Person::at(&table, &host).await;
    play_on_alone(&table, &mut anna, &guest).await;
    assert_eq!(browser.hear().await.1["body"], "C’est à vous de jouer.");
    // It is forgotten a moment after its maker has answered.
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(forget(&mut guest, &browser).await, 404);
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_browsers_are_told_and_only_where_that_is_wanted() {
    let room = Room::open().await;
    let mut visitor = room.visitor();
    let browser = Browser::with("201 Created").await;
    let key: PushKey = visitor.get("/api/push").await.expect("answers").json().expect("json");
    assert_eq!(key.key, None);
    assert_eq!(subscribe(&mut visitor, &browser.wish("en")).await, 404);
    room.close().await;

    let room = Room::with(|config| config.push = Some("https://play.example.org".into())).await;
    let mut visitor = room.visitor();
    assert_eq!(subscribe(&mut visitor, &browser.wish("en")).await, 400, "not to this machine");
    let fine = PushSubscription { endpoint: "https://push.example.net/1".into(), ..browser.wish("en") };
    assert_eq!(subscribe(&mut visitor, &fine).await, 204);
    assert_eq!(subscribe(&mut visitor, &PushSubscription { lang: "it".into(), ..fine.clone() }).await, 400);
    assert_eq!(subscribe(&mut visitor, &PushSubscription { auth: "AAAA".into(), ..fine.clone() }).await, 400);
    sign_up(&mut visitor).await;
    let export: Export = visitor.get("/api/account/export").await.expect("answers").json().expect("json");
    let told: Vec<_> = export.browsers.iter().map(|browser| browser.endpoint.as_str()).collect();
    assert_eq!(told, [fine.endpoint.as_str()], "what is kept of somebody is theirs to see");
    let near = PushSubscription { endpoint: "https://192.168.0.1/".into(), ..fine };
    assert_eq!(subscribe(&mut visitor, &near).await, 400);
    room.close().await;
}
