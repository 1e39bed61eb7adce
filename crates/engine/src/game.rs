//! What a game provides.

use crate::{
    BadNotation, BadPosition, Choices, Eyes, Facets, Features, LEVELS, MAX_SEATS, Message, Notation, Options, Rng,
    Seat, Seats, Sheet, Signature, Skill, Spoken, Telling, Thing, Things, Unsound, WhyNot,
};
use serde::Serialize;
use std::{fmt::Debug, hash::Hash};

/// The rules of a game. A value of this type *is* a position.
///
/// `Copy` is asked for as proof: such a position owns no heap, so a clone is one `memcpy`. (Pass it
/// by reference all the same.) A new game needs nothing else from the engine: `blank`, `facets` and
/// `set` give it a text form, `options` its decisions and reasons, `view` and `redeal` its secrets.
pub trait Game: Copy + Eq + Debug + Send + Sync + 'static {
    /// What programs and files call the game: `res_arcana`.
    const NAME: &'static str;
    /// Grows whenever the same log could lead elsewhere than before.
    const RULES: u32;
    /// Random play is over within this many choices, those of the House included.
    const LONGEST: usize;
    /// What lies where in the [features](Game::features): what it means, and how many places it takes.
    const FEATURES: &'static [(&'static str, usize)] = &[];
    /// Which of them have words, for whoever explains a choice by what changes: what counts most first.
    const TELLING: &'static [Telling] = &[];
    /// What was learned of who wins, as the bots read it; empty where nothing was, or where it did not help.
    const JUDGE: &'static [u8] = &[];
    /// Where a chance is felt to be 0, a tenth, two tenths … of a win, how much of it comes in truth, in thousandths; from least to
    /// most, and 0 and 1000 at the ends. Empty where chances come as they are felt; `arbiter calibrate` shows it.
    const CAME: &'static [u16] = &[];
    /// What sets the levels of bots apart, the easiest first; `arbiter ladder` shows by how much.
    const LEVELS: [Skill; LEVELS] = Skill::USUAL;

    /// What is agreed on before the game begins.
    type Setup: Setup;
    /// A question.
    type Ask: Ask;
    /// An answer.
    type Choice: Choice;
    /// Something that happened.
    type Event: Event;
    /// Why something is not allowed.
    type Reason: Reason;
    /// What one pair of eyes may see.
    type View: Serialize + PartialEq + Debug;

    /// The position before the first decision, or why such a table cannot be.
    fn begin(setup: &Self::Setup) -> Result<Self, Self::Reason>;

    /// How many people sit at the table.
    fn seats(&self) -> u8;

    /// Who is asked something now, or how it ended.
    fn turn(&self) -> Turn;

    /// What the seat is asked. Only meaningful for a seat the turn waits for.
    fn ask(&self, seat: Seat) -> Self::Ask;

    /// Puts every answer the seat could think of, with the verdict of the rules on it; nothing for
    /// a seat that is not waited for. The order is always the same.
    fn options(&self, seat: Seat, options: &mut impl Options<Self::Choice, Self::Reason>);

    /// What a choice is called where it is offered. The position may know more than the choice says
    /// of itself, such as what lies in a slot; it must not tell the seat anything new.
    fn label(&self, _seat: Seat, choice: Self::Choice) -> Spoken {
        choice.say()
    }

    /// The things that stand for a choice on the table, in the order in which they are touched. The seat and the
    /// position may make them more exact than the words of the choice: whose deck it is, where the way leads.
    fn touches(&self, _seat: Seat, choice: Self::Choice) -> Things {
        choice.touches()
    }

    /// What else may be touched to mean a choice, though it is only asked for afterwards: what a card can be aimed at. So
    /// one may also begin with that. Nothing that the seat does not see.
    fn leads(&self, _seat: Seat, _choice: Self::Choice) -> Things {
        Things::new()
    }

    /// The position as it would be with these pieces of an answer, before they are carried out: for games that show what
    /// would come of them.
    fn foreseen(&self, _seat: Seat, _pieces: &[Self::Choice]) -> Option<Self> {
        None
    }

    /// Why a choice that `options` does not even consider is out of the question.
    fn out_of_question(&self, seat: Seat, choice: Self::Choice) -> Self::Reason;

    /// Why touching something that no option touches does nothing.
    fn untouchable(&self, seat: Seat, thing: &Thing) -> Self::Reason;

    /// Carries a legal choice out, and goes on until somebody must be asked or the game is over.
    /// Trusts its caller, which keeps search fast; a [`crate::Table`] checks first.
    fn apply(&mut self, seat: Seat, choice: Self::Choice, tell: &mut impl Tell<Self::Event>);

    /// The same for a person, where people go another way than search ([`Options::by_hand`]): they may go on from there in
    /// any order, and still come to every outcome.
    fn apply_by_hand(&mut self, seat: Seat, choice: Self::Choice, tell: &mut impl Tell<Self::Event>) {
        self.apply(seat, choice, tell);
    }

    /// The same position with things put in one order where the rules see no difference: tokens in places that are alike.
    /// What is done by hand may leave them otherwise than search does.
    #[must_use]
    fn tidied(&self) -> Self {
        *self
    }

    /// What these eyes may see.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// Imagines anew all that `seat` cannot know: to that seat, the position looks the same.
    fn redeal(&mut self, seat: Seat, rng: &mut Rng);

    /// How the position looks to somebody who plays well and sees everything: more is better for
    /// `seat`. Winning is worth about 10 000.
    fn estimate(&self, seat: Seat) -> i32;

    /// [`Game::estimate`] for every seat, for games that can share the work; nothing where nobody sits.
    fn estimates(&self) -> [Option<i32>; MAX_SEATS] {
        let seats = usize::from(self.seats());
        std::array::from_fn(|seat| (seat < seats).then(|| self.estimate(Seat::new(seat as u8))))
    }

    /// One side of the position as small numbers, for whoever learns from games: what these eyes may know of it. To a seat, positions
    /// that look the same have the same features (law *view*); the Arbiter's eyes judge positions that are imagined.
    fn features(&self, _of: Seat, _eyes: Eyes, _out: &mut Features) {}

    /// Would nobody say this who knows the rules, however badly they play: lay down what none of their cards has a use for? Weak bots
    /// are weak by what they overlook, not by this. Goes by what the seat knows.
    fn is_folly(&self, _seat: Seat, _choice: Self::Choice) -> bool {
        false
    }

    /// How far a plan made now should be thought through. Nothing where every decision stands for itself.
    fn horizon(&self) -> Option<Horizon> {
        None
    }

    /// Is something begun and not yet said to its end: a card named, but not its target? What it is worth shows
    /// only then, so a plan does not stop to judge before.
    fn is_midway(&self) -> bool {
        false
    }

    /// A position with nothing on the table, where written positions start from.
    fn blank(seats: u8) -> Self;

    /// The position in words. Every facet, also those that are as in a blank position.
    fn facets(&self, facets: &mut Facets);

    /// Sets one facet from its words.
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadPosition>;

    /// The words that begin something said of a piece, in a facet that names pieces in no order: `turned`, `damage`. A
    /// page of the book need not say all that could be said.
    fn said_of(_facet: &str) -> &'static [&'static str] {
        &[]
    }

    /// A choice as an author of the book writes it: dice by their symbols.
    fn spelled(choice: Self::Choice) -> String {
        choice.text()
    }

    /// Reads a choice as it is spelled, or as it is written in logs. Of choices that come to the same, it may be the first.
    fn from_spelled(text: &str) -> Result<Self::Choice, BadNotation> {
        Self::Choice::from_text(text)
    }

    /// What lies between two places of the board: how far, what is seen. Written like facets, for the book.
    fn measure(&self, from: &str, _to: &str, _out: &mut Facets) -> Result<(), BadNotation> {
        Err(BadNotation::unknown("place", from))
    }

    /// Works out what follows from the facets and is kept beside them, once all of a written position are set.
    fn complete(&mut self) {}

    /// Goes on until somebody must be asked or the game is over, so that a written position may begin anywhere: before a
    /// round, in the middle of a rule. After a choice, `apply` has done so. See [`flow!`](crate::flow!).
    fn run(&mut self, _tell: &mut impl Tell<Self::Event>) {}

    /// Whether every piece is in exactly one place and all numbers make sense: what a written
    /// position must obey, and what no choice may break.
    fn sound(&self) -> Result<(), Unsound>;

    /// Every message the rules can say, for the language checks. A game adds the names of its things.
    fn messages() -> Vec<Signature> {
        [Self::Ask::SAYS, Self::Choice::SAYS, Self::Event::SAYS, Self::Reason::SAYS].concat()
    }

    /// The things that a clause of the rules is about, each with the id of the clause: what a reader finds below a card.
    fn rulings() -> Vec<(Thing, String)> {
        Vec::new()
    }

    // ----- what follows from the above -----

    /// Lists the legal choices of a seat.
    #[inline]
    fn choices(&self, seat: Seat, out: &mut Choices<Self::Choice>) {
        out.clear();
        self.options(seat, out);
    }

    /// The legal choices of a seat, as a new list.
    fn listed(&self, seat: Seat) -> Choices<Self::Choice> {
        let mut choices = Choices::new();
        self.choices(seat, &mut choices);
        choices
    }

    /// Everything a person may answer, pieces in any order.
    fn sheet(&self, seat: Seat) -> Sheet<Self::Choice> {
        let mut sheet = Sheet::new();
        self.options(seat, &mut sheet);
        sheet
    }

    /// May this be answered, or be named as a piece of an answer?
    fn allows(&self, seat: Seat, choice: Self::Choice) -> bool {
        self.why_not(seat, choice).is_none()
    }

    /// Why the choice is not allowed now; nothing if it is.
    fn why_not(&self, seat: Seat, choice: Self::Choice) -> Option<Self::Reason> {
        let mut heard = WhyNot::new(|meant| meant == choice);
        self.options(seat, &mut heard);
        if heard.allowed {
            return None;
        }
        Some(heard.reasons.first().map_or_else(|| self.out_of_question(seat, choice), |(_, reason)| *reason))
    }

    /// Why nothing can be done by touching a thing; nothing if something can.
    fn why_not_touch(&self, seat: Seat, thing: &Thing) -> Option<Self::Reason> {
        let mut heard = WhyNot::new(|choice| self.touches(seat, choice).contains(thing));
        self.options(seat, &mut heard);
        if heard.allowed {
            return None;
        }
        Some(heard.reasons.first().map_or_else(|| self.untouchable(seat, thing), |(_, reason)| *reason))
    }
}

