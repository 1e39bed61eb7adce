//! Positions in words: each facet, and how it is set.

mod sound;

pub(crate) use sound::sound;

use crate::{
    board::{Space, Zones},
    choice::On,
    dice::{Die, Face, MOST_DICE, Pool},
    figure::{Body, Figure, Piece, Place},
    setup::{Setup, empty},
    states::Markers,
    table::{Activation, Aristeia, BOTH, Doing, Hurt, Played, RollKind, Side, Smoke},
    tables::{Action, Character, Tactic},
};
use arbiter_components::CardSet;
use arbiter_engine::{Agenda, BadNotation, BadPosition, Facets, List, Notation, Seat, Words, Writer};

/// Nobody on the board of Assault, round 1, and whoever is active may act.
pub(crate) fn blank(_: u8) -> Aristeia {
    let mut s = empty(Setup::default());
    s.round = 1;
    s.next(crate::activation::Step::Act);
    s
}

pub(crate) fn facets(s: &Aristeia, out: &mut Facets) {
    out.write("setup", |out| s.setup.write(out));
    out.put("round", s.round);
    out.put("turn", s.turn);
    out.put("outsider", s.outsider);
    out.write("scoring", |out| s.scoring.write(out));
    out.write("burnt", |out| s.burnt.write(out));
    out.write("barriers", |out| s.barriers.iter().for_each(|space| space.write(out)));
    out.write("smoke", |out| {
        list(out, s.smoke.iter(), |out, smoke| {
            smoke.space.write(out);
            smoke.by.write(out);
        });
    });
    for seat in BOTH {
        player_facets(s, seat, out);
    }
    out.write("active", |out| write_activation(&s.activation, out));
    out.write("doing", |out| write_doing(&s.doing, out));
    out.write("roll", |out| {
        if s.roll.kind != RollKind::None {
            out.word(KINDS[s.roll.kind as usize]);
            if s.roll.counted {
                out.word("counted");
            }
        }
    });
    out.write("roll_a", |out| write_side(&s.roll.sides[0], out));
    out.write("roll_d", |out| write_side(&s.roll.sides[1], out));
    out.write("hurts", |out| {
        list(out, s.hurts.iter(), |out, hurt| {
            hurt.figure.write(out);
            out.number(hurt.amount);
            if let Some(by) = hurt.by {
                out.word("by");
                out.word(SIDES[usize::from(by & 1)]);
            }
        });
    });
    out.write("chain", |out| {
        list(out, s.chain.iter(), |out, played| {
            played.tactic.write(out);
            played.seat.write(out);
            On { figure: played.figure, target: played.target }.write(out);
            if played.cancelled {
                out.word("cancelled");
            }
        });
    });
    out.write("agenda", |out| s.agenda.write(out));
}

const KINDS: [&str; 4] = ["none", "simple", "combat", "disengage"];
const SIDES: [&str; 2] = ["a", "d"];

fn player_facets(s: &Aristeia, seat: Seat, out: &mut Facets) {
    let player = s.player(seat);
    out.put(seat.facet("points"), player.points);
    out.put(seat.facet("frags"), player.frags);
    out.put(seat.facet("scored"), if player.scored { "yes" } else { "no" });
    out.write(seat.facet("zones"), |out| player.zones.write(out));
    out.write(seat.facet("conquered"), |out| s.conquered[seat.index()].write(out));
    out.write(seat.facet("hand"), |out| player.hand.write(out));
    out.write(seat.facet("deck"), |out| player.deck.write(out));
    out.write(seat.facet("discard"), |out| player.discard.iter().for_each(|tactic| tactic.write(out)));
    out.write(seat.facet("plan"), |out| player.plan.iter().for_each(|character| character.write(out)));
    out.write(seat.facet("picks"), |out| player.picks.write(out));
    out.write(seat.facet("mulligan"), |out| player.mulligan.iter().for_each(|answer| answer.write(out)));
    out.put(seat.facet("says_order"), if player.says_order { "yes" } else { "no" });
    for character in Character::ALL {
        let body = s.body(Figure::new(seat, character));
        out.write(seat.facet(&character.text()), |out| write_body(body, out));
    }
    out.derived(seat.facet("cards"), player.hand.len());
}

