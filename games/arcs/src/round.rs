//! Rounds: leading, following, seizing, passing, and who has the initiative next (ARCS-ROUND-01 to
//! ARCS-ROUNDEND-03).

use crate::{
    Ask, Choice, Event, Reason,
    action::{ActionCard, ActionCards, Manner, Played},
    ambition,
    cards::guild::union,
    chapter,
    moments::Moment,
    setup::Discard,
    state::{Arcs, Round},
    turn,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// A round, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// A round begins, or the chapter ends.
    Begin,
    /// The holder of the initiative leads or passes.
    Lead { seat: Seat },
    /// A follower plays a card.
    Follow { seat: Seat },
    /// Between the card and the Prelude: seizing, and what cards allow.
    Window { seat: Seat },
    /// The turn of this seat is over: who is next?
    After { seat: Seat },
    /// All have had their turn.
    End,
    /// The played cards are discarded.
    Discard,
}

impl Arcs {
    /// The number to surpass: 0 under the zero marker (ARCS-SURPASS-01, ARCS-DECL-03).
    #[must_use]
    pub fn lead_number(&self) -> u8 {
        if self.round.zero { 0 } else { self.lead_card().map_or(0, ActionCard::number) }
    }

    /// May the seat seize the initiative, by whatever means (ARCS-SEIZE-03)?
    pub(crate) fn may_seize(&self, seat: Seat) -> Result<(), Reason> {
        if self.round.seized {
            return Err(Reason::AlreadySeized);
        }
        if self.initiative == seat { Err(Reason::HoldsInitiative) } else { Ok(()) }
    }

    /// Moves the marker at once; the order of turns stays (ARCS-SEIZE-04).
    pub(crate) fn seize(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.initiative = seat;
        self.round.seized = true;
        tell.tell(Event::Seized { seat });
    }

    /// Seats that have seen a card face up know where it goes.
    pub(crate) fn all_know(&mut self, cards: ActionCards) {
        for seat in self.everybody() {
            let player = self.player_mut(seat);
            player.knows = player.knows.or(cards.without(player.hand));
        }
    }

    /// A hand changes in a way that others cannot follow: what they knew of it is no longer certain.
    pub(crate) fn forget_hand(&mut self, of: Seat) {
        let hand = self.player(of).hand;
        for seat in self.rivals(of) {
            let player = self.player_mut(seat);
            player.knows = player.knows.without(hand);
        }
    }
}

/// Higher than the lead card, and of its suit (ARCS-SURPASS-01).
fn may_surpass(s: &Arcs, card: ActionCard) -> Result<(), Reason> {
    let Some(lead) = s.lead_card() else { return Err(Reason::OtherQuestion) };
    if card.suit() != lead.suit() {
        return Err(Reason::OtherSuit { suit: lead.suit() });
    }
    if card.number() <= s.lead_number() { Err(Reason::TooLow { n: s.lead_number() }) } else { Ok(()) }
}

/// Of another suit than the lead card (ARCS-PIVOT-01, ARCS-FOLLOW-01).
fn may_pivot(s: &Arcs, card: ActionCard) -> Result<(), Reason> {
    match s.lead_card() {
        Some(lead) if lead.suit() == card.suit() => Err(Reason::LeadSuit { suit: lead.suit() }),
        _ => Ok(()),
    }
}

fn play(s: &mut Arcs, seat: Seat, card: ActionCard, manner: Manner) {
    if manner == Manner::Copy {
        s.forget_hand(seat);
    }
    s.player_mut(seat).hand.remove(card);
    if manner != Manner::Copy {
        s.players.0.iter_mut().for_each(|player| {
            player.knows.remove(card);
        });
    }
    s.round.played[seat] = Some(Played { card, manner });
    s.next(Step::After { seat });
    turn::open(s, seat);
}

