//! Texts for people: languages, the messages of `locales/`, the choice by Accept-Language.
//! No sentence for people stands outside `locales/`.

mod accept;
mod bundle;
mod lang;
mod number;

pub use accept::choose;
pub use bundle::{Catalogue, Texts};
pub use lang::Lang;
