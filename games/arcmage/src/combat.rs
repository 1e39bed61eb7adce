//! Attack, defence and battles (ARCM-COMBAT-01 to ARCM-COMBAT-21).

mod declare;

use crate::{
    Ask, Choice, Event, Reason,
    card::{Faction, Keyword},
    check, damage,
    piece::{Flag, Permanent, Piece},
    stack,
    state::{Arcmage, Blow, Combat, Defends},
    target::Target,
};
use arbiter_engine::{List, Notation, Options, Seat, Seats, Tell};

/// An attack, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say which battle, and what is left")]
pub enum Step {
    /// Attack somebody, or not.
    Choose,
    /// Name the attackers in the order of their battles.
    Attackers,
    /// Assign defenders, in the order of their names.
    Defenders { after: Piece },
    /// The same for the teammate of who defends (ARCM-MULTI-07).
    Aid { after: Piece },
    /// The battle with this number.
    Battle { at: u8 },
    /// Those strike who strike first, or those who do not.
    Hit { at: u8, first: bool },
    /// The attacker divides its damage: this defender is next, so much is left; `met` if all before got enough.
    Split { at: u8, to: u8, left: u8, met: bool },
    /// The battle is over.
    After { at: u8 },
    /// The attack is over.
    End,
}

impl Arcmage {
    /// What is being attacked while attackers are named.
    fn aimed_at(&self) -> Target {
        if self.combat.also.is_some() { Target::Piece(self.combat.also) } else { self.combat.target }
    }

    /// What an attacker attacks, and who defends that.
    fn attacked_at(&self, at: usize) -> (Target, Seat) {
        let combat = &self.combat;
        if combat.also.is_some() && at >= usize::from(combat.also_from) {
            (Target::Piece(combat.also), combat.also_of)
        } else {
            (combat.target, combat.defender)
        }
    }

    /// What this piece attacks; what is attacked first, if it attacks nothing.
    pub(crate) fn attacked_by(&self, attacker: Piece) -> Target {
        let at = self.combat.attackers.iter().position(|piece| *piece == attacker);
        self.attacked_at(at.unwrap_or(0)).0
    }

    /// The attacker of a battle, if it still attacks (ARCM-COMBAT-05).
    fn attacker(&self, at: u8) -> Option<&Permanent> {
        let piece = self.combat.attackers.get(usize::from(at))?;
        self.in_play(*piece).filter(|there| there.is(Flag::Attacking))
    }

    /// The defenders of a battle that are still there, whatever became of them since (ARCM-COMBAT-17).
    fn defenders(&self, attacker: Piece) -> List<Piece, 40> {
        let ours = |there: &Permanent| there.is_creature() && self.allied(there.controller, self.combat.defender);
        let still = |pair: &&Defends| pair.attacker == attacker && self.in_play(pair.defender).is_some_and(ours);
        self.combat.defends.iter().filter(still).map(|pair| pair.defender).collect()
    }

    /// Damage still needed to kill it (ARCM-KW-08).
    fn needed(&self, piece: Piece) -> u8 {
        self.in_play(piece).map_or(0, |there| (self.stats(there).1 - i16::from(there.damage)).clamp(0, 120) as u8)
    }

    fn blow(&mut self, by: Piece, to: Piece, n: u8) {
        if n > 0 && !self.combat.blows.is_full() {
            self.combat.blows.push(Blow { by, to, n, battle: true });
        }
    }

    /// The attacker strikes the city, if it still stands (ARCM-COMBAT-14, ARCM-COMBAT-18).
    fn strike_city(&mut self, attacker: Piece, n: u8) {
        if let Some(city) = self.attacked_by(attacker).piece()
            && self.in_play(city).is_some()
            && n > 0
        {
            let extra = self.in_play(attacker).map_or(0, |there| self.extra_city_damage(there));
            self.blow(attacker, city, n + extra);
        }
    }

