//! `arbiter lesson`: a page of the book that waits for a person, in the terminal.

use crate::{
    answer::{Answer, Outcome, Trouble, read_file},
    draw,
    phrases::Say,
    play::{History, Seating, Session, Terminal, any_seed, why},
};
use arbiter_bots::Kind;
use arbiter_engine::{Eyes, Game, Log, Notation, Table, read_position};
use arbiter_language::{Lang, Speaker};
use arbiter_learn::{LEARNER, Lesson, Stop, lessons, message, said};
use arbiter_shelf::Visit;
use std::path::{Path, PathBuf};

/// Be shown a game at the table: a lesson of a game, or one from a file.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// The game, or a file with a lesson (docs/lesson-format.md).
    #[arg(value_name = "GAME|FILE")]
    lesson: PathBuf,
    /// Which lesson of the game.
    #[arg(long, default_value_t = 1)]
    number: usize,
    /// The language: en, fr or de.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

/// So many steps a lesson may take.
const STEPS: u32 = 100_000;

/// Goes through the lesson, and then lets the person play on.
pub fn run(arguments: &Arguments) -> Outcome {
    teach(arguments, Terminal::standard())
}

/// The same at any terminal.
pub fn teach(arguments: &Arguments, terminal: Terminal<'_>) -> Outcome {
    let (name, text) = find(&arguments.lesson, arguments.number)?;
    let lesson = Lesson::read(&name, &text, STEPS).map_err(Trouble::because)?;
    let game = lesson.game.clone();
    let own = own_words(&text);
    arbiter_shelf::open(&game, Teach { name, lesson, own, lang: arguments.lang, terminal })?
}

/// The name of a lesson and its text: of a game, or in a file.
fn find(wanted: &Path, number: usize) -> Result<(String, String), Trouble> {
    let game = wanted.to_str().unwrap_or_default();
    if arbiter_shelf::all().any(|known| known == game) {
        let lesson = lessons(game).nth(number.saturating_sub(1));
        let (name, text) = lesson.ok_or_else(|| Trouble::because(format!("{game} has no lesson {number}")))?;
        return Ok((name.to_owned(), text.to_owned()));
    }
    let name = wanted.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
    Ok((name, read_file(wanted)?))
}

/// What the coach of somebody's own lesson says: the lines `name = text` of the page.
fn own_words(text: &str) -> Vec<(String, String)> {
    let lines = text.lines().filter_map(|line| line.split_once(" = "));
    lines.map(|(name, said)| (name.trim().to_owned(), said.trim().to_owned())).collect()
}

struct Teach<'a> {
    name: String,
    lesson: Lesson,
    own: Vec<(String, String)>,
    lang: Lang,
    terminal: Terminal<'a>,
}

impl Visit for Teach<'_> {
    type Out = Outcome;

    fn visit<G: Game>(mut self) -> Outcome {
        let speaker = Speaker::new(self.lang, Seating::against(Kind::Random, self.lesson.seats).names());
        self.coach("title")?;
        let mut drawn = None;
        for stop in self.lesson.stops.clone() {
            let log = Log::<G>::read(&self.lesson.log(&stop)).map_err(Trouble::because)?;
            let table = Table::replay(&log).map_err(Trouble::because)?;
            if drawn != Some(stop.entries) {
                drawn = Some(stop.entries);
                let board = draw::board(table.position(), Eyes::Seat(LEARNER), &speaker, self.terminal.style);
                self.terminal.line("")?;
                board.iter().try_for_each(|line| self.terminal.line(line))?;
            }
            if let Some(says) = &stop.says {
                self.coach(says)?;
            }
            if !self.wait(&table, &stop, &speaker)? {
                self.terminal.line(&speaker.phrase(Say::Left))?;
                return Ok(Answer::Yes);
            }
        }
        self.coach("end")?;
        self.play_on::<G>(speaker)
    }
}

impl<'a> Teach<'a> {
    fn coach(&mut self, says: &str) -> std::io::Result<()> {
        let own = self.own.iter().find(|(name, _)| name == says).map(|(_, text)| text.as_str());
        let text = own.or_else(|| said(self.lang, &message(&self.lesson.game, &self.name, says))).unwrap_or(says);
        self.terminal.heading(&format!("» {text}"))
    }

    /// Waits until it was read, or the right thing was done; whatever else is tried is answered by the rules. Is somebody still
    /// there?
    fn wait<G: Game>(&mut self, table: &Table<G>, stop: &Stop, speaker: &Speaker) -> std::io::Result<bool> {
        let is_asked = table.turn().waits_for(LEARNER);
        let offers = if is_asked { table.decision(LEARNER).offers() } else { Vec::new() };
        let label = |choice: &G::Choice| speaker.say(&table.position().label(LEARNER, *choice));
        let is_read = stop.expected.is_empty();
        if !is_read {
            self.terminal.heading(&speaker.say(&arbiter_engine::Message::say(&table.decision(LEARNER).ask)))?;
            for (n, choice) in (1..).zip(&offers) {
                self.terminal.line(&format!("{n:>3}  {}", label(choice)))?;
            }
        }
        loop {
            let prompt = speaker.phrase(if is_read { Say::LessonNext } else { Say::LessonDo });
            let Some(line) = self.terminal.ask(&prompt)? else { return Ok(false) };
            if line == "quit" {
                return Ok(false);
            }
            if is_read && line.is_empty() {
                return Ok(true);
            }
            let meant = |part: &str| -> String {
                let numbered = part.parse::<usize>().ok().and_then(|n| offers.get(n.checked_sub(1)?));
                let named = || offers.iter().find(|choice| label(choice).eq_ignore_ascii_case(part));
                numbered.or_else(named).map_or_else(|| part.to_owned(), Notation::text)
            };
            let mut pieces: Vec<String> = line.split(',').map(str::trim).map(meant).collect();
            let mut expected = stop.expected.clone();
            pieces.sort();
            expected.sort();
            if pieces == expected {
                return Ok(true);
            }
            let listed = |piece: &String| offers.iter().any(|choice| choice.text() == *piece);
            if pieces.iter().all(listed) {
                self.terminal.line(&speaker.phrase(Say::LessonNotYet))?;
                continue;
            }
            let wrong = pieces.iter().find(|piece| !listed(piece)).cloned().unwrap_or_default();
            for line in why(table.position(), LEARNER, &wrong, speaker) {
                self.terminal.line(&line)?;
            }
        }
    }

