//! Every refusal: its code for programs and its sentence.

use oware_rules::{Position, Refusal, Rules};

use crate::support::{house, rules_from};

fn refusal(rules: &Rules, position: &str, letter: char) -> Refusal {
    let position = Position::parse(position, *rules).expect(position);
    position.play(house(letter), *rules).expect_err("a refusal")
}

#[test]
fn codes_and_sentences() {
    let cases = [
        // rules, position, house, code, sentence
        (
            "\"wari\"",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            'a',
            "wrong_side",
            "a is North's house, and South is to move",
        ),
        (
            "\"wari\"",
            "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N",
            'F',
            "wrong_side",
            "F is South's house, and North is to move",
        ),
        ("\"wari\"", "4-4-4-4-4-0-5-5-5-5-4-4-0-0-S", 'F', "empty_house", "F is empty"),
        (
            "\"abapa\"",
            "1-0-0-3-0-0-0-0-0-0-0-0-22-22-S",
            'A',
            "must_feed",
            "A gives North's empty row no seed while D is possible",
        ),
        (
            "\"abapa\"",
            "0-0-0-0-0-0-1-0-0-3-2-0-20-22-N",
            'a',
            "must_feed",
            "a gives South's empty row no seed while d, e are possible",
        ),
        (
            "\"ashanti\"",
            "0-0-0-0-0-1-12-3-0-0-0-0-16-16-N",
            'b',
            "full_house",
            "a must be played before b: a full house comes first",
        ),
        (
            "\"wari\"",
            "1-0-0-0-0-0-0-0-4-0-1-0-21-21-N",
            'c',
            "grand_slam",
            "c would capture every seed of South's row while e is possible",
        ),
        (
            "\"ovare\"",
            "1-0-0-0-2-3-2-1-2-0-0-0-20-17-S",
            'F',
            "grand_slam",
            "F would capture every seed of North's row while A, E are possible",
        ),
        (
            "\"abapa\"",
            "0-0-0-1-1-2-0-0-0-0-0-3-26-15-N",
            'f',
            "game_over",
            "the game is over (majority)",
        ),
        (
            "\"abapa\"",
            "0-0-2-1-0-0-0-0-0-0-0-0-21-24-S",
            'C',
            "game_over",
            "the game is over (no_move)",
        ),
    ];
    for (rules, position, letter, code, sentence) in cases {
        let refusal = refusal(&rules_from(rules), position, letter);
        assert_eq!((refusal.code(), refusal.to_string().as_str()), (code, sentence), "{position}");
        let named = (code != "game_over").then(|| house(letter));
        assert_eq!(refusal.house(), named, "{position}");
    }
}
