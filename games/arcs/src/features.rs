//! What a learner is told of one side of the table; [`LAYOUT`] says what lies where.
//!
//! What the eyes may not see is left out: action cards in the hand of a rival are only counted.

use crate::{
    action::Suit,
    estimate,
    resource::Resource,
    state::Arcs,
    tables::{Ambition, Card},
};
use arbiter_engine::{Eyes, Features, Game, Seat, Telling};

const CARDS: usize = Card::ALL.len();
const CHAPTERS: usize = 6;

/// What lies where, in order.
pub(crate) const LAYOUT: &[(&str, usize)] = &[
    // The estimate, in hundreds; seen by the Arbiter only, since it knows the hand.
    ("estimate", 1),
    // Power; power more than the best rival.
    ("power", 2),
    // Chapter, 0 to 5.
    ("chapter", CHAPTERS),
    // Holds the initiative, leads the round, has passed, its turn, its Prelude, asked now.
    ("claims", 6),
    // Pips left.
    ("pips", 1),
    // For each ambition: what counts for it; what counts more than the best rival's.
    ("standing", 10),
    // For each ambition: power for first place; power if the chapter ended now.
    ("stakes", 10),
    // Fresh ships, damaged ships, systems controlled.
    ("ships", 3),
    // Cities, damaged cities, starports, damaged starports, cities under a rival's control.
    ("buildings", 5),
    // Tokens by type; outrage by type.
    ("tokens_and_outrage", 2 * Resource::COUNT),
    // Captives, trophies.
    ("captives_and_trophies", 2),
    // Agents in the Court, cards with most agents.
    ("court", 2),
    // Guild, leader and lore cards.
    ("cards", CARDS),
    // Cards in the Court with most agents.
    ("favoured", CARDS),
    // Action cards in hand.
    ("hand", 1),
    // Pips of the hand; hand by suit; highest number by suit; as far as they are seen.
    ("held", 9),
];

/// What has words, for whoever explains a choice.
pub(crate) const TELLING: &[Telling] = &[
    Telling::new("power", "power", 0, 1),
    Telling::new("ships", "ships", 0, 1),
    Telling::new("damaged", "ships", 1, 1),
    Telling::new("systems", "ships", 2, 1),
    Telling::new("cities", "buildings", 0, 2),
    Telling::new("starports", "buildings", 2, 2),
    Telling::new("tokens", "tokens_and_outrage", 0, Resource::COUNT),
    Telling::new("captives", "captives_and_trophies", 0, 1),
    Telling::new("trophies", "captives_and_trophies", 1, 1),
    Telling::new("agents", "court", 0, 1),
    Telling::new("cards", "cards", 0, CARDS),
    Telling::new("pips", "pips", 0, 1),
    Telling::new("hand", "hand", 0, 1),
];

pub(crate) fn features(s: &Arcs, of: Seat, eyes: Eyes, out: &mut Features) {
    let player = s.player(of);
    out.single(if eyes == Eyes::Arbiter { estimate::estimate(s, of) / 100 } else { 0 });
    let best = s.rivals(of).map(|rival| i32::from(s.player(rival).power)).max().unwrap_or(0);
    out.single(player.power.into());
    out.single(i32::from(player.power) - best);
    let row = out.row(CHAPTERS);
    out.mark(row + usize::from(s.chapter).min(CHAPTERS - 1));
    let turn = s.turn.seat == Some(of);
    out.claims([
        s.initiative == of,
        s.round.lead == Some(of),
        s.round.passed.has(of),
        turn,
        turn && s.turn.prelude,
        s.turn().waits_for(of),
    ]);
    out.single(if turn { s.turn.pips.into() } else { 0 });

    let standing = |seat, ambition| i32::from(s.standing_in(seat, ambition));
    for ambition in Ambition::ALL {
        let own = standing(of, ambition);
        let best = s.rivals(of).map(|rival| standing(rival, ambition)).max().unwrap_or(0);
        out.single(own);
        out.single(own - best.max(s.neutral_in(ambition).into()));
    }
    for ambition in Ambition::ALL {
        let declared = s.markers.contains(&Some(ambition));
        let stakes = s.stakes(of, ambition);
        out.single(if declared { i32::from(stakes.first + stakes.bonus) } else { 0 });
        out.single(if declared { s.power_now(of, ambition).into() } else { 0 });
    }
    pieces(s, of, out);
    let (tokens, outrage) = (out.row(Resource::COUNT), out.row(Resource::COUNT));
    for (type_, resource) in Resource::ALL.into_iter().enumerate() {
        let count = player.slots.iter().flatten().filter(|token| **token == resource).count();
        out.put(tokens + type_, count as i32);
        if player.outrage.has(resource) {
            out.mark(outrage + type_);
        }
    }
    out.single(player.captives.iter().map(|(_, count)| i32::from(*count)).sum());
    out.single(player.trophies.iter().map(|(_, trophies)| i32::from(trophies.count())).sum());
    court(s, of, out);
    hand(s, of, eyes, out);
}

fn pieces(s: &Arcs, of: Seat, out: &mut Features) {
    let (mut fresh, mut damaged, mut controlled) = (0, 0, 0);
    for at in s.fleet_systems(of) {
        let ships = s.ships(of, at);
        fresh += i32::from(ships.fresh);
        damaged += i32::from(ships.damaged);
        controlled += i32::from(s.controls(of, at));
    }
    let mut buildings = [0; 5];
    for at in s.board.systems() {
        for building in at.sites().map(|site| s.building(site)).filter(|building| building.is_of(of)) {
            buildings[2 * usize::from(!building.is_city()) + usize::from(building.is_damaged())] += 1;
            let lost = building.is_city() && s.control(at).is_some_and(|holder| holder != of);
            buildings[4] += i32::from(lost);
        }
    }
    for number in [fresh, damaged, controlled].into_iter().chain(buildings) {
        out.single(number);
    }
}

fn court(s: &Arcs, of: Seat, out: &mut Features) {
    let most = |place: &&crate::state::CourtPlace| {
        let own = place.agents[of];
        own > s.rivals(of).map(|rival| place.agents[rival]).max().unwrap_or(0)
    };
    out.single(s.court.iter().map(|place| i32::from(place.agents[of])).sum());
    out.single(s.court.iter().filter(most).count() as i32);
    let own = out.row(CARDS);
    for card in s.player(of).cards {
        out.mark(own + card as usize);
    }
    let favoured = out.row(CARDS);
    for card in s.court.iter().filter(most).filter_map(|place| place.card) {
        out.mark(favoured + card as usize);
    }
}

fn hand(s: &Arcs, of: Seat, eyes: Eyes, out: &mut Features) {
    let hand = s.player(of).hand;
    out.single(hand.len() as i32);
    let (pips, suits, highest) = (out.row(1), out.row(4), out.row(4));
    if !eyes.are(of) {
        return;
    }
    out.put(pips, hand.into_iter().map(|card| i32::from(card.pips())).sum());
    for (at, suit) in Suit::ALL.into_iter().enumerate() {
        let cards = || hand.into_iter().filter(|card| card.suit() == suit);
        out.put(suits + at, cards().count() as i32);
        out.put(highest + at, cards().map(|card| i32::from(card.number())).max().unwrap_or(0));
    }
}
