//! States and their markers (ARIS-STATE-01 to ARIS-STATE-05, and each state's own clauses).

use crate::{
    Aristeia, Event,
    figure::Figure,
    printed::Mark,
    tables::{Character, State},
};
use arbiter_engine::{BadNotation, Notation, Tell, Words, Writer};

/// The markers a figure carries. Poisoned and burning ones stack and are never blue for long; of
/// the others there is one each.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Markers {
    /// Red side up, one bit each.
    red: u16,
    /// Blue side up.
    blue: u16,
    /// How many markers of the two states that stack.
    poisoned: u8,
    burning: u8,
    /// Who taunted it (ARIS-STATE-TAUNT-02).
    pub taunted_by: Option<Figure>,
}

const fn bit(state: State) -> u16 {
    1 << state as u16
}

impl Markers {
    /// No marker at all?
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.red | self.blue == 0 && self.poisoned | self.burning == 0
    }

    /// How many markers of a state lie red side up.
    #[must_use]
    pub fn red(self, state: State) -> u8 {
        match state {
            State::Poisoned => self.poisoned,
            State::Burning => self.burning,
            _ => u8::from(self.red & bit(state) != 0),
        }
    }

    /// How many lie blue side up.
    #[must_use]
    pub fn blue(self, state: State) -> u8 {
        u8::from(self.blue & bit(state) != 0)
    }

    /// A marker comes, red side up; a second one replaces the first unless it stacks (ARIS-STATE-02).
    pub fn add(&mut self, state: State) {
        match state {
            State::Poisoned => self.poisoned = self.poisoned.saturating_add(1),
            State::Burning => self.burning = self.burning.saturating_add(1),
            _ => {
                self.red |= bit(state);
                self.blue &= !bit(state);
            }
        }
    }

    /// A marker goes.
    pub fn remove(&mut self, state: State, red: bool) {
        match (state, red) {
            (State::Poisoned, _) => self.poisoned = self.poisoned.saturating_sub(1),
            (State::Burning, _) => self.burning = self.burning.saturating_sub(1),
            (_, true) => self.red &= !bit(state),
            (_, false) => self.blue &= !bit(state),
        }
        if self.red(State::Taunted) + self.blue(State::Taunted) == 0 {
            self.taunted_by = None;
        }
    }

    /// Every marker goes.
    pub fn clear(&mut self) {
        *self = Markers::default();
    }

    /// Every kind of marker with the side that is up (red or not) and how many.
    pub fn iter(self) -> impl Iterator<Item = (State, bool, u8)> {
        let kinds = State::ALL.into_iter().flat_map(|state| [(state, true), (state, false)]);
        kinds.filter_map(move |(state, red)| {
            let count = if red { self.red(state) } else { self.blue(state) };
            (count > 0).then_some((state, red, count))
        })
    }

    /// What the visible sides do.
    pub fn marks(self) -> impl Iterator<Item = Mark> {
        let (mut red, mut blue) = (self.red, self.blue);
        std::iter::from_fn(move || {
            if red != 0 {
                let state = State::ALL[red.trailing_zeros() as usize % State::ALL.len()];
                red &= red - 1;
                return Some(state.row().red);
            }
            if blue != 0 {
                let state = State::ALL[blue.trailing_zeros() as usize % State::ALL.len()];
                blue &= blue - 1;
                return Some(state.row().blue);
            }
            None
        })
        .flatten()
        .copied()
    }

    /// Does a visible side do this?
    #[must_use]
    #[inline]
    pub fn do_(self, mark: Mark) -> bool {
        self.red | self.blue != 0 && self.marks().any(|found| found == mark)
    }

    /// Blue markers leave and the other red ones turn blue, but for those that stack
    /// (ARIS-STSTEP-01, ARIS-STSTEP-02).
    pub(crate) fn turn(&mut self) {
        self.blue = self.red;
        self.red = 0;
        if self.blue(State::Taunted) == 0 {
            self.taunted_by = None;
        }
    }
}

