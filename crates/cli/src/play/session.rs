//! The loop: what happened, what is asked, what is answered.

use super::{Command, History, Seating, Sitter, Terminal, lookup, why::why};
use crate::{draw, phrases::Say};
use arbiter_bots::{Bot, PATIENCE, bot};
use arbiter_engine::{
    CannotUndo, Eyes, Game, Illegal, Message, Notation, Peek, Ranking, Rng, Seat, Seats, Table, Turn, last_answer_of,
    page_of,
};
use arbiter_language::Speaker;
use std::{
    io,
    path::{Path, PathBuf},
    time::Instant,
};

/// One sitting at a table.
pub struct Session<'a, G: Game> {
    table: Table<G>,
    history: History<G>,
    seating: Seating,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    speaker: Speaker,
    terminal: Terminal<'a>,
    save: Option<PathBuf>,
    /// How much of the history each seat has read.
    read: Vec<usize>,
    /// Whose eyes are on the screen, where several people share it.
    at_screen: Option<Seat>,
    /// Are the words a page of the book needs shown beside each sentence?
    words: bool,
    /// For whom, and at which ply, the board was drawn last: it is drawn anew when others have acted.
    drawn: Option<(Seat, usize)>,
}

/// What a person did.
enum Did<C> {
    Answer(Vec<C>),
    Undo(u32),
    Leave,
}

