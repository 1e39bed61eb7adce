//! Which cards are meant: filters, references, amounts and conditions, read off the position.

use crate::{
    card::{Amount, Condition, Counter, Filter, Kind, Price, Ref},
    piece::{Flag, Permanent, Piece, Place},
    state::{Arcmage, Item, Note},
    tables::Card,
    target::Target,
};
use arbiter_engine::Seat;

/// From whose side a text is read.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Scene {
    /// The controller of the ability.
    pub you: Seat,
    /// The card whose ability it is, or which has gained it.
    pub source: Piece,
    /// The item whose aims are the targets; 0 if there are none.
    pub item: u8,
    /// The card, city or player it is about.
    pub that: Target,
    /// Where the source was before it moved, or when its ability was used.
    pub place: Place,
    /// What was paid for X.
    pub x: u8,
    /// What was counted.
    pub tally: u8,
}

impl Scene {
    /// Of a card in play and its passive abilities.
    #[inline]
    pub(crate) fn of(permanent: &Permanent) -> Scene {
        Scene {
            you: permanent.controller,
            source: permanent.piece,
            item: 0,
            that: Target::None,
            place: Place::Gone,
            x: 0,
            tally: 0,
        }
    }

    /// Of something on the stack, or on its way there.
    pub(crate) fn item(item: &Item) -> Scene {
        Scene {
            you: item.controller,
            source: item.source,
            item: item.id,
            that: item.that,
            place: item.place,
            x: item.x,
            tally: 0,
        }
    }
}

/// Where a card without a name lies.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Zone {
    Hand,
    Deck,
    Grave,
}

/// What a filter is held against.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Subject<'a> {
    Piece(&'a Permanent),
    Card(Card, Zone, Seat),
    Seat(Seat),
    Army(Seat),
}

impl Subject<'_> {
    fn card(&self) -> Option<Card> {
        match self {
            Subject::Piece(permanent) => Some(permanent.piece.card),
            Subject::Card(card, ..) => Some(*card),
            Subject::Seat(_) | Subject::Army(_) => None,
        }
    }

    fn kind(&self, kind: Kind) -> bool {
        match self {
            Subject::Piece(permanent) => permanent.in_play() && permanent.piece.card.is(kind),
            Subject::Card(card, ..) => card.is(kind),
            Subject::Seat(_) | Subject::Army(_) => false,
        }
    }

    fn controller(&self) -> Seat {
        match self {
            Subject::Piece(permanent) => permanent.controller,
            Subject::Card(_, _, seat) | Subject::Seat(seat) | Subject::Army(seat) => *seat,
        }
    }
}

