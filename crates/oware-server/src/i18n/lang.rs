//! The languages the site speaks.

use serde::Serialize;

/// A language with a complete folder in `locales/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English, also what is shown when a reader asks for nothing that exists.
    En,
    /// Swedish.
    Sv,
}

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::En, Self::Sv];
    /// What a reader gets whose languages are all unknown.
    pub const FALLBACK: Self = Self::En;

    /// The tag in addresses, in `lang=` and the folder's name.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Sv => "sv",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Sv => "Svenska",
        }
    }

    /// The form Open Graph wants.
    #[must_use]
    pub const fn open_graph(self) -> &'static str {
        match self {
            Self::En => "en_GB",
            Self::Sv => "sv_SE",
        }
    }

    /// The language of exactly this tag.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.tag() == tag)
    }
}
