//! Letters to whoever wants them: that it is their move while they are away for long, and a way back in where a password
//! was forgotten.
//!
//! An address is only written to once its owner has shown by a link that it is theirs; the letter with that link says
//! nothing that somebody typed. Every letter has a way out that works without signing in. Letters about moves say no more
//! than a lobby shows, are gathered, and come no more often than [`BETWEEN`](round::BETWEEN). Nothing here is waited for
//! by a table or a request, so how long an answer takes tells nothing of who has an address.

mod letter;
mod post;
mod round;

pub use letter::Line as LetterLine;
pub use post::Mail;
pub(crate) use round::keep_writing;

use crate::{App, error::ApiError, keys::new_id};
use arbiter_language::Lang;
use arbiter_protocol::{Mail as Told, Refused};
use arbiter_store::{MailLink, Mailbox, StoreError};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use letter::{Letter, Paper};
use post::Post;
use std::{num::NonZeroU32, sync::Arc};
use tokio::sync::Semaphore;

/// How many letters are on their way at the same time.
const AT_ONCE: usize = 4;
/// How many letters that somebody asked for go to an address in an hour.
const PER_HOUR: NonZeroU32 = NonZeroU32::new(3).unwrap();
const HOUR: u64 = 60 * 60 * 1000;
/// The longest address.
const LONGEST: usize = 254;

/// What a link in a letter is for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Purpose {
    /// To show that an address is one's own.
    Confirm,
    /// To set another password.
    Password,
}

impl Purpose {
    const fn as_str(self) -> &'static str {
        match self {
            Purpose::Confirm => "confirm",
            Purpose::Password => "password",
        }
    }

    /// How long it works, in milliseconds.
    const fn life(self) -> u64 {
        match self {
            Purpose::Confirm => 24 * HOUR,
            Purpose::Password => HOUR,
        }
    }
}

/// Writes letters, where whoever runs the server wants it.
pub(crate) struct Letters {
    post: Option<Post>,
    turns: Arc<Semaphore>,
    by_address: DefaultKeyedRateLimiter<String>,
}

impl Letters {
    pub(crate) fn new(mail: Option<&Mail>) -> Result<Letters, String> {
        let post = mail.map(Post::new).transpose()?;
        let by_address = RateLimiter::keyed(Quota::per_hour(PER_HOUR));
        Ok(Letters { post, turns: Arc::new(Semaphore::new(AT_ONCE)), by_address })
    }

    /// Are letters sent?
    pub(crate) fn is_on(&self) -> bool {
        self.post.is_some()
    }

    pub(crate) fn tidy(&self) {
        self.by_address.retain_recent();
    }
}

/// An address that letters may reach: plain signs, a name and a domain. Nothing in it can begin another line of a letter.
pub(crate) fn address(text: &str) -> Result<String, Refused> {
    let text = text.trim();
    let (name, domain) = text.rsplit_once('@').ok_or(Refused::Address)?;
    let is_word = |word: &str, signs: &str| {
        !word.is_empty() && word.chars().all(|sign| sign.is_ascii_alphanumeric() || signs.contains(sign))
    };
    let is_plain = text.len() <= LONGEST
        && name.split('.').all(|word| is_word(word, "!#$%&'*+-/=?^_`{|}~"))
        && domain.contains('.')
        && domain.split('.').all(|word| is_word(word, "-") && !word.starts_with('-') && !word.ends_with('-'));
    if is_plain && text.parse::<lettre::Address>().is_ok() { Ok(text.to_owned()) } else { Err(Refused::Address) }
}

/// What the secret of a link in a letter is known by: who reads the store cannot use it.
fn known(app: &App, secret: &str) -> String {
    app.keys.mark(&format!("mail link {secret}"))
}

/// The secret of the way out of letters to somebody, which follows from the key of the server.
fn way_out(app: &App, account: &str, address: &str) -> String {
    app.keys.mark(&format!("letters {account} {}", address.to_lowercase()))
}

/// What it is known by.
fn known_way_out(app: &App, secret: &str) -> String {
    app.keys.mark(&format!("no letters {secret}"))
}

/// Sends a letter with a link, unless its address had enough of them.
async fn send_link(
    app: &Arc<App>,
    account: &str,
    purpose: Purpose,
    to: (&str, Lang),
    letter: impl FnOnce(String) -> Letter,
) -> Result<(), ApiError> {
    let (address, lang) = to;
    let (secret, now, exit) = (new_id::<24>()?, app.now(), way_out(app, account, address));
    let link = MailLink {
        id: known(app, &secret),
        account: account.to_owned(),
        purpose: purpose.as_str().to_owned(),
        address: address.to_owned(),
        lang: lang.code().to_owned(),
        out: known_way_out(app, &exit),
        until: now + purpose.life(),
    };
    app.store.add_mail_link(&link, now).await?;
    let address = address.to_owned();
    app.letters.send(app, Paper { address, lang, exit, letter: letter(secret) });
    Ok(())
}

/// Asks whoever gets letters at an address whether it is this account's. It is kept once they say so.
pub(crate) async fn ask_whose(app: &Arc<App>, account: &str, text: &str, lang: Lang) -> Result<(), ApiError> {
    let address = address(text)?;
    app.letters.may_write(&address)?;
    send_link(app, account, Purpose::Confirm, (&address, lang), |secret| Letter::Confirm { secret }).await
}

