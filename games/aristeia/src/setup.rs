//! Setup: scenario, teams, decks, opening hands, Outsider (ARIS-SETUP-01 to ARIS-SETUP-13).

use crate::{
    Ask, Choice, Event, Reason,
    board::Zones,
    deployment,
    figure::{BARRIERS, Body, Figure, Place},
    hand,
    table::{Activation, Aristeia, BOTH, Doing, Player, Roll},
    tables::{Character, OPENING_HAND, STARTER_TEAMS, Scenario, Tactic},
};
use arbiter_components::{CardSet, Indexed};
use arbiter_engine::{Agenda, Game, List, Notation, Options, Seat, Seats, Tell};

/// What is agreed on before the game begins.
///
/// Written as pairs, in any order: `scenario conquest teams starter`.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub struct Setup {
    /// Two.
    pub players: u8,
    /// The scenario (ARIS-SETUP-01).
    pub scenario: Scenario,
    /// How the teams come about.
    pub teams: Teams,
    /// How the tactics of the characters come into the decks.
    pub tactics: Decks,
    /// How a crowd counts in a disengage roll (ARIS-AMB-05).
    pub crowd: Crowd,
    /// Does Scorched Earth give a point for an enemy sent off the central zone? (ARIS-AMB-14)
    pub scorched_frags: bool,
}

/// How the teams come about.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
pub enum Teams {
    /// Each player chooses four characters in secret (ARIS-SETUP-02).
    #[default]
    Choose,
    /// The two teams of a first game.
    Starter,
    /// At random.
    Random,
}

/// How the tactics of the characters come into the decks.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
pub enum Decks {
    /// Each player chooses two of each character's four (ARIS-SETUP-04).
    #[default]
    Choose,
    /// At random.
    Random,
}

/// How a crowd counts in a disengage roll.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
pub enum Crowd {
    /// A die for each adjacent enemy, if there are several.
    #[default]
    Each,
    /// A die for each enemy beyond the first.
    Additional,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: 2,
            scenario: Scenario::Assault,
            teams: Teams::Choose,
            tactics: Decks::Choose,
            crowd: Crowd::Each,
            scorched_frags: false,
        }
    }
}

impl arbiter_engine::Setup for Setup {
    fn usual(seats: u8) -> Setup {
        Setup { players: seats, ..Setup::default() }
    }

    fn variants(seats: u8) -> Vec<(&'static str, Setup)> {
        if seats != 2 {
            return vec![];
        }
        let base = Setup::default();
        vec![
            ("assault", base),
            ("conquest", Setup { scenario: Scenario::Conquest, ..base }),
            ("king_of_the_hill", Setup { scenario: Scenario::KingOfTheHill, ..base }),
            ("scorched_earth", Setup { scenario: Scenario::ScorchedEarth, ..base }),
            ("starter", Setup { teams: Teams::Starter, tactics: Decks::Random, ..base }),
            (
                "options",
                Setup {
                    scenario: Scenario::ScorchedEarth,
                    teams: Teams::Random,
                    tactics: Decks::Random,
                    crowd: Crowd::Additional,
                    scorched_frags: true,
                    ..base
                },
            ),
        ]
    }
}

/// Characters in a team (ARIS-SETUP-02).
pub(crate) const TEAM: usize = 4;
/// Tactics of each character in a deck (ARIS-SETUP-04).
pub(crate) const OF_EACH: usize = 2;

/// The tactics of a character, or the standard ones.
pub(crate) fn tactics_of(owner: Option<Character>) -> CardSet<Tactic> {
    Tactic::ALL.into_iter().filter(|tactic| tactic.row().owner == owner).collect()
}

/// An empty table with the board of its scenario.
pub(crate) fn empty(setup: Setup) -> Aristeia {
    let row = setup.scenario.row();
    Aristeia {
        setup,
        round: 0,
        turn: 0,
        outsider: Seat::default(),
        players: [Player::default(); 2],
        bodies: [Body::default(); Figure::COUNT],
        barriers: row.barriers,
        smoke: List::new(),
        scoring: row.first_zones,
        conquered: [Zones::NONE; 2],
        burnt: Zones::NONE,
        activation: Activation::default(),
        doing: Doing::default(),
        roll: Roll::default(),
        hurts: List::new(),
        chain: List::new(),
        agenda: Agenda::new(),
    }
}
const _: () = assert!(BARRIERS == 5);

/// A table before the first decision.
pub fn begin(setup: &Setup) -> Result<Aristeia, Reason> {
    if setup.players != 2 {
        return Err(Reason::Players { n: setup.players });
    }
    let mut s = empty(*setup);
    s.next(Step::Teams);
    s.run(&mut ());
    Ok(s)
}

