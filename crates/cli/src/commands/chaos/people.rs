//! People who play on whatever happens: who is not answered goes to another server.

use arbiter_engine::Rng;
use arbiter_protocol::{ClientMessage, Created, Level, NewTable, SeatPlan};
use arbiter_server::client::{Chair, Visitor};
use arbiter_store::Entry;
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
/// People think a little.
const THINKING: Duration = Duration::from_millis(20);

/// What all of them know.
#[derive(Clone)]
pub struct Crowd(Arc<Mutex<Known>>);

struct Known {
    servers: Vec<SocketAddr>,
    /// When each table last went on.
    went_on: BTreeMap<u64, Instant>,
    stop: bool,
}

impl Crowd {
    pub fn new(servers: Vec<SocketAddr>) -> Crowd {
        Crowd(Arc::new(Mutex::new(Known { servers, went_on: BTreeMap::new(), stop: false })))
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

    /// How long after `since` every table has gone on from now; nothing if one has not for too long.
    pub async fn all_go_on(&self, tables: usize, since: Instant, within: Duration) -> Option<Duration> {
        let now = Instant::now();
        loop {
            let (count, last) = {
                let known = self.lock();
                let on = known.went_on.values().filter(|at| **at > now);
                (on.clone().count(), on.max().copied())
            };
            if count >= tables {
                return Some(last.unwrap_or(now).saturating_duration_since(since));
            }
            if since.elapsed() > within {
                return None;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// A game, as far as its player heard of it.
pub struct Game {
    pub table: String,
    /// Who made each entry they heard of.
    pub heard: Vec<String>,
    /// Which entries they answered to, however often they had to say it.
    answered: BTreeMap<u32, String>,
}

impl Game {
    /// Is everything that was heard kept, and everything that was said kept once?
    pub fn compare(&self, kept: &[Entry]) -> Result<(), String> {
        if kept.len() < self.heard.len() {
            return Err(format!("{} entries were heard of, {} are kept", self.heard.len(), kept.len()));
        }
        for (i, (by, entry)) in self.heard.iter().zip(kept).enumerate() {
            let kept = if entry.seat == 7 { "house".to_owned() } else { format!("p{}", entry.seat + 1) };
            if *by != kept {
                return Err(format!("entry {} was heard of as by {by}, and is kept as by {kept}", i + 1));
            }
        }
        let mine = kept.iter().filter(|entry| entry.seat == 0).count();
        if mine > self.answered.len() {
            return Err(format!("{} answers were given, {mine} are kept", self.answered.len()));
        }
        Ok(())
    }
}

/// Somebody who plays.
pub struct Player {
    crowd: Crowd,
    number: u64,
    luck: Rng,
    visitor: Visitor,
    games: Vec<Game>,
}

impl Player {
    pub fn new(crowd: Crowd, seed: u64, number: u64) -> Player {
        let address = SocketAddr::from(([127, 0, 0, 1], 1));
        Player { crowd, number, luck: Rng::stream(seed, number), visitor: Visitor::new(address), games: Vec::new() }
    }

    /// Plays game after game until told to stop. An error is something that must not be; whatever may be is tried again.
    pub async fn play(mut self) -> io::Result<Vec<Game>> {
        while !self.crowd.lock().stop {
            self.go_elsewhere();
            if self.games.last().is_none_or(|game| game.table.is_empty()) && !self.sit_down().await {
                continue;
            }
            let Ok(Ok(mut chair)) = timeout(PATIENCE, self.visitor.connect(&self.table())).await else { continue };
            self.talk(&mut chair).await?;
        }
        Ok(self.games.into_iter().filter(|game| !game.table.is_empty()).collect())
    }

    fn table(&self) -> String {
        self.games.last().map_or_else(String::new, |game| game.table.clone())
    }

    /// To any of the servers.
    fn go_elsewhere(&mut self) {
        let known = self.crowd.lock();
        self.visitor.address = known.servers[(self.luck.next_u64() % known.servers.len() as u64) as usize];
    }

    /// Makes a table against a bot.
    async fn sit_down(&mut self) -> bool {
        let seats = vec![SeatPlan::Me { name: None }, SeatPlan::Bot { level: Level::Easy }];
        let wish = NewTable::usual("res_arcana", seats);
        let made = timeout(PATIENCE, self.visitor.post("/api/tables", &wish)).await;
        let Ok(Ok(Ok(created))) = made.map(|made| made.map(|made| made.json::<Created>())) else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            return false;
        };
        self.games.push(Game { table: created.table, heard: Vec::new(), answered: BTreeMap::new() });
        true
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
                self.games.push(Game { table: String::new(), heard: Vec::new(), answered: BTreeMap::new() });
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
        for entry in message["entries"].as_array().into_iter().flatten() {
            let (n, by) = (entry["n"].as_u64().unwrap_or(0) as usize, entry["by"].as_str().unwrap_or_default());
            match game.heard.get(n.wrapping_sub(1)) {
                Some(before) if before == by => {}
                Some(before) => return Err(io::Error::other(format!("entry {n} was by {before}, and is by {by}"))),
                None if n == game.heard.len() + 1 => game.heard.push(by.to_owned()),
                None => return Err(io::Error::other(format!("entry {n} follows entry {}", game.heard.len()))),
            }
        }
        self.crowd.lock().went_on.insert(self.number, Instant::now());
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
