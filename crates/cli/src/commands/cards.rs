//! `arbiter cards`: which cards may be in a deck, and what each will do.
//!
//! Only the cards of Arcmage are scripts that can be said back; of the other games every card is ready, and its text in
//! the language files is all there is to say.

use crate::answer::{Answer, Outcome, Trouble};
use arbiter_engine::{Message, Notation};
use arbiter_language::{Lang, Speaker};
use arcmage::{Card, Standing};
use std::io::Write;

/// List the cards of Arcmage and whether they are ready, or say what one of them does.
#[derive(clap::Args, Debug)]
pub struct Arguments {
    /// The game: arcmage.
    game: String,
    /// A card, such as ghoul; all of them if none is named.
    card: Option<String>,
    /// The language: en, fr or de.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

/// Lists the cards, or says one.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    if arguments.game != "arcmage" {
        return Err(Trouble::because(format!(
            "only the cards of arcmage are scripts, not those of {}",
            arguments.game
        )));
    }
    let speaker = Speaker::of(arguments.lang);
    match &arguments.card {
        None => list(&speaker, out)?,
        Some(name) => {
            let card = Card::from_text(name).map_err(|_| Trouble::because(format!("there is no card “{name}”")))?;
            one(card, &speaker, out)?;
        }
    }
    Ok(Answer::Yes)
}

/// Every card: its word, its name, and may it be in a deck?
fn list(speaker: &Speaker, out: &mut dyn Write) -> std::io::Result<()> {
    let width = Card::ALL.iter().map(|card| card.text().len()).max().unwrap_or(0);
    let names = Card::ALL.map(|card| speaker.phrase(card));
    let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (card, name) in Card::ALL.iter().zip(&names) {
        let standing = speaker.phrase(card.facts().standing);
        write!(out, "{:width$}  {name:wide$}  {standing}", card.text())?;
        match left_open(*card, speaker) {
            Some(open) => writeln!(out, ": {open}")?,
            None => writeln!(out)?,
        }
    }
    let with = |standing: Standing| Card::ALL.iter().filter(|card| card.facts().standing == standing).count();
    let (ready, tokens) = (with(Standing::Ready), with(Standing::Token));
    writeln!(out, "\n{ready} cards ready, {tokens} tokens, {} not ready", Card::ALL.len() - ready - tokens)
}

/// What the text of a card leaves open, so that no deck may have it.
fn left_open(card: Card, speaker: &Speaker) -> Option<String> {
    speaker.attribute(card.say().id, "open")
}

/// What is printed on a card, and what it will do.
fn one(card: Card, speaker: &Speaker, out: &mut dyn Write) -> std::io::Result<()> {
    let id = card.say().id;
    writeln!(out, "{} ({})", speaker.phrase(card), speaker.phrase(card.facts().standing))?;
    if let Some(kind) = speaker.attribute(id, "kind") {
        writeln!(out, "{kind}")?;
    }
    // The printed text is the one that decides; (c) the Arcmage / WTactics project, CC BY-SA 4.0.
    if let Some(text) = Speaker::of(Lang::En).attribute(id, "text") {
        writeln!(out, "\n  “{text}”\n  — Arcmage / WTactics, CC BY-SA 4.0")?;
    }
    if let Some(open) = left_open(card, speaker) {
        writeln!(out, "\n{open}")?;
    }
    let lines = card.spoken();
    if !lines.is_empty() {
        writeln!(out)?;
    }
    for line in lines {
        writeln!(out, "{}{}", "  ".repeat(usize::from(line.depth)), speaker.say(&line.says))?;
    }
    // A keyword is explained by its own text.
    for keyword in card.facts().keywords.iter() {
        if let Some(text) = speaker.attribute(keyword.say().id, "text") {
            writeln!(out, "\n{}\n  {text}", speaker.phrase(keyword))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every card that may be on a table, its tokens included.
    fn playable() -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(|card| matches!(card.facts().standing, Standing::Ready | Standing::Token))
    }

    #[test]
    fn every_card_can_be_said_in_every_language() {
        for lang in Lang::ALL {
            let speaker = Speaker::of(lang);
            for card in playable() {
                for line in card.spoken() {
                    let said = speaker.try_say(&line.says);
                    assert!(said.is_ok(), "{} in {lang}: {}", card.text(), said.unwrap_err());
                }
            }
        }
    }

    #[test]
    fn what_is_not_ready_says_what_its_text_leaves_open() {
        for lang in Lang::ALL {
            let speaker = Speaker::of(lang);
            for card in Card::ALL {
                let open = card.facts().standing == Standing::Open;
                assert_eq!(left_open(card, &speaker).is_some(), open, "{} in {lang}", card.text());
            }
        }
    }

    #[test]
    fn a_card_is_said_in_english() {
        let said: Vec<String> = Card::DeadlyShock.spoken().iter().map(|l| Speaker::of(Lang::En).say(&l.says)).collect();
        assert_eq!(
            said,
            [
                "When it resolves:",
                "One of these, chosen when it is played or used:",
                "Effect 1:",
                "Target: creature",
                "3 damage to: the target",
                "Effect 2:",
                "Target: city",
                "2 damage to: the target",
            ]
        );
    }
}
