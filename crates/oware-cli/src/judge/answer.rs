//! What the rules say of a game so far, in the form of the conformance vectors.

use oware_rules::{End, EndReason, Game, House, Houses, Position, Score, Side};
use serde::{Serialize, Serializer};

use crate::given::Given;

/// A judged line. Its fields are those of a vector, in that order.
#[derive(Serialize)]
pub struct Answer {
    rules: Given,
    board: [u8; 12],
    stores: [u8; 2],
    side: Side,
    end: Option<Ended>,
    #[serde(serialize_with = "as_list")]
    legal: Houses,
    #[serde(serialize_with = "as_map")]
    moves: Vec<(House, After)>,
}

/// A position after a move.
#[derive(Serialize)]
struct After {
    board: [u8; 12],
    stores: [u8; 2],
    side: Side,
    end: Option<Ended>,
}

/// How a game ended.
#[derive(Serialize)]
struct Ended {
    reason: EndReason,
    stores: [Score; 2],
    winner: &'static str,
}

impl Answer {
    pub fn new(rules: Given, game: &Game) -> Answer {
        let After { board, stores, side, end } = After::new(game.position(), game.end());
        let legal = game.legal();
        let after = |house| {
            let step = game.try_move(house).ok()?;
            Some((house, After::new(&step.position, step.end.as_ref())))
        };
        Answer { rules, board, stores, side, end, legal, moves: legal.filter_map(after).collect() }
    }
}

impl After {
    fn new(position: &Position, end: Option<&End>) -> After {
        After {
            board: position.board().to_array(),
            stores: position.stores(),
            side: position.side(),
            end: end.map(|end| Ended {
                reason: end.reason,
                stores: end.scores,
                winner: end.winner_name(),
            }),
        }
    }
}

fn as_list<S: Serializer>(houses: &Houses, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(*houses)
}

fn as_map<S: Serializer>(moves: &[(House, After)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(moves.iter().map(|(house, after)| (house, after)))
}
