//! What becomes of a server when its disk is full.

use crate::program::{Folder, Person, Program, make};
use arbiter_server::client::Visitor;
use serde_json::Value;

#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let folder = Folder::new("full");
    let program = Program::start_on_small_disk(&folder.0, 400);
    let mut anna = Visitor::new(program.address);
    let table = make(&mut anna).await;
    let mut person = Person::at(&table, &anna).await;
    let mut answered = true;
    let refusal = loop {
        assert!(person.table["over"].is_null(), "the disk is too large for this test");
        let choice = person.choice().filter(|_| answered);
        // Whoever was sent away meanwhile is not heard any more.
        if let Some(choice) = &choice
            && person.chair.say(choice).await.is_err()
        {
            break None;
        }
        let heard = person.heard.len();
        match person.chair.hear().await {
            Ok(message) if message["type"] == "happened" => {
                person.take(&message);
                let mine = person.heard[heard..].iter().any(|entry| entry["by"] == "p1");
                answered = mine || (answered && choice.is_none());
            }
            Ok(message) if message["type"] == "refused" => break message["refused"].as_str().map(str::to_owned),
            // A bot's answer could not be kept: everybody is sent away to come back.
            Ok(Value::Null) | Err(_) => break None,
            Ok(_) => {}
        }
    };
    assert!(matches!(refusal.as_deref(), None | Some("store")), "{refusal:?}");
    drop(program);
    let program = Program::start(&folder.0);
    anna.address = program.address;
    let mut again = Person::at(&table, &anna).await;
    assert!(again.heard.len() >= person.heard.len());
    assert_eq!(again.heard[..person.heard.len()], person.heard, "what was acknowledged is there");
    again.play(usize::MAX).await;
    assert!(!again.table["over"].is_null(), "the game goes on to its end");
}

/// Plays until something could not be kept.
#[cfg(target_os = "linux")]
async fn play_until_full(person: &mut Person) {
    while let Some(choice) = person.choice() {
        if person.chair.say(&choice).await.is_err() {
            return;
        }
        loop {
            match person.chair.hear().await {
                Ok(message) if message["type"] == "happened" => {
                    person.take(&message);
                    if person.choice().is_some() {
                        break;
                    }
                    assert!(person.table["over"].is_null(), "the disk is too large for this test");
                }
                Ok(message) if message["type"] == "seats" => {}
                // Refused, or sent away because the bot's answer could not be kept.
                _ => return,
            }
        }
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn once_there_is_room_again_it_writes_again() {
    let folder = Folder::new("room");
    let program = Program::start_on_small_disk(&folder.0, 400);
    let mut anna = Visitor::new(program.address);
    let table = make(&mut anna).await;
    let mut person = Person::at(&table, &anna).await;
    play_until_full(&mut person).await;
    // Everybody tries again, and again.
    for _ in 0..3 {
        let mut again = Person::at(&table, &anna).await;
        play_until_full(&mut again).await;
    }
    program.give_room();
    let mut again = Person::at(&table, &anna).await;
    assert_eq!(again.heard[..person.heard.len()], person.heard, "what was acknowledged is there");
    again.play(usize::MAX).await;
    assert!(!again.table["over"].is_null(), "the game goes on to its end, in the same program");
    make(&mut anna).await;
    while anna.get("/health").await.expect("answers").status != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_server_that_starts_on_a_full_disk_is_not_well() {
    let folder = Folder::new("born-full");
    let mut program = Program::start(&folder.0);
    make(&mut Visitor::new(program.address)).await;
    // What was written stays in the write-ahead log, which is longer than the next program may make it.
    program.kill();
    let program = Program::start_on_small_disk(&folder.0, 33);
    let mut anna = Visitor::new(program.address);
    assert_eq!(anna.get("/health").await.expect("answers").status, 503);
    assert!(anna.get("/metrics").await.expect("answers").body.contains("arbiter_well 0"));
    program.give_room();
    while anna.get("/health").await.expect("answers").status != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}
