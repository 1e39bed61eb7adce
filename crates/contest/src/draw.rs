//! Who meets next.

use crate::{
    Entrant, Format, Line, Meeting, Plan, knockout, matching::all_paired, met, seats::seated, standings::standings,
};

/// The meetings that come next, once all so far are over; none if there are no more. `here` says of everybody who entered
/// whether they are still there.
#[must_use]
pub fn next(plan: &Plan, here: &[bool], meetings: &[Meeting]) -> Vec<Meeting> {
    if here.iter().filter(|here| **here).count() < 2 {
        return Vec::new();
    }
    let round = meetings.iter().map(|meeting| meeting.round).max().unwrap_or(0) + 1;
    match plan.format {
        Format::RoundRobin => {
            let mut round = round;
            // A round in which only those who have left would meet is none.
            while usize::from(round) <= rounds_of(here.len()) {
                let drawn = of_all(round, round, false, here);
                if !drawn.is_empty() {
                    return drawn;
                }
                round += 1;
            }
            Vec::new()
        }
        Format::League if meetings.is_empty() => {
            let once = rounds_of(here.len()) as u8;
            let both = (1..=once).flat_map(|round| of_all(round, round, false, here));
            both.chain((1..=once).flat_map(|round| of_all(round, once + round, true, here))).collect()
        }
        Format::League => Vec::new(),
        Format::Knockout => knockout::next(here, meetings),
        Format::Swiss if round > plan.rounds => Vec::new(),
        Format::Swiss if plan.size <= 2 => swiss(round, here, plan, meetings),
        Format::Swiss => groups(round, here, plan, meetings),
    }
}

/// In how many rounds everybody meets everybody.
fn rounds_of(count: usize) -> usize {
    count + count % 2 - 1
}

/// The pairs of one round in which everybody meets everybody in the end: all but one go round in a ring, as in the tables
/// of Berger. Who would meet nobody, or somebody who has left, has a bye.
fn of_all(turn: u8, round: u8, turned: bool, here: &[bool]) -> Vec<Meeting> {
    let ring = rounds_of(here.len());
    let at = usize::from(turn) - 1;
    let mut pairs = vec![if at.is_multiple_of(2) { [at, ring] } else { [ring, at] }];
    pairs.extend((1..=ring / 2).map(|step| {
        let (one, other) = ((at + step) % ring, (at + ring - step) % ring);
        if step.is_multiple_of(2) { [other, one] } else { [one, other] }
    }));
    let is_here = |entrant: &usize| here.get(*entrant).copied().unwrap_or(false);
    let meeting = |pair: [usize; 2]| {
        let mut seats: Vec<Entrant> = pair.into_iter().filter(is_here).map(|entrant| entrant as Entrant).collect();
        if turned {
            seats.reverse();
        }
        (!seats.is_empty()).then(|| Meeting::of(round, seats))
    };
    pairs.into_iter().filter_map(meeting).collect()
}

/// Those who are there, the best first.
fn by_standing(here: &[bool], plan: &Plan, meetings: &[Meeting]) -> Vec<Line> {
    let mut lines = standings(plan, here, meetings);
    lines.retain(|line| here.get(usize::from(line.entrant)).copied().unwrap_or(false));
    lines
}

/// Pairs of those who stand alike; nobody meets twice as long as everybody can be paired otherwise.
fn swiss(round: u8, here: &[bool], plan: &Plan, meetings: &[Meeting]) -> Vec<Meeting> {
    let mut left = by_standing(here, plan, meetings);
    let mut bye = None;
    // How often two may have met: once more only if there is no other way.
    for often in 0..=meetings.len() {
        let may = |one: &Line, other: &Line| met(meetings, one.entrant, other.entrant) <= often;
        if left.len() % 2 == 1 {
            // Whoever stands lowest has nobody to meet, but nobody twice before everybody once.
            let least = left.iter().map(|line| line.byes).min();
            let found = (0..left.len()).rev().filter(|at| Some(left[*at].byes) == least).find(|without| {
                let rest: Vec<&Line> = (0..left.len()).filter(|at| at != without).map(|at| &left[at]).collect();
                all_paired(rest.len(), |one, other| may(rest[one], rest[other]))
            });
            let Some(without) = found else { continue };
            bye = Some(left.remove(without).entrant);
        } else if !all_paired(left.len(), |one, other| may(&left[one], &left[other])) {
            continue;
        }
        let mut drawn = Vec::new();
        while !left.is_empty() {
            let one = left.remove(0);
            let alike = left.iter().take_while(|line| line.points == one.points).count();
            // Of those who stand alike, the upper half meets the lower; then whoever comes next.
            let middle = alike / 2;
            let mut wished: Vec<usize> = (middle..alike).chain((0..middle).rev()).chain(alike..left.len()).collect();
            wished.retain(|at| may(&one, &left[*at]));
            let found = wished.into_iter().find(|at| {
                let rest: Vec<&Line> = (0..left.len()).filter(|other| other != at).map(|at| &left[at]).collect();
                all_paired(rest.len(), |one, other| may(rest[one], rest[other]))
            });
            // There always is one: everybody could be paired before.
            let Some(at) = found else { break };
            drawn.push(Meeting::of(round, seated(&[one.entrant, left.remove(at).entrant], meetings)));
        }
        drawn.extend(bye.map(|entrant| Meeting::of(round, vec![entrant])));
        return drawn;
    }
    Vec::new()
}

/// Tables of several, as even as can be, of those who stand alike; who has met least often sits together.
fn groups(round: u8, here: &[bool], plan: &Plan, meetings: &[Meeting]) -> Vec<Meeting> {
    let mut left: Vec<Entrant> = by_standing(here, plan, meetings).into_iter().map(|line| line.entrant).collect();
    let tables = left.len().div_ceil(usize::from(plan.size));
    let (few, more) = (left.len() / tables, left.len() % tables);
    let mut drawn: Vec<Vec<Entrant>> = Vec::new();
    for table in 0..tables {
        let mut sit = vec![left.remove(0)];
        while sit.len() < few + usize::from(table < more) {
            let known = |other: &Entrant| sit.iter().map(|one| met(meetings, *one, *other)).sum::<usize>();
            let next = (0..left.len()).min_by_key(|at| (known(&left[*at]), *at)).unwrap_or(0);
            let next = left.remove(next);
            sit.push(next);
        }
        drawn.push(sit);
    }
    drawn.into_iter().map(|sit| Meeting::of(round, seated(&sit, meetings))).collect()
}
