//! The table in the browser: HTTP, WebSocket, one task per live table.
//!
//! | File | What is in it |
//! |---|---|
//! | `config.rs` | what whoever runs the server may decide |
//! | `folder.rs` | the folder it runs in: locked, copied, put back |
//! | `caller.rs`, `proxies.rs`, `crowd.rs` | whose address a request comes from, and how much anybody may have |
//! | `origin.rs` | our own pages and those of others |
//! | `cluster.rs`, `forward.rs` | several servers on one database: who has a table, and what is passed on to whom |
//! | `admin.rs`, `bans.rs` | what whoever runs the server may do, over a socket on the machine itself |
//! | `sweep.rs`, `alarm.rs` | forgets what was abandoned; wakes what wants it |
//! | `keys.rs`, `guest.rs` | signed cookies and invitations: who makes a request |
//! | `account/` | ways into an account: passwords, passkeys, devices that are signed in |
//! | `api/` | the HTTP API, documented as OpenAPI at `/api/openapi.json` |
//! | `serve.rs` | listening: who may connect, and for how long in silence |
//! | `socket.rs`, `outbox.rs` | one connection to a table, and what waits to be sent through it |
//! | `table/` | the tables that are awake: a task each, fed by a queue |
//! | `contest.rs`, `ratings.rs` | tournaments, and how well somebody plays |
//! | `thinkers.rs` | whose bot may think next |
//! | `replays.rs` | games looked back on: in pages, packed, remembered |
//! | `say.rs` | from the words of the engine to those of the wire |
//! | `files.rs`, `preview.rs` | the client, embedded; what a link to a table says of itself |
//! | `reach.rs`, `letters.rs` | telling those who are not there that it is their move, in their browser and by letter |
//! | `client.rs` | a scripted client, for measuring and tests |
//!
//! The server knows no game and says no sentence: choices are texts, views are JSON, and whatever a
//! person reads is an id with arguments. What is acknowledged is on the disk.

mod account;
#[cfg(unix)]
mod admin;
mod alarm;
mod api;
mod app;
mod bans;
mod caller;
pub mod client;
mod cluster;
mod config;
mod contest;
mod crowd;
mod error;
mod files;
mod folder;
mod forward;
mod guest;
mod keys;
mod letters;
mod metrics;
mod origin;
mod outbox;
mod preview;
mod proxies;
mod ratings;
mod reach;
mod replays;
mod say;
mod serve;
mod socket;
mod sweep;
mod table;
mod thinkers;

#[cfg(unix)]
pub use admin::ask_admin;
pub use api::openapi;
pub use app::{App, CannotStart};
pub use config::{Config, Limits};
pub use error::ApiError;
pub use folder::{backup, copy_to_database, restore};
pub use keys::Keys;
pub use letters::{LetterLine, Mail};
pub use metrics::Metrics;
pub use origin::origin;
pub use preview::Preview;
pub use proxies::{IpNet, Proxies, network};
pub use reach::Notice;
pub use serve::{Server, serve};
pub use table::{NewTable, Opening, Tables};
