//! Playing one game, and playing at random as fast as the rules allow.

use arbiter_bots::Bot;
use arbiter_engine::{Choices, Game, Log, MAX_SEATS, Peek, Ranking, Rng, Seat, Seed, Table, Turn};

/// All the luck of one game: that of the House, and that of whoever sits in each seat.
#[derive(Clone, Debug)]
pub struct Luck {
    /// What the House answers by. A table opened with this seed deals and rolls the same.
    pub house: Seed,
    /// What the bots think by.
    pub seats: [Rng; MAX_SEATS],
}

impl Luck {
    /// The luck of one of many games.
    #[must_use]
    pub fn of_game(seed: u64, number: u64) -> Luck {
        let mut rng = Rng::stream(seed, number);
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&rng.next_u64().to_be_bytes());
        bytes[8..].copy_from_slice(&rng.next_u64().to_be_bytes());
        Luck { house: Seed::new(bytes), seats: std::array::from_fn(|_| Rng::new(rng.next_u64())) }
    }
}

/// How one game went.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Played {
    /// Who came where; nothing if the game was stopped after [`Game::LONGEST`] choices.
    pub ranking: Option<Ranking>,
    /// Choices made by seats.
    pub decisions: u64,
    /// All choices, those of the House included.
    pub plies: usize,
}

/// Plays a game from a position to its end. `bots[seating[seat]]` answers for a seat.
///
/// The game is the very one that a [`arbiter_engine::Table`] with the same seed would play, only
/// without a log.
pub fn play_game<G: Game, B: Bot<G>>(start: &G, bots: &mut [B], seating: &[usize], luck: Luck) -> Played {
    watch_game(start, bots, seating, luck, |_, _| ())
}

/// The same for somebody who looks at every position, and how many choices led to it.
pub(crate) fn watch_game<G: Game, B: Bot<G>>(
    start: &G,
    bots: &mut [B],
    seating: &[usize],
    mut luck: Luck,
    mut watch: impl FnMut(&G, usize),
) -> Played {
    let mut position = *start;
    let mut choices = Choices::new();
    let mut decisions = 0;
    for plies in 0..G::LONGEST {
        watch(&position, plies);
        let seats = match position.turn() {
            Turn::Waiting(seats) => seats,
            Turn::Over(ranking) => return Played { ranking: Some(ranking), decisions, plies },
        };
        let Some(seat) = seats.into_iter().next() else { break };
        let choice = if seat.is_house() {
            position.choices(seat, &mut choices);
            choices[luck.house.answer(plies, choices.len())]
        } else {
            decisions += 1;
            bots[seating[seat.index()]].choose(&Peek::new(&position, seat), &mut luck.seats[seat.index()])
        };
        position.apply(seat, choice, &mut ());
    }
    Played { ranking: position.turn().ranking(), decisions, plies: G::LONGEST }
}

/// The same game at a [`Table`], for whoever wants its log as well; slower, since a table takes nothing on trust.
pub(crate) fn play_at_table<G: Game, B: Bot<G>>(
    setup: &G::Setup,
    bots: &mut [B],
    seating: &[usize],
    mut luck: Luck,
) -> Result<(Played, Log<G>), G::Reason> {
    let mut table = Table::<G>::open(setup.clone(), luck.house)?;
    let mut decisions = 0;
    while table.ply() < G::LONGEST {
        if table.house_once(&mut ()) {
            continue;
        }
        let Turn::Waiting(seats) = table.turn() else { break };
        let Some(seat) = seats.into_iter().next() else { break };
        decisions += 1;
        let bot = &mut bots[seating[seat.index()]];
        let choice = bot.choose(&Peek::new(table.position(), seat), &mut luck.seats[seat.index()]);
        if table.play(seat, choice, &mut ()).is_err() {
            break; // a bot that answers what it may not has not finished
        }
    }
    Ok((Played { ranking: table.turn().ranking(), decisions, plies: table.ply() }, table.log().clone()))
}

/// What happened in some games of random play.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games begun.
    pub games: u64,
    /// Of these, games stopped after [`Game::LONGEST`] choices.
    pub unfinished: u64,
    /// Choices made by seats.
    pub decisions: u64,
    /// Choices made by the House.
    pub house_decisions: u64,
    /// The options the seats had, summed over their decisions.
    pub options: u64,
    /// The most options a seat had in one decision.
    pub max_options: usize,
}

/// Plays games at random: list the choices, pick one, carry it out in place. Nothing else, and
/// nothing on the heap once `choices` has grown to the longest list.
pub fn play_random_loop<G: Game>(
    start: &G,
    games: u64,
    rng: &mut Rng,
    choices: &mut Choices<G::Choice>,
    tally: &mut Tally,
) {
    for _ in 0..games {
        tally.games += 1;
        let mut position = *start;
        let mut plies = 0;
        while let Some(seat) = first_asked(&position) {
            if plies == G::LONGEST {
                tally.unfinished += 1;
                break;
            }
            plies += 1;
            position.choices(seat, choices);
            if seat.is_house() {
                tally.house_decisions += 1;
            } else {
                tally.decisions += 1;
                tally.options += choices.len() as u64;
                tally.max_options = tally.max_options.max(choices.len());
            }
            position.apply(seat, choices[rng.below(choices.len())], &mut ());
        }
    }
}

/// Who is asked, the lowest seat first; nobody when the game is over.
#[inline]
fn first_asked<G: Game>(position: &G) -> Option<Seat> {
    match position.turn() {
        Turn::Waiting(seats) => seats.into_iter().next(),
        Turn::Over(_) => None,
    }
}
