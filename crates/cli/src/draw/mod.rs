//! Boards as text. **A game with a board of its own is one line here**; the others are drawn from the description that
//! their view is ([`Plain`](arbiter_engine::Plain)), or from whatever it holds.

pub mod arcmage;
pub mod arcs;
pub mod aristeia;
mod outline;
mod plain;
pub mod res_arcana;
mod sheet;

use crate::play::Style;
use arbiter_engine::{Arg, Argument, Eyes, Game, Notation, Plain, Thing};
use arbiter_language::Speaker;
use std::any::Any;

/// What these eyes see of a position, line by line.
#[must_use]
pub fn board<G: Game>(position: &G, eyes: Eyes, speaker: &Speaker, style: Style) -> Vec<String> {
    let view = position.view(eyes);
    let any: &dyn Any = &view;
    if let Some(view) = any.downcast_ref::<::res_arcana::View>() {
        return res_arcana::draw(view, speaker, style);
    }
    if let Some(view) = any.downcast_ref::<::arcs::View>() {
        return arcs::draw(view, speaker, style);
    }
    if let Some(view) = any.downcast_ref::<::aristeia::View>() {
        return aristeia::draw(view, speaker, style);
    }
    if let Some(view) = any.downcast_ref::<::arcmage::View>() {
        return arcmage::draw(view, speaker, style);
    }
    if let Some(view) = any.downcast_ref::<Plain>() {
        return plain::draw(view, speaker, style);
    }
    outline::draw(&view)
}

/// What a choice would do, where the name of the choice does not say it.
#[must_use]
pub fn hint<G: Game>(choice: &G::Choice, speaker: &Speaker) -> Option<String> {
    let any: &dyn Any = choice;
    let res_arcana = any.downcast_ref::<::res_arcana::Choice>();
    let arcs = any.downcast_ref::<::arcs::Choice>();
    let arcmage = any.downcast_ref::<::arcmage::Choice>();
    let hint = res_arcana.and_then(|choice| res_arcana::hint(choice, speaker));
    let hint = hint.or_else(|| arcs.and_then(|choice| arcs::hint(choice, speaker)));
    hint.or_else(|| arcmage.and_then(|choice| arcmage::hint(choice, speaker)))
}

/// What a thing on the table is called, with where it lies if the name alone does not tell; nothing if it has no name.
#[must_use]
pub fn called<G: Game>(position: &G, eyes: Eyes, thing: &Thing, speaker: &Speaker) -> Option<String> {
    let (kind, id) = thing.as_str().split_once(':')?;
    let view = position.view(eyes);
    let any: &dyn Any = &view;
    if any.is::<::res_arcana::View>() {
        return res_arcana::called(kind, id, speaker);
    }
    if any.is::<::arcs::View>() {
        return arcs::called(kind, id, speaker);
    }
    if let Some(view) = any.downcast_ref::<::aristeia::View>() {
        return aristeia::called(kind, id, view, speaker);
    }
    if any.is::<::arcmage::View>() {
        return arcmage::called(kind, id, speaker);
    }
    None
}

/// The name of what is written like this.
fn name_of<T: Notation + Argument>(id: &str, speaker: &Speaker) -> Option<String> {
    match T::from_text(id).ok()?.argument() {
        Arg::Name(name) => Some(speaker.say(&name)),
        Arg::Text(text) => Some(text.into_owned()),
        Arg::Number(_) | Arg::Seat(_) | Arg::List(_) => None,
    }
}

/// A name with notes behind it: `Tycoon [5/3, Anna 2]`.
fn noted(name: String, notes: &[String]) -> String {
    if notes.is_empty() { name } else { format!("{name} [{}]", notes.join(", ")) }
}
