//! Everything a seat can answer, and its one text form.

use crate::{
    board::{Space, Zone},
    dice::{Colour, DieAt, Symbol, Thrown},
    figure::{Figure, Piece, Target},
    tables::{Action, Character, State, Switch, Tactic},
};
use arbiter_engine::{Arg, Argument, BadNotation, Message, Notation, Seat, Things, Words, Writer};

/// An answer. Written as a verb and what it is about: `step j10`, `act called_shot p2.gata`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message)]
#[message(prefix = "aris-choice")]
#[allow(missing_docs, reason = "the fields say what the answer is about")]
pub enum Choice {
    // ----- the House -----
    /// A die shows this face.
    Roll { die: Thrown },
    /// This tactic is drawn.
    Draw { tactic: Tactic },
    /// This character joins a team.
    Deal { seat: Seat, character: Character },
    /// This tactic joins a deck.
    DealTactic { seat: Seat, tactic: Tactic },
    /// This tactic is discarded at random.
    Lose { tactic: Tactic },
    /// This seat becomes Outsider.
    Outsider { seat: Seat },
    /// All have answered in secret: the answers are opened.
    Unseal,
    /// The initiative cards of the turn are turned up.
    Reveal,

    // ----- before the first round -----
    /// This character joins the own team.
    Pick { character: Character },
    /// This tactic joins the own deck.
    Keep { tactic: Tactic },
    /// Keep the opening hand.
    KeepHand,
    /// Put it back and draw four others.
    NewHand,
    /// This deployment zone, or the group it belongs to; this scoring zone.
    Zone { zone: Zone },
    /// This seat goes first.
    First { seat: Seat },
    /// A character is deployed.
    Deploy { character: Character, space: Space },

    // ----- a round -----
    /// This initiative card comes next.
    Plan { character: Character },
    /// Of two rules that contradict each other, that of this seat prevails.
    Prevail { seat: Seat },

    // ----- the actions step -----
    /// Spend a movement point.
    Step { space: Space },
    /// Try to get away from adjacent enemies.
    Disengage,
    /// Declare an action, with tactics that help to choose it.
    Act { action: Action, target: Target, with: With },
    /// Repeat the attack on this target, free.
    Repeat { target: Piece, with: With },
    /// Play a tactic.
    Play { tactic: Tactic, on: On },
    /// Play no tactic.
    Pass,
    /// Nothing more: end the actions, or the switches.
    Done,

    // ----- pieces of these -----
    /// This character holds the one that wants to leave.
    Hold { figure: Figure },
    /// Remove Focused for a die.
    Focus,
    /// Cancel a die by a critical block.
    Cancel { die: DieAt },
    /// Use a switch.
    Switch { switch: Switch },
    /// Pay with this symbol.
    Pay { symbol: Symbol },
    /// Apply the success effect.
    Apply,
    /// Do not.
    Decline,
    /// Displace to this space.
    Displace { space: Space },
    /// Displace no farther.
    Stay,
    /// Place on this space.
    Place { space: Space },
    /// Next to this piece.
    Beside { piece: Piece },
    /// Maximus takes so much of the damage.
    Split { n: u8 },
    /// Throw this die again.
    Reroll { die: DieAt },
    /// No more of them.
    Enough,
    /// Take the symbol out of this die.
    Take { die: DieAt },
    /// A die of this colour.
    Colour { colour: Colour },
    /// Exchange this die.
    Exchange { die: DieAt },
    /// Remove this marker.
    Remove { state: State, side: Side },
    /// This marker turns next.
    Turn { state: State },
    /// Take this tactic from the own deck.
    Fetch { tactic: Tactic },
}

/// The side of a marker that is up.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message)]
#[message(prefix = "aris-side")]
#[allow(missing_docs, reason = "colours are colours")]
pub enum Side {
    Red,
    Blue,
}

/// For whom a tactic is played, and at whom: `p1.gata`, `p1.gata at p2.maximus`, or nothing.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct On {
    /// The own character it is played for.
    pub figure: Option<Figure>,
    /// The target named with it.
    pub target: Option<Figure>,
}

impl Notation for On {
    fn write(&self, out: &mut Writer) {
        if let Some(figure) = self.figure {
            figure.write(out);
        }
        if let Some(target) = self.target {
            out.word("at");
            target.write(out);
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let mut on = On::default();
        if words.peek().is_some_and(|word| word.contains('.')) {
            on.figure = Some(Figure::read(words)?);
        }
        if words.take("at") {
            on.target = Some(Figure::read(words)?);
        }
        Ok(on)
    }

    fn touch(&self, touched: &mut Things) {
        for figure in self.figure.into_iter().chain(self.target) {
            figure.touch(touched);
        }
    }
}

/// Said as the characters named.
impl Argument for On {
    fn argument(&self) -> Arg {
        Arg::List(self.figure.into_iter().chain(self.target).map(|figure| figure.say()).collect())
    }
}

/// Tactics that help to choose an action, in the order they are played: `with ricochet`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct With(pub [Option<Tactic>; 2]);

impl With {
    /// The tactics.
    pub fn tactics(self) -> impl Iterator<Item = Tactic> {
        self.0.into_iter().flatten()
    }
}

impl Notation for With {
    fn write(&self, out: &mut Writer) {
        if self.0[0].is_some() {
            out.word("with");
            self.tactics().for_each(|tactic| tactic.write(out));
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let mut with = With::default();
        if words.take("with") {
            with.0[0] = Some(Tactic::read(words)?);
            if words.peek().is_some_and(|word| Tactic::from_text(word).is_ok()) {
                with.0[1] = Some(Tactic::read(words)?);
            }
        }
        Ok(with)
    }

    fn touch(&self, touched: &mut Things) {
        self.tactics().for_each(|tactic| tactic.touch(touched));
    }
}

/// Said as the names of the tactics.
impl Argument for With {
    fn argument(&self) -> Arg {
        Arg::List(self.tactics().map(|tactic| tactic.say()).collect())
    }
}
