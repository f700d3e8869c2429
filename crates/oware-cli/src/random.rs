//! Random numbers out of a seed: the same seed gives the same numbers on every machine.

/// SplitMix64 (Steele, Lea and Flood, 2014).
#[derive(Clone, Debug)]
pub struct Random(u64);

/// The golden ratio as a fraction of 2^64.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Random {
    /// The numbers of a seed.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The numbers of a seed and a place in a series, so that each place has its own.
    pub fn at(seed: u64, place: u64) -> Random {
        let mut mixed = Random(seed ^ place.wrapping_mul(STEP));
        Random(mixed.next())
    }

    /// The next number.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `limit` (0 if that is 0), each as likely as the others.
    pub fn below(&mut self, limit: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(limit)) >> 64) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn numbers_are_those_of_the_published_generator() {
        let mut random = Random::new(1_234_567);
        let published = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973];
        assert_eq!([random.next(), random.next()], published);
    }

    #[test]
    fn all_numbers_below_a_limit_come_up_alike() {
        let mut random = Random::at(7, 3);
        let mut counts = [0u32; 5];
        (0..50_000).for_each(|_| counts[random.below(5) as usize] += 1);
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        assert_eq!(random.below(0), 0);
    }
}
