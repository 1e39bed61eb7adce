//! The agenda: what the rules still have to do, top first.

use crate::{BadNotation, List, Notation, Words, Writer};

/// A stack of steps. The top step is either waiting for a seat or about to be settled; settling it
/// may push others on top. A pause in the middle of a rule is therefore plain data: it can be
/// copied, written down and gone on from.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Agenda<S, const N: usize>(List<S, N>);

impl<S: Copy + Default + PartialEq, const N: usize> Agenda<S, N> {
    /// Nothing to do.
    #[must_use]
    pub fn new() -> Self {
        Agenda(List::new())
    }

    /// This comes next, before everything that is already there.
    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    /// What comes next.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<S> {
        self.0.last().copied()
    }

    /// Takes what comes next.
    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        self.0.pop()
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// All steps, the next one last.
    #[must_use]
    pub fn steps(&self) -> &[S] {
        &self.0
    }
}

impl<S: Copy + Default + PartialEq, const N: usize> Default for Agenda<S, N> {
    fn default() -> Self {
        Agenda::new()
    }
}

/// Written as its steps, top first, parted by bars: `pay p1 2 | act p1`; nothing when empty. Reads to the end of the words.
impl<S: Notation + Copy + Default + PartialEq, const N: usize> Notation for Agenda<S, N> {
    fn write(&self, out: &mut Writer) {
        for (i, step) in self.0.iter().rev().enumerate() {
            if i > 0 {
                out.word("|");
            }
            step.write(out);
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let mut agenda = Agenda::new();
        // A step may read to the end of its words, so they are parted first.
        let steps = words.take_rest();
        for step in steps.rsplit('|').filter(|_| !steps.is_empty()) {
            if agenda.0.is_full() {
                return Err(BadNotation::unknown("shorter_agenda", step));
            }
            agenda.push(S::from_text(step)?);
        }
        Ok(agenda)
    }
}
