//! What attacks will do: the one that is going on, and the next one of everybody.
//!
//! A forecast, not a search: every attacker meets the one defender that does best against it, if any does well; a wise
//! attacker stays at home where that ends badly. First strike, flying, overrun and deadly blows count, and a city
//! that falls costs what it costs.

use super::{CITY, DEFEAT, creature, life};
use crate::{
    card::{Keyword, Scope},
    combat,
    piece::{Flag, Permanent, Piece, Place},
    state::{Arcmage, Phase},
    step::Step,
};
use arbiter_engine::{List, MAX_SEATS, Seat};

/// Of an attack that is going on, of one that comes next, and of one after that: what share of it is counted.
const GOING_ON: i32 = 15;
const NEXT: i32 = 11;
const COMING: i32 = 9;
const LATER: i32 = 5;
const WHOLE: i32 = 16;

/// What else makes a creature worth having.
const FLYING: i32 = 45;
const FIRST_STRIKE: i32 = 30;
const VETERAN: i32 = 30;
const DEADLY: i32 = 45;
const OVERRUN: i32 = 15;
const PEACEFUL: i32 = -30;
const ABILITY: i32 = 12;

/// A creature as it is in a fight.
#[derive(Copy, Clone, Debug, Default)]
struct Fighter {
    piece: Piece,
    seat: Seat,
    place: Place,
    atk: i32,
    /// The damage that still kills it.
    needed: i32,
    worth: i32,
    /// Can it defend as things stand?
    rested: bool,
    /// Will it be unmarked after the next unmark phase of its controller?
    wakes: bool,
    flying: bool,
    ranged: bool,
    first: bool,
    deadly: bool,
    overrun: bool,
    immune: bool,
    peaceful: bool,
}

/// A city that can be attacked.
#[derive(Copy, Clone, Debug, Default)]
struct Walls {
    piece: Piece,
    seat: Seat,
    defense: i32,
}

/// What the attacking and the defending player lose.
#[derive(Copy, Clone, Debug, Default)]
struct Losses {
    attacker: i32,
    defender: i32,
}

impl Losses {
    fn gain(self) -> i32 {
        self.defender - self.attacker
    }
}

/// How far an attack has come.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Stage {
    /// There is none, and the active player may still begin one.
    Before,
    /// Attackers are named, or defenders assigned, after this one.
    Open(Piece),
    /// Everybody is assigned, and the battles from this one on are to come.
    Fixed(usize),
    /// The attack phase is over.
    Over,
}

/// Everybody who fights and everything they fight for, looked up once.
#[derive(Debug)]
pub(super) struct Scenes {
    fighters: List<Fighter, 72>,
    walls: List<Walls, 16>,
    stage: Stage,
}

impl Scenes {
    pub(super) fn of(s: &Arcmage) -> Scenes {
        let mut scenes = Scenes { fighters: List::new(), walls: List::new(), stage: stage(s) };
        for there in s.pieces.iter() {
            if there.is_creature() && !scenes.fighters.is_full() {
                scenes.fighters.push(fighter(s, there));
            } else if there.is_city() && !scenes.walls.is_full() {
                let defense = i32::from(there.defense) - about_to_hit(s, there.piece);
                scenes.walls.push(Walls { piece: there.piece, seat: there.controller, defense: defense.max(0) });
            }
        }
        scenes
    }

    /// What all creatures of a seat are worth.
    pub(super) fn creatures(&self, seat: Seat) -> i32 {
        let alive = |fighter: &&Fighter| fighter.seat == seat && fighter.needed > 0;
        self.fighters.iter().filter(alive).map(|fighter| fighter.worth).sum()
    }

    /// All the defense of a seat.
    pub(super) fn defense(&self, seat: Seat) -> i32 {
        self.walls.iter().filter(|walls| walls.seat == seat).map(|walls| walls.defense).sum()
    }

    /// What everybody gains or loses by the attack that is going on and by the next ones.
    pub(super) fn coming(&self, s: &Arcmage) -> [i32; MAX_SEATS] {
        let mut sums = [0; MAX_SEATS];
        for attacker in s.everybody() {
            let active = attacker == s.active;
            if active && let Stage::Open(_) | Stage::Fixed(_) = self.stage {
                let defender = s.combat.defender;
                let losses = self.going_on(s);
                sums[attacker.index()] -= losses.attacker * GOING_ON / WHOLE;
                sums[defender.index()] -= losses.defender * GOING_ON / WHOLE;
                continue;
            }
            let share = match self.stage {
                Stage::Before if active => NEXT,
                _ if active => LATER,
                _ => COMING,
            };
            let mut best = (Losses::default(), attacker);
            for walls in self.walls.iter().filter(|walls| !s.allied(walls.seat, attacker)) {
                let losses = self.next_attack(s, attacker, walls);
                if losses.gain() > best.0.gain() {
                    best = (losses, walls.seat);
                }
            }
            let (losses, defender) = best;
            sums[attacker.index()] -= losses.attacker * share / WHOLE;
            sums[defender.index()] -= losses.defender * share / WHOLE;
        }
        sums
    }

