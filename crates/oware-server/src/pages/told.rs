//! Moves, refusals and pictures of examples in words, the same words as the browser's.

use oware_rules::{House, Refusal, Score, Step};

use super::table_text::{reasons, result};
use crate::i18n::Texts;
use crate::teach::{Frame, Scene};

/// What a picture of an example shows, sentence by sentence.
pub fn scene(t: &Texts, frame: &Frame) -> Vec<String> {
    match &frame.scene {
        Scene::Start(side) => vec![t.status_to_move(side.name())],
        Scene::Sown(step) => sown(t, step),
        Scene::Captured(step) => vec![captured(t, step, frame.scores)],
        Scene::Quiet(moves) => vec![t.scene_quiet(*moves)],
        Scene::Refused(refusal) => vec![refused(t, refusal)],
        Scene::Ended(game) => game.end().map_or_else(Vec::new, |end| {
            let mut said = vec![result(t, end)];
            said.extend(reasons(t, game, end));
            said
        }),
    }
}

fn sown(t: &Texts, step: &Step) -> Vec<String> {
    let mover = step.house.owner().name();
    let mut said =
        vec![t.told_move(step.house.letter().to_string(), step.last.letter().to_string(), mover)];
    match (step.slam, step.captured) {
        (true, 0) => said.push(t.told_slam_nothing()),
        (true, _) => said.push(t.told_slam()),
        (false, _) => {}
    }
    said
}

fn captured(t: &Texts, step: &Step, scores: [Score; 2]) -> String {
    let [south, north] = scores.map(super::table_text::seeds);
    let taken = t.told_capture(letters(step.taken), step.captured);
    let again = step.position.side() == step.house.owner() && step.end.is_none();
    let stores = t.told_stores(north, south);
    if again {
        format!("{taken} {stores} {}.", t.status_again(step.house.owner().name()))
    } else {
        format!("{taken} {stores}")
    }
}

/// Why a house can't be played.
pub fn refused(t: &Texts, refusal: &Refusal) -> String {
    match refusal {
        Refusal::GameOver { .. } => t.refusal_game_over(),
        Refusal::WrongSide { house, to_move } => {
            t.refusal_wrong_side(house.letter().to_string(), to_move.other().name())
        }
        Refusal::EmptyHouse { house } => t.refusal_empty_house(house.letter().to_string()),
        Refusal::MustFeed { house, legal } => t.refusal_must_feed(
            house.letter().to_string(),
            letters(*legal),
            house.owner().other().name(),
        ),
        Refusal::FullHouse { house, legal } => {
            t.refusal_full_house(house.letter().to_string(), letters(*legal))
        }
        Refusal::GrandSlam { house, legal } => t.refusal_grand_slam(
            house.letter().to_string(),
            letters(*legal),
            house.owner().other().name(),
        ),
    }
}

/// Houses as they are listed in a sentence.
pub fn letters(houses: impl IntoIterator<Item = House>) -> String {
    let letters: Vec<_> = houses.into_iter().map(|house| house.letter().to_string()).collect();
    letters.join(", ")
}
