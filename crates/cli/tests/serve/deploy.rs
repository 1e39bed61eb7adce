//! The files of `docs/deploy` for systemd and Prometheus: what they begin can begin, what they watch is there.

use crate::program::{Folder, Program, make};
use arbiter_server::client::Visitor;
use std::process::Command;

const FILE: &str = include_str!("../../../../docs/deploy/arbiter.toml");
const SERVICE: &str = include_str!("../../../../docs/deploy/arbiter.service");
const BACKUP: &str = include_str!("../../../../docs/deploy/arbiter-backup.service");
const TIMER: &str = include_str!("../../../../docs/deploy/arbiter-backup.timer");
const OPERATIONS: &str = include_str!("../../../../docs/operations.md");

/// What a unit says of this, each time.
fn said<'a>(unit: &'a str, key: &str) -> Vec<&'a str> {
    unit.lines().filter_map(|line| line.strip_prefix(key)?.strip_prefix('=')).collect()
}

/// The service has no user that could read a file of root's: systemd reads it, and shows the service a copy.
#[test]
fn the_service_can_read_its_settings_whoever_else_may() {
    let shown = said(SERVICE, "LoadCredential");
    let [(name, "/etc/arbiter.toml")] = shown.iter().filter_map(|line| line.split_once(':')).collect::<Vec<_>>()[..]
    else {
        panic!("{shown:?}")
    };
    let begun = said(SERVICE, "ExecStart")[0].strip_prefix("/usr/local/bin/arbiter ").expect("our program");
    assert!(!begun.contains("/etc/"), "it cannot be read by the service: {begun}");
    let folder = Folder::new("credentials");
    std::fs::create_dir_all(&folder.0).expect("made");
    let letters = FILE.replace("# mail-from =", "mail-from =");
    std::fs::write(folder.0.join(name), letters).expect("written");
    let begun = begun.replace("%d", folder.0.to_str().expect("a path"));
    assert_ne!(said(SERVICE, "EnvironmentFile"), Vec::<&str>::new(), "a password may be kept apart");
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.args(begun.split(' ')).arg("--check").env("ARBITER_SMTP", "smtps://arbiter:password@mail.example.org");
    let out = command.output().expect("runs");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
}

#[test]
fn systemd_understands_its_units() {
    let folder = Folder::new("units");
    std::fs::create_dir_all(&folder.0).expect("made");
    let mut verify = Command::new("systemd-analyze");
    verify.arg("verify");
    for (name, unit) in
        [("arbiter.service", SERVICE), ("arbiter-backup.service", BACKUP), ("arbiter-backup.timer", TIMER)]
    {
        let file = folder.0.join(name);
        std::fs::write(&file, unit.replace("/usr/local/bin/arbiter", env!("CARGO_BIN_EXE_arbiter"))).expect("written");
        verify.arg(file);
    }
    let Ok(out) = verify.output() else {
        eprintln!("not tried: systemd is not installed");
        return;
    };
    let errors = String::from_utf8_lossy(&out.stderr);
    assert!(out.status.success() && !errors.contains("arbiter"), "{errors}");
}

/// What the timer begins: a copy that can be laid out again, and none that is too old.
#[tokio::test]
async fn copies_are_made_by_a_timer_and_go_when_they_are_old() {
    let (folder, copies, again) = (Folder::new("timed"), Folder::new("copies"), Folder::new("laid-out"));
    let program = Program::start(&folder.0);
    make(&mut Visitor::new(program.address)).await;
    for (name, when) in [("old", "20 days ago"), ("new", "10 days ago")] {
        let copy = copies.0.join(name);
        std::fs::create_dir_all(&copy).expect("made");
        assert!(Command::new("touch").arg("-d").arg(when).arg(&copy).status().expect("runs").success());
    }
    let here = |line: &str| {
        let line = line.replace("/usr/local/bin/arbiter", env!("CARGO_BIN_EXE_arbiter")).replace("%%", "%");
        let line = line.replace("/var/backups/arbiter", &copies.0.to_string_lossy());
        line.replace("/var/lib/arbiter", &folder.0.to_string_lossy())
    };
    for key in ["ExecStartPre", "ExecStart", "ExecStartPost"] {
        for line in said(BACKUP, key) {
            let out = Command::new("sh").arg("-c").arg(here(line)).output().expect("runs");
            assert!(out.status.success(), "{line}: {}", String::from_utf8_lossy(&out.stderr));
        }
    }
    let found = std::fs::read_dir(&copies.0).expect("reads").map(|entry| entry.expect("reads").path());
    let mut found: Vec<std::path::PathBuf> = found.collect();
    found.sort();
    assert_eq!((found.len(), found[1].clone()), (2, copies.0.join("new")), "{found:?}");
    let mut restore = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    restore.arg("restore").arg(&found[0]).arg("--data").arg(&again.0);
    assert!(restore.status().expect("runs").success());
}

/// Whatever is to be watched is counted, under this name and at this address.
#[tokio::test]
async fn what_is_to_be_watched_is_there() {
    const ALARMS: &str = include_str!("../../../../docs/deploy/arbiter-alarms.yml");
    const SCRAPE: &str = include_str!("../../../../docs/deploy/prometheus.yml");
    let folder = Folder::new("watched");
    let program = Program::start(&folder.0);
    let counted = Visitor::new(program.address).get("/metrics").await.expect("answers").body;
    for text in [ALARMS, OPERATIONS] {
        let words = text.split(|sign: char| !(sign.is_ascii_lowercase() || sign == '_'));
        let names: Vec<&str> = words.filter(|word| word.starts_with("arbiter_")).collect();
        assert!(names.len() >= 5, "{names:?}");
        for name in names {
            assert!(counted.contains(&format!("\n{name}")), "{name} in {counted}");
        }
    }
    let address = FILE.lines().find_map(|line| line.strip_prefix("metrics = ")).expect("an address of its own");
    assert!(SCRAPE.contains(&format!("targets: [{address}]")), "{address}");
    assert!(!address.contains(":9090"), "it is Prometheus' own");
}
