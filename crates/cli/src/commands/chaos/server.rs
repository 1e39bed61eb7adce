//! A server as a program of its own, with lines to it and from it.

use super::line::Line;
use std::{
    io,
    net::SocketAddr,
    process::{Child, Command, Stdio},
    time::Duration,
};
use tokio::io::{AsyncBufReadExt, BufReader};

/// How long it may take to begin.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server.
pub struct Program {
    /// Where people reach it.
    pub address: SocketAddr,
    /// Its line to the database.
    pub to_database: Line,
    /// The line on which the other servers reach it.
    pub from_servers: Line,
    child: Child,
}

/// What a program is told by the system.
#[derive(Copy, Clone, Debug)]
pub enum Signal {
    Stop,
    GoOn,
}

impl Program {
    /// Starts one, on the database at this port.
    pub async fn start(database: u16) -> io::Result<Program> {
        let to_database = Line::to(SocketAddr::from(([127, 0, 0, 1], database))).await?;
        let from_servers = Line::to(SocketAddr::from(([127, 0, 0, 1], 1))).await?;
        let (child, address) = start(&to_database, &from_servers).await?;
        Ok(Program { address, to_database, from_servers, child })
    }

    /// As `kill -9` does.
    pub fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Starts it again after it was killed.
    pub async fn start_again(&mut self) -> io::Result<()> {
        (self.child, self.address) = start(&self.to_database, &self.from_servers).await?;
        Ok(())
    }

    /// Tells it to stop in the middle of everything, or to go on.
    pub fn signal(&self, signal: Signal) -> io::Result<()> {
        let name = match signal {
            Signal::Stop => "-STOP",
            Signal::GoOn => "-CONT",
        };
        let sent = Command::new("kill").args([name, &self.child.id().to_string()]).status()?;
        if sent.success() { Ok(()) } else { Err(io::Error::other("the server could not be stopped")) }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn start(to_database: &Line, from_servers: &Line) -> io::Result<(Child, SocketAddr)> {
    let mut child = Command::new(std::env::current_exe()?)
        .args([
            "serve",
            "--port",
            "0",
            "--unlimited",
            "--bot-pace",
            "0",
            "--bots",
            "random",
            "--reach",
            &from_servers.address.to_string(),
        ])
        .env("ARBITER_DB", format!("postgres://arbiter@{}/chaos", to_database.address))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()?;
    let out = child.stdout.take().ok_or_else(|| io::Error::other("no output"))?;
    let mut lines = BufReader::new(tokio::process::ChildStdout::from_std(out)?).lines();
    let line = tokio::time::timeout(PATIENCE, lines.next_line()).await??;
    let address = line.as_deref().and_then(|line| line.strip_prefix("http://")?.parse().ok());
    let Some(address) = address else {
        let _ = child.kill();
        let _ = child.wait();
        return Err(io::Error::other("a server did not begin"));
    };
    from_servers.lead(address);
    Ok((child, address))
}
