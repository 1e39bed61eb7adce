//! The instants at which a card may speak.
//!
//! A chapter of the rules comes to a [`Moment`] and asks the cards in somebody's play area that hear
//! it. What a card may then say is a method of [`Speaks`]; silence is the default, and costs nothing:
//! each card states the moments it hears as a constant, so a chapter intersects two words of bits.
//!
//! There are three kinds of moments. *Offers* add answers to a question; *questions* let a card bend
//! a verdict or a number and change nothing; at *happenings* a card does something, and where it
//! must ask first it pushes a [`Step::Cue`], which comes back to it.

use crate::{
    Ask, Choice, Event, Reason,
    action::{Action, Actions, Via},
    actions::movement::Leg,
    card::Cards,
    cards::speakers,
    choice::Loot,
    map::{Site, System},
    piece::{Piece, Ships},
    resource::Resource,
    state::Arcs,
    tables::{Ambition, Card},
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// An instant at which cards may speak. Whose cards are asked stands with each.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Moment {
    // ----- offers -----
    /// The Prelude is open; cards of whose turn it is (ARCS-PRE-02).
    Prelude,
    /// A standard action could be taken; cards of who takes it (ARCS-NEW-01).
    NewAction,
    /// A follower has played a card, before the Prelude; their cards (ARCS-TIME-06).
    Followed,

    // ----- questions -----
    /// May this city be taxed? Cards of who taxes.
    MayTax,
    /// May this Court card be secured? Cards of who secures.
    MaySecure,
    /// May this be stolen? Cards of whom it is stolen from.
    MaySteal,
    /// May the Court be ransacked after a battle? Cards of whose city it was.
    MayRansack,
    /// May an ambition be declared? Cards of who declares.
    MayDeclare,
    /// May this be built where the rules have no place for it? Cards of who builds.
    MayBuild,
    /// How many dice beyond one per ship? Cards of the attacker.
    ExtraDice,
    /// May raid dice be collected? Cards of the defender.
    RaidDice,
    /// May these ships make this step of a move? Cards of who moves.
    MayStep,
    /// Are ships built fresh? Cards of who builds.
    FreshShips,
    /// As which other type may tokens be spent? Cards of who spends.
    SpendAs,
    /// How many icons of a type beyond tokens and guild cards? Cards of the holder.
    Icons,
    /// Does the lead card keep its number? Cards of who declares.
    KeepNumber,
    /// How much power for this place? Cards of who placed.
    Power,
    /// Is there a resource slot on the card? Cards of the holder.
    Slot,

    // ----- happenings -----
    /// All pieces are placed; everybody's cards, in turn order (ARCS-LL-07).
    SetUp,
    /// A declaration is about to be made and must be paid for; cards of who declares (ARCS-DECL-07).
    Declaring,
    /// An ambition was declared; cards of who declared, in an order of their choice (ARCS-DECL-06).
    Declared,
    /// A city was taxed; cards of who taxed.
    Taxed,
    /// Ships have made a step of a move; cards of every rival.
    Entered,
    /// A move is complete; cards of who moved.
    MoveEnds,
    /// A battle begins, before dice are collected; cards of the attacker, then of the defender.
    BattleBegins,
    /// The dice are rolled; cards of the attacker in an order of their choice, then of the defender.
    Rolled,
    /// A battle is over; cards of the attacker, then of the defender (ARCS-BATTLE-14).
    BattleEnds,
    /// An action was taken with the pip of a copy or pivot; cards of who took it (ARCS-MOD-02).
    Acted,
    /// The card itself is stolen.
    Stolen,
    /// All ambitions are scored; everybody's cards, in turn order (ARCS-SCORE-08).
    AfterScoring,
    /// The vox card itself is secured or ransacked, before the refill.
    Secured,
}

impl Moment {
    /// How many there are.
    pub const COUNT: usize = Moment::Secured as usize + 1;
}

/// A set of moments.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Moments(u32);

