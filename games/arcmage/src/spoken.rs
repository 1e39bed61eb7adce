//! What a card will do, said back from its ops: a list of messages, each composed of smaller ones.
//!
//! Shown beside the printed text, it tells players exactly what the rules carry out. A line says one thing: when an
//! ability works, what it costs, what it is aimed at, what one op does. Lines that belong to the one above them are
//! deeper. The wording is in `locales/*/arcmage_ops.ftl`; the nouns and numbers in it come from `spoken/words.rs`.

mod ops;
mod words;

use crate::{
    card::{
        Ability, Aim, Amount, Condition, Cost, Counter, Facts, Filter, Holdings, Host, Keyword, Kind, Moment, Op, Ref,
        To, Trigger, Who, Works,
    },
    tables::Card,
};
use arbiter_engine::{Message, Signature, Spoken};
pub(crate) use words::{Shift, either, not, which};

/// One line: what it says, and how deep it stands below others.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Line {
    /// 0 for the lines of the card itself.
    pub depth: u8,
    /// What it says.
    pub says: Spoken,
}

/// Everything these lines are made of.
pub(crate) fn messages() -> Vec<Signature> {
    [
        Head::SAYS,
        Frame::SAYS,
        Op::SAYS,
        ops::Does::SAYS,
        ops::Holds::SAYS,
        words::Most::SAYS,
        Host::SAYS,
        Moment::SAYS,
        Ref::SAYS,
        Who::SAYS,
        To::SAYS,
        Counter::SAYS,
        Holdings::SAYS,
        Filter::SAYS,
        words::Noun::SAYS,
        words::Whats::SAYS,
        Amount::SAYS,
        Condition::SAYS,
        Trigger::SAYS,
        Cost::SAYS,
    ]
    .concat()
}

/// When and how an ability works.
#[derive(Message)]
#[message(prefix = "arcm-op-works")]
enum Head {
    Spell,
    Passive,
    Activated,
    Produces,
    Triggered { when: Spoken },
    Reaction,
    Advantage { level: u8 },
    Lasting { level: u8 },
    Granted,
}

/// What stands around the ops of an ability, and of the card.
#[derive(Message)]
#[message(prefix = "arcm-op-frame")]
enum Frame {
    Attaches { host: Host },
    Global,
    Keyword { keyword: Keyword },
    KeywordX { keyword: Keyword, n: u8 },
    Cost { cost: Spoken },
    Only { when: Spoken },
    Target { which: Filter },
    Targets { n: Amount, which: Filter },
    ExtraX,
    Optional,
    Mode { n: u8 },
}

impl Card {
    /// What the card will do, line by line.
    #[must_use]
    pub fn spoken(self) -> Vec<Line> {
        self.facts().spoken()
    }
}

impl Facts {
    /// What a card with these facts will do, line by line.
    #[must_use]
    pub fn spoken(&self) -> Vec<Line> {
        let mut teller = Teller { facts: self, lines: Vec::new() };
        teller.frame();
        for ability in self.abilities.iter().filter(|ability| ability.kind != Works::Granted) {
            teller.ability(ability, 0);
        }
        teller.lines
    }
}

struct Teller<'a> {
    facts: &'a Facts,
    lines: Vec<Line>,
}

impl Teller<'_> {
    #[allow(clippy::needless_pass_by_value, reason = "messages are made where they are said")]
    fn line(&mut self, depth: u8, says: impl Message) {
        self.push(depth, says.say());
    }

    fn push(&mut self, depth: u8, says: Spoken) {
        self.lines.push(Line { depth, says });
    }

    /// What an enchantment is put on, and the keywords.
    fn frame(&mut self) {
        let facts = self.facts;
        let resolves = facts.abilities.iter().any(|ability| ability.kind == Works::Spell);
        match facts.host {
            Some(host) if !resolves => self.line(0, Frame::Attaches { host }),
            None if facts.kind == Kind::Enchantment => self.line(0, Frame::Global),
            _ => {}
        }
        for keyword in facts.keywords.iter() {
            match keyword {
                Keyword::Bodyguard | Keyword::BattleScream | Keyword::Salvage => {
                    self.line(0, Frame::KeywordX { keyword, n: facts.keyword_n });
                }
                _ => self.line(0, Frame::Keyword { keyword }),
            }
        }
    }

    fn ability(&mut self, ability: &Ability, depth: u8) {
        self.line(
            depth,
            match ability.kind {
                Works::Spell => Head::Spell,
                Works::Passive => Head::Passive,
                // ARCM-ABIL-07: what produces is used whenever its controller may act.
                Works::Activated if self.facts.only_produces(ability) => Head::Produces,
                Works::Activated => Head::Activated,
                Works::Triggered(when) => Head::Triggered { when: when.say() },
                Works::Reaction => Head::Reaction,
                Works::Advantage(level) => Head::Advantage { level },
                Works::Lasting(level) => Head::Lasting { level },
                Works::Granted => Head::Granted,
            },
        );
        let depth = depth + 1;
        for part in ability.costs {
            self.line(depth, Frame::Cost { cost: part.say() });
        }
        if let Some(condition) = &ability.condition {
            self.line(depth, Frame::Only { when: condition.say() });
        }
        self.targets(ability.targets, depth);
        if ability.extra_x {
            self.line(depth, Frame::ExtraX);
        }
        if ability.optional {
            self.line(depth, Frame::Optional);
        }
        self.script(ability, ability.script, depth, ability.holds());
    }

    fn targets(&mut self, targets: &[Aim], depth: u8) {
        for &Aim { count, what: which } in targets {
            match count {
                Amount::N(1) => self.line(depth, Frame::Target { which }),
                n => self.line(depth, Frame::Targets { n, which }),
            }
        }
    }

    /// The ops of an ability's script: they hold, or they happen.
    fn script(&mut self, ability: &Ability, number: u8, depth: u8, holds: bool) {
        for op in self.facts.script(number) {
            self.op(ability, op, depth, holds);
        }
    }
}
