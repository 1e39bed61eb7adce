//! People who say nothing, read nothing, or never finish.

use crate::room::{Person, Room, play};
use arbiter_protocol::ClientMessage;
use arbiter_server::network;
use serde_json::Value;
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// Long enough for anything that will happen at all.
const EVER: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_answer_has_gone() {
    let room = Room::with(|config| config.heartbeat = Duration::from_millis(150)).await;
    let (table, anna, ben) = room.two().await;
    let mut person = Person::at(&table, &anna).await;
    // Never reads, so never answers whether it is there.
    let mut silent = ben.connect(&table).await.expect("connects");
    silent.say(&ClientMessage::Hello { since: Some(0) }).await.expect("sent");
    let both = person.hear_kind(&["seats"]).await;
    assert_eq!(both["seats"][1]["connected"], true);
    let gone = tokio::time::timeout(EVER, person.hear_kind(&["seats"])).await.expect("it is noticed");
    assert_eq!(gone["seats"][1]["connected"], false);
    assert_eq!(person.ask(ClientMessage::Ping).await["type"], "pong", "whoever answers stays");
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_missed_much_is_told_page_by_page() {
    let room = Room::with(|config| config.limits.page = 20).await;
    let (table, anna, ben) = room.two().await;
    let (mut one, mut two) = (Person::at(&table, &anna).await, Person::at(&table, &ben).await);
    play(&mut [&mut one, &mut two], 70).await;
    let mut chair = anna.connect(&table).await.expect("connects");
    let (mut heard, mut pages) = (Vec::new(), 0);
    loop {
        let since = Some(heard.len() as u32);
        chair.say(&ClientMessage::Hello { since }).await.expect("sent");
        let told = chair.hear().await.expect("hears");
        let entries = told["entries"].as_array().expect("entries");
        assert!(entries.len() <= 20);
        heard.extend(entries.iter().cloned());
        pages += 1;
        if told["more"] == false {
            break;
        }
    }
    assert!(pages > 3);
    assert_eq!(heard, one.heard, "all of it, once");
    room.close().await;
}

/// What the other side says until it hangs up.
async fn rest(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    let heard = tokio::time::timeout(EVER, stream.read_to_end(&mut said)).await.expect("it hangs up");
    // Hung up on in the middle of something is hung up on.
    let _ = heard;
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_nothing_is_hung_up_on() {
    let room = Room::with(|config| {
        config.head_timeout = Duration::from_millis(200);
        config.request_timeout = Duration::from_millis(200);
    })
    .await;
    for said in ["", "GET /api/games HTTP/1.1\r\nhost: here\r\nx-slow: "] {
        let mut stream = TcpStream::connect(room.server.address).await.expect("connects");
        stream.write_all(said.as_bytes()).await.expect("sent");
        rest(&mut stream).await;
    }
    // A body that never comes is answered.
    let mut stream = TcpStream::connect(room.server.address).await.expect("connects");
    let head =
        "POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.expect("sent");
    let said = rest(&mut stream).await;
    assert!(said.starts_with("HTTP/1.1 503") && said.contains("\"refused\":\"busy\""), "{said}");
    room.close().await;
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn an_address_with_many_connections_keeps_nobody_else_out() {
    let room = Room::with(|config| config.limits.connections_per_address = 10).await;
    let mut silent = Vec::new();
    for _ in 0..40 {
        let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
        socket.bind("127.0.0.2:0".parse().expect("an address")).expect("another address of this machine");
        silent.push(socket.connect(room.server.address).await.expect("connects"));
    }
    let mut anna = room.visitor();
    assert_eq!(anna.get("/health").await.expect("answers").status, 200);
    let mut turned_away = 0;
    for stream in &mut silent {
        let hung_up = tokio::time::timeout(Duration::from_millis(5), stream.read(&mut [0; 1])).await;
        turned_away += usize::from(hung_up.is_ok());
    }
    assert_eq!(turned_away, 30);
    let metrics = anna.get("/metrics").await.expect("answers").body;
    assert!(metrics.contains("arbiter_turned_away_total 30"), "{metrics}");
    room.close().await;
}

/// Says that it comes from this address and asks for something that never comes.
async fn slow(room: &Room, from: &str) -> TcpStream {
    let mut stream = TcpStream::connect(room.server.address).await.expect("connects");
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: here\r\nx-forwarded-for: {from}\r\ncontent-type: application/json\r\n\
         content-length: 50\r\n\r\n{{"
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_slow_through_a_proxy_keeps_nobody_else_out() {
    let room = Room::with(|config| {
        config.proxies = ["127.0.0.1"].iter().map(|net| network(net).expect("a net")).collect();
        config.limits.connections_per_address = 10;
        config.limits.connections_per_proxy = 40;
    })
    .await;
    // Ten requests that do not end, and those after them are refused at once.
    let mut streams = Vec::new();
    for _ in 0..30 {
        streams.push(slow(&room, "198.51.100.1").await);
    }
    let mut refused = 0;
    while refused < 20 {
        let mut open = Vec::new();
        for mut stream in streams {
            let mut said = [0; 12];
            match tokio::time::timeout(Duration::from_millis(5), stream.read_exact(&mut said)).await {
                Ok(heard) => {
                    heard.expect("it is answered");
                    assert_eq!(&said, b"HTTP/1.1 429");
                    refused += 1;
                }
                Err(_) => open.push(stream),
            }
        }
        streams = open;
    }
    let mut anna = room.visitor();
    let mut from = async |address: &str| {
        let answer = anna.get_with("/api/games", &[("x-forwarded-for", address)]).await;
        answer.map(|answer| answer.status).ok()
    };
    assert_eq!(from("198.51.100.1").await, Some(429));
    assert_eq!(from("198.51.100.2").await, Some(200), "others are answered");
    // However many people it stands for, a proxy does not take every connection there is.
    for _ in 0..60 {
        streams.push(TcpStream::connect(room.server.address).await.expect("connects"));
    }
    assert_eq!(from("198.51.100.2").await, None);
    drop(streams);
    while from("198.51.100.1").await != Some(200) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_text_is_hung_up_on_with_a_reason() {
    let room = Room::open().await;
    let (table, anna, _) = room.two().await;
    let mut chair = anna.connect(&table).await.expect("connects");
    chair.say_raw(vec![0xc3, 0x28]).await.expect("sent");
    assert_eq!(chair.hear_end().await.expect("hears"), Some(1007));
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_as_much_as_they_may_is_answered_all_of_it() {
    let room = Room::with(|config| config.limits = arbiter_server::Limits::default()).await;
    let (table, anna, _) = room.two().await;
    let mut person = Person::at(&table, &anna).await;
    for _ in 0..150 {
        person.say(ClientMessage::Undo { n: person.n(), count: 9, seat: None }).await;
    }
    for _ in 0..150 {
        let told: Value = person.hear_kind(&["refused"]).await;
        assert_eq!(told["refused"], "no_undo");
    }
    room.close().await;
}
