//! A table in words: whose turn, how it ended and why, how the seeds left over were shared.

use fluent_bundle::FluentValue;
use oware_rules::{End, EndReason, Game, House, LeftoverShare, Score, Side, Stuck};
use oware_table::{Phase, Table};

use super::rules_text::preset_name;
use crate::i18n::Texts;

/// What stands over the board: the state, and at the end its reason.
pub struct Status {
    /// Whose turn it is, or who won.
    pub headline: String,
    /// Why the game ended and what became of the seeds left over.
    pub reason: Vec<String>,
}

/// The status of a table, to somebody who only watches.
pub fn status(t: &Texts, table: &Table) -> Status {
    let headline = match (table.free_seat(), table.end()) {
        (Some(side), _) => t.status_seat_free(side.name()),
        (None, Some(end)) => result(t, end),
        (None, None) => to_move(t, table),
    };
    let reason = table.end().map_or_else(Vec::new, |end| reasons(t, table.game(), end));
    Status { headline, reason }
}

fn to_move(t: &Texts, table: &Table) -> String {
    let game = table.game();
    let side = game.position().side();
    if game.moves().last().map(|house| house.owner()) == Some(side) {
        t.status_again(side.name())
    } else {
        t.status_to_move(side.name())
    }
}

/// Who won, with the score.
pub fn result(t: &Texts, end: &End) -> String {
    let [more, fewer] =
        if end.scores[0] >= end.scores[1] { [0, 1] } else { [1, 0] }.map(|i| seeds(end.scores[i]));
    match end.winner {
        None => t.result_draw(fewer, more),
        Some(side) if end.reason == EndReason::Resignation => {
            t.result_won_by_resignation(side.name())
        }
        Some(side) => t.result_won(fewer, more, side.name()),
    }
}

/// Why a game ended, and what became of the seeds left over.
pub fn reasons(t: &Texts, game: &Game, end: &End) -> Vec<String> {
    vec![reason(t, game, end), leftover(t, game, end)]
}

fn reason(t: &Texts, game: &Game, end: &End) -> String {
    let winner = end.winner.unwrap_or(Side::South);
    match end.reason {
        EndReason::Majority => t.reason_majority(winner.name()),
        EndReason::NoMove => no_move(t, game),
        EndReason::GrandSlam => t.reason_grand_slam(),
        EndReason::Repetition => {
            t.reason_repetition(game.rules().spec.repetition.limit().unwrap_or_default())
        }
        EndReason::Agreement => t.reason_agreement(),
        EndReason::Resignation => t.reason_resignation(winner.other().name()),
    }
}

fn no_move(t: &Texts, game: &Game) -> String {
    let side = game.position().side().name();
    match game.stuck() {
        Some(Stuck::CannotFeed) => t.reason_no_move_cannot_feed(side),
        Some(Stuck::OnlySlams) => t.reason_no_move_only_slams(side),
        Some(Stuck::EmptyRow) | None => t.reason_no_move_empty_row(side),
    }
}

fn leftover(t: &Texts, game: &Game, end: &End) -> String {
    let on_board = game.position().board().total();
    let mover = game.moves().last().map_or(Side::South, |house| house.owner());
    let shared = |side: Side| seeds(end.shared[side.index()]);
    match end.leftover {
        LeftoverShare::Nothing => t.leftover_nothing(),
        LeftoverShare::OnBoard => t.leftover_on_board(on_board),
        LeftoverShare::OwnRow => t.leftover_own_row(shared(Side::North), shared(Side::South)),
        LeftoverShare::Uncounted => t.leftover_uncounted(on_board),
        LeftoverShare::Split => t.leftover_split(shared(Side::South)),
        LeftoverShare::MoverSweeps => t.leftover_mover_sweeps(shared(mover), mover.name()),
        LeftoverShare::OpponentTakes => {
            t.leftover_opponent_takes(shared(mover.other()), mover.other().name())
        }
    }
}

/// A number of seeds; a half is written `½` in every language.
pub fn seeds(score: Score) -> FluentValue<'static> {
    let halves = score.to_halves();
    if halves.is_multiple_of(2) {
        FluentValue::from(halves / 2)
    } else {
        format!("{}½", halves / 2).into()
    }
}

/// So many seeds can be drawn: a half is only written.
pub fn whole_seeds(score: Score) -> u8 {
    u8::try_from(score.to_halves() / 2).unwrap_or(u8::MAX)
}

/// A board in words, for who does not see its picture.
pub fn board_in_words(t: &Texts, houses: &[u8; 12], scores: [Score; 2]) -> String {
    let listed = House::ALL.map(|house| format!("{} {}", house.letter(), houses[house.index()]));
    let store = |side: Side| t.store_label(seeds(scores[side.index()]), side.name());
    t.board_in_words(listed.join(", "), store(Side::North), store(Side::South))
}

/// The number as it stands in a store.
pub fn score_text(score: Score) -> String {
    let halves = score.to_halves();
    format!("{}{}", halves / 2, if halves.is_multiple_of(2) { "" } else { "½" })
}

/// The rules in a word or two: "Wari", or "Wari, changed".
pub fn rules_name(t: &Texts, table: &Table) -> String {
    let rules = &table.settings().rules;
    let name = preset_name(t, rules.preset);
    if rules.is_changed() { t.rules_changed_short(name) } else { name }
}

/// What a link preview says of the table.
pub fn about(t: &Texts, table: &Table) -> String {
    let rules = rules_name(t, table);
    let [south, north] = table.game().position().stores();
    match (table.phase(), table.free_seat(), table.end()) {
        (Phase::Waiting, Some(side), _) => t.table_about_free(rules, side.name()),
        (_, _, Some(end)) => t.table_about_ended(result(t, end), rules),
        _ => t.table_about_playing(north, table.game().ply(), rules, south),
    }
}

/// How a house is called to someone who does not see it.
pub fn house_label(t: &Texts, house: House, seeds: u8) -> String {
    t.house_label(house.letter().to_string(), seeds)
}
