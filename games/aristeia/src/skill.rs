//! Automatic skills (ARIS-AUTO-01, ARIS-CHAR-MAX-01 to ARIS-CHAR-BIL-03). They speak at the same
//! moments as tactics, before them; if one of each player does, the Outsider says whose comes first (ARIS-AMB-41).
//!
//! | Skill | Speaks | Where |
//! |---|---|---|
//! | Marksmanship, Veteran Sniper | while cover is tested | [`denies_cover`], [`cover_die`] |
//! | Implacable | when an attack on an ally was declared | [`Step::Use`] |
//! | Gunslinger | after the throw of a combat roll | [`Step::Use`] |
//! | Get behind me! | when an adjacent ally is about to suffer damage | `damage.rs` |
//! | Kaze Tachinu | after damage | [`Step::Use`] |

use crate::{
    Ask, Choice, Event, Reason,
    dice::Colour,
    effect,
    figure::{Figure, Piece},
    printed::Op,
    table::{Aristeia, BOTH, RollKind, rival},
    tables::{Skill, Window},
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// A skill speaks.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// If its condition holds.
    Use { skill: Skill, seat: Seat },
    /// Both have it, and it speaks for both: the Outsider says whose first (ARIS-GEN-03).
    Order { skill: Skill },
}

/// The target of its actions has no cover (ARIS-CHAR-LUN-01).
pub(crate) fn denies_cover(performer: Figure) -> bool {
    performer.character().has_skill(Skill::Marksmanship)
}

/// Attacking from cover, another die than the usual one (ARIS-CHAR-LUN-05).
pub(crate) fn cover_die(figure: Figure, attacks: bool) -> Option<Colour> {
    let sniper = attacks && figure.character().has_skill(Skill::VeteranSniper);
    Skill::VeteranSniper.row().ops.iter().find_map(|op| match op {
        Op::CoverDie(colour) if sniper => Some(*colour),
        _ => None,
    })
}

/// Skills that speak in this window come before its tactics.
pub(crate) fn open(s: &mut Aristeia, window: Window) {
    for skill in Skill::ALL {
        if skill.row().window == Some(window) && !matches!(skill, Skill::GetBehindMe | Skill::KazeTachinu) {
            push(s, skill);
        }
    }
}

/// Kaze Tachinu speaks after the damage of a combat roll, and of no other (ARIS-CHAR-MUS-02).
pub(crate) fn after_combat_damage(s: &mut Aristeia) {
    push(s, Skill::KazeTachinu);
}

fn push(s: &mut Aristeia, skill: Skill) {
    match BOTH.map(|seat| speaks(s, skill, seat)) {
        [Some(_), Some(_)] => s.next(Step::Order { skill }),
        [one, two] => {
            if let Some(figure) = one.or(two) {
                s.next(Step::Use { skill, seat: figure.seat() });
            }
        }
    }
}

/// The figure whose skill speaks now, if its condition holds.
fn speaks(s: &Aristeia, skill: Skill, seat: Seat) -> Option<Figure> {
    let figure = s.skilled(seat, skill)?;
    let combat = s.roll.kind == RollKind::Combat;
    let holds = match skill {
        // Every declaration against an ally, himself included (ARIS-CHAR-MAX-04, ARIS-CHAR-MAX-05).
        Skill::Implacable => {
            s.is_attack() && s.doing.target.and_then(Piece::figure).is_some_and(|target| target.seat() == seat)
        }
        Skill::Gunslinger => combat && s.side_of(figure).is_some(), // ARIS-CHAR-BIL-03
        // What was really marked because of his successes (ARIS-CHAR-MUS-01, ARIS-AMB-44).
        Skill::KazeTachinu => {
            combat && s.roll.counted && s.side_of(figure).is_some_and(|side| s.doing.inflicted[side] > 0)
        }
        Skill::GetBehindMe | Skill::Marksmanship | Skill::VeteranSniper => false,
    };
    holds.then_some(figure)
}

/// Whom the skill of a figure is aimed at: the other side of a combat roll.
pub(crate) fn target(s: &Aristeia, figure: Figure) -> Option<Piece> {
    let side = s.side_of(figure)?;
    s.roll.sides[1 - side].figure.map(Piece::from)
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        match self {
            Step::Use { .. } => Seats::NONE,
            Step::Order { .. } => Seats::only(s.outsider),
        }
    }

    pub(crate) fn ask(self, _: &Aristeia, _: Seat) -> Ask {
        match self {
            Step::Use { .. } => Ask::Chance,
            Step::Order { skill } => Ask::FirstSkill { skill },
        }
    }

    pub(crate) fn options(self, _: &Aristeia, _: Seat, out: &mut impl Options<Choice, Reason>) {
        if let Step::Order { .. } = self {
            BOTH.into_iter().for_each(|seat| out.offer(Choice::First { seat }));
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, _: Seat, choice: Choice, _: &mut impl Tell<Event>) {
        if let (Step::Order { skill }, Choice::First { seat }) = (self, choice) {
            s.next(Step::Use { skill, seat: rival(seat) });
            s.next(Step::Use { skill, seat });
        }
    }

    /// All of them may be declined in the step that follows: by staying, by choosing no die.
    pub(crate) fn settle(self, s: &mut Aristeia, tell: &mut impl Tell<Event>) {
        if let Step::Use { skill, seat } = self
            && let Some(figure) = speaks(s, skill, seat)
        {
            effect::use_skill(s, skill, figure, tell);
        }
    }
}
