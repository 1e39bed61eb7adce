//! What no book page can show: facts about everything that is printed, and rules that no card of the box
//! uses. The latter fail as soon as a card does, so that its page gets written.

use arbiter_engine::{Eyes, Game, Notation, Seed, Table, position_text};
use aristeia::{
    Action, Aristeia, Ask, BOTH, Character, Condition, Op, Setup, Sides, Skill, Space, Spaces, Switch, Symbol, Tactic,
    Window, lines,
};

/// Every operation that is printed.
fn ops() -> impl Iterator<Item = &'static Op> {
    let actions = Action::ALL.into_iter().flat_map(|action| action.row().always.iter().chain(action.row().success));
    let switches = Switch::ALL.into_iter().flat_map(|switch| switch.row().ops);
    let skills = Skill::ALL.into_iter().flat_map(|skill| skill.row().ops);
    actions.chain(switches).chain(skills).chain(Tactic::ALL.into_iter().flat_map(|tactic| tactic.row().ops))
}

fn at(space: &str) -> Space {
    Space::from_text(space).expect("a space")
}

/// Witness: ARIS-GEN-07
#[test]
fn every_character_has_seven_characteristics() {
    for character in Character::ALL {
        let row = character.row();
        for pool in [row.agility, row.strength, row.defence] {
            assert!(!pool.is_empty(), "{}", character.text());
        }
        for number in [row.energy, row.health, row.initiative, row.speed] {
            assert!((1..=9).contains(&number), "{}", character.text());
        }
    }
}

/// Witness: ARIS-AMB-40
#[test]
fn every_range_of_the_box_needs_line_of_sight() {
    let ranges: Vec<_> = Action::ALL.into_iter().filter_map(|action| action.row().range).collect();
    assert_eq!(ranges.len(), Action::ALL.len() - 1, "all but Move have one");
    assert!(ranges.iter().all(|range| range.sight));
}

/// The outermost corners of a column on the rim: the line between them lies outside the board, but for its
/// ends and the corners it touches.
///
/// Witness: ARIS-AMB-02
#[test]
fn lines_may_leave_the_board() {
    let outermost = 3;
    let between = Spaces::of(&[at("a11"), at("a12"), at("a13")]);
    for blocking in [Spaces::NONE, between] {
        assert!(!lines(at("a10"), at("a14"), blocking, Sides::Shared).interrupts(outermost, outermost));
    }
    assert!(lines(at("a10"), at("a14"), between, Sides::Shared).interrupts(0, 0));
}

/// The marker is nobody's until it is given.
///
/// Witness: ARIS-SETUP-08
#[test]
fn there_is_no_outsider_before_the_deployment() {
    let setup = Setup::from_text("teams starter tactics random").expect("a setup");
    let mut table = Table::<Aristeia>::open(setup, Seed::from(1)).expect("it can be played");
    let seen = |table: &Table<Aristeia>| table.position().view(Eyes::Spectator).outsider;
    assert_eq!(seen(&table), None);
    for seat in BOTH {
        table.house(&mut ());
        assert_eq!((table.position().ask(seat), seen(&table)), (Ask::Mulligan, None));
        table.answer_text(seat, "keep_hand", &mut ()).expect("the hand may be kept");
    }
    table.house(&mut ());
    assert_eq!(table.position().ask(table.position().outsider), Ask::DeploymentZone);
    assert_eq!(seen(&table), Some(table.position().outsider));
}

/// One tactic of the box serves a simple roll, and only whoever rolls can play it: a second one of the same player
/// needs a page in tactic.md.
///
/// Witness: ARIS-AMB-49
#[test]
fn no_two_tactics_of_the_box_serve_a_simple_roll() {
    let opposed = [Condition::RollOpposed, Condition::RollCombat, Condition::RollDisengage];
    let in_rolls = |tactic: &Tactic| matches!(tactic.row().window, Window::BeforeRoll | Window::AfterRollBeforeCrit);
    let any_roll = |tactic: &Tactic| !tactic.row().requires.iter().any(|condition| opposed.contains(condition));
    let serve: Vec<Tactic> = Tactic::ALL.into_iter().filter(in_rolls).filter(any_roll).collect();
    assert_eq!(serve, [Tactic::OnceAgain]);
}

