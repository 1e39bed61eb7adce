//! Plays an example, line by line, until it is over or something is not as it says.

use super::{
    Act, Example, Failure, Left, Pace, Tour,
    line::Line,
    open::{open, spelled},
    said::{Claim, Said},
};
use crate::words::last_words;
use arbiter_engine::{Eyes, Game, Notation, Seat, Table, Turn, position_text};
use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// Plays an example; says how it went, and how it left the table if that is wanted.
pub(super) fn play_example<G: Game>(
    page: &str,
    example: &Example,
    steps: &mut u32,
    shows: bool,
) -> (Result<(), Box<Failure>>, Option<Left>) {
    let failure = |line: &Line, what: Vec<Said>, position: Option<String>| {
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
        Err((at, what)) => return (Err(failure(&example.lines[at], what, None)), None),
    };
    let mut player = Player::new(table, example, steps);
    let outcome = player.play_all();
    let position = player.table.position();
    let outcome = outcome.map_err(|(at, what)| failure(&example.lines[at], what, Some(position_text(position))));
    let left = || Left {
        seats: position.seats(),
        position: position_text(position),
        view: serde_json::to_value(position.view(Eyes::Arbiter)).unwrap_or_default(),
    };
    (outcome, shows.then(left))
}

fn crash(panic: &(dyn std::any::Any + Send)) -> Vec<Said> {
    vec![Said::Crash { what: last_words(panic) }]
}

/// Plays an example and remembers the way: what was answered, and where the coach spoke.
pub(super) fn tour_of<G: Game>(page: &str, example: &Example, steps: &mut u32) -> Result<Tour, Box<Failure>> {
    let failure = |(at, what): (usize, Vec<Said>), position: Option<String>| {
        let line: &Line = &example.lines[at];
        let (page, heading, text) = (page.to_owned(), example.heading.clone(), line.text.clone());
        Box::new(Failure { page, heading, line: line.number, text, what, position })
    };
    let start = catch_unwind(AssertUnwindSafe(|| open::<G>(example)));
    let table = start.unwrap_or_else(|panic| Err((0, crash(&*panic)))).map_err(|blame| failure(blame, None))?;
    let mut player = Player::new(table, example, steps);
    let outcome = player
        .play_all()
        .and_then(|()| player.let_the_house_answer(None).map_err(|what| (example.lines.len() - 1, what)));
    let position = position_text(player.table.position());
    outcome.map_err(|blame| failure(blame, Some(position.clone())))?;
    let log = player.table.log().written();
    Ok(Tour { seats: player.table.position().seats(), log, position, way: player.way })
}

/// Plays the lines of one example.
pub(super) struct Player<'a, G: Game> {
    pub(super) table: Table<G>,
    lines: &'a [Line],
    /// What the House will answer, with the line that says so.
    answers: VecDeque<(usize, String)>,
    /// The line that is wrong if something is: the one being played, or the `house` line it needed.
    blamed: usize,
    /// What the last play told, with the House's answers to it.
    pub(super) told: Vec<G::Event>,
    /// What of the last answer left no choice and was taken unasked: a page may say it all the same.
    unasked: Vec<(Seat, G::Choice)>,
    /// The line of the last play, and what the House could have been given to answer for it, but was not.
    played: usize,
    missed: Vec<(usize, G::Choice)>,
    /// What was answered or tried in vain, and where the coach spoke.
    pub(super) way: Vec<Pace>,
    /// How far the page may still go.
    pub(super) steps: &'a mut u32,
}

