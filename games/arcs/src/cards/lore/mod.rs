//! Lore (ARCS-LORE-01 to ARCS-LORE-14).

pub(crate) mod ancient_holdings;
pub(crate) mod railgun_arrays;
pub(crate) mod tool_priests;