/// Witness: ARIS-CRIT-02
#[test]
fn no_switch_of_the_box_costs_successes() {
    for switch in Switch::ALL {
        assert_eq!(switch.row().cost.get(Symbol::Success), 0, "{} needs a page in dice.md", switch.text());
    }
}

/// How long an operation holds. A new one is sorted here before it is used.
fn lasts(op: &Op) -> &'static str {
    match op {
        Op::DefenceDie(_) | Op::DefenceSymbol(..) => "turn",
        Op::ExtendRange(_) | Op::IgnoreSight => "action",
        Op::AddDie(_) | Op::ReplaceDie(_) | Op::AddSymbol(..) | Op::DenyCover | Op::CoverDie(_) => "roll",
        Op::ActionPoints(_) | Op::MovementPoints(_) | Op::Displace { .. } | Op::Place { .. } => "once",
        Op::Damage { .. } | Op::PreventDamage(_) | Op::SplitDamage | Op::Heal { .. } => "once",
        Op::Impose { .. } | Op::RemoveMarkers { .. } | Op::CancelSymbol { .. } | Op::Reroll { .. } => "once",
        Op::Repeat { .. } | Op::Draw(_) | Op::TakeTactic | Op::DiscardRandom(_) => "once",
        Op::CancelTactic | Op::ChooseOrder => "once",
    }
}

/// Witness: ARIS-EFFECT-04, ARIS-RECOV-01
#[test]
fn no_effect_of_the_box_lasts_until_the_end_of_the_round() {
    assert_eq!(ops().filter(|op| ["action", "turn"].contains(&lasts(op))).count(), 4);
    for op in ops() {
        assert_ne!(lasts(op), "round", "{op:?} needs a page in round.md");
    }
}

/// Witness: ARIS-SWAP-01
#[test]
fn nothing_of_the_box_swaps() {
    assert!(ops().any(|op| matches!(op, Op::Place { .. })));
    for op in ops() {
        assert!(!format!("{op:?}").starts_with("Swap"), "swapping needs a page in displace.md");
    }
}

/// The scoring counter is a zone, not a colour.
///
/// Witness: ARIS-AMB-18
#[test]
fn a_scoring_zone_has_no_colour() {
    let setup = Setup::from_text("scenario conquest teams starter tactics random").expect("a setup");
    let text = position_text(&Aristeia::begin(&setup).expect("a game"));
    assert!(text.contains("scoring central 1 2 4 5"), "{text}");
    for colour in ["green", "blue", "red"] {
        assert!(!text.split_whitespace().any(|word| word == colour), "{text}");
    }
}

/// The catalogue stands on the guide, and nowhere on the introductory booklet.
///
/// Witness: ARIS-PREC-05
#[test]
fn the_booklet_is_no_source() {
    let catalogue = include_str!("../../../rules/aristeia/en.toml");
    let mut sources = catalogue.split("[[source]]").skip(1);
    let first = sources.next().unwrap_or_default();
    assert!(first.contains("the authority") && first.contains("guide"), "{first}");
    for source in sources {
        let entry = source.split("\n\n").next().unwrap_or_default();
        assert!(!entry.to_lowercase().contains("booklet"), "{entry}");
    }
}

/// Witness: ARIS-GEN-10
#[test]
fn two_play() {
    use arbiter_engine::{Reason, Setup as _};
    for players in [1, 3, 4] {
        let refused = Aristeia::begin(&Setup { players, ..Setup::usual(2) }).expect_err("only two play");
        assert_eq!(refused.clause().0, "ARIS-GEN-10");
    }
    assert!(Aristeia::begin(&Setup::usual(2)).is_ok());
}
