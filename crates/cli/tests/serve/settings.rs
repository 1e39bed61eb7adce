//! What a server is told: by a file, by the environment, on the command line.

use crate::program::{Folder, Program};
use arbiter_server::client::Visitor;
use std::process::Command;

const FILE: &str = include_str!("../../../../docs/deploy/arbiter.toml");
const OPERATIONS: &str = include_str!("../../../../docs/operations.md");

/// Checks settings: whether they can be used, and what is said of them.
fn check(file: &str, more: &[&str], environment: &[(&str, &str)]) -> (bool, String) {
    let folder = Folder::new(&format!("settings-{}", file.len()));
    std::fs::create_dir_all(&folder.0).expect("made");
    let path = folder.0.join("arbiter.toml");
    std::fs::write(&path, file).expect("written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.args(["serve", "--check", "--config"]).arg(&path).args(more);
    let out = command.envs(environment.iter().copied()).output().expect("runs");
    let said = if out.status.success() { out.stdout } else { out.stderr };
    (out.status.success(), String::from_utf8_lossy(&said).trim().to_owned())
}

#[test]
fn the_command_line_goes_before_the_environment_and_that_before_the_file() {
    let file = "port = 1111\nhost = \"127.0.0.9\"";
    assert_eq!(check("", &[], &[]), (true, "127.0.0.1:8080".into()));
    assert_eq!(check(file, &[], &[]), (true, "127.0.0.9:1111".into()));
    assert_eq!(check(file, &[], &[("ARBITER_PORT", "2222")]), (true, "127.0.0.9:2222".into()));
    assert_eq!(check(file, &["--port", "3333"], &[("ARBITER_PORT", "2222")]), (true, "127.0.0.9:3333".into()));
}

#[tokio::test]
async fn what_the_file_switches_on_can_be_switched_off() {
    let folder = Folder::new("switches");
    std::fs::create_dir_all(&folder.0).expect("made");
    let file = folder.0.join("arbiter.toml");
    std::fs::write(&file, "secure = true").expect("written");
    let path = file.to_str().expect("a path");
    for (environment, said, is_secure) in [
        (None, None, true),
        (Some("false"), None, false),
        (Some("0"), None, false),
        (Some("false"), Some("--secure"), true),
        (Some("true"), Some("--secure=false"), false),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
        command.envs(environment.map(|value| ("ARBITER_SECURE", value)));
        let more: Vec<&str> = ["--config", path].into_iter().chain(said).collect();
        let program = Program::run(command, &folder.0.join("data"), &more);
        let answer = Visitor::new(program.address).get("/api/session").await.expect("answers");
        let told = answer.header("strict-transport-security").is_some();
        assert_eq!(told, is_secure, "{environment:?} {said:?}");
    }
    // The others are switched the same way.
    for said in ["--access-log", "--access-log=no", "--log-json", "--log-json=off", "--secure=yes"] {
        assert!(check("access-log = true\nlog-json = true", &[said], &[("ARBITER_LOG_JSON", "0")]).0, "{said}");
    }
}

#[test]
fn what_cannot_be_meant_is_refused_with_its_place() {
    for (file, words) in [
        ("prot = 80", &["line 1", "prot", "unknown"][..]),
        ("port = 80000", &["line 1", "80000"]),
        ("port = \"http\"", &["line 1", "port"]),
        ("[limits]\nsockets = 5\nrockets = 5", &["line 3", "rockets", "unknown"]),
        ("trusted-proxy = [\"somewhere\"]", &["trusted-proxy", "somewhere"]),
        ("origin = [\"play.example.org\"]", &["origin", "play.example.org", "https://"]),
        ("origin = [\"https://play.example.org/arbiter\"]", &["origin", "/arbiter"]),
        ("reach = \"10.0.0.5:80\"", &["reach", "database"]),
        ("smtp = \"smtps://mail.example.org\"", &["smtp", "mail-from"]),
        ("mail-from = \"Arbiter <a@example.org>\"", &["mail-from", "smtp"]),
        ("smtp = \"smtps://mail.example.org\"\nmail-from = \"Arbiter <a@example.org>\"", &["origin"]),
        ("smtp = \"smtp://u:p@mail.example.org\"\nmail-from = \"a@example.org\"\norigin = [\"https://a.b\"]", &["tls"]),
        ("port", &["line 1"]),
    ] {
        let (used, why) = check(file, &[], &[]);
        assert!(!used, "{file}");
        for word in words {
            assert!(why.contains(word), "“{word}” in “{why}”, of “{file}”");
        }
    }
    let (used, why) = check("", &["--origin", "play.example.org"], &[]);
    assert!(!used && why.contains("--origin"), "{why}");
    let (used, why) = check("", &[], &[("ARBITER_ORIGINS", "https://play.example.org,play.example.org")]);
    assert!(!used && why.contains("https://"), "{why}");
    let (used, why) = check("", &[], &[("ARBITER_SECURE", "perhaps")]);
    assert!(!used && why.contains("secure"), "{why}");
    let out = Command::new(env!("CARGO_BIN_EXE_arbiter")).args(["serve", "--config", "/nowhere.toml"]).output();
    assert!(String::from_utf8_lossy(&out.expect("runs").stderr).contains("/nowhere.toml cannot be read"));
}

#[test]
fn the_files_for_operators_can_be_used() {
    const CONTAINER: &str = include_str!("../../../../Containerfile");
    assert_eq!(check(FILE, &[], &[]), (true, "127.0.0.1:8080".into()));
    let several = FILE.replace("# db =", "db =").replace("# reach =", "reach =");
    assert_ne!(several, FILE);
    assert_eq!(check(&several, &[], &[]), (true, "127.0.0.1:8080".into()));
    let letters = FILE.replace("# smtp =", "smtp =").replace("# mail-from =", "mail-from =");
    assert_ne!(letters, FILE);
    assert_eq!(check(&letters, &[], &[]), (true, "127.0.0.1:8080".into()));
    let variables: Vec<(&str, &str)> = CONTAINER
        .lines()
        .filter_map(|line| line.strip_prefix("ENV "))
        .flat_map(|line| line.split(' ').filter_map(|pair| pair.split_once('=')))
        .collect();
    assert_eq!(check("", &[], &variables), (true, "0.0.0.0:8080".into()));
    // What the document shows of the file can be said in it, alone or with what it needs.
    let blocks = OPERATIONS.split("```toml\n").skip(1).filter_map(|rest| rest.split_once("```"));
    let blocks: Vec<&str> = blocks.map(|(block, _)| block).collect();
    assert!(blocks.len() >= 2);
    for block in blocks {
        assert_eq!(check(block, &[], &[]), (true, "127.0.0.1:8080".into()), "{block}");
    }
}

/// The image is built by what the program and its pages need, of what is there.
#[test]
fn the_image_is_made_of_what_is_there() {
    const CONTAINER: &str = include_str!("../../../../Containerfile");
    const PACKAGE: &str = include_str!("../../../../web/package.json");
    const WORKSPACE: &str = include_str!("../../../../Cargo.toml");
    const LEFT_OUT: &str = include_str!("../../../../.dockerignore");
    let base = |image: &str| {
        let line = CONTAINER.lines().find_map(|line| line.strip_prefix(&format!("FROM docker.io/library/{image}:")));
        line.and_then(|line| line.split(['-', ' ']).next()).map(str::to_owned).expect("it is built on it")
    };
    let numbers = |version: &str| version.split('.').map(|part| part.parse().expect("a number")).collect::<Vec<u32>>();
    let rust = WORKSPACE.lines().find_map(|line| line.strip_prefix("rust-version = ")).expect("a version");
    assert_eq!(base("rust"), rust.trim_matches('"'), "the compiler is ours");
    let package: serde_json::Value = serde_json::from_str(PACKAGE).expect("JSON");
    let wanted = package["engines"]["node"].as_str().and_then(|node| node.strip_prefix(">=")).expect("a least version");
    assert!(numbers(&base("node"))[0] > numbers(wanted)[0], "Node.js is new enough");
    assert_eq!(base("debian"), "bookworm");
    assert!(CONTAINER.contains("-bookworm AS program"), "what the program is built on is what it runs on");
    for script in ["npm ci", "npm run build"] {
        assert!(CONTAINER.contains(script) && package["scripts"]["build"].is_string());
    }
    let built = CONTAINER.lines().find_map(|line| line.strip_prefix("RUN cargo build ")).expect("it is built");
    assert_eq!(built, "--release --locked --package arbiter-cli --bin arbiter");
    assert_eq!(env!("CARGO_PKG_NAME"), "arbiter-cli");
    assert!(env!("CARGO_BIN_EXE_arbiter").contains("arbiter"));
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for needed in ["Cargo.lock", "crates", "games", "locales", "rules", "training", "web/package-lock.json"] {
        assert!(root.join(needed).exists(), "{needed} is there to be copied");
        assert!(LEFT_OUT.lines().all(|line| line != needed), "{needed} is not left out");
    }
}
