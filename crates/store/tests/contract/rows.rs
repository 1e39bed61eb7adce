//! Rows of any table, made up by what its columns are, and read back whatever is in them.

use serde_json::{Map, Value};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row, SqliteConnection};
use std::{collections::BTreeMap, path::Path};

/// Tables that have one row at most.
const OF_ONE_ROW: [&str; 2] = ["health", "secrets"];
/// Columns that hold a moment, in milliseconds since 1970.
const MOMENTS: [&str; 8] = ["at", "due", "made_at", "seen_at", "since", "until", "used_at", "written_at"];

/// The rows of each table.
pub type Rows = BTreeMap<String, Vec<Map<String, Value>>>;

/// A store below its contract: tables and columns.
pub enum Raw {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

struct Column {
    name: String,
    kind: String,
    may_be_null: bool,
}

impl Raw {
    pub async fn file(file: &Path) -> Raw {
        let url = format!("sqlite://{}?mode=rwc", file.display());
        let mut raw = Raw::Sqlite(SqliteConnection::connect(&url).await.expect("opens"));
        // Nothing of it need outlive the machine.
        raw.run("PRAGMA synchronous = OFF").await;
        raw
    }

    pub async fn database(url: &str) -> Raw {
        Raw::Postgres(PgConnection::connect(url).await.expect("connects"))
    }

    pub async fn run(&mut self, sql: &str) {
        let sql = AssertSqlSafe(sql.to_owned());
        match self {
            Raw::Sqlite(connection) => drop(sqlx::raw_sql(sql).execute(connection).await.expect("runs")),
            Raw::Postgres(connection) => drop(sqlx::raw_sql(sql).execute(connection).await.expect("runs")),
        }
    }

    /// The first column of all rows, as text.
    async fn texts(&mut self, sql: &str) -> Vec<String> {
        let sql = AssertSqlSafe(sql.to_owned());
        match self {
            Raw::Sqlite(connection) => {
                let rows = sqlx::query(sql).fetch_all(connection).await.expect("reads");
                rows.iter().map(|row| row.try_get(0).expect("text")).collect()
            }
            Raw::Postgres(connection) => {
                let rows = sqlx::query(sql).fetch_all(connection).await.expect("reads");
                rows.iter().map(|row| row.try_get(0).expect("text")).collect()
            }
        }
    }

    /// Every table, those that others refer to first.
    pub async fn tables(&mut self) -> Vec<String> {
        let query = match self {
            Raw::Sqlite(_) => {
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
            }
            Raw::Postgres(_) => {
                "SELECT relname::text FROM pg_class
                 WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY oid"
            }
        };
        self.texts(query).await
    }

    async fn columns(&mut self, table: &str) -> Vec<Column> {
        let query = match self {
            Raw::Sqlite(_) => format!(
                "SELECT json_array(name, lower(type), \"notnull\" = 0 AND pk = 0) FROM pragma_table_info('{table}')"
            ),
            Raw::Postgres(_) => format!(
                "SELECT json_build_array(column_name, data_type, is_nullable = 'YES')::text
                 FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = '{table}'"
            ),
        };
        let column = |text: &String| {
            let (name, kind, may_be_null): (String, String, Value) = serde_json::from_str(text).expect("a column");
            Column { name, kind, may_be_null: may_be_null == true || may_be_null == 1 }
        };
        self.texts(&query).await.iter().map(column).collect()
    }

    /// Puts two rows into a table, or one where there is no room for more. They refer to those of other tables made so.
    pub async fn fill(&mut self, table: &str) {
        let columns = self.columns(table).await;
        let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
        for i in i32::from(OF_ONE_ROW.contains(&table))..2 {
            let values: Vec<String> = columns.iter().map(|column| value(column, i)).collect();
            let columns = names.join("\", \"");
            self.run(&format!("INSERT INTO {table} (\"{columns}\") VALUES ({})", values.join(", "))).await;
        }
    }

    /// Everything in these tables.
    pub async fn rows(&mut self, tables: &[String]) -> Rows {
        let mut rows = Rows::new();
        for table in tables {
            let query = match self {
                Raw::Sqlite(_) => {
                    let pair = |column: &Column| format!("'{0}', \"{0}\"", column.name);
                    let pairs: Vec<String> = self.columns(table).await.iter().map(pair).collect();
                    format!("SELECT json_object({}) FROM {table}", pairs.join(", "))
                }
                Raw::Postgres(_) => format!("SELECT to_jsonb({table})::text FROM {table}"),
            };
            let read = |text: &String| serde_json::from_str::<Map<String, Value>>(text).expect("a row");
            let mut found: Vec<Map<String, Value>> = self.texts(&query).await.iter().map(read).collect();
            for value in found.iter_mut().flat_map(Map::values_mut) {
                // SQLite has no truth.
                if let Value::Bool(truth) = value {
                    *value = u8::from(*truth).into();
                }
            }
            found.sort_by_key(|row| Value::Object(row.clone()).to_string());
            rows.insert(table.clone(), found);
        }
        rows
    }

    pub async fn close(self) {
        match self {
            Raw::Sqlite(connection) => connection.close().await.expect("closes"),
            Raw::Postgres(connection) => connection.close().await.expect("closes"),
        }
    }
}

/// What row `i` says in a column: nothing in the second row, where it may.
fn value(column: &Column, i: i32) -> String {
    if column.may_be_null && i == 1 {
        return "NULL".to_owned();
    }
    match column.kind.as_str() {
        "text" => format!("'{}'", text(i).replace('\'', "''")),
        "boolean" => (i == 1).to_string(),
        "bytea" => format!("'\\x0{i}'"),
        "timestamp with time zone" => "now()".to_owned(),
        "integer" | "smallint" | "bigint" if MOMENTS.contains(&column.name.as_str()) => moment(i).to_string(),
        "integer" | "smallint" | "bigint" => i.to_string(),
        other => panic!("{} is of a kind nobody has thought of: {other}", column.name),
    }
}

/// What row `i` says wherever there is text.
pub fn text(i: i32) -> String {
    format!("été «{i}» \"it's\" \\ 🂡")
}

/// When everything was that row `i` speaks of.
pub fn moment(i: i32) -> i64 {
    1_700_000_000_000 + i64::from(i)
}
