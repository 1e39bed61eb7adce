//! The table of Arcs: ambitions and Court, the map system by system, then everybody's board.

use super::{name_of, noted, sheet::Sheet};
use crate::play::Style;
use arbiter_engine::{Message, Seat};
use arbiter_language::Speaker;
use arcs::{ActionCard, Ambition, Card, Choice, PlayerView, Resource, Ships, System, SystemView, View};

/// The words on the board.
#[derive(Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "cli-arcs")]
#[allow(missing_docs, reason = "the word in the Fluent file is the best documentation of its variant")]
pub enum Word {
    Before,
    Chapter { n: usize, power: usize },
    Ambitions,
    Worth { first: usize, second: usize },
    Markers,
    Court,
    Draft,
    Score { seat: Seat, n: usize },
    Initiative,
    Hand,
    HandSize { n: usize },
    Known,
    Played,
    FaceDown,
    Resources,
    Cards,
    Outrage,
    Captives,
    Trophies,
    Left { ships: usize, starports: usize, cities: usize, agents: usize },
    Ships { n: usize, damaged: usize },
    Agents { n: usize },
    Control,
    Damaged,
}

/// Room for the longest label: `Konstruktion 4`.
const LABEL: usize = 15;

/// The table, line by line.
#[must_use]
pub fn draw(view: &View, speaker: &Speaker, style: Style) -> Vec<String> {
    let mut board = Board { sheet: Sheet::new(speaker, style, LABEL) };
    board.centre(view);
    for system in &view.systems {
        board.system(system);
    }
    for player in &view.players {
        board.player(player, view);
    }
    board.sheet.into_lines()
}

/// What a choice would do, in the words of the card or of what is spent or declared.
#[must_use]
pub fn hint(choice: &Choice, speaker: &Speaker) -> Option<String> {
    match choice {
        Choice::Use { card } => speaker.attribute(card.say().id, "prelude"),
        Choice::Pick { card } => {
            let texts = ["ability-1", "ability-2", "text", "action-1", "action-2"];
            let texts: Vec<String> = texts.iter().filter_map(|text| speaker.attribute(card.say().id, text)).collect();
            Some(texts.join(" "))
        }
        Choice::Spend { resource, .. } => speaker.attribute(resource.say().id, "text"),
        Choice::Declare { ambition } => speaker.attribute(ambition.say().id, "text"),
        _ => None,
    }
}

/// What a thing on the table is called.
#[must_use]
pub fn called(kind: &str, id: &str, speaker: &Speaker) -> Option<String> {
    match kind {
        "card" => name_of::<Card>(id, speaker),
        "action_card" => name_of::<ActionCard>(id, speaker),
        "ambition" => name_of::<Ambition>(id, speaker),
        "resource" => name_of::<Resource>(id, speaker),
        "system" | "to" | "port" | "free" => name_of::<System>(id, speaker),
        _ => None,
    }
}

struct Board<'a> {
    sheet: Sheet<'a>,
}

