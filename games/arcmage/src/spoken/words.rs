//! The smaller messages that lines are made of: which cards, how much. (Conditions, triggers and prices say themselves.)

use crate::{
    card::{Amount, Chooser, Counter, Faction, Filter, Keyword, Ref, What},
    tables::{Card, Subtype},
};
use arbiter_engine::{Arg, Argument, Message, Spoken};
use std::borrow::Cow;

impl Argument for Filter {
    fn argument(&self) -> Arg {
        Arg::Name(which(self))
    }
}

impl Argument for Amount {
    fn argument(&self) -> Arg {
        much(self).0
    }
}

/// A number, or a message that says how it is found.
pub(super) struct Much(Arg);

impl Argument for Much {
    fn argument(&self) -> Arg {
        self.0.clone()
    }
}

/// A change of ATK and DEF, `+2/+0`.
pub(super) struct Shift(i8, i8);

impl Argument for Shift {
    fn argument(&self) -> Arg {
        let sign = |n: i8| {
            if n < 0 { ["−", &n.unsigned_abs().to_string()].concat() } else { ["+", &n.to_string()].concat() }
        };
        Arg::Text(Cow::Owned([sign(self.0), sign(self.1)].join("/")))
    }
}

pub(super) fn shift(atk: i8, def: i8) -> Shift {
    Shift(atk, def)
}

/// What a filter means: a noun, and what is said of it.
#[derive(Message)]
#[message(prefix = "arcm-op-which")]
pub(super) enum Noun {
    Any,
    Creature,
    City,
    Enchantment,
    Event,
    Spell,
    Player,
    Army,
    Card,
    CreatureCard,
    EnchantmentCard,
    Host,
    Such { noun: Spoken, which: Spoken },
    And { one: Spoken, other: Spoken },
    Or { one: Spoken, other: Spoken },
    Not { which: Spoken },
    Of { faction: Faction },
    Is { subtype: Subtype },
    Has { keyword: Keyword },
    Lacks { keyword: Keyword },
    Named { card: Card },
    Yours,
    ThatOpponents,
    Opponents,
    PlayedByYou,
    InYourArmy,
    InAnyArmy,
    InArmyOfHostsController,
    InYourHand,
    InYourDeck,
    InYourGraveyard,
    InAnyGraveyard,
    InTargetsGraveyard,
    ResidentOfHost,
    ResidentOfItself,
    ResidentOfTarget,
    ResidentOfYourCities,
    ResidentOfAttackedCity,
    SameCity,
    SamePlace,
    SamePlaceAsHost,
    WhereItWas,
    Unmarked,
    Marked,
    Attacking,
    AttackingItself,
    OnHost,
    AimedOnce,
    Bears { counter: Counter },
    Copied,
    Other,
    NotHost,
    NotTarget,
    CostsAtMost { n: u8 },
    CostsAtMostX,
    DefenseAboveItsAttack,
    InTargetsArmy,
    DefenseAtLeast { n: u8 },
}

/// Which cards a filter means: `creature of type Tree or of type Flower, under your control`.
pub(super) fn which(filter: &Filter) -> Spoken {
    let mut parts = Vec::new();
    flatten(filter, &mut parts);
    if let [Filter::OneOf(any)] = parts[..]
        && any.iter().any(|one| matches!(one, Filter::All(_)))
    {
        return join(any.iter().map(which), |one, other| Noun::Or { one, other });
    }
    let (nouns, said): (Vec<&Filter>, Vec<&Filter>) = parts.iter().partition(|part| is_noun(part));
    let noun = match nouns[..] {
        [] => Noun::Card.say(),
        [Filter::Card, Filter::Creature] => Noun::CreatureCard.say(),
        [Filter::Card, Filter::Enchantment] => Noun::EnchantmentCard.say(),
        _ => join(nouns.iter().map(|part| quality(part)), |one, other| Noun::And { one, other }),
    };
    if said.is_empty() {
        return noun;
    }
    let which = join(said.iter().map(|part| quality(part)), |one, other| Noun::And { one, other });
    Noun::Such { noun, which }.say()
}

/// The parts of a filter that must all be so.
fn flatten<'a>(filter: &'a Filter, parts: &mut Vec<&'a Filter>) {
    match filter {
        Filter::All(all) => all.iter().for_each(|part| flatten(part, parts)),
        _ => parts.push(filter),
    }
}

/// Is it a kind of thing, rather than something said of one?
fn is_noun(filter: &Filter) -> bool {
    match filter {
        Filter::Any
        | Filter::Creature
        | Filter::City
        | Filter::Enchantment
        | Filter::Event
        | Filter::Spell
        | Filter::Player
        | Filter::Army
        | Filter::Card
        | Filter::Not(Filter::NotHost) => true,
        Filter::OneOf(any) => any.iter().all(is_noun),
        _ => false,
    }
}

fn join(parts: impl Iterator<Item = Spoken>, with: impl Fn(Spoken, Spoken) -> Noun) -> Spoken {
    parts.reduce(|one, other| with(one, other).say()).unwrap_or_else(|| Noun::Any.say())
}

