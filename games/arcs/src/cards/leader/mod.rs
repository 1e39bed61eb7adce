//! Leaders (ARCS-LEADER-01a to ARCS-LEADER-08b).

pub(crate) mod upstart;
