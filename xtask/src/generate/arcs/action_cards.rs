//! The deck of action cards.

use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ActionCards {
    count: usize,
    hand_size: u8,
    suit: Vec<Suit>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Suit {
    id: SuitName,
    actions: Vec<Action>,
    pips: [u8; 7],
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "snake_case")]
enum SuitName {
    Administration,
    Aggression,
    Construction,
    Mobilization,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
enum Action {
    Tax,
    Build,
    Move,
    Repair,
    Influence,
    Secure,
    Battle,
}

/// Hands, pips, and what each suit may do.
pub(super) fn tables(file: &ActionCards) -> Result<String, String> {
    if file.suit.len() * 7 != file.count {
        return Err(format!("action_cards.toml: {} suits, but count = {}", file.suit.len(), file.count));
    }
    let order = [SuitName::Administration, SuitName::Aggression, SuitName::Construction, SuitName::Mobilization];
    if !file.suit.iter().map(|suit| &suit.id).eq(order.iter()) {
        return Err("action_cards.toml: the suits are in another order than in the rules".to_owned());
    }
    let pips: Vec<String> = file.suit.iter().map(|suit| format!("{:?}", suit.pips)).collect();
    let actions: Vec<String> = file
        .suit
        .iter()
        .map(|suit| {
            let actions: Vec<String> = suit.actions.iter().map(|action| format!("Action::{action:?}")).collect();
            format!("Actions::of(&[{}])", actions.join(", "))
        })
        .collect();
    Ok(format!(
        "/// The cards of a starting hand (ARCS-SETUP-09).\npub const HAND: u8 = {};\n\n\
         /// The pips of each card, by suit and number.\npub const PIPS: [[u8; 7]; 4] = [{}];\n\n\
         /// What each suit may do (ARCS-LEAD-02).\npub const SUIT_ACTIONS: [Actions; 4] = [{}];\n\n",
        file.hand_size,
        pips.join(","),
        actions.join(",")
    ))
}
