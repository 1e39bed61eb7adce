//! A new version of the program takes over games that go on.

use crate::program::{Folder, Person, Program, make};
use arbiter_protocol::Health;
use arbiter_server::client::Visitor;
use std::{process::Command, time::Duration};

#[tokio::test]
async fn games_go_on_when_the_program_is_changed_for_another() {
    let folder = Folder::new("upgrade");
    let mut program = Program::start_with(&folder.0, &["--drain", "2"]);
    let mut anna = Visitor::new(program.address);
    let tables = [make(&mut anna).await, make(&mut anna).await];
    let mut people = Vec::new();
    for table in &tables {
        let mut person = Person::at(table, &anna).await;
        person.play(30).await;
        people.push(person);
    }
    assert!(Command::new("kill").args(["-TERM", &program.child.id().to_string()]).status().expect("runs").success());
    // Whoever sends people here is told to send no more, and those who are here play on.
    let well = loop {
        let health = anna.get("/health").await.expect("answers");
        if health.status == 503 {
            break health.json::<Health>().expect("json").well;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert!(!well);
    for person in &mut people {
        person.play(person.heard.len() + 3).await;
    }
    let ended = tokio::task::spawn_blocking(move || program.child.wait().expect("ends").code()).await;
    assert_eq!(ended.expect("waits"), Some(0), "in good order");

    let next = Program::start(&folder.0);
    anna.address = next.address;
    for (table, person) in tables.iter().zip(people) {
        let mut again = Person::at(table, &anna).await;
        assert_eq!(again.heard[..person.heard.len()], person.heard, "what was heard of is there");
        again.play(usize::MAX).await;
        assert!(!again.table["over"].is_null(), "and the game goes on to its end");
    }
}
