//! A table of any game, with its types erased: choices are texts, views are JSON.
//!
//! For programs that hold tables of several games at once, such as a server. Whatever is said stays
//! an id with arguments. An answer and what the House says to it come as one step, because nobody
//! can do anything in between.

use crate::{NotOnShelf, Visit};
use arbiter_bots::Kind;
use arbiter_engine::{
    Arg, Ask, BadLog, BadNotation, CannotUndo, Clause, Deed, Event, Eyes, Game, Illegal, Log, MAX_SEATS, Message,
    Notation, Opening, Peek, Reason, Rng, Seat, Seed, Setup, Spoken, Table, Thing, Things, Turn,
};
use serde_json::value::{RawValue, to_raw_value};
use std::ops::Range;

/// A table of some game.
///
/// `n` counts the entries of its log, those that take back included: it only grows, so it names a
/// position and everything that led to it.
pub trait AnyTable: Send {
    /// The game.
    fn game(&self) -> &'static str;
    /// How many sit at it.
    fn seats(&self) -> u8;
    /// How many entries the log has.
    fn n(&self) -> usize;
    /// Who is asked something now, or how it ended.
    fn turn(&self) -> Turn;
    /// Has the seat been asked the same thing ever since the log had `n` entries? Then an answer to
    /// that position answers this one, though others may have answered theirs in between.
    fn still_asks(&self, seat: Seat, n: usize) -> bool;
    /// What the seat did first since the log had `n` entries, in words.
    fn did_since(&self, seat: Seat, n: usize) -> Option<String>;
    /// What the seat is asked, if it is.
    fn decision(&self, seat: Seat) -> Option<AnyDecision>;
    /// Answers for a seat, and lets the House answer after it. The new entries are those from the
    /// `n` before.
    fn play(&mut self, seat: Seat, choice: &str) -> Result<(), AnyIllegal>;
    /// Lets the House answer until somebody else is asked: where a new table begins.
    fn house(&mut self);
    /// How many of its own answers the seat may take back now.
    fn may_undo(&self, seat: Seat) -> u32;
    /// Takes them back.
    fn undo(&mut self, seat: Seat, count: u32) -> Result<(), CannotUndo>;
    /// Why the choice of this text is not allowed; nothing if it is.
    fn why_not(&self, seat: Seat, choice: &str) -> Result<Option<AnyReason>, BadNotation>;
    /// Why nothing can be done by touching this thing; nothing if something can.
    fn why_not_touch(&self, seat: Seat, thing: &str) -> Result<Option<AnyReason>, BadNotation>;
    /// What these eyes see, as JSON.
    fn view(&self, eyes: Eyes) -> Box<RawValue>;
    /// Entries as they are kept.
    fn entries(&self, range: Range<usize>) -> Vec<AnyEntry>;
    /// What these eyes saw happen at entries.
    fn happenings(&self, range: Range<usize>, eyes: Eyes) -> Vec<AnyHappening>;
    /// How many frames there are to look back on: the first position and one for each entry that counts.
    fn frame_count(&self) -> usize;
    /// Frames as these eyes saw them. What was answered is told only if `answers` allows it.
    fn frames(&self, range: Range<usize>, eyes: Eyes, answers: &dyn Fn(Seat) -> bool) -> Vec<AnyFrame>;
    /// The whole log as text. It holds secrets.
    fn log(&self) -> String;
    /// What decides all luck. A secret until the game is over.
    fn seed(&self) -> Seed;
    /// A bot's answer for the seat, to be found out elsewhere: thinking may take long.
    fn thinker(&self, seat: Seat, kind: Kind) -> Thinker;
}

/// Thinks and comes back with the text of a choice.
pub type Thinker = Box<dyn FnOnce() -> String + Send>;

/// A question put to a seat.
#[derive(Clone, Debug)]
pub struct AnyDecision {
    /// What is asked.
    pub ask: Spoken,
    /// How many answers of the same kind are wanted in a row.
    pub pieces: u16,
    /// What may be answered.
    pub choices: Vec<AnyOffer>,
}

/// One choice that may be made.
#[derive(Clone, Debug)]
pub struct AnyOffer {
    /// Its text.
    pub text: String,
    /// What to call it.
    pub label: Spoken,
    /// What it touches, in order.
    pub touches: Things,
}

/// A line of the log.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct AnyEntry {
    /// Who did it.
    pub seat: Seat,
    /// What, in words.
    pub deed: String,
    /// The position it led to.
    pub fingerprint: String,
    /// Who was asked something afterwards; nobody if the game was over.
    pub waits: Vec<Seat>,
}

