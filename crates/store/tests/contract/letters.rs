//! Where letters reach people, the links in letters, and who is written to.

use super::{Place, entry, hold, holder, table};
use arbiter_store::{Account, Entry, MailLink, Mailbox, Store, TableRow};
use std::sync::Arc;

fn mailbox(account: &str, address: &str) -> Mailbox {
    let (account, address, lang, out) = (account.into(), address.into(), "de".into(), format!("out of {account}"));
    Mailbox { account, address, lang, wanted: true, out, written_at: 10, made_at: 10 }
}

fn link(id: &str, account: &str, purpose: &str, until: u64) -> MailLink {
    let (id, account, purpose) = (id.into(), account.into(), purpose.into());
    MailLink { id, account, purpose, address: "a@example.org".into(), lang: "fr".into(), out: "out".into(), until }
}

async fn accounts(store: &Arc<dyn Store>, ids: &[&str]) {
    for id in ids {
        let account = Account { id: (*id).into(), login: None, password: None, kept: "{}".into(), made_at: 1 };
        store.add_account(&account, None).await.expect("kept");
    }
}

pub async fn an_address_is_kept_until_its_owner_goes(place: &Place) {
    let store = place.open().await;
    accounts(&store, &["a", "b"]).await;
    assert_eq!(store.mailbox("a").await, Ok(None));
    assert_eq!(store.want_letters("a", true, "en").await, Ok(false), "there is none");
    store.set_mailbox(&mailbox("a", "old@example.org")).await.expect("kept");
    let (ours, hers) = (mailbox("a", "Anna@Example.org"), mailbox("b", "anna@example.org"));
    store.set_mailbox(&ours).await.expect("kept instead");
    store.set_mailbox(&hers).await.expect("kept");
    assert_eq!(store.mailboxes_at("ANNA@example.org").await, Ok(vec![ours.clone(), hers.clone()]));
    assert_eq!(store.mailboxes_at("old@example.org").await, Ok(vec![]));
    // The way out is for one of them.
    assert_eq!((store.way_out(&ours.out).await, store.way_out("nothing").await), (Ok(true), Ok(false)));
    assert_eq!(store.way_out(&ours.out).await, Ok(true), "as often as one likes");
    assert_eq!(store.mailbox("a").await, Ok(Some(Mailbox { wanted: false, ..ours.clone() })));
    assert_eq!(store.mailbox("b").await, Ok(Some(hers.clone())));
    assert_eq!(store.want_letters("a", true, "fr").await, Ok(true));
    assert_eq!(store.mailbox("a").await, Ok(Some(Mailbox { lang: "fr".into(), ..ours })));
    store.add_mail_link(&link("l", "a", "password", 50), 1).await.expect("kept");
    store.drop_mailbox("a").await.expect("forgotten");
    assert_eq!((store.mailbox("a").await, store.mail_links("a", 1).await), (Ok(None), Ok(vec![])));
    store.add_mail_link(&link("m", "b", "confirm", 50), 1).await.expect("kept");
    store.delete_account("b").await.expect("deleted");
    assert_eq!((store.mailbox("b").await, store.mail_links("b", 1).await), (Ok(None), Ok(vec![])));
}

