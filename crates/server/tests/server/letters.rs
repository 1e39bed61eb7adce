//! Letters: to an address whose owner has said so, about nothing a lobby does not show, with a way out; and a way back in for
//! whoever has forgotten a password, that tells nobody who has an address.

use crate::{
    push::play_on_alone,
    room::{NOON, Person, Room, join, make, me},
};
use arbiter_protocol::{Account, ClientMessage, Export, Mail as Told, Phrase, SeatPlan, Session};
use arbiter_server::{
    Config, Mail,
    client::{Answer, Visitor},
};
use base64::{Engine as _, engine::general_purpose::STANDARD as BASE64};
use serde_json::{Value, json};
use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};

const MINUTE: u64 = 60 * 1000;
const HOUR: u64 = 60 * MINUTE;
const SITE: &str = "https://play.example.org";

/// A letter as it arrived.
#[derive(Debug)]
struct Letter {
    to: Vec<String>,
    head: String,
    text: String,
}

impl Letter {
    /// What follows this in its text, up to the end of the line.
    fn after(&self, what: &str) -> String {
        let found = self.text.split_once(what).unwrap_or_else(|| panic!("{what} in {}", self.text));
        found.1.lines().next().unwrap_or_default().to_owned()
    }

    fn header(&self, name: &str) -> Option<&str> {
        let begins = format!("{name}: ");
        self.head.lines().find_map(|line| line.strip_prefix(begins.as_str()))
    }
}

/// A server for mail that hands out what it gets.
struct Sink {
    address: String,
    letters: mpsc::UnboundedReceiver<Letter>,
    /// What it answers to whom a letter is for.
    answer: Arc<Mutex<&'static str>>,
}

impl Sink {
    async fn open() -> Sink {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("listens");
        let address = format!("smtp://{}", listener.local_addr().expect("an address"));
        let (sender, letters) = mpsc::unbounded_channel();
        let answer = Arc::new(Mutex::new("250 fine"));
        let says = Arc::clone(&answer);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let says = *says.lock().expect("nobody panicked");
                tokio::spawn(take(stream, says, sender.clone()));
            }
        });
        Sink { address, letters, answer }
    }

    fn says(&self, answer: &'static str) {
        *self.answer.lock().expect("nobody panicked") = answer;
    }

    async fn next(&mut self) -> Letter {
        let letter = tokio::time::timeout(Duration::from_secs(20), self.letters.recv()).await;
        letter.expect("sent in time").expect("sent")
    }

    async fn gets_nothing(&mut self) {
        let letter = tokio::time::timeout(Duration::from_millis(300), self.letters.recv()).await;
        assert!(letter.is_err(), "{letter:?}");
    }
}

/// Takes letters from one connection.
async fn take(stream: TcpStream, answer: &'static str, letters: mpsc::UnboundedSender<Letter>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let mut to = Vec::new();
    stream.write_all(b"220 here\r\n").await.ok()?;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let reply = match line.get(..4)?.to_uppercase().as_str() {
            "EHLO" => "250-here\r\n250 SIZE 1000000",
            "RCPT" => {
                to.push(line.split_once('<')?.1.split_once('>')?.0.to_owned());
                answer
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.ok()?;
                let mut data = String::new();
                while !data.ends_with("\r\n.\r\n") {
                    stream.read_line(&mut data).await.ok()?;
                }
                let (head, body) = data.split_once("\r\n\r\n")?;
                let text = text(head, body.strip_suffix(".\r\n")?);
                letters.send(Letter { to: std::mem::take(&mut to), head: head.to_owned(), text }).ok()?;
                "250 taken"
            }
            "QUIT" => {
                stream.write_all(b"221 bye\r\n").await.ok()?;
                return None;
            }
            _ => "250 fine",
        };
        stream.write_all(format!("{reply}\r\n").as_bytes()).await.ok()?;
    }
}

/// The text of a body, however it was packed.
fn text(head: &str, body: &str) -> String {
    let packed = head.lines().find_map(|line| line.strip_prefix("Content-Transfer-Encoding: ")).unwrap_or("7bit");
    let bytes = match packed {
        "base64" => BASE64.decode(body.replace("\r\n", "")).expect("base64"),
        "quoted-printable" => {
            let joined = body.replace("=\r\n", "");
            let mut parts = joined.split('=');
            let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
            for part in parts {
                bytes.push(u8::from_str_radix(&part[..2], 16).expect("two digits"));
                bytes.extend(part[2..].bytes());
            }
            bytes
        }
        _ => body.as_bytes().to_vec(),
    };
    String::from_utf8(bytes).expect("text").replace("\r\n", "\n")
}

