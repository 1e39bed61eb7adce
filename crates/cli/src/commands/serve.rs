//! `arbiter serve`: the table in the browser.

use crate::answer::{Answer, Outcome, Trouble};
use arbiter_server::{Config, IpNet, Limits, network, serve};
use std::{
    io::Write,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    time::Duration,
};
use tracing_subscriber::EnvFilter;

/// Serve tables to browsers.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// The port to listen at; 0 for any free one.
    #[arg(long, default_value_t = 8080, env = "ARBITER_PORT")]
    port: u16,
    /// The address to listen at; 0.0.0.0 for every network this machine is in.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), env = "ARBITER_HOST")]
    host: IpAddr,
    /// The folder tables are kept in.
    #[arg(long, default_value = "arbiter-data", env = "ARBITER_DATA")]
    data: PathBuf,
    /// Make a new key where the old one is gone, though there are tables: nobody has their seat at them any more.
    #[arg(long)]
    new_key: bool,
    /// The least time a bot takes to answer, in milliseconds.
    #[arg(long, default_value_t = 250)]
    bot_pace: u64,
    /// An address, or a block of them, whose word is taken for where a request comes from (X-Forwarded-For, Forwarded):
    /// a proxy. May be said several times.
    #[arg(long, value_name = "ADDRESS", value_parser = network, value_delimiter = ',', env = "ARBITER_TRUSTED_PROXIES")]
    trusted_proxy: Vec<IpNet>,
    /// Where the pages are, as browsers say it: https://play.example.org. May be said several times.
    #[arg(long, value_name = "URL", value_delimiter = ',', env = "ARBITER_ORIGINS")]
    origin: Vec<String>,
    /// How many bots think at the same time; as many as there are cores if not said.
    #[arg(long)]
    thinkers: Option<usize>,
    /// For how many days a table is kept at which nothing happens, while its game is not over; 0 for ever.
    #[arg(long, default_value_t = 90, value_name = "DAYS")]
    keep_unfinished: u64,
    /// For how many days it is kept once its game is over; 0 for ever.
    #[arg(long, default_value_t = 730, value_name = "DAYS")]
    keep_finished: u64,
    /// Send cookies over TLS only: for a server behind a proxy that speaks it.
    #[arg(long)]
    secure: bool,
    /// Lets anybody ask as often as they like: for tests and measurements.
    #[arg(long)]
    unlimited: bool,
    /// The seed of the first table, the next has the next: for tests. Without it nobody knows any.
    #[arg(long)]
    seed: Option<u64>,
    /// Writes the log as JSON.
    #[arg(long)]
    log_json: bool,
}

/// Serves until it is told to stop.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    log(arguments.log_json);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let config = Config {
            new_key: arguments.new_key,
            bot_pace: Duration::from_millis(arguments.bot_pace),
            secure: arguments.secure,
            proxies: arguments.trusted_proxy.iter().copied().collect(),
            origins: arguments.origin.clone(),
            thinkers: arguments.thinkers,
            keep_unfinished: days(arguments.keep_unfinished),
            keep_finished: days(arguments.keep_finished),
            seed: arguments.seed,
            limits: if arguments.unlimited { Limits::generous() } else { Limits::default() },
            ..Config::usual(arguments.data.clone())
        };
        let address = SocketAddr::new(arguments.host, arguments.port);
        let server = serve(config, address).await.map_err(Trouble::because)?;
        writeln!(out, "http://{}", server.address)?;
        out.flush()?;
        stop().await?;
        server.close().await;
        Ok(Answer::Yes)
    })
}

fn days(days: u64) -> Option<Duration> {
    (days > 0).then(|| Duration::from_secs(days * 24 * 60 * 60))
}

/// To the error stream, so that the address is all there is on the other.
fn log(json: bool) {
    let filter = EnvFilter::try_from_env("ARBITER_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json {
        log.json().init();
    } else {
        log.init();
    }
}

/// Comes back when somebody wants the program to stop.
async fn stop() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            result = tokio::signal::ctrl_c() => result,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