impl Arcmage {
    /// Does the filter mean this?
    pub(crate) fn means(&self, filter: &Filter, scene: &Scene, subject: Subject<'_>) -> bool {
        let piece = match subject {
            Subject::Piece(permanent) => Some(permanent),
            _ => None,
        };
        let in_zone = |zone: Zone| matches!(subject, Subject::Card(_, there, _) if there == zone);
        let yours = || subject.controller() == scene.you;
        match filter {
            Filter::Any => true,
            Filter::Creature => match subject {
                Subject::Piece(permanent) => permanent.is_creature(),
                _ => subject.kind(Kind::Creature),
            },
            Filter::City => subject.kind(Kind::City),
            Filter::Enchantment => subject.kind(Kind::Enchantment),
            Filter::Event => subject.card().is_some_and(|card| card.is(Kind::Event)),
            Filter::Spell => piece.is_some_and(|permanent| permanent.place == Place::Stack),
            Filter::Player => matches!(subject, Subject::Seat(_)),
            Filter::Army => matches!(subject, Subject::Army(_)),
            Filter::Card => matches!(subject, Subject::Card(..)),
            Filter::Of(faction) => subject.card().is_some_and(|card| card.facts().faction == *faction),
            Filter::Is(subtype) => match subject {
                Subject::Piece(permanent) => self.is_of(permanent, *subtype),
                _ => subject.card().is_some_and(|card| card.facts().subtypes.has(*subtype)),
            },
            Filter::Has(keyword) => match subject {
                Subject::Piece(permanent) => self.has(permanent, *keyword),
                _ => subject.card().is_some_and(|card| card.facts().keywords.has(*keyword)),
            },
            Filter::Named(card) => subject.card() == Some(*card),
            Filter::Yours => yours(),
            Filter::ThatOpponents => scene.that.seat() == Some(subject.controller()),
            Filter::Opponents => !self.allied(subject.controller(), scene.you),
            Filter::PlayedByYou => yours(),
            Filter::InYourArmy => yours() && piece.is_some_and(|permanent| permanent.place == Place::Army),
            Filter::InAnyArmy => piece.is_some_and(|permanent| permanent.place == Place::Army),
            Filter::InArmyOfHostsController => {
                let seat = self.host(scene.source).and_then(|host| self.get(host)).map(|host| host.controller);
                piece.is_some_and(|permanent| permanent.place == Place::Army && Some(permanent.controller) == seat)
            }
            Filter::InYourHand => in_zone(Zone::Hand) && yours(),
            Filter::InYourDeck => in_zone(Zone::Deck) && yours(),
            Filter::InYourGraveyard => in_zone(Zone::Grave) && yours(),
            Filter::InAnyGraveyard => in_zone(Zone::Grave),
            Filter::ResidentOfItself => piece.is_some_and(|permanent| self.resides(permanent, scene.source)),
            Filter::InTargetsGraveyard => {
                in_zone(Zone::Grave) && self.target(scene, 0).seat() == Some(subject.controller())
            }
            Filter::ResidentOfHost => {
                let city = self.host(scene.source);
                piece.is_some_and(|permanent| city.is_some_and(|city| self.resides(permanent, city)))
            }
            Filter::ResidentOfTarget => {
                let city = self.target(scene, 0).piece();
                piece.is_some_and(|permanent| city.is_some_and(|city| self.resides(permanent, city)))
            }
            Filter::ResidentOfYourCities => {
                piece.is_some_and(|permanent| self.cities(scene.you).any(|city| self.resides(permanent, city.piece)))
            }
            Filter::ResidentOfAttackedCity => {
                let city = self.attacked_by(scene.source).piece();
                piece.is_some_and(|permanent| city.is_some_and(|city| self.resides(permanent, city)))
            }
            Filter::SameCity => {
                // Who died of the cost is where it was (ARCM-CARD-07).
                let own = self.in_play(scene.source).map_or(scene.place, |own| own.place).city();
                piece.is_some_and(|permanent| own.is_some_and(|city| self.resides(permanent, city)))
            }
            Filter::SamePlace => self.same_place(scene.source, piece),
            Filter::SamePlaceAsHost => self.host(scene.source).is_some_and(|host| self.same_place(host, piece)),
            Filter::WhereItWas => piece.is_some_and(|permanent| permanent.place == scene.place),
            Filter::Unmarked => piece.is_some_and(|permanent| !permanent.is_marked()),
            Filter::Marked => piece.is_some_and(Permanent::is_marked),
            Filter::Attacking => piece.is_some_and(|permanent| permanent.is(Flag::Attacking)),
            Filter::AttackingItself => piece.is_some_and(|permanent| {
                permanent.is(Flag::Attacking) && self.attacked_by(permanent.piece) == Target::Piece(scene.source)
            }),
            Filter::OnHost => piece.is_some_and(|permanent| {
                self.host(scene.source).is_some_and(|host| permanent.place == Place::On(host))
            }),
            Filter::AimedOnce => piece.is_some_and(|permanent| {
                let spell = self.stack.iter().find(|item| item.is_card() && item.source == permanent.piece);
                spell.is_some_and(|item| self.aims_of(item.id).count() == 1)
            }),
            Filter::Bears(counter) => {
                piece.is_some_and(|permanent| permanent.in_play() && self.counters(permanent.piece, *counter) > 0)
            }
            Filter::Copied => piece.is_some_and(|permanent| {
                self.note(permanent.piece, |note| matches!(note, Note::Copy { .. }).then_some(())).is_some()
            }),
            Filter::Other => piece.is_none_or(|permanent| permanent.piece != scene.source),
            Filter::NotHost => piece.is_none_or(|permanent| self.host(scene.source) != Some(permanent.piece)),
            Filter::NotTarget => piece.is_none_or(|permanent| self.target(scene, 0).piece() != Some(permanent.piece)),
            Filter::CostsAtMost(most) => {
                subject.card().is_some_and(|card| matches!(card.facts().price, Price::Fixed(n) if n <= *most))
            }
            Filter::CostsAtMostX => subject.card().is_some_and(|card| match card.facts().price {
                Price::Fixed(n) => n <= scene.x,
                Price::Token | Price::X => true,
                Price::SkipTurn => false,
            }),
            Filter::DefenseAboveItsAttack => {
                let attack = self.in_play(scene.source).map(|own| self.stats(own).0);
                piece.is_some_and(|permanent| attack.is_some_and(|attack| self.stats(permanent).1 > attack))
            }
            Filter::InTargetsArmy => {
                let seat = self.target(scene, 0).seat();
                piece.is_some_and(|permanent| permanent.place == Place::Army && Some(permanent.controller) == seat)
            }
            Filter::DefenseAtLeast(least) => {
                piece.is_some_and(|permanent| self.stats(permanent).1 >= i16::from(*least))
            }
            Filter::All(all) => all.iter().all(|filter| self.means(filter, scene, subject)),
            Filter::OneOf(any) => any.iter().any(|filter| self.means(filter, scene, subject)),
            Filter::Not(not) => !self.means(not, scene, subject),
        }
    }

