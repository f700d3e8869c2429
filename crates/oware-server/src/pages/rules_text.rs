//! Rule sets, settings and their values in words. Each `match` is whole, so a new value without a
//! text does not compile.

use oware_rules::{
    CaptureRun, GrandSlam, Leftover, Preset, Repetition, Rules, Setting, Side, Spec,
};

use crate::i18n::Texts;

/// The rule set's name.
pub fn preset_name(t: &Texts, preset: Preset) -> String {
    match preset {
        Preset::Abapa => t.preset_abapa(),
        Preset::Wari => t.preset_wari(),
        Preset::Warri => t.preset_warri(),
        Preset::Ashanti => t.preset_ashanti(),
        Preset::Ovare => t.preset_ovare(),
        Preset::Awari => t.preset_awari(),
    }
}

/// The rule set in a sentence.
pub fn preset_about(t: &Texts, preset: Preset) -> String {
    match preset {
        Preset::Abapa => t.preset_abapa_about(),
        Preset::Wari => t.preset_wari_about(),
        Preset::Warri => t.preset_warri_about(),
        Preset::Ashanti => t.preset_ashanti_about(),
        Preset::Ovare => t.preset_ovare_about(),
        Preset::Awari => t.preset_awari_about(),
    }
}

/// The rules of a table in one line: "Wari", or "Wari, changed: …".
pub fn rules_line(t: &Texts, rules: &Rules) -> String {
    let name = preset_name(t, rules.preset);
    if !rules.is_changed() {
        return name;
    }
    let changes: Vec<String> =
        rules.changes().into_iter().map(|s| change(t, s, &rules.spec)).collect();
    t.rules_changed(changes.join("; "), name)
}

/// The setting's name.
pub fn setting_name(t: &Texts, setting: Setting) -> String {
    match setting {
        Setting::GrandSlam => t.setting_grand_slam(),
        Setting::CaptureRun => t.setting_capture_run(),
        Setting::FullHouse => t.setting_full_house(),
        Setting::First => t.setting_first(),
        Setting::Majority => t.setting_majority(),
        Setting::Leftover => t.setting_leftover(),
        Setting::Repetition => t.setting_repetition(),
        Setting::SeedsPerHouse => t.setting_seeds_per_house(),
    }
}

/// The value that `spec` gives the setting, as a choice under the setting's name.
pub fn option(t: &Texts, setting: Setting, spec: &Spec) -> String {
    match setting {
        Setting::GrandSlam => match spec.grand_slam {
            GrandSlam::NoCapture => t.option_grand_slam_no_capture(),
            GrandSlam::ForbiddenThenSweep => t.option_grand_slam_forbidden_then_sweep(),
            GrandSlam::CaptureAndMoveAgain => t.option_grand_slam_capture_and_move_again(),
            GrandSlam::LeaveLast => t.option_grand_slam_leave_last(),
            GrandSlam::ForbiddenThenEnd => t.option_grand_slam_forbidden_then_end(),
            GrandSlam::OpponentTakesRest => t.option_grand_slam_opponent_takes_rest(),
        },
        Setting::CaptureRun => match spec.capture_run {
            CaptureRun::Before => t.option_capture_run_before(),
            CaptureRun::Both => t.option_capture_run_both(),
        },
        Setting::FullHouse => match spec.full_house {
            0 => t.option_full_house_none(),
            seeds => t.option_full_house(seeds),
        },
        Setting::First => match spec.first {
            Side::South => t.option_first_south(),
            Side::North => t.option_first_north(),
        },
        Setting::Majority if spec.majority => t.option_majority_on(),
        Setting::Majority => t.option_majority_off(),
        Setting::Leftover => match spec.leftover {
            Leftover::OwnRow => t.option_leftover_own_row(),
            Leftover::Uncounted => t.option_leftover_uncounted(),
            Leftover::Split => t.option_leftover_split(),
        },
        Setting::Repetition => match spec.repetition {
            Repetition::Second => t.option_repetition_second(),
            Repetition::Third => t.option_repetition_third(),
            Repetition::Never => t.option_repetition_never(),
        },
        Setting::SeedsPerHouse => t.option_seeds_per_house(spec.seeds_per_house),
    }
}

/// The value that `spec` gives the setting, as a part of a line that tells what was changed.
pub fn change(t: &Texts, setting: Setting, spec: &Spec) -> String {
    match setting {
        Setting::GrandSlam => match spec.grand_slam {
            GrandSlam::NoCapture => t.change_grand_slam_no_capture(),
            GrandSlam::ForbiddenThenSweep => t.change_grand_slam_forbidden_then_sweep(),
            GrandSlam::CaptureAndMoveAgain => t.change_grand_slam_capture_and_move_again(),
            GrandSlam::LeaveLast => t.change_grand_slam_leave_last(),
            GrandSlam::ForbiddenThenEnd => t.change_grand_slam_forbidden_then_end(),
            GrandSlam::OpponentTakesRest => t.change_grand_slam_opponent_takes_rest(),
        },
        Setting::CaptureRun => match spec.capture_run {
            CaptureRun::Before => t.change_capture_run_before(),
            CaptureRun::Both => t.change_capture_run_both(),
        },
        Setting::FullHouse => match spec.full_house {
            0 => t.change_full_house_none(),
            seeds => t.change_full_house(seeds),
        },
        Setting::First => match spec.first {
            Side::South => t.change_first_south(),
            Side::North => t.change_first_north(),
        },
        Setting::Majority if spec.majority => t.change_majority_on(),
        Setting::Majority => t.change_majority_off(),
        Setting::Leftover => match spec.leftover {
            Leftover::OwnRow => t.change_leftover_own_row(),
            Leftover::Uncounted => t.change_leftover_uncounted(),
            Leftover::Split => t.change_leftover_split(),
        },
        Setting::Repetition => match spec.repetition {
            Repetition::Second => t.change_repetition_second(),
            Repetition::Third => t.change_repetition_third(),
            Repetition::Never => t.change_repetition_never(),
        },
        Setting::SeedsPerHouse => t.change_seeds_per_house(spec.seeds_per_house),
    }
}
