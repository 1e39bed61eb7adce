//! Pieces: ships, buildings and agents, on the map and off it (ARCS-COMP-01 to ARCS-COMP-08).
//!
//! Supplies are not stored: a piece that is nowhere else is in its owner's supply, so nothing can be
//! lost, and the limits of ARCS-COMP-03 hold by themselves.

use crate::{
    map::{Site, System},
    state::Arcs,
    tables::{AGENTS, CITIES, SHIPS, STARPORTS},
};
use arbiter_engine::{Message, Notation, Seat};

/// A kind of building.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[message(prefix = "arcs-building")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
pub enum Kind {
    /// Can be taxed; uncovers a slot.
    #[default]
    City,
    /// Builds ships and catapults them.
    Starport,
}

/// Something to build.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[message(prefix = "arcs-piece")]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// At an own starport.
    #[default]
    Ship,
    /// In a building slot (or on a gate: ARCS-LORE-11).
    City,
    /// In a building slot (or on a gate: ARCS-LORE-08).
    Starport,
    /// A city outside the slots (ARCS-LORE-09).
    CloudCity,
}

/// Starting pieces in one system.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source), serde(deny_unknown_fields))]
pub struct Start {
    /// A building, if any.
    pub building: Option<Kind>,
    /// Ships.
    pub ships: u8,
}

/// Ships of one player in one system, or a group of them.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Notation, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[parts]
pub struct Ships {
    /// Undamaged.
    pub fresh: u8,
    /// Damaged.
    pub damaged: u8,
}

impl Ships {
    /// None.
    pub const NONE: Ships = Ships { fresh: 0, damaged: 0 };

    /// How many.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u8 {
        self.fresh + self.damaged
    }

    /// How many hits it takes to destroy all of them (ARCS-MAP-08).
    #[must_use]
    pub const fn endurance(self) -> u8 {
        2 * self.fresh + self.damaged
    }

    /// With these as well.
    #[must_use]
    pub const fn plus(self, more: Ships) -> Ships {
        Ships { fresh: self.fresh + more.fresh, damaged: self.damaged + more.damaged }
    }

    /// Without these, as far as they are there.
    #[must_use]
    pub const fn minus(self, less: Ships) -> Ships {
        Ships { fresh: self.fresh.saturating_sub(less.fresh), damaged: self.damaged.saturating_sub(less.damaged) }
    }
}

/// What stands on a site, in one byte: nothing, or a building with its owner.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Building(u8);

impl Building {
    /// An empty site.
    pub const NONE: Building = Building(0);

    const THERE: u8 = 1;
    const CITY: u8 = 2;
    const DAMAGED: u8 = 4;
    const USED: u8 = 8;
    const REPLACED_USED: u8 = 64;

    /// A building of this player.
    #[must_use]
    pub const fn new(kind: Kind, owner: Seat, damaged: bool) -> Building {
        let city = if matches!(kind, Kind::City) { Building::CITY } else { 0 };
        let hurt = if damaged { Building::DAMAGED } else { 0 };
        Building(Building::THERE | city | hurt | (owner.index() as u8 & 3) << 4)
    }

    /// Does anything stand here?
    #[must_use]
    #[inline]
    pub const fn exists(self) -> bool {
        self.0 != 0
    }

    /// Is it a city?
    #[must_use]
    #[inline]
    pub const fn is_city(self) -> bool {
        self.0 & Building::CITY != 0
    }

    /// Is it a starport?
    #[must_use]
    #[inline]
    pub const fn is_starport(self) -> bool {
        self.exists() && !self.is_city()
    }

    /// City or starport, if anything.
    #[must_use]
    pub fn kind(self) -> Option<Kind> {
        self.exists().then_some(if self.is_city() { Kind::City } else { Kind::Starport })
    }

    /// Whose it is. Only meaningful where something stands.
    #[must_use]
    #[inline]
    pub const fn owner(self) -> Seat {
        Seat::new(self.0 >> 4 & 3)
    }

    /// Does a building of this player stand here?
    #[must_use]
    #[inline]
    pub fn is_of(self, seat: Seat) -> bool {
        self.exists() && self.owner() == seat
    }

    /// Is it damaged?
    #[must_use]
    pub const fn is_damaged(self) -> bool {
        self.0 & Building::DAMAGED != 0
    }

    /// Was the city taxed, or did the starport build a ship, this turn?
    #[must_use]
    pub const fn is_used(self) -> bool {
        self.0 & Building::USED != 0
    }

    /// Was the building of the other kind used this turn whose place it has taken?
    #[must_use]
    pub const fn replaced_used(self) -> bool {
        self.0 & Building::REPLACED_USED != 0
    }

    /// The building of the other kind that takes its place: damage stays, and what was done this turn with either is
    /// remembered until it is back (ARCS-LORE-10).
    #[must_use]
    pub const fn replaced(self) -> Building {
        let other = Building(self.0 ^ Building::CITY);
        other.with_use(self.replaced_used()).with_replaced_use(self.is_used())
    }

    /// The same, damaged or fresh.
    #[must_use]
    pub const fn with_damage(self, damaged: bool) -> Building {
        Building(if damaged { self.0 | Building::DAMAGED } else { self.0 & !Building::DAMAGED })
    }

    /// The same, used this turn or not.
    #[must_use]
    pub const fn with_use(self, used: bool) -> Building {
        Building(if used { self.0 | Building::USED } else { self.0 & !Building::USED })
    }

