//! What each pair of eyes may see (ARCS-GOLD-05); `redeal.rs` checks it, and the other way round.
//!
//! Everything a table needs to be drawn is here: what is only implied by the pieces — control, who
//! leads an ambition, what a slot costs to raid — is said outright.

use crate::{
    action::{ActionCard, ActionCards, Manner},
    battle::{Die, Face},
    card::Cards,
    cards::guild::union::OF_SUIT,
    map::{Site, System},
    piece::{Kind, Ships, Trophies},
    resource::{Resource, Slot},
    score::Podium,
    score::marker_power,
    state::Arcs,
    tables::{Ambition, Board, Card, FACES, POWER_TO_WIN},
};
use arbiter_engine::{BySeat, Eyes, Seat};
use serde::Serialize;

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The setup card.
    pub board: Board,
    /// The chapter, from 1; 0 before the first.
    pub chapter: u8,
    /// Enough power to end the game.
    pub power_to_win: u8,
    /// Who holds the initiative marker.
    pub initiative: Seat,
    /// Was it seized this round?
    pub seized: bool,
    /// Everybody, from p1 on.
    pub players: Vec<PlayerView>,
    /// The systems in play.
    pub systems: Vec<SystemView>,
    /// The Court.
    pub court: Vec<CourtView>,
    /// Cards in the Court deck.
    pub court_deck_size: usize,
    /// Cards at the bottom of it.
    pub buried: Vec<Card>,
    /// The Court discard pile.
    pub court_discard: Vec<Card>,
    /// Leaders and lore to draft.
    pub row: Vec<Card>,
    /// The five ambitions.
    pub ambitions: Vec<AmbitionView>,
    /// The three ambition markers, from low to high.
    pub markers: Vec<MarkerView>,
    /// The number to surpass, if a card leads: 0 under the zero marker.
    pub lead_number: Option<u8>,
    /// Does the zero marker cover the lead card?
    pub zero: bool,
    /// Cards in the action discard pile.
    pub pile_size: usize,
    /// Cards in the open action discard pile.
    pub open_pile: Vec<ActionCard>,
    /// Tokens in the supply, by type.
    pub supply: Vec<(Resource, u8)>,
    /// Tokens spent in the Prelude going on, by type.
    pub limbo: Vec<(Resource, u8)>,
    /// The turn going on.
    pub turn: Option<TurnView>,
    /// The battle going on.
    pub battle: Option<BattleView>,
}

/// What a player has, as seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Power.
    pub power: u16,
    /// How many cards in hand.
    pub hand_size: usize,
    /// The hand, for eyes that may see it.
    pub hand: Option<Vec<ActionCard>>,
    /// Cards of this hand that these eyes know of.
    pub known: Vec<ActionCard>,
    /// The card played this round.
    pub played: Option<PlayedView>,
    /// Did this player seize the initiative with a card?
    pub seizing: bool,
    /// That card, for eyes that may see it.
    pub seizing_card: Option<ActionCard>,
    /// The leader.
    pub leader: Option<Card>,
    /// Lore.
    pub lore: Vec<Card>,
    /// Guild cards.
    pub guilds: Vec<Card>,
    /// The resource slots: raid cost (0: covered) and the token there.
    pub slots: Vec<SlotView>,
    /// Types whose outrage icon is covered.
    pub outrage: Vec<Resource>,
    /// Agents in the captives box, by owner.
    pub captives: Vec<(Seat, u8)>,
    /// Pieces in the trophies box, by owner.
    pub trophies: Vec<(Seat, Trophies)>,
    /// Agents in the supply.
    pub agents: u8,
    /// Ships in the supply.
    pub ships: u8,
    /// Starports in the supply.
    pub starports: u8,
    /// Cities on the board.
    pub cities: u8,
}

/// A place for a resource token.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SlotView {
    /// Its name in choices.
    pub slot: &'static str,
    /// Keys to steal from it; 0 if it is covered or not there.
    pub raid_cost: u8,
    /// The token there.
    pub token: Option<Resource>,
}

/// A card played this round, as seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedView {
    /// How.
    pub manner: Manner,
    /// Which, for eyes that may see it.
    pub card: Option<ActionCard>,
    /// The union beside it, and who takes the card.
    pub union: Option<(Card, Seat)>,
}

