//! The outline of any view: keys and values, indented. Nobody's favourite board, but every game has
//! it from its first day.

use serde::Serialize;
use serde_json::Value;

/// The view as an outline. What is empty is left out.
pub fn draw(view: &impl Serialize) -> Vec<String> {
    let mut lines = Vec::new();
    match serde_json::to_value(view) {
        Ok(value) => walk(&value, 0, "", &mut lines),
        Err(error) => lines.push(error.to_string()),
    }
    lines
}

fn walk(value: &Value, depth: usize, key: &str, lines: &mut Vec<String>) {
    let indent = "  ".repeat(depth);
    match value {
        Value::Null => {}
        Value::Object(fields) => {
            if !key.is_empty() {
                lines.push(format!("{indent}{key}"));
            }
            let inside = depth + usize::from(!key.is_empty());
            for (key, value) in fields {
                walk(value, inside, key, lines);
            }
        }
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            for (i, item) in items.iter().enumerate() {
                walk(item, depth, &format!("{key} {}", i + 1), lines);
            }
        }
        Value::Array(items) if items.is_empty() => {}
        Value::Array(items) => {
            let words: Vec<String> = items.iter().map(word).collect();
            lines.push(format!("{indent}{key}: {}", words.join(", ")));
        }
        leaf => lines.push(format!("{indent}{key}: {}", word(leaf))),
    }
}

fn word(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_view_becomes_an_outline() {
        let view = serde_json::json!({
            "coins": 6,
            "hidden": null,
            "seats": [{ "hand": ["a", "b"], "won": [] }, { "hand": 2 }],
        });
        assert_eq!(super::draw(&view), ["coins: 6", "seats 1", "  hand: a, b", "seats 2", "  hand: 2"]);
    }
}
