//! The board as the server draws it: what lies in each house and store, with its name in words. The
//! script of the page takes it over.

use oware_rules::{Board, End, Game, House, Score, Side};

use super::table_text::{house_label, score_text, seeds, whole_seeds};
use crate::i18n::Texts;
use crate::preview::standing;

/// A board to be drawn by `templates/parts.html`.
pub struct BoardView {
    /// The shapes that seeds are drawn with.
    pub shapes: &'static str,
    /// The houses, A–F then a–f.
    pub houses: Vec<HouseView>,
    /// South's store.
    pub south: StoreView,
    /// North's store.
    pub north: StoreView,
    /// What the board in words is called.
    pub account_title: String,
    /// The same in words, line by line.
    pub account: Vec<String>,
}

/// A house.
pub struct HouseView {
    /// Its letter.
    pub letter: char,
    /// `south` or `north`.
    pub side: &'static str,
    /// The seeds in it.
    pub count: u8,
    /// The same in words.
    pub label: String,
    /// The same as SVG.
    pub seeds: String,
    /// More class names, each after a space.
    pub marks: &'static str,
}

/// A store.
pub struct StoreView {
    /// `south` or `north`.
    pub side: &'static str,
    /// Its owner's name.
    pub name: String,
    /// The score in it.
    pub score: String,
    /// The same in words.
    pub label: String,
    /// The same as SVG.
    pub seeds: String,
}

/// The board of a game as it stands; of its `end` where it has one.
pub fn board(t: &Texts, game: &Game, end: Option<&End>) -> BoardView {
    let (board, scores) = standing(game, end);
    let last = game.moves().last();
    let store = |side: Side| store_view(t, side, scores[side.index()]);
    BoardView {
        account_title: t.account_title(),
        account: vec![
            row(t, &board, Side::South),
            row(t, &board, Side::North),
            t.told_stores(seeds(scores[1]), seeds(scores[0])),
        ],
        shapes: oware_draw::defs(),
        houses: House::ALL
            .into_iter()
            .map(|house| house_view(t, house, board.seeds(house), last == Some(&house)))
            .collect(),
        south: store(Side::South),
        north: store(Side::North),
    }
}

/// A row in words: "South’s houses: A 4, B 0, …".
fn row(t: &Texts, board: &Board, side: Side) -> String {
    let houses: Vec<String> = House::ALL
        .into_iter()
        .filter(|house| house.owner() == side)
        .map(|house| format!("{}\u{a0}{}", house.letter(), board.seeds(house)))
        .collect();
    t.account_row(houses.join(", "), side.name())
}

fn house_view(t: &Texts, house: House, count: u8, is_last: bool) -> HouseView {
    HouseView {
        letter: house.letter(),
        side: house.owner().name(),
        count,
        label: house_label(t, house, count),
        seeds: oware_draw::seeds(house.index(), count),
        marks: if is_last { " last-from" } else { "" },
    }
}

fn store_view(t: &Texts, side: Side, score: Score) -> StoreView {
    let whole = whole_seeds(score);
    StoreView {
        side: side.name(),
        name: t.side_name(side.name()),
        score: score_text(score),
        label: t.store_label(seeds(score), side.name()),
        seeds: oware_draw::store(side.index(), whole),
    }
}