pub async fn a_link_in_a_letter_works_once_for_what_it_is_and_in_time(place: &Place) {
    let store = place.open().await;
    accounts(&store, &["a"]).await;
    let confirm = link("c", "a", "confirm", 20);
    store.add_mail_link(&link("before", "a", "confirm", 30), 10).await.expect("kept");
    store.add_mail_link(&confirm, 10).await.expect("kept instead");
    for id in ["p", "q"] {
        store.add_mail_link(&link(id, "a", "password", 40), 10).await.expect("kept");
    }
    let known = store.mail_links("a", 10).await.expect("reads");
    assert_eq!(known.iter().map(|link| link.id.as_str()).collect::<Vec<_>>(), ["p", "q", "c"]);
    assert_eq!(store.use_mail_link("c", "password", 10).await, Ok(None), "it is for something else");
    assert_eq!(store.use_mail_link("c", "confirm", 20).await, Ok(None), "too late");
    assert_eq!(store.use_mail_link("c", "confirm", 19).await, Ok(Some(confirm)));
    assert_eq!(store.use_mail_link("c", "confirm", 19).await, Ok(None), "once");
    // The way out of a letter that nobody asked for takes the address back, and no other link.
    store.add_mail_link(&link("d", "a", "confirm", 60), 30).await.expect("kept");
    assert_eq!((store.way_out("out").await, store.way_out("out").await), (Ok(true), Ok(false)));
    assert_eq!(store.use_mail_link("d", "confirm", 31).await, Ok(None));
    assert!(store.use_mail_link("p", "password", 31).await.expect("reads").is_some());
    store.add_mail_link(&link("e", "a", "confirm", 90), 50).await.expect("kept");
    assert_eq!(store.use_mail_link("q", "password", 0).await, Ok(None), "forgotten by then");
}

pub async fn whoever_is_waited_for_is_found_once_they_were_away_for_long(place: &Place) {
    let store = place.open().await;
    accounts(&store, &["a", "b"]).await;
    let seated = |id: &str, others: &[&str]| {
        let others = others.iter().map(|guest| holder(1, guest));
        TableRow { holders: [holder(0, "a")].into_iter().chain(others).collect(), ..table(id) }
    };
    let asks = |waits: u8, at: u64| Entry { waits, at, ..entry("place") };
    store.open(&seated("t", &["ben"]), vec![asks(0b10, 90), asks(0b01, 100)]).await.expect("kept");
    store.open(&seated("alone", &[]), vec![asks(0b01, 100)]).await.expect("kept");
    store.set_mailbox(&mailbox("a", "a@example.org")).await.expect("kept");
    let found = |until, written| {
        let store = Arc::clone(&store);
        async move {
            let all = store.waited_for(until, written, 9).await.expect("reads");
            all.into_iter().map(|mailbox| mailbox.account).collect::<Vec<_>>()
        }
    };
    assert_eq!(found(100, 10).await, ["a"]);
    assert!(found(99, 10).await.is_empty(), "not for long");
    assert!(found(100, 9).await.is_empty(), "written to a moment ago");
    // Whoever was there since has seen it; whoever was there at another time has not.
    store.see("a", 100).await.expect("kept");
    assert!(found(150, 10).await.is_empty());
    store.see("a", 99).await.expect("kept");
    assert_eq!(found(150, 10).await, ["a"]);
    // Of two servers, one writes; and then not again about the same.
    assert_eq!((store.claim_letter("a", 10, 120).await, store.claim_letter("a", 10, 121).await), (Ok(true), Ok(false)));
    assert!(found(500, 500).await.is_empty());
    hold(&store, "t").await;
    store.append("t", 2, vec![asks(0b01, 200)]).await.expect("kept");
    assert_eq!(found(500, 500).await, ["a"], "somebody said something since");
    assert_eq!(store.want_letters("a", false, "de").await, Ok(true));
    assert!(found(500, 500).await.is_empty(), "they want no letters");
    assert_eq!(store.claim_letter("a", 120, 500).await, Ok(false));
    assert_eq!(store.want_letters("a", true, "de").await, Ok(true));
    store.freeze("t", Some("a fault")).await.expect("kept");
    assert!(found(500, 500).await.is_empty(), "it stands still");
    store.freeze("t", None).await.expect("kept");
    store.append("t", 3, vec![asks(0b10, 300)]).await.expect("kept");
    assert!(found(500, 500).await.is_empty(), "somebody else is asked");
    store.append("t", 4, vec![asks(0, 310)]).await.expect("kept");
    assert!(found(500, 500).await.is_empty(), "it is over");
}
