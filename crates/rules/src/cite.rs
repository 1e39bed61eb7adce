//! Finding clause ids in running text.

use crate::shelf;

/// Every clause id mentioned in a text, in order, repeats included.
///
/// An id is the prefix of a game followed by words of capitals, digits and underscores, joined by
/// hyphens; a last word that is a number may carry one small letter. Only the shape is looked at:
/// whether the clause exists is for [`clause`](crate::clause) to say.
///
/// ```
/// use arbiter_rules::cited;
///
/// let text = "Athanor (RESA-CARD-ATHANOR) pays as in RESA-COST-01, see also ARCS-LEADER-01a.";
/// assert_eq!(cited(text), ["RESA-CARD-ATHANOR", "RESA-COST-01", "ARCS-LEADER-01a"]);
/// ```
#[must_use]
pub fn cited(text: &str) -> Vec<&str> {
    // Whole words are tested, never parts of them, so that a longer id is not taken for a shorter.
    text.split(|c: char| !c.is_alphanumeric() && !JOINTS.contains(&c))
        .map(|word| word.trim_matches(JOINTS))
        .filter(|word| is_id(word))
        .collect()
}

/// What holds an id together, and is mere punctuation at its ends.
const JOINTS: [char; 2] = ['-', '_'];

/// Whether a text has the shape of a clause id, and nothing around it.
pub(crate) fn is_id(text: &str) -> bool {
    let Some((prefix, rest)) = text.split_once('-') else {
        return false;
    };
    let (body, last) = rest.rsplit_once('-').unwrap_or(("", rest));
    shelf::prefixes().any(|known| known == prefix)
        && (is_word(last) || is_lettered_number(last))
        && (body.is_empty() || body.split('-').all(is_word))
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_')
}

/// `01a`: the halves of one printed card.
fn is_lettered_number(text: &str) -> bool {
    text.strip_suffix(|c: char| c.is_ascii_lowercase())
        .is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_of_id_is_found() {
        for id in [
            "RESA-TERM-01",
            "RESA-CARD-ATHANOR",
            "RESA-CARD-CHALICE_OF_FIRE",
            "ARCS-LEADER-01a",
            "ARIS-CHAR-MAX-01",
            "ARIS-CHAR-8BA-01",
            "ARCM-AMB-03",
        ] {
            assert_eq!(cited(id), [id]);
        }
    }

    #[test]
    fn order_and_repeats_are_kept() {
        let text = "ARCM-WIN-02, RESA-VP-01 and ARCM-WIN-02 again";
        assert_eq!(cited(text), ["ARCM-WIN-02", "RESA-VP-01", "ARCM-WIN-02"]);
    }

    #[test]
    fn punctuation_around_an_id_is_dropped() {
        let text = "(RESA-TERM-01), «RESA-TERM-02»; RESA-TERM-03- _RESA-TERM-04_ l'RESA-TERM-05… \
                    RESA-TERM-06/RESA-TERM-07 `RESA-TERM-08`. RESA-TERM-09–RESA-TERM-10";
        let ids: Vec<String> = (1..=10).map(|n| format!("RESA-TERM-{n:02}")).collect();
        assert_eq!(cited(text), ids);
    }

    #[test]
    fn nothing_else_is_taken_for_an_id() {
        for text in [
            "",
            "RESA",
            "RESA-",
            "TERM-01",
            "FOO-TERM-01",
            "XRESA-TERM-01",
            "éRESA-TERM-01",
            "PRE-RESA-TERM-01",
            "resa-term-01",
            "RESA-Term-01",
            "RESA-TERM-01st",
            "RESA-TERM-01é",
            "RESA-TERMa",
            "RESA-TERM--01",
            "RESA-TERM-01a-02",
        ] {
            assert!(cited(text).is_empty(), "{text:?}");
        }
    }
}
