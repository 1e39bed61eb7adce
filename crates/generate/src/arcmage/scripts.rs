//! The data writes what an ability does where it is done; the rules keep all scripts of a card in one list and name them by
//! number, so that a place in a script fits on the agenda. Abilities that are given to others come after the printed ones.

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// Moves the effects of a card's abilities into its list of scripts.
pub fn number(card: &mut DeValue<'_>) {
    let DeValue::Table(card) = card else { return };
    let Some(DeValue::Array(mut abilities)) = card.remove("abilities").map(Spanned::into_inner) else { return };
    let mut scripts = Scripts { scripts: Vec::new(), printed: abilities.len(), given: Vec::new() };
    for ability in abilities.iter_mut() {
        scripts.ability(ability.get_mut());
    }
    put(card, "abilities", DeValue::Array(abilities.into_iter().chain(scripts.given).collect()));
    put(card, "scripts", DeValue::Array(scripts.scripts.into_iter().collect()));
}

struct Scripts<'i> {
    scripts: Vec<Spanned<DeValue<'i>>>,
    printed: usize,
    given: Vec<Spanned<DeValue<'i>>>,
}

impl<'i> Scripts<'i> {
    /// An ability or one of its modes.
    fn ability(&mut self, ability: &mut DeValue<'i>) {
        let DeValue::Table(ability) = ability else { return };
        self.script(ability);
        if let Some(DeValue::Array(modes)) = ability.get_mut("modes").map(Spanned::get_mut) {
            modes.iter_mut().for_each(|mode| self.ability(mode.get_mut()));
        }
    }

    /// Whatever has effects gets the number of a script instead.
    fn script(&mut self, of: &mut DeTable<'i>) {
        self.numbered(of, "effects", "script");
        self.numbered(of, "otherwise", "otherwise");
    }

    fn numbered(&mut self, of: &mut DeTable<'i>, from: &str, to: &'static str) {
        let Some(mut effects) = of.remove(from) else { return };
        let number = self.scripts.len();
        put(of, to, integer(number));
        self.scripts.push(Spanned::new(effects.span(), DeValue::Boolean(false)));
        if let DeValue::Array(ops) = effects.get_mut() {
            ops.iter_mut().for_each(|op| self.op(op.get_mut()));
        }
        self.scripts[number] = effects;
    }

    fn op(&mut self, op: &mut DeValue<'i>) {
        let DeValue::Table(op) = op else { return };
        self.script(op);
        if let Some(mut ability) = op.remove("ability") {
            put(op, "ability", integer(self.printed + self.given.len()));
            self.ability(ability.get_mut());
            self.given.push(ability);
        }
    }
}

fn put<'i>(table: &mut DeTable<'i>, key: &'static str, value: DeValue<'i>) {
    table.insert(Spanned::new(0..0, key.into()), Spanned::new(0..0, value));
}

fn integer(number: usize) -> DeValue<'static> {
    let mut value = DeValue::parse(number.to_string().leak()).map_or(DeValue::Boolean(false), Spanned::into_inner);
    value.make_owned();
    value
}