    /// Who strikes in this part of a battle puts in its blows; they fall all at once (ARCM-COMBAT-12).
    fn hit(&mut self, at: u8, first: bool) {
        self.combat.blows.clear();
        let Some(attacker) = self.attacker(at).copied() else { return };
        let strikes = |s: &Arcmage, there: &Permanent| s.has(there, Keyword::FirstStrike) == first;
        let defenders = self.defenders(attacker.piece);
        for piece in defenders.iter() {
            if let Some(there) = self.in_play(*piece).copied()
                && strikes(self, &there)
            {
                let n = self.attack_of(&there);
                self.blow(*piece, attacker.piece, n);
            }
        }
        self.next(damage::Step::Gather);
        if !strikes(self, &attacker) {
            return;
        }
        let n = self.attack_of(&attacker);
        let overrun = self.has(&attacker, Keyword::Overrun);
        match &defenders[..] {
            // Once met, nothing goes to the city, unless it overruns (ARCM-COMBAT-15, ARCM-KW-08).
            [] if !attacker.is(Flag::Met) || overrun => self.strike_city(attacker.piece, n),
            [] => {}
            [only] if !overrun => self.blow(attacker.piece, *only, n),
            _ if n == 0 => {}
            _ => self.next(Step::Split { at, to: 0, left: n, met: true }),
        }
    }
}

