//! Plays an example, line by line, until it is over or something is not as it says.

use super::{Act, Example, Failure, line::Line, line::tidy};
use crate::words::{id_matches, last_words, say, wrap};
use arbiter_engine::{
    BadPosition, Event, Eyes, Facets, Game, Message, Notation, Reason, Seat, Seed, Table, Thing, Turn, position_text,
    read_position,
};
use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// What is not as the line says; in words.
type Claim = Result<(), String>;

/// Plays an example.
pub(super) fn play_example<G: Game>(page: &str, example: &Example) -> Result<(), Box<Failure>> {
    let failure = |line: &Line, what: String, position: Option<String>| {
        Box::new(Failure {
            page: page.to_owned(),
            heading: example.heading.clone(),
            line: line.number,
            text: line.text.clone(),
            what,
            position,
        })
    };
    let start = catch_unwind(AssertUnwindSafe(|| open::<G>(example)));
    let table = match start.unwrap_or_else(|panic| Err((0, crash(&*panic)))) {
        Ok(table) => table,
        Err((at, what)) => return Err(failure(&example.lines[at], what, None)),
    };
    let mut player = Player { table, answers: VecDeque::new(), blamed: 0, told: Vec::new(), unasked: Vec::new() };
    for (at, line) in example.lines.iter().enumerate() {
        player.blamed = at;
        let outcome = catch_unwind(AssertUnwindSafe(|| player.act(&line.act)));
        if let Err(what) = outcome.unwrap_or_else(|panic| Err(crash(&*panic))) {
            let position = position_text(player.table.position());
            return Err(failure(&example.lines[player.blamed], what, Some(position)));
        }
    }
    match player.answers.front() {
        None => Ok(()),
        Some((at, answer)) => {
            let position = position_text(player.table.position());
            Err(failure(&example.lines[*at], format!("the House was never asked for “{answer}”"), Some(position)))
        }
    }
}

fn crash(panic: &(dyn std::any::Any + Send)) -> String {
    format!("the rules broke down here: {}", last_words(panic))
}

/// The table an example begins at, or which of its lines is wrong, and why.
fn open<G: Game>(example: &Example) -> Result<Table<G>, (usize, String)> {
    let seed = Seed::from(0);
    let mut given = Vec::new();
    for (at, line) in example.lines.iter().enumerate() {
        match &line.act {
            Act::Setup(text) => {
                let setup = G::Setup::from_text(text).map_err(|error| (at, format!("this is not a setup: {error}")))?;
                return Table::open(setup, seed)
                    .map_err(|reason| (at, format!("there is no such table: {}", because(&reason))));
            }
            Act::Given(facets) => given.push((at, facets.join("\n"))),
            _ => {}
        }
    }
    match read_given(&given) {
        Ok(position) => Ok(Table::study(position, seed)),
        Err(error) => Err((blame::<G>(&given, &error), explain::<G>(&error))),
    }
}

fn read_given<G: Game>(given: &[(usize, String)]) -> Result<G, BadPosition> {
    read_position(&given.iter().map(|(_, facets)| facets.as_str()).collect::<Vec<_>>().join("\n"))
}

/// The `given` line that cannot be read; the last one, if they can, but are not sound together.
fn blame<G: Game>(given: &[(usize, String)], error: &BadPosition) -> usize {
    let reads = |count: &usize| !matches!(read_given::<G>(&given[..*count]), Err(found) if found == *error);
    let readable = (0..given.len()).take_while(reads).last().unwrap_or(0);
    let blamed = if matches!(error, BadPosition::Unsound(_)) { given.last() } else { given.get(readable) };
    blamed.map_or(0, |(at, _)| *at)
}

fn explain<G: Game>(error: &BadPosition) -> String {
    match error {
        BadPosition::UnknownFacet(_) => format!("{error}\n{}", facets_of(&G::blank(2))),
        _ => error.to_string(),
    }
}

/// `PEBB-BID-01 (pebb-why-not-held pebble 7)`
fn because(reason: &impl Reason) -> String {
    format!("{} ({})", reason.clause(), say(&reason.say()))
}

fn facets_of<G: Game>(position: &G) -> String {
    let keys: Vec<String> = Facets::of(position).iter().map(|(key, _)| key.to_owned()).collect();
    wrap("there are", &keys)
}

