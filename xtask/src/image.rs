//! `cargo xtask image`: builds the image of the `Containerfile`, starts it, and asks whether it is well.
//!
//! With podman or docker, whichever is there and works; where neither is, nothing is tried. Not part of
//! `cargo xtask test`: it builds everything anew, in the image.

use crate::{run::root, web::succeed};
use std::{
    process::{Command, ExitCode, Stdio},
    thread::sleep,
    time::Duration,
};

const NAME: &str = "arbiter-tried";

pub fn image() -> ExitCode {
    let Some(builder) = ["podman", "docker"].into_iter().find(|builder| works(builder)) else {
        println!("not tried: neither podman nor docker works here");
        return ExitCode::SUCCESS;
    };
    let tried = tried(builder);
    // Whatever came of it, nothing is left running.
    let _ = Command::new(builder).args(["rm", "--force", NAME]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    match tried {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(what) => {
            eprintln!("Failed: {what}");
            ExitCode::FAILURE
        }
    }
}

/// Is it there, and can it build?
fn works(builder: &str) -> bool {
    let asked = Command::new(builder).arg("info").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

/// Builds it, starts it as its documentation says, and comes back with what it says of itself.
fn tried(builder: &str) -> Result<String, String> {
    let build = ["build", "--file", "Containerfile", "--tag", NAME, "."];
    succeed(&format!("{builder} build"), Command::new(builder).args(build).current_dir(root()))?;
    let run = ["run", "--detach", "--name", NAME, "--publish", "127.0.0.1::8080", "--volume", "/data", NAME];
    succeed(&format!("{builder} run"), Command::new(builder).args(run).stdout(Stdio::null()))?;
    let port = Command::new(builder).args(["port", NAME, "8080"]).output().map_err(|error| error.to_string())?;
    let address = String::from_utf8_lossy(&port.stdout).lines().next().unwrap_or_default().trim().to_owned();
    let mut health = String::new();
    for _ in 0..100 {
        let url = format!("http://{address}/health");
        let asked = Command::new("curl").args(["--silent", "--max-time", "2", &url]).output();
        health =
            asked.map(|out| String::from_utf8_lossy(&out.stdout).into_owned()).map_err(|error| error.to_string())?;
        if health.contains("\"well\":true") {
            succeed(&format!("{builder} stop"), Command::new(builder).args(["stop", NAME]).stdout(Stdio::null()))?;
            return Ok(health);
        }
        sleep(Duration::from_millis(100));
    }
    Err(format!("the server in the image is not well: {health}"))
}
