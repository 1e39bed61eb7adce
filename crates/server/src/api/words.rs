//! Words people type: names, and what they say.

use arbiter_protocol::Refused;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

const LONGEST: usize = 40;

/// A name as it may be shown: trimmed, one line, not too long, nothing in it that cannot be seen; nothing if nothing is
/// left. What joins letters and pictures (`ZWJ`, `ZWNJ`) stays between them: Persian and families need it.
pub(crate) fn name(name: Option<String>) -> Result<Option<String>, Refused> {
    name.map_or(Ok(None), |name| line(&name, LONGEST))
}

/// A line of text as it may be shown, no longer than so many characters; see [`name`].
pub(crate) fn line(name: &str, longest: usize) -> Result<Option<String>, Refused> {
    if name.chars().any(char::is_control) {
        return Err(Refused::Malformed);
    }
    let name: String = name.chars().filter(|sign| !is_unseen(*sign)).collect();
    let blank = |sign: char| sign.is_whitespace() || is_joiner(sign) || is_blank(sign);
    let name = name.trim_matches(blank);
    if name.chars().count() > longest {
        return Err(Refused::Malformed);
    }
    Ok((!name.is_empty()).then(|| name.to_owned()))
}

/// Is it never seen? What turns the direction of writing for all that follows is among it.
fn is_unseen(sign: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Unassigned};
    let kind = sign.general_category();
    !is_joiner(sign) && matches!(kind, Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Unassigned)
}

fn is_joiner(sign: char) -> bool {
    matches!(sign, '\u{200c}' | '\u{200d}')
}

/// Letters that look like nothing, and marks that need a letter to stand on.
fn is_blank(sign: char) -> bool {
    let is_mark = matches!(sign.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark);
    is_mark || matches!(sign, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

#[cfg(test)]
mod tests {
    use super::name;
    use arbiter_protocol::Refused;

    #[test]
    fn a_name_is_short_and_on_one_line() {
        let of = |text: &str| name(Some(text.to_owned()));
        assert_eq!(of("  Zoë "), Ok(Some("Zoë".to_owned())));
        assert_eq!(of("  "), Ok(None));
        assert_eq!(of("a\nb"), Err(Refused::Malformed));
        assert_eq!(of(&"x".repeat(41)), Err(Refused::Malformed));
    }

    #[test]
    fn a_name_can_be_seen_and_does_not_turn_what_follows() {
        let of = |text: &str| name(Some(text.to_owned())).expect("short").unwrap_or_default();
        for nothing in
            ["\u{200b}", "\u{2060}\u{feff}", "\u{200d}\u{200c}", "\u{3164}", " \u{2800} ", "\u{ad}", "\u{34f}"]
        {
            assert_eq!(of(nothing), "", "{nothing:?}");
        }
        assert_eq!(of("Anna\u{202e}nneB\u{202c}"), "AnnanneB");
        assert_eq!(of("\u{2067}Anna\u{2069}"), "Anna");
        assert_eq!(of("An\u{200b}na"), "Anna", "nobody else is called the same and looks another");
        for seen in ["نگار\u{200c}ان", "👩\u{200d}👩\u{200d}👧", "שרה", "Zoë", "é", "李"] {
            assert_eq!(of(seen), seen);
        }
    }
}
