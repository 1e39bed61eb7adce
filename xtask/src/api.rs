//! `cargo xtask api`: Schemathesis asks everything the API document describes, and compares the answers with it: first as a
//! stranger, then as somebody with an account, about a table and a tournament of theirs. Browsers and mailboxes may be told.
//!
//! Not part of `cargo xtask test`: it takes minutes and needs Python.

use crate::{
    run::{cargo, target},
    web::succeed,
};
use std::{
    io::{BufRead, BufReader},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, ExitCode, Stdio},
};

const BUILD: &[&str] = &["build", "--quiet", "--package", "arbiter-cli", "--bin", "arbiter"];
const SCHEMATHESIS: &str = "schemathesis==4.32.5";
/// Everything but that whatever has the right form is taken: no form says which setup the rules allow, or what a secret is.
const CHECKS: [&str; 4] = ["--checks", "all", "--exclude-checks", "positive_data_acceptance"];

/// A server that ends with the check.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub fn api(arguments: &[String]) -> ExitCode {
    match check(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("Failed: {what}");
            ExitCode::FAILURE
        }
    }
}

fn check(arguments: &[String]) -> Result<(), String> {
    let built = std::path::absolute(target()).map_err(|error| error.to_string())?;
    let python = built.join("schemathesis");
    let program = python.join("bin").join("schemathesis");
    if !program.exists() {
        succeed("python3 -m venv", Command::new("python3").args(["-m", "venv"]).arg(&python))?;
        let install = ["install", "--quiet", SCHEMATHESIS];
        succeed("pip install schemathesis", Command::new(python.join("bin").join("pip")).args(install))?;
    }
    succeed("cargo build", &mut cargo(BUILD))?;
    let data = std::env::temp_dir().join(format!("arbiter-api-{}", std::process::id()));
    let mut serve = Command::new(built.join("debug").join("arbiter"));
    // Letters and calls have to have somewhere to lead; nobody takes them.
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let free = free.map_err(|error| error.to_string())?;
    serve.args(["serve", "--port", &free.port().to_string(), "--unlimited", "--push", "mailto:arbiter@example.org"]);
    serve.args(["--smtp", "smtp://localhost:9", "--mail-from", "arbiter@example.org"]);
    serve.args(["--origin", &format!("http://{free}"), "--data"]).arg(&data).stdout(Stdio::piped());
    let mut server = Server(serve.stderr(Stdio::null()).spawn().map_err(|error| error.to_string())?);
    let mut address = String::new();
    let out = server.0.stdout.take().ok_or("the server says nothing")?;
    BufReader::new(out).read_line(&mut address).map_err(|error| error.to_string())?;
    let address = address.trim();
    let ask = |settings: Option<&Path>, more: &[&str]| {
        let mut asked = Command::new(&program);
        // What it remembers goes with the server.
        asked.current_dir(&data);
        if let Some(settings) = settings {
            asked.arg("--config-file").arg(settings);
        }
        asked.arg("run").arg(format!("{address}/api/openapi.json")).args(CHECKS).args(more);
        succeed("schemathesis run", asked.args(arguments))
    };
    let done = ask(None, &["--phases", "examples,coverage,fuzzing,stateful", "--max-examples", "100"]).and_then(|()| {
        let (cookie, settings) = sit_down(address, &data)?;
        // Nothing is deleted, so that account and table are there to the end.
        let (header, phases) = (format!("Cookie: {cookie}"), ["--phases", "coverage,fuzzing", "--max-examples", "50"]);
        ask(Some(&settings), &[&["-H", &header, "--exclude-method", "DELETE"], &phases[..]].concat())
    });
    drop(server);
    let _ = std::fs::remove_dir_all(data);
    done
}

/// Makes an account, and a table and a tournament of its own. Comes back with its cookies, and with a file that names both.
fn sit_down(address: &str, folder: &Path) -> Result<(String, PathBuf), String> {
    const ACCOUNT: &str = r#"{"login":"somebody","password":"a long one that nobody knows"}"#;
    const TABLE: &str = r#"{"game":"res_arcana","seats":[{"kind":"me"},{"kind":"bot","level":"easy"}]}"#;
    const TOURNAMENT: &str = r#"{"title":"Cup","game":"res_arcana","format":"swiss","size":2,"rated":false}"#;
    let jar = folder.join("cookies");
    let post = |path: &str, body: &str| {
        let mut curl = Command::new("curl");
        curl.args(["--silent", "--fail", "--header", "content-type: application/json", "--data", body]);
        curl.arg("--cookie").arg(&jar).arg("--cookie-jar").arg(&jar).arg(format!("{address}{path}"));
        let out = curl.output().map_err(|error| format!("curl: {error}"))?;
        let said = String::from_utf8_lossy(&out.stdout).into_owned();
        if out.status.success() { Ok(said) } else { Err(format!("POST {path}: {said}")) }
    };
    post("/api/account", ACCOUNT)?;
    let made = |path: &str, body: &str, what: &str| {
        let made = post(path, body)?;
        let id = made.split_once(&format!("\"{what}\":\"")).and_then(|(_, rest)| rest.split('"').next());
        id.map(str::to_owned).ok_or_else(|| format!("this is no {what}: {made}"))
    };
    let (table, tournament) =
        (made("/api/tables", TABLE, "table")?, made("/api/tournaments", TOURNAMENT, "tournament")?);
    let kept = std::fs::read_to_string(&jar).map_err(|error| error.to_string())?;
    let cookie = |line: &str| Some(line.split('\t').collect::<Vec<_>>().get(5..7)?.join("="));
    let cookies: Vec<String> = kept.lines().filter_map(cookie).collect();
    let settings = folder.join("schemathesis.toml");
    let about = |paths: &str, what: &str, which: &str| {
        format!("[[operations]]\ninclude-path-regex = \"^/api/{paths}/\"\nparameters = {{ {what} = \"{which}\" }}\n")
    };
    let about = [
        about("tables", "id", &table),
        about("tournaments", "id", &tournament),
        about("(games|rules|book)", "game", "res_arcana"),
    ];
    let about = about.concat();
    std::fs::write(&settings, about).map_err(|error| error.to_string())?;
    Ok((cookies.join("; "), settings))
}
