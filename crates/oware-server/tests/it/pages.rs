//! The pages as they come from the server, before any script runs.

use http_body_util::Full;
use hyper::{Method, StatusCode};

use crate::support::{Seats, Server, json, seated};

async fn page(server: &Server, path: &str) -> String {
    let reply = server.client.get(path).await;
    assert_eq!(reply.status, StatusCode::OK, "{path}");
    assert_eq!(reply.header("content-type"), "text/html; charset=utf-8");
    reply.text().to_owned()
}

/// The words between tags, without scripts.
fn words(html: &str) -> String {
    let body = html.split("<body").nth(1).expect("a body");
    let mut text = String::new();
    let mut inside = false;
    for c in body.chars() {
        match c {
            '<' => inside = true,
            '>' => {
                inside = false;
                text.push(' ');
            }
            c if !inside => text.push(c),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn bare_addresses_lead_to_the_readers_language() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let shared = format!("/t/{}", seats.id);
    for (wish, lang) in [
        ("sv-SE,sv;q=0.9,en;q=0.8", "sv"),
        ("en;q=0.2, sv;q=0.7", "sv"),
        ("pt-BR,en;q=0.5", "pt"),
        ("ja", "en"),
        ("", "en"),
    ] {
        for (path, rest) in [("/", "/".to_owned()), (&shared, format!("/table/{}", seats.id))] {
            let reply = server.client.get_with(path, "accept-language", wish).await;
            assert_eq!(reply.status, StatusCode::FOUND);
            assert_eq!(reply.header("location"), format!("/{lang}{rest}"), "{wish}");
            assert!(reply.header("vary").contains("accept-language"));
        }
    }
}

#[tokio::test]
async fn a_language_without_its_slash_leads_home() {
    let server = Server::start().await;
    for (path, location) in [("/sv", "/sv/"), ("/en", "/en/")] {
        let reply = server.client.get(path).await;
        assert_eq!((reply.status.as_u16(), reply.header("location")), (308, location));
    }
}

#[tokio::test]
async fn what_is_not_there_is_told_in_the_readers_language() {
    let server = Server::start().await;
    for (path, wish, said) in [
        ("/nothing", "sv", "Det finns ingenting"),
        ("/nothing", "ja", "There is nothing"),
        ("/sv/nothing", "en", "Det finns ingenting"),
        ("/en/table/abcdefghijkm", "sv", "There is nothing"),
        ("/sv/table/x", "en", "Det finns ingenting"),
        ("/sv/table/%FF", "en", "Det finns ingenting"),
        ("/xx/table/abcdefghijkm", "sv", "Det finns ingenting"),
        ("/t/x", "sv", "Det finns ingenting"),
        ("/xx/", "sv", "Det finns ingenting"),
        ("/static/x/y", "sv", "Det finns ingenting"),
    ] {
        let reply = server.client.get_with(path, "accept-language", wish).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}");
        assert!(reply.text().contains(said), "{path} {wish}");
        assert!(reply.header("content-type").starts_with("text/html"));
    }
}

#[tokio::test]
async fn the_home_page_offers_every_rule_set_and_setting() {
    let server = Server::start().await;
    for (lang, start) in [("en", "Start the table"), ("sv", "Öppna bordet")] {
        let html = page(&server, &format!("/{lang}/")).await;
        assert!(html.contains(&format!("<html lang=\"{lang}\"")));
        for preset in ["abapa", "wari", "warri", "ashanti", "ovare", "awari"] {
            assert!(html.contains(&format!("name=\"preset\" value=\"{preset}\"")), "{preset}");
        }
        for setting in oware_rules::Setting::NAMES {
            assert!(html.contains(&format!("data-setting=\"{setting}\"")), "{setting}");
        }
        for value in oware_rules::GrandSlam::NAMES {
            assert!(html.contains(&format!("<option value=\"{value}\">")), "{value}");
        }
        assert!(html.contains(start) && html.contains("<noscript>"));
        for other in ["en", "sv"] {
            let origin = format!("http://{}", server.client.address);
            assert!(html.contains(&format!(
                "<link rel=\"alternate\" hreflang=\"{other}\" href=\"{origin}/{other}/\">"
            )));
        }
    }
}

#[tokio::test]
async fn a_table_is_shown_whole_before_any_script_runs() {
    let server = Server::start().await;
    let seats =
        seated(&server.client, &json!({"preset": "wari", "grand_slam": "no_capture"})).await;
    seats.play(0, &['F', 'a']).await;
    let html = page(&server, &format!("/en/table/{}", seats.id)).await;
    let board = [4, 4, 4, 4, 4, 0, 0, 6, 6, 6, 5, 5];
    for (letter, seeds) in "ABCDEFabcdef".chars().zip(board) {
        let house = html.split(&format!("data-house=\"{letter}\"")).nth(1).expect("the house");
        let house = house.split("</button>").next().expect("its end");
        let said = match seeds {
            0 => format!("{letter}, empty"),
            _ => format!("{letter}, {seeds} seeds"),
        };
        assert!(house.contains(&format!("aria-label=\"{said}\"")), "{house}");
        assert_eq!(house.matches("<use").count(), seeds, "seeds drawn in {letter}");
        let count = house.split("class=\"count\"").nth(1).expect("a count");
        assert!(count.contains(&format!(">{seeds}<")));
    }
    let said = words(&html);
    assert!(said.contains("South to move"), "{said}");
    assert!(said.contains("Wari, changed: a grand slam captures nothing"), "{said}");
    let moves: Vec<_> = html
        .split("data-ply=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap_or(""))
        .collect();
    assert_eq!(moves, ["1", "2"]);
    let swedish = words(&page(&server, &format!("/sv/table/{}", seats.id)).await);
    assert!(swedish.contains("Syd är vid draget"), "{swedish}");
    assert!(swedish.contains("Wari, ändrat: en grand slam ger inget slag"), "{swedish}");
}

#[tokio::test]
async fn a_seat_that_is_free_is_offered_and_a_taken_one_is_not() {
    let server = Server::start().await;
    let made = server
        .client
        .post("/api/v1/tables", None, &json!({"rules": "wari", "side": "south"}))
        .await
        .ok();
    let id = made["id"].as_str().expect("an id");
    let html = page(&server, &format!("/en/table/{id}")).await;
    assert!(html.contains("id=\"join\"") && words(&html).contains("North’s seat is free"));
    server.client.post(&format!("/api/v1/tables/{id}/seats"), None, &json!({})).await.ok();
    let html = page(&server, &format!("/en/table/{id}")).await;
    assert!(!words(&html).contains("seat is free") && words(&html).contains("South to move"));
}

async fn ended(server: &Server, rules: serde_json::Value, moves: &str) -> Seats {
    let seats = seated(&server.client, &rules).await;
    seats.play(0, &moves.chars().collect::<Vec<_>>()).await;
    seats
}

#[tokio::test]
async fn the_reason_of_an_end_and_the_seeds_left_over_are_told() {
    const REPETITION: &str = "BfCeAaEbFbBdAfEcBfCeBaCfEdDcFfCdDaEeFfCcDdEeFfAaBbCcDdEeFfAaBb";
    let server = Server::start().await;
    let slam = ended(&server, json!("wari"), "CaEbDcAfEdCbEcBaDeEfF").await;
    let repeated = ended(&server, json!("abapa"), REPETITION).await;
    let split = ended(&server, json!({"preset": "abapa", "leftover": "split"}), REPETITION).await;
    let resigned = ended(&server, json!("wari"), "F").await;
    resigned.south.act("resign", &json!({})).await.ok();
    let uncounted = ended(&server, json!({"preset": "wari", "leftover": "uncounted"}), "F").await;
    uncounted.north.act("offer", &json!({})).await.ok();
    uncounted.south.act("accept", &json!({})).await.ok();
    let no_move = ended(&server, json!({"preset": "ovare", "seeds_per_house": 2}), "Df").await;
    for (seats, english, swedish) in [
        (
            &slam,
            &["South wins 44–4", "A grand slam ended the game."][..],
            &["Syd vinner med 44–4", "En grand slam"][..],
        ),
        (
            &repeated,
            &[
                "South wins 25–23",
                "The same position came up a third time.",
                "own row: South 1, North 1.",
            ],
            &["Syd vinner med 25–23", "Samma ställning uppstod för tredje gången."],
        ),
        (&split, &["split evenly: 1 to each side"], &["delades lika: 1 till vardera"]),
        (
            &resigned,
            &["North wins", "South resigned.", "48 seeds stay on the board"],
            &["Nord vinner", "Syd gav upp."],
        ),
        (
            &uncounted,
            &["A draw, 0–0", "Both players agreed", "the 48 seeds left count for nobody"],
            &["Remi, 0–0"],
        ),
        (
            &no_move,
            &["North wins 18–6", "Every move of South’s would be a grand slam"],
            &["Varje drag som Syd kan göra vore en grand slam"],
        ),
    ] {
        for (lang, sentences) in [("en", english), ("sv", swedish)] {
            let said = words(&page(&server, &format!("/{lang}/table/{}", seats.id)).await);
            for sentence in sentences {
                assert!(said.contains(sentence), "{sentence:?} in {said}");
            }
        }
    }
}

#[tokio::test]
async fn a_preview_tells_the_state_and_no_secret() {
    let server = Server::start().await;
    let made = server
        .client
        .post("/api/v1/tables", None, &json!({"rules": "wari", "side": "south"}))
        .await
        .ok();
    let id = made["id"].as_str().expect("an id");
    let free = page(&server, &format!("/en/table/{id}")).await;
    assert!(free.contains("<meta property=\"og:title\" content=\"Wari · Oware\">"));
    assert!(free.contains("North’s seat is free: open the link and press Join"));
    assert!(!free.contains(made["seat"]["key"].as_str().expect("a key")));
    let seats = ended(&server, json!("wari"), "Fa").await;
    let playing = page(&server, &format!("/en/table/{}", seats.id)).await;
    assert!(playing.contains("South against North: 0–0 after move 2."));
    seats.north.act("resign", &json!({})).await.ok();
    assert!(
        page(&server, &format!("/en/table/{}", seats.id))
            .await
            .contains("A game of Wari. South wins.")
    );
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let table = format!("/en/table/{}", seats.id);
    for path in [
        "/",
        "/en/",
        table.as_str(),
        "/nothing",
        "/api/v1/rules",
        "/api/v1/nothing",
        "/static/x/locales/en/client.ftl",
    ] {
        let reply = server.client.get(path).await;
        let policy = reply.header("content-security-policy");
        assert!(
            policy.contains("default-src 'none'")
                && policy.contains("script-src 'self' 'wasm-unsafe-eval'")
        );
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{path}");
        assert_eq!(reply.header("referrer-policy"), "no-referrer");
        assert_eq!(reply.header("x-content-type-options"), "nosniff");
        assert_eq!(reply.header("set-cookie"), "");
        if reply.header("content-type").starts_with("text/html") {
            let html = reply.text();
            assert!(
                !html.contains("<style")
                    && !html.contains(" style=\"")
                    && !html.contains("onclick"),
                "{path}"
            );
        }
    }
    assert_eq!(server.client.get(&table).await.header("cache-control"), "no-store");
}

#[tokio::test]
async fn page_data_cannot_break_out_of_its_element() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let html = page(&server, &format!("/en/table/{}", seats.id)).await;
    let data = html
        .split("id=\"page-data\">")
        .nth(1)
        .and_then(|rest| rest.split("</script>").next())
        .expect("data");
    assert!(!data.contains(['<', '>', '&']));
    let data: serde_json::Value = serde_json::from_str(data).expect("JSON");
    assert_eq!(data["table"], seats.snapshot().await);
}

#[tokio::test]
async fn pages_can_only_be_read() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    for path in ["/en/".to_owned(), format!("/en/table/{}", seats.id), format!("/t/{}", seats.id)] {
        let reply = server.client.plain(Method::POST, &path).await;
        assert_eq!(
            (reply.status, reply.header("allow")),
            (StatusCode::METHOD_NOT_ALLOWED, "GET,HEAD"),
            "{path}"
        );
        let head = server.client.plain(Method::HEAD, &path).await;
        assert!(head.body.is_empty() && head.status.as_u16() < 400);
    }
}

