//! How a position looks to somebody who plays well: points first, then the points the round will bring, then
//! who is fit to fight for the next ones.
//!
//! Everything is in one currency: a victory point is worth [`POINT`], more of it the nearer the end. The
//! heart is `presence`: how likely each character is to stand in a scoring zone when the round ends, and what the
//! scenario pays for that. `fight` knows what attacks do on average, those under way and those to come, so that
//! an attack is worth something from its declaration on, before a die has fallen. Before there is a board to look
//! at, `talent` knows whom to have in the team.
//!
//! What is *absent*: rivals. Who is ahead is for whoever compares two estimates.

mod fight;
mod presence;
mod talent;

use crate::{
    board::Zone,
    figure::{Figure, Place},
    printed::{Mark, Turned},
    round,
    setup::TEAM,
    step::Step,
    table::{Aristeia, BOTH},
    tables::ROUND_LIMIT,
    turn,
};
use arbiter_engine::{List, Seat};

/// A victory point, by how many objectives phases are still to come: in the end nothing else counts.
const POINT: [i32; 6] = [2400, 1500, 1150, 1000, 900, 850];
/// Each part of a frag that is not its points: it decides ties.
const FRAG: i32 = 70;
/// A tactic in hand, for each phase to come up to three.
const CARD: i32 = 28;
/// All health lost but the last point; less in the last round.
const WOUNDS: i32 = 220;
/// A character in the infirmary, and on the bench.
const INFIRMARY: i32 = -260;
const BENCH: i32 = -90;
/// A marker that hinders, and one that helps.
const HINDERED: i32 = -45;
const HELPED: i32 = 25;
/// A marker that will do damage.
const SMOULDERING: i32 = -55;
/// Cannot move, while it has an activation to come.
const STUCK: i32 = -60;
/// A point to spend that is left; small, so that it is spent.
const UNSPENT: i32 = 9;

/// What sending a character to the infirmary is worth, besides what it scores …
const FRAGGED: i32 = 330;
/// … and if it stood in a scoring zone …
const FROM_ZONE: i32 = 260;
/// … or had its activation still to come.
const UNUSED: i32 = 200;

pub(crate) fn estimate(s: &Aristeia, seat: Seat) -> i32 {
    estimates(s)[seat.index() & 1]
}

pub(crate) fn estimates(s: &Aristeia) -> [i32; 2] {
    if let Some(talents) = talent::of_teams(s) {
        return talents;
    }
    let outlook = Outlook::of(s);
    let clock = outlook.clock;
    let (hoped, under_way) = (presence::hoped_for(s, &outlook), fight::under_way(s, &outlook));
    BOTH.map(|seat| {
        let (player, side) = (s.player(seat), seat.index() & 1);
        let mut worth = clock.point() * i32::from(player.points) + FRAG * i32::from(player.frags);
        worth += CARD * clock.phases.min(3) * player.hand.len() as i32;
        for fighter in outlook.team(seat) {
            worth += body(s, fighter, clock);
        }
        worth += hoped[side] + under_way[side] + fight::prospects(seat, &outlook);
        if s.active().is_some_and(|figure| figure.seat() == seat) {
            worth += UNSPENT * i32::from(s.activation.points + s.activation.movement);
        }
        worth
    })
}

/// The estimate of a seat, and in it the points to come, fights under way and fights that are possible.
pub(crate) fn parts(s: &Aristeia, seat: Seat) -> [i32; 4] {
    let whole = estimate(s, seat);
    if talent::of_teams(s).is_some() {
        return [whole, 0, 0, 0];
    }
    let (outlook, side) = (Outlook::of(s), seat.index() & 1);
    let [hoped, under_way] = [presence::hoped_for(s, &outlook), fight::under_way(s, &outlook)].map(|both| both[side]);
    [whole, hoped, under_way, fight::prospects(seat, &outlook)]
}

/// How much of the game is left.
#[derive(Copy, Clone, Debug)]
struct Clock {
    /// Objectives phases to come.
    phases: i32,
    /// Is the round over, and all its points given?
    scored: bool,
    /// For each seat: is the activation of the character whose card is face up still to come?
    waits: [bool; 2],
}

