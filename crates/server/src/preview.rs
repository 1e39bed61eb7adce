//! What a link to a table says of itself where it is sent: the game, who is there and how many seats are open.
//!
//! The page is the client's first page with a few words more in its head. What stands behind the `#` of an invitation
//! never comes here, so a preview tells no more than the link to watch does.

use crate::{App, files};
use arbiter_engine::{LogText, Message, Spoken};
use arbiter_language::{Lang, Speaker, files::setup as setup_name};
use arbiter_shelf::{brings, side_names, sizes};
use arbiter_store::{SeatRow, TableRow};
use axum::{
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, Method, Uri, header},
    response::{IntoResponse, Response},
};
use std::sync::Arc;

/// What a preview says.
#[derive(Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "preview")]
#[allow(missing_docs, reason = "the sentence in the Fluent file is the best documentation of its variant")]
pub enum Preview {
    Open { seats: usize, open: usize, names: String },
    Setup { setup: String },
    Decks { decks: String },
    Deck { who: String, deck: String },
    OwnDeck,
    Bring,
    Full { seats: usize, names: String },
    Somebody,
}

/// The first page of the client, with what is to be said of a table in its head.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let row = app.store.table(&id).await.ok().flatten();
    let html = row.and_then(|row| Some(with_head(&files::text("index.html")?, &head(&row, language(&headers)))));
    match html {
        Some(html) if method == Method::GET || method == Method::HEAD => {
            let kind = HeaderValue::from_static("text/html; charset=utf-8");
            let mut response = ([(header::CONTENT_TYPE, kind)], html).into_response();
            let out = response.headers_mut();
            out.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
            out.insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language"));
            response
        }
        _ => files::file(method, uri, headers).await,
    }
}

/// The first of our languages that the reader wants.
fn language(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let known = |tag: &str| match tag.trim().get(..2) {
        Some("en") => Some(Lang::En),
        Some("fr") => Some(Lang::Fr),
        Some("de") => Some(Lang::De),
        _ => None,
    };
    wanted.split(',').find_map(known).unwrap_or(Lang::En)
}

fn head(row: &TableRow, lang: Lang) -> String {
    let speaker = Speaker::of(lang);
    let game = arbiter_rules::catalogue(&row.game).map_or_else(|| row.game.clone(), |rules| rules.title.clone());
    let title = row.name.as_ref().map_or_else(|| game.clone(), |name| format!("{name} · {game}"));
    let somebody = || speaker.say(&Preview::Somebody.say());
    let there = row.seats.iter().filter(|seat| !seat.open && seat.bot.is_none());
    let names: Vec<String> = there.map(|seat| seat.name.clone().unwrap_or_else(somebody)).collect();
    let (seats, names) = (row.seats.len(), names.join(", "));
    let said = match row.seats.iter().filter(|seat| seat.open).count() {
        0 => Preview::Full { seats, names },
        open => Preview::Open { seats, open, names },
    };
    let setup = agreed(row, lang).map(|setup| speaker.say(&Preview::Setup { setup }.say()));
    let decks = decks(row, &speaker);
    let said: Vec<String> = setup.into_iter().chain(decks).chain([speaker.say(&said.say())]).collect();
    let (title, said) = (escaped(&title), escaped(&said.join(" · ")));
    format!(
        "<title>{title} · Arbiter</title>\n<meta property=\"og:type\" content=\"website\" />\n\
         <meta property=\"og:site_name\" content=\"Arbiter\" />\n<meta property=\"og:title\" content=\"{title}\" />\n\
         <meta property=\"og:description\" content=\"{said}\" />\n<meta name=\"description\" content=\"{said}\" />"
    )
}

