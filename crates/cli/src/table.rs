//! Columns for the eye: the first to the left, the others to the right.

/// Rows of cells as lines of text, with two spaces between columns.
pub fn columns(rows: &[Vec<String>]) -> String {
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (i, cell) in row.iter().enumerate() {
            let width = width(i).unwrap_or(0);
            line += &if i == 0 { format!("{cell:width$}") } else { format!("  {cell:>width$}") };
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn columns_line_up() {
        let rows = [vec!["bot".into(), "wins".into()], vec!["search".into(), "7".into()]];
        assert_eq!(columns(&rows), "bot     wins\nsearch     7\n");
    }
}
