//! Several servers on one PostgreSQL, where it is installed.

use crate::program::{Folder, Person, Program, make};
use arbiter_protocol::{ClientMessage, Created, Join, Level, NewTable, SeatPlan};
use arbiter_server::client::Visitor;
use arbiter_store::PrivatePostgres;
use std::process::Command;

fn start(name: &str) -> Option<PrivatePostgres> {
    let started = PrivatePostgres::start(name).expect("starts");
    if started.is_none() {
        eprintln!("not tried: PostgreSQL is not installed");
    }
    started
}

#[tokio::test]
async fn a_folder_becomes_a_database_and_any_server_serves_anybody() {
    let Some(postgres) = start("several") else { return };
    let url = postgres.database("moved").expect("a database");
    let folder = Folder::new("moved");
    let program = Program::start(&folder.0);
    let mut anna = Visitor::new(program.address);
    let table = make(&mut anna).await;
    let mut person = Person::at(&table, &anna).await;
    person.play(20).await;
    let heard = person.heard.clone();
    let copy = || {
        let copied = Command::new(env!("CARGO_BIN_EXE_arbiter")).args(["copy", &url, "--data"]).arg(&folder.0).output();
        copied.expect("runs")
    };
    assert!(String::from_utf8_lossy(&copy().stderr).contains("another server"), "not while it is in use");
    drop(program);
    let copied = copy();
    assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    assert!(String::from_utf8_lossy(&copy().stderr).contains("holds tables already"));

    let mut one = Program::start_with(&folder.0, &["--db", &url]);
    let two = Program::start_with(&folder.0, &["--db", &url]);
    // With the cookie of before, at both: the table is awake at the one, and the other passes everything on.
    anna.address = one.address;
    let mut here = Person::at(&table, &anna).await;
    assert_eq!(here.heard[..heard.len()], heard, "everything is there");
    anna.address = two.address;
    let mut there = Person::at(&table, &anna).await;
    assert_eq!(there.heard[..heard.len()], heard);
    there.play(60).await;
    while here.heard.len() < there.heard.len() {
        here.hear().await;
    }
    assert_eq!(here.heard[..there.heard.len()], there.heard, "what is said through one is heard through the other");

    // Somebody unknown sits down through the other server, and plays with whoever made the table.
    let seats = vec![SeatPlan::Me { name: None }, SeatPlan::Open, SeatPlan::Bot { level: Level::Easy }];
    let wish = NewTable::usual("res_arcana", seats);
    anna.address = one.address;
    let created: Created = anna.post("/api/tables", &wish).await.expect("answers").json().expect("a table");
    let mut host = anna.connect(&created.table).await.expect("connects");
    host.say(&ClientMessage::Hello { since: None }).await.expect("sent");
    assert_eq!(host.hear().await.expect("hears")["mine"], serde_json::json!(["p1"]));
    let mut ben = Visitor::new(two.address);
    let join = Join { invite: created.invites[0].invite.clone(), name: Some("Ben".into()), side: None };
    let joined = ben.post(&format!("/api/tables/{}/join", created.table), &join).await.expect("answers");
    assert_eq!(joined.status, 200, "{}", joined.body);
    loop {
        let message = host.hear().await.expect("hears");
        if message["seats"][1]["name"] == "Ben" {
            break;
        }
    }
    let mut friend = ben.connect(&created.table).await.expect("connects");
    friend.say(&ClientMessage::Hello { since: None }).await.expect("sent");
    let message = friend.hear().await.expect("hears");
    assert_eq!(message["mine"], serde_json::json!(["p2"]), "the seat is his: {message}");

    // The one goes in good order: its tables go on at the other.
    let pid = one.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("runs").success());
    one.child.wait().expect("ends");
    anna.address = two.address;
    let mut on = loop {
        let Ok(mut chair) = anna.connect(&table).await else { continue };
        chair.say(&ClientMessage::Hello { since: Some(0) }).await.expect("sent");
        if let Ok(message) = chair.hear().await
            && message["type"] == "happened"
        {
            break Person::at(&table, &anna).await;
        }
    };
    on.play(usize::MAX).await;
    assert!(!on.table["over"].is_null(), "the game goes on to its end");
}

#[tokio::test]
async fn an_operator_lets_a_table_go_on_that_another_server_has_awake() {
    let Some(postgres) = start("thaw") else { return };
    let url = postgres.database("thaw").expect("a database");
    let (here, there) = (Folder::new("thaw-here"), Folder::new("thaw-there"));
    let one = Program::start_with(&here.0, &["--db", &url]);
    std::fs::create_dir_all(&there.0).expect("a folder");
    let socket = there.0.join("admin.sock");
    let socket = socket.to_str().expect("a path").to_owned();
    let _two = Program::start_with(&there.0, &["--db", &url, "--admin", &socket]);
    let admin = |words: &[&str]| {
        let out = Command::new(env!("CARGO_BIN_EXE_arbiter")).args(["admin", "--socket", &socket]).args(words).output();
        let out = out.expect("runs");
        (out.status.success(), String::from_utf8_lossy(&out.stderr).into_owned())
    };
    let mut anna = Visitor::new(one.address);
    let table = make(&mut anna).await;
    Person::at(&table, &anna).await.play(20).await;
    let (done, why) = admin(&["thaw", &table]);
    assert!(!done && why.contains("not_frozen"), "{why}");
    assert_eq!(admin(&["close", &table]), (true, String::new()));
    // Somebody looks at it, so the one server has it awake.
    let mut chair = anna.connect(&table).await.expect("connects");
    loop {
        chair.say(&ClientMessage::Hello { since: None }).await.expect("sent");
        match chair.hear().await {
            Ok(told) if told["frozen"]["refused"] == "closed" => break,
            Ok(told) if !told.is_null() => {}
            _ => chair = anna.connect(&table).await.expect("connects"),
        }
    }
    assert_eq!(admin(&["thaw", &table]), (true, String::new()));
    let mut person = Person::at(&table, &anna).await;
    assert!(person.heard.iter().any(|entry| entry["note"]["kind"] == "thaw"), "its log says so");
    person.play(40).await;
    assert!(person.table["frozen"].is_null(), "it goes on");
}

#[test]
fn servers_that_die_stop_and_lose_each_other_lose_nothing() {
    if start("there").is_none() {
        return;
    }
    // Each kind of trouble once: every table goes on within the ten seconds that are promised.
    let arguments = ["chaos", "--rounds", "6", "--tables", "4"];
    let out = Command::new(env!("CARGO_BIN_EXE_arbiter")).args(arguments).output().expect("runs");
    let (said, errors) = (String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
    assert!(out.status.success(), "{said}\n{errors}");
    assert!(said.contains(" 0 with one lost, doubled or replaced"), "{said}");
}