    /// Does the filter mean this piece? All pieces are asked that again and again, so what is asked most is told at once.
    pub(crate) fn means_piece(&self, filter: &Filter, scene: &Scene, permanent: &Permanent) -> bool {
        let one = |filter: &Filter| match filter {
            Filter::Creature => permanent.is_creature(),
            Filter::Yours => permanent.controller == scene.you,
            Filter::Opponents => !self.allied(permanent.controller, scene.you),
            Filter::Of(faction) => permanent.piece.facts().faction == *faction,
            Filter::Other => permanent.piece != scene.source,
            _ => self.means(filter, scene, Subject::Piece(permanent)),
        };
        match filter {
            Filter::All(all) => all.iter().all(one),
            filter => one(filter),
        }
    }

    /// Is the creature a resident of the city? In an attack the army creatures that may defend count as residents of
    /// the attacked city (ARCM-COMBAT-09).
    pub(crate) fn resides(&self, permanent: &Permanent, city: Piece) -> bool {
        match permanent.place {
            Place::City(there) => there == city,
            Place::Army => {
                (self.combat.target == Target::Piece(city) || self.combat.also == city)
                    && self.allied(permanent.controller, self.combat.defender)
                    && !permanent.is_marked()
                    && !self.is_outmaneuvered(permanent.controller, city)
            }
            _ => false,
        }
    }

    /// Is it in the same city, or in the army of the same player?
    fn same_place(&self, piece: Piece, other: Option<&Permanent>) -> bool {
        let (Some(one), Some(mut other)) = (self.in_play(piece), other) else { return false };
        // An enchantment lies where its host is, whoever has played it (ARCM-ENCH-02).
        if let Place::On(host) = other.place {
            let Some(host) = self.in_play(host) else { return false };
            other = host;
        }
        match other.place {
            Place::City(_) => one.place == other.place,
            Place::Army | Place::Global => one.place == Place::Army && one.controller == other.controller,
            // What lies on a city is at that city (ARCM-CARD-16).
            Place::Kingdom => one.place == Place::City(other.piece),
            _ => false,
        }
    }

    /// What an enchantment is attached to.
    pub(crate) fn host(&self, piece: Piece) -> Option<Piece> {
        match self.get(piece)?.place {
            Place::On(host) => Some(host),
            _ => None,
        }
    }

    /// The target with this number.
    pub(crate) fn target(&self, scene: &Scene, number: usize) -> Target {
        self.aims_of(scene.item).nth(number).unwrap_or_default()
    }

    /// Does the reference mean this piece?
    pub(crate) fn refers(&self, reference: Ref, scene: &Scene, piece: Piece) -> bool {
        match reference {
            Ref::Itself => piece == scene.source,
            Ref::Host => self.host(scene.source) == Some(piece),
            Ref::Target => self.target(scene, 0) == Target::Piece(piece),
            Ref::Target2 => self.target(scene, 1) == Target::Piece(piece),
            Ref::Targets => self.aims_of(scene.item).any(|at| at == Target::Piece(piece)),
            Ref::That => scene.that == Target::Piece(piece),
            Ref::ItsCity => self.in_play(scene.source).is_some_and(|own| own.place == Place::City(piece)),
            Ref::ItsDefenders => {
                self.combat.defends.iter().any(|pair| pair.attacker == scene.source && pair.defender == piece)
            }
            Ref::ItselfAndMarked => {
                piece == scene.source
                    || self.aims.iter().any(|aim| aim.item == scene.item && aim.cost && aim.at == Target::Piece(piece))
            }
        }
    }

    /// The one piece a reference means.
    pub(crate) fn the(&self, reference: Ref, scene: &Scene) -> Option<Piece> {
        match reference {
            Ref::Itself => Some(scene.source),
            Ref::Host => self.host(scene.source),
            Ref::Target | Ref::Targets => self.target(scene, 0).piece(),
            Ref::Target2 => self.target(scene, 1).piece(),
            Ref::That => scene.that.piece(),
            Ref::ItsCity => self.in_play(scene.source).and_then(|own| own.place.city()),
            Ref::ItsDefenders | Ref::ItselfAndMarked => None,
        }
    }

