//! Moments at which a card bends a verdict or a number.

use super::{ExtraDice, Moment, Speaks};
use crate::{
    Reason,
    actions::movement::Leg,
    cards::speakers,
    choice::Loot,
    map::{Site, System},
    piece::{Piece, Ships},
    resource::{Resource, Resources},
    score::{Podium, Stakes},
    state::Arcs,
    tables::{Ambition, Card},
};
use arbiter_engine::Seat;

impl Arcs {
    fn all_allow(
        &self,
        seat: Seat,
        moment: Moment,
        verdict: impl Fn(Card) -> Result<(), Reason>,
    ) -> Result<(), Reason> {
        self.hearers(seat, moment).into_iter().try_for_each(verdict)
    }

    pub(crate) fn cards_allow_tax(&self, by: Seat, site: Site) -> Result<(), Reason> {
        self.all_allow(by, Moment::MayTax, |card| speak!(card, may_tax(card, self, by, site)))
    }

    pub(crate) fn cards_allow_secure(&self, by: Seat, target: Card) -> Result<(), Reason> {
        self.all_allow(by, Moment::MaySecure, |card| speak!(card, may_secure(card, self, by, target)))
    }

    pub(crate) fn cards_allow_theft(&self, from: Seat, loot: Loot) -> Result<(), Reason> {
        self.all_allow(from, Moment::MaySteal, |card| speak!(card, may_steal(card, self, from, loot)))
    }

    pub(crate) fn cards_allow_ransack(&self, owner: Seat) -> Result<(), Reason> {
        self.all_allow(owner, Moment::MayRansack, |card| speak!(card, may_ransack(card, self, owner)))
    }

    pub(crate) fn cards_allow_declaration(&self, by: Seat) -> Result<(), Reason> {
        self.all_allow(by, Moment::MayDeclare, |card| speak!(card, may_declare(card, self, by)))
    }

    pub(crate) fn cards_allow_raid_dice(&self, defender: Seat, at: System) -> Result<(), Reason> {
        self.all_allow(defender, Moment::RaidDice, |card| speak!(card, raid_dice(card, self, defender, at)))
    }

    /// The verdict of a card that has a place for this piece, if there is one.
    pub(crate) fn cards_have_place(&self, by: Seat, piece: Piece, at: System) -> Option<Result<(), Reason>> {
        let verdict = |card: Card| speak!(card, may_build(card, self, by, piece, at));
        self.hearers(by, Moment::MayBuild).into_iter().find_map(verdict)
    }

    pub(crate) fn extra_dice(&self, by: Seat, at: System) -> ExtraDice {
        let mut all = ExtraDice::default();
        for card in self.hearers(by, Moment::ExtraDice) {
            let extra = speak!(card, extra_dice(card, self, by, at));
            all = ExtraDice { may: all.may + extra.may, must: all.must + extra.must };
        }
        all
    }

    pub(crate) fn cards_allow_step(&self, leg: Leg, ships: Ships) -> Result<(), Reason> {
        self.all_allow(leg.seat, Moment::MayStep, |card| speak!(card, may_step(card, self, leg, ships)))
    }

    pub(crate) fn cards_allow_stop(&self, by: Seat) -> Result<(), Reason> {
        self.all_allow(by, Moment::MayStep, |card| speak!(card, may_stop(card, self, by)))
    }

    pub(crate) fn builds_fresh_ships(&self, by: Seat) -> bool {
        self.hearers(by, Moment::FreshShips).into_iter().any(|card| speak!(card, fresh_ships(card)))
    }

    /// The types as which a seat may spend any token.
    pub(crate) fn spends_as(&self, by: Seat) -> Resources {
        self.hearers(by, Moment::SpendAs).into_iter().filter_map(|card| speak!(card, spend_as(card))).collect()
    }

    pub(crate) fn icons_on_cards(&self, seat: Seat, resource: Resource) -> u8 {
        self.hearers(seat, Moment::Icons).into_iter().map(|card| speak!(card, icons(card, self, resource))).sum()
    }

    pub(crate) fn keeps_number(&self, by: Seat, ambition: Ambition) -> bool {
        self.hearers(by, Moment::KeepNumber).into_iter().any(|card| speak!(card, keep_number(card, ambition)))
    }

    /// The power a seat gains for a place.
    pub(crate) fn power_for(&self, seat: Seat, ambition: Ambition, place: Podium, stakes: Stakes) -> u8 {
        let changed = |card: Card| speak!(card, power(card, ambition, place, stakes));
        self.hearers(seat, Moment::Power).into_iter().find_map(changed).unwrap_or_else(|| stakes.power(place))
    }

    /// The raid cost of the resource slot a card gives, if one does.
    pub(crate) fn slot_on_card(&self, seat: Seat) -> Option<u8> {
        self.hearers(seat, Moment::Slot).first().map(|card| speak!(card, slot(card)))
    }
}
