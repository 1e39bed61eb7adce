//! The instants at which a card may speak.
//!
//! A chapter of the rules comes to a [`Moment`] and asks the cards in somebody's play area that hear
//! it. What a card may then say is a method of [`Speaks`]; silence is the default, and costs nothing:
//! each card states the moments it hears as a constant, so a chapter intersects two words of bits.
//!
//! There are three kinds of moments. *Offers* add answers to a question; *questions* let a card bend
//! a verdict or a number and change nothing; at *happenings* a card does something, and where it
//! must ask first it pushes a [`Step::Cue`], which comes back to it.

#[macro_use]
mod speaks;
mod happenings;
mod offers;
mod questions;

pub use happenings::Step;
pub(crate) use speaks::{Cue, ExtraDice, Speaks};

use crate::{card::Cards, cards::speakers, state::Arcs, tables::Card};
use arbiter_engine::{Notation, Seat};

/// An instant at which cards may speak. Whose cards are asked stands with each.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Moment {
    // ----- offers -----
    /// The Prelude is open; cards of whose turn it is (ARCS-PRE-02).
    Prelude,
    /// A standard action could be taken; cards of who takes it (ARCS-NEW-01).
    NewAction,
    /// A follower has played a card, before the Prelude; their cards (ARCS-TIME-06).
    Followed,

    // ----- questions -----
    /// May this city be taxed? Cards of who taxes.
    MayTax,
    /// May this Court card be secured? Cards of who secures.
    MaySecure,
    /// May this be stolen? Cards of whom it is stolen from.
    MaySteal,
    /// May the Court be ransacked after a battle? Cards of whose city it was.
    MayRansack,
    /// May an ambition be declared? Cards of who declares.
    MayDeclare,
    /// May this be built where the rules have no place for it? Cards of who builds.
    MayBuild,
    /// How many dice beyond one per ship? Cards of the attacker.
    ExtraDice,
    /// May raid dice be collected? Cards of the defender.
    RaidDice,
    /// May these ships make this step of a move? Cards of who moves.
    MayStep,
    /// Are ships built fresh? Cards of who builds.
    FreshShips,
    /// As which other type may tokens be spent? Cards of who spends.
    SpendAs,
    /// How many icons of a type beyond tokens and guild cards? Cards of the holder.
    Icons,
    /// Does the lead card keep its number? Cards of who declares.
    KeepNumber,
    /// How much power for this place? Cards of who placed.
    Power,
    /// Is there a resource slot on the card? Cards of the holder.
    Slot,

    // ----- happenings -----
    /// All pieces are placed; everybody's cards, in turn order (ARCS-LL-07).
    SetUp,
    /// A declaration is about to be made and must be paid for; cards of who declares (ARCS-DECL-07).
    Declaring,
    /// An ambition was declared; cards of who declared, in an order of their choice (ARCS-DECL-06).
    Declared,
    /// A city was taxed; cards of who taxed.
    Taxed,
    /// Ships have made a step of a move; cards of every rival.
    Entered,
    /// A move is complete; cards of who moved.
    MoveEnds,
    /// A battle begins, before dice are collected; cards of the attacker, then of the defender.
    BattleBegins,
    /// The dice are rolled; cards of the attacker in an order of their choice, then of the defender.
    Rolled,
    /// A battle is over; cards of the attacker, then of the defender (ARCS-BATTLE-14).
    BattleEnds,
    /// An action was taken with the pip of a copy or pivot; cards of who took it (ARCS-MOD-02).
    Acted,
    /// The card itself is stolen.
    Stolen,
    /// All ambitions are scored; everybody's cards, in turn order (ARCS-SCORE-08).
    AfterScoring,
    /// The vox card itself is secured or ransacked, before the refill.
    Secured,
}

impl Moment {
    /// How many there are.
    pub const COUNT: usize = Moment::Secured as usize + 1;

    /// The cards that hear it.
    #[must_use]
    #[inline]
    pub fn heard_by(self) -> Cards {
        Cards::from_bits(HEARD_BY[self as usize])
    }
}

/// A set of moments.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Moments(u32);

impl Moments {
    /// None: a card that is silent, or that no chapter needs to ask.
    pub const NONE: Moments = Moments(0);

    /// These.
    #[must_use]
    pub const fn of(moments: &[Moment]) -> Moments {
        let mut bits = 0;
        let mut i = 0;
        while i < moments.len() {
            bits |= 1 << moments[i] as u32;
            i += 1;
        }
        Moments(bits)
    }
}

macro_rules! heard_by {
    ([$($name:ident: $speaker:path),* $(,)?]) => {{
        let mut heard = [0u64; Moment::COUNT];
        let mut moment = 0;
        while moment < Moment::COUNT {
            $(if <$speaker as Speaks>::HEARS.0 >> moment & 1 == 1 {
                heard[moment] |= 1 << Card::$name as u64;
            })*
            moment += 1;
        }
        heard
    }};
}

/// Which cards hear each moment.
static HEARD_BY: [u64; Moment::COUNT] = speakers!(heard_by! {});

impl Arcs {
    /// The cards of a seat that hear a moment.
    #[must_use]
    #[inline]
    pub(crate) fn hearers(&self, seat: Seat, moment: Moment) -> Cards {
        self.player(seat).cards.and(moment.heard_by())
    }
}
