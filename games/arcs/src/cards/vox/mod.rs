//! Vox cards (ARCS-VOX-26 to ARCS-VOX-31).

pub(crate) mod call_to_action;
pub(crate) mod song_of_freedom;