impl Clock {
    fn of(s: &Aristeia) -> Clock {
        let (mut scored, mut waits) = (s.round == 0, [false; 2]);
        for step in s.agenda.steps() {
            match step {
                Step::Round(round::Step::Recover | round::Step::Begin) => scored = true,
                Step::Turn(turn::Step::Order | turn::Step::Prevail) => waits = [true; 2],
                Step::Turn(turn::Step::Activate { seat }) => waits[seat.index() & 1] = true,
                _ => {}
            }
        }
        let phases = i32::from(ROUND_LIMIT.saturating_sub(s.round)) + i32::from(!scored);
        Clock { phases, scored, waits }
    }

    fn point(self) -> i32 {
        POINT[self.phases.clamp(0, 5) as usize]
    }

    /// Will there be a round after this one?
    fn goes_on(self) -> bool {
        self.phases > i32::from(!self.scored)
    }

    /// Is an activation of this figure still to come in the round that scores next?
    fn to_come(self, s: &Aristeia, figure: Figure) -> bool {
        if self.scored {
            return true;
        }
        let planned = s.player(figure.seat()).plan.iter().position(|character| *character == figure.character());
        match planned.map(|place| (place + 1).cmp(&usize::from(s.turn))) {
            None | Some(std::cmp::Ordering::Greater) => true,
            Some(std::cmp::Ordering::Equal) => self.waits[figure.seat().index() & 1],
            Some(std::cmp::Ordering::Less) => false,
        }
    }
}

/// What a figure can still do this round.
#[derive(Copy, Clone, Debug, Default)]
struct Means {
    /// Action points it has or will have.
    points: i32,
    /// Movement points it has.
    movement: i32,
    /// What a move action gives it; 0 if it cannot move.
    speed: i32,
}

impl Means {
    /// How far it can walk.
    fn reach(self) -> i32 {
        self.movement + self.speed * (self.points / 2)
    }
}

/// What everything else asks about a figure, looked up once.
#[derive(Copy, Clone, Debug, Default)]
struct Fighter {
    figure: Figure,
    place: Place,
    /// Is its activation still to come?
    to_come: bool,
    /// What it can do in this round …
    means: Means,
    /// … and in a new one.
    fresh: Means,
    /// Does it see no farther than one space?
    blind: bool,
    health: u8,
    /// What a point of damage is worth to the other player, and what the last one is.
    wound: i32,
    fragged: i32,
}

impl Fighter {
    fn of(s: &Aristeia, figure: Figure, clock: Clock) -> Fighter {
        let (body, row) = (s.body(figure), figure.character().row());
        let to_come = clock.to_come(s, figure);
        let stuck = !body.markers.is_empty() && s.is_marked(figure, Mark::CannotMove);
        let speed = if stuck { 0 } else { i32::from(s.speed(figure)) };
        let fresh = Means { points: i32::from(s.energy(figure)), movement: 0, speed };
        let means = if s.active() == Some(figure) {
            let movement = if stuck { 0 } else { i32::from(s.activation.movement) };
            Means { points: i32::from(s.activation.points), movement, speed }
        } else if to_come {
            fresh
        } else {
            Means::default()
        };
        let mut fragged = FRAGGED + CARD * clock.phases.min(3);
        if let Place::On(space) = body.place
            && let Some(zone) = s.scoring.into_iter().find(|zone| zone.spaces().has(space))
        {
            fragged += FROM_ZONE;
            if zone == Zone::Central {
                let scenario = s.setup.scenario.row();
                let optional = if s.setup.scorched_frags { scenario.optional_frag_points } else { 0 };
                fragged += clock.point() * i32::from(scenario.frag_points + optional);
            }
        }
        if to_come && !clock.scored {
            fragged += UNUSED;
        }
        let blind = !body.markers.is_empty() && s.is_marked(figure, Mark::Blind);
        let (health, wound) = (s.health(figure), WOUNDS / i32::from(row.health.max(1)));
        Fighter { figure, place: body.place, to_come, means, fresh, blind, health, wound, fragged }
    }
}

/// The clock and both teams.
#[derive(Debug)]
struct Outlook {
    clock: Clock,
    teams: [List<Fighter, TEAM>; 2],
}