/// What one part of a filter says.
fn quality(filter: &Filter) -> Spoken {
    let noun = match filter {
        Filter::Any => Noun::Any,
        Filter::Creature => Noun::Creature,
        Filter::City => Noun::City,
        Filter::Enchantment => Noun::Enchantment,
        Filter::Event => Noun::Event,
        Filter::InTargetsGraveyard => Noun::InTargetsGraveyard,
        Filter::ResidentOfHost => Noun::ResidentOfHost,
        Filter::Bears(counter) => Noun::Bears { counter: *counter },
        Filter::Copied => Noun::Copied,
        Filter::Spell => Noun::Spell,
        Filter::Player => Noun::Player,
        Filter::Army => Noun::Army,
        Filter::Card => Noun::Card,
        Filter::Of(faction) => Noun::Of { faction: *faction },
        Filter::Is(subtype) => Noun::Is { subtype: *subtype },
        Filter::Has(keyword) => Noun::Has { keyword: *keyword },
        Filter::Named(card) => Noun::Named { card: *card },
        Filter::Yours => Noun::Yours,
        Filter::ThatOpponents => Noun::ThatOpponents,
        Filter::Opponents => Noun::Opponents,
        Filter::PlayedByYou => Noun::PlayedByYou,
        Filter::InYourArmy => Noun::InYourArmy,
        Filter::InAnyArmy => Noun::InAnyArmy,
        Filter::InArmyOfHostsController => Noun::InArmyOfHostsController,
        Filter::InYourHand => Noun::InYourHand,
        Filter::InYourDeck => Noun::InYourDeck,
        Filter::InYourGraveyard => Noun::InYourGraveyard,
        Filter::InAnyGraveyard => Noun::InAnyGraveyard,
        Filter::ResidentOfItself => Noun::ResidentOfItself,
        Filter::ResidentOfTarget => Noun::ResidentOfTarget,
        Filter::ResidentOfYourCities => Noun::ResidentOfYourCities,
        Filter::ResidentOfAttackedCity => Noun::ResidentOfAttackedCity,
        Filter::SameCity => Noun::SameCity,
        Filter::SamePlace => Noun::SamePlace,
        Filter::SamePlaceAsHost => Noun::SamePlaceAsHost,
        Filter::WhereItWas => Noun::WhereItWas,
        Filter::Unmarked => Noun::Unmarked,
        Filter::Marked => Noun::Marked,
        Filter::Attacking => Noun::Attacking,
        Filter::AttackingItself => Noun::AttackingItself,
        Filter::OnHost => Noun::OnHost,
        Filter::AimedOnce => Noun::AimedOnce,
        Filter::Other => Noun::Other,
        Filter::NotHost => Noun::NotHost,
        Filter::NotTarget => Noun::NotTarget,
        Filter::CostsAtMost(n) => Noun::CostsAtMost { n: *n },
        Filter::CostsAtMostX => Noun::CostsAtMostX,
        Filter::DefenseAboveItsAttack => Noun::DefenseAboveItsAttack,
        Filter::InTargetsArmy => Noun::InTargetsArmy,
        Filter::DefenseAtLeast(n) => Noun::DefenseAtLeast { n: *n },
        Filter::All(_) => return which(filter),
        Filter::OneOf(any) => return join(any.iter().map(quality), |one, other| Noun::Or { one, other }),
        Filter::Not(Filter::NotHost) => Noun::Host,
        Filter::Not(Filter::Has(keyword)) => Noun::Lacks { keyword: *keyword },
        // Neither this nor that.
        Filter::Not(Filter::OneOf(any)) => {
            let nots = any.iter().map(|part| Noun::Not { which: quality(part) }.say());
            return join(nots, |one, other| Noun::And { one, other });
        }
        Filter::Not(part) => Noun::Not { which: quality(part) },
    };
    noun.say()
}

/// What an op works on.
#[derive(Message)]
#[message(prefix = "arcm-op-what")]
pub(super) enum Whats {
    Each { which: Spoken },
    Some { n: u8, which: Spoken },
    SomeTheirs { n: u8, which: Spoken },
}

pub(super) fn what(what: &What) -> Spoken {
    match what {
        What::The(reference) => reference.say(),
        What::Each(filter) => Whats::Each { which: which(filter) }.say(),
        What::Some(filter, n, Chooser::You) => Whats::Some { n: *n, which: which(filter) }.say(),
        What::Some(filter, n, Chooser::Affected) => Whats::SomeTheirs { n: *n, which: which(filter) }.say(),
    }
}

/// How a number is found.
#[derive(Message)]
#[message(prefix = "arcm-op-amount")]
pub(super) enum Amounts {
    Count { which: Spoken },
    Counters { counter: Counter, what: Ref },
    Defense { what: Ref },
    Devotion { what: Ref },
    X,
    OneAndX,
    XLess { n: u8 },
    Twice { n: Much },
    Tally,
    YourResources,
    If { when: Spoken, one: Much, other: Much },
    All,
    AnyNumber,
}

pub(super) fn much(amount: &Amount) -> Much {
    let says = match amount {
        Amount::N(n) => return Much(Arg::Number((*n).into())),
        Amount::Count(filter) => Amounts::Count { which: which(filter) },
        Amount::Counters(of, counter) => Amounts::Counters { counter: *counter, what: *of },
        Amount::Defense(of) => Amounts::Defense { what: *of },
        Amount::Devotion(of) => Amounts::Devotion { what: *of },
        Amount::X => Amounts::X,
        Amount::OneAndX => Amounts::OneAndX,
        Amount::XLess(n) => Amounts::XLess { n: *n },
        Amount::Twice(amount) => Amounts::Twice { n: much(amount) },
        Amount::Tally => Amounts::Tally,
        Amount::YourResources => Amounts::YourResources,
        Amount::If(condition, one, other) => Amounts::If { when: condition.say(), one: much(one), other: much(other) },
        Amount::All => Amounts::All,
        Amount::AnyNumber => Amounts::AnyNumber,
    };
    Much(says.argument())
}