    /// The same, in the place of one that was used this turn or not.
    #[must_use]
    pub const fn with_replaced_use(self, used: bool) -> Building {
        Building(if used { self.0 | Building::REPLACED_USED } else { self.0 & !Building::REPLACED_USED })
    }

    /// The same in a new turn.
    #[must_use]
    pub const fn rested(self) -> Building {
        self.with_use(false).with_replaced_use(false)
    }
}

/// Pieces of one rival in a trophies box.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[parts("trophy")]
pub struct Trophies {
    /// Ships.
    pub ships: u8,
    /// Starports.
    pub starports: u8,
    /// Cities.
    pub cities: u8,
    /// Agents.
    pub agents: u8,
}

impl Trophies {
    /// How many pieces.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.ships + self.starports + self.cities + self.agents
    }
}

impl Arcs {
    /// Ships of a seat in a system.
    #[must_use]
    #[inline]
    pub fn ships(&self, seat: Seat, at: System) -> Ships {
        self.fleets[seat][at.index()]
    }

    /// The same, to be changed.
    #[inline]
    pub fn ships_mut(&mut self, seat: Seat, at: System) -> &mut Ships {
        &mut self.fleets[seat][at.index()]
    }

    /// What stands on a site.
    #[must_use]
    #[inline]
    pub fn building(&self, site: Site) -> Building {
        self.sites[site.index()]
    }

    /// The same, to be changed.
    #[inline]
    pub fn building_mut(&mut self, site: Site) -> &mut Building {
        &mut self.sites[site.index()]
    }

    /// What of a seat rivals hold as trophies.
    fn lost(&self, seat: Seat, count: impl Fn(&Trophies) -> u8) -> u8 {
        self.players.0.iter().map(|player| count(&player.trophies[seat])).sum()
    }

    fn standing(&self, seat: Seat, kind: Kind) -> u8 {
        let plain = |building: Building| building.with_damage(false).rested();
        let wanted = Building::new(kind, seat, false);
        self.sites.iter().filter(|building| plain(**building) == wanted).count() as u8
    }

    /// Ships a seat has on the map.
    #[must_use]
    pub fn ships_on_map(&self, seat: Seat) -> u8 {
        self.fleets[seat].iter().map(|ships| ships.count()).sum()
    }

    /// Ships left in the supply of a seat.
    #[must_use]
    pub fn ships_left(&self, seat: Seat) -> u8 {
        SHIPS.saturating_sub(self.ships_on_map(seat) + self.lost(seat, |trophies| trophies.ships))
    }

    /// Starports left in the supply of a seat.
    #[must_use]
    pub fn starports_left(&self, seat: Seat) -> u8 {
        STARPORTS.saturating_sub(self.standing(seat, Kind::Starport) + self.lost(seat, |trophies| trophies.starports))
    }

    /// Cities still on the board of a seat. They come from the left and go back to the right, so
    /// their number says which slots they cover (ARCS-COMP-07).
    #[must_use]
    pub fn cities_left(&self, seat: Seat) -> u8 {
        CITIES.saturating_sub(self.standing(seat, Kind::City) + self.lost(seat, |trophies| trophies.cities))
    }

    /// Agents of a seat that are somewhere else than on its outrage icons or in its supply.
    pub(crate) fn agents_out(&self, seat: Seat) -> u8 {
        let court: u8 = self.court.iter().map(|place| place.agents[seat]).sum();
        let captive: u8 = self.players.0.iter().map(|player| player.captives[seat]).sum();
        court + captive + self.lost(seat, |trophies| trophies.agents)
    }

    /// Agents left in the supply of a seat. An outrage icon covered when there was no agent left
    /// makes the sum too large by one; the next agent to come back then takes the place of the
    /// placeholder, for the supply stays empty (ARCS-COMP-04).
    #[must_use]
    pub fn agents_left(&self, seat: Seat) -> u8 {
        AGENTS.saturating_sub(self.agents_out(seat) + self.player(seat).outrage.len() as u8)
    }

    /// Has the seat any ship or building there?
    #[must_use]
    #[inline]
    pub fn is_present(&self, seat: Seat, at: System) -> bool {
        self.ships(seat, at).count() > 0 || self.has_building(seat, at)
    }

    /// Has the seat a building there?
    #[must_use]
    #[inline]
    pub fn has_building(&self, seat: Seat, at: System) -> bool {
        at.sites().any(|site| self.building(site).is_of(seat))
    }

    /// Has the seat a starport there, fresh or damaged?
    #[must_use]
    #[inline]
    pub fn has_starport(&self, seat: Seat, at: System) -> bool {
        at.sites().any(|site| self.building(site).is_of(seat) && self.building(site).is_starport())
    }

    /// Has the seat a starport there that is not damaged?
    #[must_use]
    pub fn has_fresh_starport(&self, seat: Seat, at: System) -> bool {
        let fresh = |building: Building| building.is_of(seat) && building.is_starport() && !building.is_damaged();
        at.sites().any(|site| fresh(self.building(site)))
    }

    /// Places fresh ships from the supply, as many as there are (ARCS-COMP-03, ARCS-COMP-06).
    pub(crate) fn place_ships(&mut self, seat: Seat, at: System, wanted: u8) -> u8 {
        let placed = wanted.min(self.ships_left(seat));
        self.ships_mut(seat, at).fresh += placed;
        placed
    }
}
