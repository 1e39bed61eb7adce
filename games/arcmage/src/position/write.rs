//! Writing a position down.

use crate::{
    card::Faction,
    cards::SeenCard,
    piece::{Flag, Permanent, Place},
    state::{Arcmage, Item, Resource},
};
use arbiter_engine::{Facets, Notation, Seat, Seats, Writer};
use std::sync::LazyLock;

pub(crate) fn facets(s: &Arcmage, out: &mut Facets) {
    out.write("options", |out| {
        if s.options.attack_army {
            out.word("attack_army");
        }
        if s.options.any_window {
            out.word("any_window");
        }
        if s.options.concede {
            out.word("concede");
        }
        if s.options.closed_lists {
            out.word("closed_lists");
        }
        if let Some(alone) = s.options.alone {
            out.word("alone");
            alone.write(out);
        }
        if let Some(first) = s.options.first {
            out.word("first");
            first.write(out);
        }
    });
    out.put("turn", s.turn);
    out.put("active", s.active);
    out.write("phase", |out| s.phase.write(out));
    for seat in Seats::all(s.count) {
        player(s, seat, out);
    }
    out.write("notes", |out| {
        list(out, s.notes.iter(), |out, noted| {
            noted.piece.write(out);
            noted.note.write(out);
        });
    });
    out.write("stack", |out| list(out, s.stack.iter(), item));
    out.write("aims", |out| {
        list(out, s.aims.iter(), |out, aim| {
            out.number(aim.item);
            if aim.cost {
                out.word("cost");
            }
            aim.at.write(out);
        });
    });
    out.write("pending", |out| list(out, s.pending.iter(), item));
    out.write("delayed", |out| {
        list(out, s.delayed.iter(), |out, delayed| {
            delayed.card.write(out);
            out.number(delayed.script);
            delayed.at.write(out);
            delayed.controller.write(out);
            delayed.that.write(out);
        });
    });
    combat(s, out);
    out.write("until_end", |out| {
        list(out, s.until_end.iter(), |out, until| {
            until.what.write(out);
            until.by.write(out);
        });
    });
    // Who draws one card, and by whose effect.
    let one_draw = Seats::all(s.count)
        .into_iter()
        .flat_map(|by| s.one_draw[by.index() % 4].into_iter().map(move |seat| (seat, by)));
    out.write("one_draw", |out| {
        list(out, one_draw, |out, (seat, by)| {
            seat.write(out);
            by.write(out);
        });
    });
    for (key, seats) in [
        ("drawing", s.drawing),
        ("vengeful", s.vengeful),
        ("skips", s.skips),
        ("bereft", s.bereft),
        ("drained", s.drained),
        ("conceded", s.conceded),
        ("defeated", s.defeated),
    ] {
        out.write(key, |out| seats.into_iter().for_each(|seat| seat.write(out)));
    }
    out.put("extra_attacks", s.extra_attacks);
    out.write("ranks", |out| s.ranks.iter().for_each(|rank| out.number(*rank)));
    out.write("doing", |out| {
        if s.doing != Item::default() {
            item(out, &s.doing);
        }
    });
    out.put("tally", s.tally);
    out.write("revealed", |out| s.revealed.iter().for_each(|card| card.write(out)));
    out.put("moves", s.moves);
    out.write("stood", |out| s.stood.iter().for_each(|stood| out.number(*stood)));
    out.write("agenda", |out| s.agenda.write(out));
}

fn player(s: &Arcmage, seat: Seat, out: &mut Facets) {
    let player = s.player(seat);
    out.write(seat.facet("hand"), |out| player.hand.write(out));
    out.write(seat.facet("known"), |out| player.known.write(out));
    out.write(seat.facet("deck"), |out| player.deck.pool.write(out));
    out.write(seat.facet("top"), |out| list(out, player.deck.top().iter(), seen));
    out.write(seat.facet("bottom"), |out| list(out, player.deck.bottom().iter(), seen));
    out.write(seat.facet("grave"), |out| player.grave.iter().for_each(|card| card.write(out)));
    out.write(seat.facet("removed"), |out| player.grave.removed().iter().for_each(|card| card.write(out)));
    out.write(seat.facet("pile"), |out| player.pile.iter().for_each(|card| card.write(out)));
    out.write(seat.facet("chosen"), |out| player.chosen.iter().for_each(|card| card.write(out)));
    out.write(seat.facet("pledged"), |out| player.pledged.iter().for_each(|at| out.number(*at)));
    out.write(seat.facet("produced"), |out| {
        for faction in Faction::ALL {
            let n = player.produced[faction as usize];
            if n > 0 {
                faction.write(out);
                out.number(n);
            }
        }
    });
    out.write(seat.facet("resources"), |out| list(out, s.resources_of(seat), |out, r| resource(out, r, seat)));
    for (name, is) in GROUPS {
        let here = s.pieces.iter().filter(|there| there.controller == seat && is(there.place));
        out.write(seat.facet(name), |out| list(out, here, permanent));
    }
    out.derived(seat.facet("cards"), player.hand.len());
    let defenses = s.cities(seat).map(|city| (city.piece.text(), city.defense.to_string()));
    out.derived(seat.facet("defenses"), pairs(defenses));
    let creatures = s.creatures().filter(|there| there.controller == seat);
    let stats = creatures.map(|there| {
        let (atk, def) = s.stats(there);
        (there.piece.text(), [atk.to_string(), def.to_string()].join("/"))
    });
    out.derived(seat.facet("stats"), pairs(stats));
    let devotions = s.cities(seat).map(|city| (city.piece.text(), s.devotion(city.piece).to_string()));
    out.derived(seat.facet("devotions"), pairs(devotions));
}

