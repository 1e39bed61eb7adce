//! Passive abilities and lasting advantages: what holds as long as its card does (ARCM-ABIL-02, ARCM-CITY-16).
//!
//! Nothing is stored: whoever asks for a stat, a keyword or a prohibition gets what the present position says
//! (ARCM-ABIL-13). `Arcmage::sources` lists the few pieces worth asking.

use crate::{
    card::{Ability, Cap, Counter, Faction, Filter, Keyword, Kind, Op, SCREAMS, Scope, What, Works},
    filter::{Scene, Subject, Zone},
    piece::{Flag, Permanent, Piece, Place},
    powers::{Powers, Source},
    state::{Arcmage, Note, Until},
    tables::{Card, Subtype},
};
use arbiter_engine::Seat;

impl Arcmage {
    /// Lists the pieces with abilities that are on anew: after one has come or gone, or a devotion has changed.
    pub(crate) fn find_sources(&mut self) {
        self.sources.clear();
        self.powers = Powers::NOTHING;
        // First what takes abilities from others, then whoever has kept theirs.
        if self.pieces.iter().any(|there| there.piece.card.powers().has(Powers::MUTE)) {
            self.list_sources(|powers| powers.has(Powers::MUTE));
        }
        self.list_sources(|powers| !powers.has(Powers::MUTE));
    }

    /// The same after this piece has come, gone or moved, devoted or not: mostly nobody feels anything of it.
    pub(crate) fn find_sources_after(&mut self, piece: Piece, devoted: bool) {
        if devoted || piece.card.powers() != Powers::NOTHING || self.powers.has(Powers::MUTE) {
            return self.find_sources();
        }
        debug_assert!({
            let mut anew = *self;
            anew.find_sources();
            (anew.sources, anew.powers) == (self.sources, self.powers)
        });
    }

    fn list_sources(&mut self, now: impl Fn(Powers) -> bool) {
        for i in 0..self.pieces.len() {
            let permanent = &self.pieces[i];
            let powers = permanent.piece.card.powers();
            if powers == Powers::NOTHING || !now(powers) || !permanent.in_play() || self.sources.is_full() {
                continue;
            }
            if self.is_mute(permanent) {
                continue;
            }
            let mut devotion = None;
            let mut is_on = |ability: &Ability| match ability.kind {
                Works::Passive => true,
                Works::Lasting(level) => *devotion.get_or_insert_with(|| self.devotion(permanent.piece)) >= level,
                _ => false,
            };
            let abilities = permanent.piece.facts().abilities.iter().enumerate();
            let on = abilities.fold(0, |on, (i, ability)| on | u8::from(is_on(ability)) << i);
            if on != 0 {
                let piece = permanent.piece;
                self.sources.push(Source { piece, on });
                self.powers = self.powers.and(powers);
            }
        }
    }

    /// Has it lost all its abilities (ARCM-CARD-44, ARCM-CARD-45)?
    #[inline]
    pub(crate) fn is_mute(&self, permanent: &Permanent) -> bool {
        permanent.is_serene()
            || self.powers.has(Powers::MUTE)
                && self.feels(permanent, Powers::MUTE, |op| match op {
                    Op::LoseAbilities { what } => Some(what),
                    _ => None,
                })
    }

    /// Can it be marked neither for moving nor for attacking (ARCM-CARD-44)?
    pub(crate) fn is_tied(&self, permanent: &Permanent) -> bool {
        self.feels(permanent, Powers::MUTE, |op| match op {
            Op::Tied { what } => Some(what),
            _ => None,
        })
    }

    /// May residents of this city attack from there?
    pub(crate) fn may_sortie(&self, city: Piece) -> bool {
        self.ask_passives(Powers::OTHER, |scene, _, op| {
            (*op == Op::ResidentsMayAttack && scene.source == city).then_some(())
        })
        .is_some()
    }

    /// The devotion of a city (ARCM-CITY-13): the loyalty of those marked for it, and what was removed for it.
    pub(crate) fn devotion(&self, city: Piece) -> u8 {
        let extra = self.note(city, |note| match note {
            Note::Devotion { n } => Some(n),
            _ => None,
        });
        let devoted = self.pieces.iter().filter(|there| there.is(Flag::Devoted) && there.place == Place::City(city));
        devoted.fold(extra.unwrap_or(0), |sum, creature| sum.saturating_add(self.loyalty_of(creature)))
    }

