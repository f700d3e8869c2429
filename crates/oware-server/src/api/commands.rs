//! What the holder of a seat's key asks of a table.

use axum::Json;
use axum::extract::State;
use oware_rules::House;
use oware_table::{Command, Refused, SeatKeyHash};

use super::ApiError;
use super::extract::{At, Bearer, Payload};
use super::problem::{Conflict, Problem};
use super::tables::given_or_drawn;
use super::wire::{
    Act, Done, PlayMove, RefusalView, Rematch, RematchAction, Result as Word, Seated, TakeSeat,
};
use crate::live::{Answer, Failure, LiveTable, side_of};
use crate::{App, random};

type Answered = Result<Json<Done>, ApiError>;

/// Takes the free seat.
#[utoipa::path(
    post, path = "/tables/{id}/seats", tag = "play", request_body = TakeSeat,
    params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 200, body = Seated),
        (status = 409, description = "`seat_taken`", body = Problem, content_type = "application/problem+json"),
    )
)]
pub async fn take_seat(
    State(app): State<App>,
    At(table): At,
    Payload(asked): Payload<TakeSeat>,
) -> Result<Json<Seated>, ApiError> {
    let key = given_or_drawn(&app, asked.seat_key.as_deref())?;
    let host = table.shown().table().settings().host;
    let Answer { news, holding, table } =
        app.tables().command(table, key.hash(), Command::TakeSeat).await?;
    let holding = holding.ok_or(ApiError::Internal)?;
    let result = if news { Word::Seated } else { Word::Already };
    Ok(Json(Seated { result, side: side_of(holding, host).name(), key: key.reveal(), table }))
}

/// Plays a house. Sending the same move again is answered `already`.
#[utoipa::path(
    post, path = "/tables/{id}/moves", tag = "play", request_body = PlayMove, security(("seat_key" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 200, body = Done),
        (status = 409, description = "`stale`, `ahead`, `illegal_move`, `not_your_turn`, `not_started` or `game_over`", body = Problem, content_type = "application/problem+json"),
    )
)]
pub async fn play(
    State(app): State<App>,
    At(table): At,
    Bearer(key): Bearer,
    Payload(asked): Payload<PlayMove>,
) -> Answered {
    let house = House::from_letter(asked.house)
        .ok_or_else(|| ApiError::InvalidRequest("a house is one of A to F and a to f".into()))?;
    let ply = usize::try_from(asked.ply).unwrap_or(usize::MAX);
    command(&app, table, key.hash(), Command::Move { ply, house }, Word::Played).await
}

macro_rules! act {
    ($(#[$doc:meta])* $name:ident, $path:literal, $codes:literal, $command:ident) => {
        $(#[$doc])*
        #[utoipa::path(
            post, path = $path, tag = "play", request_body = Act, security(("seat_key" = [])),
            params(("id" = String, Path, description = "The table's name")),
            responses(
                (status = 200, body = Done),
                (status = 409, description = $codes, body = Problem, content_type = "application/problem+json"),
            )
        )]
        pub async fn $name(
            State(app): State<App>,
            At(table): At,
            Bearer(key): Bearer,
            Payload(asked): Payload<Act>,
        ) -> Answered {
            let ply = asked.ply.map(|ply| usize::try_from(ply).unwrap_or(usize::MAX));
            command(&app, table, key.hash(), Command::$command { ply }, Word::Done).await
        }
    };
}

act!(
    /// Offers to end the game by agreement; at a one-screen table ends it.
    offer, "/tables/{id}/offer", "`stale`, `ahead`, `not_started`, `game_over`, `offer_stands`, `offer_declined` or `offer_withdrawn`", OfferEnd
);
act!(
    /// Accepts the other side's offer to end.
    accept, "/tables/{id}/accept", "`stale`, `ahead`, `not_started`, `game_over` or `no_offer`", AcceptEnd
);
act!(
    /// Declines the other side's offer to end.
    decline, "/tables/{id}/decline", "`stale`, `ahead`, `not_started`, `game_over` or `no_offer`", DeclineEnd
);
act!(
    /// Takes one's own offer to end back.
    withdraw, "/tables/{id}/withdraw", "`stale`, `ahead`, `not_started` or `game_over`", WithdrawEnd
);
act!(
    /// Resigns: the other side wins, whatever the score.
    resign, "/tables/{id}/resign", "`stale`, `ahead`, `not_started` or `game_over`", Resign
);

/// Offers, accepts or withdraws another game with sides swapped. It is played at a new table,
/// whose seats the players' keys hold.
#[utoipa::path(
    post, path = "/tables/{id}/rematch", tag = "play", request_body = Rematch, security(("seat_key" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 200, body = Done),
        (status = 409, description = "`not_over`, `not_started`, `no_offer` or `rematch_withdrawn`", body = Problem, content_type = "application/problem+json"),
    )
)]
pub async fn rematch(
    State(app): State<App>,
    At(table): At,
    Bearer(key): Bearer,
    Payload(asked): Payload<Rematch>,
) -> Answered {
    let new = random::table_id(app.random())?;
    let asked = match asked.action {
        RematchAction::Offer => Command::OfferRematch { table: new },
        RematchAction::Accept => Command::AcceptRematch { table: new },
        RematchAction::Withdraw => Command::WithdrawRematch,
    };
    command(&app, table, key.hash(), asked, Word::Done).await
}

async fn command(
    app: &App,
    table: std::sync::Arc<LiveTable>,
    key: SeatKeyHash,
    command: Command,
    word: Word,
) -> Answered {
    let Answer { news, table, .. } = app.tables().command(table, key, command).await?;
    Ok(Json(Done { result: if news { word } else { Word::Already }, table }))
}

impl From<Failure> for ApiError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Unavailable => Self::Unavailable,
            Failure::Refused(Refused::WrongSeat, _) => Self::WrongSeat,
            Failure::Refused(refused, table) => {
                let refusal = match &refused {
                    Refused::IllegalMove { refusal, legal } => {
                        Some(RefusalView::new(refusal, *legal))
                    }
                    _ => None,
                };
                Self::Conflict(Box::new(Conflict {
                    code: refused.code(),
                    detail: refused.to_string(),
                    refusal,
                    table: *table,
                }))
            }
        }
    }
}
