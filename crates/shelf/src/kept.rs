//! A table that remembers what happened at each entry.

use crate::any_table::{
    Adviser, AnyAdvice, AnyAdvised, AnyDecision, AnyEntry, AnyEvent, AnyFrame, AnyHappening, AnyIllegal, AnyOffer,
    AnyPiece, AnyPosition, AnyReason, AnyTable, AnyTray, Thinker,
};
use crate::idle::Idle;
use arbiter_bots::{Change, Kind, Weighed, advise};
use arbiter_engine::{
    BadLog, BadNotation, CannotUndo, Cites, Deed, Entry, Event, Eyes, Fingerprint, Game, Illegal, Log, LogText,
    Message, Notation, Peek, Rng, Seat, Seed, Shape, Table, Things, Turn, last_answer_of, page_of, position_text,
    read_pieces, read_position,
};
use serde_json::value::{RawValue, to_raw_value};
use std::ops::Range;

/// What all luck of advice comes from.
const ADVICE: u64 = 0x0ad5_1ce0;

/// A table, what came of each entry, and the bots at it.
pub(crate) struct Kept<G: Game> {
    table: Table<G>,
    memory: Memory<G::Event>,
    bots: Idle<G>,
}

/// What came of the entries of a log, from the first on that is not forgotten.
struct Memory<E> {
    /// How many entries are forgotten.
    before: usize,
    /// One for each entry since.
    aftermaths: Vec<Aftermath<E>>,
    /// Which of all entries count, counted from 0: one for each position after the first that is not forgotten.
    counting: Vec<usize>,
}

/// What came of an entry.
struct Aftermath<E> {
    /// What happened.
    events: Vec<E>,
    /// Who was asked then.
    turn: Turn,
    /// The entries it takes back, counted from 0.
    takes_back: Vec<usize>,
}

impl<E> Memory<E> {
    /// Of a table that has forgotten so many entries.
    fn since(before: usize) -> Memory<E> {
        Memory { before, aftermaths: Vec::new(), counting: Vec::new() }
    }

    /// How many entries there are.
    fn n(&self) -> usize {
        self.before + self.aftermaths.len()
    }

    /// How many entries there were when the table was at this position, by its number among those it has.
    fn n_at(&self, position: usize) -> usize {
        position.checked_sub(1).map_or(self.before, |last| self.counting[last] + 1)
    }

    /// The table has one entry more, and this happened at it. It counts, or takes back what counted.
    fn keep<G: Game>(&mut self, table: &Table<G>, events: Vec<E>) {
        let count = table.ply() - table.before();
        let takes_back = if count > self.counting.len() {
            self.counting.push(self.n());
            Vec::new()
        } else {
            self.counting.split_off(count)
        };
        self.aftermaths.push(Aftermath { events, turn: table.turn(), takes_back });
    }

    /// Forgets what came before this position. Of how many entries?
    fn forget(&mut self, position: usize) -> usize {
        let gone = self.n_at(position) - self.before;
        self.aftermaths.drain(..gone);
        self.counting.drain(..position);
        self.before += gone;
        self.aftermaths.shrink_to_fit();
        self.counting.shrink_to_fit();
        gone
    }
}

impl<G: Game> Kept<G> {
    /// A new table, as far as the House can answer.
    pub(crate) fn new(table: Table<G>) -> Kept<G> {
        let mut kept = Kept { table, memory: Memory::since(0), bots: Idle::new() };
        kept.house();
        kept
    }

    /// The table of a log, played again.
    pub(crate) fn replay(log: &Log<G>) -> Result<Kept<G>, BadLog> {
        let mut memory = Memory::since(0);
        let table = Table::replay_telling(log, |table, events| memory.keep(table, events))?;
        let mut kept = Kept { table, memory, bots: Idle::new() };
        kept.house();
        Ok(kept)
    }

