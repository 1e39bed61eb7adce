//! Reading rules and cards.

use super::{Command, why};
use crate::phrases::Say;
use arbiter_engine::{Game, Illegal, Message, Reason, Seat, Spoken};
use arbiter_language::{Lang, Speaker};
use arbiter_rules::{Catalogue, Clause};
use aristeia::Character;

/// How many hits are shown before the person is asked to be more precise.
pub const MOST: usize = 8;

/// A clause, as a line.
pub fn clause_line(clause: &Clause, speaker: &Speaker) -> String {
    let (id, text) = (clause.id.clone(), clause.text(speaker.lang()).to_owned());
    match clause.question(speaker.lang()) {
        Some(question) => speaker.phrase(Say::Question { clause: id, question: question.to_owned(), text }),
        None => speaker.phrase(Say::Clause { clause: id, text }),
    }
}

/// A reason, with the clause it comes from.
pub fn reason_lines(reason: &impl Reason, speaker: &Speaker) -> Vec<String> {
    let clause = arbiter_rules::clause(reason.clause().0);
    std::iter::once(speaker.reason(reason)).chain(clause.map(|clause| clause_line(clause, speaker))).collect()
}

/// Why an answer was not taken, with the clause if a rule says so.
pub fn illegal_lines<R: Reason>(illegal: &Illegal<R>, speaker: &Speaker) -> Vec<String> {
    match illegal {
        Illegal::Refused(reason) => reason_lines(reason, speaker),
        _ => vec![speaker.illegal(illegal)],
    }
}

/// What is looked up between answers and changes nothing; nothing where the command asks for something else.
pub fn looked_up<G: Game>(
    position: &G,
    seat: Seat,
    command: Command,
    sought: &str,
    speaker: &Speaker,
) -> Option<Vec<String>> {
    match command {
        Command::Why => Some(why(position, seat, sought, speaker)),
        Command::Card => Some(cards::<G>(sought, speaker)),
        Command::Rules => {
            let found = arbiter_rules::catalogue(G::NAME).map(|catalogue| rules(catalogue, sought, speaker));
            Some(found.unwrap_or_default())
        }
        _ => None,
    }
}

/// Clauses by id or by the words in them.
pub fn rules(catalogue: &Catalogue, sought: &str, speaker: &Speaker) -> Vec<String> {
    if sought.is_empty() {
        let example = catalogue.ids().next().unwrap_or_default().to_owned();
        return vec![speaker.phrase(Say::RulesWhat { example })];
    }
    if let Some(clause) = catalogue.clause(&sought.to_uppercase()) {
        return vec![clause_line(clause, speaker)];
    }
    let words: Vec<String> = sought.split_whitespace().map(str::to_lowercase).collect();
    let hits = catalogue.clauses().map(|clause| clause_line(clause, speaker)).filter(|line| {
        let line = line.to_lowercase();
        words.iter().all(|word| line.contains(word))
    });
    first_of(hits.collect(), speaker)
        .unwrap_or_else(|| vec![speaker.phrase(Say::RulesNone { word: sought.to_owned() })])
}

/// The texts of a card, and what the rules say about it.
pub fn cards<G: Game>(sought: &str, speaker: &Speaker) -> Vec<String> {
    let hits = cards_called::<G>(sought, speaker);
    match hits.as_slice() {
        [(_, name), ..] if sought.is_empty() => vec![speaker.phrase(Say::CardWhat { example: name.clone() })],
        [] => vec![speaker.phrase(Say::CardNone { word: sought.to_owned() })],
        // Several of one name, such as a character and its tactic, are all read.
        [(_, first), others @ ..] if others.iter().all(|(_, name)| name == first) => {
            hits.iter().flat_map(|(id, name)| card(id, name, speaker)).collect()
        }
        several => first_of(several.iter().map(|(_, name)| name.clone()).collect(), speaker).unwrap_or_default(),
    }
}

/// Messages that name something with a text to read: cards first of all, and with them what games
/// explain in the same way, such as ambitions and keywords.
fn readable<G: Game>() -> impl Iterator<Item = &'static str> {
    let english = Speaker::of(Lang::En);
    let names = G::messages().into_iter().filter(|(_, arguments)| arguments.is_empty()).map(|(id, _)| id);
    names.filter(move |id| {
        let is_card = id.split('-').nth(1) == Some("card");
        is_card || !english.attributes(id).is_empty() || !printed_on(id).is_empty()
    })
}

