//! Answers of several pieces: five essences of any type, the cards that go, who defends.
//!
//! The rules say once what may be named and how often ([`Options::pieces`](crate::Options::pieces)); everything
//! else follows. Search is offered a piece at a time in the order of the list, each not before the last and only
//! where a way to finish is left, so that no two paths name the same pieces. People put pieces on a tray in any
//! order ([`Shape`]); nothing happens before the answer is whole, and then it is carried out in the order of the
//! list. Both doors lead to the same outcomes, which is a law of its own.

mod list;
mod shape;
mod sheet;

pub(crate) use list::list;
pub use shape::{Shape, Slot};
pub(crate) use sheet::Trays;
pub use sheet::{Count, Sheet};

/// How many pieces an answer has.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Wanted<C> {
    /// No fewer than this.
    pub least: u16,
    /// No more than this.
    pub most: u16,
    /// Does it matter in which order they are named? Then every order is an answer of its own.
    pub ordered: bool,
    /// What says that these are all, where fewer than the most will do.
    pub done: Option<C>,
}

impl<C> Wanted<C> {
    /// Just so many.
    pub fn exactly(n: impl Into<u16>) -> Wanted<C> {
        let n = n.into();
        Wanted { least: n, most: n, ordered: false, done: None }
    }

    /// So many or fewer, none too; `done` says that these are all.
    pub fn up_to(most: impl Into<u16>, done: C) -> Wanted<C> {
        Wanted { least: 0, most: most.into(), ordered: false, done: Some(done) }
    }

    /// At least so many of them.
    #[must_use]
    pub fn at_least(self, least: u16) -> Wanted<C> {
        Wanted { least, ..self }
    }

    /// The order in which they are named counts.
    #[must_use]
    pub fn in_order(self) -> Wanted<C> {
        Wanted { ordered: true, ..self }
    }
}

/// Something that may be named as a piece, and how often; or why not.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Pick<C, R> {
    /// The piece.
    pub choice: C,
    /// How often it may be named, from now on.
    pub most: Result<u16, R>,
    /// Those it is one of.
    pub group: Group,
}

/// Picks of which only so many may be named together. Those of a group stand next to each other in the list.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Group {
    /// Tells groups apart.
    pub id: u16,
    /// No fewer than this, from now on.
    pub least: u16,
    /// No more than this, from now on.
    pub most: u16,
}

impl Group {
    /// No limit but that of each pick.
    pub const NONE: Group = Group { id: 0, least: 0, most: u16::MAX };
}

impl<C, R> Pick<C, R> {
    /// It may be named so often.
    pub fn times(choice: C, most: impl Into<u16>) -> Self {
        Pick { choice, most: Ok(most.into()), group: Group::NONE }
    }

    /// It may be named once.
    pub fn once(choice: C) -> Self {
        Pick::times(choice, 1_u16)
    }

    /// It may be named once, unless something speaks against it.
    pub fn judged(choice: C, verdict: Result<(), R>) -> Self {
        Pick { choice, most: verdict.map(|()| 1), group: Group::NONE }
    }

    /// As one of a group.
    #[must_use]
    pub fn of(self, group: Group) -> Self {
        Pick { group, ..self }
    }

    /// How often it may be named, if at all.
    fn room(&self) -> u16 {
        self.most.as_ref().map_or(0, |most| *most)
    }
}
