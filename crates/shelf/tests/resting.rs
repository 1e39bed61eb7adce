//! A table that goes on from a kept position, or has forgotten what came before it, is the same table and keeps little.
#![allow(unsafe_code, reason = "an allocator that counts is an `unsafe impl`, whatever it does")]

use arbiter_bots::Kind;
use arbiter_engine::{Eyes, Seat, Seed, Turn};
use arbiter_shelf::{AnyTable, GAMES, all, open_table, replay_table, resume_table, sizes};
use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

/// Counts what each thread has of the heap.
struct Counting;

thread_local! {
    static HELD: Cell<isize> = const { Cell::new(0) };
}

// SAFETY: everything is left to the system's allocator; the counter is a plain thread-local cell that
// needs neither the heap nor a destructor.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        HELD.set(HELD.get() + layout.size() as isize);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        HELD.set(HELD.get() - layout.size() as isize);
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        HELD.set(HELD.get() + size as isize - layout.size() as isize);
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// The most that a table at rest may keep.
const MOST: isize = 64 * 1024;

fn table(game: &str, seed: u64) -> Box<dyn AnyTable> {
    let players = sizes(game).expect("on the shelf")[0].players;
    open_table(game, players, "", Seed::from(seed)).expect("the usual table")
}

/// Answers at random, once. Was somebody asked?
fn answer(table: &mut dyn AnyTable) -> bool {
    let Turn::Waiting(seats) = table.turn() else { return false };
    let seat = seats.into_iter().next().expect("somebody is asked");
    let choice = table.thinker(seat, Kind::Random)(&|| false);
    table.play(seat, &choice).expect("bots play by the rules");
    true
}

/// What everybody sees and may do, and what comes after so many entries.
fn seen(table: &dyn AnyTable, since: usize) -> String {
    let seats = (0..table.seats()).map(Seat::new);
    let eyes = seats.clone().map(Eyes::Seat).chain([Eyes::Spectator]);
    let views: Vec<String> = eyes.clone().map(|eyes| table.view(eyes).get().to_owned()).collect();
    let told: Vec<_> = eyes.map(|eyes| table.happenings(since..table.n(), eyes)).collect();
    let asked: Vec<_> = seats.map(|seat| (table.decision(seat), table.may_undo(seat))).collect();
    let entries = table.entries(since..table.n());
    format!("{:?} {views:?} {told:?} {asked:?} {entries:?}", table.turn())
}

#[test]
fn a_table_goes_on_from_a_kept_position_as_if_it_had_been_played() {
    for game in all() {
        let mut whole = table(game, 11);
        let mut resumed = 0;
        for round in 0..60 {
            for _ in 0..9 {
                answer(&mut *whole);
            }
            // What is taken back again must not be in the way.
            if let Some(seat) = (0..2).map(Seat::new).find(|seat| round % 3 == 0 && whole.may_undo(*seat) > 0) {
                whole.undo(seat, 1).expect("it may");
            }
            let Some(firm) = whole.firm() else { continue };
            if firm.n == 0 {
                continue;
            }
            let log = whole.log();
            let mut table = resume_table(&log, &firm).expect("on the shelf").expect("it fits");
            let mut other = replay_table(&log).expect("on the shelf").expect("replays");
            for _ in 0..5 {
                assert_eq!(table.since(), firm.n as usize);
                assert_eq!(seen(&*table, table.since()), seen(&*other, table.since()), "{game}, after {}", other.n());
                answer(&mut *table);
                answer(&mut *other);
            }
            let wrong = arbiter_shelf::AnyPosition { n: firm.n - 1, ..firm.clone() };
            let fits =
                log.lines[wrong.n.saturating_sub(1) as usize].fingerprint == log.lines[firm.n as usize - 1].fingerprint;
            assert!(fits || resume_table(&log, &wrong).expect("on the shelf").is_none(), "{game}: of another entry");
            let old = arbiter_shelf::AnyPosition { rules: firm.rules + 1, ..firm };
            assert!(resume_table(&log, &old).expect("on the shelf").is_none(), "{game}: of other rules");
            resumed += 1;
        }
        assert!(resumed > 3, "{game}: {resumed}");
    }
}

#[test]
fn whoever_forgets_plays_on_as_whoever_does_not() {
    for game in all() {
        let (mut whole, mut lean) = (table(game, 5), table(game, 5));
        for ply in 0..300 {
            if ply % 23 == 22 {
                lean.forget();
            }
            assert_eq!(answer(&mut *whole), answer(&mut *lean));
            let seat = (0..2).map(Seat::new).find(|seat| ply % 7 == 3 && whole.may_undo(*seat) > 0);
            if let Some(seat) = seat {
                lean = replay_table(&whole.log()).expect("on the shelf").expect("replays");
                assert_eq!(whole.undo(seat, 1), lean.undo(seat, 1), "{game}, after {}", whole.n());
            }
            let since = lean.since();
            assert_eq!(seen(&*lean, since), seen(&*whole, since), "{game}, after {}", whole.n());
            for n in since..whole.n() {
                for seat in (0..whole.seats()).map(Seat::new) {
                    assert_eq!(lean.still_asks(seat, n), whole.still_asks(seat, n));
                    assert_eq!(lean.did_since(seat, n), whole.did_since(seat, n));
                }
                assert_eq!(lean.moved_since(n), whole.moved_since(n));
            }
        }
        lean.forget();
        assert!(lean.since() > 0, "{game} has forgotten nothing");
    }
}

