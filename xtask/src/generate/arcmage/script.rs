//! Ops as they are written in the data, and the code they become.

use super::*;

/// Adds a script and says its number.
pub(super) fn script(ops: &[Op], scripts: &mut Scripts, modes: &mut String, passive: bool) -> Result<usize, Bad> {
    let number = scripts.scripts.len();
    scripts.scripts.push(String::new());
    let mut code = String::from("&[");
    for op in ops {
        code += &self::op(op, scripts, modes, passive)?;
        code.push(',');
    }
    code += "],";
    scripts.scripts[number] = code;
    Ok(number)
}

/// A script inside another: nothing is picked there.
pub(super) fn inner(ops: &[Op], scripts: &mut Scripts) -> Result<usize, Bad> {
    script(ops, scripts, &mut String::new(), false)
}

pub(super) fn number(n: &Number) -> Coded {
    match n {
        Number::Plain(n) => Ok(format!("Amount::N({n})")),
        Number::Word(word) => amount(word),
    }
}

/// What an op works on: a reference, all that match, or some of them that somebody chooses.
pub(super) fn what(text: &str, count: Option<u8>, chooser: Option<&str>) -> Coded {
    if let Some(reference) = reference(text) {
        return Ok(format!("What::The(Ref::{reference})"));
    }
    let what = filter(text)?;
    match (count, chooser) {
        (None, None) => Ok(format!("What::Each({what})")),
        (Some(n), None | Some("you")) => Ok(format!("What::Some({what}, {n}, Chooser::You)")),
        (Some(n), Some("affected")) => Ok(format!("What::Some({what}, {n}, Chooser::Affected)")),
        (_, Some(word)) => bad("somebody who chooses", word),
    }
}

pub(super) fn who(word: &str) -> Coded {
    let name = match word {
        "you" => "You",
        "target_player" => "Target",
        "each_player" => "Each",
        "each_opponent" => "Opponents",
        "owner_of:that_city" => "OwnerOfThatCity",
        _ => return bad("a player", word),
    };
    Ok(format!("Who::{name}"))
}

pub(super) fn to(word: &str) -> Coded {
    let name = match word {
        "your_army" => "YourArmy",
        "this_city" => "ThisCity",
        "your_city" => "YourCity",
        "each_of_your_cities" => "EachOfYourCities",
        "each_other_of_your_cities" => "EachOtherOfYourCities",
        "your_hand" => "YourHand",
        "owner_hand" => "OwnersHand",
        "your_deck_top" => "YourDeckTop",
        "your_deck_bottom" => "YourDeckBottom",
        "owner_deck_top" => "OwnersDeckTop",
        "city_of_controller" => "ControllersCity",
        "city_or_army_of_controller" => "ControllersPlace",
        "city_or_army_of_owner" => "OwnersPlace",
        "same_place_as_self" => "WithIt",
        _ => return bad("a place", word),
    };
    Ok(format!("To::{name}"))
}

/// A duration must go with how the ability works.
pub(super) fn lasts(until: Option<&str>, passive: bool) -> Result<(), Bad> {
    match (until, passive) {
        (Some("end_of_turn"), false) | (None, true) => Ok(()),
        (Some(word), _) => bad("a duration of that ability", word),
        (None, false) => bad("an ability that lasts: say until", "until"),
    }
}

pub(super) fn must_be(word: &str, wanted: &str) -> Result<(), Bad> {
    if word == wanted { Ok(()) } else { bad(&format!("“{wanted}”"), word) }
}

