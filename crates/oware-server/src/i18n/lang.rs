//! The languages the site speaks: one a folder in `locales/`, found by `build.rs`.

use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// What a language's `language.ftl` tells.
struct About {
    tag: &'static str,
    own_name: &'static str,
    direction: &'static str,
    open_graph: &'static str,
}

impl Lang {
    const fn about(self) -> &'static About {
        &ABOUT[self as usize]
    }

    /// The tag in addresses, in `lang=` and the folder's name.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.about().tag
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        self.about().own_name
    }

    /// Which way its script runs: `ltr` or `rtl`.
    #[must_use]
    pub const fn direction(self) -> &'static str {
        self.about().direction
    }

    /// The form Open Graph wants.
    #[must_use]
    pub const fn open_graph(self) -> &'static str {
        self.about().open_graph
    }

    /// The language of exactly this tag.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.tag() == tag)
    }
}

impl Serialize for Lang {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.tag())
    }
}

impl<'de> Deserialize<'de> for Lang {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let tag = String::deserialize(from)?;
        Self::from_tag(&tag).ok_or_else(|| D::Error::custom("no language of the site"))
    }
}
