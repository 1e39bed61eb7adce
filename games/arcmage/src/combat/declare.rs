//! Who may attack and who may defend, and how they are declared (ARCM-COMBAT-03 to ARCM-COMBAT-09).

use super::Step;
use crate::{
    Choice, Event, Reason,
    card::{Faction, Keyword, Op, Trigger, Works},
    check,
    filter::Scene,
    piece::{Flag, Permanent, Piece, Place},
    stack,
    state::{Arcmage, DEFENDERS, Note, Until},
    target::Target,
};
use arbiter_engine::{Group, Options, Pick, Seat, Tell, Wanted};

impl Arcmage {
    /// May the creature attack at all now (ARCM-COMBAT-01, ARCM-ZONE-02, ARCM-KW-05)?
    fn may_attack(&self, there: &Permanent) -> Result<(), Reason> {
        let card = there.piece;
        let sorties = || there.place.city().is_some_and(|city| self.may_sortie(city));
        if there.place != Place::Army && !sorties() {
            return Err(Reason::NotInArmy { card });
        }
        if there.is_marked() {
            return Err(Reason::MarkedFighter { card });
        }
        if self.is_tied(there) {
            return Err(Reason::Tied { card });
        }
        if !there.is(Flag::Roused) && self.has(there, Keyword::Peaceful) {
            return Err(Reason::Peaceful { card });
        }
        // What forbids it beats what allows it, a card that rouses the peaceful too (ARCM-CONFLICT-02).
        if self.note(card, |note| (note == Note::Barred).then_some(())).is_some() {
            return Err(Reason::Barred { card });
        }
        match self.attack_tax(there) {
            0 => Ok(()),
            tax => Arcmage::can_pay(&self.available(there.controller), tax, 0, Faction::Gaian),
        }
    }

    /// May it attack this?
    fn may_attack_target(&self, there: &Permanent, target: Target) -> Result<(), Reason> {
        self.may_attack(there)?;
        // A second city is attacked by who plays alone, or by the militia (ARCM-MULTI-07, ARCM-KW-23).
        let second = self.combat.target != Target::None && self.combat.target != target;
        if second && self.options.alone != Some(self.active) && !self.has(there, Keyword::Militia) {
            return Err(Reason::NotMilitia { card: there.piece });
        }
        match target.piece().and_then(|city| self.in_play(city)) {
            Some(city) if self.shuns(there, city) => Err(Reason::Shuns { card: there.piece, city: city.piece }),
            _ => Ok(()),
        }
    }

    /// Own creatures that may attack this.
    pub(super) fn able(&self, target: Target) -> impl Iterator<Item = &Permanent> {
        let active = self.active;
        self.creatures()
            .filter(move |there| there.controller == active && self.may_attack_target(there, target).is_ok())
    }

    /// Everything that may be attacked: cities of opponents, by an option their armies too (ARCM-COMBAT-03).
    pub(super) fn attackable(&self, mut found: impl FnMut(Target)) {
        for seat in self.opponents(self.active) {
            for city in self.cities(seat) {
                found(Target::Piece(city.piece));
            }
            if self.options.attack_army {
                found(Target::Army(seat));
            }
        }
    }

    /// Must some creature attack, and can it (ARCM-COMBAT-20)?
    pub(super) fn somebody_must(&self, target: Target) -> bool {
        // Nobody has to pay in order to have to attack.
        self.able(target).any(|there| {
            !self.combat.attackers.contains(&there.piece) && self.must_attack(there) && self.attack_tax(there) == 0
        })
    }

    /// May this city be attacked as well, at once (ARCM-MULTI-07, ARCM-KW-23)?
    fn may_attack_also(&self, city: Target) -> Result<(), Reason> {
        let left = |there: &&Permanent| !self.combat.attackers.contains(&there.piece);
        if self.combat.attackers.is_empty() || self.combat.target == city || !self.able(city).any(|there| left(&there))
        {
            return Err(Reason::NobodyAttacks);
        }
        // Who must attack, and could not attack that one, has to be named before.
        let must = |there: &Permanent| self.must_attack(there) && self.attack_tax(there) == 0;
        let stuck = |there: &Permanent| must(there) && self.may_attack_target(there, city).is_err();
        let stuck = self.able(self.combat.target).filter(left).any(stuck);
        if stuck { Err(Reason::MustAttack) } else { Ok(()) }
    }