/// Plays the lines of one example.
struct Player<G: Game> {
    table: Table<G>,
    /// What the House will answer, with the line that says so.
    answers: VecDeque<(usize, String)>,
    /// The line that is wrong if something is: the one being played, or the `house` line it needed.
    blamed: usize,
    /// What the last play told, with the House's answers to it.
    told: Vec<G::Event>,
    /// What of the last answer left no choice and was taken unasked: a page may say it all the same.
    unasked: Vec<(Seat, G::Choice)>,
}

impl<G: Game> Player<G> {
    fn act(&mut self, act: &Act) -> Claim {
        match act {
            Act::Setup(_) | Act::Given(_) => Ok(()), // `open` has seen to it
            Act::House(answers) => {
                self.answers.extend(answers.iter().map(|answer| (self.blamed, answer.clone())));
                self.answer()
            }
            Act::Play(seat, choices) => self.play(*seat, choices),
            Act::Refuses(seat, choices, clauses) => self.refuses(*seat, choices, clauses),
            Act::Untouchable(seat, things, clauses) => self.untouchable(*seat, things, clauses),
            Act::Allows(seat, choices) => self.allows(*seat, choices),
            Act::Offers(seat, choices) => self.offers(*seat, choices),
            Act::Asks(seat, id) => self.asks(*seat, id.as_deref()),
            Act::Expect(facets) => self.expect(facets),
            Act::Undo(seat, count) => {
                self.settle(None)?;
                let may = self.table.may_undo(*seat);
                self.table.undo(*seat, *count).map_err(|_| format!("{seat} can take back {may} of its answers now"))
            }
            Act::NoUndo(seat) => {
                self.settle(None)?;
                let may = self.table.may_undo(*seat);
                claim(may == 0, || format!("{seat} can take back {may} of its answers"))
            }
            Act::Tells(eyes, ids) => self.tells(*eyes, ids, true),
            Act::Hides(eyes, ids) => self.tells(*eyes, ids, false),
            Act::Over(winners) => {
                self.settle(None)?;
                let ranking =
                    self.table.turn().ranking().ok_or_else(|| format!("the game goes on\n{}", self.waiting()))?;
                let won = ranking.winners();
                claim(won == *winners, || format!("the winners are  {}", won.text()))
            }
            Act::GoesOn => {
                self.settle(None)?;
                let over = self.table.turn().ranking();
                claim(over.is_none(), || format!("the game is over\n{}", self.waiting()))
            }
        }
    }

    /// While the House is asked and an answer was written down: gives it. What leaves the House no
    /// choice need not be written down.
    fn answer(&mut self) -> Claim {
        while self.table.turn().is_house()
            && let Some((at, text)) = self.answers.pop_front()
        {
            let playing = std::mem::replace(&mut self.blamed, at);
            let choice = self.read(&text)?;
            if let [only] = *self.choices(Seat::HOUSE)
                && only != choice
            {
                self.table.play(Seat::HOUSE, only, &mut self.told).map_err(|_| "what the House may do is refused")?;
                self.answers.push_front((at, text));
                self.blamed = playing;
                continue;
            }
            let refused = self.table.play(Seat::HOUSE, choice, &mut self.told).is_err();
            if refused {
                return Err(format!("the House cannot answer “{text}” here\n{}", self.may(Seat::HOUSE)));
            }
            self.blamed = playing;
        }
        Ok(())
    }

