//! Running other programs from the root of the workspace.

use std::{
    env,
    path::PathBuf,
    process::{Command, Stdio},
};

/// The root of the workspace, wherever the task was started.
pub fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map_or_else(|| here.clone(), PathBuf::from)
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The same cargo that runs this task, with these arguments.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Is this cargo subcommand installed?
pub fn has_cargo_command(name: &str) -> bool {
    let asked = cargo(&[name, "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}
