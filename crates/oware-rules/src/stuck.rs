//! Why a player has no move, for whoever tells of it. What is legal is not decided here.

use core::fmt;

use crate::spec::named;
use crate::{Board, EndReason, Game, Side, lanes};

named! {
    /// Why a side that is to move has no legal move.
    Stuck {
        /// There is no seed in its row.
        EmptyRow = "empty_row",
        /// The other row is empty, and no sowing reaches it.
        CannotFeed = "cannot_feed",
        /// Every move would be a grand slam, and the rules forbid that.
        OnlySlams = "only_slams",
    }
}

impl Stuck {
    /// Why `side`, which has no legal move on this board, has none.
    fn on(board: Board, side: Side) -> Stuck {
        let (own, opp) = (board.row_lanes(side), board.row_lanes(side.other()));
        if own == 0 {
            Stuck::EmptyRow
        } else if opp == 0 && lanes::feeding(own) == 0 {
            Stuck::CannotFeed
        } else {
            Stuck::OnlySlams
        }
    }
}

impl Game {
    /// Why the side to move has no move, if that ended the game.
    #[must_use]
    pub fn stuck(&self) -> Option<Stuck> {
        self.end().filter(|end| end.reason == EndReason::NoMove)?;
        // The seeds left over are swept from the last position: the board is the one before that.
        let board = match self.moves().split_last() {
            Some((&last, before)) => self.at(before.len()).try_move(last).ok()?.board,
            None => self.start().board(),
        };
        Some(Stuck::on(board, self.position().side()))
    }
}
