//! The browser's part: packages, checks, the built client, and a Chromium to test it in.

use crate::run::root;
use std::{
    path::{Path, PathBuf},
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
    install(&["chromium"]).map_err(|what| format!("{what} (or name a browser by the variable CHROMIUM)"))
}

/// Makes sure there is what servers work with, and what counts instructions: tests that need one of them are left out where
/// it is missing.
pub fn neighbours() -> Result<(), String> {
    let on_path = |name: &str| {
        let paths = std::env::var_os("PATH").unwrap_or_default();
        std::env::split_paths(&paths).chain([PathBuf::from("/usr/sbin")]).any(|folder| folder.join(name).exists())
    };
    let missing: Vec<&str> = [
        ("postgresql", Path::new("/usr/lib/postgresql").exists() || on_path("initdb")),
        ("nginx-light", on_path("nginx")),
        ("caddy", on_path("caddy")),
        ("nftables", on_path("nft")),
        ("valgrind", on_path("valgrind")),
    ]
    .into_iter()
    .filter_map(|(package, is_there)| (!is_there).then_some(package))
    .collect();
    provide(&missing, on_path("apt-get") && is_root(), install)
}

/// Installs what is missing, where that can be done; elsewhere the tests that need it are left out.
fn provide(missing: &[&str], can: bool, install: impl Fn(&[&str]) -> Result<(), String>) -> Result<(), String> {
    if missing.is_empty() {
        return Ok(());
    }
    let what = missing.join(", ");
    if !can {
        eprintln!("      not here, and not tried: {what}");
        return Ok(());
    }
    eprintln!("      installing {what}");
    install(missing)
}

/// Packages are installed by root alone.
fn is_root() -> bool {
    let asked = Command::new("id").arg("-u").output();
    asked.is_ok_and(|out| out.stdout.trim_ascii() == b"0")
}

fn install(packages: &[&str]) -> Result<(), String> {
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).stdout(Stdio::null()).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    succeed("apt-get update", &mut apt(&["update"]))?;
    let what = format!("apt-get install {}", packages.join(" "));
    succeed(&what, apt(&["install", "-y", "--no-install-recommends"]).args(packages))
}

/// Runs a command to its end.
pub fn succeed(what: &str, command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(what.to_owned()),
        Err(error) => Err(format!("{what} could not be started: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::provide;

    #[test]
    fn whoever_may_not_install_goes_without() {
        let fails = |_: &[&str]| Err("apt-get update".to_owned());
        assert_eq!(provide(&["caddy"], false, fails), Ok(()));
        assert_eq!(provide(&[], true, fails), Ok(()), "nothing is missing");
        assert_eq!(provide(&["caddy"], true, fails), Err("apt-get update".to_owned()), "whoever may hears of it");
    }
}
