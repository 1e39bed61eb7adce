//! What the server counts, in the text form Prometheus reads. No names, no ids, no texts.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    time::Duration,
};

/// The bounds of the histogram, in seconds.
const BOUNDS: [f64; 11] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Answers taken from people.
    pub choices: AtomicU64,
    /// Answers taken from bots.
    pub bot_choices: AtomicU64,
    /// Answers taken back.
    pub undos: AtomicU64,
    /// Messages and requests that were refused.
    pub refusals: AtomicU64,
    /// Tables that stopped because something went wrong.
    pub frozen: AtomicU64,
    /// Times the store could not do what it should.
    pub store_errors: AtomicU64,
    /// Tables that are awake.
    pub tables: AtomicI64,
    /// Sockets that are open.
    pub sockets: AtomicI64,
    buckets: [AtomicU64; BOUNDS.len()],
    micros: AtomicU64,
    measured: AtomicU64,
}

impl Metrics {
    /// It took this long from a choice to all views.
    pub fn settled(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        if let Some(bucket) = BOUNDS.iter().position(|bound| seconds <= *bound) {
            self.buckets[bucket].fetch_add(1, Relaxed);
        }
        self.micros.fetch_add(took.as_micros() as u64, Relaxed);
        self.measured.fetch_add(1, Relaxed);
    }

    /// As Prometheus reads it.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: i64| {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        };
        let count = |counter: &AtomicU64| counter.load(Relaxed) as i64;
        line("arbiter_choices_total", "counter", "Answers taken from people.", count(&self.choices));
        line("arbiter_bot_choices_total", "counter", "Answers taken from bots.", count(&self.bot_choices));
        line("arbiter_undos_total", "counter", "Times answers were taken back.", count(&self.undos));
        line("arbiter_refusals_total", "counter", "Messages and requests refused.", count(&self.refusals));
        line("arbiter_tables_frozen_total", "counter", "Tables stopped by a fault.", count(&self.frozen));
        line("arbiter_store_errors_total", "counter", "Failures of the store.", count(&self.store_errors));
        line("arbiter_tables", "gauge", "Tables awake.", self.tables.load(Relaxed));
        line("arbiter_sockets", "gauge", "Sockets open.", self.sockets.load(Relaxed));
        let name = "arbiter_choice_seconds";
        let _ = writeln!(out, "# HELP {name} From a choice to all views.\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            sum += bucket.load(Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let all = self.measured.load(Relaxed);
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {all}\n{name}_count {all}");
        let _ = writeln!(out, "{name}_sum {}", self.micros.load(Relaxed) as f64 / 1e6);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_adds_up() {
        let metrics = Metrics::default();
        for millis in [1, 3, 30, 60_000] {
            metrics.settled(Duration::from_millis(millis));
        }
        let text = metrics.text();
        assert!(text.contains("arbiter_choice_seconds_bucket{le=\"0.005\"} 2\n"), "{text}");
        assert!(text.contains("arbiter_choice_seconds_bucket{le=\"5\"} 3\n"), "{text}");
        assert!(text.contains("arbiter_choice_seconds_count 4\n"), "{text}");
    }
}
