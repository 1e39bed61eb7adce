//! Answers of several pieces, given as people give them: in any order, one by one or all at once.

use arbiter_engine::{Game, Illegal, Notation, Seat, Seed, Table, position_text, read_position};
use arcs::{Arcs, Choice, Reason, Site, System};

const P1: Seat = Seat::new(0);
/// Two hits on a fresh starport, a fresh city and nothing else of p2.
const HITS: &str = "
    players 3; 2-c p1 3, starport p2, city p2; p1 played lead aggression-3; turn p1; pips 1
    battle p1 p2 2-c ships 3 0 all_fresh
    agenda battle building_hits 2 0 | city fall | raid spend | battle end | turn act p1 | round after p1";

fn table() -> Table<Arcs> {
    Table::study(read_position(HITS).expect("such a position can be"), Seed::from(1))
}

fn text(table: &Table<Arcs>) -> String {
    position_text(table.position())
}

fn offered(table: &Table<Arcs>) -> Vec<String> {
    table.decision(P1).offers().iter().map(Notation::text).collect()
}

/// Where an answer leads that is given in these parts, none of which but the last does anything.
fn after(parts: &[&str]) -> String {
    let mut table = table();
    let before = text(&table);
    for part in parts {
        assert_eq!(text(&table), before, "before “{part}”");
        table.answer_text(P1, part, &mut ()).expect("it may be said");
    }
    assert!(table.named(P1).is_empty());
    text(&table)
}

/// Witness: ARCS-BATTLE-09
#[test]
fn hits_are_assigned_in_any_order() {
    let both = after(&["hit 2-c.2", "hit 2-c.1"]);
    assert!(both.contains("2-c p1 3, starport p2 damaged, city p2 damaged"), "{both}");
    for parts in [&["hit 2-c.1", "hit 2-c.2"][..], &["hit 2-c.2, hit 2-c.1"], &["hit 2-c.1, hit 2-c.2"]] {
        assert_eq!(after(parts), both, "{parts:?}");
    }
    let city = after(&["hit 2-c.2, hit 2-c.2"]);
    assert!(city.contains("2-c p1 3, starport p2\n") && city.contains("p1 trophies p2 cities 1"), "{city}");
}

/// Witness: ARCS-BATTLE-09
#[test]
fn a_piece_is_taken_back_by_itself() {
    let mut table = table();
    let before = text(&table);
    table.answer_text(P1, "hit 2-c.2", &mut ()).expect("the city may be hit");
    assert_eq!((table.named(P1).len(), text(&table) == before), (1, true));
    table.undo(P1, 1).expect("it is p1's own piece");
    assert_eq!((table.named(P1).len(), text(&table) == before), (0, true));
    table.answer_text(P1, "hit 2-c.1, hit 2-c.1", &mut ()).expect("the starport may be hit twice");
    assert!(text(&table).contains("p1 trophies p2 starports 1"));
}

/// Witness: ARCS-BATTLE-09
#[test]
fn an_answer_with_a_bad_piece_changes_nothing() {
    let mut table = table();
    let before = (text(&table), table.log().entries.len());
    let elsewhere = Site::new(System::new(5), 0);
    let too_many = Illegal::NoMore("hit 2-c.1".to_owned());
    let not_there = Illegal::Refused(Reason::NotDefending { site: elsewhere });
    for (answer, illegal) in [
        ("hit 2-c.2, hit 2-c.2, hit 2-c.1".to_owned(), too_many),
        (format!("hit 2-c.1, hit {}", elsewhere.text()), not_there),
    ] {
        assert_eq!(table.answer_text(P1, &answer, &mut ()), Err(illegal), "{answer}");
        assert_eq!((text(&table), table.log().entries.len()), before);
        assert_eq!((table.named(P1), offered(&table)), (&[][..], vec!["hit 2-c.1".to_owned(), "hit 2-c.2".to_owned()]));
    }
}

/// What was written down when pieces were still carried out one at a time in the order of the list is read as it was.
#[test]
fn old_logs_lead_where_they_led() {
    let mut table = table();
    for choice in ["hit 2-c.1", "hit 2-c.2"] {
        let choice = Choice::from_text(choice).expect("a choice");
        table.play(P1, choice, &mut ()).expect("it is listed");
    }
    assert_eq!(text(&table), after(&["hit 2-c.2", "hit 2-c.1"]));
}