fn sends(config: &mut Config, sink: &Sink) {
    let from = "Arbiter <arbiter@play.example.org>".to_owned();
    config.mail = Some(Mail { smtp: sink.address.clone(), from, site: SITE.into() });
}

async fn ask(visitor: &mut Visitor, method: &str, path: &str, body: Value) -> Answer {
    let body = (!body.is_null()).then(|| body.to_string());
    visitor.request(method, path, body).await.expect("answers")
}

fn refused(answer: &Answer) -> (u16, String) {
    let refusal: Value = answer.json().expect("a refusal");
    (answer.status, refusal["refused"].as_str().unwrap_or_default().to_owned())
}

async fn sign_up(visitor: &mut Visitor, login: &str) {
    let answer = ask(visitor, "POST", "/api/account", json!({ "login": login, "password": "correct horse" })).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
}

async fn mail(visitor: &mut Visitor) -> Told {
    let account: Account = visitor.get("/api/account").await.expect("answers").json().expect("an account");
    account.mail.expect("letters are sent here")
}

async fn wish(visitor: &mut Visitor, address: &str) -> Answer {
    ask(visitor, "PUT", "/api/account/mail", json!({ "address": address, "lang": "de" })).await
}

async fn confirm(visitor: &mut Visitor, secret: &str) -> Answer {
    ask(visitor, "POST", "/api/letters/confirm", json!({ "secret": secret })).await
}

