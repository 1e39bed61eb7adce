//! What a server writes down of who asks it for what: nothing by which anybody could be known.

use crate::program::{Folder, Person, Program, make};
use arbiter_server::client::Visitor;
use serde_json::{Value, json};
use std::{fs::File, path::Path, process::Command};

/// Everything the log says, a line each.
fn lines(log: &Path) -> Vec<Value> {
    let log = std::fs::read_to_string(log).expect("a log");
    log.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[tokio::test]
async fn requests_are_noted_without_a_word_about_who_made_them() {
    let folder = Folder::new("noted");
    std::fs::create_dir_all(&folder.0).expect("made");
    let log = folder.0.join("log");
    // At its most talkative.
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.env("ARBITER_LOG", "debug");
    let to = File::create(&log).expect("a file");
    let program = Program::run_noting(command, &folder.0, &["--access-log", "--log-json"], to.into());
    let mut anna = Visitor::new(program.address);
    let name = json!({ "name": "Annabella" }).to_string();
    assert_eq!(anna.request("PUT", "/api/session", Some(name)).await.expect("answers").status, 200);
    let table = make(&mut anna).await;
    Person::at(&table, &anna).await.play(20).await;
    for path in [format!("/api/tables/{table}"), "/api/nowhere?secret=Annabella".into(), format!("/table/{table}")] {
        anna.get(&path).await.expect("answers");
    }
    drop(program);

    let noted: Vec<(String, String, u64)> = lines(&log)
        .into_iter()
        .filter(|line| line["target"] == "arbiter::access")
        .map(|line| line["fields"].clone())
        .map(|line| {
            let text = |key: &str| line[key].as_str().unwrap_or_default().to_owned();
            (text("method"), text("path"), line["status"].as_u64().unwrap_or_default())
        })
        .collect();
    for (method, path, status) in [
        ("PUT", "/api/session", 200),
        ("POST", "/api/tables", 201),
        ("GET", "/api/tables/{id}/ws", 101),
        ("GET", "/api/tables/{id}", 200),
    ] {
        assert!(noted.contains(&(method.into(), path.into(), status)), "{method} {path} {status} in {noted:?}");
    }
    assert!(noted.iter().any(|(_, _, status)| *status == 404), "also what is not there: {noted:?}");

    let is_listening = |line: &Value| line["fields"]["message"] == "listening";
    let all: String = lines(&log).iter().filter(|line| !is_listening(line)).map(|line| format!("{line}\n")).collect();
    let cookie = anna.cookie.expect("a cookie");
    let secret = cookie.split_once('=').expect("a value").1;
    let guest = secret.split('.').next().expect("who it is");
    for word in [secret, guest, table.as_str(), "Annabella", "127.0.0.1"] {
        assert!(!all.contains(word), "“{word}” in {all}");
    }
}
