//! What an answer is called where it is offered. The position knows what lies in a slot, what stands
//! on a site, what a theft costs and what hits will do; the answer alone does not.

use crate::{
    Choice,
    actions::build,
    battle::{self, Die, Face, after_hits},
    choice::{Damaged, Loot},
    map::{Site, System},
    piece::{Kind, Piece},
    prelude, raid,
    resource::{Resource, Slot},
    state::Arcs,
    step::Step,
    tables::Card,
};
use arbiter_engine::{Message, Seat, Spoken};

/// A label that says more than the answer itself.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcs-label")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub(crate) enum Label {
    /// The die shows this.
    Roll { die: Die, shows: Face },
    /// Reroll a die that shows this.
    Reroll { die: Die, shows: Face },
    /// Spend a token as another type.
    SpendAs { token: Resource, resource: Resource, slot: Slot },
    /// Spend a token of an outraged type.
    SpendInVain { resource: Resource, slot: Slot },
    /// Discard this token.
    DiscardToken { resource: Resource, slot: Slot },
    /// Give this token away.
    GiveToken { resource: Resource, slot: Slot },
    /// Exchange two tokens.
    Swap { one: Resource, a: Slot, other: Resource, b: Slot },
    /// Move a token to an empty slot.
    Shift { resource: Resource, from: Slot, to: Slot },
    /// Steal this token.
    Steal { from: Seat, resource: Resource, slot: Slot },
    /// Steal this token for so many keys.
    Raid { from: Seat, resource: Resource, slot: Slot, keys: u8 },
    /// Steal a guild card for so many keys.
    RaidGuild { from: Seat, card: Card, keys: u8 },
    /// Tax an own city for this.
    Tax { site: Site, resource: Resource },
    /// Tax the city of a rival for this.
    TaxRival { rival: Seat, site: Site, resource: Resource },
    /// Build where a rival is in control.
    BuildDamaged { piece: Piece, at: System },
    /// Repair this building.
    RepairBuilding { kind: Kind, site: Site },
    /// Replace a building by one of this kind.
    Prune { kind: Kind, site: Site },
    /// Return the city of this player.
    Return { seat: Seat, site: Site },
    /// So many fresh ships are hit, and so many ships destroyed.
    Damage { fresh: u8, destroyed: u8 },
    /// A fresh building is hit.
    Hit { kind: Kind, site: Site },
    /// A damaged building is hit.
    Destroy { kind: Kind, site: Site },
}

/// What the answer is called here.
pub(crate) fn label(s: &Arcs, seat: Seat, choice: Choice) -> Spoken {
    say_more(s, seat, choice).map_or_else(|| choice.say(), |label| label.say())
}

/// The label of an answer of which the position knows more; nothing, where it does not.
fn say_more(s: &Arcs, seat: Seat, choice: Choice) -> Option<Label> {
    let token = |owner: Seat, slot: Slot| s.player(owner).slots[slot.index()];
    let kind = |site: Site| s.building(site).kind();
    Some(match choice {
        Choice::Roll { die, face } => Label::Roll { die, shows: die.shows(face) },
        Choice::Reroll { die, face } => Label::Reroll { die, shows: die.shows(face) },
        Choice::Spend { slot, resource } => spend(s, seat, slot, token(seat, slot)?, resource)?,
        Choice::DiscardToken { slot } => Label::DiscardToken { resource: token(seat, slot)?, slot },
        Choice::GiveToken { slot } => Label::GiveToken { resource: token(seat, slot)?, slot },
        Choice::Swap { slots } => {
            let [a, b] = slots.both();
            match (token(seat, a), token(seat, b)) {
                (Some(one), Some(other)) => Label::Swap { one, a, other, b },
                (Some(resource), None) => Label::Shift { resource, from: a, to: b },
                (None, Some(resource)) => Label::Shift { resource, from: b, to: a },
                (None, None) => return None,
            }
        }
        Choice::Steal { from, loot } => steal(s, from, loot)?,
        Choice::Tax { site } => tax(s, seat, site)?,
        Choice::Build { piece, at } if build::built_damaged(s, seat, piece, at) => Label::BuildDamaged { piece, at },
        Choice::Repair { what: Damaged::Building { site } } => Label::RepairBuilding { kind: kind(site)?, site },
        Choice::Prune { site } => match kind(site)? {
            Kind::City => Label::Prune { kind: Kind::Starport, site },
            Kind::Starport => Label::Prune { kind: Kind::City, site },
        },
        Choice::Return { site } => Label::Return { seat: s.building(site).owner(), site },
        Choice::Damage { n } => damage(s, n)?,
        Choice::Hit { site } if s.building(site).is_damaged() => Label::Destroy { kind: kind(site)?, site },
        Choice::Hit { site } => Label::Hit { kind: kind(site)?, site },
        _ => return None,
    })
}

/// Only in the Prelude can a token be spent for nothing; elsewhere it pays for something.
fn spend(s: &Arcs, seat: Seat, slot: Slot, token: Resource, resource: Resource) -> Option<Label> {
    if token != resource {
        return Some(Label::SpendAs { token, resource, slot });
    }
    let pays = !matches!(s.agenda.top(), Some(Step::Turn(_)));
    (!pays && prelude::is_in_vain(s, seat, resource)).then_some(Label::SpendInVain { resource, slot })
}

/// A raid costs keys, the thefts of cards do not.
fn steal(s: &Arcs, from: Seat, loot: Loot) -> Option<Label> {
    let raids = matches!(s.agenda.top(), Some(Step::Raid(_)));
    match loot {
        Loot::Slot { slot } => {
            let resource = s.player(from).slots[slot.index()]?;
            let keys = raid::price(s, loot);
            Some(if raids { Label::Raid { from, resource, slot, keys } } else { Label::Steal { from, resource, slot } })
        }
        Loot::Guild { card } => raids.then(|| Label::RaidGuild { from, card, keys: raid::price(s, loot) }),
    }
}

