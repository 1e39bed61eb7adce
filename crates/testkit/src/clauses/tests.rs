use super::*;

/// A game's folder, made for a test and gone after it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Folder {
        let root = std::env::temp_dir().join(format!("arbiter-clauses-{name}-{}", std::process::id()));
        for (file, text) in files {
            let path = root.join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("can be made");
            fs::write(path, text).expect("can be written");
        }
        Folder(root)
    }

    fn report(&self) -> ClauseReport {
        let catalogue = arbiter_rules::catalogue("res_arcana").expect("on the shelf");
        ClauseReport::of(catalogue, &Places::of_game(&self.0)).expect("can be read")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn witnesses<'a>(report: &'a ClauseReport, id: &str) -> &'a [String] {
    &report.clauses.iter().find(|clause| clause.id == id).expect("in the catalogue").witnesses
}

fn ids(citations: &[Citation]) -> Vec<&str> {
    citations.iter().map(|citation| citation.id.as_str()).collect()
}

const PAGE: &str = "\
# Terms — RESA-TERM-02

Only a heading, no example.

## Paying — RESA-TERM-01

```table
play    p1: pass
refuses p1: pass — RESA-TERM-03
```
";

#[test]
fn examples_are_witnesses_headings_alone_are_not() {
    let report = Folder::new("page", &[("tests/book/terms.md", PAGE)]).report();
    assert!(witnesses(&report, "RESA-TERM-01")[0].ends_with("terms.md:7  Paying — RESA-TERM-01"));
    assert_eq!(witnesses(&report, "RESA-TERM-03").len(), 1);
    assert!(witnesses(&report, "RESA-TERM-02").is_empty());
    assert_eq!(report.witnessed, 2);
    assert_eq!(report.witnessed + report.unwitnessed.len(), report.total);
    assert!(report.unknown.is_empty() && report.misplaced.is_empty());
}

#[test]
fn tests_are_witnesses_if_they_say_so() {
    let test = "\
/// Witness: RESA-TERM-01, RESA-TERM-02
///
/// And a word of explanation.
#[test]
fn it_holds() {}

/// Cites RESA-TERM-03 only in passing.
#[test]
fn it_holds_too() {}

/// Witness: RESA-TERM-04
fn helper() {}
";
    let report = Folder::new("test", &[("tests/more.rs", test)]).report();
    assert!(witnesses(&report, "RESA-TERM-01")[0].ends_with("more.rs:1  it_holds"));
    assert_eq!(witnesses(&report, "RESA-TERM-02").len(), 1);
    assert!(witnesses(&report, "RESA-TERM-03").is_empty());
    assert_eq!(ids(&report.misplaced), ["RESA-TERM-04"]);
}

#[test]
fn code_and_data_cite_but_prove_nothing() {
    let files =
        [("src/lib.rs", "// RESA-TERM-01\nfn f() {} // RESA-TERM-99\n"), ("data/cards.toml", "# RESA-CARD-NO_SUCH\n")];
    let report = Folder::new("code", &files).report();
    assert!(witnesses(&report, "RESA-TERM-01").is_empty());
    assert_eq!(ids(&report.unknown), ["RESA-CARD-NO_SUCH", "RESA-TERM-99"]);
    assert!(report.unknown[1].place.ends_with("lib.rs:2"));
}

#[test]
fn a_misspelt_game_is_noticed_in_a_heading() {
    let page = PAGE.replace("RESA-TERM-01", "RSEA-TERM-01").replace("RESA-TERM-03", "RESA-TERM-77");
    let report = Folder::new("typo", &[("tests/book/terms.md", &page)]).report();
    assert_eq!(ids(&report.unknown), ["RESA-TERM-77", "RSEA-TERM-01"]);
}

#[test]
fn the_verdict_says_what_is_missing() {
    let report = Folder::new("verdict", &[("tests/book/terms.md", PAGE), ("src/lib.rs", "// RESA-TERM-99")]).report();
    let missing = report.verdict().expect_err("hardly anything is witnessed");
    assert!(missing.starts_with(&format!("{} of {} clauses have no witness\n", report.total - 2, report.total)));
    assert!(missing.contains("  RESA-TERM-02\n") && missing.contains("no catalogue has RESA-TERM-99, "), "{missing}");
    let text = report.to_string();
    assert!(text.contains("    no witness\n") && text.contains("terms.md:7  Paying"), "{text}");

    let whole = ClauseReport { unwitnessed: vec![], unknown: vec![], misplaced: vec![], ..report };
    assert_eq!(whole.verdict(), Ok(()));
}

#[test]
fn the_json_form_is_just_four_fields() {
    let report = Folder::new("json", &[("tests/book/terms.md", PAGE)]).report();
    let json = serde_json::to_string(&report).expect("plain data");
    let listed = serde_json::to_string(&report.unwitnessed).expect("plain data");
    let wanted = format!(r#"{{"game":"res_arcana","total":{},"witnessed":2,"unwitnessed":{listed}}}"#, report.total);
    assert_eq!(json, wanted);
}
