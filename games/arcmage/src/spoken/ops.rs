//! What one op does, as a message; what stands below it, as lines of its own.

use super::{
    Frame, Teller,
    words::{Much, Shift, much, shift, what, which},
};
use crate::{
    card::{Ability, Amount, Cap, Counter, Faction, Holdings, Keyword, Moment, Op, Ref, To, What, Who},
    tables::{Card, Subtype},
};
use arbiter_engine::{Message, Spoken};

/// What happens once.
#[derive(Message)]
#[message(prefix = "arcm-op-does")]
pub(super) enum Does {
    Damage { n: Much, what: Spoken },
    Destroy { what: Spoken },
    DestroyUnless { n: u8 },
    DestroyForDefense { what: Spoken },
    Equalize { what: Holdings },
    Sacrifice { who: Who, n: Much, which: Spoken },
    SacrificeAll { who: Who, which: Spoken },
    SacrificeResources { who: Who, n: Much },
    Discard { who: Who, n: u8 },
    DiscardOrSacrifice { who: Who, n: u8 },
    Draw { who: Who, n: u8 },
    MayDraw { who: Who, n: u8 },
    Mill { who: Who, n: u8 },
    LookTop { who: Who, n: u8 },
    RevealTop { n: u8, which: Spoken },
    RevealHand { who: Who, n: u8 },
    Plant { which: Spoken },
    GainControl { which: Spoken },
    GainControlMarked { which: Spoken },
    Serene { what: Spoken },
    Search { n: Much, which: Spoken, to: To },
    SearchRevealed { n: Much, which: Spoken, to: To },
    SearchMarked { n: Much, which: Spoken, to: To },
    Shuffle,
    AddCounter { counter: Counter, what: Spoken, n: Much },
    TakeCounter { counter: Counter, what: Spoken, n: u8 },
    TakeCounters { counter: Counter, what: Spoken },
    CityGains { n: Much, what: Spoken },
    CityLoses { n: i16, what: Spoken },
    Mark { what: Spoken },
    Unmark { what: Spoken },
    Rest { what: Spoken, n: u8 },
    Hold { what: Spoken },
    Move { what: Spoken, to: To },
    MoveBy { what: Spoken, to: To, who: Who },
    Toss,
    Tails,
    Smother,
    SwapResource { which: Spoken },
    CopyToken,
    Unhide,
    NoDraw { who: Who },
    OneDraw { who: Who },
    Harmless { subtype: Subtype },
    Shelter { what: Spoken },
    Token { card: Card, to: To },
    TokenMarked { card: Card, to: To },
    PutInPlay { what: Spoken, to: To },
    PutInGraveyard { what: Spoken },
    Remove { what: Spoken },
    Return { what: Spoken, to: To },
    Attach,
    CounterSpell { what: Ref },
    Retarget,
    Exchange { which: Spoken },
    Produce { faction: Faction, n: Much },
    Steal,
    ReturnStolen,
    ExtraAttack,
    ResidentsMayDefend,
    ArmyCannotDefend,
    PlayedHave { keyword: Keyword },
    PickOne,
    PayTo { n: Much },
    Repeat { n: Much },
    Delayed { at: Moment },
    Gets { stats: Shift, what: Spoken },
    Has { keyword: Keyword, what: Spoken },
    Ignores { keyword: Keyword, what: Spoken },
    IsAlso { subtype: Subtype, what: Spoken },
}

/// What holds as long as the ability does.
#[derive(Message)]
#[message(prefix = "arcm-op-holds")]
pub(super) enum Holds {
    Gets { stats: Shift, what: Spoken },
    GetsPer { stats: Shift, what: Spoken, per: Spoken },
    GetsPerFaction { stats: Shift, what: Spoken, which: Spoken },
    GetsWhen { stats: Shift, what: Spoken, when: Spoken },
    Has { keyword: Keyword, what: Spoken },
    IsAlso { subtype: Subtype, what: Spoken },
    HasAbility { what: Spoken },
    NoUnmark { what: Spoken },
    UnmarkTax { what: Spoken, n: Much },
    MayStayMarked { what: Spoken },
    MovesUnmarked { what: Spoken },
    CannotMove { what: Ref },
    CannotAttack { what: Spoken, which: Spoken },
    MustAttack { what: Spoken },
    AttackTax { what: Spoken, n: u8 },
    CannotEnter { what: Spoken },
    LeaveAgain { n: u8 },
    RecallHost,
    ReduceDamage { what: Spoken, n: u8 },
    CannotDefend { what: Spoken, which: Spoken },
    GetsDefending { stats: Shift, which: Spoken },
    LosesAbilities { what: Spoken },
    Tied { what: Spoken },
    ResidentsMayAttack,
    DoubleDamage { faction: Faction },
    Hide,
    HelpsToPay { which: Spoken },
    ExtraCityDamage { n: u8 },
    CostsLess { which: Spoken, n: i8 },
    CostsMore { which: Spoken, n: i8 },
    CapResources { n: Much },
    CapUnmarking { n: Much },
    CapDamage { n: Much },
    CapDrawing { n: Much },
    ExtraDevotion { which: Spoken },
    RecallForDevotion { which: Spoken },
    Replace { which: Spoken },
    PreventDeath { which: Spoken },
    Whenever { when: Spoken },
}