/// Somebody with an account, whom letters reach.
async fn reached(room: &Room, sink: &mut Sink, login: &str) -> Visitor {
    let mut visitor = room.visitor();
    sign_up(&mut visitor, login).await;
    assert_eq!(wish(&mut visitor, &format!("{login}@example.org")).await.status, 200);
    let secret = sink.next().await.after("/letters/confirm#");
    assert_eq!(confirm(&mut visitor, &secret).await.status, 204);
    visitor
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_ones_own_once_its_link_was_used_and_goes_with_the_account() {
    let mut sink = Sink::open().await;
    let room = Room::with(|config| sends(config, &sink)).await;
    let mut anna = room.visitor();
    let session: Session = anna.get("/api/session").await.expect("answers").json().expect("json");
    assert!(session.letters);
    sign_up(&mut anna, "anna").await;
    ask(&mut anna, "PUT", "/api/session", json!({ "name": "Buy at evil.example" })).await;
    assert_eq!(mail(&mut anna).await, Told::default());
    assert_eq!(wish(&mut anna, " Anna@example.org ").await.status, 200);
    let waiting = Told { waiting: Some("Anna@example.org".into()), ..Told::default() };
    assert_eq!(mail(&mut anna).await, waiting);
    let letter = sink.next().await;
    assert_eq!(letter.to, ["Anna@example.org"]);
    assert_eq!(letter.header("Subject"), Some("Ist das deine Adresse?"));
    assert!(!letter.text.contains("evil"), "nothing that somebody typed: {}", letter.text);
    let secret = letter.after(&format!("{SITE}/letters/confirm#"));
    // Another device, where nobody is signed in.
    assert_eq!(confirm(&mut room.visitor(), &secret).await.status, 204);
    assert_eq!(refused(&confirm(&mut room.visitor(), &secret).await), (403, "mail_link".into()), "once");
    let there = Told { address: Some("Anna@example.org".into()), wanted: true, waiting: None };
    assert_eq!(mail(&mut anna).await, there);
    // The old one is good until the new one is shown to be hers; and she may take it back.
    assert_eq!(wish(&mut anna, "new@example.org").await.status, 200);
    let both = Told { waiting: Some("new@example.org".into()), ..there.clone() };
    let export: Export = anna.get("/api/account/export").await.expect("answers").json().expect("json");
    assert_eq!(export.account.mail, Some(both));
    let secret = sink.next().await.after("/letters/confirm#");
    let answer = ask(&mut anna, "POST", "/api/account/mail", json!({ "wanted": false, "lang": "en" })).await;
    assert_eq!(answer.json::<Account>().expect("json").mail.map(|mail| mail.wanted), Some(false));
    let answer = ask(&mut anna, "DELETE", "/api/account/mail", Value::Null).await;
    assert_eq!(answer.json::<Account>().expect("json").mail, Some(Told::default()));
    assert_eq!(confirm(&mut anna, &secret).await.status, 403);
    assert_eq!(wish(&mut anna, "third@example.org").await.status, 200);
    let secret = sink.next().await.after("/letters/confirm#");
    assert_eq!(ask(&mut anna, "DELETE", "/api/account", Value::Null).await.status, 204);
    assert_eq!(confirm(&mut anna, &secret).await.status, 403, "gone with the account");
    room.close().await;
}

/// Milliseconds after noon, a test each.
static AWAY: AtomicU64 = AtomicU64::new(0);
static LATE: AtomicU64 = AtomicU64::new(0);
static SHUT: AtomicU64 = AtomicU64::new(0);

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_address_and_no_link_is_refused_and_an_address_gets_only_so_many() {
    let mut sink = Sink::open().await;
    let room = Room::with(|config| {
        sends(config, &sink);
        config.clock = || NOON + LATE.load(Ordering::Relaxed);
    })
    .await;
    let (mut anna, mut guest) = (room.visitor(), room.visitor());
    sign_up(&mut anna, "anna").await;
    for bad in ["anna", "anna@localhost", "a@example.org\r\nBcc: b@example.org", "Anna <a@example.org>", ""] {
        assert_eq!(refused(&wish(&mut anna, bad).await), (400, "address".into()), "{bad:?}");
        let forgotten = ask(&mut guest, "POST", "/api/session/forgotten", json!({ "address": bad })).await;
        assert_eq!(refused(&forgotten), (400, "address".into()), "{bad:?}");
    }
    let italian = json!({ "address": "anna@example.org", "lang": "it" });
    assert_eq!(refused(&ask(&mut anna, "PUT", "/api/account/mail", italian).await), (400, "malformed".into()));
    let wanted = json!({ "wanted": true, "lang": "en" });
    assert_eq!(refused(&ask(&mut anna, "POST", "/api/account/mail", wanted.clone()).await), (404, "not_found".into()));
    for (method, body) in
        [("PUT", json!({ "address": "a@example.org", "lang": "en" })), ("POST", wanted), ("DELETE", Value::Null)]
    {
        let answer = ask(&mut guest, method, "/api/account/mail", body).await;
        assert_eq!(refused(&answer), (403, "no_account".into()), "{method}");
    }
    let nothing = json!({ "secret": "nothing" });
    for path in ["/api/letters/confirm", "/api/letters/off", "/letters/off/nothing"] {
        assert_eq!(refused(&ask(&mut guest, "POST", path, nothing.clone()).await), (403, "mail_link".into()), "{path}");
    }
    for (password, expected) in [("short", (400, "password")), ("another horse", (403, "mail_link"))] {
        let wish = json!({ "secret": "nothing", "password": password });
        let answer = ask(&mut guest, "POST", "/api/session/recover", wish).await;
        assert_eq!(refused(&answer), (expected.0, expected.1.to_owned()));
    }
    // A link for one thing is none for another, and ends after a day.
    assert_eq!(wish(&mut anna, "anna@example.org").await.status, 200);
    let secret = sink.next().await.after("/letters/confirm#");
    let recover = json!({ "secret": secret, "password": "another horse" });
    assert_eq!(refused(&ask(&mut guest, "POST", "/api/session/recover", recover).await), (403, "mail_link".into()));
    LATE.store(24 * HOUR, Ordering::Relaxed);
    assert_eq!(refused(&confirm(&mut guest, &secret).await), (403, "mail_link".into()), "too old");
    // However it is written, and whoever asks.
    for address in ["ANNA@example.org", "anna@EXAMPLE.org"] {
        assert_eq!(wish(&mut anna, address).await.status, 200);
        sink.next().await;
    }
    assert_eq!(refused(&wish(&mut anna, "anna@example.org").await), (429, "rate".into()));
    let again = ask(&mut guest, "POST", "/api/session/forgotten", json!({ "address": "anna@example.org" })).await;
    assert_eq!(refused(&again), (429, "rate".into()));
    assert_eq!(wish(&mut anna, "ben@example.org").await.status, 200, "another one");
    room.close().await;

    let room = Room::open().await;
    let mut anna = room.visitor();
    sign_up(&mut anna, "anna").await;
    let session: Session = anna.get("/api/session").await.expect("answers").json().expect("json");
    let account: Account = anna.get("/api/account").await.expect("answers").json().expect("json");
    assert_eq!((session.letters, account.mail), (false, None), "no letters are sent here");
    assert_eq!(refused(&wish(&mut anna, "anna@example.org").await), (404, "not_found".into()));
    let forgotten = ask(&mut anna, "POST", "/api/session/forgotten", json!({ "address": "anna@example.org" })).await;
    assert_eq!(refused(&forgotten), (404, "not_found".into()));
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_tries_too_often_waits() {
    let mut sink = Sink::open().await;
    let room = Room::with(|config| {
        sends(config, &sink);
        config.limits.tries_per_hour = 3;
    })
    .await;
    let mut anna = room.visitor();
    sign_up(&mut anna, "anna").await;
    assert_eq!(wish(&mut anna, "a@example.org").await.status, 200);
    sink.next().await;
    assert_eq!(confirm(&mut anna, "guessed").await.status, 403);
    for (method, path, body) in [
        ("PUT", "/api/account/mail", json!({ "address": "b@example.org", "lang": "en" })),
        ("POST", "/api/letters/confirm", json!({ "secret": "guessed" })),
        ("POST", "/api/session/forgotten", json!({ "address": "c@example.org" })),
        ("POST", "/api/session/recover", json!({ "secret": "guessed", "password": "another horse" })),
    ] {
        assert_eq!(refused(&ask(&mut anna, method, path, body).await), (429, "rate".into()), "{path}");
    }
    room.close().await;
}

/// A table of Anna's where Ben is asked and has gone.
async fn waits_for(anna: &mut Visitor, ben: &mut Visitor) -> (String, Person) {
    let created = make(anna, vec![me(), SeatPlan::Open]).await;
    assert_eq!(join(ben, &created.table, &created.invites[0].invite).await, 200);
    let mut at = Person::at(&created.table, anna).await;
    play_on_alone(&created.table, &mut at, ben).await;
    (created.table, at)
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_for_long_is_written_to_once_for_all_tables_until_they_want_no_more() {
    let mut sink = Sink::open().await;
    let room = Room::with(|config| {
        sends(config, &sink);
        config.clock = || NOON + AWAY.load(Ordering::Relaxed);
    })
    .await;
    let (mut anna, mut ben) = (room.visitor(), reached(&room, &mut sink, "ben").await);
    let app = Arc::clone(&room.server.app);
    let (first, mut at) = waits_for(&mut anna, &mut ben).await;
    let (second, _) = waits_for(&mut anna, &mut ben).await;
    // He has seen nothing of it: it was asked after he had gone, and he was written to (to confirm) hours ago.
    let pass = |time: u64| AWAY.fetch_add(time, Ordering::Relaxed);
    pass(8 * HOUR);
    at.say(ClientMessage::Say { phrase: Phrase::Oops, seat: None }).await;
    at.hear_table().await;
    assert_eq!(app.write_letters().await, Ok(0), "not for long");
    pass(HOUR);
    assert_eq!(app.write_letters().await, Ok(1));
    let letter = sink.next().await;
    assert_eq!(letter.to, ["ben@example.org"]);
    assert_eq!(letter.header("Auto-Submitted"), Some("auto-generated"));
    for table in [&first, &second] {
        assert!(letter.text.contains(&format!("Res Arcana\n{SITE}/table/{table}\n")), "{}", letter.text);
    }
    let choices = at.choices();
    assert!(choices.iter().all(|choice| !letter.text.contains(choice.as_str())));
    pass(30 * MINUTE);
    assert_eq!(app.write_letters().await, Ok(0), "once");
    pass(20 * HOUR);
    assert_eq!(app.write_letters().await, Ok(0), "nothing has happened since");
    at.say(ClientMessage::Say { phrase: Phrase::Oops, seat: None }).await;
    at.hear_table().await;
    pass(HOUR);
    assert_eq!(app.write_letters().await, Ok(1));
    // The language he chose last is that of the next letter.
    let next = sink.next().await;
    assert!(next.text.contains("Du bist am Zug"), "{}", next.text);
    let kept = json!({ "kept": { "language": "fr" } });
    assert_eq!(ask(&mut ben, "PUT", "/api/account/kept", kept).await.status, 204);
    pass(20 * HOUR);
    assert_eq!(app.write_letters().await, Ok(0), "he was there, and has seen it");
    at.say(ClientMessage::Say { phrase: Phrase::Oops, seat: None }).await;
    at.hear_table().await;
    pass(HOUR);
    assert_eq!(app.write_letters().await, Ok(1));
    let letter = sink.next().await;
    assert!(letter.text.contains("C’est à vous de jouer"), "{}", letter.text);
    // The way out, as a program for mail asks for it: without a cookie, without a page of ours.
    let exit = letter.after(&format!("{SITE}/letters/off/"));
    assert_eq!(letter.header("List-Unsubscribe"), Some(format!("<{SITE}/letters/off/{exit}>").as_str()));
    assert_eq!(letter.header("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
    let path = format!("/letters/off/{exit}");
    assert_ne!(ask(&mut room.visitor(), "GET", &path, Value::Null).await.status, 204, "looking stops nothing");
    assert!(mail(&mut ben).await.wanted);
    let form = room.visitor().request("POST", &path, Some("List-Unsubscribe=One-Click".into())).await.expect("answers");
    assert_eq!(form.status, 204, "{}", form.body);
    assert!(!mail(&mut ben).await.wanted);
    let again = ask(&mut room.visitor(), "POST", "/api/letters/off", json!({ "secret": exit })).await;
    assert_eq!(again.status, 204, "as often as one likes");
    at.say(ClientMessage::Say { phrase: Phrase::Oops, seat: None }).await;
    at.hear_table().await;
    pass(20 * HOUR);
    assert_eq!(app.write_letters().await, Ok(0), "no more");
    sink.gets_nothing().await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_that_is_not_taken_now_is_sent_later_and_one_that_never_is_taken_is_not() {
    let mut sink = Sink::open().await;
    let room = Room::with(|config| {
        sends(config, &sink);
        config.clock = || NOON + SHUT.load(Ordering::Relaxed);
    })
    .await;
    let (mut anna, mut ben) = (room.visitor(), reached(&room, &mut sink, "ben").await);
    let app = Arc::clone(&room.server.app);
    let (_, mut at) = waits_for(&mut anna, &mut ben).await;
    SHUT.store(8 * HOUR, Ordering::Relaxed);
    at.say(ClientMessage::Say { phrase: Phrase::Oops, seat: None }).await;
    at.hear_table().await;
    SHUT.store(10 * HOUR, Ordering::Relaxed);
    sink.says("451 later");
    assert_eq!(app.write_letters().await, Ok(0));
    sink.says("250 fine");
    assert_eq!(app.write_letters().await, Ok(1), "a little later");
    sink.next().await;
    SHUT.store(11 * HOUR, Ordering::Relaxed);
    at.say(ClientMessage::Say { phrase: Phrase::Oops, seat: None }).await;
    at.hear_table().await;
    SHUT.store(20 * HOUR, Ordering::Relaxed);
    sink.says("550 nobody here");
    assert_eq!(app.write_letters().await, Ok(0));
    sink.says("250 fine");
    assert_eq!(app.write_letters().await, Ok(0), "nobody knocks there over and over");
    let metrics = room.visitor().get("/metrics").await.expect("answers").body;
    for line in ["arbiter_letters_total 2", "arbiter_letters_failed_total 2"] {
        assert!(metrics.lines().any(|found| found == line), "{line} in {metrics}");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_password_is_replaced_by_a_letter_and_nobody_learns_who_gets_one() {
    let mut sink = Sink::open().await;
    let room = Room::with(|config| sends(config, &sink)).await;
    let mut anna = reached(&room, &mut sink, "anna").await;
    let mut stranger = room.visitor();
    let mut answers = Vec::new();
    for address in ["nobody@example.org", "ANNA@example.org"] {
        let home = [("host", "evil.example")];
        let wish = json!({ "address": address });
        let answer = stranger.post_with("/api/session/forgotten", &wish, &home).await.expect("answers");
        answers.push((answer.status, answer.body));
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0].0, 204);
    let letter = sink.next().await;
    assert_eq!(letter.to, ["anna@example.org"], "where it was shown to reach her");
    assert!(letter.text.contains("anna") && !letter.text.contains("evil"), "{}", letter.text);
    sink.gets_nothing().await;
    let secret = letter.after(&format!("{SITE}/letters/password#"));
    let wish = json!({ "secret": secret, "password": "another horse" });
    let mut phone = room.visitor();
    let session: Session =
        ask(&mut phone, "POST", "/api/session/recover", wish.clone()).await.json().expect("a session");
    assert!(session.signed_in);
    assert_eq!(phone.get("/api/account").await.expect("answers").status, 200);
    assert_eq!(anna.get("/api/account").await.expect("answers").status, 403, "every other device is out");
    assert_eq!(refused(&ask(&mut stranger, "POST", "/api/session/recover", wish).await), (403, "mail_link".into()));
    for (password, expected) in [("correct horse", 403), ("another horse", 200)] {
        let wish = json!({ "login": "anna", "password": password });
        let answer = ask(&mut room.visitor(), "POST", "/api/session/password", wish).await;
        assert_eq!(answer.status, expected, "{password}");
    }
    room.close().await;
}