/// An address is whose it was said to be.
pub(crate) async fn confirm(app: &App, secret: &str) -> Result<(), ApiError> {
    let now = app.now();
    let link = app.store.use_mail_link(&known(app, secret), Purpose::Confirm.as_str(), now).await?;
    let MailLink { account, address, lang, out, .. } = link.ok_or(Refused::MailLink)?;
    let mailbox = Mailbox { account, address, lang, wanted: true, out, written_at: now, made_at: now };
    Ok(app.store.set_mailbox(&mailbox).await?)
}

/// Nobody is written to any more by letters with this way out.
pub(crate) async fn stop(app: &App, secret: &str) -> Result<(), ApiError> {
    if app.store.way_out(&known_way_out(app, secret)).await? { Ok(()) } else { Err(Refused::MailLink.into()) }
}

/// Sends everybody who is reached at an address a way to set another password. Whether there is anybody is not told, and
/// it takes no longer.
pub(crate) fn forgotten(app: &Arc<App>, text: &str) -> Result<(), ApiError> {
    let address = address(text)?;
    app.letters.may_write(&address)?;
    let app = Arc::clone(app);
    tokio::spawn(async move {
        if let Err(ApiError(refusal)) = send_ways_in(&app, &address).await {
            tracing::warn!(refused = ?refusal.refused, "no letter could be sent for a forgotten password");
        }
    });
    Ok(())
}

async fn send_ways_in(app: &Arc<App>, address: &str) -> Result<(), ApiError> {
    for mailbox in app.store.mailboxes_at(address).await? {
        let account = app.store.account(&mailbox.account).await?;
        // Whoever has passkeys only has no password to forget.
        let Some(login) = account.and_then(|account| account.login) else { continue };
        let to = (mailbox.address.as_str(), mailbox.lang.parse().unwrap_or(Lang::En));
        let letter = |secret| Letter::Password { secret, login };
        send_link(app, &mailbox.account, Purpose::Password, to, letter).await?;
    }
    Ok(())
}

/// Whose password may be set by this link: once.
pub(crate) async fn recover(app: &App, secret: &str) -> Result<String, ApiError> {
    let link = app.store.use_mail_link(&known(app, secret), Purpose::Password.as_str(), app.now()).await?;
    Ok(link.ok_or(Refused::MailLink)?.account)
}

/// Where letters reach an account, as it is told; nothing where none are sent.
pub(crate) async fn told(app: &App, account: &str) -> Result<Option<Told>, StoreError> {
    let mailbox = app.store.mailbox(account).await?;
    if !app.letters.is_on() && mailbox.is_none() {
        return Ok(None);
    }
    let links = app.store.mail_links(account, app.now()).await?;
    let waiting = links.into_iter().find(|link| link.purpose == Purpose::Confirm.as_str());
    Ok(Some(Told {
        wanted: mailbox.as_ref().is_some_and(|mailbox| mailbox.wanted),
        address: mailbox.map(|mailbox| mailbox.address),
        waiting: waiting.map(|link| link.address),
    }))
}

impl Letters {
    /// May one more letter that somebody asked for go to this address?
    fn may_write(&self, address: &str) -> Result<(), Refused> {
        if !self.is_on() {
            return Err(Refused::NotFound);
        }
        self.by_address.check_key(&address.to_lowercase()).map_err(|_| Refused::Rate)
    }

    /// Sends a letter, in its turn. What comes of it is counted and noted, without saying who was written to.
    fn send(&self, app: &Arc<App>, paper: Paper) {
        let (app, turns) = (Arc::clone(app), Arc::clone(&self.turns));
        tokio::spawn(async move {
            let Ok(_turn) = turns.acquire_owned().await else { return };
            app.letters.deliver(&app, &paper).await;
        });
    }

    /// Sends a letter now.
    async fn deliver(&self, app: &App, paper: &Paper) -> Went {
        let Some(post) = &self.post else { return Went::Nowhere };
        let Err(error) = post.send(paper).await else {
            app.metrics.letters.inc();
            return Went::There;
        };
        app.metrics.letters_failed.inc();
        tracing::warn!(%error, "a letter could not be sent");
        if error.is_final() { Went::Nowhere } else { Went::NotNow }
    }
}

/// What became of a letter.
enum Went {
    There,
    /// It is not taken, now or later.
    Nowhere,
    /// It may be taken later.
    NotNow,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_plain_and_of_the_world_outside() {
        for fine in ["anna@example.org", " Anna.B+games@mail.example.org ", "o'neil@ex-ample.co.uk"] {
            assert_eq!(address(fine), Ok(fine.trim().to_owned()));
        }
        let long = format!("{}@example.org", "a".repeat(260));
        for bad in [
            "",
            "anna",
            "anna@",
            "@example.org",
            "anna@localhost",
            "anna@[127.0.0.1]",
            "anna@example..org",
            "anna@-example.org",
            "anna@example.org\r\nBcc: ben@example.org",
            "anna\n@example.org",
            "anna@example.org, ben@example.org",
            "anna@example.org>",
            "Anna <anna@example.org>",
            "\"anna b\"@example.org",
            "ánna@example.org",
            "anna@exämple.org",
            "a..b@example.org",
            "anna@ben@example.org",
            &long,
        ] {
            assert_eq!(address(bad), Err(Refused::Address), "{bad:?}");
        }
    }
}
