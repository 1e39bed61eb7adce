//! Battles, step by step (ARCS-BATTLE-01 to ARCS-BATTLE-14). Destroyed cities are in `city.rs`,
//! raiding in `raid.rs`.

use crate::{
    Ask, Choice, Event, Reason, city,
    map::{Site, System},
    moments::Moment,
    piece::Ships,
    position::Rolled,
    raid,
    state::Arcs,
    tables::{ALIKE, DICE_EACH, FACES},
};
use arbiter_engine::{Arg, Argument, Message, Notation, Options, Pick, Seat, Seats, Signature, Spoken, Tell, Wanted};

/// A type of die.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("die")]
#[message(prefix = "arcs-die")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize))]
pub enum Die {
    /// Red: many hits, and hits on oneself.
    #[default]
    Assault,
    /// Blue: hits without danger.
    Skirmish,
    /// Orange: keys and hits on buildings.
    Raid,
}

impl Die {
    /// Every type, in the order they are collected and rolled.
    pub const ALL: [Die; 3] = [Die::Assault, Die::Skirmish, Die::Raid];

    /// What a face shows, counted from 1.
    #[must_use]
    pub fn shows(self, face: u8) -> Face {
        FACES[self as usize][usize::from(face.saturating_sub(1)) % 6]
    }

    /// A face by its symbols, `hit+self_hit`, or by its number; of those that show the same, the first.
    pub(crate) fn face_named(self, word: &str) -> Option<u8> {
        match word.parse::<u8>() {
            Ok(face) => (1..=6).contains(&face).then_some(face),
            Err(_) => (1..=6).find(|face| self.shows(*face).is_called(word)),
        }
    }

    fn after(self) -> Option<Die> {
        Die::ALL.get(self as usize + 1).copied()
    }
}

/// The symbols of a die face, or of a whole roll.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, serde::Serialize)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source), serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Face {
    /// Each hits an attacking ship.
    pub self_hits: u8,
    /// One or more: attacking ships are hit by every fresh defending ship.
    pub intercepts: u8,
    /// Each hits a defending ship, or a building once no ship is left.
    pub hits: u8,
    /// Each hits a defending building.
    pub building_hits: u8,
    /// What raiding is paid with.
    pub keys: u8,
}

impl Face {
    /// The symbols, each as often as it is shown.
    fn symbols(self) -> Vec<&'static str> {
        let Face { self_hits, intercepts, hits, building_hits, keys } = self;
        let all = [
            ("hit", hits),
            ("building_hit", building_hits),
            ("key", keys),
            ("self_hit", self_hits),
            ("intercept", intercepts),
        ];
        all.into_iter().flat_map(|(symbol, n)| (0..n).map(move |_| symbol)).collect()
    }

    /// In one word: `hit+hit+self_hit`, or `blank`.
    pub(crate) fn word(self) -> String {
        let symbols = self.symbols();
        if symbols.is_empty() { "blank".to_owned() } else { symbols.join("+") }
    }

    /// Is it meant by this word, the symbols in any order?
    fn is_called(self, word: &str) -> bool {
        let sorted = |mut symbols: Vec<&str>| {
            symbols.sort_unstable();
            symbols.join("+")
        };
        word == self.word() || sorted(word.split('+').collect()) == sorted(self.symbols())
    }

    /// How symbols are spoken of, as often as they are shown.
    pub(crate) const SAYS: [Signature; 5] = [
        ("arcs-symbol-hits", &["n"]),
        ("arcs-symbol-building-hits", &["n"]),
        ("arcs-symbol-keys", &["n"]),
        ("arcs-symbol-self-hits", &["n"]),
        ("arcs-symbol-intercepts", &["n"]),
    ];
}

impl Argument for Face {
    fn argument(&self) -> Arg {
        let shown = [self.hits, self.building_hits, self.keys, self.self_hits, self.intercepts];
        let symbols = Face::SAYS.iter().zip(shown).filter(|(_, n)| *n > 0);
        Arg::List(symbols.map(|((id, _), n)| Spoken { id, args: vec![("n", n.argument())] }).collect())
    }
}

