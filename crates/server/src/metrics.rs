//! What the server counts, for Prometheus to read. No names, no ids, no texts.

use prometheus_client::{
    encoding::text::encode,
    metrics::{counter::Counter, gauge::Gauge, histogram::Histogram},
    registry::Registry,
};

/// The bounds of the histogram, in seconds.
const BOUNDS: [f64; 11] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// Everything that is counted.
#[derive(Debug)]
pub struct Metrics {
    /// Answers taken from people.
    pub choices: Counter,
    /// Answers taken from bots.
    pub bot_choices: Counter,
    /// Answers taken back.
    pub undos: Counter,
    /// Messages and requests that were refused.
    pub refusals: Counter,
    /// Connections and requests that an address had too many of.
    pub turned_away: Counter,
    /// Tables that stopped because something went wrong.
    pub frozen: Counter,
    /// Times the store could not do what it should.
    pub store_errors: Counter,
    /// Browsers that were told that somebody waits.
    pub told: Counter,
    /// Letters that the mail server took.
    pub letters: Counter,
    /// Letters that it did not take.
    pub letters_failed: Counter,
    /// Can the store be written? 1 if so.
    pub well: Gauge,
    /// Tables that are awake.
    pub tables: Gauge,
    /// Sockets that are open.
    pub sockets: Gauge,
    /// Seconds from a choice to all views.
    pub settled: Histogram,
    registry: Registry,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("arbiter");
        let metrics = Metrics {
            choices: Counter::default(),
            bot_choices: Counter::default(),
            undos: Counter::default(),
            refusals: Counter::default(),
            turned_away: Counter::default(),
            frozen: Counter::default(),
            store_errors: Counter::default(),
            told: Counter::default(),
            letters: Counter::default(),
            letters_failed: Counter::default(),
            well: Gauge::default(),
            tables: Gauge::default(),
            sockets: Gauge::default(),
            settled: Histogram::new(BOUNDS),
            registry: Registry::default(),
        };
        registry.register("choices", "Answers taken from people", metrics.choices.clone());
        registry.register("bot_choices", "Answers taken from bots", metrics.bot_choices.clone());
        registry.register("undos", "Times answers were taken back", metrics.undos.clone());
        registry.register("refusals", "Messages and requests refused", metrics.refusals.clone());
        registry.register(
            "turned_away",
            "Connections and requests beyond those of an address",
            metrics.turned_away.clone(),
        );
        registry.register("tables_frozen", "Tables stopped by a fault", metrics.frozen.clone());
        registry.register("told", "Browsers told that somebody waits", metrics.told.clone());
        registry.register("letters", "Letters sent", metrics.letters.clone());
        registry.register("letters_failed", "Letters not sent", metrics.letters_failed.clone());
        registry.register("store_errors", "Failures of the store", metrics.store_errors.clone());
        registry.register("well", "Whether the store can be written", metrics.well.clone());
        registry.register("tables", "Tables awake", metrics.tables.clone());
        registry.register("sockets", "Sockets open", metrics.sockets.clone());
        registry.register("choice_seconds", "From a choice to all views", metrics.settled.clone());
        Metrics { registry, ..metrics }
    }
}

impl Metrics {
    /// As Prometheus reads it: OpenMetrics.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut out, &self.registry);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_told() {
        let metrics = Metrics::default();
        metrics.choices.inc();
        metrics.tables.inc();
        for millis in [1, 3, 30, 60_000] {
            metrics.settled.observe(f64::from(millis) / 1000.0);
        }
        let text = metrics.text();
        for line in [
            "arbiter_choices_total 1",
            "arbiter_tables 1",
            "arbiter_choice_seconds_bucket{le=\"0.005\"} 2",
            "arbiter_choice_seconds_bucket{le=\"5.0\"} 3",
            "arbiter_choice_seconds_count 4",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in {text}");
        }
    }
}
