//! The stored form of events: JSON with a version. A form that was ever stored stays readable;
//! `testdata/events_v1.jsonl` pins its bytes.

use oware_rules::{End, EndReason, House, LeftoverShare, Rules, Score, Side};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{ComputerLevel, Event, Opponent, SeatKeyHash, Settings, TableId};

const VERSION: u64 = 1;

/// Why stored text is no event.
#[derive(Debug, thiserror::Error)]
pub enum UnreadableEvent {
    /// It is no JSON object.
    #[error("a stored event is a JSON object: {0}")]
    NotAnObject(#[source] serde_json::Error),
    /// It has no version, or one that this program doesn't know.
    #[error("a stored event has \"v\":1, not {found}")]
    UnknownVersion {
        /// What it has.
        found: Value,
    },
    /// Its type is unknown or its fields are not those of its type.
    #[error("not an event of version 1: {0}")]
    Malformed(#[source] serde_json::Error),
}

impl Event {
    /// The event as it is stored.
    #[must_use]
    pub fn to_stored(&self) -> String {
        // Every field is a name, a number or a list of them: writing JSON can't fail.
        serde_json::to_string(&Versioned { v: VERSION, event: self.into() }).unwrap_or_default()
    }

    /// Reads an event as it was stored.
    ///
    /// # Errors
    ///
    /// [`UnreadableEvent`] when the text is no event of a known version and type.
    pub fn from_stored(text: &str) -> Result<Self, UnreadableEvent> {
        let mut fields: Map<String, Value> =
            serde_json::from_str(text).map_err(UnreadableEvent::NotAnObject)?;
        let version = fields.remove("v").unwrap_or_default();
        if version != VERSION {
            return Err(UnreadableEvent::UnknownVersion { found: version });
        }
        serde_json::from_value(Value::Object(fields))
            .map(|event: V1| event.into())
            .map_err(UnreadableEvent::Malformed)
    }
}

#[derive(Serialize)]
struct Versioned {
    v: u64,
    #[serde(flatten)]
    event: V1,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum V1 {
    Created {
        rules: Rules,
        host: Side,
        one_screen: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        computer: Option<ComputerLevel>,
        #[serde(with = "hash")]
        host_key: SeatKeyHash,
    },
    SeatTaken {
        side: Side,
        #[serde(with = "hash")]
        key: SeatKeyHash,
    },
    Moved {
        ply: usize,
        house: House,
    },
    EndOffered {
        by: Side,
    },
    EndDeclined {
        by: Side,
    },
    EndWithdrawn {
        by: Side,
    },
    EndAccepted {
        by: Side,
    },
    Resigned {
        by: Side,
    },
    Ended {
        reason: EndReason,
        scores: [Score; 2],
        #[serde(with = "winner")]
        winner: Option<Side>,
        leftover: Leftover,
    },
    RematchOffered {
        by: Side,
    },
    RematchWithdrawn {
        by: Side,
    },
    RematchCreated {
        table: TableId,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Leftover {
    how: LeftoverShare,
    seeds: [Score; 2],
}

impl From<&Event> for V1 {
    fn from(event: &Event) -> Self {
        match *event {
            Event::Created { settings: Settings { rules, host, opponent }, host_key } => {
                let one_screen = opponent == Opponent::SameScreen;
                V1::Created { rules, host, one_screen, computer: opponent.computer(), host_key }
            }
            Event::SeatTaken { side, key } => V1::SeatTaken { side, key },
            Event::Moved { ply, house } => V1::Moved { ply, house },
            Event::EndOffered { by } => V1::EndOffered { by },
            Event::EndDeclined { by } => V1::EndDeclined { by },
            Event::EndWithdrawn { by } => V1::EndWithdrawn { by },
            Event::EndAccepted { by } => V1::EndAccepted { by },
            Event::Resigned { by } => V1::Resigned { by },
            Event::Ended(End { reason, scores, winner, leftover, shared }) => V1::Ended {
                reason,
                scores,
                winner,
                leftover: Leftover { how: leftover, seeds: shared },
            },
            Event::RematchOffered { by } => V1::RematchOffered { by },
            Event::RematchWithdrawn { by } => V1::RematchWithdrawn { by },
            Event::RematchCreated { table } => V1::RematchCreated { table },
        }
    }
}

impl From<V1> for Event {
    fn from(event: V1) -> Self {
        match event {
            V1::Created { rules, host, one_screen, computer, host_key } => {
                let opponent = match computer {
                    Some(level) => Opponent::Computer(level),
                    None if one_screen => Opponent::SameScreen,
                    None => Opponent::Guest,
                };
                Event::Created { settings: Settings { rules, host, opponent }, host_key }
            }
            V1::SeatTaken { side, key } => Event::SeatTaken { side, key },
            V1::Moved { ply, house } => Event::Moved { ply, house },
            V1::EndOffered { by } => Event::EndOffered { by },
            V1::EndDeclined { by } => Event::EndDeclined { by },
            V1::EndWithdrawn { by } => Event::EndWithdrawn { by },
            V1::EndAccepted { by } => Event::EndAccepted { by },
            V1::Resigned { by } => Event::Resigned { by },
            V1::Ended { reason, scores, winner, leftover } => Event::Ended(End {
                reason,
                scores,
                winner,
                leftover: leftover.how,
                shared: leftover.seeds,
            }),
            V1::RematchOffered { by } => Event::RematchOffered { by },
            V1::RematchWithdrawn { by } => Event::RematchWithdrawn { by },
            V1::RematchCreated { table } => Event::RematchCreated { table },
        }
    }
}

/// A hash as 43 characters of base64url.
mod hash {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::SeatKeyHash;

    pub(super) fn serialize<S: Serializer>(hash: &SeatKeyHash, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&hash.to_text())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<SeatKeyHash, D::Error> {
        let text = String::deserialize(from)?;
        SeatKeyHash::parse(&text).ok_or_else(|| D::Error::custom("a hash has 43 characters"))
    }
}

/// A winner: `south`, `north` or `draw`.
mod winner {
    use oware_rules::Side;
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    const DRAW: &str = "draw";

    pub(super) fn serialize<S: Serializer>(side: &Option<Side>, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(side.map_or(DRAW, Side::name))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Side>, D::Error> {
        match String::deserialize(from)?.as_str() {
            DRAW => Ok(None),
            name => Side::from_name(name)
                .map(Some)
                .ok_or_else(|| D::Error::custom("a winner is south, north or draw")),
        }
    }
}