/// The cards with this name, or else with this in their name: message and name of each. The name may
/// be that of any language, for boxes and tables do not always speak the same; case, accents and
/// the kind of apostrophe do not matter.
pub fn cards_called<G: Game>(sought: &str, speaker: &Speaker) -> Vec<(&'static str, String)> {
    let sought = plain(sought);
    let said = |id, lang| Speaker::of(lang).say(&Spoken { id, args: Vec::new() });
    let own = |id| plain(&said(id, speaker.lang()));
    let any = |id, meant: &dyn Fn(&str) -> bool| Lang::ALL.iter().any(|lang| meant(&plain(&said(id, *lang))));
    let all: Vec<&'static str> = readable::<G>().collect();
    // From the most exact to the least: whichever finds anything has the say.
    let by: [&dyn Fn(&'static str) -> bool; 4] =
        [&|id| own(id) == sought, &|id| any(id, &|name| name == sought), &|id| own(id).contains(&sought), &|id| {
            any(id, &|name| name.contains(&sought))
        }];
    let found = by.iter().map(|meant| all.iter().copied().filter(|id| meant(id)).collect::<Vec<_>>());
    let found = found.into_iter().find(|hits| !hits.is_empty()).unwrap_or_default();
    // `Aggression 4` is read as what all cards of its suit have in common.
    let suit = sought.trim_end_matches(|sign: char| sign.is_ascii_digit()).trim_end();
    if found.is_empty() && !suit.is_empty() && suit != sought {
        return cards_called::<G>(suit, speaker);
    }
    found.into_iter().map(|id| (id, said(id, speaker.lang()))).collect()
}

/// A name as it is compared: small letters without accents, plain apostrophes and spaces.
fn plain(name: &str) -> String {
    let letter = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        '’' => '\'',
        '-' | '\u{a0}' | '\u{202f}' => ' ',
        other => other,
    };
    name.to_lowercase().replace('œ', "oe").replace('ß', "ss").chars().map(letter).collect()
}

fn card(id: &'static str, name: &str, speaker: &Speaker) -> Vec<String> {
    let mut lines = vec![name.to_owned()];
    lines.extend(speaker.attributes(id).into_iter().map(|text| format!("  {text}")));
    for part in printed_on(id) {
        lines.push(format!("  {}", speaker.say(&Spoken { id: part, args: Vec::new() })));
        lines.extend(speaker.attributes(part).into_iter().map(|text| format!("    {text}")));
    }
    lines.extend(clauses_of_card(id).into_iter().take(MOST).map(|clause| clause_line(clause, speaker)));
    lines
}

/// What a character of Aristeia! can do has names and texts of its own.
fn printed_on(id: &str) -> Vec<&'static str> {
    let Some(character) = Character::ALL.into_iter().find(|character| character.say().id == id) else {
        return Vec::new();
    };
    let sheet = character.row();
    let switches = sheet.switches.iter().map(|switch| switch.say().id);
    let skills = sheet.skills.iter().map(|skill| skill.say().id);
    sheet.actions.iter().map(|action| action.say().id).chain(switches).chain(skills).collect()
}

