//! Keys and names as text.

use oware_table::{NotAKey, NotATableId, SeatKey, TableId};

#[test]
fn a_key_is_43_characters_and_nothing_else() {
    let key = SeatKey::from_random([0xfb; 32]);
    let text = key.reveal();
    assert_eq!(text, "-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_s");
    assert_eq!(SeatKey::parse(&text).unwrap().hash(), key.hash());
    for bad in [
        "",
        "-_v7",
        &text[1..],
        &format!("{text}="),
        &format!("{text}A"),
        &text.replace('-', "+"),
        &text.replace('_', "/"),
        // The last character carries two bits too many.
        &format!("{}t", &text[..42]),
        &format!(" {}", &text[1..]),
        &"é".repeat(22)[..],
    ] {
        assert_eq!(SeatKey::parse(bad).map(|key| key.reveal()), Err(NotAKey), "{bad:?}");
    }
}

#[test]
fn different_keys_have_different_hashes() {
    let mut other = [7; 32];
    other[31] = 6;
    assert_eq!(SeatKey::from_random([7; 32]).hash(), SeatKey::from_random([7; 32]).hash());
    assert_ne!(SeatKey::from_random([7; 32]).hash(), SeatKey::from_random(other).hash());
}

#[test]
fn neither_key_nor_hash_is_printed() {
    let key = SeatKey::from_random([7; 32]);
    assert_eq!(format!("{key:?} {:?}", key.hash()), "SeatKey(…) SeatKeyHash(…)");
}

#[test]
fn a_table_name_is_12_characters_that_nobody_mistakes() {
    let drawn = TableId::from_random([0, 1, 2, 10, 11, 12, 23, 24, 31, 32, 255, 128]);
    assert_eq!(drawn.to_string(), "abckmnz29a9a");
    assert_eq!("abckmnz29a9a".parse(), Ok(drawn));
    for bad in [
        "",
        "abc",
        "abckmnz29a9",
        "abckmnz29a9ab",
        "Abcmnpz29a9a",
        "lbcmnpz29a9a",
        "obcmnpz29a9a",
        "0bcmnpz29a9a",
        "1bcmnpz29a9a",
        "äbcmnpz29a9",
        "../../etc/pa",
        "abckmnz29a9\0",
    ] {
        assert_eq!(bad.parse::<TableId>(), Err(NotATableId), "{bad:?}");
    }
}
