//! The server that is measured, and what the system tells of it.

use super::{Arguments, address};
use crate::answer::Trouble;
use std::{
    io::{self, BufRead, BufReader},
    net::SocketAddr,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::Duration,
};

/// A server that was started to be measured.
pub struct Served {
    pub child: Child,
    pub address: SocketAddr,
}

impl Served {
    pub fn start(folder: &Folder, arguments: &Arguments) -> Result<Served, Trouble> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--port", "0", "--unlimited", "--rest"]).arg(REST.as_millis().to_string());
        command.arg("--data").arg(&folder.0);
        if arguments.relaxed {
            command.arg("--relaxed");
        }
        if let Some(db) = &arguments.db {
            command.args(["--db", db]);
        }
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let address = address(line.trim()).map_err(|_| Trouble::because("the server did not begin"))?;
        Ok(Served { child, address })
    }

    /// Lets it go in good order.
    pub fn close(&mut self) -> Result<(), Trouble> {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// When the server that is measured forgets what it can find again.
pub const REST: Duration = Duration::from_millis(500);

/// Microseconds of a tick, in which Linux counts the time of processes.
pub const TICK_US: f64 = 10_000.0;

/// The processor time of a process in ticks, where the system tells.
pub fn ticks(process: &str) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // After the name, which may hold anything: the state, ten numbers, and then what we want.
    let mut numbers = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut next = || numbers.next()?.parse::<u64>().ok();
    Some(next()? + next()?)
}

/// The memory of a process in kilobytes, where the system tells.
pub fn memory(process: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// A folder that goes away.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> io::Result<Folder> {
        let folder = std::env::temp_dir().join(format!("arbiter-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
