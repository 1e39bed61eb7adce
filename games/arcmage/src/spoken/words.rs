//! The smaller messages that lines are made of: which cards, how much. (All else says itself.)

use crate::card::{Amount, Cap, Chooser, Filter, Keyword, What};
use arbiter_engine::{Arg, Argument, Message, Spoken};
use std::borrow::Cow;

/// A change of ATK and DEF, `+2/+0`.
pub(crate) struct Shift(pub i8, pub i8);

impl Argument for Shift {
    fn argument(&self) -> Arg {
        let sign = |n: i8| {
            if n < 0 { ["−", &n.unsigned_abs().to_string()].concat() } else { ["+", &n.to_string()].concat() }
        };
        Arg::Text(Cow::Owned([sign(self.0), sign(self.1)].join("/")))
    }
}

/// A number, or a message that says how it is found.
impl Argument for Amount {
    fn argument(&self) -> Arg {
        self.said()
    }
}

impl Argument for Filter {
    fn argument(&self) -> Arg {
        which(self)
    }
}

/// What the parts of a filter are put together with.
#[derive(Message)]
#[message(prefix = "arcm-op-which")]
pub(super) enum Noun {
    CreatureCard,
    EnchantmentCard,
    Host,
    Such { noun: Arg, which: Arg },
    And { one: Arg, other: Arg },
    Or { one: Arg, other: Arg },
    Not { which: Arg },
    Lacks { keyword: Keyword },
}

/// Which cards a filter means: a noun, and what is said of it. `creature of type Tree or of type Flower, under your control`.
pub(crate) fn which(filter: &Filter) -> Arg {
    let mut parts = Vec::new();
    flatten(filter, &mut parts);
    if let [Filter::OneOf(any)] = parts[..]
        && any.iter().any(|one| matches!(one, Filter::All(_)))
    {
        return or(any.iter().map(which));
    }
    let (nouns, said): (Vec<&Filter>, Vec<&Filter>) = parts.iter().partition(|part| is_noun(part));
    let noun = match nouns[..] {
        [] => Filter::Card.said(),
        [Filter::Card, Filter::Creature] => Noun::CreatureCard.argument(),
        [Filter::Card, Filter::Enchantment] => Noun::EnchantmentCard.argument(),
        _ => and(nouns.iter().map(|part| part.said())),
    };
    if said.is_empty() {
        return noun;
    }
    Noun::Such { noun, which: and(said.iter().map(|part| part.said())) }.argument()
}

/// One of these.
pub(crate) fn either(any: &[Filter]) -> Arg {
    or(any.iter().map(Filter::said))
}

/// All but this.
pub(crate) fn not(part: &Filter) -> Arg {
    match part {
        Filter::NotHost => Noun::Host.argument(),
        Filter::Has(keyword) => Noun::Lacks { keyword: *keyword }.argument(),
        // Neither this nor that.
        Filter::OneOf(any) => and(any.iter().map(|part| Noun::Not { which: part.said() }.argument())),
        _ => Noun::Not { which: part.said() }.argument(),
    }
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

fn and(parts: impl Iterator<Item = Arg>) -> Arg {
    parts.reduce(|one, other| Noun::And { one, other }.argument()).unwrap_or_else(|| Filter::Any.said())
}

fn or(parts: impl Iterator<Item = Arg>) -> Arg {
    parts.reduce(|one, other| Noun::Or { one, other }.argument()).unwrap_or_else(|| Filter::Any.said())
}

/// What an op works on.
#[derive(Message)]
#[message(prefix = "arcm-op-what")]
pub(super) enum Whats {
    Each { which: Filter },
    Some { n: u8, which: Filter },
    SomeTheirs { n: u8, which: Filter },
}

impl Argument for What {
    fn argument(&self) -> Arg {
        match *self {
            What::The(reference) => reference.argument(),
            What::Each(which) => Whats::Each { which }.argument(),
            What::Some(which, n, Chooser::You) => Whats::Some { n, which }.argument(),
            What::Some(which, n, Chooser::Affected) => Whats::SomeTheirs { n, which }.argument(),
        }
    }
}

/// An upper limit.
#[derive(Message)]
#[message(prefix = "arcm-op-holds-cap")]
pub(super) enum Most {
    Resources { n: Amount },
    Unmarking { n: Amount },
    Damage { n: Amount },
    Drawing { n: Amount },
}

impl Cap {
    /// It is no more than so much.
    pub(crate) fn at_most(self, &n: &Amount) -> Spoken {
        match self {
            Cap::Resources => Most::Resources { n }.say(),
            Cap::Unmarking => Most::Unmarking { n }.say(),
            Cap::DamageToHost => Most::Damage { n }.say(),
            Cap::Drawing => Most::Drawing { n }.say(),
        }
    }
}
