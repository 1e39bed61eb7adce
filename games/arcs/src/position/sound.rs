//! What a sound position obeys: every piece in one place, no more pieces than there are, and an
//! agenda that names what is there.

use super::homeless;
use crate::{
    action::{ActionCard, ActionCards},
    actions::movement,
    battle,
    card::Cards,
    cards::guild::union::OF_SUIT,
    chapter, draft,
    map::Site,
    moments,
    piece::Ships,
    pile,
    resource::{Resource, Slot},
    setup, slots,
    state::{Arcs, CourtPlace, Player},
    step::Step,
    tables::{AGENTS, CHAPTERS, CITIES, Card, DICE_EACH, HAND, SHIPS, STARPORTS, TOKENS},
    turn,
};
use arbiter_engine::{MAX_SEATS, Seat, Seats, Unsound, names_seats_of};

/// No rule leaves more steps than this waiting.
const DEEPEST: usize = 12;
/// More power than five chapters can bring.
const MOST_POWER: u16 = 500;

pub(crate) fn sound(s: &Arcs) -> Result<(), Unsound> {
    if !(2..=MAX_SEATS as u8).contains(&s.count()) || s.board.layout().players != s.count() {
        return Err(Unsound::Players);
    }
    cards_in_one_place(s)?;
    action_cards_in_one_place(s)?;
    nobody_absent(s)?;
    for seat in s.everybody() {
        pieces_of(s, seat)?;
    }
    map(s)?;
    amounts(s)?;
    agenda(s)
}

fn cards_in_one_place(s: &Arcs) -> Result<(), Unsound> {
    let mut all = Cards::EMPTY;
    for pile in [s.court_deck, s.buried, s.court_discard] {
        all.join(pile)?;
    }
    for card in s.court.iter().filter_map(|place| place.card) {
        all.join(Cards::only(card))?;
    }
    if s.court.iter().skip(s.court_places()).any(|place| *place != CourtPlace::default()) {
        return Err(Unsound::NotInPlay);
    }
    for (suit, union) in s.round.unions.iter().enumerate() {
        if let Some(union) = union {
            all.join(Cards::only(OF_SUIT[suit]))?;
            let beside = |played: &crate::Played| played.card == union.card && played.face_up();
            if !s.round.played.0.iter().flatten().any(beside) {
                return Err(Unsound::NotInPlay);
            }
        }
    }
    if !all.without(Card::COURT).is_empty() || !s.row.without(Card::LEADERS.or(Card::LORE)).is_empty() {
        return Err(Unsound::NotInPlay);
    }
    all.join(s.row)?;
    for player in &s.players.0 {
        all.join(player.cards)?;
        if !player.cards.and(Card::VOX).is_empty() || player.cards.and(Card::LEADERS).len() > 1 {
            return Err(Unsound::NotInPlay);
        }
    }
    Ok(())
}

fn action_cards_in_one_place(s: &Arcs) -> Result<(), Unsound> {
    let mut all: ActionCards = s.pile.cards();
    all.join(s.pile.open)?;
    for player in &s.players.0 {
        all.join(player.hand)?;
        if !player.hand.and(player.knows).is_empty() {
            return Err(Unsound::TwoPlaces);
        }
    }
    let played = s.round.played.0.iter().flatten().map(|played| played.card);
    for card in played.chain(s.round.seizing.0.iter().flatten().copied()) {
        all.join(ActionCards::only(card))?;
    }
    let known = s.players.0.iter().fold(ActionCards::EMPTY, |known, player| known.or(player.knows));
    let hidden = s.players.0.iter().fold(s.pile.cards(), |hidden, player| hidden.or(player.hand));
    let leads = s.round.played.0.iter().flatten().filter(|played| played.manner == crate::Manner::Lead).count();
    if !all.without(ActionCard::deck(s.count())).is_empty() || !known.without(hidden).is_empty() || leads > 1 {
        return Err(Unsound::NotInPlay);
    }
    Ok(())
}

