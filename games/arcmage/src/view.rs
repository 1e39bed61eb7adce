//! What each pair of eyes may see (ARCM-ZONE-05 to ARCM-ZONE-08, ARCM-RES-14); `redeal.rs` checks it, and the other way
//! round.

use crate::{
    card::{Counter, Faction, Keyword},
    cards::SeenCard,
    forecast::{ForecastView, forecast},
    piece::{Flag, Permanent, Piece, Place},
    state::{Arcmage, Item, Note, Phase},
    tables::{Card, Subtype},
    target::Target,
};
use arbiter_engine::{Eyes, Seat, Seats};
use serde::Serialize;

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// The phase.
    pub phase: Phase,
    /// Who plays alone against the two others, if the three play in teams.
    pub alone: Option<Seat>,
    /// Everybody, from p1 on.
    pub players: Vec<PlayerView>,
    /// The stack, its top last.
    pub stack: Vec<ItemView>,
    /// What is being played or resolved, as far as these eyes know it.
    pub doing: Option<ItemView>,
    /// The attack that is going on.
    pub attack: Option<AttackView>,
    /// Cards revealed to all just now.
    pub revealed: Vec<Card>,
}

/// What a player has, as seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Has this player been defeated?
    pub defeated: bool,
    /// The kingdom: built cities, with everybody and everything there.
    pub cities: Vec<CityView>,
    /// Creatures in the army.
    pub army: Vec<CreatureView>,
    /// Global enchantments.
    pub enchantments: Vec<EnchantmentView>,
    /// Resource cards in the order they were laid down.
    pub resources: Vec<ResourceView>,
    /// What could be paid now, by faction: unmarked resource cards and produced resources.
    pub available: Vec<(Faction, u8)>,
    /// How many cards in hand.
    pub hand_size: usize,
    /// The hand, for eyes that may see it.
    pub hand: Option<Vec<Card>>,
    /// Cards of the hand that everybody has seen.
    pub known: Vec<Card>,
    /// The draw pile.
    pub deck: DeckView,
    /// The graveyard, oldest first.
    pub graveyard: Vec<Card>,
    /// Cards removed from the game.
    pub removed: Vec<Card>,
    /// How many cities are left to build.
    pub pile_size: usize,
    /// These, for eyes that may see them.
    pub pile: Option<Vec<Card>>,
    /// How many cards were chosen in secret.
    pub chosen_size: usize,
    /// These, for eyes that may see them.
    pub chosen: Option<Vec<Card>>,
    /// May this player draw no cards this turn?
    pub cannot_draw: bool,
}

/// A city, as all see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CityView {
    /// Which one.
    pub piece: Piece,
    /// The card.
    pub card: Card,
    /// Whose deck it came from.
    pub owner: Seat,
    /// Defense left.
    pub defense: i8,
    /// The devotion it has now.
    pub devotion: u8,
    /// Was it part of a movement this turn?
    pub travelled: bool,
    /// Has it had its turn in the tactics phase?
    pub tended: bool,
    /// Its residents.
    pub residents: Vec<CreatureView>,
    /// What is attached to it.
    pub enchantments: Vec<EnchantmentView>,
}

/// A creature, as all see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CreatureView {
    /// Which one.
    pub piece: Piece,
    /// The card.
    pub card: Card,
    /// Whose deck it came from.
    pub owner: Seat,
    /// Who uses it.
    pub controller: Seat,
    /// ATK now.
    pub attack: i16,
    /// DEF now.
    pub defense: i16,
    /// Damage this turn.
    pub damage: u8,
    /// Is it marked?
    pub marked: bool,
    /// Is it marked for devotion?
    pub devoted: bool,
    /// Does it attack?
    pub attacking: bool,
    /// The attacker it is assigned to.
    pub defends_against: Option<Piece>,
    /// Keywords now, printed and gained.
    pub keywords: Vec<Keyword>,
    /// Subtypes now, printed and gained.
    pub subtypes: Vec<Subtype>,
    /// +1/+1 counters.
    pub growth: u8,
    /// +1/+0 counters.
    pub edge: u8,
    /// -1/-1 counters.
    pub decay: u8,
    /// Loyalty marks it has left.
    pub loyalty: u8,
    /// Fire counters.
    pub fire: u8,
    /// Grassroot counters.
    pub grassroots: u8,
    /// Poison ivy counters.
    pub poison_ivy: u8,
    /// Has it rabies?
    pub rabies: bool,
    /// Is it kept from unmarking?
    pub held: bool,
    /// What is attached to it.
    pub enchantments: Vec<EnchantmentView>,
}

