//! Which language a browser's Accept-Language header asks for.

use super::Lang;

/// The wished language with the highest weight that exists here; a variant (`pt-BR`) counts as its
/// language where it has no folder of its own, and of equal weights the first wins. Anything
/// unreadable is passed over.
#[must_use]
pub fn choose(header: Option<&str>) -> Lang {
    best(header.unwrap_or_default(), known).unwrap_or(Lang::FALLBACK)
}

/// The same for whatever `known` knows by its tag.
fn best<T>(header: &str, known: impl Fn(&str) -> Option<T>) -> Option<T> {
    let mut best: Option<(T, u16)> = None;
    for wish in header.split(',').take(64) {
        let mut parts = wish.split(';').map(str::trim);
        let tag = parts.next().unwrap_or_default();
        let weight = parts
            .find_map(|p| p.strip_prefix("q=").or_else(|| p.strip_prefix("Q=")))
            .map_or(Some(1000), thousandths);
        let Some(weight) = weight.filter(|weight| *weight > 0) else { continue };
        if best.as_ref().is_some_and(|(_, other)| weight <= *other) {
            continue;
        }
        best = shortened(tag).find_map(&known).map(|lang| (lang, weight)).or(best);
    }
    best.map(|(lang, _)| lang)
}

fn known(tag: &str) -> Option<Lang> {
    Lang::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(tag))
}

/// `zh-Hant-TW`, `zh-Hant`, `zh`.
fn shortened(tag: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(tag), |tag| tag.rfind(['-', '_']).map(|end| &tag[..end]))
}

fn thousandths(q: &str) -> Option<u16> {
    let q: f32 = q.trim().parse().ok()?;
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within 0..=1000")]
    (0.0..=1.0).contains(&q).then_some((q * 1000.0) as u16)
}

#[cfg(test)]
mod tests {
    use super::{best, choose};

    #[test]
    fn a_table_of_headers() {
        for (header, expected) in [
            ("", None),
            ("sv", Some("sv")),
            ("sv-SE,sv;q=0.9,en;q=0.8", Some("sv")),
            ("SV-fi", Some("sv")),
            ("en;q=0.5, sv;q=0.9", Some("sv")),
            ("en-GB, sv", Some("en")),
            ("pt", Some("pt")),
            ("pt-PT, sv;q=0.9", Some("pt")),
            ("pt-BR, pt;q=0.9", Some("pt-BR")),
            ("pt-br-x-y", Some("pt-BR")),
            ("zh-Hant-TW, en;q=0.1", Some("en")),
            ("zh-Hant-TW, sv;q=0.2, en;q=0.1", Some("sv")),
            ("sv;q=0", None),
            ("*", None),
            ("zh-Hant;q=1, sv;q=nan, sv;q=7", None),
            (";;;,,,q=1;sv", None),
            ("en;q=0, sv;q=0.001", Some("sv")),
            ("é-é, sv", Some("sv")),
        ] {
            let known = |tag: &str| {
                ["en", "sv", "pt", "pt-BR"].into_iter().find(|t| t.eq_ignore_ascii_case(tag))
            };
            assert_eq!(best(header, known), expected, "{header:?}");
        }
    }

    #[test]
    fn a_reader_without_a_known_language_gets_english() {
        for header in [None, Some(""), Some("x-none"), Some("*;q=0.5")] {
            assert_eq!(choose(header).tag(), "en");
        }
        assert_eq!(choose(Some("sv-FI")).tag(), "sv");
    }
}
