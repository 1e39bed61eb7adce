//! Beginning and end of a chapter: dealing, the mulligan, scoring, clean-up, the end of the game
//! (ARCS-SETUP-09 to ARCS-SETUP-11, ARCS-CHAP-01, ARCS-CLEAN-01 to ARCS-NEXT-02).

use crate::{
    Ask, Choice, Event, Reason,
    action::{ActionCard, ActionCards},
    pile::Pile,
    round,
    score::{self, marker_power},
    slots,
    state::{Arcs, Round, Turn},
    tables::{Ambition, CHAPTERS, HAND, POWER_TO_WIN},
};
use arbiter_engine::{BySeat, Notation, Options, Ranking, Seat, Seats, Tell};
use std::cmp::Reverse;

/// A chapter, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The House deals a card.
    Deal { seat: Seat, n: u8 },
    /// With two players, the one without the initiative may take another hand.
    Mulligan { seat: Seat },
    /// The House deals the other hand.
    Redeal { seat: Seat, n: u8 },
    /// The rest becomes the discard pile, and the first round begins.
    Ready,
    /// Ambitions are scored.
    Score,
    /// Trophies and captives return, a marker is flipped.
    CleanUp,
    /// The game ends, or the next chapter begins.
    Close,
}

/// The next chapter begins (ARCS-NEXT-01).
pub(crate) fn begin(s: &mut Arcs, tell: &mut impl Tell<Event>) {
    s.chapter += 1;
    tell.tell(Event::ChapterBegins { n: s.chapter });
    s.pile = Pile::EMPTY;
    s.round = Round::default();
    s.turn = Turn::default();
    for player in &mut s.players.0 {
        player.hand = ActionCards::EMPTY;
        player.knows = ActionCards::EMPTY;
    }
    s.next(Step::Deal { seat: s.initiative, n: 0 });
}

/// Action cards that nobody has been dealt yet.
pub(crate) fn undealt(s: &Arcs) -> ActionCards {
    s.players
        .0
        .iter()
        .fold(ActionCard::deck(s.count()), |deck, player| deck.without(player.hand))
        .without(s.pile.cards())
}

impl Step {
    pub(crate) fn waits_for(self, _: &Arcs) -> Seats {
        match self {
            Step::Deal { .. } | Step::Redeal { .. } => Seats::only(Seat::HOUSE),
            Step::Mulligan { seat } => Seats::only(seat),
            _ => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, _: &Arcs, _: Seat) -> Ask {
        match self {
            Step::Mulligan { .. } => Ask::Mulligan,
            _ => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Arcs, _: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Deal { seat, .. } | Step::Redeal { seat, .. } => {
                undealt(s).into_iter().for_each(|card| out.offer(Choice::Deal { seat, card }));
            }
            Step::Mulligan { .. } => {
                out.offer(Choice::Keep);
                out.offer(Choice::Mulligan);
            }
            _ => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcs, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Deal { seat, n }, Choice::Deal { card, .. }) => {
                deal(s, seat, card, tell);
                let left = seat.left(s.count());
                if n + 1 < HAND {
                    s.next(Step::Deal { seat, n: n + 1 });
                } else if left != s.initiative {
                    s.next(Step::Deal { seat: left, n: 0 });
                } else if s.count() == 2 {
                    s.next(Step::Mulligan { seat: left.left(2) });
                } else {
                    s.next(Step::Ready);
                }
            }
            (Step::Mulligan { .. }, Choice::Keep) => s.next(Step::Ready),
            (Step::Mulligan { seat }, Choice::Mulligan) => {
                // The discarded six are not drawn again, and their owner knows where they are
                // (ARCS-SETUP-10, ARCS-SETUP-11).
                let hand = std::mem::take(&mut s.player_mut(seat).hand);
                s.player_mut(seat).knows = hand;
                s.pile.put(hand);
                tell.tell(Event::Mulliganed { seat });
                s.next(Step::Redeal { seat, n: 0 });
            }
            (Step::Redeal { seat, n }, Choice::Deal { card, .. }) => {
                deal(s, seat, card, tell);
                s.next(if n + 1 < HAND { Step::Redeal { seat, n: n + 1 } } else { Step::Ready });
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcs, tell: &mut impl Tell<Event>) {
        match self {
            Step::Ready => {
                let rest = undealt(s).or(s.pile.cards());
                s.pile = Pile::EMPTY;
                s.pile.put(rest);
                s.next(round::Step::Begin);
            }
            Step::Score => {
                s.next(Step::CleanUp);
                score::score(s, tell);
                // What cards do after scoring does not depend on an order (ARCS-SCORE-08).
                for seat in s.in_order() {
                    s.hear_after_scoring(seat, tell);
                }
            }
            Step::CleanUp => {
                s.next(Step::Close);
                clean_up(s, tell);
            }
            Step::Close => close(s, tell),
            _ => {}
        }
    }
}

fn deal(s: &mut Arcs, seat: Seat, card: ActionCard, tell: &mut impl Tell<Event>) {
    s.player_mut(seat).hand.insert(card);
    tell.tell(Event::Dealt { seat, card });
}

/// Trophies and captives return if their ambition held a marker; then all markers are available
/// and the lowest that is blue is flipped (ARCS-CLEAN-01 to ARCS-CLEAN-03).
fn clean_up(s: &mut Arcs, tell: &mut impl Tell<Event>) {
    let held = |s: &Arcs, ambition| s.markers.contains(&Some(ambition));
    if held(s, Ambition::Tyrant) {
        s.players.0.iter_mut().for_each(|player| player.captives = BySeat::default());
        tell.tell(Event::CaptivesReturned);
    }
    if held(s, Ambition::Warlord) {
        let before = s.players.0.map(|player| player.trophies);
        s.players.0.iter_mut().for_each(|player| player.trophies = BySeat::default());
        tell.tell(Event::TrophiesReturned);
        // Cities that return may cover slots (ARCS-CLEAN-02); the last pushed is asked first.
        for seat in s.in_order().rev() {
            if before.iter().any(|taken| taken[seat].cities > 0) {
                slots::cover(s, seat);
            }
        }
    }
    s.markers = [None; 3];
    if usize::from(s.flipped) < s.markers.len() {
        let (first, second) = marker_power(usize::from(s.flipped), s.flipped + 1);
        s.flipped += 1;
        tell.tell(Event::MarkerFlipped { first, second });
    }
}

/// Enough power for somebody, or the last chapter (ARCS-END-01).
fn close(s: &mut Arcs, tell: &mut impl Tell<Event>) {
    let enough = u16::from(POWER_TO_WIN[usize::from(s.count() - 2) % POWER_TO_WIN.len()]);
    if s.chapter >= CHAPTERS || s.everybody().any(|seat| s.player(seat).power >= enough) {
        let ranking = s.ranking();
        for seat in ranking.winners() {
            tell.tell(Event::Won { seat });
        }
    } else {
        begin(s, tell);
    }
}

impl Arcs {
    /// Most power wins; a tie goes to whoever comes first in turn order (ARCS-END-02).
    pub(crate) fn ranking(&self) -> Ranking {
        let late = |seat| self.in_order().position(|other| other == seat);
        Ranking::of(self.count(), |seat| (self.player(seat).power, Reverse(late(seat))))
    }
}
