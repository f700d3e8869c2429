//! A worked example: a position, what is played in it, and the pictures that the real rules make of
//! that.

use oware_draw::Mark;
use oware_rules::{Board, Game, House, Position, Preset, Refusal, Rules, Score, Side, Step};

use crate::i18n::Texts;
use crate::preview::{View, standing};

/// A text in any language.
pub type Words = fn(&Texts) -> String;

/// A worked example of one rule set.
pub struct Example {
    /// Its name in addresses.
    pub id: &'static str,
    /// The rules it is played by.
    pub rules: Preset,
    /// Where it begins, as position text.
    pub position: &'static str,
    /// What happens.
    pub acts: &'static [Act],
    /// Its heading.
    pub title: Words,
    /// What there is to see.
    pub note: Words,
}

/// Something that happens in an example, with what is claimed of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// This house is played and captures so many seeds.
    Play(char, u8),
    /// This house is refused.
    Refused(char),
    /// These houses are played one after the other, capture nothing, and only what comes of it is
    /// shown.
    Quietly(&'static str),
}

/// One picture of an example.
pub struct Frame {
    /// The seeds in the houses.
    pub board: Board,
    /// What is in the stores.
    pub scores: [Score; 2],
    /// The house whose seeds were lifted.
    pub from: Option<House>,
    /// The house where the last seed fell.
    pub last: Option<House>,
    /// The houses whose seeds are about to be captured.
    pub taken: Vec<House>,
    /// What has happened.
    pub scene: Scene,
}

impl Frame {
    /// The same to be drawn.
    pub fn view(&self) -> View {
        let mut marks = [Mark::None; 12];
        let mut mark = |house: House, mark| marks[house.index()] = mark;
        self.from.into_iter().for_each(|house| mark(house, Mark::From));
        self.last.into_iter().for_each(|house| mark(house, Mark::Last));
        self.taken.iter().for_each(|&house| mark(house, Mark::Taken));
        View { houses: self.board.to_array(), scores: self.scores, marks }
    }
}

/// What a picture shows.
pub enum Scene {
    /// The beginning: this side is to move.
    Start(Side),
    /// A house was sown; the seeds of the marked houses are about to be captured.
    Sown(Step),
    /// What was captured is in the store.
    Captured(Step),
    /// So many moves were played without a capture.
    Quiet(usize),
    /// The house can't be played.
    Refused(Refusal),
    /// The game is over; the game as it ended.
    Ended(Box<Game>),
}

/// An example that the rules do not play as it says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{id}: {fault}")]
pub struct Wrong {
    id: &'static str,
    fault: String,
}

impl Example {
    /// The game that it begins with.
    ///
    /// # Errors
    /// The position is none of these rules.
    pub fn game(&self) -> Result<Game, Wrong> {
        let rules = Rules::preset(self.rules);
        let position = Position::parse(self.position, rules).map_err(|e| self.wrong(&e))?;
        Game::from_position(rules, position).map_err(|e| self.wrong(&e))
    }

    /// Plays it.
    ///
    /// # Errors
    /// Something does not happen as claimed.
    pub fn frames(&self) -> Result<Vec<Frame>, Wrong> {
        let mut game = self.game()?;
        let mut frames = vec![still(&game, Scene::Start(game.position().side()))];
        for act in self.acts {
            match *act {
                Act::Play(letter, captured) => {
                    self.play(&mut game, letter, captured, &mut frames)?
                }
                Act::Refused(letter) => match game.try_move(self.house(letter)?) {
                    Ok(_) => return Err(self.wrong(&format!("{letter} can be played"))),
                    Err(refusal) => frames.push(still(&game, Scene::Refused(refusal))),
                },
                Act::Quietly(letters) => {
                    for letter in letters.chars() {
                        let step = game.play(self.house(letter)?).map_err(|e| self.wrong(&e))?;
                        if step.captured > 0 {
                            return Err(self.wrong(&format!("{letter} captures")));
                        }
                    }
                    frames.push(still(&game, Scene::Quiet(letters.len())));
                }
            }
        }
        if game.end().is_some() {
            frames.push(still(&game, Scene::Ended(Box::new(game.clone()))));
        }
        Ok(frames)
    }

    fn play(
        &self,
        game: &mut Game,
        letter: char,
        captured: u8,
        frames: &mut Vec<Frame>,
    ) -> Result<(), Wrong> {
        let before = *game.position();
        let step = game.play(self.house(letter)?).map_err(|e| self.wrong(&e))?;
        if step.captured != captured {
            return Err(self.wrong(&format!("{letter} captures {}", step.captured)));
        }
        let mut scores = before.stores().map(Score::seeds);
        let marks = |taken| (Some(step.house), Some(step.last), taken);
        let (from, last, taken) = marks(step.taken.into_iter().collect());
        let board = sown(before.board(), step.house);
        frames.push(Frame { board, scores, from, last, taken, scene: Scene::Sown(step) });
        if captured > 0 {
            scores[step.house.owner().index()] =
                Score::seeds(before.stores()[step.house.owner().index()] + captured);
            let (from, last, taken) = marks(Vec::new());
            let scene = Scene::Captured(step);
            frames.push(Frame { board: step.board, scores, from, last, taken, scene });
        }
        Ok(())
    }

    fn house(&self, letter: char) -> Result<House, Wrong> {
        House::from_letter(letter).ok_or_else(|| self.wrong(&format!("no house {letter}")))
    }

    fn wrong(&self, fault: &impl ToString) -> Wrong {
        Wrong { id: self.id, fault: fault.to_string() }
    }
}

/// The board when all seeds have fallen and nothing has been captured yet.
fn sown(board: Board, house: House) -> Board {
    let mut houses = board.to_array();
    let seeds = std::mem::take(&mut houses[house.index()]);
    for into in house.sowing(seeds) {
        houses[into.index()] += 1;
    }
    Board::from_array(houses).unwrap_or(board)
}

fn still(game: &Game, scene: Scene) -> Frame {
    let (board, scores) = standing(game, game.end());
    Frame { board, scores, from: None, last: None, taken: Vec::new(), scene }
}
