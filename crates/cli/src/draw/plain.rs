//! A board for any game whose view describes itself: zone by zone, what lies in the middle first. Where nothing lies,
//! nothing is drawn.

use super::sheet::Sheet;
use crate::play::Style;
use arbiter_engine::{Arg, Lies, Plain, Seat, Seen, Zone};
use arbiter_language::{Common, Speaker};

/// What these eyes see.
pub fn draw(view: &Plain, speaker: &Speaker, style: Style) -> Vec<String> {
    let names = view.zones.iter().map(|zone| speaker.say(&zone.name).chars().count());
    let room = names.max().unwrap_or(0);
    let mut sheet = Sheet::new(speaker, style, room);
    let mut last: Option<Seat> = None;
    let in_order = view.zones.iter().filter(|zone| zone.seat.is_none());
    for zone in in_order.chain(view.zones.iter().filter(|zone| zone.seat.is_some())) {
        if let Some(seat) = zone.seat.filter(|seat| last != Some(*seat)) {
            last = Some(seat);
            sheet.part(&[speaker.name(seat)]);
        }
        let items = items(zone, speaker);
        if !items.is_empty() {
            sheet.row(&speaker.say(&zone.name), &items, room);
        }
    }
    sheet.into_lines()
}

fn items(zone: &Zone, speaker: &Speaker) -> Vec<String> {
    match &zone.lies {
        Lies::Count(number) | Lies::Score(number) => vec![number.to_string()],
        Lies::Hand(Seen { faces, backs }) | Lies::Cards(Seen { faces, backs }) => {
            let mut items: Vec<String> = faces.iter().map(|card| name(&card.name, speaker)).collect();
            if *backs > 0 {
                items.push(speaker.phrase(Common::FaceDown { n: *backs }));
            }
            items
        }
    }
}

fn name(name: &Arg, speaker: &Speaker) -> String {
    match name {
        Arg::Number(number) => number.to_string(),
        Arg::Seat(seat) => speaker.name(*seat),
        Arg::Name(spoken) => speaker.say(spoken),
        Arg::List(all) => all.iter().map(|spoken| speaker.say(spoken)).collect::<Vec<_>>().join(", "),
        Arg::Text(text) => text.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::{Eyes, Game, read_position};
    use arbiter_language::Lang;
    use pebbles::Pebbles;

    #[test]
    fn a_board_shows_the_middle_then_seat_by_seat_what_these_eyes_see() {
        let position: Pebbles = read_position("agenda bid; p1 hand 3 7; p2 hand 5; p2 fist 9; spent 1; p1 coins 2")
            .unwrap_or_else(|error| panic!("{error}"));
        let speaker = Speaker::new(Lang::En, ["Anna", "Ben"]);
        let lines = draw(&position.view(Eyes::Seat(Seat::new(0))), &speaker, Style { colour: false });
        let board = lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n");
        assert_eq!(
            board,
            "  Sack               11 face down\n  Coins in the chest 4\n  Spent              1\n\nAnna\n  Pebbles            \
             3 · 7\n  Coins              2\n\nBen\n  Pebbles            1 face down\n  Fist               1 face \
             down\n  Coins              0"
        );
    }
}
