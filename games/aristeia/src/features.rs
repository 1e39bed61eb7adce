//! What a learner is told of one side of the table; [`LAYOUT`] says what lies where.
//!
//! What the eyes may not see is left out: tactics in the hand of a rival are only counted, and so are picks and plans that lie face down,
//! which only the Arbiter's eyes see in what is hoped for.

use crate::{
    estimate,
    figure::{Figure, Place},
    table::{Aristeia, rival},
    tables::{Character, Scenario, Tactic},
};
use arbiter_engine::{Eyes, Features, Game, Seat, Telling};

const TEAM: usize = Character::ALL.len();

/// What lies where, in order.
pub(crate) const LAYOUT: &[(&str, usize)] = &[
    // The estimate, in hundreds; points to come, fights under way and possible: seen by the Arbiter only.
    ("estimate_parts", 4),
    // Scenario.
    ("scenario", Scenario::ALL.len()),
    // Victory points; more than the rival; frags; more than the rival.
    ("points_and_frags", 4),
    // Round; turn of the round; rounds to come.
    ("round", 3),
    // Outsider, active, asked now.
    ("claims", 3),
    // Action points and movement points left.
    ("activation", 2),
    // Tactics in hand; in the deck.
    ("tactics", 2),
    // Each tactic in hand, as far as they are seen.
    ("held", Tactic::ALL.len()),
    // For each character: in the HexaDome.
    ("inside", TEAM),
    // In a scoring zone.
    ("scoring", TEAM),
    // In the infirmary.
    ("infirmary", TEAM),
    // Damage.
    ("damage", TEAM),
    // Markers.
    ("markers", TEAM),
    // Characters in the HexaDome, in scoring zones, beside enemies.
    ("counts", 3),
];

/// What has words, for whoever explains a choice.
pub(crate) const TELLING: &[Telling] = &[
    Telling::new("points", "points_and_frags", 0, 1),
    Telling::new("frags", "points_and_frags", 2, 1),
    Telling::new("scoring", "counts", 1, 1),
    Telling::new("infirmary", "infirmary", 0, TEAM),
    Telling::new("damage", "damage", 0, TEAM),
    Telling::new("markers", "markers", 0, TEAM),
    Telling::new("tactics", "tactics", 0, 1),
    Telling::new("movement", "activation", 1, 1),
    Telling::new("actions", "activation", 0, 1),
];

pub(crate) fn features(s: &Aristeia, of: Seat, eyes: Eyes, out: &mut Features) {
    let parts = if eyes == Eyes::Arbiter { estimate::parts(s, of) } else { [0; 4] };
    let (player, other) = (s.player(of), s.player(rival(of)));
    parts.into_iter().for_each(|part| out.single(part / 100));
    let row = out.row(Scenario::ALL.len());
    out.mark(row + s.setup.scenario as usize);
    let (points, frags) = (i32::from(player.points), i32::from(player.frags));
    for number in [points, points - i32::from(other.points), frags, frags - i32::from(other.frags)] {
        out.single(number);
    }
    for number in [s.round, s.turn, crate::tables::ROUND_LIMIT.saturating_sub(s.round)] {
        out.single(number.into());
    }
    let active = s.active().is_some_and(|figure| figure.seat() == of);
    out.claims([s.outsider == of, active, s.turn().waits_for(of)]);
    for number in [s.activation.points, s.activation.movement] {
        out.single(if active { number.into() } else { 0 });
    }
    out.single(player.hand.len() as i32);
    out.single(player.deck.len() as i32);
    let held = out.row(Tactic::ALL.len());
    for tactic in player.hand.into_iter().filter(|_| eyes.are(of)) {
        out.mark(held + tactic as usize);
    }
    team(s, of, out);
}

fn team(s: &Aristeia, of: Seat, out: &mut Features) {
    let [inside, scoring, out_of_it, damage, markers] = std::array::from_fn(|_| out.row(TEAM));
    let mut counts = [0; 3];
    // Whom a rival has picked is seen when both teams are whole; until then nobody stands anywhere.
    for figure in Character::ALL.map(|character| Figure::new(of, character)) {
        let (body, at) = (s.body(figure), figure.character() as usize);
        match body.place {
            Place::On(space) => {
                out.mark(inside + at);
                counts[0] += 1;
                if s.scoring.into_iter().any(|zone| zone.spaces().has(space)) {
                    out.mark(scoring + at);
                    counts[1] += 1;
                }
                counts[2] += i32::from(s.enemies_beside(figure).next().is_some());
            }
            Place::Infirmary => out.mark(out_of_it + at),
            Place::Box | Place::Bench => {}
        }
        out.put(damage + at, body.damage.into());
        out.put(markers + at, body.markers.iter().map(|(_, _, count)| i32::from(count)).sum());
    }
    counts.into_iter().for_each(|count| out.single(count));
}
