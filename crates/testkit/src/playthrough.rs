//! Whole games as readable text, frozen: a change of the rules is a difference to read.

use crate::{bless, differ::first_difference, words::say};
use arbiter_engine::{Eyes, Game, Message, Notation, Reason, Rng, Seat, Seed, Table, Turn, position_text};
use std::{collections::BTreeSet, fmt::Write, fs, path::Path};

/// How often a position and a view are shown, unless said otherwise.
pub const EVERY: usize = 100;

/// A whole game in words: seats answer at random, the House as its seed says.
///
/// Each entry is shown with what it tells; every so many entries, and at the end, the position and
/// what one seat sees of it, each seat in its turn.
pub fn playthrough<G: Game>(setup: &G::Setup, seed: u64, every: usize) -> Result<String, G::Reason> {
    let mut table = Table::<G>::open(setup.clone(), Seed::from(seed))?;
    let mut rng = Rng::stream(0x91a7, seed);
    let mut text = format!("game   {}\nsetup  {}\nseed   {seed}\n\n", G::NAME, setup.text());
    let mut shown = 0;
    while let Turn::Waiting(seats) = table.turn() {
        let seat = seats.into_iter().next().unwrap_or(Seat::HOUSE);
        let choices = table.position().listed(seat);
        let house = || table.log().seed.answer(table.ply(), choices.len());
        let pick = if seat.is_house() { house() } else { rng.below(choices.len()) };
        let choice = choices[pick];
        let mut told = Vec::new();
        if table.play(seat, choice, &mut told).is_err() {
            break; // the laws see to it that this cannot be
        }
        let ply = table.ply();
        let _ = writeln!(text, "{ply:4}  {:5}  {}", seat.to_string(), choice.text());
        for event in told {
            let _ = writeln!(text, "               {}", say(&event.say()));
        }
        if ply.is_multiple_of(every.max(1)) {
            show(&mut text, table.position(), shown);
            shown += 1;
        }
    }
    show(&mut text, table.position(), shown);
    if let Turn::Over(ranking) = table.turn() {
        let _ = writeln!(text, "won by  {}", ranking.winners().text());
    }
    Ok(text)
}

/// The position, and what the next seat in turn sees of it.
fn show<G: Game>(text: &mut String, position: &G, shown: usize) {
    let seat = Seat::new((shown % usize::from(position.seats().max(1))) as u8);
    let _ = writeln!(text, "\n--- the position\n{}", position_text(position).trim_end());
    let view = serde_json::to_string_pretty(&position.view(Eyes::Seat(seat)));
    let _ = writeln!(text, "--- what {seat} sees");
    fold(&view.unwrap_or_else(|error| error.to_string()).lines().collect::<Vec<_>>(), text);
    text.push_str("---\n\n");
}

/// Writes pretty JSON with everything on one line that fits there.
fn fold(lines: &[&str], text: &mut String) {
    const WIDTH: usize = 110;
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut rest = lines;
    while let Some((first, after)) = rest.split_first() {
        let opens = first.ends_with(['{', '[']);
        let closing = after.iter().position(|line| indent(line) == indent(first)).filter(|_| opens);
        let Some(end) = closing else {
            let _ = writeln!(text, "{first}");
            rest = after;
            continue;
        };
        let folded = after[..=end].iter().fold((*first).to_owned(), |line, next| {
            let tight = line.ends_with(['{', '[']) || next.trim().starts_with(['}', ']']);
            line + if tight { "" } else { " " } + next.trim()
        });
        if folded.chars().count() <= WIDTH {
            let _ = writeln!(text, "{folded}");
        } else {
            let _ = writeln!(text, "{first}");
            fold(&after[..end], text);
            let _ = writeln!(text, "{}", after[end]);
        }
        rest = &after[end + 1..];
    }
}

/// Plays each `(name, setup, seed)` and compares it with `tests/playthroughs/<name>.txt` of a game's
/// folder; what [`playthroughs!`](crate::playthroughs!) does.
///
/// # Panics
/// If a game goes another way than it did, or a frozen game is not played any more.
pub fn playthroughs_hold<G: Game>(root: &str, games: &[(&str, &str, u64)]) {
    assert!(!games.is_empty(), "there is no game to play");
    let wrong = compare::<G>(&Path::new(root).join("tests/playthroughs"), games, bless::asked_for());
    assert!(wrong.is_empty(), "\n{}\n{}", wrong.join("\n"), bless::HINT);
}