/// Names with what is said of them, parted by commas.
fn pairs(all: impl Iterator<Item = (String, String)>) -> String {
    let mut text = String::new();
    for (name, what) in all {
        if !text.is_empty() {
            text.push(',');
            text.push(' ');
        }
        text += &name;
        text.push(' ');
        text += &what;
    }
    text
}

/// What may be said of a piece or a resource card. The stack and the graveyards have an order, and are said whole.
pub(crate) fn said_of(facet: &str) -> &'static [&'static str] {
    static OF_A_PIECE: LazyLock<Vec<&str>> = LazyLock::new(|| {
        let flags = Flag::ALL.iter().map(|(_, word)| *word);
        flags.chain(["in", "on", "of", "gains", "serene"]).chain(COUNTED).collect()
    });
    match facet.split_once(' ') {
        Some((_, "resources")) => &["marked", "of", "by"],
        Some((_, name)) if GROUPS.iter().any(|(group, _)| *group == name) => &OF_A_PIECE,
        _ => &[],
    }
}

/// What is counted of a piece.
const COUNTED: [&str; 8] = ["damage", "growth", "edge", "decay", "atk", "def", "dealt", "before"];

/// Is a piece in such a place?
type IsThere = fn(Place) -> bool;

/// The facets that hold pieces, and the places they hold.
pub(super) const GROUPS: [(&str, IsThere); 6] = [
    ("cities", |place| place == Place::Kingdom),
    ("army", |place| place == Place::Army),
    ("residents", |place| matches!(place, Place::City(_))),
    ("enchantments", |place| matches!(place, Place::On(_) | Place::Global)),
    ("spells", |place| place == Place::Stack),
    ("gone", |place| place == Place::Gone),
];

fn seen(out: &mut Writer, seen: &SeenCard) {
    seen.card.write(out);
    seen.by.write(out);
}

fn resource(out: &mut Writer, resource: &Resource, controller: Seat) {
    resource.faction().write(out);
    resource.card.write(out);
    if resource.is_marked() {
        out.word("marked");
    }
    if resource.owner() != controller {
        out.word("of");
        resource.owner().write(out);
    }
    if resource.thief.is_some() {
        out.word("by");
        resource.thief.write(out);
    }
}

fn permanent(out: &mut Writer, there: &Permanent) {
    let usual = Permanent::new(there.piece, there.owner, there.controller, there.place);
    there.piece.write(out);
    if there.place == Place::Kingdom && there.defense != usual.defense {
        out.number(there.defense);
    }
    if matches!(there.place, Place::City(_) | Place::On(_)) {
        there.place.write(out);
    }
    if there.owner != there.controller {
        out.word("of");
        there.owner.write(out);
    }
    for (flag, word) in Flag::ALL {
        if there.is(*flag) {
            out.word(word);
        }
    }
    let counts: [i16; 8] = [
        there.damage.into(),
        there.growth.into(),
        there.edge.into(),
        there.decay.into(),
        there.atk.into(),
        there.def.into(),
        there.dealt.into(),
        there.dealt_before.into(),
    ];
    for (word, n) in COUNTED.into_iter().zip(counts) {
        if n != 0 {
            out.word(word);
            out.number(n);
        }
    }
    if there.is_serene() {
        out.word("serene");
    }
    for keyword in there.gained.iter() {
        out.word("gains");
        keyword.write(out);
    }
}

fn item(out: &mut Writer, item: &Item) {
    item.card.write(out);
    item.controller.write(out);
    if item.id != 0 {
        out.word("id");
        out.number(item.id);
    }
    if item.ability != Item::CARD {
        out.word("ability");
        out.number(item.ability);
    }
    if let Some(script) = item.script {
        out.word("script");
        out.number(script);
    }
    if item.source.is_some() {
        out.word("source");
        item.source.write(out);
    }
    for (word, n) in [("x", item.x), ("mode", item.mode)] {
        if n != 0 {
            out.word(word);
            out.number(n);
        }
    }
    if item.that != Default::default() {
        out.word("about");
        item.that.write(out);
    }
    if item.place != Place::Gone {
        out.word("place");
        item.place.write(out);
    }
}

fn combat(s: &Arcmage, out: &mut Facets) {
    let combat = &s.combat;
    out.write("attack", |out| {
        if combat.target != Default::default() {
            combat.target.write(out);
            combat.defender.write(out);
        }
        if combat.also.is_some() {
            combat.also.write(out);
            combat.also_of.write(out);
            out.number(combat.also_from);
        }
    });
    out.write("attackers", |out| combat.attackers.iter().for_each(|piece| piece.write(out)));
    out.write("defends", |out| {
        list(out, combat.defends.iter(), |out, pair| {
            pair.defender.write(out);
            pair.attacker.write(out);
        });
    });
    out.write("blows", |out| {
        list(out, combat.blows.iter(), |out, blow| {
            blow.by.write(out);
            blow.to.write(out);
            out.number(blow.n);
            if blow.battle {
                out.word("battle");
            }
        });
    });
}

/// Writes things parted by commas.
fn list<T>(out: &mut Writer, items: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut Writer, T)) {
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            out.part(",");
        }
        write(out, item);
    }
}