    /// Who may attack next. They are named one by one, in the order of their battles (ARCM-COMBAT-04), and what the
    /// attack would come to is shown meanwhile; nobody is marked before all are named.
    pub(super) fn attack_options(&self, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        let combat = &self.combat;
        let ours = self.creatures().filter(move |there| there.controller == seat);
        let verdict = |there: &Permanent| {
            if combat.attackers.contains(&there.piece) {
                Err(Reason::Named { card: there.piece })
            } else if combat.attackers.is_full() {
                Err(Reason::NoRoom)
            } else {
                self.may_attack_target(there, self.aimed_at())
            }
        };
        let named = combat.attackers.len() - usize::from(combat.also_from);
        let may_end = if self.somebody_must(self.aimed_at()) && !combat.attackers.is_full() {
            Err(Reason::MustAttack)
        } else if named == 0 {
            Err(Reason::NobodyAttacks)
        } else {
            Ok(())
        };
        let alone = self.options.alone == Some(seat);
        let militia = || self.creatures().any(|there| there.controller == seat && self.has(there, Keyword::Militia));
        let second = !combat.also.is_some() && combat.target.piece().is_some() && (alone || militia());
        ours.for_each(|there| out.put(Choice::Attacker { piece: there.piece }, verdict(there)));
        if second {
            // Only who plays alone attacks two players at once: one player defends (ARCM-MULTI-02).
            let opponents = self.opponents(seat).filter(|other| alone || *other == combat.defender);
            for city in opponents.flat_map(|other| self.cities(other)) {
                let target = Target::Piece(city.piece);
                out.put(Choice::Attack { target }, self.may_attack_also(target));
            }
        }
        out.put(Choice::Done, may_end);
    }

    /// Attackers are named: they are marked, all at once, and heard of (ARCM-COMBAT-04).
    pub(super) fn declare(&mut self, tell: &mut impl Tell<Event>) {
        let (attackers, active) = (self.combat.attackers, self.active);
        for piece in attackers.iter() {
            if let Some(there) = self.pieces.get_mut(*piece) {
                there.set(Flag::Attacking, true);
                there.set(Flag::Attacked, true);
            }
            tell.tell(Event::Attacker { card: *piece });
        }
        for piece in attackers.iter() {
            let Some(there) = self.in_play(*piece).copied() else { continue };
            if !self.has(&there, Keyword::Veteran) {
                self.mark(*piece, active, tell);
            }
            self.hear_attack(&there);
        }
        for (at, piece) in attackers.iter().enumerate() {
            self.hear_attack_on(self.attacked_at(at).1, *piece);
        }
        self.next(Step::Defenders { after: Piece::NONE });
        self.open_window(stack::Kind::Close);
        self.next(check::Step::Check);
    }

    /// The teammate who helps to defend (ARCM-MULTI-07).
    pub(super) fn aid(&self) -> Option<Seat> {
        let defender = self.combat.defender;
        self.everybody().find(|seat| *seat != defender && self.allied(*seat, defender))
    }

    /// Is the army of this seat kept from defending the city (ARCM-CARD-40)?
    pub(crate) fn is_outmaneuvered(&self, army: Seat, city: Piece) -> bool {
        self.until_end.iter().any(|until| until.what == Until::CannotDefend { army, city })
    }

