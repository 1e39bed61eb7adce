//! `arbiter load`: how much a server can take.
//!
//! Scripted people sit at many tables, two at each, over real sockets. Whoever is asked answers at
//! once, at random. A choice is settled when both have seen what came of it. The server is a program
//! of its own, so that what it needs is told apart from what the people need. Afterwards it begins anew, everybody comes
//! back to their table and does nothing: so it is seen how soon a table wakes, and what it needs at rest.

use crate::{
    answer::{Answer, Outcome, Trouble},
    table::columns,
};
use arbiter_engine::Rng;
use arbiter_protocol::{ClientMessage, Created, Join, NewTable, SeatPlan};
use arbiter_server::client::{Chair, Visitor};
use arbiter_shelf::GAMES;
use serde::{Deserialize, Serialize};
use std::{
    borrow::Cow,
    io::{self, BufRead, BufReader, Write},
    net::SocketAddr,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

/// Play scripted games over real sockets and measure.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// How many tables at once.
    #[arg(long, default_value_t = 50)]
    tables: usize,
    /// How long.
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// The game; `all` for one after the other.
    #[arg(long, default_value = "res_arcana")]
    game: String,
    /// A server that runs already, such as http://127.0.0.1:8080; one is started if not given. Its
    /// limits on requests and messages apply.
    #[arg(long, value_parser = address)]
    url: Option<SocketAddr>,
    /// Survive only the end of the process, not that of the machine.
    #[arg(long, conflicts_with = "url")]
    relaxed: bool,
    /// A PostgreSQL for the server that is started, instead of a file of its own.
    #[arg(long, value_name = "URL", conflicts_with = "url")]
    db: Option<String>,
    /// How long everybody thinks before they answer, in milliseconds: not at all if not said.
    #[arg(long, value_name = "MS", default_value_t = 0)]
    pace: u64,
    /// What decides which choices are made.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Prints the result as JSON.
    #[arg(long)]
    json: bool,
}

/// The address in a plain URL.
fn address(url: &str) -> Result<SocketAddr, String> {
    let address = url.strip_prefix("http://").unwrap_or(url).trim_end_matches('/');
    address.parse().map_err(|_| "an address is an IP and a port, such as http://127.0.0.1:8080".to_owned())
}

/// What was measured.
#[derive(Debug, Serialize)]
struct Measured {
    game: String,
    tables: usize,
    seconds: f64,
    durable: bool,
    games: u64,
    decisions: usize,
    decisions_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    bytes_received: u64,
    /// Of the server alone, if it was started here: what it grew by while people played.
    kb_per_table: Option<u64>,
    /// What a server that began anew grew by once everybody was back at their table, and did nothing for a while.
    kb_per_table_at_rest: Option<u64>,
    /// How long it took until somebody who came back saw their table, the tables one after the other.
    wake_p50_ms: Option<f64>,
    wake_max_ms: Option<f64>,
    /// Processor time of the server for each decision, in microseconds; and of the people.
    server_us_per_decision: Option<f64>,
    clients_us_per_decision: Option<f64>,
}

/// Measures.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let seconds = Duration::try_from_secs_f64(arguments.seconds)
        .map_err(|_| Trouble::because("--seconds is a number from 0 up"))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let games = if arguments.game == "all" { GAMES.to_vec() } else { vec![arguments.game.as_str()] };
    for game in games {
        let measured = runtime.block_on(measure(arguments, game, seconds))?;
        if arguments.json {
            writeln!(out, "{}", serde_json::to_string(&measured).map_err(Trouble::because)?)?;
        } else {
            write!(out, "{}", table(&measured))?;
        }
        out.flush()?;
    }
    Ok(Answer::Yes)
}

