//! Levels: weaker play that errs as people err.
//!
//! A weaker level looks less far, overlooks a capture now and then (the sooner the farther its seeds
//! are sown, the fewer it takes), and chooses among moves that look nearly as good as the best.
//! How much of each is one line of [`STRENGTHS`]; `docs/levels.md` has the measured result.

use oware_rules::Game;

use crate::control::{Control, Limits, TimeLimit};
use crate::engine::{Answer, Engine, Task};
use crate::root::RootMove;
use crate::table::TranspositionTable;

use core::time::Duration;

/// How well to play: 1, a beginner's first opponent, to 8, as well as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The strongest.
    pub const TOP: Level = Level(8);

    /// The level of that number, 1 to 8.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= Level::TOP.0 { Some(Level(number)) } else { None }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::TOP.0).map(Level)
    }

    /// 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// What makes a level.
struct Strength {
    /// Plies looked ahead.
    depth: u8,
    /// Positions looked at, at most.
    nodes: u64,
    /// A move may look better or worse than it is by so many hundredths of a seed.
    noise: i32,
    /// Of a hundred captures of two seeds by a sowing of six so many are overlooked.
    overlooked: u32,
    /// Whether endgame tables are asked.
    tables: bool,
}

const fn strength(depth: u8, nodes: u64, noise: i32, overlooked: u32) -> Strength {
    Strength { depth, nodes, noise, overlooked, tables: depth > 8 }
}

const STRENGTHS: [Strength; 8] = [
    strength(1, 1_000, 180, 40),
    strength(2, 2_000, 140, 20),
    strength(3, 5_000, 100, 10),
    strength(5, 20_000, 75, 0),
    strength(6, 50_000, 50, 0),
    strength(8, 100_000, 32, 0),
    strength(10, 200_000, 20, 0),
    strength(crate::root::MAX_DEPTH, 20_000_000, 0, 0),
];

/// How long the strongest level thinks, if the clock goes.
const TOP_TIME: TimeLimit =
    TimeLimit { soft: Duration::from_millis(700), hard: Duration::from_millis(1_000) };

impl Engine {
    /// Chooses a move as `level` would. The same game, level and `seed` get the same answer (at the
    /// strongest level only if the clock does not go), whatever was searched before.
    pub fn play(&mut self, game: &Game, level: Level, control: &Control<'_>, seed: u64) -> Answer {
        let strength = &STRENGTHS[usize::from(level.0 - 1)];
        if level == Level::TOP {
            let limits = Limits { nodes: Some(strength.nodes), ..Limits::time(TOP_TIME) };
            return self.search(game, &limits, control, &mut |_| ());
        }
        let mut random = Random::new(seed, game);
        let limits =
            Limits { nodes: Some(strength.nodes), multi_pv: 6, ..Limits::depth(strength.depth) };
        let mut sees = |each: &RootMove| !random.chance(overlooked(each, strength.overlooked));
        // A small table of its own: what was searched before must not matter.
        let mut table = TranspositionTable::new(1 << 20);
        let task = Task {
            limits: &limits,
            control,
            threads: 1,
            selective: true,
            tables: self.tables().filter(|_| strength.tables),
            evaluator: self.evaluator(game.rules().spec),
            sees: &mut sees,
        };
        let mut answer = task.run(&mut table, game, &mut |_| ());
        let worth = |rank: i32| rank + random.spread(strength.noise);
        let chosen = answer.lines.iter().map(|line| line.score.rank()).map(worth);
        let best = chosen.enumerate().max_by_key(|&(at, worth)| (worth, usize::MAX - at));
        if let Some((at, _)) = best {
            let pv = &answer.lines[at].pv;
            (answer.best, answer.ponder) = (pv.first().copied(), pv.get(1).copied());
        }
        answer
    }
}

/// The chance in ten thousand that a player who overlooks `percent` of them overlooks this one.
fn overlooked(each: &RootMove, percent: u32) -> u32 {
    if each.gain == 0 { 0 } else { percent * 100 * 2 * each.sown / (6 * each.gain) }
}

/// Chance, from a seed handed in.
struct Random(u64);

impl Random {
    fn new(seed: u64, game: &Game) -> Random {
        Random(seed ^ (game.ply() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// SplitMix64.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// Whether something happens that happens `chance` times in ten thousand.
    fn chance(&mut self, chance: u32) -> bool {
        self.next() % 10_000 < u64::from(chance)
    }

    /// From `-most` to `most`, small numbers more often than great ones.
    fn spread(&mut self, most: i32) -> i32 {
        let mut half = || (self.next() % (most as u64 + 1)) as i32;
        half() - half()
    }
}

#[cfg(test)]
mod tests {
    use super::{Level, Random};
    use oware_rules::{Game, Preset};

    #[test]
    fn levels_are_1_to_8() {
        assert_eq!(Level::all().count(), 8);
        assert!(Level::new(0).is_none() && Level::new(9).is_none());
        assert_eq!(Level::new(8), Some(Level::TOP));
    }

    #[test]
    fn chance_is_fair() {
        let mut random = Random::new(1, &Game::new(Preset::Wari.into()));
        let hits = (0..10_000).filter(|_| random.chance(2_500)).count();
        assert!((2_300..2_700).contains(&hits), "{hits}");
        let spread: Vec<i32> = (0..10_000).map(|_| random.spread(50)).collect();
        assert!(spread.iter().all(|value| value.abs() <= 50));
        assert!(spread.iter().sum::<i32>().abs() < 20_000);
    }
}
