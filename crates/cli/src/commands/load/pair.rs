//! Two scripted people at a table: whoever is asked answers, at random.

use arbiter_engine::Rng;
use arbiter_protocol::{ClientMessage, Created, Join, NewTable, SeatPlan};
use arbiter_server::client::{Chair, Visitor};
use serde::Deserialize;
use std::{
    borrow::Cow,
    io,
    net::SocketAddr,
    time::{Duration, Instant},
};

#[derive(Debug, Default)]
pub struct Tally {
    /// How long each choice took until both had seen what came of it.
    pub latencies: Vec<Duration>,
    /// How many games came to their end.
    pub games: u64,
    pub bytes: u64,
}

impl Tally {
    pub fn add(&mut self, other: Tally) {
        self.latencies.extend(other.latencies);
        self.games += other.games;
        self.bytes += other.bytes;
    }
}

/// Two people at one table.
pub struct Pair {
    address: SocketAddr,
    game: String,
    luck: Rng,
    table: String,
    visitors: [Visitor; 2],
    chairs: [Chair; 2],
    seen: [Seen; 2],
}

/// What one of them knows.
#[derive(Default)]
pub struct Seen {
    n: u32,
    over: bool,
    choices: Vec<String>,
}

/// As much of a message as a scripted person reads.
#[derive(Deserialize)]
struct Glimpse<'a> {
    r#type: Cow<'a, str>,
    n: Option<u32>,
    #[serde(borrow)]
    decision: Option<Asked<'a>>,
    over: Option<serde::de::IgnoredAny>,
    #[serde(borrow)]
    table: Option<Inner<'a>>,
}

#[derive(Deserialize)]
struct Inner<'a> {
    n: u32,
    #[serde(borrow)]
    decision: Option<Asked<'a>>,
    over: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct Asked<'a> {
    #[serde(borrow)]
    choices: Vec<Offered<'a>>,
}

#[derive(Deserialize)]
struct Offered<'a> {
    #[serde(borrow)]
    text: Cow<'a, str>,
}

impl Pair {
    pub async fn sit(address: SocketAddr, game: String, luck: Rng) -> io::Result<Pair> {
        let (mut host, mut friend) = (Visitor::new(address), Visitor::new(address));
        let wish = NewTable::usual(&game, vec![SeatPlan::Me { name: None }, SeatPlan::Open]);
        let created: Created = host.post("/api/tables", &wish).await?.json()?;
        let invite = created.invites.into_iter().next().ok_or_else(|| io::Error::other("no invitation"))?.invite;
        let path = format!("/api/tables/{}/join", created.table);
        let joined = friend.post(&path, &Join { invite, name: None, side: None }).await?;
        if joined.status != 200 {
            return Err(io::Error::other(joined.body));
        }
        let mut chairs = [host.connect(&created.table).await?, friend.connect(&created.table).await?];
        let mut seen = [Seen::default(), Seen::default()];
        for (chair, seen) in chairs.iter_mut().zip(&mut seen) {
            chair.say(&ClientMessage::Hello { since: None }).await?;
            hear(chair, seen, 0, true).await?;
        }
        Ok(Pair { address, game, luck, table: created.table, visitors: [host, friend], chairs, seen })
    }

    /// Where they sit, and the first of them.
    pub fn host(&self) -> (String, Visitor) {
        (self.table.clone(), self.visitors[0].clone())
    }

    /// Where they sat, and who they are.
    pub fn leave(self) -> (String, [Visitor; 2]) {
        (self.table, self.visitors)
    }

    pub async fn play(mut self, until: Instant, pace: Duration) -> io::Result<(Tally, Pair)> {
        let mut tally = Tally::default();
        while Instant::now() < until {
            if self.seen.iter().any(|seen| seen.over) {
                tally.games += 1;
                self = Pair::sit(self.address, self.game, self.luck).await?;
                continue;
            }
            let Some(who) = self.seen.iter().position(|seen| !seen.choices.is_empty()) else {
                return Err(io::Error::other("nobody is asked"));
            };
            let choice = self.luck.pick(&self.seen[who].choices).cloned().unwrap_or_default();
            let n = self.seen[who].n;
            if !pace.is_zero() {
                // Not all at the same moment: from no time at all to twice the usual, each as likely as the next.
                let ms = self.luck.below(2 * pace.as_millis() as usize + 1);
                tokio::time::sleep(Duration::from_millis(ms as u64)).await;
            }
            let begun = Instant::now();
            self.chairs[who].say(&ClientMessage::Choose { n, choice, seat: None }).await?;
            let [first, second] = &mut self.chairs;
            let [first_seen, second_seen] = &mut self.seen;
            let (one, two) = tokio::join!(hear(first, first_seen, n, false), hear(second, second_seen, n, false));
            tally.bytes += one? + two?;
            tally.latencies.push(begun.elapsed());
        }
        Ok((tally, self))
    }
}

/// Listens until the table has more than `n` entries.
pub async fn hear(chair: &mut Chair, seen: &mut Seen, n: u32, any: bool) -> io::Result<u64> {
    let mut bytes = 0;
    loop {
        let text = chair.hear_text().await?.ok_or_else(|| io::Error::other("the server hung up"))?;
        bytes += text.len() as u64;
        let glimpse: Glimpse<'_> = serde_json::from_str(&text)?;
        let (now, decision, over) = match (glimpse.table, glimpse.n) {
            (Some(inner), _) => (inner.n, inner.decision, inner.over.is_some()),
            (None, Some(now)) if glimpse.r#type == "table" => (now, glimpse.decision, glimpse.over.is_some()),
            _ if glimpse.r#type == "refused" => return Err(io::Error::other(text)),
            _ => continue,
        };
        if now > n || any {
            *seen = Seen { n: now, over, choices: Vec::new() };
            if let Some(asked) = decision {
                seen.choices.extend(asked.choices.into_iter().map(|offered| offered.text.into_owned()));
            }
            return Ok(bytes);
        }
    }
}
