//! How an example begins, and which of its lines is to blame if it cannot.

use super::{Act, Example, said::Said};
use arbiter_engine::{BadPosition, Facets, Game, Notation, Reason, Seed, Table, Unsound, read_position};
use arbiter_language::with_clause;

/// Which line of the example is wrong, and why.
pub(super) type Blame = (usize, Vec<Said>);

/// The table an example begins at.
pub(super) fn open<G: Game>(example: &Example) -> Result<Table<G>, Blame> {
    let seed = Seed::from(0);
    let mut given = Vec::new();
    for (at, line) in example.lines.iter().enumerate() {
        match &line.act {
            Act::Setup(text) => return from_the_box(text, seed).map_err(|what| (at, vec![what])),
            Act::Given(facets) => given.extend(facets.iter().map(|text| Part { at, line: line.number, text })),
            _ => {}
        }
    }
    match read::<G>(given.iter()) {
        Ok(position) => Ok(Table::study(position, seed)),
        Err(error) => Err(blame::<G>(&given, &error)),
    }
}

/// A table set up from the box, or what is wrong with the words or by the rules.
fn from_the_box<G: Game>(text: &str, seed: Seed) -> Result<Table<G>, Said> {
    let setup = G::Setup::from_text(text).map_err(|error| Said::NotASetup { why: Said::why(error) })?;
    Table::open(setup, seed).map_err(|reason: G::Reason| Said::NoSuchTable {
        clause: reason.clause().to_string(),
        reason: with_clause(&reason),
    })
}

/// Is there such a table? If not, by which reason.
pub(super) fn is_refused<G: Game>(text: &str) -> Result<Option<G::Reason>, Said> {
    let setup = G::Setup::from_text(text).map_err(|error| Said::NotASetup { why: Said::why(error) })?;
    Ok(G::begin(&setup).err())
}

/// One thing that is given.
#[derive(Copy, Clone)]
struct Part<'a> {
    /// Which line of the example it stands in, and the number of that line in the file.
    at: usize,
    line: usize,
    text: &'a str,
}

fn read<'a, G: Game>(parts: impl Iterator<Item = &'a Part<'a>>) -> Result<G, BadPosition> {
    read_position(&parts.map(|part| part.text).collect::<Vec<_>>().join("\n"))
}

/// A blank table for as many as are given.
fn blank<G: Game>(given: &[Part<'_>]) -> G {
    let players = given.iter().find_map(|part| part.text.strip_prefix("players ")?.trim().parse().ok());
    G::blank(players.filter(|players| (1..=4).contains(players)).unwrap_or(2))
}

fn blame<G: Game>(given: &[Part<'_>], error: &BadPosition) -> Blame {
    let facets = Facets::of(&blank::<G>(given));
    let key_of = |part: &Part<'_>| match facets.split(part.text) {
        Some((key, _)) => key.to_owned(),
        None => part.text.split_whitespace().next().unwrap_or_default().to_owned(),
    };
    let of_key = |key: &str| given.iter().filter(|part| key_of(part) == key).copied().collect::<Vec<_>>();
    let at = |part: Option<&Part<'_>>| part.or(given.first()).map_or(0, |part| part.at);
    let what = Said::of_position(error);
    match error {
        BadPosition::UnknownFacet(text) => {
            let part = given.iter().find(|part| part.text.starts_with(text.as_str()));
            (at(part), vec![what, Said::there_are(facets.iter().map(|(key, _)| key))])
        }
        BadPosition::Value { key, .. } => (at(of_key(key).first()), vec![what]),
        BadPosition::Twice(key) => {
            let both = of_key(key);
            let line = both.first().map_or(0, |part| part.line);
            (at(both.last()), vec![Said::Twice { key: key.clone(), line }])
        }
        BadPosition::Unsound(why) => {
            let culprits = culprits::<G>(given, *why);
            (at(culprits.last()), [vec![what], explain::<G>(given, &culprits, *why, &facets)].concat())
        }
    }
}

/// What of the given cannot be together: without any one of these it could. If there is no such thing, because two
/// things are wrong at once, as little as cannot be by itself.
fn culprits<'a, G: Game>(given: &[Part<'a>], why: Unsound) -> Vec<Part<'a>> {
    let without = |all: &[Part<'a>], i: usize| -> Vec<Part<'a>> {
        all.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, part)| *part).collect()
    };
    let mends = |i: &usize| read::<G>(without(given, *i).iter()).is_ok();
    let alone: Vec<Part<'a>> = (0..given.len()).filter(mends).map(|i| given[i]).collect();
    if !alone.is_empty() {
        return alone;
    }
    let mut left = given.to_vec();
    let mut i = 0;
    while i < left.len() {
        let fewer = without(&left, i);
        if matches!(read::<G>(fewer.iter()), Err(BadPosition::Unsound(same)) if same == why) {
            left = fewer;
        } else {
            i += 1;
        }
    }
    left
}

