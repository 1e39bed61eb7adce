//! Counting and scoring ambitions (ARCS-SCORE-01 to ARCS-SCORE-07).

use crate::{
    Event,
    card::GUILDS_OF,
    resource::Resource,
    state::Arcs,
    tables::{Ambition, CITIES, CITY_BONUS, MARKERS},
};
use arbiter_engine::{BySeat, MAX_SEATS, Seat, Tell};

/// The power of first and second place of a marker, from low (0) to high, when so many are flipped.
#[must_use]
pub(crate) fn marker_power(marker: usize, flipped: u8) -> (u8, u8) {
    MARKERS[marker % MARKERS.len()][usize::from(marker < usize::from(flipped))]
}

/// The places an ambition gives power for (ARCS-SCORE-03).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Podium {
    /// The single highest count.
    First,
    /// The single second-highest, or tied for the highest.
    Second,
}

/// The power at stake in an ambition.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Stakes {
    /// The sum of the first places of its markers.
    pub first: u8,
    /// The sum of the second places.
    pub second: u8,
    /// The bonus of uncovered city slots.
    pub bonus: u8,
}

impl Stakes {
    /// The power for a place.
    pub(crate) fn power(self, place: Podium) -> u8 {
        match place {
            Podium::First => self.first + self.bonus,
            Podium::Second => self.second,
        }
    }
}

impl Arcs {
    /// Icons of a type: tokens, guild cards, and what cards add (ARCS-RES-10, ARCS-GUILDCARD-01).
    #[must_use]
    pub fn icons(&self, seat: Seat, resource: Resource) -> u8 {
        let player = self.player(seat);
        let tokens = player.slots.iter().filter(|slot| **slot == Some(resource)).count();
        let guilds = player.cards.and(GUILDS_OF[resource as usize]).len();
        (tokens + guilds) as u8 + self.icons_on_cards(seat, resource)
    }

    /// What a seat has for an ambition (ARCS-SCORE-02).
    #[must_use]
    pub fn standing_in(&self, seat: Seat, ambition: Ambition) -> u8 {
        let player = self.player(seat);
        match ambition {
            Ambition::Tycoon => self.icons(seat, Resource::Material) + self.icons(seat, Resource::Fuel),
            Ambition::Tyrant => player.captives.0.iter().sum(),
            Ambition::Warlord => player.trophies.0.iter().map(|trophies| trophies.count()).sum(),
            Ambition::Keeper => self.icons(seat, Resource::Relic),
            Ambition::Empath => self.icons(seat, Resource::Psionic),
        }
    }

    /// With two players, what the tokens on an ambition box count for (ARCS-SCORE-07).
    #[must_use]
    pub fn neutral_in(&self, ambition: Ambition) -> u8 {
        let neutral = self.neutral();
        let of = |resource: Resource| neutral[resource as usize];
        match ambition {
            Ambition::Tycoon => of(Resource::Material) + of(Resource::Fuel),
            Ambition::Tyrant => 0,
            Ambition::Warlord => of(Resource::Weapon),
            Ambition::Keeper => of(Resource::Relic),
            Ambition::Empath => of(Resource::Psionic),
        }
    }

    /// Who would take first and second place now: one first, or several second (ARCS-SCORE-03 to
    /// ARCS-SCORE-05, ARCS-SCORE-07).
    #[must_use]
    pub fn podium(&self, ambition: Ambition) -> BySeat<Option<Podium>> {
        let mut counts = [0; MAX_SEATS + 1];
        for seat in self.everybody() {
            counts[seat.index()] = self.standing_in(seat, ambition);
        }
        counts[MAX_SEATS] = self.neutral_in(ambition);
        let best = counts.iter().copied().max().unwrap_or(0);
        let second = counts.iter().copied().filter(|count| *count < best).max().unwrap_or(0);
        let times = |wanted: u8| counts.iter().filter(|count| **count == wanted).count();
        let tied = times(best) > 1;
        BySeat(std::array::from_fn(|i| match counts[i] {
            0 => None,
            count if count == best && !tied => Some(Podium::First),
            count if count == best => Some(Podium::Second),
            count if count == second && !tied && times(second) == 1 => Some(Podium::Second),
            _ => None,
        }))
    }

    /// What an ambition with markers is worth to a seat; the bonus is for a sole first place
    /// (ARCS-SCORE-03, ARCS-SCORE-06).
    #[must_use]
    pub fn stakes(&self, seat: Seat, ambition: Ambition) -> Stakes {
        let (mut first, mut second) = (0, 0);
        for marker in (0..self.markers.len()).filter(|marker| self.markers[*marker] == Some(ambition)) {
            let power = marker_power(marker, self.flipped);
            first += power.0;
            second += power.1;
        }
        // City slots 4 and 5, the last two of five.
        let built = CITIES - self.cities_left(seat);
        let bonus = CITY_BONUS[usize::from(built.saturating_sub(CITIES - 2)) % CITY_BONUS.len()];
        Stakes { first, second, bonus }
    }

    /// The power a seat would gain if the ambition were scored now.
    #[must_use]
    pub fn power_now(&self, seat: Seat, ambition: Ambition) -> u8 {
        let place = self.podium(ambition)[seat];
        place.map_or(0, |place| self.power_for(seat, ambition, place, self.stakes(seat, ambition)))
    }
}

/// Scores every ambition that holds a marker.
pub(crate) fn score(s: &mut Arcs, tell: &mut impl Tell<Event>) {
    for ambition in Ambition::ALL {
        if !s.markers.contains(&Some(ambition)) {
            continue;
        }
        let mut nobody = true;
        let markers = s.markers.iter().filter(|on| **on == Some(ambition)).count() as u8;
        for seat in s.everybody() {
            let place = if s.podium(ambition)[seat] == Some(Podium::First) { 1 } else { 2 };
            let power = s.power_now(seat, ambition);
            if power > 0 {
                nobody = false;
                // Only a first place is worth more than its markers say (ARCS-SCORE-06).
                let cities = if place == 1 { power.saturating_sub(s.stakes(seat, ambition).first) } else { 0 };
                let player = s.player_mut(seat);
                player.power = player.power.saturating_add(power.into());
                tell.tell(Event::Scored { seat, place, ambition, power, markers, cities });
            }
        }
        if nobody {
            tell.tell(Event::NobodyScored { ambition });
        }
    }
}