    /// The table of a log that goes on from a position that was kept of it; nothing where the two do not fit.
    pub(crate) fn resume(log: &LogText, from: &AnyPosition) -> Option<Kept<G>> {
        let n = usize::try_from(from.n).ok().filter(|n| (1..=log.lines.len()).contains(n))?;
        if from.rules != G::RULES || log.rules != G::RULES {
            return None;
        }
        let position = read_position::<G>(&from.text).ok()?;
        if Fingerprint::of(&position).to_string() != log.lines[n - 1].fingerprint {
            return None;
        }
        let since = Log::<G>::read(&log.since(n)).ok()?;
        let mut memory = Memory::since(n);
        let mut table = Table::resume(since.opening, since.seed, position, from.ply as usize);
        table.again(&since.entries, |table, events| memory.keep(table, events)).ok()?;
        let mut kept = Kept { table, memory, bots: Idle::new() };
        kept.house();
        Some(kept)
    }

    /// The last entries, from this one on; all that are not forgotten, if it is.
    fn entries_since(&self, n: usize) -> Option<&[Entry<G::Choice>]> {
        self.table.log().entries.get(n.saturating_sub(self.memory.before)..)
    }

    /// Keeps what was done, and lets the House answer.
    fn after(&mut self, done: Result<(), Illegal<G::Reason>>, events: Vec<G::Event>) -> Result<(), AnyIllegal> {
        done.map_err(|illegal| illegal.map(|reason| AnyReason::of(&reason)))?;
        self.memory.keep(&self.table, events);
        self.house();
        Ok(())
    }

    /// Forgets what came before this position, by its number among those it has.
    fn forget_before(&mut self, position: usize) {
        let entries = self.memory.forget(position);
        self.table.forget(position, entries);
    }

    fn seen(&self, entry: usize, eyes: Eyes) -> Vec<AnyEvent> {
        let seen =
            self.memory.aftermaths[entry - self.memory.before].events.iter().filter_map(|event| event.seen_by(eyes));
        seen.map(|event| AnyEvent { say: event.say(), clause: event.cites() }).collect()
    }
}

/// Does it only say something of the people at the table?
fn is_note<C>(entry: &Entry<C>) -> bool {
    matches!(entry.deed, Deed::Note(_))
}

/// Is the House asked as soon as this is chosen?
fn asks_house<G: Game>(mut world: G, seat: Seat, choice: G::Choice) -> bool {
    world.apply(seat, choice, &mut ());
    world.turn().is_house()
}

/// A view is plain data of the game's own making, so it can always be written.
fn json<T: serde::Serialize>(value: &T) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_default()
}

