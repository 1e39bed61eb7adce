//! The messages of each language, read once.

use crate::{Lang, files};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast::Pattern;
use std::sync::LazyLock;

/// All messages of one language.
pub(crate) struct Bundle(FluentBundle<FluentResource>);

static BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| Lang::ALL.map(Bundle::load));

impl Bundle {
    pub(crate) fn of(lang: Lang) -> &'static Bundle {
        let index = Lang::ALL.iter().position(|known| *known == lang).unwrap_or(0);
        &BUNDLES[index]
    }

    /// Reads the files of a language. Junk and doubled ids are left out here and named by
    /// [`crate::report`], so that one slip of a translator does not silence the rest.
    fn load(lang: Lang) -> Bundle {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
        // Isolation marks are for texts of mixed direction; ours all run the same way.
        bundle.set_use_isolating(false);
        let _ = bundle.add_builtins();
        for file in files::of(lang) {
            let resource = FluentResource::try_new(file.text.to_owned()).unwrap_or_else(|(readable, _)| readable);
            let _ = bundle.add_resource(resource);
        }
        Bundle(bundle)
    }

    /// The text of a message or of one of its attributes, if there is one.
    pub(crate) fn pattern(&self, id: &str, attribute: Option<&str>) -> Option<&Pattern<&str>> {
        let message = self.0.get_message(id)?;
        match attribute {
            None => message.value(),
            Some(name) => Some(message.get_attribute(name)?.value()),
        }
    }

    /// The names of a message's attributes, in the order of the file.
    pub(crate) fn attributes(&self, id: &str) -> Vec<&str> {
        self.0.get_message(id).into_iter().flat_map(|message| message.attributes()).map(|found| found.id()).collect()
    }

    /// A text with its variables filled in, or what Fluent complains about.
    pub(crate) fn fill(&self, pattern: &Pattern<&str>, args: &FluentArgs<'_>) -> Result<String, Vec<FluentError>> {
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(args), &mut errors);
        if errors.is_empty() { Ok(text.into_owned()) } else { Err(errors) }
    }
}
