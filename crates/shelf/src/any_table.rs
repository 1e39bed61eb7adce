//! A table of any game, with its types erased: choices are texts, views are JSON.
//!
//! For programs that hold tables of several games at once, such as a server. Whatever is said stays
//! an id with arguments. An answer and what the House says to it come as one step, because nobody
//! can do anything in between.

use arbiter_bots::{Change, Kind, Late};
use arbiter_engine::{
    BadNotation, CannotUndo, Clause, Eyes, Group, Illegal, LogLine, LogText, Reason, Seat, Seed, Spoken, Things, Turn,
};
use serde_json::value::RawValue;
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
    /// How many entries are forgotten: the table went on from a position that was kept, or was told to forget. What
    /// is asked of these is not answered; play the whole log again for it.
    fn since(&self) -> usize;
    /// Forgets what came before whoever answered last began to, so that little is kept. Before anything is taken back, the
    /// whole log has to be played again.
    fn forget(&mut self);
    /// Forgets what lies before the last so many positions, as far as no seat can take it back by itself: whoever plays on
    /// notices nothing.
    fn trim(&mut self, positions: usize);
    /// Does it know all that seats may take back by themselves? If not, play the whole log again before one does.
    fn knows_undo(&self) -> bool;
    /// The last position that no seat can take back by itself, to be kept beside the log; nothing if its text does not say all of it, or the table began by other
    /// rules.
    fn firm(&self) -> Option<AnyPosition>;
    /// Who is asked something now, or how it ended.
    fn turn(&self) -> Turn;
    /// Has the seat been asked the same thing ever since the log had `n` entries? Then an answer to
    /// that position answers this one, though others may have answered theirs in between.
    fn still_asks(&self, seat: Seat, n: usize) -> bool;
    /// What the seat did first since the log had `n` entries, in words.
    fn did_since(&self, seat: Seat, n: usize) -> Option<String>;
    /// What the seat is asked, if it is.
    fn decision(&self, seat: Seat) -> Option<AnyDecision>;
    /// Answers for a seat with a choice that is listed, as bots do, and lets the House answer after it. The new
    /// entries are those from the `n` before.
    fn play(&mut self, seat: Seat, choice: &str) -> Result<(), AnyIllegal>;
    /// The same for a person: a choice, or pieces of an answer in any order, parted by commas.
    fn answer(&mut self, seat: Seat, pieces: &str) -> Result<(), AnyIllegal>;
    /// Lets the House answer until somebody else is asked: where a new table begins.
    fn house(&mut self);
    /// How many of its own answers the seat may take back now.
    fn may_undo(&self, seat: Seat) -> u32;
    /// Takes them back.
    fn undo(&mut self, seat: Seat, count: u32) -> Result<(), CannotUndo>;
    /// How many entries would count without the seat's last answer and all that came of it.
    fn before_last_of(&self, seat: Seat) -> Option<u32>;
    /// Takes back everything since so many entries counted. Everybody concerned has agreed.
    fn back_to(&mut self, seat: Seat, ply: u32) -> Result<(), CannotUndo>;
    /// Notes something of the people at the table: an entry that changes no position.
    fn note(&mut self, seat: Seat, text: &str);
    /// Has anything but notes been entered since the log had `n` entries?
    fn moved_since(&self, n: usize) -> bool;
    /// Why the choice of this text is not allowed; nothing if it is.
    fn why_not(&self, seat: Seat, choice: &str) -> Result<Option<AnyReason>, BadNotation>;
    /// Why nothing can be done by touching this thing; nothing if something can.
    fn why_not_touch(&self, seat: Seat, thing: &str) -> Result<Option<AnyReason>, BadNotation>;
    /// What the seat would see with these pieces of its answer, as JSON; nothing where there is nothing to show of it.
    fn foreseen(&self, seat: Seat, pieces: &str) -> Option<Box<RawValue>>;
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
    /// A page of the book of what was answered at a frame, or of what the seat answered last: as far as the seat may
    /// know it, or everything if none is named.
    fn page(&self, frame: Option<usize>, whose: Option<Seat>) -> Option<String>;
    /// The whole log as it is written. It holds secrets.
    fn log(&self) -> LogText;
    /// What decides all luck. A secret until the game is over.
    fn seed(&self) -> Seed;
    /// A bot's answer for the seat, to be found out elsewhere: thinking may take long.
    fn thinker(&self, seat: Seat, kind: Kind) -> Thinker;
    /// What somebody who plays well would do in this seat, by so many lines of play, and how things stand; with no lines only this. To
    /// be found out elsewhere.
    fn adviser(&self, seat: Seat, lines: u32) -> Adviser;
}

/// A position that is kept beside a log, so that the table can go on from there.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct AnyPosition {
    /// How many entries the log had.
    pub n: u32,
    /// How many of them counted.
    pub ply: u32,
    /// The version of the rules it was written by.
    pub rules: u32,
    /// The position as it is written.
    pub text: String,
}

/// Thinks until it is late, and comes back with the text of a choice.
pub type Thinker = Box<dyn FnOnce(Late<'_>) -> String + Send>;

/// Thinks until it is late, and comes back with advice.
pub type Adviser = Box<dyn FnOnce(Late<'_>) -> AnyAdvice + Send>;

/// What somebody who plays well would do, and how things stand.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyAdvice {
    /// How likely each seat is to win, from p1 on; together 1.
    pub chances: Vec<f32>,
    /// The best options, the best first.
    pub options: Vec<AnyAdvised>,
}

/// An option, what it is worth, and what changes by it.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyAdvised {
    /// Its text.
    pub text: String,
    /// What it is called.
    pub label: Spoken,
    /// The share of a win, 0 to 1.
    pub chance: f32,
    /// What changes, what counts most first.
    pub changes: Vec<Change>,
}

/// A question put to a seat.
#[derive(Clone, Debug)]
pub struct AnyDecision {
    /// What is asked.
    pub ask: Spoken,
    /// What may be answered.
    pub choices: Vec<AnyOffer>,
    /// The answer in several pieces, if there is one to give.
    pub tray: Option<AnyTray>,
}

/// An answer that is given in pieces, in any order. Nothing happens before it is whole.
#[derive(Clone, Debug)]
pub struct AnyTray {
    /// How many pieces it still needs at least.
    pub least: u16,
    /// How many it may still have.
    pub most: u16,
    /// Does the order of the pieces count?
    pub ordered: bool,
    /// The choice that says that these are all.
    pub done: Option<String>,
    /// What was named already.
    pub named: Vec<Spoken>,
}

/// How often something may be named as a piece.
#[derive(Copy, Clone, Debug)]
pub struct AnyPiece {
    /// So often.
    pub most: u16,
    /// And no more often together with others of its group.
    pub group: Group,
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
    /// What else may be touched to mean it, though it is only asked for afterwards.
    pub leads: Things,
    /// Is it a piece of an answer, and how often may it be named?
    pub piece: Option<AnyPiece>,
    /// Does the House answer it at once, as far as the seat can know? Then it cannot be taken back.
    pub luck: bool,
}

/// A line of the log.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct AnyEntry {
    /// What is written of it.
    pub line: LogLine,
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
    /// What it notes of the people at the table, if it is a note.
    pub note: Option<String>,
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
    /// What was answered, in all its pieces, if that may be told.
    pub choices: Vec<Spoken>,
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
    pub(crate) fn of(reason: &impl Reason) -> AnyReason {
        AnyReason { say: reason.say(), clause: reason.clause() }
    }
}

/// Why an answer was not taken. Nothing has changed.
pub type AnyIllegal = Illegal<AnyReason>;
