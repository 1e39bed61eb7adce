//! Whole games at the terminal, typed by a script, and read again from their logs.

mod common;

use arbiter_engine::{Choices, Deed, Game, Log, Rng, Seat, Seed, Setup, Table, Turn};
use arbiter_shelf::{GAMES, Visit};
use common::{Scratch, arbiter, arbiter_typing};

/// Somebody who types any number from 1 to 9. A number that means no choice is refused and does no
/// harm; the game ends long before the typing does.
fn any_numbers(seed: u64) -> String {
    let mut rng = Rng::new(seed);
    (0..40_000).map(|_| format!("{}\n", 1 + rng.below(9))).collect()
}

/// A game played to its end in a language, with its log.
fn whole_game(lang: &str, seats: &str, scratch: &Scratch) -> String {
    let arguments = ["play", "res_arcana", "--lang", lang, "--seats", seats, "--seed", "11", "--save", scratch.path()];
    arbiter_typing(&arguments, &any_numbers(5)).expect(0)
}

#[test]
fn a_game_is_played_to_its_end_in_every_language() {
    for (lang, over, prompt) in [
        ("en", "The game is over!", "Your choice (? for help):"),
        ("fr", "La partie est terminée\u{202f}!", "Votre choix (? pour l’aide)\u{202f}:"),
        ("de", "Die Partie ist vorbei!", "Deine Wahl (? für Hilfe):"),
    ] {
        let scratch = Scratch::new(&format!("whole-{lang}.log"));
        let said = whole_game(lang, "me,greedy", &scratch);
        assert!(said.contains(over), "{said}");
        assert!(said.contains(prompt), "{said}");
        assert!(!said.contains("[resa-") && !said.contains("[cli-") && !said.contains("[common-"), "{said}");
        assert!(!said.contains('\x1b'), "no colours for a script");

        let retold = arbiter(&["replay", scratch.path(), "--lang", lang]).expect(0);
        assert!(retold.lines().count() > 50, "{retold}");
        assert!(!retold.contains("[resa-"), "{retold}");
    }
}

#[test]
fn several_people_share_a_terminal() {
    let scratch = Scratch::new("shared.log");
    let said = whole_game("en", "me=Anna,me=Ben,random", &scratch);
    assert!(said.contains("Anna · ") && said.contains("Ben · "), "{said}");
}

#[test]
fn a_table_is_left_and_come_back_to() {
    let (first, second, third) = (Scratch::new("left.log"), Scratch::new("again.log"), Scratch::new("once.log"));
    let seats = ["--lang", "en", "--seats", "me,greedy"];
    let begin = ["play", "res_arcana", "--seed", "11", "--save", first.path()];
    let typed = any_numbers(5);
    let (before, after) = typed.split_at(60);
    let said = arbiter_typing(&[&begin[..], &seats].concat(), before).expect(0);
    assert!(said.ends_with(&format!("You leave the table.\nTable saved: {}\n", first.path())), "{said}");

    let resume = ["play", "--load", first.path(), "--save", second.path()];
    let said = arbiter_typing(&[&resume[..], &seats].concat(), after).expect(0);
    assert!(said.contains("table resumed after"), "{said}");
    assert!(said.contains("The game is over!"), "{said}");

    // Leaving makes no difference to how the game goes.
    whole_game("en", "me,greedy", &third);
    assert_eq!(second.text(), third.text());
}

#[test]
fn a_log_that_does_not_replay_says_where() {
    let scratch = Scratch::new("tampered.log");
    whole_game("en", "me,random", &scratch);
    let text = scratch.text();
    let mut lines: Vec<&str> = text.lines().collect();
    let entry = lines.iter().rposition(|line| line.contains('@')).expect("entries");
    let (deed, _) = lines[entry].split_once('@').expect("a fingerprint");
    let forged = format!("{deed}@ 0123456789abcdef");
    lines[entry] = &forged;
    std::fs::write(scratch.path(), lines.join("\n")).expect("it can be written");
    let out = arbiter(&["replay", scratch.path()]).expect(1);
    assert!(out.contains("leads to another position than when it was played"), "{out}");
}

#[test]
fn an_audit_finds_whatever_the_house_did_not_draw() {
    let scratch = Scratch::new("audited.log");
    whole_game("en", "me,random", &scratch);
    let honest = scratch.text();
    let seed: Seed = honest.lines().find_map(|line| line.strip_prefix("seed ")).expect("a seed").parse().expect("one");
    let verify = |text: &str, code, more: &[&str]| {
        std::fs::write(scratch.path(), text).expect("it can be written");
        arbiter(&[&["replay", scratch.path(), "--verify"], more].concat()).expect(code)
    };
    let said = verify(&honest, 0, &[]);
    assert!(said.contains(&seed.commitment()), "to be compared with what was shown: {said}");
    let said = verify(&honest, 0, &["--commitment", &seed.commitment()]);
    assert!(!said.contains(&seed.commitment()), "nothing is left to compare: {said}");

    // Another seed: the entries still replay, but no House would have drawn them.
    let other = Seed::from(12);
    let forged = honest.replace(&seed.to_string(), &other.to_string());
    assert!(verify(&forged, 1, &[]).contains("was left to chance, but is not what the seed decides"));
    assert!(verify(&forged, 1, &["--commitment", &seed.commitment()]).contains(&other.commitment()));
    // Whoever only has it told is not told that luck is as it was.
    let told = arbiter(&["replay", scratch.path()]).expect(0);
    assert!(told.ends_with(
        "every position is as it was.\nWhether luck followed the seed was not checked: --verify does that.\n"
    ));
    let rules = honest.lines().find(|line| line.starts_with("rules ")).expect("a version of the rules");
    std::fs::write(scratch.path(), honest.replacen(rules, "rules 0", 1)).expect("it can be written");
    let told = arbiter(&["replay", scratch.path()]).expect(0);
    assert!(told.contains("version 0, so positions were not compared.\nWhether luck"), "{told}");

    // Another position.
    let last = honest.trim_end().rsplit(' ').next().expect("a fingerprint");
    let forged = honest.replace(last, "0123456789abcdef");
    assert!(verify(&forged, 1, &[]).contains("leads to another position"));
}

