//! Res Arcana: the 78 components as rows of `games/res_arcana/src/card.rs`.

use super::{camel, read};
use serde::Deserialize;
use std::{collections::BTreeSet, fmt::Write, path::Path};

#[derive(Deserialize)]
struct File {
    count: usize,
    #[serde(default)]
    artifact: Vec<Card>,
    #[serde(default)]
    mage: Vec<Card>,
    #[serde(default)]
    monument: Vec<Card>,
    #[serde(default)]
    magic_item: Vec<Card>,
    #[serde(default)]
    place_of_power: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    id: String,
    #[serde(default)]
    subtypes: BTreeSet<Subtype>,
    #[serde(default)]
    cost: Amounts,
    cost_total: Option<u16>,
    #[serde(default)]
    vp: u8,
    #[serde(default)]
    vp_per: Vec<VpPer>,
    #[serde(default)]
    intro_set: u8,
    tile: Option<u8>,
    side: Option<Side>,
    #[serde(default)]
    collect: Vec<Collect>,
    #[serde(default)]
    discounts: Vec<Discount>,
    #[serde(default)]
    power: Vec<Power>,
    // What people read is in the language files; what we trust is for editors of the data.
    #[serde(rename = "flip")]
    _flip: Option<String>,
    #[serde(rename = "name_en")]
    _name_en: String,
    #[serde(rename = "name_fr")]
    _name_fr: String,
    #[serde(rename = "collect_text")]
    _collect_text: Option<String>,
    #[serde(rename = "confidence")]
    _confidence: String,
    #[serde(rename = "sources")]
    _sources: Vec<String>,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum Subtype {
    Dragon,
    Creature,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Side {
    Sun,
    Moon,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Essence {
    Elan,
    Life,
    Calm,
    Death,
    Gold,
}

const ESSENCES: [&str; 5] = ["Elan", "Life", "Calm", "Death", "Gold"];

#[derive(Deserialize, Default, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct Amounts {
    #[serde(default)]
    elan: u8,
    #[serde(default)]
    life: u8,
    #[serde(default)]
    calm: u8,
    #[serde(default)]
    death: u8,
    #[serde(default)]
    gold: u8,
    #[serde(default)]
    any: u8,
}

#[derive(Deserialize, Default, Clone)]
#[serde(deny_unknown_fields)]
struct Mix {
    #[serde(default)]
    elan: u8,
    #[serde(default)]
    life: u8,
    #[serde(default)]
    calm: u8,
    #[serde(default)]
    death: u8,
    #[serde(default)]
    gold: u8,
    #[serde(default)]
    any: u8,
    #[serde(default)]
    except: Vec<Essence>,
}

#[derive(Deserialize)]
#[serde(tag = "per", rename_all = "snake_case", deny_unknown_fields)]
enum VpPer {
    EssenceOnSelf { essence: Essence, vp: u8 },
    OwnCreatureInPlay { vp: u8 },
    OwnDragonInPlay { vp: u8 },
}

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
enum Collect {
    Gain(Mix),
    GainOneOf { options: Vec<Essence>, amount: u8 },
    VaultInterest { if_left_on_self: Essence, any: u8, except: Vec<Essence> },
    WindupGrowth { add_per_type_present: u8 },
    PayOrTurnSelf(Amounts),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Discount {
    applies_to: Filter,
    any: u8,
    except: Vec<Essence>,
}

#[derive(Deserialize, PartialEq, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum Filter {
    Artifact,
    OtherArtifact,
    Dragon,
    Creature,
    DragonOrCreature,
    AnyComponent,
    #[serde(rename = "self")]
    Itself,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Power {
    n: usize,
    kind: PowerKind,
    trigger: Option<Trigger>,
    usable: Option<Usable>,
    cost: Vec<Cost>,
    effect: Vec<Effect>,
    #[serde(rename = "text")]
    _text: String,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum PowerKind {
    Action,
    React,
    OnClaim,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Trigger {
    LifeLoss,
    DragonPower,
    VictoryCheck,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Usable {
    StraightOnly,
    OnlyWhenTurned,
    Always,
}

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
enum Cost {
    TurnSelf,
    Pay(Amounts),
    PayOneOf { options: Vec<Essence>, amount: u8 },
    PayXSame,
    RemoveFromSelf(Amounts),
    TurnOwnOther { filter: Filter },
    DestroySelf,
    DestroyOwn { filter: Filter },
    DiscardFromHand { count: u8 },
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Zone {
    Hand,
    OwnDiscard,
    RivalDiscard,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Off {
    any: u8,
    except: Vec<Essence>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum What {
    AsPaid,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Of {
    Destroyed,
    Discarded,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum DeckName {
    OwnArtifactDeck,
    MonumentDeck,
}

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
enum Effect {
    Gain(Mix),
    StoreSelf {
        what: Option<What>,
        #[serde(flatten)]
        mix: Mix,
    },
    StoreOnOwnComponent {
        #[serde(rename = "what")]
        _what: What,
    },
    GainX {
        essence: Essence,
    },
    GainXSame {
        except: Vec<Essence>,
    },
    GainCostTotal {
        #[serde(rename = "of")]
        _of: Of,
        plus: u8,
        essence: Option<Essence>,
        #[serde(default)]
        except: Vec<Essence>,
    },
    GainEqualToRival {
        gain: Essence,
        count_of: Essence,
    },
    RivalsGain(Amounts),
    RivalsLoseLife {
        amount: u8,
        escape: Vec<Cost>,
    },
    Draw {
        count: u8,
    },
    DrawThenDiscard {
        count: u8,
    },
    ReorderTop {
        count: u8,
        decks: Vec<DeckName>,
    },
    StraightenOwn {
        filter: Filter,
    },
    PlaceArtifact {
        from: Vec<Zone>,
        filter: Filter,
        #[serde(default)]
        reduction: Off,
        #[serde(default)]
        free: bool,
    },
    CheckVictory,
    Ignore,
    TempVp {
        amount: u8,
    },
}

/// `tables.rs` for the data in this folder.
pub fn tables(data: &Path) -> Result<String, String> {
    let artifacts = read::<File>(data, "artifacts.toml")?;
    let monuments = read::<File>(data, "monuments.toml")?;
    let places = read::<File>(data, "places_of_power.toml")?;
    let mages = read::<File>(data, "mages.toml")?;
    let items = read::<File>(data, "magic_items.toml")?;
    let mut faces = places.place_of_power;
    faces.sort_by_key(|face| (face.tile, face.side == Some(Side::Moon)));
    let piles = [
        ("Artifact", artifacts.artifact, artifacts.count),
        ("Monument", monuments.monument, monuments.count),
        ("PlaceOfPower", faces, places.count),
        ("Mage", mages.mage, mages.count),
        ("MagicItem", items.magic_item, items.count),
    ];
    let mut names = String::new();
    let mut all = String::new();
    let mut rows = String::new();
    for (kind, cards, count) in &piles {
        if cards.len() != *count {
            return Err(format!("{kind}: {} rows, but count = {count}", cards.len()));
        }
        for card in cards {
            let name = camel(&card.id);
            let _ = write!(names, "/// `{}`.\n{name},", card.id);
            let _ = write!(all, "Card::{name},");
            let _ = writeln!(rows, "// {}", card.id);
            rows += &row(kind, card).map_err(|error| format!("{}: {error}", card.id))?;
        }
    }
    let total: usize = piles.iter().map(|(_, cards, _)| cards.len()).sum();
    Ok(format!(
        "//! The printed facts of every component. Made from `data/*.toml` by `cargo xtask generate`; edit those.\n\n\
         use crate::{{card::*, essence::{{Essence, Essences, Types}}}};\n\
         use arbiter_engine::{{Message, Notation}};\n\n\
         /// Every card and tile face in the box.\n\
         #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]\n\
         #[cfg_attr(feature = \"ts\", derive(ts_rs::TS))]\n\
         #[thing(\"card\")]\n#[message(prefix = \"resa-card\")]\n#[serde(rename_all = \"snake_case\")]\n\
         pub enum Card {{ #[default] {names} }}\n\n\
         impl Card {{\n/// Every one, pile by pile.\npub const ALL: [Card; {total}] = [{all}];\n}}\n\n\
         /// What is printed on each.\npub static CARDS: [Facts; {total}] = [{rows}];\n"
    ))
}

fn row(kind: &str, card: &Card) -> Result<String, String> {
    let total = amounts(&card.cost).1 + u16::from(card.cost.any);
    if card.cost_total.is_some_and(|said| said != total) {
        return Err(format!("cost_total is not the sum of cost, {total}"));
    }
    let points_per: Vec<String> = card
        .vp_per
        .iter()
        .map(|per| match per {
            VpPer::EssenceOnSelf { essence, vp } => format!("PointsPer::EssenceOnIt({}, {vp})", typ(*essence)),
            VpPer::OwnCreatureInPlay { vp } => format!("PointsPer::Creature({vp})"),
            VpPer::OwnDragonInPlay { vp } => format!("PointsPer::Dragon({vp})"),
        })
        .collect();
    let collect = match card.collect.as_slice() {
        [] => "Collect::Nothing".to_owned(),
        [one] => collect(one),
        _ => return Err("more than one Collect ability".to_owned()),
    };
    let discount = match card.discounts.as_slice() {
        [] => "None".to_owned(),
        [one] => format!(
            "Some(Discount {{ dragons: {}, off: {} }})",
            one.applies_to == Filter::Dragon,
            reduction(one.any, &one.except)?
        ),
        _ => return Err("more than one discount".to_owned()),
    };
    let mut powers = String::new();
    for (i, power) in card.power.iter().enumerate() {
        if power.n != i + 1 {
            return Err(format!("power {} is numbered {}", i + 1, power.n));
        }
        powers += &self::power(power)?;
    }
    Ok(format!(
        "Facts {{ kind: Kind::{kind}, dragon: {}, creature: {}, cost: {}, points: {}, points_per: &[{}], preset: {}, \
         tile: {}, sun: {}, collect: {collect}, discount: {discount}, powers: &[{powers}] }},",
        card.subtypes.contains(&Subtype::Dragon),
        card.subtypes.contains(&Subtype::Creature),
        bill(&card.cost),
        card.vp,
        points_per.join(","),
        card.intro_set,
        card.tile.map_or(0, |tile| tile - 1),
        card.side == Some(Side::Sun),
    ))
}

fn typ(essence: Essence) -> String {
    format!("Essence::{}", ESSENCES[essence as usize])
}

fn types(essences: impl Iterator<Item = Essence>) -> u8 {
    essences.fold(0, |bits, essence| bits | 1 << essence as u8)
}

fn except(essences: &[Essence]) -> String {
    match 0b11111 & !types(essences.iter().copied()) {
        0b11111 => "Types::ANY".to_owned(),
        0b01111 => "Types::NOT_GOLD".to_owned(),
        bits => format!("Types({bits:#07b})"),
    }
}

/// The typed amounts as code, and their sum.
fn amounts(a: &Amounts) -> (String, u16) {
    let list = [a.elan, a.life, a.calm, a.death, a.gold];
    let sum = list.iter().map(|n| u16::from(*n)).sum();
    (if sum == 0 { "Essences::NONE".to_owned() } else { format!("Essences::new({list:?})") }, sum)
}

fn bill(a: &Amounts) -> String {
    let (typed, sum) = amounts(a);
    if sum == 0 && a.any == 0 { "Bill::FREE".to_owned() } else { format!("Bill {{ typed: {typed}, any: {} }}", a.any) }
}

fn gift(mix: &Mix) -> String {
    let a = Amounts { elan: mix.elan, life: mix.life, calm: mix.calm, death: mix.death, gold: mix.gold, any: 0 };
    let of = if mix.any == 0 { "Types(0)".to_owned() } else { except(&mix.except) };
    format!("Gift {{ typed: {}, any: {}, of: {of} }}", amounts(&a).0, mix.any)
}

fn reduction(any: u8, excluded: &[Essence]) -> Result<String, String> {
    match excluded {
        [] => Ok(format!("Reduction {{ any: {any}, not_gold: 0 }}")),
        [Essence::Gold] => Ok(format!("Reduction {{ any: 0, not_gold: {any} }}")),
        _ => Err("a reduction may exclude nothing but Gold".to_owned()),
    }
}

fn collect(collect: &Collect) -> String {
    match collect {
        Collect::Gain(mix) => format!("Collect::Gain({})", gift(mix)),
        Collect::GainOneOf { options, amount } => {
            format!("Collect::OneOf {{ amount: {amount}, of: Types({:#07b}) }}", types(options.iter().copied()))
        }
        Collect::VaultInterest { if_left_on_self, any, except: excluded } => {
            format!("Collect::Interest {{ essence: {}, any: {any}, of: {} }}", typ(*if_left_on_self), except(excluded))
        }
        Collect::WindupGrowth { add_per_type_present } => {
            format!("Collect::Growth {{ each: {add_per_type_present} }}")
        }
        Collect::PayOrTurnSelf(a) => format!("Collect::PayOrTurn {{ pay: {} }}", amounts(a).0),
    }
}

fn power(power: &Power) -> Result<String, String> {
    let when = match (&power.kind, &power.trigger) {
        (PowerKind::Action, None) => "Action",
        (PowerKind::OnClaim, None) => "Claim",
        (PowerKind::React, Some(Trigger::LifeLoss)) => "LifeLoss",
        (PowerKind::React, Some(Trigger::DragonPower)) => "DragonLifeLoss",
        (PowerKind::React, Some(Trigger::VictoryCheck)) => "VictoryCheck",
        _ => return Err(format!("power {}: kind and trigger do not go together", power.n)),
    };
    let usable = match power.usable {
        Some(Usable::StraightOnly) => "Straight",
        Some(Usable::OnlyWhenTurned) => "Turned",
        Some(Usable::Always) | None => "Always",
    };
    let mut effects = String::new();
    for effect in &power.effect {
        effects += &self::effect(effect)?;
        effects.push(',');
    }
    Ok(format!(
        "Power {{ when: When::{when}, usable: Usable::{usable}, cost: {}, effects: &[{effects}] }},",
        cost(&power.cost)?
    ))
}

fn cost(costs: &[Cost]) -> Result<String, String> {
    let mut fields = String::new();
    for cost in costs {
        fields += &match cost {
            Cost::TurnSelf => "turn: true,".to_owned(),
            Cost::Pay(a) => format!("pay: {},", bill(a)),
            Cost::PayOneOf { options, amount: 1 } => format!("one_of: Types({:#07b}),", types(options.iter().copied())),
            Cost::PayXSame => "same: true,".to_owned(),
            Cost::RemoveFromSelf(a) => format!("from_it: {},", amounts(a).0),
            Cost::TurnOwnOther { filter: Filter::Dragon } => "turn_other: Some(Subtype::Dragon),".to_owned(),
            Cost::TurnOwnOther { filter: Filter::Creature } => "turn_other: Some(Subtype::Creature),".to_owned(),
            Cost::DestroySelf => "destroy: Some(Victim::Itself),".to_owned(),
            Cost::DestroyOwn { filter: Filter::Artifact } => "destroy: Some(Victim::Artifact),".to_owned(),
            Cost::DestroyOwn { filter: Filter::OtherArtifact } => "destroy: Some(Victim::OtherArtifact),".to_owned(),
            Cost::DestroyOwn { filter: Filter::DragonOrCreature } => {
                "destroy: Some(Victim::DragonOrCreature),".to_owned()
            }
            Cost::DiscardFromHand { count: 1 } => "discard: true,".to_owned(),
            _ => return Err("a cost the rules have no word for".to_owned()),
        };
    }
    Ok(if fields.is_empty() { "Cost::NOTHING".to_owned() } else { format!("Cost {{ {fields} ..Cost::NOTHING }}") })
}

fn effect(effect: &Effect) -> Result<String, String> {
    Ok(match effect {
        Effect::Gain(mix) => format!("Effect::Gain({})", gift(mix)),
        Effect::StoreSelf { what: Some(What::AsPaid), .. } => "Effect::StorePaidOnIt".to_owned(),
        Effect::StoreSelf { what: None, mix } => format!("Effect::StoreOnIt({})", gift(mix)),
        Effect::StoreOnOwnComponent { .. } => "Effect::StorePaidOnAny".to_owned(),
        Effect::GainX { essence } => format!("Effect::GainX({})", typ(*essence)),
        Effect::GainXSame { except: excluded } => format!("Effect::GainXOther({})", except(excluded)),
        Effect::GainCostTotal { plus, essence: Some(essence), .. } => {
            format!("Effect::GainItsCost {{ plus: {plus}, of: Types({:#07b}) }}", types([*essence].into_iter()))
        }
        Effect::GainCostTotal { plus, essence: None, except: excluded, .. } => {
            format!("Effect::GainItsCost {{ plus: {plus}, of: {} }}", except(excluded))
        }
        Effect::GainEqualToRival { gain, count_of } => {
            format!("Effect::GainAsRival {{ gain: {}, count: {} }}", typ(*gain), typ(*count_of))
        }
        Effect::RivalsGain(a) => format!("Effect::RivalsGain({})", amounts(a).0),
        Effect::RivalsLoseLife { amount, escape } => {
            let escape = if escape.is_empty() { "None".to_owned() } else { format!("Some({})", cost(escape)?) };
            format!("Effect::RivalsLoseLife {{ amount: {amount}, escape: {escape} }}")
        }
        Effect::Draw { count } => format!("Effect::Draw({count})"),
        Effect::DrawThenDiscard { count } => format!("Effect::DrawThenDiscard({count})"),
        Effect::ReorderTop { count, decks } => match decks.as_slice() {
            [DeckName::OwnArtifactDeck, DeckName::MonumentDeck] => format!("Effect::Reorder({count})"),
            _ => return Err("a reorder looks at the own deck or the monument deck".to_owned()),
        },
        Effect::StraightenOwn { filter } => match filter {
            Filter::AnyComponent => "Effect::Straighten(Straighten::Any)".to_owned(),
            Filter::Creature => "Effect::Straighten(Straighten::Creature)".to_owned(),
            Filter::Itself => "Effect::Straighten(Straighten::Itself)".to_owned(),
            _ => return Err("nothing straightens that".to_owned()),
        },
        Effect::PlaceArtifact { from, filter, reduction: off, free } => format!(
            "Effect::Place(Placing {{ hand: {}, own_discard: {}, rival_discard: {}, dragons: {}, off: {}, free: {free} }})",
            from.iter().any(|zone| matches!(zone, Zone::Hand)),
            from.iter().any(|zone| matches!(zone, Zone::OwnDiscard)),
            from.iter().any(|zone| matches!(zone, Zone::RivalDiscard)),
            *filter == Filter::Dragon,
            reduction(off.any, &off.except)?,
        ),
        Effect::CheckVictory => "Effect::CheckVictory".to_owned(),
        Effect::Ignore => "Effect::Ignore".to_owned(),
        Effect::TempVp { amount } => format!("Effect::PointsNow({amount})"),
    })
}
