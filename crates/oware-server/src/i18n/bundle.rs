//! The messages of one language and of all. The methods come from `build.rs`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::{Lang, number};

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// All the texts in one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The language they are in.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    fn load(lang: Lang) -> Self {
        let tag: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        number::set(&mut bundle, lang);
        if let Err(error) = bundle.add_builtins() {
            tracing::error!(lang = lang.tag(), %error, "texts cannot ask how a number is written");
        }
        // What a language lacks is said in English. That nothing is lacking is held by a test.
        for folder in [Lang::FALLBACK, lang] {
            for (name, text) in files(folder) {
                let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(
                    |(resource, errors)| {
                        tracing::error!(
                            lang = folder.tag(),
                            name,
                            ?errors,
                            "a text file is not good Fluent"
                        );
                        resource
                    },
                );
                bundle.add_resource_overriding(resource);
            }
        }
        Self { lang, bundle }
    }

    fn format<'a, const N: usize>(
        &self,
        id: &'static str,
        args: [(&'static str, FluentValue<'a>); N],
    ) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|m| m.value()) else {
            tracing::error!(id, lang = self.lang.tag(), "a text is missing");
            return String::new();
        };
        let mut errors = Vec::new();
        let args: FluentArgs<'a> = args.into_iter().collect();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if !errors.is_empty() {
            tracing::error!(id, lang = self.lang.tag(), ?errors, "a text could not be filled in");
        }
        text
    }
}

fn files(lang: Lang) -> &'static [(&'static str, &'static str)] {
    SOURCES.iter().find(|(tag, _)| *tag == lang.tag()).map_or(&[], |(_, files)| files)
}

/// The texts of every language.
pub struct Catalogue(Vec<Texts>);

impl Catalogue {
    /// Reads the texts built into the program.
    #[must_use]
    pub fn load() -> Self {
        Self(Lang::ALL.into_iter().map(Texts::load).collect())
    }

    /// The texts in `lang`.
    #[must_use]
    pub fn texts(&self, lang: Lang) -> &Texts {
        self.0.iter().find(|texts| texts.lang == lang).unwrap_or(&self.0[0])
    }

    /// A text file that scripts load in `lang`, by its name.
    #[must_use]
    pub fn client_file(lang: Lang, name: &str) -> Option<&'static str> {
        let (name, text) = files(lang).iter().find(|(known, _)| *known == name)?;
        Self::CLIENT_FILES.contains(name).then_some(*text)
    }

    /// The text files that scripts load: what every game says, and what the computer does.
    pub const CLIENT_FILES: [&'static str; 2] = ["client.ftl", "computer.ftl"];
}
