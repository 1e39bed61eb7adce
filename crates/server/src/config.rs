//! What whoever runs the server may decide.

use crate::{Mail, Proxies};
use arbiter_store::Durability;
use serde::Deserialize;
use std::{net::SocketAddr, path::PathBuf, time::Duration};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The database that several servers share, as a URL; if not said, this server has its store in the folder.
    pub db: Option<String>,
    /// Where the other servers reach this one, `10.0.0.5:8080`; where it listens if not said.
    pub reach: Option<String>,
    /// How long a server that shares the database is believed to run after it was last heard of.
    pub lease: Duration,
    /// The folder that holds the store and the key; made if it is missing.
    pub data: PathBuf,
    /// Make a new key where the old one is gone, though there are tables: nobody has their seat at them any more.
    pub new_key: bool,
    /// What a commit survives.
    pub durability: Durability,
    /// The least time a bot takes to answer, so that people can follow.
    pub bot_pace: Duration,
    /// How bots of every level play, where it is not as their level says: for tests of everything else.
    pub bots: Option<arbiter_bots::Kind>,
    /// How many bots think at the same time; as many as there are cores if not said.
    pub thinkers: Option<usize>,
    /// How long a table stays awake when nobody is there.
    pub idle: Duration,
    /// How long nothing has to happen at a table before it keeps little: what was before is played again if need be.
    pub rest: Duration,
    /// How long a table is kept at which nothing happens, while its game is not over; forever if not said.
    pub keep_unfinished: Option<Duration>,
    /// How long it is kept once its game is over.
    pub keep_finished: Option<Duration>,
    /// Whose word is taken for where a request comes from.
    pub proxies: Proxies,
    /// Where its pages are, as browsers say it: `https://play.example.org`. If any are named, nothing of the API is
    /// answered under another name; if none, the name a request is sent to is taken for ours.
    pub origins: Vec<String>,
    /// How long somebody has to be away before others may let a bot play for them.
    pub patience: Duration,
    /// How long a link for another device can be used.
    pub link_life: Duration,
    /// How often a socket is asked whether somebody is there; who is silent for twice as long has gone.
    pub heartbeat: Duration,
    /// How long somebody may take to say what they want, and then to say nothing until they want something else.
    pub head_timeout: Duration,
    /// How long a request may take, with all that is sent along.
    pub request_timeout: Duration,
    /// How long somebody may take to read on.
    pub read_timeout: Duration,
    /// Tell browsers of people who are not there that it is their move, where they wish it. Their makers are told to
    /// turn to this address, `mailto:…` or `https:…`, if something is wrong. If not said, nobody is told anything.
    pub push: Option<String>,
    /// Let browsers be told at addresses of this machine: for tests.
    pub push_to_this_machine: bool,
    /// How letters are sent to those who want them; if not said, none are.
    pub mail: Option<Mail>,
    /// Send cookies over TLS only: for a server behind a proxy that speaks it.
    pub secure: bool,
    /// Where `/metrics` and `/health` are, for whoever runs the server; with everything else if not said.
    pub metrics: Option<SocketAddr>,
    /// The socket for whoever runs the server; in the folder if not said.
    pub admin: Option<PathBuf>,
    /// Note every request: its method, the pattern of its path, what came of it. No address, no id.
    pub access_log: bool,
    /// How long `/health` says that the server closes before anybody is sent away.
    pub drain: Duration,
    /// What anybody may ask for.
    pub limits: Limits,
    /// The time, in milliseconds since 1970.
    pub clock: fn() -> u64,
    /// The seed of the first table, the next has the next: for tests, since who knows it knows every card. Without it
    /// nobody knows any.
    pub seed: Option<u64>,
}