/// Writes things parted by commas.
fn list<T>(out: &mut Writer, items: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut Writer, T)) {
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            out.part(",");
        }
        write(out, item);
    }
}

fn write_body(body: &Body, out: &mut Writer) {
    match body.place {
        Place::Box => return,
        Place::Bench => out.word("bench"),
        Place::Infirmary => out.word("infirmary"),
        Place::On(space) => space.write(out),
    }
    if body.damage > 0 {
        out.word("damage");
        out.number(body.damage);
    }
    if body.guard_dice > 0 || body.guard_blocks > 0 {
        out.word("guard");
        out.number(body.guard_dice);
        out.number(body.guard_blocks);
    }
    body.markers.write(out);
}

fn read_body(text: &str) -> Result<Body, BadNotation> {
    let mut words = Words::new(text);
    let mut body = Body::default();
    if words.is_empty() {
        return Ok(body);
    }
    body.place = if words.take("bench") {
        Place::Bench
    } else if words.take("infirmary") {
        Place::Infirmary
    } else {
        Place::On(Space::read(&mut words)?)
    };
    if words.take("damage") {
        body.damage = u8::read(&mut words)?;
    }
    if words.take("guard") {
        body.guard_dice = u8::read(&mut words)?;
        body.guard_blocks = u8::read(&mut words)?;
    }
    body.markers = Markers::read(&mut words)?;
    Ok(body)
}

fn write_activation(activation: &Activation, out: &mut Writer) {
    let Some(figure) = activation.figure else { return };
    figure.write(out);
    for (word, n) in [("points", activation.points), ("movement", activation.movement)] {
        if n > 0 {
            out.word(word);
            out.number(n);
        }
    }
    if activation.moved {
        out.word("moved");
    }
}

fn read_activation(text: &str) -> Result<Activation, BadNotation> {
    let mut words = Words::new(text);
    let mut activation = Activation::default();
    if words.is_empty() {
        return Ok(activation);
    }
    activation.figure = Some(Figure::read(&mut words)?);
    while !words.is_empty() {
        match words.next_word("points_movement_or_moved")? {
            "points" => activation.points = u8::read(&mut words)?,
            "movement" => activation.movement = u8::read(&mut words)?,
            "moved" => activation.moved = true,
            word => return Err(BadNotation::unknown("points_movement_or_moved", word)),
        }
    }
    Ok(activation)
}

fn write_doing(doing: &Doing, out: &mut Writer) {
    if let Some(action) = doing.action {
        action.write(out);
    }
    if let Some(target) = doing.target {
        out.word("at");
        target.write(out);
    }
    for (word, said) in [("unsighted", doing.unsighted), ("strikes_back", doing.strikes_back)] {
        if said {
            out.word(word);
        }
    }
    if doing.farther > 0 {
        out.word("farther");
        out.number(doing.farther);
    }
    for (word, [one, two]) in [("inflicted", doing.inflicted), ("suffered", doing.suffered)] {
        if one + two > 0 {
            out.word(word);
            out.number(one);
            out.number(two);
        }
    }
    if !doing.repeats.is_empty() {
        out.word("repeats");
        doing.repeats.iter().for_each(|not| not.write(out));
    }
}

fn read_doing(text: &str) -> Result<Doing, BadNotation> {
    let mut words = Words::new(text);
    let mut doing = Doing::default();
    if words.peek().is_some_and(|word| Action::from_text(word).is_ok()) {
        doing.action = Some(Action::read(&mut words)?);
    }
    while !words.is_empty() {
        match words.next_word("part_of_an_action")? {
            "at" => doing.target = Some(Piece::read(&mut words)?),
            "unsighted" => doing.unsighted = true,
            "strikes_back" => doing.strikes_back = true,
            "farther" => doing.farther = u8::read(&mut words)?,
            "inflicted" => doing.inflicted = [u8::read(&mut words)?, u8::read(&mut words)?],
            "suffered" => doing.suffered = [u8::read(&mut words)?, u8::read(&mut words)?],
            "repeats" => doing.repeats = read_list(&mut words)?,
            word => return Err(BadNotation::unknown("part_of_an_action", word)),
        }
    }
    Ok(doing)
}