impl Teller<'_> {
    /// An op that happens once.
    pub(super) fn does(&mut self, ability: &Ability, op: &'static Op, depth: u8) {
        let says = match op {
            Op::Damage { what: on, n } => Does::Damage { n: much(n), what: what(on) },
            Op::Destroy { what: on } => Does::Destroy { what: what(on) },
            Op::DestroyUnless { n } => Does::DestroyUnless { n: *n },
            Op::DestroyForDefense { what: on } => Does::DestroyForDefense { what: what(&What::Each(*on)) },
            Op::Equalize { what } => Does::Equalize { what: *what },
            Op::Sacrifice { who, what: on, count: Amount::All } => Does::SacrificeAll { who: *who, which: which(on) },
            Op::Sacrifice { who, what: on, count } => Does::Sacrifice { who: *who, n: much(count), which: which(on) },
            Op::SacrificeResources { who, count } => Does::SacrificeResources { who: *who, n: much(count) },
            Op::Discard { who, count } => Does::Discard { who: *who, n: *count },
            Op::DiscardOrSacrificeResource { who, count } => Does::DiscardOrSacrifice { who: *who, n: *count },
            Op::Draw { who, count, optional: false } => Does::Draw { who: *who, n: *count },
            Op::Draw { who, count, optional: true } => Does::MayDraw { who: *who, n: *count },
            Op::Mill { who, count } => Does::Mill { who: *who, n: *count },
            Op::LookTop { who, count } => Does::LookTop { who: *who, n: *count },
            Op::RevealTop { count, what: on } => Does::RevealTop { n: *count, which: which(on) },
            Op::RevealRandomHand { who, count } => Does::RevealHand { who: *who, n: *count },
            Op::Plant { what: on, script, .. } => {
                return self.below(Does::Plant { which: which(on) }, ability, *script, depth);
            }
            Op::GainControl { what: on, marked: false } => Does::GainControl { which: which(on) },
            Op::GainControl { what: on, marked: true } => Does::GainControlMarked { which: which(on) },
            Op::Serene { what: on } => Does::Serene { what: what(on) },
            Op::SearchDeck { what: on, count, to, reveal, marked } => {
                let (n, which, to) = (much(count), which(on), *to);
                match (reveal, marked) {
                    (_, true) => Does::SearchMarked { n, which, to },
                    (true, false) => Does::SearchRevealed { n, which, to },
                    (false, false) => Does::Search { n, which, to },
                }
            }
            Op::ShuffleDeck => Does::Shuffle,
            Op::AddCounter { what: on, counter, n: Amount::N(i8::MIN..=-99) } => {
                Does::TakeCounters { counter: *counter, what: what(on) }
            }
            Op::AddCounter { what: on, counter, n: Amount::N(n @ ..0) } => {
                Does::TakeCounter { counter: *counter, what: what(on), n: n.unsigned_abs() }
            }
            Op::AddCounter { what: on, counter, n } => {
                Does::AddCounter { counter: *counter, what: what(on), n: much(n) }
            }
            Op::CityDefense { what: on, n: Amount::N(n @ ..0) } => {
                Does::CityLoses { n: -i16::from(*n), what: what(on) }
            }
            Op::CityDefense { what: on, n } => Does::CityGains { n: much(n), what: what(on) },
            Op::Mark { what: on } => Does::Mark { what: what(on) },
            Op::Unmark { what: on } => Does::Unmark { what: what(on) },
            Op::Rest { what: on, phases } => Does::Rest { what: what(on), n: *phases },
            Op::Hold { what: on } => Does::Hold { what: what(on) },
            Op::Move { what: on, to, by: None } => Does::Move { what: what(on), to: *to },
            Op::Move { what: on, to, by: Some(who) } => Does::MoveBy { what: what(on), to: *to, who: *who },
            Op::Toss { script, otherwise } => {
                self.below(Does::Toss, ability, *script, depth);
                if let Some(otherwise) = otherwise {
                    self.below(Does::Tails, ability, *otherwise, depth);
                }
                return;
            }
            Op::Smother => Does::Smother,
            Op::SwapResource { what: on } => Does::SwapResource { which: which(on) },
            Op::CopyToken => Does::CopyToken,
            Op::Unhide => Does::Unhide,
            Op::NoDraw { who } => Does::NoDraw { who: *who },
            Op::OneDraw { who } => Does::OneDraw { who: *who },
            Op::Harmless { but } => Does::Harmless { subtype: *but },
            Op::Shelter { what: on } => Does::Shelter { what: what(on) },
            Op::CreateToken { token, to, marked: false } => Does::Token { card: *token, to: *to },
            Op::CreateToken { token, to, marked: true } => Does::TokenMarked { card: *token, to: *to },
            Op::PutInPlay { what: on, to } => Does::PutInPlay { what: what(on), to: *to },
            Op::PutInGraveyard { what: on } => Does::PutInGraveyard { what: what(on) },
            Op::RemoveFromGame { what: on } => Does::Remove { what: what(on) },
            Op::Return { what: on, to } => Does::Return { what: what(on), to: *to },
            Op::Attach => Does::Attach,
            Op::CounterSpell { what } => Does::CounterSpell { what: *what },
            Op::Retarget => Does::Retarget,
            Op::Exchange { what: on, script } => {
                return self.below(Does::Exchange { which: which(on) }, ability, *script, depth);
            }
            Op::Produce { faction, n } => Does::Produce { faction: *faction, n: much(n) },
            Op::StealResource => Does::Steal,
            Op::ReturnStolenResource => Does::ReturnStolen,
            Op::ExtraAttackPhase => Does::ExtraAttack,
            Op::ResidentsMayDefend => Does::ResidentsMayDefend,
            Op::ArmyCannotDefend => Does::ArmyCannotDefend,
            Op::PlayedHaveVengeance => Does::PlayedHave { keyword: Keyword::BloodVengeance },
            Op::Picked => {
                self.line(depth, Does::PickOne);
                for (n, mode) in (1..).zip(ability.modes) {
                    self.line(depth + 1, Frame::Mode { n });
                    if let Some(condition) = &mode.condition {
                        self.line(depth + 2, Frame::Only { when: condition.say() });
                    }
                    self.targets(mode.targets, depth + 2);
                    self.script(ability, mode.script, depth + 2);
                }
                return;
            }
            Op::PayTo { pay, script } => return self.below(Does::PayTo { n: much(pay) }, ability, *script, depth),
            Op::Repeat { times, script } => {
                return self.below(Does::Repeat { n: much(times) }, ability, *script, depth);
            }
            Op::Delayed { at, script } => return self.below(Does::Delayed { at: *at }, ability, *script, depth),
            Op::Stat { what: on, atk, def, .. } => Does::Gets { stats: shift(*atk, *def), what: what(on) },
            Op::GrantKeyword { what: on, keyword } => Does::Has { keyword: *keyword, what: what(on) },
            Op::IgnoreKeyword { what: on, keyword } => Does::Ignores { keyword: *keyword, what: what(on) },
            Op::AddSubtype { what: on, subtype } => Does::IsAlso { subtype: *subtype, what: what(on) },
            // In a reaction the dying creature is named by the op; all else holds, whatever the ability.
            _ => return self.holds(op, depth),
        };
        self.line(depth, says);
    }

    /// An op with a script of its own.
    fn below(&mut self, says: Does, ability: &Ability, script: u8, depth: u8) {
        self.line(depth, says);
        self.script(ability, script, depth + 1);
    }

    /// An op that holds as long as its ability.
    pub(super) fn holds(&mut self, op: &'static Op, depth: u8) {
        let says = match op {
            Op::Stat { what: on, atk, def, per, when: only, factions } => {
                let (stats, what) = (shift(*atk, *def), what(on));
                match (per, only) {
                    (Some(per), _) if *factions => Holds::GetsPerFaction { stats, what, which: which(per) },
                    (Some(per), _) => Holds::GetsPer { stats, what, per: which(per) },
                    (None, Some(only)) => Holds::GetsWhen { stats, what, when: only.say() },
                    (None, None) => Holds::Gets { stats, what },
                }
            }
            Op::GrantKeyword { what: on, keyword } => Holds::Has { keyword: *keyword, what: what(on) },
            Op::AddSubtype { what: on, subtype } => Holds::IsAlso { subtype: *subtype, what: what(on) },
            Op::GrantAbility { what: on, ability } => {
                self.line(depth, Holds::HasAbility { what: what(on) });
                if let Some(given) = self.facts.abilities.get(usize::from(*ability)) {
                    self.ability(given, depth + 1);
                }
                return;
            }
            Op::NoUnmark { what: on, .. } => Holds::NoUnmark { what: what(on) },
            Op::UnmarkTax { what: on, pay } => Holds::UnmarkTax { what: what(on), n: much(pay) },
            Op::MayStayMarked { what: on } => Holds::MayStayMarked { what: what(on) },
            Op::NotMarkedForMoving { what: on } => Holds::MovesUnmarked { what: what(on) },
            Op::CannotMove { city } => Holds::CannotMove { what: *city },
            Op::CannotAttack { what: on, city } => Holds::CannotAttack { what: what(on), which: which(city) },
            Op::MustAttack { what: on } => Holds::MustAttack { what: what(on) },
            Op::AttackTax { what: on, pay } => Holds::AttackTax { what: what(on), n: *pay },
            Op::CannotEnter { what: on } => Holds::CannotEnter { what: what(on) },
            Op::LeaveAgain { pay } => Holds::LeaveAgain { n: *pay },
            Op::RecallHost => Holds::RecallHost,
            Op::ReduceDamage { what: on, n } => Holds::ReduceDamage { what: what(on), n: *n },
            Op::CannotDefend { what: on, against } => Holds::CannotDefend { what: what(on), which: which(against) },
            Op::LoseAbilities { what: on } => Holds::LosesAbilities { what: what(on) },
            Op::Tied { what: on } => Holds::Tied { what: what(on) },
            Op::ResidentsMayAttack => Holds::ResidentsMayAttack,
            Op::DoubleDamage { faction } => Holds::DoubleDamage { faction: *faction },
            Op::Hide { script } => {
                self.line(depth, Holds::Hide);
                return self.happens(*script, depth + 1);
            }
            Op::HelpsToPay { what: on } => Holds::HelpsToPay { which: which(on) },
            Op::StatDefending { against, atk, def } => {
                Holds::GetsDefending { stats: shift(*atk, *def), which: which(against) }
            }
            Op::ExtraCityDamage { n } => Holds::ExtraCityDamage { n: *n },
            Op::CostChange { what: on, n: n @ ..0 } => Holds::CostsLess { which: which(on), n: -n },
            Op::CostChange { what: on, n } => Holds::CostsMore { which: which(on), n: *n },
            Op::Cap { what: Cap::Resources, n } => Holds::CapResources { n: much(n) },
            Op::Cap { what: Cap::Unmarking, n } => Holds::CapUnmarking { n: much(n) },
            Op::Cap { what: Cap::DamageToHost, n } => Holds::CapDamage { n: much(n) },
            Op::Cap { what: Cap::Drawing, n } => Holds::CapDrawing { n: much(n) },
            Op::ExtraDevotion { remove } => Holds::ExtraDevotion { which: which(remove) },
            Op::RecallForDevotion { recall } => Holds::RecallForDevotion { which: which(recall) },
            Op::Replace { what: on, script } => {
                self.line(depth, Holds::Replace { which: which(on) });
                self.happens(*script, depth + 1);
                return;
            }
            Op::PreventDeath { what: on } => Holds::PreventDeath { which: which(on) },
            Op::On { trigger: heard, ability } => {
                self.line(depth, Holds::Whenever { when: heard.say() });
                if let Some(given) = self.facts.abilities.get(usize::from(*ability)) {
                    self.targets(given.targets, depth + 1);
                    self.script(given, given.script, depth + 1);
                }
                return;
            }
            // These are only in the scripts of keywords, which say what they do themselves.
            _ => return,
        };
        self.line(depth, says);
    }
}
