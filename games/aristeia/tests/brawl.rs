//! Random play from the box keeps its distance. Here everybody stands in the middle from the start, with
//! hands full of tactics and markers on the cards, so that the laws see rolls, damage and disengaging.

use arbiter_engine::read_position;
use arbiter_testkit::{Limits, check_laws_from};
use aristeia::Aristeia;

/// All tactics of a team that can be in its deck together: the first two of each character, or the last two.
const STANDARD: &str = "no feint quick_feet steady_aim brace slip_away hold_the_line once_again patch_up shake_it_off";

fn brawl(scenario: &str, first: &str, second: &str, cards: [&str; 2], round: u8) -> Aristeia {
    let text = format!(
        "setup scenario {scenario}; round {round}; outsider p2
         {first}; {second}
         p1 hand {STANDARD} {}; p2 hand {STANDARD} {}
         agenda round plan",
        cards[0], cards[1]
    );
    read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn hold(position: &Aristeia, games: usize) {
    let limits = Limits { size: 1280, ..Limits::default() };
    if let Err(broken) = check_laws_from(position, games, 0, limits) {
        panic!("\n{broken}");
    }
}

const FAST: &str =
    "p1 eight_ball j9 red blinded; p1 gata j10; p1 mushashi k10 damage 1; p1 wild_bill i11 burning 2 poisoned 1";
const GREEN: &str = "p2 hexx3r j11 red immobilised; p2 major_lunah k9 red focused; \
                     p2 maximus l9 blue speed_down; p2 parvati i10 damage 2 red hidden";

#[test]
fn the_laws_hold_in_a_brawl_of_the_starter_teams() {
    let cards = [
        "break_shot bank_shot keep_running pink_blur two_heavens open_stance ace_of_hearts noon_bell",
        "unlimited_power lag_spike chink_in_the_armour holographic_sight shoulder_to_shoulder shield_first \
         field_analysis triage",
    ];
    for scenario in ["assault", "conquest", "king_of_the_hill", "scorched_earth"] {
        hold(&brawl(scenario, FAST, GREEN, cards, 3), 8);
    }
}

#[test]
fn the_laws_hold_in_a_brawl_with_the_other_tactics() {
    let cards = [
        "play_to_the_stands roll_with_it over_the_top camera_wink wind_step read_the_blade call_the_bluff fan_the_hammer",
        "sticky_packet reroute ricochet between_heartbeats face_me grit stimulant dig_in",
    ];
    for scenario in ["assault", "king_of_the_hill"] {
        hold(&brawl(scenario, FAST, GREEN, cards, 4), 8);
    }
}

/// The same characters on both sides: nobody may mix them up.
#[test]
fn the_laws_hold_in_a_brawl_of_twins() {
    let one =
        "p1 maximus j9 red stunned; p1 mushashi j10 red marked; p1 major_lunah d10; p1 gata bench red energy_down";
    let two =
        "p2 maximus j11 red taunted by p1.maximus; p2 mushashi k10 damage 3; p2 major_lunah p10; p2 gata infirmary";
    let cards = ["face_me grit pink_blur over_the_top", "shield_first grit pink_blur ricochet"];
    hold(&brawl("king_of_the_hill", one, two, cards, 2), 16);
}