impl Moments {
    /// None: a card that is silent, or that no chapter needs to ask.
    pub const NONE: Moments = Moments(0);

    /// These.
    #[must_use]
    pub const fn of(moments: &[Moment]) -> Moments {
        let mut bits = 0;
        let mut i = 0;
        while i < moments.len() {
            bits |= 1 << moments[i] as u32;
            i += 1;
        }
        Moments(bits)
    }
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

/// A question of a card, or something it still has to do.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Cue {
    /// The card.
    pub card: Card,
    /// Who is asked.
    pub seat: Seat,
    /// Which of its questions.
    pub stage: u8,
    /// Something to remember.
    pub n: u8,
}

/// What a card may say. Each method belongs to the moment of its name; a card is asked only at the
/// moments it hears. `card` says which of a family of cards speaks.
#[allow(unused_variables, reason = "silence uses nothing")]
pub(crate) trait Speaks {
    /// The moments it hears.
    const HEARS: Moments = Moments::NONE;

    // ----- offers -----

    /// May its Prelude action be taken?
    fn prelude(card: Card, s: &Arcs, seat: Seat) -> Result<(), Reason> {
        Ok(())
    }

    /// Takes its Prelude action.
    fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// Offers new actions in the place of one of these standard actions.
    fn new_actions(
        card: Card,
        s: &Arcs,
        seat: Seat,
        allowed: Actions,
        via: Via,
        out: &mut impl Options<Choice, Reason>,
    ) {
    }

    /// Takes the new action, if it is one of its own.
    fn take_new_action(
        card: Card,
        s: &mut Arcs,
        seat: Seat,
        choice: Choice,
        via: Via,
        tell: &mut impl Tell<Event>,
    ) -> bool {
        false
    }

