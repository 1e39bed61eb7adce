//! `arbiter chaos`: several servers on one database, and everything that can happen to them.
//!
//! A PostgreSQL of its own, some servers as programs of their own, people who play all games at them over real sockets, and
//! lines between all of them that can be cut. Each round one thing goes wrong, and comes right again. Nothing that was
//! acknowledged may be lost, doubled or become something else, and every table has to go on. Everything stays on this machine.

mod game;
mod line;
mod people;
mod server;

use crate::answer::{Answer, Outcome, Trouble};
use arbiter_engine::Rng;
use arbiter_store::{Postgres, PrivatePostgres, Store};
use people::{Crowd, Player, Role};
use server::{Program, Signal};
use std::{
    collections::BTreeSet,
    io::Write,
    time::{Duration, Instant},
};

/// Let several servers on one database die, stop and lose each other, and see that nothing is lost.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// How many times something goes wrong.
    #[arg(long, default_value_t = 6)]
    rounds: u32,
    /// How many tables are played at.
    #[arg(long, default_value_t = 6)]
    tables: usize,
    /// How many servers.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=9))]
    servers: u8,
    /// Within how many seconds every table has to go on.
    #[arg(long, default_value_t = 10.0, value_name = "SECONDS")]
    within: f64,
    /// What decides what goes wrong when.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What can go wrong.
#[derive(Copy, Clone, Debug)]
enum Fault {
    Killed,
    Stopped,
    CutFromDatabase,
    DatabaseSilent,
    CutFromServers,
    DatabaseRestarted,
}

const FAULTS: [Fault; 6] = [
    Fault::Killed,
    Fault::Stopped,
    Fault::CutFromDatabase,
    Fault::DatabaseSilent,
    Fault::CutFromServers,
    Fault::DatabaseRestarted,
];

/// Longer than a server is believed to run that is not heard of.
const OUTAGE: Duration = Duration::from_secs(6);
/// People play undisturbed for so long.
const PEACE: Duration = Duration::from_millis(1500);

/// Runs the rounds.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let within = Duration::try_from_secs_f64(arguments.within)
        .map_err(|_| Trouble::because("--within is a number of seconds"))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(rounds(arguments, within, out))
}

async fn rounds(arguments: &Arguments, within: Duration, out: &mut dyn Write) -> Outcome {
    let postgres = PrivatePostgres::start("chaos").map_err(Trouble::because)?;
    let mut postgres = postgres.ok_or_else(|| Trouble::because("PostgreSQL is not installed on this machine"))?;
    let database = postgres.database("chaos").map_err(Trouble::because)?;
    let mut servers = Vec::new();
    for _ in 0..arguments.servers {
        servers.push(Program::start(postgres.port()).await.map_err(Trouble::because)?);
    }
    let crowd = Crowd::new(servers.iter().map(|server| server.address).collect());
    let players: Vec<_> = roles(arguments.tables as u64)
        .map(|(number, role)| tokio::spawn(Player::new(crowd.clone(), arguments.seed, number, role).play()))
        .collect();
    let mut luck = Rng::stream(arguments.seed, u64::MAX);
    let (mut longest, mut late) = (Duration::ZERO, 0);
    tokio::time::sleep(PEACE).await;
    for round in 1..=arguments.rounds {
        let fault = FAULTS[(round as usize - 1) % FAULTS.len()];
        let whom = (luck.next_u64() % servers.len() as u64) as usize;
        let begun = Instant::now();
        go_wrong(fault, &mut servers[whom], &mut postgres).await?;
        // What the database needs to begin again is waited for like everything else, and said.
        let away = match fault {
            Fault::DatabaseRestarted => format!(", of which the database was away for {:.1?}", begun.elapsed()),
            _ => String::new(),
        };
        // What was under way already is no sign of life.
        tokio::time::sleep(Duration::from_millis(500)).await;
        let during = crowd.all_go_on(players.len(), begun, within).await;
        tokio::time::sleep(OUTAGE.saturating_sub(begun.elapsed())).await;
        come_right(fault, &mut servers[whom]).await?;
        crowd.moved(whom, servers[whom].address);
        let healed = Instant::now();
        tokio::time::sleep(PEACE).await;
        let after = crowd.all_go_on(players.len(), healed, within).await;
        match (during, after) {
            (Some(during), Some(after)) => {
                longest = longest.max(during).max(after);
                writeln!(out, "{round}: server {} {fault:?}: all tables went on within {during:.1?}{away}", whom + 1)?;
            }
            (during, after) => {
                late += 1;
                writeln!(
                    out,
                    "{round}: server {} {fault:?}: a table stood still: {during:?}{away}, {after:?}",
                    whom + 1
                )?;
            }
        }
        out.flush()?;
    }
    crowd.stop();
    let mut played = Vec::new();
    for player in players {
        played.extend(player.await.map_err(Trouble::because)?.map_err(Trouble::because)?);
    }
    let store = Postgres::open(&database).await.map_err(Trouble::because)?;
    let (mut acknowledged, mut wrong) = (0, 0);
    let tables: BTreeSet<&str> = played.iter().map(|game| game.table.as_str()).collect();
    for game in &played {
        acknowledged += game.heard.len();
        let kept = store.entries(&game.table).await.map_err(Trouble::because)?;
        if let Err(why) = game.compare(&kept) {
            wrong += 1;
            writeln!(out, "table {}: {why}", game.table)?;
        }
    }
    store.close().await.map_err(Trouble::because)?;
    writeln!(
        out,
        "{} rounds, {} servers, {} games: {acknowledged} entries acknowledged, {wrong} with one lost, doubled or \
         replaced, {late} rounds in which a table stood still, longest wait {longest:.1?}",
        arguments.rounds,
        arguments.servers,
        tables.len(),
    )?;
    Ok(Answer::from(wrong == 0 && late == 0 && acknowledged > 0))
}

/// Who plays: at every other table with a friend, else against a bot.
fn roles(tables: u64) -> impl Iterator<Item = (u64, Role)> {
    let at = move |table: u64| match table % 2 {
        0 => vec![(table, Role::Alone)],
        _ => vec![(table, Role::Host), (tables + table, Role::FriendOf(table))],
    };
    (0..tables).flat_map(at)
}

async fn go_wrong(fault: Fault, server: &mut Program, postgres: &mut PrivatePostgres) -> Result<(), Trouble> {
    match fault {
        Fault::Killed => server.kill().map_err(Trouble::because)?,
        Fault::Stopped => server.signal(Signal::Stop).map_err(Trouble::because)?,
        Fault::CutFromDatabase => server.to_database.cut(),
        Fault::DatabaseSilent => server.to_database.hold_back(),
        Fault::CutFromServers => server.from_servers.cut(),
        Fault::DatabaseRestarted => tokio::task::block_in_place(|| postgres.restart()).map_err(Trouble::because)?,
    }
    Ok(())
}

async fn come_right(fault: Fault, server: &mut Program) -> Result<(), Trouble> {
    match fault {
        Fault::Killed => server.start_again().await.map_err(Trouble::because)?,
        Fault::Stopped => server.signal(Signal::GoOn).map_err(Trouble::because)?,
        Fault::CutFromDatabase | Fault::DatabaseSilent => server.to_database.mend(),
        Fault::CutFromServers => server.from_servers.mend(),
        Fault::DatabaseRestarted => {}
    }
    Ok(())
}
