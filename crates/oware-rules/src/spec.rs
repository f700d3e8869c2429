//! The choices in which rule sets differ: every table setting of the project's `rules.md`.

use core::fmt;

use crate::{RulesError, Side};

/// Declares an enum whose values have fixed names in JSON, on the command line and in storage.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $value:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name {
            $($(#[$vdoc])* $value,)+
        }

        impl $name {
            /// Every value, in the order of the rules document.
            pub const ALL: &'static [$name] = &[$($name::$value),+];
            /// The names of all values, in the same order.
            pub const NAMES: &'static [&'static str] = &[$($text),+];

            /// The fixed name, as in JSON.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($name::$value => $text),+ }
            }

            /// The value with this name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<$name> {
                match name { $($text => Some($name::$value),)+ _ => None }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
pub(crate) use named;

named! {
    /// What happens on a grand slam: a move whose capture would take the opponent's whole row.
    GrandSlam {
        /// Legal, captures nothing.
        NoCapture = "no_capture",
        /// Illegal while another legal move exists; a forced one takes the row and ends the game,
        /// and the mover also takes the own row.
        ForbiddenThenSweep = "forbidden_then_sweep",
        /// Legal, captures; the same player moves again and must feed.
        CaptureAndMoveAgain = "capture_and_move_again",
        /// Legal; the captured house nearest the row's start stays.
        LeaveLast = "leave_last",
        /// Illegal; if no other legal move exists the game ends before moving.
        ForbiddenThenEnd = "forbidden_then_end",
        /// Legal, captures; the opponent is awarded every seed left and the game ends.
        OpponentTakesRest = "opponent_takes_rest",
    }
}

named! {
    /// Which houses of 2 or 3 are captured beside the last one.
    CaptureRun {
        /// The unbroken run directly before it.
        Before = "before",
        /// The runs directly before and directly after it.
        Both = "both",
    }
}

named! {
    /// Who gets the seeds left on the board when a game ends with no legal move, by repetition or
    /// by agreement.
    Leftover {
        /// Each side the seeds in the own row.
        OwnRow = "own_row",
        /// Nobody: they stay and do not count.
        Uncounted = "uncounted",
        /// Endless play (repetition) splits them evenly, an odd seed halved; any other end gives
        /// each side the own row (the rule of *awari*).
        Split = "split",
    }
}

named! {
    /// At which occurrence of the same houses, stores and side to move the game ends.
    Repetition {
        /// At the second.
        Second = "second",
        /// At the third.
        Third = "third",
        /// Never: only agreement ends endless play.
        Never = "never",
    }
}

impl Repetition {
    /// The number of occurrences that ends the game, if any does.
    #[must_use]
    pub const fn limit(self) -> Option<u32> {
        match self {
            Repetition::Second => Some(2),
            Repetition::Third => Some(3),
            Repetition::Never => None,
        }
    }
}

/// One whole set of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// What a grand slam does.
    pub grand_slam: GrandSlam,
    /// Which run is captured.
    pub capture_run: CaptureRun,
    /// Number of seeds from which a house must be played, 1–48; 0 for no such rule.
    pub full_house: u8,
    /// Who moves first.
    pub first: Side,
    /// Whether more than half of all seeds wins at once.
    pub majority: bool,
    /// Who gets what is left on the board.
    pub leftover: Leftover,
    /// When repetition ends the game.
    pub repetition: Repetition,
    /// Seeds in each house at the start, 1–4.
    pub seeds_per_house: u8,
}

impl Spec {
    /// Seeds in the game: twelve houses full.
    #[must_use]
    #[inline(always)]
    pub const fn total_seeds(self) -> u8 {
        12 * self.seeds_per_house
    }

    /// Captured seeds that win at once where `majority` is set: half of all and one.
    #[must_use]
    #[inline(always)]
    pub const fn majority_seeds(self) -> u8 {
        self.total_seeds() / 2 + 1
    }

