//! Who may not come: guests and addresses.

use crate::App;
use arbiter_store::StoreError;
use ipnet::IpNet;
use std::{collections::HashSet, net::IpAddr, time::Duration};
use tokio::sync::watch;

/// How often it is looked up what other servers may have noted.
pub(crate) const EVERY: Duration = Duration::from_secs(30);

/// Who may not come. Whoever is there is told when that changes.
#[derive(Debug, Default)]
pub(crate) struct Bans(watch::Sender<Known>);

#[derive(Debug, Default, Eq, PartialEq)]
struct Known {
    guests: HashSet<String>,
    nets: Vec<IpNet>,
}

impl Known {
    fn has_address(&self, address: IpAddr) -> bool {
        self.nets.iter().any(|net| net.contains(&address))
    }
}

impl Bans {
    /// Is it this address?
    pub(crate) fn has_address(&self, address: IpAddr) -> bool {
        self.0.borrow().has_address(address)
    }

    /// Is it this guest?
    pub(crate) fn has_guest(&self, guest: &str) -> bool {
        self.0.borrow().guests.contains(guest)
    }

    /// Comes back when somebody who is there may not be any more, whether it is who they are or where they come from.
    pub(crate) async fn has_come_to(&self, guest: Option<&str>, address: IpAddr) {
        let mut bans = self.0.subscribe();
        let is_banned =
            |known: &Known| known.has_address(address) || guest.is_some_and(|guest| known.guests.contains(guest));
        // It is told for as long as there is a server.
        let _ = bans.wait_for(is_banned).await;
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
        self.bans.0.send_if_modified(|before| {
            let is_other = *before != known;
            *before = known;
            is_other
        });
        Ok(())
    }
}
