//! `arbiter serve`: the table in the browser.

mod file;

use crate::answer::{Answer, Outcome, Trouble};
use arbiter_server::{Config, IpNet, Limits, Mail, network, origin, serve};
use arbiter_store::Durability;
use clap::builder::BoolishValueParser;
use file::File;
use std::{
    fs,
    io::{IsTerminal, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    sync::OnceLock,
    time::Duration,
};
use tracing_subscriber::EnvFilter;

/// Serve tables to browsers.
///
/// What is not said here is taken from the environment, then from the file, then as usual.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// A file with any of what follows, by the same names: port = 8080.
    #[arg(long, value_name = "FILE", env = "ARBITER_CONFIG")]
    config: Option<PathBuf>,
    /// Says where it would listen, or what of this cannot be meant, and stops. Neither folder, database nor address is opened.
    #[arg(long)]
    check: bool,
    /// The port to listen at, usually 8080; 0 for any free one.
    #[arg(long, env = "ARBITER_PORT")]
    port: Option<u16>,
    /// The address to listen at, usually 127.0.0.1; 0.0.0.0 for every network this machine is in.
    #[arg(long, env = "ARBITER_HOST")]
    host: Option<IpAddr>,
    /// The folder tables are kept in, usually arbiter-data.
    #[arg(long, env = "ARBITER_DATA")]
    data: Option<PathBuf>,
    /// The database that several servers share, as postgres://user:password@host/name; the folder is not used then.
    #[arg(long, value_name = "URL", env = "ARBITER_DB", hide_env_values = true)]
    db: Option<String>,
    /// Where the other servers reach this one, such as 10.0.0.5:8080; where it listens if not said.
    #[arg(long, value_name = "ADDRESS", env = "ARBITER_REACH")]
    reach: Option<SocketAddr>,
    /// Make a new key where the old one is gone, though there are tables: nobody has their seat at them any more.
    #[arg(long)]
    new_key: bool,
    /// The least time a bot takes to answer, in milliseconds, usually 250.
    #[arg(long, env = "ARBITER_BOT_PACE", value_name = "MS")]
    bot_pace: Option<u64>,
    /// Has bots of every level play like this one: random, greedy. For tests of everything else.
    #[arg(long, value_name = "BOT")]
    bots: Option<arbiter_bots::Kind>,
    /// An address, or a block of them, whose word is taken for where a request comes from (X-Forwarded-For, or Forwarded
    /// where there is none): a proxy. May be said several times.
    #[arg(long, value_name = "ADDRESS", value_parser = network, value_delimiter = ',', env = "ARBITER_TRUSTED_PROXIES")]
    trusted_proxy: Vec<IpNet>,
    /// Where the pages are, as browsers say it: https://play.example.org. May be said several times.
    #[arg(long, value_name = "URL", value_parser = origin, value_delimiter = ',', env = "ARBITER_ORIGINS")]
    origin: Vec<String>,
    /// How many bots think at the same time; as many as there are cores if not said.
    #[arg(long, env = "ARBITER_THINKERS")]
    thinkers: Option<usize>,
    /// For how many days a table is kept at which nothing happens, while its game is not over, usually 90; 0 for ever.
    #[arg(long, value_name = "DAYS", env = "ARBITER_KEEP_UNFINISHED")]
    keep_unfinished: Option<u64>,
    /// For how many days it is kept once its game is over, usually 730; 0 for ever.
    #[arg(long, value_name = "DAYS", env = "ARBITER_KEEP_FINISHED")]
    keep_finished: Option<u64>,
    /// For a server behind a proxy that speaks TLS: cookies over TLS only, and browsers never come without it again.
    #[arg(long, env = "ARBITER_SECURE", value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_missing_value = "true", value_parser = BoolishValueParser::new())]
    secure: Option<bool>,
    /// Tells browsers of people who are not there that it is their move, where they wish it. If something is wrong, the
    /// makers of browsers turn to this address: `mailto:…` or `https:…`.
    #[arg(long, value_name = "ADDRESS", env = "ARBITER_PUSH")]
    push: Option<String>,
    /// The server that takes letters to people who are away for long and wish it, as smtps://user:password@host or
    /// smtp://user:password@host:587?tls=required; no letters if not said. Needs mail-from and origin.
    #[arg(long, value_name = "URL", env = "ARBITER_SMTP", hide_env_values = true)]
    smtp: Option<String>,
    /// Who sends these letters: “Arbiter <arbiter@play.example.org>”.
    #[arg(long, value_name = "SENDER", env = "ARBITER_MAIL_FROM")]
    mail_from: Option<String>,
    /// Tells browsers at addresses of this machine as well: for tests.
    #[arg(long, hide = true)]
    push_to_this_machine: bool,
    /// An address of its own for /metrics and /health; with everything else if not said.
    #[arg(long, value_name = "ADDRESS", env = "ARBITER_METRICS")]
    metrics: Option<SocketAddr>,
    /// The socket for `arbiter admin`; admin.sock in the folder if not said.
    #[arg(long, value_name = "FILE", env = "ARBITER_ADMIN")]
    admin: Option<PathBuf>,
    /// Notes every request: its method, the pattern of its path, what came of it. No address, no id.
    #[arg(long, env = "ARBITER_ACCESS_LOG", value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_missing_value = "true", value_parser = BoolishValueParser::new())]
    access_log: Option<bool>,
    /// Told to stop, say so at /health for so many seconds before anybody is sent away.
    #[arg(long, value_name = "SECONDS", env = "ARBITER_DRAIN")]
    drain: Option<u64>,
    /// Lets anybody ask as often as they like: for tests and measurements.
    #[arg(long)]
    unlimited: bool,
    /// Survive only the end of the process, not that of the machine: for measurements.
    #[arg(long, hide = true)]
    relaxed: bool,
    /// After how many milliseconds in which nothing happens a table forgets what can be found again: for measurements.
    #[arg(long, value_name = "MS", hide = true)]
    rest: Option<u64>,
    /// A file that says how many milliseconds it is later than it is: for tests.
    #[arg(long, value_name = "FILE", hide = true)]
    ahead: Option<PathBuf>,
    /// The seed of the first table, the next has the next: for tests. Without it nobody knows any.
    #[arg(long)]
    seed: Option<u64>,
    /// Writes the log as JSON.
    #[arg(long, env = "ARBITER_LOG_JSON", value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_missing_value = "true", value_parser = BoolishValueParser::new())]
    log_json: Option<bool>,
}

