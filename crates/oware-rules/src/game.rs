//! A game: the rules, a first position and the list of moves. What needs the history lives here —
//! repetition, agreement, resignation.

use alloc::{collections::BTreeMap, vec::Vec};

use crate::{
    End, EndReason, House, Houses, LeftoverShare, Position, Refusal, Rules, SetupError, Side, Step,
};

/// A game in progress or finished. The move list is the record; everything else follows from it
/// and from how the game was ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    start: Position,
    moves: Vec<House>,
    position: Position,
    end: Option<End>,
    /// How often each position has occurred since the last capture: none from before can recur.
    seen: BTreeMap<Position, u32>,
}

impl Game {
    /// A game from the opening of its rules.
    #[must_use]
    pub fn new(rules: Rules) -> Game {
        Game::begin(rules, Position::start(rules))
    }

    /// A game from a position that has been set up.
    ///
    /// # Errors
    /// [`SetupError`] if the position does not hold the seeds of these rules.
    pub fn from_position(rules: Rules, start: Position) -> Result<Game, SetupError> {
        start.fits(rules.spec)?;
        Ok(Game::begin(rules, start))
    }

    fn begin(rules: Rules, start: Position) -> Game {
        Game {
            rules,
            start,
            moves: Vec::new(),
            position: start,
            end: start.end(rules),
            seen: BTreeMap::from([(start, 1)]),
        }
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position before the first move.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The houses played so far.
    #[must_use]
    pub fn moves(&self) -> &[House] {
        &self.moves
    }

    /// The number of moves played so far: the ply of the next one.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// The position now.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The result, once the game is over.
    #[must_use]
    pub const fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// The houses that may be played now.
    #[must_use]
    pub fn legal(&self) -> Houses {
        if self.end.is_some() { Houses::NONE } else { self.position.legal(self.rules) }
    }

    /// How often the position now has occurred in this game, itself included.
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.seen.get(&self.position).copied().unwrap_or(1)
    }

    /// What playing a house would do, repetition included.
    ///
    /// # Errors
    /// [`Refusal`] says why the move is not legal.
    pub fn try_move(&self, house: House) -> Result<Step, Refusal> {
        self.check_open()?;
        let mut step = self.position.play(house, self.rules)?;
        if step.end.is_none() && self.occurrences_after(&step) == self.rules.spec.repetition.limit()
        {
            step.end = Some(self.shared_end(EndReason::Repetition, &step.position));
        }
        Ok(step)
    }

    /// Plays a house.
    ///
    /// # Errors
    /// [`Refusal`] says why the move is not legal; the game is unchanged.
    pub fn play(&mut self, house: House) -> Result<Step, Refusal> {
        let step = self.try_move(house)?;
        if step.captured > 0 {
            self.seen.clear();
        }
        *self.seen.entry(step.position).or_insert(0) += 1;
        self.moves.push(house);
        self.position = step.position;
        self.end = step.end;
        Ok(step)
    }

    /// Ends the game by agreement: the leftover rule applies.
    ///
    /// # Errors
    /// [`Refusal::GameOver`] if it is over already.
    pub fn agree(&mut self) -> Result<End, Refusal> {
        self.check_open()?;
        Ok(*self.end.insert(self.shared_end(EndReason::Agreement, &self.position)))
    }

    /// `side` resigns and loses, whatever the score.
    ///
    /// # Errors
    /// [`Refusal::GameOver`] if the game is over already.
    pub fn resign(&mut self, side: Side) -> Result<End, Refusal> {
        self.check_open()?;
        let end = End::unshared(EndReason::Resignation, self.position.board, self.position.stores);
        Ok(*self.end.insert(End { winner: Some(side.other()), ..end }))
    }

    /// The game as it stood after its first `ply` moves, open unless those moves ended it.
    #[must_use]
    pub fn at(&self, ply: usize) -> Game {
        let mut game = Game::begin(self.rules, self.start);
        for &house in self.moves.iter().take(ply) {
            if game.play(house).is_err() {
                break; // can't be: these moves have been played
            }
        }
        game
    }

    fn check_open(&self) -> Result<(), Refusal> {
        match self.end {
            Some(end) => Err(Refusal::GameOver { reason: end.reason }),
            None => Ok(()),
        }
    }

    /// How often the position after `step` will have occurred; `None` never equals no limit.
    fn occurrences_after(&self, step: &Step) -> Option<u32> {
        let before = if step.captured > 0 { None } else { self.seen.get(&step.position) };
        Some(1 + before.copied().unwrap_or(0))
    }

    fn shared_end(&self, reason: EndReason, position: &Position) -> End {
        End::shared(reason, position.board, position.stores, self.rules.spec)
    }
}

impl End {
    /// Whether seeds lay on the board when the game ended.
    #[must_use]
    pub fn had_leftover(&self) -> bool {
        self.leftover != LeftoverShare::Nothing
    }
}
