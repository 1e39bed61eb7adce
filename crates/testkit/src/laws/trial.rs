//! One random game, watched at every step.

use super::{Breach, Law, LawReport, Limits, hold, orders, position, secrets};
use crate::words::{last_words, say};
use arbiter_engine::{
    BadLog, CannotUndo, Choices, Game, Illegal, Log, Message, Notation, Rng, Seat, Seats, Seed, Table, Turn,
};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Choices that were listed once are kept, to be tried when they are not; no more than this.
const MEMORY: usize = 32;
/// How many choices are tried at a step that is not looked at thoroughly.
const HANDFUL: usize = 4;

/// Plays one random game; if a law is broken, returns what broke it and the log until then.
pub(super) fn play<G: Game>(setup: &G::Setup, seed: u64, limits: Limits) -> Result<LawReport, (Breach, String)> {
    let opened = catch_unwind(AssertUnwindSafe(|| Table::<G>::open(setup.clone(), Seed::from(seed))));
    let table = match opened {
        Ok(Ok(table)) => table,
        Ok(Err(reason)) => return Err(((Law::Setup, format!("refused: {}", say(&reason.say()))), String::new())),
        Err(panic) => return Err(((Law::NoCrash, format!("setting up: {}", last_words(&*panic))), String::new())),
    };
    watch(table, seed, limits)
}

/// The same, from a written position on.
pub(super) fn play_from<G: Game>(position: &G, seed: u64, limits: Limits) -> Result<LawReport, (Breach, String)> {
    watch(Table::study(*position, Seed::from(seed)), seed, limits)
}

fn watch<G: Game>(table: Table<G>, seed: u64, limits: Limits) -> Result<LawReport, (Breach, String)> {
    let mut trial = Trial::watch(table, seed, limits);
    let outcome = catch_unwind(AssertUnwindSafe(|| trial.run()));
    let outcome =
        outcome.unwrap_or_else(|panic| Err((Law::NoCrash, format!("{}: {}", trial.doing, last_words(&*panic)))));
    outcome.map_err(|breach| (breach, trial.table.log().to_string()))?;
    Ok(LawReport { games: 1, ..trial.report })
}

struct Trial<G: Game> {
    table: Table<G>,
    /// Our own record of the positions that count, to hold against the table's.
    history: Vec<G>,
    /// Our own record of who made which entry.
    made_by: Vec<Seat>,
    rng: Rng,
    limits: Limits,
    /// Shifts the steps that are looked at thoroughly, so that games differ in them.
    offset: usize,
    vocabulary: position::Vocabulary,
    memory: Vec<(Seat, G::Choice)>,
    choices: Choices<G::Choice>,
    /// What to say if the rules panic.
    doing: String,
    report: LawReport,
}

impl<G: Game> Trial<G> {
    fn watch(table: Table<G>, seed: u64, limits: Limits) -> Trial<G> {
        Trial {
            history: vec![*table.position()],
            table,
            made_by: Vec::new(),
            rng: Rng::stream(0x1a3_5eed, seed),
            limits,
            offset: seed as usize % limits.every.max(1),
            vocabulary: position::Vocabulary::of::<G>(),
            memory: Vec::new(),
            choices: Choices::new(),
            doing: "looking at the first position".to_owned(),
            report: LawReport::default(),
        }
    }

    fn run(&mut self) -> Result<(), Breach> {
        loop {
            self.look()?;
            let Turn::Waiting(seats) = self.table.turn() else { break };
            let seats: Vec<Seat> = seats.into_iter().collect();
            let seat = seats[self.rng.below(seats.len())];
            if self.is_for_people(seat) && self.rng.below(2) == 0 {
                self.name(seat)?;
            } else {
                self.table.position().choices(seat, &mut self.choices);
                let choice = self.choices[self.rng.below(self.choices.len())];
                self.step(seat, choice)?;
            }
            if self.wants_undo(seat) {
                self.undo(seat)?;
            }
        }
        self.finish()
    }

