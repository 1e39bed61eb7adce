//! `cargo xtask api`: Schemathesis asks everything the API document describes, and compares the answers with it.
//!
//! Not part of `cargo xtask test`: it takes minutes and needs Python.

use crate::{
    run::{cargo, target},
    web::succeed,
};
use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, ExitCode, Stdio},
};

const BUILD: &[&str] = &["build", "--quiet", "--package", "arbiter-cli", "--bin", "arbiter"];
const SCHEMATHESIS: &str = "schemathesis==4.32.5";
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
                      response_schema_conformance,response_headers_conformance";

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
    let python = target().join("schemathesis");
    let program = python.join("bin").join("schemathesis");
    if !program.exists() {
        succeed("python3 -m venv", Command::new("python3").args(["-m", "venv"]).arg(&python))?;
        let install = ["install", "--quiet", SCHEMATHESIS];
        succeed("pip install schemathesis", Command::new(python.join("bin").join("pip")).args(install))?;
    }
    succeed("cargo build", &mut cargo(BUILD))?;
    let data = std::env::temp_dir().join(format!("arbiter-api-{}", std::process::id()));
    let mut serve = Command::new(target().join("debug").join("arbiter"));
    serve.args(["serve", "--port", "0", "--unlimited", "--data"]).arg(&data).stdout(Stdio::piped());
    let mut server = Server(serve.stderr(Stdio::null()).spawn().map_err(|error| error.to_string())?);
    let mut address = String::new();
    let out = server.0.stdout.take().ok_or("the server says nothing")?;
    BufReader::new(out).read_line(&mut address).map_err(|error| error.to_string())?;
    let mut asked = Command::new(program);
    asked.arg("run").arg(format!("{}/api/openapi.json", address.trim())).args(["--checks", CHECKS]);
    asked.args(["--phases", "examples,coverage,fuzzing,stateful", "--max-examples", "100"]).args(arguments);
    let done = succeed("schemathesis run", &mut asked);
    drop(server);
    let _ = std::fs::remove_dir_all(data);
    done
}
