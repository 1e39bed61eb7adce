//! What search is offered: a piece at a time, in the order of the list.

use super::{Group, Pick, Wanted};

/// Lists what search may name next: nothing before what was named last, and only what leaves a way to finish. The
/// rules put those picks that come no earlier than the last one named.
#[inline]
pub(crate) fn list<C: Copy, R>(
    wanted: Wanted<C>,
    picks: impl Iterator<Item = Pick<C, R>> + Clone,
    mut put: impl FnMut(C, Result<(), R>),
) {
    if wanted.most > 0 {
        if picks.clone().all(|pick| pick.group == Group::NONE) {
            list_alone(wanted, picks, &mut put);
        } else {
            list_groups(wanted, picks, &mut put);
        }
    }
    if let Some(done) = wanted.done.filter(|_| wanted.least == 0) {
        put(done, Ok(()));
    }
}

/// The same where no pick is one of a group.
#[inline]
fn list_alone<C: Copy, R>(
    wanted: Wanted<C>,
    picks: impl Iterator<Item = Pick<C, R>> + Clone,
    put: &mut impl FnMut(C, Result<(), R>),
) {
    let mut reach: u32 = picks.clone().map(|pick| u32::from(pick.room())).sum();
    for pick in picks {
        match pick.most {
            Err(reason) => put(pick.choice, Err(reason)),
            Ok(0) => {}
            Ok(room) => {
                if wanted.ordered || reach >= wanted.least.into() {
                    put(pick.choice, Ok(()));
                }
                reach -= u32::from(room);
            }
        }
    }
}

/// The same where some are: of a group passed over nothing may be due, and what is due of later ones must still fit.
fn list_groups<C: Copy, R>(
    wanted: Wanted<C>,
    picks: impl Iterator<Item = Pick<C, R>> + Clone,
    put: &mut impl FnMut(C, Result<(), R>),
) {
    // What can still be named from here on, and what must be of groups that come later.
    let (mut left, mut due) = sums(picks.clone());
    // A group passed over that should have had more.
    let mut missed = false;
    let mut group = None;
    let mut here = 0; // of the group
    let mut rest = picks;
    loop {
        let ahead = rest.clone();
        let Some(pick) = rest.next() else { break };
        if group != Some(pick.group) {
            if let Some(Group { least, .. }) = group {
                missed |= least > 0;
            }
            group = Some(pick.group);
            here = ahead.take_while(|other| other.group == pick.group).map(|other| u32::from(other.room())).sum();
            left -= here.min(pick.group.most.into());
            due -= u32::from(pick.group.least);
        }
        let Group { least, most, .. } = pick.group;
        match pick.most {
            Err(reason) => put(pick.choice, Err(reason)),
            Ok(0) => {}
            Ok(room) => {
                let reach = left + here.min(most.into());
                let open = wanted.ordered
                    || (!missed
                        && most > 0
                        && here >= u32::from(least)
                        && reach >= wanted.least.into()
                        && due + u32::from(least.max(1)) <= wanted.most.into());
                if open {
                    put(pick.choice, Ok(()));
                }
                here -= u32::from(room);
            }
        }
    }
}

/// How many can be named in all, and how many must be because of their groups.
fn sums<C, R>(picks: impl Iterator<Item = Pick<C, R>>) -> (u32, u32) {
    let (mut all, mut due) = (0, 0);
    let mut run: Option<(Group, u32)> = None;
    let mut close = |run: Option<(Group, u32)>| {
        if let Some((group, room)) = run {
            all += room.min(group.most.into());
            due += u32::from(group.least);
        }
    };
    for pick in picks {
        match &mut run {
            Some((group, room)) if *group == pick.group => *room += u32::from(pick.room()),
            _ => close(run.replace((pick.group, pick.room().into()))),
        }
    }
    close(run);
    (all, due)
}