/// Nothing belongs to seats that nobody sits in.
fn nobody_absent(s: &Arcs) -> Result<(), Unsound> {
    let here = Seats::all(s.count());
    for absent in (s.count()..MAX_SEATS as u8).map(Seat::new) {
        let owned = s.sites.iter().any(|building| building.is_of(absent));
        let taken = s.players.0.iter().any(|player| player.captives[absent] > 0 || player.trophies[absent].count() > 0);
        let agents = s.court.iter().any(|court| court.agents[absent] > 0);
        let played = s.played(absent).is_some() || s.round.seizing[absent].is_some();
        if *s.player(absent) != Player::default() || s.ships_on_map(absent) > 0 || owned || taken || agents || played {
            return Err(Unsound::Nobody);
        }
    }
    let named = [Some(s.initiative), s.turn.seat, Some(s.battle.attacker), Some(s.battle.defender)];
    let unions = s.round.unions.iter().flatten().map(|union| Some(union.by));
    let all_here = named.into_iter().chain(unions).flatten().all(|seat| here.has(seat));
    if all_here && s.round.passed.without(here).is_empty() { Ok(()) } else { Err(Unsound::Nobody) }
}

/// No more pieces of a colour than there are, and none in its owner's own boxes.
fn pieces_of(s: &Arcs, seat: Seat) -> Result<(), Unsound> {
    let lost = |count: fn(&crate::Trophies) -> u8| -> u32 {
        s.players.0.iter().map(|player| u32::from(count(&player.trophies[seat]))).sum()
    };
    let ships = s.fleets[seat].iter().map(|ships| u32::from(ships.fresh) + u32::from(ships.damaged)).sum::<u32>();
    let built = |city: bool| s.sites.iter().filter(|site| site.is_of(seat) && site.is_city() == city).count() as u32;
    let on_court: u32 = s.court.iter().map(|place| u32::from(place.agents[seat])).sum();
    let captive: u32 = s.players.0.iter().map(|player| u32::from(player.captives[seat])).sum();
    let within = ships + lost(|trophies| trophies.ships) <= SHIPS.into()
        && built(true) + lost(|trophies| trophies.cities) <= CITIES.into()
        && built(false) + lost(|trophies| trophies.starports) <= STARPORTS.into()
        && on_court + captive + lost(|trophies| trophies.agents) <= AGENTS.into();
    let player = s.player(seat);
    if !within || player.captives[seat] > 0 || player.trophies[seat].count() > 0 || player.power > MOST_POWER {
        return Err(Unsound::Amount);
    }
    Ok(())
}

/// Pieces stand in systems in play, buildings where they can.
fn map(s: &Arcs) -> Result<(), Unsound> {
    let in_play = s.board.systems();
    for index in 0..Site::COUNT {
        let site = Site::from_index(index);
        let building = s.building(site);
        let fits = match (site.system().is_gate(), site.number()) {
            (true, 0) => building.is_starport(),
            (true, 1) | (false, 2) => building.is_city(),
            _ => site.is_slot(),
        };
        if building.exists() && (!fits || !in_play.has(site.system())) {
            return Err(Unsound::NotInPlay);
        }
    }
    if s.everybody().any(|seat| !s.fleet_systems(seat).without(in_play).is_empty()) {
        return Err(Unsound::NotInPlay);
    }
    Ok(())
}

