//! The steps of the agenda: one type per chapter.

use crate::{
    actions::movement, ambition, battle, chapter, city, court, draft, moments, pile, raid, round, setup, slots,
    state::Arcs, turn,
};

arbiter_engine::chapters! {
    Arcs, first Step::Round(round::Step::Begin);
    /// Before the first chapter.
    Setup(setup),
    /// Leaders & Lore.
    Draft(draft),
    /// Beginning and end of a chapter.
    Chapter(chapter),
    /// Playing cards.
    Round(round),
    /// Declaring ambitions.
    Ambition(ambition),
    /// Prelude, pips, end of the turn.
    Turn(turn),
    /// Gaining and rearranging resources.
    Slots(slots),
    /// The Court row.
    Court(court),
    /// The action discard pile.
    Pile(pile),
    /// Moves, catapults.
    Movement(movement),
    /// Battles.
    Battle(battle),
    /// Destroyed cities.
    City(city),
    /// Raiding.
    Raid(raid),
    /// Cards that speak.
    Moment(moments),
}
