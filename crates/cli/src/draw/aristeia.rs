//! The table of Aristeia!: the HexaDome as a map of letters, then both teams.
//!
//! Columns are drawn side by side, each half a space lower or higher than its neighbours, as the spaces lie. Above a
//! column stands the name of its first space; the others follow downwards.

use super::{name_of, noted, sheet::Sheet};
use crate::play::Style;
use arbiter_engine::{Message, Notation, Seat};
use arbiter_language::Speaker;
use aristeia::{
    Action, BOARD, Character, Figure, FigureView, Place, PlayerView, Scenario, Skill, Space, State, Switch, Tactic,
    View, WALLS, Zone,
};

/// The words on the board.
#[derive(Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "cli-aris")]
#[allow(missing_docs, reason = "the word in the Fluent file is the best documentation of its variant")]
pub enum Word {
    Before,
    Round { n: usize, turn: usize },
    Map,
    Scoring,
    Burnt,
    Score { seat: Seat, n: usize, frags: usize },
    Outsider,
    Conquered,
    Hand,
    HandSize { n: usize },
    Deck { n: usize },
    Discard,
    Initiative,
    FaceDown,
    Health { n: usize, of: usize },
    Infirmary,
    Bench,
    Fading,
    Active { points: usize, movement: usize },
}

/// Room for the longest label: `Initiative`.
const LABEL: usize = 12;
/// From one column of the map to the next.
const STEP: usize = 3;
/// Spaces from the centre to the rim.
const RADIUS: i8 = 9;

/// The table, line by line.
#[must_use]
pub fn draw(view: &View, speaker: &Speaker, style: Style) -> Vec<String> {
    let mut board = Board { sheet: Sheet::new(speaker, style, LABEL) };
    board.centre(view);
    map(view).into_iter().for_each(|line| board.sheet.line(line));
    for player in &view.players {
        board.player(player, view);
    }
    board.sheet.into_lines()
}

/// The HexaDome. Two letters for each space: `1a` is the first character of the first player.
fn map(view: &View) -> Vec<String> {
    let height = 4 * RADIUS as usize + 3;
    let mut lines = vec![vec![' '; 2 + STEP * (2 * RADIUS as usize + 1)]; height];
    let mut write = |q: i8, y: i8, text: &str| {
        let (line, column) = ((y + 2 * RADIUS + 2) as usize, 2 + STEP * (q + RADIUS) as usize);
        for (at, letter) in text.chars().enumerate() {
            if let Some(place) = lines.get_mut(line).and_then(|line| line.get_mut(column + at)) {
                *place = letter;
            }
        }
    };
    for q in -RADIUS..=RADIUS {
        let first = (-RADIUS).max(-RADIUS - q);
        write(q, 2 * first + q - 2, &Space::at(q, first).text());
    }
    for space in Space::all() {
        write(space.q(), 2 * space.r() + space.q(), &letters(view, space));
    }
    let text = |line: Vec<char>| line.into_iter().collect::<String>().trim_end().to_owned();
    lines.into_iter().map(text).filter(|line| !line.is_empty()).collect()
}

/// What is to be seen on a space.
fn letters(view: &View, space: Space) -> String {
    if let Some(figure) = view.figures.iter().find(|figure| figure.place == Place::On(space)) {
        return label(view, figure);
    }
    if WALLS.has(space) {
        return "##".to_owned();
    }
    if view.barriers.contains(&space) {
        return "[]".to_owned();
    }
    if view.smoke.contains(&space) {
        return "~~".to_owned();
    }
    match Zone::ALL.into_iter().find(|zone| zone.spaces().has(space)) {
        Some(zone) if view.scoring.contains(&zone) => "**".to_owned(),
        Some(Zone::Central) => "··".to_owned(),
        Some(zone) => format!("·{}", zone.text()),
        None if BOARD.has(space) => "·".to_owned(),
        None => String::new(),
    }
}

/// The two letters of a character: its player, and its place in the list of the team.
fn label(view: &View, figure: &FigureView) -> String {
    let team = view.figures.iter().filter(|other| other.seat == figure.seat);
    let place = team.take_while(|other| other.figure != figure.figure).count();
    format!("{}{}", figure.seat.index() + 1, (b'a' + place as u8) as char)
}

/// What a thing on the table is called; of a character, with the two letters on the map and the space.
#[must_use]
pub fn called(kind: &str, id: &str, view: &View, speaker: &Speaker) -> Option<String> {
    match kind {
        "piece" => {
            let wanted = Figure::from_text(id).ok()?;
            let figure = view.figures.iter().find(|figure| figure.figure == wanted)?;
            let mut notes = vec![label(view, figure)];
            if let Place::On(space) = figure.place {
                notes.push(space.text());
            }
            Some(noted(speaker.phrase(figure.character), &notes))
        }
        "space" => name_of::<Space>(id, speaker),
        "zone" => name_of::<Zone>(id, speaker),
        "character" => name_of::<Character>(id, speaker),
        "action" => name_of::<Action>(id, speaker),
        "switch" => name_of::<Switch>(id, speaker),
        "skill" => name_of::<Skill>(id, speaker),
        "tactic" => name_of::<Tactic>(id, speaker),
        "state" => name_of::<State>(id, speaker),
        "scenario" => name_of::<Scenario>(id, speaker),
        _ => None,
    }
}

struct Board<'a> {
    sheet: Sheet<'a>,
}

