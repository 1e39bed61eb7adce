//! Notes of the people at a table, as the log has them: `note say well_played`.

use crate::say;
use arbiter_engine::{Notation, Seat};
use arbiter_protocol::{Clock, Level, Note, Phrase, Proposed, TimeOut};

/// How a note begins in a log.
const NOTE: &str = "note ";

/// A note as it is written after `note`.
pub(crate) fn written(note: &Note) -> String {
    match note {
        Note::Say { phrase } => format!("say {}", phrase.as_str()),
        Note::Chat { text } => format!("chat {text}"),
        Note::ChatMode { on } => format!("chat_mode {}", if *on { "on" } else { "off" }),
        Note::Propose { what, to } => {
            let what = match what {
                Proposed::End => "end",
                Proposed::Back => "back",
                Proposed::Rematch => "rematch",
            };
            to.map_or_else(|| format!("propose {what}"), |to| format!("propose {what} {to}"))
        }
        Note::Agree => "agree".to_owned(),
        Note::Decline => "decline".to_owned(),
        Note::StandIn { level } => format!("stand_in {}", level.as_str()),
        Note::Return => "return".to_owned(),
        Note::Resign => "resign".to_owned(),
        Note::End => "end".to_owned(),
        Note::Next { table } => format!("next {table}"),
        Note::Clock { clock: Clock { each, bank, add, out } } => {
            let out = match out {
                TimeOut::Bot => "bot",
                TimeOut::Lose => "lose",
                TimeOut::Nothing => "nothing",
            };
            format!("clock {} {bank} {add} {out}", each.unwrap_or(0))
        }
        Note::Begin => "begin".to_owned(),
        Note::TimeUp { seat } => format!("time {}", say::engine_seat(*seat)),
        Note::Thaw { entry } => format!("thaw {entry}"),
        Note::Rated => "rated".to_owned(),
        Note::Rest { days } => format!("rest {days}"),
        Note::Nudge { seat } => format!("nudge {}", say::engine_seat(*seat)),
        Note::Lost => "lost".to_owned(),
    }
}

/// What is written of a note, if a deed is one.
pub(crate) fn of(deed: &str) -> Option<&str> {
    deed.strip_prefix(NOTE)
}

/// Reads a note; nothing if it is none that we know.
pub(crate) fn read(text: &str) -> Option<Note> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let words: Vec<&str> = rest.split(' ').collect();
    Some(match (word, words.as_slice()) {
        ("say", [phrase]) => Note::Say { phrase: Phrase::from_text(phrase)? },
        ("chat", _) => Note::Chat { text: rest.to_owned() },
        ("chat_mode", [on]) => Note::ChatMode { on: *on == "on" },
        ("propose", ["end"]) => Note::Propose { what: Proposed::End, to: None },
        ("propose", ["back", to]) => Note::Propose { what: Proposed::Back, to: Some(to.parse().ok()?) },
        ("propose", ["rematch"]) => Note::Propose { what: Proposed::Rematch, to: None },
        ("agree", _) => Note::Agree,
        ("decline", _) => Note::Decline,
        ("stand_in", [level]) => Note::StandIn { level: Level::from_text(level)? },
        ("return", _) => Note::Return,
        ("resign", _) => Note::Resign,
        ("end", _) => Note::End,
        ("next", [table]) => Note::Next { table: (*table).to_owned() },
        ("clock", [each, bank, add, out]) => {
            let number = |text: &str| text.parse::<u32>().ok();
            let out = match *out {
                "bot" => TimeOut::Bot,
                "lose" => TimeOut::Lose,
                _ => TimeOut::Nothing,
            };
            let each = Some(number(each)?).filter(|each| *each > 0);
            Note::Clock { clock: Clock { each, bank: number(bank)?, add: number(add)?, out } }
        }
        ("begin", _) => Note::Begin,
        ("time", [seat]) => Note::TimeUp { seat: say::seat(Seat::from_text(seat).ok()?) },
        ("thaw", [entry]) => Note::Thaw { entry: entry.parse().ok()? },
        ("rated", _) => Note::Rated,
        ("rest", [days]) => Note::Rest { days: days.parse().ok()? },
        ("nudge", [seat]) => Note::Nudge { seat: say::seat(Seat::from_text(seat).ok()?) },
        ("lost", _) => Note::Lost,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_read_as_they_are_written() {
        let clock = Clock { each: None, bank: 600, add: 5, out: TimeOut::Lose };
        let notes = [
            Note::Say { phrase: Phrase::WellPlayed },
            Note::Chat { text: "<b>hello</b> @ all".into() },
            Note::ChatMode { on: true },
            Note::Propose { what: Proposed::End, to: None },
            Note::Propose { what: Proposed::Back, to: Some(7) },
            Note::Propose { what: Proposed::Rematch, to: None },
            Note::Agree,
            Note::Decline,
            Note::StandIn { level: Level::Hard },
            Note::Return,
            Note::Resign,
            Note::End,
            Note::Next { table: "abc".into() },
            Note::Clock { clock },
            Note::Clock { clock: Clock { each: Some(60), out: TimeOut::Bot, ..clock } },
            Note::Begin,
            Note::TimeUp { seat: arbiter_protocol::Seat::new(1) },
            Note::Thaw { entry: 12 },
            Note::Rated,
            Note::Rest { days: 3 },
            Note::Nudge { seat: arbiter_protocol::Seat::new(1) },
            Note::Lost,
        ];
        for note in notes {
            assert_eq!(read(&written(&note)), Some(note));
        }
        for nothing in ["", "propose", "propose back x", "say something", "dance", "time p9"] {
            assert_eq!(read(nothing), None, "{nothing}");
        }
    }
}