/// What some eyes saw happen at an entry.
#[derive(Clone, Debug)]
pub struct AnyHappening {
    /// The entry, counted from 1.
    pub n: usize,
    /// Who answered.
    pub by: Seat,
    /// The entries taken back, counted from 1.
    pub takes_back: Vec<usize>,
    /// What happened.
    pub events: Vec<AnyEvent>,
}

/// Something that happened.
#[derive(Clone, Debug)]
pub struct AnyEvent {
    /// What.
    pub say: Spoken,
    /// The clause it happened by.
    pub clause: Option<Clause>,
}

/// A position looked back on.
#[derive(Clone, Debug)]
pub struct AnyFrame {
    /// Its number, from 0.
    pub frame: usize,
    /// How many entries the log had.
    pub n: usize,
    /// Who answered; nobody before the first entry.
    pub by: Option<Seat>,
    /// What was answered, if that may be told.
    pub choice: Option<Spoken>,
    /// What happened.
    pub events: Vec<AnyEvent>,
    /// What was to be seen.
    pub view: Box<RawValue>,
}

/// Why the rules say no.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct AnyReason {
    /// The reason.
    pub say: Spoken,
    /// The clause it comes from.
    pub clause: Clause,
}

impl AnyReason {
    fn of(reason: &impl Reason) -> AnyReason {
        AnyReason { say: reason.say(), clause: reason.clause() }
    }
}

/// Why an answer was not taken. Nothing has changed.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum AnyIllegal {
    /// The game is over.
    Over,
    /// Somebody else is asked.
    NotAsked,
    /// The words mean no choice.
    Unreadable(BadNotation),
    /// The rules say no.
    Refused(AnyReason),
}

/// Why there is no such table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum CannotOpen {
    /// There is no such game.
    Shelf(NotOnShelf),
    /// The words of the setup mean nothing.
    Words(BadNotation),
    /// The setup is for another number of seats.
    Seats {
        /// How many it is for.
        wanted: u8,
    },
    /// The rules say no.
    Refused(AnyReason),
}

/// A new table. `words` change the usual setup for that many seats.
pub fn open_table(game: &str, seats: u8, words: &str, seed: Seed) -> Result<Box<dyn AnyTable>, CannotOpen> {
    crate::open(game, Begin { seats, words, seed }).map_err(CannotOpen::Shelf)?
}

/// Would such a table open? The same answer as [`open_table`], without the table.
pub fn check_setup(game: &str, seats: u8, words: &str) -> Result<(), CannotOpen> {
    struct Check<'a> {
        seats: u8,
        words: &'a str,
    }

    impl Visit for Check<'_> {
        type Out = Result<(), CannotOpen>;

        fn visit<G: Game>(self) -> Self::Out {
            let position = G::begin(&setup_of::<G>(self.seats, self.words)?);
            let wanted = position.map_err(|reason| CannotOpen::Refused(AnyReason::of(&reason)))?.seats();
            if wanted == self.seats { Ok(()) } else { Err(CannotOpen::Seats { wanted }) }
        }
    }

    crate::open(game, Check { seats, words }).map_err(CannotOpen::Shelf)?
}

/// The usual setup for so many, changed by these words.
fn setup_of<G: Game>(seats: u8, words: &str) -> Result<G::Setup, CannotOpen> {
    G::Setup::from_text(&format!("{} {words}", G::Setup::usual(seats).text())).map_err(CannotOpen::Words)
}

struct Begin<'a> {
    seats: u8,
    words: &'a str,
    seed: Seed,
}

impl Visit for Begin<'_> {
    type Out = Result<Box<dyn AnyTable>, CannotOpen>;

    fn visit<G: Game>(self) -> Self::Out {
        let setup = setup_of::<G>(self.seats, self.words)?;
        let table = Table::<G>::open(setup, self.seed).map_err(|reason| CannotOpen::Refused(AnyReason::of(&reason)))?;
        let wanted = table.position().seats();
        if wanted != self.seats {
            return Err(CannotOpen::Seats { wanted });
        }
        let mut table = Kept::new(table);
        table.house();
        Ok(Box::new(table))
    }
}

/// Plays a log again; every entry must be legal and lead where it led then.
pub fn replay_table(game: &str, log: &str) -> Result<Result<Box<dyn AnyTable>, BadLog>, NotOnShelf> {
    crate::open(game, Again { log })
}

struct Again<'a> {
    log: &'a str,
}