/// The battle going on. Written `p1 p2 3-a ships 2 1 to_roll 1 0 0 rolled assault hit+hit blank skirmish hit keys 1`.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts("part_of_a_battle", is_on)]
pub struct Battle {
    /// Is there one?
    pub is_on: bool,
    /// Who attacks.
    #[part(leads)]
    pub attacker: Seat,
    /// Who defends.
    #[part(leads)]
    pub defender: Seat,
    /// Where.
    #[part(leads)]
    pub at: System,
    /// Attacking ships left; others that come later are not among them (ARCS-VOX-26).
    #[part(always)]
    pub ships: Ships,
    /// Galactic Rifles: hits like those of a battle, which it is not (ARCS-LORE-02).
    pub rifles: bool,
    /// Were all attacking ships fresh when it began?
    pub all_fresh: bool,
    /// Did the attacker destroy anything?
    pub trophies: bool,
    /// Dice collected and not rolled, by type.
    pub to_roll: [u8; 3],
    /// Dice rolled, by type and face; faces that show the same count as the first of them.
    #[part(with = Rolled)]
    pub rolled: [[u8; 6]; 3],
    /// Intercepts that cards add to the roll.
    pub added: u8,
    /// Rolled intercepts that cards ignore.
    pub ignored: u8,
    /// Cities destroyed and not yet dealt with.
    pub cities: u8,
    /// Keys left.
    pub keys: u8,
}

/// A battle, one thing after the other. Who fights where is in [`Battle`].
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// It begins.
    Begin,
    /// The attacker says how many dice of a type to collect.
    Collect { die: Die },
    /// The House rolls what was collected.
    Roll,
    /// All dice lie there.
    Rolled,
    /// The symbols are added up.
    Reckon,
    /// Hits on attacking ships.
    OwnHits { n: u8 },
    /// The defending ships intercept.
    Intercept,
    /// Hits on defending ships, and then on buildings.
    ShipHits { n: u8, buildings: u8 },
    /// Hits on defending buildings, from this one in the system on.
    BuildingHits { n: u8, from: u8 },
    /// It is over.
    End,
    /// Nothing is left of it.
    Clear,
}

/// The answers that begin a battle: a system with own ships, and a rival with any piece there
/// (ARCS-BATTLE-01, ARCS-BATTLE-02).
pub(crate) fn options(s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    for at in s.fleet_systems(seat) {
        for rival in s.rivals(seat) {
            if s.is_present(rival, at) {
                out.offer(Choice::Battle { at, rival });
            }
        }
    }
}

pub(crate) fn begin(s: &mut Arcs, seat: Seat, at: System, rival: Seat, tell: &mut impl Tell<Event>) {
    let ships = s.ships(seat, at);
    s.battle = Battle {
        is_on: true,
        attacker: seat,
        defender: rival,
        at,
        ships,
        all_fresh: ships.damaged == 0,
        ..Battle::default()
    };
    tell.tell(Event::Battle { seat, rival, at });
    s.next(Step::Begin);
}

/// Raid dice need a building to raid, or a defender without any (ARCS-BATTLE-04).
fn may_collect_raid_dice(s: &Arcs) -> Result<(), Reason> {
    let Battle { defender, at, .. } = s.battle;
    let owns_any = || s.sites.iter().any(|building| building.is_of(defender));
    if !s.has_building(defender, at) && owns_any() {
        return Err(Reason::NothingToRaid { at });
    }
    s.cards_allow_raid_dice(defender, at)
}

/// How many dice of a type may be collected: the least and the most (ARCS-BATTLE-03, ARCS-COMP-05).
fn dice_range(s: &Arcs, die: Die) -> (u8, u8) {
    let battle = &s.battle;
    let extra = s.extra_dice(battle.attacker, battle.at);
    let collected: u8 = battle.to_roll.iter().sum();
    let room = (battle.ships.count() + extra.may).saturating_sub(collected);
    let most_of = |die: Die| if die == Die::Raid && may_collect_raid_dice(s).is_err() { 0 } else { DICE_EACH };
    let later: u8 = Die::ALL.iter().skip(die as usize + 1).map(|die| most_of(*die)).sum();
    let most = most_of(die).min(room);
    // What must be collected and does not fit into later types has to be of this one (ARCS-AMB-13).
    let least = extra.must.saturating_sub(collected).saturating_sub(later).min(most);
    (least, most)
}

