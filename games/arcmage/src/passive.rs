//! Passive abilities and lasting advantages: what holds as long as its card does (ARCM-ABIL-02, ARCM-CITY-16).
//!
//! Nothing is stored: whoever asks for a stat, a keyword or a prohibition gets what the present position says
//! (ARCM-ABIL-13). `Arcmage::sources` lists the few pieces worth asking.

use crate::{
    card::{Ability, Cap, Keyword, Op, SCREAMS, Scope, What, Works},
    filter::{Scene, Subject, Zone},
    piece::{Flag, Permanent, Piece, Place},
    state::{Arcmage, Note},
    tables::{Card, Subtype},
};
use arbiter_engine::{List, Seat};

/// Has the card abilities that others may feel?
fn is_source(card: Card) -> bool {
    card.facts().abilities.iter().any(|ability| matches!(ability.kind, Works::Passive | Works::Lasting(_)))
}

impl Arcmage {
    /// Lists the pieces with passive abilities anew, after one has come or gone.
    pub(crate) fn find_sources(&mut self) {
        self.sources = List::new();
        for permanent in self.pieces.iter() {
            if permanent.in_play() && is_source(permanent.piece.card) && !self.sources.is_full() {
                self.sources.push(permanent.piece);
            }
        }
    }

    /// The devotion of a city (ARCM-CITY-13): the loyalty of those marked for it, and what was removed for it.
    pub(crate) fn devotion(&self, city: Piece) -> u8 {
        let extra = self.note(city, |note| match note {
            Note::Devotion { n } => Some(n),
            _ => None,
        });
        let devoted = self.pieces.iter().filter(|there| there.place == Place::City(city) && there.is(Flag::Devoted));
        devoted.fold(extra.unwrap_or(0), |sum, creature| sum.saturating_add(loyalty_of(creature)))
    }

    /// Does the ability hold now, its condition apart?
    #[inline]
    fn is_on(&self, source: &Permanent, ability: &Ability) -> bool {
        match ability.kind {
            Works::Passive => true,
            Works::Lasting(level) => self.devotion(source.piece) >= level,
            _ => false,
        }
    }

    /// Asks every passive ability of the table, op by op, until one answers.
    #[inline]
    pub(crate) fn ask_passives<T>(
        &self,
        mut answer: impl FnMut(&Scene, &'static Ability, &'static Op) -> Option<T>,
    ) -> Option<T> {
        for piece in self.sources.iter() {
            let Some(source) = self.pieces.get(*piece) else { continue };
            let scene = Scene::of(source);
            for ability in piece.facts().abilities {
                if !matches!(ability.kind, Works::Passive | Works::Lasting(_)) {
                    continue;
                }
                for op in piece.card.script(ability.script) {
                    if let Some(found) = answer(&scene, ability, op)
                        && self.is_on(source, ability)
                    {
                        return Some(found);
                    }
                }
            }
        }
        None
    }

    /// Adds up what the passive abilities of the table say.
    #[inline]
    fn sum_passives(
        &self,
        mut add: impl FnMut(&Scene, &'static Ability, &'static Op) -> Option<(i16, i16)>,
    ) -> (i16, i16) {
        let mut sum = (0, 0);
        for piece in self.sources.iter() {
            let Some(source) = self.pieces.get(*piece) else { continue };
            let scene = Scene::of(source);
            for ability in piece.facts().abilities {
                if !matches!(ability.kind, Works::Passive | Works::Lasting(_)) {
                    continue;
                }
                for op in piece.card.script(ability.script) {
                    if let Some((atk, def)) = add(&scene, ability, op)
                        && self.is_on(source, ability)
                    {
                        sum = (sum.0 + atk, sum.1 + def);
                    }
                }
            }
        }
        sum
    }

    /// Is this piece what a passive op works on? What it works on is looked at before its condition, so that no
    /// ability asks for itself.
    fn felt_by(&self, scene: &Scene, ability: &Ability, what: &What, permanent: &Permanent) -> bool {
        let meant = match what {
            What::The(reference) => self.refers(*reference, scene, permanent.piece),
            What::Each(filter) => self.means_piece(filter, scene, permanent),
            What::Some(..) => false,
        };
        meant && ability.condition.is_none_or(|condition| self.holds(&condition, scene))
    }

