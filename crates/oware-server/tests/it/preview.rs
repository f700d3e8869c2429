//! The pictures of link previews.

use std::time::Duration;

use hyper::{Method, StatusCode};
use resvg::tiny_skia::Pixmap;

use crate::support::{Client, Server, json, seated};

/// Services that show previews pass over larger ones.
const MOST_BYTES: usize = 300_000;

async fn picture(client: &Client, path: &str) -> Pixmap {
    let reply = client.get(path).await;
    assert_eq!(
        (reply.status, reply.header("content-type")),
        (StatusCode::OK, "image/png"),
        "{path}"
    );
    assert_eq!(reply.header("cache-control"), "public, max-age=604800");
    assert!(reply.body.len() <= MOST_BYTES, "{path}: {} bytes", reply.body.len());
    let picture = Pixmap::decode_png(&reply.body).expect("a PNG file");
    assert_eq!((picture.width(), picture.height()), (1200, 630), "{path}");
    picture
}

/// What a page says of its picture.
async fn told(server: &Server, path: &str) -> (String, String) {
    let html = server.client.get(path).await.text().to_owned();
    let said = |property: &str| {
        let rest =
            html.split_once(&format!("property=\"{property}\" content=\"")).expect(property).1;
        rest.split('"').next().expect("its end").to_owned()
    };
    assert_eq!((said("og:image:width"), said("og:image:height")), ("1200".into(), "630".into()));
    assert!(html.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"));
    let origin = format!("http://{}", server.client.address);
    let address = said("og:image");
    let place = address.strip_prefix(&origin).expect("an address of the site").to_owned();
    (place, said("og:image:alt"))
}

#[tokio::test]
async fn a_table_is_previewed_as_it_stands() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let path = format!("/en/table/{}", seats.id);
    assert_eq!(told(&server, &path).await.0, "/preview/4-4-4-4-4-4-4-4-4-4-4-4-0-0.png");
    seats.play(0, &['E']).await;
    let (place, words) = told(&server, &path).await;
    assert_eq!(place, "/preview/4-4-4-4-0f-5-5-5-5-4-4-4-0-0.png");
    assert!(words.contains("E 0, F 5, a 5"), "{words}");
    let swedish = told(&server, &path.replace("/en/", "/sv/")).await;
    assert!(swedish.0 == place && swedish.1 != words, "{swedish:?}");
    let shown = picture(&server.client, &place).await;
    let before = picture(&server.client, "/preview/4-4-4-4-4-4-4-4-4-4-4-4-0-0.png").await;
    let colour = |picture: &Pixmap, x, y| {
        let pixel = picture.pixel(x, y).expect("a pixel");
        [pixel.red(), pixel.green(), pixel.blue()]
    };
    // Paper at the edge, wood between the houses, the dark of a store.
    let [red, green, blue] = colour(&shown, 5, 5);
    assert!(red > 200 && green > 180 && blue > 140);
    let [red, _, blue] = colour(&shown, 600, 315);
    assert!(red > 90 && blue < 60);
    // House E: seeds as light as the nut in the opening, a dark bowl once it was sown.
    let lightest = |picture: &Pixmap| {
        let spots = (800..850).flat_map(|x| (365..415).map(move |y| (x, y)));
        spots.map(|(x, y)| colour(picture, x, y)[2]).max()
    };
    assert!(lightest(&before) > Some(150) && lightest(&shown) < Some(60), "house E");
}

#[tokio::test]
async fn every_kind_of_page_has_a_picture_of_its_own() {
    let server = Server::start().await;
    let mut places = Vec::new();
    for path in ["/", "/rules", "/rules/wari", "/rules/ovare", "/rules/ashanti", "/learn"] {
        let (place, words) = told(&server, &format!("/en{path}")).await;
        assert!(!words.is_empty());
        picture(&server.client, &place).await;
        assert!(!places.contains(&place), "{path}: {place}");
        places.push(place);
    }
}

#[tokio::test]
async fn what_is_no_position_has_no_picture() {
    let server = Server::start().await;
    for name in
        ["x.png", "4-4-4-4-4-4-4-4-4-4-4-4-0-0", "9-4-4-4-4-4-4-4-4-4-4-4-0-0.png", "%FF.png"]
    {
        let reply = server.client.get(&format!("/preview/{name}")).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{name}");
    }
    let path = "/preview/48-0-0-0-0-0-0-0-0-0-0-0-0-0.png";
    picture(&server.client, path).await;
    let head = server.client.plain(Method::HEAD, path).await;
    assert_eq!((head.status.as_u16(), head.body.len()), (200, 0));
    assert_eq!(server.client.plain(Method::POST, path).await.status.as_u16(), 405);
}

/// Whoever asks for many at once is told to come again; whoever plays is not held up.
#[tokio::test]
async fn pictures_are_drawn_a_few_at_a_time() {
    let server = Server::start().await;
    let ask = |number: usize| {
        let client = Client { address: server.client.address };
        let path = format!("/preview/{}-{}-0-0-0-0-0-0-0-0-0-0-0-0.png", number % 24, number / 24);
        tokio::spawn(async move { client.get(&path).await })
    };
    let asked: Vec<_> = (0..60).map(ask).collect();
    let rules = json!("wari");
    let game = seated(&server.client, &rules);
    tokio::time::timeout(Duration::from_secs(5), game).await.expect("a game in the meantime");
    let mut refused = 0;
    for reply in asked {
        let reply = reply.await.expect("an answer");
        match reply.status.as_u16() {
            200 => assert_eq!(reply.header("content-type"), "image/png"),
            _ => {
                assert_eq!((reply.code().as_str(), reply.header("retry-after")), ("busy", "1"));
                refused += 1;
            }
        }
    }
    assert!((1..60).contains(&refused), "{refused} refused");
}