/// Where games differ from how they were frozen in the folder; or freezes them anew.
fn compare<G: Game>(folder: &Path, games: &[(&str, &str, u64)], bless: bool) -> Vec<String> {
    let mut wrong = Vec::new();
    for (name, setup, seed) in games {
        let setup = G::Setup::from_text(setup).unwrap_or_else(|error| panic!("the setup of {name}: {error}"));
        let now = playthrough::<G>(&setup, *seed, EVERY);
        let now = now.unwrap_or_else(|reason| panic!("the setup of {name} is refused by {}", reason.clause()));
        let path = folder.join(format!("{name}.txt"));
        if bless {
            bless::write(&path, &now);
        }
        match fs::read_to_string(&path) {
            Ok(frozen) if frozen == now => {}
            Ok(frozen) => wrong.push(format!("{}, {}", path.display(), first_difference(&frozen, &now))),
            Err(error) => wrong.push(format!("{}: {error}", path.display())),
        }
    }
    let played: BTreeSet<String> = games.iter().map(|(name, _, _)| format!("{name}.txt")).collect();
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    let stale = names.filter(|name| name.ends_with(".txt") && !played.contains(name));
    wrong.extend(stale.map(|name| format!("{name} is frozen, but never played")));
    wrong
}

/// A test that whole games go as they always went:
/// `testkit::playthroughs!(Pebbles, [("two", "players 2", 7)]);`.
#[macro_export]
macro_rules! playthroughs {
    ($game:ty, [$(($name:expr, $setup:expr, $seed:expr)),+ $(,)?]) => {
        #[test]
        fn games_go_as_they_went() {
            $crate::playthrough::playthroughs_hold::<$game>(env!("CARGO_MANIFEST_DIR"), &[$(($name, $setup, $seed)),+]);
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::Players;
    use pebbles::Pebbles;

    #[test]
    fn a_game_is_told_from_its_setup_to_its_winners() {
        let text = playthrough::<Pebbles>(&Players::default(), 7, 10).expect("a usual setup");
        assert!(text.starts_with("game   pebbles\nsetup  players 2\nseed   7\n\n   1  house  draw "), "{text}");
        for part in
            ["pebb-event-drew seat p1 pebble", "--- what p1 sees", "--- what p2 sees", "pebb-zone-chest", "won by  p"]
        {
            assert!(text.contains(part), "{part} is missing in\n{text}");
        }
        assert_eq!(playthrough::<Pebbles>(&Players::default(), 7, 10), Ok(text));
    }

    #[test]
    fn a_game_that_goes_another_way_is_noticed() {
        let folder = std::env::temp_dir().join(format!("arbiter-playthroughs-{}", std::process::id()));
        let games = [("one", "players 2", 1), ("two", "players 3", 2)];
        let missing = compare::<Pebbles>(&folder, &games, false);
        let blessed = compare::<Pebbles>(&folder, &games, true);
        let same = compare::<Pebbles>(&folder, &games, false);
        let other = compare::<Pebbles>(&folder, &[("one", "players 2", 3)], false);
        fs::remove_dir_all(&folder).expect("can be removed");
        assert_eq!((missing.len(), blessed.len(), same.len(), other.len()), (2, 0, 0, 2), "{other:?}");
        assert!(other[0].contains("one.txt, line 3\n") && other[0].contains("  - seed   1\n"), "{}", other[0]);
        assert_eq!(other[1], "two.txt is frozen, but never played");
    }

    #[test]
    fn views_are_folded_where_they_fit() {
        let value = serde_json::json!({"a": [1, 2, {"b": "{"}], "c": "x".repeat(100), "d": [], "e": ["y".repeat(100), "z".repeat(20)]});
        let pretty = serde_json::to_string_pretty(&value).expect("plain data");
        let mut text = String::new();
        fold(&pretty.lines().collect::<Vec<_>>(), &mut text);
        assert!(text.starts_with("{\n  \"a\": [1, 2, {\"b\": \"{\"}],\n  \"c\": \"xxx"), "{text}");
        assert!(text.contains("  \"d\": [],\n  \"e\": [\n    \"yyy"), "{text}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&text).expect("still JSON"), value);
    }

    #[test]
    fn a_setup_that_cannot_be_is_refused() {
        assert!(playthrough::<Pebbles>(&Players { players: 9 }, 7, 10).is_err());
    }
}