    fn is_thorough(&self) -> bool {
        let ply = self.table.ply();
        ply == 0
            || (ply + self.offset).is_multiple_of(self.limits.every.max(1))
            || self.table.turn().ranking().is_some()
    }

    /// Checks everything about the position as it stands.
    fn look(&mut self) -> Result<(), Breach> {
        let thorough = self.is_thorough();
        let position = *self.table.position();
        hold(Law::Termination, self.table.ply() <= G::LONGEST, || {
            format!("the game is not over after {} choices, though {} should be enough", self.table.ply(), G::LONGEST)
        })?;
        position.sound().map_err(|why| (Law::Conservation, format!("the position is broken: {why}")))?;
        position::turn_makes_sense(&position)?;
        position::lists_make_sense(&position, &mut self.choices)?;
        if thorough {
            position::position_reads_back(&position)?;
            for seat in Seats::all(position.seats()) {
                position.estimate(seat); // it may say anything, but must not panic
            }
        }
        self.look_at_secrets(&position, thorough)?;
        if let Turn::Waiting(seats) = position.turn() {
            for seat in seats {
                self.look_at_choices(&position, seat, thorough)?;
            }
            self.try_what_is_not_listed(seats)?;
        }
        Ok(())
    }

    fn look_at_secrets(&mut self, position: &G, thorough: bool) -> Result<(), Breach> {
        let lucky = Seat::new(self.rng.below(position.seats().into()) as u8);
        let watched = if thorough { Seats::all(position.seats()) } else { Seats::only(lucky) };
        for seat in watched {
            self.report.redeals += 1;
            secrets::nothing_leaks(position, seat, thorough, &mut self.rng)?;
        }
        Ok(())
    }

    fn look_at_choices(&mut self, position: &G, seat: Seat, thorough: bool) -> Result<(), Breach> {
        self.vocabulary.knows(&position.ask(seat))?;
        position.choices(seat, &mut self.choices);
        let tried = if thorough { self.choices.len() } else { HANDFUL };
        for i in 0..tried {
            let i = if thorough { i } else { self.rng.below(self.choices.len()) };
            position::choice_makes_sense(position, seat, self.choices[i])?;
            self.vocabulary.knows(&self.choices[i])?;
            self.vocabulary.knows_words(&position.label(seat, self.choices[i]))?;
            self.remember(seat, self.choices[i]);
        }
        let sheet = position.sheet(seat);
        for choice in sheet.by_hand.iter().chain(&sheet.also).filter(|_| thorough) {
            position::choice_makes_sense(position, seat, *choice)?;
            self.vocabulary.knows_words(&position.label(seat, *choice))?;
        }
        let compound = orders::both_doors_lead_alike(position, seat, thorough, &mut self.rng)?;
        self.report.orders += usize::from(compound);
        Ok(())
    }

    /// Keeps a choice in mind; once there are enough, in the place of another, and not always.
    fn remember(&mut self, seat: Seat, choice: G::Choice) {
        if self.memory.len() < MEMORY {
            self.memory.push((seat, choice));
        } else if let Some(old) = self.memory.get_mut(self.rng.below(2 * MEMORY)) {
            *old = (seat, choice);
        }
    }

    /// Tries a handful of remembered choices that are not listed now.
    fn try_what_is_not_listed(&mut self, asked: Seats) -> Result<(), Breach> {
        for _ in 0..HANDFUL {
            let (from, choice) = self.memory[self.rng.below(self.memory.len())];
            for seat in asked.and(Seats::only(from)) {
                self.table.position().choices(seat, &mut self.choices);
                let sheet = self.table.position().sheet(seat);
                let is_said = sheet.has(choice);
                let is_piece = sheet.shape.is_some_and(|shape| shape.slots.iter().any(|slot| slot.choice == choice));
                if !self.choices.contains(&choice) && !is_piece && !is_said {
                    self.refused(seat, choice)?;
                }
            }
        }
        Ok(())
    }

