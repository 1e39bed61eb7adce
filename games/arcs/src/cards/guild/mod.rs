//! Guild cards (ARCS-GUILD-01 to ARCS-GUILD-25).

pub(crate) mod interest;
pub(crate) mod loyal;
pub(crate) mod skirmishers;
pub(crate) mod sworn_guardians;
pub(crate) mod union;