#[test]
fn whoever_forgets_what_nobody_goes_back_behind_takes_back_and_plays_on_as_whoever_does_not() {
    for game in all() {
        let (mut whole, mut lean) = (table(game, 8), table(game, 8));
        let mut undone = 0;
        for ply in 0..400 {
            assert_eq!(answer(&mut *whole), answer(&mut *lean));
            if ply % 9 == 8 {
                lean.trim(5);
                assert!(lean.knows_undo());
            }
            // All of it, and whatever then comes to be possible.
            while ply % 11 == 3
                && let Some(seat) = (0..2).map(Seat::new).find(|seat| whole.may_undo(*seat) > 0)
            {
                let count = whole.may_undo(seat);
                assert_eq!(whole.undo(seat, count), lean.undo(seat, count), "{game}, after {}", whole.n());
                undone += count;
            }
            let since = lean.since();
            assert_eq!(seen(&*lean, since), seen(&*whole, since), "{game}, after {}", whole.n());
        }
        assert!(lean.since() > 0 && undone > 0, "{game} has forgotten {} and taken back {undone}", lean.since());
    }
}

/// At rest a table keeps only the answers of whoever answered last. Once these are taken back, it may be for another seat to take
/// back its own, which then only the whole log knows.
#[test]
fn whoever_has_forgotten_what_may_be_taken_back_says_so() {
    let mut unsure = 0;
    for game in all() {
        let mut whole = table(game, 8);
        let last = |table: &dyn AnyTable| (0..2).map(Seat::new).find(|seat| table.may_undo(*seat) > 0);
        for _ in 0..300 {
            answer(&mut *whole);
            let mut lean = replay_table(&whole.log()).expect("on the shelf").expect("replays");
            lean.forget();
            let Some(seat) = last(&*whole) else { continue };
            let count = whole.may_undo(seat);
            assert_eq!(whole.undo(seat, count), lean.undo(seat, count), "{game}, after {}", whole.n());
            if last(&*lean) != last(&*whole) {
                assert!(!lean.knows_undo(), "{game}, after {}", whole.n());
                unsure += 1;
            }
            answer(&mut *whole);
            answer(&mut *whole);
        }
    }
    assert!(unsure > 0, "it never happened");
}

/// The most that a table needs whose log grows and grows, and how long it gets.
fn most_of_a_long_table(game: &str, trims: bool) -> (isize, usize) {
    let before = HELD.get();
    let (mut table, mut most) = (table(game, 3), 0);
    // Taking back makes any log long.
    while table.n() < 1_500 && answer(&mut *table) {
        let seat = (0..2).map(Seat::new).find(|seat| table.n() % 5 > 1 && table.may_undo(*seat) > 0);
        if let Some(seat) = seat.filter(|_| table.n() < 1_400) {
            table.undo(seat, 1).expect("it may");
        }
        if trims && table.n() % 64 < 2 {
            table.trim(64);
        }
        most = most.max(HELD.get() - before);
    }
    (most, table.n())
}

/// People play for as long as they like: what a table needs does not grow with its log.
#[test]
fn a_long_table_in_play_keeps_little() {
    for game in GAMES {
        // What a game works out once for all tables is not the table's.
        most_of_a_long_table(game, false);
        let ((whole, n), (lean, _)) = (most_of_a_long_table(game, false), most_of_a_long_table(game, true));
        eprintln!("{game}: at most {lean} bytes in {n} entries, where {whole} would be needed for all of it");
        assert!(n > 1_000 && lean * 2 < whole, "{game}: {lean} of {whole} bytes in {n} entries");
    }
}

/// A finished game may be looked at for hours; one that goes on may wait for an answer for days.
#[test]
fn a_table_at_rest_keeps_little() {
    for game in all() {
        // What a game works out once for all tables is not the table's.
        let mut first = table(game, 3);
        while answer(&mut *first) {}
        drop((seen(&*first, 0), first));
        let before = HELD.get();
        let mut table = table(game, 3);
        for plies in [40, 400, usize::MAX] {
            for _ in 0..plies {
                if !answer(&mut *table) {
                    break;
                }
            }
            // Somebody looks at it, and it is written down.
            drop(seen(&*table, table.n()));
            table.forget();
            let held = HELD.get() - before;
            let n = table.n();
            eprintln!("{game}: {held} bytes after {n} entries");
            assert!(held <= MOST, "{game}: {held} bytes after {n} entries");
        }
    }
}

/// `cargo nextest run --release -p arbiter-shelf --run-ignored only --no-capture how_soon`
#[test]
#[ignore = "it measures, and holds nothing"]
fn how_soon_a_long_table_wakes() {
    for game in all() {
        let mut table = table(game, 3);
        // Taking back makes any log long.
        while table.n() < 2_000 && table.turn().ranking().is_none() {
            let from = table.n();
            if !answer(&mut *table) {
                break;
            }
            let seat = (0..2).map(Seat::new).find(|seat| table.may_undo(*seat) > 0);
            if let Some(seat) = seat.filter(|_| !from.is_multiple_of(5) && from < 1_900) {
                table.undo(seat, 1).expect("it may");
            }
        }
        let log = table.log();
        let Some(firm) = table.firm() else { continue };
        let begun = std::time::Instant::now();
        let whole = replay_table(&log).expect("on the shelf").expect("replays");
        let (played, resumed) = (begun.elapsed(), std::time::Instant::now());
        let lean = resume_table(&log, &firm).expect("on the shelf").expect("it fits");
        let resumed = resumed.elapsed();
        assert_eq!(seen(&*lean, lean.n()), seen(&*whole, whole.n()));
        let (n, back) = (whole.n(), lean.n() - lean.since());
        eprintln!("{game}: {n} entries played again in {played:.1?}, {back} after a kept position in {resumed:.1?}");
    }
}