    /// The next attack of a seat on a city, if it goes well.
    fn next_attack(&self, s: &Arcmage, seat: Seat, walls: &Walls) -> Losses {
        let active = seat == s.active;
        let now = active && self.stage == Stage::Before;
        // Before its attack everybody unmarks, and so does who has a turn in between.
        let unmarks = !now || s.phase <= Phase::Unmark;
        let defender_unmarks = active && !now || walls.seat == s.active && s.phase <= Phase::Unmark;
        let attacks = |fighter: &Fighter| {
            fighter.seat == seat
                && fighter.place == Place::Army
                && !fighter.peaceful
                && fighter.atk > 0
                && fighter.needed > 0
                && (fighter.rested || unmarks && fighter.wakes)
        };
        let defends = |fighter: &Fighter| fighter.rested || defender_unmarks && fighter.wakes;
        self.forecast(walls, false, attacks, defends)
    }

    /// The attack that is going on.
    fn going_on(&self, s: &Arcmage) -> Losses {
        let city = s.combat.target.piece().and_then(|city| self.walls.iter().find(|walls| walls.piece == city));
        // An army that is attacked has nothing but its creatures to lose.
        let nothing = Walls { seat: s.combat.defender, ..Walls::default() };
        let walls = city.unwrap_or(&nothing);
        match self.stage {
            Stage::Open(after) => {
                let attacks = |fighter: &Fighter| {
                    s.combat.attackers.contains(&fighter.piece) && !self.is_met(s, fighter.piece) && fighter.needed > 0
                };
                let assigned = |piece: Piece| s.combat.defends.iter().any(|pair| pair.defender == piece);
                let defends = |fighter: &Fighter| fighter.rested && fighter.piece > after && !assigned(fighter.piece);
                let open = self.forecast(walls, true, attacks, defends);
                let fixed = self.battles(s, walls, 0, true);
                Losses { attacker: open.attacker + fixed.attacker, defender: open.defender + fixed.defender }
            }
            Stage::Fixed(from) => self.battles(s, walls, from, false),
            _ => Losses::default(),
        }
    }

    fn is_met(&self, s: &Arcmage, attacker: Piece) -> bool {
        s.combat.defends.iter().any(|pair| pair.attacker == attacker)
    }

    /// What an attack will do that can still be defended against. Who must attack does, whatever comes of it.
    fn forecast(
        &self,
        walls: &Walls,
        must: bool,
        attacks: impl Fn(&Fighter) -> bool,
        defends: impl Fn(&Fighter) -> bool,
    ) -> Losses {
        let (mut losses, mut through, mut used) = (Losses::default(), 0, 0u128);
        let all: i32 = self.fighters.iter().filter(|fighter| attacks(fighter)).map(|fighter| fighter.atk).sum();
        if all == 0 && !must {
            return losses;
        }
        // What a point of damage costs on average if all of it comes through.
        let price = self.damage(walls, all) / all.min(walls.defense).max(1);
        for attacker in self.fighters.iter().filter(|fighter| attacks(fighter)) {
            let mut best = (0, Losses::default(), None);
            for (at, defender) in self.fighters.iter().enumerate() {
                let there = defender.place == Place::Army || defender.place == Place::City(walls.piece);
                if defender.seat != walls.seat
                    || !there
                    || used >> at & 1 == 1
                    || defender.needed <= 0
                    || attacker.flying && !defender.flying && !defender.ranged
                    || !defends(defender)
                {
                    continue;
                }
                let mut fight = duel(attacker, defender);
                let over = if attacker.overrun { (attacker.atk - defender.needed).max(0) } else { 0 };
                let saved = price * (attacker.atk - over).min(walls.defense);
                let value = saved - fight.gain();
                if value > best.0 {
                    fight.defender += price * over;
                    best = (value, fight, Some(at));
                }
            }
            match best {
                (_, fight, Some(at)) => {
                    if must || fight.gain() >= 0 {
                        used |= 1 << at;
                        losses.attacker += fight.attacker;
                        losses.defender += fight.defender;
                    }
                }
                _ => through += attacker.atk,
            }
        }
        losses.defender += self.damage(walls, through);
        losses
    }

