//! What people at a table agreed on beside the rules: read from the log, entry by entry, so that it is the same after a
//! restart. The clock is among it; no rule knows of it.

mod time;

pub(crate) use time::is_resting;

use super::note;
use crate::say;
use arbiter_engine::{BySeat, MAX_SEATS, Seat, Seats};
use arbiter_protocol::{Clock, Ending, Level, Note, Proposal as Told, Proposed};
use arbiter_shelf::AnyEntry;
use arbiter_store::TableRow;
use time::Given;

/// How long what somebody said counts against them, in milliseconds.
const BREATH: u64 = 20_000;
/// How much they may say in that time.
const AT_ONCE: usize = 8;
/// The most that is said at a table in all.
const MOST: usize = 2_000;

/// What people at a table agreed on.
#[derive(Clone, Debug)]
pub(crate) struct People {
    seats: u8,
    bots: Seats,
    pub(crate) chat: bool,
    /// Does the game count for ratings?
    pub(crate) rated: bool,
    pub(crate) proposal: Option<Proposal>,
    pub(crate) resigned: Vec<Seat>,
    stand_in: BySeat<Option<Level>>,
    /// How the game ended beside its rules, and with which entry (counted from 0).
    pub(crate) ended: Option<(Ending, usize)>,
    pub(crate) next: Option<String>,
    pub(crate) clock: Option<Clock>,
    /// Do clocks run?
    begun: bool,
    /// Who is asked, and since when.
    pub(crate) asked: Seats,
    pub(crate) since: BySeat<u64>,
    /// How much time each had used for it before a bot stood in, in milliseconds: whoever comes back goes on from there.
    used: BySeat<u64>,
    /// What is left in the bank, in milliseconds.
    bank: BySeat<u64>,
    /// Whose time has run out, since they were last asked.
    late: Seats,
    /// When the clock of each seat rested, or will have.
    rests: BySeat<Vec<(u64, u64)>>,
    /// When each seat was reminded last.
    nudged: BySeat<Option<u64>>,
    entries: usize,
    /// Has anybody answered anything?
    pub(crate) answered: bool,
    /// When each seat said something last.
    said: BySeat<Vec<u64>>,
    words: usize,
}

/// What is proposed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Proposal {
    pub(crate) what: Proposed,
    /// How many entries would count, where something is to be taken back.
    pub(crate) to: Option<u32>,
    pub(crate) by: Seat,
    pub(crate) agreed: Seats,
}

impl People {
    /// Those at a new table, of whom these are asked first.
    pub(crate) fn new(row: &TableRow, asked: Seats) -> People {
        let mut people = People {
            seats: row.seats.len() as u8,
            bots: Seats::NONE,
            chat: false,
            rated: false,
            proposal: None,
            resigned: Vec::new(),
            stand_in: BySeat::all(None),
            ended: None,
            next: None,
            clock: None,
            begun: false,
            asked,
            since: BySeat::all(row.made_at),
            used: BySeat::all(0),
            bank: BySeat::all(0),
            late: Seats::NONE,
            rests: Default::default(),
            nudged: BySeat::all(None),
            entries: 0,
            answered: false,
            said: Default::default(),
            words: 0,
        };
        people.seat(row);
        people
    }

    /// Somebody has sat down, or bots were put in where nobody did.
    pub(crate) fn seat(&mut self, row: &TableRow) {
        let bots = row.seats.iter().enumerate().filter(|(_, seat)| seat.bot.is_some());
        self.bots = bots.map(|(seat, _)| Seat::new(seat as u8)).collect();
    }

    /// One more entry was made.
    pub(crate) fn hear(&mut self, entry: &AnyEntry, at: u64) {
        let seat = entry.line.seat;
        match note::of(&entry.line.deed) {
            Some(text) => self.note(seat, text, at),
            None => self.answered(seat, Given::of(&entry.line.deed), entry.waits.iter().copied().collect(), at),
        }
        self.entries += 1;
    }

    /// Somebody answered, or took something back.
    fn answered(&mut self, by: Seat, given: Given, asked: Seats, at: u64) {
        self.answered |= !by.is_house();
        if !by.is_house() {
            self.charge(by, given, at);
        }
        for seat in Seats::all(self.seats) {
            if seat == by || !self.asked.has(seat) || !asked.has(seat) {
                (self.since[seat], self.used[seat]) = (at, 0);
                self.late.remove(seat);
            }
        }
        self.asked = asked;
        // Whoever answers on does not agree.
        if !by.is_house() && !self.is_bot(by) {
            self.proposal = self.proposal.filter(|proposal| proposal.what == Proposed::Rematch);
        }
    }

