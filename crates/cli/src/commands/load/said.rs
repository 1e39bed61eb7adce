//! What was measured, in words.

use super::Measured;
use crate::table::columns;

/// One measurement, line by line.
pub fn alone(measured: &Measured) -> String {
    let row = |what: &str, value: String| vec![what.to_owned(), value];
    let mut rows = vec![
        row("decisions per second", format!("{:.0}", measured.decisions_per_second)),
        row("choice to all views, half within", format!("{:.2} ms", measured.p50_ms)),
        row("99 % within", format!("{:.2} ms", measured.p99_ms)),
        row("longest", format!("{:.2} ms", measured.max_ms)),
        row("bytes per decision", (measured.bytes_received / measured.decisions.max(1) as u64).to_string()),
    ];
    if let Some(kilobytes) = measured.kb_per_table {
        rows.push(row("memory of the server per table", format!("{kilobytes} kB")));
    }
    if let Some(kilobytes) = measured.kb_per_table_at_rest {
        rows.push(row("the same at rest", format!("{kilobytes} kB")));
    }
    if let Some((half, all)) = measured.wake_p50_ms.zip(measured.wake_max_ms) {
        rows.push(row("a table wakes, half within", format!("{half:.2} ms")));
        rows.push(row("all within", format!("{all:.2} ms")));
    }
    if measured.pages_read > 0 {
        rows.push(row("pages of replays that others loaded", measured.pages_read.to_string()));
    }
    if let Some((server, clients)) = measured.server_us_per_decision.zip(measured.clients_us_per_decision) {
        rows.push(row("processor time of the server per decision", format!("{server:.0} µs")));
        rows.push(row("of the people", format!("{clients:.0} µs")));
    }
    let (Measured { game, tables, seconds, games, decisions, .. }, kept) = (measured, kept(measured));
    format!(
        "{game}, {tables} tables, {kept}: {decisions} decisions, {games} games finished in {seconds:.1} s\n{}",
        columns(&rows)
    )
}

/// Several, one below the other: how it grows with the tables.
pub fn compared(several: &[Measured]) -> String {
    let Some(first) = several.first() else { return String::new() };
    let heads =
        ["tables", "decisions/s", "half within", "99 % within", "server", "people", "memory", "at rest", "wakes"];
    let mut rows = vec![heads.map(str::to_owned).to_vec()];
    for measured in several {
        let known = |value: Option<String>| value.unwrap_or_else(|| "?".to_owned());
        rows.push(vec![
            measured.tables.to_string(),
            format!("{:.0}", measured.decisions_per_second),
            format!("{:.2} ms", measured.p50_ms),
            format!("{:.2} ms", measured.p99_ms),
            known(measured.server_us_per_decision.map(|us| format!("{us:.0} µs"))),
            known(measured.clients_us_per_decision.map(|us| format!("{us:.0} µs"))),
            known(measured.kb_per_table.map(|kilobytes| format!("{kilobytes} kB"))),
            known(measured.kb_per_table_at_rest.map(|kilobytes| format!("{kilobytes} kB"))),
            known(measured.wake_p50_ms.map(|half| format!("{half:.2} ms"))),
        ]);
    }
    format!("{}, {}, {:.0} s each\n{}", first.game, kept(first), first.seconds, columns(&rows))
}

fn kept(measured: &Measured) -> &'static str {
    if measured.durable { "durable" } else { "relaxed" }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(tables: usize) -> Measured {
        Measured {
            game: "arcs".to_owned(),
            tables,
            seconds: 10.0,
            durable: true,
            games: 3,
            decisions: 100,
            decisions_per_second: 10.0,
            p50_ms: 1.5,
            p99_ms: 9.25,
            max_ms: 12.0,
            bytes_received: 1000,
            kb_per_table: Some(300),
            kb_per_table_at_rest: None,
            wake_p50_ms: Some(2.0),
            wake_max_ms: Some(4.0),
            server_us_per_decision: Some(90.0),
            clients_us_per_decision: Some(20.0),
            pages_read: 0,
        }
    }

    #[test]
    fn several_measurements_are_a_line_each() {
        let said = compared(&[measured(10), measured(1000)]);
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines[0], "arcs, durable, 10 s each");
        assert!(lines.len() == 4 && lines[1].starts_with("tables") && lines[3].starts_with("1000"), "{said}");
        assert!(lines[2].contains("9.25 ms") && lines[2].contains('?'), "what is not known is not made up: {said}");
    }

    #[test]
    fn others_who_read_are_told_of_where_there_were_any() {
        assert!(!alone(&measured(1)).contains("replays"));
        assert!(alone(&Measured { pages_read: 7, ..measured(1) }).contains("replays that others loaded"));
    }
}
