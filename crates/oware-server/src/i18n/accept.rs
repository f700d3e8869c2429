//! Which language a browser's Accept-Language header asks for.

use super::Lang;

/// The wished language with the highest weight that exists here; a variant (`sv-SE`) counts as
/// its language, and of equal weights the first wins. Anything unreadable is passed over.
#[must_use]
pub fn choose(header: Option<&str>) -> Lang {
    let mut best: Option<(Lang, u16)> = None;
    for wish in header.unwrap_or_default().split(',').take(64) {
        let mut parts = wish.split(';').map(str::trim);
        let tag = parts.next().unwrap_or_default();
        let weight = parts
            .find_map(|p| p.strip_prefix("q=").or_else(|| p.strip_prefix("Q=")))
            .map_or(Some(1000), thousandths);
        let (Some(lang), Some(weight)) = (known(tag), weight) else { continue };
        if weight > 0 && best.is_none_or(|(_, other)| weight > other) {
            best = Some((lang, weight));
        }
    }
    best.map_or(Lang::FALLBACK, |(lang, _)| lang)
}

fn known(tag: &str) -> Option<Lang> {
    let primary = tag.split(['-', '_']).next().unwrap_or_default();
    Lang::from_tag(&primary.to_ascii_lowercase())
}

fn thousandths(q: &str) -> Option<u16> {
    let q: f32 = q.trim().parse().ok()?;
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within 0..=1000")]
    (0.0..=1.0).contains(&q).then_some((q * 1000.0) as u16)
}

#[cfg(test)]
mod tests {
    use super::{Lang, choose};

    #[test]
    fn a_table_of_headers() {
        for (header, expected) in [
            ("", Lang::En),
            ("sv", Lang::Sv),
            ("sv-SE,sv;q=0.9,en;q=0.8", Lang::Sv),
            ("SV-fi", Lang::Sv),
            ("en;q=0.5, sv;q=0.9", Lang::Sv),
            ("en-GB, sv", Lang::En),
            ("pt-BR, pt;q=0.9", Lang::En),
            ("pt-BR, sv;q=0.1", Lang::Sv),
            ("sv;q=0", Lang::En),
            ("*", Lang::En),
            ("zh-Hant;q=1, sv;q=nan, sv;q=7", Lang::En),
            (";;;,,,q=1;sv", Lang::En),
            ("en;q=0, sv;q=0.001", Lang::Sv),
        ] {
            assert_eq!(choose(Some(header)), expected, "{header:?}");
        }
        assert_eq!(choose(None), Lang::En);
    }
}