#[tokio::test]
async fn a_rule_set_is_told_against_the_standard() {
    let server = Server::start().await;
    let html = page(&server, "/en/rules/ovare").await;
    let changes = html.split("class=\"changes\"").nth(1).expect("a table");
    let changes = changes.split("</table>").next().expect("its end");
    assert_eq!(changes.matches("<tr>").count(), 1 + 3, "{changes}");
    let said = words(&html);
    for sentence in [
        "the houses before and after the last seed",
        "South plays E, last seed in e.",
        "Captures 10 seeds from c, d, e, f. South has 22, North 10.",
        "F would capture every seed in North’s row: a grand slam. Possible: A.",
    ] {
        assert!(said.contains(sentence), "{sentence:?} in {said}");
    }
    let standard = page(&server, "/en/rules/abapa").await;
    assert!(
        !standard.contains("class=\"changes\"") && words(&standard).contains("The rules in full")
    );
    let warri = words(&page(&server, "/en/rules/warri").await);
    assert!(warri.contains("South has 23, North 21. South moves again."), "{warri}");
    assert_eq!(server.client.get("/en/rules/chess").await.status, StatusCode::NOT_FOUND);
    let all = page(&server, "/sv/rules").await;
    for preset in oware_rules::Preset::NAMES {
        assert!(all.contains(&format!("href=\"/sv/rules/{preset}\"")), "{preset}");
    }
}