impl Board<'_> {
    fn centre(&mut self, view: &View) {
        let scenario = self.sheet.speaker.phrase(view.scenario);
        let round = match view.round {
            0 => self.sheet.word(Word::Before),
            n => self.sheet.word(Word::Round { n: n.into(), turn: view.turn.into() }),
        };
        self.sheet.heading(&format!("{scenario} · {round}"));
        self.sheet.names(Word::Scoring, &view.scoring);
        self.sheet.names(Word::Burnt, &view.burnt);
        self.sheet.line(format!("  {}", self.sheet.word(Word::Map)));
    }

    fn player(&mut self, player: &PlayerView, view: &View) {
        let PlayerView { seat, points, frags, .. } = *player;
        let mut head = vec![self.sheet.word(Word::Score { seat, n: points.into(), frags: frags.into() })];
        if view.outsider == Some(seat) {
            head.push(self.sheet.word(Word::Outsider));
        }
        self.sheet.part(&head);
        for figure in view.figures.iter().filter(|figure| figure.seat == seat) {
            let items = self.figure(figure, view);
            self.sheet.row(&label(view, figure), &items, 3);
        }
        let name = |card: &Option<Character>| {
            card.map_or_else(|| self.sheet.word(Word::FaceDown), |one| self.sheet.name(&one))
        };
        let plan: Vec<String> = player.plan.iter().map(name).collect();
        self.sheet.list(Word::Initiative, &plan);
        self.sheet.names(Word::Conquered, &player.conquered);
        let deck = self.sheet.word(Word::Deck { n: player.deck_size });
        let mut hand = match &player.hand {
            Some(hand) => hand.iter().map(|card| self.sheet.name(&card.tactic)).collect(),
            None => vec![self.sheet.word(Word::HandSize { n: player.hand_size })],
        };
        hand.push(deck);
        self.sheet.list(Word::Hand, &hand);
        self.sheet.names(Word::Discard, player.discard.iter().map(|card| &card.tactic));
    }

    /// A character: name, where it is, health, markers, and what it can still spend.
    fn figure(&self, figure: &FigureView, view: &View) -> Vec<String> {
        let place = match figure.place {
            Place::On(space) => space.text(),
            Place::Infirmary => self.sheet.word(Word::Infirmary),
            Place::Bench | Place::Box => self.sheet.word(Word::Bench),
        };
        let left = figure.health.saturating_sub(figure.damage);
        let health = self.sheet.word(Word::Health { n: left.into(), of: figure.health.into() });
        let mut items = vec![self.sheet.name(&figure.character), place, health];
        for marker in &figure.markers {
            let count = if marker.count > 1 { format!(" ×{}", marker.count) } else { String::new() };
            let fading = if marker.red { String::new() } else { format!(" ({})", self.sheet.word(Word::Fading)) };
            items.push(format!("{}{count}{fading}", self.sheet.name(&marker.state)));
        }
        if is_active(view, figure.figure) {
            let active = Word::Active { points: view.points.into(), movement: view.movement.into() };
            items.push(self.sheet.bold(&self.sheet.word(active)));
        }
        items
    }
}

fn is_active(view: &View, figure: Figure) -> bool {
    view.active == Some(figure)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::{Eyes, Game, read_position};
    use arbiter_language::Lang;
    use aristeia::Aristeia;

    fn board(eyes: Eyes, lang: Lang) -> String {
        let text =
            "round 2; turn 1; p1 gata f10 damage 1 red blinded; p1 mushashi j10; p2 maximus f11; p2 parvati infirmary
                    p1 hand brace no; p2 hand feint; p2 discard grit; p1 plan gata mushashi; p2 plan maximus parvati
                    active p1.gata points 3 movement 2";
        let position: Aristeia = read_position(text).unwrap_or_else(|error| panic!("{error}"));
        draw(&position.view(eyes), &Speaker::new(lang, ["Anna", "Bert"]), Style { colour: false }).join("\n")
    }

    #[test]
    fn everything_that_matters_is_drawn() {
        let board = board(Eyes::Seat(Seat::new(0)), Lang::En);
        for part in [
            "Assault · Round 2",
            "central zone",
            "1a  Gata · f10 · 1/2 health · Blinded · active",
            "2b  Parvati · infirmary",
            "NO!",
            "Grit",
            "face down",
        ] {
            assert!(board.contains(part), "{part}:\n{board}");
        }
    }

    #[test]
    fn the_map_has_every_space_where_it_lies() {
        let board = board(Eyes::Arbiter, Lang::En);
        let lines: Vec<Vec<char>> = board.lines().map(|line| line.chars().collect()).collect();
        let find = |label: &str| {
            let place = |line: &Vec<char>| line.windows(2).position(|two| two.iter().collect::<String>() == label);
            lines.iter().enumerate().find_map(|(y, line)| place(line).map(|x| (x, y)))
        };
        let (gata, maximus, mushashi) = (find("1a"), find("2a"), find("1b"));
        let (Some(gata), Some(maximus), Some(mushashi)) = (gata, maximus, mushashi) else { panic!("{board}") };
        assert_eq!((maximus.0, maximus.1), (gata.0, gata.1 + 2), "below its neighbour in the column:\n{board}");
        assert_eq!(mushashi, (gata.0 + 4 * STEP, gata.1 + 4), "four columns on, each half a space lower:\n{board}");
        assert_eq!(board.matches("##").count(), WALLS.len() + 1, "and in the legend");
        assert_eq!(board.matches("[]").count(), 5 + 1);
    }

    #[test]
    fn a_hand_is_drawn_for_those_who_may_see_it() {
        assert!(!board(Eyes::Seat(Seat::new(0)), Lang::En).contains("Feint"));
        assert!(board(Eyes::Seat(Seat::new(1)), Lang::En).contains("Feint"));
    }

    #[test]
    fn every_language_has_its_words() {
        assert!(board(Eyes::Arbiter, Lang::Fr).contains("infirmerie"));
        assert!(board(Eyes::Arbiter, Lang::De).contains("Runde 2"));
    }
}
