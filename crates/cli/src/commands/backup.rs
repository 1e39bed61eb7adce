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

/// Copy the tables and the key of a server that does not run into an empty PostgreSQL database.
#[derive(clap::Args, Debug)]
pub struct Copy {
    /// The database, as postgres://user:password@host/name.
    #[arg(env = "ARBITER_DB", hide_env_values = true)]
    db: String,
    /// The folder tables are kept in.
    #[arg(long, default_value = "arbiter-data", env = "ARBITER_DATA")]
    data: PathBuf,
}

/// Copies into a database.
pub fn copy(arguments: &Copy, out: &mut dyn Write) -> Outcome {
    let tables = wait(arbiter_server::copy_to_database(&arguments.data, &arguments.db))?;
    writeln!(out, "{tables} tables")?;
    Ok(Answer::Yes)
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

fn wait<T>(work: impl Future<Output = Result<T, arbiter_server::CannotStart>>) -> Result<T, Trouble> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(work).map_err(Trouble::because)
}
