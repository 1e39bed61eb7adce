//! One play of a game: setup, log, and the positions so far.

use crate::{
    BadLog, BadNotation, Choices, Deed, Entry, Facets, Fingerprint, Game, Log, Notation, Opening, Reason, Seat, Seed,
    Tell, Turn,
};

/// One play of a game.
///
/// The log is the truth, and only grows; the positions are derived from it and kept, because
/// looking back is then indexing a `Vec`.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    log: Log<G>,
    /// The first position, and the one after each entry that was not taken back.
    positions: Vec<G>,
    /// Who made each entry that was not taken back: one shorter than `positions`.
    made_by: Vec<Seat>,
    choices: Choices<G::Choice>,
    /// What a blank position looks like, which fingerprints are taken beside.
    blank: Facets,
}

impl<G: Game> Table<G> {
    /// A table from the box, or why there cannot be one.
    pub fn open(setup: G::Setup, seed: Seed) -> Result<Table<G>, G::Reason> {
        let position = G::begin(&setup)?;
        Ok(Table::start(Opening::Setup(setup), seed, position))
    }

    /// A table that begins from a written position.
    #[must_use]
    pub fn study(position: G, seed: Seed) -> Table<G> {
        Table::start(Opening::Position(Box::new(position)), seed, position)
    }

    fn start(opening: Opening<G>, seed: Seed, position: G) -> Table<G> {
        let log = Log { opening, seed, rules: G::RULES, entries: Vec::new() };
        let blank = Facets::of(&G::blank(position.seats()));
        Table { log, positions: vec![position], made_by: Vec::new(), choices: Choices::new(), blank }
    }

    /// Plays a log again. Every entry must be legal and lead to the position it led to then.
    pub fn replay(log: &Log<G>) -> Result<Table<G>, BadLog> {
        Table::replay_telling(log, |_, ()| ())
    }

    /// The same, and tells after each entry what happened at it.
    pub fn replay_telling<T: Tell<G::Event> + Default>(
        log: &Log<G>,
        mut after: impl FnMut(&Table<G>, T),
    ) -> Result<Table<G>, BadLog> {
        let mut table = match &log.opening {
            Opening::Setup(setup) => Table::open(setup.clone(), log.seed).map_err(|_| BadLog::Setup)?,
            Opening::Position(position) => Table::study(**position, log.seed),
        };
        table.log.rules = log.rules;
        for (i, entry) in log.entries.iter().enumerate() {
            let illegal = BadLog::Illegal { entry: i + 1, rules: log.rules };
            let mut told = T::default();
            match entry.deed {
                Deed::Choice(choice) => table.play(entry.seat, choice, &mut told).map_err(|_| illegal)?,
                Deed::Undo(count) => table.undo(entry.seat, count).map_err(|_| illegal)?,
            }
            if table.log.entries[i].fingerprint != entry.fingerprint {
                return Err(BadLog::Differs { entry: i + 1, rules: log.rules });
            }
            after(&table, told);
        }
        Ok(table)
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.positions[self.positions.len() - 1]
    }

    /// The first position and the one after each entry that was not taken back.
    #[must_use]
    pub fn positions(&self) -> &[G] {
        &self.positions
    }