/// What is agreed on before a game begins.
pub trait Setup: Notation + Clone + Eq + Debug + Default + Send + Sync {
    /// The usual setup for that many people.
    fn usual(seats: u8) -> Self;

    /// What two sit down to where strength is measured: neither has an advantage by what they bring.
    #[must_use]
    fn even() -> Self {
        Self::usual(2)
    }

    /// Setups worth testing for that many people, each with a short name.
    fn variants(seats: u8) -> Vec<(&'static str, Self)> {
        vec![("usual", Self::usual(seats))]
    }

    /// What a seat can bring, by name, where seats differ from the start: the decks that are ready to
    /// play. A setup names them as `p1 <side> p2 <side>`.
    fn sides() -> Vec<String> {
        Vec::new()
    }

    /// What lies before a seat is called; nothing where it has no name, or where it is not for everybody to know.
    fn side_of(&self, _seat: Seat) -> Option<Spoken> {
        None
    }

    /// The setup in words, as far as those in these seats may know it: who has agreed on closed lists knows their own.
    fn known_to(&self, _seats: Seats) -> String {
        self.text()
    }
}

/// The setup of a game where nothing is agreed on but how many play.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub struct Players {
    /// How many.
    pub players: u8,
}

impl Default for Players {
    fn default() -> Players {
        Players { players: 2 }
    }
}

