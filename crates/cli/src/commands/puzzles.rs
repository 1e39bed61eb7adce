//! `arbiter puzzles`: positions with a question, in the terminal; and finding new ones.

use crate::{
    answer::{Answer, Outcome, Trouble, read_file},
    draw,
    phrases::Say,
    play::{Command, Seating, Terminal, looked_up},
    table::columns,
};
use arbiter_bots::Kind as BotKind;
use arbiter_engine::{Eyes, Game, Log, Message, Notation, Table};
use arbiter_language::{Lang, Speaker};
use arbiter_learn::puzzle::{Kind, Puzzle, Question, Tried, Verdict, mine, puzzles};
use arbiter_shelf::{GAMES, Visit, replay_table};
use std::{fs, io::Write, path::PathBuf};

/// Solve puzzles, or find new ones in games that bots play.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// The game; without one, all puzzles are listed.
    game: Option<String>,
    /// The puzzle: its name in the list, or a file.
    puzzle: Option<String>,
    /// The language: en, fr or de.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Finds so many new ones and writes them into the folder.
    #[arg(long, value_name = "N")]
    mine: Option<usize>,
    /// Only of this kind: legal, find or best.
    #[arg(long)]
    kind: Option<Kind>,
    /// Of those to find, only defences: what must be prevented, whatever anybody does.
    #[arg(long, conflicts_with = "wins")]
    defences: bool,
    /// Of those to find, only what wins the game.
    #[arg(long)]
    wins: bool,
    /// The luck of the games that are played for it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// So many games at most.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Where new ones are written to [default: games/<game>/learn/puzzles].
    #[arg(long, value_name = "FOLDER")]
    to: Option<PathBuf>,
}

/// So many steps a puzzle may take.
const STEPS: u32 = 4_000;

/// Lists, plays or finds.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    match (&arguments.game, &arguments.puzzle, arguments.mine) {
        (Some(game), _, Some(count)) => find(arguments, game, count, out),
        (Some(game), Some(name), None) => solve(game, name, arguments.lang, Terminal::standard()),
        (game, ..) => list(game.as_deref(), arguments.lang, out),
    }
}

fn list(game: Option<&str>, lang: Lang, out: &mut dyn Write) -> Outcome {
    let speaker = Speaker::of(lang);
    let games: Vec<&str> = game.map_or_else(|| GAMES.to_vec(), |game| vec![game]);
    let mut rows = Vec::new();
    for game in games {
        for (name, text) in puzzles(game) {
            let puzzle = Puzzle::read(name, text, STEPS).map_err(Trouble::because)?;
            rows.push(vec![
                game.to_owned(),
                name.to_owned(),
                puzzle.kind().to_string(),
                speaker.phrase(Say::PuzzleLevel { n: puzzle.level }),
            ]);
        }
    }
    write!(out, "{}", columns(&rows))?;
    Ok(Answer::Yes)
}

/// Finds puzzles and writes each as soon as it is found, under the next free number of its kind.
fn find(arguments: &Arguments, game: &str, count: usize, out: &mut dyn Write) -> Outcome {
    let folder = arguments.to.clone().unwrap_or_else(|| PathBuf::from(format!("games/{game}/learn/puzzles")));
    let cannot = |error: std::io::Error| Trouble::because(format!("{}: {error}", folder.display()));
    fs::create_dir_all(&folder).map_err(cannot)?;
    let mut known = Vec::new();
    for entry in fs::read_dir(&folder).map_err(cannot)? {
        known.push(read_file(&entry.map_err(cannot)?.path())?);
    }
    let only = match (arguments.wins, arguments.defences) {
        (true, _) => Some(mine::Sought::Wins),
        (_, true) => Some(mine::Sought::Defences),
        _ => None,
    };
    let kinds = match arguments.kind.or(only.map(|_| Kind::Find)) {
        Some(kind) => vec![(kind, count)],
        None => Kind::ALL.into_iter().map(|kind| (kind, count.div_ceil(3))).collect(),
    };
    let wish = mine::Wish { kinds, only, seed: arguments.seed, games: arguments.games, known };
    let mut written = Ok(0);
    mine::mine(game, &wish, &mut |mined| {
        let free = (1..).map(|n| folder.join(format!("{}_{n:02}.md", mined.kind))).find(|path| !path.exists());
        if let (Some(path), Ok(n)) = (free, &mut written) {
            *n += 1;
            if let Err(error) = fs::write(&path, &mined.page).and_then(|()| writeln!(out, "{}", path.display())) {
                written = Err(cannot(error));
            }
        }
    })?;
    Ok(Answer::from(written? > 0))
}

