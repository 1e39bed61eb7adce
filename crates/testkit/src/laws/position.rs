//! The laws about a position as it stands.

use super::{Breach, Law, hold};
use crate::{differ::first_difference, words::say};
use arbiter_engine::{
    Arg, Choices, Clause, Event, Game, Message, Notation, Reason, Seat, Seats, Seed, Spoken, Table, Turn,
    position_text, read_position,
};
use std::{collections::HashSet, fmt::Debug};

/// What a game may say, and the clauses it may cite.
pub(super) struct Vocabulary {
    messages: HashSet<&'static str>,
    /// Nothing for a game without a catalogue.
    clauses: Option<HashSet<&'static str>>,
}

impl Vocabulary {
    pub(super) fn of<G: Game>() -> Vocabulary {
        let clauses = arbiter_rules::catalogue(G::NAME).map(|catalogue| catalogue.ids().collect());
        Vocabulary { messages: G::messages().into_iter().map(|(id, _)| id).collect(), clauses }
    }

    /// Every id of the message, also those of its arguments, is known.
    pub(super) fn knows(&self, message: &impl Message) -> Result<(), Breach> {
        self.knows_words(&message.say())
    }

    /// The same, of what is already said.
    pub(super) fn knows_words(&self, spoken: &Spoken) -> Result<(), Breach> {
        self.unknown(spoken).map_or(Ok(()), |id| {
            Err((Law::Messages, format!("{id} is not in the list of messages; it was said in\n  {}", say(spoken))))
        })
    }

    /// The event is known, and so is the clause it happened by.
    pub(super) fn knows_event(&self, event: &impl Event) -> Result<(), Breach> {
        self.knows(event)?;
        event.cites().map_or(Ok(()), |clause| self.knows_clause(clause, event))
    }

    /// The reason is known, and so is its clause.
    pub(super) fn knows_reason(&self, reason: &impl Reason) -> Result<(), Breach> {
        self.knows(reason)?;
        self.knows_clause(reason.clause(), reason)
    }

    fn knows_clause(&self, clause: Clause, cited_by: &impl Message) -> Result<(), Breach> {
        hold(Law::Messages, self.clauses.as_ref().is_none_or(|known| known.contains(clause.0)), || {
            format!("{} cites {clause}, which is not in the catalogue", cited_by.say().id)
        })
    }

    fn unknown(&self, spoken: &Spoken) -> Option<&'static str> {
        let nested = |arg: &Arg| match arg {
            Arg::Name(spoken) => self.unknown(spoken),
            Arg::List(all) => all.iter().find_map(|spoken| self.unknown(spoken)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => None,
        };
        if self.messages.contains(spoken.id) {
            spoken.args.iter().find_map(|(_, arg)| nested(arg))
        } else {
            Some(spoken.id)
        }
    }
}

/// The text form of a value reads back to the value.
pub(super) fn reads_back<N: Notation + PartialEq + Debug>(value: &N, called: &str) -> Result<(), Breach> {
    let text = value.text();
    match N::from_text(&text) {
        Ok(back) if back == *value => Ok(()),
        Ok(back) => Err((Law::Notation, format!("{called} written as “{text}” reads back as “{}”", back.text()))),
        Err(error) => Err((Law::Notation, format!("{called} written as “{text}” cannot be read: {error}"))),
    }
}

/// The text form of a position reads back to the position, also as the opening of a log.
pub(super) fn position_reads_back<G: Game>(position: &G) -> Result<(), Breach> {
    let text = position_text(position);
    let breach = |what: String| (Law::Notation, what);
    let back: G =
        read_position(&text).map_err(|error| breach(format!("a position cannot be read: {error}\n\n{text}")))?;
    if back != *position {
        let same_text = position_text(&back) == text;
        let what = if same_text { "says too little" } else { "reads back as another" };
        let debug = [position, &back].map(|position| format!("{position:#?}"));
        return Err(breach(format!(
            "the text of a position {what}\n\n{text}\n{}",
            first_difference(&debug[0], &debug[1])
        )));
    }
    let log = Table::study(*position, Seed::from(0)).log().to_string();
    match log.parse::<arbiter_engine::Log<G>>() {
        Ok(read) if read.to_string() == log => Ok(()),
        Ok(_) => Err(breach(format!("a log that begins here reads back as another\n\n{log}"))),
        Err(error) => Err(breach(format!("a log that begins here cannot be read: {error}\n\n{log}"))),
    }
}

/// Somebody who can be asked is asked, or the game is over.
pub(super) fn turn_makes_sense<G: Game>(position: &G) -> Result<(), Breach> {
    let Turn::Waiting(seats) = position.turn() else { return Ok(()) };
    let breach = |holds, what: &str| hold(Law::Listed, holds, || format!("{what}: {}", seats.text()));
    let house = Seats::only(Seat::HOUSE);
    breach(!seats.is_empty(), "the game goes on, but waits for nobody")?;
    breach(seats == house || !seats.has(Seat::HOUSE), "the House is asked together with others")?;
    breach(seats.without(house).without(Seats::all(position.seats())).is_empty(), "somebody is asked who is not there")
}

/// Those who are asked have something to answer, each thing once; the others have nothing.
pub(super) fn lists_make_sense<G: Game>(position: &G, choices: &mut Choices<G::Choice>) -> Result<(), Breach> {
    for seat in Seats::all(position.seats()).and(Seats::only(Seat::HOUSE)) {
        position.choices(seat, choices);
        let asked = position.turn().waits_for(seat);
        hold(Law::Listed, asked || choices.is_empty(), || {
            format!("{seat} is not asked, but could “{}”", choices[0].text())
        })?;
        hold(Law::Listed, !asked || !choices.is_empty(), || format!("{seat} is asked, but has nothing to answer"))?;
        let mut seen = HashSet::with_capacity(choices.len());
        if let Some(twice) = choices.iter().find(|choice| !seen.insert(**choice)) {
            return Err((Law::Listed, format!("“{}” is listed twice for {seat}", twice.text())));
        }
    }
    Ok(())
}

/// A listed choice is allowed, and its text reads back.
pub(super) fn choice_makes_sense<G: Game>(position: &G, seat: Seat, choice: G::Choice) -> Result<(), Breach> {
    if let Some(reason) = position.why_not(seat, choice) {
        let what = format!("“{}” is listed for {seat}, but refused: {}", choice.text(), say(&reason.say()));
        return Err((Law::Listed, what));
    }
    reads_back(&choice, "a choice")?;
    can_stand_anywhere(&choice.text())
}

/// The text of a choice can stand in a log, where `undo` has its own meaning, and on a page of the
/// book, where `;` parts choices and `#` begins a remark.
pub(super) fn can_stand_anywhere(text: &str) -> Result<(), Breach> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let plain = words.join(" ") == text && !text.contains([';', '#', '—']);
    let ours = words.first().is_some_and(|first| *first != "undo");
    hold(Law::Notation, plain && ours, || format!("a choice written as “{text}” cannot stand in a log or on a page"))
}