/// Setting up, one thing after the other (ARIS-SETUP-13).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// Both choose their characters in secret, or the House deals them.
    Teams,
    /// Both choose their tactics in secret, or the House deals them.
    Tactics,
    /// Both say in secret whether they keep the opening hand.
    Mulligan,
    /// The lower total of printed initiative becomes Outsider.
    Outsider,
}

/// The characters a player may still pick: in the order of the list, leaving enough for a team.
fn may_pick(s: &Aristeia, seat: Seat, character: Character) -> Result<(), Reason> {
    let picks = s.player(seat).picks;
    if picks.has(character) {
        return Err(Reason::TwiceInTeam { character });
    }
    let last = picks.into_iter().last().map_or(0, |last| last.index() + 1);
    let left = TEAM - picks.len();
    let in_order = character.index() >= last && Character::ALL.len() - character.index() >= left;
    if in_order { Ok(()) } else { Err(Reason::OutOfOrder) }
}

/// The tactics of characters that a player has taken so far.
fn kept(s: &Aristeia, seat: Seat) -> CardSet<Tactic> {
    s.player(seat).deck.without(tactics_of(None))
}

/// The characters whose tactics come next: the first in the list with fewer than two.
fn keeps_for(s: &Aristeia, seat: Seat) -> Option<Character> {
    let kept = kept(s, seat);
    let lacks = |figure: &Figure| kept.and(tactics_of(Some(figure.character()))).len() < OF_EACH;
    s.team(seat).find(lacks).map(Figure::character)
}

