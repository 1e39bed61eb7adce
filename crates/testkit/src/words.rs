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
