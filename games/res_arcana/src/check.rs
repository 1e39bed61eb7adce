//! Points and the victory check (RESA-VP-01 to RESA-VP-06, RESA-CHECK-01 to RESA-CHECK-08).

use crate::{
    Ask, Choice, Event, Reason, bout,
    card::{PointsPer, Power, Subtype, When},
    component::Component,
    essence::Essence,
    power,
    setup::Play,
    state::ResArcana,
};
use arbiter_components::Indexed;
use arbiter_engine::{Notation, Options, Ranking, Seat, Seats, Tell};

/// Points that end the game (RESA-CHECK-03).
pub const ENOUGH: u16 = 10;

/// A victory check.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// A player may react (RESA-CHECK-02).
    React { seat: Seat },
    /// Everybody's points are counted.
    Count,
}

/// Begins a check.
pub(crate) fn begin(s: &mut ResArcana, tell: &mut impl Tell<Event>) {
    tell.tell(Event::Check);
    s.next(Step::Count);
    for seat in s.in_order().rev() {
        s.next(Step::React { seat });
    }
}

/// The component whose reaction to a check its owner may use now.
fn reaction(s: &ResArcana, seat: Seat) -> Option<(Component, u8, &'static Power)> {
    s.player(seat).play.into_iter().find_map(|component| {
        let powers = s.card_of(component).facts().powers;
        let index = powers.iter().position(|power| power.when == When::VictoryCheck)?;
        power::usable(s, seat, component, &powers[index]).ok()?;
        Some((component, index as u8, &powers[index]))
    })
}

impl ResArcana {
    /// The points of a seat now (RESA-VP-01), without points for one check only.
    #[must_use]
    pub fn points(&self, seat: Seat) -> u16 {
        let token = u16::from(self.first == seat);
        self.player(seat).play.into_iter().map(|component| self.points_of(seat, component)).sum::<u16>() + token
    }

    /// The points a component gives its owner (RESA-VP-02 to RESA-VP-05).
    #[must_use]
    pub fn points_of(&self, seat: Seat, component: Component) -> u16 {
        let facts = self.card_of(component).facts();
        let own = |subtype| self.artifacts(seat).into_iter().filter(|at| self.card_of(*at).is(subtype)).count() as u16;
        let per: u16 = facts
            .points_per
            .iter()
            .map(|per| match per {
                PointsPer::EssenceOnIt(essence, points) => {
                    u16::from(*points) * self.on[component.index()].get(*essence)
                }
                PointsPer::Creature(points) => u16::from(*points) * own(Subtype::Creature),
                PointsPer::Dragon(points) => u16::from(*points) * own(Subtype::Dragon),
            })
            .sum();
        u16::from(facts.points) + per
    }

    /// What breaks a tie: essences in the pool, Gold counting twice (RESA-CHECK-04).
    #[must_use]
    pub fn tie_break(&self, seat: Seat) -> u16 {
        let pool = self.player(seat).pool;
        pool.total() + pool.get(Essence::Gold)
    }

    /// The ranking by points in this check, then essences; equals share (RESA-CHECK-05).
    #[must_use]
    pub fn ranking(&self) -> Ranking {
        if self.setup.play != Play::Game {
            return bout::ranking(self);
        }
        self.game_ranking()
    }

    fn game_ranking(&self) -> Ranking {
        let points = |seat| self.points(seat) + u16::from(self.player(seat).bonus);
        Ranking::of(self.count(), |seat| (points(seat), self.tie_break(seat)))
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &ResArcana) -> Seats {
        match self {
            Step::React { seat } if reaction(s, seat).is_some() => Seats::only(seat),
            Step::React { .. } | Step::Count => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &ResArcana, seat: Seat) -> Ask {
        reaction(s, seat).map_or(Ask::Chance, |(component, ..)| Ask::Check { card: s.card_of(component) })
    }

    pub(crate) fn options(self, s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        if let Some((component, ..)) = reaction(s, seat) {
            out.offer(Choice::React { card: s.card_of(component) });
            out.offer(Choice::Decline);
        }
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        if let (Choice::React { card }, Some((component, index, row))) = (choice, reaction(s, seat)) {
            tell.tell(Event::Used { seat, card });
            power::pay(s, seat, component, &row.cost, tell);
            power::effects(s, seat, component, index, tell);
        }
    }

    pub(crate) fn settle(self, s: &mut ResArcana, tell: &mut impl Tell<Event>) {
        if self != Step::Count {
            return;
        }
        let mut most = 0;
        for seat in s.everybody() {
            let n = s.points(seat) + u16::from(s.player(seat).bonus);
            tell.tell(Event::Scored { seat, n });
            most = most.max(n);
        }
        if most < ENOUGH {
            // Temporary points vanish (RESA-CHECK-06).
            for player in &mut s.players.0 {
                player.bonus = 0;
            }
            tell.tell(Event::NobodyYet);
            return;
        }
        s.agenda.clear();
        let ranking = s.game_ranking();
        for seat in ranking.winners() {
            tell.tell(Event::Won { seat });
        }
        if s.setup.play != Play::Game {
            bout::game_over(s, ranking);
        }
    }
}
