//! `arbiter backup` and `arbiter restore`: the store and the key of a server, to another folder and back.

use crate::answer::{Answer, Outcome, Trouble};
use std::{io::Write, path::PathBuf};

/// Copy the tables and the key of a server, also while it runs.
#[derive(clap::Args, Debug)]
pub struct Backup {
    /// The new folder to copy to.
    to: PathBuf,
    /// The folder tables are kept in.
    #[arg(long, default_value = "arbiter-data", env = "ARBITER_DATA")]
    data: PathBuf,
}

/// Lay tables and key out again as they were copied, in an empty folder.
#[derive(clap::Args, Debug)]
pub struct Restore {
    /// The folder they were copied to.
    from: PathBuf,
    /// The empty folder for a server to run in.
    #[arg(long, default_value = "arbiter-data", env = "ARBITER_DATA")]
    data: PathBuf,
}

/// Copies.
pub fn backup(arguments: &Backup, out: &mut dyn Write) -> Outcome {
    let Backup { to, data } = arguments;
    wait(arbiter_server::backup(data, to))?;
    writeln!(out, "{}", to.display())?;
    Ok(Answer::Yes)
}

/// Lays out again.
pub fn restore(arguments: &Restore, out: &mut dyn Write) -> Outcome {
    let Restore { from, data } = arguments;
    wait(arbiter_server::restore(from, data))?;
    writeln!(out, "{}", data.display())?;
    Ok(Answer::Yes)
}

fn wait(work: impl Future<Output = Result<(), arbiter_server::CannotStart>>) -> Result<(), Trouble> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(work).map_err(Trouble::because)
}
