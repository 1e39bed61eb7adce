//! A page of the book made of a table: a position, what was asked, what was answered. What may stand on a page is written
//! down in `docs/book-format.md`.

use crate::{Deed, Entry, Facets, Game, Message, Rng, Seat, Table, Turn, position_text};

/// A blank page of a game, with every facet that can be given as it is when nothing is said of it.
#[must_use]
pub fn new_page<G: Game>(seats: u8) -> String {
    let blank = G::blank(seats);
    let facets = Facets::of(&blank);
    let shown = |value: &str| if value.is_empty() { "-".to_owned() } else { value.to_owned() };
    let given = facets.iter().filter(|(key, _)| !facets.is_derived(key));
    let mut lines = vec![format!("given  players {seats}")];
    lines.extend(given.map(|(key, value)| format!("given  {key} {}", shown(value))));
    let mut at_rest = blank;
    at_rest.run(&mut ());
    lines.extend(claims(&at_rest));
    page::<G>("", &lines)
}

/// A page of what was answered at a position of the table, counted from 0 as its positions are; at the present one, of
/// what is asked.
///
/// `whose` knows of it only what that seat may know: everything else is made up anew, so that the page can be shown
/// around while the game goes on. Without it everything is told. Nothing if there is no such position, or if somebody
/// else than that seat answered.
#[must_use]
pub fn page_of<G: Game>(table: &Table<G>, at: usize, whose: Option<Seat>) -> Option<String> {
    let counted = counted(table);
    let who = counted.get(at).map(|entry| entry.seat).or(whose);
    let at = who.map_or(at, |seat| table.began_answer(seat, at));
    let mut position = *table.positions().get(at)?;
    if let Some(seat) = whose {
        // Made up by the secret of the table: luck that anybody could repeat would tell what was there before.
        let luck = table.log().seed.answer(usize::MAX / 2 - at, usize::MAX);
        position.redeal(seat, &mut Rng::new(luck as u64));
    }
    let mut lines: Vec<String> = position_text(&position).lines().map(|facet| format!("given  {facet}")).collect();
    let Some(first) = counted.get(at) else {
        let asked = |seat| asked(&position, seat).unwrap_or_else(|| "goes_on".to_owned());
        lines.extend(whose.map_or_else(|| claims(&position), |seat| vec![asked(seat)]));
        return Some(page::<G>("", &lines));
    };
    if whose.is_some_and(|seat| seat != first.seat) {
        return None;
    }
    // A piece at a time until the answer is whole, and then luck.
    let whole = (at + 1..table.positions().len()).find(|later| table.began_answer(first.seat, *later) == *later);
    let answers = &counted[at..whole.unwrap_or(counted.len())];
    let alone = answers.iter().all(|entry| entry.seat == first.seat);
    let said = |entry: &&Entry<G::Choice>| match &entry.deed {
        Deed::Choice(choice) => vec![G::spelled(*choice)],
        Deed::Name(pieces) => pieces.iter().map(|piece| G::spelled(*piece)).collect(),
        Deed::Undo(_) | Deed::Back(_) | Deed::Note(_) => Vec::new(),
    };
    let own = answers.iter().filter(|entry| entry.seat == first.seat).flat_map(said).collect::<Vec<_>>().join("; ");
    if !first.seat.is_house() {
        lines.extend(asked(&position, first.seat));
    }
    lines.push(format!("play   {}: {own}", first.seat));
    if whose.is_none() && alone {
        let luck = counted[at + answers.len()..].iter().take_while(|entry| entry.seat.is_house());
        let luck: Vec<_> = luck.collect();
        let brought = luck.iter().copied().flat_map(said).collect::<Vec<_>>().join("; ");
        if !brought.is_empty() {
            lines.push(format!("house  {brought}"));
        }
        lines.extend(table.positions().get(at + answers.len() + luck.len()).into_iter().flat_map(claims));
    }
    Some(page::<G>(&format!("{}: {own}", first.seat), &lines))
}

/// The last position at which the seat answered and still stands by it.
#[must_use]
pub fn last_answer_of<G: Game>(table: &Table<G>, seat: Seat) -> Option<usize> {
    counted(table).iter().rposition(|entry| entry.seat == seat)
}

/// The entries that count: one for each position after the first.
fn counted<G: Game>(table: &Table<G>) -> Vec<&Entry<G::Choice>> {
    let mut counted = Vec::new();
    for entry in &table.log().entries {
        match entry.deed {
            Deed::Undo(count) => counted.truncate(counted.len().saturating_sub(count as usize)),
            Deed::Back(ply) => counted.truncate(ply as usize),
            Deed::Choice(_) | Deed::Name(_) => counted.push(entry),
            Deed::Note(_) => {}
        }
    }
    counted
}

/// What the seat is asked, by the word a page has for it.
fn asked<G: Game>(position: &G, seat: Seat) -> Option<String> {
    position.turn().waits_for(seat).then(|| format!("asks   {seat} {}", position.ask(seat).say().word()))
}

/// What is so at a position, in a line or two: who is asked what, or who has won.
fn claims<G: Game>(position: &G) -> Vec<String> {
    match position.turn() {
        Turn::Over(ranking) => vec![format!("over   {}", crate::Notation::text(&ranking.winners()))],
        Turn::Waiting(seats) => seats.into_iter().filter_map(|seat| asked(position, seat)).collect(),
    }
}

fn page<G: Game>(title: &str, lines: &[String]) -> String {
    let name = G::NAME;
    let title = if title.is_empty() { name } else { title };
    format!("<!-- game: {name} -->\n\n# {title}\n\n```table\n{}\n```\n", lines.join("\n"))
}
