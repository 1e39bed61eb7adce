//! Reading the rows of a data file into the types that the rules run.

use serde::{Deserialize, de::DeserializeOwned};
use std::path::{Path, PathBuf};
use toml::{
    Spanned,
    de::{DeTable, DeValue, ValueDeserializer},
};

/// A data file of a game.
pub struct File {
    path: PathBuf,
    text: String,
}

/// A row: what the rules know of a thing, and what only people read.
pub struct Row<T> {
    /// Its word.
    pub id: String,
    /// What is written down for those who read the data.
    pub notes: toml::Table,
    /// What the rules run.
    pub facts: T,
}

impl<T> Row<T> {
    /// A row without notes.
    pub fn new(id: &str, facts: T) -> Row<T> {
        Row { id: id.to_owned(), notes: toml::Table::new(), facts }
    }
}

impl File {
    /// Opens a file of a game's data.
    pub fn open(root: &Path, game: &str, name: &str) -> Result<File, String> {
        let path = root.join("games").join(game).join("data").join(name);
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(File { path, text })
    }

    /// What stands under a key of the file.
    pub fn get<T: DeserializeOwned>(&self, key: &str) -> Result<T, String> {
        T::deserialize(ValueDeserializer::from(self.part(key)?)).map_err(|error| self.wrong(error))
    }

    fn part(&self, key: &str) -> Result<Spanned<DeValue<'_>>, String> {
        let mut file = DeTable::parse(&self.text).map_err(|error| self.wrong(error))?.into_inner();
        file.remove(key).ok_or_else(|| format!("{}: there is no “{key}”", self.path.display()))
    }

    /// The words of the rows in a list.
    pub fn ids(&self, list: &str) -> Result<Vec<String>, String> {
        Ok(self.rows::<serde::de::IgnoredAny>(list, &[])?.into_iter().map(|row| row.id).collect())
    }

    /// The rows in a list, which must be as many as `count` says, if it does. Every key that is no field of the row must be
    /// one of the notes.
    pub fn rows<T: DeserializeOwned>(&self, list: &str, notes: &[&str]) -> Result<Vec<Row<T>>, String> {
        self.rows_after(list, notes, |_| {})
    }

    /// The same, after each row has been put in order.
    pub fn rows_after<T: DeserializeOwned>(
        &self,
        list: &str,
        notes: &[&str],
        order: fn(&mut DeValue<'_>),
    ) -> Result<Vec<Row<T>>, String> {
        let DeValue::Array(found) = self.part(list)?.into_inner() else {
            return Err(format!("{}: “{list}” is no list", self.path.display()));
        };
        let rows = found.into_iter().map(|row| self.row(row, notes, order)).collect::<Result<Vec<_>, _>>()?;
        if self.part("count").is_ok() && self.get::<usize>("count")? != rows.len() {
            return Err(format!("{}: {} rows, but another count", self.path.display(), rows.len()));
        }
        Ok(rows)
    }

    fn row<T: DeserializeOwned>(
        &self,
        mut row: Spanned<DeValue<'_>>,
        notes: &[&str],
        order: fn(&mut DeValue<'_>),
    ) -> Result<Row<T>, String> {
        let mut said = toml::Table::new();
        self.take(row.get_mut(), &mut said, &["id"])?;
        self.take(row.get_mut(), &mut said, notes)?;
        let id = said.get("id").and_then(toml::Value::as_str).unwrap_or_default().to_owned();
        order(row.get_mut());
        let line = 1 + self.text[..row.span().start].matches('\n').count();
        let facts = T::deserialize(ValueDeserializer::from(row)).map_err(|error| match error.span() {
            Some(_) => self.wrong(error),
            None => format!("{}: at line {line}, {error}", self.path.display()),
        })?;
        Ok(Row { id, notes: said, facts })
    }

    /// Takes the notes out of a table and those in it; those of the table itself are kept.
    fn take(&self, from: &mut DeValue<'_>, kept: &mut toml::Table, notes: &[&str]) -> Result<(), String> {
        match from {
            DeValue::Table(table) => {
                for note in notes {
                    if let Some(value) = table.remove(*note) {
                        let value = toml::Value::deserialize(ValueDeserializer::from(value));
                        kept.insert((*note).to_owned(), value.map_err(|error| self.wrong(error))?);
                    }
                }
                for (_, value) in table.iter_mut() {
                    self.take(value.get_mut(), &mut toml::Table::new(), notes)?;
                }
            }
            DeValue::Array(array) => {
                for value in array.iter_mut() {
                    self.take(value.get_mut(), &mut toml::Table::new(), notes)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// What is wrong, with its line.
    fn wrong(&self, mut error: toml::de::Error) -> String {
        error.set_input(Some(&self.text));
        format!("{}: {error}", self.path.display())
    }
}

#[cfg(test)]
mod tests {
    use super::File;

    /// What is wrong with the only row of a file.
    fn wrong<T: serde::de::DeserializeOwned>(lines: &[&str]) -> String {
        let file = File { path: "some.toml".into(), text: lines.join("\n") };
        file.rows::<T>("row", &["text"]).err().unwrap_or_default()
    }

    #[test]
    fn what_the_rules_do_not_know_stops_with_its_line() {
        let power =
            ["[[row]]", "when = 'action'", "usable = 'always'", "cost = {}", "effects = ['ignore']", "text = ''"];
        assert_eq!(wrong::<res_arcana::Power>(&power), "");
        for (line, text) in
            [(3, "usable = 'alway'"), (4, "cost = { tern = true }"), (5, "effects = ['ignor']"), (6, "words = ''")]
        {
            let mut power = power;
            power[line - 1] = text;
            let error = wrong::<res_arcana::Power>(&power);
            assert!(error.contains(&format!("some.toml: TOML parse error at line {line},")), "{error}");
        }
        let error = wrong::<arcmage::Op>(&["[[row]]", "op = 'damage'", "n = 1", "what = 'creature & is:tre'"]);
        assert!(error.contains("some.toml: at line 1,"), "{error}");
    }
}
