//! Secret Order (ARCS-GUILD-18).

use crate::{
    moments::{Moment, Moments, Speaks},
    tables::{Ambition, Card},
};

/// Declaring Keeper or Empath leaves the number of the lead card.
pub(crate) struct SecretOrder;

impl Speaks for SecretOrder {
    const HEARS: Moments = Moments::of(&[Moment::KeepNumber]);

    fn keep_number(_: Card, ambition: Ambition) -> bool {
        matches!(ambition, Ambition::Keeper | Ambition::Empath)
    }
}
