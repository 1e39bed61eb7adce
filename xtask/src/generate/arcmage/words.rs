//! The little grammars inside the data: filters, amounts, conditions, references.

use super::{Bad, Coded, FACTIONS, KEYWORDS, bad, camel, counter, variant};

/// `creature & (subtype:tree | subtype:flower) & !host`: or, and, not, brackets, terms.
pub fn filter(text: &str) -> Coded {
    let mut parser = Parser { rest: text.trim() };
    let code = parser.either()?;
    if parser.rest.is_empty() { Ok(code) } else { bad("the end of a filter", parser.rest) }
}

struct Parser<'a> {
    rest: &'a str,
}

impl Parser<'_> {
    fn take(&mut self, sign: char) -> bool {
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix(sign) {
            Some(rest) => {
                self.rest = rest.trim_start();
                true
            }
            None => false,
        }
    }

    fn either(&mut self) -> Coded {
        let mut parts = vec![self.both()?];
        while self.take('|') {
            parts.push(self.both()?);
        }
        Ok(join("OneOf", parts))
    }

    fn both(&mut self) -> Coded {
        let mut parts = vec![self.one()?];
        while self.take('&') {
            parts.push(self.one()?);
        }
        Ok(join("All", parts))
    }

    fn one(&mut self) -> Coded {
        if self.take('!') {
            let negated = self.one()?;
            return Ok(match negated.as_str() {
                "Filter::Not(&Filter::NotHost)" => "Filter::NotHost".to_owned(),
                "Filter::__Target" => "Filter::NotTarget".to_owned(),
                _ => format!("Filter::Not(&{negated})"),
            });
        }
        if self.take('(') {
            let inside = self.either()?;
            return if self.take(')') { Ok(inside) } else { bad("a closing bracket", self.rest) };
        }
        let end = self.rest.find(['&', '|', '(', ')', '!']).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        term(word.trim())
    }
}

fn join(how: &str, mut parts: Vec<String>) -> String {
    if parts.len() == 1 { parts.remove(0) } else { format!("Filter::{how}(&[{}])", parts.join(",")) }
}

fn term(word: &str) -> Coded {
    let plain = match word {
        "creature" => "Creature",
        "city" => "City",
        "enchantment" => "Enchantment",
        "spell" => "Spell",
        "player" => "Player",
        "army" => "Army",
        "card" => "Card",
        "creature_card" => "All(&[Filter::Card, Filter::Creature])",
        "enchantment_card" => "All(&[Filter::Card, Filter::Enchantment])",
        "controller:you" => "Yours",
        "controller:that_opponent" => "ThatOpponents",
        "controller:opponent" => "Opponents",
        "played_by:you" => "PlayedByYou",
        "zone:your_army" => "InYourArmy",
        "zone:any_army" => "InAnyArmy",
        "zone:army_of_controller_of_host" => "InArmyOfHostsController",
        "zone:your_hand" => "InYourHand",
        "zone:your_deck" => "InYourDeck",
        "zone:your_graveyard" => "InYourGraveyard",
        "zone:any_graveyard" => "InAnyGraveyard",
        "resident_of:self" => "ResidentOfItself",
        "resident_of:target" => "ResidentOfTarget",
        "resident_of:your_cities" => "ResidentOfYourCities",
        "resident_of:attacked_city" => "ResidentOfAttackedCity",
        "same_city:self" => "SameCity",
        "same_place:self" => "SamePlace",
        "same_place:host" => "SamePlaceAsHost",
        "same_place:left_by_self" => "WhereItWas",
        "unmarked" => "Unmarked",
        "marked" => "Marked",
        "attacking" => "Attacking",
        "attacking:self" => "AttackingItself",
        "attached_to:host" => "OnHost",
        "single_target" => "AimedOnce",
        "other" => "Other",
        "host" => "Not(&Filter::NotHost)",
        "target" => "__Target",
        _ => "",
    };
    if !plain.is_empty() {
        return Ok(format!("Filter::{plain}"));
    }
    match word.split_once(':') {
        Some(("faction", faction)) => Ok(format!("Filter::Of({})", variant("Faction", faction, &FACTIONS)?)),
        Some(("subtype", subtype)) => Ok(format!("Filter::Is(Subtype::{})", capital(subtype))),
        Some(("keyword", keyword)) => Ok(format!("Filter::Has({})", variant("Keyword", keyword, &KEYWORDS)?)),
        Some(("name", card)) => Ok(format!("Filter::Named(Card::{})", camel(card))),
        Some(("cost_at_most", n)) => Ok(format!("Filter::CostsAtMost({n})")),
        Some(("defense_at_least", n)) => Ok(format!("Filter::DefenseAtLeast({n})")),
        _ => bad("a word of a filter", word),
    }
}