/// A system, as all see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SystemView {
    /// Which.
    pub system: System,
    /// Who controls it.
    pub control: Option<Seat>,
    /// Ships by owner.
    pub ships: Vec<(Seat, Ships)>,
    /// Buildings.
    pub buildings: Vec<BuildingView>,
    /// The systems it touches.
    pub adjacent: Vec<System>,
}

/// A building, as all see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuildingView {
    /// Where exactly.
    pub site: Site,
    /// City or starport.
    pub kind: Kind,
    /// Whose.
    pub owner: Seat,
    /// Is it damaged?
    pub damaged: bool,
    /// Was it taxed, or did it build a ship, this turn?
    pub used: bool,
}

/// A place of the Court.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CourtView {
    /// The card there.
    pub card: Option<Card>,
    /// Agents by owner.
    pub agents: Vec<(Seat, u8)>,
}

/// An ambition: who is ahead right now.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AmbitionView {
    /// Which.
    pub ambition: Ambition,
    /// What everybody has for it.
    pub counts: Vec<(Seat, u8)>,
    /// What the tokens on its box count for, with two players.
    pub neutral: u8,
    /// Power of first and second place, of all markers there.
    pub power: (u8, u8),
    /// Who would take first place.
    pub first: Option<Seat>,
    /// Who would take second place.
    pub second: Vec<Seat>,
}

/// An ambition marker.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MarkerView {
    /// Power of first and second place, of the side that is up.
    pub power: (u8, u8),
    /// Is the orange side up?
    pub flipped: bool,
    /// Where it is; nowhere: available.
    pub on: Option<Ambition>,
}

/// The turn going on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    /// Whose.
    pub seat: Seat,
    /// Pips left.
    pub pips: u8,
    /// Is the Prelude open?
    pub prelude: bool,
    /// May pips battle, for a weapon was spent?
    pub armed: bool,
}

/// The battle going on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleView {
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends.
    pub defender: Seat,
    /// Where.
    pub system: System,
    /// Attacking ships left.
    pub ships: Ships,
    /// Dice not rolled yet, by type.
    pub to_roll: Vec<(Die, u8)>,
    /// Dice rolled: type, face (from 1) and what it shows.
    pub rolled: Vec<(Die, u8, Face)>,
    /// What they amount to.
    pub totals: Face,
    /// Keys left.
    pub keys: u8,
}

pub(crate) fn view(s: &Arcs, eyes: Eyes) -> View {
    View {
        board: s.board,
        chapter: s.chapter,
        power_to_win: POWER_TO_WIN[usize::from(s.count() - 2) % POWER_TO_WIN.len()],
        initiative: s.initiative,
        seized: s.round.seized,
        players: s.everybody().map(|seat| player(s, seat, eyes)).collect(),
        systems: s.board.systems().into_iter().map(|at| system(s, at)).collect(),
        court: s.court[..s.court_places()]
            .iter()
            .map(|place| CourtView { card: place.card, agents: by_owner(s, &place.agents) })
            .collect(),
        court_deck_size: s.court_deck.len() + s.buried.len(),
        buried: cards(s.buried),
        court_discard: cards(s.court_discard),
        row: cards(s.row),
        ambitions: Ambition::ALL.into_iter().map(|ambition| self::ambition(s, ambition)).collect(),
        markers: (0..s.markers.len())
            .map(|marker| MarkerView {
                power: marker_power(marker, s.flipped),
                flipped: marker < usize::from(s.flipped),
                on: s.markers[marker],
            })
            .collect(),
        lead_number: s.lead_card().map(|_| s.lead_number()),
        zero: s.round.zero,
        pile_size: s.pile.cards().len(),
        open_pile: action_cards(s.pile.open),
        supply: Resource::ALL.into_iter().map(|resource| (resource, s.supply(resource))).collect(),
        limbo: Resource::ALL.into_iter().map(|resource| (resource, s.turn.limbo[resource as usize])).collect(),
        turn: s.turn.seat.map(|seat| TurnView {
            seat,
            pips: s.turn.pips,
            prelude: s.turn.prelude,
            armed: s.turn.armed,
        }),
        battle: s.battle.is_on.then(|| battle(s)),
    }
}

fn cards(set: Cards) -> Vec<Card> {
    set.into_iter().collect()
}

fn action_cards(set: ActionCards) -> Vec<ActionCard> {
    set.into_iter().collect()
}