/// How many of `n` hits may strike fresh ships: the least and the most. A ship that is damaged can
/// be hit again, and no hit may be wasted while a ship is left (ARCS-BATTLE-10).
fn fresh_hits(ships: Ships, n: u8) -> (u8, u8) {
    let most = ships.fresh.min(n);
    (n.saturating_sub(ships.damaged).div_ceil(2).min(most), most)
}

/// The ships after `n` hits of which `fresh` strike fresh ones, and how many were destroyed.
pub(crate) fn after_hits(ships: Ships, n: u8, fresh: u8) -> (Ships, u8) {
    let destroyed = (n - fresh).min(ships.damaged + fresh);
    (Ships { fresh: ships.fresh - fresh, damaged: ships.damaged + fresh - destroyed }, destroyed)
}

impl Arcs {
    /// The symbols of all dice rolled.
    #[must_use]
    pub fn roll_totals(&self) -> Face {
        let mut sum = Face::default();
        for die in Die::ALL {
            for (face, count) in FACES[die as usize].iter().zip(self.battle.rolled[die as usize]) {
                sum.self_hits += face.self_hits * count;
                sum.intercepts += face.intercepts * count;
                sum.hits += face.hits * count;
                sum.building_hits += face.building_hits * count;
                sum.keys += face.keys * count;
            }
        }
        sum.intercepts = sum.intercepts.saturating_sub(self.battle.ignored) + self.battle.added;
        sum
    }

    /// Takes a die that was rolled back into the hand of whoever rerolls it.
    pub(crate) fn take_up(&mut self, die: Die, face: u8) {
        self.battle.rolled[die as usize][usize::from(face - 1) % 6] -= 1;
        self.battle.to_roll[die as usize] += 1;
    }

    /// Hits on attacking ships, some of them fresh ones.
    fn hit_attackers(&mut self, n: u8, fresh: u8, tell: &mut impl Tell<Event>) {
        let Battle { attacker, defender, at, ships, .. } = self.battle;
        let (left, destroyed) = after_hits(ships, n, fresh);
        self.battle.ships = left;
        self.sink(defender, attacker, at, ships, left, tell);
        self.player_mut(defender).trophies[attacker].ships += destroyed;
    }

    fn hit_defenders(&mut self, n: u8, fresh: u8, tell: &mut impl Tell<Event>) {
        let Battle { attacker, defender, at, .. } = self.battle;
        let ships = self.ships(defender, at);
        let (left, destroyed) = after_hits(ships, n, fresh);
        self.sink(attacker, defender, at, ships, left, tell);
        self.player_mut(attacker).trophies[defender].ships += destroyed;
        self.battle.trophies |= destroyed > 0;
    }

    /// Changes ships on the map from what they were to what is left of them.
    fn sink(&mut self, seat: Seat, rival: Seat, at: System, was: Ships, left: Ships, tell: &mut impl Tell<Event>) {
        let there = self.ships(rival, at);
        let others = there.minus(was);
        *self.ships_mut(rival, at) = others.plus(left);
        let destroyed = was.count() - left.count();
        let hurt = was.fresh - left.fresh;
        if hurt > 0 {
            tell.tell(Event::ShipsDamaged { seat: rival, at, n: hurt });
        }
        if destroyed > 0 {
            tell.tell(Event::ShipsDestroyed { seat, rival, at, n: destroyed });
        }
    }

    fn hit_building(&mut self, site: Site, tell: &mut impl Tell<Event>) {
        let building = self.building(site);
        let Some(kind) = building.kind() else { return };
        let Battle { attacker, defender, .. } = self.battle;
        if !building.is_damaged() {
            *self.building_mut(site) = building.with_damage(true);
            tell.tell(Event::BuildingDamaged { seat: defender, kind, site });
            return;
        }
        *self.building_mut(site) = crate::piece::Building::NONE;
        self.battle.trophies = true;
        let trophies = &mut self.player_mut(attacker).trophies[defender];
        if building.is_city() {
            trophies.cities += 1;
            self.battle.cities += 1;
        } else {
            trophies.starports += 1;
        }
        tell.tell(Event::BuildingDestroyed { seat: attacker, rival: defender, kind, site });
    }

