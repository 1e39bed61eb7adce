//! What whoever runs the server may decide.

use arbiter_store::Durability;
use std::{path::PathBuf, time::Duration};

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder that holds the store and the key; made if it is missing.
    pub data: PathBuf,
    /// Make a new key where the old one is gone, though there are tables: nobody has their seat at them any more.
    pub new_key: bool,
    /// What a commit survives.
    pub durability: Durability,
    /// The least time a bot takes to answer, so that people can follow.
    pub bot_pace: Duration,
    /// How long a table stays awake when nobody is there.
    pub idle: Duration,
    /// How long a link for another device can be used.
    pub link_life: Duration,
    /// Send cookies over TLS only: for a server behind a proxy that speaks it.
    pub secure: bool,
    /// What anybody may ask for.
    pub limits: Limits,
    /// The time, in milliseconds since 1970.
    pub clock: fn() -> u64,
    /// The seed of the first table, the next has the next: for tests, since who knows it knows every card. Without it
    /// nobody knows any.
    pub seed: Option<u64>,
}

/// What anybody may ask for.
#[derive(Copy, Clone, Debug)]
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
    /// Sockets open at the same time.
    pub sockets: usize,
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
            sockets: 10_000,
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
            ..Limits::default()
        }
    }
}

impl Config {
    /// The usual way to run it, with this folder.
    #[must_use]
    pub fn usual(data: PathBuf) -> Config {
        Config {
            data,
            new_key: false,
            durability: Durability::Machine,
            bot_pace: Duration::from_millis(250),
            idle: Duration::from_secs(120),
            link_life: Duration::from_secs(15 * 60),
            secure: false,
            limits: Limits::default(),
            clock: now,
            seed: None,
        }
    }
}

/// The time, in milliseconds since 1970.
fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
