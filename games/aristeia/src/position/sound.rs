//! What a written position must obey, and what no choice may break.

use crate::{
    action,
    board::{FLOOR, Spaces},
    dice::Symbol,
    figure::{Body, Figure, Piece, Place},
    setup::{OF_EACH, TEAM},
    step::Step,
    table::{Aristeia, BOTH},
    tables::{Character, ROUND_LIMIT, State},
    tactic::tactics_of,
};
use arbiter_components::CardSet;
use arbiter_engine::{Notation, Seat, Unsound};

/// More than any game brings about.
const MUCH: u8 = 60;
/// No rule leaves more steps than this waiting; what settles them pushes no more than fits.
const DEEPEST: usize = 16;

pub(crate) fn sound(s: &Aristeia) -> Result<(), Unsound> {
    if s.outsider.index() > 1 || s.chain.iter().any(|played| played.seat.index() > 1) {
        return Err(Unsound::Nobody);
    }
    sound_board(s)?;
    BOTH.into_iter().try_for_each(|seat| sound_cards(s, seat))?;
    let numbers = [s.activation.points, s.activation.movement, s.doing.farther]
        .into_iter()
        .chain(s.doing.inflicted)
        .chain(s.doing.suffered)
        .chain(s.players.iter().flat_map(|player| [player.points, player.frags]))
        .chain(s.hurts.iter().map(|hurt| hurt.amount))
        .chain(s.roll.sides.iter().flat_map(|side| side.change))
        .chain(s.roll.sides.iter().flat_map(|side| Symbol::ALL.map(|symbol| side.symbols.get(symbol))));
    if s.round > ROUND_LIMIT || usize::from(s.turn) > TEAM || numbers.into_iter().any(|n| n > MUCH) {
        return Err(Unsound::Amount);
    }
    sound_doing(s)?;
    sound_agenda(s)
}

/// Every piece stands on a space of its own, and only who is in a team has anything.
fn sound_board(s: &Aristeia) -> Result<(), Unsound> {
    let mut taken = Spaces::NONE;
    let figures = s.figures().filter_map(|figure| s.space_of(figure));
    for space in figures.chain(s.barriers) {
        if taken.has(space) {
            return Err(Unsound::TwoPlaces);
        }
        if !FLOOR.has(space) {
            return Err(Unsound::NotInPlay);
        }
        taken.insert(space);
    }
    for figure in Figure::all() {
        let body = s.body(figure);
        let nothing = Body { place: body.place, ..Body::default() };
        if matches!(body.place, Place::Box | Place::Infirmary) && *body != nothing {
            return Err(Unsound::NotInPlay);
        }
        let stacked = [State::Poisoned, State::Burning].map(|state| body.markers.red(state));
        let much = [body.guard_dice, body.guard_blocks, stacked[0], stacked[1]].into_iter().any(|n| n > MUCH);
        if much || body.damage > 0 && s.health(figure) == 0 {
            return Err(Unsound::Amount);
        }
        let taunted = body.markers.red(State::Taunted) + body.markers.blue(State::Taunted) > 0;
        if taunted != body.markers.taunted_by.is_some() {
            return Err(Unsound::NotInPlay);
        }
    }
    let smoke_outside = s.smoke.iter().any(|smoke| !FLOOR.has(smoke.space));
    let crowded = BOTH.into_iter().any(|seat| s.team(seat).count() > TEAM);
    if smoke_outside || crowded { Err(Unsound::NotInPlay) } else { Ok(()) }
}

/// Every tactic is in one place, and of the team; initiative cards too.
fn sound_cards(s: &Aristeia, seat: Seat) -> Result<(), Unsound> {
    let player = s.player(seat);
    let mut all = CardSet::EMPTY;
    all.join(player.hand)?;
    all.join(player.deck)?;
    let played = s.chain.iter().filter(|played| played.seat == seat).map(|played| played.tactic);
    for tactic in player.discard.iter().copied().chain(played) {
        all.join(CardSet::only(tactic))?;
    }
    for character in Character::ALL {
        let most = if s.body(Figure::new(seat, character)).place == Place::Box { 0 } else { OF_EACH };
        if all.and(tactics_of(Some(character))).len() > most {
            return Err(Unsound::NotInPlay);
        }
    }
    for (i, character) in player.plan.iter().enumerate() {
        if player.plan[..i].contains(character) {
            return Err(Unsound::TwoPlaces);
        }
        if s.body(Figure::new(seat, *character)).place == Place::Box {
            return Err(Unsound::NotInPlay);
        }
    }
    if player.picks.len() > TEAM { Err(Unsound::Amount) } else { Ok(()) }
}

/// Whoever acts, rolls or is hurt is there.
fn sound_doing(s: &Aristeia) -> Result<(), Unsound> {
    let there = |figure: Figure| s.body(figure).place != Place::Box;
    let figures = s.active().into_iter().chain(s.roll.sides.iter().filter_map(|side| side.figure));
    let targets = s.doing.target.into_iter().chain(s.doing.repeats.iter().copied().flatten());
    let all = figures.chain(targets.filter_map(Piece::figure)).chain(s.hurts.iter().map(|hurt| hurt.figure));
    let played = s.chain.iter().flat_map(|played| played.figure.into_iter().chain(played.target));
    if all.chain(played).all(there) { Ok(()) } else { Err(Unsound::NotInPlay) }
}

/// A step names seats and pieces that exist.
fn sound_agenda(s: &Aristeia) -> Result<(), Unsound> {
    let steps = s.agenda.steps();
    if steps.len() > DEEPEST {
        return Err(Unsound::Agenda);
    }
    let there = |thing: &arbiter_engine::Thing| match thing.as_str().split_once(':') {
        Some(("seat", seat)) => Seat::from_text(seat).is_ok_and(|seat| seat.index() < 2),
        Some(("piece", piece)) => {
            Piece::from_text(piece).ok().and_then(Piece::figure).is_none_or(|figure| s.body(figure).place != Place::Box)
        }
        _ => true,
    };
    let fits = |step: &Step| match step {
        // Answers whose next step depends on the whole state of the table.
        Step::Action(action::Step::Aid { tactic }) => {
            s.active().is_some_and(|figure| s.player(figure.seat()).hand.has(*tactic))
        }
        Step::Round(crate::round::Step::Plan) => s.players.iter().all(|player| player.plan.len() <= TEAM),
        _ => true,
    };
    let whole = steps.iter().all(|step| step.touches().iter().all(there) && fits(step));
    if whole { Ok(()) } else { Err(Unsound::Agenda) }
}
