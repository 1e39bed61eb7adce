//! The browser's part: packages, checks, the built client, and a Chromium to test it in.

use crate::run::root;
use std::{
    path::Path,
    process::{Command, Stdio},
};

/// Where Debian's package puts it.
const CHROMIUM: &str = "/usr/bin/chromium";

/// An `npm` command in `web/`.
pub fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(root().join("web"));
    command
}

/// Installs the packages of the lock file, unless just these are there already.
pub fn packages() -> Result<(), String> {
    let web = root().join("web");
    let modified = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
    let (lock, installed) = (web.join("package-lock.json"), web.join("node_modules/.package-lock.json"));
    if modified(&installed).is_some_and(|installed| modified(&lock).is_some_and(|lock| lock <= installed)) {
        return Ok(());
    }
    succeed("npm ci (Node.js 20 or newer is needed)", &mut npm(&["ci"]))
}

/// Builds the client into `web/dist`, which the server carries inside.
pub fn build() -> Result<(), String> {
    packages()?;
    succeed("npm run build", &mut npm(&["run", "build"]))
}

/// Makes sure there is a browser for the browser tests.
pub fn browser() -> Result<(), String> {
    if std::env::var_os("CHROMIUM").is_some() || Path::new(CHROMIUM).exists() {
        return Ok(());
    }
    eprintln!("      installing chromium for the browser tests");
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).stdout(Stdio::null()).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    succeed("apt-get update", &mut apt(&["update"]))?;
    let what = "apt-get install chromium (or name a browser by the variable CHROMIUM)";
    succeed(what, &mut apt(&["install", "-y", "--no-install-recommends", "chromium"]))
}

/// Runs a command to its end.
pub fn succeed(what: &str, command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(what.to_owned()),
        Err(error) => Err(format!("{what} could not be started: {error}")),
    }
}