    /// Buildings of the defender, from the one with this number on.
    fn targets(&self, from: u8) -> impl Iterator<Item = Site> + Clone + '_ {
        let Battle { defender, at, .. } = self.battle;
        at.sites().filter(move |site| site.number() >= from && self.building(*site).is_of(defender))
    }

    /// Hits it takes to destroy a building.
    fn endurance(&self, site: Site) -> u8 {
        if self.building(site).is_damaged() { 1 } else { 2 }
    }

    /// Of `n` hits, those that can strike buildings: surplus ones are lost (ARCS-BATTLE-10).
    fn building_hits(&self, n: u8, from: u8) -> u8 {
        n.min(self.targets(from).map(|site| self.endurance(site)).sum())
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcs) -> Seats {
        let attacker = Seats::only(s.battle.attacker);
        let asked = match self {
            Step::Collect { die } => {
                let (least, most) = dice_range(s, die);
                least < most && s.battle.ships.count() > 0
            }
            Step::Roll => return if s.battle.to_roll == [0; 3] { Seats::NONE } else { Seats::only(Seat::HOUSE) },
            Step::OwnHits { n } => {
                let (least, most) = fresh_hits(s.battle.ships, n);
                least < most
            }
            Step::ShipHits { n, .. } => {
                let (least, most) = fresh_hits(s.ships(s.battle.defender, s.battle.at), n);
                least < most
            }
            Step::BuildingHits { .. } => self.is_open(s, s.battle.attacker),
            _ => false,
        };
        if asked { attacker } else { Seats::NONE }
    }

    pub(crate) fn ask(self, s: &Arcs, _: Seat) -> Ask {
        match self {
            Step::Collect { die } => Ask::Collect { die },
            Step::OwnHits { n } => Ask::OwnHits { n },
            Step::ShipHits { n, .. } => Ask::ShipHits { n },
            Step::BuildingHits { n, from } => Ask::BuildingHits { n: s.building_hits(n, from) },
            _ => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Arcs, _: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Collect { die } => {
                let (least, most) = dice_range(s, die);
                let raid = if die == Die::Raid { may_collect_raid_dice(s) } else { Ok(()) };
                for n in 0..=DICE_EACH {
                    let verdict = match n {
                        n if n < least => Err(Reason::TooFewDice { n: least }),
                        n if n > most => raid.and(Err(Reason::TooManyDice { n: most })),
                        _ => Ok(()),
                    };
                    out.put(Choice::Collect { die, n }, verdict);
                }
            }
            Step::Roll => {
                if let Some(die) = Die::ALL.into_iter().find(|die| s.battle.to_roll[*die as usize] > 0) {
                    (1..=6).for_each(|face| out.offer(Choice::Roll { die, face }));
                }
            }
            Step::OwnHits { n } => damage_options(s.battle.ships, n, out),
            Step::ShipHits { n, .. } => damage_options(s.ships(s.battle.defender, s.battle.at), n, out),
            Step::BuildingHits { n, from } => {
                let pick = |site| Pick::times(Choice::Hit { site }, s.endurance(site));
                out.pieces(Wanted::exactly(s.building_hits(n, from)), s.targets(from).map(pick));
            }
            _ => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcs, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Collect { die }, Choice::Collect { n, .. }) => collect(s, die, n, tell),
            (Step::Roll, Choice::Roll { die, face }) => {
                s.next(self);
                let first_alike = ALIKE[die as usize][usize::from(face - 1) % 6];
                s.battle.to_roll[die as usize] -= 1;
                s.battle.rolled[die as usize][usize::from(first_alike - 1)] += 1;
                tell.tell(Event::Rolled { die, face, shows: die.shows(face) });
            }
            (Step::OwnHits { n }, Choice::Damage { n: fresh }) => s.hit_attackers(n, fresh, tell),
            (Step::ShipHits { n, buildings }, Choice::Damage { n: fresh }) => {
                s.next(Step::BuildingHits { n: buildings, from: 0 });
                s.hit_defenders(n, fresh, tell);
            }
            (Step::BuildingHits { n, .. }, Choice::Hit { site }) => {
                s.hit_building(site, tell);
                s.next(Step::BuildingHits { n: n - 1, from: site.number() });
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcs, tell: &mut impl Tell<Event>) {
        match self {
            Step::Begin => {
                let Battle { attacker, defender, .. } = s.battle;
                s.next(Step::Collect { die: Die::Assault });
                s.announce(defender, Moment::BattleBegins);
                s.announce(attacker, Moment::BattleBegins);
            }
            // Without an attacking ship no dice are collected (ARCS-LORE-12).
            Step::Collect { .. } if s.battle.ships.count() == 0 => s.next(Step::End),
            Step::Collect { die } => {
                let (least, _) = dice_range(s, die);
                collect(s, die, least, tell);
            }
            Step::Roll => {}
            Step::Rolled => {
                let Battle { attacker, defender, rifles, .. } = s.battle;
                s.next(Step::Reckon);
                if !rifles {
                    s.announce(defender, Moment::Rolled);
                    s.announce(attacker, Moment::Rolled);
                }
            }
            Step::Reckon => reckon(s, tell),
            Step::OwnHits { n } => {
                let (least, _) = fresh_hits(s.battle.ships, n);
                s.hit_attackers(n, least, tell);
            }
            Step::Intercept => {
                // Fresh defending ships, counted now; once, however many symbols (ARCS-BATTLE-07).
                let n = s.ships(s.battle.defender, s.battle.at).fresh;
                s.next(Step::OwnHits { n });
            }
            Step::ShipHits { n, buildings } => {
                let ships = s.ships(s.battle.defender, s.battle.at);
                // When no ship is left, the others hit buildings (ARCS-BATTLE-08).
                let over = n.saturating_sub(ships.endurance());
                let (least, _) = fresh_hits(ships, n);
                s.next(Step::BuildingHits { n: buildings + over, from: 0 });
                s.hit_defenders(n - over, least, tell);
            }
            Step::BuildingHits { .. } => {
                let seat = s.battle.attacker;
                self.take_only_way(s, seat, tell);
            }
            Step::End => {
                let Battle { attacker, defender, .. } = s.battle;
                s.next(Step::Clear);
                s.announce(defender, Moment::BattleEnds);
                s.announce(attacker, Moment::BattleEnds);
            }
            Step::Clear => {
                if !s.battle.rifles {
                    tell.tell(Event::BattleEnds);
                }
                s.battle = Battle::default();
            }
        }
    }
}