fn may_keep(s: &Aristeia, seat: Seat, tactic: Tactic) -> Result<(), Reason> {
    let owner = tactic.row().owner;
    if owner.is_none_or(|owner| s.body(Figure::new(seat, owner)).place == Place::Box) {
        return Err(Reason::NotOfTeam { tactic });
    }
    let own = tactics_of(owner);
    let kept = kept(s, seat).and(own);
    let later = |other: Tactic| other >= tactic;
    let in_order = owner == keeps_for(s, seat)
        && kept.into_iter().all(|other| other < tactic)
        && own.into_iter().filter(|other| later(*other)).count() >= OF_EACH - kept.len();
    if in_order { Ok(()) } else { Err(Reason::OutOfOrder) }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        let house = Seats::only(Seat::HOUSE);
        let those = |lacks: &dyn Fn(Seat) -> bool| BOTH.into_iter().filter(|seat| lacks(*seat)).collect::<Seats>();
        match self {
            Step::Teams => {
                let lacking = those(&|seat| s.player(seat).picks.len() < TEAM);
                match s.setup.teams {
                    Teams::Choose if !lacking.is_empty() => lacking,
                    Teams::Choose => house, // it opens them
                    _ if lacking.is_empty() => Seats::NONE,
                    Teams::Random => house,
                    Teams::Starter => Seats::NONE,
                }
            }
            Step::Tactics => {
                let lacking = those(&|seat| keeps_for(s, seat).is_some());
                match s.setup.tactics {
                    Decks::Random if !lacking.is_empty() => house,
                    Decks::Random | Decks::Choose => lacking,
                }
            }
            Step::Mulligan => {
                let lacking = those(&|seat| s.player(seat).mulligan.is_none());
                if lacking.is_empty() { house } else { lacking }
            }
            Step::Outsider => match totals(s) {
                [one, two] if one == two => house,
                _ => Seats::NONE,
            },
        }
    }

    pub(crate) fn ask(self, s: &Aristeia, seat: Seat) -> Ask {
        match self {
            _ if seat.is_house() => Ask::Chance,
            Step::Teams => Ask::Team { n: (TEAM - s.player(seat).picks.len()) as u8 },
            Step::Tactics => match keeps_for(s, seat) {
                Some(character) => {
                    let has = kept(s, seat).and(tactics_of(Some(character))).len();
                    Ask::Deck { character, n: (OF_EACH - has) as u8 }
                }
                None => Ask::Chance,
            },
            Step::Mulligan => Ask::Mulligan,
            Step::Outsider => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Aristeia, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Teams if seat.is_house() => match s.setup.teams {
                Teams::Random => {
                    let Some(seat) = BOTH.into_iter().find(|seat| s.player(*seat).picks.len() < TEAM) else { return };
                    let others = Character::ALL.into_iter().filter(|character| !s.player(seat).picks.has(*character));
                    others.for_each(|character| out.offer(Choice::Deal { seat, character }));
                }
                _ => out.offer(Choice::Unseal),
            },
            Step::Teams => {
                for character in Character::ALL {
                    out.put(Choice::Pick { character }, may_pick(s, seat, character));
                }
            }
            Step::Tactics if seat.is_house() => {
                for seat in BOTH {
                    if let Some(character) = keeps_for(s, seat) {
                        let left = tactics_of(Some(character)).without(s.player(seat).deck);
                        left.into_iter().for_each(|tactic| out.offer(Choice::DealTactic { seat, tactic }));
                        return;
                    }
                }
            }
            Step::Tactics => {
                for tactic in Tactic::ALL {
                    out.put(Choice::Keep { tactic }, may_keep(s, seat, tactic));
                }
            }
            Step::Mulligan if seat.is_house() => out.offer(Choice::Unseal),
            Step::Mulligan => {
                out.offer(Choice::KeepHand);
                out.offer(Choice::NewHand);
            }
            Step::Outsider => BOTH.into_iter().for_each(|seat| out.offer(Choice::Outsider { seat })),
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Teams, Choice::Pick { character }) => {
                s.player_mut(seat).picks.insert(character);
                tell.tell(Event::Picked { seat, character });
                s.next(self);
            }
            (Step::Teams, Choice::Deal { seat, character }) => {
                s.player_mut(seat).picks.insert(character);
                s.next(self);
            }
            (Step::Teams, _) => reveal_teams(s, tell),
            (Step::Tactics, Choice::Keep { tactic }) => {
                s.player_mut(seat).deck.insert(tactic);
                tell.tell(Event::Kept { seat, tactic });
                s.next(self);
            }
            (Step::Tactics, Choice::DealTactic { seat, tactic }) => {
                s.player_mut(seat).deck.insert(tactic);
                tell.tell(Event::Kept { seat, tactic });
                s.next(self);
            }
            (Step::Mulligan, Choice::KeepHand | Choice::NewHand) => {
                s.player_mut(seat).mulligan = Some(choice == Choice::NewHand);
                s.next(self);
            }
            (Step::Mulligan, _) => {
                s.next(Step::Outsider);
                for seat in BOTH {
                    if s.player_mut(seat).mulligan.take() == Some(true) {
                        // The whole hand, never a part of it (ARIS-SETUP-06).
                        let hand = std::mem::take(&mut s.player_mut(seat).hand);
                        let deck = &mut s.player_mut(seat).deck;
                        *deck = deck.or(hand);
                        tell.tell(Event::NewHand { seat });
                        s.next(hand::Step::Draw { seat, left: OPENING_HAND });
                    } else {
                        tell.tell(Event::KeptHand { seat });
                    }
                }
            }
            (Step::Outsider, Choice::Outsider { seat }) => become_outsider(s, seat, tell),
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, tell: &mut impl Tell<Event>) {
        match self {
            Step::Teams => {
                if s.setup.teams == Teams::Starter {
                    for (seat, team) in BOTH.into_iter().zip(STARTER_TEAMS) {
                        s.player_mut(seat).picks = team.into_iter().collect();
                    }
                }
                reveal_teams(s, tell);
            }
            Step::Tactics => {
                s.next(Step::Mulligan);
                for seat in BOTH {
                    s.next(hand::Step::Draw { seat, left: OPENING_HAND });
                }
            }
            Step::Mulligan => {}
            Step::Outsider => {
                let [one, two] = totals(s);
                become_outsider(s, BOTH[usize::from(two < one)], tell);
            }
        }
    }
}

/// The total of printed initiative of each team (ARIS-SETUP-08).
fn totals(s: &Aristeia) -> [u8; 2] {
    BOTH.map(|seat| s.team(seat).map(|figure| figure.character().row().initiative).sum())
}

fn become_outsider(s: &mut Aristeia, seat: Seat, tell: &mut impl Tell<Event>) {
    s.outsider = seat;
    tell.tell(Event::Outsider { seat });
    s.next(deployment::Step::Zones);
}

/// Teams are shown with all tactics of their characters (ARIS-SETUP-03); the ten standard tactics are
/// in each deck (ARIS-SETUP-04).
fn reveal_teams(s: &mut Aristeia, tell: &mut impl Tell<Event>) {
    for seat in BOTH {
        for character in std::mem::take(&mut s.player_mut(seat).picks) {
            s.body_mut(Figure::new(seat, character)).place = Place::Bench;
            tell.tell(Event::Joined { figure: Figure::new(seat, character) });
        }
        s.player_mut(seat).deck = tactics_of(None);
    }
    s.next(Step::Tactics);
}
