//! What each pair of eyes may see (ARIS-TACTIC-04, ARIS-TACTIC-05, ARIS-SETUP-03, ARIS-SETUP-12); `redeal.rs`
//! checks it, and the other way round.

use crate::{
    action, activation,
    board::{Space, Zone},
    choice::With,
    dice::{Colour, Face, Pool},
    figure::{Figure, Piece, Place},
    odds::{Odds, odds},
    printed::{Part, Standing},
    range,
    sight::Sight,
    step::Step,
    table::{Aristeia, BOTH, RollKind},
    tables::{Action, Character, Scenario, State, Tactic, Window},
    tactic, window,
};
use arbiter_components::CardSet;
use arbiter_engine::{Eyes, Seat};
use serde::Serialize;

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The scenario.
    pub scenario: Scenario,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The turn, from 1; 0 before the first of a round.
    pub turn: u8,
    /// Who holds the Outsider marker, once there is one.
    pub outsider: Option<Seat>,
    /// Both players, p1 first.
    pub players: [PlayerView; 2],
    /// Everybody in a team.
    pub figures: Vec<FigureView>,
    /// Where the barriers stand.
    pub barriers: Vec<Space>,
    /// Where smoke is.
    pub smoke: Vec<Space>,
    /// The current scoring zones.
    pub scoring: Vec<Zone>,
    /// Zones with a red counter.
    pub burnt: Vec<Zone>,
    /// The active character.
    pub active: Option<Figure>,
    /// Its action points.
    pub points: u8,
    /// Its movement points.
    pub movement: u8,
    /// The action going on.
    pub action: Option<Action>,
    /// Its target.
    pub target: Option<Piece>,
    /// The roll going on, or the last one of the action.
    pub roll: Option<RollView>,
    /// Damage about to be suffered.
    pub hurts: Vec<(Figure, u8)>,
    /// Tactics played whose effects are not over, the last one last.
    pub chain: Vec<PlayedView>,
    /// Tactics named with the action and still to be played, the next one first (ARIS-AMB-46).
    pub named: Vec<Tactic>,
    /// The window that is open.
    pub window: Option<Window>,
    /// What the active character could aim at now: for the player who chooses.
    pub aims: Vec<AimView>,
}

/// What a player has, as seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Victory points.
    pub points: u8,
    /// Frags.
    pub frags: u8,
    /// How many tactics in hand.
    pub hand_size: usize,
    /// The hand, for eyes that may see it.
    pub hand: Option<Vec<TacticView>>,
    /// How many tactics in the deck.
    pub deck_size: usize,
    /// The deck in no order, for eyes that may see it.
    pub deck: Option<Vec<TacticView>>,
    /// The discard pile, the first card first.
    pub discard: Vec<TacticView>,
    /// The initiative cards in their order, as far as these eyes may see them.
    pub plan: Vec<Option<Character>>,
    /// Characters chosen so far, for eyes that may see them.
    pub picks: Vec<Character>,
    /// The secret answer about the opening hand, for eyes that may see it.
    pub mulligan: Option<bool>,
    /// Zones to deploy in.
    pub zones: Vec<Zone>,
    /// Zones conquered.
    pub conquered: Vec<Zone>,
}

/// A tactic, and whether it is a stand-in for a card whose text is not public.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TacticView {
    /// The card.
    pub tactic: Tactic,
    /// How much of it is known of the printed card.
    pub standing: Standing,
    /// Could it be played now, were it the time? For the hand of the player who is asked.
    pub playable: bool,
}

/// A character of a team, as all see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FigureView {
    /// Who.
    pub figure: Figure,
    /// Whose.
    pub seat: Seat,
    /// Its card.
    pub character: Character,
    /// Where.
    pub place: Place,
    /// Damage counters.
    pub damage: u8,
    /// Printed health.
    pub health: u8,
    /// Current energy.
    pub energy: u8,
    /// Current speed.
    pub speed: u8,
    /// Current initiative.
    pub initiative: u8,
    /// State markers.
    pub markers: Vec<MarkerView>,
    /// Who taunted it.
    pub taunted_by: Option<Figure>,
    /// Dice and blocks that join its defence rolls this turn.
    pub guard: (u8, u8),
}

/// A state marker, or several alike.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MarkerView {
    /// The state.
    pub state: State,
    /// Is the red side up?
    pub red: bool,
    /// How many.
    pub count: u8,
}

/// A roll.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RollView {
    /// Attack against defence, agility against strength, or one side alone.
    pub kind: RollKind,
    /// Do symbols matter now, and dice no more?
    pub counted: bool,
    /// The active side, and the other one.
    pub sides: [SideView; 2],
}

