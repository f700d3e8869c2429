//! Why a game ended without a move to make.

use oware_rules::{Game, Position, Rules, Stuck, parse_moves};

fn stuck(rules: &str, start: &str, moves: &str) -> Option<Stuck> {
    let rules = Rules::from_words(rules).unwrap();
    let start = if start.is_empty() {
        Position::start(rules)
    } else {
        Position::parse(start, rules).unwrap()
    };
    let mut game = Game::from_position(rules, start).unwrap();
    for house in parse_moves(moves).unwrap() {
        game.play(house).unwrap();
    }
    game.stuck()
}

#[test]
fn each_way_to_have_no_move_is_told_apart() {
    let cases = [
        ("abapa", "0-0-0-0-0-0-4-4-0-0-0-0-20-20-S", "", Some(Stuck::EmptyRow)),
        ("abapa", "1-0-0-0-0-0-0-0-0-0-0-0-23-24-S", "", Some(Stuck::CannotFeed)),
        ("ovare seeds_per_house=2", "", "Df", Some(Stuck::OnlySlams)),
        // The seeds left over are swept from the last position.
        ("abapa", "0-0-0-0-0-1-0-0-0-0-0-0-23-24-S", "F", Some(Stuck::CannotFeed)),
        ("abapa", "", "Df", None),
        ("abapa", "0-0-0-0-0-0-4-4-0-0-0-0-25-15-S", "", None),
    ];
    for (rules, start, moves, expected) in cases {
        assert_eq!(stuck(rules, start, moves), expected, "{rules} {start} {moves}");
    }
}
