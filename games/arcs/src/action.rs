//! Action cards, their suits, and the seven standard actions (ARCS-LEAD-01, ARCS-LEAD-02).

use crate::tables::{Ambition, DECLARED_BY, PIPS, SUIT_ACTIONS};
use arbiter_components::{CardSet, Indexed};
use arbiter_engine::{
    Arg, Argument, BadNotation, Message, Notation, Seat, Signature, Spoken, Thing, Things, Words, Writer,
};

/// A suit of the action deck.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[message(prefix = "arcs-suit")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize))]
pub enum Suit {
    /// Tax, repair, influence.
    #[default]
    Administration,
    /// Battle, move, secure.
    Aggression,
    /// Build, repair.
    Construction,
    /// Move, influence.
    Mobilization,
}

impl Suit {
    /// Every suit.
    pub const ALL: [Suit; 4] = [Suit::Administration, Suit::Aggression, Suit::Construction, Suit::Mobilization];

    /// What its pips may be used for (ARCS-LEAD-02).
    #[must_use]
    #[inline]
    pub fn actions(self) -> Actions {
        SUIT_ACTIONS[self as usize]
    }
}

/// A standard action.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[message(prefix = "arcs-action")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
pub enum Action {
    /// Gain from a city.
    #[default]
    Tax,
    /// A building or a ship.
    Build,
    /// Ships.
    Move,
    /// One damaged piece.
    Repair,
    /// An agent onto the Court.
    Influence,
    /// A Court card.
    Secure,
    /// Attack.
    Battle,
}

/// A set of standard actions.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Actions(u8);

impl Actions {
    /// These actions.
    #[must_use]
    pub const fn of(actions: &[Action]) -> Actions {
        let mut set = Actions(0);
        let mut i = 0;
        while i < actions.len() {
            set = set.with(actions[i]);
            i += 1;
        }
        set
    }

    /// These and that one.
    #[must_use]
    pub const fn with(self, action: Action) -> Actions {
        Actions(self.0 | 1 << action as u8)
    }

    /// Is it among them?
    #[must_use]
    #[inline]
    pub const fn has(self, action: Action) -> bool {
        self.0 >> action as u8 & 1 == 1
    }
}

/// What an action is taken with; new actions and some cards want to know (ARCS-NEW-01, ARCS-MOD-02).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
pub enum Via {
    /// A pip of the card that leads or surpasses.
    #[default]
    Pip,
    /// The pip of a copy or a pivot.
    SinglePip,
    /// A resource spent in the Prelude.
    Resource,
    /// An effect that grants it: no new action may take its place (ARCS-NEW-02).
    Effect,
}

impl Via {
    /// May a new action take the place of the standard one?
    #[must_use]
    pub fn allows_new_actions(self) -> bool {
        self != Via::Effect
    }
}

/// An action card: four suits with the numbers 1 to 7.
///
/// Written as suit and number: `aggression-4`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct ActionCard(u8);

/// A set of action cards.
pub type ActionCards = CardSet<ActionCard>;

impl ActionCard {
    /// How many there are.
    pub const COUNT: usize = 28;

    /// The card of that suit and number (1 to 7).
    #[must_use]
    pub const fn new(suit: Suit, number: u8) -> ActionCard {
        ActionCard(suit as u8 * 7 + (number - 1) % 7)
    }

    /// The cards for so many players: 1 and 7 with four only (ARCS-SETUP-02).
    #[must_use]
    pub fn deck(players: u8) -> ActionCards {
        let used = |card: &ActionCard| players == 4 || (2..=6).contains(&card.number());
        (0..ActionCard::COUNT).map(ActionCard::from_index).filter(used).collect()
    }

    /// Its suit.
    #[must_use]
    #[inline]
    pub fn suit(self) -> Suit {
        Suit::ALL[usize::from(self.0 / 7) % 4]
    }

    /// Its number, 1 to 7.
    #[must_use]
    #[inline]
    pub fn number(self) -> u8 {
        self.0 % 7 + 1
    }

    /// Its pips.
    #[must_use]
    #[inline]
    pub fn pips(self) -> u8 {
        PIPS[self.suit() as usize][usize::from(self.number() - 1)]
    }

    /// May this card declare that ambition? 7 declares any, 1 none (ARCS-DECL-01).
    #[must_use]
    pub fn declares(self, ambition: Ambition) -> bool {
        self.number() == 7 || DECLARED_BY[ambition as usize] == self.number()
    }

    pub(crate) const SAYS: Signature = ("arcs-action-card", &["suit", "number"]);
}

arbiter_components::indexed!(by_number ActionCard);

impl Notation for ActionCard {
    fn write(&self, out: &mut Writer) {
        self.suit().write(out);
        out.part("-");
        out.part(self.number());
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("action_card")?;
        let unknown = || BadNotation::unknown("action_card", word);
        let (suit, number) = word.split_once('-').ok_or_else(unknown)?;
        let suit = Suit::from_text(suit).map_err(|_| unknown())?;
        match number.parse() {
            Ok(number @ 1..=7) => Ok(ActionCard::new(suit, number)),
            _ => Err(unknown()),
        }
    }

    fn touch(&self, touched: &mut Things) {
        touched.push(Thing::new("action_card", &self.text()));
    }
}

impl Argument for ActionCard {
    fn argument(&self) -> Arg {
        let args = vec![("suit", self.suit().argument()), ("number", self.number().argument())];
        Arg::Name(Spoken { id: ActionCard::SAYS.0, args })
    }
}

impl serde::Serialize for ActionCard {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.text())
    }
}

/// How a card was played.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// It leads the round.
    #[default]
    Lead,
    /// Face up, of the lead suit and higher.
    Surpass,
    /// Face down.
    Copy,
    /// Face up, of another suit.
    Pivot,
}

/// A card played this round.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts]
pub struct Played {
    /// How.
    pub manner: Manner,
    /// Which.
    pub card: ActionCard,
}

impl Played {
    /// Does it lie face up?
    #[must_use]
    pub fn face_up(self) -> bool {
        self.manner != Manner::Copy
    }
}

/// A union laid beside a played card (ARCS-GUILD-04).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[parts]
pub struct Union {
    /// Who takes the card when the round ends.
    pub by: Seat,
    /// The card.
    pub card: ActionCard,
}