impl Visit for Again<'_> {
    type Out = Result<Box<dyn AnyTable>, BadLog>;

    fn visit<G: Game>(self) -> Self::Out {
        let log: Log<G> = self.log.parse()?;
        Ok(Box::new(Kept::replay(&log)?))
    }
}

/// What a table for so many can be like.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Size {
    /// How many sit at it.
    pub players: u8,
    /// The usual setup in words.
    pub usual: String,
    /// Setups with a name, in words.
    pub variants: Vec<(&'static str, String)>,
}

/// The sizes of table a game can be played at, smallest first.
pub fn sizes(game: &str) -> Result<Vec<Size>, NotOnShelf> {
    struct Sizes;

    impl Visit for Sizes {
        type Out = Vec<Size>;

        fn visit<G: Game>(self) -> Vec<Size> {
            let fits = |players: &u8| G::begin(&G::Setup::usual(*players)).is_ok();
            let size = |players| Size {
                players,
                usual: G::Setup::usual(players).text(),
                variants: G::Setup::variants(players).into_iter().map(|(name, setup)| (name, setup.text())).collect(),
            };
            (1..=MAX_SEATS as u8).filter(fits).map(size).collect()
        }
    }

    crate::open(game, Sizes)
}

/// The things a message speaks of: seats, and whatever has an id like `resa-card-prism`, which is
/// touched as `card:prism`.
#[must_use]
pub fn spoken_of(said: &Spoken) -> Things {
    let mut things = Things::new();
    for (_, arg) in &said.args {
        match arg {
            Arg::Seat(seat) => things.push(Thing::new("seat", seat.as_str())),
            Arg::Name(name) => things.extend(thing(name.id)),
            Arg::List(list) => things.extend(list.iter().flat_map(spoken_of)),
            Arg::Number(_) | Arg::Text(_) => {}
        }
    }
    let mut seen = Things::new();
    for thing in things {
        if !seen.contains(&thing) {
            seen.push(thing);
        }
    }
    seen
}

fn thing(id: &str) -> Option<Thing> {
    let mut words = id.splitn(3, '-').skip(1);
    Some(Thing::new(words.next()?, &words.next()?.replace('-', "_")))
}

/// A table, with what happened at each entry.
struct Kept<G: Game> {
    table: Table<G>,
    /// What happened at each entry.
    events: Vec<Vec<G::Event>>,
    /// Who was asked after each entry.
    turns: Vec<Turn>,
    /// The entries that count, counted from 0: one for each position after the first.
    counting: Vec<usize>,
    /// The entries each entry takes back, for those that do.
    taken_back: Vec<(usize, Vec<usize>)>,
}

impl<G: Game> Kept<G> {
    fn new(table: Table<G>) -> Kept<G> {
        Kept { table, events: Vec::new(), turns: Vec::new(), counting: Vec::new(), taken_back: Vec::new() }
    }

    fn replay(log: &Log<G>) -> Result<Kept<G>, BadLog> {
        let table = match &log.opening {
            Opening::Setup(setup) => Table::open(setup.clone(), log.seed).map_err(|_| BadLog::Setup)?,
            Opening::Position(position) => Table::study(**position, log.seed),
        };
        let mut kept = Kept::new(table);
        for (i, entry) in log.entries.iter().enumerate() {
            let (entry_number, rules) = (i + 1, log.rules);
            let legal = match entry.deed {
                Deed::Choice(choice) => kept.answer(entry.seat, choice).is_ok(),
                Deed::Undo(count) => kept.undo(entry.seat, count).is_ok(),
            };
            if !legal {
                return Err(BadLog::Illegal { entry: entry_number, rules });
            }
            if kept.table.log().entries[i].fingerprint != entry.fingerprint {
                return Err(BadLog::Differs { entry: entry_number, rules });
            }
        }
        kept.house();
        Ok(kept)
    }