fn amounts(s: &Arcs) -> Result<(), Unsound> {
    for resource in Resource::ALL {
        let held =
            s.players.0.iter().flat_map(|player| player.slots).filter(|slot| *slot == Some(resource)).count() as u32;
        let aside = u32::from(s.turn.limbo[resource as usize]) + u32::from(s.neutral()[resource as usize]);
        if held + aside > TOKENS.into() {
            return Err(Unsound::Amount);
        }
    }
    let battle = &s.battle;
    let dice = (0..3).all(|die| {
        let rolled: u32 = battle.rolled[die].iter().map(|n| u32::from(*n)).sum();
        rolled + u32::from(battle.to_roll[die]) <= DICE_EACH.into()
    });
    let there = s.ships(battle.attacker, battle.at);
    let fleet =
        !battle.is_on || battle.rifles || (battle.ships.fresh <= there.fresh && battle.ships.damaged <= there.damaged);
    let small = battle.added <= 4 && battle.ignored <= 4 && battle.cities <= 3 && battle.keys <= 2 * DICE_EACH;
    let turn = s.turn.pips <= 4 && s.flipped <= 3 && s.chapter <= CHAPTERS;
    let moved = s.moved.iter().all(|n| *n <= SHIPS);
    if !dice || !fleet || !small || !turn || !moved || (battle.is_on && battle.attacker == battle.defender) {
        return Err(Unsound::Amount);
    }
    Ok(())
}

fn agenda(s: &Arcs) -> Result<(), Unsound> {
    let steps = s.agenda.steps();
    if steps.len() > DEEPEST {
        return Err(Unsound::Agenda);
    }
    // A token without a slot is about to be found one.
    for seat in s.everybody() {
        let arranges = |step: &Step| matches!(step, Step::Slots(slots::Step::Arrange { seat: of, .. }) if *of == seat);
        if homeless(s, seat) && !steps.iter().any(arranges) {
            return Err(Unsound::Agenda);
        }
    }
    steps.iter().try_for_each(|step| sound_step(s, *step))
}

/// A step names seats, systems and numbers that exist.
fn sound_step(s: &Arcs, step: Step) -> Result<(), Unsound> {
    let in_play = s.board.systems();
    let group = |seat, at, fresh, damaged| {
        let there: Ships = s.ships(seat, at);
        fresh <= there.fresh && damaged <= there.damaged && (fresh, damaged) != (0, 0)
    };
    let within = match step {
        Step::Setup(setup::Step::Court { place }) => usize::from(place) < s.court_places(),
        Step::Court(crate::court::Step::Refill { place }) => usize::from(place) < s.court_places(),
        Step::Court(crate::court::Step::Ransack { seat, rival }) => seat != rival,
        Step::Draft(draft::Step::Reveal { leaders, lore }) => leaders <= 5 && (1..=9).contains(&lore),
        Step::Draft(draft::Step::Pick { n }) => n < 12,
        Step::Chapter(chapter::Step::Deal { n, .. } | chapter::Step::Redeal { n, .. }) => n < HAND,
        Step::Chapter(chapter::Step::Mulligan { .. }) => s.count() == 2,
        Step::Pile(pile::Step::Draw { left, .. }) => left > 0,
        Step::Movement(movement::Step::Fleet { seat, from, to, fresh, damaged, .. }) => {
            in_play.has(from) && s.board.adjacent(from).has(to) && group(seat, from, fresh, damaged)
        }
        Step::Movement(movement::Step::Catapult { seat, at, fresh, damaged, .. }) => {
            in_play.has(at) && group(seat, at, fresh, damaged)
        }
        Step::Battle(battle::Step::OwnHits { n }) => s.battle.is_on && n <= 40,
        Step::Battle(battle::Step::ShipHits { n, buildings } | battle::Step::BuildingHits { n, from: buildings }) => {
            s.battle.is_on && n <= 40 && buildings <= 20
        }
        Step::Battle(_) | Step::Raid(_) | Step::City(_) => s.battle.is_on,
        Step::Turn(turn::Step::Act { seat } | turn::Step::Spent { seat, .. }) => s.played(seat).is_some(),
        Step::Slots(slots::Step::Arrange { from, .. }) => usize::from(from) <= Slot::COUNT,
        Step::Moment(moments::Step::Cue { n, .. }) => n <= 40,
        _ => true,
    };
    if names_seats_of(s.count(), &step) && within { Ok(()) } else { Err(Unsound::Agenda) }
}
