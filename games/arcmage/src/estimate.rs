//! How a position looks to somebody who plays well: what stands, what it will come to, and what may still be done.
//!
//! Three questions, all answered in one currency: what a player *has* (defense, creatures, resources, cards), what the
//! attack that is going on *will do* (`attack.rs`), and what the next attacks of everybody *could do*. What lies on the
//! stack is judged by what becomes of it if nobody answers, so that a card is worth its effect from the moment it is
//! played, and an answer is worth what it prevents.
//!
//! What is *absent*: rivals. Who is ahead is for whoever compares two estimates.

mod attack;

use crate::{
    Choice,
    card::{Faction, Kind, Price, Trigger, Works},
    cards::Cards,
    piece::{Flag, Permanent, Piece, Place},
    play, resource, stack,
    state::{Arcmage, Resource},
    step::Step,
    tables::Card,
};
use arbiter_engine::{Count, Game as _, MAX_SEATS, Seat, Turn};
use attack::Scenes;

/// A game that is won, and one that is lost.
const WON: i32 = 10_000;
/// What a player loses with the last city.
const DEFEAT: i32 = 5_000;
/// Every point of defense of all cities together, the last ones first.
const DEFENSE: [i32; 12] = [320, 300, 260, 220, 170, 130, 100, 75, 55, 42, 34, 28];
/// Every point beyond.
const MORE_DEFENSE: i32 = 18;
/// A city that stands, and one that may still be built.
const CITY: i32 = 60;
const PILE: i32 = 25;
/// Every resource card, the first ones first.
const RESOURCES: [i32; 9] = [200, 200, 190, 170, 140, 100, 70, 45, 30];
const MORE_RESOURCES: i32 = 10;
/// A resource of a faction of which no card is left in hand or deck.
const FOREIGN: i32 = -25;
/// A resource that is not spent: just enough to prefer it.
const UNSPENT: i32 = 2;
/// A card in hand: any, one that can be paid for, and one above the limit.
const CARD: i32 = 62;
const PAYABLE: i32 = 16;
const SURPLUS: i32 = 10;
/// A creature in play, each point of ATK in the army and in a city, each point of DEF.
const CREATURE: i32 = 52;
const ARMY_ATTACK: i32 = 42;
const CITY_ATTACK: i32 = 27;
const STAMINA: i32 = 24;
/// What loyalty is worth where it can be devoted.
const LOYALTY: i32 = 5;
/// A marked creature: what it cannot do is counted elsewhere.
const MARKED: i32 = -6;
/// An enchantment on something of its controller or of nobody, and on something of a rival.
const ENCHANTMENT: i32 = 60;
const CURSE: i32 = 80;
/// The last cards of a deck: a draw from an empty one is the end.
const DECK: [i32; 16] = [-1500, -900, -600, -420, -320, -250, -200, -160, -130, -105, -80, -60, -45, -30, -20, -10];

/// Something that is being played while what it is aimed at is not known: no better than not to play it.
const UNDECIDED: i32 = -14;

/// The cards of each faction.
static FACTIONS: [Cards; 5] = [
    Cards::of(Faction::Gaian),
    Cards::of(Faction::DarkLegion),
    Cards::of(Faction::RedBanner),
    Cards::of(Faction::HouseOfNobles),
    Cards::of(Faction::TheEmpire),
];

/// Answers given by nobody in particular to see what becomes of the stack.
const MOST_ANSWERS: usize = 16;

pub(crate) fn estimate(s: &Arcmage, seat: Seat) -> i32 {
    estimates(s)[seat.index()].unwrap_or(0)
}

pub(crate) fn estimates(s: &Arcmage) -> [Option<i32>; MAX_SEATS] {
    if is_open(s) {
        let mut later = *s;
        let_it_happen(&mut later);
        judge(&later)
    } else {
        judge(s)
    }
}

/// The estimate of a seat; what it has by now, and what attacks will come to.
pub(crate) fn parts(s: &Arcmage, seat: Seat) -> [i32; 3] {
    let scenes = Scenes::of(s);
    [estimate(s, seat), holdings(s, seat, &scenes), scenes.coming(s)[seat.index()]]
}

/// Is something on its way that needs no thought any more?
fn is_open(s: &Arcmage) -> bool {
    !s.stack.is_empty() || matches!(s.agenda.top(), Some(Step::Resource(resource::Step::Pay { .. })))
}

/// Pays what is to be paid, and lets the stack resolve unanswered, as far as nobody has to decide anything.
fn let_it_happen(s: &mut Arcmage) {
    for _ in 0..MOST_ANSWERS {
        let Some(step) = s.agenda.top() else { return };
        let choice = match step {
            Step::Stack(stack::Step::Window { .. }) if !s.stack.is_empty() => Some(Choice::Pass),
            Step::Resource(resource::Step::Pay { seat, .. }) => Count::of(|out| step.options(s, seat, out)).first,
            Step::Play(play::Step::Place) => Count::of(|out| step.options(s, s.doing.controller, out)).first,
            _ => None,
        };
        let (Some(choice), Some(seat)) = (choice, s.agenda.asked().into_iter().flatten().next()) else { return };
        s.apply(seat, choice, &mut ());
    }
}

