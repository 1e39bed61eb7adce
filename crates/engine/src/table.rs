//! One play of a game: setup, log, and the positions so far.

use crate::{
    BadLog, BadNotation, Choices, Decision, Deed, Entry, Facets, Fingerprint, Game, Log, Notation, Opening, Reason,
    Seat, Seed, Shape, Tell, Turn, pieces::Trays, read_pieces,
};
use std::sync::OnceLock;

/// One play of a game.
///
/// The log is the truth, and only grows; the positions are derived from it and kept, because
/// looking back is then indexing a `Vec`. A table that goes on from a kept position ([`Table::resume`]) has forgotten
/// what came before: its log and its positions begin there.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    log: Log<G>,
    /// How many entries that count lie before the first position.
    before: usize,
    /// Who made the last of these; nobody if there are none.
    led_by: Option<Seat>,
    /// The first position, and the one after each entry that was not taken back.
    positions: Vec<G>,
    /// What is named and not yet whole, at each of these positions.
    trays: Vec<Trays<G::Choice>>,
    /// Who made each entry that was not taken back: one shorter than `positions`.
    made_by: Vec<Seat>,
    choices: Choices<G::Choice>,
    /// What a blank position looks like, which fingerprints are taken beside; once one was taken.
    blank: OnceLock<Facets>,
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
        let (positions, trays) = (vec![position], vec![Trays::EMPTY]);
        let (made_by, choices, blank) = (Vec::new(), Choices::new(), OnceLock::new());
        Table { log, before: 0, led_by: None, positions, trays, made_by, choices, blank }
    }

    /// A table that goes on from a position that so many entries led to which count. Nobody can go back behind it
    /// ([`Table::firm`]), so nothing that came before is needed to play on.
    #[must_use]
    pub fn resume(opening: Opening<G>, seed: Seed, position: G, before: usize) -> Table<G> {
        Table { before, led_by: Some(Seat::HOUSE), ..Table::start(opening, seed, position) }
    }

    /// Plays a log again. Every entry must be legal, and lead to the position it led to then unless it was played by
    /// older rules.
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
        table.again(&log.entries, &mut after)?;
        Ok(table)
    }

    /// Plays entries again that were made at this table after those it has, and tells after each what happened at it.
    pub fn again<T: Tell<G::Event> + Default>(
        &mut self,
        entries: &[Entry<G::Choice>],
        mut after: impl FnMut(&Table<G>, T),
    ) -> Result<(), BadLog> {
        let rules = self.log.rules;
        for (i, entry) in (1..).zip(entries) {
            let illegal = BadLog::Illegal { entry: i, rules };
            let mut told = T::default();
            match &entry.deed {
                Deed::Choice(choice) => self.play(entry.seat, *choice, &mut told).map_err(|_| illegal)?,
                Deed::Name(pieces) => self.name(entry.seat, pieces, &mut told).map_err(|_| illegal)?,
                Deed::Undo(count) => self.undo(entry.seat, *count).map_err(|_| illegal)?,
                Deed::Back(ply) => self.back_to(entry.seat, *ply).map_err(|_| illegal)?,
                Deed::Note(text) => self.note(entry.seat, text),
            }
            // What was played by older rules goes on by those of today, as long as every entry is allowed. A note leads
            // nowhere, so it may also stand where an entry was lost.
            let is_note = matches!(entry.deed, Deed::Note(_));
            let print = self.log.entries.last().map(|entry| entry.fingerprint);
            if rules == G::RULES && !is_note && print != Some(entry.fingerprint) {
                return Err(BadLog::Differs { entry: i, rules });
            }
            after(self, told);
        }
        Ok(())
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.positions[self.positions.len() - 1]
    }

    /// The first position and the one after each entry that was not taken back; of a table that was resumed, those
    /// from there on.
    #[must_use]
    pub fn positions(&self) -> &[G] {
        &self.positions
    }

    /// How many entries count: those made less those taken back.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.before + self.made_by.len()
    }

    /// How many of the entries that count are forgotten: they lie before the first position.
    #[must_use]
    pub fn before(&self) -> usize {
        self.before
    }

    /// The last of its positions that no seat can take back by itself, by its number among them: the one after the
    /// House's last answer, where nobody has begun an answer; or the last one, once the game is over. The House knows
    /// what was not known before, so nobody can undo it.
    #[must_use]
    pub fn firm(&self) -> usize {
        if matches!(self.turn(), Turn::Over(_)) {
            return self.made_by.len();
        }
        self.firm_until(self.made_by.len())
    }

    /// The last of its positions up to this one that no seat can take back by itself, by its number among them.
    #[must_use]
    pub fn firm_until(&self, most: usize) -> usize {
        let is_firm = |at: &usize| self.made_by[at - 1].is_house() && self.trays[*at].is_empty();
        (1..=most.min(self.made_by.len())).rev().find(is_firm).unwrap_or(0)
    }

    /// Does it know all that seats may take back by themselves? Not if it was told to forget some of that.
    #[must_use]
    pub fn is_firm_from_the_first(&self) -> bool {
        self.led_by.is_none_or(Seat::is_house)
    }

    /// The position at which whoever answered last began to, by its number among them: as long as nothing is taken back,
    /// none before it is needed.
    #[must_use]
    pub fn recent(&self) -> usize {
        let last = self.made_by.last();
        let run = self.made_by.iter().rev().take_while(|by| Some(*by) == last).count();
        let (firm, began) = (self.firm(), self.made_by.len() - run);
        (firm..=began).rev().find(|at| self.trays[*at].is_empty()).unwrap_or(firm)
    }

    /// Forgets the positions before this one, by its number among them, and so many entries of the log.
    pub fn forget(&mut self, positions: usize, entries: usize) {
        self.positions.drain(..positions);
        self.trays.drain(..positions);
        self.led_by = self.made_by.drain(..positions).next_back().or(self.led_by);
        self.log.entries.drain(..entries);
        self.before += positions;
        self.positions.shrink_to_fit();
        self.trays.shrink_to_fit();
        self.made_by.shrink_to_fit();
        self.log.entries.shrink_to_fit();
        (self.choices, self.blank) = (Choices::new(), OnceLock::new());
    }

    /// How it began, and everything that was done; of a table that was resumed, what was done from there on.
    #[must_use]
    pub fn log(&self) -> &Log<G> {
        &self.log
    }

    /// Who is asked something now, or how it ended.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.position().turn()
    }

    /// What a person is asked, and what they may say next. Only meaningful for a seat the turn waits for.
    #[must_use]
    pub fn decision(&self, seat: Seat) -> Decision<G> {
        let position = self.position();
        Decision { seat, ask: position.ask(seat), sheet: position.sheet(seat), named: self.named(seat).to_vec() }
    }

    /// The pieces of an answer that the seat has named, while it is not whole.
    #[must_use]
    pub fn named(&self, seat: Seat) -> &[G::Choice] {
        self.trays[self.trays.len() - 1].of(seat)
    }

    /// Where the seat began an answer that is not whole at this position; the position itself if it has begun none.
    pub(crate) fn began_answer(&self, seat: Seat, at: usize) -> usize {
        let whole = |at: &usize| self.trays.get(*at).is_none_or(|trays| trays.of(seat).is_empty());
        (0..=at).rev().find(whole).unwrap_or(0)
    }

    /// The position as it would be with these pieces of the seat's answer, which is not whole yet. Nothing where the game has
    /// nothing to show of it, or where they cannot be named together.
    #[must_use]
    pub fn foreseen(&self, seat: Seat, pieces: &[G::Choice]) -> Option<G> {
        self.is_asked(seat).ok()?;
        let position = self.position();
        let shape = position.sheet(seat).shape?;
        let mut named = self.named(seat).to_vec();
        for piece in pieces {
            if !shape.takes(&named, *piece) {
                return None;
            }
            named.push(*piece);
        }
        position.foreseen(seat, &named)
    }

    fn is_asked(&self, seat: Seat) -> Result<(), Illegal<G::Reason>> {
        match self.turn() {
            Turn::Over(_) => Err(Illegal::Over),
            Turn::Waiting(seats) if !seats.has(seat) => Err(Illegal::NotAsked),
            Turn::Waiting(_) => Ok(()),
        }
    }

    /// Answers for a seat with a choice that is listed, as bots do, or that comes to the same as one
    /// ([`Options::also`](crate::Options::also)); one entry of the log. The House is not asked yet: see [`Table::house`].
    pub fn play(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        tell: &mut impl Tell<G::Event>,
    ) -> Result<(), Illegal<G::Reason>> {
        self.is_asked(seat)?;
        let mut choices = std::mem::take(&mut self.choices);
        self.position().choices(seat, &mut choices);
        let listed = choices.contains(&choice);
        self.choices = choices;
        let position = self.position();
        if !listed && !position.sheet(seat).also.contains(&choice) {
            let reason = position.why_not(seat, choice).unwrap_or_else(|| position.out_of_question(seat, choice));
            return Err(Illegal::Refused(reason));
        }
        let mut position = *self.position();
        position.apply(seat, choice, tell);
        is_at_rest(&position)?;
        self.enter(seat, Deed::Choice(choice), position, Vec::new());
        Ok(())
    }

    /// Answers for a person: with a choice, or with pieces of an answer in any order. Pieces are kept until the answer
    /// is whole and change nothing before; all of them are taken, or none. One entry of the log.
    pub fn answer(
        &mut self,
        seat: Seat,
        pieces: &[G::Choice],
        tell: &mut impl Tell<G::Event>,
    ) -> Result<(), Illegal<G::Reason>> {
        let sheet = self.position().sheet(seat);
        let compound = sheet.compound().is_some_and(|shape| {
            let is_piece = |piece: &G::Choice| shape.slots.iter().any(|slot| slot.choice == *piece);
            pieces.iter().any(is_piece) || !self.named(seat).is_empty()
        });
        match pieces {
            [choice] if !compound && !sheet.by_hand.contains(choice) => self.play(seat, *choice, tell),
            _ => self.name(seat, pieces, tell),
        }
    }

    /// Answers for a person in words: `pay gold`, or several pieces parted by commas, `pay gold, pay elan`.
    pub fn answer_text(
        &mut self,
        seat: Seat,
        text: &str,
        tell: &mut impl Tell<G::Event>,
    ) -> Result<(), Illegal<G::Reason>> {
        let pieces = read_pieces(text).map_err(Illegal::Unreadable)?;
        self.answer(seat, &pieces, tell)
    }

    fn name(
        &mut self,
        seat: Seat,
        pieces: &[G::Choice],
        tell: &mut impl Tell<G::Event>,
    ) -> Result<(), Illegal<G::Reason>> {
        self.is_asked(seat)?;
        let mut position = *self.position();
        let sheet = position.sheet(seat);
        let Some(shape) = &sheet.shape else { return self.say_by_hand(seat, pieces, tell) };
        let mut named = self.named(seat).to_vec();
        let mut finished = false;
        for piece in pieces {
            if finished {
                return Err(Illegal::NoMore(piece.text()));
            }
            if Some(*piece) == shape.wanted.done && !shape.takes(&named, *piece) {
                if !shape.may_finish(&named) {
                    return Err(Illegal::TooFew);
                }
                finished = true;
            } else if shape.takes(&named, *piece) {
                named.push(*piece);
            } else {
                return Err(self.refusal(seat, Some(*piece)));
            }
        }
        let whole = if finished { Some(named.clone()) } else { shape.whole(&named) };
        let deed = Deed::Name(pieces.to_vec());
        match whole {
            Some(whole) => {
                carry_out(&mut position, seat, shape, shape.in_list_order(whole), tell);
                is_at_rest(&position)?;
                self.enter(seat, deed, position, Vec::new());
            }
            None => self.enter(seat, deed, position, named),
        }
        Ok(())
    }

    /// Says one thing after the other where people go their own way; each is carried out at once, and all are said or none.
    fn say_by_hand(
        &mut self,
        seat: Seat,
        pieces: &[G::Choice],
        tell: &mut impl Tell<G::Event>,
    ) -> Result<(), Illegal<G::Reason>> {
        if pieces.is_empty() {
            return Err(Illegal::TooFew);
        }
        let mut position = *self.position();
        let mut told = Vec::new();
        for piece in pieces {
            if !position.turn().waits_for(seat) {
                return Err(Illegal::NoMore(piece.text()));
            }
            let sheet = position.sheet(seat);
            if sheet.by_hand.is_empty() || !sheet.has(*piece) {
                let refused = position.why_not(seat, *piece).map(Illegal::Refused);
                return Err(refused.unwrap_or_else(|| Illegal::NoMore(piece.text())));
            }
            position.apply_by_hand(seat, *piece, &mut told);
            is_at_rest(&position)?;
        }
        told.into_iter().for_each(|event| tell.tell(event));
        self.enter(seat, Deed::Name(pieces.to_vec()), position, Vec::new());
        Ok(())
    }

    /// Why a piece cannot be named: the rules forbid it, or enough are named already.
    fn refusal(&self, seat: Seat, piece: Option<G::Choice>) -> Illegal<G::Reason> {
        let Some(piece) = piece else { return Illegal::TooFew };
        match self.position().why_not(seat, piece) {
            Some(reason) => Illegal::Refused(reason),
            None => Illegal::NoMore(piece.text()),
        }
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
        // Rules that ask the House and leave it no answer, or never come to an end, are broken; the table stands still,
        // its log intact.
        let Some(choice) = choice else { return false };
        let mut position = *self.position();
        position.apply(Seat::HOUSE, choice, tell);
        if is_at_rest::<G>(&position).is_err() {
            return false;
        }
        self.enter(Seat::HOUSE, Deed::Choice(choice), position, Vec::new());
        true
    }

    /// What the seat did led to this position, and left these pieces on its tray.
    fn enter(&mut self, seat: Seat, deed: Deed<G::Choice>, position: G, named: Vec<G::Choice>) {
        let mut trays = self.trays[self.trays.len() - 1].clone();
        trays.put(seat, named);
        self.trays.push(trays);
        self.positions.push(position);
        self.made_by.push(seat);
        let fingerprint = self.print(&position);
        self.log.entries.push(Entry { seat, deed, fingerprint });
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
        self.truncate(self.ply() - count as usize);
        self.jot(seat, Deed::Undo(count));
        Ok(())
    }

    /// Where the table would be without the seat's last answer and all that came of it: so many entries would count.
    /// Nothing if it has answered nothing.
    #[must_use]
    pub fn before_last_of(&self, seat: Seat) -> Option<u32> {
        let last = self.made_by.iter().rposition(|by| *by == seat)?;
        Some((self.before + self.began_answer(seat, last)) as u32)
    }

    /// Takes back everything since so many entries counted, whoever answered; itself an entry of the log. Only with the
    /// consent of everybody concerned: what was learned meanwhile cannot be forgotten. Luck is the same once more.
    pub fn back_to(&mut self, seat: Seat, ply: u32) -> Result<(), CannotUndo> {
        if matches!(self.turn(), Turn::Over(_)) {
            return Err(CannotUndo::Over);
        }
        if ply as usize >= self.ply() || (ply as usize) < self.before {
            return Err(CannotUndo::NotYours);
        }
        self.truncate(ply as usize);
        self.jot(seat, Deed::Back(ply));
        Ok(())
    }

    /// Notes something of the people at the table: an entry that changes no position.
    pub fn note(&mut self, seat: Seat, text: &str) {
        self.jot(seat, Deed::Note(text.split_whitespace().collect::<Vec<_>>().join(" ")));
    }

    fn truncate(&mut self, ply: usize) {
        let ply = ply - self.before;
        self.made_by.truncate(ply);
        self.positions.truncate(ply + 1);
        self.trays.truncate(ply + 1);
    }

    /// An entry that makes no position of its own.
    fn jot(&mut self, seat: Seat, deed: Deed<G::Choice>) {
        let fingerprint = self.print(self.position());
        self.log.entries.push(Entry { seat, deed, fingerprint });
    }

    fn print(&self, position: &G) -> Fingerprint {
        let blank = self.blank.get_or_init(|| Facets::of(&G::blank(position.seats())));
        Fingerprint::with_blank(position, blank)
    }
}

