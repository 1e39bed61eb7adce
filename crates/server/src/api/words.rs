//! Words people type: names.

use arbiter_protocol::Refused;

const LONGEST: usize = 40;

/// A name as it may be shown: trimmed, one line, not too long; nothing if nothing is left.
pub(crate) fn name(name: Option<String>) -> Result<Option<String>, Refused> {
    let Some(name) = name else { return Ok(None) };
    let name = name.trim();
    if name.chars().count() > LONGEST || name.chars().any(char::is_control) {
        return Err(Refused::Malformed);
    }
    Ok((!name.is_empty()).then(|| name.to_owned()))
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
}
