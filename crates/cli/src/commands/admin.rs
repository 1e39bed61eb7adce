//! `arbiter admin`: what whoever runs a server may ask of it, over a socket on the machine itself.

use crate::{
    answer::{Answer, Outcome, Trouble},
    table::columns,
};
use arbiter_server::ask_admin;
use serde_json::{Value, json};
use std::{
    io::{self, Write},
    path::PathBuf,
};

/// Look after the tables of a server that runs on this machine.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// The folder of the server.
    #[arg(long, default_value = "arbiter-data", env = "ARBITER_DATA")]
    data: PathBuf,
    /// Its socket, where it is not in the folder.
    #[arg(long, env = "ARBITER_ADMIN")]
    socket: Option<PathBuf>,
    #[command(subcommand)]
    wish: Wish,
}

#[derive(clap::Subcommand, Debug)]
enum Wish {
    /// The tables, newest first.
    List {
        /// How many.
        #[arg(long, default_value_t = 50)]
        most: u32,
        /// How many to leave out before them.
        #[arg(long, default_value_t = 0)]
        skip: u32,
    },
    /// What is known of a table, but not its secrets.
    Inspect { table: String },
    /// Let a table go on that stands still, from its last good entry.
    Thaw { table: String },
    /// Let a table stand still, and send everybody away.
    Close {
        table: String,
        /// Those who play there are told.
        #[arg(long)]
        why: Option<String>,
        /// As if something had gone wrong with it: for tests.
        #[arg(long, hide = true)]
        fault: bool,
    },
    /// Delete a table and everything about it.
    Delete { table: String },
    /// The whole log of a table, with its seed, also while its game goes on.
    Export { table: String },
    /// Let a guest (as `inspect` names them), an address or a block of addresses in no more.
    Ban {
        who: String,
        /// For the record.
        #[arg(long)]
        why: Option<String>,
    },
    /// Let them in again.
    Unban { who: String },
    /// Who is not let in.
    Bans,
    /// How well everybody plays, worked out anew from how all rated games ended.
    Ratings,
}

/// Asks.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let socket = arguments.socket.clone().unwrap_or_else(|| arguments.data.join("admin.sock"));
    let (method, target, body) = request(&arguments.wish);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let asked = runtime.block_on(ask_admin(&socket, method, &target, body));
    let (status, said) = asked.map_err(|error| match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused => {
            Trouble::because(format!("no server runs here: {} cannot be opened", socket.display()))
        }
        _ => Trouble::because(error),
    })?;
    match (status, &arguments.wish) {
        (404, _) => Err(Trouble::because("there is no such thing")),
        (400.., _) => Err(Trouble::because(said)),
        (_, Wish::List { .. } | Wish::Bans | Wish::Ratings) => {
            let rows: Vec<Value> = serde_json::from_str(&said).map_err(Trouble::because)?;
            write!(out, "{}", columns(&rows.iter().map(line).collect::<Vec<_>>()))?;
            Ok(Answer::Yes)
        }
        (_, Wish::Inspect { .. }) => {
            let table: Value = serde_json::from_str(&said).map_err(Trouble::because)?;
            writeln!(out, "{}", serde_json::to_string_pretty(&table).map_err(Trouble::because)?)?;
            Ok(Answer::Yes)
        }
        _ => {
            write!(out, "{said}")?;
            Ok(Answer::Yes)
        }
    }
}

fn request(wish: &Wish) -> (&'static str, String, Option<Value>) {
    match wish {
        Wish::List { most, skip } => ("GET", format!("/tables?most={most}&skip={skip}"), None),
        Wish::Inspect { table } => ("GET", format!("/tables/{}", escaped(table)), None),
        Wish::Export { table } => ("GET", format!("/tables/{}/log", escaped(table)), None),
        Wish::Thaw { table } => ("POST", format!("/tables/{}/thaw", escaped(table)), None),
        Wish::Close { table, why, fault } => {
            ("POST", format!("/tables/{}/close", escaped(table)), Some(json!({ "why": why, "fault": fault })))
        }
        Wish::Delete { table } => ("DELETE", format!("/tables/{}", escaped(table)), None),
        Wish::Ban { who, why } => ("POST", "/bans".to_owned(), Some(json!({ "who": who, "why": why }))),
        Wish::Unban { who } => ("DELETE", format!("/bans/{}", escaped(who)), None),
        Wish::Bans => ("GET", "/bans".to_owned(), None),
        Wish::Ratings => ("GET", "/ratings".to_owned(), None),
    }
}

/// As a part of a path.
fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte);
    let byte = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(byte).collect()
}

fn line(row: &Value) -> Vec<String> {
    let text = |name: &str| row[name].as_str().unwrap_or("-").to_owned();
    if row["who"].is_string() {
        return vec![text("who"), text("why")];
    }
    if row["rated"].is_string() {
        let rating = format!("{} ± {}", row["value"], row["spread"]);
        return vec![text("game"), row["players"].to_string(), text("rated"), rating, row["games"].to_string()];
    }
    let state = match (&row["stands_still"], row["over"] == true, row["awake_here"] == true) {
        (Value::String(_), ..) => "stands still",
        (_, true, _) => "over",
        (_, _, true) => "awake",
        _ => "asleep",
    };
    vec![text("table"), text("game"), row["entries"].to_string(), state.to_owned(), text("name")]
}
