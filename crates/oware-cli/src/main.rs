//! The command `oware`.

fn main() {}
