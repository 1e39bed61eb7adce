//! Guild cards (ARCS-GUILD-01 to ARCS-GUILD-25).

pub(crate) mod cartel;
pub(crate) mod court_enforcers;
pub(crate) mod elder_broker;
pub(crate) mod farseers;
pub(crate) mod galactic_bards;
pub(crate) mod gatekeepers;
pub(crate) mod interest;
pub(crate) mod lattice_spies;
pub(crate) mod loyal;
pub(crate) mod prison_wardens;
pub(crate) mod relic_fence;
pub(crate) mod secret_order;
pub(crate) mod silver_tongues;
pub(crate) mod skirmishers;
pub(crate) mod sworn_guardians;
pub(crate) mod union;