impl Setup for Players {
    fn usual(players: u8) -> Players {
        Players { players }
    }
}

/// A question: what is asked, and why now.
pub trait Ask: Message + Copy + Eq + Debug {}

impl<T: Message + Copy + Eq + Debug> Ask for T {}

/// One answer: a bot's edge, the log's line, the wire's message.
pub trait Choice: Notation + Message + Copy + Eq + Hash + Debug + Send + Sync {}

impl<T: Notation + Message + Copy + Eq + Hash + Debug + Send + Sync> Choice for T {}

/// Something that happened, for eyes and ears only. It cites the clause of the rules it happened by, where one explains it.
pub trait Event: Message + Cites + Copy + Eq + Debug + Send {
    /// What of it these eyes saw, if anything.
    fn seen_by(self, eyes: Eyes) -> Option<Self>;
}

/// Why something is not allowed. Every reason cites the clause that says so.
pub trait Reason: Message + Cites + Copy + Eq + Debug {
    /// The clause of the rules it comes from. The laws see to it that none is without.
    fn clause(&self) -> Clause {
        self.cites().unwrap_or(Clause(""))
    }
}

impl<T: Message + Cites + Copy + Eq + Debug> Reason for T {}

/// Has a clause of the rules behind it. Use `#[derive(Cites)]` and `#[clause(…)]`.
///
/// ```
/// use arbiter_engine::{Cites, Clause};
///
/// #[derive(Cites)]
/// enum Reason {
///     #[clause("NIM-TAKE-01")]
///     TooMany,
///     #[clause(if *heap == 0 { "NIM-HEAP-01" } else { "NIM-HEAP-02" })]
///     Empty { heap: u8 },
///     Unexplained,
/// }
///
/// assert_eq!(Reason::TooMany.cites(), Some(Clause("NIM-TAKE-01")));
/// assert_eq!(Reason::Empty { heap: 3 }.cites(), Some(Clause("NIM-HEAP-02")));
/// assert_eq!(Reason::Unexplained.cites(), None);
/// ```
pub trait Cites {
    /// The clause, if there is one.
    fn cites(&self) -> Option<Clause>;
}

