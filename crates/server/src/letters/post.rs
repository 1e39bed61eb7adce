//! How letters leave: by SMTP, to the server that whoever runs this one has named.

use super::letter::Paper;
use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{
        Mailbox, MessageBuilder,
        header::{ContentType, HeaderName, HeaderValue},
    },
    transport::smtp::{Error, extension::ClientId},
};
use std::{fmt, net::IpAddr, time::Duration};

/// How long the server may take for each step.
const PATIENCE: Duration = Duration::from_secs(20);

/// How letters are sent, as whoever runs the server says.
#[derive(Clone, Eq, PartialEq)]
pub struct Mail {
    /// The server that takes them: `smtps://user:password@host`, or `smtp://host:587?tls=required`.
    pub smtp: String,
    /// Who sends them: `Arbiter <arbiter@play.example.org>`.
    pub from: String,
    /// Where our pages are, for the links in them: `https://play.example.org`.
    pub site: String,
}

/// A password is in it.
impl fmt::Debug for Mail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mail").field("from", &self.from).field("site", &self.site).finish_non_exhaustive()
    }
}

impl Mail {
    /// Why letters cannot be sent like this, if they cannot.
    pub fn check(&self) -> Result<(), String> {
        Post::new(self).map(drop)
    }
}

/// Sends letters.
pub(super) struct Post {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// `https://play.example.org`, without a slash at its end.
    site: String,
    /// `play.example.org`.
    host: String,
}

/// Why a letter did not go. It never says to whom.
pub(super) enum Unsent {
    /// It is no letter.
    Letter,
    /// The server did not take it.
    Server(Error),
}

impl Unsent {
    /// Would it not be taken later either?
    pub(super) fn is_final(&self) -> bool {
        match self {
            Unsent::Letter => true,
            Unsent::Server(error) => error.is_permanent(),
        }
    }
}

impl fmt::Display for Unsent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsent::Letter => f.write_str("it cannot be written as a letter"),
            // What the server says may repeat the address; its number does not.
            Unsent::Server(error) => match error.status() {
                Some(code) => write!(f, "the mail server answered {code}"),
                None if error.is_timeout() => f.write_str("the mail server took too long"),
                None if error.is_tls() => f.write_str("the mail server could not be spoken with over TLS"),
                None => f.write_str("the mail server could not be spoken with"),
            },
        }
    }
}

impl Post {
    pub(super) fn new(mail: &Mail) -> Result<Post, String> {
        let uri: hyper::Uri = mail.smtp.parse().map_err(|_| "smtp is no address such as smtps://user:password@host")?;
        let authority = uri.authority().ok_or("smtp names no server")?;
        let is_safe = match (uri.scheme_str(), uri.query()) {
            (Some("smtps"), None) | (Some("smtp"), Some("tls=required")) => true,
            (Some("smtp"), None) => false,
            _ => return Err("smtp begins with smtps://, or with smtp:// and ends with ?tls=required".to_owned()),
        };
        let host = authority.host().trim_start_matches('[').trim_end_matches(']');
        let is_here = host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
        if !is_safe && !is_here && authority.as_str().contains('@') {
            return Err("smtp would send its password for everybody to read: smtps://…, or …?tls=required".to_owned());
        }
        let site = mail.site.trim_end_matches('/').to_owned();
        let home: hyper::Uri =
            site.parse().map_err(|_| "letters need origin, an address such as https://play.example.org")?;
        let host = home.host().filter(|_| home.scheme().is_some()).map(str::to_owned);
        let host = host.ok_or("letters need origin, an address such as https://play.example.org")?;
        let from = mail.from.parse().map_err(|_| "mail-from is no sender such as Arbiter <arbiter@example.org>")?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&mail.smtp);
        // What is wrong with it may repeat the password.
        let transport = transport.map_err(|_| "smtp is no server that could be spoken with")?;
        let transport = transport.hello_name(ClientId::Domain(host.clone())).timeout(Some(PATIENCE)).build();
        Ok(Post { transport, from, site, host })
    }

    pub(super) async fn send(&self, paper: &Paper) -> Result<(), Unsent> {
        let message = self.message(paper).ok_or(Unsent::Letter)?;
        self.transport.send(message).await.map(drop).map_err(Unsent::Server)
    }

    fn message(&self, paper: &Paper) -> Option<Message> {
        let id = crate::keys::new_id::<16>().ok()?;
        let exit = format!("{}/letters/off/{}", self.site, paper.exit);
        let (subject, body) = paper.written(&self.site, &self.host, &exit);
        let builder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, paper.address.parse().ok()?))
            .subject(subject)
            .message_id(Some(format!("<{id}@{}>", self.host)))
            .header(ContentType::TEXT_PLAIN);
        let message = with_exit(builder, &exit)?.body(body);
        message.ok()
    }
}

