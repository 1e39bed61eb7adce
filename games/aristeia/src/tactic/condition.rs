//! What must hold for a tactic (ARIS-TACTIC-01, ARIS-TACTIC-12): one line for each word of the data. Every one
//! of them looks at public facts only, so that nobody learns anything from being asked.

use crate::{
    displace,
    figure::{Figure, Piece, Place},
    printed::Condition,
    range, roll,
    table::{Aristeia, BOTH, RollKind, rival},
    tables::Tactic,
    turn,
};
use arbiter_engine::Seat;

/// Does it hold for a tactic of this player, played for this character?
pub(crate) fn holds(s: &Aristeia, seat: Seat, me: Option<Figure>, tactic: Tactic, condition: Condition) -> bool {
    let own_side = me.and_then(|me| s.side_of(me));
    let side = |test: &dyn Fn(&crate::table::Side) -> bool| own_side.is_some_and(|side| test(&s.roll.sides[side]));
    let in_range = |piece: Piece| match (me, tactic.row().range) {
        (Some(me), Some(range)) => range::within(s, me, piece, range, &mut None).is_ok(),
        _ => false,
    };
    let combatants = || {
        let (one, two) = (s.space_of(s.active()?)?, s.stands(s.doing.target?)?);
        Some(one.is_adjacent(two))
    };
    let is_mine = |figure: Option<Figure>| figure.is_some() && figure == me;
    match condition {
        Condition::OpponentTacticJustPlayed => {
            s.chain.last().is_some_and(|played| played.seat == rival(seat) && !played.cancelled)
        }
        Condition::RollOpposed => roll::is_opposed(s),
        Condition::RollCombat => s.roll.kind == RollKind::Combat,
        Condition::RollDisengage => s.roll.kind == RollKind::Disengage,
        Condition::CombatantsAdjacent => combatants() == Some(true),
        Condition::CombatantsApart => combatants() == Some(false),
        Condition::PoolHasDie => side(&|side| side.pool.0.iter().any(|die| die.colour().is_some())),
        Condition::PoolWithout(colour) => side(&|side| side.pool.0.iter().all(|die| die.colour() != Some(colour))),
        Condition::SelfIs(character) => me.is_some_and(|me| me.character() == character),
        Condition::SelfHasCover => side(&|side| side.cover),
        Condition::SelfDamaged => me.is_some_and(|me| s.body(me).damage > 0),
        Condition::SelfHasMarker => me.is_some_and(|me| !s.body(me).markers.is_empty()),
        Condition::SelfInScoringZone => {
            me.and_then(|me| s.space_of(me)).is_some_and(|space| s.scoring.spaces().has(space))
        }
        Condition::SelfSpentNoMovementPoint => is_mine(s.active()) && !s.activation.moved,
        Condition::OtherAllyAdjacentToSelf => me.is_some_and(|me| {
            let beside = |ally: &Figure| match (s.space_of(me), s.space_of(*ally)) {
                (Some(one), Some(two)) => one.is_adjacent(two),
                _ => false,
            };
            s.team(me.seat()).any(|ally| beside(&ally))
        }),
        Condition::PieceAdjacentToSelf => me.is_some_and(|me| displace::adjacent_pieces(s, me.into()).next().is_some()),
        Condition::EnemyInRange => s.team(rival(seat)).any(|enemy| in_range(enemy.into())),
        Condition::DamagedAllyInRange => s.team(seat).any(|ally| s.body(ally).damage > 0 && in_range(ally.into())),
        Condition::ActiveEnemyInRange => s.active().is_some_and(|enemy| enemy.seat() != seat && in_range(enemy.into())),
        Condition::ActionHasRange => s.doing.action.is_some_and(|action| action.row().range.is_some()),
        // In their windows these say that the action is an enemy's and this character its target.
        Condition::ActionJustDeclared => me.is_some_and(|me| {
            s.doing.target == Some(me.into()) && s.active().is_some_and(|active| active.seat() != me.seat())
        }),
        Condition::AttackJustDeclared => s.is_attack() && me.is_some_and(|me| s.doing.target == Some(me.into())),
        Condition::AttackJustEnded => {
            s.is_attack() && me.is_some_and(|me| s.active() == Some(me) || s.doing.target == Some(me.into()))
        }
        Condition::AttackInflictedDamage => own_side.is_some_and(|side| s.doing.inflicted[side] > 0),
        Condition::AttackDamagedSelf => own_side.is_some_and(|side| s.doing.suffered[side] > 0),
        Condition::TargetInHexadome => s.doing.target.is_some_and(|piece| s.stands(piece).is_some()),
        Condition::AttackerInHexadome => s.active().is_some_and(|figure| s.is_inside(figure)),
        Condition::RevealedEnemyNotInInfirmary => {
            s.revealed(rival(seat)).is_some_and(|enemy| s.body(enemy).place != Place::Infirmary)
        }
        Condition::BothRevealedWillActivate => BOTH.into_iter().all(|seat| turn::will_activate(s, s.revealed(seat))),
        Condition::OpponentHasCards => !s.player(rival(seat)).hand.is_empty(),
        Condition::OwnDeckNotEmpty => !s.player(seat).deck.is_empty(),
    }
}