impl Step {
    fn seat(self, s: &Arcmage) -> Seat {
        match self {
            Step::Defenders { .. } => s.combat.defender,
            Step::Aid { .. } => s.aid().unwrap_or(s.combat.defender),
            _ => s.active,
        }
    }

    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        let seat = self.seat(s);
        let asked = match self {
            Step::Choose => {
                let mut some = false;
                s.attackable(|target| some |= s.able(target).next().is_some());
                some
            }
            Step::Attackers => true,
            Step::Aid { .. } if s.aid().is_none() => false,
            Step::Defenders { .. } | Step::Aid { .. } => !s.defeated.has(seat) && self.is_open(s, seat),
            Step::Split { .. } => self.is_open(s, seat),
            Step::Battle { .. } | Step::Hit { .. } | Step::After { .. } | Step::End => false,
        };
        if asked { Seats::only(seat) } else { Seats::NONE }
    }

    pub(crate) fn ask(self, s: &Arcmage, _: Seat) -> Ask {
        match self {
            Step::Attackers => Ask::Attackers { city: s.aimed_at().piece().unwrap_or(Piece::NONE) },
            Step::Defenders { .. } | Step::Aid { .. } => Ask::Defenders,
            Step::Split { at, left, .. } => {
                let piece = s.combat.attackers.get(usize::from(at)).copied().unwrap_or(Piece::NONE);
                Ask::Deal { piece, n: left }
            }
            _ => Ask::Attack,
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Choose => {
                let mut must = false;
                s.attackable(|target| {
                    let able = s.able(target).next().is_some();
                    must |= s.somebody_must(target);
                    out.put(Choice::Attack { target }, if able { Ok(()) } else { Err(Reason::NobodyAttacks) });
                });
                out.put(Choice::Pass, if must { Err(Reason::MustAttack) } else { Ok(()) });
            }
            Step::Attackers => s.attack_options(seat, out),
            Step::Defenders { after } | Step::Aid { after } => s.defence_options(seat, after, out),
            Step::Split { at, to, left, met } => {
                let Some(attacker) = s.attacker(at) else { return };
                let defenders = s.defenders(attacker.piece);
                let Some(defender) = defenders.get(usize::from(to)) else { return };
                let last = usize::from(to) + 1 == defenders.len();
                let overrun = s.has(attacker, Keyword::Overrun);
                for n in 0..=left {
                    let rest_to_city = overrun && met && n >= s.needed(*defender);
                    let verdict = if last && n < left && !rest_to_city { Err(Reason::AllOfIt) } else { Ok(()) };
                    out.put(Choice::Deal { n, to: *defender }, verdict);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Choose, Choice::Attack { target }) => {
                let defender = match target {
                    Target::Piece(city) => s.get(city).map_or(s.active, |city| city.controller),
                    target => target.seat().unwrap_or(s.active),
                };
                s.combat = Combat { target, defender, ..Combat::default() };
                tell.tell(Event::Attacks { seat: s.active, target });
                s.next(Step::Attackers);
            }
            (Step::Choose, _) => s.next(Step::End),
            (Step::Attackers, Choice::Attacker { piece }) => {
                let tax = s.get(piece).map_or(0, |there| s.attack_tax(there));
                s.combat.attackers.push(piece);
                s.next(Step::Attackers);
                s.pay(s.active, tax, 0, Faction::Gaian, tell);
            }
            (Step::Attackers, Choice::Attack { target }) => {
                let city = target.piece().unwrap_or(Piece::NONE);
                s.combat.also = city;
                s.combat.also_of = s.get(city).map_or(s.active, |city| city.controller);
                s.combat.also_from = s.combat.attackers.len() as u8;
                tell.tell(Event::Attacks { seat: s.active, target });
                s.next(Step::Attackers);
            }
            (Step::Attackers, Choice::Done) => s.declare(tell),
            (Step::Defenders { .. } | Step::Aid { .. }, Choice::Defend { piece, against }) => {
                s.combat.defends.push(Defends { defender: piece, attacker: against });
                tell.tell(Event::Defends { card: piece, against });
                s.next(match self {
                    Step::Aid { .. } => Step::Aid { after: piece },
                    _ => Step::Defenders { after: piece },
                });
            }
            (Step::Defenders { .. }, Choice::Done) => s.next(Step::Aid { after: Piece::NONE }),
            (Step::Aid { .. }, Choice::Done) => s.assigned(),
            (Step::Split { at, to, left, met }, Choice::Deal { n, to: defender }) => {
                let Some(attacker) = s.attacker(at).map(|there| there.piece) else { return };
                let enough = met && n >= s.needed(defender);
                s.blow(attacker, defender, n);
                let last = usize::from(to) + 1 >= s.defenders(attacker).len();
                if !last {
                    s.next(Step::Split { at, to: to + 1, left: left - n, met: enough });
                } else if left > n {
                    s.strike_city(attacker, left - n);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        match self {
            Step::Choose => s.next(Step::End),
            Step::Defenders { .. } => s.next(Step::Aid { after: Piece::NONE }),
            Step::Aid { .. } => s.assigned(),
            Step::Split { .. } => {
                let seat = self.seat(s);
                self.take_only_way(s, seat, tell);
            }
            Step::Battle { at } => {
                if usize::from(at) >= s.combat.attackers.len() {
                    s.next(Step::End);
                    return;
                }
                // Against who is out of the game there is no battle (ARCM-MULTI-06).
                let out = s.defeated.has(s.attacked_at(at.into()).1);
                let Some(attacker) = s.attacker(at).copied().filter(|_| !out) else {
                    s.next(Step::Battle { at: at + 1 });
                    return;
                };
                let first = |piece: &Piece| s.in_play(*piece).is_some_and(|there| s.has(there, Keyword::FirstStrike));
                let two = first(&attacker.piece) || s.defenders(attacker.piece).iter().any(first);
                s.next(Step::After { at });
                s.next(Step::Hit { at, first: false });
                if two {
                    // Two damage steps with a state check between them (ARCM-KW-03).
                    s.next(check::Step::Check);
                    s.next(Step::Hit { at, first: true });
                }
            }
            Step::Hit { at, first } => s.hit(at, first),
            Step::After { at } => {
                s.next(Step::Battle { at: at + 1 });
                s.open_window(stack::Kind::Close);
                s.next(check::Step::Check);
            }
            Step::End => {
                s.combat = Combat::default();
                for there in s.pieces.iter_mut() {
                    there.set(Flag::Attacking, false);
                    there.set(Flag::Met, false);
                }
                s.next(crate::turn::Step::Leave);
            }
            Step::Attackers => {}
        }
    }
}