pub(super) fn op(op: &Op, scripts: &mut Scripts, modes: &mut String, passive: bool) -> Coded {
    Ok(match op {
        Op::Damage { what: on, n, count, chooser } => {
            format!("Op::Damage {{ what: {}, n: {} }}", what(on, *count, chooser.as_deref())?, number(n)?)
        }
        Op::Destroy { what: on, unless_sacrificed: None } => {
            format!("Op::Destroy {{ what: {} }}", what(on, None, None)?)
        }
        Op::Destroy { what: on, unless_sacrificed: Some(n) } => {
            must_be(on, "target")?;
            format!("Op::DestroyUnless {{ n: {n} }}")
        }
        Op::DestroyForDefense { what: on, each } => {
            must_be(each, "loyalty")?;
            format!("Op::DestroyForDefense {{ what: {} }}", filter(on)?)
        }
        Op::Equalize { what: on } => {
            let holdings = ["resource_cards", "cards_in_hand", "army_creatures", "residents"];
            format!("Op::Equalize {{ what: {} }}", variant("Holdings", on, &holdings)?)
        }
        Op::Sacrifice { who: by, what: on, count, count_as } => {
            if count_as.as_deref().is_some_and(|word| word != "n") {
                return bad("the name of a count", count_as.as_deref().unwrap_or_default());
            }
            if on == "resource & controller:you" {
                format!("Op::SacrificeResources {{ who: {}, count: {} }}", who(by)?, number(count)?)
            } else {
                format!("Op::Sacrifice {{ who: {}, what: {}, count: {} }}", who(by)?, filter(on)?, number(count)?)
            }
        }
        Op::Discard { who: by, count } => format!("Op::Discard {{ who: {}, count: {count} }}", who(by)?),
        Op::DiscardOrSacrificeResource { who: by, count, chooser } => {
            must_be(chooser, "affected")?;
            format!("Op::DiscardOrSacrificeResource {{ who: {}, count: {count} }}", who(by)?)
        }
        Op::Draw { who: by, count, optional } => {
            format!("Op::Draw {{ who: {}, count: {count}, optional: {optional} }}", who(by)?)
        }
        Op::Mill { who: by, count } => format!("Op::Mill {{ who: {}, count: {count} }}", who(by)?),
        Op::LookTop { who: by, count, viewer } => {
            must_be(viewer, "you")?;
            must_be(&count.to_string(), "1")?;
            format!("Op::LookTop {{ who: {} }}", who(by)?)
        }
        Op::RevealTop { who: by, count, what: on, to, rest } => {
            must_be(by, "you")?;
            must_be(to, "your_hand")?;
            must_be(rest, "your_deck_bottom")?;
            format!("Op::RevealTop {{ count: {count}, what: {} }}", filter(on)?)
        }
        Op::RevealRandomHand { who: by, count } => {
            must_be(&count.to_string(), "1")?;
            format!("Op::RevealRandomHand {{ who: {} }}", who(by)?)
        }
        Op::SearchDeck { who: by, what: on, count, to: place, reveal, marked } => {
            must_be(by, "you")?;
            if *marked {
                must_be(place, "your_army")?;
            }
            format!(
                "Op::SearchDeck {{ what: {}, count: {}, to: {}, reveal: {reveal}, marked: {marked} }}",
                filter(on)?,
                number(count)?,
                to(place)?
            )
        }
        Op::ShuffleDeck { who: by } => {
            must_be(by, "you")?;
            "Op::ShuffleDeck".to_owned()
        }
        Op::Stat { what: on, atk, def, per, condition: when, until } => {
            lasts(until.as_deref(), passive)?;
            let per = match per {
                None => "None".to_owned(),
                Some(per) => format!("Some(&{})", filter(per)?),
            };
            let when = match when {
                None => "None".to_owned(),
                Some(when) => format!("Some(&{})", condition(when)?),
            };
            format!("Op::Stat {{ what: {}, atk: {atk}, def: {def}, per: {per}, when: {when} }}", what(on, None, None)?)
        }
        Op::AddCounter { what: on, counter: kind, n, count, chooser } => format!(
            "Op::AddCounter {{ what: {}, counter: {}, n: {} }}",
            what(on, *count, chooser.as_deref())?,
            counter(kind)?,
            number(n)?
        ),
        Op::AddSubtype { what: on, subtype } => {
            format!("Op::AddSubtype {{ what: {}, subtype: Subtype::{subtype} }}", what(on, None, None)?)
        }
        Op::GrantKeyword { what: on, keyword, until: Some(until) } if until == "marked" => {
            must_be(keyword, "sanctuary")?;
            format!("Op::Shelter {{ what: {} }}", what(on, None, None)?)
        }
        Op::GrantKeyword { what: on, keyword, until } => {
            lasts(until.as_deref(), passive)?;
            if on == "creature_card & played_by:you" && keyword == "blood_vengeance" {
                "Op::PlayedHaveVengeance".to_owned()
            } else {
                format!(
                    "Op::GrantKeyword {{ what: {}, keyword: {} }}",
                    what(on, None, None)?,
                    variant("Keyword", keyword, &KEYWORDS)?
                )
            }
        }
        Op::IgnoreKeyword { what: on, keyword, until } => {
            lasts(Some(until), passive)?;
            format!(
                "Op::IgnoreKeyword {{ what: {}, keyword: {} }}",
                what(on, None, None)?,
                variant("Keyword", keyword, &KEYWORDS)?
            )
        }
        Op::GrantAbility { what: on, ability: row } => {
            must_be(&row.kind, "activated")?;
            let given = ability(row, scripts, Some("Works::Granted"))?;
            let number = scripts.printed + scripts.given.len();
            scripts.given.push(given);
            format!("Op::GrantAbility {{ what: {}, ability: {number} }}", what(on, None, None)?)
        }
        Op::CityDefense { what: on, n } => {
            format!("Op::CityDefense {{ what: {}, n: {} }}", what(on, None, None)?, number(n)?)
        }
        Op::Mark { what: on } => format!("Op::Mark {{ what: {} }}", what(on, None, None)?),
        Op::Unmark { what: on } => format!("Op::Unmark {{ what: {} }}", what(on, None, None)?),
        Op::NoUnmark { what: on, scope, phases, r#while } => match (scope.as_str(), phases, r#while.as_deref()) {
            ("unmark_phase", Some(n), None) => format!("Op::Rest {{ what: {}, phases: {n} }}", what(on, None, None)?),
            ("any", None, Some("marked(self)")) => format!("Op::Hold {{ what: {} }}", what(on, None, None)?),
            ("unmark_phase", None, None) if passive => {
                format!("Op::NoUnmark {{ what: {}, scope: Scope::UnmarkPhase }}", what(on, None, None)?)
            }
            _ => return bad("a scope that goes with its other fields", scope),
        },
        Op::UnmarkTax { what: on, pay } => {
            format!("Op::UnmarkTax {{ what: {}, pay: {} }}", what(on, None, None)?, number(pay)?)
        }
        Op::MayStayMarked { what: on } => format!("Op::MayStayMarked {{ what: {} }}", what(on, None, None)?),
        Op::Move { what: on, to: place, chooser, marks } => {
            if *marks || chooser.as_deref().is_some_and(|word| word != "you") {
                return bad("how an effect moves a card", on);
            }
            format!("Op::Move {{ what: {}, to: {} }}", what(on, None, None)?, to(place)?)
        }
        Op::NotMarkedForMoving { what: on } => format!("Op::NotMarkedForMoving {{ what: {} }}", what(on, None, None)?),
        Op::CannotMove { what: on, city } => {
            must_be(on, "creature")?;
            match reference(city) {
                Some(reference) => format!("Op::CannotMove {{ city: Ref::{reference} }}"),
                None => return bad("one city", city),
            }
        }
        Op::CannotAttack { what: on, city } => {
            format!("Op::CannotAttack {{ what: {}, city: {} }}", what(on, None, None)?, filter(city)?)
        }
        Op::MustAttack { what: on } => format!("Op::MustAttack {{ what: {} }}", what(on, None, None)?),
        Op::AttackTax { what: on, pay } => format!("Op::AttackTax {{ what: {}, pay: {pay} }}", what(on, None, None)?),
        Op::CannotEnter { what: on, city } => {
            must_be(city, "self")?;
            format!("Op::CannotEnter {{ what: {} }}", what(on, None, None)?)
        }
        Op::LeaveAgain { city, pay } => {
            must_be(city, "self")?;
            format!("Op::LeaveAgain {{ pay: {pay} }}")
        }
        Op::RecallHost { what: on, to, rest } => {
            must_be(on, "host")?;
            must_be(to, "owner_hand")?;
            must_be(rest, "owner_deck_bottom")?;
            "Op::RecallHost".to_owned()
        }
        Op::ReduceDamage { what: on, n } => format!("Op::ReduceDamage {{ what: {}, n: {n} }}", what(on, None, None)?),
        Op::CannotDefend { what: on, city: None, against: Some(against), until: None } => {
            format!("Op::CannotDefend {{ what: {}, against: {} }}", what(on, None, None)?, filter(against)?)
        }
        Op::CannotDefend { what: on, city: Some(city), against: None, until: Some(until) } => {
            must_be(on, "creature & zone:target")?;
            must_be(city, "target2")?;
            must_be(until, "end_of_turn")?;
            "Op::ArmyCannotDefend".to_owned()
        }
        Op::CannotDefend { what: on, .. } => return bad("a ban on defending that the rules know", on),
        Op::MayDefend { what: on, city, until } => {
            must_be(on, "creature & resident_of:target")?;
            must_be(city, "city & controller:you & !target")?;
            must_be(until, "end_of_turn")?;
            "Op::ResidentsMayDefend".to_owned()
        }
        Op::CannotDraw { who: by, until } => {
            must_be(until, "end_of_turn")?;
            format!("Op::NoDraw {{ who: {} }}", who(by)?)
        }
        Op::CapNextDraw { who: by, n } => {
            must_be(&n.to_string(), "1")?;
            format!("Op::OneDraw {{ who: {} }}", who(by)?)
        }
        Op::NoBattleDamage { what: on, until } => {
            must_be(until, "end_of_turn")?;
            match on.strip_prefix("creature & !subtype:") {
                Some(subtype) => format!("Op::Harmless {{ but: Subtype::{} }}", capital(subtype)),
                None => return bad("all creatures but those of a type", on),
            }
        }
        Op::ExtraCityDamage { what: on, n } => {
            must_be(on, "self")?;
            format!("Op::ExtraCityDamage {{ n: {n} }}")
        }
        Op::CreateToken { token, count, to: place, marked } => {
            let one =
                format!("Op::CreateToken {{ token: Card::{}, to: {}, marked: {marked} }}", camel(token), to(place)?);
            vec![one; usize::from(*count)].join(",")
        }
        Op::PutInPlay { what: on, count, to: place } => {
            format!("Op::PutInPlay {{ what: {}, to: {} }}", what(on, *count, None)?, to(place)?)
        }
        Op::PutInGraveyard { what: on } => format!("Op::PutInGraveyard {{ what: {} }}", what(on, None, None)?),
        Op::RemoveFromGame { what: on } => format!("Op::RemoveFromGame {{ what: {} }}", what(on, None, None)?),
        Op::Return { what: on, to: place } => {
            format!("Op::Return {{ what: {}, to: {} }}", what(on, None, None)?, to(place)?)
        }
        Op::Attach { what: on, to } => {
            must_be(on, "self")?;
            must_be(to, "target")?;
            "Op::Attach".to_owned()
        }
        Op::CounterSpell { what: on } => match reference(on) {
            Some(spell @ ("Target" | "That")) => format!("Op::CounterSpell {{ what: Ref::{spell} }}"),
            _ => return bad("one spell", on),
        },
        Op::Retarget { what: on } => {
            must_be(on, "target")?;
            "Op::Retarget".to_owned()
        }
        Op::Exchange { what: on, with, effects } => {
            must_be(with, "target")?;
            format!("Op::Exchange {{ what: {}, script: {} }}", filter(on)?, inner(effects, scripts)?)
        }
        Op::Produce { faction, n } => {
            format!("Op::Produce {{ faction: {}, n: {} }}", variant("Faction", faction, &FACTIONS)?, number(n)?)
        }
        Op::CostChange { what: on, n } => format!("Op::CostChange {{ what: {}, n: {n} }}", filter(on)?),
        Op::StealResource { who: by, count, chooser } => {
            must_be(by, "target_player")?;
            must_be(&count.to_string(), "1")?;
            must_be(chooser, "you")?;
            "Op::StealResource".to_owned()
        }
        Op::ReturnStolenResource => "Op::ReturnStolenResource".to_owned(),
        Op::Cap { what: on, n } => {
            let what = match on.as_str() {
                "resource_cards_per_player" => "Resources",
                "creatures_unmarked_per_unmark_phase" => "Unmarking",
                "damage_to_host_per_turn" => "DamageToHost",
                "cards_drawn_per_draw_phase" => "Drawing",
                word => return bad("something with a limit", word),
            };
            format!("Op::Cap {{ what: Cap::{what}, n: {} }}", number(n)?)
        }
        Op::ExtraDevotion { remove: Some(remove), r#return: None, count, each } => {
            must_be(count, "any_number")?;
            must_be(each, "loyalty")?;
            format!("Op::ExtraDevotion {{ remove: {} }}", filter(remove)?)
        }
        Op::ExtraDevotion { remove: None, r#return: Some(recall), count, each } => {
            must_be(count, "1")?;
            must_be(each, "loyalty")?;
            format!("Op::RecallForDevotion {{ recall: {} }}", filter(recall)?)
        }
        Op::ExtraDevotion { count, .. } => return bad("devotion by one of remove and return", count),
        Op::ExtraPhase { phase } => {
            must_be(phase, "attack")?;
            "Op::ExtraAttackPhase".to_owned()
        }
        Op::PreventDeath { what: on } => format!("Op::PreventDeath {{ what: {} }}", filter(on)?),
        Op::Replace { event, what: on, optional, effects } => {
            must_be(event, "to_graveyard_from_play")?;
            must_be(&optional.to_string(), "true")?;
            format!("Op::Replace {{ what: {}, script: {} }}", filter(on)?, inner(effects, scripts)?)
        }
        Op::ChooseOne { options } => {
            if !modes.is_empty() {
                return bad("a second choice", "choose_one");
            }
            for option in options {
                let script = inner(&option.effects, scripts)?;
                let _ = write!(modes, "Mode {{ targets: &[{}], script: {script} }},", aims(&option.target)?);
            }
            "Op::Picked".to_owned()
        }
        Op::PayTo { pay, effects } => {
            format!("Op::PayTo {{ pay: {}, script: {} }}", number(pay)?, inner(effects, scripts)?)
        }
        Op::Repeat { times, effects } => {
            format!("Op::Repeat {{ times: {}, script: {} }}", number(times)?, inner(effects, scripts)?)
        }
        Op::Delayed { at, effects } => {
            let moment = match at.as_str() {
                "turn_begins:you" => "TurnBegins",
                "attack_phase_ends:you" => "AttackPhaseEnds",
                "turn_ends:you" => "TurnEnds",
                word => match word.strip_prefix("next_spell:!subtype:") {
                    Some(subtype) => &format!("NextSpell {{ but: Subtype::{} }}", capital(subtype)),
                    None => return bad("a moment", word),
                },
            };
            format!("Op::Delayed {{ at: Moment::{moment}, script: {} }}", inner(effects, scripts)?)
        }
        Op::On { trigger: word, effects } => {
            let number = scripts.printed + scripts.given.len();
            scripts.given.push(String::new());
            let script = inner(effects, scripts)?;
            scripts.given[number - scripts.printed] = format!(
                "Ability {{ kind: Works::Granted, costs: &[], targets: &[], modes: &[], condition: None, optional: false, \
                 extra_x: false, calm: false, script: {script} }},"
            );
            format!("Op::On {{ trigger: {}, ability: {number} }}", trigger(word, None)?)
        }
    })
}