/// The id of one numbered sentence of the rule catalogue.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Clause(pub &'static str);

impl std::fmt::Display for Clause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// Hears of events. Telling `()` compiles to nothing; a `Vec` keeps them.
pub trait Tell<E> {
    /// This happened.
    fn tell(&mut self, event: E);
}

impl<E> Tell<E> for () {
    #[inline]
    fn tell(&mut self, _: E) {}
}

impl<E> Tell<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

/// A question put to a person, and what may be answered.
#[derive(Clone, Debug)]
pub struct Decision<G: Game> {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub ask: G::Ask,
    /// What may be answered.
    pub sheet: Sheet<G::Choice>,
    /// Pieces of an answer that are named already.
    pub named: Vec<G::Choice>,
}

impl<G: Game> Decision<G> {
    /// What may be said next.
    #[must_use]
    pub fn offers(&self) -> Vec<G::Choice> {
        self.sheet.offers(&self.named)
    }
}

/// How far a plan should be thought through.
///
/// Where a player acts many times in a row, many answers are one idea: an activation, a turn, a round that is planned
/// ahead. What an answer is worth shows when that is over, whoever else is asked in between.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Horizon {
    /// How many such things are over, counted as the game likes: never less than before, the same for every seat, and
    /// unchanged while one thing is done.
    pub now: u32,
    /// How many will be over when the thing decided now has shown what it is worth.
    pub until: u32,
}

/// Who is asked something now, or how it ended.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Turn {
    /// These seats have to answer; several at once decide in secret.
    Waiting(Seats),
    /// The game is over.
    Over(Ranking),
}

impl Turn {
    /// Does the game wait for this seat?
    #[must_use]
    pub fn waits_for(self, seat: Seat) -> bool {
        matches!(self, Turn::Waiting(seats) if seats.has(seat))
    }

    /// Does the game wait for chance?
    #[must_use]
    pub fn is_house(self) -> bool {
        self.waits_for(Seat::HOUSE)
    }

    /// How it ended, if it did.
    #[must_use]
    pub fn ranking(self) -> Option<Ranking> {
        match self {
            Turn::Over(ranking) => Some(ranking),
            Turn::Waiting(_) => None,
        }
    }
}

/// Who came where: places from 1, shared by those who tie.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Ranking {
    places: [u8; MAX_SEATS],
    seats: u8,
}

impl Ranking {
    /// The ranking by what each seat achieved; more is better, equals share a place.
    #[must_use]
    pub fn by_score<S: PartialOrd>(scores: &[S]) -> Ranking {
        let mut places = [0; MAX_SEATS];
        for (place, score) in places.iter_mut().zip(scores) {
            *place = 1 + scores.iter().filter(|other| *other > score).count() as u8;
        }
        Ranking { places, seats: scores.len().min(MAX_SEATS) as u8 }
    }

    /// The same for a table of `seats`, from what a seat achieved.
    #[must_use]
    pub fn of<S: PartialOrd>(seats: u8, score: impl Fn(Seat) -> S) -> Ranking {
        // Who does not sit here has achieved less than nothing.
        let scores: [Option<S>; MAX_SEATS] =
            std::array::from_fn(|i| (i < seats.into()).then(|| score(Seat::new(i as u8))));
        Ranking::by_score(&scores[..usize::from(seats)])
    }

    /// The place of a seat, from 1.
    #[must_use]
    pub fn place(&self, seat: Seat) -> u8 {
        self.places.get(seat.index()).copied().unwrap_or(0)
    }

    /// What the end is worth to a seat, as an [estimate](Game::estimate): those who win share it.
    #[must_use]
    pub fn worth(&self, seat: Seat) -> i32 {
        if self.place(seat) == 1 { 10_000 / i32::from(self.winners().len()) } else { 0 }
    }

    /// Everybody in first place.
    #[must_use]
    pub fn winners(&self) -> Seats {
        Seats::all(self.seats).into_iter().filter(|seat| self.place(*seat) == 1).collect()
    }
}