#[tokio::test]
async fn the_start_form_can_be_filled_in_by_an_address() {
    let server = Server::start().await;
    let chosen = |html: &str| {
        let choices = html.split("name=\"preset\" value=\"").skip(1);
        let mut choices = choices.filter_map(|rest| rest.split_once('"'));
        choices.find(|(_, rest)| rest.starts_with(" checked")).map(|(name, _)| name.to_owned())
    };
    for (path, preset) in
        [("/en/", "abapa"), ("/en/?rules=warri", "warri"), ("/en/?rules=x", "abapa")]
    {
        let html = page(&server, path).await;
        assert_eq!(chosen(&html).as_deref(), Some(preset), "{path}");
    }
}

#[tokio::test]
async fn a_word_is_explained_and_stands_in_the_other_languages() {
    let server = Server::start().await;
    let html = page(&server, "/en/glossary").await;
    let entry = html.split("id=\"house\"").nth(1).expect("the entry");
    let entry = entry.split("</div>").next().expect("its end");
    assert!(entry.contains("<dt>house</dt>") && entry.contains("<span lang=\"sv\">grop</span>"));
    assert!(!entry.contains("lang=\"en\""));
    assert!(words(&page(&server, "/sv/glossary").await).contains("English to sow"));
}

#[tokio::test]
async fn every_task_of_the_course_is_on_its_page_in_words() {
    let server = Server::start().await;
    for (lang, said) in
        [("en", "Capture ten seeds with one move."), ("sv", "Ta tio frön med ett drag.")]
    {
        let html = page(&server, &format!("/{lang}/learn")).await;
        assert!(html.matches("data-task=\"").count() >= 25, "{lang}");
        assert!(words(&html).contains(said));
    }
}