async fn measure(arguments: &Arguments, game: &str, seconds: Duration) -> Result<Measured, Trouble> {
    let folder = Folder::new()?;
    let mut server = match arguments.url {
        Some(_) => None,
        None => Some(Served::start(&folder, arguments)?),
    };
    let address = arguments.url.or_else(|| server.as_ref().map(|server| server.address));
    let address = address.ok_or_else(|| Trouble::because("there is no server"))?;
    let of_server = |what: fn(&str) -> Option<u64>| what(&server.as_ref()?.child.id().to_string());
    let before = of_server(memory);
    // All at once: whoever waits for long until the others sit down as well is taken to have gone.
    let luck = (0..arguments.tables).map(|number| Rng::stream(arguments.seed, number as u64));
    let sitting: Vec<_> = luck.map(|luck| tokio::spawn(Pair::sit(address, game.to_owned(), luck))).collect();
    let mut pairs = Vec::new();
    for pair in sitting {
        pairs.push(pair.await.map_err(Trouble::because)?.map_err(Trouble::because)?);
    }
    let pace = Duration::from_millis(arguments.pace);
    let (server_before, clients_before) = (of_server(ticks), ticks("self"));
    let begun = Instant::now();
    let until = begun + seconds;
    let tasks: Vec<_> = pairs.into_iter().map(|pair| tokio::spawn(pair.play(until, pace))).collect();
    let (mut tally, mut left) = (Tally::default(), Vec::new());
    for task in tasks {
        let (played, pair) = task.await.map_err(Trouble::because)?.map_err(Trouble::because)?;
        tally.add(played);
        left.push(pair.leave());
    }
    let took = begun.elapsed().as_secs_f64();
    let grown = of_server(memory).zip(before).map(|(after, before)| after.saturating_sub(before));
    let decisions = tally.latencies.len().max(1) as f64;
    let used = |before: Option<u64>, after: Option<u64>| {
        after.zip(before).map(|(after, before)| after.saturating_sub(before) as f64 * TICK_US / decisions)
    };
    let used = (used(server_before, of_server(ticks)), used(clients_before, ticks("self")));
    let rest = match server.take() {
        Some(served) => Some(at_rest(served, &folder, arguments, left).await?),
        None => None,
    };
    tally.latencies.sort_unstable();
    let at = |share| milliseconds(&tally.latencies, share);
    Ok(Measured {
        game: game.to_owned(),
        tables: arguments.tables,
        seconds: took,
        durable: !arguments.relaxed,
        games: tally.games,
        decisions: tally.latencies.len(),
        decisions_per_second: tally.latencies.len() as f64 / took,
        p50_ms: at(0.5),
        p99_ms: at(0.99),
        max_ms: at(1.0),
        bytes_received: tally.bytes,
        kb_per_table: grown.map(|grown| grown / arguments.tables.max(1) as u64),
        kb_per_table_at_rest: rest.as_ref().and_then(|rest| rest.kb_per_table),
        wake_p50_ms: rest.as_ref().map(|rest| rest.wake_p50_ms),
        wake_max_ms: rest.as_ref().map(|rest| rest.wake_max_ms),
        server_us_per_decision: used.0,
        clients_us_per_decision: used.1,
    })
}

/// Of these times, the shortest first, the one that such a share of all are no longer than, in milliseconds.
fn milliseconds(times: &[Duration], share: f64) -> f64 {
    let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
    times.get(index).map_or(0.0, |took| took.as_secs_f64() * 1e3)
}

/// What was measured of tables at which nothing happens.
struct AtRest {
    kb_per_table: Option<u64>,
    wake_p50_ms: f64,
    wake_max_ms: f64,
}

/// A server begins anew, and everybody comes back to their table and does nothing.
async fn at_rest(
    mut served: Served,
    folder: &Folder,
    arguments: &Arguments,
    tables: Vec<(String, [Visitor; 2])>,
) -> Result<AtRest, Trouble> {
    served.close()?;
    let served = Served::start(folder, arguments)?;
    let memory = || memory(&served.child.id().to_string());
    let before = memory();
    let (mut chairs, mut waking) = (Vec::new(), Vec::new());
    for (table, visitors) in &tables {
        for (i, visitor) in visitors.iter().enumerate() {
            let visitor = Visitor { address: served.address, ..visitor.clone() };
            let mut chair = visitor.connect(table).await.map_err(Trouble::because)?;
            let begun = Instant::now();
            chair.say(&ClientMessage::Hello { since: None }).await.map_err(Trouble::because)?;
            hear(&mut chair, &mut Seen::default(), 0, true).await.map_err(Trouble::because)?;
            if i == 0 {
                waking.push(begun.elapsed());
            }
            chairs.push(chair);
        }
    }
    tokio::time::sleep(REST * 3).await;
    let grown = memory().zip(before).map(|(after, before)| after.saturating_sub(before));
    drop(chairs);
    waking.sort_unstable();
    Ok(AtRest {
        kb_per_table: grown.map(|grown| grown / tables.len().max(1) as u64),
        wake_p50_ms: milliseconds(&waking, 0.5),
        wake_max_ms: milliseconds(&waking, 1.0),
    })
}