fn write_side(side: &Side, out: &mut Writer) {
    if let Some(figure) = side.figure {
        figure.write(out);
    }
    if side.cover {
        out.word("cover");
    }
    if !side.pool.0.is_empty() {
        out.word("dice");
        side.pool.0.iter().for_each(|die| die.write(out));
    }
    if side.change != [0; 2] {
        out.word("change");
        side.change.iter().for_each(|n| out.number(*n));
    }
    if !side.symbols.is_blank() {
        out.word("symbols");
        side.symbols.write(out);
    }
}

fn read_side(text: &str) -> Result<Side, BadNotation> {
    let mut words = Words::new(text);
    let mut side = Side::default();
    if words.peek().is_some_and(|word| word.contains('.')) {
        side.figure = Some(Figure::read(&mut words)?);
    }
    while !words.is_empty() {
        match words.next_word("part_of_a_roll")? {
            "cover" => side.cover = true,
            "dice" => {
                let mut dice: List<Die, MOST_DICE> = List::new();
                while !words.is_empty() && !matches!(words.peek(), Some("change" | "symbols")) {
                    let word = words.peek().unwrap_or_default();
                    let die = Die::read(&mut words)?;
                    if dice.is_full() {
                        return Err(BadNotation::unknown("shorter_list", word));
                    }
                    dice.push(die);
                }
                side.pool = Pool(dice);
            }
            "change" => side.change = [u8::read(&mut words)?, u8::read(&mut words)?],
            "symbols" => side.symbols = Face::read(&mut words)?,
            word => return Err(BadNotation::unknown("part_of_a_roll", word)),
        }
    }
    Ok(side)
}

fn read_list<T: Notation + Copy + Default, const N: usize>(words: &mut Words<'_>) -> Result<List<T, N>, BadNotation> {
    let mut list = List::new();
    while !words.is_empty() {
        let word = words.peek().unwrap_or_default();
        let item = T::read(words)?;
        if list.is_full() {
            return Err(BadNotation::unknown("shorter_list", word));
        }
        list.push(item);
    }
    Ok(list)
}

/// Reads parts that are parted by commas.
fn read_parts<T: Copy + Default, const N: usize>(
    text: &str,
    read: impl Fn(&mut Words<'_>) -> Result<T, BadNotation>,
) -> Result<List<T, N>, BadNotation> {
    let mut list = List::new();
    for part in text.split(',').filter(|part| !part.trim().is_empty()) {
        let mut words = Words::new(part);
        let item = read(&mut words)?;
        words.end()?;
        if list.is_full() {
            return Err(BadNotation::unknown("shorter_list", part));
        }
        list.push(item);
    }
    Ok(list)
}

/// What may be said of who or what a facet names.
pub(crate) fn said_of(facet: &str) -> &'static [&'static str] {
    match facet {
        "active" => &["points", "movement", "moved"],
        "doing" => &["at", "unsighted", "strikes_back", "farther", "inflicted", "suffered", "repeats"],
        "roll" => &["counted"],
        "roll_a" | "roll_d" => &["cover", "dice", "change", "symbols"],
        "hurts" => &["by"],
        _ => match facet.split_once(' ') {
            Some((_, name)) if Character::from_text(name).is_ok() => {
                &["damage", "guard", "red", "blue", "poisoned", "burning", "by"]
            }
            _ => &[],
        },
    }
}

pub(crate) fn set(s: &mut Aristeia, key: &str, value: &str) -> Result<(), BadPosition> {
    set_facet(s, key, value).map_err(|error| BadPosition::value(key, error))
}