/// A token too many: slots 1 and 2 cost three and one key, and the psionic has no slot.
const TOKENS: &str = "
    players 3; p1 slots fuel relic none none none none none psionic; p1 hand administration-4; agenda slots arrange p1 0 | round begin";

/// Witness: ARCS-RES-04
#[test]
fn slots_are_exchanged_in_any_order() {
    let all = |answers: &[&str]| {
        let mut table = Table::<Arcs>::study(read_position(TOKENS).expect("such a position can be"), Seed::from(1));
        for answer in answers {
            table.answer_text(P1, answer, &mut ()).expect("it may be said");
        }
        let log = table.log().to_string().parse().expect("the log reads back");
        assert_eq!(Table::<Arcs>::replay(&log).expect("and replays").position(), table.position());
        text(&table)
    };
    let both = all(&["swap 2 new, swap 1 new, done"]);
    assert!(both.contains("p1 slots relic psionic\n"), "{both}");
    for answers in
        [&["swap 1 2", "swap 2 new", "done"][..], &["swap 2 1, swap new 2", "done"], &["swap 1 new", "swap 1 2, done"]]
    {
        assert_eq!(all(answers), both, "{answers:?}");
    }
}

/// Witness: ARCS-RES-04
#[test]
fn a_row_of_exchanges_with_a_bad_one_changes_nothing() {
    let mut table = Table::<Arcs>::study(read_position(TOKENS).expect("such a position can be"), Seed::from(1));
    let before = (text(&table), table.log().entries.len());
    for (answer, illegal) in [
        ("swap 1 2, swap 1 4", Illegal::Refused(Reason::NoExchange)),
        ("swap 1 2, end_turn", Illegal::Refused(Reason::OtherQuestion)),
        ("swap 1 2, done, swap 1 2", Illegal::Refused(Reason::OtherQuestion)),
    ] {
        assert_eq!(table.answer_text(P1, answer, &mut ()), Err(illegal), "{answer}");
        assert_eq!((text(&table), table.log().entries.len()), before);
    }
}

/// Search goes through the dear slots first, and what it has settled stays: its logs, old ones too, read as they were.
#[test]
fn search_rearranges_on_its_own_way() {
    let mut table = Table::<Arcs>::study(read_position(TOKENS).expect("such a position can be"), Seed::from(1));
    let choice = |text| Choice::from_text(text).expect("a choice");
    table.play(P1, choice("swap 2 new"), &mut ()).expect("it is listed");
    assert!(text(&table).contains("p1 slots fuel psionic\n"), "{}", text(&table));
}

/// Slots 2 and 3 cost one key each, slot 1 three.
const ALIKE: &str = "
    players 3; 2-a city p1; p1 slots fuel fuel fuel; p1 played lead administration-4; turn p1; prelude yes; pips 3
    agenda turn act p1 | round after p1";

/// Witness: ARCS-RES-01
#[test]
fn any_of_the_same_tokens_may_be_spent_and_search_sees_one() {
    let mut table = Table::<Arcs>::study(read_position(ALIKE).expect("such a position can be"), Seed::from(1));
    let spends = |all: Vec<String>| all.into_iter().filter(|text| text.starts_with("spend")).collect::<Vec<_>>();
    assert_eq!(spends(offered(&table)), ["spend 1 fuel", "spend 2 fuel", "spend 3 fuel"]);
    let listed = table.position().listed(P1).iter().map(Notation::text).collect();
    assert_eq!(spends(listed), ["spend 1 fuel", "spend 2 fuel"]);

    let mut other = table.clone();
    table.answer_text(P1, "spend 3 fuel", &mut ()).expect("any may be spent");
    other.answer_text(P1, "spend 2 fuel", &mut ()).expect("any may be spent");
    assert!(text(&table).contains("p1 slots fuel fuel\n"), "{}", text(&table));
    assert_eq!(table.position().tidied(), other.position().tidied());
    let log = table.log().to_string().parse().expect("the log reads back");
    assert_eq!(Table::<Arcs>::replay(&log).expect("and replays").position(), table.position());
}
