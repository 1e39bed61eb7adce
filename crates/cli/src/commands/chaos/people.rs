//! People who play on whatever happens: who is not answered goes to another server.

use super::game::Game;
use arbiter_engine::Rng;
use arbiter_protocol::{ClientMessage, Created, Join, Level, NewTable, SeatPlan};
use arbiter_server::client::{Chair, Visitor};
use arbiter_shelf::GAMES;
use serde_json::Value;
use std::{
    collections::BTreeMap,
    io,
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};
use tokio::time::timeout;

/// Who is not answered for so long goes elsewhere.
const PATIENCE: Duration = Duration::from_millis(1500);
/// Who has everything told again has more patience: nothing goes wrong then.
const LONG_PATIENCE: Duration = Duration::from_secs(30);
/// Who is turned away comes again after so long.
const BREATH: Duration = Duration::from_millis(50);
/// People think a little.
const THINKING: Duration = Duration::from_millis(20);

/// What all of them know.
#[derive(Clone)]
pub struct Crowd(Arc<Mutex<Known>>);

struct Known {
    servers: Vec<SocketAddr>,
    /// To which table each host has invited last.
    invited: BTreeMap<u64, Invited>,
    /// When each of them last heard of something.
    went_on: BTreeMap<u64, Instant>,
    stop: bool,
}