/// Names the pieces that cannot be where they are, and where that is.
fn explain<G: Game>(given: &[Part<'_>], culprits: &[Part<'_>], why: Unsound, facets: &Facets) -> Vec<Said> {
    let named: Vec<(Part<'_>, &str, Vec<&str>)> = culprits
        .iter()
        .map(|part| {
            let (key, value) = facets.split(part.text).unwrap_or(("", part.text));
            (*part, key, pieces_to_blame::<G>(given, part, key, value))
        })
        .collect();
    if why == Unsound::TwoPlaces {
        let places = named.iter().flat_map(|(part, key, pieces)| pieces.iter().map(move |piece| (part, *key, *piece)));
        let places: Vec<_> = places.collect();
        let name = |piece: &str| piece.split_whitespace().next().unwrap_or_default().to_owned();
        for (i, (part, key, piece)) in places.iter().enumerate() {
            if let Some((other, other_key, _)) = places[i + 1..].iter().find(|other| name(other.2) == name(piece)) {
                return vec![Said::TwoPlaces {
                    piece: name(piece),
                    key: (*key).to_owned(),
                    line: part.line,
                    other: (*other_key).to_owned(),
                    other_line: other.line,
                }];
            }
        }
    }
    let because = |(part, key, pieces): &(Part<'_>, &str, Vec<&str>)| {
        let what = if pieces.is_empty() { part.text.to_owned() } else { [&[*key], &pieces[..]].concat().join(" ") };
        Said::BecauseOf { what, line: part.line }
    };
    named.iter().map(because).collect()
}

/// What a given thing would have to lack for all to be well: pieces between commas, or single words.
fn pieces_to_blame<'a, G: Game>(given: &[Part<'_>], part: &Part<'a>, key: &str, value: &'a str) -> Vec<&'a str> {
    let listed = value.contains(',');
    let pieces: Vec<&str> =
        if listed { value.split(',').map(str::trim).collect() } else { value.split_whitespace().collect() };
    if pieces.len() < 2 {
        return pieces;
    }
    let mends = |i: &usize| {
        let rest: Vec<&str> = pieces.iter().enumerate().filter(|(j, _)| j != i).map(|(_, piece)| *piece).collect();
        let text = format!("{key} {}", rest.join(if listed { ", " } else { " " }));
        let changed = Part { text: &text, ..*part };
        let all = given.iter().map(|other| if std::ptr::eq(other.text, part.text) { &changed } else { other });
        read::<G>(all).is_ok()
    };
    (0..pieces.len()).filter(mends).map(|i| pieces[i]).collect()
}

/// The facets of a position, for whoever misspelt one.
pub(super) fn facets_of<G: Game>(position: &G) -> Said {
    Said::there_are(Facets::of(position).iter().map(|(key, _)| key))
}

/// The choices of a list, as an author writes them; faces that show the same stand there once.
pub(super) fn spelled<G: Game>(choices: &[G::Choice]) -> String {
    let mut all: Vec<String> = Vec::new();
    for text in choices.iter().map(|choice| G::spelled(*choice)) {
        if !all.contains(&text) {
            all.push(text);
        }
    }
    all.join("; ")
}
