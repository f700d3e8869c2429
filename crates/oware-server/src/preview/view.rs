//! What a preview shows, and its name in addresses.

use std::fmt;
use std::str::FromStr;

use oware_draw::{Lettering, Mark, Still};
use oware_rules::{Board, End, Game, House, Preset, Rules, Score};

use crate::pages::{score_text, whole_seeds};

/// The seeds of the largest game.
const MOST_SEEDS: u16 = 48;

/// A position as it is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The seeds in A–F, then a–f.
    pub houses: [u8; 12],
    /// South's score and North's.
    pub scores: [Score; 2],
    /// What happened at each house.
    pub marks: [Mark; 12],
}

/// A text that names no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoView;

impl View {
    /// The game as it stands, with the house played last; as it was shared out if it has ended so.
    pub fn of(game: &Game, end: Option<&End>) -> Self {
        let (board, scores) = standing(game, end);
        let mut marks = [Mark::None; 12];
        if let Some(last) = game.moves().last() {
            marks[last.index()] = Mark::From;
        }
        Self { houses: board.to_array(), scores, marks }
    }

    /// How a game of these rules begins.
    pub fn opening(preset: Preset) -> Self {
        Self::of(&Game::new(Rules::preset(preset)), None)
    }

    /// The inside of an SVG of [`oware_draw::STILL_SIZE`].
    pub fn drawn(&self, lettering: Lettering) -> String {
        let texts = self.scores.map(score_text);
        oware_draw::still(&Still {
            houses: self.houses,
            stores: self.scores.map(whole_seeds),
            scores: [&texts[0], &texts[1]],
            marks: self.marks,
            lettering,
        })
    }
}

/// What lies in the houses, and what each side has: at the end of a game as it was shared out.
pub fn standing(game: &Game, end: Option<&End>) -> (Board, [Score; 2]) {
    let position = game.position();
    let shared_out = end.is_some_and(|end| end.shared != [Score::default(); 2]);
    let board = if shared_out { Board::default() } else { position.board() };
    (board, end.map_or(position.stores().map(Score::seeds), |end| end.scores))
}

/// The letter of a mark in addresses.
const MARKS: [(Mark, &str); 4] =
    [(Mark::None, ""), (Mark::From, "f"), (Mark::Last, "l"), (Mark::Taken, "t")];

/// `4-4-4-4-0f-5-5-5-5l-4-4-4-0-0`: the houses with their marks, South's score, North's.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (house, mark) in self.houses.iter().zip(self.marks) {
            let letter =
                MARKS.iter().find(|(each, _)| *each == mark).map_or("", |(_, letter)| letter);
            write!(f, "{house}{letter}-")?;
        }
        let [south, north] = self.scores;
        write!(f, "{south}-{north}")
    }
}

impl FromStr for View {
    type Err = NoView;

    /// One way to write a position only, so that it is drawn and kept once.
    fn from_str(text: &str) -> Result<Self, NoView> {
        let parts: Vec<&str> = text.split('-').collect();
        let (houses, scores) = parts.split_at_checked(House::ALL.len()).ok_or(NoView)?;
        let [south, north] = scores else { return Err(NoView) };
        let mut view = Self {
            houses: [0; 12],
            scores: [score(south)?, score(north)?],
            marks: [Mark::None; 12],
        };
        for (at, house) in houses.iter().enumerate() {
            let digits = house.trim_end_matches(|sign: char| sign.is_ascii_alphabetic());
            let letter = &house[digits.len()..];
            let (mark, _) = MARKS.iter().find(|(_, each)| *each == letter).ok_or(NoView)?;
            view.houses[at] = digits.parse().map_err(|_| NoView)?;
            view.marks[at] = *mark;
        }
        let seeds: u16 = view.houses.iter().copied().map(u16::from).sum();
        let halves: u32 = view.scores.iter().map(|score| u32::from(score.to_halves())).sum();
        let fits = u32::from(seeds) * 2 + halves <= u32::from(MOST_SEEDS) * 2;
        if fits && view.to_string() == text { Ok(view) } else { Err(NoView) }
    }
}

fn score(text: &str) -> Result<Score, NoView> {
    let (whole, half) = text.strip_suffix(".5").map_or((text, 0), |whole| (whole, 1));
    let seeds = whole.parse::<u8>().map_err(|_| NoView)?;
    Ok(Score::halves(u16::from(seeds) * 2 + half))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_has_one_name() {
        for name in [
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0",
            "4-4-4-4-0f-5-5-5-5l-4-4-4-0-0",
            "0-0-0-0-0-0-0-0-0-0-0-0-24.5-23.5",
            "48t-0-0-0-0-0-0-0-0-0-0-0-0-0",
            "0-0-0-0-0-0-0-0-0-0-0-0-0-0",
        ] {
            assert_eq!(name.parse::<View>().map(|view| view.to_string()).as_deref(), Ok(name));
        }
        for name in [
            "",
            "4-4-4-4-4-4-4-4-4-4-4-4-0",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-0",
            "4-4-4-4-4-4-4-4-4-4-4-4-1-0",
            "04-4-4-4-4-4-4-4-4-4-4-4-0-0",
            "+4-4-4-4-4-4-4-4-4-4-4-4-0-0",
            "4x-4-4-4-4-4-4-4-4-4-4-4-0-0",
            "4ff-4-4-4-4-4-4-4-4-4-4-4-0-0",
            "256-0-0-0-0-0-0-0-0-0-0-0-0-0",
            "0-0-0-0-0-0-0-0-0-0-0-0-0.0-0",
            "0-0-0-0-0-0-0-0-0-0-0-0-.5-0",
            "0-0-0-0-0-0-0-0-0-0-0-0-48-0.5",
            "é-0-0-0-0-0-0-0-0-0-0-0-0-0",
        ] {
            assert_eq!(name.parse::<View>(), Err(NoView), "{name}");
        }
    }

    #[test]
    fn a_game_is_shown_as_it_stands() {
        let mut game = Game::new(Rules::preset(Preset::Wari));
        game.play(House::from_letter('F').expect("a house")).expect("a move");
        assert_eq!(View::of(&game, None).to_string(), "4-4-4-4-4-0f-5-5-5-5-4-4-0-0");
        assert_eq!(View::opening(Preset::Wari).to_string(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0");
    }
}
