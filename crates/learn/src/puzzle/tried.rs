//! What comes of an answer: the next question, the end of it, or a line that shows why not.

use super::{Goal, NoPuzzle, Prover, Puzzle, Question, weigh, weigh::play_on};
use crate::puzzle::{MOST_NODES, weigh::share};
use arbiter_engine::{Game, LogText, Message, Notation, Reason, Rng, Seat, Spoken, Table, Turn};
use arbiter_shelf::Visit;

/// How it stands.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Verdict {
    /// Something is still to be answered.
    Open,
    /// Solved.
    Right,
    /// Not so; the log goes on and shows why.
    Wrong,
}

/// What came of some answers.
#[derive(Clone, Debug)]
pub struct Tried {
    /// How it stands.
    pub verdict: Verdict,
    /// Everything that was answered, by everybody.
    pub log: LogText,
    /// How many entries the log has at each step worth a look, the last of them all.
    pub steps: Vec<usize>,
    /// What the rules say of it.
    pub because: Option<(Spoken, String)>,
    /// What it is about, as it is called where it is offered.
    pub label: Option<Spoken>,
    /// What would have been right, answer by answer, from where it went wrong to the goal; nothing before it is over.
    pub line: Vec<Spoken>,
    /// How good a position the answer given and the best one lead to, on the average of the redeals: 0 is lost, 100 is won.
    pub shares: Option<(u8, u8)>,
}

/// Answers that are shown to see why not.
const SHOWN: usize = 6;
/// No line to a goal has more answers, those of rivals and of the House included.
const LONGEST: usize = 200;

pub(super) struct Try<'a> {
    pub(super) puzzle: &'a Puzzle,
    pub(super) answers: &'a [String],
}

impl Visit for Try<'_> {
    type Out = Result<Tried, NoPuzzle>;

    fn visit<G: Game>(self) -> Result<Tried, NoPuzzle> {
        let Try { puzzle, answers } = self;
        let table = puzzle.table::<G>()?;
        let run = Run { seat: puzzle.seat, table, steps: Vec::new() };
        match &puzzle.question {
            Question::Legal { choice, clause, .. } => run.legal(choice, clause.as_deref(), answers.first()),
            Question::Find { .. } => run.find(&puzzle.question, answers),
            Question::Best { .. } => run.best(&puzzle.question, answers.first()),
        }
    }
}

struct Run<G: Game> {
    seat: Seat,
    table: Table<G>,
    steps: Vec<usize>,
}

impl<G: Game> Run<G> {
    fn step(&mut self) {
        let entries = self.table.log().entries.len();
        if self.steps.last() != Some(&entries) && entries > 0 {
            self.steps.push(entries);
        }
    }

    fn done(mut self, verdict: Verdict) -> Tried {
        self.step();
        let log = self.table.log().written();
        Tried { verdict, log, steps: self.steps, because: None, label: None, line: Vec::new(), shares: None }
    }

    fn play(&mut self, seat: Seat, choice: G::Choice) -> Result<(), NoPuzzle> {
        let cannot = |_| NoPuzzle::Wrong(format!("{seat} cannot {}", choice.text()));
        self.table.play(seat, choice, &mut ()).map_err(cannot)
    }

    fn read(text: &str) -> Result<G::Choice, NoPuzzle> {
        G::from_spelled(text).map_err(|bad| NoPuzzle::Wrong(bad.to_string()))
    }

