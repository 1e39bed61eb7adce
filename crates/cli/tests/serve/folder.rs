//! The folder a server runs in: whose it is, what is in it, how it is copied.

use crate::program::{Folder, Person, Program, make};
use arbiter_protocol::TableSummary;
use arbiter_server::client::Visitor;
use std::{path::Path, process::Command};

/// Runs `arbiter` to its end: did it do it, and what did it complain about?
fn arbiter(arguments: &[&str], data: &Path) -> (bool, String) {
    let out = Command::new(env!("CARGO_BIN_EXE_arbiter")).args(arguments).arg("--data").arg(data).output();
    let out = out.expect("runs");
    (out.status.success(), String::from_utf8_lossy(&out.stderr).into_owned())
}

#[test]
fn a_second_server_in_the_same_folder_is_told_who_is_there() {
    let folder = Folder::new("twice");
    let mut program = Program::start(&folder.0);
    let (began, why) = arbiter(&["serve", "--port", "0"], &folder.0);
    assert!(!began);
    for word in ["another server", &format!("process {}", program.child.id()), &program.address.to_string()] {
        assert!(why.contains(word), "{word} in {why}");
    }
    // However it ended: the next one begins.
    program.kill();
    Program::start(&folder.0);
}

#[tokio::test]
async fn a_lost_key_is_noticed_before_anybody_loses_a_seat() {
    let folder = Folder::new("key");
    let mut program = Program::start(&folder.0);
    let mut anna = Visitor::new(program.address);
    make(&mut anna).await;
    program.kill();
    let key = folder.0.join("key");
    let kept = std::fs::read(&key).expect("a key");
    std::fs::remove_file(&key).expect("gone");
    let (began, why) = arbiter(&["serve", "--port", "0"], &folder.0);
    assert!(!began && why.contains("--new-key"), "{why}");
    assert!(!key.exists(), "no new key was made");
    std::fs::write(&key, kept).expect("put back");
    let program = Program::start(&folder.0);
    anna.address = program.address;
    let tables: Vec<TableSummary> = anna.get("/api/tables").await.expect("answers").json().expect("json");
    assert_eq!(tables[0].mine.len(), 1, "the seat is hers again");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_may_read_its_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("modes");
    std::fs::create_dir_all(&folder.0).expect("made");
    for name in ["arbiter.db", "key"] {
        let wide = folder.0.join(name);
        std::fs::write(&wide, if name == "key" { vec![7; 32] } else { Vec::new() }).expect("written");
        std::fs::set_permissions(&wide, std::fs::Permissions::from_mode(0o644)).expect("set");
    }
    let program = Program::start(&folder.0);
    make(&mut Visitor::new(program.address)).await;
    let mut seen = Vec::new();
    for file in std::fs::read_dir(&folder.0).expect("reads") {
        let file = file.expect("reads");
        let mode = file.metadata().expect("reads").permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", file.path().display());
        seen.push(file.file_name());
    }
    assert!(seen.len() >= 4, "store, its log, key and lock: {seen:?}");
}

#[tokio::test]
async fn a_copy_made_while_people_play_is_a_whole_server() {
    let (folder, copy, elsewhere) = (Folder::new("copied"), Folder::new("copy"), Folder::new("restored"));
    let program = Program::start(&folder.0);
    let mut anna = Visitor::new(program.address);
    let table = make(&mut anna).await;
    let mut person = Person::at(&table, &anna).await;
    person.play(40).await;
    let heard = person.heard.clone();
    let to = copy.0.to_string_lossy().into_owned();
    assert_eq!(arbiter(&["backup", &to], &folder.0), (true, String::new()));
    person.play(60).await;
    assert!(!arbiter(&["backup", &to], &folder.0).0, "a copy is not written over");
    let (restored, why) = arbiter(&["restore", &to], &folder.0);
    assert!(!restored && why.contains("another server"), "{why}");
    drop(program);
    let (restored, why) = arbiter(&["restore", &to], &folder.0);
    assert!(!restored && why.contains("holds tables"), "{why}");
    assert_eq!(arbiter(&["restore", &to], &elsewhere.0), (true, String::new()));
    let program = Program::start(&elsewhere.0);
    anna.address = program.address;
    let mut again = Person::at(&table, &anna).await;
    assert!(again.heard.len() >= heard.len() && again.heard[..heard.len()] == heard, "everything up to the copy");
    again.play(usize::MAX).await;
    assert!(!again.table["over"].is_null(), "with its seat, the game goes on to its end");
}
