//! The computer as one of the two at a table: when it is asked for a move, what it may do, and how
//! it answers an offer. How it thinks is no matter of the table.

use oware_rules::{House, Side};

use crate::judge::Judgement;
use crate::{ComputerLevel, Holding, Phase, Refused, Table};

/// The computer plays on until so many moves have been made without a capture.
const PATIENCE: usize = 24;

impl Table {
    /// The computer's side and level, where it plays.
    #[must_use]
    pub fn computer(&self) -> Option<(Side, ComputerLevel)> {
        let settings = self.settings();
        settings.opponent.computer().map(|level| (settings.host.other(), level))
    }

    /// The level at which the computer is to move now, if it is its turn.
    #[must_use]
    pub fn awaits_computer(&self) -> Option<ComputerLevel> {
        let (side, level) = self.computer()?;
        let its_turn = self.phase() == Phase::Playing && self.game().position().side() == side;
        its_turn.then_some(level)
    }

    /// What comes of the computer's move. The table is unchanged until the events are stored.
    ///
    /// # Errors
    ///
    /// [`Refused`]: no computer plays here, or the game has gone on or ended meanwhile.
    pub fn handle_computer(&self, ply: usize, house: House) -> Judgement {
        let (side, _) = self.computer().ok_or(Refused::WrongSeat)?;
        self.play(Holding::One(side), ply, house)
    }

    /// Whether the computer accepts an end by agreement: once the game has come to a standstill.
    pub(crate) fn computer_agrees(&self) -> bool {
        let game = self.game();
        let Some(before) = game.ply().checked_sub(PATIENCE) else { return false };
        game.at(before).position().stores() == game.position().stores()
    }
}
