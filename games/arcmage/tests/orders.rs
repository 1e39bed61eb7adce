//! An answer of several pieces is given in any order, and nothing happens before it is whole.

use arbiter_engine::{Illegal, Seat, Seed, Table, position_text, read_position};
use arcmage::{Arcmage, Reason};

const P2: Seat = Seat::new(1);

/// p1 attacks with two, and three of p2 could defend; none of them can meet what flies.
const ATTACK: &str = "p1 cities farmland; p1 army wight marked attacking attacked, kolibri marked attacking attacked
     p2 cities warren; p2 army ghoul, shatis, mentor; phase attack
     attack warren p2; attackers wight kolibri; agenda combat defenders nothing";

fn table(given: &str) -> Table<Arcmage> {
    Table::study(read_position(given).expect("a sound position"), Seed::from(0))
}

fn answer(table: &mut Table<Arcmage>, text: &str) -> Result<(), Illegal<Reason>> {
    table.answer_text(P2, text, &mut ())
}

/// Witness: ARCM-COMBAT-08
#[test]
fn defenders_are_named_in_any_order() {
    let mut one_by_one = table(ATTACK);
    let before = position_text(one_by_one.position());
    for (n, piece) in (1..).zip(["defend mentor wight", "defend ghoul wight"]) {
        answer(&mut one_by_one, piece).expect("a piece");
        assert_eq!(one_by_one.named(P2).len(), n);
        assert_eq!(position_text(one_by_one.position()), before);
    }
    answer(&mut one_by_one, "done").expect("the end");
    assert!(one_by_one.named(P2).is_empty());

    let mut at_once = table(ATTACK);
    answer(&mut at_once, "defend ghoul wight, defend mentor wight, done").expect("a whole answer");
    assert_eq!(position_text(at_once.position()), position_text(one_by_one.position()));
    assert_ne!(position_text(at_once.position()), before);
    assert_eq!((one_by_one.ply(), at_once.ply()), (3, 1));
}

/// Witness: ARCM-COMBAT-08
#[test]
fn a_piece_is_taken_back_and_another_named() {
    let mut table = table(ATTACK);
    answer(&mut table, "defend mentor wight").expect("a piece");
    answer(&mut table, "defend ghoul wight").expect("another");
    table.undo(P2, 1).expect("the last piece is taken back");
    assert_eq!(table.named(P2).len(), 1);
    answer(&mut table, "defend shatis wight, done").expect("the end");
    let defenders: Vec<_> = table.positions().iter().map(|there| there.combat.defends.len()).collect();
    assert_eq!(defenders, [0, 0, 2]);
}

/// Witness: ARCM-KW-01, ARCM-COMBAT-08
#[test]
fn with_one_bad_piece_nothing_is_taken() {
    let mut table = table(ATTACK);
    let before = position_text(table.position());
    let refused = answer(&mut table, "defend mentor wight, defend ghoul kolibri, done");
    let Err(Illegal::Refused(reason)) = refused else { panic!("{refused:?}") };
    assert!(matches!(reason, Reason::Flies { card } if card.card == arcmage::Card::Kolibri));
    // Nobody defends twice: no rule is against the piece, but the other one is.
    let twice = answer(&mut table, "defend mentor wight, defend mentor wight");
    assert_eq!(twice, Err(Illegal::NoMore("defend mentor wight".to_owned())));
    assert!(table.named(P2).is_empty());
    assert_eq!(position_text(table.position()), before);
    assert_eq!(table.ply(), 0);
}
