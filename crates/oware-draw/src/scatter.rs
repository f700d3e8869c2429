//! Where a next seed comes to rest: numbers that look thrown, and are the same every time.

/// A place in a house's picture, whose sides are 0 to 100; the bowl's middle is (50, 50).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    pub x: f32,
    pub y: f32,
}

impl Spot {
    /// The square of the distance between two spots.
    pub fn distance_squared(self, other: Spot) -> f32 {
        let (dx, dy) = (self.x - other.x, self.y - other.y);
        dx * dx + dy * dy
    }
}

/// A stream of numbers that follows from its seed alone (splitmix32).
pub(crate) struct Throw(u32);

impl Throw {
    /// The stream that belongs to one seed of one house.
    pub fn of(place: usize, seed: usize) -> Throw {
        let mut throw = Throw(
            (place as u32).wrapping_mul(0x9E37_79B9)
                ^ (seed as u32).wrapping_add(1).wrapping_mul(0x85EB_CA6B),
        );
        throw.next();
        throw
    }

    /// The next number.
    pub fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9);
        let mut z = self.0;
        z = (z ^ (z >> 16)).wrapping_mul(0x21F0_AAAD);
        z = (z ^ (z >> 15)).wrapping_mul(0x735A_2D97);
        z ^ (z >> 15)
    }

    /// The next number, from −1 up to 1.
    pub fn signed(&mut self) -> f32 {
        (self.next() >> 8) as f32 / (1 << 23) as f32 - 1.0
    }

    /// A spot inside the circle of this radius around the bowl's middle.
    pub fn inside(&mut self, radius: f32) -> Spot {
        let (mut x, mut y) = (0.0, 0.0);
        for _ in 0..16 {
            (x, y) = (self.signed(), self.signed());
            if x * x + y * y <= 1.0 {
                break;
            }
            (x, y) = (x / 2.0, y / 2.0);
        }
        Spot { x: 50.0 + x * radius, y: 50.0 + y * radius }
    }
}
