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

/// An option, and what the seat may hope for after it: 0 to 1.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weighed<C> {
    /// What may be answered.
    pub choice: C,
    /// The share of a win.
    pub chance: f32,
}

/// Something that is more or less than before.
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
    let world = peek.imagine(rng);
    let options = weighed.into_iter().take(BEST);
    let options = options.map(|Weighed { choice, chance }| Weighed { choice, chance: comes::<G>(chance) });
    Advice {
        chances,
        options: options.map(|option| (option, changes(&world, peek.seat(), option.choice, rng))).collect(),
    }
}

/// How likely each seat seems to win, as bots feel it: what is told instead is what comes of it ([`Game::CAME`]).
#[must_use]
pub fn felt<G: Game>(peek: &Peek<'_, G>, rng: &mut Rng) -> [f32; MAX_SEATS] {
    Search::<G>::new(Style::default()).chances(peek, rng)
}

/// What changes by an answer, once the thought is finished: what counts most first.
fn changes<G: Game>(before: &G, seat: Seat, choice: G::Choice, rng: &mut Rng) -> Vec<Change> {
    let mut after = *before;
    after.apply(seat, choice, &mut ());
    Thought::new().finish(&mut after, seat, EFFORT, rng);
    let [before, after] = [before, &after].map(|position| Sides::of(position, seat));
    let mut told = Vec::new();
    for telling in G::TELLING {
        let places = telling.places(G::FEATURES);
        let sum = |side: &[i8]| -> i32 { side[places.clone()].iter().map(|number| i32::from(*number)).sum() };
        let own = sum(&after.own) - sum(&before.own);
        let theirs: i32 = after.rivals.iter().map(|side| sum(side)).sum::<i32>()
            - before.rivals.iter().map(|side| sum(side)).sum::<i32>();
        let changed = [(own, false), (theirs, true)].into_iter().filter(|(by, _)| *by != 0);
        told.extend(changed.map(|(by, rival)| Change { what: telling.word, by, rival }));
    }
    told.truncate(TOLD);
    told
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
