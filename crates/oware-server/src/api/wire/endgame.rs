//! The JSON of endgame tables: what is asked, what a position is worth, which tables there are.

use std::collections::BTreeMap;

use oware_endgame::{Kind, Probe, Value};
use oware_rules::{House, Leftover, Position, Preset, Repetition, Rules, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::RulesView;
use crate::endgame::{Facts, Progress, Status};

/// Which position, under which rules.
#[derive(Debug, Deserialize)]
pub struct PositionQuery {
    /// A rule set's name, or the JSON object of a changed one.
    pub rules: String,
    /// Position text.
    pub position: String,
}

/// What a position is worth to the player to move: seeds that this player still wins less seeds
/// that the other still wins, of the seeds on the board, when both play best.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EndgameView {
    /// The rules asked for.
    pub rules: RulesView,
    /// The position asked for.
    #[schema(example = "1-1-1-1-1-2-4-2-3-0-0-0-16-16-S")]
    pub position: String,
    /// The seeds on the board.
    pub seeds: u8,
    /// What `value` and `moves` are: `score`, with endless play worth 0.
    #[schema(example = "score")]
    pub kind: &'static str,
    /// The value of the position.
    #[schema(example = 0)]
    pub value: i8,
    /// The value of each legal move, the seeds that it captures included.
    #[schema(example = json!({"A": -1, "B": -1, "F": 0}))]
    pub moves: BTreeMap<char, i8>,
    /// The least and the most that can come of it, whatever endless play is worth; null where
    /// this server has no table of that kind.
    #[schema(example = json!([-1, 2]))]
    pub bounds: Option<[i8; 2]>,
    /// The bounds of each legal move, the seeds that it captures included.
    pub moves_bounds: Option<BTreeMap<char, [i8; 2]>>,
    /// Whether the bounds agree: then `value` can be forced without any endless play.
    pub exact: bool,
    /// Whether a repetition, which under these rules shares seeds by own row, could give another
    /// result than `value`.
    pub repetition_may_change: bool,
    /// Whether the game is over here, as when somebody has 25 seeds: the value then only says what
    /// the seeds on the board would be worth.
    pub over: bool,
}

impl EndgameView {
    /// What tables say of a position, as it is shown.
    #[must_use]
    pub fn new(rules: &Rules, position: &Position, facts: &Facts) -> Self {
        let side = position.side();
        let bounds = facts.bounds.as_ref().map(|probe| bounds_of(probe.value));
        let exact = bounds.is_some_and(|[lower, upper]| lower == upper);
        let own_row = rules.spec.leftover == Leftover::OwnRow;
        let repeats = rules.spec.repetition != Repetition::Never;
        Self {
            rules: rules.into(),
            position: position.to_string(),
            seeds: position.board().total(),
            kind: Kind::Score.name(),
            value: bounds_of(facts.score.value)[0],
            moves: moves(&facts.score, side, |value| bounds_of(value)[0]),
            bounds,
            moves_bounds: facts.bounds.as_ref().map(|probe| moves(probe, side, bounds_of)),
            exact,
            repetition_may_change: own_row && repeats && !exact,
            over: position.end(*rules).is_some(),
        }
    }
}

/// A score is its own lower and upper bound.
fn bounds_of(value: Value) -> [i8; 2] {
    match value {
        Value::Score(score) => [score, score],
        Value::Bounds { lower, upper } => [lower, upper],
    }
}

fn moves<T>(probe: &Probe, side: Side, shown: impl Fn(Value) -> T) -> BTreeMap<char, T> {
    let row = match side {
        Side::South => &House::ALL[..6],
        Side::North => &House::ALL[6..],
    };
    let named = probe
        .moves
        .iter()
        .filter_map(|each| row.get(each.place).map(|house| (house.letter(), shown(each.value))));
    named.collect()
}

/// The endgame tables of a server.
#[derive(Debug, Serialize, ToSchema)]
pub struct EndgameTables {
    /// One for each rule set and kind.
    pub tables: Vec<TablesView>,
}

/// How far the tables of one rule set and kind go.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TablesView {
    /// The rule set. Changes of first side, majority, repetition and number of seeds, and a
    /// leftover rule of `split` in place of `own_row`, need no tables of their own.
    #[schema(example = "wari")]
    pub rules: &'static str,
    /// `score` or `bounds`.
    #[schema(example = "score")]
    pub kind: &'static str,
    /// Positions of up to so many seeds are known.
    pub seeds: u8,
    /// And will be up to so many.
    pub goal: u8,
    /// `ready`, `building`, or `failed` where tables could not be made.
    #[schema(example = "ready")]
    pub state: &'static str,
}

impl TablesView {
    /// The tables of every rule set; those that two of them share are told for both.
    #[must_use]
    pub fn all(status: &[Status]) -> Vec<Self> {
        Preset::ALL.iter().flat_map(|&preset| Self::of(preset, status)).collect()
    }

    fn of(preset: Preset, status: &[Status]) -> impl Iterator<Item = Self> {
        let own = status.iter().filter(move |status| status.rules == preset.spec().into());
        own.map(move |status| Self {
            rules: preset.name(),
            kind: status.kind.name(),
            seeds: status.seeds,
            goal: status.goal,
            state: match status.progress {
                Progress::Ready => "ready",
                Progress::Building => "building",
                Progress::Failed => "failed",
            },
        })
    }
}