    /// A short free game against the gentlest bot, from where the lesson ends.
    fn play_on<G: Game>(mut self, speaker: Speaker) -> Outcome {
        let position: G = read_position(&self.lesson.position).map_err(Trouble::because)?;
        let table = Table::study(position, any_seed());
        self.terminal.line(&speaker.phrase(Say::LessonFree))?;
        let seating = Seating::against(Kind::Random, self.lesson.seats);
        Session::new(table, History::default(), seating, speaker, self.terminal, None).play()?;
        Ok(Answer::Yes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_shelf::GAMES;

    /// Goes through a lesson in the terminal: at each stop everything wrong that the coach speaks of, then what the page does.
    fn went(lesson: &Lesson, number: usize, lang: Lang) -> String {
        let mut typed = String::new();
        for stop in &lesson.stops {
            for (wrong, _) in &stop.wrong {
                typed += &format!("{wrong}\n");
            }
            match &stop.expected[..] {
                [] => typed += "\n",
                expected => typed += &format!("nonsense\n{}\n", expected.join(", ")),
            }
        }
        typed += "quit\n";
        let mut out = Vec::new();
        let game = &lesson.game;
        let arguments = Arguments { lesson: PathBuf::from(game), number, lang };
        let terminal = Terminal::script(typed.as_bytes(), &mut out);
        assert_eq!(teach(&arguments, terminal), Ok(Answer::Yes));
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn lessons_are_gone_through_in_every_language() {
        for game in GAMES {
            for number in 1..=lessons(game).count() {
                let (name, text) = find(Path::new(game), number).expect("a lesson");
                let lesson = Lesson::read(&name, &text, STEPS).expect("it holds");
                for lang in [Lang::En, Lang::Fr, Lang::De] {
                    let told = went(&lesson, number, lang);
                    for (wrong, clause) in lesson.stops.iter().flat_map(|stop| &stop.wrong) {
                        let typed = format!(" {wrong}\n");
                        let mut answers = told.split(&typed).skip(1);
                        let is_cited = answers.any(|after| after.lines().take(4).any(|line| line.contains(clause)));
                        assert!(is_cited, "{game} {number} in {lang}: {wrong} is answered by {clause}:\n{told}");
                    }
                    let free = Speaker::of(lang).phrase(Say::LessonFree);
                    assert!(told.contains(&free), "{game} {number} in {lang} ends in a free game:\n{told}");
                    assert!(!told.contains("[cli-"), "{told}");
                }
            }
        }
    }

    #[test]
    fn a_lesson_of_ones_own_is_read_from_a_file() {
        let path = std::env::temp_dir().join(format!("arbiter-{}-lesson.md", std::process::id()));
        let page = "<!-- game: pebbles -->\n\n# Mine\n\ntitle = By hand\nhello = Bid 7.\nend = Enough.\n\n\
                    ```table\ngiven p1 hand 3 7; p2 hand 5; agenda bid\ncoach hello\nrefuses p1: bid 5 — PEBB-BID-01\n\
                    play p1: bid 7\nplay p2: bid 5\n```\n";
        std::fs::write(&path, page).expect("written");
        let arguments = Arguments { lesson: path.clone(), number: 1, lang: Lang::En };
        let mut out = Vec::new();
        let terminal = Terminal::script("bid 5\nbid 7\nquit\n".as_bytes(), &mut out);
        let taught = teach(&arguments, terminal);
        std::fs::remove_file(&path).expect("it was there");
        assert_eq!(taught, Ok(Answer::Yes));
        let told = String::from_utf8(out).expect("text");
        for said in
            ["» By hand", "» Bid 7.", "PEBB-BID-01", "» Enough.", &Speaker::of(Lang::En).phrase(Say::LessonFree)]
        {
            assert!(told.contains(said), "{said} is missing in {told}");
        }
        let missing = Arguments { lesson: PathBuf::from("no/such/lesson.md"), number: 1, lang: Lang::En };
        assert!(teach(&missing, Terminal::script("".as_bytes(), &mut Vec::new())).is_err());
    }

    #[test]
    fn what_is_allowed_but_not_meant_is_said_so() {
        let mut out = Vec::new();
        let arguments = Arguments { lesson: PathBuf::from("res_arcana"), number: 1, lang: Lang::En };
        let typed = "\n\n\n\npass\nquit\n";
        assert_eq!(teach(&arguments, Terminal::script(typed.as_bytes(), &mut out)), Ok(Answer::Yes));
        let told = String::from_utf8(out).expect("text");
        assert!(told.contains(&Speaker::of(Lang::En).phrase(Say::LessonNotYet)), "{told}");
    }
}