pub fn capital(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}

/// One object or a known group; nothing if the word is none of these.
pub fn reference(word: &str) -> Option<&'static str> {
    Some(match word {
        "self" => "Itself",
        "host" => "Host",
        "target" => "Target",
        "target2" => "Target2",
        "targets" => "Targets",
        "that_card" | "damaged_creature" => "That",
        "city_of_self" => "ItsCity",
        "defenders_of_self" => "ItsDefenders",
        "self_and_marked_for_cost" => "ItselfAndMarked",
        _ => return None,
    })
}

/// What stands between `name(` and the last `)`.
fn inside<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')').map(str::trim)
}

/// Parts a text at commas outside brackets.
fn parts(text: &str) -> Vec<&str> {
    let (mut depth, mut from, mut out) = (0, 0, Vec::new());
    for (at, sign) in text.char_indices() {
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                out.push(text[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    out.push(text[from..].trim());
    out
}

/// How much.
pub fn amount(text: &str) -> Coded {
    let text = text.trim();
    if let Ok(n) = text.parse::<i8>() {
        return Ok(format!("Amount::N({n})"));
    }
    match text {
        "X" => return Ok("Amount::X".to_owned()),
        "1 + X" => return Ok("Amount::OneAndX".to_owned()),
        "n" => return Ok("Amount::Tally".to_owned()),
        "all" => return Ok("Amount::All".to_owned()),
        "any_number" => return Ok("Amount::AnyNumber".to_owned()),
        "count(resource & controller:you)" => return Ok("Amount::YourResources".to_owned()),
        _ => {}
    }
    if let Some(what) = inside(text, "count") {
        return Ok(format!("Amount::Count(&{})", filter(what)?));
    }
    if let Some(what) = inside(text, "defense") {
        return Ok(format!("Amount::Defense(Ref::{})", known(what)?));
    }
    if let Some(rest) = inside(text, "counters")
        && let [of, kind] = parts(rest)[..]
    {
        return Ok(format!("Amount::Counters(Ref::{}, {})", known(of)?, counter(kind)?));
    }
    if let Some(rest) = inside(text, "if")
        && let [when, one, other] = parts(rest)[..]
    {
        return Ok(format!("Amount::If(&{}, &{}, &{})", condition(when)?, amount(one)?, amount(other)?));
    }
    bad("an amount", text)
}

fn known(word: &str) -> Result<&'static str, Bad> {
    match reference(word) {
        Some(reference) => Ok(reference),
        None => bad("one object", word),
    }
}

/// What must hold.
pub fn condition(text: &str) -> Coded {
    let text = text.trim();
    match text {
        "your_turn" => return Ok("Condition::YourTurn".to_owned()),
        "opponent_turn" => return Ok("Condition::OpponentsTurn".to_owned()),
        "self_in(zone:your_army)" => return Ok("Condition::InYourArmy".to_owned()),
        "self_attacked_this_turn" => return Ok("Condition::Attacked".to_owned()),
        _ => {}
    }
    if let Some(what) = inside(text, "marked") {
        return Ok(format!("Condition::Marked(Ref::{})", known(what)?));
    }
    if let Some((more, less)) = text.split_once(">=") {
        return Ok(format!("Condition::AtLeast({}, {})", amount(more)?, amount(less)?));
    }
    if let Some((more, less)) = text.split_once('>') {
        return Ok(format!("Condition::More({}, {})", amount(more)?, amount(less)?));
    }
    bad("a condition", text)
}
