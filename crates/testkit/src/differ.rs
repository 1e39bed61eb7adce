//! Shows where two texts part.

/// How many lines they have in common are shown before the first difference.
const BEFORE: usize = 3;
/// How many lines are shown from the first difference on.
const AFTER: usize = 4;

/// The first difference of two texts, with the lines around it; `-` marks the first, `+` the second.
/// Nothing if they are the same, line by line.
pub(crate) fn first_difference(first: &str, second: &str) -> String {
    let (first, second): (Vec<&str>, Vec<&str>) = (first.lines().collect(), second.lines().collect());
    let same = first.iter().zip(&second).take_while(|(one, other)| one == other).count();
    if same == first.len() && same == second.len() {
        return String::new();
    }
    let mut text = format!("line {}\n", same + 1);
    let mut show = |mark: char, lines: &[&str]| {
        for line in lines {
            text += format!("  {mark} {line}").trim_end();
            text.push('\n');
        }
    };
    show(' ', &first[same.saturating_sub(BEFORE)..same]);
    show('-', &first[same..(same + AFTER).min(first.len())]);
    show('+', &second[same..(same + AFTER).min(second.len())]);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_shown_with_what_led_to_it() {
        assert_eq!(first_difference("a\nb\nc", "a\nb\nc\n"), "");
        assert_eq!(
            first_difference("a\nb\nc\nd\ne\nf", "a\nb\nc\nd\nE"),
            "line 5\n    b\n    c\n    d\n  - e\n  - f\n  + E\n"
        );
        assert_eq!(first_difference("a", "a\nb"), "line 2\n    a\n  + b\n");
    }
}