/// What was agreed on about how the game begins, where that has a name: a variant, or each matter by itself.
fn agreed(row: &TableRow, lang: Lang) -> Option<String> {
    let (setup, game) = (LogText::setup(&row.opening)?, &row.game);
    let size = sizes(game).ok()?.into_iter().find(|size| usize::from(size.players) == row.seats.len())?;
    let variant = size.variants.iter().filter(|_| size.variants.len() > 1).find(|(_, words)| words == setup);
    if let Some(named) = variant.and_then(|(name, _)| setup_name(lang, &format!("ui-variant-{game}-{name}"))) {
        return Some(named.to_owned());
    }
    let words: Vec<&str> = setup.split(' ').collect();
    let matter = |pair: &[&str]| setup_name(lang, &format!("ui-option-{game}-{}-{}", pair[0], pair[1]));
    let names: Vec<&str> = words.windows(2).filter_map(matter).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// Which decks are there, where everybody brings one, and that whoever comes brings theirs.
fn decks(row: &TableRow, speaker: &Speaker) -> Vec<String> {
    let setup = LogText::setup(&row.opening).filter(|_| brings(&row.game));
    let named = setup.and_then(|setup| side_names(&row.game, row.seats.len() as u8, setup).ok());
    let Some(named) = named else { return Vec::new() };
    let there = row.seats.iter().zip(named).filter(|(seat, _)| !seat.open && seat.bot.is_none());
    let deck = |(seat, name): (&SeatRow, Option<Spoken>)| {
        let who = seat.name.clone().unwrap_or_else(|| speaker.say(&Preview::Somebody.say()));
        let deck = speaker.say(&name.unwrap_or_else(|| Preview::OwnDeck.say()));
        speaker.say(&Preview::Deck { who, deck }.say())
    };
    let decks: Vec<String> = there.map(deck).collect();
    let mut said = Vec::new();
    if !decks.is_empty() {
        said.push(speaker.say(&Preview::Decks { decks: decks.join(", ") }.say()));
    }
    if row.seats.iter().any(|seat| seat.open) {
        said.push(speaker.say(&Preview::Bring.say()));
    }
    said
}

fn with_head(html: &str, head: &str) -> String {
    html.replacen("<title>Arbiter</title>", head, 1)
}

/// Text as it may stand in an attribute: names are never markup.
fn escaped(text: &str) -> String {
    let sign = |sign: char| match sign {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        '\'' => "&#39;".to_owned(),
        other => other.to_string(),
    };
    text.chars().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preview_names_the_game_and_who_is_there_and_names_are_never_markup() {
        let row = TableRow {
            id: "t".into(),
            game: "res_arcana".into(),
            rules: 1,
            seed: "5".into(),
            opening: "setup players 2".into(),
            name: None,
            made_by: "anna".into(),
            made_at: 0,
            frozen: None,
            waits: 0,
            seats: vec![
                SeatRow { name: Some("\"><script>".into()), ..SeatRow::default() },
                SeatRow { open: true, ..SeatRow::default() },
            ],
            holders: Vec::new(),
        };
        let page = with_head("<head><title>Arbiter</title></head>", &head(&row, Lang::De));
        assert!(page.contains("<title>Res Arcana · Arbiter</title>"), "{page}");
        assert!(page.contains("&quot;&gt;&lt;script&gt;") && !page.contains("<script>"), "{page}");
        assert!(page.contains("1 von 2"), "{page}");
    }

    #[test]
    fn a_preview_says_what_the_variant_is_called() {
        let row = |game: &str, words: &str| TableRow {
            id: "t".into(),
            game: game.into(),
            rules: 1,
            seed: "5".into(),
            opening: format!("setup {words}"),
            name: None,
            made_by: "anna".into(),
            made_at: 0,
            frozen: None,
            waits: 0,
            seats: vec![SeatRow::default(); 2],
            holders: Vec::new(),
        };
        let sizes = sizes("arcs").expect("on the shelf");
        let (_, leaders) = sizes[0].variants.iter().find(|(name, _)| *name == "leaders").expect("a variant");
        assert_eq!(agreed(&row("arcs", leaders), Lang::En).as_deref(), Some("Leaders & Lore"));
        assert!(head(&row("arcs", leaders), Lang::Fr).contains("&amp;"), "as text");
        let words = "scenario conquest teams starter tactics random";
        assert_eq!(agreed(&row("aristeia", words), Lang::En).as_deref(), Some("Conquest, First game, Random"));
        assert_eq!(agreed(&row("arcmage", "players 2"), Lang::En), None);
        assert_eq!(agreed(&row("arcmage", "any_window yes"), Lang::De).as_deref(), Some("Fähigkeiten jederzeit"));
    }

    #[test]
    fn a_preview_names_the_decks_that_are_there_and_says_that_everybody_brings_theirs() {
        let mut row = TableRow {
            id: "t".into(),
            game: "arcmage".into(),
            rules: 1,
            seed: "5".into(),
            opening: "setup players 3 p1 shadow_league p2 list 45 farmland end".into(),
            name: None,
            made_by: "anna".into(),
            made_at: 0,
            frozen: None,
            waits: 0,
            seats: vec![
                SeatRow { name: Some("Anna".into()), ..SeatRow::default() },
                SeatRow { bot: Some("easy".into()), ..SeatRow::default() },
                SeatRow { open: true, ..SeatRow::default() },
            ],
            holders: Vec::new(),
        };
        let said = |row: &TableRow, lang| decks(row, &Speaker::of(lang)).join(" · ");
        // Forty-five of a card are no deck: nothing is told of what cannot be.
        assert_eq!(said(&row, Lang::En), "");
        row.opening = "setup players 3 p1 shadow_league".into();
        assert_eq!(said(&row, Lang::En), "Decks: Anna: Shadow League · You choose the deck you bring");
        assert!(said(&row, Lang::Fr).starts_with("Decks\u{202f}: Anna\u{202f}: "), "{}", said(&row, Lang::Fr));
        row.opening = "setup players 3 p1 shadow_league closed_lists yes".into();
        assert!(said(&row, Lang::En).contains("Anna: a deck of their own"), "what is closed is not named");
        row.seats[2].open = false;
        assert!(!said(&row, Lang::De).contains("mitbringst"), "nobody is awaited");
        row.game = "pebbles".into();
        assert_eq!(said(&row, Lang::De), "");
    }

    #[test]
    fn a_preview_speaks_the_first_of_our_languages_that_is_wanted() {
        let of = |wanted: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(wanted));
            language(&headers)
        };
        assert_eq!((of("fr-CH, de;q=0.5"), of("it, de;q=0.9"), of("*")), (Lang::Fr, Lang::De, Lang::En));
    }
}
