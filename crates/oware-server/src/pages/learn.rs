//! The course: every task on one page, so that one visit suffices for all of them.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use oware_rules::{Game, Position, Preset, Rules};
use serde::Serialize;

use super::board::{BoardView, board};
use super::data::{HomeData, embed};
use super::frame::Frame;
use super::rules_text::preset_name;
use super::{Place, steady};
use crate::App;
use crate::i18n::{Lang, Texts};
use crate::origin::Origin;
use crate::preview::View;
use crate::teach::task::{Goal, Step, Task};
use crate::teach::{sections, tasks};

#[derive(Template)]
#[template(path = "learn.html")]
struct Learn<'a> {
    page: Frame<'a>,
    texts_url: String,
    parts: Vec<String>,
    board: BoardView,
    sections: Vec<SectionView>,
    data: String,
}

struct SectionView {
    title: String,
    about: String,
    tasks: Vec<TaskView>,
}

struct TaskView {
    id: &'static str,
    title: String,
    by: Option<String>,
    ask: String,
    hint: String,
    why: String,
}

/// What the script needs of a task; the words are on the page.
#[derive(Serialize)]
struct TaskData {
    id: &'static str,
    rules: &'static str,
    start: &'static str,
    moves: Vec<char>,
    steps: &'static [Step],
}

#[derive(Serialize)]
struct LearnData {
    #[serde(flatten)]
    page: HomeData,
    tasks: Vec<TaskData>,
}

/// `GET /{lang}/learn`
pub async fn show(State(app): State<App>, Place(lang): Place<Lang>, origin: Origin) -> Response {
    let t = app.catalogue().texts(lang);
    let title = format!("{} · {}", t.learn_title(), t.site_name());
    let opening = Game::new(Rules::preset(Preset::Abapa));
    let shown = tasks().find_map(captures).unwrap_or_else(|| View::of(&opening, None));
    let page = Learn {
        page: Frame::new(t, app.assets(), title, t.learn_description())
            .at(origin, "/learn")
            .showing(shown),
        texts_url: app.assets().texts_url(lang),
        parts: app.assets().parts("learn.js"),
        board: board(t, &opening, None),
        sections: sections()
            .map(|section| SectionView {
                title: (section.title)(t),
                about: (section.about)(t),
                tasks: section.tasks.iter().map(|task| view(t, task)).collect(),
            })
            .collect(),
        data: embed(&LearnData {
            page: HomeData::new(&app, lang),
            tasks: tasks().map(data).collect(),
        }),
    };
    steady(&page)
}

/// The board of a task in which something is to be captured, for link previews.
fn captures(task: &Task) -> Option<View> {
    let goal = task.steps.first()?.goal;
    let rules = Rules::preset(task.rules);
    let position = Position::parse(task.start, rules).ok()?;
    let game = Game::from_position(rules, position).ok()?;
    matches!(goal, Goal::Capture { .. }).then(|| View::of(&game, None))
}

fn view(t: &Texts, task: &Task) -> TaskView {
    let other = task.rules != Preset::Abapa;
    TaskView {
        id: task.id,
        title: (task.title)(t),
        by: other.then(|| t.learn_rules_here(preset_name(t, task.rules))),
        ask: (task.ask)(t),
        hint: (task.hint)(t),
        why: (task.why)(t),
    }
}

fn data(task: &'static Task) -> TaskData {
    TaskData {
        id: task.id,
        rules: task.rules.name(),
        start: task.start,
        moves: task.moves.chars().collect(),
        steps: task.steps,
    }
}
