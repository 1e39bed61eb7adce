//! Vox cards (ARCS-VOX-26 to ARCS-VOX-31).

pub(crate) mod call_to_action;
pub(crate) mod guild_struggle;
pub(crate) mod mass_uprising;
pub(crate) mod outrage_spreads;
pub(crate) mod populist_demands;
pub(crate) mod song_of_freedom;