/// The message `resa-card-bone-dragon` is ruled by the clause `RESA-CARD-BONE_DRAGON`; where cards have
/// no clauses of that kind, by those of its game that have the card's English name in their title, or
/// begin with it.
fn clauses_of_card(id: &'static str) -> Vec<&'static Clause> {
    let Some((prefix, card)) = id.split_once('-') else { return Vec::new() };
    let prefix = prefix.to_uppercase();
    if let Some(clause) = arbiter_rules::clause(&format!("{prefix}-{}", named(card))) {
        return vec![clause];
    }
    let name = Speaker::of(Lang::En).say(&Spoken { id, args: Vec::new() });
    let name = name.replace('’', "'");
    let catalogue = arbiter_rules::catalogues().iter().find(|catalogue| catalogue.prefix() == prefix);
    let clauses: Vec<_> = catalogue.into_iter().flat_map(Catalogue::clauses).collect();
    let titled = |clause: &Clause| clause.title.iter().flat_map(|title| title.split(", ")).any(|title| title == name);
    let begins = |clause: &Clause| {
        let after = clause.text(Lang::En).strip_prefix(name.as_str());
        after.is_some_and(|after| after.starts_with([':', ' ', '\'']))
    };
    let titles: Vec<_> = clauses.iter().copied().filter(|clause| titled(clause)).collect();
    if titles.is_empty() { clauses.into_iter().filter(|clause| begins(clause)).collect() } else { titles }
}

/// `card-bone-dragon` as clauses write it: `CARD-BONE_DRAGON`.
fn named(card: &str) -> String {
    let (kind, name) = card.split_once('-').unwrap_or(("", card));
    format!("{kind}-{}", name.replace('-', "_")).to_uppercase()
}

/// The first hits, and how many more there are; nothing if there is none.
fn first_of(mut hits: Vec<String>, speaker: &Speaker) -> Option<Vec<String>> {
    let more = hits.len().saturating_sub(MOST);
    hits.truncate(MOST);
    if more > 0 {
        hits.push(speaker.phrase(Say::More { n: more }));
    }
    (!hits.is_empty()).then_some(hits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_shelf::Visit;
    use std::collections::BTreeMap;

    /// Which of the names cannot be looked up, and how many of each kind can.
    struct LookUp;

    impl Visit for LookUp {
        type Out = (Vec<String>, BTreeMap<String, usize>);

        fn visit<G: Game>(self) -> Self::Out {
            let (mut lost, mut found) = (Vec::new(), BTreeMap::new());
            for id in readable::<G>() {
                let kind = id.split('-').nth(1).unwrap_or_default().to_owned();
                *found.entry(kind).or_default() += 1;
                for (named_in, read_in) in Lang::ALL.iter().flat_map(|named| Lang::ALL.map(|read| (*named, read))) {
                    let name = Speaker::of(named_in).say(&Spoken { id, args: Vec::new() });
                    let hits = cards_called::<G>(&name.to_uppercase(), &Speaker::of(read_in));
                    // A name may mean something else in the reader's own language.
                    if named_in == read_in && hits.iter().all(|(hit, _)| *hit != id) || hits.is_empty() {
                        lost.push(format!("{id}, as {named_in} calls it, in {read_in}"));
                    }
                }
            }
            (lost, found)
        }
    }

    #[test]
    fn every_card_is_found_by_its_name_in_every_language() {
        let mut found = BTreeMap::new();
        for game in arbiter_shelf::all() {
            let (lost, kinds) = arbiter_shelf::open(game, LookUp).expect("on the shelf");
            assert_eq!(lost, Vec::<String>::new(), "{game}");
            found.extend(kinds.into_iter().map(|(kind, n)| ((game, kind), n)));
        }
        let count = |game: &'static str, kind: &str| found.get(&(game, kind.to_owned())).copied().unwrap_or(0);
        assert_eq!((count("arcs", "card"), count("arcs", "ambition"), count("arcmage", "card")), (53, 5, 180));
        let aristeia = ["character", "tactic", "action", "switch", "skill", "state", "scenario"];
        assert_eq!(aristeia.map(|kind| count("aristeia", kind)), [8, 42, 16, 14, 6, 13, 4]);
        assert_eq!(count("res_arcana", "card"), res_arcana::Card::ALL.len());
    }

    #[test]
    fn a_card_of_a_suit_is_found_by_suit_and_number() {
        let found = |name| cards_called::<arcs::Arcs>(name, &Speaker::of(Lang::En));
        assert_eq!(found("Aggression 4"), [("arcs-suit-aggression", "Aggression".to_owned())]);
        assert_eq!(found("verwaltung 2"), found("administration"));
        assert!(found("4").is_empty() && found("nobody 4").is_empty());
    }

    #[test]
    fn names_are_compared_as_people_type_them() {
        assert_eq!(plain("Sentinelles de l’Esprit"), plain("sentinelles de l'esprit"));
        assert_eq!(plain("Vereidigte Hüter"), "vereidigte huter");
        assert_eq!(plain("8-Ball"), plain("8 ball"));
    }

    #[test]
    fn cards_come_with_their_clauses() {
        let ids = |id| clauses_of_card(id).into_iter().map(|clause| clause.id.as_str()).collect::<Vec<_>>();
        assert_eq!(ids("resa-card-bone-dragon"), ["RESA-CARD-BONE_DRAGON"]);
        assert_eq!(ids("arcs-card-farseers"), ["ARCS-GUILD-17"]);
        assert_eq!(ids("arcs-card-elder"), ["ARCS-LEADER-01a", "ARCS-LEADER-01b"]);
        assert_eq!(ids("arcm-card-falconer"), ["ARCM-CARD-09"]);
        assert_eq!(ids("aris-state-marked"), ["ARIS-STATE-MARK-01"]);
    }
}
