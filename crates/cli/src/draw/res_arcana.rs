//! The table of Res Arcana: the centre, then everybody with what lies in front of them.

use super::{name_of, noted, sheet::Sheet};
use crate::play::Style;
use arbiter_engine::{Arg, Argument, Message, Seat};
use arbiter_language::Speaker;
use res_arcana::{Bill, Card, Choice, ComponentView, DeckView, Essence, Essences, Kind, PlayerView, View};

/// The words on the board.
#[derive(Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "cli-resa")]
#[allow(missing_docs, reason = "the word in the Fluent file is the best documentation of its variant")]
pub enum Word {
    Before,
    Round { n: usize },
    MonumentDeck,
    Score { seat: Seat, n: usize },
    First,
    Passed,
    Wins { n: usize },
    Pool,
    Hand,
    Deck,
    Discard,
    Known,
    Looked,
    ChooseFrom,
    Cards { n: usize },
    Any { n: usize },
    Turned,
    Resting,
    Points { n: usize },
}

/// The kinds of components, in the order in which they are drawn.
const KINDS: [Kind; 5] = [Kind::Mage, Kind::MagicItem, Kind::Artifact, Kind::Monument, Kind::PlaceOfPower];

/// Room for the longest label: `Magischer Gegenstand`.
const LABEL: usize = 21;

/// The table, line by line.
#[must_use]
pub fn draw(view: &View, speaker: &Speaker, style: Style) -> Vec<String> {
    let mut board = Board { sheet: Sheet::new(speaker, style, LABEL) };
    board.centre(view);
    for player in &view.players {
        board.player(player, view);
    }
    board.sheet.into_lines()
}

/// What a choice would do, in the words of the card.
#[must_use]
pub fn hint(choice: &Choice, speaker: &Speaker) -> Option<String> {
    match choice {
        Choice::Use { card, power } => speaker.attribute(card.say().id, &format!("power-{power}")),
        _ => None,
    }
}

/// What a thing on the table is called.
#[must_use]
pub fn called(kind: &str, id: &str, speaker: &Speaker) -> Option<String> {
    match kind {
        "card" => name_of::<Card>(id, speaker),
        "essence" => name_of::<Essence>(id, speaker),
        _ => None,
    }
}

struct Board<'a> {
    sheet: Sheet<'a>,
}

impl Board<'_> {
    fn centre(&mut self, view: &View) {
        let round = match view.round {
            0 => self.sheet.word(Word::Before),
            n => self.sheet.word(Word::Round { n: n.into() }),
        };
        self.sheet.heading(&round);
        self.cards(Kind::PlaceOfPower, &view.places);
        let display: Vec<Card> = view.display.iter().flatten().copied().collect();
        self.cards(Kind::Monument, &display);
        self.deck(Word::MonumentDeck, &view.monuments);
        self.sheet.names(Kind::MagicItem, &view.items);
        self.cards(Word::ChooseFrom, &view.choose_from);
        self.cards(Word::Looked, &view.looked);
    }

    fn player(&mut self, player: &PlayerView, view: &View) {
        let mut head = vec![self.sheet.word(Word::Score { seat: player.seat, n: player.points.into() })];
        if view.first == player.seat {
            head.push(self.sheet.word(Word::First));
        }
        if player.passed {
            head.push(self.sheet.word(Word::Passed));
        }
        if let Some(wins) = view.wins.and_then(|wins| wins.get(player.seat.index()).copied()) {
            head.push(self.sheet.word(Word::Wins { n: wins.into() }));
        }
        self.sheet.part(&head);
        self.sheet.list(Word::Pool, &[self.essences(player.pool)]);
        for kind in KINDS {
            let shown = player.play.iter().filter(|component| component.card.facts().kind == kind);
            let shown: Vec<String> = shown.map(|component| self.component(component)).collect();
            self.sheet.list(kind, &shown);
        }
        self.sheet.names(Kind::Mage, &player.mages);
        match &player.hand {
            Some(hand) => self.cards(Word::Hand, hand),
            None => self.sheet.list(Word::Hand, &[self.sheet.word(Word::Cards { n: player.hand_size })]),
        }
        self.deck(Word::Deck, &player.deck);
        self.sheet.names(Word::Discard, &player.discard);
        self.sheet.names(Word::Known, &player.known);
    }

    /// Cards that somebody may still pay for, with their cost.
    fn cards(&mut self, label: impl Message, cards: &[Card]) {
        let priced = |card: &Card| match self.bill(&card.facts().cost) {
            Some(cost) => format!("{} ({cost})", self.sheet.name(card)),
            None => self.sheet.name(card),
        };
        let names: Vec<String> = cards.iter().map(priced).collect();
        self.sheet.list(label, &names);
    }

    /// A deck: how many cards, and those on top as far as they are known.
    fn deck(&mut self, label: impl Message, deck: &DeckView) {
        let mut text = self.sheet.word(Word::Cards { n: deck.size });
        let top: Vec<String> = deck.top.iter().flatten().map(|card| self.sheet.name(card)).collect();
        if !top.is_empty() {
            text += &format!(" ({}, …)", top.join(", "));
        }
        self.sheet.list(label, &[text]);
    }

    /// A component with what is to be known about it: `Athanor [turned, 2 Elan]`.
    fn component(&self, component: &ComponentView) -> String {
        let mut notes = Vec::new();
        if component.turned {
            notes.push(self.sheet.word(Word::Turned));
        }
        if component.resting {
            notes.push(self.sheet.word(Word::Resting));
        }
        if !component.on.is_empty() {
            notes.push(self.essences(component.on));
        }
        if component.points > 0 {
            notes.push(self.sheet.word(Word::Points { n: component.points.into() }));
        }
        noted(self.sheet.name(&component.card), &notes)
    }

    fn essences(&self, essences: Essences) -> String {
        self.sheet.speaker.join(&self.amounts(essences))
    }

    fn amounts(&self, essences: Essences) -> Vec<String> {
        match essences.argument() {
            Arg::List(amounts) => amounts.iter().map(|amount| self.sheet.speaker.say(amount)).collect(),
            _ => Vec::new(),
        }
    }

    /// A price, unless it costs nothing.
    fn bill(&self, bill: &Bill) -> Option<String> {
        let mut parts = self.amounts(bill.typed);
        if bill.any > 0 {
            parts.push(self.sheet.word(Word::Any { n: bill.any.into() }));
        }
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::{Eyes, Game, read_position};
    use arbiter_language::Lang;
    use res_arcana::ResArcana;

    fn board(eyes: Eyes) -> String {
        let text = "round 2; p1 pool elan 2; p1 hand crypt; p1 play athanor turned elan 4; p2 hand hawk";
        let position: ResArcana = read_position(text).unwrap_or_else(|error| panic!("{error}"));
        draw(&position.view(eyes), &Speaker::new(Lang::En, ["Anna"]), Style { colour: false }).join("\n")
    }

    #[test]
    fn everything_that_matters_is_drawn() {
        let board = board(Eyes::Seat(Seat::new(0)));
        for part in ["Round 2", "Anna: 1 point", "Athanor [turned, 4 Elan]", "Crypt (", "2 Elan\n"] {
            assert!(board.contains(part), "{part}:\n{board}");
        }
    }

    #[test]
    fn a_hand_is_drawn_for_those_who_may_see_it() {
        assert!(!board(Eyes::Seat(Seat::new(0))).contains("Hawk"));
        assert!(board(Eyes::Seat(Seat::new(1))).contains("Hawk"));
        assert!(!board(Eyes::Spectator).contains("Crypt"));
    }
}