    /// How much.
    pub(crate) fn amount(&self, amount: &Amount, scene: &Scene) -> i16 {
        match amount {
            Amount::N(n) => i16::from(*n),
            Amount::Count(filter) => {
                self.pieces.iter().filter(|permanent| self.means_piece(filter, scene, permanent)).count() as i16
            }
            Amount::Counters(reference, counter) => {
                self.the(*reference, scene).map_or(0, |piece| i16::from(self.counters(piece, *counter)))
            }
            Amount::Defense(reference) => {
                let piece = self.the(*reference, scene).and_then(|piece| self.in_play(piece));
                piece.map_or(0, |permanent| self.stats(permanent).1)
            }
            Amount::Devotion(reference) => self.the(*reference, scene).map_or(0, |city| i16::from(self.devotion(city))),
            Amount::X => i16::from(self.paid(scene)),
            Amount::OneAndX => 1 + i16::from(self.paid(scene)),
            Amount::XLess(less) => i16::from(self.paid(scene)) - i16::from(*less),
            Amount::Twice(amount) => 2 * self.amount(amount, scene),
            Amount::Tally => i16::from(scene.tally),
            Amount::YourResources => self.resources_of(scene.you).count() as i16,
            Amount::If(condition, one, other) => {
                if self.holds(condition, scene) {
                    self.amount(one, scene)
                } else {
                    self.amount(other, scene)
                }
            }
            Amount::All | Amount::AnyNumber => i16::from(u8::MAX),
        }
    }

    /// What was paid for X: now, or when the card was played.
    fn paid(&self, scene: &Scene) -> u8 {
        let noted = self.note(scene.source, |note| match note {
            Note::Paid { x } => Some(x),
            _ => None,
        });
        scene.x.max(noted.unwrap_or(0))
    }

    /// How many counters of a kind lie on a piece.
    pub(crate) fn counters(&self, piece: Piece, counter: Counter) -> u8 {
        // Few pieces bear counters that are noted.
        let is_noted = !matches!(counter, Counter::Growth | Counter::Edge | Counter::Decay | Counter::Rabies);
        if is_noted && self.notes.is_empty() {
            return 0;
        }
        let Some(permanent) = self.get(piece) else { return 0 };
        let noted = || {
            self.note(piece, |note| match (counter, note) {
                (Counter::Grassroot, Note::Grassroot { n })
                | (Counter::PoisonIvy, Note::Ivy { n })
                | (Counter::Fire, Note::Fire { n })
                | (Counter::Loyalty, Note::Loyal { n }) => Some(n),
                _ => None,
            })
        };
        match counter {
            Counter::Growth => permanent.growth,
            Counter::Edge => permanent.edge,
            Counter::Decay => permanent.decay,
            Counter::Rabies => permanent.is(Flag::Rabid).into(),
            Counter::Grassroot | Counter::PoisonIvy | Counter::Fire | Counter::Loyalty => noted().unwrap_or(0),
        }
    }

    /// What is noted of a piece.
    pub(crate) fn note<T>(&self, piece: Piece, mut read: impl FnMut(Note) -> Option<T>) -> Option<T> {
        self.notes.iter().filter(|noted| noted.piece == piece).find_map(|noted| read(noted.note))
    }

    /// Does it hold?
    pub(crate) fn holds(&self, condition: &Condition, scene: &Scene) -> bool {
        match condition {
            Condition::AtLeast(Amount::Count(filter), Amount::N(enough)) => {
                let enough = (*enough).max(0).unsigned_abs().into();
                let meant = self.pieces.iter().filter(|there| self.means_piece(filter, scene, there));
                meant.take(enough).count() == enough
            }
            Condition::AtLeast(more, less) => self.amount(more, scene) >= self.amount(less, scene),
            Condition::More(more, less) => self.amount(more, scene) > self.amount(less, scene),
            Condition::YourTurn => self.active == scene.you,
            Condition::OpponentsTurn => !self.allied(self.active, scene.you),
            Condition::Marked(reference) => {
                self.the(*reference, scene).and_then(|piece| self.in_play(piece)).is_some_and(Permanent::is_marked)
            }
            Condition::InYourArmy => self.in_play(scene.source).is_some_and(|own| own.place == Place::Army),
            Condition::PlayedIntoArmy => {
                self.in_play(scene.source).is_some_and(|own| own.place == Place::Army && own.is(Flag::Played))
            }
            Condition::Attacked => self.in_play(scene.source).is_some_and(|own| own.is(Flag::Attacked)),
        }
    }
}
