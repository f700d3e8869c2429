//! Where readers find the site: what stands before the path in addresses that are read elsewhere, by
//! search engines and link previews.

use std::fmt;
use std::str::FromStr;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

use crate::App;

/// The longest name of a host with its port.
const LONGEST_HOST: usize = 260;

/// Scheme and host, such as `https://oware.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

/// A text that is no origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("give scheme and host, nothing behind them, such as https://oware.example")]
pub struct NoOrigin;

impl FromStr for Origin {
    type Err = NoOrigin;

    fn from_str(text: &str) -> Result<Self, NoOrigin> {
        let text = text.strip_suffix('/').unwrap_or(text);
        let (scheme, host) = text.split_once("://").ok_or(NoOrigin)?;
        if matches!(scheme, "http" | "https") && is_host(host) {
            Ok(Self(text.to_ascii_lowercase()))
        } else {
            Err(NoOrigin)
        }
    }
}

impl Origin {
    /// As whoever asks reaches this server: the host that is asked for, and the scheme that the proxy
    /// in front tells. Nothing else gets through.
    #[must_use]
    pub fn asked_for(headers: &HeaderMap) -> Self {
        let said = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let host = said(header::HOST.as_str()).filter(|host| is_host(host)).unwrap_or("localhost");
        let first = said("x-forwarded-proto").and_then(|list| list.split(',').next());
        let secure = first.is_some_and(|scheme| scheme.trim().eq_ignore_ascii_case("https"));
        let scheme = if secure { "https" } else { "http" };
        Self(format!("{scheme}://{}", host.to_ascii_lowercase()))
    }
}

fn is_host(text: &str) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b':' | b'[' | b']');
    !text.is_empty() && text.len() <= LONGEST_HOST && text.bytes().all(plain)
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The one that the server was told of, else the one asked for.
impl FromRequestParts<App> for Origin {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        Ok(app.origin().cloned().unwrap_or_else(|| Self::asked_for(&parts.headers)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn an_origin_is_what_was_asked_for_and_nothing_else() {
        for (host, proto, expected) in [
            (Some("oware.example"), None, "http://oware.example"),
            (Some("Oware.Example:8080"), Some("https"), "https://oware.example:8080"),
            (Some("oware.example"), Some("https, http"), "https://oware.example"),
            (Some("[::1]:80"), Some("javascript"), "http://[::1]:80"),
            (Some("a\"><b"), None, "http://localhost"),
            (Some("oware.example/path"), None, "http://localhost"),
            (Some("user@oware.example"), None, "http://localhost"),
            (Some(""), None, "http://localhost"),
            (None, Some("https"), "https://localhost"),
        ] {
            let mut headers = HeaderMap::new();
            let mut insert = |name, value: Option<&str>| {
                if let Some(value) = value {
                    headers.insert(name, HeaderValue::from_str(value).expect("a header"));
                }
            };
            insert("host", host);
            insert("x-forwarded-proto", proto);
            insert("x-forwarded-host", Some("elsewhere.example"));
            assert_eq!(Origin::asked_for(&headers).to_string(), expected);
        }
    }

    #[test]
    fn a_written_origin_has_scheme_and_host_only() {
        for (text, expected) in [
            ("https://oware.example", Some("https://oware.example")),
            ("http://Oware.Example:8080/", Some("http://oware.example:8080")),
            ("oware.example", None),
            ("ftp://oware.example", None),
            ("https://", None),
            ("https://oware.example/game", None),
            ("https://oware.example?x", None),
        ] {
            let origin = text.parse::<Origin>().map(|origin| origin.to_string());
            assert_eq!(origin.ok().as_deref(), expected, "{text}");
        }
    }
}