    /// The value of one setting.
    #[must_use]
    pub const fn get(self, setting: Setting) -> Value<'static> {
        match setting {
            Setting::GrandSlam => Value::Name(self.grand_slam.name()),
            Setting::CaptureRun => Value::Name(self.capture_run.name()),
            Setting::FullHouse => Value::Number(self.full_house),
            Setting::First => Value::Name(self.first.name()),
            Setting::Majority => Value::Flag(self.majority),
            Setting::Leftover => Value::Name(self.leftover.name()),
            Setting::Repetition => Value::Name(self.repetition.name()),
            Setting::SeedsPerHouse => Value::Number(self.seeds_per_house),
        }
    }

    /// Changes one setting.
    ///
    /// # Errors
    /// [`RulesError::BadValue`] if the setting has no such value.
    pub fn set(&mut self, setting: Setting, value: Value<'_>) -> Result<(), RulesError> {
        let bad = || RulesError::BadValue { setting, found: value.quoted() };
        match (setting, value) {
            (Setting::GrandSlam, Value::Name(name)) => {
                self.grand_slam = GrandSlam::from_name(name).ok_or_else(bad)?;
            }
            (Setting::CaptureRun, Value::Name(name)) => {
                self.capture_run = CaptureRun::from_name(name).ok_or_else(bad)?;
            }
            (Setting::FullHouse, Value::Number(n @ 0..=48)) => self.full_house = n,
            (Setting::First, Value::Name(name)) => {
                self.first =
                    Side::ALL.into_iter().find(|side| side.name() == name).ok_or_else(bad)?;
            }
            (Setting::Majority, Value::Flag(flag)) => self.majority = flag,
            (Setting::Leftover, Value::Name(name)) => {
                self.leftover = Leftover::from_name(name).ok_or_else(bad)?;
            }
            (Setting::Repetition, Value::Name(name)) => {
                self.repetition = Repetition::from_name(name).ok_or_else(bad)?;
            }
            (Setting::SeedsPerHouse, Value::Number(n @ 1..=4)) => self.seeds_per_house = n,
            _ => return Err(bad()),
        }
        Ok(())
    }
}

named! {
    /// The name of a setting in which a table may differ from its preset.
    Setting {
        /// [`Spec::grand_slam`].
        GrandSlam = "grand_slam",
        /// [`Spec::capture_run`].
        CaptureRun = "capture_run",
        /// [`Spec::full_house`].
        FullHouse = "full_house",
        /// [`Spec::first`].
        First = "first",
        /// [`Spec::majority`].
        Majority = "majority",
        /// [`Spec::leftover`].
        Leftover = "leftover",
        /// [`Spec::repetition`].
        Repetition = "repetition",
        /// [`Spec::seeds_per_house`].
        SeedsPerHouse = "seeds_per_house",
    }
}

impl Setting {
    /// What the setting accepts, in words for an error message or a list of settings.
    #[must_use]
    pub const fn values(self) -> Values {
        match self {
            Setting::GrandSlam => Values::Names(GrandSlam::NAMES),
            Setting::CaptureRun => Values::Names(CaptureRun::NAMES),
            Setting::FullHouse => Values::Numbers(0, 48),
            Setting::First => Values::Names(&["south", "north"]),
            Setting::Majority => Values::Flag,
            Setting::Leftover => Values::Names(Leftover::NAMES),
            Setting::Repetition => Values::Names(Repetition::NAMES),
            Setting::SeedsPerHouse => Values::Numbers(1, 4),
        }
    }
}

/// The value of a setting: a name, a number or a flag, as in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// One of the setting's names.
    Name(&'a str),
    /// A number within the setting's range.
    Number(u8),
    /// True or false.
    Flag(bool),
}

impl Value<'_> {
    /// As it stands in JSON, so that a name is not taken for a number or a flag.
    fn quoted(self) -> alloc::string::String {
        match self {
            Value::Name(name) => alloc::format!("{name:?}"),
            other => alloc::string::ToString::to_string(&other),
        }
    }
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Name(name) => f.write_str(name),
            Value::Number(n) => write!(f, "{n}"),
            Value::Flag(flag) => write!(f, "{flag}"),
        }
    }
}

/// The values that a setting accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// One of these names.
    Names(&'static [&'static str]),
    /// A number from the first to the second, both included.
    Numbers(u8, u8),
    /// True or false.
    Flag,
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Values::Names(names) => {
                f.write_str("one of ")?;
                for (i, name) in names.iter().enumerate() {
                    write!(f, "{}\"{name}\"", if i > 0 { ", " } else { "" })?;
                }
                Ok(())
            }
            Values::Numbers(low, high) => write!(f, "a number from {low} to {high}"),
            Values::Flag => f.write_str("true or false"),
        }
    }
}
