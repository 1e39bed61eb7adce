//! Answers of several pieces as people give them: in any order, one by one or all at once.

use arbiter_engine::{Game, Illegal, Seat, Seed, Table, position_text, read_position};
use aristeia::{Aristeia, Setup};

const P1: Seat = Seat::new(0);

fn at_the_box(setup: &str) -> Table<Aristeia> {
    use arbiter_engine::Notation;
    Table::open(Setup::from_text(setup).expect("a setup"), Seed::from(0)).expect("a table")
}

fn answers(table: &mut Table<Aristeia>, pieces: &[&str]) {
    for piece in pieces {
        let asked = table.turn().waits_for(P1);
        assert!(asked, "{piece} is one too many");
        table.answer_text(P1, piece, &mut ()).unwrap_or_else(|illegal| panic!("{piece}: {illegal:?}"));
    }
}

#[test]
fn a_team_is_named_in_any_order() {
    let begun = *at_the_box("scenario assault").position();
    let orders = [
        ["pick parvati", "pick gata", "pick wild_bill", "pick eight_ball"],
        ["pick eight_ball", "pick gata", "pick parvati", "pick wild_bill"],
    ];
    let ends = orders.map(|order| {
        let mut table = at_the_box("scenario assault");
        answers(&mut table, &order[..3]);
        assert_eq!(*table.position(), begun, "nothing happens before the team is whole");
        table.undo(P1, 1).expect("one piece is taken back");
        assert_eq!(table.named(P1).len(), 2);
        answers(&mut table, &order[2..]);
        assert!(!table.turn().waits_for(P1));

        let mut at_once = at_the_box("scenario assault");
        at_once.answer_text(P1, &order.join(", "), &mut ()).expect("all at once");
        assert_eq!(at_once.position(), table.position());
        position_text(table.position())
    });
    assert_eq!(ends[0], ends[1]);
}

#[test]
fn an_answer_with_a_piece_too_many_changes_nothing() {
    let mut table = at_the_box("scenario assault");
    let refused = table.answer_text(P1, "pick parvati, pick gata, pick parvati, pick maximus", &mut ());
    assert_eq!(refused, Err(Illegal::NoMore("pick parvati".to_owned())));
    assert!(table.named(P1).is_empty() && table.ply() == 0);
}

#[test]
fn tactics_are_named_in_any_order_two_of_each_character() {
    let orders = [
        "keep fan_the_hammer, keep bank_shot, keep wind_step, keep pink_blur, keep noon_bell, keep two_heavens, \
         keep camera_wink, keep roll_with_it",
        "keep bank_shot, keep roll_with_it, keep pink_blur, keep camera_wink, keep two_heavens, keep wind_step, \
         keep noon_bell, keep fan_the_hammer",
    ];
    let decks = orders.map(|order| {
        let mut table = at_the_box("teams starter");
        let begun = *table.position();
        let pieces: Vec<&str> = order.split(", ").collect();
        answers(&mut table, &pieces[..7]);
        assert_eq!(*table.position(), begun, "nothing happens before the deck is whole");
        answers(&mut table, &pieces[7..]);
        let mut at_once = at_the_box("teams starter");
        at_once.answer_text(P1, order, &mut ()).expect("all at once");
        assert_eq!(at_once.position(), table.position());
        table.position().player(P1).deck
    });
    assert_eq!(decks[0], decks[1]);

    let mut table = at_the_box("teams starter");
    let third = "keep fan_the_hammer, keep noon_bell, keep ace_of_hearts";
    assert_eq!(table.answer_text(P1, third, &mut ()), Err(Illegal::NoMore("keep ace_of_hearts".to_owned())));
    assert!(matches!(table.answer_text(P1, "keep noon_bell, keep grit", &mut ()), Err(Illegal::Refused(_))));
    assert!(table.named(P1).is_empty() && table.ply() == 0);
}

/// No card of the box throws just two dice again: whoever names one of two has named the other.
#[test]
fn dice_that_must_be_thrown_again_are_not_lost() {
    let position = |dice: &str| -> Aristeia {
        let text = format!(
            "p1 parvati f11; p2 eight_ball f8; round 1; turn 1; p1 plan parvati; p2 plan eight_ball
             active p1.parvati points 2; roll combat; roll_a p1.parvati dice {dice}; roll_d p2.eight_ball
             agenda effect reroll p1 0 2 0 no | roll throw | roll thrown | action effects | activation act"
        );
        read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    };
    let waiting = |position: &Aristeia| position.roll.sides[0].pool.0.iter().filter(|die| die.is_waiting()).count();
    let three = position("orange:6 orange:6 yellow:6");
    for pieces in ["reroll a3, reroll a1", "reroll a1, reroll a3"] {
        let mut table = Table::study(three, Seed::from(0));
        table.answer_text(P1, pieces, &mut ()).expect("two dice");
        assert_eq!(waiting(table.position()), 2);
    }
    assert!(!three.listed(P1).iter().any(|choice| arbiter_engine::Notation::text(choice) == "reroll a3"));
    assert_eq!(waiting(&position("orange:6 yellow:6")), 2, "nothing is asked where both have to go");
    assert_eq!(waiting(&position("orange:6")), 1, "as many as there are");
}
