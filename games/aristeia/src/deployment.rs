//! Deployment (ARIS-SETUP-09 to ARIS-SETUP-11, ARIS-SCEN-03).

use crate::{
    Ask, Choice, Event, Reason,
    board::{Space, Spaces, Zone, Zones},
    figure::{Figure, Place},
    round,
    table::{Aristeia, BOTH, rival},
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Deployment, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The Outsider chooses zones for both.
    Zones,
    /// The Outsider says who deploys first.
    Order,
    /// A player deploys a character.
    Deploy { seat: Seat },
}

/// The zone that stands for a choice of zones.
fn sign((own, _): &(Zones, Zones)) -> Zone {
    own.into_iter().next().unwrap_or_default()
}

/// Where a player may deploy: inside or next to the own zones, never in a scoring zone.
fn spaces(s: &Aristeia, seat: Seat, free: Spaces) -> Spaces {
    let zones = s.player(seat).zones.spaces();
    zones.or(zones.around()).and(free).without(s.scoring.spaces())
}

/// What speaks against deploying in a space that is not among those where a player may.
fn refused(s: &Aristeia, free: Spaces, space: Space) -> Reason {
    if !free.has(space) {
        Reason::NotFreeToDeploy { space }
    } else if s.scoring.spaces().has(space) {
        Reason::ScoringZone // ARIS-SETUP-11
    } else {
        Reason::NotYourZone
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        Seats::only(match self {
            Step::Zones | Step::Order => s.outsider,
            Step::Deploy { seat } => seat,
        })
    }

    pub(crate) fn ask(self, s: &Aristeia, _: Seat) -> Ask {
        let in_groups = || s.setup.scenario.row().deployments.iter().any(|(own, _)| own.into_iter().count() > 1);
        match self {
            Step::Zones if in_groups() => Ask::DeploymentGroup,
            Step::Zones => Ask::DeploymentZone,
            Step::Order => Ask::FirstDeployer,
            Step::Deploy { .. } => Ask::Deploy,
        }
    }

    pub(crate) fn options(self, s: &Aristeia, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Zones => {
                let choices = s.setup.scenario.row().deployments;
                for zone in Zone::ALL {
                    let open = choices.iter().any(|choice| sign(choice) == zone);
                    out.put(Choice::Zone { zone }, if open { Ok(()) } else { Err(Reason::ZoneNotOffered { zone }) });
                }
            }
            Step::Order => BOTH.into_iter().for_each(|seat| out.offer(Choice::First { seat })),
            Step::Deploy { .. } => {
                let free = s.free();
                let places = spaces(s, seat, free);
                let near = places.or(places.around());
                for figure in s.team(seat).filter(|figure| !s.is_inside(*figure)) {
                    for space in near {
                        let choice = Choice::Deploy { character: figure.character(), space };
                        out.put(choice, if places.has(space) { Ok(()) } else { Err(refused(s, free, space)) });
                    }
                }
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Zones, Choice::Zone { zone }) => {
                let choices = s.setup.scenario.row().deployments;
                if let Some((own, other)) = choices.iter().find(|choice| sign(choice) == zone) {
                    s.player_mut(seat).zones = *own;
                    s.player_mut(rival(seat)).zones = *other;
                    tell.tell(Event::ZoneTaken { seat, zone });
                }
                s.next(Step::Order);
            }
            (Step::Order, Choice::First { seat }) => {
                tell.tell(Event::DeploysFirst { seat });
                s.next(Step::Deploy { seat });
            }
            (Step::Deploy { .. }, Choice::Deploy { character, space }) => {
                let figure = Figure::new(seat, character);
                s.body_mut(figure).place = Place::On(space);
                tell.tell(Event::Deployed { figure, space });
                // One character at a time, in turn, until all stand (ARIS-SCEN-03).
                let waits = |seat: &Seat| s.team(*seat).any(|figure| !s.is_inside(figure));
                match [rival(seat), seat].iter().find(|seat| waits(seat)) {
                    Some(seat) => s.next(Step::Deploy { seat: *seat }),
                    None => finish(s, tell),
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, _: &mut Aristeia, _: &mut impl Tell<Event>) {}
}

/// All stand: red counters, where the scenario says so, then round 1 (ARIS-SETUP-09).
fn finish(s: &mut Aristeia, tell: &mut impl Tell<Event>) {
    if s.setup.scenario.row().counters {
        for zones in BOTH.map(|seat| s.player(seat).zones) {
            for zone in zones {
                s.burnt.insert(zone); // ARIS-SCEN-SCORCH-03
                tell.tell(Event::Burnt { zone });
            }
        }
    }
    s.next(round::Step::Begin);
}