    fn answer(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Illegal<G::Reason>> {
        let mut events = Vec::new();
        self.table.play(seat, choice, &mut events)?;
        self.hear(events);
        Ok(())
    }

    fn hear(&mut self, events: Vec<G::Event>) {
        self.counting.push(self.events.len());
        self.events.push(events);
        self.turns.push(self.table.turn());
    }

    fn seen(&self, entry: usize, eyes: Eyes) -> Vec<AnyEvent> {
        let seen = self.events[entry].iter().filter_map(|event| event.seen_by(eyes));
        seen.map(|event| AnyEvent { say: event.say(), clause: event.clause() }).collect()
    }
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
        self.events.len()
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn still_asks(&self, seat: Seat, n: usize) -> bool {
        let after = |n: usize| match n.checked_sub(1) {
            Some(before) => self.turns.get(before).copied(),
            None => self.table.positions().first().map(Game::turn),
        };
        let entries = &self.table.log().entries;
        n <= entries.len()
            && entries[n..].iter().all(|entry| entry.seat != seat && !entry.seat.is_house())
            && (n..=entries.len()).all(|n| after(n).is_some_and(|turn| turn.waits_for(seat)))
    }

    fn did_since(&self, seat: Seat, n: usize) -> Option<String> {
        let since = self.table.log().entries.get(n..)?;
        since.iter().find(|entry| entry.seat == seat).map(|entry| entry.deed.text())
    }

    fn decision(&self, seat: Seat) -> Option<AnyDecision> {
        if !self.turn().waits_for(seat) {
            return None;
        }
        let position = self.table.position();
        let decision = position.decision(seat);
        let offer = |choice: &G::Choice| AnyOffer {
            text: choice.text(),
            label: position.label(seat, *choice),
            touches: choice.touches(),
        };
        Some(AnyDecision {
            ask: decision.ask.say(),
            pieces: decision.ask.pieces(),
            choices: decision.choices.iter().map(offer).collect(),
        })
    }

    fn play(&mut self, seat: Seat, choice: &str) -> Result<(), AnyIllegal> {
        let choice = G::Choice::from_text(choice).map_err(AnyIllegal::Unreadable)?;
        self.answer(seat, choice).map_err(|illegal| match illegal {
            Illegal::Over => AnyIllegal::Over,
            Illegal::NotAsked => AnyIllegal::NotAsked,
            Illegal::Unreadable(error) => AnyIllegal::Unreadable(error),
            Illegal::Refused(reason) => AnyIllegal::Refused(AnyReason::of(&reason)),
        })?;
        self.house();
        Ok(())
    }

    fn house(&mut self) {
        while self.turn().is_house() {
            let before = self.table.log().entries.len();
            // `Table::house` answers until a person is asked and tells everything in one breath, so
            // events are dealt out by asking it for one answer at a time.
            let Some(choice) = self.house_answer() else { return };
            if self.answer(Seat::HOUSE, choice).is_err() || self.table.log().entries.len() == before {
                return;
            }
        }
    }

    fn may_undo(&self, seat: Seat) -> u32 {
        self.table.may_undo(seat)
    }

    fn undo(&mut self, seat: Seat, count: u32) -> Result<(), CannotUndo> {
        self.table.undo(seat, count)?;
        let taken = self.counting.split_off(self.table.ply());
        self.taken_back.push((self.events.len(), taken));
        self.events.push(Vec::new());
        self.turns.push(self.table.turn());
        Ok(())
    }

    fn why_not(&self, seat: Seat, choice: &str) -> Result<Option<AnyReason>, BadNotation> {
        let choice = G::Choice::from_text(choice)?;
        Ok(self.table.position().why_not(seat, choice).map(|reason| AnyReason::of(&reason)))
    }

    fn why_not_touch(&self, seat: Seat, thing: &str) -> Result<Option<AnyReason>, BadNotation> {
        let thing = thing.parse()?;
        Ok(self.table.position().why_not_touch(seat, &thing).map(|reason| AnyReason::of(&reason)))
    }

    fn view(&self, eyes: Eyes) -> Box<RawValue> {
        json(&self.table.position().view(eyes))
    }

    fn entries(&self, range: Range<usize>) -> Vec<AnyEntry> {
        let entry = |(entry, turn): (&arbiter_engine::Entry<G::Choice>, &Turn)| AnyEntry {
            seat: entry.seat,
            deed: entry.deed.text(),
            fingerprint: entry.fingerprint.to_string(),
            waits: match turn {
                Turn::Waiting(seats) => seats.into_iter().collect(),
                Turn::Over(_) => Vec::new(),
            },
        };
        self.table.log().entries[range.clone()].iter().zip(&self.turns[range]).map(entry).collect()
    }

    fn happenings(&self, range: Range<usize>, eyes: Eyes) -> Vec<AnyHappening> {
        let happening = |i: usize| {
            let taken = self.taken_back.iter().find(|(at, _)| *at == i);
            AnyHappening {
                n: i + 1,
                by: self.table.log().entries[i].seat,
                takes_back: taken.map_or_else(Vec::new, |(_, taken)| taken.iter().map(|i| i + 1).collect()),
                events: self.seen(i, eyes),
            }
        };
        range.map(happening).collect()
    }

    fn frame_count(&self) -> usize {
        self.table.positions().len()
    }

    fn frames(&self, range: Range<usize>, eyes: Eyes, answers: &dyn Fn(Seat) -> bool) -> Vec<AnyFrame> {
        let positions = self.table.positions();
        let frame = |frame: usize| {
            let view = json(&positions[frame].view(eyes));
            let Some(before) = frame.checked_sub(1) else {
                return AnyFrame { frame, n: 0, by: None, choice: None, events: Vec::new(), view };
            };
            let i = self.counting[before];
            let entry = &self.table.log().entries[i];
            let choice = match entry.deed {
                Deed::Choice(choice) if answers(entry.seat) => Some(positions[before].label(entry.seat, choice)),
                _ => None,
            };
            AnyFrame { frame, n: i + 1, by: Some(entry.seat), choice, events: self.seen(i, eyes), view }
        };
        range.map(frame).collect()
    }

    fn log(&self) -> String {
        self.table.log().to_string()
    }

    fn seed(&self) -> Seed {
        self.table.log().seed
    }

    fn thinker(&self, seat: Seat, kind: Kind) -> Thinker {
        let position = *self.table.position();
        let ply = self.table.ply() as u64;
        // Luck of its own, apart from the House's, and the same for the same table.
        let luck = self.seed().answer(usize::MAX - self.table.ply(), usize::MAX) as u64;
        Box::new(move || {
            let mut rng = Rng::stream(luck, ply);
            arbiter_bots::bot::<G>(kind).choose(&Peek::new(&position, seat), &mut rng).text()
        })
    }
}

impl<G: Game> Kept<G> {
    /// What the House says now, as [`Table::house`] would.
    fn house_answer(&self) -> Option<G::Choice> {
        let decision = self.table.position().decision(Seat::HOUSE);
        let answer = self.seed().answer(self.table.ply(), decision.choices.len());
        decision.choices.get(answer).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Box<dyn AnyTable> {
        open_table("res_arcana", 2, "", Seed::from(7)).expect("the usual table")
    }

    fn play_on(table: &mut dyn AnyTable, most: usize) {
        for _ in 0..most {
            let Turn::Waiting(seats) = table.turn() else { return };
            let seat = seats.into_iter().next().expect("somebody is asked");
            let choice = table.thinker(seat, Kind::Random)();
            table.play(seat, &choice).expect("bots play by the rules");
        }
    }

    #[test]
    fn a_table_is_the_same_with_and_without_its_types() {
        let mut table = table();
        play_on(&mut *table, 40);
        let again = replay_table("res_arcana", &table.log()).expect("on the shelf").expect("replays");
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
        assert_eq!(table().log(), plain.log().to_string());
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
        assert!(all.iter().all(|frame| frame.n < n) && all.iter().skip(1).all(|frame| frame.choice.is_some()));
    }

    #[test]
    fn what_cannot_be_opened_says_why() {
        let open = |game, seats, words| {
            let opened = open_table(game, seats, words, Seed::from(1)).map(|_| ());
            assert_eq!(opened, check_setup(game, seats, words), "a setup is checked as it is opened");
            opened
        };
        assert!(matches!(open("chess", 2, ""), Err(CannotOpen::Shelf(NotOnShelf(_)))));
        assert!(matches!(open("res_arcana", 2, "weather fine"), Err(CannotOpen::Words(_))));
        assert_eq!(open("res_arcana", 2, "players 3"), Err(CannotOpen::Seats { wanted: 3 }));
        let Err(CannotOpen::Refused(reason)) = open("res_arcana", 1, "") else { panic!("alone") };
        assert!(reason.clause.0.starts_with("RESA-"));
        assert_eq!(
            sizes("res_arcana").expect("on the shelf").iter().map(|size| size.players).collect::<Vec<_>>(),
            [2, 3, 4]
        );
    }

    #[test]
    fn a_message_speaks_of_seats_and_cards() {
        let mut card = Spoken { id: "resa-card-bone-dragon", args: vec![] };
        let said = Spoken {
            id: "resa-log-placed",
            args: vec![("seat", Arg::Seat(Seat::new(1))), ("card", Arg::Name(card.clone())), ("n", Arg::Number(2))],
        };
        assert_eq!(spoken_of(&said), [Thing::new("seat", "p2"), Thing::new("card", "bone_dragon")]);
        card.args = said.args;
        assert_eq!(spoken_of(&Spoken { id: "x", args: vec![("all", Arg::List(vec![card.clone(), card]))] }).len(), 2);
    }
}