    fn refused(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Breach> {
        let text = choice.text();
        let reason = self.table.position().why_not(seat, choice);
        let reason =
            reason.ok_or_else(|| (Law::Listed, format!("“{text}” is not listed for {seat}, but not refused")))?;
        self.vocabulary.knows_reason(&reason)?;
        let (before, entries) = (*self.table.position(), self.table.log().entries.len());
        let said = self.table.play(seat, choice, &mut ());
        let right = match said {
            Err(Illegal::Refused(said)) => said == reason,
            Err(Illegal::NotAsked) => !self.table.turn().waits_for(seat),
            _ => false,
        };
        hold(Law::Listed, right, || format!("“{text}” is not listed for {seat}, but playing it gives {said:?}"))?;
        let unchanged = *self.table.position() == before && self.table.log().entries.len() == entries;
        hold(Law::Listed, unchanged, || format!("“{text}” of {seat} is refused, but changes something"))?;
        self.report.refusals += 1;
        Ok(())
    }

    /// Makes a choice, and checks that it does the same each time.
    fn step(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Breach> {
        self.doing = format!("{seat} “{}”", choice.text());
        let (mut once, mut told) = (*self.table.position(), Vec::new());
        once.apply(seat, choice, &mut told);
        let mut again = *self.table.position();
        again.apply(seat, choice, &mut ());
        hold(Law::Determinism, once == again, || format!("“{}” of {seat} leads to two positions", choice.text()))?;
        for event in &told {
            self.vocabulary.knows_event(event)?;
        }
        let mut told_again = Vec::new();
        self.table.play(seat, choice, &mut told_again).map_err(|illegal| {
            (Law::Listed, format!("“{}” is listed for {seat}, but playing it gives {illegal:?}", choice.text()))
        })?;
        hold(Law::Determinism, *self.table.position() == once && told == told_again, || {
            format!("“{}” of {seat} leads elsewhere, or tells something else, the second time", choice.text())
        })?;
        self.doing = format!("looking at what follows {}", self.doing);
        if self.limits.listens > 0 && self.table.ply().is_multiple_of(self.limits.listens) {
            secrets::tells_what_is_seen(&self.history, &once, seat, &told)?;
        }
        self.history.push(once);
        self.made_by.push(seat);
        self.report.choices += 1;
        self.report.longest = self.report.longest.max(self.made_by.len());
        Ok(())
    }

    /// Do people answer it otherwise than search does?
    fn is_for_people(&self, seat: Seat) -> bool {
        let sheet = self.table.position().sheet(seat);
        let has_more = !sheet.by_hand.is_empty() || !sheet.also.is_empty();
        !self.table.named(seat).is_empty() || sheet.compound().is_some() || has_more
    }

    /// Says the next thing a person could say to such a question: a piece, and nothing happens before all are named; or what
    /// is said by hand.
    fn name(&mut self, seat: Seat) -> Result<(), Breach> {
        let offers = self.table.decision(seat).offers();
        hold(Law::Orders, !offers.is_empty(), || {
            format!("{seat} has nothing more to name, but the answer is not whole")
        })?;
        let piece = offers[self.rng.below(offers.len())];
        self.doing = format!("{seat} names “{}”", piece.text());
        self.table.answer(seat, &[piece], &mut ()).map_err(|illegal| {
            (Law::Orders, format!("“{}” is offered to {seat}, but naming it gives {illegal:?}", piece.text()))
        })?;
        self.history.push(*self.table.position());
        self.made_by.push(seat);
        self.report.choices += 1;
        Ok(())
    }

    /// The first time something can be taken back it is; afterwards now and then.
    fn wants_undo(&mut self, seat: Seat) -> bool {
        let able = !seat.is_house() && self.table.turn().ranking().is_none() && !self.table.turn().is_house();
        able && (self.report.undos == 0 || self.report.undos < self.limits.undos && self.rng.below(16) == 0)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Breach> {
        self.doing = format!("taking back answers of {seat}");
        let own = self.made_by.iter().rev().take_while(|by| **by == seat).count();
        let may = self.table.may_undo(seat);
        hold(Law::Undo, may as usize == own, || format!("{seat} may take back {may} answers, but has made {own}"))?;
        let count = 1 + self.rng.below(own);
        let left = self.made_by.len() - count;
        self.table
            .undo(seat, count as u32)
            .map_err(|why| (Law::Undo, format!("{seat} cannot take back {count}: {why:?}")))?;
        self.made_by.truncate(left);
        self.history.truncate(left + 1);
        hold(Law::Undo, *self.table.position() == self.history[left] && self.table.ply() == left, || {
            format!("taking back {count} answers of {seat} leads to another position than before")
        })?;
        let more = (own - count) as u32 + 1;
        hold(Law::Undo, self.table.undo(seat, more) == Err(CannotUndo::NotYours), || {
            format!("{seat} can take back {more} more, though that is one too many")
        })?;
        self.report.undos += 1;
        Ok(())
    }

    /// Looks back at the whole game.
    fn finish(&mut self) -> Result<(), Breach> {
        self.doing = "looking back at the finished game".to_owned();
        let table = &mut self.table;
        let late =
            Seats::all(table.position().seats()).into_iter().find(|seat| table.undo(*seat, 1) != Err(CannotUndo::Over));
        hold(Law::Undo, late.is_none(), || "the game is over, but something can be taken back".to_owned())?;
        hold(Law::Replay, self.history == table.positions(), || "the table remembers other positions".to_owned())?;
        replays(table)
    }
}

/// The log of a table reads back, and leads to the same positions again.
pub(super) fn replays<G: Game>(table: &Table<G>) -> Result<(), Breach> {
    let breach = |what: String| (Law::Replay, what);
    let text = table.log().to_string();
    let log: Log<G> = text.parse().map_err(|error: BadLog| breach(format!("the log cannot be read: {error}")))?;
    hold(Law::Replay, log == *table.log(), || "the log reads back as another".to_owned())?;
    let again = Table::replay(&log).map_err(|error| breach(format!("the log cannot be replayed: {error}")))?;
    hold(Law::Replay, again.positions() == table.positions(), || "the replay leads to other positions".to_owned())?;
    hold(Law::Replay, again.log() == table.log(), || "the replay leaves another log".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::Players;
    use pebbles::Pebbles;

    /// A trial of Pebbles in which p1 has sealed a pebble and p2 has not.
    fn one_has_sealed() -> Trial<Pebbles> {
        let table = Table::<Pebbles>::open(Players::default(), Seed::from(1)).expect("the usual setup");
        let mut trial = Trial::watch(table, 1, Limits::default());
        while !trial.table.turn().waits_for(Seat::new(0)) {
            let choice = trial.table.position().listed(Seat::HOUSE)[0];
            trial.step(Seat::HOUSE, choice).expect("a legal deal");
        }
        let choice = trial.table.position().listed(Seat::new(0))[0];
        trial.step(Seat::new(0), choice).expect("a legal bid");
        trial
    }

    #[test]
    fn taking_back_restores_the_position() {
        let mut trial = one_has_sealed();
        assert_eq!(trial.undo(Seat::new(0)), Ok(()));
        assert_eq!(trial.report.undos, 1);
    }

    #[test]
    fn undo_can_be_broken() {
        let law = |trial: &mut Trial<Pebbles>, seat| trial.undo(seat).map_err(|(law, _)| law);
        let mut other_past = one_has_sealed();
        let last = other_past.history.len() - 2;
        other_past.history[last].coins.0[0] += 1;
        assert_eq!(law(&mut other_past, Seat::new(0)), Err(Law::Undo), "it leads elsewhere");

        let mut other_maker = one_has_sealed();
        *other_maker.made_by.last_mut().expect("a bid") = Seat::new(1);
        assert_eq!(law(&mut other_maker, Seat::new(1)), Err(Law::Undo), "the table thinks another made it");
    }

    #[test]
    fn replay_can_be_broken_by_another_past() {
        let mut trial = one_has_sealed();
        assert_eq!(trial.run(), Ok(()));
        trial.history[0].coins.0[0] += 1;
        assert_eq!(trial.finish().map_err(|(law, _)| law), Err(Law::Replay));
    }
}
