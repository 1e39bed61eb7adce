//! How sure a win rate is.

/// The two-sided 95 % quantile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// The 95 % Wilson interval of a rate of `wins` in `games`: `[low, high]`. Unlike the textbook
/// interval it stays sensible near 0 and 1 and for few games. A shared win may count in part.
#[must_use]
pub fn interval_95(wins: f64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let n = games as f64;
    let rate = wins / n;
    let centre = rate + Z * Z / (2.0 * n);
    let spread = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + Z * Z / n;
    [((centre - spread) / whole).max(0.0), ((centre + spread) / whole).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::interval_95;

    fn check(wins: f64, games: u64, expected: [f64; 2]) {
        let found = interval_95(wins, games);
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() < 0.0005, "{wins} of {games}: {found} instead of {expected}");
        }
    }

    #[test]
    fn intervals_are_those_of_the_tables() {
        check(0.0, 0, [0.0, 1.0]);
        check(0.0, 10, [0.0, 0.2775]);
        check(10.0, 10, [0.7225, 1.0]);
        check(5.0, 10, [0.2366, 0.7634]);
        check(50.0, 100, [0.4038, 0.5962]);
        check(900.0, 1000, [0.8799, 0.9171]);
    }
}