/// Written `red blinded blue speed_down poisoned 2 by p2.maximus`; nothing when there are none.
impl Notation for Markers {
    fn write(&self, out: &mut Writer) {
        for (state, red, count) in self.iter() {
            if state.row().stacks {
                state.write(out);
                out.number(count);
            } else {
                out.word(if red { "red" } else { "blue" });
                state.write(out);
            }
        }
        if let Some(by) = self.taunted_by {
            out.word("by");
            by.write(out);
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let mut markers = Markers::default();
        while !words.is_empty() {
            if words.take("red") {
                markers.add(plain(words)?);
            } else if words.take("blue") {
                let state = plain(words)?;
                markers.red &= !bit(state);
                markers.blue |= bit(state);
            } else if words.take("by") {
                markers.taunted_by = Some(Figure::read(words)?);
            } else {
                let word = words.peek().unwrap_or_default();
                let state = State::read(words)?;
                let count = u8::read(words)?;
                match state {
                    State::Poisoned => markers.poisoned = count,
                    State::Burning => markers.burning = count,
                    _ => return Err(BadNotation::unknown("red_or_blue", word)),
                }
            }
        }
        Ok(markers)
    }
}

fn plain(words: &mut Words<'_>) -> Result<State, BadNotation> {
    let word = words.peek().unwrap_or_default();
    let state = State::read(words)?;
    if state.row().stacks { Err(BadNotation::unknown("state_with_one_marker", word)) } else { Ok(state) }
}

impl Aristeia {
    /// A characteristic with its markers; never below zero (ARIS-STATE-04).
    fn modified(&self, figure: Figure, printed: u8, by: impl Fn(Mark) -> i8) -> u8 {
        let markers = self.body(figure).markers;
        if markers.is_empty() {
            return printed;
        }
        let change: i8 = markers.marks().map(by).sum();
        printed.saturating_add_signed(change)
    }

    /// Current energy.
    #[must_use]
    pub fn energy(&self, figure: Figure) -> u8 {
        let by = |mark| if let Mark::Energy(by) = mark { by } else { 0 };
        self.modified(figure, figure.character().row().energy, by)
    }

    /// Current speed.
    #[must_use]
    pub fn speed(&self, figure: Figure) -> u8 {
        let by = |mark| if let Mark::Speed(by) = mark { by } else { 0 };
        self.modified(figure, figure.character().row().speed, by)
    }

    /// Current initiative.
    #[must_use]
    pub fn initiative(&self, figure: Figure) -> u8 {
        let by = |mark| if let Mark::Initiative(by) = mark { by } else { 0 };
        self.modified(figure, figure.character().row().initiative, by)
    }

    /// Health left.
    #[must_use]
    pub fn health(&self, figure: Figure) -> u8 {
        figure.character().row().health.saturating_sub(self.body(figure).damage)
    }

    /// Does a visible side of a marker of this figure do that?
    #[must_use]
    #[inline]
    pub fn is_marked(&self, figure: Figure, mark: Mark) -> bool {
        self.body(figure).markers.do_(mark)
    }

    /// A figure receives a marker (ARIS-STATE-01); nobody in the infirmary does (ARIS-INFIRM-01).
    pub(crate) fn impose(&mut self, figure: Figure, state: State, by: Option<Figure>, tell: &mut impl Tell<Event>) {
        if !self.is_reachable(figure) {
            return;
        }
        let markers = &mut self.body_mut(figure).markers;
        markers.add(state);
        if state == State::Taunted {
            markers.taunted_by = by; // ARIS-STATE-TAUNT-02
        }
        tell.tell(Event::Imposed { figure, state });
    }

    /// A marker leaves.
    pub(crate) fn unmark(&mut self, figure: Figure, state: State, red: bool, tell: &mut impl Tell<Event>) {
        self.body_mut(figure).markers.remove(state, red);
        tell.tell(Event::Unmarked { figure, state });
    }

    /// Hidden ends with an attack of one's own (ARIS-STATE-HIDE-02).
    pub(crate) fn come_out(&mut self, figure: Figure, tell: &mut impl Tell<Event>) {
        for red in [true, false] {
            let markers = self.body(figure).markers;
            if if red { markers.red(State::Hidden) } else { markers.blue(State::Hidden) } > 0 {
                self.unmark(figure, State::Hidden, red, tell);
            }
        }
    }

    /// Taunts end when their author leaves (ARIS-STATE-TAUNT-02).
    pub(crate) fn end_taunts_of(&mut self, author: Figure, tell: &mut impl Tell<Event>) {
        for character in Character::ALL {
            for figure in [0, 1].map(|seat| Figure::new(arbiter_engine::Seat::new(seat), character)) {
                let markers = self.body(figure).markers;
                if markers.taunted_by == Some(author) {
                    self.unmark(figure, State::Taunted, markers.red(State::Taunted) > 0, tell);
                }
            }
        }
    }
}