#[tokio::test]
async fn robots_are_told_where_the_pages_are() {
    let server = Server::start().await;
    let robots = server.client.get("/robots.txt").await;
    assert_eq!(robots.header("content-type"), "text/plain; charset=utf-8");
    let address = robots.text().lines().find_map(|line| line.strip_prefix("Sitemap: "));
    let path = address.expect("a sitemap").splitn(4, '/').nth(3).expect("a path");
    let map = server.client.get(&format!("/{path}")).await.text().to_owned();
    let places: Vec<&str> =
        map.split("<loc>").skip(1).filter_map(|rest| rest.split('<').next()).collect();
    assert!(places.len() >= 20, "{map}");
    for place in places {
        let path = format!("/{}", place.splitn(4, '/').nth(3).expect("a path"));
        let html = page(&server, &path).await;
        assert!(html.contains(&format!("<link rel=\"canonical\" href=\"{place}\">")), "{path}");
    }
}

/// What else than the site itself may follow is addressed with scheme and host: the public ones where
/// the server was told of them, else those that were asked for.
#[tokio::test]
async fn addresses_for_elsewhere_are_whole() {
    let public = "https://oware.example".parse().expect("an origin");
    for (server, host, proto, origin) in [
        (Server::start().await, "wari.example:81", "https", "https://wari.example:81"),
        (Server::start().await, "wari.example", "gopher", "http://wari.example"),
        (Server::start().await, "\"><script>", "https", "https://localhost"),
        (Server::at(public).await, "wari.example", "http", "https://oware.example"),
    ] {
        let seats = seated(&server.client, &json!("wari")).await;
        let ask = async |path: &str| {
            let request = server.client.request(Method::GET, path);
            let request = request.header("x-forwarded-proto", proto);
            let mut request = request.body(Full::default()).expect("a request");
            request.headers_mut().insert("host", host.parse().expect("a header"));
            server.client.send(request).await.text().to_owned()
        };
        let path = format!("/table/{}", seats.id);
        let html = ask(&format!("/sv{path}?x=1")).await;
        for line in [
            format!("<link rel=\"canonical\" href=\"{origin}/sv{path}\">"),
            format!("<meta property=\"og:url\" content=\"{origin}/sv{path}\">"),
            format!("<link rel=\"alternate\" hreflang=\"de\" href=\"{origin}/de{path}\">"),
            format!("<link rel=\"alternate\" hreflang=\"x-default\" href=\"{origin}/en{path}\">"),
            "<meta property=\"og:locale\" content=\"sv_SE\">".to_owned(),
            "<meta property=\"og:locale:alternate\" content=\"de_DE\">".to_owned(),
        ] {
            assert!(html.contains(&line), "{line} in {html}");
        }
        assert!(!html.contains("og:locale:alternate\" content=\"sv_SE"));
        let home = ask("/sv/").await;
        assert!(home.contains(&format!("hreflang=\"x-default\" href=\"{origin}/\">")));
        assert!(ask("/robots.txt").await.contains(&format!("Sitemap: {origin}/sitemap.xml\n")));
        let map = ask("/sitemap.xml").await;
        assert!(map.contains(&format!("<loc>{origin}/sv/learn</loc>")), "{map}");
        let whole =
            map.matches("href=\"").count() == map.matches(&format!("href=\"{origin}/")).count();
        assert!(whole, "{map}");
        let missing = ask("/sv/nothing").await;
        assert!(!missing.contains("og:url") && !missing.contains("hreflang=\"x-default\""));
    }
}
