//! The tree of a knock-out. Seeds meet as late as they can: the first and the second only at the end.

use crate::{Entrant, Meeting, seats::seated};

/// How often two play if nobody wins; then the better seed goes on.
const TRIES: usize = 2;

/// Who stands in which place of the tree, in the order that keeps the best apart for longest.
fn tree(count: usize) -> Vec<Option<Entrant>> {
    let mut order = vec![0];
    while order.len() < count {
        let size = order.len() * 2;
        order = order.into_iter().flat_map(|seed| [seed, size - 1 - seed]).collect();
    }
    order.into_iter().map(|seed| (seed < count).then_some(seed as Entrant)).collect()
}

/// What came of two who stand beside each other in the tree.
enum Came {
    /// This one goes on.
    On(Option<Entrant>),
    /// This is to be played.
    Play(Meeting),
}

/// The meetings that come next; none if it is over.
pub(crate) fn next(here: &[bool], meetings: &[Meeting]) -> Vec<Meeting> {
    let is_here = |entrant: Entrant| here.get(usize::from(entrant)).copied().unwrap_or(false);
    let mut slots = tree(here.len());
    let mut round = 1;
    while slots.len() > 1 {
        let (mut on, mut play) = (Vec::new(), Vec::new());
        for pair in slots.chunks(2) {
            match came(round, pair, is_here, meetings) {
                Came::On(entrant) => on.push(entrant),
                Came::Play(meeting) => play.push(meeting),
            }
        }
        if !play.is_empty() {
            return play;
        }
        slots = on;
        round += 1;
    }
    Vec::new()
}

fn came(round: u8, pair: &[Option<Entrant>], is_here: impl Fn(Entrant) -> bool, meetings: &[Meeting]) -> Came {
    let [one, other] = match pair {
        [Some(one), Some(other)] => [*one, *other],
        // Nobody stands beside them.
        [one, other] => return alone(round, one.or(*other), meetings),
        _ => return Came::On(None),
    };
    let played: Vec<&Meeting> =
        meetings.iter().filter(|meeting| meeting.round == round && meeting.has(one) && meeting.has(other)).collect();
    if let Some(last) = played.last()
        && last.points(one) != last.points(other)
    {
        return Came::On(Some(if last.points(one) > last.points(other) { one } else { other }));
    }
    match (is_here(one), is_here(other)) {
        (true, false) => alone(round, Some(one), meetings),
        (false, true) => alone(round, Some(other), meetings),
        (false, false) => Came::On(None),
        (true, true) if played.len() >= TRIES => Came::On(Some(one.min(other))),
        (true, true) => Came::Play(Meeting::of(round, seated(&[one, other], meetings))),
    }
}

/// Whoever has nobody to meet in a round goes on, and it is noted.
fn alone(round: u8, entrant: Option<Entrant>, meetings: &[Meeting]) -> Came {
    let Some(entrant) = entrant else { return Came::On(None) };
    let is_noted = meetings.iter().any(|meeting| meeting.round == round && meeting.seats == [entrant]);
    if is_noted { Came::On(Some(entrant)) } else { Came::Play(Meeting::of(round, vec![entrant])) }
}

/// How far each came: the last round they were in, and whether they went on from it.
pub(crate) fn reached(here: &[bool], meetings: &[Meeting]) -> Vec<i64> {
    let of = |entrant: Entrant| {
        let Some(last) = meetings.iter().filter(|meeting| meeting.has(entrant)).map(|meeting| meeting.round).max()
        else {
            return 0;
        };
        let in_it = meetings.iter().filter(|meeting| meeting.round == last && meeting.has(entrant));
        let in_it: Vec<&Meeting> = in_it.filter(|meeting| meeting.is_over()).collect();
        let won = in_it.last().is_some_and(|meeting| {
            let best = meeting.seats.iter().map(|other| meeting.points(*other)).max();
            let ties = meeting.seats.iter().filter(|other| Some(meeting.points(**other)) == best).count();
            let first = meeting.seats.iter().min() == Some(&entrant);
            Some(meeting.points(entrant)) == best && (ties == 1 || (in_it.len() >= TRIES && first))
        });
        i64::from(last) * 2 + i64::from(won)
    };
    (0..here.len()).map(|entrant| of(entrant as Entrant)).collect()
}
