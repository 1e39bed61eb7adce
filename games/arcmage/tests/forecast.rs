//! The forecast of an attack: what it says comes true when nobody answers.

use arbiter_engine::{Eyes, Game, Notation, Seat, read_position};
use arcmage::{Arcmage, Choice, ForecastView};

/// Plays these answers from a position, and says what the attack would do then.
fn forecast(position: &str, answers: &[(u8, &str)]) -> (Arcmage, ForecastView) {
    let mut table: Arcmage = read_position(position).expect("a position");
    for (seat, words) in answers {
        let choice = Choice::from_text(words).expect("a choice");
        table.apply(Seat::new(*seat), choice, &mut ());
    }
    let attack = table.view(Eyes::Spectator).attack.expect("an attack");
    (table, attack.forecast)
}

fn blows(forecast: &ForecastView) -> Vec<(String, String, u8)> {
    forecast.blows.iter().map(|blow| (blow.by.text(), blow.to.text(), blow.n)).collect()
}

fn lost(forecast: &ForecastView) -> Vec<String> {
    forecast.lost.iter().map(Notation::text).collect()
}

fn blow(by: &str, to: &str, n: u8) -> (String, String, u8) {
    (by.into(), to.into(), n)
}

const FIELD: &str = "players 2\np1 cities farmland\np2 cities warren 3\nphase attack\nagenda combat choose\n";

#[test]
fn an_undefended_attacker_strikes_the_city() {
    let position = format!("{FIELD}p1 army ghoul, wild_warg\np2 army wight\n");
    let named = [(0, "attack warren"), (0, "attacker wild_warg"), (0, "attacker ghoul")];
    let (_, found) = forecast(&position, &named);
    assert_eq!(blows(&found), [blow("wild_warg", "warren", 2), blow("ghoul", "warren", 3)]);
    assert_eq!(lost(&found), ["warren"]);
}

#[test]
fn of_two_cities_each_is_struck_by_its_attackers() {
    let position = "players 3\noptions alone p1\np1 cities farmland\np1 army ghoul, wight\np2 cities warren 3\np3 cities barracks\n\
                    phase attack\nagenda combat choose\n";
    let named = [(0, "attack warren"), (0, "attacker ghoul"), (0, "attack barracks"), (0, "attacker wight")];
    let (table, found) = forecast(position, &named);
    assert_eq!(blows(&found), [blow("ghoul", "warren", 3), blow("wight", "barracks", 1)]);
    assert_eq!(lost(&found), ["warren"]);
    let attack = table.view(Eyes::Spectator).attack.expect("an attack");
    assert_eq!(attack.also.map(|city| city.text()).as_deref(), Some("barracks"));
    assert_eq!(attack.battles.iter().map(|battle| battle.target.text()).collect::<Vec<_>>(), ["warren", "barracks"]);
}

#[test]
fn creatures_that_meet_strike_each_other_and_spare_the_city() {
    let position = format!("{FIELD}p1 army majestic_griffin\np2 army elvish_archer, mounted_eagle\n");
    let named = [(0, "attack warren"), (0, "attacker majestic_griffin"), (0, "done")];
    let met = [named.as_slice(), &[(1, "defend elvish_archer majestic_griffin")]].concat();
    let (mut table, found) = forecast(&position, &met);
    assert_eq!(
        blows(&found),
        [blow("elvish_archer", "majestic_griffin", 1), blow("majestic_griffin", "elvish_archer", 4)]
    );
    assert_eq!(lost(&found), ["elvish_archer"]);
    // It comes true.
    table.apply(Seat::new(1), Choice::Done, &mut ());
    let view = table.view(Eyes::Spectator);
    assert_eq!(view.players[1].graveyard.iter().map(Notation::text).collect::<Vec<_>>(), ["elvish_archer"]);
    assert_eq!(view.players[0].army[0].damage, 1);
    assert_eq!(view.players[1].cities[0].defense, 3);
}

#[test]
fn who_strikes_first_is_not_struck_by_what_it_kills() {
    let position = format!("{FIELD}p1 army ghoul gains first_strike\np2 army elvish_archer, mounted_eagle\n");
    let met = [(0, "attack warren"), (0, "attacker ghoul"), (0, "done"), (1, "defend elvish_archer ghoul")];
    let (_, found) = forecast(&position, &met);
    assert_eq!(blows(&found), [blow("ghoul", "elvish_archer", 3)]);
    assert_eq!(lost(&found), ["elvish_archer"]);
}

#[test]
fn overrun_goes_on_to_the_city() {
    let position = format!("{FIELD}p1 army ghoul gains overrun\np2 army elvish_archer\n");
    let met = [(0, "attack warren"), (0, "attacker ghoul"), (0, "done"), (1, "defend elvish_archer ghoul")];
    let (_, found) = forecast(&position, &met);
    assert!(blows(&found).contains(&blow("ghoul", "warren", 1)), "{found:?}");
}

#[test]
fn what_is_deadly_kills_with_any_damage() {
    let position = format!("{FIELD}p1 army ghoul\np2 army kolibri gains deadly atk 1, mounted_eagle\n");
    let met = [(0, "attack warren"), (0, "attacker ghoul"), (0, "done"), (1, "defend kolibri ghoul")];
    let (_, found) = forecast(&position, &met);
    assert!(lost(&found).contains(&"ghoul".to_owned()), "{found:?}");
}

#[test]
fn defenders_who_are_only_named_are_forecast_as_if_they_were_bound() {
    let position = format!("{FIELD}p1 army majestic_griffin\np2 army elvish_archer, mounted_eagle\n");
    let named = [(0, "attack warren"), (0, "attacker majestic_griffin"), (0, "done")];
    let (table, before) = forecast(&position, &named);
    let defend = Choice::from_text("defend elvish_archer majestic_griffin").expect("a choice");
    let foreseen = table.foreseen(Seat::new(1), &[defend]).expect("defenders are shown");
    let bound = [named.as_slice(), &[(1, "defend elvish_archer majestic_griffin")]].concat();
    let (_, after) = forecast(&position, &bound);
    assert_eq!(foreseen.view(Eyes::Spectator).attack.expect("an attack").forecast, after);
    assert_ne!(before, after);
    assert!(table.foreseen(Seat::new(1), &[Choice::Done]).is_none(), "of other answers nothing is shown");
}
