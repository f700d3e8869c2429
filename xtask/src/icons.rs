//! Draws the icons of the installed app: `icon.svg` as PNG, since phones take no SVG there. What
//! must not be here: what the icon looks like.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The sizes in pixels: for a phone's screen, and for its start-up picture.
const SIZES: [u32; 2] = [192, 512];
/// Phones cut maskable icons into any shape; what must be seen is within this share of the middle.
const SAFE: f32 = 0.72;
/// What a maskable icon has round it.
const WOOD: &str = "#7a4720";

/// Draws `icon.svg` into a folder.
///
/// # Errors
/// When it is no SVG, or the disk refuses.
pub fn draw(icon: &Path, folder: &Path) -> Result<()> {
    let text =
        fs::read_to_string(icon).with_context(|| format!("can't read {}", icon.display()))?;
    fs::create_dir_all(folder)?;
    for size in SIZES {
        fs::write(folder.join(format!("icon-{size}.png")), png(&text, size)?)?;
        fs::write(folder.join(format!("maskable-{size}.png")), png(&maskable(&text), size)?)?;
    }
    Ok(())
}

/// The icon smaller, on a ground that reaches to the edge.
fn maskable(icon: &str) -> String {
    let (side, edge) = (100.0 * SAFE, 50.0 * (1.0 - SAFE));
    let inner = icon.replacen(
        "<svg",
        &format!("<svg x=\"{edge}\" y=\"{edge}\" width=\"{side}\" height=\"{side}\""),
        1,
    );
    let ground = format!("<rect width=\"100\" height=\"100\" fill=\"{WOOD}\"/>");
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">{ground}{inner}</svg>"
    )
}

fn png(svg: &str, size: u32) -> Result<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default()).context("the icon is no SVG")?;
    let mut picture = Pixmap::new(size, size).context("the icon has no size")?;
    let scale = size as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    let pixels: Vec<[u8; 4]> = picture
        .pixels()
        .iter()
        .map(|pixel| pixel.demultiply())
        .map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
        .collect();
    (2..=6).rev().find_map(|bits| few_colours(&pixels, bits)).map_or_else(
        || picture.encode_png().context("the icon can't be written"),
        |(palette, pixels)| indexed(size, &palette, &pixels),
    )
}

/// The picture in at most 256 colours of so many bits a channel, and which of them each pixel has.
fn few_colours(pixels: &[[u8; 4]], bits: u32) -> Option<(Vec<[u8; 4]>, Vec<u8>)> {
    let mut palette: BTreeMap<[u8; 4], u8> = BTreeMap::new();
    let mut found = Vec::new();
    let rounded = |value: u8| {
        let most = f32::from((1_u8 << bits) - 1);
        ((f32::from(value) / 255.0 * most).round() * 255.0 / most).round() as u8
    };
    let mut indices = Vec::with_capacity(pixels.len());
    for pixel in pixels {
        let colour = pixel.map(rounded);
        let index = match palette.get(&colour) {
            Some(index) => *index,
            None => {
                let index = u8::try_from(palette.len()).ok()?;
                palette.insert(colour, index);
                found.push(colour);
                index
            }
        };
        indices.push(index);
    }
    Some((found, indices))
}

fn indexed(size: u32, palette: &[[u8; 4]], pixels: &[u8]) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, size, size);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_compression(png::Compression::High);
    // What has no order is not guessed from its neighbours.
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_palette(palette.iter().flat_map(|[r, g, b, _]| [*r, *g, *b]).collect::<Vec<u8>>());
    encoder.set_trns(palette.iter().map(|[.., alpha]| *alpha).collect::<Vec<u8>>());
    encoder.write_header()?.write_image_data(pixels)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ICON: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 4\">\
        <rect width=\"4\" height=\"4\" fill=\"#ff0000\"/></svg>";

    /// The colour at a place, from 0 to 1 each way.
    fn colour(png: &[u8], x: f32, y: f32) -> [u8; 3] {
        let picture = Pixmap::decode_png(png).expect("a PNG");
        let at = |share: f32, side: u32| (share * side as f32) as u32;
        let pixel = picture
            .pixel(at(x, picture.width()), at(y, picture.height()))
            .expect("a place in the picture");
        [pixel.red(), pixel.green(), pixel.blue()]
    }

    #[test]
    fn an_icon_fills_its_picture_and_a_maskable_one_the_middle() {
        let plain = png(ICON, 32).expect("a picture");
        assert_eq!(colour(&plain, 0.02, 0.02), [255, 0, 0]);
        let masked = png(&maskable(ICON), 32).expect("a picture");
        for (is, wood) in colour(&masked, 0.02, 0.02).into_iter().zip([0x7a, 0x47, 0x20]) {
            assert!(is.abs_diff(wood) <= 2, "{is} for {wood}");
        }
        assert_eq!(colour(&masked, 0.5, 0.5), [255, 0, 0]);
        assert_eq!(colour(&masked, 0.2, 0.8), [255, 0, 0]);
        assert!(png("no picture", 32).is_err());
    }
}