/// The next seat clockwise that has cards; the seat itself if nobody else has.
fn next_with_cards(s: &Arcs, seat: Seat) -> Seat {
    s.clockwise_from(seat.left(s.count())).find(|next| s.with_cards().has(*next)).unwrap_or(seat)
}

/// The marker goes on and the round is over at once (ARCS-PASS-01).
fn pass(s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
    s.initiative = next_with_cards(s, seat);
    tell.tell(Event::PassedInitiative { seat });
    tell.tell(Event::Initiative { seat: s.initiative });
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcs) -> Seats {
        match self {
            // Asked even with a single way left: a hand is secret.
            Step::Lead { seat } | Step::Follow { seat } => Seats::only(seat),
            Step::Window { seat } => {
                let seizes = s.may_seize(seat).is_ok() && !s.player(seat).hand.is_empty();
                if seizes || s.a_card_wants_to_follow(seat) { Seats::only(seat) } else { Seats::NONE }
            }
            _ => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Arcs, seat: Seat) -> Ask {
        match self {
            Step::Lead { .. } => Ask::Lead,
            Step::Follow { .. } => Ask::Follow { card: s.lead_card().unwrap_or_default(), number: s.lead_number() },
            _ => {
                let seizes = s.may_seize(seat).is_ok() && !s.player(seat).hand.is_empty();
                let declarer = s.hearers(seat, Moment::Followed).first().filter(|_| s.a_card_wants_to_follow(seat));
                match declarer {
                    Some(card) if seizes => Ask::SeizeOrDeclare { card },
                    Some(card) => Ask::CardDeclare { card },
                    None => Ask::Seize,
                }
            }
        }
    }

    pub(crate) fn options(self, s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        let hand = s.player(seat).hand;
        match self {
            Step::Lead { .. } => {
                hand.into_iter().for_each(|card| out.offer(Choice::Lead { card }));
                out.offer(Choice::Pass);
            }
            Step::Follow { .. } => {
                for card in hand {
                    out.put(Choice::Surpass { card }, may_surpass(s, card));
                    out.offer(Choice::Copy { card });
                    out.put(Choice::Pivot { card }, may_pivot(s, card));
                }
            }
            Step::Window { .. } => {
                for card in hand {
                    out.put(Choice::Seize { card }, s.may_seize(seat));
                }
                s.offer_followed(seat, out);
                out.offer(Choice::Decline);
            }
            _ => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcs, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match choice {
            Choice::Lead { card } => {
                s.round.lead = Some(seat);
                s.round.passed = Seats::NONE;
                play(s, seat, card, Manner::Lead);
                tell.tell(Event::Led { seat, card });
                s.next(ambition::Step::Lead { seat });
            }
            Choice::Pass => {
                s.round.passed.insert(seat);
                let all = s.with_cards().without(s.round.passed).is_empty();
                pass(s, seat, tell);
                if all {
                    discard_hands(s, tell);
                    s.next(chapter::Step::Score);
                } else {
                    s.next(Step::Begin);
                }
            }
            Choice::Surpass { card } => {
                play(s, seat, card, Manner::Surpass);
                tell.tell(Event::Surpassed { seat, card });
                // A 7 seizes by itself, if the initiative can still be seized (ARCS-SEIZE-02).
                if card.number() == 7 && s.may_seize(seat).is_ok() {
                    s.seize(seat, tell);
                }
                s.next(Step::Window { seat });
            }
            Choice::Copy { card } => {
                play(s, seat, card, Manner::Copy);
                tell.tell(Event::Copied { seat, card });
                s.next(Step::Window { seat });
            }
            Choice::Pivot { card } => {
                play(s, seat, card, Manner::Pivot);
                tell.tell(Event::Pivoted { seat, card });
                s.next(Step::Window { seat });
            }
            // Seizing and what cards allow come in either order (ARCS-TIME-06).
            Choice::Seize { card } => {
                s.next(self);
                s.forget_hand(seat);
                s.player_mut(seat).hand.remove(card);
                s.round.seizing[seat] = Some(card);
                s.seize(seat, tell);
                tell.tell(Event::SeizedWith { seat, card });
            }
            Choice::Decline => {}
            _ => {
                s.next(self);
                s.take_followed(seat, choice, tell);
            }
        }
    }

    pub(crate) fn settle(self, s: &mut Arcs, tell: &mut impl Tell<Event>) {
        match self {
            Step::Begin => {
                let passed = s.round.passed;
                s.round = Round { passed, ..Round::default() };
                if s.with_cards().is_empty() {
                    s.next(chapter::Step::Score); // ARCS-CHAP-01
                } else if s.with_cards().has(s.initiative) {
                    s.next(Step::Lead { seat: s.initiative });
                } else {
                    // An empty hand must pass, and does not count as passing (ARCS-PASS-02).
                    let seat = s.initiative;
                    s.next(Step::Begin);
                    pass(s, seat, tell);
                }
            }
            Step::After { seat } => {
                // Everybody clockwise from the lead has one turn; empty hands have none
                // (ARCS-ROUND-01, ARCS-ROUND-02).
                let lead = s.round.lead.unwrap_or(s.initiative);
                let later = s.clockwise_from(lead).skip_while(|other| *other != seat).skip(1);
                match later.into_iter().find(|next| s.with_cards().has(*next)) {
                    Some(next) => s.next(Step::Follow { seat: next }),
                    None => s.next(Step::End),
                }
            }
            Step::End => {
                check_initiative(s, tell);
                s.next(Step::Discard);
                union::round_ends(s, tell);
            }
            Step::Discard => {
                discard_played(s);
                s.next(Step::Begin);
            }
            Step::Window { .. } | Step::Lead { .. } | Step::Follow { .. } => {}
        }
    }
}

/// Who seized keeps the initiative; otherwise the highest surpass takes it (ARCS-INIT-01,
/// ARCS-INIT-02).
fn check_initiative(s: &mut Arcs, tell: &mut impl Tell<Event>) {
    if !s.round.seized {
        let surpassed = |seat: &Seat| s.played(*seat).filter(|played| played.manner == Manner::Surpass);
        let highest = s.everybody().filter_map(|seat| Some((surpassed(&seat)?.card.number(), seat))).max();
        if let Some((_, seat)) = highest {
            s.initiative = seat;
        }
    }
    tell.tell(Event::RoundEnds { seat: s.initiative });
}

/// Played and seizing cards go face down on top of the pile, shuffled (ARCS-ROUNDEND-01,
/// ARCS-AMB-26); cards played face up to the open pile, where there are two (ARCS-ROUNDEND-03).
fn discard_played(s: &mut Arcs) {
    let (mut up, mut all) = (ActionCards::EMPTY, ActionCards::EMPTY);
    for seat in s.everybody() {
        let played = s.round.played[seat].take();
        let seizing = s.round.seizing[seat].take();
        if let Some(played) = played {
            all.insert(played.card);
            if played.face_up() {
                up.insert(played.card);
            }
        }
        all = all.or(seizing.into_iter().collect());
        let own = seizing.into_iter().chain(played.filter(|played| !played.face_up()).map(|played| played.card));
        s.player_mut(seat).knows = s.player(seat).knows.or(own.collect());
    }
    if s.setup.discard == Discard::Split {
        s.pile.open = s.pile.open.or(up);
        s.pile.put(all.without(up));
    } else {
        s.pile.put(all);
        s.all_know(up);
    }
}

/// All who have cards have passed: everybody discards the hand (ARCS-PASS-02).
fn discard_hands(s: &mut Arcs, tell: &mut impl Tell<Event>) {
    tell.tell(Event::AllPassed);
    for seat in s.everybody() {
        s.forget_hand(seat);
        let hand = std::mem::take(&mut s.player_mut(seat).hand);
        s.player_mut(seat).knows = s.player(seat).knows.or(hand);
        s.pile.put(hand);
    }
    s.round.passed = Seats::NONE;
}
