//! `arbiter load`: how much a server can take.
//!
//! Scripted people sit at many tables, two at each, over real sockets. Whoever is asked answers at
//! once, at random. A choice is settled when both have seen what came of it. The server is a program
//! of its own, so that what it needs is told apart from what the people need. Afterwards it begins anew, everybody comes
//! back to their table and does nothing: so it is seen how soon a table wakes, and what it needs at rest.

mod pair;
mod said;
mod served;

use crate::answer::{Answer, Outcome, Trouble};
use arbiter_engine::Rng;
use arbiter_protocol::ClientMessage;
use arbiter_server::client::Visitor;
use arbiter_shelf::GAMES;
use pair::{Pair, Seen, Tally, hear};
use serde::Serialize;
use served::{Folder, REST, Served, TICK_US, memory, ticks};
use std::{
    io::{self, Write},
    net::SocketAddr,
    time::{Duration, Instant},
};

/// Play scripted games over real sockets and measure.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// How many tables at once. Several numbers, such as 10,100,1000, are measured one after the other and compared.
    #[arg(long, value_name = "TABLES", value_delimiter = ',', default_value = "50")]
    tables: Vec<usize>,
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
    /// How long people think before they answer, in milliseconds: each time up to twice as long or hardly at all; not at
    /// all if not said.
    #[arg(long, value_name = "MS", default_value_t = 0)]
    pace: u64,
    /// How many others load replays meanwhile, page after page without a pause.
    #[arg(long, default_value_t = 0)]
    readers: usize,
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
    /// Pages of replays that others loaded meanwhile.
    pages_read: u64,
}

/// Measures.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let seconds = Duration::try_from_secs_f64(arguments.seconds)
        .map_err(|_| Trouble::because("--seconds is a number from 0 up"))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let games = if arguments.game == "all" { GAMES.to_vec() } else { vec![arguments.game.as_str()] };
    for game in games {
        let mut all = Vec::new();
        for tables in &arguments.tables {
            let measured = runtime.block_on(measure(arguments, game, *tables, seconds))?;
            if arguments.json {
                writeln!(out, "{}", serde_json::to_string(&measured).map_err(Trouble::because)?)?;
            }
            out.flush()?;
            all.push(measured);
        }
        match all.as_slice() {
            _ if arguments.json => {}
            [one] => write!(out, "{}", said::alone(one))?,
            several => write!(out, "{}", said::compared(several))?,
        }
        out.flush()?;
    }
    Ok(Answer::Yes)
}

async fn measure(arguments: &Arguments, game: &str, tables: usize, seconds: Duration) -> Result<Measured, Trouble> {
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
    let luck = (0..tables).map(|number| Rng::stream(arguments.seed, number as u64));
    let sitting: Vec<_> = luck.map(|luck| tokio::spawn(Pair::sit(address, game.to_owned(), luck))).collect();
    let mut pairs = Vec::new();
    for pair in sitting {
        pairs.push(pair.await.map_err(Trouble::because)?.map_err(Trouble::because)?);
    }
    let pace = Duration::from_millis(arguments.pace);
    let (server_before, clients_before) = (of_server(ticks), ticks("self"));
    let begun = Instant::now();
    let until = begun + seconds;
    let readers: Vec<_> =
        (pairs.iter().cycle().take(arguments.readers)).map(|pair| tokio::spawn(read_on(pair.host(), until))).collect();
    let tasks: Vec<_> = pairs.into_iter().map(|pair| tokio::spawn(pair.play(until, pace))).collect();
    let (mut tally, mut left) = (Tally::default(), Vec::new());
    for task in tasks {
        let (played, pair) = task.await.map_err(Trouble::because)?.map_err(Trouble::because)?;
        tally.add(played);
        left.push(pair.leave());
    }
    let took = begun.elapsed().as_secs_f64();
    let mut pages_read = 0;
    for reader in readers {
        pages_read += reader.await.map_err(Trouble::because)?.map_err(Trouble::because)?;
    }
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
        tables,
        seconds: took,
        durable: !arguments.relaxed,
        games: tally.games,
        decisions: tally.latencies.len(),
        decisions_per_second: tally.latencies.len() as f64 / took,
        p50_ms: at(0.5),
        p99_ms: at(0.99),
        max_ms: at(1.0),
        bytes_received: tally.bytes,
        kb_per_table: grown.map(|grown| grown / tables.max(1) as u64),
        kb_per_table_at_rest: rest.as_ref().and_then(|rest| rest.kb_per_table),
        wake_p50_ms: rest.as_ref().map(|rest| rest.wake_p50_ms),
        wake_max_ms: rest.as_ref().map(|rest| rest.wake_max_ms),
        server_us_per_decision: used.0,
        clients_us_per_decision: used.1,
        pages_read,
    })
}

/// Loads the replay of a table, from its first page on and again. How many pages?
async fn read_on((table, mut visitor): (String, Visitor), until: Instant) -> io::Result<u64> {
    const FRAMES: usize = 100;
    let (mut pages, mut from) = (0, 0);
    while Instant::now() < until {
        let path = format!("/api/tables/{table}/replay?from={from}&count={FRAMES}");
        let page = visitor.get_with(&path, &[("accept-encoding", "gzip")]).await?;
        if page.status != 200 {
            return Err(io::Error::other(page.body));
        }
        pages += 1;
        from = (from + FRAMES) % (20 * FRAMES);
    }
    Ok(pages)
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