impl<G: Game> AnyTable for Kept<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.table.position().seats()
    }

    fn n(&self) -> usize {
        self.memory.n()
    }

    fn since(&self) -> usize {
        self.memory.before
    }

    fn forget(&mut self) {
        self.forget_before(self.table.recent());
        self.bots = Idle::new();
    }

    fn trim(&mut self, positions: usize) {
        let most = (self.table.positions().len() - 1).saturating_sub(positions);
        let firm = self.table.firm_until(most);
        if firm > 0 {
            self.forget_before(firm);
        }
    }

    fn knows_undo(&self) -> bool {
        self.table.is_firm_from_the_first()
    }

    fn firm(&self) -> Option<AnyPosition> {
        let at = self.table.firm();
        let position = self.table.positions().get(at)?;
        let text = position_text(position);
        let (n, ply) = (self.memory.n_at(at), self.table.before() + at);
        let is_whole = self.table.log().rules == G::RULES && read_position::<G>(&text).as_ref() == Ok(position);
        is_whole.then_some(AnyPosition { n: n as u32, ply: ply as u32, rules: G::RULES, text })
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn still_asks(&self, seat: Seat, n: usize) -> bool {
        let before = self.memory.before;
        let after = |n: usize| match n.checked_sub(before + 1) {
            Some(before) => self.memory.aftermaths.get(before).map(|aftermath| aftermath.turn),
            None => self.table.positions().first().map(Game::turn),
        };
        let is_patient = |entry: &Entry<G::Choice>| is_note(entry) || (entry.seat != seat && !entry.seat.is_house());
        n >= before
            && self.entries_since(n).is_some_and(|since| since.iter().all(is_patient))
            && (n..=self.n()).all(|n| after(n).is_some_and(|turn| turn.waits_for(seat)))
    }

    fn did_since(&self, seat: Seat, n: usize) -> Option<String> {
        let since = self.entries_since(n)?;
        let deed = since.iter().find(|entry| entry.seat == seat && !is_note(entry))?.deed.text();
        Some(deed.strip_prefix("name ").map(str::to_owned).unwrap_or(deed))
    }

    fn decision(&self, seat: Seat) -> Option<AnyDecision> {
        if !self.turn().waits_for(seat) {
            return None;
        }
        let position = self.table.position();
        let decision = self.table.decision(seat);
        let label = |choice: &G::Choice| position.label(seat, *choice);
        let shape = decision.sheet.compound();
        // What the House will be asked, and what comes next, is told from a world that looks the same: the true one may know more.
        let world = Peek::new(position, seat).imagine(&mut Rng::stream(0, 0));
        let offers = world.sheet(seat).offers(&[]);
        let offer = |choice: &G::Choice| {
            let left = shape.and_then(|shape| shape.left(&decision.named, *choice));
            let can_be_imagined = shape.is_none() && offers.contains(choice);
            AnyOffer {
                text: choice.text(),
                label: label(choice),
                touches: position.touches(seat, *choice),
                leads: if can_be_imagined { world.leads(seat, *choice) } else { Things::new() },
                piece: left.map(|(most, group)| AnyPiece { most, group }),
                luck: can_be_imagined && asks_house(world, seat, *choice),
            }
        };
        let named = decision.named.len() as u16;
        // Of “up to five” only as many as there are.
        let left = |shape: &Shape<G::Choice>| {
            let rooms = shape.open(&decision.named).filter_map(|piece| shape.left(&decision.named, piece));
            rooms.fold(0, |sum: u16, (most, _)| sum.saturating_add(most)).min(shape.wanted.most - named)
        };
        Some(AnyDecision {
            ask: decision.ask.say(),
            choices: decision.offers().iter().map(offer).collect(),
            tray: shape.map(|shape| AnyTray {
                least: shape.wanted.least.saturating_sub(named),
                most: left(shape),
                ordered: shape.wanted.ordered,
                done: shape.wanted.done.as_ref().map(Notation::text),
                named: decision.named.iter().map(label).collect(),
            }),
        })
    }

    fn play(&mut self, seat: Seat, choice: &str) -> Result<(), AnyIllegal> {
        let choice = G::Choice::from_text(choice).map_err(Illegal::Unreadable)?;
        let mut events = Vec::new();
        let done = self.table.play(seat, choice, &mut events);
        self.after(done, events)
    }

    fn answer(&mut self, seat: Seat, pieces: &str) -> Result<(), AnyIllegal> {
        let mut events = Vec::new();
        let done = self.table.answer_text(seat, pieces, &mut events);
        self.after(done, events)
    }

    fn house(&mut self) {
        let mut events = Vec::new();
        while self.table.house_once(&mut events) {
            self.memory.keep(&self.table, std::mem::take(&mut events));
        }
    }

    fn may_undo(&self, seat: Seat) -> u32 {
        self.table.may_undo(seat)
    }

    fn undo(&mut self, seat: Seat, count: u32) -> Result<(), CannotUndo> {
        self.table.undo(seat, count)?;
        self.memory.keep(&self.table, Vec::new());
        Ok(())
    }

    fn before_last_of(&self, seat: Seat) -> Option<u32> {
        self.table.before_last_of(seat)
    }

    fn back_to(&mut self, seat: Seat, ply: u32) -> Result<(), CannotUndo> {
        self.table.back_to(seat, ply)?;
        self.memory.keep(&self.table, Vec::new());
        self.house();
        Ok(())
    }

    fn note(&mut self, seat: Seat, text: &str) {
        self.table.note(seat, text);
        self.memory.keep(&self.table, Vec::new());
    }

    fn moved_since(&self, n: usize) -> bool {
        self.entries_since(n).is_none_or(|since| !since.iter().all(is_note))
    }

    fn why_not(&self, seat: Seat, choice: &str) -> Result<Option<AnyReason>, BadNotation> {
        let choice = G::Choice::from_text(choice)?;
        Ok(self.table.position().why_not(seat, choice).map(|reason| AnyReason::of(&reason)))
    }

    fn why_not_touch(&self, seat: Seat, thing: &str) -> Result<Option<AnyReason>, BadNotation> {
        let thing = thing.parse()?;
        Ok(self.table.position().why_not_touch(seat, &thing).map(|reason| AnyReason::of(&reason)))
    }

    fn foreseen(&self, seat: Seat, pieces: &str) -> Option<Box<RawValue>> {
        let pieces = read_pieces(pieces).ok()?;
        let foreseen = self.table.foreseen(seat, &pieces)?;
        Some(json(&foreseen.view(Eyes::Seat(seat))))
    }

    fn view(&self, eyes: Eyes) -> Box<RawValue> {
        json(&self.table.position().view(eyes))
    }

    fn entries(&self, range: Range<usize>) -> Vec<AnyEntry> {
        let entry = |i: usize| AnyEntry {
            line: self.table.log().entries[i - self.memory.before].written(i + 1),
            waits: match self.memory.aftermaths[i - self.memory.before].turn {
                Turn::Waiting(seats) => seats.into_iter().collect(),
                Turn::Over(_) => Vec::new(),
            },
        };
        (range.start.max(self.memory.before)..range.end).map(entry).collect()
    }

    fn happenings(&self, range: Range<usize>, eyes: Eyes) -> Vec<AnyHappening> {
        let before = self.memory.before;
        let happening = |i: usize| AnyHappening {
            n: i + 1,
            by: self.table.log().entries[i - before].seat,
            takes_back: self.memory.aftermaths[i - before].takes_back.iter().map(|i| i + 1).collect(),
            events: self.seen(i, eyes),
            note: match &self.table.log().entries[i - before].deed {
                Deed::Note(text) => Some(text.clone()),
                _ => None,
            },
        };
        (range.start.max(before)..range.end).map(happening).collect()
    }

    fn frame_count(&self) -> usize {
        self.table.positions().len()
    }

    fn frames(&self, range: Range<usize>, eyes: Eyes, answers: &dyn Fn(Seat) -> bool) -> Vec<AnyFrame> {
        let positions = self.table.positions();
        let frame = |frame: usize| {
            let view = json(&positions[frame].view(eyes));
            let Some(before) = frame.checked_sub(1) else {
                return AnyFrame {
                    frame,
                    n: self.memory.before,
                    by: None,
                    choices: Vec::new(),
                    events: Vec::new(),
                    view,
                };
            };
            let i = self.memory.counting[before];
            let entry = &self.table.log().entries[i - self.memory.before];
            let label = |choice: &G::Choice| positions[before].label(entry.seat, *choice);
            let choices = match &entry.deed {
                Deed::Choice(choice) if answers(entry.seat) => vec![label(choice)],
                Deed::Name(pieces) if answers(entry.seat) => pieces.iter().map(label).collect(),
                _ => Vec::new(),
            };
            AnyFrame { frame, n: i + 1, by: Some(entry.seat), choices, events: self.seen(i, eyes), view }
        };
        range.map(frame).collect()
    }

    fn page(&self, frame: Option<usize>, whose: Option<Seat>) -> Option<String> {
        let last = || whose.and_then(|seat| last_answer_of(&self.table, seat));
        page_of(&self.table, frame.or_else(last).unwrap_or(self.table.ply()), whose)
    }

    fn log(&self) -> LogText {
        self.table.log().written()
    }

    fn seed(&self) -> Seed {
        self.table.log().seed
    }

    fn thinker(&self, seat: Seat, kind: Kind) -> Thinker {
        let position = *self.table.position();
        let ply = self.table.ply() as u64;
        // Luck of its own, apart from the House's, and the same for the same table.
        let luck = self.seed().answer(usize::MAX - self.table.ply(), usize::MAX) as u64;
        let bots = self.bots.share();
        Box::new(move |is_late| {
            bots.choose(kind, &Peek::new(&position, seat), is_late, &mut Rng::stream(luck, ply)).text()
        })
    }

    fn adviser(&self, seat: Seat, lines: u32) -> Adviser {
        let position = *self.table.position();
        // The same luck for everybody who sees the same: what is secret has no say in it.
        let mut luck = Rng::stream(ADVICE, self.table.ply() as u64);
        Box::new(move |is_late| {
            let advice = advise(&Peek::new(&position, seat), lines, is_late, &mut luck);
            let option = |(weighed, changes): (Weighed<G::Choice>, Vec<Change>)| AnyAdvised {
                text: weighed.choice.text(),
                label: position.label(seat, weighed.choice),
                chance: weighed.chance,
                changes,
            };
            AnyAdvice {
                chances: advice.chances[..usize::from(position.seats())].to_vec(),
                options: advice.options.into_iter().map(option).collect(),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{open_table, replay_table};
    use arbiter_engine::Setup;

    fn table() -> Box<dyn AnyTable> {
        open_table("res_arcana", 2, "", Seed::from(7)).expect("the usual table")
    }

    fn play_on(table: &mut dyn AnyTable, most: usize) {
        for _ in 0..most {
            let Turn::Waiting(seats) = table.turn() else { return };
            let seat = seats.into_iter().next().expect("somebody is asked");
            let choice = table.thinker(seat, Kind::Random)(&|| false);
            table.play(seat, &choice).expect("bots play by the rules");
        }
    }

    #[test]
    fn a_table_is_the_same_with_and_without_its_types() {
        let mut table = table();
        play_on(&mut *table, 40);
        let again = replay_table(&table.log()).expect("on the shelf").expect("replays");
        assert_eq!(again.log(), table.log());
        assert_eq!(again.n(), table.n());
        for eyes in [Eyes::Seat(Seat::new(0)), Eyes::Spectator, Eyes::Arbiter] {
            assert_eq!(again.view(eyes).get(), table.view(eyes).get());
            let told = |table: &dyn AnyTable| format!("{:?}", table.happenings(0..table.n(), eyes));
            assert_eq!(told(&*again), told(&*table));
        }
    }

    #[test]
    fn the_house_answers_as_an_engine_table_does() {
        type Game = res_arcana::ResArcana;
        let mut plain =
            Table::<Game>::open(<Game as arbiter_engine::Game>::Setup::usual(2), Seed::from(7)).expect("usual");
        plain.house(&mut ());
        assert_eq!(table().log(), plain.log().written());
    }

    /// Research draws a card as soon as it is paid for; discarding leaves nothing to luck.
    #[test]
    fn what_the_house_answers_at_once_is_marked() {
        let text = "p1 item research; p1 pool elan 4 gold 4; p1 hand hawk; p1 deck prism";
        let luck = |text: &str, choice: &str| {
            let position = read_position::<res_arcana::ResArcana>(text).expect("such a position can be");
            let table = Kept::new(Table::study(position, Seed::from(7)));
            let decision = table.decision(Seat::new(0)).expect("p1 is asked");
            let offer = decision.choices.iter().find(|offer| offer.text == choice).expect("it is offered");
            offer.luck
        };
        assert!(luck("p1 item research; p1 pool elan 4; p1 deck hawk prism", "use research 1"));
        assert!(!luck(text, "use research 1"), "it is not yet said what is paid");
        assert!(!luck(text, "discard hawk"));
    }

    /// The Demagogue has ten agents, but only three Court cards to place them on.
    #[test]
    fn no_more_pieces_are_promised_than_there_are() {
        let text =
            "players 3; p1 cards demagogue; court skirmishers, farseers, relic_fence; p1 played lead aggression-4
            turn p1; agenda moment cue demagogue p1 0 0 | turn open p1 | round after p1";
        let position = read_position::<arcs::Arcs>(text).expect("such a position can be");
        let mut table = Kept::new(Table::study(position, Seed::from(7)));
        let most = |table: &Kept<arcs::Arcs>| {
            let tray = table.decision(Seat::new(0)).and_then(|decision| decision.tray);
            tray.map(|tray| tray.most)
        };
        assert_eq!(most(&table), Some(3));
        table.answer(Seat::new(0), "influence relic_fence").expect("an agent may go there");
        assert_eq!(most(&table), Some(2));
    }

    #[test]
    fn what_is_taken_back_is_named_and_left_out_of_the_frames() {
        let mut table = table();
        play_on(&mut *table, 30);
        // Play on until somebody has something to take back.
        let seat = loop {
            if let Some(seat) = (0..2).map(Seat::new).find(|seat| table.may_undo(*seat) > 0) {
                break seat;
            }
            play_on(&mut *table, 1);
        };
        let (n, frames) = (table.n(), table.frame_count());
        table.undo(seat, 1).expect("it may");
        let told = table.happenings(n..n + 1, Eyes::Spectator);
        assert_eq!((told[0].n, told[0].by, &told[0].takes_back), (n + 1, seat, &vec![n]));
        assert_eq!((table.n(), table.frame_count()), (n + 1, frames - 1));
        let all = table.frames(0..table.frame_count(), Eyes::Arbiter, &|_| true);
        assert!(all.iter().all(|frame| frame.n < n) && all.iter().skip(1).all(|frame| !frame.choices.is_empty()));
    }

    /// Somebody else's hand, another order of the decks: whoever asks sees the same, and is advised the same.
    #[test]
    fn advice_is_the_same_in_every_world_that_looks_the_same() {
        fn check<G: Game>(seats: u8, decisions: usize) {
            let seat = Seat::new(0);
            let mut asked = 0;
            for seed in 0..3 {
                let mut table = Table::<G>::open(G::Setup::usual(seats), Seed::from(seed)).expect("the usual table");
                let (mut bot, mut rng) = (arbiter_bots::bot::<G>(Kind::Greedy), Rng::new(seed));
                for ply in 0..decisions {
                    table.house(&mut ());
                    let Turn::Waiting(waiting) = table.turn() else { break };
                    let who = waiting.into_iter().next().expect("somebody is asked");
                    let position = *table.position();
                    if ply % 7 == 3 && who == seat {
                        let mut other = position;
                        other.redeal(seat, &mut Rng::new(seed + 1000));
                        let advised =
                            |position: &G| advise(&Peek::new(position, seat), 24, &|| false, &mut Rng::new(5));
                        assert_eq!(advised(&position), advised(&other), "{} after {ply}", G::NAME);
                        asked += 1;
                    }
                    table.play(who, bot.choose(&Peek::new(&position, who), &mut rng), &mut ()).expect("legal");
                }
            }
            assert!(asked > 3, "{}: {asked}", G::NAME);
        }
        check::<res_arcana::ResArcana>(3, 60);
        check::<arcs::Arcs>(2, 60);
        check::<arcmage::Arcmage>(2, 60);
        check::<aristeia::Aristeia>(2, 60);
    }
}