    /// How many entries count: those made less those taken back.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.made_by.len()
    }

    /// How it began, and everything that was done.
    #[must_use]
    pub fn log(&self) -> &Log<G> {
        &self.log
    }

    /// Who is asked something now, or how it ended.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.position().turn()
    }

    /// Answers for a seat, if that is legal; one entry of the log. The House is not asked yet: see
    /// [`Table::house`].
    pub fn play(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        tell: &mut impl Tell<G::Event>,
    ) -> Result<(), Illegal<G::Reason>> {
        match self.turn() {
            Turn::Over(_) => return Err(Illegal::Over),
            Turn::Waiting(seats) if !seats.has(seat) => return Err(Illegal::NotAsked),
            Turn::Waiting(_) => {}
        }
        if let Some(reason) = self.position().why_not(seat, choice) {
            return Err(Illegal::Refused(reason));
        }
        self.enter(seat, choice, tell);
        Ok(())
    }

    /// Answers for a seat in words.
    pub fn play_text(
        &mut self,
        seat: Seat,
        text: &str,
        tell: &mut impl Tell<G::Event>,
    ) -> Result<(), Illegal<G::Reason>> {
        let choice = G::Choice::from_text(text).map_err(Illegal::Unreadable)?;
        self.play(seat, choice, tell)
    }

    /// Lets the House answer until somebody else is asked or the game is over.
    pub fn house(&mut self, tell: &mut impl Tell<G::Event>) {
        while self.house_once(tell) {}
    }

    /// Lets the House answer once, if it is asked; one entry of the log. Says whether it did.
    pub fn house_once(&mut self, tell: &mut impl Tell<G::Event>) -> bool {
        if !self.turn().is_house() {
            return false;
        }
        let mut choices = std::mem::take(&mut self.choices);
        self.position().choices(Seat::HOUSE, &mut choices);
        let answer = self.log.seed.answer(self.ply(), choices.len());
        let choice = choices.get(answer).copied();
        self.choices = choices;
        // Rules that ask the House and leave it no answer are broken; the table stands still, its
        // log intact.
        let Some(choice) = choice else { return false };
        self.enter(Seat::HOUSE, choice, tell);
        true
    }

    fn enter(&mut self, seat: Seat, choice: G::Choice, tell: &mut impl Tell<G::Event>) {
        let mut position = *self.position();
        position.apply(seat, choice, tell);
        self.positions.push(position);
        self.made_by.push(seat);
        let fingerprint = Fingerprint::beside(&position, &self.blank);
        self.log.entries.push(Entry { seat, deed: Deed::Choice(choice), fingerprint });
    }

    /// How many of its own answers the seat may take back now: those since the last answer of
    /// somebody else. All new knowledge enters through the House, so nothing was learned since. Let
    /// the House answer first ([`Table::house`]).
    #[must_use]
    pub fn may_undo(&self, seat: Seat) -> u32 {
        if seat.is_house() || matches!(self.turn(), Turn::Over(_)) {
            return 0;
        }
        self.made_by.iter().rev().take_while(|by| **by == seat).count() as u32
    }

    /// Takes back the seat's last `count` answers; itself an entry of the log.
    pub fn undo(&mut self, seat: Seat, count: u32) -> Result<(), CannotUndo> {
        if matches!(self.turn(), Turn::Over(_)) {
            return Err(CannotUndo::Over);
        }
        if count == 0 || count > self.may_undo(seat) {
            return Err(CannotUndo::NotYours);
        }
        let left = self.ply() - count as usize;
        self.made_by.truncate(left);
        self.positions.truncate(left + 1);
        let fingerprint = Fingerprint::beside(self.position(), &self.blank);
        self.log.entries.push(Entry { seat, deed: Deed::Undo(count), fingerprint });
        Ok(())
    }
}

/// Why an answer was not taken. Nothing has changed.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Illegal<R> {
    /// The game is over.
    Over,
    /// Somebody else is asked.
    NotAsked,
    /// The words mean no choice.
    Unreadable(BadNotation),
    /// The rules say no.
    Refused(R),
}

impl<R> Illegal<R> {
    /// The same, with its reason in another form.
    pub fn map<S>(self, form: impl FnOnce(R) -> S) -> Illegal<S> {
        match self {
            Illegal::Over => Illegal::Over,
            Illegal::NotAsked => Illegal::NotAsked,
            Illegal::Unreadable(error) => Illegal::Unreadable(error),
            Illegal::Refused(reason) => Illegal::Refused(form(reason)),
        }
    }
}

impl<R: Reason> Illegal<R> {
    /// The clause that says no, if a rule does.
    pub fn clause(&self) -> Option<crate::Clause> {
        match self {
            Illegal::Refused(reason) => Some(reason.clause()),
            _ => None,
        }
    }
}

/// Why nothing can be taken back.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum CannotUndo {
    /// The game is over, and its secrets are told.
    Over,
    /// The House or another seat has answered since.
    NotYours,
}
