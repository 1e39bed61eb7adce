//! What whoever runs a server may ask of it.

use crate::program::{Folder, Person, Program, make};
use arbiter_protocol::ClientMessage;
use arbiter_server::client::Visitor;
use serde_json::Value;
use std::process::Command;

/// Asks the server that runs in this folder: did it do it, and what did it say?
pub fn admin(folder: &Folder, words: &[&str]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    let out = command.args(["admin", "--data"]).arg(&folder.0).args(words).output().expect("runs");
    let said = if out.status.success() { out.stdout } else { out.stderr };
    (out.status.success(), String::from_utf8_lossy(&said).into_owned())
}

fn inspect(folder: &Folder, table: &str) -> Value {
    serde_json::from_str(&admin(folder, &["inspect", table]).1).expect("JSON")
}

#[tokio::test]
async fn tables_are_listed_closed_thawed_exported_and_deleted() {
    let folder = Folder::new("admin");
    assert!(admin(&folder, &["list"]).1.contains("no server runs here"));
    let program = Program::start(&folder.0);
    let mut anna = Visitor::new(program.address);
    let table = make(&mut anna).await;
    let mut person = Person::at(&table, &anna).await;
    person.play(20).await;
    let (_, list) = admin(&folder, &["list"]);
    assert!(list.lines().count() == 1 && list.contains(&table) && list.contains("awake"), "{list}");
    let found = inspect(&folder, &table);
    assert_eq!((found["seats"][0]["seat"].as_str(), found["seats"][1]["bot"].as_str()), (Some("p1"), Some("easy")));
    assert!(found.get("seed").is_none(), "nobody learns of the cards by looking after a server");
    assert!(admin(&folder, &["export", &table]).1.contains("seed "), "unless they ask for the whole log");

    assert_eq!(admin(&folder, &["close", &table, "--why", "a test"]), (true, String::new()));
    while !matches!(person.chair.hear().await, Ok(Value::Null) | Err(_)) {}
    assert_eq!(inspect(&folder, &table)["stands_still"], "closed: a test");
    let mut chair = anna.connect(&table).await.expect("connects");
    chair.say(&ClientMessage::Hello { since: None }).await.expect("sent");
    let frozen = chair.hear().await.expect("hears")["frozen"].clone();
    assert!(
        frozen["refused"] == "closed" && frozen["reason"].to_string().contains("a test"),
        "it is said why: {frozen}"
    );
    let thawed = anna.post(&format!("/api/tables/{table}/thaw"), &()).await.expect("answers");
    assert_eq!(thawed.status, 423, "not by whoever made it: {}", thawed.body);
    assert_eq!(inspect(&folder, &table)["stands_still"], "closed: a test");
    assert_eq!(admin(&folder, &["thaw", &table]), (true, String::new()));
    let mut person = Person::at(&table, &anna).await;
    person.play(40).await;
    assert!(person.table["frozen"].is_null(), "it goes on");

    assert_eq!(admin(&folder, &["delete", &table]), (true, String::new()));
    assert_eq!(anna.get(&format!("/api/tables/{table}")).await.expect("answers").status, 404);
    let (done, why) = admin(&folder, &["delete", &table]);
    assert!(!done && why.contains("no such thing"), "{why}");
}

/// Listens until somebody is hung up on: why?
async fn is_sent_away(person: &mut Person) -> String {
    let mut why = String::new();
    loop {
        match person.chair.hear().await.expect("hears") {
            Value::Null => return why,
            said if said["type"] == "refused" => why = said["refused"].as_str().expect("a word").to_owned(),
            _ => {}
        }
    }
}

#[tokio::test]
async fn whoever_is_banned_is_told_so_until_they_are_let_in_again() {
    let folder = Folder::new("ban");
    let program = Program::start(&folder.0);
    let (mut anna, mut ben) = (Visitor::new(program.address), Visitor::new(program.address));
    let table = make(&mut anna).await;
    ben.get("/api/session").await.expect("answers");
    let (mut at_table, mut looks_on) = (Person::at(&table, &anna).await, Person::at(&table, &ben).await);
    let guest = inspect(&folder, &table)["seats"][0]["guests"][0].as_str().expect("a guest").to_owned();
    assert_eq!(admin(&folder, &["ban", &guest, "--why", "rude"]), (true, String::new()));
    let refused = anna.get("/api/tables").await.expect("answers");
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("refused-banned"), "{}", refused.body);
    assert_eq!(ben.get("/api/tables").await.expect("answers").status, 200, "others are not meant");
    assert_eq!(is_sent_away(&mut at_table).await, "banned", "also where they were");
    assert!(admin(&folder, &["bans"]).1.contains("rude"));
    assert_eq!(admin(&folder, &["unban", &guest]), (true, String::new()));
    assert_eq!(anna.get("/api/tables").await.expect("answers").status, 200);
    assert_eq!(admin(&folder, &["ban", "127.0.0.0/8"]), (true, String::new()));
    assert_eq!(ben.get("/api/games").await.expect("answers").status, 403, "by address");
    assert_eq!(is_sent_away(&mut looks_on).await, "banned");
    assert_eq!(admin(&folder, &["unban", "127.0.0.0/8"]), (true, String::new()));
    assert_eq!(ben.get("/api/games").await.expect("answers").status, 200);
}