impl Board<'_> {
    fn centre(&mut self, view: &View) {
        let chapter = match view.chapter {
            0 => self.sheet.word(Word::Before),
            n => self.sheet.word(Word::Chapter { n: n.into(), power: view.power_to_win.into() }),
        };
        self.sheet.heading(&chapter);
        let worth = |(first, second): (u8, u8)| Word::Worth { first: first.into(), second: second.into() };
        let ambitions = view.ambitions.iter().map(|ambition| {
            let counts = ambition.counts.iter().filter(|(_, n)| *n > 0);
            let mut notes: Vec<String> =
                counts.map(|(seat, n)| format!("{} {n}", self.sheet.speaker.name(*seat))).collect();
            if ambition.power != (0, 0) {
                notes.insert(0, self.sheet.word(worth(ambition.power)));
            }
            noted(self.sheet.speaker.phrase(ambition.ambition), &notes)
        });
        let ambitions: Vec<String> = ambitions.collect();
        self.sheet.list(Word::Ambitions, &ambitions);
        let free = view.markers.iter().filter(|marker| marker.on.is_none());
        let free: Vec<String> = free.map(|marker| self.sheet.word(worth(marker.power))).collect();
        self.sheet.list(Word::Markers, &free);
        let court = view.court.iter().filter_map(|place| {
            let agents = place.agents.iter();
            let agents = agents.map(|(seat, n)| format!("{}: {}", self.sheet.speaker.name(*seat), self.agents(*n)));
            place.card.map(|card| noted(self.sheet.name(&card), &agents.collect::<Vec<_>>()))
        });
        let court: Vec<String> = court.collect();
        self.sheet.list(Word::Court, &court);
        self.sheet.names(Word::Draft, &view.row);
    }

    /// A system where something stands.
    fn system(&mut self, system: &SystemView) {
        let mut items = Vec::new();
        for (seat, ships) in &system.ships {
            items.push(format!("{}: {}", self.sheet.speaker.name(*seat), self.ships(*ships)));
        }
        for building in &system.buildings {
            let notes = if building.damaged { vec![self.sheet.word(Word::Damaged)] } else { Vec::new() };
            let kind = noted(self.sheet.speaker.phrase(building.kind), &notes);
            items.push(format!("{}: {kind}", self.sheet.speaker.name(building.owner)));
        }
        if let Some(holder) = system.control {
            items.insert(0, format!("{} {}", self.sheet.word(Word::Control), self.sheet.speaker.name(holder)));
        }
        if !items.is_empty() {
            let label = self.sheet.name(&system.system);
            self.sheet.row(&label, &items, LABEL);
        }
    }

    fn player(&mut self, player: &PlayerView, view: &View) {
        let mut head = vec![self.sheet.word(Word::Score { seat: player.seat, n: player.power.into() })];
        if view.initiative == player.seat {
            head.push(self.sheet.word(Word::Initiative));
        }
        self.sheet.part(&head);
        if let Some(played) = &player.played {
            let card = played.card.map_or_else(|| self.sheet.word(Word::FaceDown), |card| self.sheet.name(&card));
            self.sheet.list(Word::Played, &[card]);
        }
        match &player.hand {
            Some(hand) => self.sheet.names(Word::Hand, hand),
            None => self.sheet.list(Word::Hand, &[self.sheet.word(Word::HandSize { n: player.hand_size })]),
        }
        self.sheet.names(Word::Known, &player.known);
        self.sheet.names(Word::Resources, player.slots.iter().filter_map(|slot| slot.token.as_ref()));
        self.sheet.names(Word::Cards, player.leader.iter().chain(&player.lore).chain(&player.guilds));
        self.sheet.names(Word::Outrage, &player.outrage);
        let captives = player.captives.iter().map(|(seat, n)| format!("{} {n}", self.sheet.speaker.name(*seat)));
        let captives: Vec<String> = captives.collect();
        self.sheet.list(Word::Captives, &captives);
        let trophies = player.trophies.iter().map(|(seat, trophies)| (seat, trophies.count()));
        let trophies: Vec<String> =
            trophies.map(|(seat, n)| format!("{} {n}", self.sheet.speaker.name(*seat))).collect();
        self.sheet.list(Word::Trophies, &trophies);
        let left = Word::Left {
            ships: player.ships.into(),
            starports: player.starports.into(),
            cities: player.cities.into(),
            agents: player.agents.into(),
        };
        self.sheet.line(format!("  {}", self.sheet.word(left)));
    }

    fn ships(&self, ships: Ships) -> String {
        self.sheet.word(Word::Ships { n: ships.count().into(), damaged: ships.damaged.into() })
    }

    fn agents(&self, n: u8) -> String {
        self.sheet.word(Word::Agents { n: n.into() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::{Eyes, Game, read_position};
    use arbiter_language::Lang;
    use arcs::Arcs;

    fn board(eyes: Eyes) -> String {
        let text = "board two_homelands; p1 hand aggression-4 aggression-2; p2 hand mobilization-3; 2-a p1 3 1, city p1; \
                    markers none tycoon none; p1 slots fuel; court skirmishers p1 2, none, relic_fence";
        let position: Arcs = read_position(text).unwrap_or_else(|error| panic!("{error}"));
        draw(&position.view(eyes), &Speaker::new(Lang::En, ["Anna"]), Style { colour: false }).join("\n")
    }

    #[test]
    fn everything_that_matters_is_drawn() {
        let board = board(Eyes::Seat(Seat::new(0)));
        for part in [
            "Chapter 1",
            "Aggression 4",
            "Anna: 4 ships, 1 damaged",
            "Anna: city",
            "Skirmishers [Anna: 2 agents]",
            "Fuel",
        ] {
            assert!(board.contains(part), "{part}:\n{board}");
        }
    }

    #[test]
    fn a_hand_is_drawn_for_those_who_may_see_it() {
        assert!(!board(Eyes::Seat(Seat::new(0))).contains("Mobilization 3"));
        assert!(board(Eyes::Seat(Seat::new(1))).contains("Mobilization 3"));
    }
}
