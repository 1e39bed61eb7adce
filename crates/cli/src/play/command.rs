//! What a typed line means, besides being an answer.

/// Something a person can do between answers.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Command {
    /// What can I type?
    Help,
    /// Show the board.
    Board,
    /// Why is this not allowed?
    Why,
    /// Take back my last answer.
    Undo,
    /// What happened so far?
    Log,
    /// Search the rules.
    Rules,
    /// Read a card.
    Card,
    /// Write the table to a file.
    Save,
    /// Copy what I answered as a page of the book.
    Page,
    /// Leave.
    Quit,
}

/// The words of each command, in English, French and German, as the help of each language shows
/// them; French and German also without accents. All are understood in every language.
pub const COMMANDS: [(Command, &[&str]); 10] = [
    (Command::Help, &["?", "help", "aide", "hilfe"]),
    (Command::Board, &["board", "plateau", "plan"]),
    (Command::Why, &["why", "pourquoi", "warum"]),
    (Command::Undo, &["undo", "retour", "zurück", "zurueck"]),
    (Command::Log, &["log", "journal", "verlauf"]),
    (Command::Rules, &["rules", "règles", "regeln", "regles"]),
    (Command::Card, &["card", "carte", "karte"]),
    (Command::Save, &["save", "enregistrer", "speichern"]),
    (Command::Page, &["page", "page", "seite"]),
    (Command::Quit, &["quit", "quitter", "ende", "exit"]),
];

impl Command {
    /// The command a line begins with, and the rest of the line.
    #[must_use]
    pub fn read(line: &str) -> Option<(Command, &str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = word.to_lowercase();
        let (command, _) = COMMANDS.iter().find(|(_, words)| words.contains(&word.as_str()))?;
        Some((*command, rest.trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrases::Say;
    use arbiter_language::{Lang, Speaker};

    #[test]
    fn commands_are_understood_in_every_language() {
        assert_eq!(Command::read("why card:prism"), Some((Command::Why, "card:prism")));
        assert_eq!(Command::read("Pourquoi  passer"), Some((Command::Why, "passer")));
        assert_eq!(Command::read("ZURÜCK"), Some((Command::Undo, "")));
        assert_eq!(Command::read("?"), Some((Command::Help, "")));
        assert_eq!(Command::read("place prism"), None);
    }

    #[test]
    fn the_help_names_every_command_in_its_language() {
        for (i, lang) in Lang::ALL.into_iter().enumerate() {
            let help = Speaker::of(lang).phrase(Say::Help);
            for (command, words) in COMMANDS.iter().skip(1) {
                let word = words[i.min(words.len() - 1)];
                assert!(help.contains(&format!("\n  {word} ")), "{command:?} in {lang}: no {word} in\n{help}");
            }
        }
    }
}