impl Outlook {
    fn of(s: &Aristeia) -> Outlook {
        let clock = Clock::of(s);
        let team = |seat| s.team(seat).take(TEAM).map(|figure| Fighter::of(s, figure, clock)).collect();
        Outlook { clock, teams: BOTH.map(team) }
    }

    fn team(&self, seat: Seat) -> &[Fighter] {
        &self.teams[seat.index() & 1]
    }

    /// What the others know about this figure.
    fn find(&self, figure: Figure) -> Option<&Fighter> {
        self.team(figure.seat()).iter().find(|fighter| fighter.figure == figure)
    }
}

/// Health, markers, and being there at all.
fn body(s: &Aristeia, fighter: &Fighter, clock: Clock) -> i32 {
    let figure = fighter.figure;
    let body = s.body(figure);
    let mut worth = match body.place {
        Place::Infirmary => return if clock.goes_on() { INFIRMARY } else { INFIRMARY / 2 },
        Place::Bench if s.round > 0 => BENCH,
        Place::Box | Place::Bench | Place::On(_) => 0,
    };
    if body.damage > 0 {
        let wounds = fighter.wound * i32::from(body.damage);
        worth -= if clock.goes_on() { wounds } else { wounds / 2 };
    }
    if body.markers.is_empty() {
        return worth;
    }
    for (state, red, count) in body.markers.iter() {
        let row = state.row();
        let marker = match row.turned {
            Turned::Damage(_) | Turned::Roll(_) => SMOULDERING,
            Turned::Stays if row.positive => HELPED,
            Turned::Stays if !red && row.blue.is_empty() => 0,
            Turned::Stays if red && row.red.contains(&Mark::CannotMove) && clock.to_come(s, figure) => HINDERED + STUCK,
            Turned::Stays => HINDERED,
        };
        worth += marker * i32::from(count);
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::rival;
    use arbiter_engine::read_position;

    /// How much p1 is ahead.
    fn lead(text: &str) -> i32 {
        let position: Aristeia = read_position(text).unwrap_or_else(|error| panic!("{error}"));
        let [one, two] = estimates(&position);
        assert_eq!(one, estimate(&position, BOTH[0]));
        assert_eq!(two, estimate(&position, rival(BOTH[0])));
        one - two
    }

    #[test]
    fn what_is_good_for_one_is_bad_for_the_other() {
        for (one, two) in
            [("gata j14", "maximus j6"), ("gata j14", "gata j10"), ("parvati m13 red blinded", "gata bench")]
        {
            let leads =
                [(one, two), (two, one)].map(|(one, two)| lead(&format!("p1 {one}; p2 {two}; agenda round plan")));
            assert_eq!(leads[0], -leads[1], "{one}, {two}");
        }
    }

    #[test]
    fn when_nobody_acts_any_more_the_zone_is_all() {
        let at = |space: &str| {
            lead(&format!("p1 gata {space}; p2 gata b10; p1 plan gata; p2 plan gata; round 1; turn 1; agenda turn end"))
        };
        assert!(at("j10") > at("j13") + POINT[5], "inside or not");
        assert!(at("j13") > at("j19"), "nearer is better");
    }

    #[test]
    fn wounds_frags_and_cards_count() {
        let base = lead("p1 maximus j14; p2 maximus j6; agenda round plan");
        assert!(lead("p1 maximus j14; p2 maximus j6 damage 3; agenda round plan") > base);
        assert!(lead("p1 maximus j14; p2 maximus j6; p1 frags 1; agenda round plan") > base);
        assert!(lead("p1 maximus j14; p2 maximus j6; p1 hand no; agenda round plan") > base);
        assert!(lead("p1 maximus j14 red immobilised; p2 maximus j6; agenda round plan") < base);
    }

    /// An attack that may send Gata off is worth more than the points it costs, before a die has fallen.
    #[test]
    fn an_attack_is_worth_something_from_its_declaration_on() {
        let table = "p1 wild_bill m16; p2 gata m13 damage 1; round 1; turn 1; p1 plan wild_bill; p2 plan gata";
        let before = lead(&format!("{table}; active p1.wild_bill points 3"));
        let declared = lead(&format!(
            "{table}; active p1.wild_bill; doing twin_pistols at p2.gata; agenda action pools | activation act"
        ));
        assert!(declared > before + 100, "{declared}, {before}");
    }
}
