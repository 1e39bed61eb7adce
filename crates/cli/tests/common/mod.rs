//! Running `arbiter` as a person or a script does.

#![allow(dead_code, reason = "each test uses what it needs")]

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// What came of a run.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// The answer, if the exit code was this one.
    #[track_caller]
    pub fn expect(self, code: i32) -> String {
        assert_eq!(self.code, code, "\n{}\n{}", self.out, self.err);
        self.out
    }

    /// The one clear sentence that explains a wrong use.
    #[track_caller]
    pub fn refused(self) -> String {
        assert_eq!(self.code, 2, "\n{}\n{}", self.out, self.err);
        assert!(self.out.is_empty(), "a refusal is not an answer:\n{}", self.out);
        assert!(self.err.starts_with("arbiter: ") && self.err.lines().count() == 1, "not one sentence:\n{}", self.err);
        self.err
    }
}

/// Runs with these arguments, from the root of the workspace.
pub fn arbiter(arguments: &[&str]) -> Ran {
    arbiter_typing(arguments, "")
}

/// The same, with somebody typing.
pub fn arbiter_typing(arguments: &[&str], typed: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(arguments)
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("arbiter starts");
    let mut stdin = child.stdin.take().expect("it listens");
    let typed = typed.to_owned();
    // Whoever leaves the table early does not hear the rest: no error.
    let typing = std::thread::spawn(move || stdin.write_all(typed.as_bytes()).is_ok());
    let output = child.wait_with_output().expect("arbiter ends");
    let _ = typing.join();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it writes text");
    Ran { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file of one test, gone when the test is.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Scratch {
        Scratch(std::env::temp_dir().join(format!("arbiter-{}-{name}", std::process::id())))
    }

    pub fn with(name: &str, text: &str) -> Scratch {
        let scratch = Scratch::new(name);
        std::fs::write(&scratch.0, text).expect("a scratch file can be written");
        scratch
    }

    pub fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }

    pub fn text(&self) -> String {
        std::fs::read_to_string(&self.0).expect("the file was written")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