impl<'a, G: Game> Player<'a, G> {
    fn new(table: Table<G>, example: &'a Example, steps: &'a mut u32) -> Player<'a, G> {
        let lines = &example.lines;
        let (answers, told, unasked, missed) = (VecDeque::new(), Vec::new(), Vec::new(), Vec::new());
        Player { table, lines, answers, blamed: 0, told, unasked, played: 0, missed, way: Vec::new(), steps }
    }

    /// Plays every line; or says which one is wrong, and why.
    fn play_all(&mut self) -> Result<(), (usize, Vec<Said>)> {
        for (at, line) in self.lines.iter().enumerate() {
            self.blamed = at;
            let outcome = catch_unwind(AssertUnwindSafe(|| self.act(&line.act)));
            outcome.unwrap_or_else(|panic| Err(crash(&*panic))).map_err(|what| (self.blamed, what))?;
        }
        match self.answers.pop_front() {
            None => Ok(()),
            Some((at, answer)) => {
                let late = self.too_late(at, &answer);
                Err((at, vec![late.unwrap_or(Said::NeverAsked { answer })]))
            }
        }
    }

    fn act(&mut self, act: &Act) -> Claim {
        let nobody = |seat: &Seat| !seat.is_house() && seat.index() >= usize::from(self.table.position().seats());
        if let Some(seat) = act.seat().filter(nobody) {
            return Err(vec![Said::Nobody { seat: seat.to_string() }]);
        }
        match act {
            Act::Setup(_) | Act::Given(_) => Ok(()), // `open` has seen to it
            Act::House(answers) => {
                self.answers.extend(answers.iter().map(|answer| (self.blamed, answer.clone())));
                self.answer()
            }
            Act::Play(seat, choices) => self.play(*seat, choices),
            Act::Coach(says, at) => {
                self.let_the_house_answer(None)?;
                let entries = self.table.log().entries.len();
                self.way.push(Pace::Coach { says: says.clone(), at: at.clone(), entries });
                Ok(())
            }
            Act::Odds(share, facets) => {
                self.answer()?;
                self.odds(share, facets)
            }
            // What follows is about the table once luck has spoken, unless it is about the House itself.
            _ => {
                self.let_the_house_answer(act.seat())?;
                self.claims(act)
            }
        }
    }

    /// One step more: a page cannot go on for ever.
    fn step(&mut self) -> Claim {
        *self.steps = self.steps.checked_sub(1).ok_or_else(|| vec![Said::TooLong])?;
        Ok(())
    }

    /// While the House is asked and an answer was written down: gives it. What leaves the House no
    /// choice need not be written down.
    fn answer(&mut self) -> Claim {
        while self.table.turn().is_house()
            && let Some((at, text)) = self.answers.pop_front()
        {
            self.step()?;
            let playing = std::mem::replace(&mut self.blamed, at);
            let choice = self.read(&text)?;
            let choices = self.choices(Seat::HOUSE);
            if let [only] = *choices
                && only != choice
            {
                self.house(only)?;
                self.answers.push_front((at, text));
                self.blamed = playing;
                continue;
            }
            if !choices.contains(&choice) {
                let late = self.too_late(at, &text);
                let what = late.unwrap_or(Said::HouseCannot { answer: text });
                return Err([vec![what], self.may(Seat::HOUSE)].concat());
            }
            self.house(choice)?;
            self.blamed = playing;
        }
        Ok(())
    }

    fn house(&mut self, choice: G::Choice) -> Claim {
        let refused = |_| vec![Said::CannotPlay { text: choice.text() }];
        self.table.play(Seat::HOUSE, choice, &mut self.told).map_err(refused)
    }

    /// Lets the House answer whatever it is asked, unless the line is about the House itself.
    fn let_the_house_answer(&mut self, about: Option<Seat>) -> Claim {
        self.answer()?;
        while self.table.turn().is_house() && about != Some(Seat::HOUSE) {
            self.step()?;
            let choices = self.choices(Seat::HOUSE);
            let pick = self.table.log().seed.answer(self.table.ply(), choices.len());
            let choice = *choices.get(pick).ok_or_else(|| vec![Said::MayNothing { seat: Seat::HOUSE.to_string() }])?;
            self.missed.extend(choices.iter().map(|missed| (self.played, *missed)));
            self.house(choice)?;
        }
        Ok(())
    }

    /// Was this answer wanted by an earlier play, for which the House has answered by itself since?
    fn too_late(&self, at: usize, answer: &str) -> Option<Said> {
        let choice = G::from_spelled(answer).ok()?;
        let (played, _) = self.missed.iter().rev().find(|(played, missed)| *played < at && *missed == choice)?;
        let Line { number, text, .. } = &self.lines[*played];
        Some(Said::TooLate { answer: answer.to_owned(), line: *number, play: text.clone() })
    }

    fn play(&mut self, seat: Seat, choices: &[String]) -> Claim {
        self.let_the_house_answer(Some(seat))?;
        self.told.clear();
        self.played = self.blamed;
        for text in choices {
            self.step()?;
            self.let_the_house_answer(Some(seat))?;
            let choice = self.read(text)?;
            if let Some(at) = self.unasked.iter().position(|piece| *piece == (seat, choice)) {
                self.unasked.remove(at);
                continue;
            }
            if let Some(refusal) = self.why_not(seat, choice) {
                return Err([vec![refusal.say(text)], self.may(seat)].concat());
            }
            self.unasked = self.without_asking(seat, choice).unwrap_or_default();
            let entries = self.table.log().entries.len();
            self.way.push(Pace::Answer { seat, choice: choice.text(), entries, more: self.is_naming(seat) });
            // A page speaks for people: pieces of one answer come in any order.
            let answered = if seat.is_house() {
                self.table.play(seat, choice, &mut self.told)
            } else {
                self.table.answer(seat, &[choice], &mut self.told)
            };
            answered.map_err(|_| [vec![Said::CannotPlay { text: text.clone() }], self.may(seat)].concat())?;
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

    pub(super) fn read(&self, text: &str) -> Result<G::Choice, Vec<Said>> {
        G::from_spelled(text).map_err(|error| {
            let what = Said::NotAChoice { text: text.to_owned(), why: Said::why(error) };
            [vec![what], self.all_may()].concat()
        })
    }

    /// Why not: by the rules, because somebody else is asked, or because of what is named already.
    pub(super) fn why_not(&self, seat: Seat, choice: G::Choice) -> Option<Refusal<G::Reason>> {
        let position = self.table.position();
        if !self.table.turn().waits_for(seat) {
            return Some(Refusal::Rule(position.out_of_question(seat, choice)));
        }
        let refused = position.why_not(seat, choice).map(Refusal::Rule);
        // Beside the pieces that are named, other things may be said than before.
        match self.is_naming(seat) {
            true if self.choices(seat).contains(&choice) => None,
            true => refused.or(Some(Refusal::Beside)),
            false => refused,
        }
    }

    fn is_naming(&self, seat: Seat) -> bool {
        !self.table.named(seat).is_empty()
    }

    pub(super) fn choices(&self, seat: Seat) -> Vec<G::Choice> {
        if self.table.turn().waits_for(seat) { self.table.decision(seat).offers() } else { Vec::new() }
    }

    /// What the seat may answer now, as an author would write it.
    pub(super) fn may(&self, seat: Seat) -> Vec<Said> {
        let who = seat.to_string();
        if !self.table.turn().waits_for(seat) {
            return [vec![Said::NotAsked { seat: who }], self.waiting()].concat();
        }
        match &self.choices(seat)[..] {
            [] => vec![Said::MayNothing { seat: who }],
            choices => vec![Said::May { seat: who, choices: spelled::<G>(choices) }],
        }
    }

    fn all_may(&self) -> Vec<Said> {
        match self.table.turn() {
            Turn::Over(_) => self.waiting(),
            Turn::Waiting(seats) => seats.into_iter().flat_map(|seat| self.may(seat)).collect(),
        }
    }

    /// Whom the game waits for, and what they are asked.
    pub(super) fn waiting(&self) -> Vec<Said> {
        match self.table.turn() {
            Turn::Over(ranking) => vec![Said::Over { seats: ranking.winners().text() }],
            Turn::Waiting(seats) => seats.into_iter().map(|seat| Said::is_asked(self.table.position(), seat)).collect(),
        }
    }
}

/// Why something cannot be answered.
pub(super) enum Refusal<R> {
    /// The rules forbid it.
    Rule(R),
    /// It does not go with the pieces that are named already.
    Beside,
}

impl<R: arbiter_engine::Reason> Refusal<R> {
    pub(super) fn say(&self, text: &str) -> Said {
        match self {
            Refusal::Rule(reason) => Said::refused(text, reason),
            Refusal::Beside => Said::RefusedBeside { text: text.to_owned() },
        }
    }

    /// Is it one of these clauses that forbids it, if any is named?
    pub(super) fn by_clause(&self, text: &str, clauses: &[String]) -> Claim {
        let (found, instead) = match self {
            Refusal::Rule(reason) => {
                let clause = reason.clause().to_string();
                let reason = arbiter_language::with_clause(reason);
                (clause.clone(), Said::FoundClause { clause, reason })
            }
            Refusal::Beside => (String::new(), Said::FoundNoClause),
        };
        if clauses.is_empty() || clauses.contains(&found) {
            return Ok(());
        }
        let expected = Said::ExpectedClause { clause: clauses.join(" ") };
        Err(vec![Said::OtherReason { text: text.to_owned() }, expected, instead])
    }
}
