//! What is wrong with a page, as messages: the wording is in `locales/<language>/book.ftl`, for the terminal and the
//! browser alike.

use arbiter_engine::{BadNotation, BadPosition, Game, Message, Reason, Seat, Spoken, Unsound, word_of};
use arbiter_language::{Lang, Speaker, with_clause};

/// One thing that is wrong, or that is so instead.
#[derive(Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "book")]
#[allow(missing_docs, reason = "the sentence in the Fluent file is the best documentation of its variant")]
pub enum Said {
    // Reading the page.
    NoKind { found: String, kinds: String },
    Lacks { what: String },
    TooMuch { found: String },
    NoClause,
    NoShare { found: String },
    WordMissing { wanted: String },
    WordUnknown { found: String, wanted: String },
    WordLeftOver { found: String },
    NoHeading,
    NeverClosed,
    ClaimsNothing,
    GivenLate,
    NotBoth,
    OtherGame { game: String, this: String },
    NoGame,
    NoSuchGame { game: String },
    NoCoach,

    // What it begins with.
    NotASetup { why: Spoken },
    NoSuchTable { clause: String, reason: Spoken },
    TableAllowed { setup: String },
    UnknownFacet { text: String },
    ThereAre { list: String },
    BadValue { key: String, why: Spoken },
    Twice { key: String, line: usize },
    Unsound { why: String },
    BecauseOf { what: String, line: usize },
    TwoPlaces { piece: String, key: String, line: usize, other: String, other_line: usize },

    // What is done.
    Crash { what: String },
    TooLong,
    Nobody { seat: String },
    NotAChoice { text: String, why: Spoken },
    CannotPlay { text: String },
    NeverAsked { answer: String },
    HouseCannot { answer: String },
    TooLate { answer: String, line: usize, play: String },

    // What is so instead.
    May { seat: String, choices: String },
    MayNothing { seat: String },
    NotAsked { seat: String },
    IsAsked { seat: String, id: String, ask: Spoken },
    Over { seats: String },
    Allowed { text: String },
    RefusedBy { text: String, clause: String, reason: Spoken },
    RefusedBeside { text: String },
    OtherReason { text: String },
    Expected { key: String, value: String },
    Found { key: String, value: String },
    ExpectedClause { clause: String },
    FoundClause { clause: String, reason: Spoken },
    FoundNoClause,
    Touchable { seat: String, thing: String },
    NotOffered { list: String },
    OfferedToo { list: String },
    NoSuchQuestion { id: String },
    NoSuchEvent { id: String },
    NotTold { id: String, eyes: String },
    WasTold { id: String, eyes: String },
    Told { list: String },
    ToldNothing,
    NotSeen { text: String },
    Nowhere { word: String },
    Seen { word: String, eyes: String, place: String },
    OnlyNames { word: String },
    NoMeasure { from: String, to: String, why: Spoken },
    NoLuck,
    TooManyWays,
    ExpectedShare { share: String },
    FoundShare { share: String },
    TakesBack { seat: String, n: u32 },
    GoesOn,
    IsOver,
    Winners { seats: String },
}

/// What is not as a line says.
pub(super) type Claim = Result<(), Vec<Said>>;

pub(super) fn claim(holds: bool, what: impl FnOnce() -> Vec<Said>) -> Claim {
    if holds { Ok(()) } else { Err(what()) }
}

impl From<BadNotation> for Said {
    fn from(error: BadNotation) -> Said {
        let wanted = |noun: &str| noun.replace('_', " ");
        match error {
            BadNotation::Missing { wanted: noun } => Said::WordMissing { wanted: wanted(noun) },
            BadNotation::Unknown { wanted: noun, found } => Said::WordUnknown { found, wanted: wanted(noun) },
            BadNotation::LeftOver { found } => Said::WordLeftOver { found },
        }
    }
}

impl Said {
    /// Why words mean nothing.
    pub(super) fn why(error: BadNotation) -> Spoken {
        Said::from(error).say()
    }

    /// What is wrong with a written position, its place aside.
    pub(super) fn of_position(error: &BadPosition) -> Said {
        match error {
            BadPosition::UnknownFacet(text) => Said::UnknownFacet { text: text.clone() },
            BadPosition::Value { key, error } => Said::BadValue { key: key.clone(), why: Said::why(error.clone()) },
            BadPosition::Twice(key) => Said::Twice { key: key.clone(), line: 0 },
            BadPosition::Unsound(why) => Said::Unsound {
                why: match why {
                    Unsound::Players => "players",
                    Unsound::Nobody => "nobody",
                    Unsound::TwoPlaces => "two-places",
                    Unsound::NotInPlay => "not-in-play",
                    Unsound::Amount => "amount",
                    Unsound::Agenda => "agenda",
                    Unsound::NoAnswer => "no-answer",
                }
                .to_owned(),
            },
        }
    }

    pub(super) fn refused(text: &str, reason: &impl Reason) -> Said {
        Said::RefusedBy { text: text.to_owned(), clause: reason.clause().to_string(), reason: with_clause(reason) }
    }

    /// What a seat is asked, with the word a page has for it.
    pub(super) fn is_asked<G: Game>(position: &G, seat: Seat) -> Said {
        let ask = position.ask(seat).say();
        Said::IsAsked { seat: seat.to_string(), id: ask.word().to_owned(), ask }
    }

    /// What there is, parted as a page parts things.
    pub(super) fn there_are<'a>(all: impl IntoIterator<Item = &'a str>) -> Said {
        Said::ThereAre { list: all.into_iter().collect::<Vec<_>>().join("; ") }
    }

    /// As a sentence, people called by their seats.
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        broken(&Speaker::new(lang, ["p1", "p2", "p3", "p4"]).say(&self.say()))
    }
}

/// The words for all of these.
pub(super) fn words(all: &[arbiter_engine::Signature]) -> Said {
    Said::there_are(all.iter().map(|(id, _)| word_of(id)))
}

/// Breaks a list that is too long for a line, and goes on under its first part.
fn broken(text: &str) -> String {
    const WIDTH: usize = 100;
    let indent = text.find("  ").map_or(0, |gap| text[..gap].chars().count() + 2);
    let mut lines: Vec<String> = vec![String::new()];
    for part in text.split_inclusive("; ") {
        let last = lines.len() - 1;
        let begun = lines[last].trim().len() > indent || last == 0 && !lines[0].is_empty();
        if begun && lines[last].chars().count() + part.trim_end().chars().count() > WIDTH {
            lines.push(format!("{}{part}", " ".repeat(indent)));
        } else {
            lines[last] += part;
        }
    }
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_are_broken() {
        let choices = (0..40).map(|i| format!("bid {i}")).collect::<Vec<_>>().join("; ");
        let text = Said::May { seat: "p1".to_owned(), choices }.text(Lang::En);
        assert!(text.lines().count() > 2, "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        assert!(text.lines().skip(1).all(|line| line.starts_with("        bid")), "{text}");
    }
}