    /// Does a passive op of some kind work on this piece?
    fn feels(&self, permanent: &Permanent, pick: impl Fn(&'static Op) -> Option<&'static What>) -> bool {
        self.ask_passives(|scene, ability, op| {
            let what = pick(op)?;
            self.felt_by(scene, ability, what, permanent).then_some(())
        })
        .is_some()
    }

    /// ATK and DEF now (ARCM-ABIL-12).
    pub(crate) fn stats(&self, permanent: &Permanent) -> (i16, i16) {
        let facts = permanent.piece.facts();
        let counters = i16::from(permanent.growth) - i16::from(permanent.decay);
        let atk = i16::from(facts.attack) + counters + i16::from(permanent.edge) + i16::from(permanent.atk);
        let def = i16::from(facts.defense) + counters + i16::from(permanent.def);
        if !permanent.is_creature() {
            return (atk, def);
        }
        let (more_atk, more_def) = self.sum_passives(|scene, ability, op| {
            let Op::Stat { what, atk, def, per, when } = op else { return None };
            if !self.felt_by(scene, ability, what, permanent)
                || when.is_some_and(|condition| !self.holds(condition, scene))
            {
                return None;
            }
            let times = match per {
                Some(filter) => {
                    self.pieces.iter().filter(|other| self.means_piece(filter, scene, other)).count() as i16
                }
                None => 1,
            };
            Some((times * i16::from(*atk), times * i16::from(*def)))
        });
        (atk + more_atk, def + more_def)
    }

    /// The damage it deals in a battle; below 0 counts as 0 (ARCM-CREAT-07).
    pub(crate) fn attack_of(&self, permanent: &Permanent) -> u8 {
        self.stats(permanent).0.clamp(0, 120) as u8
    }

    /// Has it the keyword, printed or gained?
    pub(crate) fn has(&self, permanent: &Permanent, keyword: Keyword) -> bool {
        if permanent.piece.facts().keywords.has(keyword) || permanent.gained.has(keyword) {
            return true;
        }
        self.feels(permanent, |op| match op {
            Op::GrantKeyword { what, keyword: granted } if *granted == keyword => Some(what),
            _ => None,
        })
    }

    /// Has a card outside play the keyword? Falconer and Tunnel Network speak of such cards.
    pub(crate) fn card_has(&self, card: Card, zone: Zone, owner: Seat, keyword: Keyword) -> bool {
        card.facts().keywords.has(keyword)
            || self
                .ask_passives(|scene, _, op| match op {
                    Op::GrantKeyword { what: What::Each(filter), keyword: granted } if *granted == keyword => {
                        self.means(filter, scene, Subject::Card(card, zone, owner)).then_some(())
                    }
                    _ => None,
                })
                .is_some()
    }

    /// Is it of this subtype, printed or gained?
    pub(crate) fn is_of(&self, permanent: &Permanent, subtype: Subtype) -> bool {
        if permanent.piece.facts().subtypes.has(subtype) || subtype == Subtype::Undead && permanent.is(Flag::Undead) {
            return true;
        }
        // Only an enchantment on the piece adds a subtype.
        self.attached(permanent.piece).any(|on| {
            let scripts = on.piece.facts().abilities.iter().filter(|ability| ability.kind == Works::Passive);
            scripts
                .flat_map(|ability| on.piece.card.script(ability.script))
                .any(|op| matches!(op, Op::AddSubtype { what: What::The(_), subtype: added } if *added == subtype))
        })
    }

    /// Does an effect keep it from unmarking, in the unmark phase or always?
    pub(crate) fn stays_marked(&self, permanent: &Permanent, scope: Scope) -> bool {
        let held = self.note(permanent.piece, |note| match note {
            // As long as the holder is marked (ARCM-CARD-36).
            Note::Held { by } => self.in_play(by).is_some_and(Permanent::is_marked).then_some(()),
            Note::Rests { .. } if scope == Scope::UnmarkPhase => Some(()),
            _ => None,
        });
        held.is_some()
            || scope == Scope::UnmarkPhase
                && self.feels(permanent, |op| match op {
                    Op::NoUnmark { what, .. } => Some(what),
                    _ => None,
                })
    }

    /// What its controller must pay to unmark it in the unmark phase.
    pub(crate) fn unmark_tax(&self, permanent: &Permanent) -> u8 {
        let tax = self.sum_passives(|scene, ability, op| match op {
            Op::UnmarkTax { what, pay } if self.felt_by(scene, ability, what, permanent) => {
                Some((self.amount(pay, scene), 0))
            }
            _ => None,
        });
        tax.0.clamp(0, 250) as u8
    }

    /// May its controller leave it marked?
    pub(crate) fn may_stay_marked(&self, permanent: &Permanent) -> bool {
        self.feels(permanent, |op| match op {
            Op::MayStayMarked { what } => Some(what),
            _ => None,
        })
    }

    /// Does it move without being marked?
    pub(crate) fn moves_unmarked(&self, permanent: &Permanent) -> bool {
        self.feels(permanent, |op| match op {
            Op::NotMarkedForMoving { what } => Some(what),
            _ => None,
        })
    }

    /// Is all movement to and from the city forbidden (ARCM-CARD-22)?
    pub(crate) fn is_besieged(&self, city: Piece) -> bool {
        self.ask_passives(|scene, ability, op| match op {
            Op::CannotMove { city: reference } => (self.refers(*reference, scene, city)
                && ability.condition.is_none_or(|condition| self.holds(&condition, scene)))
            .then_some(()),
            _ => None,
        })
        .is_some()
    }

    /// Must it attack if it can (ARCM-COMBAT-20)?
    pub(crate) fn must_attack(&self, permanent: &Permanent) -> bool {
        permanent.is(Flag::Rabid)
            || self.feels(permanent, |op| match op {
                Op::MustAttack { what } => Some(what),
                _ => None,
            })
    }

    /// Is it forbidden to attack this city?
    pub(crate) fn shuns(&self, permanent: &Permanent, city: &Permanent) -> bool {
        self.ask_passives(|scene, ability, op| match op {
            Op::CannotAttack { what, city: cities } => {
                (self.felt_by(scene, ability, what, permanent) && self.means_piece(cities, scene, city)).then_some(())
            }
            _ => None,
        })
        .is_some()
    }

    /// Is it forbidden to defend against this attacker?
    pub(crate) fn fears(&self, permanent: &Permanent, attacker: &Permanent) -> bool {
        self.ask_passives(|scene, ability, op| match op {
            Op::CannotDefend { what, against } => (self.felt_by(scene, ability, what, permanent)
                && self.means_piece(against, scene, attacker))
            .then_some(()),
            _ => None,
        })
        .is_some()
    }

    /// What it adds to battle damage to the attacked city (ARCM-CARD-23).
    pub(crate) fn extra_city_damage(&self, permanent: &Permanent) -> u8 {
        let scene = Scene::of(permanent);
        let abilities = permanent.piece.facts().abilities.iter().filter(|ability| ability.kind == Works::Passive);
        abilities
            .filter(|ability| ability.condition.is_none_or(|condition| self.holds(&condition, &scene)))
            .flat_map(|ability| permanent.piece.card.script(ability.script))
            .fold(0, |sum, op| match op {
                Op::ExtraCityDamage { n } => sum + n,
                _ => sum,
            })
    }

    /// By how much the cost of a card differs for who plays it (ARCM-RES-10).
    pub(crate) fn cost_change(&self, card: Card, seat: Seat) -> i16 {
        self.sum_passives(|scene, _, op| match op {
            Op::CostChange { what, n } => {
                self.means(what, scene, Subject::Card(card, Zone::Hand, seat)).then_some((i16::from(*n), 0))
            }
            _ => None,
        })
        .0
    }

    /// The lowest limit of a kind that holds, for a host if the limit is that of one.
    pub(crate) fn cap(&self, cap: Cap, host: Piece) -> Option<u8> {
        let mut lowest = None;
        self.ask_passives(|scene, _, op| {
            if let Op::Cap { what, n } = op
                && *what == cap
                && (cap != Cap::DamageToHost || self.host(scene.source) == Some(host))
                && self.in_play(scene.source).is_some_and(|source| {
                    source.piece.facts().abilities.iter().any(|ability| {
                        self.is_on(source, ability) && source.piece.card.script(ability.script).contains(op)
                    })
                })
            {
                let n = self.amount(n, scene).clamp(0, 250) as u8;
                lowest = Some(lowest.map_or(n, |low: u8| low.min(n)));
            }
            None::<()>
        });
        lowest
    }
}

/// The devotion a creature gives; double with the keyword (ARCM-KW-13).
pub(crate) fn loyalty_of(creature: &Permanent) -> u8 {
    let loyalty = creature.piece.facts().loyalty;
    if creature.piece.facts().keywords.and(creature.gained).has(Keyword::Devoted) { 2 * loyalty } else { loyalty }
}

/// The number behind Battle Scream stands for itself in its script.
pub(crate) fn screamed(atk: i8, source: Piece) -> i8 {
    if atk == SCREAMS { source.facts().keyword_n as i8 } else { atk }
}
