//! `arbiter serve` as a program, and somebody who plays at its tables.

use arbiter_protocol::{ClientMessage, Created, Level, NewTable, SeatPlan};
use arbiter_server::client::{Chair, Visitor};
use serde_json::Value;
use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

/// A folder that goes away with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        Folder(std::env::temp_dir().join(format!("arbiter-serve-{name}-{}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// `arbiter serve`, ended with the test.
pub struct Program {
    pub child: Child,
    pub address: SocketAddr,
}

impl Program {
    pub fn start(data: &Path) -> Program {
        Program::start_with(data, &[])
    }

    /// With more to say on the command line.
    pub fn start_with(data: &Path, more: &[&str]) -> Program {
        Program::run(Command::new(env!("CARGO_BIN_EXE_arbiter")), data, more)
    }

    /// With a disk on which no file grows beyond so many kilobytes, until it is given more room.
    #[cfg(unix)]
    pub fn start_on_small_disk(data: &Path, kilobytes: u32) -> Program {
        let mut shell = Command::new("sh");
        // Without the trap, the system would end the program instead of refusing to write.
        let script = format!("trap '' XFSZ; ulimit -S -f {}; exec \"$0\" \"$@\"", kilobytes * 2);
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_arbiter")]);
        Program::run(shell, data, &[])
    }

    pub fn run(command: Command, data: &Path, more: &[&str]) -> Program {
        Program::run_noting(command, data, more, Stdio::null())
    }

    /// With a place for its log.
    pub fn run_noting(mut command: Command, data: &Path, more: &[&str], log: Stdio) -> Program {
        let mut child = command
            .args(["serve", "--port", "0", "--unlimited", "--bot-pace", "0", "--bots", "random", "--data"])
            .arg(data)
            .args(more)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("starts");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("piped"));
        out.read_line(&mut line).expect("says where it listens");
        let address = line.trim().strip_prefix("http://").expect("an address").parse().expect("an address");
        Program { child, address }
    }

    /// Somebody frees space on the disk.
    #[cfg(target_os = "linux")]
    pub fn give_room(&self) {
        let pid = self.child.id().to_string();
        let given = Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited"]).status().expect("runs");
        assert!(given.success(), "the limit is lifted");
    }

    /// As `kill -9` does.
    pub fn kill(&mut self) {
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
pub struct Person {
    pub chair: Chair,
    pub table: Value,
    pub heard: Vec<Value>,
}

impl Person {
    /// Sits down at a table. Whoever comes in the moment when everybody is sent away comes again, as browsers do.
    pub async fn at(table: &str, visitor: &Visitor) -> Person {
        for _ in 0..100 {
            let chair = visitor.connect(table).await.expect("connects");
            let mut person = Person { chair, table: Value::Null, heard: Vec::new() };
            let greeted = person.chair.say(&ClientMessage::Hello { since: Some(0) }).await.is_ok();
            if greeted && person.catches_up().await {
                return person;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("is sent away again and again");
    }

    pub async fn hear(&mut self) {
        assert!(self.catches_up().await, "is sent away");
    }

    /// Hears what happened, to the last page of it; false if sent away before.
    async fn catches_up(&mut self) -> bool {
        loop {
            let Ok(message) = self.chair.hear().await else { return false };
            match message["type"].as_str() {
                Some("happened") => {
                    self.take(&message);
                    if message["more"] != true {
                        return true;
                    }
                    let since = self.heard.last().and_then(|entry| entry["n"].as_u64()).map(|n| n as u32);
                    if self.chair.say(&ClientMessage::Hello { since }).await.is_err() {
                        return false;
                    }
                }
                // A long table that has just woken shows itself first.
                Some("seats" | "table") => {}
                None => return false,
                Some(_) => panic!("{message}"),
            }
        }
    }

    pub fn take(&mut self, message: &Value) {
        self.heard.extend(message["entries"].as_array().expect("entries").iter().cloned());
        self.table = message["table"].clone();
    }

    pub fn choice(&self) -> Option<ClientMessage> {
        let choices = self.table["decision"]["choices"].as_array()?;
        let n = self.table["n"].as_u64()? as u32;
        let choice = choices[n as usize * 5 % choices.len()]["text"].as_str()?.to_owned();
        Some(ClientMessage::Choose { n, choice, seat: None })
    }

    /// Plays until so many entries were heard of, or the game is over.
    pub async fn play(&mut self, until: usize) {
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

/// A table of Res Arcana against a bot.
pub async fn make(visitor: &mut Visitor) -> String {
    let seats = vec![SeatPlan::Me { name: None }, SeatPlan::Bot { level: Level::Easy }];
    let wish = NewTable::usual("res_arcana", seats);
    let created: Created = visitor.post("/api/tables", &wish).await.expect("answers").json().expect("a table");
    created.table
}