    /// Lets the House answer whatever it is asked, unless the line is about the House itself.
    fn settle(&mut self, about: Option<Seat>) -> Claim {
        self.answer()?;
        while self.table.turn().is_house() && about != Some(Seat::HOUSE) {
            let choices = self.choices(Seat::HOUSE);
            let pick = self.table.log().seed.answer(self.table.ply(), choices.len());
            let choice = *choices.get(pick).ok_or("the House is asked, and has nothing to answer")?;
            self.table.play(Seat::HOUSE, choice, &mut self.told).map_err(|_| "what the House may do is refused")?;
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, choices: &[String]) -> Claim {
        self.settle(Some(seat))?;
        self.told.clear();
        for text in choices {
            self.settle(Some(seat))?;
            let choice = self.read(text)?;
            if let Some(at) = self.unasked.iter().position(|piece| *piece == (seat, choice)) {
                self.unasked.remove(at);
                continue;
            }
            if let Some(refusal) = self.why_not(seat, choice) {
                return Err(format!("“{text}” is refused by {}\n{}", refusal.say(), self.may(seat)));
            }
            self.unasked = self.without_asking(seat, choice).unwrap_or_default();
            // A page speaks for people: pieces of one answer come in any order.
            let answered = if seat.is_house() {
                self.table.play(seat, choice, &mut self.told)
            } else {
                self.table.answer(seat, &[choice], &mut self.told)
            };
            answered.map_err(|illegal| format!("“{text}” cannot be played: {illegal:?}\n{}", self.may(seat)))?;
            self.answer()?;
        }
        Ok(())
    }

    /// What is taken unasked once this piece is named: pieces, and that these are all.
    fn without_asking(&self, seat: Seat, piece: G::Choice) -> Option<Vec<(Seat, G::Choice)>> {
        let decision = self.table.decision(seat);
        let shape = decision.sheet.compound().filter(|shape| shape.takes(&decision.named, piece))?;
        let named = [&decision.named[..], &[piece]].concat();
        let whole = shape.whole(&named)?;
        Some(whole[named.len()..].iter().chain(&shape.wanted.done).map(|piece| (seat, *piece)).collect())
    }

    fn refuses(&mut self, seat: Seat, choices: &[String], clauses: &[String]) -> Claim {
        self.settle(Some(seat))?;
        for text in choices {
            let choice = self.read(text)?;
            let reason =
                self.why_not(seat, choice).ok_or_else(|| format!("“{text}” is allowed\n{}", self.may(seat)))?;
            reason.by_clause(text, clauses)?;
        }
        Ok(())
    }

    fn untouchable(&mut self, seat: Seat, things: &[String], clauses: &[String]) -> Claim {
        self.settle(Some(seat))?;
        for text in things {
            let thing: Thing = text.parse().map_err(|error| format!("{error}"))?;
            let reason = self.table.position().why_not_touch(seat, &thing);
            let reason = reason.ok_or_else(|| format!("{seat} can do something with {text}\n{}", self.may(seat)))?;
            Refusal::Rule(reason).by_clause(text, clauses)?;
        }
        Ok(())
    }

    fn allows(&mut self, seat: Seat, choices: &[String]) -> Claim {
        self.settle(Some(seat))?;
        for text in choices {
            if let Some(refusal) = self.why_not(seat, self.read(text)?) {
                return Err(format!("“{text}” is refused by {}\n{}", refusal.say(), self.may(seat)));
            }
        }
        Ok(())
    }

    fn offers(&mut self, seat: Seat, choices: &[String]) -> Claim {
        self.settle(Some(seat))?;
        let wanted = choices.iter().map(|text| self.read(text)).collect::<Result<Vec<_>, _>>()?;
        let found = self.choices(seat);
        let texts = |of: &[G::Choice], but: &[G::Choice]| -> Vec<String> {
            of.iter().filter(|choice| !but.contains(choice)).map(Notation::text).collect()
        };
        let (missing, extra) = (texts(&wanted, &found), texts(&found, &wanted));
        claim(missing.is_empty() && extra.is_empty(), || {
            let lines = [("not offered", missing), ("offered too", extra)];
            let lines = lines.iter().filter(|(_, parts)| !parts.is_empty()).map(|(label, parts)| wrap(label, parts));
            format!("{}\n{}", lines.collect::<Vec<_>>().join("\n"), self.may(seat))
        })
    }

    fn asks(&mut self, seat: Seat, id: Option<&str>) -> Claim {
        self.settle(Some(seat))?;
        if !self.table.turn().waits_for(seat) {
            return Err(self.waiting());
        }
        let asked = self.table.position().ask(seat).say();
        claim(id.is_none_or(|id| id_matches(asked.id, id)), || format!("{seat} is asked  {}", say(&asked)))
    }

    fn expect(&mut self, wanted: &[String]) -> Claim {
        self.settle(None)?;
        let facets = Facets::of(self.table.position());
        let mut wrong = Vec::new();
        for line in wanted {
            let Some((key, value)) = facets.split(line) else {
                return Err(format!(
                    "“{line}” names nothing that a position has\n{}",
                    facets_of(self.table.position())
                ));
            };
            let shown = |value: &str| if value.is_empty() { "-".to_owned() } else { tidy(value) };
            let (expected, found) = (shown(value), shown(facets.get(key).unwrap_or_default()));
            if expected != found {
                wrong.push(format!("expected  {key}  {expected}\nfound     {key}  {found}"));
            }
        }
        claim(wrong.is_empty(), || wrong.join("\n\n"))
    }

    fn tells(&mut self, eyes: Eyes, ids: &[String], wanted: bool) -> Claim {
        self.settle(None)?;
        let seen: Vec<_> = self.told.iter().filter_map(|event| event.seen_by(eyes)).map(|event| event.say()).collect();
        for id in ids {
            if seen.iter().any(|event| id_matches(event.id, id)) != wanted {
                let what = if wanted { "nothing" } else { "something" };
                let seen: Vec<String> = seen.iter().map(say).collect();
                return Err(format!("{what} called “{id}” was told to {}\n{}", name(eyes), wrap("told", &seen)));
            }
        }
        Ok(())
    }

    fn read(&self, text: &str) -> Result<G::Choice, String> {
        G::Choice::from_text(text).map_err(|error| format!("“{text}” is not a choice: {error}\n{}", self.all_may()))
    }

    /// Why not: by the rules, because somebody else is asked, or because of what is named already.
    fn why_not(&self, seat: Seat, choice: G::Choice) -> Option<Refusal<G::Reason>> {
        let position = self.table.position();
        if !self.table.turn().waits_for(seat) {
            return Some(Refusal::Rule(position.beside(seat, choice)));
        }
        let refused = position.why_not(seat, choice).map(Refusal::Rule);
        // Beside the pieces that are named, other things may be said than before.
        match self.is_naming(seat) {
            true if self.choices(seat).contains(&choice) => None,
            true => refused.or(Some(Refusal::Tray)),
            false => refused,
        }
    }

    fn is_naming(&self, seat: Seat) -> bool {
        !self.table.named(seat).is_empty()
    }

    fn choices(&self, seat: Seat) -> Vec<G::Choice> {
        if self.table.turn().waits_for(seat) { self.table.decision(seat).offers() } else { Vec::new() }
    }

    /// What the seat may answer now, as an author would write it.
    fn may(&self, seat: Seat) -> String {
        if !self.table.turn().waits_for(seat) {
            return format!("{seat} is not asked now\n{}", self.waiting());
        }
        let texts: Vec<String> = self.choices(seat).iter().map(Notation::text).collect();
        wrap(&format!("{seat} may"), &texts)
    }

    fn all_may(&self) -> String {
        match self.table.turn() {
            Turn::Over(_) => self.waiting(),
            Turn::Waiting(seats) => seats.into_iter().map(|seat| self.may(seat)).collect::<Vec<_>>().join("\n"),
        }
    }

    /// Whom the game waits for, and what they are asked.
    fn waiting(&self) -> String {
        match self.table.turn() {
            Turn::Over(ranking) => format!("the game is over, and won by  {}", ranking.winners().text()),
            Turn::Waiting(seats) => {
                let asked = |seat: Seat| format!("{seat} is asked  {}", say(&self.table.position().ask(seat).say()));
                seats.into_iter().map(asked).collect::<Vec<_>>().join("\n")
            }
        }
    }
}

fn claim(holds: bool, what: impl FnOnce() -> String) -> Claim {
    if holds { Ok(()) } else { Err(what()) }
}

/// Why something cannot be answered.
enum Refusal<R> {
    /// The rules forbid it.
    Rule(R),
    /// It does not go with the pieces that are named already.
    Tray,
}

impl<R: Reason> Refusal<R> {
    fn say(&self) -> String {
        match self {
            Refusal::Rule(reason) => because(reason),
            Refusal::Tray => "what is named already".to_owned(),
        }
    }

    fn by_clause(&self, text: &str, clauses: &[String]) -> Claim {
        let found = match self {
            Refusal::Rule(reason) => reason.clause().0,
            Refusal::Tray => "",
        };
        claim(clauses.is_empty() || clauses.iter().any(|id| id == found), || {
            let expected = clauses.join(" ");
            format!("“{text}” is refused for another reason\nexpected  {expected}\nfound     {}", self.say())
        })
    }
}

fn name(eyes: Eyes) -> String {
    match eyes {
        Eyes::Seat(seat) => seat.to_string(),
        Eyes::Spectator => "a spectator".to_owned(),
        Eyes::Arbiter => "the arbiter".to_owned(),
    }
}
