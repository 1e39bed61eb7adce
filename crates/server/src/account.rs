//! Accounts: ways in for whoever wants to be known on several devices.
//!
//! An account is a guest with ways in: its id stands wherever that of a guest does. A device that is signed in has a
//! cookie with a secret; the store keeps what it is known by, so whoever deletes that row has signed the device out, on
//! every server.

mod device;
mod passkey;
mod password;
pub(crate) mod presence;

pub(crate) use device::{COOKIE, SignedIn, give_cookie, label, recognise, take_cookie};
pub(crate) use passkey::{Asked, PATIENCE, shown_id, site};
pub(crate) use password::{folded, hash, may_be, verify};

use crate::{
    App,
    caller::Caller,
    config::Limits,
    error::ApiError,
    table::{Inbox, Tables},
};
use arbiter_protocol::Refused;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::{net::IpAddr, num::NonZeroU32, sync::Arc};
use tokio::sync::Semaphore;

/// How many passwords are looked at at a time: each needs 19 MiB for a moment.
const AT_ONCE: usize = 2;

/// Who tries to get into accounts, and how often.
pub(crate) struct Tries {
    by_address: DefaultKeyedRateLimiter<IpAddr>,
    by_name: DefaultKeyedRateLimiter<String>,
    pub(crate) passwords: Arc<Semaphore>,
}

impl Tries {
    pub(crate) fn new(limits: &Limits) -> Tries {
        let quota = Quota::per_hour(NonZeroU32::new(limits.tries_per_hour).unwrap_or(NonZeroU32::MIN));
        Tries {
            by_address: RateLimiter::keyed(quota),
            by_name: RateLimiter::keyed(quota),
            passwords: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    /// May this address try once more? And whoever it is, this name?
    pub(crate) fn may_try(&self, caller: Caller, name: Option<&str>) -> Result<(), Refused> {
        let by_address = self.by_address.check_key(&caller.0).is_ok();
        let by_name = name.is_none_or(|name| self.by_name.check_key(&name.to_owned()).is_ok());
        if by_address && by_name { Ok(()) } else { Err(Refused::Rate) }
    }

    pub(crate) fn tidy(&self) {
        self.by_address.retain_recent();
        self.by_name.retain_recent();
    }
}

/// Gives an account what a guest holds, and lets the tables know.
pub(crate) async fn move_in(app: &App, guest: &str, account: &str) -> Result<(), ApiError> {
    app.ratings.forget();
    for table in app.store.move_guest(guest, account).await? {
        app.tables.tell_awake(&table, Inbox::Reseat);
    }
    Ok(())
}

/// Forgets an account. Tables that nobody else sits at go with it; at the others, nobody sits in its seats.
pub(crate) async fn delete(app: &Arc<App>, account: &str) -> Result<(), ApiError> {
    for (row, _) in app.store.tables_of(account, u32::from(u16::MAX)).await? {
        if row.holders.iter().all(|holder| holder.guest == account) {
            app.store.delete(&row.id).await?;
            app.tables.tell_awake(&row.id, Inbox::Deleted);
        }
    }
    app.ratings.forget();
    for table in app.store.delete_account(account).await? {
        // It gives up there; where the table is awake elsewhere, that server does it.
        let _ = Tables::tell(app, &table, Inbox::Reseat);
    }
    Ok(())
}
