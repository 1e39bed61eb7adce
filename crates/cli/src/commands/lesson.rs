//! `arbiter lesson`: a page of the book that waits for a person, in the terminal.

use crate::{
    answer::{Answer, Outcome, Trouble, read_file},
    draw,
    phrases::Say,
    play::{Command, History, Seating, Session, Terminal, any_seed, looked_up, why},
};
use arbiter_bots::{Kind, Level};
use arbiter_engine::{Eyes, Game, Log, Message, Notation, Table, Thing, read_position};
use arbiter_language::{Lang, Speaker};
use arbiter_learn::{LEARNER, Lesson, NoLesson, Stop, lessons, message, said};
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
    let (name, text) = find(&arguments.lesson, arguments.number, arguments.lang)?;
    let speaker = Speaker::of(arguments.lang);
    let why_not = |no: NoLesson| no.said().map_or_else(|| no.to_string(), |said| speaker.phrase(said));
    let lesson = Lesson::read(&name, &text, STEPS).map_err(|no| Trouble::because(why_not(no)))?;
    let game = lesson.game.clone();
    let own = own_words(&text);
    arbiter_shelf::open(&game, Teach { name, lesson, own, lang: arguments.lang, terminal })?
}

/// The name of a lesson and its text: of a game, or in a file.
fn find(wanted: &Path, number: usize, lang: Lang) -> Result<(String, String), Trouble> {
    let game = wanted.to_str().unwrap_or_default();
    if arbiter_shelf::all().any(|known| known == game) {
        let lesson = lessons(game).nth(number.saturating_sub(1));
        let none = || {
            let title = arbiter_rules::catalogue(game).map_or(game, |rules| &rules.title).to_owned();
            Trouble::because(Speaker::of(lang).phrase(Say::LessonNone { game: title, n: number }))
        };
        let (name, text) = lesson.ok_or_else(none)?;
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

/// Who plays against the person once the lesson is over.
const GENTLEST: Kind = Kind::Level(Level::First);

/// What is typed to be shown what to do, in English, French and German; all are understood in every language.
const SHOW: [&str; 3] = ["show", "montrer", "zeigen"];

/// What leads away from a stop.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Went {
    On,
    Back,
    Away,
}

impl Visit for Teach<'_> {
    type Out = Outcome;

    fn visit<G: Game>(mut self) -> Outcome {
        let speaker = Speaker::new(self.lang, Seating::against(GENTLEST, self.lesson.seats).names());
        self.coach("title")?;
        let stops = self.lesson.stops.clone();
        let (mut at, mut drawn) = (0, None);
        while let Some(stop) = stops.get(at) {
            let log = Log::<G>::read(&self.lesson.log(stop)).map_err(Trouble::because)?;
            let table = Table::replay(&log).map_err(Trouble::because)?;
            if drawn != Some(stop.entries) {
                drawn = Some(stop.entries);
                self.board(&table, &speaker)?;
            }
            if let Some(says) = &stop.says {
                self.coach(says)?;
            }
            match self.wait(&table, stop, &speaker)? {
                Went::On => at += 1,
                Went::Back => at = at.saturating_sub(1),
                Went::Away => {
                    self.terminal.line(&speaker.phrase(Say::Left))?;
                    return Ok(Answer::Yes);
                }
            }
        }
        self.coach("end")?;
        self.play_on::<G>(speaker)
    }
}

/// Everything the coach points at, and the answers that have to do with it.
struct Pointed<C> {
    names: Vec<String>,
    answers: Vec<C>,
}

impl<'a> Teach<'a> {
    fn coach(&mut self, says: &str) -> std::io::Result<()> {
        let own = self.own.iter().find(|(name, _)| name == says).map(|(_, text)| text.as_str());
        let text = own.or_else(|| said(self.lang, &message(&self.lesson.game, &self.name, says))).unwrap_or(says);
        self.terminal.heading(&format!("» {text}"))
    }

