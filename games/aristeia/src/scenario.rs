//! What the four scenarios say about zones and points (ARIS-SCEN-04 and on).

use crate::{
    Ask, Choice, Event, Reason,
    board::{Spaces, Zone, Zones},
    displace,
    figure::Figure,
    printed::{Objective, Test},
    table::{Aristeia, BOTH, rival},
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// The scoring zone moves.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The Outsider chooses a new scoring zone (ARIS-SCEN-ASSAULT-06).
    Choose,
    /// What was scored in the last round matters no more.
    Forget,
}

/// How many characters of a player are inside these spaces (ARIS-SPACE-06).
fn inside(s: &Aristeia, seat: Seat, spaces: Spaces) -> usize {
    s.team(seat).filter(|figure| s.space_of(*figure).is_some_and(|space| spaces.has(space))).count()
}

/// At the start of a round after one in which somebody scored, a new zone is chosen
/// (ARIS-SCEN-ASSAULT-06).
pub(crate) fn begin_round(s: &mut Aristeia) {
    let scored = s.players.iter().any(|player| player.scored);
    if s.round > 1 && s.setup.scenario.row().moves.is_some() && scored {
        s.next(Step::Choose);
    }
}

/// The zones that may be chosen: those without characters, or if there are none, all that are left
/// (ARIS-SCEN-ASSAULT-07, ARIS-SCEN-SCORCH-07).
fn choosable(s: &Aristeia) -> Zones {
    let burnt = match &s.setup.scenario.row().moves {
        Some(choice) if choice.spares_burnt => s.burnt,
        _ => Zones::NONE,
    };
    let pool = Zones::DEPLOYMENT.without(burnt);
    let crowd = s.crowd();
    let mut empty = Zones::NONE;
    for zone in pool {
        if zone.spaces().and(crowd).is_empty() {
            empty.insert(zone);
        }
    }
    if empty.is_empty() { pool } else { empty }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        match self {
            Step::Choose if choosable(s).into_iter().count() > 1 => Seats::only(s.outsider),
            Step::Choose | Step::Forget => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, _: &Aristeia, _: Seat) -> Ask {
        Ask::ScoringZone
    }

    pub(crate) fn options(self, s: &Aristeia, _: Seat, out: &mut impl Options<Choice, Reason>) {
        let open = choosable(s);
        for zone in Zone::ALL {
            let verdict = if open.has(zone) {
                Ok(())
            } else if zone == Zone::Central {
                Err(Reason::ZoneCentral) // ARIS-AMB-16
            } else if s.burnt.has(zone) {
                Err(Reason::ZoneBurnt { zone })
            } else {
                Err(Reason::ZoneOccupied { zone })
            };
            out.put(Choice::Zone { zone }, verdict);
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Zone { zone } = choice {
            move_to(s, zone, tell);
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, tell: &mut impl Tell<Event>) {
        match self {
            // One is left, or none: then the zone stays (ARIS-AMB-17).
            Step::Choose => {
                if let Some(zone) = choosable(s).into_iter().next() {
                    move_to(s, zone, tell);
                }
            }
            Step::Forget => s.players.iter_mut().for_each(|player| player.scored = false),
        }
    }
}

/// The scoring zone moves; characters inside are placed next to it by the Outsider.
fn move_to(s: &mut Aristeia, zone: Zone, tell: &mut impl Tell<Event>) {
    s.scoring = Zones::of(&[zone]);
    tell.tell(Event::ScoringZone { zone, scenario: s.setup.scenario });
    let within: [Option<Figure>; 7] = {
        let mut figures = s.figures().filter(|figure| s.space_of(*figure).is_some_and(|at| zone.spaces().has(at)));
        std::array::from_fn(|_| figures.next())
    };
    for figure in within.into_iter().flatten() {
        s.next(displace::Step::Clear { by: s.outsider, piece: figure.into(), zone });
    }
}

/// Conquering and burning, before points are given (ARIS-SCEN-CONQ-05 to ARIS-SCEN-CONQ-07,
/// ARIS-SCEN-SCORCH-05).
pub(crate) fn before_objectives(s: &mut Aristeia, tell: &mut impl Tell<Event>) {
    let row = s.setup.scenario.row();
    for zone in s.scoring {
        let [one, two] = BOTH.map(|seat| inside(s, seat, zone.spaces()));
        if row.conquer && one + two > 0 {
            let owner = match one.cmp(&two) {
                std::cmp::Ordering::Greater => Some(BOTH[0]),
                std::cmp::Ordering::Less => Some(BOTH[1]),
                std::cmp::Ordering::Equal => None,
            };
            for seat in BOTH {
                let conquered = &mut s.player_mut(seat).conquered;
                let had = conquered.has(zone);
                if owner == Some(seat) && !had {
                    conquered.insert(zone);
                    tell.tell(Event::Conquered { seat, zone });
                } else if owner != Some(seat) && had {
                    *conquered = conquered.without(Zones::of(&[zone]));
                    if owner.is_none() {
                        tell.tell(Event::Unconquered { zone });
                    }
                }
            }
        }
        if row.scorch && one + two > 0 {
            s.burnt.insert(zone);
            tell.tell(Event::Burnt { zone });
        }
    }
}

/// All objectives met in a round are added up, for both at the same time (ARIS-SCEN-04).
pub(crate) fn score(s: &mut Aristeia, tell: &mut impl Tell<Event>) {
    let spaces = s.scoring.spaces();
    let count = BOTH.map(|seat| inside(s, seat, spaces));
    let zones = s.players.map(|player| player.conquered.into_iter().count());
    let central = s.players.map(|player| player.conquered.has(Zone::Central));
    for seat in BOTH {
        let (me, you) = (seat.index(), rival(seat).index());
        let met = |test: Test| match test {
            Test::SoleInside => count[me] > 0 && count[you] == 0,
            Test::MoreInsideBothPresent => count[me] > count[you] && count[you] > 0,
            Test::MoreInside => count[me] > count[you],
            Test::EqualInside => count[me] == count[you] && count[me] > 0,
            Test::MoreZones => zones[me] > zones[you],
            Test::EqualZones => zones[me] == zones[you] && zones[me] > 0,
            Test::OwnsCentral => central[me],
        };
        let scenario = s.setup.scenario;
        for &Objective { points: n, test: objective, .. } in
            scenario.row().objectives.iter().filter(|one| met(one.test))
        {
            s.gain_points(seat, n);
            tell.tell(match s.scoring.into_iter().next() {
                Some(zone) if objective.is_inside() => Event::ScoredIn { seat, n, zone, objective, scenario },
                _ => Event::Scored { seat, n, objective, scenario },
            });
        }
    }
}

/// Points for an enemy sent off the central scoring zone (ARIS-SCEN-KOTH-03, ARIS-AMB-14).
pub(crate) fn frag_points(s: &Aristeia, figure: Figure) -> u8 {
    let row = s.setup.scenario.row();
    let points = row.frag_points + if s.setup.scorched_frags { row.optional_frag_points } else { 0 };
    let central =
        s.scoring.has(Zone::Central) && s.space_of(figure).is_some_and(|space| Zone::Central.spaces().has(space));
    if central { points } else { 0 }
}