    /// `yes`, or the clause that forbids it.
    fn legal(mut self, choice: &str, clause: Option<&str>, answer: Option<&String>) -> Result<Tried, NoPuzzle> {
        let choice = Self::read(choice)?;
        let position = *self.table.position();
        let label = position.label(self.seat, choice);
        let reason = position.why_not(self.seat, choice).map(|reason| (reason.say(), reason.clause().to_string()));
        let verdict = match answer.map(String::as_str) {
            None => Verdict::Open,
            Some("yes") if clause.is_none() => Verdict::Right,
            Some(said) if clause == Some(said) => Verdict::Right,
            Some(_) => Verdict::Wrong,
        };
        // What is allowed is done, so that everybody sees it.
        if verdict != Verdict::Open && clause.is_none() {
            let refused = |_| NoPuzzle::Wrong(format!("{} is refused", choice.text()));
            self.table.answer(self.seat, &[choice], &mut ()).map_err(refused)?;
            self.table.house(&mut ());
        }
        let because = if verdict == Verdict::Open { None } else { reason };
        Ok(Tried { label: Some(label), because, ..self.done(verdict) })
    }

    fn find(mut self, question: &Question, answers: &[String]) -> Result<Tried, NoPuzzle> {
        let Question::Find { goal, within, first } = question else { return Err(NoPuzzle::Says("goal")) };
        let first = Self::read(first)?;
        let mut left = *within;
        // Where one stood before the answer that is being given, piece by piece.
        let mut stood = (*self.table.position(), left);
        for answer in answers {
            let before = self.table.log().entries.len();
            if self.table.named(self.seat).is_empty() {
                stood = (*self.table.position(), left);
            }
            let refused = |_| NoPuzzle::Wrong(format!("{answer} is refused"));
            // Where only one thing can be done, nothing is decided.
            let is_decision = self.table.position().listed(self.seat).len() > 1;
            self.table.answer_text(self.seat, answer, &mut ()).map_err(refused)?;
            if !self.table.named(self.seat).is_empty() {
                continue;
            }
            if is_decision {
                left = left.saturating_sub(answer.split(',').count() as u8);
            }
            let mut prover = Prover::new(self.seat, goal, MOST_NODES);
            if prover.can(self.table.position(), left) != Some(true) {
                let line = self.line(goal, stood, first);
                self.refute(goal, left)?;
                return Ok(Tried { line, ..self.done(Verdict::Wrong) });
            }
            let mut answered = false;
            // Rivals and the House do what they can; nothing they do helps.
            while !goal.is_met(self.table.position(), self.seat) && !self.table.turn().waits_for(self.seat) {
                let Turn::Waiting(asked) = self.table.turn() else { break };
                let Some(seat) = asked.into_iter().next() else { break };
                let position = *self.table.position();
                let worst = |choice: &&G::Choice| (1e6 * after(&position, seat, **choice, self.seat)) as i64;
                let Some(choice) = position.listed(seat).iter().min_by_key(worst).copied() else { break };
                answered |= !seat.is_house();
                self.play(seat, choice)?;
            }
            if self.table.log().entries.len() > before {
                self.step();
            }
            let held = goal.is_defence() && left == 0 && answered;
            if held || goal.is_met(self.table.position(), self.seat) {
                return Ok(self.done(Verdict::Right));
            }
        }
        Ok(self.done(Verdict::Open))
    }

    /// What leads from here to the goal, decision by decision, against the answers that look worst for whoever is asked.
    fn line(&self, goal: &Goal, (mut here, mut left): (G, u8), first: G::Choice) -> Vec<Spoken> {
        let mut line = Vec::new();
        let mut prover = Prover::new(self.seat, goal, MOST_NODES);
        for _ in 0..LONGEST {
            let Turn::Waiting(asked) = here.turn() else { break };
            let Some(seat) = asked.into_iter().next() else { break };
            if !goal.is_defence() && goal.is_met(&here, self.seat) {
                break;
            }
            let choices = here.listed(seat);
            let choice = if seat != self.seat {
                choices.iter().min_by_key(|choice| (1e6 * after(&here, seat, **choice, self.seat)) as i64).copied()
            } else if let [only] = choices[..] {
                Some(only)
            } else if left == 0 {
                None
            } else {
                left -= 1;
                let leads = |choice: &G::Choice| {
                    let mut next = here;
                    next.apply(seat, *choice, &mut ());
                    prover.can(&next, left) == Some(true)
                };
                // The answer of the page goes before others that do as well.
                let (page, others): (Vec<G::Choice>, Vec<G::Choice>) = choices.iter().partition(|one| **one == first);
                let found = page.into_iter().chain(others).find(leads);
                line.extend(found.map(|choice| here.label(seat, choice)));
                found
            };
            let Some(choice) = choice else { break };
            here.apply(seat, choice, &mut ());
        }
        line
    }

