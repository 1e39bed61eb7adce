//! A server in a folder of its own, and people who come to its tables.

use arbiter_protocol::{ClientMessage, Created, Join, Level, NewTable, Seat, SeatPlan};
use arbiter_server::{
    Config, Limits, Server,
    client::{Chair, Visitor},
    serve,
};
use arbiter_store::Durability;
use serde_json::Value;
use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

/// A server in a folder of its own.
pub struct Room {
    pub server: Server,
    config: Config,
}

pub const NOON: u64 = 1_800_000_000_000;

fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("arbiter-server-{}-{number}", std::process::id()))
}

impl Room {
    pub async fn open() -> Room {
        Room::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Room {
        let mut config = Config {
            durability: Durability::Process,
            bot_pace: Duration::ZERO,
            bots: Some(arbiter_bots::Kind::Random),
            limits: Limits::generous(),
            clock: || NOON,
            ..Config::usual(folder())
        };
        change(&mut config);
        Room { server: start(&config).await, config }
    }

    /// Closes the server and opens it again on the same folder.
    pub async fn again(self) -> Room {
        self.server.close().await;
        Room { server: start(&self.config).await, config: self.config }
    }

    pub async fn close(self) {
        self.server.close().await;
        std::fs::remove_dir_all(&self.config.data).expect("the folder goes away");
    }

    pub fn visitor(&self) -> Visitor {
        Visitor::new(self.server.address)
    }

    /// A table for two people: whoever made it, and whoever was invited.
    pub async fn two(&self) -> (String, Visitor, Visitor) {
        let (mut anna, mut ben) = (self.visitor(), self.visitor());
        let created = make(&mut anna, vec![me(), SeatPlan::Open]).await;
        join(&mut ben, &created.table, &created.invites[0].invite).await;
        (created.table, anna, ben)
    }
}

async fn start(config: &Config) -> Server {
    serve(config.clone(), SocketAddr::from(([127, 0, 0, 1], 0))).await.expect("starts")
}

pub fn me() -> SeatPlan {
    SeatPlan::Me { name: None }
}

pub fn bot() -> SeatPlan {
    SeatPlan::Bot { level: Level::Easy }
}

pub fn wish(seats: Vec<SeatPlan>) -> NewTable {
    NewTable::usual("res_arcana", seats)
}

pub async fn make(visitor: &mut Visitor, seats: Vec<SeatPlan>) -> Created {
    let answer = visitor.post("/api/tables", &wish(seats)).await.expect("answers");
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json().expect("a table")
}

pub async fn join(visitor: &mut Visitor, table: &str, invite: &str) -> u16 {
    let join = Join { invite: invite.into(), name: None, side: None };
    visitor.post(&format!("/api/tables/{table}/join"), &join).await.expect("answers").status
}

/// Somebody at a table, with what they were told last.
pub struct Person {
    pub chair: Chair,
    pub table: Value,
    /// Every entry they heard of.
    pub heard: Vec<Value>,
}

impl Person {
    /// Comes to a table and is told everything.
    pub async fn at(table: &str, visitor: &Visitor) -> Person {
        Person::since(table, visitor, Some(0)).await
    }

    pub async fn since(table: &str, visitor: &Visitor, since: Option<u32>) -> Person {
        let mut chair = visitor.connect(table).await.expect("connects");
        chair.say(&ClientMessage::Hello { since }).await.expect("heard");
        let mut person = Person { chair, table: Value::Null, heard: Vec::new() };
        loop {
            let told = person.hear_table().await;
            // A long table that has just woken, or was at rest, shows itself first.
            let is_known = told["type"] != "table" || !told["frozen"].is_null();
            let is_behind = !is_known && since.is_some_and(|since| since < person.n());
            if told["more"] != true && !is_behind {
                return person;
            }
        }
    }

    /// The next message; the table is kept in mind.
    pub async fn hear(&mut self) -> Value {
        let heard = tokio::time::timeout(Duration::from_secs(20), self.chair.hear()).await;
        let message = heard.expect("somebody says something").expect("hears");
        match message["type"].as_str() {
            Some("table") => self.table = message.clone(),
            Some("happened") => {
                self.table = message["table"].clone();
                self.heard.extend(message["entries"].as_array().expect("entries").iter().cloned());
                if message["more"] == true {
                    let since = self.heard.last().and_then(|entry| entry["n"].as_u64()).map(|n| n as u32);
                    self.say(ClientMessage::Hello { since }).await;
                }
            }
            _ => {}
        }
        message
    }

    /// Listens until told the table.
    pub async fn hear_table(&mut self) -> Value {
        self.hear_kind(&["table", "happened"]).await
    }

    /// Listens until a message of one of these kinds.
    pub async fn hear_kind(&mut self, kinds: &[&str]) -> Value {
        loop {
            let message = self.hear().await;
            assert!(!message.is_null(), "the server hung up");
            if kinds.iter().any(|kind| message["type"] == *kind) {
                return message;
            }
        }
    }

    /// Listens until the table has at least this many entries.
    pub async fn hear_until(&mut self, n: u32) {
        while self.n() < n {
            self.hear_table().await;
        }
    }

    pub fn n(&self) -> u32 {
        self.table["n"].as_u64().expect("a number") as u32
    }

    pub fn is_over(&self) -> bool {
        !self.table["over"].is_null()
    }

    pub fn choices(&self) -> Vec<String> {
        let choices = self.table["decision"]["choices"].as_array();
        let text = |choice: &Value| choice["text"].as_str().expect("a text").to_owned();
        choices.map_or_else(Vec::new, |choices| choices.iter().map(text).collect())
    }

    pub fn is_asked(&self) -> bool {
        !self.choices().is_empty()
    }

    pub async fn say(&mut self, message: ClientMessage) {
        self.chair.say(&message).await.expect("heard");
    }

    /// Says something and hears the answer.
    pub async fn ask(&mut self, message: ClientMessage) -> Value {
        self.say(message).await;
        self.hear_kind(&["table", "happened", "refused", "because", "foreseen", "pong"]).await
    }

    pub fn answer(&self, choice: &str) -> ClientMessage {
        ClientMessage::Choose { n: self.n(), choice: choice.to_owned(), seat: None }
    }

    /// Makes one of the choices, spread evenly over the list as the game goes on.
    pub async fn choose(&mut self) -> Value {
        let choices = self.choices();
        let choice = choices[(self.n() as usize * 7 + 3) % choices.len()].clone();
        self.ask(self.answer(&choice)).await
    }
}

/// Says something that is refused: why?
pub async fn refused(person: &mut Person, message: ClientMessage) -> Value {
    person.say(message).await;
    person.hear_kind(&["refused"]).await["refused"].clone()
}

/// Listens until the table is so.
pub async fn until(person: &mut Person, is_so: impl Fn(&Value) -> bool) {
    while !is_so(&person.table) {
        person.hear_table().await;
    }
}

/// Lets whoever is asked answer until the game is over, or until so many entries were made.
pub async fn play(people: &mut [&mut Person], until: u32) {
    while !people[0].is_over() && people[0].n() < until {
        let asked = people.iter().position(|person| person.is_asked()).expect("somebody is asked");
        let told = people[asked].choose().await;
        assert_eq!(told["type"], "happened", "{told}");
        let n = people[asked].n();
        for person in people.iter_mut() {
            person.hear_until(n).await;
        }
    }
}

pub fn seat(n: usize) -> Option<Seat> {
    Some(Seat::new(n - 1))
}