impl<'a, G: Game> Session<'a, G> {
    /// A sitting at this table, of which this has been told.
    #[must_use]
    pub fn new(
        table: Table<G>,
        history: History<G>,
        seating: Seating,
        speaker: Speaker,
        terminal: Terminal<'a>,
        save: Option<PathBuf>,
    ) -> Session<'a, G> {
        let bots = seating
            .iter()
            .map(|sitter| match sitter {
                Sitter::Bot(kind) => Some(bot(*kind)),
                Sitter::Person(_) => None,
            })
            .collect();
        // Whoever comes back to a table knows what happened; `log` tells it again.
        let read = vec![history.len(); seating.len()];
        Session {
            table,
            history,
            seating,
            bots,
            speaker,
            terminal,
            save,
            read,
            at_screen: None,
            words: false,
            drawn: None,
        }
    }

    /// The same, with the words a page of the book needs beside each sentence.
    #[must_use]
    pub fn with_words(self, words: bool) -> Session<'a, G> {
        Session { words, ..self }
    }

    /// What a page of the book writes, to be put beside a sentence.
    fn beside(&self, words: &str) -> String {
        if self.words { self.terminal.style.dim(&format!("   [{words}]")) } else { String::new() }
    }

    /// Plays until the game is over or somebody leaves.
    pub fn play(&mut self) -> io::Result<()> {
        loop {
            self.house();
            let seats = match self.table.turn() {
                Turn::Waiting(seats) => seats,
                Turn::Over(ranking) => return self.end(ranking),
            };
            // Those who decide in secret at the same time are asked one after the other, bots first.
            let bot = seats.into_iter().find(|seat| !self.seating.is_person(*seat));
            match bot.or(seats.into_iter().next()) {
                Some(seat) if self.seating.is_person(seat) => match self.ask(seat)? {
                    Did::Answer(pieces) => self.answer(seat, &pieces)?,
                    Did::Undo(count) => self.undo(seat, count)?,
                    Did::Leave => return self.leave(),
                },
                Some(seat) => self.let_bot_answer(seat)?,
                None => return Ok(()),
            }
        }
    }

    fn say(&mut self, phrase: Say) -> io::Result<()> {
        let text = self.speaker.phrase(phrase);
        self.terminal.line(&text)
    }

    fn lines(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.terminal.line(&line))
    }

    // ----- answering -----

    fn house(&mut self) {
        if self.table.turn().is_house() {
            let mut events = Vec::new();
            self.table.house(&mut events);
            self.hear(events);
        }
    }

    fn let_bot_answer(&mut self, seat: Seat) -> io::Result<()> {
        let thinking = self.speaker.phrase(Say::Thinking { seat });
        self.terminal.fleeting(&thinking)?;
        let mut luck = Rng::stream(number_of(&self.table), self.table.ply() as u64);
        let choice = match self.bots.get_mut(seat.index()) {
            Some(Some(bot)) => {
                let begun = Instant::now();
                let is_late = || begun.elapsed() >= PATIENCE;
                bot.choose_in_time(&Peek::new(self.table.position(), seat), &is_late, &mut luck)
            }
            _ => return Ok(()),
        };
        self.terminal.forget()?;
        let mut events = Vec::new();
        if self.table.play(seat, choice, &mut events).is_ok() {
            self.hear(events);
        }
        Ok(())
    }

    /// Takes a person's answer, or pieces of one; or says why not.
    fn answer(&mut self, seat: Seat, pieces: &[G::Choice]) -> io::Result<()> {
        let mut events = Vec::new();
        match self.table.answer(seat, pieces, &mut events) {
            Ok(()) => {
                // One's own answers in a row do not hide the board from oneself.
                self.drawn = Some((seat, self.table.ply()));
                self.hear(events);
                Ok(())
            }
            Err(illegal) => {
                let lines = lookup::illegal_lines(&illegal, &self.speaker);
                self.lines(lines)
            }
        }
    }

    fn hear(&mut self, events: Vec<G::Event>) {
        self.history.hear(&self.table, events);
    }

    fn undo(&mut self, seat: Seat, count: u32) -> io::Result<()> {
        match self.table.undo(seat, count) {
            Ok(()) => {
                self.hear(Vec::new());
                Ok(())
            }
            Err(why) => self.cannot_undo(why),
        }
    }

    fn cannot_undo(&mut self, why: CannotUndo) -> io::Result<()> {
        let text = self.speaker.cannot_undo(why);
        self.terminal.line(&text)
    }

    // ----- asking -----

    /// Asks a person until they answer, take something back or leave.
    fn ask(&mut self, seat: Seat) -> io::Result<Did<G::Choice>> {
        self.keep()?;
        if !self.hand_over(seat)? {
            return Ok(Did::Leave);
        }
        self.tell_news(seat)?;
        if self.drawn != Some((seat, self.table.ply())) {
            self.board(Eyes::Seat(seat))?;
        }
        let decision = self.table.decision(seat);
        let ask = decision.ask.say();
        let question = self.speaker.say(&ask) + &self.beside(&format!("asks {seat} {}", ask.word()));
        let offers = decision.offers();
        self.question(seat, &question, &offers)?;
        let prompt = self.speaker.phrase(Say::Prompt);
        loop {
            let Some(line) = self.terminal.ask(&prompt)? else { return Ok(Did::Leave) };
            if line.is_empty() {
                self.question(seat, &question, &offers)?;
            } else if let Some(pieces) = self.understand_all(seat, &line, &offers)? {
                return Ok(Did::Answer(pieces));
            } else if let Some((command, rest)) = Command::read(&line) {
                match command {
                    Command::Quit => return Ok(Did::Leave),
                    Command::Undo => {
                        let count = rest.parse().unwrap_or(1);
                        if (1..=self.table.may_undo(seat)).contains(&count) {
                            return Ok(Did::Undo(count));
                        }
                        self.cannot_undo(CannotUndo::NotYours)?;
                    }
                    _ => self.obey(seat, command, rest)?,
                }
            }
        }
    }

    /// Lets the next person to the screen, where several share it. Is somebody still there?
    fn hand_over(&mut self, seat: Seat) -> io::Result<bool> {
        if self.seating.people() > 1 && self.at_screen != Some(seat) && self.terminal.live {
            self.terminal.clear()?;
            let request = self.speaker.phrase(Say::HandOver { seat });
            if self.terminal.ask(&request)?.is_none() {
                return Ok(false);
            }
            self.terminal.clear()?;
            self.drawn = None;
        }
        self.at_screen = Some(seat);
        Ok(true)
    }

    /// What happened since this person was last told.
    fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let start = std::mem::replace(&mut self.read[seat.index()], self.history.len());
        let news = self.history.sentences(start, Eyes::Seat(seat), &self.speaker, self.words);
        if !news.is_empty() {
            self.terminal.line("")?;
        }
        let style = self.terminal.style;
        self.lines(news.into_iter().map(|line| style.dim(&format!("· {line}"))))
    }

    fn board(&mut self, eyes: Eyes) -> io::Result<()> {
        let board = draw::board(self.table.position(), eyes, &self.speaker, self.terminal.style);
        self.terminal.line("")?;
        self.lines(board)
    }

    fn question(&mut self, seat: Seat, question: &str, choices: &[G::Choice]) -> io::Result<()> {
        let name = self.speaker.name(seat);
        self.terminal.heading(&format!("{name} · {question}"))?;
        let named = self.table.named(seat).to_vec();
        if !named.is_empty() {
            let pieces: Vec<String> = named.iter().map(|piece| self.label(seat, *piece)).collect();
            self.say(Say::SoFar { pieces: pieces.join(" · ") })?;
        }
        self.list(seat, choices, 0..choices.len())
    }

    /// What a choice is called in this position.
    fn label(&self, seat: Seat, choice: G::Choice) -> String {
        self.speaker.say(&self.table.position().label(seat, choice))
    }

    /// Choices with their numbers, and what they would do.
    fn list(&mut self, seat: Seat, choices: &[G::Choice], shown: impl IntoIterator<Item = usize>) -> io::Result<()> {
        for i in shown {
            let label = self.label(seat, choices[i]);
            let words = self.beside(&G::spelled(choices[i]));
            self.terminal.line(&format!("{:>3}  {label}{words}", i + 1))?;
            if let Some(hint) = draw::hint::<G>(&choices[i], &self.speaker) {
                let hint = self.terminal.style.dim(&format!("       {hint}"));
                self.terminal.line(&hint)?;
            }
        }
        Ok(())
    }

    /// What a line means: a choice, or several pieces of one answer parted by commas.
    fn understand_all(&mut self, seat: Seat, line: &str, offers: &[G::Choice]) -> io::Result<Option<Vec<G::Choice>>> {
        let mut pieces = Vec::new();
        for part in line.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            match self.understand(seat, part, offers)? {
                Some(piece) => pieces.push(piece),
                None => return Ok(None),
            }
        }
        Ok(Some(pieces).filter(|pieces| !pieces.is_empty()))
    }

    /// The choice a line means: its number, its text, or the very words of the list. What means none
    /// gets an explanation, unless it is a command.
    fn understand(&mut self, seat: Seat, line: &str, choices: &[G::Choice]) -> io::Result<Option<G::Choice>> {
        if let Ok(n) = line.parse::<usize>() {
            let chosen = n.checked_sub(1).and_then(|index| choices.get(index).copied());
            if chosen.is_none() {
                self.say(Say::NoSuchNumber { n, most: choices.len() })?;
            }
            return Ok(chosen);
        }
        if let Some(choice) = choices.iter().find(|choice| choice.text() == line) {
            return Ok(Some(*choice));
        }
        if Command::read(line).is_some() {
            return Ok(None);
        }
        let labels: Vec<String> = choices.iter().map(|choice| self.label(seat, *choice).to_lowercase()).collect();
        let sought = line.to_lowercase();
        if let Some(index) = labels.iter().position(|label| *label == sought) {
            return Ok(Some(choices[index]));
        }
        let near: Vec<usize> = (0..labels.len()).filter(|i| labels[*i].contains(&sought)).collect();
        if near.is_empty() {
            self.explain(seat, line)?;
        } else {
            self.say(Say::DidYouMean)?;
            self.list(seat, choices, near)?;
        }
        Ok(None)
    }

    /// Why a line is no answer here.
    fn explain(&mut self, seat: Seat, line: &str) -> io::Result<()> {
        let lines = match G::Choice::from_text(line) {
            Ok(choice) => match self.table.position().why_not(seat, choice) {
                Some(reason) => lookup::reason_lines(&reason, &self.speaker),
                None => lookup::illegal_lines::<G::Reason>(&Illegal::NoMore(choice.text()), &self.speaker),
            },
            Err(_) => vec![self.speaker.phrase(Say::NotUnderstood { found: line.chars().take(40).collect() })],
        };
        self.lines(lines)
    }

    /// Does what changes nothing at the table.
    fn obey(&mut self, seat: Seat, command: Command, rest: &str) -> io::Result<()> {
        match command {
            Command::Help => self.say(Say::Help),
            Command::Board => self.board(Eyes::Seat(seat)),
            Command::Why => {
                let lines = why(self.table.position(), seat, rest, &self.speaker);
                self.lines(lines)
            }
            Command::Log => {
                let lines = self.history.sentences(0, Eyes::Seat(seat), &self.speaker, self.words);
                if lines.is_empty() { self.say(Say::LogEmpty) } else { self.lines(lines) }
            }
            Command::Rules => {
                let lines = arbiter_rules::catalogue(G::NAME).map(|rules| lookup::rules(rules, rest, &self.speaker));
                self.lines(lines.unwrap_or_default())
            }
            Command::Card => {
                let lines = lookup::cards::<G>(rest, &self.speaker);
                self.lines(lines)
            }
            Command::Save if rest.is_empty() => self.say(Say::SaveWhat { example: format!("{}.log", G::NAME) }),
            Command::Save => self.write(Path::new(rest)).map(|_| ()),
            Command::Page => self.page(seat, rest),
            Command::Undo | Command::Quit => Ok(()),
        }
    }

    /// What the seat answered last, or is asked now, as a page of the book: as far as the seat may know it.
    fn page(&mut self, seat: Seat, file: &str) -> io::Result<()> {
        let at = last_answer_of(&self.table, seat).unwrap_or(self.table.ply());
        let Some(page) = page_of(&self.table, at, Some(seat)) else { return self.say(Say::PageNone) };
        if file.is_empty() {
            return self.lines(page.lines().map(str::to_owned));
        }
        let name = file.to_owned();
        match std::fs::write(file, page) {
            Ok(()) => self.say(Say::Saved { file: name }),
            Err(error) => self.say(Say::SaveFailed { file: name, error: error.to_string() }),
        }
    }

    // ----- keeping and leaving -----

    /// Keeps the table in the file named at the start, quietly unless that fails.
    fn keep(&mut self) -> io::Result<()> {
        let Some(file) = self.save.clone() else { return Ok(()) };
        if let Err(error) = std::fs::write(&file, self.table.log().to_string()) {
            self.save = None;
            self.say(Say::SaveFailed { file: file.display().to_string(), error: error.to_string() })?;
        }
        Ok(())
    }

    /// Writes the table to a file and says so.
    fn write(&mut self, file: &Path) -> io::Result<()> {
        let name = file.display().to_string();
        match std::fs::write(file, self.table.log().to_string()) {
            Ok(()) => self.say(Say::Saved { file: name }),
            Err(error) => self.say(Say::SaveFailed { file: name, error: error.to_string() }),
        }
    }

    fn leave(&mut self) -> io::Result<()> {
        self.say(Say::Left)?;
        self.say_saved()
    }

    fn say_saved(&mut self) -> io::Result<()> {
        match self.save.clone() {
            Some(file) => self.say(Say::Saved { file: file.display().to_string() }),
            None => Ok(()),
        }
    }

    fn end(&mut self, ranking: Ranking) -> io::Result<()> {
        self.keep()?;
        // The secrets are told now, so everybody at the screen may read everything.
        let people = (0..).map(Seat::new).zip(&self.read).filter(|(seat, _)| self.seating.is_person(*seat));
        let start = people.map(|(_, read)| *read).min().unwrap_or(0);
        let news = self.history.sentences(start, Eyes::Arbiter, &self.speaker, self.words);
        self.terminal.line("")?;
        self.lines(news.into_iter().map(|line| format!("· {line}")))?;
        self.board(Eyes::Arbiter)?;
        let over = self.speaker.phrase(Say::Over);
        self.terminal.heading(&over)?;
        let mut seats: Vec<Seat> = Seats::all(self.table.position().seats()).into_iter().collect();
        seats.sort_by_key(|seat| ranking.place(*seat));
        for seat in seats {
            self.say(Say::Place { place: ranking.place(seat), seat })?;
        }
        self.say(Say::Seed { seed: self.table.log().seed.to_string() })?;
        self.say_saved()
    }
}

/// A number for the bots' luck: another for every table, and for one table always the same.
fn number_of<G: Game>(table: &Table<G>) -> u64 {
    u64::from_str_radix(&table.log().seed.commitment()[..16], 16).unwrap_or(0)
}
