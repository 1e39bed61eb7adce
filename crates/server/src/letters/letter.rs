//! What a letter says, in the language of whoever gets it: plain text, and our own sentences. The only words of others in
//! it are the names of tables that one sits at.

use arbiter_engine::Message;
use arbiter_language::{Lang, Speaker};

/// A letter.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) enum Letter {
    /// Is this address yours?
    Confirm {
        /// The secret of the link by which one says so.
        secret: String,
    },
    /// A link by which another password can be set.
    Password {
        /// The secret of the link.
        secret: String,
        /// The name to sign in by.
        login: String,
    },
    /// It is your move.
    Moves {
        /// Where.
        tables: Vec<Waiting>,
    },
}

/// A table that waits for somebody.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) struct Waiting {
    /// What it is called in the lobby.
    pub(super) title: String,
    /// Its id.
    pub(super) table: String,
    /// How many hours are left, where there is a clock.
    pub(super) hours: Option<u32>,
}

/// A sentence of a letter.
#[derive(Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "letter")]
#[allow(missing_docs, reason = "the sentence in the Fluent file is the best documentation of its variant")]
pub enum Line {
    ConfirmSubject,
    Confirm { site: String },
    ConfirmElse,
    PasswordSubject,
    Password { site: String, login: String },
    PasswordElse,
    MovesSubject { n: usize },
    MoveSubject { title: String },
    Moves,
    Left { hours: u32 },
    MovesWhy { site: String },
    Out,
}

/// A letter with all it needs to be sent.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) struct Paper {
    /// To whom.
    pub(super) address: String,
    /// In which language.
    pub(super) lang: Lang,
    /// The secret of the way out.
    pub(super) exit: String,
    pub(super) letter: Letter,
}

impl Paper {
    /// Its subject and its text. `site` is where our pages are, `host` what people call it.
    pub(super) fn written(&self, site: &str, host: &str, exit: &str) -> (String, String) {
        let speaker = Speaker::of(self.lang);
        let say = |line: Line| one_line(&speaker.phrase(line));
        let host = host.to_owned();
        let (subject, mut parts) = match &self.letter {
            Letter::Confirm { secret } => (
                say(Line::ConfirmSubject),
                vec![
                    say(Line::Confirm { site: host }),
                    format!("{site}/letters/confirm#{secret}"),
                    say(Line::ConfirmElse),
                ],
            ),
            Letter::Password { secret, login } => (
                say(Line::PasswordSubject),
                vec![
                    say(Line::Password { site: host, login: login.clone() }),
                    format!("{site}/letters/password#{secret}"),
                    say(Line::PasswordElse),
                ],
            ),
            Letter::Moves { tables } => {
                let subject = match tables.as_slice() {
                    [one] => say(Line::MoveSubject { title: one.title.clone() }),
                    more => say(Line::MovesSubject { n: more.len() }),
                };
                let listed = tables.iter().map(|waiting| {
                    let left = waiting.hours.map(|hours| say(Line::Left { hours }));
                    let lines = [Some(one_line(&waiting.title)), left, Some(format!("{site}/table/{}", waiting.table))];
                    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
                });
                let parts = [say(Line::Moves)].into_iter().chain(listed).chain([say(Line::MovesWhy { site: host })]);
                (subject, parts.collect())
            }
        };
        parts.push(format!("{}\n{exit}", say(Line::Out)));
        (subject, parts.join("\n\n") + "\n")
    }
}

/// Whatever is in a sentence, it stays one line.
fn one_line(text: &str) -> String {
    text.split(|sign: char| sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}'))
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paper(lang: Lang, letter: Letter) -> (String, String) {
        let paper = Paper { address: "anna@example.org".into(), lang, exit: "x".into(), letter };
        paper.written("https://play.example.org", "play.example.org", "https://play.example.org/letters/off/x")
    }

    fn waiting(title: &str, hours: Option<u32>) -> Waiting {
        Waiting { title: title.into(), table: title.to_lowercase(), hours }
    }

    #[test]
    fn a_letter_says_where_it_is_ones_move_and_how_to_get_no_more() {
        let (subject, text) = paper(Lang::De, Letter::Moves { tables: vec![waiting("Arcs", Some(20))] });
        assert_eq!(subject, "Du bist am Zug: Arcs");
        assert!(text.contains("Arcs\nNoch 20 Stunden.\nhttps://play.example.org/table/arcs\n"), "{text}");
        assert!(text.ends_with("https://play.example.org/letters/off/x\n"), "{text}");
        let two = vec![waiting("Arcs", None), waiting("Arcmage", Some(1))];
        let (subject, text) = paper(Lang::Fr, Letter::Moves { tables: two });
        assert_eq!(subject, "C’est à vous de jouer\u{202f}: 2 tables");
        assert!(text.contains("https://play.example.org/table/arcmage"), "{text}");
    }

    #[test]
    fn every_letter_has_a_way_out_in_every_language() {
        for lang in Lang::ALL {
            for letter in [
                Letter::Confirm { secret: "s".into() },
                Letter::Password { secret: "s".into(), login: "anna".into() },
                Letter::Moves { tables: vec![waiting("Arcs", None)] },
            ] {
                let (subject, text) = paper(lang, letter.clone());
                assert!(!subject.is_empty() && !subject.contains('['), "{subject}");
                assert!(!text.contains("[letter"), "{text}");
                assert!(text.contains("/letters/off/x"), "{letter:?}: {text}");
            }
        }
    }

    #[test]
    fn names_do_not_break_its_lines() {
        let (subject, text) = paper(Lang::En, Letter::Moves { tables: vec![waiting("a\r\nb\u{2028}c", None)] });
        assert!(subject.ends_with("a b c"), "{subject}");
        assert!(text.contains("\na b c\n"), "{text}");
    }
}
