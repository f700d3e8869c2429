//! The six named rule sets, as values and as zero-size types, and a table's choice of rules.

use alloc::{string::String, vec::Vec};
use core::fmt;

use crate::spec::named;
use crate::{CaptureRun, GrandSlam, Leftover, Repetition, Setting, Side, Spec, Value};

named! {
    /// A named rule set.
    Preset {
        /// The tournament standard.
        Abapa = "abapa",
        /// The stricter rule: a grand slam is forbidden unless forced.
        Wari = "wari",
        /// The Caribbean game: a grand slam takes the row and moves again.
        Warri = "warri",
        /// The Ghanaian game as a Czech page tells it.
        Ashanti = "ashanti",
        /// The game as an Esperanto page tells it.
        Ovare = "ovare",
        /// The game of computer science, solved in 2002 by Romein and Bal.
        Awari = "awari",
    }
}

impl Preset {
    /// The rules the name stands for.
    #[must_use]
    pub const fn spec(self) -> Spec {
        match self {
            Preset::Abapa => ABAPA,
            Preset::Wari => WARI,
            Preset::Warri => WARRI,
            Preset::Ashanti => ASHANTI,
            Preset::Ovare => OVARE,
            Preset::Awari => AWARI,
        }
    }
}

const ABAPA: Spec = Spec {
    grand_slam: GrandSlam::NoCapture,
    capture_run: CaptureRun::Before,
    full_house: 0,
    first: Side::South,
    majority: true,
    leftover: Leftover::OwnRow,
    repetition: Repetition::Third,
    seeds_per_house: 4,
};
const WARI: Spec = Spec { grand_slam: GrandSlam::ForbiddenThenSweep, ..ABAPA };
const WARRI: Spec = Spec { grand_slam: GrandSlam::CaptureAndMoveAgain, ..ABAPA };
const ASHANTI: Spec = Spec {
    grand_slam: GrandSlam::LeaveLast,
    full_house: 12,
    first: Side::North,
    majority: false,
    leftover: Leftover::Uncounted,
    repetition: Repetition::Never,
    ..ABAPA
};
const OVARE: Spec = Spec {
    grand_slam: GrandSlam::ForbiddenThenEnd,
    capture_run: CaptureRun::Both,
    majority: false,
    ..ABAPA
};
const AWARI: Spec = Spec { leftover: Leftover::Split, ..WARI };

/// Something that stands for a [`Spec`]: a zero-size type (the rules are then known to the
/// compiler) or a `Spec` chosen at run time. Both run the same code.
pub trait RuleSet: Copy {
    /// The rules.
    fn spec(self) -> Spec;
}

impl RuleSet for Spec {
    #[inline(always)]
    fn spec(self) -> Spec {
        self
    }
}

macro_rules! rule_sets {
    ($($name:ident = $spec:ident),+) => { $(
        #[doc = concat!("[`Preset::", stringify!($name), "`] as a type.")]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $name;

        impl RuleSet for $name {
            #[inline(always)]
            fn spec(self) -> Spec {
                $spec
            }
        }
    )+ };
}

rule_sets!(
    Abapa = ABAPA,
    Wari = WARI,
    Warri = WARRI,
    Ashanti = ASHANTI,
    Ovare = OVARE,
    Awari = AWARI
);

/// Runs an expression generic over the rule set, with the zero-size type where the spec is a
/// preset's and with the run-time spec otherwise: one `match` a request.
#[macro_export]
macro_rules! with_rule_set {
    ($spec:expr, |$rules:ident| $body:expr) => {{
        let spec: $crate::Spec = $spec;
        macro_rules! typed {
            ($set:ident) => {{
                let $rules = $crate::$set;
                $body
            }};
        }
        match $crate::Preset::ALL.iter().copied().find(|preset| preset.spec() == spec) {
            Some($crate::Preset::Abapa) => typed!(Abapa),
            Some($crate::Preset::Wari) => typed!(Wari),
            Some($crate::Preset::Warri) => typed!(Warri),
            Some($crate::Preset::Ashanti) => typed!(Ashanti),
            Some($crate::Preset::Ovare) => typed!(Ovare),
            Some($crate::Preset::Awari) => typed!(Awari),
            None => {
                let $rules = spec;
                $body
            }
        }
    }};
}

/// A table's choice: a preset and possibly changed settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The rule set it is named after.
    pub preset: Preset,
    /// The rules in force.
    pub spec: Spec,
}

impl Rules {
    /// A preset without any change.
    #[must_use]
    pub const fn preset(preset: Preset) -> Rules {
        Rules { preset, spec: preset.spec() }
    }

    /// The settings that differ from the preset.
    #[must_use]
    pub fn changes(&self) -> Vec<Setting> {
        let preset = self.preset.spec();
        let changed = |setting: &Setting| self.spec.get(*setting) != preset.get(*setting);
        Setting::ALL.iter().copied().filter(changed).collect()
    }

    /// Whether any setting differs from the preset.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.spec != self.preset.spec()
    }

    /// Changes a setting by its name.
    ///
    /// # Errors
    /// [`RulesError`] if there is no such setting or it has no such value.
    pub fn set(&mut self, setting: &str, value: Value<'_>) -> Result<(), RulesError> {
        let setting = Setting::from_name(setting)
            .ok_or_else(|| RulesError::UnknownSetting { name: setting.into() })?;
        self.spec.set(setting, value)
    }

    /// A preset by its name.
    ///
    /// # Errors
    /// [`RulesError::UnknownPreset`] if there is none.
    pub fn from_name(name: &str) -> Result<Rules, RulesError> {
        Preset::from_name(name)
            .map(Rules::preset)
            .ok_or_else(|| RulesError::UnknownPreset { name: name.into() })
    }
}

impl From<Preset> for Rules {
    fn from(preset: Preset) -> Rules {
        Rules::preset(preset)
    }
}

impl RuleSet for Rules {
    #[inline(always)]
    fn spec(self) -> Spec {
        self.spec
    }
}

/// Why a choice of rules can't be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// No rule set has this name.
    UnknownPreset {
        /// The name given.
        name: String,
    },
    /// No setting has this name.
    UnknownSetting {
        /// The name given.
        name: String,
    },
    /// The setting has no such value.
    BadValue {
        /// The setting.
        setting: Setting,
        /// The value given, as it stands in JSON.
        found: String,
    },
}

impl RulesError {
    /// A stable code for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            RulesError::UnknownPreset { .. } => "unknown_preset",
            RulesError::UnknownSetting { .. } => "unknown_setting",
            RulesError::BadValue { .. } => "bad_setting_value",
        }
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, names: &[&str]| {
            names
                .iter()
                .enumerate()
                .try_for_each(|(i, name)| write!(f, "{}{name}", if i > 0 { ", " } else { "" }))
        };
        match self {
            RulesError::UnknownPreset { name } => {
                write!(f, "there is no rule set \"{name}\"; there are ")?;
                list(f, Preset::NAMES)
            }
            RulesError::UnknownSetting { name } => {
                write!(f, "there is no setting \"{name}\"; there are preset, ")?;
                list(f, Setting::NAMES)
            }
            RulesError::BadValue { setting, found } => {
                write!(f, "{setting} can't be {found}; it is {}", setting.values())
            }
        }
    }
}

impl core::error::Error for RulesError {}