    /// Goes on as well as it can be done, against an answer that spoils it each time.
    fn refute(&mut self, goal: &Goal, mut left: u8) -> Result<(), NoPuzzle> {
        self.step();
        // Of a defence is shown how it breaks, and not only that nothing is proven.
        let mut prover = match goal.is_defence() {
            true => Prover::doubting(self.seat, goal, MOST_NODES),
            false => Prover::new(self.seat, goal, MOST_NODES),
        };
        let mut answered = false;
        for _ in 0..4 * SHOWN {
            if goal.is_broken(self.table.position(), self.seat) {
                break;
            }
            let Turn::Waiting(asked) = self.table.turn() else { break };
            let Some(seat) = asked.into_iter().next() else { break };
            let position = *self.table.position();
            let choices = position.listed(seat);
            let choice = if seat == self.seat {
                if left == 0 && (answered || !goal.is_defence()) {
                    break;
                }
                left = left.saturating_sub(u8::from(choices.len() > 1));
                let best = |choice: &&G::Choice| (1e6 * after(&position, seat, **choice, seat)) as i64;
                choices.iter().max_by_key(best).copied()
            } else {
                let spoils = choices.iter().find(|choice| {
                    let mut next = position;
                    next.apply(seat, **choice, &mut ());
                    prover.can(&next, left) != Some(true)
                });
                spoils.or_else(|| choices.first()).copied()
            };
            let Some(choice) = choice else { break };
            self.play(seat, choice)?;
            answered |= !seat.is_house() && seat != self.seat;
            if !seat.is_house() {
                self.step();
            }
        }
        self.table.house(&mut ());
        Ok(())
    }

    fn best(mut self, question: &Question, answer: Option<&String>) -> Result<Tried, NoPuzzle> {
        let Question::Best { best, scale, .. } = question else { return Err(NoPuzzle::Says("answer")) };
        let best = Self::read(best)?;
        let position = *self.table.position();
        let line = vec![position.label(self.seat, best)];
        let Some(answer) = answer else { return Ok(self.done(Verdict::Open)) };
        let refused = |_| NoPuzzle::Wrong(format!("{answer} is refused"));
        self.table.answer_text(self.seat, answer, &mut ()).map_err(refused)?;
        self.step();
        if *answer == best.text() {
            self.table.house(&mut ());
            return Ok(self.done(Verdict::Right));
        }
        // What an answer in one piece is worth beside the best one; of others the line alone is shown.
        let shares = Self::read(answer).ok().filter(|given| position.listed(self.seat).contains(given)).map(|given| {
            let went = weigh(&position, self.seat, &[given, best], *scale);
            let hope = |went: &[f64]| (100.0 * went.iter().sum::<f64>() / went.len().max(1) as f64) as u8;
            (hope(&went[0]), hope(&went[1]))
        });
        let mut world = *self.table.position();
        let mut shown = Vec::new();
        play_on(&mut world, SHOWN, &mut Rng::stream(u64::from(scale.seed), 0), |seat, choice| {
            shown.push((seat, choice));
        });
        for (seat, choice) in shown {
            self.play(seat, choice)?;
            if !seat.is_house() {
                self.step();
            }
        }
        self.table.house(&mut ());
        Ok(Tried { line, shares, ..self.done(Verdict::Wrong) })
    }
}

/// What a seat may hope for once somebody has answered.
fn after<G: Game>(position: &G, seat: Seat, choice: G::Choice, whose: Seat) -> f64 {
    let mut next = *position;
    next.apply(seat, choice, &mut ());
    share(&next, whose)
}
