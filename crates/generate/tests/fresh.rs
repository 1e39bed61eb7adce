//! What is committed is what is made.

use arbiter_generate::{names, root, rows, strength, views};

#[test]
fn generated_files_are_fresh() {
    let made = names(&root()).and_then(|names| Ok(names.into_iter().chain(rows(&root())?))).expect("can be read");
    let made = made.chain(views(&root())).chain(strength(&root()).expect("can be read"));
    let stale: Vec<String> = made.filter(|made| made.is_stale()).map(|made| made.path.display().to_string()).collect();
    assert!(stale.is_empty(), "not what the data says: {stale:#?}\ncargo xtask generate");
}