fn set_facet(s: &mut Aristeia, key: &str, value: &str) -> Result<(), BadNotation> {
    match key {
        "setup" => {
            s.setup = Setup::from_text(value)?;
            if s.setup.players != 2 {
                return Err(BadNotation::unknown("number_of_players", value));
            }
            // The board of the scenario, unless other lines say otherwise.
            let row = s.setup.scenario.row();
            (s.barriers, s.scoring) = (row.barriers, row.first_zones);
        }
        "round" => s.round = u8::from_text(value)?,
        "turn" => s.turn = u8::from_text(value)?,
        "outsider" => s.outsider = Seat::from_text(value)?,
        "scoring" => s.scoring = Zones::from_text(value)?,
        "burnt" => s.burnt = Zones::from_text(value)?,
        "barriers" => {
            let mut words = Words::new(value);
            for barrier in &mut s.barriers {
                *barrier = Space::read(&mut words)?;
            }
            words.end()?;
        }
        "smoke" => {
            s.smoke = read_parts(value, |words| Ok(Smoke { space: Space::read(words)?, by: Figure::read(words)? }))?;
        }
        "active" => s.activation = read_activation(value)?,
        "doing" => s.doing = read_doing(value)?,
        "roll" => {
            let mut words = Words::new(value);
            let word = words.next_word("kind_of_roll").unwrap_or("none");
            let kinds = [RollKind::None, RollKind::Simple, RollKind::Combat, RollKind::Disengage];
            let kind = kinds.into_iter().find(|kind| KINDS[*kind as usize] == word);
            s.roll.kind = kind.ok_or_else(|| BadNotation::unknown("kind_of_roll", word))?;
            s.roll.counted = words.take("counted");
            words.end()?;
        }
        "roll_a" => s.roll.sides[0] = read_side(value)?,
        "roll_d" => s.roll.sides[1] = read_side(value)?,
        "hurts" => s.hurts = read_parts(value, read_hurt)?,
        "chain" => s.chain = read_parts(value, read_played)?,
        "agenda" => s.agenda = Agenda::from_text(value)?,
        _ => {
            let (seat, name) = key.split_once(' ').ok_or_else(|| BadNotation::unknown("facet", key))?;
            let seat = Seat::from_text(seat)?;
            if seat.index() > 1 {
                return Err(BadNotation::unknown("seat", key));
            }
            return set_player_facet(s, seat, name, value);
        }
    }
    Ok(())
}

fn read_hurt(words: &mut Words<'_>) -> Result<Hurt, BadNotation> {
    let mut hurt = Hurt { figure: Figure::read(words)?, amount: u8::read(words)?, by: None };
    if words.take("by") {
        let word = words.next_word("side_of_a_roll")?;
        let side = SIDES.iter().position(|side| *side == word);
        hurt.by = Some(side.ok_or_else(|| BadNotation::unknown("side_of_a_roll", word))? as u8);
    }
    Ok(hurt)
}

fn read_played(words: &mut Words<'_>) -> Result<Played, BadNotation> {
    let (tactic, seat, on) = (Tactic::read(words)?, Seat::read(words)?, On::read(words)?);
    Ok(Played { tactic, seat, figure: on.figure, target: on.target, cancelled: words.take("cancelled") })
}

fn set_player_facet(s: &mut Aristeia, seat: Seat, name: &str, value: &str) -> Result<(), BadNotation> {
    if let Ok(character) = Character::from_text(name) {
        *s.body_mut(Figure::new(seat, character)) = read_body(value)?;
        return Ok(());
    }
    if name == "conquered" {
        s.conquered[seat.index() & 1] = Zones::from_text(value)?;
        return Ok(());
    }
    let player = s.player_mut(seat);
    match name {
        "points" => player.points = u8::from_text(value)?,
        "frags" => player.frags = u8::from_text(value)?,
        "scored" => player.scored = bool::from_text(value)?,
        "zones" => player.zones = Zones::from_text(value)?,
        "hand" => player.hand = CardSet::from_text(value)?,
        "deck" => player.deck = CardSet::from_text(value)?,
        "discard" => player.discard = read_list(&mut Words::new(value))?,
        "plan" => player.plan = read_list(&mut Words::new(value))?,
        "picks" => player.picks = CardSet::from_text(value)?,
        "mulligan" => player.mulligan = if value.is_empty() { None } else { Some(bool::from_text(value)?) },
        "says_order" => player.says_order = bool::from_text(value)?,
        _ => return Err(BadNotation::unknown("facet", name)),
    }
    Ok(())
}
