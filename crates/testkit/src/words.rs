//! Small helpers to say things readably in reports.

use arbiter_engine::{Arg, Spoken};
use std::any::Any;

/// A message in one short line: `pebb-event-drew seat p1 pebble 7`.
pub(crate) fn say(spoken: &Spoken) -> String {
    let mut text = spoken.id.to_owned();
    for (name, arg) in &spoken.args {
        text += &format!(" {name} {}", argument(arg));
    }
    text
}

fn argument(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Seat(seat) => seat.to_string(),
        Arg::Text(text) => text.to_string(),
        Arg::Name(spoken) if spoken.args.is_empty() => say(spoken),
        Arg::Name(spoken) => format!("({})", say(spoken)),
        Arg::List(all) => format!("[{}]", all.iter().map(say).collect::<Vec<_>>().join(", ")),
    }
}

/// Does the id, or its last words, match? `spend` matches `pebb-ask-spend`.
pub(crate) fn id_matches(id: &str, wanted: &str) -> bool {
    id.strip_suffix(wanted).is_some_and(|before| before.is_empty() || before.ends_with('-'))
}

/// Joins with `; ` and breaks into lines that can be read, all but the first indented.
pub(crate) fn wrap(label: &str, parts: &[String]) -> String {
    const WIDTH: usize = 100;
    if parts.is_empty() {
        return format!("{label}  nothing");
    }
    let indent = label.chars().count() + 2;
    let mut lines = vec![format!("{label}  ")];
    for (i, part) in parts.iter().enumerate() {
        let part = if i + 1 < parts.len() { format!("{part}; ") } else { part.clone() };
        let last = lines.len() - 1;
        let fresh = lines[last].trim().is_empty() || last == 0 && lines[0].chars().count() == indent;
        if !fresh && lines[last].chars().count() + part.trim_end().chars().count() > WIDTH {
            lines.push(format!("{}{part}", " ".repeat(indent)));
        } else {
            lines[last] += &part;
        }
    }
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

/// What a panic said.
pub(crate) fn last_words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "it did not say why".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_match_by_their_last_words() {
        assert!(id_matches("pebb-ask-spend", "pebb-ask-spend"));
        assert!(id_matches("pebb-ask-spend", "spend"));
        assert!(id_matches("pebb-event-drew-unseen", "drew-unseen"));
        assert!(!id_matches("pebb-event-drew-unseen", "drew"));
        assert!(!id_matches("pebb-ask-spend", "end"));
    }

    #[test]
    fn long_lists_are_wrapped() {
        let parts: Vec<String> = (0..40).map(|i| format!("bid {i}")).collect();
        let text = wrap("p1 may", &parts);
        assert!(text.lines().count() > 2);
        assert!(text.lines().all(|line| line.chars().count() <= 100));
        assert!(text.lines().skip(1).all(|line| line.starts_with("        bid")));
        assert_eq!(wrap("p1 may", &[]), "p1 may  nothing");
    }

    #[test]
    fn messages_are_said_with_their_arguments() {
        let name = Spoken { id: "card-prism", args: vec![] };
        let args = vec![
            ("count", Arg::Number(2)),
            ("card", Arg::Name(name.clone())),
            ("with", Arg::Name(Spoken { id: "x", args: vec![("n", Arg::Number(1))] })),
            ("all", Arg::List(vec![name.clone(), name])),
        ];
        assert_eq!(
            say(&Spoken { id: "got", args }),
            "got count 2 card card-prism with (x n 1) all [card-prism, card-prism]"
        );
    }
}
