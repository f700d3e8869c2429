//! The words of the game: what each means, and what it is in the other languages.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use super::frame::Frame;
use super::{Place, steady};
use crate::App;
use crate::i18n::{Lang, Texts};
use crate::origin::Origin;

type Words = fn(&Texts) -> String;

/// Address, word and meaning, in the order in which a newcomer meets them.
const ENTRIES: [(&str, Words, Words); 15] = [
    ("house", |t| t.word_house(), |t| t.meaning_house()),
    ("seed", |t| t.word_seed(), |t| t.meaning_seed()),
    ("row", |t| t.word_row(), |t| t.meaning_row()),
    ("store", |t| t.word_store(), |t| t.meaning_store()),
    ("sow", |t| t.word_sow(), |t| t.meaning_sow()),
    ("lap", |t| t.word_lap(), |t| t.meaning_lap()),
    ("capture", |t| t.word_capture(), |t| t.meaning_capture()),
    ("grand-slam", |t| t.word_grand_slam(), |t| t.meaning_grand_slam()),
    ("feed", |t| t.word_feed(), |t| t.meaning_feed()),
    ("turn", |t| t.word_turn(), |t| t.meaning_turn()),
    ("move", |t| t.word_move(), |t| t.meaning_move()),
    ("kroo", |t| t.word_kroo(), |t| t.meaning_kroo()),
    ("repetition", |t| t.word_repetition(), |t| t.meaning_repetition()),
    ("agreement", |t| t.word_agreement(), |t| t.meaning_agreement()),
    ("draw", |t| t.word_draw(), |t| t.meaning_draw()),
];

#[derive(Template)]
#[template(path = "glossary.html")]
struct Glossary<'a> {
    page: Frame<'a>,
    entries: Vec<Entry>,
}

struct Entry {
    id: &'static str,
    word: String,
    meaning: String,
    others: Vec<Other>,
}

struct Other {
    tag: &'static str,
    language: &'static str,
    word: String,
}

/// `GET /{lang}/glossary`
pub async fn show(State(app): State<App>, Place(lang): Place<Lang>, origin: Origin) -> Response {
    let t = app.catalogue().texts(lang);
    let title = format!("{} · {}", t.glossary_title(), t.site_name());
    let page = Glossary {
        page: Frame::new(t, app.assets(), title, t.glossary_description()).at(origin, "/glossary"),
        entries: ENTRIES.iter().map(|entry| view(&app, lang, entry)).collect(),
    };
    steady(&page)
}

fn view(app: &App, lang: Lang, (id, word, meaning): &(&'static str, Words, Words)) -> Entry {
    let t = app.catalogue().texts(lang);
    let other = |other: Lang| Other {
        tag: other.tag(),
        language: other.own_name(),
        word: word(app.catalogue().texts(other)),
    };
    Entry {
        id,
        word: word(t),
        meaning: meaning(t),
        others: Lang::ALL.into_iter().filter(|&l| l != lang).map(other).collect(),
    }
}
