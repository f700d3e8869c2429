//! What the tests share.

use oware_rules::{
    CaptureRun, Game, GrandSlam, Leftover, Position, Preset, Repetition, Rules, Side,
};

/// Numbers that look random and are the same every time.
pub struct Random(pub u64);

impl Random {
    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % end
    }
}

/// Every rule set, and changed settings that no rule set has.
pub fn all_rules() -> Vec<Rules> {
    let mut all: Vec<Rules> = Preset::ALL.iter().copied().map(Rules::preset).collect();
    let mut changed = |change: fn(&mut oware_rules::Spec)| {
        let mut rules = Rules::preset(Preset::Abapa);
        change(&mut rules.spec);
        all.push(rules);
    };
    changed(|spec| {
        spec.grand_slam = GrandSlam::OpponentTakesRest;
        spec.capture_run = CaptureRun::Both;
    });
    changed(|spec| {
        spec.grand_slam = GrandSlam::CaptureAndMoveAgain;
        spec.majority = false;
        spec.repetition = Repetition::Second;
    });
    changed(|spec| {
        spec.full_house = 5;
        spec.leftover = Leftover::Uncounted;
    });
    changed(|spec| {
        spec.seeds_per_house = 2;
        spec.repetition = Repetition::Never;
    });
    all
}

/// A position with `seeds` seeds on the board (or as many as the game has), the rest in the stores
/// as evenly as may be.
pub fn scattered(random: &mut Random, rules: Rules, seeds: u8) -> Game {
    let total = rules.spec.total_seeds();
    let mut board = [0; 12];
    for _ in 0..seeds.min(total) {
        board[random.below(12)] += 1;
    }
    let rest = total - seeds.min(total);
    let side = Side::ALL[random.below(2)];
    let stores = [rest / 2, rest - rest / 2];
    let position = Position::new(board, stores, side, rules).expect("all seeds are there");
    Game::from_position(rules, position).expect("of these rules")
}
