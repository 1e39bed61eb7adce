//! The agenda: what the rules still have to do, top first.

use crate::{BadNotation, List, Notation, Seats, Words, Writer};

/// A stack of steps. The top step is either waiting for a seat or about to be settled; settling it
/// may push others on top. A pause in the middle of a rule is therefore plain data: it can be
/// copied, written down and gone on from.
///
/// It also keeps whom its top waits for, once the flow has found it: that follows from the position, is dear to find
/// out and is asked for often. It is no part of what is written down or compared.
#[derive(Copy, Clone, Debug)]
pub struct Agenda<S, const N: usize> {
    steps: List<S, N>,
    asked: Option<Seats>,
}

impl<S: Copy + Default + PartialEq, const N: usize> Agenda<S, N> {
    /// Nothing to do.
    #[must_use]
    pub fn new() -> Self {
        Agenda { steps: List::new(), asked: None }
    }

    /// This comes next, before everything that is already there.
    #[inline]
    pub fn push(&mut self, step: S) {
        self.asked = None;
        self.steps.push(step);
    }

    /// What comes next.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<S> {
        self.steps.last().copied()
    }

    /// Takes what comes next.
    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        self.asked = None;
        self.steps.pop()
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.asked = None;
        self.steps.clear();
    }

    /// Is nothing left to do?
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Whom the top waits for, if that was found when the flow came to rest, and nothing came or went since.
    #[must_use]
    #[inline]
    pub fn asked(&self) -> Option<Seats> {
        self.asked
    }

    /// The flow comes to rest: the top waits for these. For the flow alone ([`flow!`](crate::flow!)).
    #[inline]
    pub fn rest(&mut self, asked: Seats) {
        self.asked = Some(asked);
    }

    /// All steps, the next one last.
    #[must_use]
    pub fn steps(&self) -> &[S] {
        &self.steps
    }
}

impl<S: PartialEq, const N: usize> PartialEq for Agenda<S, N> {
    fn eq(&self, other: &Self) -> bool {
        self.steps == other.steps
    }
}

impl<S: Eq, const N: usize> Eq for Agenda<S, N> {}

impl<S: Copy + Default + PartialEq, const N: usize> Default for Agenda<S, N> {
    fn default() -> Self {
        Agenda::new()
    }
}

/// Written as its steps, top first, parted by bars: `pay p1 2 | act p1`; nothing when empty. Reads to the end of the words.
impl<S: Notation + Copy + Default + PartialEq, const N: usize> Notation for Agenda<S, N> {
    fn write(&self, out: &mut Writer) {
        for (i, step) in self.steps.iter().rev().enumerate() {
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
            if agenda.steps.is_full() {
                return Err(BadNotation::unknown("shorter_agenda", step));
            }
            agenda.push(S::from_text(step)?);
        }
        Ok(agenda)
    }
}