    /// Offers something between playing a card and the Prelude.
    fn followed(card: Card, s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {}

    /// Does it, if it is its own.
    fn take_followed(card: Card, s: &mut Arcs, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) -> bool {
        false
    }

    // ----- questions -----

    /// A verdict on a tax.
    fn may_tax(card: Card, s: &Arcs, by: Seat, site: Site) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on a secure.
    fn may_secure(card: Card, s: &Arcs, by: Seat, target: Card) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on a theft from `owner`.
    fn may_steal(card: Card, s: &Arcs, owner: Seat, loot: Loot) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on a ransack for a city of `owner` destroyed in battle.
    fn may_ransack(card: Card, s: &Arcs, owner: Seat) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on a declaration.
    fn may_declare(card: Card, s: &Arcs, by: Seat) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on building this piece here, if the card has a place for it that the rules have not.
    fn may_build(card: Card, s: &Arcs, by: Seat, piece: Piece, at: System) -> Option<Result<(), Reason>> {
        None
    }

    /// Dice beyond one per ship: how many may, and how many must be collected.
    fn extra_dice(card: Card, s: &Arcs, by: Seat, at: System) -> ExtraDice {
        ExtraDice::default()
    }

    /// A verdict on raid dice against `owner`.
    fn raid_dice(card: Card, s: &Arcs, owner: Seat, at: System) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on a step of a move with these ships.
    fn may_step(card: Card, s: &Arcs, leg: Leg, ships: Ships) -> Result<(), Reason> {
        Ok(())
    }

    /// A verdict on ending a move here rather than going on.
    fn may_stop(card: Card, s: &Arcs, by: Seat) -> Result<(), Reason> {
        Ok(())
    }

    /// Are ships built fresh?
    fn fresh_ships(card: Card) -> bool {
        false
    }

    /// The type as which any token may be spent.
    fn spend_as(card: Card) -> Option<Resource> {
        None
    }

    /// Icons of a type beyond tokens and guild cards, when ambitions are counted.
    fn icons(card: Card, s: &Arcs, resource: Resource) -> u8 {
        0
    }

    /// Does the lead card keep its number?
    fn keep_number(card: Card, ambition: Ambition) -> bool {
        false
    }

    /// The power for a place, if the card changes it.
    fn power(card: Card, ambition: Ambition, place: Podium, stakes: Stakes) -> Option<u8> {
        None
    }

    /// The raid cost of the slot on the card.
    fn slot(card: Card) -> u8 {
        0
    }

    // ----- happenings -----

    /// Has it anything to say at this moment? Asked where cards are put in order, so that nobody
    /// orders a card that would be silent.
    fn stirs(card: Card, s: &Arcs, seat: Seat, moment: Moment) -> bool {
        true
    }

    /// See [`Moment::SetUp`].
    fn set_up(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Declaring`].
    fn declaring(card: Card, s: &mut Arcs, seat: Seat, ambition: Ambition) {}

    /// See [`Moment::Declared`].
    fn declared(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Taxed`].
    fn taxed(card: Card, s: &mut Arcs, seat: Seat, via: Via, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Entered`]. `held` is who controlled the system before the step.
    fn entered(
        card: Card,
        s: &mut Arcs,
        owner: Seat,
        mover: Seat,
        at: System,
        held: Option<Seat>,
        tell: &mut impl Tell<Event>,
    ) {
    }

    /// See [`Moment::MoveEnds`].
    fn move_ends(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::BattleBegins`].
    fn battle_begins(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Rolled`].
    fn rolled(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::BattleEnds`].
    fn battle_ends(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Acted`].
    fn acted(card: Card, s: &mut Arcs, seat: Seat, action: Action, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Stolen`]. Says where the card goes instead, if not to the thief.
    fn stolen(card: Card, s: &mut Arcs, thief: Seat, tell: &mut impl Tell<Event>) -> bool {
        false
    }

    /// See [`Moment::AfterScoring`].
    fn after_scoring(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    /// See [`Moment::Secured`]. The vox card already lies in the Court discard pile.
    fn secured(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {}

    // ----- its own questions -----

    /// Whom its cue has to ask; nobody, and it is settled.
    fn waits_for(s: &Arcs, cue: Cue) -> Seats {
        Seats::only(cue.seat)
    }

    /// What is asked. A card that asks somebody else than the House says it.
    fn ask(s: &Arcs, cue: Cue) -> Ask {
        Ask::Chance
    }

    /// The answers to consider.
    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {}

    /// Goes on with the answer.
    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {}

    /// Does what needs no answer.
    fn settle(s: &mut Arcs, cue: Cue, tell: &mut impl Tell<Event>) {}
}

/// Dice beyond one per attacking ship.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct ExtraDice {
    /// So many may be collected.
    pub may: u8,
    /// So many, at least, must be collected in all.
    pub must: u8,
}

macro_rules! dispatch {
    ([$($name:ident: $speaker:path),* $(,)?] $card:expr, $method:ident, $args:tt) => {
        match $card { $(Card::$name => <$speaker as Speaks>::$method $args,)* }
    };
}

macro_rules! heard_by {
    ([$($name:ident: $speaker:path),* $(,)?]) => {{
        let mut heard = [0u64; Moment::COUNT];
        let mut moment = 0;
        while moment < Moment::COUNT {
            $(if <$speaker as Speaks>::HEARS.0 >> moment & 1 == 1 {
                heard[moment] |= 1 << Card::$name as u64;
            })*
            moment += 1;
        }
        heard
    }};
}

/// Which cards hear each moment.
static HEARD_BY: [u64; Moment::COUNT] = speakers!(heard_by! {});

/// Lets a card speak: `speak!(card, rolled(card, s, seat, tell))`.
macro_rules! speak {
    ($card:expr, $method:ident $args:tt) => {
        speakers!(dispatch! { $card, $method, $args })
    };
}

impl Moment {
    /// The cards that hear it.
    #[must_use]
    #[inline]
    pub fn heard_by(self) -> Cards {
        Cards::from_bits(HEARD_BY[self as usize])
    }
}

/// Cards that speak when their turn has come.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// Several would speak: their owner puts them in order (ARCS-MOD-04).
    Order { seat: Seat, moment: Moment, cards: Cards },
    /// A card speaks at a moment.
    Hear { card: Card, seat: Seat, moment: Moment },
    /// A card asks something, or goes on.
    Cue { card: Card, seat: Seat, stage: u8, n: u8 },
}

impl Arcs {
    /// The cards of a seat that hear a moment.
    #[must_use]
    #[inline]
    pub(crate) fn hearers(&self, seat: Seat, moment: Moment) -> Cards {
        self.player(seat).cards.and(moment.heard_by())
    }