/// An enchantment, as all see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EnchantmentView {
    /// Which one.
    pub piece: Piece,
    /// The card.
    pub card: Card,
    /// Who uses it.
    pub controller: Seat,
    /// Is it marked?
    pub marked: bool,
    /// Fire counters.
    pub fire: u8,
}

/// A resource card, as seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResourceView {
    /// What it stands for.
    pub faction: Faction,
    /// Spent?
    pub marked: bool,
    /// Whose deck it came from.
    pub owner: Seat,
    /// Its face, for eyes that may see it.
    pub card: Option<Card>,
}

/// A face-down deck, as seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckView {
    /// How many cards.
    pub size: usize,
    /// The top cards, topmost first, as far as these eyes know them.
    pub top: Vec<Option<Card>>,
    /// The bottom cards, lowest last, as far as these eyes know them.
    pub bottom: Vec<Option<Card>>,
    /// All cards in it, in no order, for eyes that know them.
    pub cards: Option<Vec<Card>>,
}

/// Something on the stack.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ItemView {
    /// Whose text it is.
    pub card: Card,
    /// The piece it comes from.
    pub source: Option<Piece>,
    /// Is it the card itself, or an ability?
    pub is_card: bool,
    /// The number of the ability in the printed order, if it is one.
    pub ability: Option<u8>,
    /// Who decides for it.
    pub controller: Seat,
    /// What it is aimed at.
    pub targets: Vec<Target>,
    /// What was paid for X.
    pub x: u8,
    /// The mode picked, from 1; 0 if there is none.
    pub mode: u8,
}

/// An attack.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttackView {
    /// What is attacked.
    pub target: Target,
    /// Another city that is attacked at once.
    pub also: Option<Piece>,
    /// Who defends.
    pub defender: Seat,
    /// The battles in their order.
    pub battles: Vec<BattleView>,
    /// What would come of it as it stands.
    pub forecast: ForecastView,
}

/// The battle of one attacker.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleView {
    /// Who attacks.
    pub attacker: Piece,
    /// What it attacks: one of two cities, if two are attacked at once.
    pub target: Target,
    /// Those who defend against it.
    pub defenders: Vec<Piece>,
}

pub(crate) fn view(s: &Arcmage, eyes: Eyes) -> View {
    View {
        turn: s.turn,
        active: s.active,
        phase: s.phase,
        alone: s.options.alone,
        players: Seats::all(s.count).into_iter().map(|seat| player(s, seat, eyes)).collect(),
        stack: s.stack.iter().map(|item| item_view(s, item)).collect(),
        attack: (s.combat.target != Target::None).then(|| AttackView {
            target: s.combat.target,
            also: s.combat.also.is_some().then_some(s.combat.also),
            defender: s.combat.defender,
            battles: s
                .combat
                .attackers
                .iter()
                .map(|attacker| {
                    let theirs = s.combat.defends.iter().filter(|pair| pair.attacker == *attacker);
                    BattleView {
                        attacker: *attacker,
                        target: s.attacked_by(*attacker),
                        defenders: theirs.map(|pair| pair.defender).collect(),
                    }
                })
                .collect(),
            forecast: forecast(s),
        }),
        // What somebody plays is shown to others once it is on the stack.
        doing: (s.doing.id > 0 && (s.doing.source.is_some() || eyes.are(s.doing.controller)))
            .then(|| item_view(s, &s.doing)),
        revealed: s.revealed.to_vec(),
    }
}

fn item_view(s: &Arcmage, item: &Item) -> ItemView {
    let modes = crate::play::ability_of(item).is_some_and(|ability| !ability.modes.is_empty());
    ItemView {
        card: item.card,
        source: item.source.is_some().then_some(item.source),
        is_card: item.is_card(),
        ability: (!item.is_card() && item.script.is_none()).then_some(item.ability),
        controller: item.controller,
        targets: s.aims_of(item.id).collect(),
        x: item.x,
        mode: if modes { item.mode + 1 } else { 0 },
    }
}

/// What all players have seen, everybody sees.
fn sees(s: &Arcmage, eyes: Eyes, by: Seats) -> bool {
    eyes == Eyes::Arbiter || by == Seats::all(s.count) || by.into_iter().any(|seat| eyes.are(seat))
}