/// One side of a roll.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    /// Who rolls.
    pub figure: Option<Figure>,
    /// Has it cover?
    pub cover: bool,
    /// Its dice and printed symbols, in the order in which answers number them.
    pub dice: Vec<DieView>,
    /// The symbols left.
    pub symbols: Face,
}

/// A die or printed symbol.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DieView {
    /// Its colour; none for a printed symbol.
    pub colour: Option<Colour>,
    /// The face that is up, 1 to 6; 0 before the throw.
    pub face: u8,
    /// What that face, or the printed symbol, shows.
    pub shows: Face,
    /// What it still gives.
    pub gives: Face,
    /// Is it cancelled?
    pub cancelled: bool,
}

/// An action at a target that is allowed now: what a person wants to know before choosing it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AimView {
    /// The action.
    pub action: Action,
    /// The target.
    pub target: Piece,
    /// How far, counted around pieces.
    pub distance: Option<u8>,
    /// What is seen of it.
    pub sight: Sight,
    /// The best vertex of the viewer, 0 to 5, and which of its six lines are interrupted.
    pub vertex: u8,
    /// Interrupted lines from that vertex.
    pub interrupted: [bool; 6],
    /// Has the attacker, has the defender cover?
    pub cover: [bool; 2],
    /// The dice of both sides.
    pub pools: [Vec<DieView>; 2],
    /// The exact odds without tactics and switches.
    pub odds: Option<Odds>,
}

/// A tactic that was played.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedView {
    /// The card.
    pub tactic: Tactic,
    /// By whom.
    pub seat: Seat,
    /// For which character.
    pub figure: Option<Figure>,
    /// At which one.
    pub target: Option<Figure>,
    /// Cancelled by an answer?
    pub cancelled: bool,
}

/// Who holds the marker; nobody before it is given to somebody (ARIS-SETUP-08).
fn outsider(s: &Aristeia) -> Option<Seat> {
    let given = !s.agenda.steps().iter().any(|step| matches!(step, Step::Setup(_)));
    given.then_some(s.outsider)
}

pub(crate) fn view(s: &Aristeia, eyes: Eyes) -> View {
    View {
        scenario: s.setup.scenario,
        round: s.round,
        turn: s.turn,
        outsider: outsider(s),
        players: BOTH.map(|seat| player(s, seat, eyes)),
        figures: s.figures().map(|figure| self::figure(s, figure)).collect(),
        barriers: s.barriers.to_vec(),
        smoke: s.smoke.iter().map(|smoke| smoke.space).collect(),
        scoring: s.scoring.into_iter().collect(),
        burnt: s.burnt.into_iter().collect(),
        active: s.active(),
        points: s.activation.points,
        movement: s.activation.movement,
        action: s.doing.action,
        target: s.doing.target,
        roll: roll(s),
        hurts: s.hurts.iter().map(|hurt| (hurt.figure, hurt.amount)).collect(),
        chain: s
            .chain
            .iter()
            .map(|played| PlayedView {
                tactic: played.tactic,
                seat: played.seat,
                figure: played.figure,
                target: played.target,
                cancelled: played.cancelled,
            })
            .collect(),
        named: action::named(s).collect(),
        window: window::current(s),
        aims: aims(s, eyes),
    }
}

fn player(s: &Aristeia, seat: Seat, eyes: Eyes) -> PlayerView {
    let player = s.player(seat);
    let mine = eyes.are(seat);
    let asked = mine && s.agenda.top().is_some_and(|step| step.waits_for(s).has(seat));
    let now = window::current(s).or(match s.agenda.top() {
        Some(Step::Activation(activation::Step::Act)) => Some(Window::ActionsFree),
        _ => None,
    });
    let tactics = |cards: &mut dyn Iterator<Item = Tactic>, in_hand: bool| {
        let view = |tactic: Tactic| TacticView {
            tactic,
            standing: tactic.row().standing,
            playable: in_hand && asked && Some(tactic.row().window) == now && is_playable(s, seat, tactic),
        };
        cards.map(view).collect::<Vec<_>>()
    };
    let set = |cards: CardSet<Tactic>, in_hand| mine.then(|| tactics(&mut cards.into_iter(), in_hand));
    let face_up = usize::from(s.turn);
    let planning = matches!(s.agenda.top(), Some(Step::Round(crate::round::Step::Plan)));
    let plan = match (mine, planning) {
        // How far a rival's planning has come is nobody's business.
        (false, true) => vec![],
        _ => player.plan.iter().enumerate().map(|(i, card)| (mine || i < face_up).then_some(*card)).collect(),
    };
    PlayerView {
        seat,
        points: player.points,
        frags: player.frags,
        hand_size: player.hand.len(),
        hand: set(player.hand, true),
        deck_size: if is_choosing(s) && !mine { 0 } else { player.deck.len() },
        deck: set(player.deck, false),
        discard: tactics(&mut player.discard.iter().copied(), false),
        plan,
        picks: if mine { player.picks.into_iter().collect() } else { vec![] },
        mulligan: player.mulligan.filter(|_| mine),
        zones: player.zones.into_iter().collect(),
        conquered: s.player(seat).conquered.into_iter().collect(),
    }
}

