//! Sittings at a small game, by script.

use super::*;
use pebbles::Pebbles;

/// What a sitting at seed 7 prints, when this is typed.
fn sit(seating: &str, typed: &str, save: Option<PathBuf>) -> String {
    let seating: Seating = seating.parse().unwrap();
    let setup = setup::<Pebbles>(seating.len() as u8, None).unwrap();
    let table = Table::<Pebbles>::open(setup, Seed::from(7)).unwrap_or_else(|reason| panic!("{reason:?}"));
    let mut output = Vec::new();
    let speaker = Speaker::new(Lang::En, seating.names());
    let terminal = Terminal::script(typed.as_bytes(), &mut output);
    Session::new(table, History::default(), seating, speaker, terminal, save).play().unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn a_whole_game_is_played_by_numbers() {
    let said = sit("me,random", &"1\n".repeat(200), None);
    assert!(said.contains("p1 · Take a pebble into your fist.\n  1  Bid "), "{said}");
    assert!(said.contains("The game is over!\n1. "), "{said}");
    assert!(said.contains("Random seed of this game: 00000000000000000000000000000007"), "{said}");
}

#[test]
fn the_same_seed_and_answers_make_the_same_game() {
    let typed = "2\n1\n".repeat(100);
    assert_eq!(sit("me,greedy,random", &typed, None), sit("me,greedy,random", &typed, None));
}

#[test]
fn bots_play_among_themselves() {
    let said = sit("random,random,greedy", "", None);
    assert!(said.contains("The game is over!"), "{said}");
}

#[test]
fn the_end_of_the_input_leaves_politely() {
    let said = sit("me,random", "1\n", None);
    assert!(said.ends_with("You leave the table.\n"), "{said}");
    assert!(sit("me,random", "quit\n1\n", None).ends_with("You leave the table.\n"));
}

#[test]
fn what_means_nothing_changes_nothing() {
    let said = sit("me,random", "99\n0\nhello\nreveal\nbid 99\n", None);
    assert!(said.contains("There is no choice 99: type a number from 1 to 3."), "{said}");
    assert!(said.contains("There is no choice 0"), "{said}");
    assert!(said.contains("“hello” is neither a choice nor a command."), "{said}");
    assert!(said.contains("That is done at another time."), "{said}");
    assert_eq!(said.matches("p1 · Take a pebble into your fist.").count(), 1, "{said}");
}

#[test]
fn part_of_a_label_brings_up_what_fits() {
    let said = sit("me,random", "BID\n", None);
    assert!(said.contains("Did you mean one of these? Type its number.\n  1  Bid "), "{said}");
}

#[test]
fn a_person_may_look_around() {
    let said = sit("me,random", "?\nboard\nwhy\nwhy bid 99\nwhy buy\nlog\nrules\ncard\n\n", None);
    assert!(said.contains("why (choice)"), "{said}");
    assert!(said.contains("Add a choice or a thing, for example: why bid"), "{said}");
    assert!(said.contains(" drew the "), "{said}");
    assert!(said.matches("p1 · Take a pebble into your fist.").count() == 2, "Enter repeats the question\n{said}");
}

#[test]
fn one_cannot_take_back_what_others_answered() {
    let said = sit("me,random", "undo\n", None);
    assert!(said.contains("Nothing to undo"), "{said}");
}

#[test]
fn one_can_take_back_what_nobody_answered() {
    // Whoever wins the round takes a coin; somebody does, sooner or later.
    let said = sit("me,me", &"1\ntake\nundo\ntake\npass\n".repeat(20), None);
    assert!(said.contains("takes back 1 choice."), "{said}");
}

#[test]
fn a_table_is_kept_in_its_file() {
    let file = std::env::temp_dir().join(format!("arbiter-{}-kept.log", std::process::id()));
    let said = sit("me,random", "1\n", Some(file.clone()));
    assert!(said.contains(&format!("Table saved: {}", file.display())), "{said}");
    let log: Log<Pebbles> = std::fs::read_to_string(&file).unwrap().parse().unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(Table::replay(&log).is_ok());
    assert!(log.entries.iter().any(|entry| !entry.seat.is_house()));
}

#[test]
fn a_file_that_cannot_be_written_does_not_end_the_game() {
    let said = sit("me,random", "save /nowhere/at/all\n1\n", Some(PathBuf::from("/nowhere/at/all")));
    assert_eq!(said.matches("The table could not be saved in /nowhere/at/all").count(), 2, "{said}");
}

#[test]
fn what_was_answered_is_copied_as_a_page() {
    let said = sit("me,random", "page\n1\npage\n", None);
    assert!(said.contains("<!-- game: pebbles -->") && said.contains("\nasks   p1 bid\n"), "{said}");
    assert!(said.contains("\nplay   p1: bid "), "{said}");
    let file = std::env::temp_dir().join(format!("arbiter-{}-copied.md", std::process::id()));
    let said = sit("me,random", &format!("seite {}\n", file.display()), None);
    assert!(said.contains("Table saved: "), "{said}");
    let page = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    let page = arbiter_testkit::book::Page::parse("copied", &page).unwrap();
    assert!(page.run::<Pebbles>().passed());
}

#[test]
fn the_words_of_a_page_stand_beside_each_sentence() {
    let seating: Seating = "me,random".parse().unwrap();
    let table = Table::<Pebbles>::open(setup::<Pebbles>(2, None).unwrap(), Seed::from(7)).unwrap();
    let mut output = Vec::new();
    let speaker = Speaker::new(Lang::En, seating.names());
    let terminal = Terminal::script("1\n".as_bytes(), &mut output);
    Session::new(table, History::default(), seating, speaker, terminal, None).with_words(true).play().unwrap();
    let said = String::from_utf8(output).unwrap();
    assert!(said.contains("Take a pebble into your fist.   [asks p1 bid]"), "{said}");
    assert!(said.contains("   [bid ") && said.contains("   [tells drew]"), "{said}");
}
