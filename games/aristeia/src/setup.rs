//! Setup: scenario, teams, decks, opening hands, Outsider (ARIS-SETUP-01 to ARIS-SETUP-13).

use crate::{
    Ask, Choice, Event, Reason,
    board::Zones,
    deployment,
    figure::{BARRIERS, Body, Figure, Place},
    hand,
    table::{Activation, Aristeia, BOTH, Doing, Player, Roll},
    tables::{Character, OPENING_HAND, STARTER_TEAMS, Scenario, Tactic},
    tactic::tactics_of,
};
use arbiter_components::{CardSet, Indexed};
use arbiter_engine::{Agenda, Game, Group, List, Notation, Options, Pick, Seat, Seats, Tell, Wanted};

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
    /// Along which sides of spaces a line is interrupted (ARIS-LOS-05).
    pub sides: Sides,
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

/// Along which sides of blocking spaces a line is interrupted (ARIS-LOS-05, ARIS-AMB-01).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
pub enum Sides {
    /// Those that two of them share.
    #[default]
    Shared,
    /// Every side of one.
    Any,
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
            sides: Sides::Shared,
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
                    sides: Sides::Any,
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

/// The characters a player may name: each once (ARIS-SETUP-02), from those named already on.
fn picks(s: &Aristeia, seat: Seat) -> impl Iterator<Item = Pick<Choice, Reason>> + Clone {
    let named = s.player(seat).picks;
    let last = named.into_iter().last();
    Character::ALL.into_iter().filter(move |character| named.has(*character) || Some(*character) > last).map(
        move |character| {
            let verdict = if named.has(character) { Err(Reason::TwiceInTeam { character }) } else { Ok(()) };
            Pick::judged(Choice::Pick { character }, verdict)
        },
    )
}

/// The tactics of a character that a player has taken so far, and how many are still to be taken.
fn kept_of(s: &Aristeia, figure: Figure) -> (CardSet<Tactic>, usize) {
    let kept = s.player(figure.seat()).deck.and(tactics_of(Some(figure.character())));
    (kept, OF_EACH.saturating_sub(kept.len()))
}

/// The characters of a player with fewer than two tactics; those of the first come next where they come one by one.
fn lacking(s: &Aristeia, seat: Seat) -> impl Iterator<Item = Figure> + Clone {
    s.team(seat).filter(|figure| kept_of(s, *figure).1 > 0)
}

/// The tactics a player may name: two of each character (ARIS-SETUP-04), from those named already on.
fn keeps(s: &Aristeia, seat: Seat) -> impl Iterator<Item = Pick<Choice, Reason>> + Clone {
    lacking(s, seat).flat_map(|figure| {
        let character = figure.character();
        let (kept, lacks) = kept_of(s, figure);
        let last = kept.into_iter().last();
        let group = Group { id: character.index() as u16, least: lacks as u16, most: lacks as u16 };
        let later = tactics_of(Some(character)).into_iter().filter(move |tactic| Some(*tactic) > last);
        later.map(move |tactic| Pick::once(Choice::Keep { tactic }).of(group))
    })
}

/// How many tactics a player has still to take.
fn keeps_left(s: &Aristeia, seat: Seat) -> usize {
    lacking(s, seat).map(|figure| kept_of(s, figure).1).sum()
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        let house = Seats::only(Seat::HOUSE);
        let those = |lacks: &dyn Fn(Seat) -> bool| BOTH.into_iter().filter(|seat| lacks(*seat)).collect::<Seats>();
        match self {
            Step::Teams => {
                let choosing = those(&|seat| s.player(seat).picks.len() < TEAM);
                match s.setup.teams {
                    Teams::Choose if !choosing.is_empty() => choosing,
                    Teams::Choose => house, // it opens them
                    _ if choosing.is_empty() => Seats::NONE,
                    Teams::Random => house,
                    Teams::Starter => Seats::NONE,
                }
            }
            Step::Tactics => {
                let choosing = those(&|seat| lacking(s, seat).next().is_some());
                match s.setup.tactics {
                    Decks::Random if !choosing.is_empty() => house,
                    Decks::Random | Decks::Choose => choosing,
                }
            }
            Step::Mulligan => {
                let choosing = those(&|seat| s.player(seat).mulligan.is_none());
                if choosing.is_empty() { house } else { choosing }
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
            Step::Tactics => Ask::Deck { n: keeps_left(s, seat) as u8 },
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
                let left = TEAM.saturating_sub(s.player(seat).picks.len());
                out.pieces(Wanted::exactly(left as u16), picks(s, seat));
            }
            Step::Tactics if seat.is_house() => {
                for seat in BOTH {
                    if let Some(figure) = lacking(s, seat).next() {
                        let left = tactics_of(Some(figure.character())).without(s.player(seat).deck);
                        left.into_iter().for_each(|tactic| out.offer(Choice::DealTactic { seat, tactic }));
                        return;
                    }
                }
            }
            Step::Tactics => {
                out.pieces(Wanted::exactly(keeps_left(s, seat) as u16), keeps(s, seat));
                let of_team = |owner: Character| s.body(Figure::new(seat, owner)).place != Place::Box;
                for tactic in Tactic::ALL.into_iter().filter(|tactic| !tactic.row().owner.is_some_and(of_team)) {
                    out.put(Choice::Keep { tactic }, Err(Reason::NotOfTeam { tactic }));
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