/// Plays one puzzle.
fn solve(game: &str, name: &str, lang: Lang, terminal: Terminal<'_>) -> Outcome {
    let text = match puzzles(game).find(|(known, _)| *known == name) {
        Some((_, text)) => text.to_owned(),
        None => read_file(name.as_ref())?,
    };
    let puzzle = Puzzle::read(name, &text, STEPS).map_err(Trouble::because)?;
    arbiter_shelf::open(&puzzle.game.clone(), Solve { puzzle, lang, terminal })?
}

struct Solve<'a> {
    puzzle: Puzzle,
    lang: Lang,
    terminal: Terminal<'a>,
}

impl Visit for Solve<'_> {
    type Out = Outcome;

    fn visit<G: Game>(mut self) -> Outcome {
        let mut answers: Vec<String> = Vec::new();
        let mut told = 0;
        loop {
            let tried = self.puzzle.tried(&answers).map_err(Trouble::because)?;
            let table =
                Table::<G>::replay(&Log::read(&tried.log).map_err(Trouble::because)?).map_err(Trouble::because)?;
            let speaker = Speaker::new(self.lang, Seating::against(BotKind::Random, table.position().seats()).names());
            if tried.verdict == Verdict::Wrong {
                self.terminal.heading(&speaker.phrase(Say::PuzzleWrong))?;
            }
            self.happened(&tried, told, &speaker)?;
            told = tried.log.lines.len();
            if tried.verdict != Verdict::Open {
                return self.over(&tried, &speaker);
            }
            self.board(table.position(), &speaker)?;
            let who = speaker.name(self.puzzle.seat);
            self.terminal.line(&speaker.phrase(Say::PuzzleYou { who }))?;
            self.terminal.heading(&speaker.say(&self.puzzle.asks(tried.label.as_ref())))?;
            let Some(answer) = self.ask::<G>(&table, &speaker)? else {
                self.terminal.line(&speaker.phrase(Say::Left))?;
                return Ok(Answer::Yes);
            };
            answers.push(answer);
        }
    }
}