fn damage_options(ships: Ships, n: u8, out: &mut impl Options<Choice, Reason>) {
    let (least, most) = fresh_hits(ships, n);
    for fresh in 0..=ships.fresh.min(n) {
        let verdict = if (least..=most).contains(&fresh) { Ok(()) } else { Err(Reason::HitsWasted) };
        out.put(Choice::Damage { n: fresh }, verdict);
    }
}

fn collect(s: &mut Arcs, die: Die, n: u8, tell: &mut impl Tell<Event>) {
    s.battle.to_roll[die as usize] = n;
    if n > 0 {
        tell.tell(Event::Collected { seat: s.battle.attacker, die, n });
    }
    match die.after() {
        Some(die) => s.next(Step::Collect { die }),
        None => {
            s.next(Step::Rolled);
            s.next(Step::Roll);
        }
    }
}

/// Adds the symbols up and puts the steps of ARCS-BATTLE-06 to ARCS-BATTLE-14 on the agenda, the
/// last one first.
fn reckon(s: &mut Arcs, tell: &mut impl Tell<Event>) {
    let roll = s.roll_totals();
    tell.tell(Event::Totals { roll });
    let Face { self_hits, intercepts, hits, building_hits, keys } = roll;
    s.battle.keys = keys;
    if s.battle.rifles {
        s.next(Step::Clear);
        s.next(city::Step::Fall);
    } else {
        s.next(Step::End);
        s.next(raid::Step::Spend);
        s.next(city::Step::Fall);
    }
    s.next(Step::ShipHits { n: hits, buildings: building_hits });
    if intercepts > 0 {
        s.next(Step::Intercept);
    }
    s.next(Step::OwnHits { n: self_hits });
}
