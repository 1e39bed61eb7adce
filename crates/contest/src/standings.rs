//! Who stands where: points, and what breaks ties by the usual methods.

use crate::{Entrant, Format, Meeting, Plan, WIN, knockout};

/// How somebody stands.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Line {
    /// Who.
    pub entrant: Entrant,
    /// Their place, from 1; shared by those whom nothing sets apart.
    pub place: u16,
    /// Their points, in twelfths: [`WIN`] for first place.
    pub points: i64,
    /// Meetings they came first in, alone.
    pub wins: u16,
    /// Meetings that are over.
    pub played: u16,
    /// How often they had nobody to meet.
    pub byes: u16,
    /// Buchholz: the points of everybody they met, in 144ths; for a table of several, their mean.
    pub buchholz: i64,
    /// Sonneborn–Berger: the points of everybody they came before, half of those they tied with, in 144ths.
    pub berger: i64,
}

/// What sets apart those who are alike so far.
#[derive(Copy, Clone)]
enum By {
    Reached,
    Points,
    /// What they got against each other.
    Direct,
    Buchholz,
    Berger,
    Wins,
}

/// Everybody who entered, the first first.
#[must_use]
pub fn standings(plan: &Plan, here: &[bool], meetings: &[Meeting]) -> Vec<Line> {
    let lines: Vec<Line> = (0..here.len()).map(|entrant| line(entrant as Entrant, meetings)).collect();
    let all = |entrant: Entrant| lines[usize::from(entrant)];
    let lines: Vec<Line> = lines.iter().map(|line| broken(*line, &all, meetings)).collect();
    let reached = knockout::reached(here, meetings);
    let order: &[By] = match plan.format {
        Format::Knockout => &[By::Reached],
        Format::Swiss => &[By::Points, By::Buchholz, By::Berger, By::Direct],
        Format::RoundRobin | Format::League => &[By::Points, By::Direct, By::Berger, By::Wins],
    };
    let mut groups = vec![lines];
    for by in order {
        groups = groups.into_iter().flat_map(|group| apart(&group, *by, &reached, meetings)).collect();
    }
    let mut place = 1;
    let mut told = Vec::new();
    for group in groups {
        let shared = group.len() as u16;
        told.extend(group.into_iter().map(|line| Line { place, ..line }));
        place += shared;
    }
    told
}

/// A group in smaller groups, the better first; who is alike stays in the order of entry.
fn apart(group: &[Line], by: By, reached: &[i64], meetings: &[Meeting]) -> Vec<Vec<Line>> {
    let among: Vec<Entrant> = group.iter().map(|line| line.entrant).collect();
    let worth = |line: &Line| match by {
        By::Reached => reached[usize::from(line.entrant)],
        By::Points => line.points,
        By::Direct => direct(line.entrant, &among, meetings),
        By::Buchholz => line.buchholz,
        By::Berger => line.berger,
        By::Wins => i64::from(line.wins),
    };
    let mut ranked: Vec<(i64, Line)> = group.iter().map(|line| (worth(line), *line)).collect();
    ranked.sort_by_key(|(worth, line)| (std::cmp::Reverse(*worth), line.entrant));
    ranked.chunk_by(|one, other| one.0 == other.0).map(|chunk| chunk.iter().map(|(_, line)| *line).collect()).collect()
}

fn line(entrant: Entrant, meetings: &[Meeting]) -> Line {
    let mut line = Line { entrant, place: 0, points: 0, wins: 0, played: 0, byes: 0, buchholz: 0, berger: 0 };
    for meeting in meetings.iter().filter(|meeting| meeting.is_over() && meeting.has(entrant)) {
        line.points += meeting.points(entrant);
        line.played += 1;
        line.byes += u16::from(meeting.is_bye());
        line.wins += u16::from(!meeting.is_bye() && meeting.points(entrant) == WIN);
    }
    line
}

/// With what breaks ties. Whoever had nobody to meet counts as having met somebody with as many points as they have.
fn broken(line: Line, all: &impl Fn(Entrant) -> Line, meetings: &[Meeting]) -> Line {
    let mut line = line;
    for meeting in meetings.iter().filter(|meeting| meeting.is_over() && meeting.has(line.entrant)) {
        if meeting.is_bye() {
            line.buchholz += line.points * WIN;
            continue;
        }
        let others = meeting.seats.len() as i64 - 1;
        for (rival, halves) in meeting.rivals(line.entrant) {
            line.buchholz += all(rival).points * WIN / others;
            line.berger += all(rival).points * halves * WIN / (2 * others);
        }
    }
    line
}

/// What somebody got against these alone.
fn direct(entrant: Entrant, among: &[Entrant], meetings: &[Meeting]) -> i64 {
    let over = meetings.iter().filter(|meeting| meeting.is_over() && meeting.has(entrant));
    let halves = over.flat_map(|meeting| meeting.rivals(entrant));
    halves.filter(|(rival, _)| among.contains(rival)).map(|(_, halves)| halves).sum()
}
