//! What a bot is handed.

use crate::{Choices, Eyes, Game, Horizon, Rng, Seat};

/// What a seat may know of a position, and nothing else: its view, its decision, and positions
/// imagined anew to think in. A bot cannot cheat, for it holds nothing to cheat with.
#[derive(Debug)]
pub struct Peek<'a, G> {
    position: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Peek<'a, G> {
    /// What `seat` may know of the position.
    #[must_use]
    pub fn new(position: &'a G, seat: Seat) -> Self {
        Peek { position, seat }
    }

    /// Whose eyes these are.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many sit at the table.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.position.seats()
    }

    /// What the seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.position.view(Eyes::Seat(self.seat))
    }

    /// Is the seat asked anything?
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.position.turn().waits_for(self.seat)
    }

    /// What the seat is asked.
    #[must_use]
    pub fn ask(&self) -> G::Ask {
        self.position.ask(self.seat)
    }

    /// What the seat may answer.
    pub fn choices(&self, out: &mut Choices<G::Choice>) {
        self.position.choices(self.seat, out);
    }

    /// What the seat may answer without folly; everything, if nothing else is left.
    pub fn sensible(&self, out: &mut Choices<G::Choice>) {
        self.choices(out);
        if out.iter().any(|choice| !self.is_folly(*choice)) {
            out.retain(|choice| !self.is_folly(*choice));
        }
    }

    /// Would nobody say this who knows the rules?
    #[must_use]
    pub fn is_folly(&self, choice: G::Choice) -> bool {
        self.position.is_folly(self.seat, choice)
    }

    /// How far a plan made now should be thought through.
    #[must_use]
    pub fn horizon(&self) -> Option<Horizon> {
        self.position.horizon()
    }

    /// A position that looks just the same to the seat; everything it cannot know is made up.
    #[must_use]
    pub fn imagine(&self, rng: &mut Rng) -> G {
        let mut position = *self.position;
        position.redeal(self.seat, rng);
        position
    }
}
