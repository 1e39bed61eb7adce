//! What each pair of eyes may see (RESA-TERM-09); `redeal.rs` checks it, and the other way round.

use crate::{
    card::Artifact, component::Component, draft, essence::Essences, setup::Play, state::ResArcana, step::Step,
    tables::Card, zone,
};
use arbiter_components::{CardSet, Indexed};
use arbiter_engine::{Eyes, Seat};
use serde::Serialize;

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// Who holds the First Player token.
    pub first: Seat,
    /// Is the token's Passed side up?
    pub token_passed: bool,
    /// Everybody, from p1 on.
    pub players: Vec<PlayerView>,
    /// The Places of Power in the centre.
    pub places: Vec<Card>,
    /// The two spaces of the monument display.
    pub display: [Option<Card>; 2],
    /// The monument deck.
    pub monuments: DeckView,
    /// The magic items in the centre.
    pub items: Vec<Card>,
    /// Cards these eyes are looking at, the topmost first.
    pub looked: Vec<Card>,
    /// Cards of the pack in hand during a draft, or the open cards of a match.
    pub choose_from: Vec<Card>,
    /// Games won in a match, if it is one.
    pub wins: Option<[u8; 2]>,
}

/// What a player has, as seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Has this player passed?
    pub passed: bool,
    /// Points now, without points for one check only.
    pub points: u16,
    /// Points for the check that is going on.
    pub bonus: u8,
    /// The pool.
    pub pool: Essences,
    /// The mage, magic item, artifacts, monuments and Places of Power in play.
    pub play: Vec<ComponentView>,
    /// How many cards in hand.
    pub hand_size: usize,
    /// The hand, for eyes that may see it.
    pub hand: Option<Vec<Card>>,
    /// The artifact deck.
    pub deck: DeckView,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// The two mages dealt, for eyes that may see them, until one is kept.
    pub mages: Vec<Card>,
    /// Has this player given a secret answer that waits for the others?
    pub answered: bool,
    /// The secret answer, for eyes that may see it.
    pub sealed: Option<Card>,
    /// Cards these eyes have seen before and know to be in this rival's hand or deck.
    pub known: Vec<Card>,
}

/// A component, as all see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ComponentView {
    /// The card or tile face.
    pub card: Card,
    /// Is it turned?
    pub turned: bool,
    /// Is it a magic item on its Passed side?
    pub resting: bool,
    /// Essences on it.
    pub on: Essences,
    /// The points it gives now.
    pub points: u16,
}

/// A face-down deck, as seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckView {
    /// How many cards.
    pub size: usize,
    /// The top cards, topmost first, as far as these eyes know them.
    pub top: Vec<Option<Card>>,
    /// All cards these eyes know to be in it, in no order.
    pub cards: Vec<Card>,
}

pub(crate) fn view(s: &ResArcana, eyes: Eyes) -> View {
    let looking = zone::looker(s).is_some_and(|looker| eyes.are(looker));
    View {
        round: s.round,
        first: s.first,
        token_passed: !s.passed.is_empty(),
        players: s.everybody().map(|seat| player(s, seat, eyes)).collect(),
        places: s.places().collect(),
        display: s.display.map(|shown| shown.map(|monument| monument.card())),
        monuments: DeckView {
            size: s.monuments.len(),
            top: s.monuments.top.iter().map(|seen| sees(eyes, seen.by).then(|| seen.card.card())).collect(),
            cards: if eyes == Eyes::Arbiter {
                s.monuments.cards().into_iter().map(|m| m.card()).collect()
            } else {
                vec![]
            },
        },
        items: s.items.into_iter().map(|item| item.card()).collect(),
        looked: if looking { s.doing.looked.to_vec() } else { vec![] },
        choose_from: choose_from(s, eyes),
        wins: (s.setup.play != Play::Game).then_some(s.bout.wins),
    }
}

fn sees(eyes: Eyes, by: arbiter_engine::Seats) -> bool {
    eyes == Eyes::Arbiter || by.into_iter().any(|seat| eyes.are(seat))
}

fn choose_from(s: &ResArcana, eyes: Eyes) -> Vec<Card> {
    match (s.agenda.top(), eyes) {
        (Some(Step::Draft(draft::Step::Keep { lap, pick })), Eyes::Seat(seat)) => {
            cards(draft::in_hand(s, lap, pick, seat))
        }
        (Some(Step::Bout(crate::bout::Step::Starter { .. } | crate::bout::Step::Pick { .. })), _) => {
            cards(crate::bout::open_cards(s))
        }
        _ => vec![],
    }
}

fn cards(set: CardSet<Artifact>) -> Vec<Card> {
    set.into_iter().map(|artifact| artifact.card()).collect()
}

fn player(s: &ResArcana, seat: Seat, eyes: Eyes) -> PlayerView {
    let player = s.player(seat);
    let mine = eyes.are(seat);
    let known = match eyes {
        Eyes::Seat(viewer) if viewer != seat => s.player(viewer).knows.and(s.hidden_artifacts(seat)),
        _ => CardSet::EMPTY,
    };
    let unseen = if eyes == Eyes::Arbiter { CardSet::EMPTY } else { s.memory.unseen };
    PlayerView {
        seat,
        passed: s.passed.has(seat),
        points: s.points(seat),
        bonus: player.bonus,
        pool: player.pool,
        play: player.play.into_iter().map(|component| self::component(s, seat, component)).collect(),
        hand_size: player.hand.len(),
        hand: mine.then(|| cards(player.hand)),
        deck: DeckView {
            size: player.deck.len(),
            top: player.deck.top.iter().map(|seen| mine.then(|| seen.card.card())).collect(),
            cards: if mine { cards(player.deck.cards().without(unseen)) } else { vec![] },
        },
        discard: cards(player.discard),
        mages: if mine { player.mages.iter().map(|mage| mage.card()).collect() } else { vec![] },
        answered: player.sealed.is_some(),
        sealed: player.sealed.filter(|_| mine),
        known: cards(known),
    }
}

fn component(s: &ResArcana, seat: Seat, component: Component) -> ComponentView {
    ComponentView {
        card: s.card_of(component),
        turned: s.turned.has(component),
        resting: component.is_item() && s.passed.has(seat),
        on: s.on[component.index()],
        points: s.points_of(seat, component),
    }
}
