//! The JSON of a table as it stands.

use oware_rules::{End, House, Refusal, Score, Side};
use oware_table::{Opponent, Phase, Rematch, TableId};
use serde::Serialize;
use utoipa::ToSchema;

use super::rules::{self, ChangeView, RulesView, SpecView};
use crate::clock::rfc3339;
use crate::live::Shown;

/// A table as it stands. It holds no secret: everybody gets the same.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Snapshot {
    /// Its name in addresses.
    pub id: String,
    /// The number of events so far.
    pub version: u64,
    /// Its rules.
    pub rules: RulesView,
    /// Every setting of its rules.
    pub spec: SpecView,
    /// Where its rules differ from the rule set they are named after.
    pub changes: Vec<ChangeView>,
    /// Whether both sides are played at one screen.
    pub one_screen: bool,
    /// Where the computer plays one of the sides: at which level.
    pub computer: Option<ComputerView>,
    /// The side of the player who made the table.
    pub host: &'static str,
    /// Which seats are taken.
    pub seats: SeatsView,
    /// The position before the first move.
    #[schema(example = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S")]
    pub start: String,
    /// The position now.
    #[schema(example = "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N")]
    pub position: String,
    /// The houses played.
    #[schema(value_type = Vec<char>)]
    pub moves: Vec<House>,
    /// `waiting` for the second player, `playing` or `ended`.
    pub phase: &'static str,
    /// The side to move; none before both seats are taken and after the end.
    pub to_move: Option<&'static str>,
    /// The houses that may be played.
    #[schema(value_type = Vec<char>)]
    pub legal: Vec<House>,
    /// Who offers to end the game.
    pub offer: Option<&'static str>,
    /// Whose offer was declined since the last move; of two, the later.
    pub declined: Option<&'static str>,
    /// Who has taken an offer back since the last move, and cannot offer again before the next one.
    pub withdrawn: Vec<&'static str>,
    /// Another game.
    pub rematch: RematchView,
    /// How the game ended.
    pub end: Option<EndView>,
    /// When the table was made.
    #[schema(format = DateTime)]
    pub created_at: String,
    /// When the last event happened.
    #[schema(format = DateTime)]
    pub updated_at: String,
}

/// Which seats are taken.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatsView {
    /// South's.
    pub south: bool,
    /// North's.
    pub north: bool,
}

/// The computer at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ComputerView {
    /// `south` or `north`.
    pub side: &'static str,
    /// 1 to 8.
    #[schema(minimum = 1, maximum = 8)]
    pub level: u8,
}

/// How far the two are on the way to another game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RematchView {
    /// Who asks for it.
    pub offer: Option<&'static str>,
    /// The table where it is played. The players' keys hold its seats too.
    pub table: Option<String>,
}

/// A result.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EndView {
    /// `majority`, `no_move`, `grand_slam`, `repetition`, `agreement` or `resignation`.
    pub reason: &'static str,
    /// The final scores, South's and North's.
    #[schema(value_type = Vec<f64>, example = json!([25, 23]))]
    pub stores: [Score; 2],
    /// `south`, `north` or `draw`.
    pub winner: &'static str,
    /// The seeds that were left on the board.
    pub leftover: LeftoverView,
}

/// What became of the seeds left on the board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LeftoverView {
    /// `nothing`, `on_board`, `own_row`, `uncounted`, `split`, `mover_sweeps` or `opponent_takes`.
    pub how: &'static str,
    /// What each side got of them; counted in the final scores.
    #[schema(value_type = Vec<f64>, example = json!([2, 0]))]
    pub seeds: [Score; 2],
}

impl From<&End> for EndView {
    fn from(end: &End) -> Self {
        Self {
            reason: end.reason.name(),
            stores: end.scores,
            winner: end.winner_name(),
            leftover: LeftoverView { how: end.leftover.name(), seeds: end.shared },
        }
    }
}

impl Snapshot {
    /// What everybody may know of a table.
    #[must_use]
    pub fn of(id: &TableId, shown: &Shown) -> Self {
        let table = shown.table();
        let game = table.game();
        let settings = table.settings();
        let free = table.free_seat();
        let playing = table.phase() == Phase::Playing;
        Self {
            id: id.to_string(),
            version: table.version(),
            rules: (&settings.rules).into(),
            spec: (&settings.rules.spec).into(),
            changes: rules::changes(&settings.rules),
            one_screen: settings.opponent == Opponent::SameScreen,
            computer: table
                .computer()
                .map(|(side, level)| ComputerView { side: side.name(), level: level.get() }),
            host: settings.host.name(),
            seats: SeatsView { south: free != Some(Side::South), north: free != Some(Side::North) },
            start: game.start().to_string(),
            position: game.position().to_string(),
            moves: game.moves().to_vec(),
            phase: table.phase().name(),
            to_move: playing.then(|| game.position().side().name()),
            legal: table.legal().collect(),
            offer: table.offer().map(Side::name),
            declined: table.declined().map(Side::name),
            withdrawn: [Side::South, Side::North]
                .into_iter()
                .filter(|&side| table.withdrawn(side))
                .map(Side::name)
                .collect(),
            rematch: table.rematch().into(),
            end: table.end().map(EndView::from),
            created_at: rfc3339(shown.created_ms()),
            updated_at: rfc3339(shown.updated_ms()),
        }
    }
}

impl From<Rematch> for RematchView {
    fn from(rematch: Rematch) -> Self {
        match rematch {
            Rematch::None => Self { offer: None, table: None },
            Rematch::Offered(side) => Self { offer: Some(side.name()), table: None },
            Rematch::Created(table) => Self { offer: None, table: Some(table.to_string()) },
        }
    }
}

/// Why the rules refuse a move.
#[derive(Debug, Serialize, ToSchema)]
pub struct RefusalView {
    /// `wrong_side`, `empty_house`, `must_feed`, `full_house` or `grand_slam`.
    pub code: &'static str,
    /// The house that was refused.
    #[schema(value_type = Option<char>)]
    pub house: Option<House>,
    /// What may be played.
    #[schema(value_type = Vec<char>)]
    pub legal: Vec<House>,
}

impl RefusalView {
    /// The refusal, and what was legal.
    pub fn new(refusal: &Refusal, legal: impl Iterator<Item = House>) -> Self {
        Self { code: refusal.code(), house: refusal.house(), legal: legal.collect() }
    }
}