    /// What the battles that are settled will do, from one on; `met` if only those that have defenders.
    fn battles(&self, s: &Arcmage, walls: &Walls, from: usize, met: bool) -> Losses {
        let (mut losses, mut through) = (Losses::default(), 0);
        for piece in s.combat.attackers.iter().skip(from) {
            let Some(attacker) = self.fighters.iter().find(|fighter| fighter.piece == *piece && fighter.needed > 0)
            else {
                continue;
            };
            if !self.is_met(s, *piece) {
                let fights = !met && s.get(*piece).is_some_and(|there| there.is(Flag::Attacking));
                through += if fights { attacker.atk } else { 0 };
                continue;
            }
            let (mut left, mut blows, mut deadly) = (attacker.atk, 0, false);
            for pair in s.combat.defends.iter().filter(|pair| pair.attacker == *piece) {
                let Some(defender) = self.fighters.iter().find(|fighter| fighter.piece == pair.defender) else {
                    continue;
                };
                let falls = left > 0 && (left >= defender.needed || attacker.deadly && !defender.immune);
                if falls {
                    left -= defender.needed.min(left);
                    losses.defender += defender.worth;
                }
                if !(falls && attacker.first && !defender.first) {
                    blows += defender.atk;
                    deadly |= defender.deadly && defender.atk > 0 && !attacker.immune;
                }
            }
            if blows >= attacker.needed || deadly {
                losses.attacker += attacker.worth;
            }
            if attacker.overrun {
                through += left;
            }
        }
        losses.defender += self.damage(walls, through);
        losses
    }

    /// What so much damage to a city costs its player.
    fn damage(&self, walls: &Walls, n: i32) -> i32 {
        if n <= 0 || walls.defense <= 0 {
            return 0;
        }
        let all = self.defense(walls.seat);
        let n = n.min(walls.defense);
        let cost = life(all) - life(all - n);
        match n == walls.defense {
            true if n == all => cost + DEFEAT,
            true => cost + 2 * CITY,
            false => cost,
        }
    }
}

/// What two creatures do to each other.
fn duel(attacker: &Fighter, defender: &Fighter) -> Losses {
    let kills =
        |one: &Fighter, other: &Fighter| one.atk > 0 && (one.atk >= other.needed || one.deadly && !other.immune);
    let (mut attacker_falls, mut defender_falls) = (kills(defender, attacker), kills(attacker, defender));
    if attacker.first != defender.first {
        if attacker.first && defender_falls {
            attacker_falls = false;
        } else if defender.first && attacker_falls {
            defender_falls = false;
        }
    }
    Losses {
        attacker: if attacker_falls { attacker.worth } else { 0 },
        defender: if defender_falls { defender.worth } else { 0 },
    }
}

/// Damage that is already on its way to a piece.
fn about_to_hit(s: &Arcmage, piece: Piece) -> i32 {
    s.combat.blows.iter().filter(|blow| blow.to == piece).map(|blow| i32::from(blow.n)).sum()
}

fn fighter(s: &Arcmage, there: &Permanent) -> Fighter {
    let (atk, def) = s.stats(there);
    let (atk, def) = (i32::from(atk.max(0)), i32::from(def));
    let [flying, ranged, first, deadly, overrun] =
        [Keyword::Flying, Keyword::Ranged, Keyword::FirstStrike, Keyword::Deadly, Keyword::Overrun]
            .map(|keyword| s.has(there, keyword));
    let [veteran, peaceful, immune] =
        [Keyword::Veteran, Keyword::Peaceful, Keyword::ImmuneDeadly].map(|keyword| s.has(there, keyword));
    let skill = |has: bool, worth: i32| if has { worth } else { 0 };
    let skills = skill(flying, FLYING)
        + skill(first, FIRST_STRIKE)
        + skill(veteran, VETERAN)
        + skill(deadly, DEADLY)
        + skill(overrun, OVERRUN)
        + skill(peaceful, PEACEFUL)
        + ABILITY * (there.piece.facts().abilities.len() as i32).min(2);
    let attacking = s.combat.attackers.contains(&there.piece);
    Fighter {
        piece: there.piece,
        seat: there.controller,
        place: there.place,
        atk,
        needed: def - i32::from(there.damage) - about_to_hit(s, there.piece),
        worth: creature(s, there, atk, def, skills),
        rested: !there.is_marked() && (!attacking || veteran),
        wakes: !s.stays_marked(there, Scope::UnmarkPhase),
        flying,
        ranged,
        first,
        deadly,
        overrun,
        immune,
        peaceful: peaceful && !there.is(Flag::Roused),
    }
}

/// How far the attack of this turn has come.
fn stage(s: &Arcmage) -> Stage {
    let mut stage = if s.phase < Phase::Attack { Stage::Before } else { Stage::Over };
    for step in s.agenda.steps() {
        stage = match step {
            Step::Combat(combat::Step::Choose) => Stage::Before,
            Step::Combat(combat::Step::Attackers) => Stage::Open(Piece::NONE),
            Step::Combat(combat::Step::Defenders { after } | combat::Step::Aid { after }) => Stage::Open(*after),
            Step::Combat(combat::Step::Battle { at }) => Stage::Fixed(usize::from(*at)),
            Step::Combat(combat::Step::After { at }) => Stage::Fixed(usize::from(*at) + 1),
            _ => stage,
        };
    }
    stage
}
