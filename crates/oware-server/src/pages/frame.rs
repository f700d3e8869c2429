//! What every page has round its content: title, languages, where the assets are.

use crate::assets::Assets;
use crate::i18n::{Lang, Texts};
use crate::{COMMIT, VERSION};

/// The frame of one page in one language.
pub struct Frame<'a> {
    /// The texts in the page's language.
    pub texts: &'a Texts,
    /// `/static/{hash}`.
    pub assets: &'a str,
    /// The window's title.
    pub title: String,
    /// What search engines and link previews show.
    pub description: String,
    /// The address after the language, beginning with a slash; `None` if the page has no
    /// translations at addresses of their own.
    pub path: Option<String>,
}

/// A link to a language.
pub struct LanguageLink {
    /// `en`
    pub tag: &'static str,
    /// In that language.
    pub name: &'static str,
    /// Where it leads.
    pub href: String,
    /// Whether it is the page's own language.
    pub current: bool,
}

/// A link to one of the main pages.
pub struct Way {
    /// The address after the language's slash.
    pub path: &'static str,
    /// What it is called.
    pub name: String,
    /// Whether it leads to the page itself, or to where the page belongs.
    pub current: bool,
}

impl<'a> Frame<'a> {
    /// A frame; `path` as in [`Frame::path`].
    pub fn new(
        texts: &'a Texts,
        assets: &'a Assets,
        title: String,
        description: String,
        path: Option<String>,
    ) -> Self {
        Self { texts, assets: assets.base(), title, description, path }
    }

    /// The tag of the page's language.
    pub fn lang(&self) -> &'static str {
        self.texts.lang().tag()
    }

    /// Which way the page's language runs.
    pub fn direction(&self) -> &'static str {
        self.texts.lang().direction()
    }

    /// The same page in every language; the home page where there is no such.
    pub fn languages(&self) -> Vec<LanguageLink> {
        let path = self.path.as_deref().unwrap_or("/");
        let link = |lang: Lang| LanguageLink {
            tag: lang.tag(),
            name: lang.own_name(),
            href: format!("/{}{path}", lang.tag()),
            current: lang == self.texts.lang(),
        };
        Lang::ALL.into_iter().map(link).collect()
    }

    /// The main pages.
    pub fn ways(&self) -> Vec<Way> {
        let here = self.path.as_deref().unwrap_or_default().trim_start_matches('/');
        let way = |path: &'static str, name| Way { path, name, current: here.starts_with(path) };
        vec![
            way("learn", self.texts.nav_learn()),
            way("rules", self.texts.nav_rules()),
            way("computer", self.texts.nav_computer()),
            way("glossary", self.texts.nav_glossary()),
        ]
    }

    /// The one address of the page, whatever stands behind it in the address that was asked for.
    pub fn canonical(&self) -> Option<String> {
        Some(format!("/{}{}", self.lang(), self.path.as_deref()?))
    }

    /// The version of the program.
    pub fn version(&self) -> &'static str {
        VERSION
    }

    /// The commit that it was built from, in short.
    pub fn commit(&self) -> &'static str {
        COMMIT.get(..7).unwrap_or(COMMIT)
    }

    /// The page's translations, for robots.
    pub fn translations(&self) -> Vec<LanguageLink> {
        if self.path.is_some() { self.languages() } else { Vec::new() }
    }

    /// Where robots send readers whose language is none of the site's: at home to the address that
    /// chooses by itself, elsewhere to English.
    pub fn for_others(&self) -> Option<String> {
        match self.path.as_deref()? {
            "/" => Some("/".to_owned()),
            path => Some(format!("/{}{path}", Lang::FALLBACK.tag())),
        }
    }

    /// What the page's language is called in itself.
    pub fn own_name(&self) -> &'static str {
        self.texts.lang().own_name()
    }
}
