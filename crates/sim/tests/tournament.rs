//! Tournaments are fair, repeatable and tell the strong from the weak.

use arbiter_bots::{Bot, Kind, bot};
use arbiter_engine::{Peek, Players, Rng, Setup as _, Table, Turn};
use arbiter_sim::{GameLine, Impossible, Luck, Outcome, Tournament, play_game};
use pebbles::Pebbles;
use serde_json::Value;

const QUICK: Kind = Kind::Search { budget: 50 };

fn tournament(bots: &[Kind], games: u64) -> Tournament<Pebbles> {
    Tournament {
        setup: Players::usual(bots.len() as u8),
        bots: bots.to_vec(),
        games,
        seed: 11,
        paired: false,
        judge: None,
    }
}

fn run(tournament: &Tournament<Pebbles>) -> (Outcome, Vec<GameLine>) {
    let mut lines = Vec::new();
    let outcome = tournament.run(|line| lines.push(line.clone())).unwrap();
    (outcome, lines)
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let tournament = tournament(&[Kind::Random, Kind::Greedy, QUICK], 30);
    let on_threads = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| run(&tournament))
    };
    let (outcome, lines) = on_threads(1);
    assert_eq!((outcome, lines.clone()), on_threads(3));
    assert!(lines.iter().map(|line| line.game).eq(0..30), "games are told in order");
}

#[test]
fn wins_add_up() {
    let (outcome, lines) = run(&tournament(&[Kind::Random; 4], 400));
    assert_eq!(outcome.unfinished, 0);
    assert!((outcome.wins.iter().sum::<f64>() - 400.0).abs() < 1e-9);
    assert!((outcome.mean_place.iter().sum::<f64>() / 4.0) < 2.5, "shared places are the better ones");
    assert!(lines.iter().any(|line| line.winners.len() > 1), "some wins are shared");
    for (rate, [low, high]) in outcome.win_rate.iter().zip(&outcome.interval) {
        assert!(low < rate && rate < high && *low < 0.25 && *high > 0.25, "equals do equally well: {outcome:?}");
    }
}

#[test]
fn thinking_helps() {
    let rate = |bots: [Kind; 2], games| run(&tournament(&bots, games)).0.win_rate[0];
    assert!(rate([Kind::Greedy, Kind::Random], 400) > 0.6);
    assert!(rate([Kind::Search { budget: 200 }, Kind::Random], 200) > 0.6);
    assert!(rate([Kind::Search { budget: 200 }, Kind::Greedy], 200) > 0.5);
}

#[test]
fn a_game_of_a_tournament_is_one_of_a_table() {
    let start = arbiter_engine::Game::begin(&Players::usual(3)).unwrap();
    let kinds = [Kind::Greedy, Kind::Random, QUICK];
    let mut bots: Vec<Box<dyn Bot<Pebbles>>> = kinds.into_iter().map(bot).collect();
    for game in 0..5 {
        let luck = Luck::of_game(3, game);
        let mut rngs: [Rng; 4] = luck.seats.clone();
        let mut table = Table::<Pebbles>::open(Players::usual(3), luck.house).unwrap();
        let played = play_game(&start, &mut bots, &[2, 0, 1], luck);
        let ranking = loop {
            table.house(&mut ());
            match table.turn() {
                Turn::Over(ranking) => break ranking,
                Turn::Waiting(asked) => {
                    let seat = asked.into_iter().next().unwrap();
                    let bot = &mut bots[[2, 0, 1][seat.index()]];
                    let choice = bot.choose(&Peek::new(table.position(), seat), &mut rngs[seat.index()]);
                    table.play(seat, choice, &mut ()).unwrap();
                }
            }
        };
        assert_eq!((played.ranking, played.plies), (Some(ranking), table.ply()));
    }
}

#[test]
fn results_are_json() {
    let (outcome, lines) = run(&tournament(&[Kind::SEARCH, Kind::Search { budget: 5 }], 2));
    let json = serde_json::to_value(&outcome).unwrap();
    for key in ["games", "players", "bots", "wins", "win_rate", "interval", "mean_decisions", "seed"] {
        assert!(json.get(key).is_some(), "{key}");
    }
    assert_eq!(json["bots"], serde_json::json!(["search", "search:5"]));
    assert_eq!(json["interval"][0].as_array().map(Vec::len), Some(2));

    let line: Value = serde_json::to_value(&lines[1]).unwrap();
    assert_eq!(line["game"], 1);
    assert_eq!(line["seats"], serde_json::json!({ "p1": "search:5", "p2": "search" }));
    assert_eq!(line["seed"].as_str().map(str::len), Some(32));
}

#[test]
fn there_is_a_bot_for_every_seat() {
    let mut tournament = tournament(&[Kind::Random; 3], 1);
    tournament.setup.players = 2;
    assert_eq!(tournament.run(|_| ()), Err(Impossible::Bots { seats: 2, bots: 3 }));
    tournament.setup.players = 9;
    assert!(matches!(tournament.run(|_| ()), Err(Impossible::Setup(_))));
}

/// What was interrupted goes on as if nothing had come between; games of somebody else's are not taken for one's own.
#[test]
fn a_tournament_goes_on_where_it_stopped() {
    let tournament = Tournament { paired: true, ..tournament(&[Kind::Greedy, Kind::Random], 20) };
    let (whole, lines) = run(&tournament);
    let kept: Vec<GameLine> = lines[..7]
        .iter()
        .map(|line| serde_json::from_str(&serde_json::to_string(line).expect("a line")).expect("the same line"))
        .collect();
    let mut told = Vec::new();
    let resumed = tournament.go_on(&kept, |line| told.push(line.clone())).expect("it can be");
    assert_eq!((resumed, &told[..]), (whole, &lines[7..]));

    let other = Tournament { seed: 12, ..tournament.clone() };
    assert_eq!(other.go_on(&kept, |_| ()), Err(Impossible::OfAnother { game: 0 }));
    let other = Tournament { bots: vec![Kind::Random, Kind::Greedy], ..tournament };
    assert_eq!(other.go_on(&kept, |_| ()), Err(Impossible::OfAnother { game: 0 }));
}