    /// A card asks its owner something, next.
    pub(crate) fn cue(&mut self, card: Card, seat: Seat, stage: u8, n: u8) {
        self.next(Step::Cue { card, seat, stage, n });
    }

    /// Every card of the seat that has something to say at this moment will, in an order of the
    /// seat's choice.
    pub(crate) fn announce(&mut self, seat: Seat, moment: Moment) {
        let stirs = |card: &Card| speak!(*card, stirs(*card, self, seat, moment));
        let cards: Cards = self.hearers(seat, moment).into_iter().filter(stirs).collect();
        self.put_in_order(seat, moment, cards);
    }

    fn put_in_order(&mut self, seat: Seat, moment: Moment, cards: Cards) {
        match (cards.len(), cards.first()) {
            (1, Some(card)) => self.next(Step::Hear { card, seat, moment }),
            (2.., _) => self.next(Step::Order { seat, moment, cards }),
            _ => {}
        }
    }

    // ----- questions -----

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
    pub(crate) fn spends_as(&self, by: Seat) -> crate::resource::Resources {
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
        let usual = match place {
            Podium::First => stakes.first + stakes.bonus,
            Podium::Second => stakes.second,
        };
        self.hearers(seat, Moment::Power).into_iter().find_map(changed).unwrap_or(usual)
    }

    /// The raid cost of the resource slot a card gives, if one does.
    pub(crate) fn slot_on_card(&self, seat: Seat) -> Option<u8> {
        self.hearers(seat, Moment::Slot).first().map(|card| speak!(card, slot(card)))
    }

    // ----- offers -----

    pub(crate) fn prelude_of(&self, card: Card, seat: Seat) -> Result<(), Reason> {
        speak!(card, prelude(card, self, seat))
    }

    pub(crate) fn take_prelude(&mut self, card: Card, seat: Seat, tell: &mut impl Tell<Event>) {
        speak!(card, take_prelude(card, self, seat, tell));
    }

    pub(crate) fn offer_new_actions(
        &self,
        seat: Seat,
        allowed: Actions,
        via: Via,
        out: &mut impl Options<Choice, Reason>,
    ) {
        for card in self.hearers(seat, Moment::NewAction) {
            speak!(card, new_actions(card, self, seat, allowed, via, out));
        }
    }

    pub(crate) fn take_new_action(&mut self, seat: Seat, choice: Choice, via: Via, tell: &mut impl Tell<Event>) {
        for card in self.hearers(seat, Moment::NewAction) {
            if speak!(card, take_new_action(card, self, seat, choice, via, tell)) {
                return;
            }
        }
    }

    pub(crate) fn a_card_wants_to_follow(&self, seat: Seat) -> bool {
        let hearers = self.hearers(seat, Moment::Followed);
        hearers.into_iter().any(|card| speak!(card, stirs(card, self, seat, Moment::Followed)))
    }

    pub(crate) fn offer_followed(&self, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        for card in self.hearers(seat, Moment::Followed) {
            speak!(card, followed(card, self, seat, out));
        }
    }

    pub(crate) fn take_followed(&mut self, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        for card in self.hearers(seat, Moment::Followed) {
            if speak!(card, take_followed(card, self, seat, choice, tell)) {
                return;
            }
        }
    }

    // ----- happenings without an order to choose -----

    pub(crate) fn hear_set_up(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        for card in self.hearers(seat, Moment::SetUp) {
            speak!(card, set_up(card, self, seat, tell));
        }
    }

