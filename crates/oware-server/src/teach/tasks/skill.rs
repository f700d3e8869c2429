//! The second half of the course: how the game is played well.

use oware_rules::Preset;

use crate::teach::task::{Goal, Section, Step, Task};

/// These sections, in order.
pub const SECTIONS: &[Section] = &[
    Section {
        title: |t| t.learn_ahead_title(),
        about: |t| t.learn_ahead_about(),
        tasks: &[
            Task {
                id: "greed",
                rules: Preset::Abapa,
                start: "1-1-0-1-0-2-0-1-0-0-0-1-20-21-S",
                moves: "",
                steps: &[Goal::Best { house: 'A', worth: 7 }.alone()],
                title: |t| t.task_greed_title(),
                ask: |t| t.task_greed_ask(),
                hint: |t| t.task_greed_hint(),
                why: |t| t.task_greed_why(),
            },
            Task {
                id: "fork",
                rules: Preset::Abapa,
                start: "0-0-0-2-1-2-1-0-1-0-0-0-20-21-S",
                moves: "",
                steps: &[
                    Step { goal: Goal::Best { house: 'D', worth: -3 }, reply: Some('c') },
                    Goal::Capture { least: 2 }.alone(),
                ],
                title: |t| t.task_fork_title(),
                ask: |t| t.task_fork_ask(),
                hint: |t| t.task_fork_hint(),
                why: |t| t.task_fork_why(),
            },
            Task {
                id: "which",
                rules: Preset::Abapa,
                start: "1-0-0-0-2-1-1-1-0-0-0-1-20-21-S",
                moves: "",
                steps: &[Goal::Best { house: 'E', worth: 1 }.alone()],
                title: |t| t.task_which_title(),
                ask: |t| t.task_which_ask(),
                hint: |t| t.task_which_hint(),
                why: |t| t.task_which_why(),
            },
        ],
    },
    Section {
        title: |t| t.learn_defend_title(),
        about: |t| t.learn_defend_about(),
        tasks: &[
            Task {
                id: "run",
                rules: Preset::Abapa,
                start: "2-1-1-1-1-1-0-0-0-0-2-0-19-20-S",
                moves: "",
                steps: &[Goal::Best { house: 'A', worth: 9 }.alone()],
                title: |t| t.task_run_title(),
                ask: |t| t.task_run_ask(),
                hint: |t| t.task_run_hint(),
                why: |t| t.task_run_why(),
            },
            Task {
                id: "gap",
                rules: Preset::Abapa,
                start: "1-1-1-1-1-1-0-0-0-1-0-2-19-20-S",
                moves: "",
                steps: &[Goal::Best { house: 'B', worth: 9 }.alone()],
                title: |t| t.task_gap_title(),
                ask: |t| t.task_gap_ask(),
                hint: |t| t.task_gap_hint(),
                why: |t| t.task_gap_why(),
            },
        ],
    },
    Section {
        title: |t| t.learn_hoard_title(),
        about: |t| t.learn_hoard_about(),
        tasks: &[
            Task {
                id: "kroo",
                rules: Preset::Abapa,
                start: "1-2-0-16-1-0-0-0-1-3-2-1-10-11-S",
                moves: "",
                steps: &[Goal::Capture { least: 7 }.alone()],
                title: |t| t.task_kroo_title(),
                ask: |t| t.task_kroo_ask(),
                hint: |t| t.task_kroo_hint(),
                why: |t| t.task_kroo_why(),
            },
            Task {
                id: "full",
                rules: Preset::Ashanti,
                start: "12-1-0-2-14-3-1-0-2-0-1-0-6-6-S",
                moves: "",
                steps: &[Goal::AllLegal.alone()],
                title: |t| t.task_full_title(),
                ask: |t| t.task_full_ask(),
                hint: |t| t.task_full_hint(),
                why: |t| t.task_full_why(),
            },
        ],
    },
    Section {
        title: |t| t.learn_tempo_title(),
        about: |t| t.learn_tempo_about(),
        tasks: &[
            Task {
                id: "wait",
                rules: Preset::Abapa,
                start: "0-0-1-0-3-1-1-0-0-0-0-0-21-21-S",
                moves: "",
                steps: &[
                    Step { goal: Goal::Best { house: 'C', worth: 2 }, reply: Some('a') },
                    Goal::Capture { least: 2 }.alone(),
                ],
                title: |t| t.task_wait_title(),
                ask: |t| t.task_wait_ask(),
                hint: |t| t.task_wait_hint(),
                why: |t| t.task_wait_why(),
            },
            Task {
                id: "starve",
                rules: Preset::Abapa,
                start: "0-2-1-1-0-0-0-0-0-0-0-2-21-21-S",
                moves: "",
                steps: &[Goal::Best { house: 'B', worth: 6 }.alone()],
                title: |t| t.task_starve_title(),
                ask: |t| t.task_starve_ask(),
                hint: |t| t.task_starve_hint(),
                why: |t| t.task_starve_why(),
            },
            Task {
                id: "last",
                rules: Preset::Abapa,
                start: "0-1-2-1-0-0-1-0-0-1-0-0-21-21-S",
                moves: "",
                steps: &[Goal::Best { house: 'D', worth: 6 }.alone()],
                title: |t| t.task_last_title(),
                ask: |t| t.task_last_ask(),
                hint: |t| t.task_last_hint(),
                why: |t| t.task_last_why(),
            },
        ],
    },
];
