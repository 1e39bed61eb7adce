//! Advice: what somebody who plays well would do, what it is worth, and what changes by it.
//!
//! Advice goes by a [`Peek`], as bots do: it never comes from what the seat cannot see. What changes is read from the game's
//! [features](Game::features), through the eyes of the seat, where the game has words for them ([`Game::TELLING`]).

use crate::{Late, Search, Style, thought::Thought, truth::comes};
use arbiter_engine::{Eyes, Features, Game, MAX_SEATS, Peek, Rng, Seat, Seats, Telling, places};

/// So many options are advised.
const BEST: usize = 3;
/// So many changes are told of each.
const TOLD: usize = 3;
/// How long a thought is followed to see what it changes, in positions looked at.
const EFFORT: u32 = 200;
/// In so many imagined worlds, each with luck of its own: a roll that went well in one of them says nothing.
const WORLDS: usize = 8;

/// An option, and what the seat may hope for after it: 0 to 1.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weighed<C> {
    /// What may be answered.
    pub choice: C,
    /// The share of a win.
    pub chance: f32,
}

/// Something that is as much more or less than before, or even further from it, in most of the worlds that could be.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Change {
    /// What: a word of [`Game::TELLING`].
    pub what: &'static str,
    /// By how much.
    pub by: i32,
    /// Is it a rival who has more or less of it?
    pub rival: bool,
}

/// What somebody who plays well would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<C> {
    /// How likely each seat is to win as things stand, as far as the one who asks can know; together 1.
    pub chances: [f32; MAX_SEATS],
    /// The best options, the best first, with what changes by each at once. None where nothing is asked.
    pub options: Vec<(Weighed<C>, Vec<Change>)>,
}

/// Advises a seat: how things stand, and, with a budget of so many lines, what to do. Thinks no longer than until it is late.
#[must_use]
pub fn advise<G: Game>(peek: &Peek<'_, G>, lines: u32, is_late: Late<'_>, rng: &mut Rng) -> Advice<G::Choice> {
    let mut search = Search::<G>::new(Style { budget: lines.max(1), ..Style::default() });
    let mut chances = search.chances(peek, rng).map(comes::<G>);
    let all = chances.iter().take(usize::from(peek.seats())).sum::<f32>().max(f32::MIN_POSITIVE);
    chances.iter_mut().for_each(|chance| *chance /= all);
    let weighed = if lines > 0 && peek.is_asked() { search.weigh(peek, is_late, rng) } else { Vec::new() };
    let options = weighed.into_iter().take(BEST);
    let options = options.map(|Weighed { choice, chance }| Weighed { choice, chance: comes::<G>(chance) });
    Advice { chances, options: options.map(|option| (option, changes(peek, option.choice, rng))).collect() }
}

/// How likely each seat seems to win, as bots feel it: what is told instead is what comes of it ([`Game::CAME`]).
#[must_use]
pub fn felt<G: Game>(peek: &Peek<'_, G>, rng: &mut Rng) -> [f32; MAX_SEATS] {
    Search::<G>::new(Style::default()).chances(peek, rng)
}

/// What changes by an answer, once the thought is finished: what counts most first.
fn changes<G: Game>(peek: &Peek<'_, G>, choice: G::Choice, rng: &mut Rng) -> Vec<Change> {
    let seat = peek.seat();
    let worlds: [_; WORLDS] = std::array::from_fn(|_| {
        let before = peek.imagine(rng);
        let mut after = before;
        after.apply(seat, choice, &mut ());
        Thought::new().finish(&mut after, seat, EFFORT, rng);
        [before, after].map(|position| Sides::of(&position, seat))
    });
    let mut told = Vec::new();
    for telling in G::TELLING {
        let places = telling.places(G::FEATURES);
        let sum = |side: &[i8]| -> i32 { side[places.clone()].iter().map(|number| i32::from(*number)).sum() };
        let own = |sides: &Sides| sum(&sides.own);
        let theirs = |sides: &Sides| sides.rivals.iter().map(|side| sum(side)).sum();
        let by = |of: &dyn Fn(&Sides) -> i32| mostly(worlds.each_ref().map(|[before, after]| of(after) - of(before)));
        let changed = [(by(&own), false), (by(&theirs), true)].into_iter().filter(|(by, _)| *by != 0);
        told.extend(changed.map(|(by, rival)| Change { what: telling.word, by, rival }));
    }
    told.truncate(TOLD);
    told
}

/// What something changes by at least, in three worlds of four; 0 if they do not agree whether it is more or less.
fn mostly(mut changes: [i32; WORLDS]) -> i32 {
    changes.sort_unstable();
    let (least, most) = (changes[WORLDS / 4], changes[WORLDS - 1 - WORLDS / 4]);
    if least > 0 {
        least
    } else if most < 0 {
        most
    } else {
        0
    }
}

/// All sides of the table as one seat sees them.
struct Sides {
    own: Vec<i8>,
    rivals: Vec<Vec<i8>>,
}

impl Sides {
    fn of<G: Game>(position: &G, seat: Seat) -> Sides {
        let side = |of: Seat| {
            let mut features = Features::new();
            position.features(of, Eyes::Seat(seat), &mut features);
            features.laid_out(places(G::FEATURES))
        };
        let rivals = Seats::all(position.seats()).into_iter().filter(|rival| *rival != seat);
        Sides { own: side(seat), rivals: rivals.map(side).collect() }
    }
}

/// The words a game has for what changes fit what it lays out.
#[must_use]
pub fn telling_fits<G: Game>() -> bool {
    G::TELLING.iter().all(|telling: &Telling| telling.places(G::FEATURES).end <= places(G::FEATURES))
}

#[cfg(test)]
mod tests {
    use super::mostly;

    #[test]
    fn only_what_happens_in_most_worlds_is_told() {
        assert_eq!(mostly([0, 0, 1, 0, 0, 0, 0, 0]), 0, "a lucky roll");
        assert_eq!(mostly([2, 2, 2, 2, 2, 2, 2, 2]), 2, "what is certain");
        assert_eq!(mostly([3, 1, 1, 2, 0, 1, 3, 1]), 1, "at least so much");
        assert_eq!(mostly([-1, -4, -1, -2, 0, 0, -1, -1]), -1);
        assert_eq!(mostly([-1, -1, -1, -1, 1, 1, 1, 1]), 0, "more or less");
    }
}