fn judge(s: &Arcmage) -> [Option<i32>; MAX_SEATS] {
    let mut worth = [None; MAX_SEATS];
    if let Turn::Over(ranking) = s.turn() {
        let winners = ranking.winners();
        for (seat, worth) in worth.iter_mut().enumerate().take(s.count.into()) {
            let won = winners.has(Seat::new(seat as u8));
            *worth = Some(if won { WON / i32::from(winners.len()) } else { -WON });
        }
        return worth;
    }
    let scenes = Scenes::of(s);
    let coming = scenes.coming(s);
    for (seat, worth) in worth.iter_mut().enumerate().take(s.count.into()) {
        let who = Seat::new(seat as u8);
        *worth = Some(if s.defeated.has(who) { -WON } else { holdings(s, who, &scenes) + coming[seat] });
    }
    if let Some(Step::Play(play::Step::Mode | play::Step::X | play::Step::Aim { .. })) = s.agenda.top()
        && let Some(worth) = &mut worth[s.doing.controller.index()]
    {
        *worth += UNDECIDED;
    }
    worth
}

/// What a player has.
fn holdings(s: &Arcmage, seat: Seat, scenes: &Scenes) -> i32 {
    let player = s.player(seat);
    let mut sum = PILE * player.pile.len() as i32 + scenes.creatures(seat) + life(scenes.defense(seat));
    for there in s.pieces.iter().filter(|there| there.controller == seat) {
        match there.place {
            Place::Kingdom => sum += CITY,
            Place::Global => sum += ENCHANTMENT,
            Place::On(host) => sum += enchantment(s, seat, host),
            _ => {}
        }
    }
    let (mut count, mut factions) = (0, [0u8; 5]);
    for resource in s.resources_of(seat) {
        sum += RESOURCES.get(count).copied().unwrap_or(MORE_RESOURCES) + unspent(resource);
        factions[resource.faction() as usize] += 1;
        count += 1;
    }
    let cards = player.hand.either(&player.deck.pool);
    for (faction, count) in FACTIONS.iter().zip(factions) {
        if count > 0 && cards.kinds_among(faction).is_empty() {
            sum += FOREIGN * i32::from(count);
        }
    }
    sum + hand(s, seat, count as u8, &factions) + DECK.get(player.deck.len()).copied().unwrap_or(0)
}

fn unspent(resource: &Resource) -> i32 {
    if resource.is_marked() { 0 } else { UNSPENT }
}

/// All the defense that is left: the last points are worth the most.
fn life(defense: i32) -> i32 {
    let points = defense.max(0) as usize;
    let listed: i32 = DEFENSE.iter().take(points).sum();
    listed + MORE_DEFENSE * points.saturating_sub(DEFENSE.len()) as i32
}

fn enchantment(s: &Arcmage, seat: Seat, host: Piece) -> i32 {
    match s.get(host) {
        Some(host) if !s.allied(host.controller, seat) => CURSE,
        _ => ENCHANTMENT,
    }
}

/// The cards in hand, which are worth more the sooner they can be played.
fn hand(s: &Arcmage, seat: Seat, resources: u8, factions: &[u8; 5]) -> i32 {
    let (mut sum, mut left) = (0, crate::turn::HAND_LIMIT as i32);
    for (card, count) in s.player(seat).hand.iter() {
        let kept = i32::from(count).min(left);
        left -= kept;
        sum += kept * in_hand(card, resources, factions) + (i32::from(count) - kept) * SURPLUS;
    }
    sum
}

fn in_hand(card: Card, resources: u8, factions: &[u8; 5]) -> i32 {
    let facts = card.facts();
    let cost = match facts.price {
        Price::Fixed(cost) => cost,
        Price::X => facts.loyalty + 1,
        Price::SkipTurn | Price::Token => return SURPLUS,
    };
    let loyal = factions[facts.faction as usize];
    let payable = match (cost.saturating_sub(resources)).max(facts.loyalty.saturating_sub(loyal)) {
        0 => PAYABLE,
        1 => PAYABLE / 2,
        2 => 0,
        _ => -PAYABLE / 2,
    };
    let weight = match facts.kind {
        Kind::Creature => 5 * i32::from(cost.min(5)),
        Kind::Event => 12,
        _ => 0,
    };
    CARD + payable + weight
}

/// A creature in play, its stats known, and whether it will unmark.
fn creature(s: &Arcmage, there: &Permanent, atk: i32, def: i32, skills: i32, wakes: bool) -> i32 {
    let facts = there.piece.facts();
    let attack = if there.place == Place::Army { ARMY_ATTACK } else { CITY_ATTACK };
    let mut worth = CREATURE + attack * atk + STAMINA * def.max(0) + skills + LOYALTY * i32::from(facts.loyalty);
    if there.is_marked() {
        worth += MARKED;
    }
    if is_spent(s, there) {
        worth /= 8;
    } else if !wakes {
        worth = if there.is_marked() { worth / 3 } else { worth * 3 / 4 };
    }
    worth
}

/// Has it attacked, and goes in the discard phase for it?
fn is_spent(s: &Arcmage, there: &Permanent) -> bool {
    let leaves = Works::Triggered(Trigger::YourDiscardPhase);
    (there.is(Flag::Attacked) || s.combat.attackers.contains(&there.piece))
        && there.piece.facts().abilities.iter().any(|ability| ability.kind == leaves)
}