fn player(s: &Arcmage, seat: Seat, eyes: Eyes) -> PlayerView {
    let player = s.player(seat);
    let mine = eyes.are(seat);
    let known = |seen: &SeenCard| sees(s, eyes, seen.by).then_some(seen.card);
    let available = s.available(seat);
    PlayerView {
        seat,
        defeated: s.defeated.has(seat),
        cities: s.cities(seat).map(|there| city(s, there)).collect(),
        army: s
            .creatures()
            .filter(|there| there.controller == seat && there.place == Place::Army)
            .map(|there| creature(s, there))
            .collect(),
        enchantments: s
            .pieces
            .iter()
            .filter(|there| there.controller == seat && there.place == Place::Global)
            .map(|there| enchantment(s, there))
            .collect(),
        resources: s
            .resources_of(seat)
            .map(|resource| ResourceView {
                faction: resource.faction(),
                marked: resource.is_marked(),
                owner: resource.owner(),
                // Known to who has it and to whom it was taken from (ARCM-RES-14).
                card: (mine || eyes.are(resource.owner())).then_some(resource.card),
            })
            .collect(),
        available: Faction::ALL.into_iter().map(|faction| (faction, available[faction as usize])).collect(),
        hand_size: player.hand.len(),
        hand: mine.then(|| player.hand.each().collect()),
        known: player.known.each().collect(),
        deck: DeckView {
            size: player.deck.len(),
            top: player.deck.top().iter().map(known).collect(),
            bottom: player.deck.bottom().iter().map(known).collect(),
            cards: mine.then(|| player.deck.cards().each().collect()),
        },
        graveyard: player.grave.to_vec(),
        removed: player.grave.removed().to_vec(),
        pile_size: player.pile.len(),
        pile: mine.then(|| player.pile.to_vec()),
        chosen_size: player.chosen.len(),
        chosen: mine.then(|| player.chosen.to_vec()),
        cannot_draw: s.cannot_draw(seat),
    }
}

fn city(s: &Arcmage, there: &Permanent) -> CityView {
    CityView {
        piece: there.piece,
        card: there.piece.card,
        owner: there.owner,
        defense: there.defense,
        devotion: s.devotion(there.piece),
        travelled: there.is(Flag::Travelled),
        tended: there.is(Flag::Tended),
        residents: s
            .creatures()
            .filter(|resident| resident.place == Place::City(there.piece))
            .map(|resident| creature(s, resident))
            .collect(),
        enchantments: s.attached(there.piece).map(|on| enchantment(s, on)).collect(),
    }
}

fn creature(s: &Arcmage, there: &Permanent) -> CreatureView {
    let (attack, defense) = s.stats(there);
    let counted = |read: fn(Note) -> Option<u8>| s.note(there.piece, read).unwrap_or(0);
    CreatureView {
        piece: there.piece,
        card: there.piece.card,
        owner: there.owner,
        controller: there.controller,
        attack,
        defense,
        damage: there.damage,
        marked: there.is_marked(),
        devoted: there.is(Flag::Devoted),
        attacking: there.is(Flag::Attacking),
        defends_against: s.combat.defends.iter().find(|pair| pair.defender == there.piece).map(|pair| pair.attacker),
        keywords: Keyword::ALL.iter().copied().filter(|keyword| s.has(there, *keyword)).collect(),
        subtypes: Subtype::ALL.into_iter().filter(|subtype| s.is_of(there, *subtype)).collect(),
        growth: there.growth,
        edge: there.edge,
        decay: there.decay,
        loyalty: s.loyalty_marks(there.piece),
        fire: s.counters(there.piece, Counter::Fire),
        grassroots: counted(|note| match note {
            Note::Grassroot { n } => Some(n),
            _ => None,
        }),
        poison_ivy: counted(|note| match note {
            Note::Ivy { n } => Some(n),
            _ => None,
        }),
        rabies: there.is(Flag::Rabid),
        held: s.stays_marked(there, crate::card::Scope::UnmarkPhase),
        enchantments: s.attached(there.piece).map(|on| enchantment(s, on)).collect(),
    }
}

fn enchantment(s: &Arcmage, there: &Permanent) -> EnchantmentView {
    EnchantmentView {
        piece: there.piece,
        card: there.piece.card,
        controller: there.controller,
        marked: there.is_marked(),
        fire: s.counters(there.piece, Counter::Fire),
    }
}