impl Solve<'_> {
    fn board<G: Game>(&mut self, position: &G, speaker: &Speaker) -> std::io::Result<()> {
        let board = draw::board(position, Eyes::Seat(self.puzzle.seat), speaker, self.terminal.style);
        self.lines(board)
    }

    fn lines(&mut self, lines: impl IntoIterator<Item = String>) -> std::io::Result<()> {
        lines.into_iter().try_for_each(|line| self.terminal.line(&line))
    }

    /// What is answered, by its number or its words; nothing if the person leaves.
    fn ask<G: Game>(&mut self, table: &Table<G>, speaker: &Speaker) -> std::io::Result<Option<String>> {
        let mut offers: Vec<(String, String)> = Vec::new();
        if let Question::Legal { among, .. } = &self.puzzle.question {
            offers.push(("yes".to_owned(), speaker.phrase(Say::PuzzleYes)));
            for clause in among {
                let text = arbiter_rules::clause(clause).map(|clause| clause.text(self.lang)).unwrap_or_default();
                let no = Say::PuzzleNo { clause: clause.clone(), text: text.to_owned() };
                offers.push((clause.clone(), speaker.phrase(no)));
            }
        } else {
            let seat = self.puzzle.seat;
            self.terminal.line(&speaker.say(&table.decision(seat).ask.say()))?;
            let label = |choice: G::Choice| speaker.say(&table.position().label(seat, choice));
            offers.extend(table.decision(seat).offers().into_iter().map(|choice| (choice.text(), label(choice))));
        }
        for (n, (_, label)) in (1..).zip(&offers) {
            self.terminal.line(&format!("{n:>3}  {label}"))?;
        }
        loop {
            let Some(line) = self.terminal.ask(&speaker.phrase(Say::PuzzleAnswer))? else { return Ok(None) };
            let numbered = line.parse::<usize>().ok().and_then(|n| offers.get(n.checked_sub(1)?));
            let named = || offers.iter().find(|(text, label)| *text == line || label.eq_ignore_ascii_case(&line));
            if let Some((text, _)) = numbered.or_else(named) {
                return Ok(Some(text.clone()));
            }
            match Command::read(&line) {
                Some((Command::Quit, _)) => return Ok(None),
                Some((Command::Board, _)) => self.board(table.position(), speaker)?,
                Some((command, rest)) => self.look_up(table.position(), command, rest, speaker)?,
                None => self.terminal.line(&speaker.phrase(Say::NotUnderstood { found: line }))?,
            }
        }
    }

    /// Cards, rules and reasons may be read; but for the reason that is asked for.
    fn look_up<G: Game>(
        &mut self,
        position: &G,
        command: Command,
        rest: &str,
        speaker: &Speaker,
    ) -> std::io::Result<()> {
        let gives_away = command == Command::Why && self.puzzle.kind() == Kind::Legal;
        let found = looked_up(position, self.puzzle.seat, command, rest, speaker).filter(|_| !gives_away);
        self.lines(found.unwrap_or_else(|| vec![speaker.phrase(Say::PuzzleHelp)]))
    }

    /// Tells what came of the answers since.
    fn happened(&mut self, tried: &Tried, since: usize, speaker: &Speaker) -> std::io::Result<()> {
        let Some(table) = replay_table(&tried.log).ok().and_then(Result::ok) else { return Ok(()) };
        for happening in table.happenings(since..tried.log.lines.len(), Eyes::Seat(self.puzzle.seat)) {
            for event in happening.events {
                self.terminal.line(&format!("  {}", speaker.say(&event.say)))?;
            }
        }
        Ok(())
    }

    fn over(mut self, tried: &Tried, speaker: &Speaker) -> Outcome {
        if tried.verdict == Verdict::Right {
            self.terminal.heading(&speaker.phrase(Say::PuzzleRight))?;
        }
        if let Some((reason, clause)) = &tried.because {
            let text = arbiter_rules::clause(clause).map(|clause| clause.text(self.lang)).unwrap_or_default();
            self.terminal.line(&speaker.say(reason))?;
            self.terminal.line(&speaker.phrase(Say::Clause { clause: clause.clone(), text: text.to_owned() }))?;
        }
        if tried.verdict == Verdict::Wrong && self.puzzle.kind() == Kind::Find {
            self.terminal.line(&speaker.phrase(Say::PuzzleMissed))?;
        }
        if let Some((given, best)) = tried.shares {
            self.terminal.line(&speaker.phrase(Say::PuzzleShares { given, best }))?;
        }
        if !tried.line.is_empty() {
            let answer = tried.line.iter().map(|label| speaker.say(label)).collect::<Vec<_>>().join("; ");
            self.terminal.line(&speaker.phrase(Say::PuzzleSolution { answer }))?;
        }
        Ok(Answer::Yes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::COMMANDS;

    /// Plays a puzzle, and tells what was said.
    fn solved(game: &str, name: &str, lang: Lang, answers: &[String]) -> String {
        let typed = answers.join("\n") + "\nquit\n";
        let mut out = Vec::new();
        assert_eq!(solve(game, name, lang, Terminal::script(typed.as_bytes(), &mut out)), Ok(Answer::Yes));
        String::from_utf8(out).expect("text")
    }

    /// What may be answered after these answers, as long as it comes to this.
    fn next(puzzle: &Puzzle, answers: &[String], wanted: impl Fn(Verdict) -> bool) -> String {
        let open = puzzle.tried(answers).expect("it goes on");
        let table = replay_table(&open.log).expect("on the shelf").expect("it goes on");
        let offered = table.decision(puzzle.seat).expect("asked").choices.into_iter().map(|offer| offer.text);
        let comes = |text: &String| {
            let all = [answers, std::slice::from_ref(text)].concat();
            puzzle.tried(&all).is_ok_and(|tried| wanted(tried.verdict))
        };
        let all: Vec<String> = offered.collect();
        let found = all.iter().find(|text| comes(text)).cloned();
        found.unwrap_or_else(|| panic!("{}: after {answers:?}, none of {all:?} comes to it", puzzle.game))
    }

    /// Answers that solve it, and one that does not.
    fn answers(puzzle: &Puzzle) -> (Vec<String>, String) {
        match &puzzle.question {
            Question::Legal { clause: Some(clause), .. } => (vec![clause.clone()], "yes".to_owned()),
            Question::Legal { among, .. } => (vec!["yes".to_owned()], among[0].clone()),
            Question::Best { best, .. } => (vec![best.clone()], next(puzzle, &[], |verdict| verdict == Verdict::Wrong)),
            Question::Find { first, .. } => {
                let mut right = vec![first.clone()];
                while puzzle.tried(&right).expect("it goes on").verdict == Verdict::Open {
                    right.push(next(puzzle, &right, |verdict| verdict != Verdict::Wrong));
                }
                (right, next(puzzle, &[], |verdict| verdict == Verdict::Wrong))
            }
        }
    }

    /// The puzzle of a kind with the fewest decisions.
    fn shortest(game: &str, kind: Kind) -> (&'static str, Puzzle) {
        let of_kind = puzzles(game).filter(|(name, _)| name.starts_with(&kind.to_string()));
        let read = of_kind.map(|(name, text)| (name, Puzzle::read(name, text, STEPS).expect("it holds")));
        let decisions = |(_, puzzle): &(&str, Puzzle)| match puzzle.question {
            Question::Find { within, .. } => within,
            Question::Legal { .. } | Question::Best { .. } => 1,
        };
        read.min_by_key(decisions).unwrap_or_else(|| panic!("{game} has no puzzle: {kind}"))
    }

    #[test]
    fn puzzles_of_every_kind_are_solved_and_explained_in_every_language() {
        for game in GAMES {
            for kind in Kind::ALL {
                let (name, puzzle) = shortest(game, kind);
                let (right, wrong) = answers(&puzzle);
                for lang in Lang::ALL {
                    let speaker = Speaker::of(lang);
                    let told = solved(game, name, lang, &right);
                    assert!(told.contains(&speaker.phrase(Say::PuzzleRight)), "{game}/{name}: {told}");
                    let told = solved(game, name, lang, std::slice::from_ref(&wrong));
                    assert!(told.contains(&speaker.phrase(Say::PuzzleWrong)), "{game}/{name}: {told}");
                    assert!(!told.contains("[puzzle-") && !told.contains("[cli-"), "{told}");
                    // What would have been right is said: the answer, or the clause where it is asked for one.
                    let solution = speaker.phrase(Say::PuzzleSolution { answer: String::new() });
                    let is_said = match kind {
                        Kind::Legal => right[0] == "yes" || told.matches(&right[0]).count() > 1,
                        Kind::Find | Kind::Best => told.lines().any(|line| line.starts_with(solution.trim_end())),
                    };
                    assert!(is_said, "{game}/{name}: {told}");
                }
            }
        }
    }

    #[test]
    fn whoever_solves_a_puzzle_may_look_things_up_and_leave_in_every_language() {
        let (name, puzzle) = shortest("res_arcana", Kind::Legal);
        let Question::Legal { choice, among, .. } = &puzzle.question else { unreachable!("it is one") };
        for (i, lang) in Lang::ALL.into_iter().enumerate() {
            let speaker = Speaker::of(lang);
            let [help, board, why, card, rules, quit] =
                [Command::Help, Command::Board, Command::Why, Command::Card, Command::Rules, Command::Quit].map(
                    |wanted| COMMANDS.iter().find(|(command, _)| *command == wanted).map_or("", |(_, words)| words[i]),
                );
            let typed = format!("{help}\n{board}\n{card} prism\n{rules} RESA-COST-03\n{why} {choice}\n{quit}\n1\n");
            let mut out = Vec::new();
            assert_eq!(solve("res_arcana", name, lang, Terminal::script(typed.as_bytes(), &mut out)), Ok(Answer::Yes));
            let told = String::from_utf8(out).expect("text");
            let text = speaker.phrase(Say::PuzzleHelp);
            assert_eq!(told.matches(&text).count(), 2, "help is given, and the answer not given away:\n{told}");
            for word in [board, why, card, rules, quit] {
                assert!(text.contains(&format!("\n  {word} ")), "no {word} in {lang}:\n{text}");
            }
            assert!(told.contains("RESA-CARD-PRISM") || told.contains("Prism"), "{told}");
            let who = puzzle.seat.to_string();
            assert!(told.contains(&speaker.phrase(Say::PuzzleYou { who })), "{told}");
            assert!(told.contains(&speaker.phrase(Say::Left)), "{told}");
            assert!(!among.is_empty() && !told.contains(&speaker.phrase(Say::PuzzleRight)), "nothing was answered");
        }
    }

    #[test]
    fn the_list_speaks_the_readers_language() {
        for (lang, word) in [(Lang::En, "level 1"), (Lang::Fr, "niveau 1"), (Lang::De, "Stufe 1")] {
            let mut out = Vec::new();
            assert_eq!(list(Some("res_arcana"), lang, &mut out), Ok(Answer::Yes));
            let told = String::from_utf8(out).expect("text");
            assert_eq!(told.lines().count(), puzzles("res_arcana").count());
            assert!(told.contains(word), "{told}");
        }
    }
}