    fn board<G: Game>(&mut self, table: &Table<G>, speaker: &Speaker) -> std::io::Result<()> {
        let board = draw::board(table.position(), Eyes::Seat(LEARNER), speaker, self.terminal.style);
        self.terminal.line("")?;
        self.lines(board)
    }

    fn lines(&mut self, lines: impl IntoIterator<Item = String>) -> std::io::Result<()> {
        lines.into_iter().try_for_each(|line| self.terminal.line(&line))
    }

    /// Waits until it was read, or the right thing was done; whatever else is tried is answered by the rules.
    fn wait<G: Game>(&mut self, table: &Table<G>, stop: &Stop, speaker: &Speaker) -> std::io::Result<Went> {
        let is_asked = table.turn().waits_for(LEARNER);
        let offers = if is_asked { table.decision(LEARNER).offers() } else { Vec::new() };
        let label = |choice: &G::Choice| speaker.say(&table.position().label(LEARNER, *choice));
        let is_read = stop.expected.is_empty();
        let pointed = pointed(table.position(), stop, &offers, speaker);
        if !pointed.names.is_empty() {
            let what = pointed.names.join(", ");
            self.terminal.line(&speaker.phrase(Say::LessonAbout { what }))?;
        }
        if !is_read {
            self.terminal.heading(&speaker.say(&table.decision(LEARNER).ask.say()))?;
            // Where all have to do with it, a mark says nothing.
            let is_marked =
                |choice: &G::Choice| pointed.answers.len() < offers.len() && pointed.answers.contains(choice);
            for (n, choice) in (1..).zip(&offers) {
                let mark = if is_marked(choice) { "→" } else { " " };
                self.terminal.line(&format!("{n:>3} {mark}{}", label(choice)))?;
            }
            if offers.iter().any(is_marked) {
                self.terminal.line(&speaker.phrase(Say::LessonMarked))?;
            }
        }
        loop {
            let prompt = speaker.phrase(if is_read { Say::LessonNext } else { Say::LessonDo });
            let Some(line) = self.terminal.ask(&prompt)? else { return Ok(Went::Away) };
            if is_read && line.is_empty() {
                return Ok(Went::On);
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
                return Ok(Went::On);
            }
            let listed = |piece: &String| offers.iter().any(|choice| choice.text() == *piece);
            if pieces.iter().all(listed) {
                self.terminal.line(&speaker.phrase(Say::LessonNotYet))?;
                continue;
            }
            if SHOW.contains(&line.to_lowercase().as_str()) {
                let done = stop.expected.iter().filter_map(|text| G::Choice::from_text(text).ok());
                let answer = done.map(|choice| label(&choice)).collect::<Vec<_>>().join(", ");
                if !is_read {
                    self.terminal.line(&speaker.phrase(Say::LessonShown { answer }))?;
                }
                return Ok(Went::On);
            }
            match Command::read(&line) {
                Some((Command::Quit, _)) => return Ok(Went::Away),
                Some((Command::Undo, _)) => return Ok(Went::Back),
                Some((command, rest)) => self.obey(table, command, rest, speaker)?,
                None => {
                    let wrong = pieces.iter().find(|piece| !listed(piece)).cloned().unwrap_or_default();
                    self.lines(why(table.position(), LEARNER, &wrong, speaker))?;
                }
            }
        }
    }

    /// Does what changes nothing at the table.
    fn obey<G: Game>(
        &mut self,
        table: &Table<G>,
        command: Command,
        rest: &str,
        speaker: &Speaker,
    ) -> std::io::Result<()> {
        if command == Command::Board {
            return self.board(table, speaker);
        }
        match looked_up(table.position(), LEARNER, command, rest, speaker) {
            Some(found) => self.lines(found),
            None => self.terminal.line(&speaker.phrase(Say::LessonHelp)),
        }
    }