/// What the tax will bring, where that is one thing and there is one left of it.
fn tax(s: &Arcs, seat: Seat, site: Site) -> Option<Label> {
    let types = s.city_types(site);
    let resource = types.first().filter(|resource| types.len() == 1 && s.supply(*resource) > 0)?;
    let rival = s.building(site).owner();
    Some(if rival == seat { Label::Tax { site, resource } } else { Label::TaxRival { rival, site, resource } })
}

/// What the hits will do to the ships.
fn damage(s: &Arcs, fresh: u8) -> Option<Label> {
    let (n, ships) = match s.agenda.top()? {
        Step::Battle(battle::Step::OwnHits { n }) => (n, s.battle.ships),
        Step::Battle(battle::Step::ShipHits { n, .. }) => (n, s.ships(s.battle.defender, s.battle.at)),
        _ => return None,
    };
    // Nobody is asked about hits beyond these.
    let possible = fresh <= n && fresh <= ships.fresh;
    possible.then(|| Label::Damage { fresh, destroyed: after_hits(ships, n, fresh).1 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::{Notation, read_position};

    /// What p1 reads beside a choice.
    fn said(position: &str, choice: &str) -> Spoken {
        let s: Arcs = read_position(&format!("players 3; {position}")).expect("such a position can be");
        label(&s, Seat::new(0), Choice::from_text(choice).expect("a choice"))
    }

    const TURN: &str = "turn p1; prelude yes; pips 1; p1 played lead aggression-4; agenda turn act p1 | round after p1";

    fn place<N: Notation>(text: &str) -> N {
        N::from_text(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn dice_are_called_by_what_they_show() {
        let shows = Face { self_hits: 1, hits: 1, ..Face::default() };
        let face = (1..=6).find(|face| Die::Assault.shows(*face) == shows).expect("on the assault die");
        assert_eq!(said(TURN, &format!("roll assault {face}")), Label::Roll { die: Die::Assault, shows }.say());
    }

    #[test]
    fn tokens_are_called_by_their_type() {
        let (fuel, relic, slot) = (Resource::Fuel, Resource::Relic, Slot::new(0));
        let tokens = format!("p1 slots fuel relic; {TURN}");
        assert_eq!(said(&tokens, "spend 1 fuel"), place::<Choice>("spend 1 fuel").say());
        assert_eq!(
            said(&tokens, "spend 1 material"),
            Label::SpendAs { token: fuel, resource: Resource::Material, slot }.say()
        );
        assert_eq!(said(&tokens, "discard_token 1"), Label::DiscardToken { resource: fuel, slot }.say());
        assert_eq!(said(&tokens, "give_token 1"), Label::GiveToken { resource: fuel, slot }.say());
        let b = Slot::new(1);
        assert_eq!(said(&tokens, "swap 1 2"), Label::Swap { one: fuel, a: slot, other: relic, b }.say());
        assert_eq!(said(&tokens, "swap 3 2"), Label::Shift { resource: relic, from: b, to: Slot::new(2) }.say());
        assert_eq!(said(&tokens, "swap 3 4"), place::<Choice>("swap 3 4").say());
        let outraged = format!("p1 outrage fuel; {tokens}");
        assert_eq!(said(&outraged, "spend 1 fuel"), Label::SpendInVain { resource: fuel, slot }.say());
    }

    #[test]
    fn a_raid_says_what_it_costs() {
        let from = Seat::new(1);
        let rival = "p2 slots fuel; p2 cards farseers";
        let slot = Slot::new(0);
        assert_eq!(said(rival, "steal p2 slot 1"), Label::Steal { from, resource: Resource::Fuel, slot }.say());
        assert_eq!(said(rival, "steal p2 guild farseers"), place::<Choice>("steal p2 guild farseers").say());
        let raid = format!("{rival}; 2-a p1 2; battle p1 p2 2-a ships 2 0 keys 3; agenda raid spend");
        assert_eq!(said(&raid, "steal p2 slot 1"), Label::Raid { from, resource: Resource::Fuel, slot, keys: 3 }.say());
        let card = Card::Farseers;
        assert_eq!(said(&raid, "steal p2 guild farseers"), Label::RaidGuild { from, card, keys: 2 }.say());
    }

    #[test]
    fn hits_say_what_they_do() {
        let hits = "2-a p1 2, p2 2 1, city p2; battle p1 p2 2-a ships 2 0; agenda battle ship_hits 3 0 | battle end";
        assert_eq!(said(hits, "damage 1"), Label::Damage { fresh: 1, destroyed: 2 }.say());
        assert_eq!(said(hits, "damage 2"), Label::Damage { fresh: 2, destroyed: 1 }.say());
        let site = place("2-a.1");
        assert_eq!(said(hits, "hit 2-a.1"), Label::Hit { kind: Kind::City, site }.say());
        let rubble = "2-a p1 1, city p2 damaged";
        assert_eq!(said(rubble, "hit 2-a.1"), Label::Destroy { kind: Kind::City, site }.say());
    }

    #[test]
    fn a_tax_says_what_it_brings() {
        let (site, resource) = (place("2-a.1"), place::<System>("2-a").place().planet.expect("a planet"));
        assert_eq!(said("2-a city p1", "tax 2-a.1"), Label::Tax { site, resource }.say());
        let rival = Seat::new(1);
        assert_eq!(said("2-a p1 1, city p2", "tax 2-a.1"), Label::TaxRival { rival, site, resource }.say());
    }
}
