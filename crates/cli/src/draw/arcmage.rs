//! The table of Arcmage: the turn, the stack and the attack, then everybody's kingdom, army and cards.

use super::{name_of, noted, sheet::Sheet};
use crate::play::Style;
use arbiter_engine::{Message, Seat};
use arbiter_language::Speaker;
use arcmage::{BattleView, Card, Choice, CityView, CreatureView, EnchantmentView, Piece, PlayerView, Target, View};

/// The words on the table.
#[derive(Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "cli-arcm")]
#[allow(missing_docs, reason = "the word in the Fluent file is the best documentation of its variant")]
pub enum Word {
    Before,
    Turn { n: usize, seat: Seat },
    Stack,
    By { seat: Seat },
    Attack,
    Met { by: String },
    Defeated,
    City,
    Defense { n: usize },
    Devotion { n: usize },
    Damage { n: usize },
    Marked,
    Attacks,
    Army,
    Enchantments,
    Resources,
    Unspent { n: usize, all: usize },
    Hand,
    Known,
    Cards { n: usize },
    Deck,
    Graveyard,
    Pile,
}

/// Room for the longest label: `Verzauberungen`.
const LABEL: usize = 14;

/// The table, line by line.
#[must_use]
pub fn draw(view: &View, speaker: &Speaker, style: Style) -> Vec<String> {
    let mut board = Board { sheet: Sheet::new(speaker, style, LABEL) };
    board.centre(view);
    for player in &view.players {
        board.player(player);
    }
    board.sheet.into_lines()
}

/// What is printed on a card that would be played.
#[must_use]
pub fn hint(choice: &Choice, speaker: &Speaker) -> Option<String> {
    let card = match choice {
        Choice::Play { card } | Choice::Build { card } => *card,
        Choice::Use { piece, .. } => piece.card,
        _ => return None,
    };
    let id = card.say().id;
    let printed: Vec<String> = ["kind", "text"].iter().filter_map(|part| speaker.attribute(id, part)).collect();
    Some(printed.join(". "))
}

/// What a thing on the table is called; of a card that is not in play, where it is.
#[must_use]
pub fn called(kind: &str, id: &str, speaker: &Speaker) -> Option<String> {
    let card = |whence: Word| Some(noted(name_of::<Card>(id, speaker)?, &[speaker.phrase(whence)]));
    match kind {
        "card" => name_of::<Piece>(id, speaker),
        "hand" => card(Word::Hand),
        "pile" => card(Word::Pile),
        "item" => card(Word::Stack),
        "found" => name_of::<Card>(id, speaker),
        _ => None,
    }
}

struct Board<'a> {
    sheet: Sheet<'a>,
}