    pub(crate) fn hear_declaring(&mut self, seat: Seat, ambition: Ambition) {
        for card in self.hearers(seat, Moment::Declaring) {
            speak!(card, declaring(card, self, seat, ambition));
        }
    }

    pub(crate) fn hear_taxed(&mut self, seat: Seat, via: Via, tell: &mut impl Tell<Event>) {
        for card in self.hearers(seat, Moment::Taxed) {
            speak!(card, taxed(card, self, seat, via, tell));
        }
    }

    pub(crate) fn hear_entered(&mut self, mover: Seat, at: System, held: Option<Seat>, tell: &mut impl Tell<Event>) {
        for owner in self.rivals(mover) {
            for card in self.hearers(owner, Moment::Entered) {
                speak!(card, entered(card, self, owner, mover, at, held, tell));
            }
        }
    }

    pub(crate) fn hear_acted(&mut self, seat: Seat, action: Action, tell: &mut impl Tell<Event>) {
        for card in self.hearers(seat, Moment::Acted) {
            speak!(card, acted(card, self, seat, action, tell));
        }
    }

    /// Lets the stolen card say where it goes; otherwise it goes to the thief.
    pub(crate) fn hear_stolen(&mut self, card: Card, thief: Seat, tell: &mut impl Tell<Event>) -> bool {
        Moment::Stolen.heard_by().has(card) && speak!(card, stolen(card, self, thief, tell))
    }

    pub(crate) fn hear_after_scoring(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        for card in self.hearers(seat, Moment::AfterScoring) {
            speak!(card, after_scoring(card, self, seat, tell));
        }
    }

    pub(crate) fn hear_secured(&mut self, card: Card, seat: Seat, tell: &mut impl Tell<Event>) {
        if Moment::Secured.heard_by().has(card) {
            speak!(card, secured(card, self, seat, tell));
        }
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcs) -> Seats {
        match self {
            Step::Order { seat, .. } => Seats::only(seat),
            Step::Hear { .. } => Seats::NONE,
            Step::Cue { card, seat, stage, n } => speak!(card, waits_for(s, Cue { card, seat, stage, n })),
        }
    }

    pub(crate) fn ask(self, s: &Arcs, _: Seat) -> Ask {
        match self {
            Step::Order { .. } | Step::Hear { .. } => Ask::Order,
            Step::Cue { card, seat, stage, n } => speak!(card, ask(s, Cue { card, seat, stage, n })),
        }
    }

    pub(crate) fn options(self, s: &Arcs, _: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Order { cards, .. } => cards.into_iter().for_each(|card| out.offer(Choice::First { card })),
            Step::Hear { .. } => {}
            Step::Cue { card, seat, stage, n } => speak!(card, options(s, Cue { card, seat, stage, n }, out)),
        }
    }

    pub(crate) fn resume(self, s: &mut Arcs, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Order { seat, moment, mut cards }, Choice::First { card }) => {
                cards.remove(card);
                s.put_in_order(seat, moment, cards);
                s.next(Step::Hear { card, seat, moment });
            }
            (Step::Cue { card, seat, stage, n }, _) => {
                speak!(card, resume(s, Cue { card, seat, stage, n }, choice, tell));
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcs, tell: &mut impl Tell<Event>) {
        match self {
            Step::Hear { card, seat, moment } => match moment {
                Moment::Declared => speak!(card, declared(card, s, seat, tell)),
                Moment::MoveEnds => speak!(card, move_ends(card, s, seat, tell)),
                Moment::BattleBegins => speak!(card, battle_begins(card, s, seat, tell)),
                Moment::Rolled => speak!(card, rolled(card, s, seat, tell)),
                Moment::BattleEnds => speak!(card, battle_ends(card, s, seat, tell)),
                _ => {}
            },
            Step::Cue { card, seat, stage, n } => speak!(card, settle(s, Cue { card, seat, stage, n }, tell)),
            Step::Order { .. } => {}
        }
    }
}
