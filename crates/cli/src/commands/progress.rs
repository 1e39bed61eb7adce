//! A bar that fills, for whoever is watching.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on the error output, so that it never mixes with the answer; hidden where nobody watches.
pub fn bar(steps: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(steps);
    if let Ok(style) = ProgressStyle::with_template("{msg} {bar:30} {pos}/{len}, {eta} left") {
        bar.set_style(style);
    }
    bar.set_message(what.to_owned());
    bar
}