impl Board<'_> {
    fn centre(&mut self, view: &View) {
        let turn = match view.turn {
            0 => self.sheet.word(Word::Before),
            n => {
                let turn = self.sheet.word(Word::Turn { n: n.into(), seat: view.active });
                format!("{turn} · {}", self.sheet.speaker.phrase(view.phase))
            }
        };
        self.sheet.heading(&turn);
        let stack = view.stack.iter().map(|item| {
            let mut notes = vec![self.sheet.word(Word::By { seat: item.controller })];
            notes.extend(item.targets.iter().map(|target| format!("→ {}", self.sheet.speaker.phrase(*target))));
            noted(self.sheet.name(&item.card), &notes)
        });
        let stack: Vec<String> = stack.collect();
        self.sheet.list(Word::Stack, &stack);
        if let Some(attack) = &view.attack {
            let battle = |battle: &BattleView| {
                let defenders = battle.defenders.iter().map(|piece| self.sheet.speaker.phrase(*piece));
                let defenders: Vec<String> = defenders.collect();
                let attacker = self.sheet.speaker.phrase(battle.attacker);
                if defenders.is_empty() {
                    attacker
                } else {
                    noted(attacker, &[self.sheet.word(Word::Met { by: defenders.join(", ") })])
                }
            };
            let mut items = Vec::new();
            for target in [attack.target].into_iter().chain(attack.also.map(Target::Piece)) {
                items.push(format!("→ {}", self.sheet.speaker.phrase(target)));
                items.extend(attack.battles.iter().filter(|battle| battle.target == target).map(battle));
            }
            self.sheet.list(Word::Attack, &items);
        }
    }

    fn player(&mut self, player: &PlayerView) {
        let mut head = vec![self.sheet.speaker.name(player.seat)];
        if player.defeated {
            head.push(self.sheet.word(Word::Defeated));
        }
        self.sheet.part(&head);
        for city in &player.cities {
            self.city(city, player.seat);
        }
        let army: Vec<String> = player.army.iter().map(|creature| self.creature(creature, player.seat)).collect();
        self.sheet.list(Word::Army, &army);
        let enchantments: Vec<String> = player.enchantments.iter().map(|there| self.enchantment(there)).collect();
        self.sheet.list(Word::Enchantments, &enchantments);
        let resources = player.available.iter().filter_map(|(faction, n)| {
            let all = player.resources.iter().filter(|resource| resource.faction == *faction).count();
            let word = Word::Unspent { n: usize::from(*n), all };
            (all > 0 || *n > 0).then(|| format!("{} {}", self.sheet.speaker.phrase(*faction), self.sheet.word(word)))
        });
        let resources: Vec<String> = resources.collect();
        self.sheet.list(Word::Resources, &resources);
        match &player.hand {
            Some(hand) => self.sheet.names(Word::Hand, hand),
            None => {
                self.sheet.list(Word::Hand, &[self.sheet.word(Word::Cards { n: player.hand_size })]);
                self.sheet.names(Word::Known, &player.known);
            }
        }
        self.sheet.list(Word::Deck, &[self.sheet.word(Word::Cards { n: player.deck.size })]);
        self.sheet.names(Word::Graveyard, &player.graveyard);
        match &player.pile {
            Some(pile) => self.sheet.names(Word::Pile, pile),
            None if player.pile_size > 0 => {
                self.sheet.list(Word::Pile, &[self.sheet.word(Word::Cards { n: player.pile_size })]);
            }
            None => {}
        }
    }

    /// A city with its residents, and what lies on it.
    fn city(&mut self, city: &CityView, seat: Seat) {
        let mut notes = vec![self.sheet.word(Word::Defense { n: city.defense.max(0).unsigned_abs().into() })];
        if city.devotion > 0 {
            notes.push(self.sheet.word(Word::Devotion { n: city.devotion.into() }));
        }
        notes.extend(city.enchantments.iter().map(|there| self.enchantment(there)));
        let mut items = vec![noted(self.sheet.speaker.phrase(city.piece), &notes)];
        items.extend(city.residents.iter().map(|creature| self.creature(creature, seat)));
        self.sheet.list(Word::City, &items);
    }

    /// A creature where somebody lives; whose it is, if it is not theirs.
    fn creature(&self, creature: &CreatureView, seat: Seat) -> String {
        let mut notes = Vec::new();
        if creature.controller != seat {
            notes.push(self.sheet.word(Word::By { seat: creature.controller }));
        }
        if creature.attacking {
            notes.push(self.sheet.word(Word::Attacks));
        }
        if creature.marked {
            notes.push(self.sheet.word(Word::Marked));
        }
        if creature.damage > 0 {
            notes.push(self.sheet.word(Word::Damage { n: creature.damage.into() }));
        }
        notes.extend(creature.enchantments.iter().map(|there| self.enchantment(there)));
        let name = self.sheet.speaker.phrase(creature.piece);
        noted(format!("{name} {}/{}", creature.attack, creature.defense), &notes)
    }

    fn enchantment(&self, there: &EnchantmentView) -> String {
        let name = self.sheet.speaker.phrase(there.piece);
        if there.marked { format!("{name} ({})", self.sheet.word(Word::Marked)) } else { name }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::{Eyes, Game, read_position};
    use arbiter_language::Lang;
    use arcmage::Arcmage;

    fn board(eyes: Eyes, lang: Lang) -> String {
        let text = "p1 cities farmland 5; p1 army ghoul marked, wight; p1 residents kolibri in farmland; p1 hand erode
                    p1 resources 2 gaian, dark_legion marked; p2 cities warren; p2 hand deadly_shock; turn 7";
        let position: Arcmage = read_position(text).unwrap_or_else(|error| panic!("{error}"));
        draw(&position.view(eyes), &Speaker::new(lang, ["Anna"]), Style { colour: false }).join("\n")
    }

    #[test]
    fn everything_that_matters_is_drawn() {
        let board = board(Eyes::Seat(Seat::new(0)), Lang::En);
        for part in [
            "Turn 7 (Anna) · play phase",
            "Farmland [defense 5] · Kolibri 0/1",
            "Ghoul 3/2 [marked] · Wight 1/1",
            "Gaian 2/2 · Dark Legion 0/1",
            "Erode",
        ] {
            assert!(board.contains(part), "{part}:\n{board}");
        }
    }

    #[test]
    fn a_hand_is_drawn_for_those_who_may_see_it() {
        assert!(!board(Eyes::Seat(Seat::new(0)), Lang::En).contains("Deadly Shock"));
        assert!(board(Eyes::Seat(Seat::new(1)), Lang::En).contains("Deadly Shock"));
    }

    #[test]
    fn labels_leave_room_in_every_language() {
        for lang in Lang::ALL {
            let board = board(Eyes::Seat(Seat::new(0)), lang);
            let labelled = board.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
            for line in labelled {
                assert_eq!(line.chars().nth(LABEL + 2), Some(' '), "{line}");
            }
        }
    }
}