    /// A short free game against the gentlest bot, from where the lesson ends.
    fn play_on<G: Game>(mut self, speaker: Speaker) -> Outcome {
        let position: G = read_position(&self.lesson.position).map_err(Trouble::because)?;
        let table = Table::study(position, any_seed());
        self.terminal.line(&speaker.phrase(Say::LessonFree))?;
        let seating = Seating::against(GENTLEST, self.lesson.seats);
        self.lines(seating.introduce(&speaker))?;
        Session::new(table, History::default(), seating, speaker, self.terminal, None).play()?;
        Ok(Answer::Yes)
    }
}

/// What the coach points at, in the reader's words: what has no name is called by the answers that have to do with it.
fn pointed<G: Game>(position: &G, stop: &Stop, offers: &[G::Choice], speaker: &Speaker) -> Pointed<G::Choice> {
    let mut pointed = Pointed { names: Vec::new(), answers: Vec::new() };
    for text in &stop.at {
        let Ok(thing) = text.parse::<Thing>() else { continue };
        let touched = offers.iter().filter(|choice| position.touches(LEARNER, **choice).contains(&thing));
        let answers: Vec<G::Choice> = touched.copied().collect();
        match draw::called(position, Eyes::Seat(LEARNER), &thing, speaker) {
            Some(name) => pointed.names.push(name),
            None => pointed.names.extend(answers.iter().map(|choice| speaker.say(&position.label(LEARNER, *choice)))),
        }
        pointed.answers.extend(answers);
    }
    pointed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        phrases::{Called, Level as LevelWord},
        play::COMMANDS,
    };
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
                let (name, text) = find(Path::new(game), number, Lang::En).expect("a lesson");
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
                    let speaker = Speaker::of(lang);
                    let (name, level) = (speaker.phrase(Called::First), speaker.phrase(LevelWord::First));
                    let rival = told.split(&free).nth(1).unwrap_or_default().lines().nth(2).unwrap_or_default();
                    assert!(rival.contains(&name) && rival.contains(&level), "against the gentlest bot: {rival}");
                    assert!(!told.contains("[cli-"), "{told}");
                }
            }
        }
    }

    /// Goes through a lesson by typing the same where there is something to do.
    fn followed(game: &str, number: usize, lang: Lang, typed: impl Fn(&Stop) -> &'static str) -> String {
        let (name, text) = find(Path::new(game), number, lang).expect("a lesson");
        let lesson = Lesson::read(&name, &text, STEPS).expect("it holds");
        let typed: String = lesson.stops.iter().map(typed).collect::<String>() + "quit\n";
        let mut out = Vec::new();
        let arguments = Arguments { lesson: PathBuf::from(game), number, lang };
        assert_eq!(teach(&arguments, Terminal::script(typed.as_bytes(), &mut out)), Ok(Answer::Yes));
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn whoever_is_shown_everything_comes_to_the_end_and_is_told_what_each_step_is_about() {
        for game in GAMES {
            for (number, (name, text)) in (1..).zip(lessons(game)) {
                let lesson = Lesson::read(name, text, STEPS).expect("it holds");
                for (lang, show) in Lang::ALL.into_iter().zip(SHOW) {
                    let speaker = Speaker::of(lang);
                    let typed = match show {
                        "montrer" => "montrer\n",
                        "zeigen" => "ZEIGEN\n",
                        _ => "show\n",
                    };
                    let told = followed(game, number, lang, |stop| if stop.expected.is_empty() { "\n" } else { typed });
                    assert!(told.contains(&speaker.phrase(Say::LessonFree)), "{game} {number} in {lang}:\n{told}");
                    let about = speaker.phrase(Say::LessonAbout { what: String::new() });
                    let named: Vec<&str> = told.lines().filter_map(|line| line.strip_prefix(about.as_str())).collect();
                    let pointing = lesson.stops.iter().filter(|stop| !stop.at.is_empty());
                    assert_eq!(named.len(), pointing.count(), "{game} {number} in {lang}: {named:?}");
                    for what in named {
                        assert!(!what.is_empty() && !what.contains([':', '_']), "{game} {number} in {lang}: {what}");
                    }
                    let shown = speaker.phrase(Say::LessonShown { answer: String::new() });
                    let answers = lesson.stops.iter().filter(|stop| !stop.expected.is_empty()).count();
                    assert_eq!(told.lines().filter(|line| line.starts_with(&shown)).count(), answers, "{told}");
                }
            }
        }
    }

    #[test]
    fn what_is_pointed_at_is_called_as_the_table_calls_it() {
        for (game, names) in [
            ("res_arcana", ["Alchemist", "Celestial Horse"]),
            ("arcs", ["Administration 6", "Mining Interest"]),
            ("arcmage", ["Warren", "Elvish Archer [Hand]"]),
            ("aristeia", ["Gata [1a, ", "k11"]),
        ] {
            let told = followed(game, 1, Lang::En, |stop| if stop.expected.is_empty() { "\n" } else { "show\n" });
            for name in names {
                assert!(told.contains(&format!("This is about: {name}")), "{game}: {name} in\n{told}");
            }
        }
        // Of several answers, those that have to do with it are marked.
        let told = followed("res_arcana", 1, Lang::En, |stop| if stop.expected.is_empty() { "\n" } else { "show\n" });
        let marked = told.lines().filter(|line| line.contains(" →")).collect::<Vec<_>>();
        assert!(marked.iter().any(|line| line.contains("Magical Shard")), "{marked:?}");
        assert!(marked.iter().all(|line| !line.contains("Pass")), "{marked:?}");
    }

    #[test]
    fn a_lesson_is_gone_through_at_ones_own_pace() {
        let typed = "\n\nundo\nboard\ncard celestial horse\nrules RESA-COST-01\nwhy place vault\n?\n\n\nquit\n";
        let mut out = Vec::new();
        let arguments = Arguments { lesson: PathBuf::from("res_arcana"), number: 1, lang: Lang::En };
        assert_eq!(teach(&arguments, Terminal::script(typed.as_bytes(), &mut out)), Ok(Answer::Yes));
        let told = String::from_utf8(out).expect("text");
        let pool = said(Lang::En, &message("res_arcana", "lesson_1", "pool")).expect("the coach says it");
        assert_eq!(told.matches(pool).count(), 2, "undo goes back a step:\n{told}");
        for part in ["RESA-CARD-CELESTIAL_HORSE", "RESA-COST-01", "RESA-PLACE-01", "back to the step before"] {
            assert!(told.contains(part), "{part} is missing in\n{told}");
        }
        assert_eq!(told.matches("Round 1").count(), 2, "the board is drawn at the beginning, and once more:\n{told}");
    }

    #[test]
    fn the_help_names_what_can_be_typed_in_its_language() {
        for (i, lang) in Lang::ALL.into_iter().enumerate() {
            let speaker = Speaker::of(lang);
            let (help, prompt) = (speaker.phrase(Say::LessonHelp), speaker.phrase(Say::LessonDo));
            let left =
                |command: &Command| matches!(command, Command::Help | Command::Log | Command::Save | Command::Page);
            let words = COMMANDS.iter().filter(|(command, _)| !left(command)).map(|(_, words)| words[i]);
            for word in words.chain([SHOW[i]]) {
                assert!(help.contains(&format!("\n  {word} ")), "no {word} in {lang}:\n{help}");
            }
            assert!(prompt.contains(SHOW[i]), "{prompt}");
        }
    }

    #[test]
    fn a_lesson_that_is_not_there_is_refused_in_the_readers_language() {
        for (lesson, lang, told) in [
            ("arcs", Lang::Fr, "Arcs n’a pas de leçon 9."),
            ("arcs", Lang::De, "Arcs hat keine Lektion 9."),
            ("arcs", Lang::En, "Arcs has no lesson 9."),
        ] {
            let arguments = Arguments { lesson: PathBuf::from(lesson), number: 9, lang };
            let taught = teach(&arguments, Terminal::script("".as_bytes(), &mut Vec::new()));
            assert_eq!(taught, Err(Trouble::because(told)));
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
