//! Builds the crate again when the client it embeds has changed.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
