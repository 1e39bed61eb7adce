//! Language, game and seats: what is not said on the command line is asked, always with a usual
//! answer, so that Enter is enough.

use super::{Seating, Terminal};
use crate::{
    answer::Trouble,
    phrases::{Called, Level as LevelWord, Manner, Say},
};
use arbiter_bots::{Kind, Level};
use arbiter_language::{Lang, Speaker};
use arbiter_shelf::{GAMES, sizes};

/// What was agreed on.
pub struct Welcome {
    pub lang: Lang,
    pub game: String,
    /// Left open if nothing was said or asked.
    pub seating: Option<Seating>,
}

/// Asks for what is missing; nothing if the person leaves.
pub fn welcome(
    terminal: &mut Terminal<'_>,
    lang: Option<Lang>,
    game: Option<String>,
    seating: Option<Seating>,
) -> Result<Option<Welcome>, Trouble> {
    let lang = match lang {
        Some(lang) => Some(lang),
        None if terminal.live => ask_language(terminal)?,
        None => Some(usual_language()),
    };
    let Some(lang) = lang else { return Ok(None) };
    if let Some(game) = game {
        return Ok(Some(Welcome { lang, game, seating }));
    }
    let mut menu = Menu { terminal, speaker: Speaker::of(lang) };
    let Some(game) = ask_game(&mut menu)? else { return Ok(None) };
    let seating = match seating {
        Some(seating) => Some(seating),
        None => ask_seats(&mut menu, game)?,
    };
    Ok(seating.map(|seating| Welcome { lang, game: game.to_owned(), seating: Some(seating) }))
}

/// The language of the system, if it is one of ours.
fn usual_language() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
    let code = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    Lang::ALL.into_iter().find(|lang| code.starts_with(lang.code())).unwrap_or_default()
}

/// What a language calls itself.
fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Fr => "Français",
        Lang::De => "Deutsch",
    }
}

fn ask_language(terminal: &mut Terminal<'_>) -> Result<Option<Lang>, Trouble> {
    let usual = usual_language();
    let index = Lang::ALL.iter().position(|lang| *lang == usual).unwrap_or(0);
    let mut menu = Menu { terminal, speaker: Speaker::of(usual) };
    Ok(menu.pick(Say::ChooseLanguage, &Lang::ALL.map(|lang| own_name(lang).to_owned()), index)?.map(|i| Lang::ALL[i]))
}

fn ask_game(menu: &mut Menu<'_, '_>) -> Result<Option<&'static str>, Trouble> {
    let title = |game: &&str| arbiter_rules::catalogue(game).map_or(*game, |rules| &rules.title).to_owned();
    let titles: Vec<String> = GAMES.iter().map(title).collect();
    Ok(menu.pick(Say::ChooseGame, &titles, 0)?.map(|index| GAMES[index]))
}

fn ask_seats(menu: &mut Menu<'_, '_>, game: &str) -> Result<Option<Seating>, Trouble> {
    let sizes: Vec<usize> = sizes(game)?.iter().map(|size| size.players.into()).collect();
    let (least, most) = (sizes.first().copied().unwrap_or(2), sizes.last().copied().unwrap_or(2));
    let seats = if least == most {
        least
    } else {
        let question = menu.speaker.phrase(Say::ChooseSeats);
        menu.terminal.heading(&question)?;
        let Some(seats) = menu.number(least, most, least)? else { return Ok(None) };
        seats
    };
    let levels = Level::ALL.map(|level| {
        let name = menu.speaker.phrase(Called::from(level));
        let manner = menu.speaker.phrase(Manner::from(level));
        let level = menu.speaker.phrase(LevelWord::from(level));
        menu.speaker.phrase(Say::LevelMenu { name, level, manner })
    });
    let level = menu.pick(Say::ChooseLevel, &levels, Level::Medium as usize)?;
    Ok(level.map(|level| Seating::against(Kind::Level(Level::ALL[level]), seats as u8)))
}

/// Numbered questions.
struct Menu<'m, 't> {
    terminal: &'m mut Terminal<'t>,
    speaker: Speaker,
}

impl Menu<'_, '_> {
    /// One of these; nothing if the person leaves.
    fn pick(&mut self, question: Say, items: &[String], usual: usize) -> Result<Option<usize>, Trouble> {
        let question = self.speaker.phrase(question);
        self.terminal.heading(&question)?;
        for (i, item) in items.iter().enumerate() {
            self.terminal.line(&format!("{:>3}  {item}", i + 1))?;
        }
        Ok(self.number(1, items.len(), usual + 1)?.map(|number| number - 1))
    }

    /// A number in this range; Enter is the usual one.
    fn number(&mut self, least: usize, most: usize, usual: usize) -> Result<Option<usize>, Trouble> {
        let prompt = self.speaker.phrase(Say::MenuPrompt { usual });
        loop {
            let Some(line) = self.terminal.ask(&prompt)? else { return Ok(None) };
            if line.is_empty() {
                return Ok(Some(usual));
            }
            match line.parse() {
                Ok(number) if (least..=most).contains(&number) => return Ok(Some(number)),
                _ => {
                    let again = self.speaker.phrase(Say::MenuAgain { least, most });
                    self.terminal.line(&again)?;
                }
            }
        }
    }
}