/// Does the game wait for somebody, or is it over? If not, its agenda ran on without end.
fn is_at_rest<G: Game>(position: &G) -> Result<(), Illegal<G::Reason>> {
    match position.turn() {
        Turn::Waiting(seats) if seats.is_empty() => Err(Illegal::Runaway),
        _ => Ok(()),
    }
}

/// Carries a whole answer out, a piece at a time in the order of the list. What leaves no choice the rules do
/// themselves, so that the last pieces may not be asked for any more.
fn carry_out<G: Game>(
    position: &mut G,
    seat: Seat,
    shape: &Shape<G::Choice>,
    pieces: Vec<G::Choice>,
    tell: &mut impl Tell<G::Event>,
) {
    let mut shape = shape.clone();
    let mut pieces = pieces.into_iter();
    while let Some(piece) = pieces.next() {
        position.apply(seat, piece, tell);
        let Some(next) = position.sheet(seat).shape else { return };
        let Some(taken) = shape.goes_on(piece, &next) else { return };
        pieces.by_ref().take(taken).for_each(drop);
        shape = next;
    }
    if let Some(done) = shape.wanted.done {
        position.apply(seat, done, tell);
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
    /// This piece cannot be named beside those that are named already.
    NoMore(String),
    /// More pieces are wanted.
    TooFew,
    /// The rules never come to an end with it: a fault of theirs.
    Runaway,
}

impl<R> Illegal<R> {
    /// The same, with its reason in another form.
    pub fn map<S>(self, form: impl FnOnce(R) -> S) -> Illegal<S> {
        match self {
            Illegal::Over => Illegal::Over,
            Illegal::NotAsked => Illegal::NotAsked,
            Illegal::Unreadable(error) => Illegal::Unreadable(error),
            Illegal::Refused(reason) => Illegal::Refused(form(reason)),
            Illegal::NoMore(piece) => Illegal::NoMore(piece),
            Illegal::TooFew => Illegal::TooFew,
            Illegal::Runaway => Illegal::Runaway,
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
