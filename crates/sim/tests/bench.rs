//! Random play is measured, and does not touch the heap.
#![allow(unsafe_code, reason = "an allocator that counts is an `unsafe impl`, whatever it does")]

use arbiter_engine::{Choices, Game, Players, Rng, Setup as _};
use arbiter_sim::{Tally, Until, bench, play_random_loop};
use arcmage::Arcmage;
use arcs::Arcs;
use aristeia::Aristeia;
use pebbles::Pebbles;
use res_arcana::ResArcana;
use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    time::Duration,
};

/// Counts what each thread asks the heap for.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: everything is left to the system's allocator; the counter is a plain thread-local cell that
// needs neither the heap nor a destructor.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// How often random play of a game asks the heap for room, once the list of choices has grown: the
/// same games are played twice, and the second time counts.
fn allocations_in_loop<G: Game>(setup: &G::Setup, games: u64) -> u64 {
    let start = G::begin(setup).unwrap();
    let (mut choices, mut tally) = (Choices::new(), Tally::default());
    play_random_loop(&start, games, &mut Rng::new(5), &mut choices, &mut tally);
    let before = ALLOCATIONS.get();
    play_random_loop(&start, games, &mut Rng::new(5), &mut choices, &mut tally);
    ALLOCATIONS.get() - before
}

#[test]
fn random_play_does_not_allocate() {
    let before = ALLOCATIONS.get();
    drop(std::hint::black_box(Box::new(1)));
    assert_eq!(ALLOCATIONS.get() - before, 1, "the counter counts");
    for seats in 2..=4 {
        assert_eq!(allocations_in_loop::<Pebbles>(&Players::usual(seats), 100), 0);
    }
}

/// In so many games of every variant, with every number of seats.
fn does_not_allocate<G: Game>(games: u64) {
    let setups = (2..=4).flat_map(G::Setup::variants);
    let allocating: Vec<_> = setups.filter(|(_, setup)| allocations_in_loop::<G>(setup, games) > 0).collect();
    assert!(allocating.is_empty(), "{} allocates in {allocating:?}", G::NAME);
}

#[test]
fn random_play_of_res_arcana_does_not_allocate() {
    does_not_allocate::<ResArcana>(100);
}

#[test]
fn random_play_of_arcs_does_not_allocate() {
    does_not_allocate::<Arcs>(100);
}

#[test]
fn random_play_of_aristeia_does_not_allocate() {
    does_not_allocate::<Aristeia>(100);
}

#[test]
fn random_play_of_arcmage_does_not_allocate() {
    does_not_allocate::<Arcmage>(20);
}

#[test]
fn random_play_is_the_same_for_the_same_seed() {
    let start = Pebbles::begin(&Players::usual(3)).unwrap();
    let tally = || {
        let mut tally = Tally::default();
        play_random_loop(&start, 50, &mut Rng::new(1), &mut Choices::new(), &mut tally);
        tally
    };
    assert_eq!(tally(), tally());
    assert_eq!((tally().games, tally().unfinished), (50, 0));
}

#[test]
fn a_bench_says_what_it_measured() {
    let measured = bench::<Pebbles>(&Players::usual(3), Until::Games(40), 1).unwrap();
    assert_eq!((measured.game, measured.players, measured.games), ("pebbles", 3, 40));
    assert_eq!(measured.bytes_per_position, size_of::<Pebbles>());
    assert!(measured.decisions > 0 && measured.house_decisions > 0 && measured.ns_per_copy > 0.0);
    assert!(measured.mean_options >= 1.0 && measured.mean_options <= measured.max_options as f64);

    let json = serde_json::to_value(&measured).unwrap();
    let mut keys: Vec<&str> = json.as_object().unwrap().keys().map(String::as_str).collect();
    let mut wanted = [
        "game",
        "players",
        "games",
        "decisions",
        "house_decisions",
        "decisions_per_cpu_second",
        "games_per_cpu_second",
        "mean_options",
        "max_options",
        "bytes_per_position",
        "ns_per_copy",
    ];
    keys.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(keys, wanted);
}

#[test]
fn a_bench_ends_in_time() {
    let measured = bench::<Pebbles>(&Players::usual(2), Until::CpuTime(Duration::from_millis(50)), 1).unwrap();
    let seconds = measured.games as f64 / measured.games_per_cpu_second;
    assert!((0.05..0.5).contains(&seconds), "{seconds} seconds");
    assert!(bench::<Pebbles>(&Players { players: 1 }, Until::Games(1), 1).is_err());
}
