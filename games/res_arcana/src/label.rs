//! What an answer is called where it is offered: the card says whether it has other powers, and the
//! position what a way out costs.

use crate::{
    Choice,
    card::{Bill, Cost, When},
    essence::Essences,
    life_loss,
    state::ResArcana,
    step::Step,
    tables::Card,
};
use arbiter_engine::{Message, Spoken};

/// A label that says more, or no more than needed.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "resa-label")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub(crate) enum Label {
    /// Use the only power of a card that can be used so.
    Use { card: Card, power: u8 },
    /// Pay these essences to ignore a Life loss.
    EscapePay { essences: Essences },
    /// Destroy an artifact to ignore a Life loss.
    EscapeDestroy,
    /// Discard a card to ignore a Life loss.
    EscapeDiscard,
}

/// What the answer is called here.
pub(crate) fn label(s: &ResArcana, choice: Choice) -> Spoken {
    say_better(s, choice).map_or_else(|| choice.say(), |label| label.say())
}

fn say_better(s: &ResArcana, choice: Choice) -> Option<Label> {
    match choice {
        Choice::Use { card, power } => {
            let several = card.facts().powers.iter().filter(|power| power.when == When::Action).nth(1).is_some();
            (!several).then_some(Label::Use { card, power })
        }
        Choice::Escape => {
            let Some(Step::LifeLoss(life_loss::Step::Answer { card, power, .. })) = s.agenda.top() else { return None };
            way_out(&life_loss::attack(card, power).1?)
        }
        _ => None,
    }
}

/// A way out costs one thing.
fn way_out(cost: &Cost) -> Option<Label> {
    if cost.discard {
        return Some(Label::EscapeDiscard);
    }
    if cost.destroy.is_some() {
        return Some(Label::EscapeDestroy);
    }
    let Bill { typed, any } = cost.pay;
    (any == 0).then_some(Label::EscapePay { essences: typed })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::essence::Essence;
    use arbiter_engine::{Notation, read_position};

    fn said(position: &str, choice: &str) -> Spoken {
        let s: ResArcana = read_position(position).expect("such a position can be");
        label(&s, Choice::from_text(choice).expect("a choice"))
    }

    #[test]
    fn a_power_has_a_number_only_beside_others() {
        for card in Card::ALL {
            let actions = card.facts().powers.iter().filter(|power| power.when == When::Action).count();
            let choice = Choice::Use { card, power: 1 };
            let numbered = said("players 2", &choice.text()) == choice.say();
            assert_eq!(numbered, actions > 1, "{}", card.text());
        }
    }

    #[test]
    fn a_way_out_says_what_it_costs() {
        let ways: Vec<Label> = Card::ALL
            .into_iter()
            .flat_map(|card| (0..card.facts().powers.len()).map(move |power| life_loss::attack(card, power as u8).1))
            .flatten()
            .map(|cost| way_out(&cost).expect("each costs one thing"))
            .collect();
        let pays = |essence| ways.contains(&Label::EscapePay { essences: Essences::of(essence, 1) });
        assert!(pays(Essence::Gold) && ways.contains(&Label::EscapeDestroy) && ways.contains(&Label::EscapeDiscard));
        let asked = "players 2; p1 pool death 1; agenda life_loss answer p1 bone_dragon 0";
        assert_eq!(said(asked, "escape"), Label::EscapePay { essences: Essences::of(Essence::Death, 1) }.say());
        assert_eq!(said("players 2", "escape"), Choice::Escape.say());
    }
}
