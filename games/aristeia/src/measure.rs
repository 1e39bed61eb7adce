//! What lies between two spaces, in words: for whoever writes the rule book down.

use crate::{board::Space, figure::Figure, range::Ways, sight::Sight, table::Aristeia};
use arbiter_engine::{BadNotation, Facets, Notation};

/// One end: a space, or whoever stands there.
fn end(s: &Aristeia, text: &str) -> Result<(Space, Option<Figure>), BadNotation> {
    if !text.contains('.') {
        return Ok((Space::from_text(text)?, None));
    }
    let figure = Figure::from_text(text)?;
    let space = s.space_of(figure).ok_or_else(|| BadNotation::unknown("character_on_the_board", text))?;
    Ok((space, Some(figure)))
}

/// `distance` counts spaces, `way` the spaces of the shortest free way (ARIS-RANGE-03); `sight` and `cover` are those of
/// an attack from one end on the other, states included where somebody stands on both.
pub(crate) fn measure(s: &Aristeia, from: &str, to: &str, out: &mut Facets) -> Result<(), BadNotation> {
    let ((here, viewer), (there, seen)) = (end(s, from)?, end(s, to)?);
    out.put("distance", here.distance(there));
    out.write("way", |out| match Ways::new(s, here).to(there) {
        Some(way) => out.number(way),
        None => out.word("none"),
    });
    let (sight, cover) = match (viewer, seen) {
        (Some(viewer), Some(seen)) => (s.sight(viewer, seen.into()), s.has_cover(seen, viewer)),
        _ => (s.sight_between(here, there), s.is_covered_between(here, there)),
    };
    out.put(
        "sight",
        match sight {
            Sight::Blocked => "blocked",
            Sight::Limited => "limited",
            Sight::Clear => "clear",
        },
    );
    out.put("cover", if cover { "yes" } else { "no" });
    Ok(())
}
