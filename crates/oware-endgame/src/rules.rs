//! The part of the rules that endgame values depend on.

use alloc::format;
use alloc::string::{String, ToString};

use oware_rules::{CaptureRun, GrandSlam, Leftover, Preset, Spec};

/// The rules a table is for. Rule sets that differ only in who starts, in the majority end, in
/// what repetition does or in the number of seeds share tables (`awari` those of `wari`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableRules {
    spec: Spec,
}

impl TableRules {
    /// The rules that moves and values follow: `majority` never ends a game in them, and the
    /// settings without influence have one fixed value.
    #[must_use]
    pub const fn spec(self) -> Spec {
        self.spec
    }

    /// What tables of these rules are called: the first rule set that has them, or the settings.
    #[must_use]
    pub fn name(self) -> String {
        let preset = Preset::ALL.iter().find(|preset| TableRules::from(preset.spec()) == self);
        match preset {
            Some(preset) => preset.name().to_string(),
            None => format!(
                "{}-{}-{}-{}",
                self.spec.grand_slam.name(),
                self.spec.capture_run.name(),
                self.spec.full_house,
                self.spec.leftover.name(),
            ),
        }
    }

    /// The value, for a mover who has no legal move, of rows of so many seeds (rule 5).
    #[must_use]
    pub const fn no_move(self, own: u8, opp: u8) -> i8 {
        match self.spec.leftover {
            Leftover::Uncounted => 0,
            Leftover::OwnRow | Leftover::Split => own as i8 - opp as i8,
        }
    }

    /// As stored in a file.
    pub(crate) const fn to_bytes(self) -> [u8; 4] {
        let grand_slam = match self.spec.grand_slam {
            GrandSlam::NoCapture => 0,
            GrandSlam::ForbiddenThenSweep => 1,
            GrandSlam::CaptureAndMoveAgain => 2,
            GrandSlam::LeaveLast => 3,
            GrandSlam::ForbiddenThenEnd => 4,
            GrandSlam::OpponentTakesRest => 5,
        };
        let capture_run = match self.spec.capture_run {
            CaptureRun::Before => 0,
            CaptureRun::Both => 1,
        };
        let leftover = match self.spec.leftover {
            Leftover::OwnRow | Leftover::Split => 0,
            Leftover::Uncounted => 1,
        };
        [grand_slam, capture_run, self.spec.full_house, leftover]
    }
}

impl From<Spec> for TableRules {
    fn from(spec: Spec) -> TableRules {
        let leftover = match spec.leftover {
            Leftover::Split => Leftover::OwnRow,
            other => other,
        };
        let plain = Preset::Abapa.spec();
        TableRules {
            spec: Spec {
                grand_slam: spec.grand_slam,
                capture_run: spec.capture_run,
                full_house: spec.full_house,
                leftover,
                majority: false,
                ..plain
            },
        }
    }
}