    fn note(&mut self, by: Seat, text: &str, at: u64) {
        let Some(note) = note::read(text) else { return };
        match note {
            Note::Say { .. } | Note::Chat { .. } => {
                self.words += 1;
                let said = &mut self.said[by];
                said.retain(|then| at < then.saturating_add(BREATH));
                said.push(at);
            }
            Note::ChatMode { on } => self.chat = on,
            Note::Rated => self.rated = true,
            Note::Propose { what, to } => self.proposal = Some(Proposal { what, to, by, agreed: Seats::NONE }),
            Note::Agree => {
                if let Some(proposal) = &mut self.proposal {
                    proposal.agreed.insert(by);
                }
            }
            Note::Decline => self.proposal = None,
            Note::StandIn { level } => {
                self.used[by] = self.spent(by, at);
                self.stand_in[by] = Some(level);
            }
            Note::Return => {
                self.stand_in[by] = None;
                self.since[by] = at;
                self.late.remove(by);
            }
            Note::Resign => self.give_up(by),
            Note::End => drop(self.ended.get_or_insert((Ending::Agreed, self.entries))),
            Note::Next { table } => (self.next, self.proposal) = (Some(table), None),
            Note::Clock { clock } => {
                self.clock = Some(clock);
                self.bank = BySeat::all(u64::from(clock.bank) * 1000);
            }
            Note::Begin => {
                self.begun = true;
                self.ask_anew(at);
            }
            Note::TimeUp { seat } => self.late.insert(say::engine_seat(seat)),
            Note::Rest { days } => self.rest(by, days, at),
            Note::Nudge { seat } => self.nudged[say::engine_seat(seat)] = Some(at),
            Note::Lost => self.proposal = None,
            // What a fault took is nobody's time.
            Note::Thaw { .. } => {
                self.proposal = None;
                self.ask_anew(at);
            }
        }
        if self.ended.is_some() {
            self.asked = Seats::NONE;
            self.proposal = self.proposal.filter(|proposal| proposal.what == Proposed::Rematch);
        }
    }

    /// A seat gives up: a bot plays on for it, as long as somebody is left to play against and for.
    fn give_up(&mut self, seat: Seat) {
        if self.resigned.contains(&seat) {
            return;
        }
        self.resigned.push(seat);
        self.stand_in[seat].get_or_insert(Level::Medium);
        self.proposal = None;
        if self.is_deserted() {
            self.ended.get_or_insert((Ending::Resigned, self.entries));
        }
    }

    /// Has whoever is left nobody to play against, or is nobody left but bots?
    fn is_deserted(&self) -> bool {
        let resigned = |seat: &Seat| self.resigned.contains(seat);
        let left: Vec<Seat> = Seats::all(self.seats).into_iter().filter(|seat| !resigned(seat)).collect();
        left.len() < 2 || left.iter().all(|seat| self.bots.has(*seat))
    }

    /// Does a bot play for this seat?
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        self.bots.has(seat) || self.stand_in(seat).is_some()
    }

    /// The bot that stands in for whoever holds the seat.
    pub(crate) fn stand_in(&self, seat: Seat) -> Option<Level> {
        self.stand_in[seat].filter(|_| !seat.is_house())
    }

    /// May this seat say something more now?
    pub(crate) fn may_speak(&self, seat: Seat, now: u64) -> bool {
        let said = &self.said[seat];
        self.words < MOST && said.iter().filter(|then| now < then.saturating_add(BREATH)).count() < AT_ONCE
    }

    /// Everybody with their place: those who gave up come last, the first of them behind the others.
    pub(crate) fn places(&self, played: impl Fn(Seat) -> u8) -> Vec<(Seat, u8)> {
        let worth = |seat: Seat| match self.resigned.iter().position(|resigned| *resigned == seat) {
            Some(nth) => (1, (MAX_SEATS - nth) as u8),
            None => (0, played(seat)),
        };
        let all = Seats::all(self.seats);
        let place = |seat| (seat, 1 + all.into_iter().filter(|other| worth(*other) < worth(seat)).count() as u8);
        all.into_iter().map(place).collect()
    }

    /// What is proposed, as it is told: these have to agree.
    pub(crate) fn told(&self, voters: Seats) -> Option<Told> {
        let Proposal { what, by, agreed, .. } = self.proposal?;
        let asked = voters.into_iter().filter(|seat| !agreed.has(*seat)).collect();
        Some(Told { what, by: say::seat(by), agreed: say::seats(agreed), asked: say::seats(asked) })
    }
}

/// Has anybody answered anything, as the entries of a log say?
pub(crate) fn is_begun(entries: &[arbiter_store::Entry]) -> bool {
    entries.iter().any(|entry| !Seat::new(entry.seat).is_house() && note::of(&entry.deed).is_none())
}

/// What was agreed on before a game beside its rules.
#[derive(Copy, Clone, Default)]
pub(crate) struct Agreed {
    /// May people say something in their own words?
    pub(crate) chat: bool,
    /// How much time there is.
    pub(crate) clock: Option<Clock>,
    /// Does it count for ratings?
    pub(crate) rated: bool,
}

/// What was agreed on, as the deeds of a log say: those that the House has noted are enough.
pub(crate) fn agreed_in<'a>(deeds: impl IntoIterator<Item = &'a str>) -> Agreed {
    let notes = deeds.into_iter().filter_map(|deed| note::read(note::of(deed)?));
    notes.fold(Agreed::default(), |agreed, note| match note {
        Note::ChatMode { on } => Agreed { chat: on, ..agreed },
        Note::Clock { clock } => Agreed { clock: Some(clock), ..agreed },
        Note::Rated => Agreed { rated: true, ..agreed },
        _ => agreed,
    })
}