/// A game to its end, and the same as far as a House went by the seed that gave another answer late in it, and was honest
/// again until the end: which entry was that?
struct Cheated {
    honest: String,
    forged: String,
    entry: usize,
}

struct Cheat;

impl Visit for Cheat {
    type Out = Cheated;

    fn visit<G: Game>(self) -> Cheated {
        let mut rng = Rng::new(5);
        let honest = Table::<G>::open(G::Setup::usual(2), Seed::from(11)).expect("the usual setup");
        let honest = to_the_end(honest, &mut rng);
        let mut choices = Choices::new();
        for (n, entry) in honest.entries.iter().enumerate().rev() {
            if !entry.seat.is_house() {
                continue;
            }
            let until = Log { entries: honest.entries[..n].to_vec(), ..honest.clone() };
            let mut table = Table::replay(&until).expect("it was played so");
            table.position().choices(Seat::HOUSE, &mut choices);
            let Some(other) = choices.iter().find(|other| Deed::Choice(**other) != entry.deed).copied() else {
                continue;
            };
            table.play(Seat::HOUSE, other, &mut ()).expect("it might have been");
            let forged = to_the_end(table, &mut rng).to_string();
            return Cheated { honest: honest.to_string(), forged, entry: n + 1 };
        }
        unreachable!("luck has a part in every game")
    }
}

fn to_the_end<G: Game>(mut table: Table<G>, rng: &mut Rng) -> Log<G> {
    let mut choices = Choices::new();
    loop {
        table.house(&mut ());
        let Turn::Waiting(seats) = table.turn() else { return table.log().clone() };
        let seat = seats.into_iter().next().expect("somebody is asked");
        table.position().choices(seat, &mut choices);
        table.play(seat, *rng.pick(&choices).expect("a choice"), &mut ()).expect("it is listed");
    }
}

#[test]
fn an_audit_names_the_one_answer_of_a_game_that_the_house_did_not_draw() {
    for game in GAMES {
        let Cheated { honest, forged, entry } = arbiter_shelf::open(game, Cheat).expect("it is on the shelf");
        let scratch = Scratch::with(&format!("cheated-{game}.log"), &honest);
        arbiter(&["replay", scratch.path(), "--verify"]).expect(0);
        std::fs::write(scratch.path(), &forged).expect("it can be written");
        arbiter(&["replay", scratch.path()]).expect(0);
        let said = arbiter(&["replay", scratch.path(), "--verify"]).expect(1);
        assert!(said.contains(&format!("Entry {entry} was left to chance")), "{game}, {entry}: {said}");
    }
}

#[test]
fn a_seat_reads_less_than_everybody() {
    let scratch = Scratch::new("eyes.log");
    whole_game("en", "me,random", &scratch);
    let all = arbiter(&["replay", scratch.path()]).expect(0);
    let mine = arbiter(&["replay", scratch.path(), "--seat", "p1"]).expect(0);
    assert_ne!(all, mine);
}

#[test]
fn a_person_may_ask_look_and_take_back() {
    let typed =
        "?\nboard\nlog\nwhy\nrules RESA-TERM-01\nrules zzz\ncard athanor\ncard zzz\nnonsense\nsave\nundo\n\nquit\n";
    let arguments = ["play", "res_arcana", "--lang", "en", "--seats", "me,random", "--seed", "11"];
    let said = arbiter_typing(&arguments, typed).expect(0);
    for part in [
        "search the rules",
        "RESA-TERM-01: There are five essence types",
        "No rule mentions “zzz”.",
        "Turn and pay 1 Elan: put 2 Elan on the Athanor.",
        "No card is called “zzz”.",
        "“nonsense” is neither a choice nor a command.",
        "Add a file name",
        "Nothing to undo",
        "You leave the table.",
    ] {
        assert!(said.contains(part), "{part}:\n{said}");
    }
}

#[test]
fn whoever_says_nothing_is_asked() {
    // Game (there is no fifth), seats, level.
    let said = arbiter_typing(&["play", "--lang", "en"], "5\n1\n3\n\n").expect(0);
    for part in
        ["from 1 to 4", "How many seats?", "Level of the bots:", "Minerva, master", "Seat 3: p3, Clara (bot, medium)"]
    {
        assert!(said.contains(part), "{part}:\n{said}");
    }
    // Aristeia! is for two: nobody is asked how many.
    let said = arbiter_typing(&["play", "--lang", "en"], "3\n\n").expect(0);
    assert!(said.contains("Seat 2: p2, Clara (bot, medium)") && !said.contains("How many seats?"), "{said}");
}
