//! The map: systems, sites for buildings, what touches what, who controls what (ARCS-MAP-01 to
//! ARCS-MAP-09).

use crate::{
    resource::{Resource, Resources},
    state::Arcs,
    tables::{Board, LAYOUTS, PLACES},
};
use arbiter_components::CardSet;
#[cfg(feature = "data")]
use arbiter_engine::data::{Source, list};
use arbiter_engine::{Arg, Argument, BadNotation, Notation, Seat, Signature, Spoken, Thing, Things, Words, Writer};

/// A gate or planet. Six clusters of four: the gate, then planets a, b, c (ARCS-MAP-01).
///
/// Written `1-gate`, `1-a`, `1-b`, `1-c`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct System(u8);

/// A set of systems.
pub type Systems = CardSet<System>;

/// What is printed on a system.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Place {
    /// The type of a planet; a gate has none (ARCS-MAP-05).
    pub planet: Option<Resource>,
    /// Building slots.
    #[cfg_attr(feature = "data", serde(default))]
    pub slots: u8,
}

/// A setup card.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Layout {
    /// For how many.
    pub players: u8,
    /// One bit for each system that exists.
    #[cfg_attr(feature = "data", serde(skip))]
    pub in_play: u32,
    /// For each system, one bit for each that it touches.
    #[cfg_attr(feature = "data", serde(skip))]
    pub adjacent: [u32; System::COUNT],
    /// Tokens on the ambition boxes with two players (ARCS-SETUP-06).
    #[cfg_attr(feature = "data", serde(default))]
    pub neutral: [u8; Resource::COUNT],
    /// Where each seat begins, from the holder of the initiative clockwise.
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub homes: &'static [Homes],
}

/// Where a seat begins.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Homes {
    /// A.
    pub a: System,
    /// B.
    pub b: System,
    /// Every C.
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub c: &'static [System],
}

impl Board {
    /// What the setup card says.
    #[must_use]
    #[inline]
    pub fn layout(self) -> &'static Layout {
        &LAYOUTS[self as usize]
    }

    /// The setup cards for so many players (ARCS-SETUP-05).
    pub fn for_players(players: u8) -> impl Iterator<Item = Board> {
        Board::ALL.into_iter().filter(move |board| board.layout().players == players)
    }

    /// The systems in play.
    #[must_use]
    #[inline]
    pub fn systems(self) -> Systems {
        Systems::from_bits(u64::from(self.layout().in_play))
    }

    /// The gates in play.
    #[must_use]
    pub fn gates(self) -> Systems {
        self.systems().and(System::GATES)
    }

    /// The systems that touch this one (ARCS-MAP-02 to ARCS-MAP-06).
    #[must_use]
    #[inline]
    pub fn adjacent(self, to: System) -> Systems {
        Systems::from_bits(u64::from(self.layout().adjacent[to.index()]))
    }
}

impl System {
    /// How many there are.
    pub const COUNT: usize = 24;

    /// Every gate.
    pub const GATES: Systems = Systems::from_bits(0x11_1111);

    const LETTERS: [&'static str; 4] = ["gate", "a", "b", "c"];

    /// The system with that number, counted from 0: clusters in order, gate first.
    #[must_use]
    pub const fn new(index: u8) -> System {
        System(index % System::COUNT as u8)
    }

    /// Counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its cluster, from 1.
    #[must_use]
    pub const fn cluster(self) -> u8 {
        self.0 / 4 + 1
    }

    /// The four systems of a cluster, counted from 1.
    #[must_use]
    pub const fn of_cluster(cluster: u8) -> Systems {
        Systems::from_bits(0xf << ((cluster.saturating_sub(1) % 6) * 4))
    }

    /// Is it a gate?
    #[must_use]
    #[inline]
    pub const fn is_gate(self) -> bool {
        self.0.is_multiple_of(4)
    }

    /// What is printed on it.
    #[must_use]
    #[inline]
    pub fn place(self) -> Place {
        PLACES[self.index()]
    }

    /// Where buildings can stand: its slots, and the places that cards allow.
    #[inline]
    pub fn sites(self) -> impl Iterator<Item = Site> + Clone + use<> {
        (0..Site::EACH).map(move |n| Site::new(self, n))
    }

    /// Its building slots: none at a gate (ARCS-MAP-05).
    #[inline]
    pub fn slots(self) -> impl Iterator<Item = Site> + use<> {
        (0..self.place().slots).map(move |n| Site::new(self, n))
    }

    pub(crate) const SAYS: [Signature; 2] = [("arcs-gate", &["cluster"]), ("arcs-planet", &["cluster", "letter"])];
}

arbiter_components::indexed!(by_number System);

impl Notation for System {
    fn write(&self, out: &mut Writer) {
        out.number(self.cluster());
        out.part("-");
        out.part(System::LETTERS[self.index() % 4]);
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("system")?;
        system_named(word).ok_or_else(|| BadNotation::unknown("system", word))
    }

