//! What a written position must obey, and what no choice may break.

use crate::{
    cards::Cards,
    piece::{Piece, Place},
    stack,
    state::Arcmage,
    step::Step,
    tables::Card,
    target::Target,
};
use arbiter_engine::{MAX_SEATS, Seat, Seats, Unsound, names_seats_of};

/// No rule leaves more steps than this waiting.
const DEEPEST: usize = 14;

pub(crate) fn sound(s: &Arcmage) -> Result<(), Unsound> {
    if !(2..=MAX_SEATS as u8).contains(&s.count) {
        return Err(Unsound::Players);
    }
    everybody_is_here(s)?;
    pieces_are_somewhere(s)?;
    for seat in Seats::all(s.count) {
        cards_are_few(s, seat)?;
    }
    if usize::from(s.combat.also_from) > s.combat.attackers.len() {
        return Err(Unsound::Amount);
    }
    let numbers = s.moves > 200 || s.extra_attacks > 8 || s.tally > 200 || s.turn > 2000;
    if numbers || s.ranks.iter().any(|rank| *rank > 9) {
        return Err(Unsound::Amount);
    }
    if s.agenda.steps().len() > DEEPEST {
        return Err(Unsound::Agenda);
    }
    s.agenda.steps().iter().try_for_each(|step| sound_step(s, *step))
}

fn everybody_is_here(s: &Arcmage) -> Result<(), Unsound> {
    let here = Seats::all(s.count);
    let [a, b, c, d] = s.one_draw.0;
    let groups = [a, b, c, d, s.drawing, s.vengeful, s.skips, s.bereft, s.drained, s.conceded, s.defeated];
    let named = s.pieces.iter().flat_map(|there| [there.owner, there.controller]);
    let named = named.chain(s.resources.iter().flat_map(|resource| [resource.owner(), resource.controller()]));
    let named = named.chain(s.stack.iter().chain(s.pending.iter()).map(|item| item.controller));
    let named = named.chain(s.delayed.iter().map(|delayed| delayed.controller));
    let named = named.chain(s.until_end.iter().map(|until| until.by));
    let named = named.chain([s.active, s.combat.defender, s.combat.also_of, s.doing.controller]);
    let mut named = named.chain(s.options.first).chain(s.options.alone);
    if !named.all(|seat| here.has(seat)) || groups.iter().any(|group| !group.without(here).is_empty()) {
        return Err(Unsound::Nobody);
    }
    // Somebody plays on, and the active player is one of them, unless the turn is about to end.
    if s.defeated.len() >= s.count && !s.agenda.steps().is_empty() {
        return Err(Unsound::Nobody);
    }
    let ends = matches!(s.agenda.top(), Some(Step::Turn(crate::turn::Step::End)) | None);
    if s.defeated.has(s.active) && !ends {
        return Err(Unsound::Nobody);
    }
    let aimed = s.aims.iter().map(|aim| aim.at).chain(s.stack.iter().chain(s.pending.iter()).map(|item| item.that));
    let mut aimed = aimed.chain([s.doing.that, s.combat.target]);
    let known = |target: Target| match target {
        Target::Seat(seat) | Target::Army(seat) | Target::Grave { seat, .. } => here.has(seat),
        Target::None | Target::Piece(_) => true,
    };
    if aimed.all(known) { Ok(()) } else { Err(Unsound::Nobody) }
}

/// Residents live in cities that stand, enchantments lie on something, spells are on the stack.
fn pieces_are_somewhere(s: &Arcmage) -> Result<(), Unsound> {
    for there in s.pieces.iter() {
        let fine = match there.place {
            Place::City(city) => s.get(city).is_some_and(|city| city.is_city()),
            Place::On(host) => s.in_play(host).is_some() && host != there.piece,
            Place::Stack => {
                let spell = |item: &crate::state::Item| item.is_card() && item.source == there.piece;
                s.stack.iter().any(spell) || spell(&s.doing)
            }
            _ => true,
        };
        if !fine {
            return Err(Unsound::NotInPlay);
        }
    }
    let spells = s.stack.iter().filter(|item| item.is_card());
    for item in spells {
        if s.get(item.source).is_none_or(|there| there.place != Place::Stack || there.piece.card != item.card) {
            return Err(Unsound::NotInPlay);
        }
    }
    let unknown = |piece: &Piece| s.in_play(*piece).is_none_or(|there| !there.is_creature());
    if s.combat.defends.iter().any(|pair| unknown(&pair.defender)) {
        return Err(Unsound::NotInPlay);
    }
    Ok(())
}

/// Nobody owns more than 45 cards, or more than three of a kind (ARCM-DECK-01, ARCM-DECK-04).
fn cards_are_few(s: &Arcmage, seat: Seat) -> Result<(), Unsound> {
    let player = s.player(seat);
    let mut counts = [0_u8; Card::ALL.len()];
    let mut total = 0;
    s.each_owned(seat, |card| {
        counts[card as usize] += 1;
        total += 1;
    });
    if total > 45 || counts.iter().any(|n| *n > Cards::COPIES) {
        return Err(Unsound::Amount);
    }
    let own = s.resources_of(seat).count() as u8;
    let pledged = player.pledged.iter().enumerate();
    let mut twice = pledged.filter(|(i, at)| !(1..=own).contains(*at) || player.pledged[..*i].contains(at));
    if twice.next().is_some() {
        return Err(Unsound::Amount);
    }
    let tokens = counts.iter().zip(Card::ALL).any(|(n, card)| *n > 0 && card.is_token());
    let pile = player.pile.iter().any(|card| !card.is(crate::card::Kind::City));
    let unknown = player.known.iter().any(|(card, n)| {
        let chosen = player.chosen.iter().filter(|chosen| **chosen == card).count() as u8;
        n > player.hand.count(card) + chosen
    });
    if tokens || pile || unknown { Err(Unsound::NotInPlay) } else { Ok(()) }
}

/// A step names seats that are here, and asks for no more than there can be.
fn sound_step(s: &Arcmage, step: Step) -> Result<(), Unsound> {
    let within = match step {
        Step::Stack(stack::Step::Window { passed, .. }) => passed <= s.count,
        _ => true,
    };
    if within && names_seats_of(s.count, &step) { Ok(()) } else { Err(Unsound::Agenda) }
}
