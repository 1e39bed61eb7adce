//! Loyal Engineers, Pilots, Marines, Empaths, Keepers (ARCS-GUILD-01, -07, -15, -19, -21): any token
//! may be spent as their type, outraged or not. That outrage spares them is printed on them.

use crate::{
    moments::{Moment, Moments, Speaks},
    resource::Resource,
    tables::Card,
};

/// Four of them.
pub(crate) struct Loyal;

impl Speaks for Loyal {
    const HEARS: Moments = Moments::of(&[Moment::SpendAs]);

    fn spend_as(card: Card) -> Option<Resource> {
        card.resource()
    }
}

/// Loyal Marines, which can also be discarded for ships.
pub(crate) struct Marines;

impl Speaks for Marines {
    const HEARS: Moments = Moments::of(&[Moment::SpendAs, Moment::Prelude]);
    const BRINGS_SHIPS: bool = true;

    fn spend_as(card: Card) -> Option<Resource> {
        card.resource()
    }
}
