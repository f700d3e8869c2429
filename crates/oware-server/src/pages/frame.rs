//! What every page has round its content: title, languages, where the assets are.

use super::rules_form::USUAL;
use super::table_text::board_in_words;
use crate::assets::Assets;
use crate::i18n::{Lang, Texts};
use crate::origin::Origin;
use crate::preview::{self, View};
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
    /// `None` if the page has no address of its own, such as one that tells that nothing is there.
    address: Option<Address>,
}

/// Where a page is.
struct Address {
    origin: Origin,
    /// What comes after the language, beginning with a slash.
    path: String,
    /// What link previews show of it.
    view: View,
}

/// The picture of a link preview.
pub struct Picture {
    /// Where it is.
    pub address: String,
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// What is to be seen.
    pub words: String,
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
    /// The frame of a page that has no address of its own.
    pub fn new(texts: &'a Texts, assets: &'a Assets, title: String, description: String) -> Self {
        Self { texts, assets: assets.base(), title, description, address: None }
    }

    /// The same of a page at this address: `path` is what comes after the language, beginning with a
    /// slash, and leads to the page in every language.
    pub fn at(mut self, origin: Origin, path: impl Into<String>) -> Self {
        self.address = Some(Address { origin, path: path.into(), view: View::opening(USUAL) });
        self
    }

    /// The same with another position than the opening in its link preview.
    pub fn showing(mut self, view: View) -> Self {
        if let Some(address) = &mut self.address {
            address.view = view;
        }
        self
    }

    /// What link previews show of the page.
    pub fn picture(&self) -> Option<Picture> {
        let Address { origin, view, .. } = self.address.as_ref()?;
        Some(Picture {
            address: format!("{origin}/preview/{view}.png"),
            width: preview::SIZE.0,
            height: preview::SIZE.1,
            words: board_in_words(self.texts, &view.houses, view.scores),
        })
    }

    fn path(&self) -> Option<&str> {
        self.address.as_ref().map(|address| address.path.as_str())
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
        let path = self.path().unwrap_or("/");
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
        let here = self.path().unwrap_or_default().trim_start_matches('/');
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
        let Address { origin, path, .. } = self.address.as_ref()?;
        Some(format!("{origin}/{}{path}", self.lang()))
    }

    /// The version of the program.
    pub fn version(&self) -> &'static str {
        VERSION
    }

    /// The commit that it was built from, in short.
    pub fn commit(&self) -> &'static str {
        COMMIT.get(..7).unwrap_or(COMMIT)
    }

    /// The page's translations, for robots: language and address, at last where readers are sent whose
    /// language is none of the site's.
    pub fn translations(&self) -> Vec<(&'static str, String)> {
        let Some(Address { origin, path, .. }) = &self.address else { return Vec::new() };
        let mut found: Vec<_> =
            Lang::ALL.map(|lang| (lang.tag(), format!("{origin}/{}{path}", lang.tag()))).into();
        found.push(("x-default", format!("{origin}{}", for_others(path))));
        found
    }

    /// The other languages, as Open Graph writes them.
    pub fn other_locales(&self) -> Vec<&'static str> {
        let others = Lang::ALL.into_iter().filter(|&lang| lang != self.texts.lang());
        if self.address.is_some() { others.map(Lang::open_graph).collect() } else { Vec::new() }
    }

    /// What the page's language is called in itself.
    pub fn own_name(&self) -> &'static str {
        self.texts.lang().own_name()
    }
}

/// Where readers of other languages are sent: at home to the address that chooses by itself, elsewhere
/// to English. `path` is what comes after the language.
pub fn for_others(path: &str) -> String {
    match path {
        "/" => path.to_owned(),
        _ => format!("/{}{path}", Lang::FALLBACK.tag()),
    }
}
