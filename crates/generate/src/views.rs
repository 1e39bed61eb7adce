//! What the client knows of each game's rules: the types of its view, and which clause is about a thing.

use arbiter_engine::Game;
use std::{collections::BTreeMap, fmt::Write as _};
use ts_rs::{Config, TS, TypeVisitor};

/// The TypeScript of every game, by the name of the file in `web/src/wire/`.
pub fn types() -> Vec<(String, String)> {
    vec![
        // Amounts and faces name what they count by hand, so nothing leads there.
        file::<res_arcana::ResArcana>(&[Declared::add::<res_arcana::Essence>]),
        file::<arcs::Arcs>(&[]),
        file::<aristeia::Aristeia>(&[Declared::add::<aristeia::Symbol>]),
        file::<arcmage::Arcmage>(&[]),
    ]
}

/// Declares one more type.
type Add = fn(&mut Declared);

fn file<G: Game<View: TS + 'static>>(more: &[Add]) -> (String, String) {
    let mut declared = Declared { config: Config::new().with_large_int("number"), types: BTreeMap::new() };
    declared.add::<G::View>();
    more.iter().for_each(|add| add(&mut declared));
    let mut text = format!(
        "// Generated from games/{} by `cargo xtask generate`; do not edit.\n\
         import type {{ Seat }} from \"./index\";\n{}\n\
         /** The clause of the rules about a thing. */\n\
         export const CLAUSES: Readonly<Record<string, string>> = {{\n",
        G::NAME,
        declared.types.into_values().collect::<String>()
    );
    for (thing, clause) in G::rulings() {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  \"{thing}\": \"{clause}\",");
    }
    text.push_str("};\n");
    (format!("{}.ts", G::NAME), text.lines().map(|line| format!("{}\n", line.trim_end())).collect())
}

/// Types as far as they are declared, by name: in which order a type names what it holds is left to chance.
struct Declared {
    config: Config,
    types: BTreeMap<String, String>,
}

impl Declared {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        let name = T::ident(&self.config);
        // What has no place of its own is a list, a number, a text; seats are declared with the messages.
        if T::output_path().is_none() || name == "Seat" || self.types.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.types.insert(name, format!("\n{docs}export {}\n", T::decl(&self.config)));
        T::visit_dependencies(self);
    }
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}
