//! From ids and arguments to a sentence.

use crate::{Common, Lang, bundle::Bundle};
use arbiter_engine::{Arg, Message, Reason, Seat, Spoken};
use fluent_bundle::{FluentArgs, FluentValue};
use std::fmt;

/// Speaks a language, and knows what the seats of a table are called.
#[derive(Clone, Debug)]
pub struct Speaker {
    lang: Lang,
    names: Vec<String>,
}

impl Speaker {
    /// A speaker of the language at a table where the seats have these names. A seat without one
    /// is called as in the log: `p2`.
    #[must_use]
    pub fn new(lang: Lang, names: impl IntoIterator<Item = impl Into<String>>) -> Speaker {
        Speaker { lang, names: names.into_iter().map(Into::into).collect() }
    }

    /// A speaker who knows nobody's name.
    #[must_use]
    pub fn of(lang: Lang) -> Speaker {
        Speaker { lang, names: Vec::new() }
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// What a seat is called at this table.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None if seat.is_house() => self.phrase(Common::House),
            None => seat.to_string(),
        }
    }

    /// The sentence, whatever it takes: in English where this language lacks it, and where that
    /// fails too, the id in brackets.
    #[must_use]
    pub fn say(&self, spoken: &Spoken) -> String {
        let english = || Speaker { lang: Lang::En, names: self.names.clone() }.try_say(spoken);
        self.try_say(spoken).or_else(|_| english()).unwrap_or_else(|_| format!("[{}]", spoken.id))
    }

    /// The sentence, or what is wrong with the message in this language.
    pub fn try_say(&self, spoken: &Spoken) -> Result<String, Unsaid> {
        self.fill(spoken.id, &self.arguments(spoken)?)
    }

    /// Why something is not allowed. The message may show the clause as `{ $clause }`.
    #[must_use]
    pub fn reason(&self, reason: &impl Reason) -> String {
        self.say(&with_clause(reason))
    }

    /// The sentence of a message, as [`Speaker::say`] says it.
    #[must_use]
    #[allow(clippy::needless_pass_by_value, reason = "sentences are made where they are said")]
    pub fn phrase(&self, message: impl Message) -> String {
        self.say(&message.say())
    }

    /// A further text of a message, such as `.power-1` of a card; in English where this language
    /// lacks it.
    #[must_use]
    pub fn attribute(&self, id: &str, name: &str) -> Option<String> {
        [self.lang, Lang::En].into_iter().find_map(|lang| {
            let bundle = Bundle::of(lang);
            bundle.fill(bundle.pattern(id, Some(name))?, &FluentArgs::new()).ok()
        })
    }

    /// All further texts of a message, in the order of the file: what is printed on a card.
    #[must_use]
    pub fn attributes(&self, id: &str) -> Vec<String> {
        let names = Bundle::of(Lang::En).attributes(id);
        names.into_iter().filter_map(|name| self.attribute(id, name)).collect()
    }

    fn fill(&self, id: &str, args: &FluentArgs<'_>) -> Result<String, Unsaid> {
        let bundle = Bundle::of(self.lang);
        let pattern = bundle.pattern(id, None).ok_or_else(|| Unsaid::Missing { lang: self.lang, id: id.to_owned() })?;
        bundle.fill(pattern, args).map_err(|errors| Unsaid::Broken {
            lang: self.lang,
            id: id.to_owned(),
            errors: errors.iter().map(ToString::to_string).collect(),
        })
    }

    fn arguments(&self, spoken: &Spoken) -> Result<FluentArgs<'static>, Unsaid> {
        let mut args = FluentArgs::new();
        for (name, arg) in &spoken.args {
            args.set(*name, self.argument(arg)?);
        }
        Ok(args)
    }

    fn argument(&self, arg: &Arg) -> Result<FluentValue<'static>, Unsaid> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Name(spoken) => FluentValue::from(self.try_say(spoken)?),
            Arg::List(items) => FluentValue::from(self.list(items)?),
            Arg::Text(text) => FluentValue::from(text.clone()),
        })
    }

    /// `2 Elan, 1 Life and 1 Gold`.
    fn list(&self, items: &[Spoken]) -> Result<String, Unsaid> {
        let said = items.iter().map(|item| self.try_say(item)).collect::<Result<Vec<_>, _>>()?;
        Ok(self.join(&said))
    }

    /// Joins what was said as the language does: `a, b and c`; `nothing` if there is nothing.
    #[must_use]
    pub fn join(&self, said: &[String]) -> String {
        match said {
            [] => self.phrase(Common::ListEmpty),
            [one] => one.clone(),
            [first @ .., last] => {
                first.join(&self.phrase(Common::ListSeparator)) + &self.phrase(Common::ListLast) + last
            }
        }
    }
}

/// A reason as a message that knows its clause, as the argument `clause`.
#[must_use]
pub fn with_clause(reason: &impl Reason) -> Spoken {
    let mut spoken = reason.say();
    if !spoken.args.iter().any(|(name, _)| *name == "clause") {
        spoken.args.push(("clause", Arg::Text(reason.clause().0.into())));
    }
    spoken
}

/// A message that cannot be said.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Unsaid {
    /// The language has no such message.
    Missing {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
    },
    /// The message is there, but wants something it was not given.
    Broken {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
        /// What Fluent says about it.
        errors: Vec<String>,
    },
}

impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsaid::Missing { lang, id } => write!(f, "{id} is missing in {lang}"),
            Unsaid::Broken { lang, id, errors } => write!(f, "{id} in {lang}: {}", errors.join("; ")),
        }
    }
}

impl std::error::Error for Unsaid {}