/// Are decks being built, so that their size says how far somebody has come?
fn is_choosing(s: &Aristeia) -> bool {
    matches!(s.agenda.top(), Some(Step::Setup(crate::setup::Step::Tactics)))
}

fn is_playable(s: &Aristeia, seat: Seat, tactic: Tactic) -> bool {
    let mut legal = false;
    tactic::ways_to_play(s, seat, tactic, |_, verdict| legal |= verdict.is_ok());
    legal
}

fn figure(s: &Aristeia, figure: Figure) -> FigureView {
    let body = s.body(figure);
    FigureView {
        figure,
        seat: figure.seat(),
        character: figure.character(),
        place: body.place,
        damage: body.damage,
        health: figure.character().row().health,
        energy: s.energy(figure),
        speed: s.speed(figure),
        initiative: s.initiative(figure),
        markers: body.markers.iter().map(|(state, red, count)| MarkerView { state, red, count }).collect(),
        taunted_by: body.markers.taunted_by,
        guard: (body.guard_dice, body.guard_blocks),
    }
}

fn dice(pool: &Pool) -> Vec<DieView> {
    let view = |die: &crate::dice::Die| DieView {
        colour: match die.part() {
            Part::Die(colour) => Some(colour),
            Part::Printed(_) => None,
        },
        face: die.face(),
        shows: die.shows(),
        gives: die.symbols(),
        cancelled: die.is_cancelled(),
    };
    pool.0.iter().map(view).collect()
}

fn roll(s: &Aristeia) -> Option<RollView> {
    if s.roll.kind == RollKind::None {
        return None;
    }
    let sides = [0, 1].map(|side| {
        let side = &s.roll.sides[side];
        let symbols = if s.roll.counted { side.symbols } else { side.pool.symbols() };
        SideView { figure: side.figure, cover: side.cover, dice: dice(&side.pool), symbols }
    });
    Some(RollView { kind: s.roll.kind, counted: s.roll.counted, sides })
}

/// What the active character may aim at, for the player who chooses an action.
fn aims(s: &Aristeia, eyes: Eyes) -> Vec<AimView> {
    let acting = matches!(s.agenda.top(), Some(Step::Activation(activation::Step::Act)));
    let Some(figure) = s.active().filter(|figure| acting && eyes == Eyes::Seat(figure.seat())) else { return vec![] };
    let mut found = Vec::new();
    let mut heard = Heard(&mut found);
    action::options(s, figure, &mut heard);
    found.into_iter().map(|(action, target)| aim(s, figure, action, target)).collect()
}

/// Keeps the targets of actions that are allowed.
struct Heard<'a>(&'a mut Vec<(Action, Piece)>);

impl arbiter_engine::Options<crate::Choice, crate::Reason> for Heard<'_> {
    fn put(&mut self, choice: crate::Choice, verdict: Result<(), crate::Reason>) {
        if let (crate::Choice::Act { action, target, with }, Ok(())) = (choice, verdict)
            && let Some(piece) = target.0
            && with == With::default()
        {
            self.0.push((action, piece));
        }
    }
}

fn aim(s: &Aristeia, figure: Figure, action: Action, target: Piece) -> AimView {
    let sides = action::pools(s, figure, action, Some(target), false);
    let (vertex, interrupted) = match (s.space_of(figure), s.stands(target)) {
        (Some(from), Some(to)) => {
            let lines = s.sight_lines(from, to);
            let best = (0..6).max_by_key(|vertex| (lines.open_from(*vertex), 6 - vertex)).unwrap_or(0);
            (best as u8, std::array::from_fn(|to| lines.interrupts(best, to)))
        }
        _ => (0, [false; 6]),
    };
    AimView {
        action,
        target,
        distance: match range::reach(action, 0, false) {
            Some(range) if range.sight => s.way_to(figure, target),
            _ => s.space_of(figure).zip(s.stands(target)).map(|(from, to)| from.distance(to)),
        },
        sight: s.sight(figure, target),
        vertex,
        interrupted,
        cover: [sides[0].cover, sides[1].cover],
        pools: [dice(&sides[0].pool), dice(&sides[1].pool)],
        odds: action.rolls().then(|| odds(&sides[0].pool, &sides[1].pool)),
    }
}