    /// The devotion a creature gives; double with the keyword (ARCM-KW-13), less what it has lost of homesickness.
    fn loyalty_of(&self, creature: &Permanent) -> u8 {
        let facts = creature.piece.facts();
        let loyalty = self.loyalty_marks(creature.piece);
        if facts.keywords.and(creature.gained).has(Keyword::Devoted) && !self.is_mute(creature) {
            2 * loyalty
        } else {
            loyalty
        }
    }

    /// The loyalty marks it has left.
    pub(crate) fn loyalty_marks(&self, piece: Piece) -> u8 {
        let marks = piece.facts().loyalty.saturating_add(self.counters(piece, Counter::Loyalty));
        marks.saturating_sub(self.lost_loyalty(piece))
    }

    /// How many loyalty marks a homesick creature has lost.
    pub(crate) fn lost_loyalty(&self, piece: Piece) -> u8 {
        let lost = self.note(piece, |note| match note {
            Note::Pines { n } => Some(n),
            _ => None,
        });
        lost.unwrap_or(0)
    }

    /// Asks every passive ability of the table that could do such a thing, op by op, until one answers.
    #[inline]
    pub(crate) fn ask_passives<T>(
        &self,
        wanted: Powers,
        mut answer: impl FnMut(&Scene, &'static Ability, &'static Op) -> Option<T>,
    ) -> Option<T> {
        if !self.powers.has(wanted) {
            return None;
        }
        for source in self.sources.iter().filter(|source| source.piece.card.powers().has(wanted)) {
            let Some(permanent) = self.pieces.get(source.piece) else { continue };
            let scene = Scene::of(permanent);
            for ability in source.abilities() {
                let ops = source.piece.card.script(ability.script);
                let found = ops.iter().find_map(|op| answer(&scene, ability, op));
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    /// Adds up what the passive abilities of the table say.
    #[inline]
    fn sum_passives(
        &self,
        wanted: Powers,
        mut add: impl FnMut(&Scene, &'static Ability, &'static Op) -> Option<(i16, i16)>,
    ) -> (i16, i16) {
        let mut sum = (0, 0);
        self.ask_passives(wanted, |scene, ability, op| {
            if let Some((atk, def)) = add(scene, ability, op) {
                sum = (sum.0 + atk, sum.1 + def);
            }
            None::<()>
        });
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
    fn feels(
        &self,
        permanent: &Permanent,
        wanted: Powers,
        pick: impl Fn(&'static Op) -> Option<&'static What>,
    ) -> bool {
        self.ask_passives(wanted, |scene, ability, op| {
            let what = pick(op)?;
            self.felt_by(scene, ability, what, permanent).then_some(())
        })
        .is_some()
    }

    /// ATK and DEF now (ARCM-ABIL-12).
    pub(crate) fn stats(&self, permanent: &Permanent) -> (i16, i16) {
        let facts = permanent.piece.facts();
        let counters = i16::from(permanent.growth) - i16::from(permanent.decay);
        // Until end of turn 0/2 stands in the place of what is printed (ARCM-CARD-45).
        let (attack, defense) = if permanent.is_serene() { (0, 2) } else { (facts.attack, facts.defense) };
        let atk = i16::from(attack) + counters + i16::from(permanent.edge) + i16::from(permanent.atk);
        let def = i16::from(defense) + counters + i16::from(permanent.def);
        if !permanent.is_creature() || !self.powers.has(Powers::STAT) {
            return (atk, def);
        }
        let (more_atk, more_def) = self.sum_passives(Powers::STAT, |scene, ability, op| {
            let (Op::Stat { what, atk, def, .. } | Op::StatPerFaction { what, atk, def, .. }) = op else { return None };
            if !self.felt_by(scene, ability, what, permanent) {
                return None;
            }
            let times = match op {
                Op::Stat { when: Some(when), .. } if !self.holds(when, scene) => return None,
                Op::Stat { per: Some(per), .. } => {
                    self.pieces.iter().filter(|other| self.means_piece(per, scene, other)).count() as i16
                }
                Op::StatPerFaction { per, .. } => self.factions(per, scene).saturating_sub(1),
                _ => 1,
            };
            Some((times * i16::from(*atk), times * i16::from(*def)))
        });
        (atk + more_atk, def + more_def)
    }

    /// How many factions those that are meant have.
    fn factions(&self, filter: &Filter, scene: &Scene) -> i16 {
        let mut seen = [false; 5];
        for there in self.pieces.iter().filter(|there| self.means_piece(filter, scene, there)) {
            seen[there.piece.facts().faction as usize] = true;
        }
        seen.iter().filter(|seen| **seen).count() as i16
    }

    /// The damage it deals in a battle; below 0 counts as 0 (ARCM-CREAT-07).
    pub(crate) fn attack_of(&self, permanent: &Permanent) -> u8 {
        if self.is_harmless(permanent) { 0 } else { self.stats(permanent).0.clamp(0, 120) as u8 }
    }

    /// Does it deal no damage in attacks this turn (Ink Cloud)?
    pub(crate) fn is_harmless(&self, permanent: &Permanent) -> bool {
        let harmless = |until: Until| matches!(until, Until::Harmless { but } if !self.is_of(permanent, but));
        permanent.piece.card.is(Kind::Creature) && self.until_end.iter().any(|until| harmless(until.what))
    }

    /// Has it the keyword, printed or gained?
    #[inline]
    pub(crate) fn has(&self, permanent: &Permanent, keyword: Keyword) -> bool {
        let own = permanent.piece.facts().keywords.has(keyword) || permanent.gained.has(keyword);
        if own || !self.powers.has(Powers::keyword(keyword)) {
            return own && !self.is_mute(permanent);
        }
        !self.is_mute(permanent) && self.is_granted(permanent, keyword)
    }

    fn is_granted(&self, permanent: &Permanent, keyword: Keyword) -> bool {
        self.feels(permanent, Powers::keyword(keyword), |op| match op {
            Op::GrantKeyword { what, keyword: granted } if *granted == keyword => Some(what),
            _ => None,
        })
    }

    /// Has a card outside play the keyword? Falconer and Tunnel Network speak of such cards.
    pub(crate) fn card_has(&self, card: Card, zone: Zone, owner: Seat, keyword: Keyword) -> bool {
        card.facts().keywords.has(keyword)
            || self
                .ask_passives(Powers::keyword(keyword), |scene, _, op| match op {
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
        // Only an enchantment on the piece adds a subtype. (With too many sources, not all are listed.)
        if !self.powers.has(Powers::SUBTYPE) && !self.sources.is_full() {
            return false;
        }
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
                && self.feels(permanent, Powers::NO_UNMARK, |op| match op {
                    Op::NoUnmark { what, .. } => Some(what),
                    _ => None,
                })
    }

    /// What its controller must pay to unmark it in the unmark phase.
    pub(crate) fn unmark_tax(&self, permanent: &Permanent) -> u8 {
        let tax = self.sum_passives(Powers::UNMARK_TAX, |scene, ability, op| match op {
            Op::UnmarkTax { what, pay } if self.felt_by(scene, ability, what, permanent) => {
                Some((self.amount(pay, scene), 0))
            }
            _ => None,
        });
        tax.0.clamp(0, 250) as u8
    }

    /// May its controller leave it marked?
    pub(crate) fn may_stay_marked(&self, permanent: &Permanent) -> bool {
        self.feels(permanent, Powers::MAY_STAY_MARKED, |op| match op {
            Op::MayStayMarked { what } => Some(what),
            _ => None,
        })
    }

    /// Does it move without being marked?
    pub(crate) fn moves_unmarked(&self, permanent: &Permanent) -> bool {
        self.feels(permanent, Powers::NOT_MARKED_FOR_MOVING, |op| match op {
            Op::NotMarkedForMoving { what } => Some(what),
            _ => None,
        })
    }

    /// Is all movement to and from the city forbidden (ARCM-CARD-22)?
    pub(crate) fn is_besieged(&self, city: Piece) -> bool {
        self.ask_passives(Powers::CANNOT_MOVE, |scene, ability, op| match op {
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
            || self.feels(permanent, Powers::MUST_ATTACK, |op| match op {
                Op::MustAttack { what } => Some(what),
                _ => None,
            })
    }

    /// What its controller must pay for it to attack.
    pub(crate) fn attack_tax(&self, permanent: &Permanent) -> u8 {
        self.sum_of(Powers::ATTACK_TAX, permanent, |op| match op {
            Op::AttackTax { what, pay } => Some((what, *pay)),
            _ => None,
        })
    }

    /// By how much damage to it is reduced.
    pub(crate) fn damage_reduction(&self, permanent: &Permanent) -> u8 {
        self.sum_of(Powers::REDUCE_DAMAGE, permanent, |op| match op {
            Op::ReduceDamage { what, n } => Some((what, *n)),
            _ => None,
        })
    }

    /// The sum of what the passive ops of a kind say about a piece.
    fn sum_of(
        &self,
        wanted: Powers,
        permanent: &Permanent,
        pick: impl Fn(&'static Op) -> Option<(&'static What, u8)>,
    ) -> u8 {
        let sum = self.sum_passives(wanted, |scene, ability, op| {
            let (what, n) = pick(op)?;
            self.felt_by(scene, ability, what, permanent).then_some((n.into(), 0))
        });
        sum.0.clamp(0, 250) as u8
    }

    /// Is what events and magic cards of this faction deal doubled, and how often?
    pub(crate) fn doublings(&self, faction: Faction) -> i16 {
        let doubled = self
            .sum_passives(Powers::REDUCE_DAMAGE, |_, _, op| (*op == Op::DoubleDamage { faction }).then_some((1, 0)));
        doubled.0
    }

    /// What it costs its controller to let somebody move out of a city that was part of a movement already.
    pub(crate) fn leaving_again(&self, city: Piece) -> Option<u8> {
        self.ask_passives(Powers::OTHER, |scene, _, op| match op {
            Op::LeaveAgain { pay } if scene.source == city => Some(*pay),
            _ => None,
        })
    }

    /// May it come to that place, or does a city keep it out?
    #[inline]
    pub(crate) fn may_enter(&self, permanent: &Permanent, to: Place) -> bool {
        !self.powers.has(Powers::CANNOT_ENTER) || !self.is_kept_out(permanent, to)
    }

    fn is_kept_out(&self, permanent: &Permanent, to: Place) -> bool {
        let Some(city) = to.city() else { return false };
        self.ask_passives(Powers::CANNOT_ENTER, |scene, ability, op| match op {
            Op::CannotEnter { what } => {
                (scene.source == city && self.felt_by(scene, ability, what, permanent)).then_some(())
            }
            _ => None,
        })
        .is_some()
    }

    /// Is it forbidden to attack this city?
    pub(crate) fn shuns(&self, permanent: &Permanent, city: &Permanent) -> bool {
        self.ask_passives(Powers::CANNOT_ATTACK, |scene, ability, op| match op {
            Op::CannotAttack { what, city: cities } => {
                (self.felt_by(scene, ability, what, permanent) && self.means_piece(cities, scene, city)).then_some(())
            }
            _ => None,
        })
        .is_some()
    }

    /// Is it forbidden to defend against this attacker?
    pub(crate) fn fears(&self, permanent: &Permanent, attacker: &Permanent) -> bool {
        self.ask_passives(Powers::CANNOT_DEFEND, |scene, ability, op| match op {
            Op::CannotDefend { what, against } => (self.felt_by(scene, ability, what, permanent)
                && self.means_piece(against, scene, attacker))
            .then_some(()),
            _ => None,
        })
        .is_some()
    }

    /// What it adds to battle damage to the attacked city (ARCM-CARD-23).
    pub(crate) fn extra_city_damage(&self, permanent: &Permanent) -> u8 {
        if self.is_mute(permanent) {
            return 0;
        }
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
        self.sum_passives(Powers::COST_CHANGE, |scene, _, op| match op {
            Op::CostChange { what, n } => {
                self.means(what, scene, Subject::Card(card, Zone::Hand, seat)).then_some((i16::from(*n), 0))
            }
            _ => None,
        })
        .0
    }

    /// The lowest limit of a kind that holds, for a host if the limit is that of one.
    pub(crate) fn cap(&self, cap: Cap, host: Piece) -> Option<u8> {
        self.lowest_cap(cap, |scene| cap != Cap::DamageToHost || self.host(scene.source) == Some(host))
    }

    /// The lowest limit of a kind that somebody else than this seat sets.
    pub(crate) fn cap_of_others(&self, cap: Cap, seat: Seat) -> Option<u8> {
        self.lowest_cap(cap, |scene| scene.you != seat)
    }

    fn lowest_cap(&self, cap: Cap, counts: impl Fn(&Scene) -> bool) -> Option<u8> {
        let mut lowest = None;
        self.ask_passives(Powers::CAP, |scene, _, op| {
            if let Op::Cap { what, n } = op
                && *what == cap
                && counts(scene)
            {
                let n = self.amount(n, scene).clamp(0, 250) as u8;
                lowest = Some(lowest.map_or(n, |low: u8| low.min(n)));
            }
            None::<()>
        });
        lowest
    }
}

/// The number behind Battle Scream stands for itself in its script.
pub(crate) fn screamed(atk: i8, source: Piece) -> i8 {
    if atk == SCREAMS { source.facts().keyword_n as i8 } else { atk }
}
