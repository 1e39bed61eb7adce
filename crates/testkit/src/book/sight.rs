//! What a pair of eyes sees, in lines like facets: `p1 hand_size 3`, `p2 play athanor turned yes`.
//!
//! It is read off the very view that a player is shown, so that what a view gives away can be written down.

use super::{line::tidy, said::Said};
use arbiter_engine::{Eyes, Game, position_text};
use serde_json::{Map, Value};

/// What a pair of eyes sees, line by line: the place, in words, and what is there.
pub(super) struct Sight(Vec<(Vec<String>, String)>);

impl Sight {
    /// What these eyes see of a position.
    pub(super) fn of<G: Game>(position: &G, eyes: Eyes) -> Sight {
        let mut sight = Sight(Vec::new());
        // A view that cannot be written down shows nothing; the server could not send it either.
        let view = serde_json::to_value(position.view(eyes)).unwrap_or_default();
        match &view {
            Value::Object(fields) if fields.len() == 1 && fields.contains_key("zones") => {
                fields["zones"].as_array().into_iter().flatten().for_each(|zone| sight.zone(zone));
            }
            _ => sight.look(&[], &view),
        }
        sight
    }

    fn look(&mut self, place: &[String], value: &Value) {
        match value {
            Value::Object(fields) => self.fields(place, fields),
            Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
                let names: Vec<String> =
                    (1..).zip(items).map(|(n, item)| name_of(item).unwrap_or_else(|| n.to_string())).collect();
                let is_everybody = place.len() == 1 && place[0] == "players";
                if !is_everybody {
                    self.0.push((place.to_vec(), names.join(" ")));
                }
                for (name, item) in names.iter().zip(items) {
                    let inside =
                        if is_everybody { vec![name.clone()] } else { [place, std::slice::from_ref(name)].concat() };
                    match item {
                        // What comes in pairs: whose, and how many.
                        Value::Array(pair) => pair.iter().skip(1).for_each(|second| self.look(&inside, second)),
                        _ => self.look(&inside, item),
                    }
                }
            }
            Value::Array(items) => {
                self.0.push((place.to_vec(), items.iter().map(plain).collect::<Vec<_>>().join(" ")));
            }
            _ => self.0.push((place.to_vec(), if value.is_null() { String::new() } else { plain(value) })),
        }
    }

    fn fields(&mut self, place: &[String], fields: &Map<String, Value>) {
        for (name, value) in fields {
            self.look(&[place, std::slice::from_ref(name)].concat(), value);
        }
    }

    /// A zone of a view that describes itself: `p1 hand 3 5`, `p2 hand 2 backs`.
    fn zone(&mut self, zone: &Value) {
        let name = zone["name"]["id"].as_str().unwrap_or_default().rsplit('-').next().unwrap_or_default();
        let place = zone["seat"].as_str().into_iter().chain([name]).map(str::to_owned).collect();
        let Some((_, lies)) = zone["lies"].as_object().and_then(|lies| lies.iter().next()) else { return };
        let mut words: Vec<String> = Vec::new();
        if lies.is_object() {
            let faces = lies["faces"].as_array().into_iter().flatten();
            words.extend(faces.filter_map(|card| Some(card["thing"].as_str()?.split_once(':')?.1.to_owned())));
            match lies["backs"].as_u64() {
                Some(0) | None => {}
                Some(n) => words.extend([n.to_string(), "backs".to_owned()]),
            }
        } else {
            words.push(plain(lies));
        }
        self.0.push((place, words.join(" ")));
    }

    /// Parts a line into a place and what is there: the longest place it begins with.
    fn split<'a>(&'a self, line: &[&'a str]) -> Option<(&'a str, usize)> {
        let begins = |place: &Vec<String>| place.len() <= line.len() && place.iter().zip(line).all(|(a, b)| a == b);
        let longest = self.0.iter().filter(|(place, _)| begins(place)).max_by_key(|(place, _)| place.len());
        longest.map(|(place, value)| (value.as_str(), place.len()))
    }

    /// Where a name is seen.
    fn finds(&self, word: &str) -> Option<String> {
        let is = |found: &str| found == word || found.strip_prefix(word).is_some_and(|rest| rest.starts_with('.'));
        let seen = self.0.iter().find(|(place, value)| place.iter().any(|name| is(name)) || value.split(' ').any(is));
        seen.map(|(place, value)| tidy(&format!("{} {value}", place.join(" "))))
    }
}

/// What a thing in a list is called.
fn name_of(item: &Value) -> Option<String> {
    const NAMES: [&str; 14] = [
        "piece", "figure", "system", "site", "slot", "ambition", "action", "state", "tactic", "card", "space",
        "target", "seat", "colour",
    ];
    match item {
        Value::Object(fields) => NAMES.iter().find_map(|name| fields.get(*name)?.as_str().map(str::to_owned)),
        Value::Array(pair) => pair.first().filter(|first| first.is_string()).map(plain),
        _ => None,
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::Bool(yes) => if *yes { "yes" } else { "no" }.to_owned(),
        Value::String(text) => text.clone(),
        _ => value.to_string(),
    }
}

/// What these eyes see otherwise than the page says.
pub(super) fn unlike<G: Game>(position: &G, eyes: Eyes, wanted: &[String]) -> Result<Vec<Said>, Vec<Said>> {
    let (seen, all) = (Sight::of(position, eyes), Sight::of(position, Eyes::Arbiter));
    let mut wrong = Vec::new();
    for text in wanted {
        let words: Vec<&str> = text.split_whitespace().collect();
        // What only others see is known to be there, and these eyes see nothing of it.
        let (hidden, here) = (all.split(&words), seen.split(&words));
        let (found, length) = match (here, hidden) {
            (Some((_, here)), Some((_, all))) if here < all => ("", all),
            (Some(here), _) => here,
            (None, Some((_, length))) => ("", length),
            (None, None) => {
                let mut places: Vec<&str> = Vec::new();
                let firsts = all.0.iter().chain(&seen.0).filter_map(|(place, _)| place.first());
                firsts.for_each(|first| {
                    if !places.contains(&first.as_str()) {
                        places.push(first);
                    }
                });
                return Err(vec![Said::NotSeen { text: text.clone() }, Said::there_are(places)]);
            }
        };
        let said = match &words[length..] {
            ["-"] => Vec::new(),
            said => said.to_vec(),
        };
        let sorted = |mut words: Vec<&str>| {
            words.sort_unstable();
            words.join(" ")
        };
        if sorted(said.clone()) != sorted(found.split_whitespace().collect()) {
            let shown = |value: &str| if value.is_empty() { "-".to_owned() } else { value.to_owned() };
            let key = words[..length].join(" ");
            wrong.push(Said::Expected { key: key.clone(), value: shown(&said.join(" ")) });
            wrong.push(Said::Found { key, value: shown(found) });
        }
    }
    Ok(wrong)
}

/// Where these eyes see something of that name after all.
pub(super) fn seen<G: Game>(position: &G, eyes: Eyes, word: &str) -> Result<Option<String>, Vec<Said>> {
    if word.parse::<i64>().is_ok() {
        return Err(vec![Said::OnlyNames { word: word.to_owned() }]);
    }
    let text = position_text(position);
    let written = text.split([' ', '\n', ',']).any(|found| found == word);
    if !written && Sight::of(position, Eyes::Arbiter).finds(word).is_none() {
        return Err(vec![Said::Nowhere { word: word.to_owned() }]);
    }
    Ok(Sight::of(position, eyes).finds(word))
}