/// What anybody may ask for.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Limits {
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// The longest message at a table, in bytes.
    pub message: usize,
    /// Messages a socket may send in a second, over time.
    pub messages_per_second: u32,
    /// Messages it may send at once.
    pub messages_at_once: u32,
    /// Requests an address may make in a second, over time; 0 for any number.
    pub requests_per_second: u32,
    /// Requests it may make at once.
    pub requests_at_once: u32,
    /// Bytes that may wait to be sent through a socket; who lags further behind has to come again.
    pub waiting: usize,
    /// The most frames of a replay in one answer.
    pub frames: usize,
    /// Answers with frames an address may ask for in a second, over time; ten times as many at once.
    pub replays_per_second: u32,
    /// Bytes of finished replays that are remembered.
    pub remembered: u64,
    /// The most entries that are told at once to somebody who missed them.
    pub page: usize,
    /// Connections an address may have open at the same time, besides sockets; and requests, also through a proxy.
    pub connections_per_address: usize,
    /// Connections a proxy of ours, or another server, may have open at the same time, besides sockets.
    pub connections_per_proxy: usize,
    /// Sockets open at the same time.
    pub sockets: usize,
    /// Sockets a guest may have open at the same time.
    pub sockets_per_guest: usize,
    /// Sockets an address may have open at the same time.
    pub sockets_per_address: usize,
    /// Tables a guest may have made that are not over.
    pub tables_per_guest: u32,
    /// Bots at these tables.
    pub bots_per_guest: u32,
    /// Tables, names and links an address may have kept in an hour.
    pub kept_per_hour: u32,
    /// Answers, withdrawals and words at tables that an address may have written in an hour.
    pub entries_per_hour: u32,
    /// Accounts and passwords an address may try in an hour; and how often a name may be tried.
    pub tries_per_hour: u32,
    /// The longest log of a table. Nothing can be taken back beyond half of it, so that every game comes to its end.
    pub entries: usize,
    /// Links for other devices that may wait to be used, for each seat.
    pub links: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 16 * 1024,
            message: 2 * 1024,
            messages_per_second: 50,
            messages_at_once: 200,
            requests_per_second: 50,
            requests_at_once: 400,
            waiting: 1024 * 1024,
            frames: 100,
            replays_per_second: 10,
            remembered: 32 * 1024 * 1024,
            page: 250,
            connections_per_address: 200,
            connections_per_proxy: 10_000,
            sockets: 10_000,
            sockets_per_guest: 40,
            sockets_per_address: 200,
            tables_per_guest: 100,
            bots_per_guest: 200,
            kept_per_hour: 200,
            entries_per_hour: 20_000,
            tries_per_hour: 30,
            entries: 20_000,
            links: 5,
        }
    }
}

impl Limits {
    /// Hardly any: for measuring and for tests that are not about limits.
    #[must_use]
    pub fn generous() -> Limits {
        Limits {
            messages_per_second: 1_000_000,
            messages_at_once: 1_000_000,
            requests_per_second: 0,
            replays_per_second: u32::MAX / 10,
            connections_per_address: usize::MAX,
            connections_per_proxy: usize::MAX,
            sockets_per_guest: usize::MAX,
            sockets_per_address: usize::MAX,
            tables_per_guest: u32::MAX,
            bots_per_guest: u32::MAX,
            kept_per_hour: u32::MAX,
            entries_per_hour: u32::MAX,
            tries_per_hour: u32::MAX,
            ..Limits::default()
        }
    }
}

impl Config {
    /// How long nothing usually has to happen at a table before it rests.
    pub const REST: Duration = Duration::from_secs(20);

    /// The time, in milliseconds since 1970.
    #[must_use]
    pub fn now() -> u64 {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        since.map_or(0, |since| since.as_millis() as u64)
    }

    /// The usual way to run it, with this folder.
    #[must_use]
    pub fn usual(data: PathBuf) -> Config {
        Config {
            db: None,
            reach: None,
            lease: Duration::from_secs(3),
            data,
            new_key: false,
            durability: Durability::Machine,
            bot_pace: Duration::from_millis(250),
            bots: None,
            thinkers: None,
            idle: Duration::from_secs(120),
            rest: Config::REST,
            keep_unfinished: Some(90 * DAY),
            keep_finished: Some(730 * DAY),
            proxies: Proxies::default(),
            origins: Vec::new(),
            patience: Duration::from_secs(120),
            link_life: Duration::from_secs(15 * 60),
            heartbeat: Duration::from_secs(20),
            head_timeout: Duration::from_secs(15),
            request_timeout: Duration::from_secs(30),
            read_timeout: Duration::from_secs(30),
            push: None,
            push_to_this_machine: false,
            mail: None,
            secure: false,
            metrics: None,
            admin: None,
            access_log: false,
            drain: Duration::ZERO,
            limits: Limits::default(),
            clock: Config::now,
            seed: None,
        }
    }
}