    /// Is the creature an available defender of this city (ARCM-COMBAT-07)?
    fn may_defend(&self, there: &Permanent, city: Option<Piece>) -> Result<(), Reason> {
        let card = there.piece;
        if there.is_marked() {
            return Err(Reason::MarkedFighter { card });
        }
        match there.place {
            Place::Army if city.is_some_and(|city| self.is_outmaneuvered(there.controller, city)) => {
                Err(Reason::Outmaneuvered)
            }
            Place::Army => Ok(()),
            Place::City(home) if Some(home) == city => Ok(()),
            Place::City(home) => {
                let called = self.until_end.iter().any(|until| until.what == Until::MayDefend { city: home });
                let own = self.own(there.controller, home).is_some();
                if city.is_some() && called && own { Ok(()) } else { Err(Reason::ElsewhereResident { card }) }
            }
            _ => Err(Reason::NotInArmy { card }),
        }
    }

    /// May it defend against this attacker (ARCM-KW-01)?
    fn may_defend_against(&self, there: &Permanent, attacker: &Permanent) -> Result<(), Reason> {
        self.may_defend(there, self.attacked_by(attacker.piece).piece())?;
        if self.has(attacker, Keyword::Flying) && !self.has(there, Keyword::Flying) && !self.has(there, Keyword::Ranged)
        {
            return Err(Reason::Flies { card: attacker.piece });
        }
        if self.fears(there, attacker) { Err(Reason::Fears { card: there.piece }) } else { Ok(()) }
    }

    /// Who may be assigned against whom, after this defender: each to one attacker (ARCM-COMBAT-08).
    pub(super) fn defence_options(&self, seat: Seat, after: Piece, out: &mut impl Options<Choice, Reason>) {
        let room = DEFENDERS - self.combat.defends.len();
        let ours = self.creatures().filter(move |there| there.controller == seat && there.piece > after);
        let pairs = (1..).zip(ours).flat_map(move |(id, there)| {
            let attackers = (0..self.combat.attackers.len() as u8).filter_map(move |at| self.attacker(at));
            attackers.map(move |attacker| {
                let verdict = if room == 0 { Err(Reason::NoRoom) } else { self.may_defend_against(there, attacker) };
                let choice = Choice::Defend { piece: there.piece, against: attacker.piece };
                Pick::judged(choice, verdict).of(Group { id, least: 0, most: 1 })
            })
        });
        out.pieces(Wanted::up_to(room as u16, Choice::Done), pairs);
    }

    /// Defenders are assigned (ARCM-COMBAT-08).
    pub(super) fn assigned(&mut self) {
        for i in 0..self.combat.attackers.len() {
            let attacker = self.combat.attackers[i];
            if self.combat.defends.iter().any(|pair| pair.attacker == attacker) {
                if let Some(there) = self.pieces.get_mut(attacker) {
                    there.set(Flag::Met, true);
                }
                self.hear_piece(attacker, Trigger::Defended, Target::Piece(attacker));
            }
        }
        for i in 0..self.combat.defends.len() {
            let pair = self.combat.defends[i];
            self.brace(pair.defender, pair.attacker);
        }
        self.next(Step::Battle { at: 0 });
        self.open_window(stack::Kind::Close);
        self.next(check::Step::Check);
    }

    /// What a passive ability gives a defender it has at once: nobody answers it (ARCM-ABIL-02).
    fn brace(&mut self, defender: Piece, attacker: Piece) {
        let (Some(there), Some(attacker)) = (self.in_play(defender), self.in_play(attacker)) else { return };
        if self.is_mute(there) {
            return;
        }
        let scene = Scene::of(there);
        let passive = defender.facts().abilities.iter().filter(|ability| ability.kind == Works::Passive);
        let (mut more_atk, mut more_def) = (0, 0);
        for op in passive.flat_map(|ability| defender.card.script(ability.script)) {
            if let Op::StatDefending { against, atk, def } = op
                && self.means_piece(against, &scene, attacker)
            {
                (more_atk, more_def) = (more_atk + atk, more_def + def);
            }
        }
        if let Some(there) = self.pieces.get_mut(defender) {
            there.atk = there.atk.saturating_add(more_atk).clamp(-99, 99);
            there.def = there.def.saturating_add(more_def).clamp(-99, 99);
        }
    }
}