/// What there is any of, by owner.
fn by_owner(s: &Arcs, counts: &BySeat<u8>) -> Vec<(Seat, u8)> {
    s.everybody().map(|seat| (seat, counts[seat])).filter(|(_, n)| *n > 0).collect()
}

fn player(s: &Arcs, seat: Seat, eyes: Eyes) -> PlayerView {
    let player = s.player(seat);
    let mine = eyes.are(seat);
    let known = match eyes {
        Eyes::Seat(viewer) if viewer != seat => s.player(viewer).knows.and(player.hand),
        _ => ActionCards::EMPTY,
    };
    let costs = s.slot_costs(seat);
    let trophies = s.everybody().map(|owner| (owner, player.trophies[owner]));
    PlayerView {
        seat,
        power: player.power,
        hand_size: player.hand.len(),
        hand: mine.then(|| action_cards(player.hand)),
        known: action_cards(known),
        played: s.played(seat).map(|played| PlayedView {
            manner: played.manner,
            card: (mine || played.face_up()).then_some(played.card),
            union: OF_SUIT.into_iter().zip(s.round.unions).find_map(|(card, union)| {
                union.filter(|union| union.card == played.card).map(|union| (card, union.by))
            }),
        }),
        seizing: s.round.seizing[seat].is_some(),
        seizing_card: s.round.seizing[seat].filter(|_| mine),
        leader: player.cards.and(Card::LEADERS).first(),
        lore: cards(player.cards.and(Card::LORE)),
        guilds: cards(player.cards.and(Card::GUILDS)),
        slots: Slot::all()
            .filter(|slot| {
                slot.index() < Slot::HOLDINGS.index() || costs[slot.index()] > 0 || player.slots[slot.index()].is_some()
            })
            .map(|slot| SlotView {
                slot: slot.as_str(),
                raid_cost: costs[slot.index()],
                token: player.slots[slot.index()],
            })
            .collect(),
        outrage: player.outrage.into_iter().collect(),
        captives: by_owner(s, &player.captives),
        trophies: trophies.filter(|(_, trophies)| trophies.count() > 0).collect(),
        agents: s.agents_left(seat),
        ships: s.ships_left(seat),
        starports: s.starports_left(seat),
        cities: s.cities_left(seat),
    }
}

fn system(s: &Arcs, at: System) -> SystemView {
    let buildings = at.sites().filter_map(|site| {
        let building = s.building(site);
        building.kind().map(|kind| BuildingView {
            site,
            kind,
            owner: building.owner(),
            damaged: building.is_damaged(),
            used: building.is_used(),
        })
    });
    SystemView {
        system: at,
        control: s.control(at),
        ships: s.everybody().map(|seat| (seat, s.ships(seat, at))).filter(|(_, ships)| ships.count() > 0).collect(),
        buildings: buildings.collect(),
        adjacent: s.board.adjacent(at).into_iter().collect(),
    }
}

fn ambition(s: &Arcs, ambition: Ambition) -> AmbitionView {
    let podium = s.podium(ambition);
    let on = |place: Podium| s.everybody().filter(move |seat| podium[*seat] == Some(place));
    let markers = (0..s.markers.len()).filter(|marker| s.markers[*marker] == Some(ambition));
    let power = markers.map(|marker| marker_power(marker, s.flipped));
    AmbitionView {
        ambition,
        counts: s.everybody().map(|seat| (seat, s.standing_in(seat, ambition))).collect(),
        neutral: s.neutral_in(ambition),
        power: power.fold((0, 0), |sum, (first, second)| (sum.0 + first, sum.1 + second)),
        first: on(Podium::First).next(),
        second: on(Podium::Second).collect(),
    }
}

fn battle(s: &Arcs) -> BattleView {
    let battle = &s.battle;
    let rolled = Die::ALL.into_iter().flat_map(|die| {
        let counts = (1..).zip(battle.rolled[die as usize]);
        counts.flat_map(move |(face, count)| {
            (0..count).map(move |_| (die, face, FACES[die as usize][usize::from(face) - 1]))
        })
    });
    BattleView {
        attacker: battle.attacker,
        defender: battle.defender,
        system: battle.at,
        ships: battle.ships,
        to_roll: Die::ALL.into_iter().map(|die| (die, battle.to_roll[die as usize])).collect(),
        rolled: rolled.collect(),
        totals: s.roll_totals(),
        keys: battle.keys,
    }
}