/// The way out by one touch (RFC 8058), and that nobody need answer what a program has written (RFC 3834).
fn with_exit(builder: MessageBuilder, exit: &str) -> Option<MessageBuilder> {
    let raw = |name: &str, value: String| {
        let name = HeaderName::new_from_ascii(name.to_owned()).ok()?;
        // They hold nothing but our own address and a mark of ours.
        let is_plain = value.chars().all(|sign| sign.is_ascii_graphic());
        is_plain.then(|| HeaderValue::dangerous_new_pre_encoded(name, value.clone(), value))
    };
    let builder = builder.raw_header(raw("List-Unsubscribe", format!("<{exit}>"))?);
    let builder = builder.raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned())?);
    Some(builder.raw_header(raw("Auto-Submitted", "auto-generated".to_owned())?))
}

#[cfg(test)]
mod tests {
    use super::{super::letter::Letter, *};
    use arbiter_language::Lang;

    fn mail(smtp: &str) -> Mail {
        let (from, site) = ("Arbiter <arbiter@example.org>".into(), "https://play.example.org/".into());
        Mail { smtp: smtp.into(), from, site }
    }

    #[test]
    fn a_server_for_letters_is_named_and_its_password_is_not_sent_in_the_clear() {
        for fine in [
            "smtps://user:pass%40word@mail.example.org",
            "smtps://mail.example.org:4650",
            "smtp://user:word@mail.example.org:587?tls=required",
            "smtp://relay.example.org",
            "smtp://user:word@localhost",
            "smtp://user:word@127.0.0.1:2525",
        ] {
            assert_eq!(mail(fine).check(), Ok(()), "{fine}");
        }
        for bad in [
            "mail.example.org",
            "https://mail.example.org",
            "smtp://user:secret@mail.example.org",
            "smtp://user:secret@mail.example.org?tls=opportunistic",
            "smtps://",
            "",
        ] {
            let why = mail(bad).check().expect_err(bad);
            assert!(why.contains("smtp") && !why.contains("secret"), "{bad}: {why}");
        }
        let from = Mail { from: "nobody".into(), ..mail("smtps://mail.example.org") };
        assert!(from.check().is_err_and(|why| why.contains("mail-from")));
        let site = Mail { site: String::new(), ..mail("smtps://mail.example.org") };
        assert!(site.check().is_err_and(|why| why.contains("origin")));
        let shown = format!("{:?}", mail("smtps://user:secret@mail.example.org"));
        assert!(!shown.contains("secret"), "{shown}");
    }

    #[tokio::test]
    async fn nothing_that_somebody_typed_begins_a_line_of_its_head() {
        let post = Post::new(&mail("smtps://mail.example.org")).expect("a server");
        let evil = "x\r\nBcc: ben@example.org\r\n\r\nBuy".to_owned();
        let table = |title: &str| super::super::letter::Waiting { title: title.into(), table: "t".into(), hours: None };
        let letter = Letter::Moves { tables: vec![table(&evil)] };
        let paper = Paper { address: "anna@example.org".into(), lang: Lang::En, exit: "mark".into(), letter };
        let written = post.message(&paper).expect("a letter").formatted();
        let text = String::from_utf8(written).expect("text");
        let (head, _) = text.split_once("\r\n\r\n").expect("a head");
        assert!(!head.lines().any(|line| line.starts_with("Bcc")), "{head}");
        assert_eq!(head.lines().filter(|line| line.starts_with("To:")).collect::<Vec<_>>(), ["To: anna@example.org"]);
        for wanted in [
            "From: Arbiter <arbiter@example.org>",
            "List-Unsubscribe: <https://play.example.org/letters/off/mark>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Auto-Submitted: auto-generated",
        ] {
            assert!(head.lines().any(|line| line == wanted), "{wanted} in {head}");
        }
        for address in ["anna@example.org\r\nBcc: ben@example.org", "anna@example.org,ben@example.org"] {
            let paper = Paper {
                address: address.into(),
                lang: Lang::En,
                exit: "mark".into(),
                letter: Letter::Moves { tables: Vec::new() },
            };
            assert!(post.message(&paper).is_none(), "{address}");
        }
    }
}
