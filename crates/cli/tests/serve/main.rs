//! The server as a program of its own: it may be killed at any moment.

#[cfg(unix)]
mod admin;
#[cfg(unix)]
mod deploy;
#[cfg(unix)]
mod disk;
mod folder;
mod noted;
mod program;
#[cfg(unix)]
mod proxy;
mod settings;
#[cfg(unix)]
mod several;
#[cfg(unix)]
mod upgrade;

use arbiter_server::client::Visitor;
use arbiter_shelf::GAMES;
use program::{Folder, Person, Program, make};
use serde_json::Value;
use std::{io::Read, process::Command};

#[tokio::test]
async fn what_was_acknowledged_survives_kill_9() {
    let folder = Folder::new("kill");
    let mut program = Program::start(&folder.0);
    let mut anna = Visitor::new(program.address);
    let table = make(&mut anna).await;
    let mut heard: Vec<Value> = Vec::new();
    for round in 1..=4 {
        let mut person = Person::at(&table, &anna).await;
        assert_eq!(person.heard[..heard.len()], heard, "round {round}: everything heard of is still there");
        person.play(heard.len() + 30).await;
        // One more is under way when the server dies.
        if let Some(choice) = person.choice() {
            person.chair.say(&choice).await.expect("sent");
        }
        heard = person.heard;
        program.kill();
        program = Program::start(&folder.0);
        anna.address = program.address;
    }
    let mut person = Person::at(&table, &anna).await;
    assert_eq!(person.heard[..heard.len()], heard);
    person.play(usize::MAX).await;
    assert!(!person.table["over"].is_null(), "the game goes on to its end");
}

#[cfg(unix)]
#[test]
fn it_closes_in_good_order_and_says_why_it_cannot_begin() {
    let (folder, elsewhere) = (Folder::new("close"), Folder::new("elsewhere"));
    let mut program = Program::start(&folder.0);
    let port = program.address.port().to_string();
    let second = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(["serve", "--port", &port, "--data"])
        .arg(elsewhere.0.as_os_str())
        .output()
        .expect("runs");
    assert_eq!(second.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&second.stderr).contains("cannot be listened at"));
    let pid = program.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("runs").success());
    assert_eq!(program.child.wait().expect("ends").code(), Some(0));
    let mut rest = String::new();
    if let Some(mut out) = program.child.stdout.take() {
        out.read_to_string(&mut rest).expect("reads");
    }
    assert_eq!(rest, "");
}

#[test]
fn a_short_load_of_every_game_is_measured() {
    let out = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(["load", "--game", "all", "--tables", "2,1", "--seconds", "0.5", "--json", "--relaxed"])
        .output()
        .expect("runs");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let said = String::from_utf8_lossy(&out.stdout);
    let all: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let what = |measured: &Value| (measured["game"].as_str().map(str::to_owned), measured["tables"].as_u64());
    let wanted = GAMES.iter().flat_map(|game| [2, 1].map(|tables| (Some((*game).to_owned()), Some(tables))));
    assert!(all.iter().map(what).eq(wanted), "{said}");
    for measured in &all {
        assert!(measured["decisions"].as_u64().is_some_and(|decisions| decisions > 0), "{measured}");
        let is_some = |what: &str| measured[what].as_f64().is_some_and(|found| found > 0.0);
        let order = [&measured["p50_ms"], &measured["p99_ms"], &measured["max_ms"]].map(Value::as_f64);
        assert!(is_some("p50_ms") && order.is_sorted(), "{measured}");
        assert!(is_some("wake_p50_ms") && is_some("bytes_received"), "{measured}");
        // What a process uses is known where the system tells; nothing is left out there.
        if cfg!(target_os = "linux") {
            let told = ["server_us_per_decision", "clients_us_per_decision", "kb_per_table", "kb_per_table_at_rest"];
            assert!(told.iter().all(|what| measured[what].is_number()), "{measured}");
        }
    }
}
