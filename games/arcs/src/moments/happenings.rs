//! Moments at which a card does something: at once, or in an order its owner chooses.

use super::{Cue, Moment, Speaks};
use crate::{
    Ask, Choice, Event, Reason,
    action::{Action, Via},
    card::Cards,
    cards::speakers,
    map::System,
    state::Arcs,
    tables::{Ambition, Card},
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Cards that speak when their turn has come.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// Several would speak: their owner puts them in order (ARCS-MOD-04).
    Order { seat: Seat, moment: Moment, cards: Cards },
    /// A card speaks at a moment.
    Hear { card: Card, seat: Seat, moment: Moment },
    /// A card asks something, or goes on.
    Cue { card: Card, seat: Seat, stage: u8, n: u8 },
}

impl Arcs {
    /// A card asks its owner something, next.
    pub(crate) fn cue(&mut self, card: Card, seat: Seat, stage: u8, n: u8) {
        self.next(Step::Cue { card, seat, stage, n });
    }

    /// Every card of the seat that has something to say at this moment will, in an order of the
    /// seat's choice.
    pub(crate) fn announce(&mut self, seat: Seat, moment: Moment) {
        let stirs = |card: &Card| speak!(*card, stirs(*card, self, seat, moment));
        let cards: Cards = self.hearers(seat, moment).into_iter().filter(stirs).collect();
        self.put_in_order(seat, moment, cards);
    }

    fn put_in_order(&mut self, seat: Seat, moment: Moment, cards: Cards) {
        match (cards.len(), cards.first()) {
            (1, Some(card)) => self.next(Step::Hear { card, seat, moment }),
            (2.., _) => self.next(Step::Order { seat, moment, cards }),
            _ => {}
        }
    }
}

// Where the order makes no difference, cards speak at once.
impl Arcs {
    pub(crate) fn hear_set_up(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        for card in self.hearers(seat, Moment::SetUp) {
            speak!(card, set_up(card, self, seat, tell));
        }
    }

    pub(crate) fn hear_declaring(&mut self, seat: Seat, ambition: Ambition) {
        for card in self.hearers(seat, Moment::Declaring) {
            speak!(card, declaring(card, self, seat, ambition));
        }
    }

    pub(crate) fn hear_taxed(&mut self, seat: Seat, via: Via, tell: &mut impl Tell<Event>) {
        for card in self.hearers(seat, Moment::Taxed) {
            speak!(card, taxed(card, self, seat, via, tell));
        }
    }

    pub(crate) fn hear_entered(&mut self, mover: Seat, at: System, held: Option<Seat>, tell: &mut impl Tell<Event>) {
        for owner in self.rivals(mover) {
            for card in self.hearers(owner, Moment::Entered) {
                speak!(card, entered(card, self, owner, mover, at, held, tell));
            }
        }
    }

    pub(crate) fn hear_acted(&mut self, seat: Seat, action: Action, tell: &mut impl Tell<Event>) {
        for card in self.hearers(seat, Moment::Acted) {
            speak!(card, acted(card, self, seat, action, tell));
        }
    }

    /// Has the stolen card gone elsewhere than to the thief?
    pub(crate) fn hear_stolen(&mut self, card: Card, thief: Seat, tell: &mut impl Tell<Event>) -> bool {
        Moment::Stolen.heard_by().has(card) && speak!(card, stolen(card, self, thief, tell))
    }

    pub(crate) fn hear_after_scoring(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        for card in self.hearers(seat, Moment::AfterScoring) {
            speak!(card, after_scoring(card, self, seat, tell));
        }
    }

    pub(crate) fn hear_secured(&mut self, card: Card, seat: Seat, tell: &mut impl Tell<Event>) {
        if Moment::Secured.heard_by().has(card) {
            speak!(card, secured(card, self, seat, tell));
        }
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcs) -> Seats {
        match self {
            Step::Order { seat, .. } => Seats::only(seat),
            Step::Hear { .. } => Seats::NONE,
            Step::Cue { card, seat, stage, n } => speak!(card, waits_for(s, Cue { card, seat, stage, n })),
        }
    }

    pub(crate) fn ask(self, s: &Arcs, _: Seat) -> Ask {
        match self {
            Step::Order { .. } | Step::Hear { .. } => Ask::Order,
            Step::Cue { card, seat, stage, n } => speak!(card, ask(s, Cue { card, seat, stage, n })),
        }
    }

    pub(crate) fn options(self, s: &Arcs, _: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Order { cards, .. } => cards.into_iter().for_each(|card| out.offer(Choice::First { card })),
            Step::Hear { .. } => {}
            Step::Cue { card, seat, stage, n } => speak!(card, options(s, Cue { card, seat, stage, n }, out)),
        }
    }

    pub(crate) fn resume(self, s: &mut Arcs, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Order { seat, moment, mut cards }, Choice::First { card }) => {
                cards.remove(card);
                s.put_in_order(seat, moment, cards);
                s.next(Step::Hear { card, seat, moment });
            }
            (Step::Cue { card, seat, stage, n }, _) => {
                speak!(card, resume(s, Cue { card, seat, stage, n }, choice, tell));
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcs, tell: &mut impl Tell<Event>) {
        match self {
            Step::Hear { card, seat, moment } => match moment {
                Moment::Declared => speak!(card, declared(card, s, seat, tell)),
                Moment::MoveEnds => speak!(card, move_ends(card, s, seat, tell)),
                Moment::BattleBegins => speak!(card, battle_begins(card, s, seat, tell)),
                Moment::Rolled => speak!(card, rolled(card, s, seat, tell)),
                Moment::BattleEnds => speak!(card, battle_ends(card, s, seat, tell)),
                _ => {}
            },
            Step::Cue { card, seat, stage, n } => speak!(card, settle(s, Cue { card, seat, stage, n }, tell)),
            Step::Order { .. } => {}
        }
    }
}
