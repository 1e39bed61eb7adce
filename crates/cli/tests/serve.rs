//! The server as a program of its own: it may be killed at any moment.

use arbiter_protocol::{ClientMessage, Created, Level, NewTable, SeatPlan};
use arbiter_server::client::{Chair, Visitor};
use serde_json::Value;
use std::{
    io::{BufRead, BufReader, Read},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

/// A folder that goes away with the test.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// `arbiter serve`, ended with the test.
struct Program {
    child: Child,
    address: SocketAddr,
}

impl Program {
    fn start(data: &Path) -> Program {
        Program::run(Command::new(env!("CARGO_BIN_EXE_arbiter")), data)
    }

    /// With a disk on which no file grows beyond so many kilobytes.
    #[cfg(unix)]
    fn start_on_small_disk(data: &Path, kilobytes: u32) -> Program {
        let mut shell = Command::new("sh");
        // Without the trap, the system would end the program instead of refusing to write.
        let script = format!("trap '' XFSZ; ulimit -f {}; exec \"$0\" \"$@\"", kilobytes * 2);
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_arbiter")]);
        Program::run(shell, data)
    }

    fn run(mut command: Command, data: &Path) -> Program {
        let mut child = command
            .args(["serve", "--port", "0", "--unlimited", "--bot-pace", "0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("starts");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("piped"));
        out.read_line(&mut line).expect("says where it listens");
        let address = line.trim().strip_prefix("http://").expect("an address").parse().expect("an address");
        Program { child, address }
    }

    /// As `kill -9` does.
    fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody who remembers every entry they heard of.
struct Person {
    chair: Chair,
    table: Value,
    heard: Vec<Value>,
}

impl Person {
    async fn at(table: &str, visitor: &Visitor) -> Person {
        let mut chair = visitor.connect(table).await.expect("connects");
        chair.say(&ClientMessage::Hello { since: Some(0) }).await.expect("sent");
        let mut person = Person { chair, table: Value::Null, heard: Vec::new() };
        person.hear().await;
        person
    }

    async fn hear(&mut self) {
        loop {
            let message = self.chair.hear().await.expect("hears");
            if message["type"] == "happened" {
                return self.take(&message);
            }
            assert_eq!(message["type"], "seats", "{message}");
        }
    }

    fn take(&mut self, message: &Value) {
        self.heard.extend(message["entries"].as_array().expect("entries").iter().cloned());
        self.table = message["table"].clone();
    }

    fn choice(&self) -> Option<ClientMessage> {
        let choices = self.table["decision"]["choices"].as_array()?;
        let n = self.table["n"].as_u64()? as u32;
        let choice = choices[n as usize * 5 % choices.len()]["text"].as_str()?.to_owned();
        Some(ClientMessage::Choose { n, choice, seat: None })
    }

    /// Plays until so many entries were heard of, or the game is over.
    async fn play(&mut self, until: usize) {
        while self.heard.len() < until && self.table["over"].is_null() {
            let heard = self.heard.len();
            if let Some(choice) = self.choice() {
                self.chair.say(&choice).await.expect("sent");
                // Others may be heard of first: both are asked at once when mages are chosen.
                while !self.heard[heard..].iter().any(|entry| entry["by"] == "p1") {
                    self.hear().await;
                }
            } else {
                self.hear().await;
            }
        }
    }
}

#[tokio::test]
async fn what_was_acknowledged_survives_kill_9() {
    let folder = Folder(std::env::temp_dir().join(format!("arbiter-serve-{}", std::process::id())));
    let mut program = Program::start(&folder.0);
    let mut anna = Visitor::new(program.address);
    let seats = vec![SeatPlan::Me { name: None }, SeatPlan::Bot { level: Level::Easy }];
    let wish = NewTable { game: "res_arcana".into(), setup: None, position: None, seats, name: None };
    let created: Created = anna.post("/api/tables", &wish).await.expect("answers").json().expect("a table");
    let mut heard: Vec<Value> = Vec::new();
    for round in 1..=4 {
        let mut person = Person::at(&created.table, &anna).await;
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
    let mut person = Person::at(&created.table, &anna).await;
    assert_eq!(person.heard[..heard.len()], heard);
    person.play(usize::MAX).await;
    assert!(!person.table["over"].is_null(), "the game goes on to its end");
}

#[cfg(unix)]
#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let folder = Folder(std::env::temp_dir().join(format!("arbiter-serve-full-{}", std::process::id())));
    let program = Program::start_on_small_disk(&folder.0, 400);
    let mut anna = Visitor::new(program.address);
    let seats = vec![SeatPlan::Me { name: None }, SeatPlan::Bot { level: Level::Easy }];
    let wish = NewTable { game: "res_arcana".into(), setup: None, position: None, seats, name: None };
    let created: Created = anna.post("/api/tables", &wish).await.expect("answers").json().expect("a table");
    let mut person = Person::at(&created.table, &anna).await;
    let mut answered = true;
    let refusal = loop {
        assert!(person.table["over"].is_null(), "the disk is too large for this test");
        let choice = person.choice().filter(|_| answered);
        if let Some(choice) = &choice {
            person.chair.say(choice).await.expect("sent");
        }
        let heard = person.heard.len();
        match person.chair.hear().await {
            Ok(message) if message["type"] == "happened" => {
                person.take(&message);
                let mine = person.heard[heard..].iter().any(|entry| entry["by"] == "p1");
                answered = mine || (answered && choice.is_none());
            }
            Ok(message) if message["type"] == "refused" => break message["refused"].as_str().map(str::to_owned),
            // A bot's answer could not be kept: everybody is sent away to come back.
            Ok(Value::Null) | Err(_) => break None,
            Ok(_) => {}
        }
    };
    assert!(matches!(refusal.as_deref(), None | Some("store")), "{refusal:?}");
    drop(program);
    let program = Program::start(&folder.0);
    anna.address = program.address;
    let mut again = Person::at(&created.table, &anna).await;
    assert!(again.heard.len() >= person.heard.len());
    assert_eq!(again.heard[..person.heard.len()], person.heard, "what was acknowledged is there");
    again.play(usize::MAX).await;
    assert!(!again.table["over"].is_null(), "the game goes on to its end");
}

#[cfg(unix)]
#[test]
fn it_closes_in_good_order_and_says_why_it_cannot_begin() {
    let folder = Folder(std::env::temp_dir().join(format!("arbiter-serve-close-{}", std::process::id())));
    let mut program = Program::start(&folder.0);
    let port = program.address.port().to_string();
    let second = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(["serve", "--port", &port, "--data"])
        .arg(&folder.0)
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
fn a_short_load_is_measured() {
    let out = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(["load", "--tables", "2", "--seconds", "0.3", "--json", "--relaxed"])
        .output()
        .expect("runs");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let measured: Value = serde_json::from_slice(&out.stdout).expect("JSON");
    assert!(measured["decisions"].as_u64().is_some_and(|decisions| decisions > 0), "{measured}");
}
