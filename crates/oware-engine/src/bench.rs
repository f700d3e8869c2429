//! A fixed amount of work: its number of positions tells one version of the search from another.

use oware_rules::{CaptureRun, Game, GrandSlam, Preset, Rules};

use crate::{Engine, Limits, NoClock, Options};

/// Plies from the opening to the positions searched.
const PLIES: [usize; 5] = [0, 12, 24, 40, 60];
/// Plies searched.
const DEPTH: u8 = 24;

/// Positions visited under one choice of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    /// The rules.
    pub rules: Rules,
    /// Positions visited.
    pub nodes: u64,
}

/// Searches a few positions under every rule set and one set of changed settings. The same build
/// of the same code always visits the same number of positions, on every machine.
#[must_use]
pub fn bench() -> Vec<Bench> {
    let mut changed = Rules::preset(Preset::Wari);
    changed.spec.grand_slam = GrandSlam::OpponentTakesRest;
    changed.spec.capture_run = CaptureRun::Both;
    let presets = Preset::ALL.iter().copied().map(Rules::preset);
    presets.chain([changed]).map(|rules| Bench { rules, nodes: nodes(rules) }).collect()
}

fn nodes(rules: Rules) -> u64 {
    let mut engine = Engine::new(Options { hash_bytes: 4 << 20, threads: 1 });
    let nodes = |plies| {
        let game = wander(rules, plies);
        engine.search(&game, &Limits::depth(DEPTH), &NoClock.control(), &mut |_| ()).nodes
    };
    PLIES.into_iter().map(nodes).sum()
}

/// A game of so many plies, if it lasts so long, that takes this and that move.
fn wander(rules: Rules, plies: usize) -> Game {
    let mut game = Game::new(rules);
    let mut random = 1 + plies as u64;
    for _ in 0..plies {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let legal = game.legal();
        let pick = (random >> 33) as usize % legal.len().max(1);
        let Some(house) = game.legal().nth(pick) else { break };
        let mut next = game.clone();
        if next.play(house).is_err() || next.end().is_some() {
            break;
        }
        game = next;
    }
    game
}