impl Crowd {
    pub fn new(servers: Vec<SocketAddr>) -> Crowd {
        Crowd(Arc::new(Mutex::new(Known { servers, invited: BTreeMap::new(), went_on: BTreeMap::new(), stop: false })))
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A server is found elsewhere.
    pub fn moved(&self, server: usize, to: SocketAddr) {
        self.lock().servers[server] = to;
    }

    pub fn stop(&self) {
        self.lock().stop = true;
    }

    /// How long after `since` everybody has heard of something since now; nothing if somebody has not for too long.
    pub async fn all_go_on(&self, people: usize, since: Instant, within: Duration) -> Option<Duration> {
        let now = Instant::now();
        loop {
            let (count, last) = {
                let known = self.lock();
                let on = known.went_on.values().filter(|at| **at > now);
                (on.clone().count(), on.max().copied())
            };
            if count >= people {
                return Some(last.unwrap_or(now).saturating_duration_since(since));
            }
            if since.elapsed() > within {
                return None;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// An invitation of a host to whoever plays with them.
#[derive(Clone)]
struct Invited {
    table: String,
    invite: String,
}

/// Somebody who plays.
pub struct Player {
    crowd: Crowd,
    number: u64,
    role: Role,
    luck: Rng,
    visitor: Visitor,
    games: Vec<Game>,
}

/// What somebody does when a game is over.
#[derive(Copy, Clone)]
pub enum Role {
    /// Makes a table against a bot.
    Alone,
    /// Makes a table for a friend, and invites them.
    Host,
    /// Comes to the table of whoever has this number.
    FriendOf(u64),
}

impl Player {
    pub fn new(crowd: Crowd, seed: u64, number: u64, role: Role) -> Player {
        let address = SocketAddr::from(([127, 0, 0, 1], 1));
        Player {
            crowd,
            number,
            role,
            luck: Rng::stream(seed, number),
            visitor: Visitor::new(address),
            games: Vec::new(),
        }
    }

    /// Plays game after game until told to stop. An error is something that must not be; whatever may be is tried again.
    pub async fn play(mut self) -> io::Result<Vec<Game>> {
        while !self.crowd.lock().stop {
            self.go_elsewhere();
            if self.games.last().is_none_or(|game| game.over) && !self.sit_down().await {
                tokio::time::sleep(BREATH).await;
                continue;
            }
            match timeout(PATIENCE, self.visitor.connect(&self.table())).await {
                Ok(Ok(mut chair)) => self.talk(&mut chair).await?,
                _ => tokio::time::sleep(BREATH).await,
            }
        }
        for i in 0..self.games.len() {
            self.games[i].told = self.told_again(&self.games[i].table.clone()).await?;
        }
        Ok(self.games)
    }

    /// Everything that happened at a table, from its first entry, as any of the servers tells it now.
    async fn told_again(&mut self, table: &str) -> io::Result<Vec<Value>> {
        let mut trouble = String::new();
        for _ in 0..5 {
            self.go_elsewhere();
            match timeout(LONG_PATIENCE, all_of(&self.visitor, table)).await {
                Ok(Ok(told)) => return Ok(told),
                Ok(Err(error)) => trouble = error.to_string(),
                Err(_) => trouble = "no answer".to_owned(),
            }
        }
        Err(io::Error::other(format!("table {table} is not told again: {trouble}")))
    }

    fn table(&self) -> String {
        self.games.last().map_or_else(String::new, |game| game.table.clone())
    }

    /// To any of the servers.
    fn go_elsewhere(&mut self) {
        let known = self.crowd.lock();
        self.visitor.address = known.servers[(self.luck.next_u64() % known.servers.len() as u64) as usize];
    }

    /// At the next table. Does somebody sit there now?
    async fn sit_down(&mut self) -> bool {
        let (seat, table) = match self.role {
            Role::FriendOf(host) => (1, self.come(host).await),
            Role::Alone => (0, self.make(SeatPlan::Bot { level: Level::Easy }).await.map(|made| made.table)),
            Role::Host => (0, self.invite().await),
        };
        self.games.extend(table.map(|table| Game::begun(table, seat)));
        self.games.last().is_some_and(|game| !game.over)
    }

    /// Makes a table: each of the games in turn.
    async fn make(&mut self, other: SeatPlan) -> Option<Created> {
        let game = GAMES[(self.number as usize + self.games.len()) % GAMES.len()];
        let wish = NewTable::usual(game, vec![SeatPlan::Me { name: None }, other]);
        timeout(PATIENCE, self.visitor.post("/api/tables", &wish)).await.ok()?.ok()?.json().ok()
    }

    async fn invite(&mut self) -> Option<String> {
        let created = self.make(SeatPlan::Open).await?;
        let invite = created.invites.into_iter().next()?.invite;
        let table = created.table;
        self.crowd.lock().invited.insert(self.number, Invited { table: table.clone(), invite });
        Some(table)
    }

    /// Where the host has invited to, if that is another table than the last.
    async fn come(&mut self, host: u64) -> Option<String> {
        let Invited { table, invite } = self.crowd.lock().invited.get(&host).cloned()?;
        if self.table() == table {
            return None;
        }
        // Whoever does not hear that the seat is theirs comes again: it has to be somebody the server knows by then.
        if self.visitor.cookie.is_none() {
            timeout(PATIENCE, self.visitor.get("/api/session")).await.ok()?.ok()?;
        }
        let join = Join { invite, name: None, side: None };
        let path = format!("/api/tables/{table}/join");
        let joined = timeout(PATIENCE, self.visitor.post(&path, &join)).await.ok()?.ok()?;
        (joined.status == 200).then_some(table)
    }

    /// Plays on, until there is no answer or the game is over.
    async fn talk(&mut self, chair: &mut Chair) -> io::Result<()> {
        let Some(game) = self.games.last_mut() else { return Ok(()) };
        // Whoever does not know whether they were heard says it again.
        if let Some((n, choice)) = game.answered.last_key_value().filter(|(n, _)| **n as usize >= game.heard.len()) {
            let hello = ClientMessage::Hello { since: Some(game.heard.len() as u32) };
            let again = ClientMessage::Choose { n: *n, choice: choice.clone(), seat: None };
            if chair.say(&hello).await.is_err() || chair.say(&again).await.is_err() {
                return Ok(());
            }
        } else if chair.say(&ClientMessage::Hello { since: Some(game.heard.len() as u32) }).await.is_err() {
            return Ok(());
        }
        while !self.crowd.lock().stop {
            let Ok(Ok(message)) = timeout(PATIENCE, chair.hear()).await else { return Ok(()) };
            let table = match message["type"].as_str() {
                Some("happened") => {
                    self.hear(&message)?;
                    if message["more"] == true {
                        let since = self.games.last().map(|game| game.heard.len() as u32);
                        if chair.say(&ClientMessage::Hello { since }).await.is_err() {
                            return Ok(());
                        }
                        continue;
                    }
                    &message["table"]
                }
                Some("table") => &message,
                Some("refused") if message["refused"] == "stale" => continue,
                Some("refused") | None => return Ok(()),
                _ => continue,
            };
            if !table["over"].is_null() {
                if let Some(game) = self.games.last_mut() {
                    game.over = true;
                }
                return Ok(());
            }
            if !table["frozen"].is_null() {
                return Err(io::Error::other(format!("table {} stands still: {}", self.table(), table["frozen"])));
            }
            tokio::time::sleep(THINKING).await;
            if !self.answer(chair, table).await {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Notes what happened. It has to follow what happened before.
    fn hear(&mut self, message: &Value) -> io::Result<()> {
        let Some(game) = self.games.last_mut() else { return Ok(()) };
        let before = game.heard.len();
        for entry in message["entries"].as_array().into_iter().flatten() {
            game.hear(entry).map_err(io::Error::other)?;
        }
        // To be shown the table again is no sign that it goes on.
        if game.heard.len() > before {
            self.crowd.lock().went_on.insert(self.number, Instant::now());
        }
        Ok(())
    }

    /// Answers if asked. Could it be said?
    async fn answer(&mut self, chair: &mut Chair, table: &Value) -> bool {
        let Some(choices) = table["decision"]["choices"].as_array() else { return true };
        let (Some(n), Some(game)) = (table["n"].as_u64(), self.games.last_mut()) else { return true };
        let index = (self.luck.next_u64() % choices.len().max(1) as u64) as usize;
        let Some(choice) = choices.get(index).and_then(|choice| choice["text"].as_str()) else { return true };
        // Having said one thing, nobody says another at the same place.
        let choice = game.answered.entry(n as u32).or_insert_with(|| choice.to_owned()).clone();
        chair.say(&ClientMessage::Choose { n: n as u32, choice, seat: None }).await.is_ok()
    }
}

/// Everything that happened at a table, page by page.
async fn all_of(visitor: &Visitor, table: &str) -> io::Result<Vec<Value>> {
    let (mut chair, mut told) = (visitor.connect(table).await?, Vec::new());
    loop {
        chair.say(&ClientMessage::Hello { since: Some(told.len() as u32) }).await?;
        let message = loop {
            let message = chair.hear().await?;
            match message["type"].as_str() {
                Some("happened") => break message,
                Some("table" | "seats") => {}
                _ => return Err(io::Error::other(message.to_string())),
            }
        };
        told.extend(message["entries"].as_array().into_iter().flatten().cloned());
        if message["more"] != true {
            return Ok(told);
        }
    }
}
