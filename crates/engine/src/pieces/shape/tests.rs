//! Both doors lead to the same answers.

use super::*;
use crate::{Choices, Options, Pick, pieces::list};

type Listed = Vec<&'static str>;

fn shape(wanted: Wanted<&'static str>, slots: &[(&'static str, u16)]) -> Shape<&'static str> {
    let slots = slots.iter().map(|(choice, most)| Slot { choice: *choice, most: *most, group: Group::NONE });
    Shape { wanted, slots: slots.collect() }
}

/// Every path that search can take, each as the pieces it names.
fn paths(shape: &Shape<&'static str>) -> Vec<Listed> {
    let mut found = Vec::new();
    walk(shape, &mut Vec::new(), &mut found);
    found
}

fn walk(shape: &Shape<&'static str>, named: &mut Listed, found: &mut Vec<Listed>) {
    let mut choices = Choices::new();
    let from = named.last().and_then(|last| shape.place(last)).filter(|_| !shape.wanted.ordered).unwrap_or(0);
    let of_group = |group: Group| -> u16 {
        named.iter().filter(|piece| shape.slots[shape.place(piece).unwrap()].group == group).count() as u16
    };
    let picks = shape.slots.iter().skip(from).map(|slot| Pick::<_, ()> {
        choice: slot.choice,
        most: Ok(slot.most - count(named, slot.choice) as u16),
        group: match slot.group {
            Group::NONE => Group::NONE,
            Group { id, least, most } => {
                let have = of_group(slot.group);
                Group { id, least: least.saturating_sub(have), most: most - have }
            }
        },
    });
    let have = named.len() as u16;
    let wanted =
        Wanted { least: shape.wanted.least.saturating_sub(have), most: shape.wanted.most - have, ..shape.wanted };
    list(wanted, picks, |choice, verdict| Options::<_, ()>::put(&mut choices, choice, verdict));
    if choices.is_empty() {
        found.push(named.clone());
    }
    for choice in choices.iter().copied() {
        if Some(choice) == shape.wanted.done {
            found.push(named.clone());
        } else {
            named.push(choice);
            walk(shape, named, found);
            named.pop();
        }
    }
}

/// Both doors name the same answers, each once.
fn check(shape: &Shape<&'static str>, answers: usize) {
    let (mut listed, mut wholes) = (paths(shape), shape.wholes(usize::MAX));
    listed.sort();
    wholes.sort();
    assert_eq!(listed, wholes);
    assert_eq!(wholes.len(), answers);
    for whole in wholes {
        let mut named = Vec::new();
        for piece in whole.iter().rev() {
            assert!(shape.takes(&named, piece), "{piece} after {named:?} of {whole:?}");
            named.push(*piece);
        }
    }
}

#[test]
fn search_and_people_name_the_same_answers() {
    check(&shape(Wanted::exactly(3_u16), &[("a", 1), ("b", 1), ("c", 1), ("d", 1), ("e", 1)]), 10);
    check(&shape(Wanted::exactly(2_u16), &[("a", 2), ("b", 1), ("c", 2)]), 5);
    check(&shape(Wanted::exactly(3_u16), &[("a", 1), ("b", 2)]), 1);
    check(&shape(Wanted::up_to(2_u16, "done"), &[("a", 1), ("b", 1), ("c", 1)]), 7);
    check(&shape(Wanted::up_to(3_u16, "done").at_least(1), &[("a", 1), ("b", 1)]), 3);
    check(&shape(Wanted::exactly(2_u16).in_order(), &[("a", 1), ("b", 1), ("c", 1)]), 6);
}

#[test]
fn of_a_group_only_so_many_may_be_named() {
    let group = |id, least, most| Group { id, least, most };
    let slots = |groups: [Group; 2]| {
        let slot = |(choice, i): (&'static str, usize)| Slot { choice, most: 1, group: groups[i] };
        [("a1", 0), ("a2", 0), ("a3", 0), ("b1", 1), ("b2", 1)].map(slot).to_vec()
    };
    // Two of each.
    let each = Shape { wanted: Wanted::exactly(4_u16), slots: slots([group(1, 2, 2), group(2, 2, 2)]) };
    check(&each, 3);
    // At most one of each, none too.
    let most = Shape { wanted: Wanted::up_to(9_u16, "done"), slots: slots([group(1, 0, 1), group(2, 0, 1)]) };
    check(&most, 12);
    assert!(!most.takes(&["a1"], "a2"));
}

#[test]
fn only_what_leaves_one_way_is_done_unasked() {
    let three = shape(Wanted::exactly(3_u16), &[("a", 1), ("b", 1), ("c", 1), ("d", 1)]);
    assert_eq!(three.whole(&["d"]), None);
    assert_eq!(three.whole(&["d", "a", "b"]), Some(vec!["d", "a", "b"]));
    let two_kinds = shape(Wanted::exactly(3_u16), &[("a", 1), ("b", 3)]);
    assert_eq!(two_kinds.whole(&["a"]), Some(vec!["a", "b", "b"]));
    assert_eq!(two_kinds.whole(&["b"]), None);
    let ordered = shape(Wanted::exactly(2_u16).in_order(), &[("a", 1), ("b", 1)]);
    assert_eq!(ordered.whole(&[]), None);
    assert_eq!(ordered.whole(&["b"]), Some(vec!["b", "a"]));
    assert_eq!(shape(Wanted::up_to(2_u16, "done"), &[("a", 1)]).whole(&["a"]), Some(vec!["a"]));
}