/// Everything there is to know before it begins.
struct Settings {
    config: Config,
    address: SocketAddr,
    log_json: bool,
}

fn settings(said: &Arguments) -> Result<Settings, Trouble> {
    let file = File::read(said.config.as_deref())?;
    let data = said.data.clone().or(file.data.clone()).unwrap_or_else(|| PathBuf::from("arbiter-data"));
    let db = said.db.clone().or(file.db.clone());
    let reach = said.reach.or(file.reach);
    if reach.is_some() && db.is_none() {
        return Err(Trouble::because("reach is for servers that share a database (db)"));
    }
    let proxies = if said.trusted_proxy.is_empty() { file.proxies()? } else { said.trusted_proxy.clone() };
    let limits = if said.unlimited { Limits::generous() } else { file.limits.unwrap_or_default() };
    let origins = if said.origin.is_empty() { file.origins()? } else { said.origin.clone() };
    let config = Config {
        db,
        reach: reach.map(|reach| reach.to_string()),
        new_key: said.new_key,
        bot_pace: Duration::from_millis(said.bot_pace.or(file.bot_pace).unwrap_or(250)),
        bots: said.bots,
        push: push(said.push.clone().or(file.push))?,
        push_to_this_machine: said.push_to_this_machine,
        mail: mail(said.smtp.clone().or(file.smtp), said.mail_from.clone().or(file.mail_from), origins.first())?,
        secure: said.secure.unwrap_or(file.secure),
        proxies: proxies.into_iter().collect(),
        origins,
        thinkers: said.thinkers.or(file.thinkers),
        keep_unfinished: days(said.keep_unfinished.or(file.keep_unfinished).unwrap_or(90)),
        keep_finished: days(said.keep_finished.or(file.keep_finished).unwrap_or(730)),
        durability: if said.relaxed { Durability::Process } else { Durability::Machine },
        seed: said.seed,
        clock: clock(said.ahead.clone()),
        rest: said.rest.map_or(Config::REST, Duration::from_millis),
        metrics: said.metrics.or(file.metrics),
        admin: said.admin.clone().or(file.admin),
        access_log: said.access_log.unwrap_or(file.access_log),
        drain: Duration::from_secs(said.drain.or(file.drain).unwrap_or(0)),
        limits,
        ..Config::usual(data)
    };
    let host = said.host.or(file.host).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let address = SocketAddr::new(host, said.port.or(file.port).unwrap_or(8080));
    Ok(Settings { config, address, log_json: said.log_json.unwrap_or(file.log_json) })
}

/// What time it is: as much later as a file says, if one is named.
fn clock(ahead: Option<PathBuf>) -> fn() -> u64 {
    static AHEAD: OnceLock<PathBuf> = OnceLock::new();
    let Some(file) = ahead else { return Config::now };
    AHEAD.get_or_init(|| file);
    || {
        let said = AHEAD.get().and_then(|file| fs::read_to_string(file).ok());
        Config::now() + said.and_then(|said| said.trim().parse::<u64>().ok()).unwrap_or(0)
    }
}

/// Whom to turn to is an address.
fn push(said: Option<String>) -> Result<Option<String>, Trouble> {
    match said {
        Some(address) if !address.starts_with("mailto:") && !address.starts_with("https://") => {
            Err(Trouble::because("push is an address to turn to: mailto:… or https://…"))
        }
        said => Ok(said),
    }
}

/// Letters need a server that takes them, a sender, and to know where our pages are.
fn mail(smtp: Option<String>, from: Option<String>, site: Option<&String>) -> Result<Option<Mail>, Trouble> {
    let Some(smtp) = smtp else {
        return if from.is_some() {
            Err(Trouble::because("mail-from is for letters, which need smtp"))
        } else {
            Ok(None)
        };
    };
    let from = from.ok_or_else(|| Trouble::because("smtp needs mail-from: who sends the letters"))?;
    let mail = Mail { smtp, from, site: site.cloned().unwrap_or_default() };
    mail.check().map_err(Trouble::because)?;
    Ok(Some(mail))
}

/// Serves until it is told to stop.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let Settings { config, address, log_json } = settings(arguments)?;
    if arguments.check {
        writeln!(out, "{address}")?;
        return Ok(Answer::Yes);
    }
    log(log_json);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = serve(config, address).await.map_err(Trouble::because)?;
        writeln!(out, "http://{}", server.address)?;
        if let Some(metrics) = server.metrics {
            writeln!(out, "http://{metrics}/metrics")?;
        }
        out.flush()?;
        stop().await?;
        // Whoever is in a hurry says it twice.
        tokio::select! {
            () = server.drain() => {}
            again = stop() => again?,
        }
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
    // Colours are for whoever looks on, not for files.
    let log = log.with_ansi(std::io::stderr().is_terminal());
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
