//! Levels that hardly think overlook much and still play like somebody who knows the rules, wherever their games take them.

use arbiter_bots::{Bot, Kind, Level, bot};
use arbiter_engine::{Choices, Game, Notation, Peek, Rng, Seat, Setup as _, Turn, position_text};
use arcmage::{Arcmage, Choice, Faction, Flag, Permanent, Piece, Place, Target, Works};

const SIMPLE: [Level; 5] = [Level::First, Level::Easy, Level::Relaxed, Level::Medium, Level::Keen];

/// Plays a game between two bots of these levels. `look` sees every position in which there was a choice, and what was chosen.
fn watch<G: Game>(
    setup: &G::Setup,
    levels: [Level; 2],
    seed: u64,
    mut look: impl FnMut(&G, Seat, &Choices<G::Choice>, G::Choice),
) {
    let mut position = G::begin(setup).expect("a table");
    let mut bots = levels.map(|level| bot::<G>(Kind::Level(level)));
    let (mut rng, mut choices) = (Rng::new(seed), Choices::new());
    for _ in 0..G::LONGEST {
        let Turn::Waiting(asked) = position.turn() else { return };
        let Some(seat) = asked.into_iter().next() else { return };
        position.choices(seat, &mut choices);
        let choice = match choices[..] {
            [only] => only,
            _ if seat.is_house() => *rng.pick(&choices).expect("the House has an answer"),
            _ => {
                let choice = bots[seat.index()].choose(&Peek::new(&position, seat), &mut rng);
                look(&position, seat, &choices, choice);
                choice
            }
        };
        position.apply(seat, choice, &mut ());
    }
}

/// Games of Arcmage between all simple levels, with all decks.
fn arcmage(mut look: impl FnMut(&Arcmage, Seat, &Choices<Choice>, Choice)) {
    let sides = <Arcmage as Game>::Setup::sides();
    for game in 0..2 * sides.len() {
        let (side, other) = (&sides[game % sides.len()], &sides[(game + 1 + game / sides.len()) % sides.len()]);
        let text = format!("{} p1 {side} p2 {other}", <Arcmage as Game>::Setup::usual(2).text());
        let setup = <Arcmage as Game>::Setup::from_text(&text).expect("decks for two");
        let levels = [SIMPLE[game % 3], SIMPLE[2 + game % 3]];
        watch::<Arcmage>(&setup, levels, game as u64, &mut look);
    }
}

/// Of which factions a seat still has cards to play, beside this one.
fn played_by(position: &Arcmage, seat: Seat, beside: arcmage::Card) -> Vec<Faction> {
    let player = position.player(seat);
    let mut hand = player.hand;
    hand.take(beside);
    let cards = hand.each().chain(player.deck.pool.each());
    cards.map(|card| card.facts().faction).collect()
}

#[test]
fn nobody_lays_down_resources_their_deck_cannot_use() {
    let (mut laid, mut could_have) = (0, 0);
    let mut rng = Rng::new(1);
    arcmage(|position, seat, choices, choice| {
        let follies = |position: &Arcmage| -> Vec<bool> {
            choices.iter().map(|choice| Peek::new(position, seat).is_folly(*choice)).collect()
        };
        let mut imagined = *position;
        imagined.redeal(seat, &mut rng);
        assert_eq!(follies(position), follies(&imagined), "what is folly shows nothing that is hidden");
        let Choice::Resource { card, faction } = choice else { return };
        let used = played_by(position, seat, card);
        assert!(used.is_empty() || used.contains(&faction), "{seat} lays {faction:?} and has {used:?}");
        laid += 1;
        could_have += usize::from(follies(position).contains(&true));
    });
    assert!(laid > 100 && could_have > 100, "{laid} laid, {could_have} times with others to choose");
}

/// How well something of somebody stands: what a heal adds to and an attack takes from. Nothing once it has gone, but to one's own hand.
fn stands(position: &Arcmage, piece: Piece, is_own: bool, whose: Seat) -> i32 {
    let stands = |there: &&Permanent| there.piece == piece && there.place != Place::Gone;
    let Some(there) = position.pieces.iter().find(stands) else {
        return if is_own && position.player(whose).hand.has(piece.card) { 100 } else { 0 };
    };
    100 + i32::from(there.defense) + i32::from(there.growth) - i32::from(there.decay) - i32::from(there.damage)
}

/// The position once nobody answers any more.
fn resolved(position: &Arcmage, seat: Seat, choice: Choice) -> Arcmage {
    let mut next = *position;
    next.apply(seat, choice, &mut ());
    let mut choices = Choices::new();
    for _ in 0..24 {
        let Turn::Waiting(asked) = next.turn() else { break };
        let Some(asked) = asked.into_iter().next().filter(|_| !next.stack.is_empty()) else { break };
        next.choices(asked, &mut choices);
        let answer = choices.iter().copied().find(|choice| *choice == Choice::Pass).or(choices.first().copied());
        next.apply(asked, answer.expect("somebody who is asked has an answer"), &mut ());
    }
    next
}

#[test]
fn nobody_aims_at_their_own_what_hurts_or_at_rivals_what_heals() {
    let mut aimed = 0;
    arcmage(|position, seat, choices, choice| {
        let aims = choices.iter().filter_map(|choice| match choice {
            Choice::Target { target: Target::Piece(piece) } => Some(*piece),
            _ => None,
        });
        let Choice::Target { target: Target::Piece(piece) } = choice else { return };
        let whose =
            |piece: Piece| position.pieces.iter().find(|there| there.piece == piece).map(|there| there.controller);
        let Some(owner) = whose(piece) else { return };
        // What does something when it dies may be meant to die, and what has attacked may leave for it anyway.
        let dies_well = |there: &Permanent| {
            let does =
                there.piece.card.facts().abilities.iter().any(|ability| matches!(ability.kind, Works::Triggered(_)));
            there.piece == piece && (does || there.is(Flag::Attacked))
        };
        let has_other = aims.into_iter().filter_map(whose).any(|other| (other == seat) != (owner == seat));
        if !has_other || position.pieces.iter().any(dies_well) {
            return;
        }
        aimed += 1;
        let [before, after] =
            [*position, resolved(position, seat, choice)].map(|then| stands(&then, piece, owner == seat, owner));
        let is_silly = if owner == seat { after < before } else { after > before };
        assert!(!is_silly, "{seat}: {} from {before} to {after}\n{}", choice.text(), position_text(position));
    });
    assert!(aimed > 20, "{aimed} times there was something to aim at");
}
