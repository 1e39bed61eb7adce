//! Who may not come: guests and addresses.

use crate::App;
use arbiter_store::StoreError;
use ipnet::IpNet;
use std::{
    collections::HashSet,
    net::IpAddr,
    sync::{PoisonError, RwLock},
    time::Duration,
};

/// How often it is looked up what other servers may have noted.
pub(crate) const EVERY: Duration = Duration::from_secs(30);

/// Who may not come.
#[derive(Debug, Default)]
pub(crate) struct Bans(RwLock<Known>);

#[derive(Debug, Default)]
struct Known {
    guests: HashSet<String>,
    nets: Vec<IpNet>,
}

impl Bans {
    /// Is it this address?
    pub(crate) fn has_address(&self, address: IpAddr) -> bool {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        known.nets.iter().any(|net| net.contains(&address))
    }

    /// Is it this guest?
    pub(crate) fn has_guest(&self, guest: &str) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).guests.contains(guest)
    }
}

impl App {
    /// Reads anew who may not come.
    pub(crate) async fn read_bans(&self) -> Result<(), StoreError> {
        let mut known = Known::default();
        for ban in self.store.bans().await? {
            match crate::network(&ban.who) {
                Ok(net) => known.nets.push(net),
                Err(_) => drop(known.guests.insert(ban.who)),
            }
        }
        *self.bans.0.write().unwrap_or_else(PoisonError::into_inner) = known;
        Ok(())
    }
}