#[derive(Debug, Default)]
struct Tally {
    latencies: Vec<Duration>,
    games: u64,
    bytes: u64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.latencies.extend(other.latencies);
        self.games += other.games;
        self.bytes += other.bytes;
    }
}

/// Two people at one table.
struct Pair {
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
struct Seen {
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
    async fn sit(address: SocketAddr, game: String, luck: Rng) -> io::Result<Pair> {
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

    /// Where they sat, and who they are.
    fn leave(self) -> (String, [Visitor; 2]) {
        (self.table, self.visitors)
    }

    async fn play(mut self, until: Instant, pace: Duration) -> io::Result<(Tally, Pair)> {
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
                tokio::time::sleep(pace).await;
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
async fn hear(chair: &mut Chair, seen: &mut Seen, n: u32, any: bool) -> io::Result<u64> {
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

/// A server that was started to be measured.
struct Served {
    child: Child,
    address: SocketAddr,
}

impl Served {
    fn start(folder: &Folder, arguments: &Arguments) -> Result<Served, Trouble> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--port", "0", "--unlimited", "--rest"]).arg(REST.as_millis().to_string());
        command.arg("--data").arg(&folder.0);
        if arguments.relaxed {
            command.arg("--relaxed");
        }
        if let Some(db) = &arguments.db {
            command.args(["--db", db]);
        }
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let address = address(line.trim()).map_err(|_| Trouble::because("the server did not begin"))?;
        Ok(Served { child, address })
    }

    /// Lets it go in good order.
    fn close(&mut self) -> Result<(), Trouble> {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// When the server that is measured forgets what it can find again.
const REST: Duration = Duration::from_millis(500);

/// Microseconds of a tick, in which Linux counts the time of processes.
const TICK_US: f64 = 10_000.0;

/// The processor time of a process in ticks, where the system tells.
fn ticks(process: &str) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // After the name, which may hold anything: the state, ten numbers, and then what we want.
    let mut numbers = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut next = || numbers.next()?.parse::<u64>().ok();
    Some(next()? + next()?)
}

/// The memory of a process in kilobytes, where the system tells.
fn memory(process: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// A folder that goes away.
struct Folder(PathBuf);

impl Folder {
    fn new() -> io::Result<Folder> {
        let folder = std::env::temp_dir().join(format!("arbiter-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn table(measured: &Measured) -> String {
    let row = |what: &str, value: String| vec![what.to_owned(), value];
    let mut rows = vec![
        row("decisions per second", format!("{:.0}", measured.decisions_per_second)),
        row("choice to all views, half within", format!("{:.2} ms", measured.p50_ms)),
        row("99 % within", format!("{:.2} ms", measured.p99_ms)),
        row("longest", format!("{:.2} ms", measured.max_ms)),
        row("bytes per decision", (measured.bytes_received / measured.decisions.max(1) as u64).to_string()),
    ];
    if let Some(kilobytes) = measured.kb_per_table {
        rows.push(row("memory of the server per table", format!("{kilobytes} kB")));
    }
    if let Some(kilobytes) = measured.kb_per_table_at_rest {
        rows.push(row("the same at rest", format!("{kilobytes} kB")));
    }
    if let Some((half, all)) = measured.wake_p50_ms.zip(measured.wake_max_ms) {
        rows.push(row("a table wakes, half within", format!("{half:.2} ms")));
        rows.push(row("all within", format!("{all:.2} ms")));
    }
    if let Some((server, clients)) = measured.server_us_per_decision.zip(measured.clients_us_per_decision) {
        rows.push(row("processor time of the server per decision", format!("{server:.0} µs")));
        rows.push(row("of the people", format!("{clients:.0} µs")));
    }
    let Measured { game, tables, seconds, games, decisions, durable, .. } = measured;
    let kept = if *durable { "durable" } else { "relaxed" };
    format!(
        "{game}, {tables} tables, {kept}: {decisions} decisions, {games} games finished in {seconds:.1} s\n{}",
        columns(&rows)
    )
}
