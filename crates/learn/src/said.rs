//! What coaches say. Their messages are plain lines: `name = text`.

use super::SAID;
use arbiter_language::Lang;

/// What a message of a coach is called: `lesson-res_arcana-1-collect` for `collect` in the lesson `lesson_1` of Res Arcana.
#[must_use]
pub fn message(game: &str, lesson: &str, says: &str) -> String {
    format!("lesson-{game}-{}-{says}", lesson.trim_start_matches("lesson_"))
}

/// What is said, in a language; nothing if nobody has written it.
#[must_use]
pub fn said(lang: Lang, message: &str) -> Option<&'static str> {
    let lang = lang.to_string();
    let texts = SAID.iter().filter(|(of, _)| *of == lang).flat_map(|(_, text)| text.lines());
    texts.filter_map(|line| line.split_once(" = ")).find(|(name, _)| *name == message).map(|(_, text)| text)
}

/// Every message there is in a language.
pub fn messages(lang: Lang) -> impl Iterator<Item = &'static str> {
    let lang = lang.to_string();
    let texts = SAID.iter().filter(move |(of, _)| *of == lang).flat_map(|(_, text)| text.lines());
    texts.filter_map(|line| Some(line.split_once(" = ")?.0))
}
