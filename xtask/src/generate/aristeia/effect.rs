//! Operations: what actions, switches, tactics and skills are made of.

use super::{
    dice::{Colour, Symbol, colour, symbol},
    states::{State, state_name},
};
use serde::Deserialize;

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub(super) enum RangeKind {
    Los,
    Any,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub(super) enum Who {
    #[serde(rename = "self")]
    Itself,
    Target,
    Attacker,
    ActiveEnemy,
    EnemyInRange,
    AllyInRange,
    RevealedEnemy,
    Opponent,
}

#[derive(Deserialize, Clone)]
#[serde(untagged)]
pub(super) enum Amount {
    Number(u8),
    Word(AmountWord),
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub(super) enum AmountWord {
    All,
    Speed,
    DamageInflicted,
}

#[derive(Deserialize, Clone, Copy)]
pub(super) enum Beside {
    #[serde(rename = "adjacent_to_self")]
    Itself,
    #[serde(rename = "adjacent_to_target")]
    Target,
    #[serde(rename = "adjacent_to_chosen_piece")]
    ChosenPiece,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub(super) enum Whose {
    Own,
    Enemy,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Scope {
    ThisAction,
    DefenceRollsThisTurn,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
pub(super) enum NewTarget {
    AnyLegal,
    OtherLegal,
}

/// Keys that end in `_source` say that a number is a stand-in.
#[derive(Deserialize, Clone)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Op {
    GainActionPoints {
        amount: u8,
        amount_source: Option<String>,
    },
    GainMovementPoints {
        amount: Amount,
    },
    Displace {
        who: Who,
        spaces: Amount,
        #[serde(default)]
        up_to: bool,
        #[serde(default)]
        optional: bool,
        spaces_source: Option<String>,
    },
    Place {
        who: Who,
        #[serde(rename = "where")]
        beside: Beside,
    },
    Damage {
        who: Who,
        amount: u8,
        amount_source: Option<String>,
    },
    PreventDamage {
        #[serde(rename = "who")]
        _who: Who,
        amount: u8,
    },
    SplitDamage {
        #[serde(rename = "between")]
        _between: Vec<String>,
        #[serde(rename = "optional")]
        _optional: bool,
    },
    Heal {
        who: Who,
        amount: u8,
        amount_source: Option<String>,
    },
    ImposeState {
        who: Who,
        state: State,
    },
    RemoveMarkers {
        who: Who,
        amount: Amount,
        ops_source: Option<String>,
    },
    AddDie {
        die: Option<Colour>,
        #[serde(default)]
        die_choice: Vec<Colour>,
        scope: Option<Scope>,
    },
    ReplaceOwnDie {
        to: Colour,
    },
    AddSymbol {
        symbol: Symbol,
        amount: u8,
        scope: Option<Scope>,
    },
    CancelSymbol {
        roll: Whose,
        symbol: Symbol,
        amount: u8,
        #[serde(default)]
        up_to: bool,
    },
    RerollDice {
        roll: Whose,
        amount: u8,
        #[serde(default)]
        up_to: bool,
        #[serde(default)]
        optional: bool,
        #[serde(rename = "limit")]
        _limit: Option<String>,
        amount_source: Option<String>,
    },
    RepeatAction {
        new_target: NewTarget,
    },
    DrawTactics {
        amount: u8,
    },
    TakeTactic {
        #[serde(rename = "from")]
        _from: String,
        from_source: Option<String>,
        amount: u8,
        #[serde(rename = "reveal")]
        _reveal: bool,
    },
    DiscardRandom {
        #[serde(rename = "who")]
        _who: Who,
        amount: u8,
    },
    CancelTactic,
    ChooseActivationOrder,
    ExtendRange {
        amount: u8,
        amount_source: Option<String>,
        #[serde(rename = "scope")]
        _scope: Scope,
    },
    IgnoreLos {
        #[serde(rename = "scope")]
        _scope: Scope,
    },
    DenyCover {
        #[serde(rename = "who")]
        _who: Who,
    },
    ReplaceCoverDie {
        to: Colour,
    },
}

pub(super) fn range(range: Option<[u8; 2]>, kind: Option<RangeKind>) -> Result<String, String> {
    match (range, kind) {
        (None, None) => Ok("None".to_owned()),
        (Some([min, max]), Some(kind)) => {
            let sight = matches!(kind, RangeKind::Los);
            Ok(format!("Some(Range {{ min: {min}, max: {max}, sight: {sight} }})"))
        }
        _ => Err("range and range_kind go together".to_owned()),
    }
}

pub(super) fn is_house(op: &Op) -> bool {
    let source = match op {
        Op::GainActionPoints { amount_source, .. }
        | Op::Damage { amount_source, .. }
        | Op::Heal { amount_source, .. }
        | Op::RerollDice { amount_source, .. }
        | Op::ExtendRange { amount_source, .. } => amount_source,
        Op::Displace { spaces_source, .. } => spaces_source,
        Op::RemoveMarkers { ops_source, .. } => ops_source,
        Op::TakeTactic { from_source, .. } => from_source,
        _ => &None,
    };
    source.as_deref() == Some("house")
}

fn who(who: Who) -> &'static str {
    match who {
        Who::Itself => "Who::Itself",
        Who::Target => "Who::Target",
        Who::Attacker => "Who::Attacker",
        Who::ActiveEnemy => "Who::ActiveEnemy",
        Who::EnemyInRange | Who::AllyInRange => "Who::Named",
        Who::RevealedEnemy => "Who::RevealedEnemy",
        Who::Opponent => "Who::Nobody",
    }
}

fn amount(amount: &Amount) -> String {
    match amount {
        Amount::Number(n) => format!("Amount::Number({n})"),
        Amount::Word(AmountWord::All) => "Amount::All".to_owned(),
        Amount::Word(AmountWord::Speed) => "Amount::Speed".to_owned(),
        Amount::Word(AmountWord::DamageInflicted) => "Amount::DamageInflicted".to_owned(),
    }
}

fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::Own => "Whose::Own",
        Whose::Enemy => "Whose::Enemy",
    }
}

pub(super) fn ops(list: &[Op]) -> Result<String, String> {
    let list = list.iter().map(op).collect::<Result<Vec<_>, String>>()?;
    Ok(format!("&[{}]", list.join(",")))
}

fn op(op: &Op) -> Result<String, String> {
    Ok(match op {
        Op::GainActionPoints { amount, .. } => format!("Op::ActionPoints({amount})"),
        Op::GainMovementPoints { amount: n } => format!("Op::MovementPoints({})", amount(n)),
        Op::Displace { who: w, spaces, up_to, optional, .. } => {
            format!("Op::Displace {{ who: {}, spaces: {}, up_to: {} }}", who(*w), amount(spaces), *up_to || *optional)
        }
        Op::Place { who: w, beside } => {
            let beside = match beside {
                Beside::Itself => "Beside::Itself",
                Beside::Target => "Beside::Target",
                Beside::ChosenPiece => "Beside::ChosenPiece",
            };
            format!("Op::Place {{ who: {}, beside: {beside} }}", who(*w))
        }
        Op::Damage { who: w, amount, .. } => format!("Op::Damage {{ who: {}, amount: {amount} }}", who(*w)),
        Op::PreventDamage { amount, .. } => format!("Op::PreventDamage({amount})"),
        Op::SplitDamage { .. } => "Op::SplitDamage".to_owned(),
        Op::Heal { who: w, amount, .. } => format!("Op::Heal {{ who: {}, amount: {amount} }}", who(*w)),
        Op::ImposeState { who: w, state } => {
            format!("Op::Impose {{ who: {}, state: {} }}", who(*w), state_name(*state))
        }
        Op::RemoveMarkers { who: w, amount: n, .. } => {
            format!("Op::RemoveMarkers {{ who: {}, amount: {} }}", who(*w), amount(n))
        }
        Op::AddDie { die, die_choice, scope } => {
            let dice: Vec<&str> = die.iter().chain(die_choice).map(|die| colour(*die)).collect();
            match (scope, dice.as_slice()) {
                (None, [_, ..]) => format!("Op::AddDie(&[{}])", dice.join(",")),
                (Some(Scope::DefenceRollsThisTurn), [die]) => format!("Op::DefenceDie({die})"),
                _ => return Err("add_die: the rules have no word for that".to_owned()),
            }
        }
        Op::ReplaceOwnDie { to } => format!("Op::ReplaceDie({})", colour(*to)),
        Op::AddSymbol { symbol: s, amount, scope } => match scope {
            None => format!("Op::AddSymbol({}, {amount})", symbol(*s)),
            Some(Scope::DefenceRollsThisTurn) => format!("Op::DefenceSymbol({}, {amount})", symbol(*s)),
            Some(Scope::ThisAction) => return Err("add_symbol: not for an action".to_owned()),
        },
        Op::CancelSymbol { roll, symbol: s, amount, up_to } => {
            format!(
                "Op::CancelSymbol {{ roll: {}, symbol: {}, amount: {amount}, up_to: {up_to} }}",
                whose(*roll),
                symbol(*s)
            )
        }
        Op::RerollDice { roll, amount, up_to, optional, .. } => {
            format!("Op::Reroll {{ roll: {}, amount: {amount}, up_to: {} }}", whose(*roll), *up_to || *optional)
        }
        Op::RepeatAction { new_target } => format!("Op::Repeat {{ other: {} }}", *new_target == NewTarget::OtherLegal),
        Op::DrawTactics { amount } => format!("Op::Draw({amount})"),
        Op::TakeTactic { amount: 1, .. } => "Op::TakeTactic".to_owned(),
        Op::TakeTactic { .. } => return Err("take_tactic: one at a time".to_owned()),
        Op::DiscardRandom { amount, .. } => format!("Op::DiscardRandom({amount})"),
        Op::CancelTactic => "Op::CancelTactic".to_owned(),
        Op::ChooseActivationOrder => "Op::ChooseOrder".to_owned(),
        Op::ExtendRange { amount, .. } => format!("Op::ExtendRange({amount})"),
        Op::IgnoreLos { .. } => "Op::IgnoreSight".to_owned(),
        Op::DenyCover { .. } => "Op::DenyCover".to_owned(),
        Op::ReplaceCoverDie { to } => format!("Op::CoverDie({})", colour(*to)),
    })
}