    fn touch(&self, touched: &mut Things) {
        touched.push(Thing::new("system", &self.text()));
    }
}

/// The system called `3-a`, if there is one.
pub(crate) fn system_named(word: &str) -> Option<System> {
    let (cluster, letter) = word.split_once('-')?;
    let letter = System::LETTERS.iter().position(|name| *name == letter)?;
    match cluster.parse::<u8>() {
        Ok(cluster @ 1..=6) => Some(System((cluster - 1) * 4 + letter as u8)),
        _ => None,
    }
}

#[cfg(feature = "data")]
impl<'de> serde::Deserialize<'de> for System {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<System, D::Error> {
        arbiter_engine::data::noted(from)
    }
}

#[cfg(feature = "data")]
impl Source for System {
    fn source(&self) -> String {
        format!("System::new({})", self.0)
    }
}

impl Argument for System {
    fn argument(&self) -> Arg {
        let cluster = ("cluster", self.cluster().argument());
        Arg::Name(if self.is_gate() {
            Spoken { id: System::SAYS[0].0, args: vec![cluster] }
        } else {
            let letter = ("letter", Arg::Text(System::LETTERS[self.index() % 4].into()));
            Spoken { id: System::SAYS[1].0, args: vec![cluster, letter] }
        })
    }
}

impl serde::Serialize for System {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.text())
    }
}

/// A place for one building. On a planet the first two are its building slots and the third is
/// outside them (ARCS-LORE-09); on a gate the first is for a starport (ARCS-LORE-08) and the second
/// for a city (ARCS-LORE-11).
///
/// Written as system and number: `3-a.1`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Site(u8);

impl Site {
    /// How many there are in a system.
    pub const EACH: u8 = 3;
    /// How many there are.
    pub const COUNT: usize = System::COUNT * Site::EACH as usize;

    /// The site with that number, counted from 0, in a system.
    #[must_use]
    #[inline]
    pub const fn new(at: System, n: u8) -> Site {
        Site(at.0 * Site::EACH + n % Site::EACH)
    }

    /// Counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The site with that number.
    #[must_use]
    pub const fn from_index(index: usize) -> Site {
        Site((index % Site::COUNT) as u8)
    }

    /// Where it is.
    #[must_use]
    #[inline]
    pub const fn system(self) -> System {
        System(self.0 / Site::EACH)
    }

    /// Which one in its system, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 % Site::EACH
    }

    /// Is it a building slot of a planet?
    #[must_use]
    pub fn is_slot(self) -> bool {
        self.number() < self.system().place().slots
    }

    pub(crate) const SAYS: Signature = ("arcs-site", &["system", "n"]);
}

impl Notation for Site {
    fn write(&self, out: &mut Writer) {
        self.system().write(out);
        out.part(".");
        out.part(self.number() + 1);
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("site")?;
        let unknown = || BadNotation::unknown("site", word);
        let (system, number) = word.split_once('.').ok_or_else(unknown)?;
        let system = system_named(system).ok_or_else(unknown)?;
        match number.parse::<u8>() {
            Ok(number @ 1..=Site::EACH) => Ok(Site::new(system, number - 1)),
            _ => Err(unknown()),
        }
    }

    fn touch(&self, touched: &mut Things) {
        touched.push(Thing::new("site", &self.text()));
    }
}

impl Argument for Site {
    fn argument(&self) -> Arg {
        let args = vec![("system", self.system().argument()), ("n", Arg::Number(i64::from(self.number()) + 1))];
        Arg::Name(Spoken { id: Site::SAYS.0, args })
    }
}

impl serde::Serialize for Site {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.text())
    }
}

impl Arcs {
    /// Who has more fresh ships there than each rival (ARCS-MAP-07).
    #[must_use]
    #[inline]
    pub fn control(&self, at: System) -> Option<Seat> {
        let (mut best, mut holder) = (0, None);
        for seat in self.everybody() {
            let fresh = self.ships(seat, at).fresh;
            if fresh > best {
                (best, holder) = (fresh, Some(seat));
            } else if fresh == best {
                holder = None;
            }
        }
        holder
    }

    /// Does the seat control it?
    #[must_use]
    #[inline]
    pub fn controls(&self, seat: Seat, at: System) -> bool {
        self.control(at) == Some(seat)
    }

    /// Does somebody else control it?
    #[must_use]
    pub fn rival_controls(&self, seat: Seat, at: System) -> bool {
        self.control(at).is_some_and(|holder| holder != seat)
    }

    /// The systems in which a seat has ships.
    #[must_use]
    pub fn fleet_systems(&self, seat: Seat) -> Systems {
        let fleet = &self.fleets[seat];
        let bits = fleet.iter().enumerate().fold(0, |bits, (i, ships)| bits | u64::from(ships.count() > 0) << i);
        Systems::from_bits(bits)
    }

    /// The types of a city there: that of its planet, or at a gate those of the cluster's planets
    /// with a city (ARCS-LORE-11).
    #[must_use]
    pub fn city_types(&self, site: Site) -> Resources {
        let at = site.system();
        match at.place().planet {
            Some(resource) => Resources::only(resource),
            None => {
                let settled = |planet: &System| planet.sites().any(|site| self.building(site).is_city());
                let planets = System::of_cluster(at.cluster()).into_iter().filter(|planet| !planet.is_gate());
                planets.filter(settled).filter_map(|planet| planet.place().planet).collect()
            }
        }
    }
}
