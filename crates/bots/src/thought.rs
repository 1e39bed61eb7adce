//! Finishing a thought.
//!
//! Decisions come in pieces: a payment is asked essence by essence. To judge "place the dragon" by
//! the position right after those words would be to admire the dragon before paying for it. So a
//! thought goes on, with the best-looking next piece each time, until somebody else is asked.

use crate::worth::worth;
use arbiter_engine::{Choices, Game, Rng, Seat};

/// Room to think in, kept so that thinking does not allocate.
#[derive(Debug)]
pub(crate) struct Thought<G: Game> {
    pieces: Choices<G::Choice>,
    answers: Choices<G::Choice>,
}

/// Whether chance had a say in where a thought led.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Luck {
    /// The same answers always lead here.
    None,
    /// Another time it might lead elsewhere.
    Some,
}

impl<G: Game> Thought<G> {
    pub(crate) fn new() -> Self {
        Thought { pieces: Choices::new(), answers: Choices::new() }
    }

    /// Lets chance answer, each answer as likely as the next, until a person is asked or the game is
    /// over.
    pub(crate) fn settle(&mut self, position: &mut G, rng: &mut Rng) -> Luck {
        let mut luck = Luck::None;
        while position.turn().is_house() {
            position.choices(Seat::HOUSE, &mut self.answers);
            let Some(answer) = rng.pick(&self.answers) else { break };
            position.apply(Seat::HOUSE, *answer, &mut ());
            luck = Luck::Some;
        }
        luck
    }

    /// Goes on for `seat` with the best-looking piece each time, until somebody else is asked, the
    /// game is over, or the effort is spent. Effort counts positions looked at.
    pub(crate) fn finish(&mut self, position: &mut G, seat: Seat, mut effort: u32, rng: &mut Rng) -> Luck {
        let mut luck = self.settle(position, rng);
        while effort > 0 && position.turn().waits_for(seat) {
            position.choices(seat, &mut self.pieces);
            let mut onward = *position;
            let mut best = None;
            for piece in 0..self.pieces.len().min(effort as usize) {
                effort -= 1;
                let mut next = *position;
                next.apply(seat, self.pieces[piece], &mut ());
                if self.settle(&mut next, rng) == Luck::Some {
                    luck = Luck::Some;
                }
                let value = worth(&next, seat);
                if best.is_none_or(|best| value > best) {
                    best = Some(value);
                    onward = next;
                }
            }
            if best.is_none() {
                break;
            }
            *position = onward;
        }
        luck
    }
}
